"""A family's house: children at the windows, coins, what it owes, lasting effects, the plate with its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr, trn
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.letters import Face
from scenes.plate import rounded
from scenes.stage import SMALLEST_TEXT, Units
from scenes.tables.pied_piper import colours
from scenes.tables.pied_piper.plots import Plot

PILES: Final = ((0, 0), (1, 1), (3, 2), (6, 3), (10, 4))
"""Most coins of each size of pile; any more make the largest."""
LARGEST_PILE: Final = 5
RICH: Final = 4
"""Coins beyond what is due that make a child giggle."""
TAG_ROWS: Final = 31
"""Units between the two rows of a small tag: where the smallest words are higher, they stand side by side."""
STATE_HIGH: Final = 0.43
"""Share of a plate's height between name and state: where no words fit, the round alone tells who has played."""


@dataclass(frozen=True, slots=True)
class House:
    """What is to be seen of one family; equal houses look equal."""

    seat: int
    name: str
    state: str
    children: int
    born: int
    """Children at the start."""
    coins: int
    owes: int
    short: int
    safe: bool
    cards: int
    marks: tuple[tuple[str, int], ...] = ()
    """Lasting effects by picture, with a number where one counts."""
    active: bool = False
    paid: bool = False
    """Whether the piper has had this round's coins."""
    doomed: bool = False
    """Whether the family is about to lose a child."""
    then: int | None = None
    """Coins after what is pointed out."""

    @property
    def gone(self) -> bool:
        """Whether the family has left the square."""
        return not self.children

    def mood(self, window: int) -> str:
        """How the child at a window looks out."""
        if self.short or self.doomed:
            return "_worried"
        return "_giggle" if window == 1 and self.coins >= self.owes + RICH else ""


def pile(coins: int) -> int:
    """Which picture of a pile so many coins make; 0 for none."""
    return next((size for most, size in PILES if coins <= most), LARGEST_PILE)


