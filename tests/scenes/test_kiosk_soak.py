"""A quarter of an hour and more of a kiosk: its memory and its open files stay what they were."""

from __future__ import annotations

import sys

import pytest

from tests.bench.soak import MORE_FILES, MOST_GROWTH, WARM_UP, soaked

pytestmark = pytest.mark.slow


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_nothing_grows_while_bots_and_guests_come_and_go() -> None:
    soak = soaked(WARM_UP / 60 + 7, seed=1)
    (_, first, files), (_, last, files_now) = soak.samples[0], soak.samples[-1]
    assert soak.shows > 10
    assert soak.guests > 3
    assert last / first - 1 <= MOST_GROWTH, f"{first} bytes have become {last}"
    assert files_now <= files + MORE_FILES
