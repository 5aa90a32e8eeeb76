"""How the players' rows look, and the row that is being dragged to another seat."""

from __future__ import annotations

from math import dist

import pygame

from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.players_pattern import pattern
from scenes.menus.players_shape import USUAL, RowShape
from scenes.menus.setup_handle import Handle
from scenes.menus.setup_part import Look
from scenes.stage import Box, Units, inside
from scenes.widgets.base import Widget
from scenes.widgets.pane import Pane

CROWN = 17.0


class Cross(Widget):
    """A bare cross that takes something away."""

    def draw(self, surface: pygame.Surface) -> None:
        """The cross, on a disc while it is pointed at."""
        x, y, w, h = self.shown_box
        stage, palette = self.kit.stage, self.kit.palette
        if self.state in ("hover", "pressed"):
            pygame.draw.circle(surface, palette.danger, stage.point((x + w / 2, y + h / 2)), stage.px(21))
        ink = palette.ink if self.state == "normal" else palette.on_red
        self.kit.art.icon(surface, "cross", (x + w / 2, y + h / 2), 30, ink)


class Rows:
    """Where the rows are, their widgets, and which one is lifted."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.pane: Pane | None = None
        self.source: pygame.Surface | None = None
        """What the frames are drawn on, for a picture of the lifted row."""
        self.boxes: list[Box] = []
        self.shape: RowShape = USUAL
        self.widgets: list[list[Widget]] = []
        self.lifted: int | None = None
        self.target: int | None = None
        self._picture: pygame.Surface | None = None
        self._at: Units = (0.0, 0.0)

    def begin(self, pane: Pane | None, boxes: list[Box], shape: RowShape) -> None:
        """New rows; nothing is lifted."""
        self.pane, self.boxes, self.widgets, self.shape = pane, boxes, [], shape
        self.lifted = self.target = self._picture = None

    def shown(self, seat: int) -> Box:
        """Where a row is drawn now: it makes room for the lifted one."""
        return self._on_screen(self.boxes[self._place(seat)])

    def _on_screen(self, box: Box) -> Box:
        return self.pane.shown(box) if self.pane is not None else box

    def _place(self, seat: int) -> int:
        if self.lifted is None or self.target is None:
            return seat
        if seat == self.lifted:
            return self.target
        after = seat - (seat > self.lifted)
        return after + (after >= self.target)

    def lift(self, seat: int, pos: Units, start: Units) -> None:
        """Carry a row along with the pointer and let the others make room."""
        home = self._on_screen(self.boxes[seat])
        if self.lifted is None:
            self._picture = self._snapshot(home)
        self.lifted = seat
        sideways = 1.0 if self.shape.across > 1 else 0.15
        self._at = home[0] + (pos[0] - start[0]) * sideways, home[1] + pos[1] - start[1]
        corners = [self._on_screen(box)[:2] for box in self.boxes]
        nearest = min(range(len(corners)), key=lambda n: dist(corners[n], self._at))
        if nearest != self.target:
            self.target = nearest
            self._arrange()

    def put_down(self) -> None:
        """Nothing is lifted any more; the rows are where they were."""
        self.lifted = self.target = self._picture = None
        self._arrange()

    def _arrange(self) -> None:
        for seat, widgets in enumerate(self.widgets):
            to = self.boxes[self._place(seat)]
            for widget in widgets:
                (x, y, w, h), now = widget.box, self._row_of(widget)
                widget.box = (x - now[0] + to[0], y - now[1] + to[1], w, h)
                widget.visible = seat != self.lifted or isinstance(widget, Handle)
                widget.moved()

    def _row_of(self, widget: Widget) -> Box:
        x, y, w, h = widget.box
        return next(box for box in self.boxes if inside(box, (x + w / 2, y + h / 2)))

    def _snapshot(self, home: Box) -> pygame.Surface | None:
        if self.source is None:
            return None
        rect = self.kit.stage.rect(home).clip(self.source.get_rect())
        return self.source.subsurface(rect).copy()

    def draw_lifted(self, surface: pygame.Surface) -> None:
        """The lifted row with its shadow, over everything."""
        if self._picture is None or self.lifted is None:
            return
        stage = self.kit.stage
        rect = self._picture.get_rect(topleft=stage.point(self._at))
        box = (self._at[0], self._at[1], rect.width / stage.scale, rect.height / stage.scale)
        self.kit.art.draw(surface, "ui/shadow_high", (box[0], box[1] + 8, box[2], box[3]))
        surface.blit(self._picture, rect)
        pygame.draw.rect(surface, self.kit.palette.flame, rect.inflate(4, 4), stage.px(4), border_radius=stage.px(16))

    def draw_crown(self, surface: pygame.Surface, centre: Units) -> None:
        """The mark of the youngest."""
        if self.pane is not None and not inside(self.pane.box, centre):
            return
        stage, palette = self.kit.stage, self.kit.palette
        point, radius = stage.point(centre), stage.px(CROWN)
        pygame.draw.circle(surface, palette.cream, point, radius)
        pygame.draw.circle(surface, palette.brass, point, radius, stage.px(2.4))
        self.kit.art.icon(surface, "crown", centre, CROWN * 1.35, palette.amber)


def draw_row(surface: pygame.Surface, kit: Kit, rows: Rows, seat: int, look: Look | None, picked: bool) -> None:
    """Ground in the look's colours, grip, picture of the look."""
    box = rows.shown(seat)
    if seat == rows.lifted:
        kit.art.draw(surface, "ui/slot_paper", box)
        return
    (x, y, w, h), shape = box, rows.shape
    rect, stage, palette = kit.stage.rect(box), kit.stage, kit.palette
    base, deep, pale = palette.brass, palette.walnut5, palette.parchment
    if look is not None:
        base, deep, pale = look.colours.base, look.colours.deep, look.colours.pale
    corner = stage.px(14)
    pygame.draw.rect(surface, pygame.Color(pale).lerp(palette.slot, 0.25), rect, border_radius=corner)
    grip = stage.rect((x, y, shape.grip, h))
    pygame.draw.rect(surface, base, grip, border_top_left_radius=corner, border_bottom_left_radius=corner)
    if look is not None:
        tiled = pattern(look.pattern, (grip.width, grip.height - 2 * (corner // 3)), stage.px(18))
        surface.blit(tiled, (grip.left, grip.top + corner // 3))
    edge = palette.flame if picked else pygame.Color(deep).lerp(pale, 0.35)
    pygame.draw.rect(surface, edge, rect, stage.px(5 if picked else 2), border_radius=corner)
    kit.art.icon(surface, "grip", (x + shape.grip / 2, y + h / 2), 30, palette.on_red)
    if look is not None:
        size = min(shape.disc, h - 6)
        picture = kit.art.get(look.disc, size)
        place = stage.point((disc_left(shape, x, w, size), y + (h - size) / 2))
        surface.blit(picture, place, special_flags=PREMULTIPLIED)


def disc_left(shape: RowShape, left: float, wide: float, size: float) -> float:
    """Where the picture of the look begins in a row."""
    return left + shape.grip + 2 + (shape.head * wide / shape.wide - shape.grip - 2 - size) / 2


def draw_add_row(
    surface: pygame.Surface, kit: Kit, pane: Pane | None, box: Box, free: Look | None, strong: int = 255
) -> None:
    """A dashed place with a faint figure of the next free look; `strong` is how visible, up to 255."""
    shown = pane.shown(box) if pane is not None else box
    kit.art.draw(surface, "ui/slot_paper", shown, alpha=strong)
    if free is not None:
        size = min(USUAL.disc, box[3] - 6)
        place = (disc_left(USUAL, shown[0], shown[2], size), shown[1] + (box[3] - size) / 2, size, size)
        kit.art.draw(surface, free.disc, place, alpha=strong * 90 // 255)
