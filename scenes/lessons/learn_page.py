"""Learn: a lesson for every game, ticked once it was played to its end, and the way to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.catalogue import tables
from game.core import Rulebook
from game.language import tr, trn
from scenes.doors import open_lesson
from scenes.lessons.script import lesson_of
from scenes.menus.rules_page import RulesScene
from scenes.menus.tavern import tavern
from scenes.scene import Scene
from scenes.stage import HEIGHT, Box
from scenes.theme import GAMES
from scenes.widgets.buttons import Skin
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    pass

SHEET: Final[Box] = (250.0, 110.0, 1420.0, 940.0)
ROW: Final = 142.0
GAP: Final = 12.0
EMBLEM: Final = (134.0, 141.0)
BUTTON: Final = 236.0


class LearnScene(Scene):
    """One row per game."""

    tune = None

    def enter(self) -> None:
        """The first lesson that was not played yet comes first."""
        fresh = (table.id for table in tables() if table.id not in self.app.settings.lessons)
        self.focus.key = f"lesson-{next(fresh, tables()[0].id)}"

    def draw(self, surface: pygame.Surface) -> None:
        """Its own table top, heading and host."""
        kit, palette = self.kit, self.kit.palette
        surface.blit(kit.art.background("ui/tabletop"), (0, 0))
        kit.text.draw(surface, tr("Learn"), (SHEET[0], 58), 52, palette.candle, font="title", outline=(palette.soot, 5))
        kit.art.draw(surface, "tavern/host", (16, HEIGHT - 232, 220, 232))
        kit.art.draw(surface, "ui/panel_parchment", SHEET)

    def build(self, ui: Ui) -> None:
        """Rows in a scrolling frame, and the way back."""
        x, y, w, h = SHEET
        close = self.kit.stage.grow(66, 26)
        ui.button("back", (x + 40, y + h - close - 24, 260, close), tr("Back"), self.back, icon="back")
        note = tr("A lesson takes a few minutes. Nothing in it is kept, and you may leave at any time.")
        spot = (x + 340, y + h - close / 2 - 24)
        ui.label(note, spot, 22, self.kit.palette.ink_soft, width=w - 390, height=close + 14, wrap=True)
        frame = (x + 30, y + 24, w - 60, h - close - 66)
        row = self.kit.stage.grow(ROW, 110)
        known = tables()
        pane = ui.pane("rows", frame, len(known) * (row + GAP) + 8)
        for number, table in enumerate(known):
            self._row(ui, pane, table, (frame[0] + 8, frame[1] + 4 + number * (row + GAP), frame[2] - 34, row))

    def _row(self, ui: Ui, pane: Pane, table: Rulebook, box: Box) -> None:
        x, y, w, h = box
        ui.decor(lambda surface: self._draw_row(surface, pane, table, box), pane)
        palette, lesson = self.kit.palette, lesson_of(table.id)
        left, room = x + 176, w - 176 - BUTTON - 40
        ui.label(tr(table.title), (left, y + h * 0.24), 32, palette.ink, font="title", width=room, pane=pane)
        ui.label(
            tr(table.pitch), (left, y + h * 0.55), 21, palette.ink, width=room, height=h * 0.4, wrap=True, pane=pane
        )
        high = min((h - 34) / 2, self.kit.stage.grow(56, 24))
        right = x + w - BUTTON - 18
        top = y + (h - 2 * high - 10) / 2
        if lesson is not None:
            minutes = trn("{n} minute", "{n} minutes", lesson.minutes).format(n=lesson.minutes)
            done = table.id in self.app.settings.lessons
            words = tr("{minutes} · done").format(minutes=minutes) if done else minutes
            ui.label(
                words,
                (left + 34, y + h * 0.85),
                20,
                palette.go_deep if done else palette.ink_soft,
                font="black",
                width=room - 34,
                pane=pane,
            )
            skin: Skin = "wood" if done else "gold"
            ui.button(
                f"lesson-{table.id}",
                (right, top, BUTTON, high),
                tr("Lesson"),
                lambda: open_lesson(self.app, table.id),
                skin=skin,
                icon="play",
                size=25,
                pane=pane,
            )
        ui.button(
            f"rules-{table.id}",
            (right, top + high + 10, BUTTON, high),
            tr("Rules"),
            lambda: self.open_rules(table.id),
            icon="book",
            size=25,
            pane=pane,
        )

    def open_rules(self, game: str) -> None:
        """The rules of one game; those of the others can be turned to."""
        self.app.stack.push(RulesScene(self.app, game, games=[table.id for table in tables()]))

    def _draw_row(self, surface: pygame.Surface, pane: Pane, table: Rulebook, box: Box) -> None:
        kit, shown = self.kit, pane.shown(box)
        x, y, _w, h = shown
        kit.art.draw(surface, "ui/slot_paper", shown)
        cloth = GAMES.get(table.id)
        ground = kit.stage.rect((x + 12, y + 10, 148, h - 20))
        pygame.draw.rect(surface, cloth.cloth if cloth else kit.palette.walnut5, ground, border_radius=kit.stage.px(16))
        if table.id in tavern().nooks:
            scale = min(1.0, (h - 16) / EMBLEM[1])
            wide, high = EMBLEM[0] * scale, EMBLEM[1] * scale
            place = (x + 12 + (148 - wide) / 2, y + (h - high) / 2, wide, high)
            kit.art.draw(surface, f"tavern/emblem_{table.id}", place)
        if lesson_of(table.id) is None:
            return
        done = table.id in self.app.settings.lessons
        spot = (x + 176 + 13, y + h * 0.85)
        if done:
            pygame.draw.aacircle(surface, kit.palette.go, kit.stage.point(spot), kit.stage.px(13))
        kit.art.icon(
            surface,
            "check" if done else "clock",
            spot,
            17 if done else 26,
            kit.palette.on_green if done else kit.palette.ink_soft,
        )
