"""The square in sentences: names and never "you", and nothing that the reader may not know."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core import HIDDEN, PUBLIC, Action, Event, Rng, Session, Standing
from game.language import language, set_language
from game.rulebooks.pied_piper import RULEBOOK
from game.rulebooks.pied_piper.actions import Answer, Discard, EndTurn, Play, Take
from game.rulebooks.pied_piper.cards import DECK, MALICES, PROFITS, SHIELDS
from game.rulebooks.pied_piper.events import (
    BANK,
    STASH,
    Answered,
    Attacked,
    AttackOver,
    ChildLost,
    Drew,
    Fell,
    GameEnded,
    HandFull,
    HandOpened,
    Marked,
    Paid,
    PaymentOver,
    RoundBegan,
    Shown,
    Shuffled,
    Spared,
    Took,
    TurnBegan,
    TurnEnded,
    YouthDrawn,
)
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.words import CARD_NAMES, CARD_TEXTS, KIND_NAMES, card_text

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
        (YouthDrawn((0, 1, 2)), ""),
        (Drew(0, 3, HIDDEN), "Ada draws a card."),
        (Drew(0, 3, "beehive"), "Ada draws Beehive."),
        (RoundBegan(2, (0, 1, 2), (1, 1, 1)), "Round 2: every family gets a coin."),
        (
            RoundBegan(2, (0, 1, 2), (1, 0, 0)),
            "Round 2: every family gets a coin. Nothing for Ben and Zoé: the cart is broken.",
        ),
        (RoundBegan(2, (0, 1), (0, 0, 0)), "Round 2 begins. Nothing for Ada and Ben: the cart is broken."),
        (RoundBegan(2, (0, 2), (1, 0, 1)), "Round 2: every family gets a coin."),
        (TurnBegan(0), ""),
        (TurnEnded(0), ""),
        (Shown(0, 3, "beehive", "profit"), "Ada plays Beehive."),
        (Shown(0, 3, "pickpocket", "malice"), "Ada plays Pickpocket."),
        (Shown(0, 3, "lullaby", "shield"), "Ada plays Lullaby."),
        (Shown(0, 3, "lullaby", "discard"), "Ada throws Lullaby away."),
        (Shown(0, 3, "lullaby", "spilled"), "Ink spoils a card of Ada: Lullaby."),
        (Shown(0, 3, "lullaby", "fallen"), "Ada leaves Lullaby behind."),
        (Attacked("pickpocket", 0, 1, (), False), "Pickpocket: Ben may answer."),
        (Attacked("pickpocket", 1, 0, (), True), "The mirror turns Pickpocket on Ada."),
        (Answered(1, "strongbox"), "Nothing happens to Ben."),
        (Answered(1, "silver_mirror"), ""),
        (Answered(1, ""), "Ben does not answer."),
        (AttackOver(), ""),
        (Paid(BANK, 0, 1), "Ada gains 1 coin."),
        (Paid(BANK, 0, 9), "Ada gains 9 coins."),
        (Paid(0, STASH, 1), "Ada pays the piper 1 coin."),
        (Paid(0, STASH, 3), "Ada pays the piper 3 coins."),
        (Paid(0, BANK, 1), "Ada pays 1 coin to the bank."),
        (Paid(0, BANK, 6), "Ada pays 6 coins to the bank."),
        (Paid(1, 0, 1), "Ada takes 1 coin from Ben."),
        (Paid(1, 0, 5), "Ada takes 5 coins from Ben."),
        *((Paid(1, to, 0), "Ben has not a coin to give.") for to in (0, BANK, STASH)),
        (Marked(0, "cart", 3), "Ada will miss the next 3 incomes."),
        (Marked(0, "barred"), "Ada may not play on the next turn."),
        (Marked(0, "doubled"), "Ada owes the piper double this round."),
        (Marked(0, "lulled"), "No child of Ada will leave this round."),
        (HandOpened(0, 1, (3,), ("beehive",)), "Ada looks at the cards of Ben."),
        (HandFull(0), "Ada has too many cards and must throw some away."),
        (Took(0, 1, 3, "beehive"), "Ada takes Beehive from Ben."),
        (Took(0, 1, 3, HIDDEN), "Ada takes a card from Ben."),
        (ChildLost(0, "payment"), "The coins of Ada are not enough: a child follows the flute."),
        (ChildLost(0, "tune"), "A child of Ada follows the flute."),
        (ChildLost(0, "woods"), "A child of Ada is lost in the woods."),
        (Spared(0, "payment"), "The lullaby keeps a child of Ada at home."),
        (Fell((0,)), "Ada has no child left and leaves the square."),
        (Fell((0, 1, 2)), "Ada, Ben and Zoé have no child left and leave the square."),
        (PaymentOver(), ""),
        (GameEnded("one_family"), "No more than one house still has a light: the piper leaves."),
        (GameEnded("stash"), "The piper has what he wanted and leaves."),
        (GameEnded("children"), "No more than three children are left in town: the piper leaves."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert RULEBOOK.sentence(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("standing", "sentence"),
    [
        (Standing(0, 1, 3), ""),
        (Standing(0, 1, 3, "more_coins", (1, 2)), "As many children as Ben and Zoé: the coins decide."),
        (Standing(0, 1, 3, "shared", (1,)), "As many children and coins as Ben: the place is shared."),
        (Standing(0, 2, 0, "fell_later", (2,)), "No children left, like Zoé: who fell later is placed first."),
        (Standing(0, 2, 0, "fell_together", (2,)), "Fell at the same moment as Zoé: the place is shared."),
    ],
)
def test_reasons(standing: Standing, sentence: str) -> None:
    assert RULEBOOK.reason(standing, NAMES) == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Play(0, 3, 1), "Ada saw most to gain by going for Ben."),
        (Play(0, 3), "Ada needed this card now."),
        (EndTurn(0), "Ada saw nothing worth playing."),
        (Answer(0), "Ada had no shield for it, or kept one."),
        (Answer(0, 3), "Ada found the shield well spent."),
        (Take(0, 3), "Ada took the card that helps most."),
        (Discard(0, 3), "Ada parted with the card that matters least."),
    ],
)
def test_a_bot_says_why(action: Action, sentence: str) -> None:
    assert RULEBOOK.why(action, (), NAMES) == sentence


def test_everything_has_a_name() -> None:
    assert set(CARD_NAMES) == set(DECK)
    assert set(CARD_TEXTS) == set(MALICES) | set(SHIELDS)
    assert set(KIND_NAMES) == {card.kind for card in MALICES.values()}


@pytest.mark.parametrize(("card", "amount"), PROFITS.items())
def test_a_profit_names_its_coins(card: str, amount: int) -> None:
    assert card_text(card, amount) == (f"Gain {amount} coins" if amount > 1 else "Gain 1 coin")


def test_every_sentence_of_whole_games() -> None:
    """Every log of every viewer: no "you", no raw word of the code, and drawn cards named to their owner only."""
    told: set[type[Event]] = set()
    for seed in range(12):
        session, rng = Session(PiperRules(3, Options(lean_years=True, stash_target="scaled")), seed), Rng(seed)
        while not session.over:
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        for viewer in (PUBLIC, 0, 1, 2):
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
    silent = {type(event) for event in (AttackOver(), PaymentOver(), TurnBegan(0), TurnEnded(0), YouthDrawn(()))}
    assert told == {event for event in RULEBOOK.events if event.__name__ != "Arranged"} - silent


def test_families_go_by_their_players() -> None:
    assert RULEBOOK.seat_names(PiperRules(3, Options()), NAMES) == list(NAMES)


def test_who_sees_a_face() -> None:
    state = Session(PiperRules(3, Options()), 0).state
    opened, took = HandOpened(0, 1, (3, 4), ("beehive", "lullaby")), Took(0, 1, 4, "lullaby")
    shut = (HIDDEN, HIDDEN)
    state.hands = [[], [3, 4], []]
    assert [opened.seen_by(viewer, state) for viewer in (0, 1)] == [opened, opened]
    assert [opened.seen_by(viewer, state) for viewer in (2, PUBLIC)] == [replace(opened, faces=shut)] * 2
    assert took.seen_by(0, state) == replace(took, closed=(3,))
    assert took.seen_by(1, state) == replace(took, closed=(4,))
    assert [took.seen_by(viewer, state) for viewer in (2, PUBLIC)] == [replace(took, face=HIDDEN)] * 2
    assert Drew(0, 3, "beehive").seen_by(1, state) == Drew(0, 3, HIDDEN)
    assert Shuffled((0, 1), ("lullaby", "beehive")).seen_by(0, state) == Shuffled((0, 1), shut)


def test_what_opens_something_is_final() -> None:
    assert {event for event in RULEBOOK.events if event.reveals} == {Drew, Shown, HandOpened}
