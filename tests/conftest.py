"""Every test: English words, folders of its own, and neither screen nor sound; window tests bring their screen."""

import os
from pathlib import Path

import pytest

from game.language import set_language
from game.saves.folders import HOME

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    set_language("en")
