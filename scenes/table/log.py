"""The log drawer: what has happened, in sentences that tell nothing hidden, newest last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.bots.bot import Thought
from game.core import PUBLIC, Action, Rulebook
from game.language import tr
from scenes.art import PREMULTIPLIED
from scenes.events import Event, Press
from scenes.letters import Face
from scenes.scene import Scene
from scenes.stage import Box, inside
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene

SHEET: Final[Box] = (1180.0, 100.0, 720.0, 950.0)
SIZE: Final = 22.0
GAP: Final = 14.0
INDENT: Final = 56.0


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence, the picture beside it, the round it belongs to."""

    words: str
    picture: str
    round: int
    aside: bool = False
    """Said in a lower voice, as a bot's reason."""


class LogScene(Scene):
    """Slides over the right of the table; a press beside it closes it."""

    overlay = True
    tune: str | None = None

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app)
        self.lines = log_lines(table)

    def enter(self) -> None:
        """Closing is one key away."""
        self.focus.key = "close"

    def build(self, ui: Ui) -> None:
        """Heading, then round by round in a pane that starts at its end."""
        x, y, w, h = SHEET
        kit = self.kit
        ui.decor(lambda surface: kit.art.draw(surface, "ui/drawer", SHEET))
        ui.label(tr("What has happened"), (x + 44, y + 56), 34, kit.palette.ink, font="title", width=w - 160)
        ui.icon_button("close", (x + w - 60, y + 56), "cross", tr("Close"), self.back)
        frame = (x + 34, y + 104, w - 68, h - 140)
        tops, end = self._tops(frame[2] - INDENT - 40)
        pane = ui.pane("log", frame, end)
        pane.move_to(pane.most)
        for number, (line, top) in enumerate(zip(self.lines, tops, strict=True)):
            first = number == 0 or self.lines[number - 1].round != line.round
            self._line(ui, pane, line, frame[1] + top, heading=first)

    def _tops(self, width: float) -> tuple[list[float], float]:
        """Where each line begins, and where the last ends."""
        tops, top, before = list[float](), 8.0, None
        for line in self.lines:
            if line.round != before:
                top += self._heading_high() + (10 if before is not None else 0)
                before = line.round
            tops.append(top)
            top += max(32.0, self.kit.text.height(line.words, SIZE, width)) + GAP
        return tops, top + 8

    def _heading_high(self) -> float:
        return self.kit.stage.grow(52, 22)

    def _line(self, ui: Ui, pane: Pane, line: Line, top: float, *, heading: bool) -> None:
        kit, x = self.kit, pane.box[0]
        if heading:
            self._heading(ui, pane, line.round, top - self._heading_high())
        if line.picture:
            ui.decor(lambda surface: self._picture(surface, line.picture, (x + 26, top + 15 - pane.scroll)), pane)
        room = pane.box[2] - INDENT - 40
        face: Face = "italic" if line.aside else "bold"
        ink = kit.palette.hint if line.aside else kit.palette.ink
        spot = (x + INDENT, top)
        ui.label(line.words, spot, SIZE, ink, font=face, anchor="lt", width=room, wrap=True, pane=pane)

    def _heading(self, ui: Ui, pane: Pane, number: int, top: float) -> None:
        kit, x = self.kit, pane.box[0]
        words = tr("Round {n}").format(n=number)
        wide, high = kit.text.width(words, 22, "title") + 48, self._heading_high() - 14

        def paint(surface: pygame.Surface) -> None:
            box = (x + 6, top - pane.scroll, wide, high)
            kit.art.draw(surface, "ui/chip", box)

        ui.decor(paint, pane)
        spot = (x + 6 + wide / 2, top + high / 2)
        ui.label(words, spot, 22, kit.palette.ink, font="title", anchor="cm", pane=pane)

    def _picture(self, surface: pygame.Surface, name: str, centre: tuple[float, float]) -> None:
        picture = self.kit.art.get(name, 38)
        surface.blit(picture, picture.get_rect(center=self.kit.stage.point(centre)), special_flags=PREMULTIPLIED)

    def draw(self, surface: pygame.Surface) -> None:
        """The table stays in sight."""

    def handle(self, event: Event) -> bool:
        """A press beside the drawer closes it."""
        if isinstance(event, Press) and not inside(SHEET, event.pointer.pos):
            self.back()
            return True
        return False


def log_lines(table: TableScene) -> list[Line]:
    """The log as everybody may read it: nothing still being shown, nothing laid face down that is open by now."""
    session, found = table.session, list[Line]()
    done = len(session.steps) - (1 if table.director.busy else 0)
    fade = table.table.choices_fade
    opened = max((n for n in range(done) if session.steps[n].final), default=0) if fade else 0
    state, since = session.rules.blank(), 1
    for number in range(done):
        final = session.steps[number].final
        told = _told(table, number, state)
        if number == 0 or number >= opened or final:
            found += told
        if final and number:
            found += _reasons(table, since, number)
            since = number + 1
    return found


def _told(table: TableScene, number: int, state: Any) -> list[Line]:
    """The sentences of a step, played on in `state`; where choices fade, from when it opens something."""
    session, found = table.session, list[Line]()
    step = session.steps[number]
    hidden = table.table.choices_fade and any(event.reveals for event in step.events)
    for event in step.events:
        before = session.rules.rounds(state)
        seen = event.seen_by(PUBLIC, state)
        event.change(state)
        hidden = hidden and not event.reveals
        words = "" if hidden else table.table.sentence(seen)
        if words:
            at = session.rules.rounds(state) if table.table.rounds_open else before
            found.append(Line(words, table.table.log_picture(seen), at))
    return found


def _reasons(table: TableScene, first: int, last: int) -> list[Line]:
    """Why bots acted as they did in these steps, by what they had expected, now that all of it lies open."""
    session, book, found = table.session, table.agreement.rulebook, list[Line]()
    names = book.seat_names(session.rules, table.agreement.names)
    at = session.rules.rounds(session.fold(last))
    for number in range(first, last + 1):
        action, thought = session.steps[number].action, table.reasons.get(number)
        if action is not None and thought is not None:
            found.append(Line(why(book, action, thought, names), "", at, aside=True))
    return found


def why(book: Rulebook, action: Action, thought: Thought, names: Sequence[str]) -> str:
    """What a bot hoped and feared, in one sentence."""
    hoped = book.why(action, thought.expected or (), names)
    if not hoped or book.together or not 0 <= thought.feared < len(names):
        return hoped
    return tr("{hoped}, and feared {rival} most.").format(hoped=hoped.rstrip(".。"), rival=names[thought.feared])
