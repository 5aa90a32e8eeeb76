"""Draws the race's pieces: cards with shadow and stamps, runners with badge and splash, forecast and hops."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pygame

from game.language import tr
from game.rulebooks.farm_and_furious.cards import DOG
from scenes.art import PREMULTIPLIED, faded
from scenes.kit import Kit
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Shown
from scenes.table.corners import Corner
from scenes.table.sprites import Sprites
from scenes.tables.farm_and_furious.board import place
from scenes.tables.farm_and_furious.cards import Faces, draw_badge
from scenes.tables.farm_and_furious.forecast import Forecast, forecast
from scenes.tables.farm_and_furious.layout import (
    BACK,
    CARD,
    FAN_HIGH,
    MINI,
    PAWN,
    PAWN_SCALE,
    SLOT,
    SLOT_SPOT,
    STAR_HIGH,
    Layout,
    box_of,
)
from scenes.tables.farm_and_furious.seats import signed
from scenes.tables.farm_and_furious.story import Story

TIP: Final = 360.0
TIP_LEFT: Final = 82.0
DOTS: Final = 7
"""Dots of a hop's arc."""
HOP_HIGH: Final = 46.0
LARGE: Final = 1.5


class Pieces:
    """Draws pieces for one race."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit = kit
        self.layout = layout
        self.faces = Faces(kit)
        hands = [layout.hand_scale(count) * CARD[1] for count in (5, 6)]
        pawns = [PAWN[1] * PAWN_SCALE * layout.road.scale * size for size in (0.8, 1.0)]
        heights = [MINI, BACK, FAN_HIGH, STAR_HIGH, SLOT[3] - 22, *hands, *pawns]
        self.sprites = Sprites(kit, self.faces.paint, heights, corners_of)

    # ------------------------------------------------------------ cards

    def card(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown, *, moving: bool) -> None:
        """A card, its shadow longer the higher it is held."""
        story: Story | None = shown.story
        mini = "/mini_" in pose.face
        if not mini and pose.alpha > 0.5 and pose.width > 0.4:
            self._shadow(surface, pose, moving=moving)
        in_fan = story is not None and not moving and not mini and "/card_" in pose.face and pose.y < 930
        if in_fan and story is not None and _team(piece) == story.star():
            self._glow(surface, pose)
        self.sprites.draw(surface, pose, CARD[1], moving=moving)
        if in_fan and story is not None:
            self._stamps(surface, _team(piece), pose, story)

    def _shadow(self, surface: pygame.Surface, pose: Pose, *, moving: bool) -> None:
        name = "ui/shadow_high" if pose.lift > 4 else "ui/shadow_soft"
        _, y, w, h = box_of(pose)
        # A large window keeps to few sizes of shadow: there each costs megabytes.
        w *= pose.width if self.kit.stage.scale < LARGE else 1.0
        fall = pose.lift * 0.9
        self.sprites.shade(surface, name, (pose.x - w / 2 + fall * 0.3, y + fall, w, h), moving=moving)

    def _glow(self, surface: pygame.Surface, pose: Pose) -> None:
        x, y, w, h = box_of(pose)
        self.kit.art.draw(surface, "ui/glow", (x + 4, y + 4, w - 8, h - 8))

    def _stamps(self, surface: pygame.Surface, team: int, pose: Pose, story: Story) -> None:
        """A chased card is greyed and crossed out; a dog that chases barks to both sides."""
        if team in story.chased or team in story.crowded:
            self._grey(surface, pose)
            spot = pose.x + (30 if pose.x > 984 else -30), pose.y - 2
            place(surface, self.kit, "furious/stamp_cross", spot, 82)
        elif team in story.barking:
            reach = CARD[0] * pose.scale / 2
            high = 136 * pose.scale / (STAR_HIGH / CARD[1])
            picture = self.kit.art.get("furious/bark_waves", high)
            for side in (1, -1):
                waves = picture if side > 0 else pygame.transform.flip(picture, True, False)
                middle = self.kit.stage.point((pose.x + side * (reach + 22), pose.y - 60))
                surface.blit(waves, waves.get_rect(center=middle), special_flags=PREMULTIPLIED)

    def _grey(self, surface: pygame.Surface, pose: Pose) -> None:
        """Soot over a card, in its own turned shape."""
        stage = self.kit.stage
        wide, high = CARD[0] * pose.scale * stage.scale * 0.967, CARD[1] * pose.scale * stage.scale * 0.967
        turn = math.radians(pose.angle)
        x, y = stage.point((pose.x, pose.y))
        corners = []
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            dx, dy = sx * wide / 2, sy * high / 2
            across = dx * math.cos(turn) - dy * math.sin(turn)
            corners.append((x + across, y + dx * math.sin(turn) + dy * math.cos(turn)))
        left, top = min(c[0] for c in corners), min(c[1] for c in corners)
        size = round(max(c[0] for c in corners) - left) + 1, round(max(c[1] for c in corners) - top) + 1
        veil = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.polygon(veil, (44, 32, 22, 74), [(cx - left, cy - top) for cx, cy in corners])
        surface.blit(veil, (round(left), round(top)))

    def first_needed(self, seat: int, team: int) -> Iterator[Callable[[], object]]:
        """Paintings to be done while nothing moves, so that nothing waits for them later: one team's."""
        layout, sprites, art = self.layout, self.sprites, self.kit.art
        size = PAWN[1] * PAWN_SCALE * layout.road.scale
        cards = layout.rules.cards
        if team == seat:
            for count in (len(cards), len(cards) - 1):
                high = layout.hand_scale(count) * CARD[1]
                for name in cards:
                    face = layout.face(team, name)
                    yield lambda face=face, high=high: sprites.warm(face, high)  # type: ignore[misc]
        for high in (BACK, SLOT[3] - 22):
            yield lambda high=high: sprites.warm(layout.back(team), high)  # type: ignore[misc]
        for look in ("run", "hop", "sad", "stand", "splash", "win"):
            for left in (False, True):
                face = layout.runner(team, look, left=left)
                yield lambda face=face: sprites.warm(face, size)  # type: ignore[misc]
        for name in cards:
            yield lambda name=name: sprites.warm(layout.mini(team, name), MINI)  # type: ignore[misc]
            yield lambda name=name: sprites.warm(layout.face(team, name), FAN_HIGH)  # type: ignore[misc]
        yield lambda: sprites.warm(layout.face(team, DOG), STAR_HIGH)
        yield lambda: art.get(f"furious/disc_symbol_{layout.teams[team]}", round(36 * layout.road.scale))

    # ------------------------------------------------------------ runners

    def pawn(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown, *, moving: bool) -> None:
        """A runner over its shadow, its team's symbol at its feet, its result beside its head."""
        kit, team = self.kit, _team(piece)
        story: Story | None = shown.story
        size = pose.scale / PAWN_SCALE
        muddy = pose.face.endswith(("_splash", "_splash<")) and not moving
        place(surface, kit, "furious/foot_shadow", (pose.x + 6, pose.y + 1), (46 if pose.lift < 20 else 36) * size)
        if muddy:
            place(surface, kit, "furious/splash_mud_back", (pose.x, pose.y), 84 * size)
        up = PAWN[1] * pose.scale * (0.5 - (1 - 0.932))
        middle = Pose(pose.x, pose.y - up - (24 * size if muddy else 0), 0, pose.scale, pose.face, lift=pose.lift)
        self.sprites.draw(surface, middle, PAWN[1], moving=moving)
        if muddy:
            place(surface, kit, "furious/splash_mud_front", (pose.x, pose.y - 8 * size), 70 * size)
        key = self.layout.teams[team]
        place(surface, kit, f"furious/disc_symbol_{key}", (pose.x + 2, pose.y + 8 * size), round(36 * size))
        told = story is not None and not shown.view.finished
        if story is not None and told and (shown.view.positions[team] or story.gain(team)):
            self._bubble(surface, pose, story, team, size)

    def _bubble(self, surface: pygame.Surface, pose: Pose, story: Story, team: int, size: float) -> None:
        """How far: gold when the pawn moves, grey when it stays."""
        kit, gain = self.kit, story.gain(team)
        side = -1 if "<" in pose.face or team % 2 == 0 else 1
        spot = pose.x + side * 56 * size, pose.y - 96 * size - pose.lift
        centre, radius = kit.stage.point(spot), kit.stage.px(24)
        pygame.draw.aacircle(surface, kit.palette.ink, centre, radius)
        pygame.draw.aacircle(surface, kit.palette.gold if gain > 0 else "#6f6156", centre, radius - kit.stage.px(3))
        ink = kit.palette.on_gold if gain > 0 else kit.palette.on_red
        kit.text.draw(surface, signed(gain), spot, 26, ink, font="title", anchor="cm", max_width=40, max_height=30)

    # ------------------------------------------------------------ hints

    def advised(self, shown: Shown) -> tuple[str, Forecast] | None:
        """The card of the near hand that is pointed at or held, with what it would do."""
        piece = shown.lifted or shown.picked or shown.hot
        if shown.story is not None or shown.veiled or shown.viewer < 0 or not isinstance(piece, tuple):
            return None
        if piece[0] != "card" or piece[1] != shown.viewer or piece[2] not in shown.view.hands[shown.viewer]:
            return None
        name = str(piece[2])
        return name, forecast(self.layout.rules, shown.view, shown.viewer, name)

    def under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        """The slot that would accept, the gap a lifted card left, the glow where its pawn would land."""
        if SLOT_SPOT in offered:
            self.kit.art.draw(surface, "ui/slot_hot", SLOT)
            spot = (SLOT[0] + SLOT[2] / 2, SLOT[1] + SLOT[3] - 32)
            ink = self.kit.palette.cream
            self.kit.text.draw(
                surface,
                tr("Your card"),
                spot,
                27,
                ink,
                font="title",
                anchor="cm",
                max_width=SLOT[2] - 44,
                max_height=40,
            )
        if shown.lifted is not None and shown.lifted != shown.laid:
            home = self.layout.layout(_without_hints(shown)).get(shown.lifted)
            if home is not None:
                self.kit.art.draw(surface, "ui/slot", _inner(box_of(home), 4))
        told = self.advised(shown)
        if told is not None and told[1].path:
            self._target(surface, shown, told[1].path)

    def _target(self, surface: pygame.Surface, shown: Shown, path: tuple[int, ...]) -> None:
        road, kit, team = self.layout.road, self.kit, shown.viewer
        last = path[-1]
        if last <= road.length:
            place(surface, kit, "furious/target_glow", road.space(last), 120 * road.scale)
        x, y = road.feet(last, 0, 1) if last <= road.length else road.finish_places[0]
        look = self.layout.runner(team, "hop", left=last <= road.length and road.heads_left(last))
        high = PAWN[1] * PAWN_SCALE * road.scale
        picture = self.sprites.master(look, max(2, round(high * kit.stage.scale)))
        spot = picture.get_rect(center=kit.stage.point((x, y - high * 0.432)))
        surface.blit(faded(picture, 150), spot, special_flags=PREMULTIPLIED)

    def hops(self, surface: pygame.Surface, shown: Shown) -> None:
        """Dotted arcs from space to space with the count at their tops."""
        told = self.advised(shown)
        if told is None or not told[1].path:
            return
        road = self.layout.road
        here = self.layout.layout(shown)[("pawn", shown.viewer)]
        spots = [(here.x, here.y - 14)] + [road.space(n) for n in told[1].path]
        for number, (one, two) in enumerate(pairwise(spots), 1):
            self._arc(surface, one, two, number)

    def _arc(self, surface: pygame.Surface, one: Units, two: Units, number: int) -> None:
        kit, k = self.kit, self.layout.road.scale
        top = min(one[1], two[1]) - 20 - HOP_HIGH * 1.7 * k
        for i in range(DOTS + 1):
            share = i / DOTS
            x = one[0] + (two[0] - one[0]) * share
            y = (one[1] - 20) * (1 - share) ** 2 + 2 * share * (1 - share) * top + (two[1] - 20) * share**2
            place(surface, kit, "furious/trail_dot", (x, y), 13)
        middle = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 4 - 10 + top / 2)
        place(surface, kit, "furious/hop_dot", middle, 38)
        ink = kit.palette.on_gold
        kit.text.draw(surface, str(number), middle, 22, ink, font="title", anchor="cm", max_width=28, max_height=26)

    def tip(self, surface: pygame.Surface, pose: Pose, told: tuple[str, Forecast]) -> None:
        """The forecast in words above its card, or beside it where there is no room."""
        kit, (name, ahead) = self.kit, told
        room = TIP - TIP_LEFT - 18
        lines = kit.text.lines(ahead.sub, 20, room)
        step = kit.stage.text_units(20) * 1.2
        main = kit.stage.text_units(26)
        w, h = TIP, main + len(lines) * step + 34
        card = box_of(pose)
        above = card[1] >= 640
        x = pose.x - w / 2 if above else card[0] - w - 8 if card[0] > w + 22 else card[0] + card[2] + 12
        x = min(max(14.0, x), 1906 - w)
        y = card[1] - h - 14 if above else max(110.0, card[1] + 10)
        kit.art.draw(surface, "ui/tooltip", (x, y, w, h))
        if above:
            tail = (min(max(x + 40, pose.x), x + w - 40), y + h - 3)
            place(surface, kit, "ui/tooltip_tail", tail, kit.art.size("ui/tooltip_tail")[1])
        draw_badge(surface, kit, name, (x + 44, y + h / 2), 56)
        spot = (x + TIP_LEFT, y + 16 + main / 2)
        kit.text.draw(surface, ahead.main, spot, 26, kit.palette.candle, font="title", max_width=room)
        spot = (x + TIP_LEFT, y + 20 + main)
        ink = kit.palette.cream
        kit.text.draw(surface, ahead.sub, spot, 20, ink, anchor="lt", max_width=room, wrap=True, leading=1.2)

    def enlarged(self, surface: pygame.Surface, face: str, centre: Units, high: float) -> Box:
        """A card as large as can be read."""
        pose = Pose(centre[0], centre[1], 0, high / CARD[1], face, lift=12)
        self._shadow(surface, pose, moving=False)
        self.sprites.draw(surface, pose, CARD[1], moving=False)
        return box_of(pose)


def _team(piece: Piece) -> int:
    assert isinstance(piece, tuple)
    return int(piece[1])


def _inner(box: Box, by: float) -> Box:
    return box[0] + by, box[1] + by, box[2] - 2 * by, box[3] - 2 * by


def _without_hints(shown: Shown) -> Shown:
    return replace(shown, hot=None, picked=None, lifted=None)


def corners_of(face: str) -> tuple[Corner, ...]:
    """The disc of what a card does, and its team's symbol."""
    return (Corner(0.0, 0.0, 0.245, 0.17), Corner(0.785, 0.01, 1.0, 0.158)) if face.startswith("furious/card_") else ()
