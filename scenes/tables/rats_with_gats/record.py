"""The Rat Record: everything that its own player knows of a rat, on parchment at the left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.core import HIDDEN
from game.language import tr
from game.rulebooks.rats_with_gats.state import END, GAT, NAME, TAGS, UNKNOWN, UNWRITTEN, State
from scenes.kit import Kit
from scenes.stage import Box
from scenes.table.contract import Panel, Shown
from scenes.tables.rats_with_gats import colours
from scenes.tables.rats_with_gats.crew import Crew
from scenes.tables.rats_with_gats.geometry import RECORD
from scenes.tables.rats_with_gats.shortening import shortened

ROW: Final = 29.0
TECHNIQUE: Final = 76.0
OBJECTIVE: Final = 56.0


@dataclass(frozen=True, slots=True)
class Record:
    """What one Rat Record shows; equal ones look equal."""

    name: str
    player: str
    seal: str
    portrait: str
    rank: int
    size: int
    gat: str | None
    alias: str | None
    captain: bool
    lines: tuple[tuple[str, str], ...]
    techniques: tuple[tuple[str, str], ...]
    """Number and name of each, for Jack, Queen, King; "" for what is not known."""
    assigned: bool
    done: tuple[bool, bool, bool]
    stake: int
    """The objective that is at stake now, -1 for none."""
    state: str


def record(shown: Shown, crew: Crew) -> Record:
    """The record of the near seat's rat, as the viewer may know it."""
    view: State = shown.view
    seat = max(0, shown.seat)
    rat = view.rats[seat]
    challenge = view.challenge
    at_stake = -1
    if challenge is not None and challenge.rat == seat and challenge.tag in TAGS[:3]:
        at_stake = TAGS.index(challenge.tag)
    maths = tr("good") if rat.maths else tr("bad")
    told = [
        (tr("Looks"), rat.looks),
        (tr("Smells of"), rat.smell),
        (tr("First words"), f"“{rat.words}”" if rat.words else ""),
        (tr("Maths"), maths if rat.looks or rat.smell or rat.words or rat.liked is not None else ""),
        (tr("Loved for"), rat.liked or ""),
        (tr("Hated for"), rat.hated or ""),
    ]
    return Record(
        crew.rat_name(view, seat),
        crew.names[seat],
        crew.seals[seat],
        crew.portrait(view, seat),
        rat.rank,
        view.sizes[seat],
        rat.gat,
        rat.name,
        view.captain == seat,
        tuple(told),
        tuple(_technique(view, crew, seat, slot, veiled=shown.veiled) for slot in range(3)),
        rat.assigned,
        (rat.gat is not None, rat.name is not None, False),
        at_stake,
        crew.whereabouts(view, seat),
    )


def _technique(view: State, crew: Crew, seat: int, slot: int, *, veiled: bool) -> tuple[str, str]:
    technique = view.rats[seat].techniques[slot]
    if technique.number in (UNWRITTEN, UNKNOWN) or technique.text == HIDDEN or (veiled and not technique.shown):
        return "", ""
    number, text = crew.technique(seat, slot, technique.number, technique.text)
    return f"#{number}", text


