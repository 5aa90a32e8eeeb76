"""The table of Blind Bites: three bites before the near rat, a mouth for everybody."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from game.core import PUBLIC, Action, Event
from game.language import tr, trn
from game.rulebooks.blind_bites.bites import NONE, SIZES, Bite, Opened, State
from game.rulebooks.blind_bites.rules import BiteRules
from game.rulebooks.blind_bites.words import sentence
from scenes.kit import Kit
from scenes.motion.cue import Cue
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box
from scenes.table.contract import Panel, Prompt, Refusal, Shown, Status, Table
from scenes.table.offers import Drag, Gesture

CENTRE: Final = (960.0, 420.0)
PLATE: Final = "plate"
PLATE_BOX: Final[Box] = (820.0, 300.0, 280.0, 240.0)
RADIUS: Final = 56.0
HAND: Final = 880.0


class BiteTable(Table):
    """Where crumbs and mouths are, and what dragging a bite onto the plate means."""

    tune = "tavern"

    def __init__(self, kit: Kit, rules: BiteRules, names: Sequence[str]) -> None:
        self.kit, self.rules, self.names = kit, rules, list(names)

    # ------------------------------------------------------------ what is shown

    def rebuilt(self) -> None:
        """Nothing is kept."""

    def preparations(self) -> Iterator[Callable[[], object]]:
        return iter(())

    def opening(self, view: Any, viewer: int, seat: int) -> Shown:
        return Shown(view, viewer, seat)

    def after(self, shown: Shown, event: Event, view: Any) -> Shown:
        return replace(shown, view=view)

    def cleared(self, shown: Shown) -> tuple[Event, Shown] | None:
        return None

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        poses: dict[Piece, Pose] = {
            ("mouth", seat): Pose(*self._place(seat), face="open" if view.bites[seat] == NONE else "full")
            for seat in range(self.rules.seats)
        }
        if shown.viewer != PUBLIC:
            for size in SIZES:
                piece = ("bite", size)
                on_plate = piece == shown.laid or view.bites[shown.viewer] == size
                x, y = CENTRE if on_plate else (960.0 + (size - 2) * 180.0, HAND)
                face = "?" if shown.veiled else str(size)
                poses[piece] = Pose(x, y - 20 * (piece in (shown.hot, shown.picked)), face=face, depth=1.0)
        return poses

    def _place(self, seat: int) -> tuple[float, float]:
        turn = math.tau * ((seat - self.near) / self.rules.seats + 0.25)
        return CENTRE[0] + 420 * math.cos(turn), CENTRE[1] + 280 * math.sin(turn)

    def cue(self, event: Event, shown: Shown) -> Cue:
        return Cue(0.5, hold=1.0, sound="pop") if isinstance(event, Opened) else Cue(sound="card_slide")

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        return replace(end, alpha=0.0)

    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        return None

    # ------------------------------------------------------------ what hands may do

    def gesture(self, action: Action) -> Gesture:
        assert isinstance(action, Bite)
        return Drag(("bite", action.size), PLATE)

    def spots(self, shown: Shown) -> dict[str, Box]:
        return {PLATE: PLATE_BOX}

    def spot_name(self, spot: str) -> str:
        return tr("The plate")

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        if isinstance(piece, tuple) and piece[0] == "bite":
            return Refusal(tr("A bite goes on the plate."), "round")
        return None

    def piece_box(self, piece: Piece, pose: Pose) -> Box | None:
        return pose.x - RADIUS, pose.y - RADIUS, 2 * RADIUS, 2 * RADIUS

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        assert isinstance(piece, tuple)
        kind, which = piece
        if kind == "mouth":
            return self.names[which]
        return tr("A hidden bite") if shown.veiled else trn("A bite of {n}", "A bite of {n}", which).format(n=which)

    def piece_rank(self, piece: Piece) -> tuple[int, ...]:
        assert isinstance(piece, tuple)
        return (int(piece[0] == "mouth"), piece[1])

    # ------------------------------------------------------------ words

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        round_ = tr("Round {n} of {last}").format(n=min(shown.view.round, self.rules.last), last=self.rules.last)
        if status.asked is None:
            return Prompt(round_)
        return Prompt(tr("{name}, how big a bite?").format(name=self.names[status.asked]), round_)

    def sentence(self, event: Event) -> str:
        return sentence(event, self.names)

    def log_picture(self, event: Event) -> str:
        return ""

    def seat_picture(self, seat: int) -> str:
        return "tavern/icon_app"

    # ------------------------------------------------------------ pictures

    def backdrop(self, surface: pygame.Surface) -> None:
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))

    def panels(self, shown: Shown, status: Status) -> list[Panel]:
        words = self.prompt(shown, status)
        box = (480.0, 16.0, 960.0, 90.0)

        def paint(surface: pygame.Surface) -> None:
            self.kit.art.draw(surface, "ui/panel_dark", box)
            cream, candle = self.kit.palette.cream, self.kit.palette.candle
            text = self.kit.text
            text.draw(surface, words.main, (960, 46), 30, candle, font="title", anchor="cm", max_width=900)
            text.draw(surface, words.sub, (960, 82), 22, cream, anchor="cm", max_width=900)

        return [Panel("prompt", words, box, paint)]

    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        assert isinstance(piece, tuple)
        stage, palette = self.kit.stage, self.kit.palette
        middle = stage.point((pose.x, pose.y - pose.lift))
        colour = palette.candle if piece[0] == "bite" else palette.parchment
        pygame.draw.circle(surface, palette.soot, middle, stage.px(RADIUS))
        pygame.draw.circle(surface, colour, middle, stage.px(RADIUS - 4))
        if piece[0] == "bite":
            self._write(surface, pose.face, pose, 54)
            return
        view: State = shown.view
        self._write(surface, "..." if pose.face == "full" else str(view.crumbs[piece[1]]), pose, 44)
        name = self.names[piece[1]]
        self.kit.text.draw(surface, name, (pose.x, pose.y + 84), 26, palette.cream, anchor="cm", max_width=260)

    def _write(self, surface: pygame.Surface, words: str, pose: Pose, size: float) -> None:
        spot = (pose.x, pose.y - pose.lift)
        self.kit.text.draw(surface, words, spot, size, self.kit.palette.ink, font="title", anchor="cm")

    def draw_under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        rect = self.kit.stage.rect(PLATE_BOX)
        lit = self.kit.palette.flame if PLATE in offered else self.kit.palette.brass
        pygame.draw.ellipse(surface, self.kit.palette.parchment, rect)
        pygame.draw.ellipse(surface, lit, rect, self.kit.stage.px(8))

    def draw_above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        """No forecast: the others' bites decide."""

    def draw_enlarged(self, surface: pygame.Surface, piece: Piece, near: Pose) -> Box | None:
        return None

    def landed(self, event: Event, shown: Shown) -> None:
        """Nothing follows."""

    def update(self, dt: float) -> bool:
        return False
