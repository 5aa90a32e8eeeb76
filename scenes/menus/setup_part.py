"""What a game adds to the set-up screen; the base serves any game that its options model describes."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.core import Rulebook
from game.language import mark, tr, trn
from scenes.kit import Kit
from scenes.menus.options import OptionRow, rows_of
from scenes.menus.players_pattern import Pattern
from scenes.menus.setup_draft import Draft
from scenes.stage import Box
from scenes.theme import TeamColours
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui


@dataclass(frozen=True, slots=True)
class Look:
    """A team or colour that a seat plays with: msgid, colours, picture and symbol by name."""

    id: str
    label: str
    colours: TeamColours
    disc: str
    symbol: str
    figure: str
    pattern: Pattern = "plain"


class SetupPart:
    """A game's side of the set-up; subclasses live in scenes/tables/<game>_setup and are called Part."""

    looks: tuple[Look, ...] = ()
    title = mark("Who plays?")
    own_high = 382.0
    """Units of the game's own panel where the panels stand side by side."""
    own_title = ""
    """msgid of the heading of the game's own panel."""
    look_title = ""
    ties_note = ""
    """msgid of what an age is good for in this game."""
    ages_told = mark("Ages decide ties. Hold plus or minus, or type the number while it has the focus.")
    swap_told = mark("Choose a team that is taken, and the two swap.")
    """msgids of the help on ages and looks."""
    hidden: frozenset[str] = frozenset({"ages"})
    """Options that the part shows itself, or that follow from the seats."""

    def __init__(self, book: Rulebook, kit: Kit) -> None:
        self.book = book
        self.kit = kit

    def look(self, id_: str) -> Look | None:
        """A look by its id."""
        return next((look for look in self.looks if look.id == id_), None)

    def most_seats(self, draft: Draft) -> int:
        """How many may sit down now."""
        return self.book.seats.stop - 1

    @property
    def fewest_seats(self) -> int:
        """How many must stay."""
        return self.book.seats.start

    def ties(self, draft: Draft) -> str:
        """What an age is good for, as things stand; "" for nothing."""
        return tr(self.ties_note)

    def crowned(self, draft: Draft) -> list[int]:
        """Whose age wears the crown."""
        return draft.youngest()

    def seats_note(self, draft: Draft) -> str:
        """A sentence beside the buttons that add seats."""
        most = self.most_seats(draft)
        return trn("up to {n} player", "up to {n} players", most).format(n=most)

    def rows(self, draft: Draft) -> list[OptionRow]:
        """The options as rows of the house rules."""
        return rows_of(self.book.options, draft.options, self.hidden)

    def options(self, draft: Draft) -> dict[str, Any]:
        """The options of the agreement."""
        return dict(draft.options)

    def accepts(self, draft: Draft) -> bool:
        """Whether a remembered draft still fits the game's options."""
        if len(draft.seats) not in self.book.seats:
            return False
        try:
            self.book.options.model_validate(self.options(draft))
        except (ValueError, TypeError):
            return False
        return True

    def help(self) -> list[tuple[str, str]]:
        """Icon and sentence on each part of the screen, in its order; games add what only they have."""
        entries = [("grip", tr("Drag a row to change who sits where. On the keyboard: left and right on its handle."))]
        if self.ties_note:
            entries.append(("crown", tr(self.ages_told)))
        entries.append(("bot", tr("Bots see only what their seat may see.")))
        if self.looks:
            entries.append(("swap", tr(self.swap_told)))
        return entries

    def figures(self, draft: Draft) -> list[Look]:
        """Who stands on the picture beside Play."""
        return [look for seat in draft.seats if (look := self.look(seat.look)) is not None]

    def summary(self, draft: Draft) -> tuple[str, str]:
        """Two short lines above Play."""
        n = len(draft.seats)
        minutes = self.book.minutes
        return (
            trn("{n} player", "{n} players", n).format(n=n),
            trn("about {n} minute", "about {n} minutes", minutes).format(n=minutes),
        )

    def draw_picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        """What is seen above Play: who takes part."""
        looks = self.figures(draft)
        step = box[2] / (len(looks) + 1)
        size = min(84.0, step)
        for number, look in enumerate(looks):
            middle = box[0] + (number + 1) * step
            self.kit.art.draw(surface, look.disc, (middle - size / 2, box[1] + (box[3] - size) / 2, size, size))

    def height(self, width: float) -> float:
        """Units that the game's own panel wants at a width; 0 where it has none."""
        return 0.0

    def build(self, ui: Ui, box: Box, draft: Draft, changed: Callable[[], None], pane: Pane | None) -> None:
        """Build the game's own panel, below its heading; `changed` lays the screen out anew."""

    def update(self, dt: float) -> bool:
        """Time passed; True where a frame is wanted."""
        return False

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what is being dragged, over everything."""

    def draw_sign(self, surface: pygame.Surface, box: Box) -> None:
        """The game's name at the top of the screen."""
        self.kit.art.draw(surface, "ui/ribbon_green", box)
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        words, cream = tr(self.book.title), self.kit.palette.cream
        width = box[2] * 0.72
        self.kit.text.draw(surface, words, middle, 50, cream, font="title", anchor="cm", max_width=width)

    def draw_mascot(self, surface: pygame.Surface, foot: tuple[float, float], k: float) -> None:
        """A figure on the edge of the house rules, its feet here, at a share of its own size."""


def part_of(book: Rulebook, kit: Kit) -> SetupPart:
    """The game's own part, or the plain one where it has none."""
    name = f"scenes.tables.{book.id}_setup"
    if importlib.util.find_spec(name) is None:
        return SetupPart(book, kit)
    part: SetupPart = importlib.import_module(name).Part(book, kit)
    return part
