"""What can be suggested: for each kind of text, which symbols tell it and what it must know."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from game.core import Rng
from game.rulebooks.rats_with_gats.cards import COURT_SLOT
from game.rulebooks.rats_with_gats.story.engine import Memory, Plan, told
from game.rulebooks.rats_with_gats.story.grammar import Grammar, grammar
from game.rulebooks.rats_with_gats.story.typeset import capital, typeset
from game.rulebooks.rats_with_gats.texts import LINE, TALE, TITLE

LONGEST_NICKNAME: Final = 22


@dataclass(frozen=True, slots=True)
class Context:
    """What a suggestion is about: public facts only; names are the rats' own, or their nicknames."""

    language: str = "en"
    memory: Memory = field(default_factory=Memory)
    family: bool = False
    rat: str = ""
    """Whose text it is, or (for the Deep, stakes and what befalls) whom it is about."""
    other: str = ""
    """The hero that is helped, or the opponent in a duel."""
    tag: str = ""
    """The objective of an aim or a stake; "duel" and "hat" for the stakes of those."""
    what: str = ""
    """How a rat left ("dead", "fled"..), or which crew objective is done ("ship"..)."""
    obstacle: str = ""
    """The first card of what was met."""
    rival: str = ""
    """The other rat in a duel, where no obstacle was met."""
    card: str = ""
    """The card that was played against it, "" for none."""
    won: bool = False
    technique: str = ""
    """The name of the technique, if the card called one up."""
    familiar: bool = False
    """The technique was used before."""
    more: tuple[str, ...] = ()
    """Further obstacles by first card: also beaten (hero), also failed (deep), also listed (shown)."""
    met: int = 0
    """How often this obstacle has been told of before."""
    past: str = ""
    """Another obstacle, which this rat met before."""
    place: str = ""
    smell: str = ""
    taken: frozenset[str] = frozenset()
    """Nicknames that others go by."""


def suggest(kind: str, context: Context, key: int, nth: int = 0) -> str:
    """The nth suggestion of a kind for an occasion; the same arguments always give the same text."""
    return suggestion(kind, context, key, nth)[0]


def suggestion(kind: str, context: Context, key: int, nth: int = 0) -> tuple[str, tuple[str, ...]]:
    """A suggestion, and the lists that it was made from: Memory.keep() both once it is in the log."""
    if kind == "nickname":
        return nickname(context.smell, context.language, context.taken), ()
    words = grammar(context.language)
    plan, most = _PLANS[kind]
    return told(words, plan(words, context), key, nth, context.memory, most)


