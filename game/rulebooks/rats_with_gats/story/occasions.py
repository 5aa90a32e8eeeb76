"""What each occasion of a game gives a suggestion to know, taken from the log so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rulebooks.rats_with_gats.story.kinds import Context
from game.rulebooks.rats_with_gats.story.log import CardPlayed, Fight

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.story.chronicle import Chronicle

AT_ONCE: Final = frozenset({"looks", "smell", "words", "liked", "hated", "aim", "party"})
"""Kinds that several seats say at the same time, so that each is offered another."""


def context(book: Chronicle, kind: str, seat: int, what: str = "") -> Context:
    """The occasion of a kind for a seat, as things stand."""
    plain: dict[str, object] = {"tag": what, "what": what}
    if kind in ("success", "failure", "taunt") and book.fight is not None:
        plain |= _stakes(book, book.fight, what)
    elif kind in ("hero", "helper", "deep") and book.fight is not None:
        plain |= _tale(book, book.fight, kind, seat)
    elif kind == "shown":
        faces = list(book.listed.values())
        plain |= {"obstacle": faces[0] if faces else "", "more": tuple(faces[1:])}
    elif kind == "party":
        plain |= _deed(book, seat)
    return _made(book, **({"rat": book.called(seat)} | plain))


def last(book: Chronicle) -> Context:
    """Where the story stands, for those who come back to it."""
    scenes = [scene for scene in book.log.scenes if scene.where]
    where = (scenes[-1].where if scenes else book.words.labels["somebody"]).rstrip(".")
    fights = [fight for scene in book.log.scenes for fight in scene.fights() if fight.cards]
    cards = [card for card in fights[-1].cards if not card.duel] if fights else []
    goals = [goal for goal, done in zip(("ship", "captain", "piracy"), book.crew, strict=True) if not done]
    known: dict[str, object] = {"place": where[:1].lower() + where[1:], "what": (*goals, "done")[0]}
    if cards:
        card = cards[-1]
        known |= {"rat": card.rat, "obstacle": card.obstacle, "won": card.won}
    return _made(book, **known)


def _made(book: Chronicle, **known: object) -> Context:
    return Context(language=book.language, memory=book.memory, family=book.family, **known)  # type: ignore[arg-type]


def _stakes(book: Chronicle, fight: Fight, tag: str) -> dict[str, object]:
    """The rat in question, and one of the listed obstacles after the other to threaten it with."""
    faces = list(book.listed.values())
    about = faces[sum(book.met.values()) % len(faces)] if faces else ""
    known: dict[str, object] = {"rat": fight.rat, "other": fight.other, "obstacle": about, "rival": fight.other}
    if about:
        del known["rival"]
    return known | {"tag": tag if fight.kind == "deep" else fight.kind}


def _tale(book: Chronicle, fight: Fight, kind: str, seat: int) -> dict[str, object]:
    hero = book.called(fight.seat)
    if kind == "deep":
        told = {card.obstacle for card in fight.of(fight.seat)[:1]}
        failed = sorted(fight.failed(), key=lambda card: (card.duel, card.obstacle in told))
        return {"rat": hero, "other": hero} | _against(book, fight, failed)
    cards = sorted(fight.of(seat), key=lambda card: (not card.won, card.technique is None, card.duel)) or fight.failed()
    others = tuple(card.obstacle for card in cards[1:] if card.won and not card.duel)
    return (
        {"rat": book.called(seat), "other": hero}
        | _against(book, fight, cards)
        | {"more": others, "past": _past(book, seat, cards)}
    )


def _past(book: Chronicle, seat: int, cards: list[CardPlayed]) -> str:
    """Something that this rat met before, to be reminded of."""
    now = {card.obstacle for card in cards}
    return next((face for face, _ in reversed(book.rats[seat].deeds) if face not in now), "")


def _against(book: Chronicle, fight: Fight, cards: list[CardPlayed]) -> dict[str, object]:
    """The first of these cards: what it met, and how it went."""
    if not cards:
        return {"rival": fight.other}
    card = cards[0]
    met: dict[str, object] = {"card": card.card or card.obstacle, "won": card.won, "familiar": card.familiar}
    met |= {"rival": fight.other} if card.duel else {"obstacle": card.obstacle, "met": book.met[card.obstacle]}
    return met | ({"technique": card.technique[1]} if card.technique else {})


def _deed(book: Chronicle, seat: int) -> dict[str, object]:
    """What a rat is remembered for: something it beat, or for every other seat something that beat it."""
    deeds = book.rats[seat].deeds
    if not deeds:
        return {}
    wanted = [deed for deed in deeds if deed[1] == (seat % 2 == 0)] or deeds
    face, won = wanted[len(wanted) // 2]
    return {"obstacle": face, "won": won}
