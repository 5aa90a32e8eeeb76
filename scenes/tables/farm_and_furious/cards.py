"""The race's cards with their words: name, rule and badge are written live onto the pictures."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import pygame

from game.language import mark, tr
from game.rulebooks.farm_and_furious.cards import FACTS
from game.rulebooks.farm_and_furious.words import CARD_NAMES, CARD_TEXTS
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.letters import load_font
from scenes.stage import HEIGHT, SMALLEST_TEXT, WIDTH, Box, Stage, Units
from scenes.text import Text

SHORT_TEXTS: Final = {
    "dog": mark("1 per chase"),
    "hen": mark("3 spaces"),
    "duckling": mark("1 per duckling"),
    "rabbit": mark("4 if alone"),
    "whistle": mark("Cards back"),
    "rooster": mark("Repeats"),
}
"""For cards drawn so small that the whole rule would be unreadable; pointing at one enlarges it."""
BADGES: Final = {"hen": str(FACTS.hen_spaces), "rabbit": str(FACTS.rabbit_spaces), "duckling": "+1"}
NAME_SIZE: Final = 31.0
RULE_SIZE: Final = 25.0
RULE_LEADING: Final = 1.12
WIDE, HIGH = 300.0, 420.0


@cache
def card_facts() -> dict[str, Any]:
    """Where words go on the card pictures (assets/data/furious_card.json)."""
    facts: dict[str, Any] = json.loads((files("assets") / "data" / "furious_card.json").read_text("utf-8"))
    return facts


BADGE_COLOURS: Final = {
    "dog": "#a5391f",
    "hen": "#b0690f",
    "duckling": "#1f6f9f",
    "rabbit": "#3d7a34",
    "whistle": "#6b4aa0",
    "rooster": "#a83a6b",
}
BADGE_ICONS: Final = {"dog": "dog_paw", "whistle": "whistle_arrow", "rooster": "swap"}


def draw_badge(surface: pygame.Surface, kit: Kit, card: str, centre: Units, high: float) -> None:
    """A card's round badge by itself, for lists and hints."""
    spot = kit.stage.point(centre)
    for colour, size in ((kit.palette.ink, high), (kit.palette.mark, high - 5), (BADGE_COLOURS[card], high - 11)):
        pygame.draw.aacircle(surface, colour, spot, max(2, kit.stage.px(size / 2)))
    ink = kit.palette.on_red
    if card in BADGE_ICONS:
        kit.art.icon(surface, BADGE_ICONS[card], centre, high * 0.5, ink)
    else:
        _exact(surface, kit.stage, BADGES[card], centre, high * (0.56 if len(BADGES[card]) == 1 else 0.44), ink)


def parse(face: str) -> tuple[str, str, str]:
    """A face's kind (card, mini, back, pawn), its card or pose, and its team."""
    kind, *rest = face.removeprefix("furious/").removesuffix("<").split("_")
    if kind == "back":
        return kind, "", rest[0]
    return (kind, rest[1], rest[0]) if kind == "pawn" else (kind, rest[0], rest[1])


