"""The middle of the square: the piper and his shadow, the chest that fills, the gauge, the hill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.language import tr, trn
from scenes.art import PREMULTIPLIED, faded
from scenes.kit import Kit
from scenes.plate import rounded
from scenes.stage import Box, Units
from scenes.tables.pied_piper import colours
from scenes.tables.pied_piper.plots import Plot, facts

BOX: Final[Box] = (520.0, 280.0, 960.0, 496.0)
"""All that is repainted when coins or children move."""
SHADOWS: Final = ((0.25, 196.0), (0.5, 264.0), (0.75, 332.0), (1.0, 414.0))
"""Shares of the target and the widths of the shadows drawn for them."""
LEAST_SHADOW: Final = 124.0
NOTES: Final = ((1, 1102.0, 270.0, 0.62), (2, 1146.0, 232.0, 0.5), (3, 1080.0, 214.0, 0.4))


@dataclass(frozen=True, slots=True)
class Stash:
    """What the piper has, wants, and will get at this round's payment; the children who followed him."""

    stash: int
    target: int
    due: int
    followed: int

    @property
    def share(self) -> float:
        """How much of the target is reached, 0 to 1."""
        return min(1.0, self.stash / self.target)

    @property
    def share_then(self) -> float:
        """How much of it will be reached after the payment."""
        return min(1.0, (self.stash + self.due) / self.target)


