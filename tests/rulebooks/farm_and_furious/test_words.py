"""The race in sentences: names and never "you", and nothing that the reader may not know."""

import pytest

from game.core import PUBLIC, Event, Rng, Session, Standing
from game.rulebooks.farm_and_furious import RULEBOOK
from game.rulebooks.farm_and_furious.cards import FACTS
from game.rulebooks.farm_and_furious.events import (
    Arranged,
    Chosen,
    DogWentHome,
    Moved,
    Revealed,
    RoundEnded,
    Shuffled,
    TookBack,
)
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.words import CARD_NAMES, CARD_TEXTS, TEAM_NAMES

NAMES = ("Ada", "Ben", "Leek")
FIVE = ("dog", "hen", "duckling", "rabbit", "whistle")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Shuffled(2, FIVE), "Leek shuffles its cards into a pile."),
        (Chosen(0, "dog"), "Ada lays a card face down."),
        (Revealed(("dog", "hen", "whistle"), ("dog", "hen", "whistle")), "Ada: Dog · Ben: Hen · Leek: Whistle"),
        (
            Revealed(("rooster", "rooster", "hen"), ("rabbit", "nothing", "hen")),
            "Ada: Rooster as Rabbit · Ben: Rooster as Nothing · Leek: Hen",
        ),
        (Moved(1, (3,)), "Ben runs 1 space."),
        (Moved(1, (3, 4, 5)), "Ben runs 3 spaces."),
        (Moved(1, ()), "Ben stays where it is."),
        (Moved(1, (), chased=True), "Ben stays: a dog barks."),
        (Moved(1, (), crowded=True), "Ben stays: two rabbits trip over each other."),
        (Moved(1, (3,), mud=True), "Ben runs 1 space. Mud: the run ends there."),
        (Moved(1, (5, 6, 5), straw=1), "Ben runs 2 spaces. Straw: 1 step back."),
        (Moved(1, (6, 5, 4), straw=2), "Ben runs 1 space. Straw: 2 steps back."),
        (DogWentHome(0), "Kennel: the dog of Ada goes home for good."),
        (TookBack(0, FIVE), "Ada whistles: 5 cards in hand again."),
        (TookBack(0, ("whistle",)), "Ada whistles back 1 card."),
        (RoundEnded(3, False), "Round 4 begins."),
        (RoundEnded(3, True), "The race is over."),
        (Arranged((0, 0, 0), (FIVE, FIVE, FIVE), ((), (), ()), ("nothing",) * 3, (False,) * 3, 1), ""),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert RULEBOOK.sentence(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("standing", "sentence"),
    [
        (Standing(0, 1, 11), ""),
        (Standing(0, 1, 9, "younger", (1,)), "Level on space 9 with Ben: the younger player is placed first."),
        (Standing(0, 1, 9, "shared", (1,)), "Level on space 9 with Ben and of one age: the place is shared."),
        (
            Standing(0, 1, 9, "age_unknown", (1, 2)),
            "Level on space 9 with Ben and Leek, and an age is missing: the place is shared.",
        ),
        (
            Standing(0, 1, 9, "imaginary_last", (2,)),
            "Level on space 9 with Leek: a player goes before an imaginary team.",
        ),
        (
            Standing(2, 2, 9, "imaginary_shared", (0, 1)),
            "Level on space 9 with Ada and Ben: imaginary teams share the place.",
        ),
    ],
)
def test_reasons(standing: Standing, sentence: str) -> None:
    assert RULEBOOK.reason(standing, NAMES) == sentence


def test_imaginary_teams_go_by_their_vegetable() -> None:
    rules = FarmRules(1, Options.model_validate({"imaginary": 2, "teams": ["corn", "leek", "chilli"]}))
    assert RULEBOOK.seat_names(rules, ["Ada"]) == ["Ada", "Leek", "Chilli"]


def test_everything_has_a_name() -> None:
    assert set(CARD_NAMES) == {*FACTS.cards, "nothing"}
    assert set(CARD_TEXTS) == set(FACTS.cards)
    assert set(TEAM_NAMES) == set(FACTS.teams)


def test_a_whole_race_names_names_and_keeps_secrets() -> None:
    """Every log of every viewer: no "you", no open name of a card before the reveal, no raw word of the code."""
    options = Options.model_validate(
        {"rooster": True, "imaginary": 1, "track": [{"card": c, "side": "orange"} for c in "ABC"]}
    )
    session, rng = Session(FarmRules(2, options), 4), Rng(1)
    while not session.over:
        seat = rng.choice(session.rules.awaiting(session.state))
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    names = RULEBOOK.seat_names(session.rules, ["Ada", "Ben"])
    told: set[type[Event]] = set()
    for viewer in (PUBLIC, 0, 1):
        for step in range(len(session.steps)):
            for beat in session.beats(step, viewer):
                sentence = RULEBOOK.sentence(beat.event, names)
                told.add(type(beat.event))
                assert sentence, beat.event
                assert not {"you", "your", "hidden", "none", "{name}"} & set(sentence.lower().split())
                if isinstance(beat.event, Chosen | Shuffled):
                    assert not {name.lower() for name in CARD_NAMES.values()} & set(sentence.lower().split())
    assert told == set(RULEBOOK.events) - {Arranged}
