"""The run's side of the set-up: six hats, one crew or each for itself, the map with its rats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core import Rulebook
from game.language import mark, tr, trn
from game.rulebooks.treasure_run.options import Options
from scenes.kit import Kit
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_part import Look, SetupPart
from scenes.menus.setup_picture import PANEL
from scenes.menus.setup_sign import draw_board, draw_name
from scenes.stage import Box, Units
from scenes.tables.treasure_run.looks import RAT_LOOKS
from scenes.tables.treasure_run_setup.farm import FarmPanel
from scenes.tables.treasure_run_setup.plan import Run, run_of
from scenes.theme import GAMES
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui


class Part(SetupPart):
    """Hats, house rules, the farm."""

    looks = tuple(
        Look(
            rat,
            look.label,
            look.colours,
            f"treasure/portrait_{rat}",
            f"treasure/badge_{look.colour}",
            f"treasure/rat_{rat}",
            look.pattern,
        )
        for rat, look in RAT_LOOKS.items()
    )
    title = mark("Who runs?")
    look_title = mark("Hat")
    ties_note = mark("the youngest rolls first")
    ages_told = mark("The youngest rolls first. Hold plus or minus, or type the number while it has the focus.")
    swap_told = mark("Choose a hat that is taken, and the two swap.")
    own_high = PANEL
    hidden = frozenset({"ages", "rats"})

    def __init__(self, book: Rulebook, kit: Kit) -> None:
        super().__init__(book, kit)
        self.farm = FarmPanel(kit)

    def crowned(self, draft: Draft) -> list[int]:
        """The youngest of those whose age is known: an age left open counts as older."""
        ages = {seat: row.age for seat, row in enumerate(draft.seats) if row.bot is None and row.age is not None}
        return [seat for seat, age in ages.items() if age == min(ages.values())]

    def seats_note(self, draft: Draft) -> str:
        """How many rats there may be."""
        most = self.most_seats(draft)
        return trn("up to {n} rat", "up to {n} rats", most).format(n=most)

    def summary(self, draft: Draft) -> tuple[str, str]:
        """Rats, then how long they take."""
        told = self.run(draft)
        return (
            trn("{n} rat", "{n} rats", told.rats).format(n=told.rats),
            trn("about {n} minute", "about {n} minutes", told.minutes).format(n=told.minutes),
        )

    def options(self, draft: Draft) -> dict[str, Any]:
        """The game's options, each hat named."""
        told = {name: value for name, value in draft.options.items() if name in Options.model_fields}
        return told | {"rats": [look.id for look in self.figures(draft)]}

    def run(self, draft: Draft) -> Run:
        """What the draft's rats set out for."""
        return run_of(len(draft.seats), Options.model_validate(self.options(draft)))

    # ------------------------------------------------------------ pictures

    def height(self, width: float) -> float:
        """What the farm and the words on it want."""
        return self.farm.height(width)

    def build(self, ui: Ui, box: Box, draft: Draft, changed: Callable[[], None], pane: Pane | None) -> None:
        """The farm with the draft's rats."""
        self.farm.build(ui, box, (self.run(draft), tuple(look.figure for look in self.figures(draft))), pane)

    def draw_sign(self, surface: pygame.Surface, box: Box) -> None:
        """A wooden ribbon between a chest's pieces."""
        art, cloth, (x, y, w, h) = self.kit.art, GAMES[self.book.id], box
        draw_board(surface, self.kit, box, "ui/ribbon_wood", cloth)
        for picture, middle in (("crown", x + 138), ("ruby", x + w - 138)):
            art.draw(surface, f"treasure/piece_{picture}", (middle - 42, y + h / 2 - 45, 84.0, 84.0))
        draw_name(surface, self.kit, box, tr(self.book.title), cloth.deep)

    def draw_mascot(self, surface: pygame.Surface, foot: Units, k: float) -> None:
        """Croc on his beat."""
        self.kit.art.put(surface, "treasure/croc_stand", foot, k * 0.55)

    def draw_picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        """The farm over the rats' portraits."""
        self.farm.draw_corner(surface, box, [look.disc for look in self.figures(draft)])
