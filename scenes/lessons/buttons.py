"""The buttons of a lesson: those of its bar, and those in the bubble."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.catalogue import rulebook
from game.language import tr
from scenes.lessons.speech import dots, minutes_left
from scenes.stage import Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.lessons.lesson_scene import LessonScene

BAR: Final[Box] = (620.0, 10.0, 640.0, 98.0)
SKIP: Final[Box] = (1648.0, 22.0, 256.0, 58.0)
TOP: Final = 52.0
GAP: Final = 14.0


def build_bar(scene: LessonScene, ui: Ui) -> None:
    """Name and progress in the middle; menu, rules, starting again and skipping at the right."""
    ui.decor(lambda surface: _paint_bar(surface, scene))
    ui.icon_button("menu", (1480, TOP), "menu", tr("Menu"), scene.menu, radius=32)
    ui.icon_button("rules", (1542, TOP), "book", tr("Rules"), scene.open_rule, radius=32)
    ui.icon_button("again", (1604, TOP), "replay", tr("Start again"), scene.restart, radius=32)
    ui.button("skip", SKIP, tr("Skip lesson"), scene.skip, icon="fast", size=24)


def _paint_bar(surface: pygame.Surface, scene: LessonScene) -> None:
    kit, (x, y, w, _h) = scene.kit, BAR
    kit.art.draw(surface, "ui/panel_dark", BAR)
    title = tr("Lesson: {game}").format(game=tr(rulebook(scene.lesson.game).title))
    count, now = len(scene.lesson.steps), min(scene.at, len(scene.lesson.steps) - 1)
    spot = (x + 28, y + 32)
    kit.text.draw(
        surface, title, spot, 28, kit.palette.candle, font="title", anchor="lm", max_width=w - 276, max_height=40
    )
    rest = minutes_left(scene.lesson.minutes, count, now)
    kit.text.draw(surface, rest, (x + w - 28, y + 32), 20, kit.palette.note, anchor="rm", max_width=200, max_height=36)
    dots(surface, kit, (x + 24, y + 52, w - 48, 40), count, now)


def build_row(scene: LessonScene, ui: Ui, row: Box) -> None:
    """Going on, or whose move it is; and the way to the rule."""
    x, y, w, h = row
    last = scene.at == len(scene.lesson.steps) - 1
    half = (w - GAP) / 2
    if last:
        ui.button("lesson-on", (x, y, half, h), tr("Play it now"), scene.play_it, skin="gold", icon="play", size=25)
        ui.button("lesson-home", (x + half + GAP, y, half, h), tr("Later"), scene.skip, icon="check", size=25)
        return
    if scene.step.does:
        ui.decor(lambda surface: _your_move(surface, scene, (x, y, half, h)))
    else:
        ui.button("lesson-on", (x, y, half, h), tr("Go on"), scene.read_on, skin="gold", icon="play", size=25)
    if scene.step.rule or (scene.no is not None and scene.no.rule):
        ui.button("lesson-rule", (x + half + GAP, y, half, h), tr("The rule"), scene.open_rule, icon="book", size=25)


def _your_move(surface: pygame.Surface, scene: LessonScene, box: Box) -> None:
    kit, (x, y, w, h) = scene.kit, box
    spot = kit.stage.point((x + 16, y + h / 2))
    pygame.draw.aacircle(surface, kit.palette.go, spot, kit.stage.px(14))
    pygame.draw.aacircle(surface, kit.palette.on_green, spot, kit.stage.px(10))
    pygame.draw.aacircle(surface, kit.palette.go, spot, kit.stage.px(6))
    kit.text.draw(
        surface,
        tr("Your move"),
        (x + 42, y + h / 2),
        24,
        kit.palette.go_deep,
        font="black",
        max_width=w - 44,
        max_height=h,
    )
