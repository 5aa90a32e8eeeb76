"""Milliseconds per drawn frame of a flat table: python -m tests.bench.flat_frames [WxH] [people]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import perf_counter

from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.display import offscreen
from tests.scenes.flat_fingers import Fingers, middle, sat, wait

GAMES = ("farm_and_furious", "pied_piper", "treasure_run", "pie_rats", "rats_with_gats")


def measured(game: str, size: tuple[int, int], people: int) -> list[tuple[str, float, float]]:
    """Median and 99th percentile of frames at rest redrawn, with an open hand, and while a card is carried."""
    with tempfile.TemporaryDirectory() as home:
        app = offscreen(Settings(language="en"), Folders.under(Path(home)), size)
        scene = sat(app, game, people)
        for _ in range(6):
            wait(app, scene)
        fingers, found = Fingers(app), []
        chair = next(
            (c for c in scene.chairs.values() if c.mode == "ask" and c.hand), next(iter(scene.chairs.values()))
        )
        strip = scene.spots[chair.seat].strip

        def frames(what: str, do: object, count: int = 90) -> None:
            times = []
            for n in range(count):
                app.clock.advance(1 / 60)
                start = perf_counter()
                do(n)  # type: ignore[operator]
                times.append((perf_counter() - start) * 1000)
            times.sort()
            found.append((what, times[len(times) // 2], times[int(len(times) * 0.99)]))

        def still(n: int) -> None:
            scene.request_frame()
            app.frame([])

        frames("still", still)
        cards = chair.fan()
        if cards and chair.offers.pieces() & {card.piece for card in cards}:
            card = next(card for card in cards if card.piece in chair.offers.pieces())
            start = strip.to_window((card.box[0] + 14, card.box[1] + 60))
            end = scene.board_lens.to_window(middle(scene.board_lens.box))
            fingers.down(1, start)
            frames("drag", lambda n: fingers.move(1, between(start, end, n / 90)))
            fingers.up(1, start)
        return found


def between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    """A place on the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


if __name__ == "__main__":
    wide, high = (int(side) for side in (sys.argv[1] if len(sys.argv) > 1 else "3840x2160").split("x"))
    people_ = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    for game_ in GAMES:
        for what_, median, worst in measured(game_, (wide, high), people_):
            print(f"{game_:18} {people_} people {wide}x{high} {what_:6} p50 {median:6.1f} ms  p99 {worst:6.1f} ms")
