"""Plates and seat panels of the race: names, positions, readiness, results, what happened."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.language import tr, trn
from game.rulebooks.farm_and_furious.events import Moved
from game.rulebooks.farm_and_furious.state import State
from scenes.kit import Kit
from scenes.stage import SMALLEST_TEXT, Box, Units
from scenes.table.contract import Panel, Prompt, Shown, Status
from scenes.tables.farm_and_furious.board import place
from scenes.tables.farm_and_furious.cards import draw_badge
from scenes.tables.farm_and_furious.layout import BACK, CARD, FAN_X, ROW, SLOT, Layout
from scenes.tables.farm_and_furious.story import Row, Story, rows
from scenes.text import Face
from scenes.theme import TEAMS

PLATE: Final[Box] = (16.0, 14.0, 462.0, 76.0)
RIBBON: Final[Box] = (500.0, 12.0, 920.0, 96.0)
RIBBON_WORDS: Final = 770.0
WHY: Final[Box] = (1560.0, 752.0, 344.0, 250.0)
CHIP_Y: Final = 1046.0
NAME: Final = 28.0
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


class Panels:
    """Builds and paints the panels for what is shown."""

    def __init__(self, kit: Kit, layout: Layout, names: list[str]) -> None:
        self.kit = kit
        self.layout = layout
        self.names = names

    def build(self, shown: Shown, status: Status, prompt: Prompt) -> list[Panel]:
        """All panels, from back to front."""
        story: Story | None = shown.story
        found = [self._seat_panel(self.seat(shown, status, team), shown) for team in range(len(self.layout.teams))]
        found += [self._plate(shown, status), self._ribbon(prompt, reveal=story is not None)]
        if story is None:
            return [self._slot(shown, status), *found]
        found += [self._chip(story, team) for team in range(len(self.layout.teams))]
        told = tuple(rows(story, self.names))
        return [*found, Panel("why", told, WHY, lambda surface: self.paint_why(surface, told))]

    def rehearsal(self, shown: Shown, status: Status) -> list[Panel]:
        """Panels of a made-up round in which everything happens, painted nowhere to have their pictures at hand."""
        cards = ("dog", "hen", "duckling", "rabbit", "whistle")[: len(self.layout.teams)]
        moves = tuple(Moved(team, (1,), mud=team == 0, straw=int(team == 1)) for team in range(len(cards)))
        told = Story(cards, cards, moves, home=frozenset({0}), back=((1, 1),))
        return self.build(replace(shown, story=told), status, Prompt(" ", " "))

    # ------------------------------------------------------------ seats

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
            return trn("the dog chased {n}", "the dog chased {n}", n).format(n=n)
        return tr("whistled") if team in [t for t, _ in story.back] else ""

    def _note(self, view: State, team: int) -> str:
        if view.played[team] or view.finished:
            return ""
        return tr("All cards in hand") if view.round == 1 else tr("The whistle blew: all cards are back")

    def _seat_panel(self, seat: Seat, shown: Shown) -> Panel:
        box = self.layout.panel(seat.team, shown.seat)
        return Panel("seat", seat, box, lambda surface: self.paint_seat(surface, seat, box))

    def paint_seat(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        """A seat's panel without its cards, which are pieces."""
        kit, (x, y, w, h) = self.kit, box
        team = self.layout.teams[seat.team]
        kit.art.draw(surface, f"ui/panel_dark_{team}" + ("_active" if seat.active else ""), box)
        _inset(surface, kit, (x + ROW[0], y + ROW[1], w - ROW[0] - ROW[2], h - ROW[1] - ROW[3]))
        place(surface, kit, f"furious/disc_{team}", (x + 44, y + 42), 76)
        room = w - 158
        self._name(surface, seat.name, (x + 77, y + 31), room)
        kit.text.draw(surface, seat.state, (x + 86, y + 59), STATE, BELOW, max_width=room - 9, max_height=26)
        self._flag(surface, seat, (x + w - 80, y + 16, 68, 50))
        if seat.note:
            spot = (x + 30, y + ROW[1] + (h - ROW[1] - ROW[3]) / 2)
            ink = kit.palette.candle
            kit.text.draw(surface, seat.note, spot, 21, ink, max_width=w - 150, max_height=74, wrap=True)
        self._token(surface, seat, (x + w - 62, y + ROW[1] + (h - ROW[1] - ROW[3]) / 2))

    def _name(self, surface: pygame.Surface, name: str, spot: Units, room: float) -> None:
        """A name whole, in the narrower face where the title's would have to be cut."""
        smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
        fits = self.kit.text.width(name, smallest, "title") <= room
        face: Face = "title" if fits else "bold"
        self.kit.text.draw(surface, name, spot, NAME, self.kit.palette.cream, font=face, max_width=room, max_height=34)

    def _flag(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        """The position beside a flag in the team's colour."""
        kit, (x, y, w, h) = self.kit, box
        colours = TEAMS[self.layout.teams[seat.team]]
        rect, corner = kit.stage.rect(box), kit.stage.px(16)
        pygame.draw.rect(surface, kit.palette.mark, rect, border_radius=corner)
        pygame.draw.rect(surface, colours.deep, rect, kit.stage.px(3), border_radius=corner)
        kit.art.icon(surface, "flag", (x + 19, y + h / 2), 27, colours.deep)
        spot = (x + 46, y + h / 2)
        words = str(seat.position)
        kit.text.draw(
            surface, words, spot, 31, kit.palette.ink, font="title", anchor="cm", max_width=w - 36, max_height=34
        )

    def _token(self, surface: pygame.Surface, seat: Seat, centre: tuple[float, float]) -> None:
        kit, (x, y) = self.kit, centre
        if seat.token == "result":
            self._result(surface, seat.number, (x - 48, y - 32, 80, 64), 40)
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
            surface, str(seat.number), (x - 21, y + 35), 21, kit.palette.candle, font="title", anchor="cm", max_width=32
        )

    def _result(self, surface: pygame.Surface, number: int, box: Box, size: float) -> None:
        """A gold +n, or a grey 0; minus where straw sent a pawn behind its start."""
        kit, (x, y, w, h) = self.kit, box
        rect, corner = kit.stage.rect(box), kit.stage.px(h * 0.28)
        good = number > 0
        pygame.draw.rect(surface, kit.palette.gold if good else kit.palette.disabled, rect, border_radius=corner)
        rim = kit.palette.mark if good else "#8d7a67"
        pygame.draw.rect(surface, rim, rect, kit.stage.px(2.6), border_radius=corner)
        ink = kit.palette.on_gold if good else kit.palette.on_disabled
        words = signed(number)
        spot = (x + w / 2, y + h / 2)
        kit.text.draw(surface, words, spot, size, ink, font="title", anchor="cm", max_width=w - 10, max_height=h * 0.72)

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
        return Panel("plate", told, PLATE, lambda surface: self.paint_plate(surface, *told))

    def paint_plate(self, surface: pygame.Surface, number: int, marks: tuple[str, ...]) -> None:
        """Round and readiness."""
        kit, (x, y, w, h) = self.kit, PLATE
        kit.art.draw(surface, "ui/panel_dark", PLATE)
        ink = kit.palette.note
        kit.text.draw(
            surface, tr("Round"), (x + 68, y + 25), 21, ink, font="black", anchor="cm", max_width=104, max_height=26
        )
        kit.text.draw(
            surface, str(number), (x + 68, y + 53), 31, kit.palette.candle, font="title", anchor="cm", max_height=34
        )
        line = kit.stage.rect((x + 130, y + 14, 2, h - 28))
        pygame.draw.rect(surface, kit.palette.brass, line)
        step = (w - 150) / 5
        left = x + 140 + (5 - len(marks)) * step / 2
        for i, mark in enumerate(marks):
            self._mark(surface, i, mark, (left + step * (i + 0.55), y + h / 2))

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
        high = 40 if prompt.sub else 60
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
            kit.text.draw(surface, prompt.sub, spot, 21, soft, anchor="cm", max_width=RIBBON_WORDS, max_height=28)

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
            surface, tr("Your card"), spot, 27, ink, font="title", anchor="cm", max_width=w - 24, max_height=40
        )

    def _chip(self, story: Story, team: int) -> Panel:
        order = self.layout.fan_order(story)
        x = FAN_X[len(order)][order.index(team)]
        name, gain = self.names[team], story.gain(team)
        most = FAN_X[len(order)][1] - FAN_X[len(order)][0] - 8
        wide = min(most, max(150.0, self.kit.text.width(name, 24, "title") + 128))
        box = (x - wide / 2, CHIP_Y - 27, wide, 54.0)
        return Panel("chip", (team, gain), box, lambda surface: self.paint_chip(surface, team, box, gain))

    def paint_chip(self, surface: pygame.Surface, team: int, box: Box, gain: int) -> None:
        """A name with what its card gave, under the fan."""
        kit, (x, y, w, h) = self.kit, box
        key = self.layout.teams[team]
        rect, corner = kit.stage.rect(box), kit.stage.px(h / 2)
        pygame.draw.rect(surface, "#26150b", rect, border_radius=corner)
        pygame.draw.rect(surface, TEAMS[key].base, rect, kit.stage.px(3.4), border_radius=corner)
        place(surface, kit, f"furious/disc_symbol_{key}", (x + 27, y + h / 2), 44)
        spot, ink, room = (x + 52, y + h / 2), kit.palette.cream, w - 118
        smallest = SMALLEST_TEXT / (kit.stage.scale * kit.stage.text_scale)
        name = self.names[team]
        if kit.text.width(name, smallest, "bold") > room:
            name = in_two(name)
        fits = all(kit.text.width(line, smallest, "title") <= room for line in name.split("\n"))
        face: Face = "title" if fits else "bold"
        kit.text.draw(surface, name, spot, 24, ink, font=face, max_width=room, max_height=h - 4, leading=1.05)
        self._result(surface, gain, (x + w - 64, y + 6, 58, h - 12), 26)

    def paint_why(self, surface: pygame.Surface, told: tuple[Row, ...]) -> None:
        """The round worked out, line by line."""
        kit, (x, y, w, h) = self.kit, WHY
        kit.art.draw(surface, "ui/panel_parchment_small", WHY)
        ink, soft = kit.palette.ink, kit.palette.ink_soft
        title = tr("What happened")
        kit.text.draw(surface, title, (x + 24, y + 36), 26, ink, font="title", max_width=w - 48, max_height=36)
        step = min(60.0, (h - 68) / max(1, len(told)))
        for i, row in enumerate(told):
            top = y + 60 + i * step
            pygame.draw.rect(surface, "#c9a874", kit.stage.rect((x + 22, top - 2, w - 44, 1.6)))
            self._row_picture(surface, row.kind, (x + 44, top + step / 2), min(46.0, step - 6))
            self._row_words(surface, row, (x + 76, top, w - 96, step), ink, soft)

    def _row_words(self, surface: pygame.Surface, row: Row, box: Box, ink: str, soft: str) -> None:
        x, y, w, step = box
        text = self.kit.text
        if step < 46:
            words = f"{row.what} {row.outcome}"
            spot, high = (x, y + step / 2), step - 2
            text.draw(surface, words, spot, 19, ink, max_width=w, max_height=high, wrap=True, leading=1.1)
            return
        half = (step - 4) / 2
        smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
        if text.width(row.what, smallest, "black") > w:
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


def in_two(name: str) -> str:
    """A long name on two lines, broken at a hyphen or space near its middle, else in the middle."""
    middle = len(name) / 2
    breaks = [i + 1 for i, letter in enumerate(name[:-1]) if letter in "- "]
    at = min(breaks, key=lambda i: abs(i - middle), default=round(middle))
    return name[:at].rstrip() + "\n" + name[at:]


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
