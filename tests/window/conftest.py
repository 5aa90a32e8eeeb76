"""A screen for the session, and guests who leave when their test ends."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.window.desk import ROOT, Guest, Screen

Visit = Callable[..., Guest]


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """One virtual display for all window tests."""
    shown = Screen()
    yield shown
    shown.close()


@pytest.fixture
def visit(screen: Screen, tmp_path: Path) -> Iterator[Visit]:
    """Start the app on the screen; a second visit finds the same data folder."""
    guests: list[Guest] = []

    def start(
        command: Sequence[str],
        folder: Path = ROOT,
        home: Path = tmp_path,
        environment: Mapping[str, str] | None = None,
    ) -> Guest:
        guests.append(Guest(screen, home, command, folder, environment))
        return guests[-1]

    yield start
    for guest in guests:
        guest.close()
