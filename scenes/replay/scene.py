"""Watches a game once more: by itself or step by step, through whose eyes one likes, with its log beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.agreement import Agreement
from game.core import PUBLIC, Session
from game.language import tr
from scenes.events import Event, Key, Pad, Tap, Wheel
from scenes.menus.case import ask_for_case
from scenes.menus.exporting import ask_export
from scenes.replay.bar import ScrubBar
from scenes.replay.frame import TableFrame
from scenes.replay.log import ReplayLog, eyes_named, replay_lines
from scenes.replay.timeline import Eyes
from scenes.scene import Scene
from scenes.stage import Box, inside
from scenes.table.curtain import CurtainScene
from scenes.widgets.choices import Choice
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

FRAME: Final[Box] = (24.0, 22.0, 1440.0, 810.0)
LOG: Final[Box] = (1482.0, 14.0, 420.0, 826.0)
BAR: Final[Box] = (40.0, 868.0, 1840.0, 76.0)
ROW: Final = 972.0
MIDDLE: Final = 560.0
TOLD_SECONDS: Final = 1.6
"""How long a round's outcome stays before the next begins."""
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
SLOWER: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)
FASTER: Final = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)


class ReplayScene(Scene):
    """The table without hands. Of a game that is not over it shows what is public, or a person's own view to it."""

    tune = "race"

    def __init__(self, app: App, agreement: Agreement, session: Session[Any], path: Path | None = None) -> None:
        super().__init__(app)
        self.agreement, self.session, self.path = agreement, session, path
        self.tune = "race"
        self.frame = TableFrame(self.kit, agreement, session, FRAME)
        self.timeline = self.frame.timeline
        self.log = ReplayLog(self.kit)
        self.names = agreement.rulebook.seat_names(session.rules, agreement.names)
        self.playing, self.speed = True, 1
        self._told_for = 0.0
        self._drawn_at = -1
        self._preparing: Iterator[Callable[[], object]] = iter(())
        self.focus.key = "run"
        self._read()

    # ------------------------------------------------------------ where it stands

    @property
    def director(self) -> Any:
        """What moves the pieces."""
        return self.frame.director

    @property
    def index(self) -> int:
        """The index of what has come to rest."""
        return self.timeline.index(self.frame.told)

    @property
    def round(self) -> int:
        """The number, from 0, of the round that is being shown, or is about to be."""
        return self.timeline.round(self.timeline.index(self.frame.next))

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self.frame.next.step >= len(self.session.steps) and not self.frame.busy

    @property
    def choices(self) -> list[Eyes]:
        """Whose eyes may look: anybody's once the game is over, until then the public's and each person's own."""
        if self.session.over:
            seats = [Eyes(seat) for seat in range(self.session.rules.seats)]
            return [Eyes(), *seats, Eyes(PUBLIC, reveal=True)]
        people = [seat for seat, player in enumerate(self.agreement.players) if player.bot is None]
        return [Eyes(), *map(Eyes, people)]

    def _read(self) -> None:
        self.log.lines = replay_lines(self.timeline, self.frame.table, self.frame.eyes)

    # ------------------------------------------------------------ building

    def rebuild(self) -> None:
        """Pictures and words anew, since size or language may have changed."""
        self.frame.rebuilt()
        self._preparing = self.frame.table.preparations()
        self._read()
        super().rebuild()

    def relabel(self) -> None:
        """Lay out the buttons anew; the table stays as it is."""
        super().rebuild()

    def build(self, ui: Ui) -> None:
        """The bar, the buttons below it, the log's heading."""
        bar = ScrubBar(ui.gui, self.kit, "bar", BAR, tr("Where in the game"))
        bar.set_range(self.index, 0, max(1, self.timeline.last), 1, lambda value: self.scrub(round(value)))
        bar.rounds, bar.leads = self.timeline.rounds, [index for index, _ in self.timeline.leads]
        ui.add(bar)
        self._ways(ui)
        self._settings(ui)
        kit, (x, y, w, _h) = self.kit, LOG
        kit_title, ink = eyes_named(self.frame.eyes, self.names), kit.palette.ink
        ui.label(kit_title, (x + 30, y + 46), 27, ink, font="title", width=w - 60, height=44)

    def _ways(self, ui: Ui) -> None:
        running = self.playing and not self.over
        buttons = (
            ("back-round", "prev_step", tr("One round back"), self.back_a_round, 32),
            ("back-step", "chevron_left", tr("One step back"), lambda: self.step(-1), 32),
            ("run", "pause" if running else "play", tr("Pause") if running else tr("Play on"), self.pause, 44),
            ("next-step", "chevron_right", tr("One step on"), lambda: self.step(1), 32),
            ("next-round", "next_step", tr("To the next round"), self.next_round, 32),
        )
        high = self._high()
        ui.button("close", (40, ROW, 210, high), tr("Close"), self.back, icon="back")
        for number, (key, icon, label, do, radius) in enumerate(buttons):
            at = (MIDDLE + (number - 2) * 96.0, ROW + high / 2 - 2)
            ui.icon_button(key, at, icon, label, do, radius=radius)

    def _settings(self, ui: Ui) -> None:
        high = self._high()
        words = ["½", "1", "2", "4"]
        ui.segment(
            "speed", (828, ROW, 232, high - 8), tr("Pace"), words, self.speed, self.set_speed, dark=True, size=24
        )
        eyes = self.choices
        told = [Choice(eyes_named(one, self.names)) for one in eyes]
        at = eyes.index(self.frame.eyes) if self.frame.eyes in eyes else 0
        ui.dropdown("eyes", (1082, ROW, 400, high - 8), tr("Whose eyes"), told, at, lambda n: self.look(eyes[n]))
        if not self.app.house.open:
            return
        case = (1500, ROW, 290 if self.path is not None else 380, high)
        ui.button(
            "case", case, tr("Make a case"), self.make_case, icon="pin", tooltip=tr("A file that plays up to here")
        )
        if self.path is not None:
            label = tr("Export the whole game")
            ui.icon_button("export", (1840, ROW + high / 2 - 2), "save", label, self.export, radius=36)

    def _high(self) -> float:
        return min(self.kit.stage.grow(78, 26), 94.0)

    # ------------------------------------------------------------ doing

    def pause(self) -> None:
        """Stop after what is under way, or go on; from the end, begin again."""
        if self.over:
            self.frame.jump(self.timeline.places[0])
            self.playing = True
        else:
            self.playing = not self.playing
        self.relabel()

    def set_speed(self, number: int) -> None:
        """Choose one of the paces."""
        self.speed = min(max(0, number), len(SPEEDS) - 1)
        self.relabel()

    def step(self, way: int) -> None:
        """One event on, with its motion; or one back, at once."""
        self.playing = False
        self.frame.skip()
        index = self.timeline.index(self.frame.next)
        if way < 0:
            self.go(index - 1)
            return
        if index < self.timeline.last:
            self.frame.tidy()
            self.frame.advance(self.timeline.places[index + 1])
        self._after_move()

    def back_a_round(self) -> None:
        """To the beginning of this round, from there to the one before."""
        at, starts = self.timeline.index(self.frame.next), self.timeline.rounds
        number = self.timeline.round(at)
        self.seek(number if at > starts[number] else max(0, number - 1))

    def next_round(self) -> None:
        """To the beginning of the next round, or to the end."""
        number, starts = self.round, self.timeline.rounds
        if number + 1 < len(starts):
            self.seek(number + 1)
        else:
            self.go(self.timeline.last)

    def seek(self, number: int) -> None:
        """Show the table as it was when a round began; nothing of what lies between is heard or seen."""
        self.go(self.timeline.rounds[number])

    def go(self, index: int) -> None:
        """Show the table as it was at an index."""
        place = self.timeline.places[min(max(0, index), self.timeline.last)]
        self.frame.jump(place, glide=not self.kit.calm)
        self.kit.sound.play("card_slide", 0.5)
        self._after_move()

    def scrub(self, index: int) -> None:
        """Follow the bar, at once and in silence."""
        if index != self.timeline.index(self.frame.next) or self.frame.busy:
            self.playing = False
            self.frame.jump(self.timeline.places[min(max(0, index), self.timeline.last)])
            self._drawn_at = index
            self.request_frame()

    def _after_move(self) -> None:
        self._told_for, self.log.scrolled = 0.0, 0
        self._follow()
        self.relabel()

    def look(self, eyes: Eyes) -> None:
        """Change eyes; a person's own view of a game that goes on lies behind the curtain."""
        if self.session.over or eyes.viewer == PUBLIC:
            self._look(eyes)
            return
        name, picture = self.names[eyes.viewer], self.frame.table.seat_picture(eyes.viewer)
        words = tr("Only {name} may look: this game is not over.").format(name=name)
        curtain = CurtainScene(self.app, name, picture, lambda: self._look(eyes), self.app.stack.pop, words)
        self._look(Eyes())
        self.app.stack.push(curtain)

    def _look(self, eyes: Eyes) -> None:
        self.frame.look(eyes)
        self._read()
        self.relabel()

    def make_case(self) -> None:
        """A scenario file of this moment."""
        ask_for_case(self.app, self.agreement, self.session, self.frame.told.step)

    def export(self) -> None:
        """A copy of the whole game."""
        if self.path is not None:
            ask_export(self.app, self.path, self.agreement.game, over=self.session.over)

    def handle(self, event: Event) -> bool:
        """Keys of a player; a tap on a sentence goes there; the wheel turns the log back."""
        if isinstance(event, Pad) and event.button == pygame.CONTROLLER_BUTTON_X:
            self.pause()
            return True
        if isinstance(event, Key):
            return self._key(event.key)
        if isinstance(event, Tap):
            index = self.log.hit(event.pointer.pos)
            if index is not None:
                self.playing = False
                self.go(index)
            return index is not None
        if isinstance(event, Wheel) and inside(LOG, event.pos):
            self.log.scrolled = max(0, self.log.scrolled + (1 if event.dy > 0 else -1))
            return True
        return False

    def _key(self, key: int) -> bool:
        free = not self.focus.shown
        doing: dict[int, Callable[[], None]] = {
            pygame.K_p: self.pause,
            pygame.K_HOME: lambda: self._halt(0),
            pygame.K_END: lambda: self._halt(self.timeline.last),
            pygame.K_PAGEUP: self.back_a_round,
            pygame.K_PAGEDOWN: self.next_round,
        }
        doing |= {one: lambda: self.set_speed(self.speed - 1) for one in SLOWER}
        doing |= {one: lambda: self.set_speed(self.speed + 1) for one in FASTER}
        if free:
            doing |= {
                pygame.K_SPACE: self.pause,
                pygame.K_LEFT: lambda: self.step(-1),
                pygame.K_RIGHT: lambda: self.step(1),
            }
        if key in doing:
            doing[key]()
        return key in doing

    def _halt(self, index: int) -> None:
        self.playing = False
        self.go(index)

    # ------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Move; when everything stands, show what comes next."""
        if self.app.stack.top is not self:
            return
        pace = self.app.settings.animation_speed * SPEEDS[self.speed]
        changed = self.frame.update(dt, pace)
        for sound in self.director.heard:
            self.kit.sound.play(sound)
        self.director.heard.clear()
        if changed:
            self.request_frame()
        self._follow()
        if not self.frame.busy:
            work = next(self._preparing, None)
            if work is not None:
                work()
            self._go_on(dt * pace)

    def _follow(self) -> None:
        """Keep the bar's knob where the table is."""
        if self._drawn_at != self.index:
            self._drawn_at = self.index
            for widget in self.ui.widgets:
                if isinstance(widget, ScrubBar) and not widget.held:
                    widget.value = self.index
            self.request_frame()

    def _go_on(self, dt: float) -> None:
        if not self.playing:
            return
        left = self.frame.next.step < len(self.session.steps)
        if self.frame.table.cleared(self.director.shown) is not None:
            self._told_for += dt
            if self._told_for >= TOLD_SECONDS and left:
                self._told_for = 0.0
                self.frame.tidy()
        elif left:
            self.frame.advance(self.timeline.places[self.timeline.last])
        if not left:
            self.playing = False
            self.relabel()

    # ------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The table in its frame, the log."""
        kit = self.kit
        surface.blit(kit.art.background("ui/tabletop"), (0, 0))
        x, y, w, h = FRAME
        rim = kit.stage.rect((x - 7, y - 7, w + 14, h + 14))
        pygame.draw.rect(surface, kit.palette.brass, rim, border_radius=kit.stage.px(12))
        self.frame.draw(surface)
        kit.art.draw(surface, "ui/panel_parchment", LOG)
        lx, ly, lw, lh = LOG
        self.log.draw(surface, (lx + 22, ly + 84, lw - 44, lh - 112), self.index)
