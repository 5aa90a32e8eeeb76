"""How the track builder looks: road, start, cards with their spaces, flag, the card in the hand and its preview."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

import pygame

from game.language import tr
from game.rulebooks.farm_and_furious.cards import FACTS
from game.rulebooks.farm_and_furious.track import TrackCard
from scenes.art import PREMULTIPLIED
from scenes.kept import Kept, one
from scenes.kit import Kit
from scenes.letters import Letters, load_font
from scenes.stage import SMALLEST_TEXT, Box, Units
from scenes.tables.farm_and_furious_setup.plan import SPACES, TrackPlan, length_told, loss_told
from scenes.widgets.pane import Pane

PITCH = 56.0
"""Units of a space at full size."""
CARD_HIGH = 172.0
ROAD = 105.0
"""Units from a card's upper edge to the middle of its road, at full size."""
SPACE = 50.0
TILT = 2.0
"""Degrees that a lifted card leans."""
RAISED = 26.0
"""Units that a card in the hand is above the pointer's way."""
GLIDE = 16.0
"""How fast cards glide: the share left falls by e this many times a second."""
KEPT = 24
AFTER_FLAG, LEAST_SPARE = 2.2, 3.0
"""Spaces from the finish to where spare cards are shown, and the least width of their place."""
BUBBLE_ROOM = 76.0
"""The bubble stays within so many units above the cards."""
INK = "#8a5a24"
RED = "#7b2d1f"
EDGES = {"blue": "#17405f", "orange": "#7a3a06"}
BIGGEST_NUMBER = 1.25
"""Numbers grow with the text size only so far: they must stay inside their space."""


@dataclass(frozen=True, slots=True)
class Lift:
    """A card in the hand: which, where its left edge is (spaces), how far down (units), what dropping would give."""

    index: int
    left: float
    down: float
    preview: TrackPlan


