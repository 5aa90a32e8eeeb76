"""Poker cards with their indices and obstacle cards with their titles: everything written live onto the pictures."""

from __future__ import annotations

from typing import Final

import pygame

from game.language import tr
from game.rulebooks.rats_with_gats.cards import is_joker
from game.rulebooks.rats_with_gats.charts import entry
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.letters import load_font
from scenes.stage import HEIGHT, WIDTH, Stage
from scenes.tables.rats_with_gats import colours
from scenes.tables.rats_with_gats.geometry import OBSTACLE_HIGH, POKER_HIGH
from scenes.tables.rats_with_gats.layout import TITLE
from scenes.text import Text

POKER: Final = "gats/poker_"
FRAME: Final = (236.0, 280.0)
PICTURE: Final = (196.0, 172.0, 0.0, -37.0)
"""Size of an obstacle's picture, and its middle from the card's."""
INDEX: Final = (-52.5, -76.0)


class Faces:
    """Paints faces at a height in pixels, for the sprites."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def paint(self, face: str, pixels: int) -> pygame.Surface:
        """A poker card, a back, or an obstacle card."""
        return self._obstacle(face.removeprefix(TITLE), pixels) if face.startswith(TITLE) else self._poker(face, pixels)

    def _poker(self, face: str, pixels: int) -> pygame.Surface:
        own = self.kit.art.size(face)
        picture = self.kit.art.pixels(face, (max(1, round(own[0] * pixels / own[1])), pixels))
        name = face.removeprefix(POKER)
        if name == "back" or is_joker(name) or name.startswith("joker"):
            return picture
        picture = picture.copy()
        k = pixels / POKER_HIGH
        rank, ink = name[:-1], colours.SUITS[name[-1]]
        font = load_font("title", max(6, round((40 if rank == "10" else 46) * k)))
        index = font.render(rank, ink).premul_alpha()
        middle = picture.get_width() / 2, pixels / 2
        spot = index.get_rect(center=(round(middle[0] + INDEX[0] * k), round(middle[1] + INDEX[1] * k)))
        picture.blit(index, spot, special_flags=PREMULTIPLIED)
        foot = pygame.transform.rotate(index, 180)
        spot = foot.get_rect(center=(round(middle[0] - INDEX[0] * k), round(middle[1] - INDEX[1] * k)))
        picture.blit(foot, spot, special_flags=PREMULTIPLIED)
        return picture

    def _obstacle(self, name: str, pixels: int) -> pygame.Surface:
        k = pixels / OBSTACLE_HIGH
        art, suit = self.kit.art, name[-1]
        card = pygame.Surface((max(1, round(FRAME[0] * k)), pixels), pygame.SRCALPHA)
        middle = card.get_width() / 2, pixels / 2
        wide, high, dx, dy = PICTURE
        # A pixel more all round: the frame's window has soft edges.
        picture = art.pixels(f"gats_obstacles/{name}", (round(wide * k) + 2, round(high * k) + 2))
        spot = picture.get_rect(center=(round(middle[0] + dx * k), round(middle[1] + dy * k)))
        card.blit(picture, spot)
        frame = art.pixels(f"gats/obstacle_frame_{suit}", card.get_size())
        card.blit(frame, (0, 0), special_flags=PREMULTIPLIED)
        font = load_font("title", max(6, round(40 * k)))
        rank = font.render(name[:-1], colours.SUITS[suit]).premul_alpha()
        spot = rank.get_rect(center=(round(middle[0] - 79 * k), round(middle[1] - 107 * k)))
        card.blit(rank, spot, special_flags=PREMULTIPLIED)
        self._title(card, tr(entry(name).title), k)
        return card

    def _title(self, card: pygame.Surface, words: str, k: float) -> None:
        """The title on the ribbon, as large as fits; none where it could not be read."""
        stage = Stage(round(WIDTH * k), round(HEIGHT * k), 1.0)
        text = Text(stage)
        layer = pygame.Surface(card.get_size(), pygame.SRCALPHA)
        room = (206.0, 30.0)
        narrow = text.width(words, 12 / k, "title") > room[0]
        face = "bold" if narrow else "title"
        text.draw(
            layer,
            words,
            (FRAME[0] / 2, FRAME[1] / 2 + 67),
            22,
            colours.CREAM,
            font=face,  # type: ignore[arg-type]
            anchor="cm",
            max_width=room[0],
            max_height=max(room[1], 13 / k),
        )
        card.blit(layer.premul_alpha(), (0, 0), special_flags=PREMULTIPLIED)
