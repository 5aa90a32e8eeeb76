"""Results whose places stand on blocks before a picture of the game: who stands where, medals and names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import pi, sin
from typing import Any, Final

import pygame

from game.core import Standing
from scenes.letters import Face
from scenes.menus.results_part import ResultsPart
from scenes.menus.results_ranking import draw_medal
from scenes.plate import rounded
from scenes.stage import SMALLEST_TEXT, Box, Units

HOPS: Final = 3.5
"""Seconds that the winners hop."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A stand in the picture's units, and who shares it."""

    place: int
    x: float
    top: float
    foot: float
    width: float
    figure: float
    seats: tuple[int, ...]


def stands(standings: list[Standing], places: list[dict[str, Any]]) -> list[Stand]:
    """The stands in use, the winners' last; a shared place is a shared stand, places behind the last have none."""
    found: list[Stand] = []
    for place in sorted({standing.place for standing in standings if standing.place <= len(places)}, reverse=True):
        one = places[place - 1]
        seats = tuple(standing.seat for standing in standings if standing.place == place)
        found.append(Stand(place, one["x"], one["top"], one["foot"], one["width"], one["figure"], seats))
    return found


class StandsPart(ResultsPart, ABC):
    """Subclasses say which pictures they have and draw the figures on a stand."""

    pictures = ""
    """What the names of the pictures "podium" and "podium_block_1" .. begin with."""

    @abstractmethod
    def podium(self) -> dict[str, Any]:
        """The picture's size and its places."""

    @abstractmethod
    def name_plate(self, seat: int) -> tuple[str, str]:
        """Ground and rim of a name."""

    @abstractmethod
    def figures(self, surface: pygame.Surface, stand: Stand, at: Units, k: float, time: float) -> None:
        """Draw whoever shares a stand; `at` is the middle of its top, `k` the scale, `time` since they began to hop."""

    def draw_stage(self, surface: pygame.Surface, box: Box) -> None:
        """Ground, stands, everybody but the winners; names last, since no stand may cover one."""
        self.kit.art.draw(surface, f"{self.pictures}/podium", box)
        k = box[2] / self.podium()["size"][0]
        placed = [(stand, (box[0] + stand.x * k, box[1] + stand.top * k)) for stand in self._stands()]
        for stand, at in placed:
            self.kit.art.put(surface, f"{self.pictures}/podium_block_{stand.place}", at, k)
            if stand.place > 1:
                self.figures(surface, stand, at, k, HOPS)
        for stand, at in placed:
            self._names(surface, stand, at, k)

    def draw_winners(self, surface: pygame.Surface, box: Box, time: float) -> None:
        """The winners hop for joy."""
        k = box[2] / self.podium()["size"][0]
        first = self._stands()[-1]
        self.figures(surface, first, (box[0] + first.x * k, box[1] + first.top * k), k, time)

    def _stands(self) -> list[Stand]:
        return stands(self.standings, self.podium()["places"])

    def hop(self, time: float, high: float) -> float:
        """How high somebody is in the air."""
        if self.kit.calm or time >= HOPS:
            return 0.0
        return high * 0.14 * abs(sin(time * 2.1 * pi)) * (1 - time / HOPS)

    def _names(self, surface: pygame.Surface, stand: Stand, at: Units, k: float) -> None:
        """Medal and names on the stand's cloth."""
        kit = self.kit
        high = (stand.foot - stand.top) * k
        medal = min(72.0, high * 0.5)
        draw_medal(surface, kit, stand.place, (at[0], at[1] + 20 * k + medal / 2), medal)
        top = at[1] + 26 * k + medal
        step = max(kit.stage.text_units(17) * 1.25, min(34.0, (at[1] + high - top) / len(stand.seats)))
        for number, seat in enumerate(stand.seats):
            spot = (at[0], top + step * (number + 0.5))
            self._name(surface, seat, spot, step, stand.width * k * (1.12 if stand.place < 4 else 1.36))

    def _name(self, surface: pygame.Surface, seat: int, spot: Units, step: float, room: float) -> None:
        kit, (x, y), name = self.kit, spot, self.names[seat]
        smallest = SMALLEST_TEXT / (kit.stage.scale * kit.stage.text_scale)
        faces: tuple[Face, ...] = ("title", "bold")
        fits = (face for face in faces if kit.text.width(name, smallest, face) <= room - 14)
        face: Face = next(fits, "body")
        wide = min(room, kit.text.width(name, 22, face) + 24)
        ground, rim = self.name_plate(seat)
        rounded(surface, kit, (x - wide / 2, y - step / 2 + 1, wide, step - 2), ground, rim, step / 2, 2)
        cream = kit.palette.cream
        kit.text.draw(surface, name, (x, y), 22, cream, font=face, anchor="cm", max_width=room - 14, max_height=step)