class HousePainter:
    """Paints houses with what stands before them."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def paint(self, surface: pygame.Surface, house: House, plot: Plot) -> None:
        """Everything of one family."""
        self.kit.art.put(surface, plot.picture, plot.foot, plot.scale)
        self._windows(surface, house, plot)
        self._marks(surface, house, plot)
        if not house.gone:
            self._purse(surface, house, plot)
        if not house.gone and not house.paid:
            self._tag(surface, house, plot)
        self._plate(surface, house, plot)

    def glow(self, surface: pygame.Surface, plot: Plot) -> None:
        """The light behind a house that would accept what is held."""
        self.kit.art.put(surface, f"piper/hot_{plot.family.name}", plot.foot, plot.hot)

    def _windows(self, surface: pygame.Surface, house: House, plot: Plot) -> None:
        for window, box in enumerate(plot.windows):
            if window < house.children:
                name = f"piper/child_{plot.family.child(window)}{house.mood(window)}"
            else:
                name = "piper/window_shut" if window < house.born else f"piper/window_curtain_{plot.family.name}"
            self.kit.art.draw(surface, name, box)

    def _marks(self, surface: pygame.Surface, house: House, plot: Plot) -> None:
        wide = plot.mark
        for number, (name, count) in enumerate(house.marks):
            x, y = plot.marks[number % 2]
            y += wide * 0.86 * (number // 2)
            self.kit.art.draw(surface, f"piper/{name}", (x - wide / 2, y - wide / 2, wide, wide))
            if count:
                self._pill(surface, (x + wide * 0.3, y + wide * 0.34), str(count), 20)

    def _pill(self, surface: pygame.Surface, centre: Units, words: str, size: float) -> None:
        kit, high = self.kit, size * 1.36
        high = max(high, kit.stage.text_units(size) * 1.2)
        wide = max(high, kit.text.width(words, size, "title") + high * 0.6)
        box = (centre[0] - wide / 2, centre[1] - high / 2, wide, high)
        rounded(surface, kit, box, colours.NIGHT, colours.BRASS, high / 2)
        kit.text.draw(surface, words, centre, size, colours.COINS, font="title", anchor="cm")

    # ------------------------------------------------------------ coins

    def _purse(self, surface: pygame.Surface, house: House, plot: Plot) -> None:
        kit = self.kit
        foot, scale = plot.coins
        coins = house.coins if house.then is None else house.then
        if size := pile(coins):
            kit.art.put(surface, f"piper/coin_pile_{size}", foot, scale)
        x, y = plot.count
        k = plot.scale * (0.86 if plot.small else 1.0)
        if house.then is None or house.then == house.coins:
            kit.art.put(surface, "piper/count", (x, y), k)
            self._number(surface, str(house.coins), (x, y), k)
            return
        worse = house.then < house.coins
        x = max(x, 64 * k)
        if worse:
            kit.art.put(surface, "piper/count_short", (x, y), k)
        else:
            wide, high = (side * k for side in kit.art.size("piper/count_short"))
            rounded(surface, kit, (x - wide / 2, y - high / 2, wide, high), colours.NIGHT, colours.BRASS, high / 2)
        self._number(surface, str(house.coins), (x - 27 * k, y), k)
        self._arrow(surface, (x, y), k, colours.SHORT_RIM if worse else colours.SAFE)
        self._number(surface, str(house.then), (x + 27 * k, y), k, colours.SHORT_LIGHT if worse else colours.SAFE)

    def _number(self, surface: pygame.Surface, words: str, centre: Units, k: float, ink: str = colours.COINS) -> None:
        self.kit.text.draw(
            surface, words, centre, 26 * k, ink, font="title", anchor="cm", max_width=36 * k, max_height=34 * k
        )

    def _arrow(self, surface: pygame.Surface, centre: Units, k: float, colour: str) -> None:
        stage, (x, y) = self.kit.stage, centre
        thick = max(2, stage.px(3.4 * k))
        tip = (x + 9 * k, y)
        for start in ((x - 9 * k, y), (x + 2 * k, y - 7 * k), (x + 2 * k, y + 7 * k)):
            pygame.draw.line(surface, colour, stage.point(start), stage.point(tip), thick)

    # ------------------------------------------------------------ what it owes

    def _tag(self, surface: pygame.Surface, house: House, plot: Plot) -> None:
        kit = self.kit
        (x, y), k = plot.tag
        kit.art.put(surface, "piper/owes_tag_short" if house.short else "piper/owes_tag", (x, y), k)
        ink = colours.SHORT if house.short else colours.PAPER_INK
        if plot.small or kit.stage.text_units(19 * k) > 26 * k:
            self._small_tag(surface, house, (x, y), k, ink)
            return
        number = (x + 31 * k, y + 1 * k)
        kit.text.draw(
            surface,
            str(house.owes),
            number,
            42 * k,
            ink,
            font="title",
            anchor="cm",
            max_width=46 * k,
            max_height=50 * k,
        )
        left, room = x - 21 * k, 60 * k
        above = (left, y - 12 * k)
        kit.text.draw(
            surface,
            tr("owes"),
            above,
            21 * k,
            colours.PAPER_INK,
            font="black",
            anchor="cm",
            max_width=room,
            max_height=26 * k,
        )
        if house.short:
            words = self._short_words(house.short, room)
            kit.text.draw(
                surface,
                words,
                (left, y + 12 * k),
                18 * k,
                ink,
                font="black",
                anchor="cm",
                max_width=room,
                max_height=24 * k,
            )
        else:
            kit.art.put(surface, "piper/lullaby" if house.safe else "piper/flute", (left, y + 13 * k), _icon(house, k))

    def _small_tag(self, surface: pygame.Surface, house: House, centre: Units, k: float, ink: str) -> None:
        """The number beside a flute; with the word for what is lacking under it."""
        kit, (x, y) = self.kit, centre
        if house.short and TAG_ROWS * k * kit.stage.scale < SMALLEST_TEXT:
            self._tag_in_one_row(surface, house, centre, k, ink)
            return
        up = 13 * k if house.short else 0.0
        kit.text.draw(
            surface,
            str(house.owes),
            (x + 20 * k, y - up - 2 * k),
            40 * k,
            ink,
            font="title",
            anchor="cm",
            max_width=44 * k,
            max_height=36 * k,
        )
        kit.art.put(
            surface,
            "piper/lullaby" if house.safe else "piper/flute",
            (x - 24 * k, y - up - 2 * k),
            _icon(house, k) * 1.2,
        )
        if house.short:
            words = self._short_words(house.short, 96 * k)
            kit.text.draw(
                surface,
                words,
                (x, y + 13 * k),
                24 * k,
                ink,
                font="black",
                anchor="cm",
                max_width=112 * k,
                max_height=26 * k,
            )

    def _tag_in_one_row(self, surface: pygame.Surface, house: House, centre: Units, k: float, ink: str) -> None:
        """What is owed, and beside it what is lacking."""
        for words, dx in ((str(house.owes), -28 * k), (f"−{house.short}", 24 * k)):
            spot = (centre[0] + dx, centre[1])
            self.kit.text.draw(surface, words, spot, 34 * k, ink, font="title", anchor="cm", max_height=40 * k)

    def _short_words(self, short: int, room: float) -> str:
        words = trn("{n} short", "{n} short", short).format(n=short)
        return words if self.kit.text.width(words, 1, "black") <= room else f"−{short}"

    # ------------------------------------------------------------ the plate

    def _plate(self, surface: pygame.Surface, house: House, plot: Plot) -> None:
        kit, (x, y, w, h) = self.kit, plot.plate
        look = plot.family
        if house.active:
            rounded(surface, kit, (x - 6, y - 6, w + 12, h + 12), colours.BRASS, colours.COINS, 21, 4)
        rim = colours.COINS if house.active else look.line
        rounded(surface, kit, plot.plate, colours.WOOD, rim, 15 if not plot.small else 12, 3)
        disc = h * (0.78 if not plot.small else 0.5)
        middle = (x + (9 if not plot.small else 5) + disc / 2, y + (h / 2 if not plot.small else h * 0.33))
        kit.art.draw(surface, f"piper/disc_{look.name}", (middle[0] - disc / 2, middle[1] - disc / 2, disc, disc))
        left = x + disc + (10 if plot.small else 16)
        if plot.small:
            spots = ((left, y + h * 0.33), (x + 12, y + h * 0.76))
            rooms = (x + w - 4 - left, w - 66)
            cards = (x + w - 32, y + h * 0.73)
        else:
            spots = ((left, y + h * 0.34), (left, y + h * 0.73))
            rooms = (x + w - 84 - left, x + w - 76 - left)
            cards = (x + w - 44, y + h / 2)
        if self._name(surface, house.name, spots[0], rooms[0], h):
            ink = colours.COINS if house.active else colours.WARM
            size = 17 if plot.small else 18.5
            if STATE_HIGH * h * kit.stage.scale >= SMALLEST_TEXT:
                kit.text.draw(surface, house.state, spots[1], size, ink, max_width=rooms[1], max_height=h * 0.38)
        self._cards(surface, house.cards, cards, h * (0.46 if plot.small else 0.62))

    def _name(self, surface: pygame.Surface, name: str, spot: Units, room: float, high: float) -> bool:
        """A name whole: in a narrower face, or on two lines; False where it thus fills the plate."""
        kit, cream = self.kit, self.kit.palette.cream
        smallest = SMALLEST_TEXT / (kit.stage.scale * kit.stage.text_scale)
        faces: tuple[Face, ...] = ("title", "bold", "body")
        face: Face | None = next((face for face in faces if kit.text.width(name, smallest, face) <= room), None)
        if face is not None:
            size = min(27.0, high * 0.48)
            kit.text.draw(surface, name, spot, size, cream, font=face, max_width=room, max_height=high * 0.52)
            return True
        at = (spot[0], spot[1] + high * 0.16)
        kit.text.draw(surface, in_two(name), at, smallest, cream, font="body", max_width=room, leading=0.95)
        return False

    def _cards(self, surface: pygame.Surface, count: int, centre: Units, high: float) -> None:
        """How many cards the family holds."""
        kit, (x, y) = self.kit, centre
        wide = high * 0.714
        picture = kit.art.get("piper_cards/back", high, width=wide)
        for dx in (4.0, 0.0):
            at = kit.stage.point((x - 17 + dx, y))
            surface.blit(picture, picture.get_rect(center=at), special_flags=PREMULTIPLIED)
        kit.text.draw(
            surface,
            str(count),
            (x + 20, y),
            24,
            kit.palette.cream,
            font="title",
            anchor="cm",
            max_width=34,
            max_height=high * 1.05,
        )


def _icon(house: House, k: float) -> float:
    """Scale of the flute, or of the lullaby that keeps the children."""
    return (0.42 if house.safe else 0.82) * k


def in_two(name: str) -> str:
    """A long name on two lines, broken at a hyphen or space near its middle, else in the middle."""
    middle = len(name) / 2
    breaks = [i + 1 for i, letter in enumerate(name[:-1]) if letter in "- "]
    at = min(breaks, key=lambda i: abs(i - middle), default=round(middle))
    return name[:at].rstrip() + "\n" + name[at:]
