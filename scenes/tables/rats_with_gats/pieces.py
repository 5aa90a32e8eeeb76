"""Draws the cards: poker cards with shadow and light, obstacles with value and paws, what a held card would do."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.core import HIDDEN
from game.language import tr
from game.rulebooks.rats_with_gats.state import NOBODY, State
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.motion.pose import Piece, Pose
from scenes.stage import HEIGHT, WIDTH, Box, Units
from scenes.table.contract import Shown
from scenes.table.corners import Corner
from scenes.table.sprites import Sprites
from scenes.tables.rats_with_gats import colours, forecast
from scenes.tables.rats_with_gats.faces import Faces
from scenes.tables.rats_with_gats.forecast import Ahead
from scenes.tables.rats_with_gats.geometry import OBSTACLE_HIGH, POKER_HIGH, SCROLL, TURNED
from scenes.tables.rats_with_gats.layout import BACK, TITLE, Layout, box_of, poker

HEIGHTS: Final = [POKER_HIGH * k for k in (0.66, 0.72, TURNED, 0.98, 1.1)]


@dataclass(frozen=True, slots=True)
class Head:
    """What an obstacle card tells beside its picture."""

    value: int
    beats: int
    players: int
    applied: bool
    ahead: bool = False
    """The card at hand would beat it."""


class Pieces:
    """Draws cards for one voyage."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit = kit
        self.layout = layout
        self.faces = Faces(kit)
        self.sprites = Sprites(kit, self.faces.paint, HEIGHTS, corners_of)

    # ------------------------------------------------------------ cards

    def draw(self, surface: pygame.Surface, piece: Piece, pose: Pose, head: Head | None, *, moving: bool) -> None:
        """One card."""
        if head is None or not pose.face.startswith(TITLE):
            self._card(surface, pose, moving=moving)
            if head is not None and pose.width > 0.9:
                self._medal(surface, pose, head, (70, -100))
            return
        k = pose.scale
        if pose.width > 0.4:
            self._put(surface, "gats/obstacle_shadow", pose, (0, 0), k)
        self.sprites.draw(surface, pose, OBSTACLE_HIGH, moving=moving)
        if pose.width > 0.9:
            self._beats(surface, pose, head)
            self._medal(surface, pose, head)

    def high_of(self, face: str) -> float:
        """Units of a face's picture at scale 1."""
        return OBSTACLE_HIGH if face.startswith(TITLE) else POKER_HIGH

    def _card(self, surface: pygame.Surface, pose: Pose, *, moving: bool) -> None:
        if pose.alpha > 0.5 and pose.scale > 0.4 and pose.width > 0.4:
            x, y, w, h = box_of(pose)
            fall = pose.lift * 0.9
            name = "ui/shadow_high" if pose.lift > 4 else "ui/shadow_soft"
            self.sprites.shade(surface, name, (x + fall * 0.3, y + pose.lift + fall, w, h), moving=moving)
        self.sprites.draw(surface, pose, self.high_of(pose.face), moving=moving)

    def _put(self, surface: pygame.Surface, name: str, pose: Pose, off: Units, k: float) -> Units:
        x, y = turned_by(off, pose)
        spot = (pose.x + x, pose.y - pose.lift + y)
        self.kit.art.put(surface, name, spot, k)
        return spot

    def _beats(self, surface: pygame.Surface, pose: Pose, head: Head) -> None:
        k = pose.scale
        step = 31.0 if head.players < 6 else 27.0
        for n in range(head.players):
            name = "paw_on" if n < head.beats else "paw_next" if head.ahead and n == head.beats else "paw_off"
            self._put(surface, f"gats/{name}", pose, (-80 + step * n, 110), k)
        left = -80 + step * (head.players - 1) + 20
        words = tr("{n} of {all}").format(n=head.beats, all=head.players)
        room = 100 - left
        if self.kit.text.width(words, 15 * k) > room * k:
            words = f"{head.beats}/{head.players}"
        x, y = turned_by((100, 110), pose)
        spot = (pose.x + x, pose.y - pose.lift + y)
        if self.kit.text.width(words, 1) <= room * k:
            self.kit.text.draw(
                surface, words, spot, 21 * k, colours.BEATS, font="black", anchor="rm", max_width=room * k
            )

    def _medal(self, surface: pygame.Surface, pose: Pose, head: Head, corner: Units = (98, -112)) -> None:
        k = min(1.0, max(pose.scale, 0.62))
        name = "gats/medal_hot" if head.applied else "gats/medal"
        x, y = turned_by(corner, pose)
        spot = (pose.x + x, pose.y - pose.lift + y)
        self.kit.art.put(surface, name, spot, k)
        size = 42 if head.value < 10 else 34
        self.kit.text.draw(
            surface, str(head.value), spot, size * k, colours.DIGIT, font="title", anchor="cm", max_width=50 * k
        )

    # ------------------------------------------------------------ below the cards

    def landing(self, surface: pygame.Surface, view: State, piece: int, *, hot: bool) -> None:
        """Where a card for this obstacle will lie."""
        x, y, k = self.layout.landing(view, piece)
        name = "gats/drop_spot" if hot else "gats/assist_spot"
        if hot:
            self.kit.art.put(surface, name, (x, y + 4), k)
            return
        helper = forecast.helps_whom(view, piece)
        if helper == NOBODY:
            return
        self.kit.art.draw(surface, name, (x - 100 * k, y + 20 * k, 200 * k, 64 * k))

    def gap(self, surface: pygame.Surface, shown: Shown) -> None:
        """The place in the hand that a lifted card has left."""
        if shown.lifted is None:
            return
        home = self.layout.layout(replace(shown, hot=None, picked=None, lifted=None)).get(shown.lifted)
        if home is not None and home.depth >= 2000:
            self.kit.art.put(surface, "gats/hand_slot", (home.x, home.y), home.scale)

    # ------------------------------------------------------------ marks and forecasts

    def mark(self, surface: pygame.Surface, pose: Pose, *, won: bool, pitch: float) -> None:
        """Won or lost, at a card of a column whose cards lie so far apart."""
        k = pose.scale / TURNED
        size = min(1.0, max(0.5, pitch / 34)) * max(k, 0.6)
        name = "gats/column_won" if won else "gats/column_lost"
        self.kit.art.put(surface, name, (pose.x - 92 * k, pose.y - 44 * k), size)

    def bubble(self, surface: pygame.Surface, at: Units, told: Ahead, words: str, note: str) -> None:
        """What a card would do, beside it."""
        kit, (x, y) = self.kit, at
        x = min(max(x, 560.0), 1700.0)
        good = told.beats or told.luck
        name = "gats/bubble_good" if good else "gats/bubble_bad"
        room = 176.0
        wide = max(room, min(300.0, kit.text.width(words, 37, "title"))) - room
        kit.art.draw(surface, name, (x - 155 - wide, y - 52, 310 + wide, 104))
        spot = (x + 18 - wide / 2, y)
        kit.text.draw(
            surface, words, spot, 37, "#ffffff", font="title", anchor="cm", max_width=room + wide, max_height=60
        )
        if note:
            high = max(38.0, kit.stage.text_units(19) * 1.5)
            width = kit.text.width(note, 19, "black") + 34
            box = (x - 10 - wide / 2 - width / 2, y + 42, width, high)
            kit.art.draw(surface, "gats/bubble_note", (box[0] - 8, box[1] - 8, box[2] + 16, box[3] + 16))
            middle = (box[0] + width / 2, box[1] + high / 2)
            kit.text.draw(surface, note, middle, 19, "#fff0cd", font="black", anchor="cm", max_width=width - 16)

    def bonus(self, surface: pygame.Surface, pose: Pose, name: str) -> None:
        """+1 at a card that gat or name strengthens."""
        kit = self.kit
        x, y = turned_by((26, -100), pose)
        spot = (pose.x + x, pose.y - pose.lift + y)
        wide = 60 + kit.text.width("+1", 19, "title")
        kit.art.draw(surface, "gats/bubble_note", (spot[0] - 40, spot[1] - 27, wide + 30, 54))
        kit.art.put(surface, name, (spot[0] - 2, spot[1]), 0.74)
        words = (spot[0] + 26, spot[1])
        kit.text.draw(surface, "+1", words, 19, "#ffe3ab", font="title", anchor="lm", max_height=30)

    def glow(self, surface: pygame.Surface, pose: Pose) -> None:
        """The light round an obstacle of the challenge; the scroll above it stays dark."""
        stage, before = self.kit.stage, surface.get_clip()
        top = stage.rect((0, SCROLL[1] + SCROLL[2], WIDTH, HEIGHT))
        surface.set_clip(top.clip(before))
        self.kit.art.put(surface, "gats/obstacle_glow", (pose.x, pose.y), pose.scale)
        surface.set_clip(before)

    def hook(self, surface: pygame.Surface, at: Units) -> None:
        """The rope from the scroll to an obstacle of the challenge."""
        self.kit.art.put(surface, "gats/hook", at, 0.62)

    def enlarged(self, surface: pygame.Surface, face: str, centre: Units, high: float) -> Box:
        """A card as large as can be read."""
        pose = Pose(centre[0], centre[1], 0, high / self.high_of(face), face, lift=12)
        if face.startswith(TITLE):
            self._put(surface, "gats/obstacle_shadow", pose, (0, 0), pose.scale)
            self.sprites.draw(surface, pose, OBSTACLE_HIGH, moving=False)
        else:
            self._card(surface, pose, moving=False)
        return box_of(pose)

    def badge(self, surface: pygame.Surface, name: str, centre: Units, size: float, alpha: int = 255) -> None:
        """A round or square picture, centred."""
        picture = self.kit.art.get(name, size)
        if alpha < 255:
            picture = picture.copy()
            picture.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(picture, picture.get_rect(center=self.kit.stage.point(centre)), special_flags=PREMULTIPLIED)

    def first_needed(self, view: State, seat: int) -> Iterator[Callable[[], object]]:
        """Paintings to be done while nothing moves: backs, the own hand, the obstacles."""
        yield lambda: self.sprites.warm(BACK, POKER_HIGH * 1.1)
        own = [view.faces[piece] for piece in view.hands[seat] if view.faces[piece] != HIDDEN] if seat >= 0 else []
        for face in own:
            yield lambda face=face: self.sprites.warm(poker(face), POKER_HIGH * 1.1)  # type: ignore[misc]
        for obstacle in view.obstacles:
            name = TITLE + view.faces[obstacle.piece]
            yield lambda name=name: self.sprites.warm(name, OBSTACLE_HIGH)  # type: ignore[misc]


def turned_by(off: Units, pose: Pose) -> Units:
    """A place on a card of card units, from its middle on the table: scaled and turned along."""
    angle = math.radians(pose.angle)
    x, y = off[0] * pose.scale, off[1] * pose.scale
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def corners_of(face: str) -> tuple[Corner, ...]:
    """Rank and suit; Jokers say who they are by their picture."""
    plain = face.startswith("gats/poker_") and "joker" not in face and not face.endswith("back")
    return (Corner(0.025, 0.06, 0.275, 0.38, round=False),) if plain else ()
