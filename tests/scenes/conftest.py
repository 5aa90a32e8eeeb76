"""An app without a window, its clock turned by hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.language import set_language
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.commands import home_folders, offscreen


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Folders of this test only."""
    return home_folders(str(tmp_path))


@pytest.fixture
def app(folders: Folders) -> Iterator[App]:
    """1280x720 pixels, English, off-screen; deliver events, turn app.clock, call app.frame([])."""
    yield offscreen(Settings(language="en"), folders, (1280, 720))
    set_language("en")
