"""The table of a replay: drawn on a stage of its own, as large as its frame, through the chosen eyes."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import pygame

from game.agreement import Agreement
from game.core import PUBLIC, Event, Session
from scenes.kit import Kit
from scenes.motion.director import Director, Scored
from scenes.replay.log import settle
from scenes.replay.timeline import Eyes, Place, Timeline
from scenes.stage import Box, Stage
from scenes.table.contract import Shown, Status
from scenes.table.host import Host
from scenes.table.still import Still
from scenes.tables import table_of

SMALLEST_WIDTH: Final = 320


class TableFrame:
    """Shows places of a session, at once or with the motion that led there."""

    def __init__(self, kit: Kit, agreement: Agreement, session: Session[Any], box: Box) -> None:
        self.outer, self.session, self.box = kit, session, box
        self.kit = kit.beside(self._stage())
        self.kinds = Host(agreement, session).kinds
        self.table = table_of(agreement.game, self.kit, session.rules, agreement.names)
        self.table.attend(agreement, session)
        self.timeline = Timeline(session, self.table.sentence)
        self.eyes, self.near = Eyes(), 0
        self.next = Place(1)
        """What is shown next: all before it is shown, or on its way."""
        self.told = Place(1)
        """What has come to rest."""
        self._coming: deque[Place | None] = deque()
        self.still = Still(self.kit, self.table.backdrop)
        self.table.near = 0
        self.director: Director[Shown] = Director(self.table, self._opening(self.next))
        self.director.on_land = self._landed
        self.table.moves = self.director.in_flight
        self._canvas = pygame.Surface(self.kit.stage.size)

    def _stage(self) -> Stage:
        rect = self.outer.stage.rect(self.box)
        return Stage(max(SMALLEST_WIDTH, rect.width), rect.height, self.outer.stage.text_scale)

    def rebuilt(self) -> None:
        """Size, language or colours may have changed."""
        self.kit.set_stage(self._stage())
        self.kit.palette, self.kit.calm = self.outer.palette, self.outer.calm
        self._canvas = pygame.Surface(self.kit.stage.size)
        self.table.rebuilt()
        self.still.clear()

    def _opening(self, place: Place) -> Shown:
        viewer = self.near if self.eyes.reveal else self.eyes.viewer
        return self.table.opening(self.timeline.view(place, self.eyes), viewer, self.near)

    # ------------------------------------------------------------ going

    @property
    def busy(self) -> bool:
        """Whether anything is still on its way."""
        return self.director.busy

    def jump(self, place: Place, *, glide: bool = False) -> None:
        """Show a place at once: nothing queued, sounding or fluttering survives."""
        self._coming.clear()
        settle(self.table)
        self.director.heard.clear()
        self.next = self.told = place
        shown = self._opening(place)
        self.director.snap(shown) if not glide else self.director.glide(shown)

    def look(self, eyes: Eyes) -> None:
        """Show the present place through other eyes, without a card being turned on the way."""
        self.eyes = eyes
        self.near = eyes.viewer if eyes.viewer != PUBLIC else self.near
        self.table.near = self.near
        self.jump(self.told)

    def skip(self) -> None:
        """Bring to rest what is on its way."""
        if self.busy:
            self.director.skip()
            settle(self.table)

    def advance(self, place: Place) -> None:
        """Move on to a later place of the step at hand, or to its end."""
        step, shown = self.next.step, self.director.last
        events = len(self.session.steps[step].events)
        upto = events if place.step > step else place.done
        beats = []
        for done, beat in enumerate(self.timeline.beats(step, self.eyes), 1):
            if self.next.done < done <= upto:
                shown = self.table.after(shown, beat.event, beat.view)
                beats.append(Scored(beat.event, shown))
                self._coming.append(Place(step + 1) if done == events else Place(step, done))
        self.next = Place(step + 1) if upto == events else Place(step, upto)
        if not beats:
            self.told = self.next
        self.director.enqueue(beats)

    def tidy(self) -> bool:
        """Clear the table of a round's outcome where it still lies there."""
        cleared = self.table.cleared(self.director.last)
        if cleared is None:
            return False
        self._coming.append(None)
        self.director.enqueue([Scored(*cleared)])
        return True

    def _landed(self, event: Event) -> None:
        place = self._coming.popleft() if self._coming else None
        if place is not None:
            self.told = place
        self.table.landed(event, self.director.shown)

    # ------------------------------------------------------------ drawing

    def update(self, dt: float, speed: float) -> bool:
        """Let time pass; True where something drawn has changed."""
        self.director.speed, self.director.calm = speed, self.outer.calm
        changed = self.director.update(dt)
        return self.table.update(dt) or changed or self.still.behind

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, pieces from back to front, effects, all within the frame."""
        canvas, shown = self._canvas, self.director.shown
        status = Status(self.kinds, None, self.director.busy)
        canvas.blit(self.still.picture(self.table.panels(shown, status), hurried=self.director.busy), (0, 0))
        self.table.draw_under(canvas, shown, frozenset())
        for piece, pose in sorted(self.director.poses.items(), key=lambda item: item[1].depth):
            if pose.alpha > 0.01:
                self.table.draw_piece(canvas, piece, pose, shown)
        self.table.draw_above(canvas, shown, None)
        surface.blit(canvas, self.outer.stage.rect(self.box))
