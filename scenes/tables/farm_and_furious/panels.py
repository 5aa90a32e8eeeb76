"""Plates and seat panels of the race: names, positions, readiness, results, what happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.core import PUBLIC
from game.language import tr
from game.rulebooks.farm_and_furious.events import Moved
from game.rulebooks.farm_and_furious.state import State
from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import SMALLEST_TEXT, Box
from scenes.table.contract import Panel, Prompt, Shown, Status
from scenes.tables.farm_and_furious.board import place
from scenes.tables.farm_and_furious.cards import draw_badge
from scenes.tables.farm_and_furious.colours import TEAMS
from scenes.tables.farm_and_furious.layout import FAN_X, SLOT, Layout
from scenes.tables.farm_and_furious.seats import BELOW, Seats, draw_result
from scenes.tables.farm_and_furious.story import Row, Story, rows
from scenes.text import in_two

PLATE: Final[Box] = (16.0, 14.0, 462.0, 76.0)
MARK_STEP: Final = 62.4
"""From one team's mark on the plate to the next."""
RIBBON: Final[Box] = (500.0, 12.0, 920.0, 96.0)
RIBBON_WORDS: Final = 770.0
WHY: Final[Box] = (1560.0, 734.0, 344.0, 272.0)
WHY_TOP: Final = 48.0
"""Where the first line of what happened begins."""
CHIP_Y: Final = 1046.0
CHIP_LEFT: Final = 46.0
CHIP_BARE: Final = 14.0
"""Where a chip's name begins beside its symbol, and without it."""
FACES: Final[tuple[Face, ...]] = ("title", "bold")


def why_box(count: int) -> Box:
    """The sheet for so many lines of what happened: no higher than they need, standing on the button below."""
    x, y, w, h = WHY
    high = min(h, WHY_TOP + 12 + 64.0 * max(1, count))
    return x, y + h - high, w, high


