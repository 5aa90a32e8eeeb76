"""What each card gives against every other, by a table written by hand."""

import pytest

from game.rulebooks.farm_and_furious.effects import Effect, effective, effects

TWO = {
    ("dog", "dog"): (0, 0),
    ("dog", "hen"): (1, 0),
    ("dog", "duckling"): (0, 1),
    ("dog", "rabbit"): (1, 0),
    ("dog", "whistle"): (0, 0),
    ("dog", "nothing"): (0, 0),
    ("hen", "hen"): (3, 3),
    ("hen", "duckling"): (3, 1),
    ("hen", "rabbit"): (3, 4),
    ("hen", "whistle"): (3, 0),
    ("hen", "nothing"): (3, 0),
    ("duckling", "duckling"): (2, 2),
    ("duckling", "rabbit"): (1, 4),
    ("duckling", "whistle"): (1, 0),
    ("duckling", "nothing"): (1, 0),
    ("rabbit", "rabbit"): (0, 0),
    ("rabbit", "whistle"): (4, 0),
    ("rabbit", "nothing"): (4, 0),
    ("whistle", "whistle"): (0, 0),
    ("whistle", "nothing"): (0, 0),
    ("nothing", "nothing"): (0, 0),
}


def steps(cards: str) -> list[int]:
    return [effect.steps for effect in effects(cards.split())]


@pytest.mark.parametrize(("pair", "given"), TWO.items())
def test_two_cards(pair: tuple[str, str], given: tuple[int, int]) -> None:
    assert steps(" ".join(pair)) == list(given)
    assert steps(" ".join(pair[::-1])) == list(given[::-1])


@pytest.mark.parametrize(
    ("cards", "given"),
    [
        ("dog hen rabbit rabbit", [3, 0, 0, 0]),
        ("dog dog hen", [1, 1, 0]),
        ("dog dog hen rabbit rabbit", [3, 3, 0, 0, 0]),
        ("dog dog dog dog hen", [1, 1, 1, 1, 0]),
        ("hen hen rabbit", [3, 3, 4]),
        ("rabbit rabbit rabbit hen whistle", [0, 0, 0, 3, 0]),
        ("duckling duckling duckling", [3, 3, 3]),
        ("duckling dog duckling hen duckling", [3, 1, 3, 0, 3]),
        ("dog hen hen hen rabbit", [4, 0, 0, 0, 0]),
        ("whistle hen duckling rabbit dog", [0, 0, 1, 0, 2]),
    ],
)
def test_more_cards(cards: str, given: list[int]) -> None:
    assert steps(cards) == given


def test_what_held_a_card_back_is_told() -> None:
    assert effects(["rabbit", "rabbit"]) == [Effect(0, crowded=True)] * 2
    assert effects(["rabbit", "rabbit", "dog"])[:2] == [Effect(0, chased=True)] * 2
    assert effects(["hen", "dog", "duckling", "whistle"]) == [Effect(0, chased=True), Effect(1), Effect(1), Effect(0)]


@pytest.mark.parametrize(
    ("cards", "before", "counts_as"),
    [
        (("hen", "dog"), ("rabbit", "rabbit"), ("hen", "dog")),
        (("rooster", "dog"), ("rabbit", "hen"), ("rabbit", "dog")),
        (("rooster", "rooster"), ("whistle", "nothing"), ("whistle", "nothing")),
    ],
)
def test_a_rooster_is_its_teams_last_card(
    cards: tuple[str, ...], before: tuple[str, ...], counts_as: tuple[str, ...]
) -> None:
    assert effective(cards, before) == counts_as
