"""The run in sentences: names and never "you", and nothing that the reader may not know."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core import HIDDEN, PUBLIC, Action, Event, Rng, Session, Standing
from game.language import language, set_language
from game.rulebooks.treasure_run import RULEBOOK, actions, events
from game.rulebooks.treasure_run.board import BOARD, KINDS, NODES
from game.rulebooks.treasure_run.cards import DECK, FACTS
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.words import (
    AREA_NAMES,
    CARD_NAMES,
    CARD_TEXTS,
    OBSTACLE_NAMES,
    PIECE_NAMES,
    SPACE_NAMES,
    area_name,
    obstacle_name,
    space_name,
)

NAMES = ("Ada", "Ben", "Zoé")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.OrderDrawn((0, 1, 2)), ""),
        (events.Shuffled((0,), (HIDDEN,)), "The Pie Cards are shuffled."),
        (events.Buried((HIDDEN,)), "The treasure is shuffled and lies face down."),
        (events.RoundBegan(3), "Round 3 begins."),
        (events.TurnBegan(0), ""),
        (events.Drew(0, 3, HIDDEN), "Ada draws a Pie Card."),
        (events.Drew(0, 3, "burrow"), "Ada draws Burrow."),
        (events.HandFull(0), "Ada has too many Pie Cards and must throw one away."),
        (events.Laid(0, 3, "swap", "play"), "Ada plays Swap."),
        (events.Laid(0, 3, "crust_shield", "shield"), "Ada plays Crust Shield."),
        (events.Laid(0, 3, "swap", "limit"), "Ada throws Swap away."),
        (events.Readied(0, "dash"), ""),
        (events.Readied(0, "sure"), ""),
        (events.Readied(0, "rush"), "Ada may walk three steps more."),
        (events.Rolled(0, (4,)), "Ada rolls 4."),
        (events.Rolled(0, (4, 6)), "Ada rolls 4 and 6: 10 steps."),
        (events.Walked(0, ("n1",)), "Ada walks 1 step to a plain space."),
        (events.Walked(0, ("n1", "n2")), "Ada walks 2 steps to a pie space."),
        (events.Walked(0, ("n2", "n3")), "Ada walks 2 steps to a treasure space."),
        (events.Walked(0, ("n3", "n4")), "Ada walks 2 steps to the orchard wasps."),
        (events.Walked(0, ("n1", "gate")), "Ada walks 2 steps to the gate."),
        (events.Walked(0, ("q3", "ship")), "Ada goes on board the Jolly Pastry."),
        (events.Tried(0, "m9", 5, True), "Ada rolls 5, enough for the bakery oven."),
        (events.Tried(0, "m9", 4, False), "Ada rolls 4, too little for the bakery oven."),
        (events.Passed(0, "s4"), "Sure paws take Ada past the stepping stones."),
        (events.Burrowed(0, "s11"), "Ada digs a tunnel and comes up in the carob grove."),
        (events.CrocWalked(("n5",), "round"), "Croc walks his beat: 1 step."),
        (events.CrocWalked(("n5", "n6"), "round"), "Croc walks his beat: 2 steps."),
        (events.CrocWalked(("n5",), "noise"), "Croc hears a noise: 1 step."),
        (events.CrocWalked(("n5", "n6"), "whistle"), "Croc follows the whistle: 2 steps."),
        (events.Cornered((0, 2), "act"), "Croc has caught Ada and Zoé."),
        (events.SentBack(0), "Ada is sent back to the gate."),
        (events.Shielded(0), "The crust holds: Ada stays."),
        (events.ChestReached(0), ""),
        (events.LeftAlone(0), "Ada leaves the chest alone."),
        (events.Found(0, "golden_whisk"), "Ada finds the golden whisk."),
        (events.PrintsCleared(0), "Ada has been at every chest: the paw prints go."),
        (events.TradedIn(0, ("crown", "ruby"), "anchor", ()), "Ada trades the crown and the ruby for the anchor."),
        (events.TradedIn(0, ("crown", "crown"), "anchor", ()), "Ada trades the crown twice for the anchor."),
        (events.Exchanged(0, "crown", 2, "ruby", "swap"), "Ada gives Zoé the crown for the ruby."),
        (events.Stolen(0, 1, "compass"), "Ada takes the compass from Ben."),
        (events.GameEnded("home", 1), "Ben is home with every piece of the treasure."),
        (events.GameEnded("crew", -1), "All are on board, and so is the treasure: the crew wins."),
        (events.GameEnded("farm_woke", -1), "The farm wakes, and the rats run without their treasure."),
        (events.GameEnded("rounds", -1), "Sixty rounds are over: the run is called off."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert RULEBOOK.sentence(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("standing", "sentence"),
    [
        (Standing(0, 1, 3), ""),
        (Standing(0, 1, 5, "home", (1,)), "As many pieces as Ben: first on board counts."),
        (Standing(0, 1, 3, "nearer", (1, 2)), "As many pieces as Ben and Zoé: the way to the ship decides."),
        (Standing(0, 1, 3, "more_cards", (1,)), "As many pieces and as near as Ben: the Pie Cards decide."),
        (Standing(0, 1, 3, "shared", (1,)), "Level with Ben in everything: the place is shared."),
        (Standing(0, 1, 7, "crew"), "The whole crew is on board with the treasure."),
        (Standing(0, 2, 7, "farm_woke"), "The farm woke before all were on board with the treasure."),
    ],
)
def test_reasons(standing: Standing, sentence: str) -> None:
    assert RULEBOOK.reason(standing, NAMES) == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (actions.Roll(0), "Ada wanted to get on."),
        (actions.Walk(0, ("n1",)), "Ada saw most to gain that way."),
        (actions.Play(0, 1), "Ada needed this card now."),
        (actions.Burrow(0, 1, "n3"), "Ada found this chest worth a tunnel."),
        (actions.Whistle(0, 1, 2), "Ada wanted Croc elsewhere."),
        (actions.Swap(0, 1, "crown", 1, "ruby"), "Ada saw what was wanted on the shelf of Ben."),
        (actions.StickyPaws(0, 1, 2, "ruby"), "Ada saw what was wanted on the shelf of Zoé."),
        (actions.Barter(0, "crown", 1, "ruby"), "Ada saw what was wanted on the shelf of Ben."),
        (actions.Draw(0), "Ada hoped for a piece that is still missing."),
        (actions.TradeIn(0, ("crown", "crown"), "ruby"), "Ada had pieces to spare and one missing."),
        (actions.Leave(0), "Ada wanted no noise."),
        (actions.Answer(0), "Ada had no crust to hold out, or kept it."),
        (actions.Answer(0, 3), "Ada had too far to go to be sent back."),
        (actions.Discard(0, 3), "Ada parted with the card that matters least."),
    ],
)
def test_a_bot_says_why(action: Action, sentence: str) -> None:
    assert RULEBOOK.why(action, (), NAMES) == sentence


def test_every_action_has_its_why() -> None:
    assert len(RULEBOOK.actions) == 13


def test_everything_has_a_name() -> None:
    assert set(CARD_NAMES) == set(CARD_TEXTS) == set(DECK)
    assert set(PIECE_NAMES) == set(FACTS.pieces)
    assert set(OBSTACLE_NAMES) == {node.name for node in BOARD.nodes if node.name}
    assert set(AREA_NAMES) == {node.place for node in BOARD.nodes}
    assert set(SPACE_NAMES) == set(KINDS.values())
    assert all(space_name(id_) and area_name(id_) for id_ in NODES)
    assert obstacle_name("q2") == space_name("q2") == "the gangplank"


def played(rats: int, options: Options, seed: int) -> Session[object]:
    session, rng = Session(TreasureRules(rats, options), seed), Rng(seed)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    return session


def test_every_sentence_of_whole_games() -> None:
    """Every log of every viewer: no "you", no raw word of the code, and drawn cards named to their owner only."""
    told: set[type[Event]] = set()
    for seed in range(4):
        session = played(3, Options(), seed)
        state = session.rules.blank()
        for event in (event for step in session.steps for event in step.events):
            for viewer in (PUBLIC, 0, 1, 2):
                seen = event.seen_by(viewer, state)
                sentence = RULEBOOK.sentence(seen, NAMES)
                if sentence:
                    told.add(type(event))
                assert not {"you", "your", "hidden", "none"} & set(sentence.lower().replace(".", "").split())
                assert "{" not in sentence
                assert "_" not in sentence
                if isinstance(seen, events.Drew):
                    assert (sentence == f"{NAMES[seen.seat]} draws a Pie Card.") == (viewer != seen.seat)
            event.change(state)
    silent = {events.OrderDrawn, events.TurnBegan, events.ChestReached}
    seldom = {events.PrintsCleared, events.GameEnded, events.Stolen}
    assert told | seldom == {event for event in RULEBOOK.events if event.__name__ != "Arranged"} - silent


def test_rats_go_by_their_players() -> None:
    assert RULEBOOK.seat_names(TreasureRules(3, Options()), NAMES) == list(NAMES)


def test_who_sees_a_face() -> None:
    state = Session(TreasureRules(3, Options()), 0).state
    drew, traded = events.Drew(0, 3, "swap"), events.TradedIn(0, ("crown", "crown"), "ruby", ("anchor", "crown"))
    assert [drew.seen_by(viewer, state) for viewer in (0, 1, PUBLIC)] == [drew, *[replace(drew, face=HIDDEN)] * 2]
    assert all(traded.seen_by(v, state) == replace(traded, pile=(HIDDEN,) * 2) for v in (0, 1, PUBLIC))
    assert events.Buried(("ruby",)).seen_by(0, state) == events.Buried((HIDDEN,))
    assert events.Shuffled((0,), ("swap",)).seen_by(0, state) == events.Shuffled((0,), (HIDDEN,))


def test_what_opens_something_is_final() -> None:
    assert {event for event in RULEBOOK.events if event.reveals} == {events.Drew, events.Laid, events.Found}
