"""An app without a window, its clock turned by hand."""

from pathlib import Path

import pytest

from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen, start_pygame


@pytest.fixture(scope="session", autouse=True)
def _started() -> None:
    """Fonts and display are there for tests without an app too, whichever runs first."""
    start_pygame()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Folders of this test only."""
    return Folders.under(tmp_path)


@pytest.fixture
def app(folders: Folders) -> App:
    """1280x720 pixels, English, off-screen; deliver events, turn app.clock, call app.frame([])."""
    return offscreen(Settings(language="en"), folders, (1280, 720))
