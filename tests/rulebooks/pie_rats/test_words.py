"""The farmhouse in sentences: names and never "you", and nothing that the reader may not know."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core import HIDDEN, PUBLIC, Action, Event, Rng, Session, Standing
from game.language import language, set_language
from game.rulebooks.pie_rats import RULEBOOK
from game.rulebooks.pie_rats.actions import Call, Defend, Discard, Done, Loot, Lure, Pass, Pay, Play, Table
from game.rulebooks.pie_rats.cards import ACTIONS, CHARISMA, DECK, FACTS, RATS
from game.rulebooks.pie_rats.deeds import (
    Asked,
    Called,
    CharismaTaken,
    Closed,
    Declared,
    Looted,
    Lured,
    Mirrored,
    Passed,
    PenaltyDue,
    RatDiscarded,
    RatTaken,
)
from game.rulebooks.pie_rats.events import (
    Baked,
    Defended,
    Drew,
    GameEnded,
    LeadPassed,
    LureOver,
    PhaseBegan,
    PieRevealed,
    Played,
    RoundBegan,
    Shuffled,
    StepEnded,
    Tabled,
)
from game.rulebooks.pie_rats.names import RAT_NAMES
from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.words import CARD_NAMES, PHASE_NAMES, PIE_NAMES, card_text, pie_name

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
        (Shuffled((0,), (HIDDEN,)), "The cards are shuffled."),
        (Baked((HIDDEN,)), ""),
        (LeadPassed(1), "Ben leads."),
        (Drew(0, 3, HIDDEN), "Ada draws a card."),
        (Drew(0, 3, "parrot"), "Ada draws Parrot."),
        (RoundBegan(4, 1), "Round 4 begins."),
        (PieRevealed(0, "cherry"), "Cherry Pie steams on the sill."),
        (PhaseBegan("charm", (0, 1)), ""),
        (StepEnded(0), ""),
        (Tabled(0, 3, "swab_bob"), "Swab Bob joins the gang of Ada."),
        (Tabled(0, 3, "parrot"), "Ada puts on some charm: Parrot."),
        (Played(0, 3, "carob_bean", "card"), "Ada plays Carob Bean."),
        (Played(0, 3, "double_watch", "watch"), "Ada plays Double Watch."),
        (Played(0, 3, "mirror", "discard"), "Ada throws Mirror away."),
        (Defended(0, 3, "swab_bob", True), "Ada defends Swab Bob."),
        (Declared("lure", 0, rats=(1,), owners=(1,), who=("swab_bob",)), "Ada whistles to Swab Bob."),
        (
            Declared("lure", 0, rats=(1, 2), owners=(1, 2), who=("swab_bob", "nan_bread")),
            "Ada whistles to Swab Bob and Nan Bread.",
        ),
        (Declared("loot", 0, pie=0, pie_face="cherry"), "Ada goes for the pie alone."),
        (Declared("loot", 0, rats=(1,), who=("swab_bob",), pie=0), "Ada goes for the pie with Swab Bob."),
        (Declared("card", 0, "carob_bean", (1,), (1,), who=("swab_bob",)), "Carob Bean is aimed at Swab Bob."),
        (
            Declared("card", 0, "charisma_theft", owners=(1,), cards=(4,), faces=("charm",)),
            "Charisma Theft is aimed at Charm.",
        ),
        (Declared("mirror", 0, "mirror"), ""),
        (Asked((1,)), ""),
        (Passed(1), ""),
        (Closed("lure", 0, "", "done"), ""),
        (Closed("lure", 0, "", "mirrored"), ""),
        (Closed("lure", 0, "", "off"), "The lure of Ada is off."),
        (Closed("loot", 0, "", "off"), "The loot of Ada is off."),
        (Closed("card", 0, "kidnapping", "off"), "Kidnapping finds nothing any more."),
        (Closed("mirror", 0, "mirror", "off"), "Mirror finds nothing any more."),
        (Lured(0, (1,), ("swab_bob",), (1,), ()), "Swab Bob follows Ada."),
        (Lured(0, (1, 2), ("swab_bob", "nan_bread"), (1, 1), ()), "Swab Bob and Nan Bread follow Ada."),
        (Mirrored(0, (1,)), "The mirror breaks the charm of Ada: nobody follows."),
        (RatDiscarded(0, 1, "swab_bob", "bean"), "Swab Bob leaves Ada for a carob bean."),
        (RatDiscarded(0, 1, "swab_bob", "call"), "Called, but no pie: Ada loses Swab Bob."),
        (RatDiscarded(0, 1, "swab_bob", "pays"), "No pie this round: Ada loses Swab Bob."),
        (RatTaken(0, 1, 4, "swab_bob", False), "Ada kidnaps Swab Bob from Ben."),
        (CharismaTaken(0, 1, 4, "charm"), "Ada takes Charm from Ben."),
        (Called(0), "Ada calls: looting a pie!"),
        (Looted(0, 1, "cherry", (), (), ()), "Ada carries off: Cherry Pie."),
        (PenaltyDue(0, "call"), ""),
        (LureOver(), ""),
        (GameEnded("looted"), "The last pie is gone."),
        (GameEnded("swept"), "The farmer's wife sweeps the sill."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert RULEBOOK.sentence(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("standing", "sentence"),
    [
        (Standing(0, 1, 9), ""),
        (Standing(0, 1, 9, "heavier", (1, 2)), "As many points as Ben and Zoé: the heavier loot decides."),
        (
            Standing(0, 1, 9, "more_pies", (1,)),
            "Level with Ben in points and weight: the number of pies decides.",
        ),
        (Standing(0, 1, 9, "ate_last", (1,)), "Level with Ben so far: who ate pie last is placed first."),
        (Standing(0, 1, 9, "earlier", (1,)), "Level with Ben so far: the earlier first pie decides."),
        (Standing(0, 1, 0, "shared", (1,)), "Level with Ben in everything: the place is shared."),
    ],
)
def test_reasons(standing: Standing, sentence: str) -> None:
    assert RULEBOOK.reason(standing, NAMES) == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Table(0, 3), "Ada found it more useful on the table."),
        (Play(0, 3, 4), "Ada saw most to gain there."),
        (Play(0, 3), "Ada broke the charm."),
        (Defend(0, 3), "Ada feared to lose this rat most."),
        (Lure(0, (3,)), "Ada wanted that strength, and could afford the charm."),
        (Call(0), "Ada wanted no surprises on the way to the pie."),
        (Loot(0, 1), "Ada took the best pie for the rats it cost."),
        (Pass(0), "Ada saw no need to step in."),
        (Pay(0, 3), "Ada parted with the rat that matters least."),
        (Discard(0, 3), "Ada hopes for a better card."),
        (Done(0), "Ada saw nothing better to do."),
    ],
)
def test_a_bot_says_why(action: Action, sentence: str) -> None:
    assert RULEBOOK.why(action, (), NAMES) == sentence


def test_everything_has_a_name() -> None:
    assert set(CARD_NAMES) >= set(DECK)
    assert set(RAT_NAMES) == {*RATS, *PieRules(6, Options()).captains}
    assert len(set(RAT_NAMES.values())) == 54
    assert set(PIE_NAMES) == set(FACTS.pies)
    assert len({pie_name(pie) for pie in FACTS.pies}) == 20
    assert set(PHASE_NAMES) == {"reveal", "charm", "crew", "defend", "lure", "loot", "refresh"}


def test_every_card_but_a_rat_has_its_line() -> None:
    assert {card_text(rat) for rat in RATS} == {""}
    assert all(card_text(card) for card in ACTIONS)
    assert {card_text(card) for card, value in CHARISMA.items() if value == 1} == {"+1 charisma"}
    assert card_text("cutlass") == "+2 charisma"
    assert card_text("charm") == "+2, and it may lure two rats at once"


def test_every_sentence_of_whole_games() -> None:
    """Every log of every viewer: no "you", no raw word of the code, and drawn cards named to their owner only."""
    told: set[type[Event]] = set()
    for seed in range(6):
        session, rng = Session(PieRules(3, Options(pie_count=6, everyone_pays=True)), seed), Rng(seed)
        while not session.over:
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        for viewer in (PUBLIC, 0):
            for step in range(len(session.steps)):
                for beat in session.beats(step, viewer):
                    sentence = RULEBOOK.sentence(beat.event, NAMES)
                    if sentence:
                        told.add(type(beat.event))
                    assert not {"you", "your", "hidden", "none"} & set(sentence.lower().replace(".", "").split())
                    assert "{" not in sentence
                    assert "_" not in sentence
                    if isinstance(beat.event, Drew):
                        assert (sentence == f"{NAMES[beat.event.seat]} draws a card.") == (viewer != beat.event.seat)
    assert told >= {Drew, Tabled, Played, Defended, Declared, Lured, RatDiscarded, Called, Looted, GameEnded}


def test_captains_go_by_their_players() -> None:
    assert RULEBOOK.seat_names(PieRules(3, Options()), NAMES) == list(NAMES)


def test_who_sees_a_face() -> None:
    state = Session(PieRules(3, Options()), 0).state
    drew, shuffled = Drew(0, 3, "parrot"), Shuffled((0, 1), ("parrot", "charm"))
    assert drew.seen_by(0, state) == drew
    assert [drew.seen_by(viewer, state) for viewer in (1, PUBLIC)] == [replace(drew, face=HIDDEN)] * 2
    assert shuffled.seen_by(0, state) == Shuffled((0, 1), (HIDDEN,) * 2)
    assert Baked(("cherry",)).seen_by(0, state) == Baked((HIDDEN,))


def test_what_opens_something_is_final() -> None:
    assert {event for event in RULEBOOK.events if event.reveals} == {Drew, PieRevealed, Tabled, Played, Declared}
