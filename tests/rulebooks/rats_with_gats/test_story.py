"""The grammars hold the same in both languages, and the suggestions never repeat themselves in a game."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest
from pydantic import ValidationError

from game.rulebooks.rats_with_gats.cards import DECK, is_joker
from game.rulebooks.rats_with_gats.charts import CHARTS
from game.rulebooks.rats_with_gats.story.engine import Memory, order
from game.rulebooks.rats_with_gats.story.grammar import Grammar, grammar
from game.rulebooks.rats_with_gats.story.kinds import KINDS, Context, nickname, suggest, suggestion, technique
from game.rulebooks.rats_with_gats.story.typeset import melt, sentences, typeset
from game.rulebooks.rats_with_gats.texts import LINE, TALE, TITLE, fits

LANGUAGES = ("en", "fr")
PLAIN = tuple(card for card in DECK if not is_joker(card))
TAGS = ("", "gat", "name", "end", "ship", "captain", "piracy")
RATS = ("Herring", "Damp Sock", "Aldo", "Gouda")
MOST = {"gat": TITLE, "name": TITLE, "technique": TITLE, "nickname": TITLE}
LONG = ("aim", "hero", "helper", "deep", "party", "taunt", "hat", "left", "crew", "last")
OCCASIONS = 200
FEW = ("crew", "left", "hat", "last", "nickname", "shown")
"""Kinds that a game needs a handful of."""


def occasion(kind: str, number: int, language: str, memory: Memory) -> Context:
    """The number-th of many different occasions."""
    return Context(
        language=language,
        memory=memory,
        rat=RATS[number % 4],
        other=RATS[(number + 1) % 4],
        obstacle=PLAIN[number * 7 % 52],
        card=PLAIN[number * 11 % 52],
        won=number % 3 > 0,
        technique=f"Pi {number}" if number % 5 == 0 else "",
        tag=TAGS[number % 7] if kind in ("aim", "success", "failure") else "",
        what={"crew": ("ship", "captain", "piracy"), "left": ("dead", "retired", "fled")}.get(kind, ("ship",) * 3)[
            number % 3
        ],
        more=(PLAIN[(number * 7 + 1) % 52],),
        met=number % 4,
        past=PLAIN[(number + 30) % 52],
        place="in the brig",
        smell=f"tar {number} and rope",
    )


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in FEW])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_hundred_occasions_never_repeat_a_sentence(language: str, kind: str) -> None:
    memory, said = Memory(), Counter[str]()
    for number in range(OCCASIONS):
        text, used = suggestion(kind, occasion(kind, number, language, memory), 5)
        memory.keep(text, used)
        said.update(sentences(text))
        assert fits(text, MOST.get(kind, TALE if kind in LONG else LINE)), text
        assert not re.search(r"[{}]| {2}|\bNone\b", text), text
    assert [sentence for sentence, count in said.items() if count > 1] == []


@pytest.mark.parametrize("kind", FEW[:4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_seldom_has_enough_for_a_game(language: str, kind: str) -> None:
    memory, said = Memory(), Counter[str]()
    for number in range(18):
        text, used = suggestion(kind, occasion(kind, number, language, memory), 2)
        memory.keep(text, used)
        said[text] += 1
    assert max(said.values()) == 1


def test_narrations_of_all_roles_together_never_repeat_a_sentence() -> None:
    for language in LANGUAGES:
        memory, said = Memory(), Counter[str]()
        for number in range(OCCASIONS):
            for kind in ("hero", "helper", "deep"):
                text, used = suggestion(kind, occasion(kind, number, language, memory), 8)
                memory.keep(text, used)
                said.update(sentences(text))
        assert max(said.values()) == 1


def test_again_gives_another_text_and_the_same_arguments_the_same() -> None:
    for kind in KINDS:
        context = occasion(kind, 3, "en", Memory())
        texts = [suggest(kind, context, 4, nth) for nth in range(4)]
        assert texts == [suggest(kind, context, 4, nth) for nth in range(4)]
        assert kind in ("nickname", "shown") or len(set(texts)) == 4, kind


def test_another_key_tells_it_differently() -> None:
    assert len({suggest("hero", occasion("hero", 1, "en", Memory()), key) for key in range(12)}) > 8


def test_every_list_is_walked_through_before_anything_comes_again() -> None:
    assert sorted(order(3, "lead", 0, 9)) == list(range(9))
    rounds = [order(3, "lead", turn, 4) for turn in range(40)]
    assert all(after[0] != before[-1] for before, after in pairwise(rounds))


def test_both_languages_hold_the_same_symbols_labels_and_obstacles() -> None:
    one, other = grammar("en"), grammar("fr")
    assert one.symbols.keys() == other.symbols.keys()
    assert one.labels.keys() == other.labels.keys()
    assert one.obstacles.keys() == other.obstacles.keys() == CHARTS.keys()
    for face, telling in one.obstacles.items():
        other_telling = other.obstacles[face]
        assert len(telling.won) == len(other_telling.won) == 3
        assert len(telling.lost) == len(other_telling.lost) == 3
        assert telling.shown
        assert other_telling.shown


def test_a_new_name_list_is_long() -> None:
    for language in LANGUAGES:
        assert len(grammar(language).symbols["names"]) > 60
        assert not {"Carlos", "Barry", "Jaspar"} & set(grammar(language).symbols["names"])


def test_a_grammar_with_an_unknown_symbol_is_refused() -> None:
    broken = grammar("en").model_dump()
    broken["symbols"]["lead"].append("with a {spoonn}")
    with pytest.raises(ValidationError, match="spoonn"):
        Grammar.model_validate(broken)


@pytest.mark.parametrize(
    ("slot", "words", "melted"),
    [
        ("de foe", "le voleur", "du voleur"),
        ("de foe", "les cousins", "des cousins"),
        ("de foe", "l'ouragan", "de l'ouragan"),
        ("de rat", "Aldo", "d'Aldo"),
        ("de rat", "Varech", "de Varech"),
        ("à foe", "le voleur", "au voleur"),
        ("à foe", "la sirène", "à la sirène"),
        ("foe", "le voleur", "le voleur"),
    ],
)
def test_french_articles_melt(slot: str, words: str, melted: str) -> None:
    assert melt(slot, words) == melted


def test_no_french_text_leaves_an_article_unmelted_or_a_mark_unspaced() -> None:
    names = [telling.name.replace("'", "’") for telling in grammar("fr").obstacles.values()]
    unmelted = re.compile(rf"\b(?:de|à) (?:{'|'.join(name for name in names if name.startswith(('le ', 'les ')))})")
    for kind in KINDS:
        for number in range(60):
            text = suggest(kind, occasion(kind, number, "fr", Memory()), number)
            assert not unmelted.search(text), text
            assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»", text), text


def test_typesetting() -> None:
    assert typeset("« oui ! » dit-il. et l'autre : non", "fr") == (
        "«\u00a0Oui\u202f!\u00a0» dit-il. Et l’autre\u00a0: non"
    )
    assert typeset("it's on. go!", "en") == "It’s on. Go!"


def test_nicknames_come_from_the_smell_and_are_never_shared() -> None:
    assert nickname("the old Gouda and a hint of thunder", "en") == "Old Gouda"
    assert nickname("Le hareng fumé et le regret", "fr") == "Hareng fumé"
    assert nickname("tar", "en", frozenset({"Tar"})) == "Tar II"
    assert nickname("tar and rope", "en", frozenset({"Tar"})) == "Rope"
    assert len(nickname("x" * 200, "en")) <= TITLE


def test_techniques_differ_between_all_slots_of_a_table() -> None:
    for language in LANGUAGES:
        names = [technique(language, 9, seat, slot)[1] for seat in range(6) for slot in range(3)]
        assert len(set(names)) == 18
        assert all(1 <= technique(language, 9, seat, 0)[0] <= 100 for seat in range(6))


def test_the_family_wording_is_used_where_the_charts_have_one() -> None:
    bold = Context(language="en", rat="Aldo", obstacle="7C", card="2H", won=True)
    mild = Context(language="en", rat="Aldo", obstacle="7C", card="2H", won=True, family=True)
    assert "lustful" in suggest("hero", bold, 1)
    assert "lovestruck" in suggest("hero", mild, 1)
