"""Pictures kept by key, those that nobody has asked for longest let go of first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import pygame

Key = tuple[object, ...]


def weight(picture: pygame.Surface) -> int:
    """Bytes of a picture's pixels."""
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


def one(picture: pygame.Surface) -> int:
    """For those that only count their pictures."""
    return 1


class Kept:
    """Keeps pictures until they weigh more than `most` together; the newest always stays."""

    def __init__(
        self,
        most: int,
        weigh: Callable[[pygame.Surface], int] = weight,
        on_gone: Callable[[Key], None] = lambda key: None,
    ) -> None:
        self.most = most
        self._weigh = weigh
        self._on_gone = on_gone
        self._pictures: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._sum = 0

    def __contains__(self, key: Key) -> bool:
        """Whether the picture is there."""
        return key in self._pictures

    def get(self, key: Key) -> pygame.Surface | None:
        """The picture, if it is there."""
        if key not in self._pictures:
            return None
        self._pictures.move_to_end(key)
        return self._pictures[key]

    def keep(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture, made now if it is not there."""
        known = self.get(key)
        if known is not None:
            return known
        picture = self._pictures[key] = make()
        self._sum += self._weigh(picture)
        while self._sum > self.most and len(self._pictures) > 1:
            old = next(iter(self._pictures))
            self.forget(old)
            self._on_gone(old)
        return picture

    def forget(self, key: Key) -> None:
        """Let go of a picture, if it is there."""
        gone = self._pictures.pop(key, None)
        self._sum -= self._weigh(gone) if gone is not None else 0

    def clear(self) -> None:
        """Let go of everything."""
        self._pictures.clear()
        self._sum = 0
