"""Places and tie-breaks, each table worked out by hand: {seat: (place, reason, named rivals)}."""

import pytest

from game.core import Standing
from game.rulebooks.farm_and_furious.placing import standings

Place = tuple[int, str, tuple[int, ...]]
Y, S, U, L, I = "younger", "shared", "age_unknown", "imaginary_last", "imaginary_shared"  # noqa: E741


@pytest.mark.parametrize(
    ("positions", "ages", "places"),
    [
        ([9, 11], [7, 8], {1: (1, "", ()), 0: (2, "", ())}),
        ([9, 9], [7, 8], {0: (1, Y, (1,)), 1: (2, Y, (0,))}),
        ([9, 9], [8, 7], {1: (1, Y, (0,)), 0: (2, Y, (1,))}),
        ([9, 9], [8, 8], {0: (1, S, (1,)), 1: (1, S, (0,))}),
        ([9, 9], [8, None], {0: (1, U, (1,)), 1: (1, U, (0,))}),
        ([9, 9], [None, None], {0: (1, U, (1,)), 1: (1, U, (0,))}),
        ([9, 9, 9], [8, 8, 7], {2: (1, Y, (0, 1)), 0: (2, S, (1,)), 1: (2, S, (0,))}),
        ([9, 9, 9], [8, 8, 9], {0: (1, S, (1,)), 1: (1, S, (0,)), 2: (3, Y, (0, 1))}),
        ([9, 9, 9], [8, None, 7], {0: (1, U, (1, 2)), 1: (1, U, (0, 2)), 2: (1, U, (0, 1))}),
        ([9, 9, 9], [8, 8, 8], {0: (1, S, (1, 2)), 1: (1, S, (0, 2)), 2: (1, S, (0, 1))}),
        # An unknown age that is not among the tied does not matter.
        ([9, 9, 4], [8, 7, None], {1: (1, Y, (0,)), 0: (2, Y, (1,)), 2: (3, "", ())}),
        # One person, one imaginary team.
        ([9, 9], [None], {0: (1, L, (1,)), 1: (2, L, (0,))}),
        ([9, 9, 9], [99], {0: (1, L, (1, 2)), 1: (2, L, (0,)), 2: (2, L, (0,))}),
        ([4, 9, 9], [99], {1: (1, I, (2,)), 2: (1, I, (1,)), 0: (3, "", ())}),
        ([9, 9, 9], [8, 8], {0: (1, S, (1,)), 1: (1, S, (0,)), 2: (3, L, (0, 1))}),
        ([9, 9, 9], [8, None], {0: (1, U, (1,)), 1: (1, U, (0,)), 2: (3, L, (0, 1))}),
        # Shared places skip the next: 1, 1, 3, 4, 4.
        (
            [5, 9, 9, 5, 7],
            [6, 6, 6, 6, 6],
            {1: (1, S, (2,)), 2: (1, S, (1,)), 4: (3, "", ()), 0: (4, S, (3,)), 3: (4, S, (0,))},
        ),
    ],
)
def test_places(positions: list[int], ages: list[int | None], places: dict[int, Place]) -> None:
    expected = [
        Standing(seat, place, positions[seat], reason, rivals) for seat, (place, reason, rivals) in places.items()
    ]
    assert standings(positions, ages) == expected