class Board:
    """The row of cards at one place on the screen."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.corner: Units = (0.0, 0.0)
        self.pitch = PITCH
        self.lane: Units = (0.0, 0.0)
        self.pane: Pane | None = None
        self._starts: dict[str, float] = {}
        self._slides: dict[str, Units] = {}
        """By card: how far it still is from its place, in spaces across and units down."""
        self._cards = Kept(KEPT, one)

    def place(self, corner: Units, pitch: float, lane: Units, pane: Pane | None) -> None:
        """Upper left corner of the first card, units of a space, left edge and width of the lane behind."""
        self.corner, self.pitch, self.lane, self.pane = corner, pitch, lane, pane

    @property
    def k(self) -> float:
        """Size against full size."""
        return self.pitch / PITCH

    @property
    def card_high(self) -> float:
        """Units of a card's height."""
        return CARD_HIGH * self.k

    def card_box(self, start: float) -> Box:
        """The box of a card that begins after so many spaces, in the page's coordinates."""
        return self.corner[0] + start * self.pitch, self.corner[1], SPACES * self.pitch, self.card_high

    def spare_box(self, plan: TrackPlan, index: int) -> Box | None:
        """Where the place of a card that does not lie is shown: right of the flag; None without room."""
        spare = len(plan.cards) - plan.count
        first = self.corner[0] + (plan.track.length + AFTER_FLAG) * self.pitch
        room = self.lane[0] + self.lane[1] - 16 - first
        wide = min(SPACES * self.pitch, (room - (spare - 1) * 16) / spare)
        if wide < LEAST_SPARE * self.pitch:
            return None
        return first + (index - plan.count) * (wide + 16), self.corner[1], wide, self.card_high

    # ------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface, plan: TrackPlan, lift: Lift | None, picked: int | None) -> None:
        """Everything but the card in the hand."""
        shown = plan if lift is None else lift.preview
        held = None if lift is None else plan.laid[lift.index].card
        self._lane(surface)
        self._start(surface)
        self._note(shown, held)
        boxes = [self._at(card.card, start) for card, start in zip(shown.laid, shown.starts, strict=True)]
        if lift is not None:
            self._ghost(surface, boxes[[card.card for card in shown.laid].index(plan.laid[lift.index].card)])
        for index, (card, box) in enumerate(zip(shown.laid, boxes, strict=True)):
            if card.card == held:
                continue
            loss = shown.loss(index).spaces if lift is not None else 0
            surface.blit(self._card(card, shown.starts[index] + 1, loss), self._rect(box), special_flags=PREMULTIPLIED)
            if index == picked:
                self._edge(surface, box)
        self._flag(surface, shown.track.length)
        if lift is None:
            for index in range(plan.count, len(plan.cards)):
                self._spare(surface, plan, index)

    def let_go(self, letter: str, left: float, down: float) -> None:
        """A card leaves the hand here: from here it glides to its place."""
        self._starts[letter] = left
        self._slides[letter] = (0.0, down - RAISED)

    def update(self, dt: float) -> bool:
        """Cards glide on; True while they do."""
        if self.kit.calm:
            self._slides.clear()
        left = exp(-GLIDE * dt)
        moved = {letter: (dx * left, dy * left) for letter, (dx, dy) in self._slides.items()}
        gliding = bool(moved)
        self._slides = {card: slide for card, slide in moved.items() if abs(slide[0]) + abs(slide[1]) / PITCH > 0.01}
        return gliding

    def _note(self, shown: TrackPlan, held: str | None) -> None:
        """Where a card's place has changed since the last frame, it starts to glide."""
        for card, start in zip(shown.laid, shown.starts, strict=True):
            before = self._starts.get(card.card, start)
            if before != start and card.card != held:
                dx, dy = self._slides.get(card.card, (0.0, 0.0))
                self._slides[card.card] = (dx + before - start, dy)
            self._starts[card.card] = start
        if self.kit.calm:
            self._slides.clear()

    def _at(self, letter: str, start: float) -> Box:
        dx, dy = self._slides.get(letter, (0.0, 0.0))
        x, y, w, h = self._shown(self.card_box(start + dx))
        return x, y + dy, w, h

    def draw_lifted(self, surface: pygame.Surface, plan: TrackPlan, lift: Lift) -> None:
        """The card in the hand, leaning, and the sentence on what it would cover."""
        card = plan.laid[lift.index]
        x, y, w, h = self._shown(self.card_box(lift.left))
        y += lift.down - RAISED
        first = self._first(lift.preview, card)
        picture = pygame.transform.rotozoom(self._card(card, first, 0), -TILT, 1.0)
        stage, k = self.kit.stage, self.k
        self.kit.art.draw(surface, "furious/trackcard_shadow", (x - 36 * k, y - 14 * k, 520 * k, 244 * k))
        rect = picture.get_rect(center=stage.point((x + w / 2, y + h / 2)))
        surface.blit(picture, rect, special_flags=PREMULTIPLIED)
        self._bubble(surface, lift, (x, y))

    def _first(self, plan: TrackPlan, card: TrackCard) -> int:
        index = [laid.card for laid in plan.laid].index(card.card)
        return plan.starts[index] + 1

    def _shown(self, box: Box) -> Box:
        return self.pane.shown(box) if self.pane is not None else box

    def _rect(self, box: Box) -> pygame.Rect:
        return self.kit.stage.rect(box)

    def _lane(self, surface: pygame.Surface) -> None:
        k = self.k
        box = self._shown((self.lane[0], self.corner[1] + 40 * k, self.lane[1], (CARD_HIGH - 50) * k))
        pygame.draw.rect(surface, self.kit.palette.chip, self._rect(box), border_radius=self.kit.stage.px(24))

    def _start(self, surface: pygame.Surface) -> None:
        k = self.k
        wide, high = 88 * k, 80 * k
        x, y, _w, _h = self._shown((self.corner[0] - wide + 6 * k, self.corner[1] + ROAD * k - high / 2, wide, high))
        self.kit.art.draw(surface, "furious/start_disc", (x, y, wide, high))
        spot, room = (x + wide * 0.43, y + high / 2), wide * 0.7
        words, high = tr("START"), high * 0.5
        if self.kit.text.width(words, 17 * k, "title") > room:
            self.kit.art.icon(surface, "flag", spot, 40 * k, RED)
            return
        self.kit.text.draw(
            surface, words, spot, 17 * k, RED, font="title", anchor="cm", max_width=room, max_height=high
        )

    def _flag(self, surface: pygame.Surface, length: int) -> None:
        k = self.k
        wide, high = 108 * k, 184 * k
        x, y, _w, _h = self._shown((self.corner[0] + length * self.pitch + 6 * k, self.corner[1] - 14 * k, wide, high))
        self.kit.art.draw(surface, "furious/finish_flag", (x, y, wide, high))

    def _ghost(self, surface: pygame.Surface, box: Box) -> None:
        stage = self.kit.stage
        self.kit.art.draw(surface, "ui/glow", box)
        self.kit.art.draw(surface, "ui/slot_paper", box)
        pygame.draw.rect(surface, self.kit.palette.flame, self._rect(box), stage.px(4), border_radius=stage.px(16))

    def _edge(self, surface: pygame.Surface, box: Box) -> None:
        stage = self.kit.stage
        pygame.draw.rect(surface, self.kit.palette.candle, self._rect(box), stage.px(6), border_radius=stage.px(16))

    def _spare(self, surface: pygame.Surface, plan: TrackPlan, index: int) -> None:
        box = self.spare_box(plan, index)
        if box is None:
            return
        x, y, w, h = self._shown(box)
        self.kit.art.draw(surface, "ui/slot_paper", (x, y, w, h))
        middle = (x + w / 2, y + h / 2)
        words = tr("Lay card {card} too").format(card=plan.cards[index].card)
        ink = self.kit.palette.ink_soft
        self.kit.art.icon(surface, "plus", (middle[0], middle[1] - 24), 34, ink)
        self.kit.text.draw(surface, words, (middle[0], middle[1] + 24), 22, ink, anchor="cm", max_width=w - 30)

    # ------------------------------------------------------------ one card

    def _card(self, card: TrackCard, first: int, lost: int) -> pygame.Surface:
        """The card with its numbers and specials; the `lost` last spaces struck out."""
        stage = self.kit.stage
        size = stage.px(SPACES * self.pitch), stage.px(self.card_high)
        key = (card.card, card.side, first, lost, size, stage.text_scale, tr("Blue side"))
        return self._cards.keep(key, lambda: self._painted(card, first, lost, size))

    def _painted(self, card: TrackCard, first: int, lost: int, size: tuple[int, int]) -> pygame.Surface:
        stage, art = self.kit.stage, self.kit.art
        picture = art.pixels(f"furious/trackcard_{card.side}", size).copy()
        printed = FACTS.track.orange[card.card] if card.side == "orange" else {}
        space = stage.px(SPACE * self.k)
        for number in range(1, SPACES + 1):
            centre = round((number - 0.5) * size[0] / SPACES), round(ROAD / CARD_HIGH * size[1])
            special = printed.get(number)
            ground = art.pixels(f"furious/builder_{special or 'plain'}", (space, space))
            picture.blit(ground, ground.get_rect(center=centre), special_flags=PREMULTIPLIED)
            if special is None:
                self._number(picture, str(first + number - 1), centre)
            if number > SPACES - lost:
                cross = art.pixels("furious/cross_out", (space, space))
                picture.blit(cross, cross.get_rect(center=centre), special_flags=PREMULTIPLIED)
        self._heading(picture, card)
        return picture

    def _font(self, size: float) -> Letters:
        stage = self.kit.stage
        grown = size * self.k * stage.scale * min(stage.text_scale, BIGGEST_NUMBER)
        return load_font("title", max(SMALLEST_TEXT, round(grown)))

    def _number(self, picture: pygame.Surface, words: str, centre: tuple[int, int]) -> None:
        letters = self._font(21).render(words, INK).premul_alpha()
        picture.blit(letters, letters.get_rect(center=centre), special_flags=PREMULTIPLIED)

    def _heading(self, picture: pygame.Surface, card: TrackCard) -> None:
        unit = picture.get_width() / (SPACES * PITCH)
        edge, font = EDGES[card.side], self._font(21)
        letter = self._font(23).render(card.card, edge).premul_alpha()
        picture.blit(letter, letter.get_rect(center=(round(30 * unit), round(22 * unit))), special_flags=PREMULTIPLIED)
        words = tr("Blue side") if card.side == "blue" else tr("Orange side")
        dark, light = (font.render(words, ink).premul_alpha() for ink in (edge, "#ffffff"))
        spot = light.get_rect(midleft=(round(58 * unit), round(22 * unit)))
        rim = max(1, round(1.6 * unit))
        for dx, dy in ((-rim, 0), (rim, 0), (0, -rim), (0, rim), (rim, rim), (-rim, rim)):
            picture.blit(dark, spot.move(dx, dy), special_flags=PREMULTIPLIED)
        picture.blit(light, spot, special_flags=PREMULTIPLIED)
        turn = self.kit.art.pixels("furious/flip", (round(34 * unit), round(34 * unit)))
        corner = turn.get_rect(center=(picture.get_width() - round(30 * unit), round(21 * unit)))
        picture.blit(turn, corner, special_flags=PREMULTIPLIED)

    # ------------------------------------------------------------ the bubble

    def _bubble(self, surface: pygame.Surface, lift: Lift, at: Units) -> None:
        lines = [told for index in range(lift.preview.count) if (told := loss_told(lift.preview, index))]
        lines.append(length_told(lift.preview))
        text, palette = self.kit.text, self.kit.palette
        wide = max(text.width(line, 21, "black") for line in lines) + 44
        step = self.kit.stage.text_units(21) * 1.25
        high = step * len(lines) + 20
        left, right = self.lane[0], self.lane[0] + self.lane[1] - wide
        top = self._shown((0, self.corner[1] - BUBBLE_ROOM, 0, 0))[1]
        x, y = at[0] - wide * 0.6, at[1] - high - 22
        if y < top:
            beside = at[0] - wide - 16
            x, y = (beside if beside >= left else at[0] + SPACES * self.pitch + 24), top
        x = min(max(left, x), right)
        self.kit.art.draw(surface, "ui/tooltip", (x, y, wide, high))
        for number, line in enumerate(lines):
            last = number == len(lines) - 1
            ink, face = (palette.cream, "bold") if last else (palette.candle, "black")
            spot = (x + wide / 2, y + 10 + (number + 0.5) * step)
            text.draw(surface, line, spot, 21, ink, font=face, anchor="cm", max_width=wide - 30)  # type: ignore[arg-type]
