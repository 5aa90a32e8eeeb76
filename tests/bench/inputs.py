"""Which game is played through by which input: `python -m tests.bench.inputs [--seed N]` prints the table."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.display import offscreen
from tests.inputs.devices import DEVICES
from tests.inputs.player import SMALL, Player


def main(arguments: list[str] | None = None) -> int:
    """Play every game by every input, alone among bots and as two at one screen; 1 where one was not played through."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.inputs", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=sorted(SMALL), choices=sorted(SMALL))
    parser.add_argument("--inputs", nargs="*", default=list(DEVICES), choices=list(DEVICES))
    chosen = parser.parse_args(arguments)
    failed = 0
    print("game              people  input  outcome")
    for game in chosen.games:
        for people in (1, 2):
            for device in chosen.inputs:
                words, through = outcome(game, device, people, chosen.seed)
                failed += not through
                print(f"{game:17s} {people:6d}  {device:5s}  {words}", flush=True)
    return 1 if failed else 0


def outcome(game: str, device: str, people: int, seed: int) -> tuple[str, bool]:
    """How one game went, in words, and whether it was played through."""
    with tempfile.TemporaryDirectory() as home:
        app = offscreen(Settings(language="en"), Folders.under(Path(home)), (1024, 600))
        try:
            told = Player(app, game, device, people, seed).whole_game()
        except Exception as error:
            return f"NOT played through, seed {seed}: {str(error)[:200]}", False
    words = f"played through, {told.answers} actions of people, {told.steps} in all, {told.events} events, seed {seed}"
    return words, True


if __name__ == "__main__":
    sys.exit(main())
