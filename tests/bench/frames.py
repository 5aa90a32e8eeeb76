"""Frame times while five cards fly and five pawns hop, in a real window: `python -m tests.bench.frames`."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import pygame

from game.agreement import Agreement, Player
from game.saves.folders import Folders
from game.saves.settings import Settings
from tests.window.desk import Screen

SIZES = ((1920, 1080), (3840, 2160))
TICK = 1 / 60
ROUNDS = 12
FLIGHTS = 8
LIMIT = 16.7
"""Milliseconds that a frame may take at 60 frames per second."""
NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil")


def percentile(sorted_times: list[float], share: float) -> float:
    """Nearest-rank percentile."""
    return sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


def told(name: str, frames: list[tuple[float, float]]) -> bool:
    """Print the percentiles of (wall, processor) seconds; whether the 99th wall percentile keeps the limit."""
    wall, own = (sorted(1000 * pair[i] for pair in frames) for i in (0, 1))
    high = percentile(wall, 0.99)
    print(
        f"{name}: {len(frames)} frames, p50 {percentile(wall, 0.5):.1f} ms, p99 {high:.1f} ms (<= {LIMIT});"
        f" processor time alone p50 {percentile(own, 0.5):.1f}, p99 {percentile(own, 0.99):.1f}",
        flush=True,
    )
    return high <= LIMIT


class Race:
    """A table with five bots in a window of some size, its clock turned by hand."""

    def __init__(self, size: tuple[int, int], home: Path) -> None:
        from scenes.app import App
        from scenes.clock import Clock
        from scenes.sound import Sound
        from scenes.table.table_scene import TableScene

        self.app = App(
            Settings(), Folders.under(home), size=size, clock=Clock(by_hand=True), sound=Sound(enabled=False)
        )
        players = tuple(Player(name=name, bot="random") for name in NAMES)
        self.scene = TableScene(self.app, Agreement(game="farm_and_furious", players=players, seed=11))
        self.app.stack.push(self.scene)
        for _ in range(90):
            self.frame()

    def frame(self) -> tuple[float, float]:
        """One frame, presented; its wall and processor seconds."""
        self.app.clock.advance(TICK)
        wall, own = time.perf_counter(), time.thread_time()
        self.app.frame([])
        return time.perf_counter() - wall, time.thread_time() - own

    def rounds(self) -> list[tuple[float, float]]:
        """Frames in which something moves, over whole rounds: choosing, turning over, hopping, tidying up."""
        frames = []
        last = self.scene.session.state.round + ROUNDS
        while self.scene.session.state.round < last and self.app.stack.top is self.scene:
            moving = self.scene.director.moving
            took = self.frame()
            if moving:
                frames.append(took)
            else:
                time.sleep(0.001)
        return frames

    def all_at_once(self) -> list[tuple[float, float]]:
        """Frames in which all five cards of a reveal and all five pawns are under way together, to and fro."""
        table, session = self.scene.table, self.scene.session
        away = table.opening(session.rules.view(session.fold(1), -1), -1, 0)
        here = self.revealed()
        frames = []
        for flight in range(FLIGHTS):
            self.scene.director.glide(away if flight % 2 else here, 1.0)
            frames += [self.frame() for _ in range(round(1 / TICK) - 2)]
        return frames

    def revealed(self) -> object:
        """What is shown when five cards have just been turned over and five pawns have just moved."""
        table, session = self.scene.table, self.scene.session
        step = next(number for number, step in enumerate(session.steps) if len(step.events) > 2)
        shown = table.opening(session.rules.view(session.fold(step), -1), -1, 0)
        for beat in session.beats(step, -1):
            shown = table.after(shown, beat.event, beat.view)
        return shown


def main() -> int:
    """Print the figures of both sizes."""
    screen = Screen((3840, 2160))
    os.environ |= {"DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    from scenes.display import start_pygame

    start_pygame()
    kept = True
    try:
        for size in SIZES:
            with tempfile.TemporaryDirectory() as home:
                race = Race(size, Path(home))
                assert race.app.surface.get_size() == size, race.app.surface.get_size()
                kept &= told(f"{size[0]}x{size[1]}, whole rounds", race.rounds())
                kept &= told(f"{size[0]}x{size[1]}, five cards and five pawns at once", race.all_at_once())
                race.scene.leave()
                race.app.close()
    finally:
        pygame.quit()
        screen.close()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
