"""What the commands that let levels play each other share: their arguments, and games with progress and Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Self

from pydantic import BaseModel, Field, model_validator

from game.catalogue import rulebooks
from game.commands.checks import Playable
from game.commands.output import clear_progress, show_progress
from game.contest import Game, Outcome, play_all

USUAL_SEATS = 2
"""Seats of a first game, where the game has so many."""


class Arguments(BaseModel):
    """Which game, how many seats and games, how hard the bots think, on how many cores."""

    game: Playable
    seats: int = 0
    """0 for the usual number."""
    games: int = Field(default=100, ge=1, le=1_000_000)
    seed: int = Field(default=0, ge=0)
    effort: float = Field(default=1.0, gt=0, le=100)
    """Times the usual number of imagined worlds."""
    jobs: int = Field(default=0, ge=0, le=256)
    """Processes; 0 for one on each core."""
    json_output: bool = False

    @model_validator(mode="after")
    def _seated(self) -> Self:
        allowed = rulebooks()[self.game].seats
        if not self.seats:
            self.seats = max(allowed.start, USUAL_SEATS)
        if self.seats not in allowed or (self.seats < USUAL_SEATS and self.rivals):
            fewest = max(allowed.start, USUAL_SEATS) if self.rivals else allowed.start
            raise ValueError(f"{self.game} seats {fewest} to {allowed.stop - 1}, not {self.seats}")
        return self

    @property
    def rivals(self) -> bool:
        """Whether the games want two seats at least."""
        return False


def watched(games: Sequence[Game], jobs: int, keep: Callable[[Outcome], None]) -> bool:
    """Play games with progress on the terminal; True when Ctrl-C ended them early. Faults go to stderr."""
    errors, stopped = 0, False
    try:
        for done, outcome in enumerate(play_all(games, jobs or None), 1):
            if outcome.error:
                errors += 1
                if errors <= 3:
                    print(outcome.error, file=sys.stderr)
            keep(outcome)
            show_progress(done, len(games))
    except KeyboardInterrupt:
        stopped = True
    clear_progress()
    return stopped
