"""Draws the window's pieces: cards with shadow, light and tags, pies with steam and their tags."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pygame

from game.core import HIDDEN
from game.language import tr
from game.rulebooks.pie_rats import luring
from game.rulebooks.pie_rats.cards import DECK, POINTS, WEIGHT
from game.rulebooks.pie_rats.state import LURE, State
from game.rulebooks.pie_rats.words import pie_name
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Shown
from scenes.table.sprites import Sprites
from scenes.tables.pie_rats import colours, places
from scenes.tables.pie_rats.drafts import number
from scenes.tables.pie_rats.faces import Faces, card_facts
from scenes.tables.pie_rats.layout import BACK, DEPTH, OWN_HIGH, RIVAL_HIGH, Layout, box_of
from scenes.tables.pie_rats.marks import Marks
from scenes.tables.pie_rats.places import CARD, HAND_HIGH, PILE_HIGH, Spot, facts
from scenes.tables.pie_rats.spots import GANG, card

STEAM: Final = 0.72
"""Size of the steam against its pie."""
TAG_MOST: Final = 62.0


class Pieces:
    """Draws pieces for one table."""

    def __init__(self, kit: Kit, layout: Layout, faces: Faces, marks: Marks) -> None:
        self.kit = kit
        self.marks = marks
        self.layout = layout
        self.faces = faces
        self.sprites = Sprites(kit, faces.paint, [PILE_HIGH, RIVAL_HIGH, OWN_HIGH, HAND_HIGH])
        self.spent: frozenset[int] = frozenset()
        """Charisma cards that would be spent by the lure that is being put together."""
        self.hot: frozenset[int] = frozenset()
        """Pies that would accept the piece in hand, or are being looted."""

    def draw(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown, *, moving: bool) -> None:
        """One piece."""
        if isinstance(piece, tuple) and piece[0] == "pie":
            self._pie(surface, piece[1], pose, shown, moving=moving)
        elif number(piece) is not None:
            self._card(surface, number(piece) or 0, pose, shown, moving=moving)

    # ------------------------------------------------------------ cards

    def _card(self, surface: pygame.Surface, piece: int, pose: Pose, shown: Shown, *, moving: bool) -> None:
        if pose.alpha > 0.5 and pose.scale > 0.15 and pose.width > 0.4:
            name = "ui/shadow_high" if pose.lift > 4 else "ui/shadow_soft"
            x, y, w, h = box_of(replace(pose, lift=0.0))
            fall = pose.lift * 0.9
            self.sprites.shade(surface, name, (x + fall * 0.3, y + fall, w, h), moving=moving)
        if not moving and self._lit(shown, piece):
            self.glow(surface, box_of(pose))
        self.sprites.draw(surface, pose, CARD[1], moving=moving)
        if moving or pose.alpha < 0.9 or not DEPTH["gang"] <= pose.depth < DEPTH["hand"] - 100:
            return
        if piece in shown.view.sideways and pose.scale > 0.14:
            x, y, w, h = box_of(pose)
            size = max(26.0, h * 0.3)
            self.kit.art.draw(surface, "pie_rats/badge_sideways", (x + w * 0.42, y - size * 0.34, size, size))
        self._need(surface, piece, pose, shown)
        if piece in self.spent:
            x, y, w, h = box_of(pose)
            self.marks.chip(surface, tr("will be spent"), (x + w / 2, y + h + 6), colours.SPEND, 15)

    def _lit(self, shown: Shown, piece: int) -> bool:
        """Whether a card glows: it would be spent, is aimed at, or goes for a pie."""
        view: State = shown.view
        return piece in self.spent or any(piece in step.rats or piece in step.cards for step in view.pending)

    def glow(self, surface: pygame.Surface, box: Box) -> None:
        """A soft golden light under a card."""
        x, y, w, h = box
        edge = 0.13 * min(w, h)
        self.kit.art.draw(surface, "pie_rats/target", (x - edge, y - edge, w + 2 * edge, h + 2 * edge))

    def _need(self, surface: pygame.Surface, piece: int, pose: Pose, shown: Shown) -> None:
        """The charisma that a rival's rat takes, on a light tag where it can be had."""
        view: State = shown.view
        seat = shown.seat
        if view.phase != LURE or seat not in view.queue or view.used or view.defended[seat]:
            return
        if piece in view.sideways or not any(piece in g for s, g in enumerate(view.gangs) if s != seat):
            return
        if shown.draft is not None and card(piece) in shown.draft.parts:
            return
        needs = luring.needed(view.faces, (piece,))
        can = luring.total_charisma(view.faces, view.charms[seat]) >= needs
        x, y, w, _ = box_of(pose)
        wide = min(TAG_MOST, max(44.0, w * 0.56))
        high = wide * 56 / 96
        box = (x + 2, y - high * 0.42, wide, high)
        kit = self.kit
        kit.art.draw(surface, "pie_rats/tag_need" if can else "pie_rats/tag_lock", box)
        ink = colours.NEED_INK if can else colours.LOCK_INK
        spot = (box[0] + wide * 0.66, box[1] + high * 0.5)
        kit.text.draw(
            surface, str(needs), spot, high * 0.6, ink, font="title", anchor="cm", max_width=wide * 0.4, max_height=high
        )

    # ------------------------------------------------------------ pies

    def _pie(self, surface: pygame.Surface, slot: int, pose: Pose, shown: Shown, *, moving: bool) -> None:
        """A pie on its place or under way."""
        view: State = shown.view
        spot = self.layout.sill(view).get(slot)
        if pose.alpha < 0.05:
            return
        kit = self.kit
        wide, high = kit.art.size(pose.face)
        ax, ay = kit.art.anchor(pose.face)
        scale = pose.scale
        picture = kit.art.get(pose.face, high * scale)
        corner = kit.stage.point((pose.x - wide * scale * ax, pose.y - pose.lift - high * scale * ay))
        surface.blit(picture, corner, special_flags=PREMULTIPLIED)
        if spot is None or moving:
            return
        self._steam(surface, slot, pose)
        self.tag(surface, spot, view.pies[slot], hot=slot in self.hot)

    def _steam(self, surface: pygame.Surface, slot: int, pose: Pose) -> None:
        frame = 1 + slot % 3
        up = facts()["steam_up"] * pose.scale
        self.kit.art.put(surface, f"pie_rats/steam_{frame}", (pose.x, pose.y - up), STEAM * pose.scale)

    def tag(self, surface: pygame.Surface, spot: Spot, pie: str, *, hot: bool) -> None:
        """Weight and points under a pie."""
        kit, told = self.kit, facts()["tag_small" if spot.row else "tag"]
        name = f"pie_rats/{'tag_small' if spot.row else 'tag_pie'}{'_hot' if hot else ''}"
        kit.art.put(surface, name, spot.tag, spot.tag_scale)
        wide, high = kit.art.size(name)
        ax, ay = kit.art.anchor(name)
        left, top = spot.tag[0] - wide * ax * spot.tag_scale, spot.tag[1] - high * ay * spot.tag_scale
        for badge, value in (("weight", WEIGHT[pie]), ("points", POINTS[pie])):
            px, py = told[badge]
            at = (left + px * wide * spot.tag_scale, top + py * high * spot.tag_scale)
            self._number(surface, badge, value, at, told["size"] * high * spot.tag_scale)

    def _number(self, surface: pygame.Surface, kind: str, value: int, at: Units, size: float) -> None:
        side = self.kit.stage.px(size / card_facts()["badges"][kind]["size"])
        picture = self.faces.number(kind, str(value), side)
        surface.blit(picture, picture.get_rect(center=self.kit.stage.point(at)), special_flags=PREMULTIPLIED)

    # ------------------------------------------------------------ more

    def gap(self, surface: pygame.Surface, shown: Shown) -> None:
        """The places that a lifted card, and rats on their way to a pie, have left."""
        if shown.draft is not None and shown.draft.spot != GANG:
            for part in shown.draft.parts:
                place = self.layout.place_of(replace(shown, draft=None), number(part) or 0)
                if place is not None:
                    self.kit.art.draw(surface, "pie_rats/slot_card", box_of(place))
        if shown.lifted is None or shown.lifted == shown.laid:
            return
        home = self.layout.layout(replace(shown, hot=None, picked=None, lifted=None)).get(shown.lifted)
        if home is not None and number(shown.lifted) is not None:
            turned = 45 < abs(home.angle) < 135
            name = "pie_rats/slot_side" if turned else "pie_rats/slot_card"
            self.kit.art.draw(surface, name, box_of(home))

    def landing(self, surface: pygame.Surface, shown: Shown, *, sideways: bool) -> None:
        """Where a card would lie in the near gang."""
        slot = self.layout.landing(shown, sideways=sideways)
        wide, high = slot.high * places.ASPECT, slot.high
        if sideways:
            wide, high = high, wide
        name = "pie_rats/slot_side" if sideways else "pie_rats/slot_card"
        self.kit.art.draw(surface, name, (slot.x - wide / 2, slot.y - high / 2, wide, high))
        if sideways and high > 100:
            words, at = tr("lands sideways, safe this phase"), (slot.x, slot.y + high * 0.34)
            self.kit.text.draw(
                surface, words, at, 16, colours.DOTS, anchor="cm", max_width=wide - 16, max_height=44, wrap=True
            )

    def hearts(self, surface: pygame.Surface, held: Pose, time: float) -> None:
        """Hearts that trail a rat which would follow."""
        x, y, w, _ = box_of(held)
        for number_, (dx, dy, size) in enumerate(((-0.22, 0.34, 1.2), (-0.4, 0.12, 0.9), (-0.16, -0.08, 0.66))):
            sway = math.sin(time * 3 + number_ * 2.1) * 5
            self.kit.art.put(surface, "pie_rats/fx_heart", (x + dx * w, y + dy * w + sway), size)

    def tip(self, surface: pygame.Surface, box: Box, words: str) -> None:
        """A word over the card in hand."""
        text, (x, y, w, _) = self.kit.text, box
        wide = text.width(words, 22, "title") + 44
        left = min(max(16.0, x + w / 2 - wide / 2), 1904 - wide)
        top = max(112.0, y - 58)
        self.kit.art.draw(surface, "ui/tooltip", (left, top, wide, 50))
        middle = (left + wide / 2, top + 25)
        text.draw(surface, words, middle, 22, self.kit.palette.candle, font="title", anchor="cm", max_width=wide - 20)

    def enlarged(self, surface: pygame.Surface, face: str, centre: Units, high: float) -> Box:
        """A card as large as can be read."""
        pose = Pose(centre[0], centre[1], 0, high / CARD[1], face, lift=12)
        x, y, w, h = box_of(pose)
        self.sprites.shade(surface, "ui/shadow_high", (x + 4, y + 11, w, h), moving=False)
        self.sprites.draw(surface, pose, CARD[1], moving=False)
        return box_of(pose)

    def large_pie(self, surface: pygame.Surface, pie: str, near: Units) -> Box:
        """A pie as large as on a plate, with its name, weight and points."""
        kit = self.kit
        wide, high = 380.0, 330.0
        x, y = min(max(610.0, near[0] - wide / 2), 1310 - wide), 474.0
        kit.art.draw(surface, "ui/tooltip", (x, y, wide, high))
        kit.art.put(surface, f"pie_rats/pie_{pie}", (x + wide / 2, y + 196), 1.25)
        spot = (x + wide / 2, y + 232)
        ink = kit.palette.candle
        kit.text.draw(surface, pie_name(pie), spot, 28, ink, font="title", anchor="cm", max_width=wide - 40)
        self.marks.badge(surface, "weight", str(WEIGHT[pie]), (x + wide / 2 - 44, y + 284), 64)
        self.marks.badge(surface, "points", str(POINTS[pie]), (x + wide / 2 + 44, y + 284), 64)
        return x, y, wide, high

    def first_needed(self, view: State, seat: int) -> Iterator[Callable[[], object]]:
        """Paintings to be done while nothing moves: the own hand, the back, then any card as it lies in a gang."""
        yield lambda: self.sprites.warm(BACK, HAND_HIGH)
        own = [view.faces[piece] for piece in view.hands[seat] if view.faces[piece] != HIDDEN] if seat >= 0 else []
        for name in own:
            yield lambda name=name: self.sprites.warm(f"pie_cards/{name}", HAND_HIGH)  # type: ignore[misc]
        for name in dict.fromkeys(DECK):
            yield lambda name=name: self.sprites.warm(f"pie_cards/{name}", RIVAL_HIGH)  # type: ignore[misc]
