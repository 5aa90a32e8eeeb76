"""Draws the square's pieces: cards with shadow and light, coins in the air, children on their way, hints."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pygame

from game.core import HIDDEN
from game.rulebooks.pied_piper.cards import DECK
from game.rulebooks.pied_piper.state import ANSWER, TAKE, State
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units, inside
from scenes.table.contract import Shown
from scenes.table.corners import Corner
from scenes.table.sprites import Sprites
from scenes.tables.pied_piper import colours
from scenes.tables.pied_piper.faces import Faces
from scenes.tables.pied_piper.forecast import Ahead, standing
from scenes.tables.pied_piper.layout import (
    BACK,
    CARD,
    COIN,
    HAND_HIGH,
    LAID_HIGH,
    PILE_HIGH,
    ROW_HIGH,
    STAGE_HIGH,
    Layout,
    box_of,
)

TIP: Final = 392.0
"""Width of the forecast beside a house."""
DOT_STEP: Final = 30.0
"""Units between the dots of an attack's way."""
WALKER_STEP: Final = 0.04
"""Steps of size that walking children are drawn in."""


class Pieces:
    """Draws pieces for one town."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit = kit
        self.layout = layout
        self.faces = Faces(kit)
        heights = [PILE_HIGH, LAID_HIGH, STAGE_HIGH, ROW_HIGH, HAND_HIGH]
        self.sprites = Sprites(kit, self.faces.paint, heights, corners_of)

    def draw(
        self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown, answers: set[Piece], *, moving: bool
    ) -> None:
        """One piece; coins and children are only seen under way."""
        kind = piece[0] if isinstance(piece, tuple) else ""
        if kind == "card":
            self._card(surface, piece, pose, shown, answers, moving=moving)
        elif moving and kind == "coin":
            self._coin(surface, pose)
        elif moving and kind == "walker":
            self._walker(surface, pose)

    # ------------------------------------------------------------ cards

    def _card(
        self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown, answers: set[Piece], *, moving: bool
    ) -> None:
        if pose.alpha > 0.5 and pose.scale > 0.2 and pose.width > 0.4:
            self._shadow(surface, pose, moving=moving)
        if piece in answers and not moving:
            self._glow(surface, pose)
        self.sprites.draw(surface, pose, CARD[1], moving=moving)

    def _shadow(self, surface: pygame.Surface, pose: Pose, *, moving: bool) -> None:
        name = "ui/shadow_high" if pose.lift > 4 else "ui/shadow_soft"
        _, y, w, h = box_of(pose)
        fall = pose.lift * 0.9
        self.sprites.shade(surface, name, (pose.x - w / 2 + fall * 0.3, y + fall, w, h), moving=moving)

    def _glow(self, surface: pygame.Surface, pose: Pose) -> None:
        x, y, w, h = box_of(pose)
        self.kit.art.draw(surface, "ui/glow", (x + 4, y + 4, w - 8, h - 8))

    def gap(self, surface: pygame.Surface, shown: Shown) -> None:
        """The place in the hand that a lifted card has left."""
        if shown.lifted is None or shown.lifted == shown.laid:
            return
        home = self.layout.layout(replace(shown, hot=None, picked=None, lifted=None)).get(shown.lifted)
        if home is not None:
            x, y, w, h = box_of(home)
            self.kit.art.draw(surface, "ui/slot", (x + 4, y + 4, w - 8, h - 8))

    # ------------------------------------------------------------ coins and children

    def _coin(self, surface: pygame.Surface, pose: Pose) -> None:
        picture = self.kit.art.get(pose.face, COIN * pose.scale)
        at = self.kit.stage.point((pose.x, pose.y - pose.lift))
        surface.blit(picture, picture.get_rect(center=at), special_flags=PREMULTIPLIED)

    def _walker(self, surface: pygame.Surface, pose: Pose) -> None:
        scale = max(WALKER_STEP, round(pose.scale / WALKER_STEP) * WALKER_STEP)
        self.kit.art.put(surface, pose.face, (pose.x, pose.y - pose.lift), scale)

    # ------------------------------------------------------------ hints

    def way(self, surface: pygame.Surface, view: State) -> None:
        """A dotted way from the house of an attacker to the attack, and on to the house of its target."""
        if view.attack is None or view.phase not in (ANSWER, TAKE):
            return
        x, y, w, h = self.layout.show
        middle = (x + w / 2, y + h / 2)
        source, target = (self.layout.plots[seat].whole for seat in (view.attack.source, view.attack.target))
        self._dots(surface, middle_of(source), middle, (source, self.layout.show), colours.SHORT_RIM)
        self._dots(surface, middle, middle_of(target), (target, self.layout.show), colours.COINS)

    def _dots(self, surface: pygame.Surface, start: Units, end: Units, clear: tuple[Box, Box], colour: str) -> None:
        """Dots on a bow over the straight line, but for what lies in the boxes at its ends."""
        stage = self.kit.stage
        far = math.hypot(end[0] - start[0], end[1] - start[1])
        count = max(4, round(far / DOT_STEP))
        for number in range(1, count):
            share = number / count
            px = start[0] + (end[0] - start[0]) * share
            py = start[1] + (end[1] - start[1]) * share - 0.16 * far * 4 * share * (1 - share)
            if any(inside(box, (px, py)) for box in clear):
                continue
            spot = stage.point((px, py))
            pygame.draw.aacircle(surface, colours.SHADE, spot, max(2, stage.px(7.5)))
            pygame.draw.aacircle(surface, colour, spot, max(1, stage.px(5.5)))

    def tip(self, surface: pygame.Surface, spot: Box, name: str, told: Ahead) -> None:
        """What a card would do to a family, beside its house."""
        kit, palette = self.kit, self.kit.palette
        words, room = standing(told.outlook, name), TIP - 44
        first = kit.text.height(told.main, 24, room, "title", 1.1)
        second = kit.text.height(words, 20, room, leading=1.2)
        w, h = TIP, first + second + 34
        x = min(max(14.0, spot[0] + spot[2] / 2 - w / 2), 1906 - w)
        y = spot[1] - h - 6 if spot[1] - h - 6 > 112 else spot[1] + spot[3] + 8
        kit.art.draw(surface, "ui/tooltip", (x, y, w, h))
        at: Units = (x + 22, y + 16)
        kit.text.draw(
            surface,
            told.main,
            at,
            24,
            palette.candle,
            font="title",
            anchor="lt",
            max_width=room,
            wrap=True,
            leading=1.1,
        )
        at = (x + 22, y + 20 + first)
        ink = palette.danger_light if told.outlook.short else palette.cream
        kit.text.draw(surface, words, at, 20, ink, anchor="lt", max_width=room, wrap=True, leading=1.2)

    def enlarged(self, surface: pygame.Surface, face: str, centre: Units, high: float) -> Box:
        """A card as large as can be read."""
        pose = Pose(centre[0], centre[1], 0, high / CARD[1], face, lift=12)
        self._shadow(surface, pose, moving=False)
        self.sprites.draw(surface, pose, CARD[1], moving=False)
        return box_of(pose)

    def first_needed(self, view: State, seat: int) -> Iterator[Callable[[], object]]:
        """Paintings to be done while nothing moves: the own hand, backs, then any card at the size it is shown at."""
        yield lambda: self.sprites.warm(BACK, HAND_HIGH)
        yield lambda: self.sprites.warm(BACK, PILE_HIGH)
        own = [view.faces[piece] for piece in view.hands[seat] if view.faces[piece] != HIDDEN] if seat >= 0 else []
        for name in own:
            yield lambda name=name: self.sprites.warm(f"piper_cards/card_{name}", HAND_HIGH)  # type: ignore[misc]
        for name in dict.fromkeys(DECK):
            yield lambda name=name: self.sprites.warm(f"piper_cards/card_{name}", STAGE_HIGH)  # type: ignore[misc]
            yield lambda name=name: self.sprites.warm(f"piper_cards/mini_{name}", PILE_HIGH)  # type: ignore[misc]


def middle_of(box: Box) -> Units:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def answering(view: State, viewer: int) -> bool:
    """Whether the viewer is asked for an answer."""
    return view.phase == ANSWER and view.attack is not None and view.attack.target == viewer


def corners_of(face: str) -> tuple[Corner, ...]:
    """The disc that tells a card's kind or worth."""
    return (Corner(0.0, 0.0, 0.275, 0.2),) if face.startswith("piper_cards/card_") else ()