class Square:
    """Paints the middle of the square."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def backdrop(self, surface: pygame.Surface, plots: tuple[Plot, ...]) -> None:
        """Town, stones, table, lamplight before the houses."""
        surface.blit(self.kit.art.background("piper/square"), (0, 0))
        for plot in plots:
            wide = 620 * plot.scale * (0.66 if plot.small else 1.0)
            x, y = plot.foot
            self.kit.art.draw(surface, "piper/pool", (x - wide / 2, y - wide * 0.11, wide, wide * 0.3))

    def paint(self, surface: pygame.Surface, told: Stash) -> None:
        """Everything that tells how near the piper is to what he wants."""
        kit, told_facts = self.kit, facts()
        kit.art.put(surface, "piper/rings", told_facts["piper"])
        self._shadow(surface, told.share_then, 0.34)
        self._shadow(surface, told.share, 0.9)
        self._ring_marks(surface, told)
        self._hill(surface, told.followed)
        for number, (x, y, size) in enumerate(told_facts["rats"]):
            name = f"piper/rat_flower_{1 + number % 2}" if number == 2 else f"piper/rat_run_{1 + number % 2}"
            kit.art.put(surface, name, (x, y), size)
        kit.art.put(surface, "piper/piper", told_facts["piper"])
        for note, x, y, size in NOTES:
            kit.art.put(surface, f"piper/note_{note}", (x, y), size)
        self._chest(surface, told, told_facts)
        self._gauge(surface, told, told_facts["gauge"])

    # ------------------------------------------------------------ parts

    def _shadow(self, surface: pygame.Surface, share: float, strength: float) -> None:
        """The piper's shadow, as long as his stash is full."""
        number, (_, own) = next((n, told) for n, told in enumerate(SHADOWS, 1) if share <= told[0])
        scale = (LEAST_SHADOW + (SHADOWS[-1][1] - LEAST_SHADOW) * share) / own
        kit, name = self.kit, f"piper/shadow_{number}"
        wide, high = kit.art.size(name)
        ax, ay = kit.art.anchor(name)
        x, y = facts()["piper"]
        picture = kit.art.get(name, high * scale)
        corner = kit.stage.point((x - ax * wide * scale, y - ay * high * scale))
        surface.blit(faded(picture, round(255 * strength)), corner, special_flags=PREMULTIPLIED)

    def _ring_marks(self, surface: pygame.Surface, told: Stash) -> None:
        kit, marks = self.kit, facts()["ring_marks"]
        for number, (x, y) in enumerate(marks, 1):
            value, last = round(told.target * number / len(marks)), number == len(marks)
            done = told.stash >= value
            name = "piper/ring_goal" if last else "piper/ring_mark_done" if done else "piper/ring_mark"
            kit.art.put(surface, name, (x, y))
            ink = colours.RING_DONE if last or done else colours.RING_INK
            spot = (x, y - 2)
            kit.text.draw(
                surface,
                str(value),
                spot,
                24 if last else 20,
                ink,
                font="title",
                anchor="cm",
                max_width=46,
                max_height=32,
            )

    def _hill(self, surface: pygame.Surface, followed: int) -> None:
        kit, told = self.kit, facts()
        if followed:
            kit.art.put(surface, f"piper/dancers_{min(3, followed)}", told["dancers"])
        kit.art.put(surface, "piper/sign_graveyard", told["graveyard_sign"])
        x, y = told["graveyard_sign"]
        words = tr("followed the flute")
        kit.text.draw(
            surface,
            words,
            (x + 3, y - 2),
            21,
            kit.palette.cream,
            font="black",
            anchor="cm",
            max_width=164,
            max_height=52,
            wrap=kit.text.width(words, 17, "black") > 164,
            leading=1.0,
        )
        spot = (told["graveyard_count"][0] + 4, told["graveyard_count"][1] - 2)
        kit.text.draw(
            surface, str(followed), spot, 30, colours.COINS, font="title", anchor="cm", max_width=36, max_height=40
        )

    def _chest(self, surface: pygame.Surface, told: Stash, told_facts: dict[str, Any]) -> None:
        kit, chest = self.kit, told_facts["chest"]
        size = max(n for n, least in enumerate(told_facts["fill"]) if told.share >= least)
        kit.art.put(surface, f"piper/chest_{size}", chest["foot"], chest["scale"])
        kit.art.put(surface, "piper/sack", told_facts["sack"])
        kit.art.put(surface, "piper/rat_peek_coin", (680, 572), 1.05)
        x, y = chest["plate"]
        kit.art.put(surface, "piper/chest_plate", (x, y), chest["plate_scale"])
        kit.text.draw(
            surface,
            str(told.stash),
            (x, y - 14),
            56,
            colours.COINS,
            font="title",
            anchor="cm",
            max_width=120,
            max_height=56,
        )
        words = tr("of {n}").format(n=told.target)
        kit.text.draw(
            surface, words, (x, y + 26), 21, kit.palette.cream, font="black", anchor="cm", max_width=112, max_height=26
        )

    def _gauge(self, surface: pygame.Surface, told: Stash, gauge: dict[str, Any]) -> None:
        """The gauge is a flute: gold fills it, the hatched part falls due this round."""
        kit = self.kit
        kit.art.draw(surface, "piper/gauge_back", tuple(gauge["back"]))
        self._bar(surface, "piper/gauge_due", tuple(gauge["fill"]), told.share_then)
        self._bar(surface, "piper/gauge_fill", tuple(gauge["fill"]), told.share)
        x, y, w, h = gauge["fill"]
        for quarter in (1, 2, 3):
            kit.art.put(surface, "piper/gauge_hole", (x + w * quarter / 4, y + h / 2))
        kit.art.put(surface, "piper/gauge_cap", gauge["cap"])
        kit.text.draw(
            surface,
            str(told.target),
            tuple(gauge["cap"]),
            22,
            colours.RING_DONE,
            font="title",
            anchor="cm",
            max_width=38,
            max_height=30,
        )
        if told.due:
            words = trn("+{n} due", "+{n} due", told.due).format(n=told.due)
            cx, cy = gauge["due"]
            high = max(36.0, kit.stage.text_units(21) * 1.3)
            wide = kit.text.width(words, 21, "black") + 36
            box = (cx - 66, cy - high / 2, wide, high)
            rounded(surface, kit, box, colours.NIGHT, colours.BRASS, high / 2)
            spot: Units = (box[0] + wide / 2, cy)
            kit.text.draw(surface, words, spot, 21, colours.COINS, font="black", anchor="cm")

    def _bar(self, surface: pygame.Surface, name: str, box: Box, share: float) -> None:
        if share <= 0:
            return
        kit = self.kit
        picture = kit.art.get(name, box[3], width=box[2])
        area = (0, 0, max(1, round(picture.get_width() * share)), picture.get_height())
        surface.blit(picture, kit.stage.point((box[0], box[1])), area, special_flags=PREMULTIPLIED)
