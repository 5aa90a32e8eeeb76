"""What several commands check alike: that a game and a level are there."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from game.bots.levels import exists, known
from game.catalogue import rulebooks


def playable(game: str) -> str:
    """The game's id; ValueError with one sentence where there is none."""
    if game not in rulebooks():
        raise ValueError(f"no game is called {game}; ratskeller games lists them")
    return game


def checked_level(level: str) -> str:
    """The level's name; ValueError when there is none of this name."""
    if not exists(level):
        raise ValueError(f"no level is called {level or 'nothing'}; levels: {', '.join(known())}")
    return level


Playable = Annotated[str, AfterValidator(playable)]
"""The id of a game that the catalogue knows."""