class Panels:
    """Builds and paints the panels for what is shown."""

    def __init__(self, kit: Kit, layout: Layout, names: list[str]) -> None:
        self.kit = kit
        self.layout = layout
        self.names = names
        self.seats = Seats(kit, layout, names)

    def build(self, shown: Shown, status: Status, prompt: Prompt) -> list[Panel]:
        """All panels, from back to front."""
        story: Story | None = shown.story
        found = [
            self.seats.panel(self.seats.seat(shown, status, team), shown) for team in range(len(self.layout.teams))
        ]
        found += [self._plate(shown, status), self._ribbon(prompt, reveal=story is not None)]
        if story is None:
            return found if shown.viewer == PUBLIC else [self._slot(shown, status), *found]
        found += [self._chip(story, team) for team in range(len(self.layout.teams))]
        told = tuple(rows(story, self.names))
        box = why_box(len(told))
        return [*found, Panel("why", told, box, lambda surface: self.paint_why(surface, told, box))]

    def rehearsal(self, shown: Shown, status: Status) -> list[Panel]:
        """Panels of a made-up round in which everything happens, painted nowhere to have their pictures at hand."""
        cards = ("dog", "hen", "duckling", "rabbit", "whistle")[: len(self.layout.teams)]
        moves = tuple(Moved(team, (1,), mud=team == 0, straw=int(team == 1)) for team in range(len(cards)))
        told = Story(cards, cards, moves, home=frozenset({0}), back=((1, 1),))
        return self.build(replace(shown, story=told), status, Prompt(" ", " "))

    # ------------------------------------------------------------ plates

    def _plate(self, shown: Shown, status: Status) -> Panel:
        view: State = shown.view
        marks = []
        for team, kind in enumerate(status.kinds):
            done = shown.story is not None or (team < len(view.chosen) and view.chosen[team] is not None)
            mark = "ok" if done else "pile" if kind == "imaginary" else "now" if status.asked == team else "wait"
            marks.append(mark)
        shown_round = view.round - (1 if shown.story is not None and shown.story.ended and not view.finished else 0)
        told = (shown_round, tuple(marks))
        x, y, w, h = PLATE
        box = (x, y, w - (5 - len(marks)) * MARK_STEP, h)
        return Panel("plate", told, box, lambda surface: self.paint_plate(surface, box, *told))

    def paint_plate(self, surface: pygame.Surface, box: Box, number: int, marks: tuple[str, ...]) -> None:
        """Round and readiness."""
        kit, (x, y, _w, h) = self.kit, box
        kit.art.draw(surface, "ui/panel_dark", box)
        ink = kit.palette.note
        kit.text.draw(
            surface, tr("Round"), (x + 68, y + 25), 21, ink, font="black", anchor="cm", max_width=122, max_height=26
        )
        kit.text.draw(
            surface, str(number), (x + 68, y + 53), 31, kit.palette.candle, font="title", anchor="cm", max_height=34
        )
        line = kit.stage.rect((x + 130, y + 14, 2, h - 28))
        pygame.draw.rect(surface, kit.palette.brass, line)
        for i, mark in enumerate(marks):
            self._mark(surface, i, mark, (x + 140 + MARK_STEP * (i + 0.55), y + h / 2))

    def _mark(self, surface: pygame.Surface, team: int, mark: str, centre: tuple[float, float]) -> None:
        kit, (x, y) = self.kit, centre
        if mark == "now":
            kit.art.draw(surface, "ui/glow", (x - 26, y - 26, 52, 52))
        place(surface, kit, f"furious/disc_{self.layout.teams[team]}", centre, 59)
        spot = kit.stage.point((x - 19, y - 19))
        radius = kit.stage.px(12)
        if mark == "ok":
            pygame.draw.aacircle(surface, "#e6f6d6", spot, radius)
            pygame.draw.aacircle(surface, kit.palette.go, spot, radius - kit.stage.px(2))
            kit.art.icon(surface, "check", (x - 19, y - 19), 17, kit.palette.on_green)
        elif mark in ("wait", "pile"):
            pygame.draw.aacircle(surface, kit.palette.candle, spot, radius)
            pygame.draw.aacircle(surface, kit.palette.walnut9, spot, radius - kit.stage.px(2))
            kit.art.icon(surface, "card" if mark == "pile" else "hourglass", (x - 19, y - 19), 16, kit.palette.candle)

    def _ribbon(self, prompt: Prompt, *, reveal: bool) -> Panel:
        return Panel("ribbon", (prompt, reveal), RIBBON, lambda surface: self.paint_ribbon(surface, prompt, reveal))

    def paint_ribbon(self, surface: pygame.Surface, prompt: Prompt, reveal: bool) -> None:
        """Two lines on the ribbon at the top."""
        kit = self.kit
        kit.art.draw(surface, "ui/ribbon_wood" if reveal else "ui/ribbon_green", RIBBON)
        x = RIBBON[0] + RIBBON[2] / 2
        ink, soft = kit.palette.candle, kit.palette.note
        high = 36 if prompt.sub else 60
        spot = (x, RIBBON[1] + (30 if prompt.sub else 42))
        kit.text.draw(
            surface,
            prompt.main,
            spot,
            33,
            ink,
            font="title",
            anchor="cm",
            max_width=RIBBON_WORDS,
            max_height=high,
        )
        if prompt.sub:
            spot = (x, RIBBON[1] + 62)
            kit.text.draw(surface, prompt.sub, spot, 21, soft, anchor="cm", max_width=RIBBON_WORDS, max_height=24)

    # ------------------------------------------------------------ the near side

    def _slot(self, shown: Shown, status: Status) -> Panel:
        offered = status.asked is not None and status.asked == shown.viewer
        filled = shown.laid is not None
        return Panel("slot", (offered, filled), SLOT, lambda surface: self.paint_slot(surface, offered))

    def paint_slot(self, surface: pygame.Surface, offered: bool) -> None:
        """The place for the card of this round."""
        kit, (x, y, w, h) = self.kit, SLOT
        kit.art.draw(surface, "ui/slot", SLOT)
        ink = kit.palette.cream if offered else BELOW
        spot = (x + w / 2, y + h - 32)
        kit.text.draw(
            surface, tr("Your card"), spot, 27, ink, font="title", anchor="cm", max_width=w - 44, max_height=40
        )

    def _chip(self, story: Story, team: int) -> Panel:
        order = self.layout.fan_order(story)
        x = FAN_X[len(order)][order.index(team)]
        name, gain = self.names[team], story.gain(team)
        most = FAN_X[len(order)][1] - FAN_X[len(order)][0] - 2
        wide = min(most, max(150.0, self.kit.text.width(name, 24, "title") + 128))
        high = 60.0 if "\n" in self._chip_name(name, wide - 66)[1] else 54.0
        box = (x - wide / 2, CHIP_Y - high / 2, wide, high)
        return Panel("chip", (team, gain), box, lambda surface: self.paint_chip(surface, team, box, gain))

    def paint_chip(self, surface: pygame.Surface, team: int, box: Box, gain: int) -> None:
        """A name with what its card gave, under the fan."""
        kit, (x, y, w, h) = self.kit, box
        key = self.layout.teams[team]
        rect, corner = kit.stage.rect(box), kit.stage.px(h / 2)
        pygame.draw.rect(surface, "#26150b", rect, border_radius=corner)
        pygame.draw.rect(surface, TEAMS[key].base, rect, kit.stage.px(3.4), border_radius=corner)
        left, name, face = self._chip_name(self.names[team], w - 66)
        if left > CHIP_BARE:
            place(surface, kit, f"furious/disc_symbol_{key}", (x + 25, y + h / 2), 40)
        spot, ink, room = (x + left, y + h / 2), kit.palette.cream, w - 66 - left
        high = h - 6 if "\n" in name else h * 0.5
        kit.text.draw(surface, name, spot, 24, ink, font=face, max_width=room, max_height=high, leading=1.0)
        draw_result(surface, kit, gain, (x + w - 63, y + h / 2 - 19, 52, 38), 24)

    def _chip_name(self, name: str, right: float) -> tuple[float, str, Face]:
        """Where a name begins, how it is broken and in which face, so that it is whole whatever the size."""
        smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
        halves = in_two(name)
        choices: list[tuple[float, str, Face]] = [
            (CHIP_LEFT, words, face) for words in (name, halves) for face in FACES
        ]
        for left, words, face in [*choices, (CHIP_BARE, halves, "bold")]:
            if all(self.kit.text.width(line, smallest, face) <= right - left for line in words.split("\n")):
                return left, words, face
        return CHIP_BARE, halves, "bold"

    def paint_why(self, surface: pygame.Surface, told: tuple[Row, ...], box: Box) -> None:
        """The round worked out, line by line."""
        kit, (x, y, w, h) = self.kit, box
        kit.art.draw(surface, "ui/panel_parchment_small", box)
        ink, soft = kit.palette.ink, kit.palette.ink_soft
        title = tr("What happened")
        kit.text.draw(surface, title, (x + 24, y + 28), 26, ink, font="title", max_width=w - 48, max_height=30)
        step = min(64.0, (h - WHY_TOP - 8) / max(1, len(told)))
        for i, row in enumerate(told):
            top = y + WHY_TOP + i * step
            pygame.draw.rect(surface, "#c9a874", kit.stage.rect((x + 22, top - 2, w - 44, 1.6)))
            self._row_picture(surface, row.kind, (x + 44, top + step / 2), min(46.0, step - 6))
            self._row_words(surface, row, (x + 76, top, w - 96, step), ink, soft)

    def _row_words(self, surface: pygame.Surface, row: Row, box: Box, ink: str, soft: str) -> None:
        x, y, w, step = box
        text = self.kit.text
        if step < 54:
            words = f"{row.what} {row.outcome}"
            spot, high = (x, y + step / 2), step - 2
            text.draw(surface, words, spot, 19, ink, max_width=w, max_height=high, wrap=True, leading=1.1)
            return
        half = (step - 4) / 2
        smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
        if text.width(row.what, smallest, "black") > w or text.width(row.outcome, smallest) > w:
            words = f"{row.what} {row.outcome}"
            text.draw(
                surface, words, (x, y + step / 2), 21, ink, max_width=w, max_height=step - 4, wrap=True, leading=1.1
            )
            return
        text.draw(surface, row.what, (x, y + step * 0.3), 21, ink, font="black", max_width=w, max_height=half)
        text.draw(surface, row.outcome, (x, y + step * 0.7), 20, soft, max_width=w, max_height=half)

    def _row_picture(self, surface: pygame.Surface, kind: str, centre: tuple[float, float], high: float) -> None:
        kit = self.kit
        if kind in ("mud", "straw", "kennel"):
            place(surface, kit, f"furious/space_{kind}", centre, high * 0.86)
            return
        draw_badge(surface, kit, kind, centre, high)
