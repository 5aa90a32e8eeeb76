"""The cards with their words: name, numbers and rule are written live onto the pictures."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

import pygame

from game.rulebooks.pie_rats.cards import CAPTAINS, CHARISMA, FACTS, LOYALTY, RATS, STRENGTH
from game.rulebooks.pie_rats.words import card_name, card_text
from scenes.art import PREMULTIPLIED
from scenes.kept import Kept
from scenes.kit import Kit
from scenes.letters import Face, load_font
from scenes.stage import HEIGHT, SMALLEST_TEXT, WIDTH, Box, Stage
from scenes.tables.pie_rats.places import CARD
from scenes.text import Text

WIDE, HIGH = CARD
NAME_SIZE: Final = 33.0
RULE_SIZE: Final = 25.0
NUMBER_BYTES: Final = 4 * 1024 * 1024
LARGE: Final = 128.0
"""Units of height below which a card shows larger numbers, stacked at its left, and neither name nor rule."""
GROWN_BADGE: Final = 1.2
"""How much larger numbers are where people asked for large corners."""
NAMED: Final = 80.0
"""The same for the name of a card without numbers."""
Badge = tuple[str, int, tuple[float, float]]


@cache
def card_facts() -> dict[str, Any]:
    """Where words go on the card pictures (assets/data/pie_rats_card.json)."""
    read: dict[str, Any] = json.loads((files("assets") / "data" / "pie_rats_card.json").read_text("utf-8"))
    return read


def frame(name: str) -> str:
    """The frame of a card."""
    if name in CAPTAINS:
        return "pie_rats/frame_captain"
    if name in RATS:
        ribbons = card_facts()["ribbons"]
        return f"pie_rats/frame_crew_{ribbons[list(RATS).index(name) * 3 % len(ribbons)]}"
    return f"pie_rats/frame_{'charisma' if name in CHARISMA else 'action'}"


def picture_of(name: str) -> str:
    """The picture inside a card."""
    return f"pie_rats_crew/{name}" if name in RATS or name in CAPTAINS else f"pie_rats/art_{name}"


def badges(name: str) -> list[tuple[str, int]]:
    """The numbers of a card, left one first."""
    if name in CAPTAINS:
        return [("charisma", FACTS.captain_charisma), ("strength", FACTS.captain_strength)]
    if name in RATS:
        return [("strength", STRENGTH[name]), ("loyalty", LOYALTY[name])]
    return [("charisma", CHARISMA[name])] if name in CHARISMA else []


def told(kind: str, value: int) -> str:
    """A number as it stands on its badge."""
    signed = kind == "loyalty" and value != 0
    return f"{value:+d}" if signed else str(value)


class Faces:
    """Paints faces at a height in pixels, for the sprites."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._numbers = Kept(NUMBER_BYTES)

    def paint(self, face: str, pixels: int) -> pygame.Surface:
        """A card with its words, one in a fan with its numbers at the left, or any other picture."""
        kind, _, name = face.partition("/")
        if kind not in ("pie_cards", "pie_fans"):
            own = self.kit.art.size(face)
            return self.kit.art.pixels(face, (max(1, round(own[0] * pixels / own[1])), pixels))
        card = self._bare(name, pixels)
        units = pixels / self.kit.stage.scale
        layer, text = self._layer(card)
        if units >= (LARGE if badges(name) else NAMED):
            self._name(layer, text, name)
        if units >= LARGE and name not in RATS and name not in CHARISMA and name not in CAPTAINS:
            self._rule(layer, text, name)
        card.blit(layer.premul_alpha(), (0, 0), special_flags=PREMULTIPLIED)
        self._badges(card, name, small=units < LARGE, fanned=kind == "pie_fans")
        return card

    def _bare(self, name: str, pixels: int) -> pygame.Surface:
        """Picture and frame."""
        size = max(1, round(WIDE * pixels / HIGH)), pixels
        card = pygame.Surface(size, pygame.SRCALPHA)
        x, y, w, h = card_facts()["picture"]
        box = pygame.Rect(round(x * size[0]), round(y * size[1]), round(w * size[0]), round(h * size[1]))
        inner = self.kit.art.pixels(picture_of(name), box.size)
        # A picture without transparency must be laid down as it is, or the card stays clear there.
        card.blit(inner, box, special_flags=PREMULTIPLIED if inner.get_flags() & pygame.SRCALPHA else 0)
        card.blit(self.kit.art.pixels(frame(name), size), (0, 0), special_flags=PREMULTIPLIED)
        return card

    def _name(self, layer: pygame.Surface, text: Text, name: str) -> None:
        x, y, w, h = _box(card_facts()["ribbon"]["rect"])
        face, words = short_name(text, card_name(name), w + 18)
        ink = card_facts()["colours"]["ribbon"]
        text.draw(
            layer,
            words,
            (x + w / 2, y + h / 2 - 5),
            NAME_SIZE / text.stage.text_scale,
            ink,
            font=face,
            anchor="cm",
            max_width=w + 20,
            max_height=max(h + 4, SMALLEST_TEXT / text.stage.scale + 1),
        )

    def _rule(self, layer: pygame.Surface, text: Text, name: str) -> None:
        x, y, w, h = _box(card_facts()["rule"]["rect"])
        words, ink = card_text(name), card_facts()["colours"]["rule"]
        smallest = SMALLEST_TEXT / (text.stage.scale * text.stage.text_scale)
        if text.height(words, smallest, w, leading=1.0) > h + 10:
            return
        text.draw(
            layer,
            words,
            (x + w / 2, y + h / 2),
            RULE_SIZE,
            ink,
            anchor="cm",
            max_width=w,
            max_height=h + 8,
            wrap=True,
            leading=1.0,
        )

    def _badges(self, card: pygame.Surface, name: str, *, small: bool, fanned: bool) -> None:
        facts = card_facts()
        found = badges(name)
        share = facts["badge_width"] * (1.2 if small else 0.92) * (GROWN_BADGE if self.kit.large_corners else 1.0)
        for at, (kind, value) in enumerate(found):
            if small or fanned:
                step = 0.31 if small else 0.36
                middle = [0.2, 0.87 - (len(found) - 1 - at) * step]
            else:
                middle = facts["two"][at] if len(found) > 1 else facts["one"]
            self.badge(card, kind, told(kind, value), (middle[0], middle[1]), share)

    def badge(self, card: pygame.Surface, kind: str, words: str, middle: tuple[float, float], share: float) -> None:
        """A badge with its number, in shares of the card."""
        wide, high = card.get_size()
        side = max(4, round(share * wide))
        left, top = round(middle[0] * wide - side / 2), round(middle[1] * high - side / 2)
        left, top = max(-side // 12, left), min(top, high - round(side * 0.92))
        card.blit(self.kit.art.pixels(f"pie_rats/badge_{kind}", (side, side)), (left, top), special_flags=PREMULTIPLIED)
        number = self.number(kind, words, side)
        x, y = card_facts()["badges"][kind]["number"]
        spot = number.get_rect(center=(left + round(x * side), top + round(y * side)))
        card.blit(number, spot, special_flags=PREMULTIPLIED)

    def number(self, kind: str, words: str, side: int) -> pygame.Surface:
        """A badge's number in its colour with a dark line round it, premultiplied."""
        key = ("number", kind, words, side)
        return self._numbers.keep(key, lambda: self._number(kind, words, side))

    def _number(self, kind: str, words: str, side: int) -> pygame.Surface:
        facts = card_facts()
        size = facts["badges"][kind]["size"] * side * (1.0 if len(words) < 2 else 0.92)
        font = load_font("title", max(7, round(size * 1.22)))
        ink = facts["colours"]["points" if kind == "points" else "badge"]
        plain = font.render(words, ink)
        line = max(1, round(side * 0.035)) if kind != "points" else 0
        if not line:
            return plain.premul_alpha()
        rim = font.render(words, facts["colours"]["badge_line"])
        whole = pygame.Surface((plain.get_width() + 2 * line, plain.get_height() + 2 * line), pygame.SRCALPHA)
        for dx, dy in ((0, 1), (2, 1), (1, 0), (1, 2), (0, 0), (2, 2), (0, 2), (2, 0)):
            whole.blit(rim, (dx * line, dy * line))
        whole.blit(plain, (line, line))
        return whole.premul_alpha()

    def _layer(self, card: pygame.Surface) -> tuple[pygame.Surface, Text]:
        """A clear layer over a card, with words measured in the card's own units."""
        k = card.get_height() / HIGH
        stage = Stage(round(WIDTH * k), round(HEIGHT * k), self.kit.stage.text_scale)
        return pygame.Surface(card.get_size(), pygame.SRCALPHA), Text(stage)


def short_name(text: Text, name: str, width: float) -> tuple[Face, str]:
    """A name in letters that fit at the smallest size: narrower ones, then only a word of it, rather than dots."""
    smallest = SMALLEST_TEXT / (text.stage.scale * text.stage.text_scale)
    words = re.split(r"[ -]+", name)
    faces: tuple[Face, ...] = ("title", "bold")
    for part in (name, name.split()[-1], words[-1], words[0]):
        for face in faces:
            if text.width(part, smallest, face) <= width:
                return face, part
    return "bold", ""


def _box(fractions: list[float]) -> Box:
    x, y, w, h = fractions
    return x * WIDE, y * HIGH, w * WIDE, h * HIGH
