"""What unrolls for a moment over the chart: the banner of a Secret Pirate Technique, with rays behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr
from scenes.art import PREMULTIPLIED, faded
from scenes.kit import Kit
from scenes.motion.easing import hop, smooth
from scenes.stage import Units
from scenes.tables.rats_with_gats import colours

LIFE: Final = 2.4
OPEN: Final = 0.35
"""Share of its life in which the banner unrolls."""
FLIGHT: Final = 0.9
"""Seconds that a thing needs from one seat to another."""
RESTS: Final = 0.3
WIDE: Final = 760.0
MIDDLE: Final = (916.0, 520.0)
ROLL: Final = 78.0
"""Where the brass roller's middle lies on the banner's end."""


@dataclass(slots=True)
class Banner:
    """One technique, called up by a court card."""

    heading: str
    words: str
    age: float = 0.0


@dataclass(slots=True)
class Flight:
    """A thing on its way from one seat to another: a gat, a name, the hat."""

    picture: str
    words: str
    start: Units
    end: Units
    age: float = 0.0

    @property
    def spot(self) -> Units:
        """Where it is now: on a bow, slow at both ends."""
        share = min(1.0, self.age / FLIGHT)
        eased = smooth(share)
        x = self.start[0] + (self.end[0] - self.start[0]) * eased
        return x, self.start[1] + (self.end[1] - self.start[1]) * eased - 120 * hop(share)


class Effects:
    """The banner and the things under way, while there are any."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.banner: Banner | None = None
        self.flights: list[Flight] = []

    def fly(self, picture: str, words: str, start: Units, end: Units) -> None:
        """Let a thing change hands before all eyes; where motion is reduced, the plates alone tell it."""
        if not self.kit.calm:
            self.flights.append(Flight(picture, words, start, end))

    def unroll(self, name: str, number: int, words: str) -> None:
        """A rat shows a technique to everybody."""
        heading = tr("Secret Pirate Technique {n}").format(n=number)
        self.banner = Banner(f"{name} · {heading}", words)

    def update(self, dt: float) -> bool:
        """Let it age; True while it is there."""
        alive = self.banner is not None or bool(self.flights)
        for flight in self.flights:
            flight.age += dt
        self.flights = [flight for flight in self.flights if flight.age < FLIGHT + RESTS]
        if self.banner is not None:
            self.banner.age += dt
            if self.banner.age >= LIFE:
                self.banner = None
        return alive

    def draw(self, surface: pygame.Surface) -> None:
        """The things under way, then rays, cloth between two rollers, the technique on it."""
        for flight in self.flights:
            self._flight(surface, flight)
        banner = self.banner
        if banner is None:
            return
        share = 1.0 if self.kit.calm else min(1.0, banner.age / (LIFE * OPEN))
        eased = share * (2 - share)
        fade = 255 if banner.age < LIFE * 0.85 else round(255 * max(0.0, (LIFE - banner.age) / (LIFE * 0.15)))
        if not self.kit.calm:
            self._rays(surface, round(fade * 0.8))
        layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA) if fade < 255 else surface
        self._cloth(layer, banner, WIDE * eased)
        if fade < 255:
            surface.blit(faded(layer, fade), (0, 0), special_flags=PREMULTIPLIED)

    def _flight(self, surface: pygame.Surface, flight: Flight) -> None:
        kit, (x, y) = self.kit, flight.spot
        kit.art.put(surface, flight.picture, (x, y), 1.5)
        if flight.words:
            spot = (x, y + 46)
            rim = (colours.NIGHT, 3.0)
            kit.text.draw(
                surface, flight.words, spot, 24, colours.CREAM, font="title", anchor="cm", max_width=420, outline=rim
            )

    def _rays(self, surface: pygame.Surface, alpha: int) -> None:
        burst = faded(self.kit.art.get("gats/burst", 600), alpha)
        surface.blit(burst, burst.get_rect(center=self.kit.stage.point(MIDDLE)), special_flags=PREMULTIPLIED)

    def _cloth(self, surface: pygame.Surface, banner: Banner, wide: float) -> None:
        kit, (x, y) = self.kit, MIDDLE
        left, right = x - wide / 2, x + wide / 2
        middle = kit.stage.rect((left, y - 95, max(2.0, wide), 190))
        cloth = kit.art.pixels("gats/banner_middle", middle.size)
        surface.blit(cloth, middle, special_flags=PREMULTIPLIED)
        end = kit.art.get("gats/banner_left", 190)
        surface.blit(end, kit.stage.point((left - ROLL, y - 95)), special_flags=PREMULTIPLIED)
        end = kit.art.get("gats/banner_right", 190)
        surface.blit(end, kit.stage.point((right + ROLL - 150, y - 95)), special_flags=PREMULTIPLIED)
        if wide < WIDE * 0.7:
            return
        room = wide - 130
        kit.text.draw(surface, banner.heading, (x, y - 26), 22, colours.GOLD, font="title", anchor="cm", max_width=room)
        words = f"“{banner.words}”" if banner.words else tr("… said aloud")
        kit.text.draw(
            surface, words, (x, y + 12), 34, colours.CREAM, font="title", anchor="cm", max_width=room, max_height=52
        )
