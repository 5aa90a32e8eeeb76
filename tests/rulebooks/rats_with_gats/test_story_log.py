"""The ship's log of whole bot games: every challenge, every card, nothing twice, nothing run."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from game.commands.yarn import CREW, played
from game.core import PUBLIC, Event, Session
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats.rat_events import Achieved, Described, ItemMoved
from game.rulebooks.rats_with_gats.scene_events import Framed, Narrated, ObstacleDrawn, SceneBegan
from game.rulebooks.rats_with_gats.state import State
from game.rulebooks.rats_with_gats.story.chronicle import Chronicle
from game.rulebooks.rats_with_gats.story.export import html, markdown
from game.rulebooks.rats_with_gats.story.log import Fight, Said
from game.rulebooks.rats_with_gats.story.typeset import sentences

SEEDS = (1, 4)


@cache
def game(seed: int) -> Session[State]:
    return played(4, seed, "random")


@cache
def public(seed: int) -> tuple[Event, ...]:
    session, seen = game(seed), list[Event]()
    state = session.rules.blank()
    for step in session.steps:
        for event in step.events:
            seen.append(event.seen_by(PUBLIC, state))
            event.change(state)
    return tuple(seen)


def whole(seed: int, language: str = "en") -> Chronicle:
    return Chronicle.of(game(seed).rules, game(seed).steps, CREW[:4], seed, language, False)


def fights(book: Chronicle) -> list[Fight]:
    return [fight for scene in book.log.scenes for fight in scene.fights()]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_challenge_is_there_with_its_cards_and_results(seed: int) -> None:
    events, told = public(seed), fights(whole(seed))
    called = [event for event in events if isinstance(event, ev.ChallengeCalled)]
    assert [(fight.kind, fight.caller) for fight in told] == [(event.form, event.caller) for event in called]
    compared = [event for event in events if isinstance(event, ev.Compared)]
    shown = [(c.seat, c.card, c.obstacle, c.won) for fight in told for c in fight.cards if c.card]
    assert shown == [(event.seat, event.face, event.title, event.beaten) for event in compared]
    results = [event.success for event in events if isinstance(event, ev.Resolved)]
    assert [fight.result == "won" for fight in told if fight.result in ("won", "lost")] == results
    assert len(compared) > 15


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_sentence_is_told_twice_in_a_game(seed: int, language: str) -> None:
    book, said = whole(seed, language), Counter[str]()
    for scene in book.log.scenes:
        for part in scene.parts:
            tales = part.tales if isinstance(part, Fight) else [part] if isinstance(part, Said) else []
            for tale in tales:
                said.update(sentences(tale.text))
    for part in book.log.party:
        said.update(sentences(part.text) if isinstance(part, Said) else [])
    assert len(said) > 100
    assert [sentence for sentence, count in said.items() if count > 1] == []


def test_one_event_at_a_time_gives_the_same_log_as_all_at_once() -> None:
    book = Chronicle(CREW[:4], 1, "en")
    for event in public(1):
        book.feed(event)
    assert book.log == whole(1).log
    assert markdown(book.log, "Ship") == markdown(whole(1).log, "Ship")


def test_the_log_needs_no_hidden_card() -> None:
    """What the public saw is enough; a log that reads hands would differ from one that was fed whole events."""
    session, book = game(1), Chronicle(CREW[:4], 1, "en")
    for step in session.steps:
        for event in step.events:
            book.feed(event)
    assert book.log == whole(1).log


def begun() -> Chronicle:
    book = Chronicle(("Ada", "Basile", "Chidi"), 3, "en")
    book.feed(Described(0, "grey", "<script>alert(1)</script>", "“Boo” & *boo*", True))
    book.feed(SceneBegan(1, (False, False, True), 2))
    return book


def test_typed_text_is_shown_as_typed_and_never_run() -> None:
    book = begun()
    page = html(book.log, 'A <b>ship</b> & "sons"', "1 May")
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "<title>A &lt;b&gt;ship&lt;/b&gt; &amp; &quot;sons&quot;</title>" in page
    assert "http" not in page
    assert "\\*boo\\*" in markdown(book.log, "Ship")
    assert "\\<script\\>" in markdown(book.log, "Ship")


def test_the_page_is_in_the_games_language() -> None:
    book = Chronicle(("Ada", "Basile", "Chidi"), 3, "fr")
    book.feed(Described(0, "", "", "", False))
    assert '<html lang="fr">' in html(book.log, "Navire")
    assert "Le journal de bord" in html(book.log, "Navire")
    assert "*Allure\u00a0:*" in markdown(book.log, "Navire")


def test_a_card_stands_with_its_suit_its_obstacle_and_what_came_of_it() -> None:
    book = begun()
    book.feed(ObstacleDrawn(9, "10H"))
    book.feed(ev.ChallengeCalled("deep", 2, 0))
    book.feed(ev.Compared(9, "10H", 0, "8S", 9, 1, 10, False, False))
    page, text = html(book.log, "Ship"), markdown(book.log, "Ship")
    assert '<span class="face">8♠</span>' in page
    assert "**8♠** → the cheese thief (10♥): 9/10, not enough" in text
    assert '<span class="lost">9/10, not enough</span>' in page
    assert "::" not in text


def test_told_aloud_is_logged_so_and_nothing_typed_is_suggested() -> None:
    book = begun()
    book.feed(ev.ChallengeCalled("deep", 2, 0))
    book.feed(Narrated(0, "hero", "…", ()))
    book.feed(Narrated(1, "helper", "My own words.", ()))
    book.feed(Narrated(2, "deep", "", ()))
    aloud, typed, suggested = fights(book)[0].tales
    assert aloud.text == ""
    assert typed.text == "My own words."
    assert len(suggested.text) > 20
    assert "told aloud at the table" in markdown(book.log, "Ship").lower()


def test_a_rat_goes_by_its_smell_until_it_has_a_name() -> None:
    book = begun()
    book.feed(Described(1, "", "old rope and tar", "", False))
    assert book.called(1) == "Old Rope"
    assert book.called(2) == "Chidi’s rat"
    book.feed(Achieved(1, 1, "Carlos"))
    assert book.called(1) == "Carlos"
    book.feed(ItemMoved(1, 1, 2, "Carlos", False))
    assert (book.called(1), book.called(2)) == ("Old Rope", "Carlos")


def test_a_taken_suggestion_is_the_one_the_log_would_have_written() -> None:
    book, other = begun(), begun()
    offered = book.offer("where", 2)
    book.feed(Framed(2, "", "", "", ""))
    other.feed(Framed(2, offered, "", "", ""))
    assert book.log.scenes[0].where == offered
    assert book.memory.uses == other.memory.uses


def test_seats_that_speak_at_the_same_time_are_offered_different_texts() -> None:
    book = Chronicle(("Ada", "Basile", "Chidi"), 3, "en")
    assert len({book.offer("smell", seat, nth) for seat in range(3) for nth in range(4)}) == 12


@pytest.mark.parametrize("language", ["en", "fr"])
def test_last_time_is_three_sentences(language: str) -> None:
    book = whole(4, language)
    assert len(sentences(book.last_time())) == 3
    assert Chronicle(("Ada", "Basile", "Chidi"), 3, language).last_time() == ""
    before = replace(book.memory)
    book.last_time()
    assert book.memory == before
