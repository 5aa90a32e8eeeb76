"""Large card corners: the marks in the corners of a card, drawn anew at a larger size over the small ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.art import PREMULTIPLIED

GROWN: Final = 1.6
"""How much larger a corner is drawn."""
FINE: Final = 4
"""The mask of a round mark is drawn so many times larger and scaled down, so that its rim is smooth."""


@dataclass(frozen=True, slots=True)
class Corner:
    """Where a mark lies on a card: left, top, right, bottom as shares of the picture's sides."""

    left: float
    top: float
    right: float
    bottom: float
    round: bool = True
    """Whether the mark is a disc; else it is printed on the ground of the card."""


Corners = Callable[[str], Sequence[Corner]]
"""The corners of a face by its name; none for a face that has none."""


def no_corners(face: str) -> Sequence[Corner]:
    """What a game says whose cards have no marks in their corners."""
    return ()


def with_large(picture: pygame.Surface, larger: pygame.Surface, corners: Sequence[Corner]) -> pygame.Surface:
    """The card with its corners taken from a larger painting of the same face, grown towards its middle."""
    card = picture.copy()
    wide, high = picture.get_size()
    for corner in corners:
        mark = _cut(larger, corner)
        near_left, near_top = corner.left + corner.right < 1, corner.top + corner.bottom < 1
        x = corner.left * wide if near_left else corner.right * wide - mark.get_width()
        y = corner.top * high if near_top else corner.bottom * high - mark.get_height()
        card.blit(mark, (round(x), round(y)), special_flags=PREMULTIPLIED)
    return card


def _cut(larger: pygame.Surface, corner: Corner) -> pygame.Surface:
    wide, high = larger.get_size()
    box = pygame.Rect(round(corner.left * wide), round(corner.top * high), 0, 0)
    box.size = round((corner.right - corner.left) * wide), round((corner.bottom - corner.top) * high)
    mark = larger.subsurface(box.clip(larger.get_rect())).copy()
    if corner.round:
        fine = pygame.Surface((mark.get_width() * FINE, mark.get_height() * FINE), pygame.SRCALPHA)
        pygame.draw.ellipse(fine, "white", fine.get_rect())
        mask = pygame.transform.smoothscale(fine, mark.get_size()).premul_alpha()
        mark.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mark