def technique(language: str, key: int, seat: int, slot: int, nth: int = 0) -> tuple[int, str]:
    """A technique's number and name for a seat's slot; no two slots of a table have the same."""
    at = seat * 3 + slot + 18 * nth
    memory = Memory()
    memory.uses.update({"technique": at, "tech.whole": at // 2, "tech.a": at // 2, "tech.b": at // 2 + at // 34})
    name = told(grammar(language), Plan(("technique",)), key, 0, memory, TITLE)[0]
    return 1 + Rng(key, at, 100).below(100), name


def nickname(smell: str, language: str, taken: frozenset[str] = frozenset()) -> str:
    """What a rat without a name goes by: the first thing it smells of, or the next if others go by that."""
    parts = [_short(part) for part in re.split(r"\s*(?:[,;.:]|\band\b|\bet\b|\bwith\b|\bavec\b)\s*", smell) if part]
    parts = [part for part in parts if part] or [grammar(language).labels["somebody"]]
    names = [capital(typeset(part, language)) for part in parts]
    if language == "en":
        names = [" ".join(map(capital, name.split())) for name in names]
    for name in (*names, *(f"{names[0]} {numeral}" for numeral in ("II", "III", "IV", "V", "VI", "VII"))):
        if name not in taken:
            return name
    return f"{names[0]} {len(taken) + 1}"


def _short(part: str) -> str:
    """Without articles, and cut between words."""
    part = re.sub(
        r"^(?:the|an?|some|les?|la|du|de la|des|une?|de l['’]|l['’]|d['’])(?:\s+|(?<=['’]))",
        "",
        part.strip(),
        flags=re.I,
    )
    while len(part) > LONGEST_NICKNAME and " " in part:
        part = part.rsplit(" ", 1)[0]
    return part[:LONGEST_NICKNAME]


def _facts(words: Grammar, context: Context) -> dict[str, str]:
    facts = {"rat": context.rat, "other": context.other, "technique": context.technique, "place": context.place}
    more = context.more[0] if context.more else ""
    for name, face in (("foe", context.obstacle), ("foe2", more), ("past", context.past)):
        if face:
            facts[name] = words.obstacles[face].called(for_family=context.family)
    return {"foe": context.rival or words.labels["somebody"]} | facts


def _plain(*symbols: str) -> Callable[[Grammar, Context], Plan]:
    return lambda words, context: Plan(symbols, _facts(words, context))


def _of_tag(symbol: str, case: str) -> Callable[[Grammar, Context], Plan]:
    def plan(words: Grammar, context: Context) -> Plan:
        tag = context.tag or "any"
        return Plan((symbol,), _facts(words, context), {case: f"{case}.{tag}"})

    return plan


def _success(words: Grammar, context: Context) -> Plan:
    if context.tag in ("duel", "hat"):
        return Plan((f"{context.tag}.win",), _facts(words, context))
    return _of_tag("stake.win", "prize")(words, context)


def _failure(words: Grammar, context: Context) -> Plan:
    symbol = f"{context.tag}.lose" if context.tag in ("duel", "hat") else "stake.lose"
    return Plan((symbol,), _facts(words, context))


def _shown(words: Grammar, context: Context) -> Plan:
    """Obstacles that have not been shown yet, two at a time; when all have, that they are still there."""
    listed = [context.obstacle, *context.more] if context.obstacle else []
    fresh = [face for face in listed if not context.memory.uses[f"o.{face}.shown"]]
    if not fresh:
        return Plan(("frame.still",), _facts(words, context))
    cases = {case: f"o.{face}.shown" for case, face in zip(("shown", "shown2"), fresh, strict=False)}
    room = sum(len(words.choices(symbol)[0]) for symbol in cases.values()) < LINE - 10
    return Plan(("frame.both" if len(cases) == 2 and room else "frame.shown",), _facts(words, context), cases)


def _outcome(words: Grammar, context: Context, won: bool) -> tuple[str, dict[str, str]]:
    """The symbol that tells how it went: by the obstacle's own pictures while there are any left."""
    end = "won" if won else "lost"
    symbol = f"o.{context.obstacle}.{end}"
    if context.obstacle and context.memory.uses[symbol] < len(words.choices(symbol)):
        return f"image.{end}", {"image": symbol}
    return f"outcome.{end}", {}


def _how(context: Context) -> dict[str, str]:
    suit = (context.card or context.obstacle or "S")[-1]
    return {"how": f"how.{suit}.{'won' if context.won else 'lost'}"}


def _hero(words: Grammar, context: Context) -> Plan:
    symbols, cases = ["again"] * (context.met % 2), _how(context)
    told = context.memory.uses["act.won"] + context.memory.uses["act.lost"]
    if context.past and not symbols and told % 3 == 2:
        symbols.append("recall")
    if context.technique and context.card in COURT_SLOT:
        symbols.append("tech.again" if context.familiar else "act.technique")
    else:
        symbols.append("act.won" if context.won else "act.lost")
    outcome, image = _outcome(words, context, context.won)
    symbols.append(outcome)
    if context.more and context.won:
        symbols.append("also")
    return Plan(tuple(symbols), _facts(words, context), cases | image)


def _helper(words: Grammar, context: Context) -> Plan:
    end = "won" if context.won else "lost"
    if context.technique and context.card in COURT_SLOT:
        end = "technique"
    outcome, image = _outcome(words, context, context.won)
    symbols = (f"help.{end}", outcome) if image else (f"help.{end}",)
    return Plan(symbols, _facts(words, context), _how(context) | image)


def _deep(words: Grammar, context: Context) -> Plan:
    """Complications: what is not beaten has its say, first with pictures of its own."""
    symbol = f"o.{context.obstacle}.lost"
    if context.obstacle and context.memory.uses[symbol] < len(words.choices(symbol)):
        return Plan(("deep.image",), _facts(words, context), {"image": symbol})
    return Plan(("deep.outcome",), _facts(words, context))


def _party(words: Grammar, context: Context) -> Plan:
    symbols = ("party", "party.won" if context.won else "party.lost") if context.obstacle else ("party",)
    return Plan(symbols, _facts(words, context))


def _name(words: Grammar, context: Context) -> Plan:
    used_up = context.memory.uses["names"] >= len(words.choices("names"))
    return Plan(("name.more" if used_up else "name",))


def _of_what(symbol: str) -> Callable[[Grammar, Context], Plan]:
    return lambda words, context: Plan((f"{symbol}.{context.what}",), _facts(words, context))


def _last(words: Grammar, context: Context) -> Plan:
    fought = f"last.{'won' if context.won else 'lost'}" if context.obstacle else "last.none"
    return Plan(("last.where", fought, f"last.next.{context.what}"), _facts(words, context))


_PLANS: Final[dict[str, tuple[Callable[[Grammar, Context], Plan], int]]] = {
    **{kind: (_plain(kind), LINE) for kind in ("looks", "smell", "words", "liked", "hated", "qualities")},
    **{kind: (_plain(kind), LINE) for kind in ("where", "doing", "odd")},
    "shown": (_shown, LINE),
    "technique": (_plain("technique"), TITLE),
    "aim": (_of_tag("aim", "goal"), TALE),
    "success": (_success, LINE),
    "failure": (_failure, LINE),
    "hero": (_hero, TALE),
    "helper": (_helper, TALE),
    "deep": (_deep, TALE),
    "party": (_party, TALE),
    "gat": (_plain("gat"), TITLE),
    "name": (_name, TITLE),
    "taunt": (_plain("taunt"), TALE),
    "hat": (_plain("hat.taken"), TALE),
    "left": (_of_what("left"), TALE),
    "crew": (_of_what("crew"), TALE),
    "last": (_last, TALE),
}
KINDS: Final = ("nickname", *_PLANS)
"""All that can be suggested."""
