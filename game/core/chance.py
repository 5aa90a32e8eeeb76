"""Repeatable chance: the same key gives the same draws on every machine and Python."""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """Draws keyed by whole numbers such as (seed, step); never kept in a state.

    Built on random() alone, whose sequence Python promises to keep, unlike that of shuffle().
    """

    __slots__ = ("_next", "drawn")

    def __init__(self, *key: int) -> None:
        self._next = random.Random(":".join(map(str, key))).random
        self.drawn = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        self.drawn += 1
        return int(self._next() * n)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely; the sequence must not be empty."""
        self.drawn += 1
        return items[int(self._next() * len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        draw = self._next
        self.drawn += 1
        for i in range(len(items) - 1, 0, -1):
            j = int(draw() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        self.drawn += 1
        return self._next()
