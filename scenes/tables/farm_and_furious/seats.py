"""Seat panels of the race: who, how far, played cards' row, this round's card or its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr
from game.rulebooks.farm_and_furious.state import State
from game.rulebooks.farm_and_furious.words import CARD_NAMES
from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import SMALLEST_TEXT, Box
from scenes.table.contract import Panel, Shown, Status
from scenes.tables.farm_and_furious.board import place
from scenes.tables.farm_and_furious.colours import TEAMS
from scenes.tables.farm_and_furious.layout import BACK, CARD, ROW, Layout
from scenes.tables.farm_and_furious.story import Story

NAME: Final = 28.0
NAME_LEFT: Final = 86.0
NAME_ROOM: Final = 239.0
NAME_ROOM_BARE: Final = 270.0
"""From a panel's left edge to where the flag's plate begins, and where it is only as wide as its number."""
STATE: Final = 20.0
BELOW: Final = "#ecd3a4"


@dataclass(frozen=True, slots=True)
class Seat:
    """What one panel tells; equal seats look equal."""

    team: int
    name: str
    state: str
    position: int
    token: str
    """What lies on the right: ready, thinking, pile, choose, result, or nothing."""
    number: int = 0
    note: str = ""
    active: bool = False


class Seats:
    """Says and paints what each team's panel tells."""

    def __init__(self, kit: Kit, layout: Layout, names: list[str]) -> None:
        self.kit = kit
        self.layout = layout
        self.names = names

    def seat(self, shown: Shown, status: Status, team: int) -> Seat:
        """What a team's panel tells now."""
        view: State = shown.view
        story: Story | None = shown.story
        if story is not None:
            token, number, state = "result", story.gain(team), self._told(story, team)
        else:
            token, number, state = self._choosing(view, shown, status, team)
        note = self._note(view, team) if team == shown.seat else ""
        active = status.asked == team and story is None
        return Seat(team, self.names[team], state, view.positions[team], token, number, note, active)

    def _choosing(self, view: State, shown: Shown, status: Status, team: int) -> tuple[str, int, str]:
        kind = status.kinds[team]
        if kind == "imaginary":
            return "pile", len(view.hands[team]), tr("imaginary team")
        if view.finished:
            return "", 0, tr("has raced")
        if view.chosen[team] is not None:
            return "ready", 0, tr("bot · ready") if kind == "bot" else tr("ready")
        if kind == "bot":
            return "think", 0, tr("bot · choosing")
        return ("choose", 0, tr("choosing now")) if status.asked == team else ("wait", 0, tr("still to choose"))

    def _told(self, story: Story, team: int) -> str:
        move = story.moves[team]
        if team in story.chased:
            return tr("chased off")
        if team in story.crowded:
            return tr("tripped over a rabbit")
        if move is not None and move.mud:
            return tr("stuck in the mud")
        if move is not None and move.straw:
            return tr("slipped on straw")
        if team in story.barking:
            n = story.steps(team)
            return tr("the dog chased {n}").format(n=n)
        if team in [t for t, _ in story.back]:
            return tr("whistled")
        return tr(CARD_NAMES[story.cards[team]])

    def _note(self, view: State, team: int) -> str:
        if view.played[team] or view.finished:
            return ""
        return tr("All cards in hand") if view.round == 1 else tr("The whistle blew: all cards are back")

    def panel(self, seat: Seat, shown: Shown) -> Panel:
        box = self.layout.panel(seat.team, shown.seat)
        return Panel("seat", seat, box, lambda surface: self.paint_seat(surface, seat, box))

    def paint_seat(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        """A seat's panel without its cards, which are pieces."""
        kit, (x, y, w, h) = self.kit, box
        team = self.layout.teams[seat.team]
        kit.art.draw(surface, f"ui/panel_dark_{team}" + ("_active" if seat.active else ""), box)
        _inset(surface, kit, (x + ROW[0], y + ROW[1], w - ROW[0] - ROW[2], h - ROW[1] - ROW[3]))
        place(surface, kit, f"furious/disc_{team}", (x + 44, y + 42), 76)
        bare = self._name(surface, seat.name, x, y + 33)
        kit.text.draw(surface, seat.state, (x + 86, y + 61), STATE, BELOW, max_width=w - 104, max_height=23)
        self._flag(surface, seat, (x + w - (62 if bare else 93), y + 12, 48 if bare else 79, 46))
        if seat.note:
            spot = (x + 30, y + ROW[1] + (h - ROW[1] - ROW[3]) / 2)
            ink = kit.palette.candle
            kit.text.draw(surface, seat.note, spot, 21, ink, max_width=w - 138, max_height=76, wrap=True, leading=1.1)
        self._token(surface, seat, (x + w - 62, y + ROW[1] + (h - ROW[1] - ROW[3]) / 2))

    def _name(self, surface: pygame.Surface, name: str, left: float, middle: float) -> bool:
        """A name, whole: in a narrower face, then in place of the flag's picture; True where that has to go."""
        text = self.kit.text
        smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
        choices: tuple[tuple[bool, Face], ...] = ((False, "title"), (False, "bold"), (True, "title"), (True, "bold"))
        rooms = {False: NAME_ROOM - NAME_LEFT, True: NAME_ROOM_BARE - NAME_LEFT}
        fitting = [(bare, face) for bare, face in choices if text.width(name, smallest, face) <= rooms[bare]]
        bare, face = fitting[0] if fitting else choices[-1]
        spot, ink = (left + NAME_LEFT, middle), self.kit.palette.cream
        text.draw(surface, name, spot, NAME, ink, font=face, max_width=rooms[bare], max_height=34)
        return bare

    def _flag(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        """The position beside a flag in the team's colour."""
        kit, (x, y, w, h) = self.kit, box
        colours = TEAMS[self.layout.teams[seat.team]]
        rect, corner = kit.stage.rect(box), kit.stage.px(16)
        pygame.draw.rect(surface, kit.palette.mark, rect, border_radius=corner)
        pygame.draw.rect(surface, colours.deep, rect, kit.stage.px(3), border_radius=corner)
        flag = w > h * 1.5
        if flag:
            kit.art.icon(surface, "flag", (x + 22, y + h / 2), 26, colours.deep)
        spot = (x + (53 if flag else w / 2), y + h / 2)
        words = str(seat.position)
        kit.text.draw(
            surface,
            words,
            spot,
            31,
            kit.palette.ink,
            font="title",
            anchor="cm",
            max_width=w - (40 if flag else 12),
            max_height=32,
        )

    def _token(self, surface: pygame.Surface, seat: Seat, centre: tuple[float, float]) -> None:
        kit, (x, y) = self.kit, centre
        if seat.token == "result":
            draw_result(surface, self.kit, seat.number, (x - 48, y - 32, 80, 64), 40)
        elif seat.token == "pile":
            self._pile(surface, seat, centre)
        elif seat.token in ("think", "wait", "choose"):
            _dashed(surface, kit, (x - 31, y - 43, 62, 86), kit.palette.candle)
            if seat.token == "choose":
                kit.art.icon(surface, "help", centre, 34, kit.palette.candle)
            else:
                for i, drop in enumerate((-5, 0, 3)):
                    dot = kit.stage.point((x - 15 + i * 15, y + drop))
                    pygame.draw.aacircle(surface, kit.palette.candle, dot, kit.stage.px(5))

    def _pile(self, surface: pygame.Surface, seat: Seat, centre: tuple[float, float]) -> None:
        kit, (x, y) = self.kit, centre
        name = self.layout.back(seat.team)
        for i in range(min(3, seat.number)):
            kit.art.draw(surface, name, (x - 31 + i * 3, y - 43 - i * 3, BACK * CARD[0] / CARD[1], BACK))
        box = (x - 42, y + 20, 42, 30)
        kit.art.draw(surface, "ui/chip_dark", box)
        kit.text.draw(
            surface,
            str(seat.number),
            (x - 21, y + 35),
            21,
            kit.palette.candle,
            font="title",
            anchor="cm",
            max_width=30,
            max_height=23,
        )


def draw_result(surface: pygame.Surface, kit: Kit, number: int, box: Box, size: float) -> None:
    """A gold +n, or a grey 0; minus where straw sent a pawn behind its start."""
    x, y, w, h = box
    rect, corner = kit.stage.rect(box), kit.stage.px(h * 0.28)
    good = number > 0
    pygame.draw.rect(surface, kit.palette.gold if good else kit.palette.disabled, rect, border_radius=corner)
    rim = kit.palette.mark if good else "#8d7a67"
    pygame.draw.rect(surface, rim, rect, kit.stage.px(2.6), border_radius=corner)
    ink = kit.palette.on_gold if good else kit.palette.on_disabled
    words = signed(number)
    spot = (x + w / 2, y + h / 2)
    kit.text.draw(surface, words, spot, size, ink, font="title", anchor="cm", max_width=w - 10, max_height=h * 0.72)


def signed(number: int) -> str:
    """+3, 0, −1."""
    return f"+{number}" if number > 0 else "0" if number == 0 else f"−{-number}"


def _inset(surface: pygame.Surface, kit: Kit, box: Box) -> None:
    rect = kit.stage.rect(box)
    pygame.draw.rect(surface, "#170c06", rect, border_radius=kit.stage.px(12))


def _dashed(surface: pygame.Surface, kit: Kit, box: Box, colour: str) -> None:
    """A dashed outline, drawn by short strokes."""
    x, y, w, h = box
    stage, thick = kit.stage, max(1, kit.stage.px(2.4))
    for start, along, across in ((x, w, None), (y, h, 0.0)):
        count = max(2, round(along / 14))
        for i in range(count):
            a, b = start + along * (i + 0.2) / count, start + along * (i + 0.75) / count
            for edge in (0.0, 1.0):
                if across is None:
                    ends = ((a, y + h * edge), (b, y + h * edge))
                else:
                    ends = ((x + w * edge, a), (x + w * edge, b))
                pygame.draw.line(surface, colour, stage.point(ends[0]), stage.point(ends[1]), thick)
