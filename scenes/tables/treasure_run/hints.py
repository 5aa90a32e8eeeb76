"""What lights up on the map: reachable ends, the path that is pointed at with its steps, tips, Croc's next steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.rulebooks.treasure_run.board import KINDS, patrol
from game.rulebooks.treasure_run.state import State
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.table.contract import Prompt
from scenes.tables.treasure_run import colours
from scenes.tables.treasure_run.farm import line, spaced, spot_of
from scenes.tables.treasure_run.layout import Layout

TIP: Final = 300.0
LOOK_AHEAD: Final = 6
"""Steps of Croc that are marked."""


class Hints:
    """Draws hints for one run."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit = kit
        self.layout = layout

    def glow(self, surface: pygame.Surface, spot: str, box: Box, *, hot: bool) -> None:
        """A place that would accept what is held, stronger under the pointer."""
        kind = spot.partition("-")[0]
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        if kind in ("at", "dig", "beat"):
            name, wide = ("treasure/glow_goal", 150.0) if hot else ("treasure/glow_reach", 128.0)
            self.kit.art.put(surface, name, middle, wide / self.kit.art.size(name)[0])
            return
        self.kit.art.draw(surface, "ui/slot_hot" if kind not in ("wish", "niche") or hot else "ui/glow", box)

    def path(self, surface: pygame.Surface, start: str, path: Sequence[str]) -> None:
        """The way along the paths, each step with its number."""
        stage = self.kit.stage
        points = line(start, path)
        pixels = [stage.point(point) for point in points]
        for wide, colour in ((11.0, colours.GOLD_INK), (6.0, colours.GOLD)):
            thick = max(1, stage.px(wide))
            pygame.draw.lines(surface, colour, False, pixels, thick)
            for at in pixels:
                pygame.draw.aacircle(surface, colour, at, thick / 2)
        for spot in spaced(points, 26):
            self.kit.art.put(surface, "treasure/trail_dot", spot, 0.7)
        for number, space in enumerate(path, 1):
            last = number == len(path)
            self.step(surface, "treasure/step_dot", spot_of(space), number, 1.16 if last else 0.94, colours.GOLD_INK)

    def step(
        self, surface: pygame.Surface, name: str, at: Units, number: int, scale: float, ink: str, drop: float = 0.0
    ) -> None:
        """A numbered marker."""
        self.kit.art.put(surface, name, at, scale)
        self.kit.text.draw(
            surface, str(number), (at[0], at[1] + drop), 23 * scale, ink, font="black", anchor="cm", max_width=34,
            max_height=30,
        )  # fmt: skip

    def croc_steps(self, surface: pygame.Surface, view: State, count: int = LOOK_AHEAD) -> None:
        """Croc's next spaces."""
        for number, space in enumerate(patrol(view.croc, count), 1):
            self.step(surface, "treasure/croc_step", spot_of(space), number, 0.9, colours.CROC_INK, -1)

    def tip(self, surface: pygame.Surface, end: str, told: Prompt, above: float) -> None:
        """What a space would do, in a bubble beside it; `above` units over it stands a rat."""
        kit, palette = self.kit, self.kit.palette
        x, y = spot_of(end)
        kind = KINDS[end]
        room = TIP - 100
        first = kit.text.height(told.main, 22, room, "title", 1.1)
        second = kit.text.height(told.sub, 18, room, leading=1.16) if told.sub else 0.0
        w, h = TIP, max(78.0, first + second + 30)
        left = x - w - 62 if x - w - 62 > 20 else x + 62
        top = min(max(112.0, y - above - h / 2), 740.0 - h)
        kit.art.draw(surface, "ui/tooltip", (left, top, w, h))
        kit.art.put(surface, f"treasure/space_{kind}", (left + 44, top + h / 2), 0.8)
        at: Units = (left + 84, top + (h - first - second) / 2)
        kit.text.draw(
            surface, told.main, at, 22, palette.candle, font="title", anchor="lt", max_width=room, wrap=True,
            leading=1.1,
        )  # fmt: skip
        if told.sub:
            at = (left + 84, at[1] + first + 2)
            kit.text.draw(
                surface, told.sub, at, 18, palette.cream, anchor="lt", max_width=room, wrap=True, leading=1.16
            )
