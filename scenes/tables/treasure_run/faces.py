"""Pie Cards and treasure cards with their words: name and rule are written live onto the pictures."""

from __future__ import annotations

from typing import Any, Final

import pygame

from game.language import mark, tr
from game.rulebooks.treasure_run.words import CARD_NAMES, CARD_TEXTS, PIECE_NAMES
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import HEIGHT, SMALLEST_TEXT, WIDTH, Box, Stage
from scenes.tables.treasure_run.farm import facts
from scenes.text import Text

PIE: Final = "treasure_cards/pie_"
PIECE: Final = "treasure_cards/treasure_"
NAME_SIZE: Final = 23.0
RULE_SIZE: Final = 17.5
LEADINGS: Final = (1.14, 1.0)
SHORT_TEXTS: Final = {
    "double_dash": mark("Roll two dice"),
    "sure_paws": mark("Past an obstacle"),
    "crust_shield": mark("Croc cannot send back"),
    "burrow": mark("To a treasure, 8 steps"),
    "sugar_rush": mark("+3 after the roll"),
    "swap": mark("Swap a piece"),
    "sticky_paws": mark("Take a duplicate"),
    "whistle": mark("Croc walks 1 to 4"),
}
"""For cards drawn so small that the whole rule would be unreadable; pointing at one enlarges it."""
SHORT_NAMES: Final = {
    "double_dash": mark("Dash"),
    "sure_paws": mark("Sure"),
    "crust_shield": mark("Shield"),
    "sugar_rush": mark("Rush"),
    "sticky_paws": mark("Sticky"),
}
"""For cards so small that the whole name would not fit its ribbon."""


class Faces:
    """Paints faces at a height in pixels, for the sprites."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def paint(self, face: str, pixels: int) -> pygame.Surface:
        """A card with its words, or any other picture as it is."""
        own = self.kit.art.size(face)
        picture = self.kit.art.pixels(face, (max(1, round(own[0] * pixels / own[1])), pixels))
        if face.removeprefix(PIE) in CARD_NAMES:
            return self._pie(picture.copy(), face.removeprefix(PIE))
        if face.removeprefix(PIECE) in PIECE_NAMES:
            return self._piece(picture.copy(), face.removeprefix(PIECE))
        return picture

    def _pie(self, picture: pygame.Surface, name: str) -> pygame.Surface:
        told = facts()["card"]
        layer, text = _layer(self.kit, picture, told["size"][1])
        self._ribbon(layer, text, told, (tr(CARD_NAMES[name]), tr(SHORT_NAMES.get(name, CARD_NAMES[name]))))
        x, y, w, h = _box(told["rule"]["rect"], told["size"])
        room = (w - 4, h + 2)
        both = (tr(CARD_TEXTS[name]), tr(SHORT_TEXTS[name]))
        fitting = ((words, lead) for words in both for lead in LEADINGS if _fits(text, words, room, lead))
        words, leading = next(fitting, ("", 1.0))
        text.draw(
            layer,
            words,
            (x + w / 2, y + h / 2),
            RULE_SIZE,
            told["colours"]["rule"],
            anchor="cm",
            max_width=room[0],
            max_height=room[1],
            wrap=True,
            leading=leading,
        )
        return _merged(picture, layer)

    def _piece(self, picture: pygame.Surface, name: str) -> pygame.Surface:
        told = facts()["treasure_card"]
        layer, text = _layer(self.kit, picture, told["size"][1])
        words = tr(PIECE_NAMES[name])
        self._ribbon(layer, text, told, (words[:1].upper() + words[1:],), 18.0)
        return _merged(picture, layer)

    def _ribbon(
        self, layer: pygame.Surface, text: Text, told: dict[str, Any], names: tuple[str, ...], size: float = NAME_SIZE
    ) -> None:
        """The longest name that can be read on the ribbon; none on one that is too small for any."""
        x, y, w, h = _box(told["ribbon"]["rect"], told["size"])
        smallest = SMALLEST_TEXT / (text.stage.scale * text.stage.text_scale)
        faces: tuple[Face, ...] = ("title", "bold")
        tries = ((name, face) for name in names for face in faces)
        fitting = [(name, face) for name, face in tries if text.width(name, smallest, face) <= w - 6]
        if fitting:
            name, face = fitting[0]
            ink, high = told["colours"]["ribbon"], max(h, SMALLEST_TEXT / text.stage.scale + 1)
            middle = (x + w / 2, y + h / 2)
            text.draw(layer, name, middle, size, ink, font=face, anchor="cm", max_width=w - 4, max_height=high)


def _layer(kit: Kit, picture: pygame.Surface, high: float) -> tuple[pygame.Surface, Text]:
    """A clear layer over a picture, with words measured in the card's own units."""
    k = picture.get_height() / high
    stage = Stage(round(WIDTH * k), round(HEIGHT * k), kit.stage.text_scale)
    return pygame.Surface(picture.get_size(), pygame.SRCALPHA), Text(stage)


def _fits(text: Text, words: str, room: tuple[float, float], leading: float) -> bool:
    """Whether the words can be drawn in the room at the smallest size that is ever used."""
    smallest = SMALLEST_TEXT / (text.stage.scale * text.stage.text_scale)
    lines = text.lines(words, smallest, room[0])
    widest = max(text.width(line, smallest) for line in lines)
    high = text.stage.text_units(smallest)
    return widest <= room[0] and (len(lines) - 1) * high * leading + high <= room[1]


def _box(fractions: list[float], size: list[float]) -> Box:
    x, y, w, h = fractions
    return x * size[0], y * size[1], w * size[0], h * size[1]


def _merged(picture: pygame.Surface, layer: pygame.Surface) -> pygame.Surface:
    picture.blit(layer.premul_alpha(), (0, 0), special_flags=PREMULTIPLIED)
    return picture
