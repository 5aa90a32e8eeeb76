"""The flat table's picture: each lens drawn upright at its own scale, turned as a whole, kept until it changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from scenes.app import draw_scene
from scenes.flat.chair import Chair
from scenes.flat.lens import Lens
from scenes.flat.over import closer_lens, lens_of_screen, open_lens, private_lens, sheet_lens
from scenes.flat.seating import STRIP, TURNING, Spot
from scenes.flat.strip_art import draw_open, draw_strip
from scenes.flat.turner import Paint, Turner, upright
from scenes.focus import draw_ring
from scenes.motion.pose import Pose
from scenes.stage import inside

if TYPE_CHECKING:
    from scenes.flat.flat_scene import FlatScene


class Picture:
    """Composes wood, board, strips and what lies over them."""

    def __init__(self, flat: FlatScene) -> None:
        self.flat = flat
        self._whole: pygame.Surface | None = None
        """Wood, board and strips as they lie: patched where something has changed."""
        self._board: pygame.Surface | None = None
        self._plane: pygame.Surface | None = None
        """The board's own picture, upright."""
        self._painted: set[int] = set()
        """Seats whose strips are in the whole picture."""
        self._overs: dict[tuple[int, str], pygame.Surface] = {}
        """What lies over strips and board, as long as nothing changes there."""
        self.turner = Turner(flat.kit, flat.chair_kit)
        self._before: pygame.Surface | None = None
        """The board as it lay, while it turns."""

    def clear(self) -> None:
        """Draw everything anew."""
        self._whole = self._board = self._plane = None
        self._painted = set()
        self._overs = {}

    def snapshot(self) -> None:
        """Remember the board as it lies, to turn that."""
        self._before = self._board.convert_alpha() if self._board is not None else None

    # ------------------------------------------------------------ the whole

    def draw(self, surface: pygame.Surface) -> None:
        """All of it; only what has changed is drawn, the rest is laid down as it was."""
        flat = self.flat
        wood = flat.kit.art.background("ui/tabletop")
        if self._whole is None:
            self._whole = wood.copy()
        self._patch_board(self._whole)
        for seat, chair in flat.chairs.items():
            self._patch_strip(self._whole, wood, seat, chair)
        surface.blit(self._whole, (0, 0))
        if flat.turning > 0 and self._before is not None:
            self._draw_turning(surface, wood, flat.kit.stage.point(flat.board_lens.centre))
        for seat, chair in flat.chairs.items():
            self._draw_over(surface, flat.spots[seat], chair)
        for chair in flat.chairs.values():
            self._draw_carried(surface, chair)
        for seat, chair in flat.chairs.items():
            self._draw_screen(surface, flat.spots[seat], chair)

    def _patch_board(self, whole: pygame.Surface) -> None:
        flat = self.flat
        board, lens = flat.board, flat.board_lens
        if self._board is not None and not board.dirty:
            return
        stage = board.kit.stage
        if self._plane is None or self._plane.get_size() != stage.size:
            self._plane = pygame.Surface(stage.size).convert()
        first, board.dirty = self._board is None, False
        board.draw(self._plane)
        box = stage.rect(lens.box).clip(self._plane.get_rect())
        self._board = upright(self._plane.subsurface(box), lens.turn)
        spot = self._board.get_rect(center=flat.kit.stage.point(lens.centre))
        if first:
            frame(whole, spot, flat.kit.stage.px(10), flat.kit.palette.soot, flat.kit.palette.brass)
        whole.blit(self._board, spot)
        self._overs = {}

    def _patch_strip(self, whole: pygame.Surface, wood: pygame.Surface, seat: int, chair: Chair) -> None:
        flat = self.flat
        if seat in self._painted and not chair.dirty:
            return
        chair.dirty = False
        self._painted.add(seat)
        self._overs = {key: picture for key, picture in self._overs.items() if key[0] != seat}
        lens = flat.spots[seat].strip
        picture = self.turner.turned(wood, lens, lambda paper: self._paint_strip(chair, paper))
        whole.blit(picture, picture.get_rect(center=flat.kit.stage.point(lens.centre)))

    def _draw_turning(self, surface: pygame.Surface, wood: pygame.Surface, middle: tuple[int, int]) -> None:
        """The board on its way round, over the wood."""
        flat = self.flat
        assert self._before is not None
        share = 1 - flat.turning / TURNING
        eased = share * share * (3 - 2 * share)
        way = (flat.turn - flat.turned_from + 180) % 360 - 180 or 180
        picture = pygame.transform.rotate(self._before, -way * eased)
        rim = flat.kit.stage.px(24)
        bare = flat.kit.stage.rect(flat.board_lens.rect).inflate(rim, rim)
        surface.blit(wood, bare, bare)
        surface.blit(picture, picture.get_rect(center=middle))

    def _paint_strip(self, chair: Chair, paper: pygame.Surface) -> None:
        draw_strip(chair, paper)
        chair.ui.draw(paper)
        self._ring(chair, paper)

    def _ring(self, chair: Chair, paper: pygame.Surface) -> None:
        if not chair.focus.shown:
            return
        place = chair.focus.current(chair.all_places())
        if place is not None and inside(STRIP, (place.box[0] + 4, place.box[1] + place.box[3] - 4)):
            draw_ring(paper, chair.kit, place.box)

    # ------------------------------------------------------------ over the strips

    def _draw_over(self, surface: pygame.Surface, spot: Spot, chair: Chair) -> None:
        lens = sheet_lens(chair, spot, self.flat.kit.stage)
        if lens is not None:
            self._keep(surface, (chair.seat, "form"), lens, chair.form.draw)
        if chair.peeking:
            self._keep(surface, (chair.seat, "hand"), open_lens(spot), lambda paper: draw_open(chair, paper))
        private = private_lens(chair, spot)
        if private is not None:
            self._keep(surface, (chair.seat, "private"), private, lambda paper: draw_still(chair, paper))
        if chair.hands.enlarged is not None:
            self.turner.lay(surface, closer_lens(spot), lambda paper: self._enlarged(chair, paper))

    def _keep(self, surface: pygame.Surface, key: tuple[int, str], lens: Lens, paint: Paint) -> None:
        """Lay something down as it was, or draw it where something has changed below or in it."""
        if key not in self._overs:
            self._overs[key] = self.turner.turned(surface, lens, paint)
        picture = self._overs[key]
        surface.blit(picture, picture.get_rect(center=self.flat.kit.stage.point(lens.centre)))

    def _enlarged(self, chair: Chair, paper: pygame.Surface) -> None:
        piece = chair.hands.enlarged
        assert piece is not None
        poses = chair.director.poses if piece in chair.hand else self.flat.board.director.poses
        if piece in poses:
            near = replace(poses[piece], x=960.0, y=640.0)
            chair.table.draw_enlarged(paper, piece, near)

    def _draw_screen(self, surface: pygame.Surface, spot: Spot, chair: Chair) -> None:
        scenes = chair.app.stack.scenes[1:]
        if not scenes:
            return

        def paint(paper: pygame.Surface) -> None:
            for scene in scenes:
                draw_scene(scene, paper)

        self.turner.lay(surface, lens_of_screen(self.flat.kit.stage, spot), paint)

    def _draw_carried(self, surface: pygame.Surface, chair: Chair) -> None:
        """A carried piece under its finger, turned with its owner's edge."""
        carry, flat = chair.hands.carry, self.flat
        pos = flat.routes.finger(carry.pointer) if carry is not None else None
        if carry is None or pos is None:
            return
        face, shown = carry.pose.face, chair.shown
        hidden = not chair.peeking if chair.over_edge else not chair.table.lays_open
        if carry.piece in chair.hand_all and hidden:
            face, shown = chair.table.hand_back(chair.seat), chair.blind
        spot = flat.spots[chair.seat]
        high = 320.0
        pose = Pose(960, 540, carry.lean, self._carried_scale(chair, carry.pose), face, carry.pose.depth, lift=0.0)
        lens = Lens((960 - high, 540 - high, 2 * high, 2 * high), pos, spot.strip.scale, spot.turn)
        self.turner.lay(surface, lens, lambda paper: chair.table.draw_piece(paper, carry.piece, pose, shown))

    def _carried_scale(self, chair: Chair, pose: Pose) -> float:
        """As large as in the fan, or as on the board."""
        share = self.flat.board_lens.scale / self.flat.spots[chair.seat].strip.scale
        return pose.scale * (1.0 if pose.depth and chair.over_edge else min(1.0, share) if share < 1 else share)


def draw_still(chair: Chair, paper: pygame.Surface) -> None:
    """The still part of a seat's own plane."""
    paper.blit(chair.still.picture(chair.panels(), hurried=False), (0, 0))


def frame(surface: pygame.Surface, rect: pygame.Rect, wide: int, dark: str, bright: str) -> None:
    """A wooden rim round the board."""
    pygame.draw.rect(surface, dark, rect.inflate(2 * wide, 2 * wide), border_radius=2 * wide)
    pygame.draw.rect(surface, bright, rect.inflate(wide, wide), max(1, wide // 4), border_radius=wide)
