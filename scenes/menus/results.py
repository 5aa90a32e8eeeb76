"""The results: who won and why, the winners' stand, the ranking, the course of the game, what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.agreement import Agreement, fresh_seed
from game.core import Session
from game.language import tr
from game.saves.game_file import GameFile
from scenes import doors
from scenes.menus.course_chart import CourseChart
from scenes.menus.report import ReportScene
from scenes.menus.results_confetti import Confetti
from scenes.menus.results_part import ResultsPart, part_of
from scenes.menus.results_ranking import Ranking, caption
from scenes.menus.rules_page import RulesScene
from scenes.menus.setup_ground import Ground
from scenes.menus.setup_sheet import draw_sheet, title_height, title_middle
from scenes.replay.scene import ReplayScene
from scenes.scene import Scene
from scenes.stage import Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

STAGE: Box = (30, 112, 1060, 830)
RIGHT: Box = (1106, 112, 784, 944)
HIGHEST_RANKING = 540.0
GAP = 16.0
BUTTONS: Box = (30, 958, 1060, 98)
CROWDED = 1.2
"""Above this text size the buttons take two rows."""


class ResultsScene(Scene):
    """Shown once a game is over; every way out leads to a new game, a replay or the tavern."""

    def __init__(self, app: App, agreement: Agreement, session: Session[Any], file: GameFile | None = None) -> None:
        super().__init__(app)
        self.agreement, self.session, self.file = agreement, session, file
        self.part: ResultsPart = part_of(self.kit, agreement, session)
        self.ranking = Ranking(self.kit, self.part)
        self.confetti = Confetti(self.kit, agreement.seed)
        self.chart: CourseChart | None = None
        self.time = 0.0
        self.ground = Ground(self.kit)
        self.focus.key = "rematch"

    def enter(self) -> None:
        """A flourish for people, a shrug if only bots won."""
        people = [s for s in self.part.standings if s.place == 1 and s.seat < len(self.agreement.players)]
        won = any(self.agreement.players[s.seat].bot is None for s in people)
        self.kit.sound.play("win" if won else "lose")
        if won:
            self.kit.sound.play("crowd_cheer", 0.6)

    # ------------------------------------------------------------ building

    def build(self, ui: Ui) -> None:
        """Ribbon, ranking, chart, buttons; the stage is drawn."""
        course = self.part.course()
        self.chart = CourseChart(self.kit, course) if course is not None else None
        self.ground.begin()
        self.ground.add(self._draw_table)
        self._head(ui)
        ranking, below = self._right_side()
        self._ranking(ui, ranking)
        if self.chart is not None:
            self._chart(self.chart, below)
        self._buttons(ui)

    def _head(self, ui: Ui) -> None:
        own = [
            ("rules", "book", tr("Rules"), self.open_rules),
            ("fair", "dice", tr("Was it fair?"), lambda: self.report(1)),
            ("numbers", "list", tr("This game in numbers"), lambda: self.report(0)),
            ("rotate", "swap", tr("Rematch, everybody moves one seat on"), self.rotate),
        ]
        heads = [*own, *self.part.extras(self.app)]
        for number, (key, icon, label, do) in enumerate(heads):
            ui.icon_button(key, (1844 - 80 * number, 58), icon, label, do, radius=34)
        if self.file is None or not self.app.house.open:
            return
        words = tr("Kept in Saved games")
        high = self.kit.stage.grow(56)
        wide = min(1844.0 - 80 * len(heads) + 40 - 1106, self.kit.text.width(words, 22) + 84)
        box = (1106, 58 - high / 2, wide, high)

        def paint(surface: pygame.Surface) -> None:
            self.kit.art.draw(surface, "ui/toast_good", box)
            self.kit.art.icon(surface, "check", (box[0] + 34, 58), 28, self.kit.palette.go_light)

        ui.decor(paint)
        ui.label(words, (box[0] + 62, 58), 22, self.kit.palette.cream, width=wide - 76, height=high, wrap=True)

    def _ranking(self, ui: Ui, box: Box) -> None:
        heading, size = self.part.heading(), title_height(self.kit)
        beside = self.kit.text.width(caption(self.part), 21, "black") + 30
        self.ground.add(lambda surface: draw_sheet(surface, self.kit, box, heading, None, beside))
        half = max(82.0, beside / 2 + 6)
        spot = (box[0] + box[2] - half, box[1] + title_middle(self.kit) + 4)
        ui.label(caption(self.part), spot, 21, self.kit.palette.ink_soft, font="black", anchor="cm")
        inner = (box[0] + 20, box[1] + size, box[2] - 40, box[3] - size - 18)
        self.ranking.fit(inner[2] - 12, inner[3])
        pane = ui.pane("ranking", inner, self.ranking.height(inner[2] - 12) - 1)
        self.ranking.build(ui, (inner[0], inner[1], inner[2] - 12 if pane.most else inner[2], inner[3]), pane)

    def _right_side(self) -> tuple[Box, Box]:
        """The boxes of ranking and chart: few rows leave more to the chart."""
        x, y, w, h = RIGHT
        if self.chart is None:
            return RIGHT, RIGHT
        around = title_height(self.kit) + 18
        high = min(HIGHEST_RANKING, self.ranking.roomy(w - 52) + around)
        return (x, y, w, high), (x, y + high + GAP, w, h - high - GAP)

    def _chart(self, chart: CourseChart, box: Box) -> None:
        words, top = self.part.course_title(), title_height(self.kit)
        x, y, w, h = box
        self.ground.add(lambda surface: draw_sheet(surface, self.kit, box, words, None))
        self.ground.add(lambda surface: chart.draw(surface, (x + 28, y + top, w - 50, h - top - 18)))

    def _choices(self) -> list[tuple[str, str, str, str, str]]:
        """Key, words, second line, icon, skin of each button."""
        again = ("rematch", tr("Rematch"), tr("same seats"), "rematch", "gold")
        replay = ("replay", tr("Watch replay"), tr("round by round"), "replay", "wood")
        if not self.app.house.open:
            return [again, replay, ("tavern", tr("All done"), tr("for the next guests"), "check", "wood")]
        return [
            again,
            replay,
            ("again", tr("Set-up again"), tr("change something"), "gear", "wood"),
            ("tavern", tr("Tavern"), tr("choose a table"), "rat", "red"),
        ]

    def _buttons(self, ui: Ui) -> None:
        choices, (x, y, w, h) = self._choices(), BUTTONS
        gap = 18.0
        wide = (w - gap * (len(choices) - 1)) / len(choices)
        small = self.kit.stage.text_scale > CROWDED
        doing = {"rematch": self.rematch, "replay": self.watch, "again": self.set_up_again, "tavern": self.back}
        for number, (key, words, sub, icon, skin) in enumerate(choices):
            box = (x + number * (wide + gap), y, wide, h)
            note = "" if small else sub
            ui.button(key, box, words, doing[key], skin=skin, icon=icon, sub=note, size=32)  # type: ignore[arg-type]

    # ------------------------------------------------------------ doing

    def rematch(self) -> None:
        """The same table, another seed."""
        doors.open_again(self.app, self.agreement.model_copy(update={"seed": fresh_seed()}))

    def rotate(self) -> None:
        """A rematch in which everybody takes the next one's seat, the last one the first."""
        players = self.agreement.players
        moved, options = (players[-1], *players[:-1]), dict(self.agreement.options)
        ages = options.get("ages")
        if isinstance(ages, (list, tuple)) and len(ages) == len(players):
            options["ages"] = [ages[-1], *ages[:-1]]
        about = {"seed": fresh_seed(), "players": moved, "options": options}
        doors.open_table(self.app, self.agreement.model_copy(update=about))

    def watch(self) -> None:
        """The whole game once more."""
        path = self.file.path if self.file is not None and self.app.house.open else None
        self.app.stack.push(ReplayScene(self.app, self.agreement, self.session, path))

    def report(self, page: int) -> None:
        """The game in numbers, or whether it was fair."""
        self.app.stack.push(ReportScene(self.app, self.part, self.agreement, self.session, page))

    def set_up_again(self) -> None:
        """Back to the set-up, over the tavern."""
        self.back()
        doors.open_setup(self.app, self.agreement.game)

    def back(self) -> None:
        """To the tavern."""
        doors.go_home(self.app)

    def open_rules(self) -> None:
        """The game's rules, opened at how ties are told."""
        self.app.stack.push(RulesScene(self.app, self.agreement.game, self.part.ties))

    # ------------------------------------------------------------ time and paint

    def update(self, dt: float) -> None:
        """Confetti falls, winners hop, for a few seconds."""
        self.time += dt
        if self.confetti.moving(self.time):
            self.request_frame()

    def draw(self, surface: pygame.Surface) -> None:
        """What stands still, then winners and confetti."""
        self.ground.draw(surface)
        self.part.draw_winners(surface, STAGE, self.time)
        x, y, w, h = STAGE
        self.confetti.draw(surface, (x + 12, y + 12, w - 24, h - 24), self.time)

    def _draw_table(self, surface: pygame.Surface) -> None:
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
        self.part.draw_stage(surface, STAGE)
        self._ribbon(surface)

    def _ribbon(self, surface: pygame.Surface) -> None:
        box = (130.0, 8.0, 860.0, 96.0)
        self.kit.art.draw(surface, self.part.ribbon, box)
        middle, palette = box[0] + box[2] / 2, self.kit.palette
        room = box[2] - 150
        title = (middle, box[1] + 33)
        words, gold = self.part.title(), palette.candle
        self.kit.text.draw(surface, words, title, 36, gold, font="title", anchor="cm", max_width=room, max_height=42)
        spot = (middle, box[1] + 69)
        self.kit.text.draw(
            surface, self.part.subtitle(), spot, 20, palette.cream, anchor="cm", max_width=room, max_height=24
        )
