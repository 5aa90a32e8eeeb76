"""The cards with their words: name, rule and number are written live onto the pictures."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

import pygame

from game.language import mark, tr
from game.rulebooks.pied_piper.cards import MALICES, MIRROR, PROFITS, SHIELDS
from game.rulebooks.pied_piper.words import CARD_NAMES, card_text
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.letters import Face, load_font
from scenes.stage import HEIGHT, SMALLEST_TEXT, WIDTH, Box, Stage, Units
from scenes.text import Text

WIDE, HIGH = 300.0, 420.0
MINI_WIDE, MINI_HIGH = 120.0, 168.0
NAME_SIZE: Final = 31.0
NAME_LEADING: Final = 0.94
RULE_SIZE: Final = 25.0
LABEL_SIZE: Final = 15.0
RULE_SIGN: Final = 70.0
LABEL_SIGN: Final = 26.0
LEADINGS: Final = (1.14, 1.0)
SHORT_TEXTS: Final = {
    "pickpocket": mark("Steals 3 coins"),
    "crooked_scales": mark("Steals 5 coins"),
    "tax_collector": mark("6 coins to the bank"),
    "nosy_neighbour": mark("Look, take one"),
    "spilled_ink": mark("3 cards thrown away"),
    "broken_cart": mark("1 coin, 3 incomes lost"),
    "barred_door": mark("No card next turn"),
    "pointed_finger": mark("Pays double"),
    "lost_in_the_woods": mark("5 coins or a child"),
    "pipers_own_tune": mark("Takes one child"),
    "rat_plague": mark("All others lose half"),
    "lullaby": mark("Stops peril, keeps children"),
    "burgomasters_seal": mark("Stops all but the Tune"),
    "silver_mirror": mark("Back, but not Rat Plague"),
}
"""For cards drawn so small that the whole rule would be unreadable; pointing at one enlarges it."""


@cache
def card_facts() -> dict[str, Any]:
    """Where words go on the card pictures (assets/data/piper_card.json)."""
    read: dict[str, Any] = json.loads((files("assets") / "data" / "piper_card.json").read_text("utf-8"))
    return read


def inks(name: str) -> dict[str, str]:
    """The colours of a card's words."""
    kind = "profit" if name in PROFITS else "malice" if name in MALICES else "shield"
    read: dict[str, str] = card_facts()["colours"][kind]
    return read


def kind_sign(name: str) -> str:
    """The sign of what a malice is or what a shield covers; "" for profits."""
    if name in MALICES:
        return f"piper_cards/kind_{MALICES[name].kind}"
    if name not in SHIELDS:
        return ""
    covers = SHIELDS[name].covers
    return "piper_cards/cover_" + (covers[0] if len(covers) == 1 else "mirror" if name == MIRROR else "all")


