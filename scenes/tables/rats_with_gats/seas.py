"""The chart in motion: values and paws at each obstacle, where cards may land, what a held card would do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.core import HIDDEN
from game.language import tr
from game.rulebooks.rats_with_gats.cards import BLACK, is_joker
from game.rulebooks.rats_with_gats.challenge import bonus
from game.rulebooks.rats_with_gats.charts import entry
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import NOBODY, NONE, State
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Shown
from scenes.table.drag import covered
from scenes.tables.rats_with_gats import colours, forecast
from scenes.tables.rats_with_gats import geometry as at
from scenes.tables.rats_with_gats.cardwords import card_name
from scenes.tables.rats_with_gats.forecast import Ahead
from scenes.tables.rats_with_gats.layout import TITLE, Layout, box_of, spot_obstacle
from scenes.tables.rats_with_gats.pieces import Head, Pieces

NOTE: Final = 20.0


class Seas:
    """What lies about the cards on the chart of one voyage."""

    def __init__(self, pieces: Pieces, layout: Layout, rules: GatsRules) -> None:
        self.pieces = pieces
        self.kit = pieces.kit
        self.layout = layout
        self.rules = rules
        self._offered: frozenset[str] = frozenset()
        self._aimed: int | None = None
        """The obstacle that the card at hand hangs over."""

    def head(self, piece: Piece, shown: Shown) -> Head | None:
        """What an obstacle tells beside its picture."""
        view: State = shown.view
        number = piece[1] if isinstance(piece, tuple) else NONE
        if view.index(number) == NONE:
            return None
        obstacle = view.obstacles[view.index(number)]
        value = forecast.value(self.rules, view, number, shown.seat)
        wins = number == self._aimed and (told := self._told(shown, number)) is not None and told.beats
        return Head(value, obstacle.beats, len(view.rats), obstacle.applied, ahead=wins)

    def _at_hand(self, shown: Shown) -> int | None:
        """The own card that is held, picked or pointed at, where its face is known."""
        held = shown.lifted or shown.picked or shown.hot
        view: State = shown.view
        if not isinstance(held, tuple) or shown.veiled or shown.viewer != shown.seat or shown.seat < 0:
            return None
        number = int(held[1])
        return number if number in view.hands[shown.seat] and view.faces[number] != HIDDEN else None

    def _told(self, shown: Shown, piece: int) -> Ahead | None:
        number = self._at_hand(shown)
        if number is None:
            return None
        return forecast.ahead(self.rules, shown.view, piece, shown.seat, shown.view.faces[number])

    # ------------------------------------------------------------ below the cards

    def under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        """Landing places: lit where the card at hand may be laid, dashed where help is promised."""
        view: State = shown.view
        self._offered = offered
        hot = {piece for spot in offered if (piece := spot_obstacle(spot)) is not None}
        columns = self.layout.columns(view)
        for obstacle in view.applied():
            place = columns[obstacle.piece]
            self.pieces.glow(surface, Pose(place.x, place.y, 0, place.scale))
        self._notes(surface, view)
        if view.step == "duel_card":
            place = at.columns(len(view.obstacles) + 1)[-1]
            self.kit.art.put(surface, "gats/hand_slot", (place.x, place.y), 1.2 * place.scale)
            spot, room = (place.x, place.y), 150.0 * place.scale
            ink = colours.CREAM
            self.kit.text.draw(surface, tr("The duel"), spot, 24, ink, font="title", anchor="cm", max_width=room)
        for obstacle in view.obstacles:
            if obstacle.piece in hot:
                self.pieces.landing(surface, view, obstacle.piece, hot=True)

    # ------------------------------------------------------------ above them

    def above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        """Who helps, how comparisons went, what the held card would do."""
        view: State = shown.view
        self._aimed = self._hangs_over(shown, held)
        self._bonuses(surface, shown)
        if self._aimed is not None:
            told = self._told(shown, self._aimed)
            number = self._at_hand(shown)
            if told is not None and number is not None:
                note = forecast.drawing(view, self._aimed, view.faces[number], told, shown.seat)
                self.pieces.bubble(surface, self._beside(shown, held), told, forecast.headline(told), note)

    def dress(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        """What belongs to a card that lies still: its mark in a column, its rope to the scroll, how it compared."""
        view: State = shown.view
        number = piece[1] if isinstance(piece, tuple) else NONE
        for obstacle in view.obstacles:
            if number in obstacle.cards[1:]:
                place, n = self.layout.columns(view)[obstacle.piece], obstacle.cards.index(number) - 1
                room = max(2, len(obstacle.cards) - 1 + int(obstacle.applied))
                pitch = place.card(1, room)[1] - place.card(0, room)[1]
                self.pieces.mark(surface, pose, won=obstacle.won[n], pitch=pitch)
            elif number == obstacle.piece and obstacle.applied:
                self._hook(surface, view, pose)
            elif number == obstacle.laid and obstacle.open and obstacle.beaten >= 0:
                x, y, k = self.layout.landing(view, obstacle.piece)
                told = forecast.ahead(self.rules, view, obstacle.piece, obstacle.layer, view.faces[obstacle.laid])
                self._verdict(surface, (x, y + 150 * k), forecast.headline(told), good=obstacle.beaten == 1)

    def _hook(self, surface: pygame.Surface, view: State, pose: Pose) -> None:
        """The rope from the scroll to an obstacle below it."""
        columns = self.layout.columns(view)
        left, top, wide, high = at.scroll([columns[obstacle.piece].x for obstacle in view.applied()])
        ring = (pose.x, box_of(pose)[1] + 20)
        if left + 20 < pose.x < left + wide - 20 and ring[1] - 60 < top + high:
            self.pieces.hook(surface, ring)

    def _hangs_over(self, shown: Shown, held: Pose | None) -> int | None:
        spots = {spot: box for spot, box in self.layout.spots(shown).items() if spot in self._offered}
        if held is not None:
            return spot_obstacle(covered(box_of(replace(held, lift=0.0)), spots))
        under = [piece for spot in spots if (piece := spot_obstacle(spot)) is not None]
        return under[0] if shown.picked is not None and len(under) == 1 else None

    def _beside(self, shown: Shown, held: Pose | None) -> Units:
        if held is not None:
            return held.x - 255, held.y + 30
        assert self._aimed is not None
        x, y, k = self.layout.landing(shown.view, self._aimed)
        return x - 100 * k - 150, y + 40

    def _bonuses(self, surface: pygame.Surface, shown: Shown) -> None:
        """+1 at the cards of the own hand that gat or name strengthens, in a challenge."""
        view: State = shown.view
        if view.step != "cards" or shown.viewer != shown.seat or shown.veiled or shown.seat not in view.asked:
            return
        poses = self.layout.layout(replace(shown, hot=None))
        hand = view.hands[shown.seat]
        if len(hand) > 6:
            return
        for number in hand:
            face, pose = view.faces[number], poses.get(("card", number))
            if pose is None or face == HIDDEN or is_joker(face) or face[0] in "JQK" or ("card", number) == shown.lifted:
                continue
            if pose.depth >= 2000 and bonus(view, shown.seat, face):
                self.pieces.bonus(surface, pose, "gats/chip_gat" if face in BLACK else "gats/chip_name")

    def _notes(self, surface: pygame.Surface, view: State) -> None:
        """Under each obstacle of the challenge: who helps, or that somebody may."""
        for obstacle in view.applied():
            x, y, k = self.layout.landing(view, obstacle.piece)
            if obstacle.helper != NOBODY and obstacle.laid == NONE and view.step in ("before", "cards"):
                words = tr("{name} helps here").format(name=self.layout.names[obstacle.helper])
                self._dashed(surface, (x, y + 56 * k), words)
            elif view.step == "before" and len(view.applied()) > 1 and not obstacle.temporary:
                self._dashed(surface, (x, y + 56 * k), tr("Others may help"))

    def _dashed(self, surface: pygame.Surface, middle: Units, words: str) -> None:
        kit, (x, y) = self.kit, middle
        wide = min(230.0, kit.text.width(words, NOTE, "black") + 40)
        kit.art.draw(surface, "gats/assist_spot", (x - wide / 2 - 8, y - 32, wide + 16, 64))
        kit.text.draw(
            surface, words, middle, NOTE, "#ffe6ae", font="black", anchor="cm", max_width=wide - 24, max_height=30
        )

    def _verdict(self, surface: pygame.Surface, middle: Units, words: str, *, good: bool) -> None:
        kit, (x, y) = self.kit, middle
        wide = kit.text.width(words, 22, "title") + 76
        high = max(46.0, kit.stage.text_units(22) * 1.6)
        kit.art.draw(surface, "gats/bubble_note", (x - wide / 2 - 8, y - high / 2 - 8, wide + 16, high + 16))
        kit.art.draw(surface, "gats/column_won" if good else "gats/column_lost", (x - wide / 2 + 6, y - 22, 44, 44))
        ink = kit.palette.go_light if good else colours.CREAM
        spot = (x - wide / 2 + 56, y)
        kit.text.draw(surface, words, spot, 22, ink, font="title", max_width=wide - 70, max_height=high)

    # ------------------------------------------------------------ reading

    def enlarged(self, surface: pygame.Surface, face: str, centre: Units, high: float) -> Box:
        """A card as large as can be read; below an obstacle what the chart says of it."""
        box = self.pieces.enlarged(surface, face, centre, high * (0.8 if face.startswith(TITLE) else 1.0))
        if not face.startswith(TITLE):
            return box
        name = face.removeprefix(TITLE)
        line, kit = entry(name), self.kit
        wide = 440.0
        x = min(max(20.0, centre[0] - wide / 2), 1900 - wide)
        words = tr(line.description)
        tall = kit.text.height(words, 22, wide - 48, leading=1.22) + 74
        y = min(box[1] + box[3] + 4, 1070 - tall)
        kit.art.draw(surface, "ui/tooltip", (x, y, wide, tall))
        title = f"{card_name(name)} · {tr(line.title)}"
        spot = (x + 24, y + 32)
        kit.text.draw(surface, title, spot, 24, kit.palette.candle, font="title", max_width=wide - 48, max_height=36)
        spot = (x + 24, y + 54)
        kit.text.draw(
            surface, words, spot, 22, kit.palette.cream, anchor="lt", max_width=wide - 48, wrap=True, leading=1.22
        )
        return box
