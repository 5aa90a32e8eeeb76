"""Why a bot moved, in one sentence, from what it expected of the others."""

import pytest

from game.catalogue import rulebook
from game.rulebooks.farm_and_furious.actions import Pick

BOOK = rulebook("farm_and_furious")
NAMES = ["Ann", "Bo", "Cy", "Leek"]


@pytest.mark.parametrize(
    ("card", "expected", "said"),
    [
        ("dog", ["hen", "rabbit"], "Ann expected Bo and Cy to run."),
        ("dog", ["rabbit", "dog"], "Ann expected Bo to run."),
        ("dog", ["whistle", "dog"], "Ann let the dog guard the road."),
        ("hen", ["dog", "dog"], "Ann hoped that no dog comes."),
        ("rabbit", [], "Ann hoped that neither a dog nor another rabbit comes."),
        ("duckling", ["duckling", "hen"], "Ann expected more ducklings from Bo."),
        ("duckling", [], "Ann took the step that nobody can stop."),
        ("whistle", ["dog", "hen"], "Ann wanted the played cards back."),
        ("rooster", ["dog", "hen"], "Ann wanted the card of the last round once more."),
    ],
)
def test_the_sentence_fits_the_card_and_the_others(card: str, expected: list[str], said: str) -> None:
    picks = [Pick(seat, other) for seat, other in enumerate(expected, 1)]  # type: ignore[arg-type]
    assert BOOK.why(Pick(0, card), picks, NAMES) == said  # type: ignore[arg-type]