class Faces:
    """Paints faces at a height in pixels, for the sprites."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def paint(self, face: str, pixels: int) -> pygame.Surface:
        """A card with its words, a mini, a back, a runner."""
        kind, name, _ = parse(face)
        art = self.kit.art
        plain = face.removesuffix("<")
        own = art.size(plain)
        picture = art.pixels(plain, (max(1, round(own[0] * pixels / own[1])), pixels))
        if face.endswith("<"):
            return pygame.transform.flip(picture, True, False)
        if kind == "card":
            return self._lettered(picture.copy(), name)
        return self._numbered(picture.copy(), name) if kind == "mini" and name in BADGES else picture

    def _lettered(self, picture: pygame.Surface, name: str) -> pygame.Surface:
        facts, colours = card_facts(), card_facts()["colours"]
        layer, text = self._layer(picture, HIGH)
        ribbon = _box(facts["ribbon"]["rect"])
        middle = (ribbon[0] + ribbon[2] / 2, ribbon[1] + ribbon[3] / 2)
        words, ink, room = tr(CARD_NAMES[name]), colours["ribbon"], ribbon[2] - 16
        text.draw(layer, words, middle, NAME_SIZE, ink, font="title", anchor="cm", max_width=room, max_height=36)
        self._rule(layer, text, name, _box(facts["rule"]["rect"]))
        if name in BADGES:
            self._badge(layer, text, name, facts["badge"], (WIDE, HIGH))
        return _merged(picture, layer)

    def _rule(self, layer: pygame.Surface, text: Text, name: str, rect: Box) -> None:
        """The rule in two or three lines if all cards' rules can be read at this size, else its gist."""
        ink, room = card_facts()["colours"]["rule"], (rect[2] - 4, rect[3] - 2)
        rules = {card: tr(words) for card, words in CARD_TEXTS.items()}
        if not all(_fits(text, words, room) for words in rules.values()):
            rules = {card: tr(words) for card, words in SHORT_TEXTS.items()}
        stage = text.stage
        size = _common_size(stage.size, stage.text_scale, tuple(rules.values()), room)
        middle = (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
        text.draw(
            layer,
            rules[name],
            middle,
            size,
            ink,
            anchor="cm",
            max_width=room[0],
            max_height=room[1],
            wrap=True,
            leading=RULE_LEADING,
        )

    def _numbered(self, picture: pygame.Surface, name: str) -> pygame.Surface:
        layer, text = self._layer(picture, 140.0)
        self._badge(layer, text, name, card_facts()["badge_on_mini"], (120.0, 140.0))
        return _merged(picture, layer)

    def _badge(
        self, layer: pygame.Surface, text: Text, name: str, badge: dict[str, Any], size: tuple[float, float]
    ) -> None:
        centre = badge["centre"][0] * size[0], badge["centre"][1] * size[1]
        across = badge["radius"] * size[0] * 2
        words = BADGES[name]
        high = across * (0.62 if len(words) == 1 else 0.5)
        colour = card_facts()["colours"]["badge"]
        if high * text.stage.scale >= 5:
            _exact(layer, text.stage, words, centre, high, colour)

    def _layer(self, picture: pygame.Surface, high: float) -> tuple[pygame.Surface, Text]:
        """A clear layer over a picture, with words measured in the card's own units."""
        k = picture.get_height() / high
        stage = Stage(round(WIDTH * k), round(HEIGHT * k), self.kit.stage.text_scale)
        return pygame.Surface(picture.get_size(), pygame.SRCALPHA), Text(stage)


def _exact(
    layer: pygame.Surface, stage: Stage, words: str, centre: tuple[float, float], high: float, colour: str
) -> None:
    """A badge's digit: part of the picture, so it keeps its size whatever the text size is."""
    picture = load_font("title", max(6, round(high * stage.scale))).render(words, colour)
    layer.blit(picture, picture.get_rect(center=stage.point(centre)))


@lru_cache(maxsize=64)
def _common_size(
    window: tuple[int, int], text_scale: float, rules: tuple[str, ...], room: tuple[float, float]
) -> float:
    """The one size in which all cards' rules fit, so that a hand looks like one set."""
    text = Text(Stage(*window, text_scale))
    fits = [text.fit(words, RULE_SIZE, "bold", *room, wrap=True, leading=RULE_LEADING) for words in rules]
    return min(fits) / text_scale


def _fits(text: Text, words: str, room: tuple[float, float]) -> bool:
    """Whether the words can be drawn in the room at the smallest size that is ever used."""
    smallest = SMALLEST_TEXT / (text.stage.scale * text.stage.text_scale)
    lines = text.lines(words, smallest, room[0], "bold")
    widest = max(text.width(line, smallest, "bold") for line in lines)
    high = (len(lines) - 1) * text.stage.text_units(smallest) * RULE_LEADING + text.stage.text_units(smallest)
    return widest <= room[0] and high <= room[1]


def _box(fractions: list[float]) -> Box:
    x, y, w, h = fractions
    return x * WIDE, y * HIGH, w * WIDE, h * HIGH


def _merged(picture: pygame.Surface, layer: pygame.Surface) -> pygame.Surface:
    picture.blit(layer.premul_alpha(), (0, 0), special_flags=PREMULTIPLIED)
    return picture
