"""Draws the farm's pieces: standees on their bases, Croc with his lantern, dice, treasure, Pie Cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from game.core import HIDDEN
from game.rulebooks.treasure_run.state import State
from scenes.art import PREMULTIPLIED, faded
from scenes.kept import Kept
from scenes.kit import Kit
from scenes.motion.pose import Piece, Pose
from scenes.table.contract import Shown
from scenes.table.sprites import Sprites
from scenes.tables.treasure_run.cues import MIRRORED
from scenes.tables.treasure_run.faces import PIE, Faces
from scenes.tables.treasure_run.layout import (
    BACK,
    CARD,
    DIE_SIZE,
    DISCARD_HIGH,
    HAND_HIGH,
    PILE_HIGH,
    STAGE_HIGH,
    Layout,
    box_of,
    kind_of,
)
from scenes.tables.treasure_run.looks import RAT_LOOKS

STEP: Final = 0.02
"""Steps of size that standees and treasure are drawn in."""
GHOST: Final = 95
"""How clearly the place is seen that a standee has been lifted from."""


class Pieces:
    """Draws pieces for one run."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit = kit
        self.layout = layout
        self.faces = Faces(kit)
        self.sprites = Sprites(kit, self.faces.paint, [DISCARD_HIGH, PILE_HIGH, HAND_HIGH, STAGE_HIGH])
        self._mirrors = Kept(24 * 1024 * 1024)

    def clear(self) -> None:
        """Forget every picture."""
        self.sprites.clear()
        self._mirrors.clear()

    def draw(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown, *, lit: bool, moving: bool) -> None:
        """One piece."""
        kind = kind_of(piece)
        if kind == "card":
            self._card(surface, pose, lit=lit, moving=moving)
        elif kind == "rat" and isinstance(piece, tuple):
            self.standee(surface, piece[1], pose)
        elif kind == "croc":
            self._croc(surface, pose)
        elif kind == "die":
            self._die(surface, pose, moving=moving)
        elif kind == "gem":
            self._gem(surface, pose)

    # ------------------------------------------------------------ cards

    def _card(self, surface: pygame.Surface, pose: Pose, *, lit: bool, moving: bool) -> None:
        if pose.alpha > 0.5 and pose.scale > 0.2 and pose.width > 0.4:
            name = "ui/shadow_high" if pose.lift > 4 else "ui/shadow_soft"
            _, y, w, h = box_of(pose)
            fall = pose.lift * 0.9
            self.sprites.shade(surface, name, (pose.x - w / 2 + fall * 0.3, y + fall, w, h), moving=moving)
        if lit and not moving:
            x, y, w, h = box_of(pose)
            self.kit.art.draw(surface, "ui/glow", (x + 4, y + 4, w - 8, h - 8))
        self.sprites.draw(surface, pose, CARD[1], moving=moving)

    # ------------------------------------------------------------ figures

    def standee(self, surface: pygame.Surface, seat: int, pose: Pose, alpha: int = 255) -> None:
        """A rat on its base, whose feet are at the pose."""
        colour = RAT_LOOKS[self.layout.rules.rats[seat]].colour
        k = round(pose.scale / STEP) * STEP
        alpha = round(alpha * pose.alpha)
        self._put(surface, f"treasure/standee_base_{colour}", (pose.x, pose.y - pose.lift), k, alpha)
        self._put(surface, pose.face, (pose.x, pose.y - pose.lift), k, alpha, pose.angle)

    def _croc(self, surface: pygame.Surface, pose: Pose) -> None:
        face = pose.face.removesuffix(MIRRORED)
        mirrored = pose.face != face
        at = (pose.x, pose.y - pose.lift)
        side = 52 if mirrored else -52
        self.kit.art.put(surface, "treasure/lantern_glow", (pose.x + side, pose.y - 46), 0.5)
        if not mirrored:
            self.kit.art.put(surface, face, at, pose.scale)
            return
        wide, high = self.kit.art.size(face)
        across, down = self.kit.art.anchor(face)
        whole = self.kit.art.get(face, high * pose.scale)
        key = (face, whole.get_size())
        picture = self._mirrors.keep(key, lambda: pygame.transform.flip(whole, True, False))
        spot = (at[0] - wide * pose.scale * (1 - across), at[1] - high * pose.scale * down)
        surface.blit(picture, self.kit.stage.point(spot), special_flags=PREMULTIPLIED)

    def _put(
        self, surface: pygame.Surface, name: str, at: tuple[float, float], scale: float, alpha: int, angle: float = 0.0
    ) -> None:
        """A picture with its anchor on a place, faded or leaning a little."""
        if scale <= STEP or alpha <= 2:
            return
        wide, high = self.kit.art.size(name)
        across, down = self.kit.art.anchor(name)
        picture = faded(self.kit.art.get(name, high * scale), alpha)
        spot = self.kit.stage.point((at[0] - wide * scale * across, at[1] - high * scale * down))
        if abs(angle) < 0.4:
            surface.blit(picture, spot, special_flags=PREMULTIPLIED)
            return
        leaning = pygame.transform.rotate(picture, -angle)
        middle = (spot[0] + picture.get_width() / 2, spot[1] + picture.get_height() / 2)
        surface.blit(leaning, leaning.get_rect(center=middle), special_flags=PREMULTIPLIED)

    # ------------------------------------------------------------ dice and treasure

    def _die(self, surface: pygame.Surface, pose: Pose, *, moving: bool) -> None:
        turn = pose.angle % 720
        face = f"treasure/die_roll_{int(turn % 360 // 30) + 1}" if moving and 1 < turn < 719 else pose.face
        if pose.lift > 3:
            self._put(surface, "treasure/die_shadow", (pose.x, pose.y + 34), pose.scale, 200)
        k = round(pose.scale / STEP) * STEP
        self._put(surface, face, (pose.x, pose.y - pose.lift), k, 255)

    def _gem(self, surface: pygame.Surface, pose: Pose) -> None:
        k = round(pose.scale / STEP) * STEP
        self._put(surface, pose.face, (pose.x, pose.y - pose.lift), k, round(255 * pose.alpha))

    # ------------------------------------------------------------ ahead of time

    def enlarged(self, surface: pygame.Surface, face: str, centre: tuple[float, float], high: float) -> None:
        """A card as large as can be read."""
        own = self.kit.art.size(face)[1]
        pose = Pose(centre[0], centre[1], 0, high / own, face, lift=12)
        wide = high * self.kit.art.size(face)[0] / own
        box = (pose.x - wide / 2 + 4, pose.y - high / 2, wide, high)
        self.sprites.shade(surface, "ui/shadow_high", box, moving=False)
        self.sprites.draw(surface, pose, own, moving=False)

    def first_needed(self, view: State, seat: int) -> Iterator[Callable[[], object]]:
        """Paintings to be done while nothing moves: the own hand, backs, the die, then any card as it is played."""
        yield lambda: self.sprites.warm(BACK, HAND_HIGH)
        yield lambda: self.sprites.warm(BACK, PILE_HIGH)
        own = [view.faces[piece] for piece in view.hands[seat] if view.faces[piece] != HIDDEN] if seat >= 0 else []
        for name in own:
            yield lambda name=name: self.sprites.warm(PIE + name, HAND_HIGH)  # type: ignore[misc]
        for number in range(1, 13):
            yield lambda number=number: self.kit.art.get(f"treasure/die_roll_{number}", DIE_SIZE * 0.98)  # type: ignore[misc]
        for name in dict.fromkeys(self.layout.rules.deck):
            yield lambda name=name: self.sprites.warm(PIE + name, STAGE_HIGH)  # type: ignore[misc]