class RecordPainter:
    """Paints a Rat Record."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def panel(self, told: Record) -> Panel:
        """The record as a still part of the picture."""
        return Panel("record", told, RECORD, lambda surface: self.paint(surface, told))

    def paint(self, surface: pygame.Surface, told: Record) -> None:
        """Everything on the parchment."""
        x, y, w, h = RECORD
        self.kit.art.draw(surface, "gats/record", (x - 12, y - 12, w + 32, h + 36))
        self._head(surface, told)
        self._lines(surface, told)
        self._techniques(surface, told)
        self._objectives(surface, told)

    def _head(self, surface: pygame.Surface, told: Record) -> None:
        kit, (x, y, w, _) = self.kit, RECORD
        kit.art.draw(surface, told.portrait, (x + 26, y + 30, 158, 186))
        kit.art.draw(surface, "gats/portrait_frame", (x + 18, y + 22, 174, 202))
        if told.captain:
            kit.art.put(surface, "gats/hat_captain", (x + 170, y + 56), 0.62)
        left, room = x + 202, w - 222
        kit.text.draw(
            surface, tr("RAT RECORD"), (left, y + 42), 16.5, "#75491f", font="black", max_width=room, max_height=24
        )
        name = shortened(kit, told.name, 30, room, "title", 2)
        kit.text.draw(
            surface,
            name,
            (left, y + 72),
            36,
            colours.HEADING,
            font="title",
            max_width=room,
            max_height=46,
            wrap=kit.text.width(name, 24, "title") > room,
            leading=0.95,
        )
        kit.art.draw(surface, told.seal, (left, y + 94, 30, 30))
        kit.text.draw(
            surface, told.player, (left + 38, y + 110), 20, colours.PAPER_SOFT, font="black", max_width=room - 40
        )
        kit.art.put(surface, "gats/rank", (left + 27, y + 150), 1.0)
        kit.text.draw(
            surface,
            str(told.rank),
            (left + 27, y + 150),
            26,
            colours.DIGIT,
            font="title",
            anchor="cm",
            max_width=38,
            max_height=40,
        )
        rank, hand = tr("Rank"), tr("hand of {n}").format(n=told.size)
        words = (left + 60, room - 50)
        kit.text.draw(surface, rank, (words[0], y + 140), 19, colours.PAPER_SOFT, max_width=words[1])
        kit.text.draw(surface, hand, (words[0], y + 163), 19, colours.PAPER_INK, max_width=words[1])
        self._items(surface, told, (left, y + 178))

    def _items(self, surface: pygame.Surface, told: Record, spot: tuple[float, float]) -> None:
        """Gat and name, each with the suits that it strengthens."""
        kit, (x, y) = self.kit, spot
        owned = [(told.gat, "gats/chip_gat", "CS"), (told.alias, "gats/chip_name", "HD")]
        for n, (_, chip, suits) in enumerate(pair for pair in owned if pair[0] is not None):
            left = x + n * 76
            kit.art.draw(surface, chip, (left, y, 72, 41))
            for k, suit in enumerate(suits):
                kit.art.put(surface, f"gats/suit_{suit}", (left + 14 + 17 * k, y + 52), 0.26)
            kit.text.draw(
                surface, "+1", (left + 46, y + 52), 18, colours.PAPER_INK, font="title", anchor="lm", max_height=26
            )
        if told.state:
            kit.text.draw(
                surface,
                told.state,
                (x, y + 22),
                19,
                colours.BAD,
                font="black",
                max_width=RECORD[2] - 222,
                max_height=26,
            )

    def _lines(self, surface: pygame.Surface, told: Record) -> None:
        kit, (x, y, w, _) = self.kit, RECORD
        for n, (label, words) in enumerate(told.lines):
            top = y + 258 + n * ROW
            kit.text.draw(surface, label, (x + 26, top), 19, "#75491f", max_width=112, max_height=27)
            kit.text.draw(
                surface,
                words or "–",
                (x + 142, top),
                20,
                colours.PAPER_INK,
                font="black",
                max_width=w - 164,
                max_height=27,
            )

    def _section(self, surface: pygame.Surface, words: str, top: float) -> None:
        kit, (x, _, w, _) = self.kit, RECORD
        kit.text.draw(surface, words, (x + 26, top), 22, colours.HEADING, font="title", max_width=w - 56, max_height=32)
        left, right = x + 26, x + w - 26
        for dy, end, thick in ((17, right, 2.2), (21, left + (right - left) * 0.6, 1.0)):
            line = (kit.stage.point((left, top + dy)), kit.stage.point((end, top + dy)))
            pygame.draw.line(surface, colours.RULE, *line, max(1, kit.stage.px(thick)))

    def _techniques(self, surface: pygame.Surface, told: Record) -> None:
        kit, (x, y, w, _) = self.kit, RECORD
        top = y + 448
        self._section(surface, tr("Secret techniques"), top)
        for n, (court, (number, words)) in enumerate(zip("JQK", told.techniques, strict=True)):
            row = top + 32 + n * TECHNIQUE
            card = kit.stage.rect((x + 30, row, 44, 60))
            pygame.draw.rect(surface, "#3a2215", card, border_radius=kit.stage.px(7))
            pygame.draw.rect(surface, "#fbf1d6", card.inflate(-3, -3), border_radius=kit.stage.px(6))
            letter = court if told.assigned else "?"
            kit.text.draw(
                surface,
                letter,
                (x + 52, row + 30),
                32,
                "#6d1220",
                font="title",
                anchor="cm",
                max_width=36,
                max_height=52,
            )
            ink = colours.PAPER_INK if words else colours.PAPER_SOFT
            words = words or tr("only {name} knows").format(name=told.player)
            kit.text.draw(
                surface,
                words,
                (x + 88, row + 31),
                21,
                ink,
                font="black",
                max_width=w - 176 if number else w - 114,
                max_height=68,
                wrap=True,
                leading=1.14,
            )
            if number:
                kit.text.draw(
                    surface, number, (x + w - 30, row + 42), 21, "#75491f", font="title", anchor="rm", max_width=54
                )

    def _objectives(self, surface: pygame.Surface, told: Record) -> None:
        kit, (x, y, w, _) = self.kit, RECORD
        top = y + 722
        self._section(surface, tr("What a rat wants"), top)
        goals = {GAT: tr("Get a gat"), NAME: tr("Earn a name"), END: tr("Die like a pirate, or retire")}
        for what, words in goals.items():
            row = top + 28 + what * OBJECTIVE
            if what == told.stake:
                kit.art.draw(surface, "gats/stake_row", (x + 10, row - 6, w - 20, 62))
            name = "gats/check_on" if told.done[what] else "gats/check_off"
            kit.art.draw(surface, name, (x + 28, row + 5, 40, 40))
            room = w - 100 if what != told.stake else w - 216
            owned = (told.gat, told.alias, None)[what]
            text = shortened(kit, f"{words}: {owned}" if owned else words, 23, room, "black", 2)
            kit.text.draw(
                surface,
                text,
                (x + 78, row + 25),
                21,
                colours.PAPER_INK,
                font="black",
                max_width=room,
                max_height=50,
                wrap=kit.text.width(text, 21, "black") > room,
                leading=1.1,
            )
            if what == told.stake:
                box: Box = (x + w - 138, row + 5, 120, 40)
                kit.art.draw(surface, "gats/tag_red", box)
                kit.text.draw(
                    surface,
                    tr("at stake"),
                    (x + w - 80, row + 25),
                    18,
                    colours.CREAM,
                    font="title",
                    anchor="cm",
                    max_width=90,
                    max_height=30,
                )
