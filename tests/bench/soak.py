"""An hour of a kiosk in minutes: python -m tests.bench.soak [--minutes 60] [--seed 1]; nothing may grow.

The clock is turned by hand, so that an hour of attract loop with guests who come, play a little and walk away passes as
fast as the machine can. What is measured begins after a warm-up in which every game has been shown twice.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from game.catalogue import tables
from game.saves.folders import Folders
from game.saves.pin import sealed
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen
from scenes.kiosk.attract import SHOW_SECONDS, AttractScene
from scenes.kiosk.house import open_kiosk
from scenes.kiosk.quick import quick_game
from scenes.table.table_scene import TableScene

STEP = 0.1
"""Seconds of the kiosk's time that pass from frame to frame."""
GUEST_EVERY = 200.0
WARM_UP = 2 * SHOW_SECONDS * 5 + 60
MOST_GROWTH = 0.02
MORE_FILES = 2
"""A size of letters that was not needed before keeps its font's file open; their number is bounded."""
SIZE = (1280, 720)


def resident() -> int:
    """Bytes of memory that this process holds; Linux only."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def open_files() -> int:
    """Open file descriptors of this process; Linux only."""
    return len(list(Path("/proc/self/fd").iterdir()))


@dataclass
class Soak:
    """One kiosk under way; `seen` counts what it went through."""

    app: App
    seed: int
    passed: float = 0.0
    shows: int = 0
    guests: int = 0
    samples: list[tuple[float, int, int]] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """Let time pass, guests coming now and then."""
        kiosk, chance = open_kiosk(self.app), random.Random(self.seed)
        guest_at, last = GUEST_EVERY, None
        while self.passed < seconds:
            self._frame()
            top = self.app.stack.top
            if isinstance(top, AttractScene):
                self.shows += top.show is not last
                last = top.show
            if self.passed >= guest_at and isinstance(top, AttractScene):
                guest_at = self.passed + GUEST_EVERY
                self.guests += 1
                kiosk.welcome()
                self._frame()
                book = chance.choice(tables())
                kiosk.play(quick_game(book, self.app.kit, chance.randint(1, 3)), 1)
            # Between guests, so that no game's own file is counted.
            if (
                self.passed >= WARM_UP
                and isinstance(self.app.stack.top, AttractScene)
                and (not self.samples or self.passed - self.samples[-1][0] >= 60)
            ):
                self.samples.append((self.passed, resident(), open_files()))

    def _frame(self) -> None:
        top = self.app.stack.top
        if isinstance(top, AttractScene):
            top.show.thinkers.settle()
        elif isinstance(top, TableScene):
            top.thinkers.settle()
        self.app.clock.advance(STEP)
        self.app.frame([])
        self.passed += STEP


def soaked(minutes: float, seed: int) -> Soak:
    """A kiosk after so many minutes of its own time."""
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(language="en", kiosk_pin=sealed("0000"), kiosk_idle=15)
        app = offscreen(settings, Folders.under(Path(home)), SIZE)
        soak = Soak(app, seed)
        soak.run(minutes * 60)
        app.leave()
        return soak


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="of the kiosk's time, warm-up included")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.perf_counter()
    soak = soaked(options.minutes, options.seed)
    (_, first, files), (_, last, files_now) = soak.samples[0], soak.samples[-1]
    growth = last / first - 1
    print(f"seed {options.seed}: {options.minutes:g} minutes in {time.perf_counter() - begun:.0f} s, "
          f"{soak.shows} shows, {soak.guests} guests")  # fmt: skip
    for at, memory, count in soak.samples[:: max(1, len(soak.samples) // 12)]:
        print(f"  {at / 60:5.1f} min  {memory / 2**20:7.1f} MB  {count} files")
    print(f"memory {growth:+.1%} (at most {MOST_GROWTH:+.0%}), open files {files_now - files:+d}")
    return int(growth > MOST_GROWTH or files_now > files + MORE_FILES)


if __name__ == "__main__":
    sys.exit(main())
