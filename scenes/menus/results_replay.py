"""Watches a finished game once more: what everybody could see, round by round, with pause, steps and speed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.agreement import Agreement
from game.core import PUBLIC, Session
from game.language import tr
from scenes.events import Event, Key
from scenes.motion.director import Director, Scored
from scenes.scene import Scene
from scenes.table.contract import Shown, Status
from scenes.table.host import Host
from scenes.table.still import Still
from scenes.tables import table_of
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

TOLD_SECONDS: Final = 1.6
"""How long a round's outcome stays before the next begins."""
FAST: Final = 2.5
TOP: Final = 52.0
NEAR_SEAT: Final = 0


class ReplayScene(Scene):
    """The table without hands; nothing in it was ever hidden from anybody."""

    tune = "race"

    def __init__(self, app: App, agreement: Agreement, session: Session[Any]) -> None:
        super().__init__(app)
        self.session = session
        self.kinds = Host(agreement, session).kinds
        self.table = table_of(agreement.game, self.kit, session.rules, agreement.names)
        self.table.near = NEAR_SEAT
        self.still = Still(self.kit, self.table.backdrop)
        self.starts = round_starts(session)
        """By round: the first step that belongs to it."""
        self.next = self.starts[0]
        """The step that is shown next."""
        self.round = 0
        """The round that is being shown, or is about to be."""
        self.playing, self.fast = True, False
        self.director: Director[Shown] = Director(self.table, self._opening(self.next))
        self.director.on_land = lambda event: self.table.landed(event, self.director.shown)
        self.table.moves = self.director.in_flight
        self._told_for = 0.0
        self._preparing: Iterator[Callable[[], object]] = iter(())

    def _opening(self, step: int) -> Shown:
        view = self.session.rules.view(self.session.fold(step), PUBLIC)
        return self.table.opening(view, PUBLIC, NEAR_SEAT)

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self.next >= len(self.session.steps) and not self.director.busy

    # ------------------------------------------------------------ building

    def rebuild(self) -> None:
        """Pictures and words anew, since size or language may have changed."""
        self.table.rebuilt()
        self.still.clear()
        self._preparing = self.table.preparations()
        super().rebuild()

    def build(self, ui: Ui) -> None:
        """Round buttons, and the way back once all is shown."""
        running = self.playing and not self.over
        buttons = (
            ("back-round", "prev_step", tr("One round back"), self.back_a_round),
            ("run", "pause" if running else "play", tr("Pause") if running else tr("Play on"), self.pause),
            ("next-round", "next_step", tr("To the next round"), self.next_round),
            ("fast", "fast", tr("Faster, or as usual"), self.hurry),
            ("close", "cross", tr("Close"), self.back),
        )
        for i, (key, icon, label, do) in enumerate(buttons):
            ui.icon_button(key, (1559 + i * 79, TOP), icon, label, do, radius=32)

    # ------------------------------------------------------------ doing

    def pause(self) -> None:
        """Stop after what is under way, or go on; from the end, begin again."""
        if self.over:
            self.seek(0)
            self.playing = True
        else:
            self.playing = not self.playing
        self.rebuild()

    def hurry(self) -> None:
        """Switch the fast pace on or off."""
        self.fast = not self.fast
        self.app.toast(tr("Fast pace") if self.fast else tr("Usual pace"), icon="fast")

    def back_a_round(self) -> None:
        """To the beginning of this round, from there to the one before."""
        begun = self.next > self.starts[self.round]
        self.seek(self.round if begun else max(0, self.round - 1))

    def next_round(self) -> None:
        """To the beginning of the next round, or to the end."""
        if self.round + 1 < len(self.starts):
            self.seek(self.round + 1)
        else:
            self._show(len(self.session.steps))

    def seek(self, number: int) -> None:
        """Show the table as it was when a round began; nothing of what lies between is heard or seen."""
        self.round = number
        self._show(self.starts[number])

    def _show(self, step: int) -> None:
        self.next, self._told_for = step, 0.0
        self.director.glide(self._opening(step))
        self.kit.sound.play("card_slide")
        self.rebuild()

    def handle(self, event: Event) -> bool:
        """P and the space bar pause while the ring is not shown."""
        if not isinstance(event, Key):
            return False
        space = event.key == pygame.K_SPACE and not self.focus.shown
        if event.key == pygame.K_p or space:
            self.pause()
        return event.key == pygame.K_p or space

    # ------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Move; when everything stands, show what comes next."""
        if self.app.stack.top is not self:
            return
        pace = self.app.settings.animation_speed * (FAST if self.fast else 1.0)
        self.director.speed, self.director.calm = pace, self.kit.calm
        changed = self.director.update(dt)
        for sound in self.director.heard:
            self.kit.sound.play(sound)
        self.director.heard.clear()
        if self.table.update(dt) or changed or self.still.behind:
            self.request_frame()
        if not self.director.busy:
            self._prepare()
            self._go_on(dt * pace)

    def _prepare(self) -> None:
        work = next(self._preparing, None)
        if work is not None:
            work()

    def _go_on(self, dt: float) -> None:
        if not self.playing:
            return
        cleared = self.table.cleared(self.director.shown)
        if cleared is not None:
            self._told_for += dt
            if self._told_for >= TOLD_SECONDS and self.next < len(self.session.steps):
                self._told_for = 0.0
                self.director.enqueue([Scored(*cleared)])
        elif self.next < len(self.session.steps):
            self._enqueue(self.next)
            self.next += 1
            if self.next == len(self.session.steps):
                self.rebuild()
        elif self.playing:
            self.playing = False
            self.rebuild()

    def _enqueue(self, step: int) -> None:
        self.round = max(0, sum(start <= step for start in self.starts) - 1)
        shown = self.director.last
        beats = []
        for beat in self.session.beats(step, PUBLIC):
            shown = self.table.after(shown, beat.event, beat.view)
            beats.append(Scored(beat.event, shown))
        self.director.enqueue(beats)

    # ------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, pieces from back to front, effects."""
        shown = self.director.shown
        status = Status(self.kinds, None, self.director.busy)
        surface.blit(self.still.picture(self.table.panels(shown, status), hurried=self.director.busy), (0, 0))
        self.table.draw_under(surface, shown, frozenset())
        for piece, pose in sorted(self.director.poses.items(), key=lambda item: item[1].depth):
            if pose.alpha > 0.01:
                self.table.draw_piece(surface, piece, pose, shown)
        self.table.draw_above(surface, shown, None)


def round_starts(session: Session[Any]) -> list[int]:
    """The first step of each round; step 0 is the set-up."""
    rules, state = session.rules, session.fold(1)
    starts, before = [1], rules.rounds(state)
    for number, step in enumerate(session.steps[1:], 1):
        for event in step.events:
            event.change(state)
        now = rules.rounds(state)
        if now != before:
            starts.append(number + 1)
            before = now
    return [start for start in starts if start < len(session.steps)] or [len(session.steps)]