class Faces:
    """Paints faces at a height in pixels, for the sprites."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def paint(self, face: str, pixels: int) -> pygame.Surface:
        """A card with its words, a small one with its name, a back, a coin, a child."""
        own = self.kit.art.size(face)
        picture = self.kit.art.pixels(face, (max(1, round(own[0] * pixels / own[1])), pixels))
        kind, _, name = face.removeprefix("piper_cards/").partition("_")
        if not face.startswith("piper_cards/") or name not in CARD_NAMES:
            return picture
        if kind == "card":
            return self._lettered(picture.copy(), name)
        return self._labelled(picture.copy(), name) if kind == "mini" else picture

    def _lettered(self, picture: pygame.Surface, name: str) -> pygame.Surface:
        layer, text = self._layer(picture, HIGH)
        ink = inks(name)
        x, y, w, h = _box(card_facts()["ribbon"]["rect"], WIDE, HIGH)
        middle = (x + w / 2, y + h / 2)
        words = tr(CARD_NAMES[name])
        face = _name_face(text, words, w - 4)
        text.draw(
            layer,
            words,
            middle,
            NAME_SIZE,
            ink["ribbon"],
            font=face,
            anchor="cm",
            max_width=w - 4 if face == "title" else w + 8,
            max_height=max(h + 12, SMALLEST_TEXT / text.stage.scale * (1 + NAME_LEADING) + 1),
            wrap=not _one_line(text, words, w - 14),
            leading=NAME_LEADING,
        )
        x, y, w, h = _box(card_facts()["rule"]["rect"], WIDE, HIGH)
        if not self._rule(layer, text, name, (x, y, w, h)):
            self._kind(picture, name, (x + w / 2, y + h / 2), RULE_SIGN, HIGH)
        if name in PROFITS:
            self._badge(layer, text, name, card_facts()["badge"], (WIDE, HIGH))
        return _merged(picture, layer)

    def _rule(self, layer: pygame.Surface, text: Text, name: str, box: Box) -> bool:
        """The rule if it can be read at this size, else its gist; False where not even that fits."""
        x, y, w, h = box
        room, middle = (w - 8, h + 4), (x + w / 2, y + h / 2)
        told = [card_text(name, PROFITS.get(name, 0)), *([tr(SHORT_TEXTS[name])] if name in SHORT_TEXTS else [])]
        fitting = ((words, lead) for words in told for lead in LEADINGS if _fits(text, words, room, lead))
        words, leading = next(fitting, ("", 1.0))
        if not words:
            return False
        text.draw(
            layer,
            words,
            middle,
            RULE_SIZE,
            inks(name)["rule"],
            anchor="cm",
            max_width=room[0],
            max_height=room[1],
            wrap=True,
            leading=leading,
        )
        return True

    def _labelled(self, picture: pygame.Surface, name: str) -> pygame.Surface:
        layer, text = self._layer(picture, MINI_HIGH)
        x, y, w, h = _box(card_facts()["mini"]["label"]["rect"], MINI_WIDE, MINI_HIGH)
        ink, words = inks(name)["rule"], tr(CARD_NAMES[name])
        if not _fits(text, words, (w, h + 2), 0.98):
            words = ""
            self._kind(picture, name, (x + w / 2, y + h / 2), LABEL_SIGN, MINI_HIGH)
        text.draw(
            layer,
            words,
            (x + w / 2, y + h / 2),
            LABEL_SIZE,
            ink,
            font="bold",
            anchor="cm",
            max_width=w,
            max_height=h + 2,
            wrap=True,
            leading=0.98,
        )
        if name in PROFITS:
            self._badge(layer, text, name, card_facts()["mini"]["badge"], (MINI_WIDE, MINI_HIGH))
        return _merged(picture, layer)

    def _kind(self, picture: pygame.Surface, name: str, centre: Units, size: float, high: float) -> None:
        """The sign of a card's kind, where words cannot be read."""
        sign = kind_sign(name)
        if sign:
            k = picture.get_height() / high
            side = max(2, round(size * k))
            mark = self.kit.art.pixels(sign, (side, side))
            spot = mark.get_rect(center=(round(centre[0] * k), round(centre[1] * k)))
            picture.blit(mark, spot, special_flags=PREMULTIPLIED)

    def _badge(
        self, layer: pygame.Surface, text: Text, name: str, badge: dict[str, Any], size: tuple[float, float]
    ) -> None:
        """A profit's number: part of the picture, so it keeps its size whatever the text size is."""
        words = f"+{PROFITS[name]}"
        high = badge["radius"] * size[0] * 2 * (0.56 if len(words) == 2 else 0.46)
        font = load_font("title", max(6, round(high * text.stage.scale)))
        picture = font.render(words, inks(name)["badge"])
        centre = text.stage.point((badge["centre"][0] * size[0], badge["centre"][1] * size[1]))
        layer.blit(picture, picture.get_rect(center=centre))

    def _layer(self, picture: pygame.Surface, high: float) -> tuple[pygame.Surface, Text]:
        """A clear layer over a picture, with words measured in the card's own units."""
        k = picture.get_height() / high
        stage = Stage(round(WIDTH * k), round(HEIGHT * k), self.kit.stage.text_scale)
        return pygame.Surface(picture.get_size(), pygame.SRCALPHA), Text(stage)


def _fits(text: Text, words: str, room: tuple[float, float], leading: float) -> bool:
    """Whether the words can be drawn in the room at the smallest size that is ever used."""
    smallest = SMALLEST_TEXT / (text.stage.scale * text.stage.text_scale)
    lines = text.lines(words, smallest, room[0])
    widest = max(text.width(line, smallest) for line in lines)
    high = text.stage.text_units(smallest)
    return widest <= room[0] and (len(lines) - 1) * high * leading + high <= room[1]


def _one_line(text: Text, words: str, width: float) -> bool:
    """Whether a name can be read on one line at nearly its usual size, however large other words are."""
    size = max(NAME_SIZE * 0.74, SMALLEST_TEXT / text.stage.scale) / text.stage.text_scale
    return text.width(words, size, "title") <= width


def _name_face(text: Text, words: str, width: float) -> Face:
    """The letters of a name: narrower ones on so small a card that it would not fit on two lines."""
    smallest = SMALLEST_TEXT / (text.stage.scale * text.stage.text_scale)
    lines = text.lines(words, smallest, width, "title")
    widest = max(text.width(line, smallest, "title") for line in lines)
    return "title" if len(lines) <= 2 and widest <= width else "bold"


def _box(fractions: list[float], wide: float, high: float) -> Box:
    x, y, w, h = fractions
    return x * wide, y * high, w * wide, h * high


def _merged(picture: pygame.Surface, layer: pygame.Surface) -> pygame.Surface:
    picture.blit(layer.premul_alpha(), (0, 0), special_flags=PREMULTIPLIED)
    return picture
