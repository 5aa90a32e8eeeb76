"""The farmhouse's side of the set-up: six Captains, the sill and how it is looted, who ate pie last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core import Rulebook
from game.language import mark, tr, trn
from game.rulebooks.pie_rats.cards import PIES
from game.rulebooks.pie_rats.options import Options
from scenes.kit import Kit
from scenes.menus.options import OptionRow, rows_of
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_part import Look, SetupPart
from scenes.menus.setup_picture import PANEL
from scenes.menus.setup_sign import draw_board, draw_name
from scenes.stage import Box, Units
from scenes.tables.pie_rats.looks import CAPTAIN_LOOKS
from scenes.tables.pie_rats_setup.plan import Baking, baking, lead_told
from scenes.tables.pie_rats_setup.sill import SillPanel
from scenes.theme import GAMES
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

FEWEST_PIES = 5
SILLS = {"printed": mark("Printed"), "feast": mark("Feast")}
SHORT = {
    "red_hook": mark("Red Hook"),
    "petronella": mark("Petronella"),
    "lard_nelson": mark("Nelson"),
    "barnacle_bess": mark("Bess"),
    "commodore_crumb": mark("Crumb"),
    "madame_eclair": mark("Éclair"),
}
"""What the Captains are called where there is little room."""
LOOTING = {"call": mark("Call first"), "nice": mark("Nice"), "aggressive": mark("Aggressive")}
LOOTING_TOLD = {
    "call": mark("Who calls the loot first cannot be touched, but loses the strongest rat if no pie follows."),
    "nice": mark("No card that hurts another Captain while pies are looted."),
    "aggressive": mark("Anything goes until the pie is out of the window."),
}
TIES = {"ate_last": mark("Who ate pie last"), "first_pie": mark("The earliest first pie")}


class Part(SetupPart):
    """Captains, house rules, the sill."""

    looks = tuple(
        Look(
            captain,
            SHORT[captain],
            look.colours,
            f"pie_rats_crew/{captain}_badge",
            f"pie_rats/symbol_{look.colour}",
            f"pie_rats_crew/{captain}_badge",
            look.pattern,
        )
        for captain, look in CAPTAIN_LOOKS.items()
    )
    title = mark("Who is after the pies?")
    look_title = mark("Captain")
    swap_told = mark("Choose a Captain that is taken, and the two swap.")
    own_high = PANEL
    hidden = frozenset(Options.model_fields) - {"everyone_pays"}

    def __init__(self, book: Rulebook, kit: Kit) -> None:
        super().__init__(book, kit)
        self.sill = SillPanel(kit)

    def seats_note(self, draft: Draft) -> str:
        """How many Captains there may be."""
        most = self.most_seats(draft)
        return trn("up to {n} Captain", "up to {n} Captains", most).format(n=most)

    def summary(self, draft: Draft) -> tuple[str, str]:
        """Captains, then how long they take."""
        told = self.baking(draft)
        return (
            trn("{n} Captain", "{n} Captains", told.captains).format(n=told.captains),
            trn("about {n} minute", "about {n} minutes", told.minutes).format(n=told.minutes),
        )

    # ------------------------------------------------------------ house rules

    def options(self, draft: Draft) -> dict[str, Any]:
        """The game's options, each Captain named; who ate pie last only while that seat is there."""
        seats = len(draft.seats)
        told = {name: value for name, value in draft.options.items() if name in Options.model_fields}
        if (told.get("ate_pie_last") or 0) >= seats:
            del told["ate_pie_last"]
        return told | {"captains": [look.id for look in self.figures(draft)]}

    def checked(self, draft: Draft) -> Options:
        """The options as the game takes them."""
        return Options.model_validate(self.options(draft))

    def baking(self, draft: Draft) -> Baking:
        """The pies of the draft's game."""
        return baking(len(draft.seats), self.checked(draft))

    def rows(self, draft: Draft) -> list[OptionRow]:
        """Sill, number of pies, looting, everyone pays, who ate pie last, the last tie-break."""
        chosen = self.checked(draft)
        looting = _choice("looting", tr("Looting"), tr(LOOTING_TOLD[chosen.looting]), chosen.looting, LOOTING)
        return [
            self._sill(draft, chosen),
            self._number(draft),
            looting,
            *rows_of(self.book.options, draft.options, self.hidden),
            self._eater(draft, chosen),
            self._tie(chosen),
        ]

    def _sill(self, draft: Draft, chosen: Options) -> OptionRow:
        if len(draft.seats) == 2:
            note = tr("Two Captains find one new pie on the sill each round.")
            return OptionRow("pies", "none", tr("The sill"), note, None)
        value = chosen.pies or "feast"
        warning = lead_told(self.baking(draft))
        note = warning or tr("New pies each round: half as many as there are Captains.")
        row = _choice("pies", tr("The sill"), note, value, SILLS)
        return OptionRow(
            row.name, row.kind, row.title, note, value, choices=row.choices, labels=row.labels, warns=bool(warning)
        )

    def _number(self, draft: Draft) -> OptionRow:
        note = tr("How many there are in all. Fewer make a shorter game.")
        pies = self.baking(draft).pies
        return OptionRow("pie_count", "number", tr("Pies"), note, pies, FEWEST_PIES, PIES)

    def _eater(self, draft: Draft, chosen: Options) -> OptionRow:
        seats = range(len(draft.seats))
        labels = (tr("Nobody knows"), *(draft.clean_name(seat) or "?" for seat in seats))
        note = tr("Leads the first round. If nobody knows, the first lead is drawn.")
        return OptionRow(
            "ate_pie_last",
            "choice",
            tr("Who ate pie last"),
            note,
            chosen.ate_pie_last,
            choices=(None, *seats),
            labels=labels,
        )

    def _tie(self, chosen: Options) -> OptionRow:
        note = tr("Decides when points, weight and number of pies are level.")
        return _choice("tie_break", tr("Last tie-break"), note, chosen.tie_break, TIES)

    # ------------------------------------------------------------ pictures

    def height(self, width: float) -> float:
        """What the sill and the words on it want."""
        return self.sill.height(width)

    def build(self, ui: Ui, box: Box, draft: Draft, changed: Callable[[], None], pane: Pane | None) -> None:
        """The sill with the draft's pies."""
        self.sill.build(ui, box, (self.baking(draft), self.checked(draft).looting), pane)

    def draw_sign(self, surface: pygame.Surface, box: Box) -> None:
        """A wine-red ribbon between two pies."""
        art, cloth, (x, y, w, h) = self.kit.art, GAMES[self.book.id], box
        draw_board(surface, self.kit, box, "ui/ribbon_red", cloth)
        art.put(surface, "pie_rats/pie_cherry", (x + 138, y + h - 24), 0.62)
        art.put(surface, "pie_rats/pie_blueberry", (x + w - 138, y + h - 24), 0.62)
        draw_name(surface, self.kit, box, tr(self.book.title), cloth.deep, ends=215.0)

    def draw_mascot(self, surface: pygame.Surface, foot: Units, k: float) -> None:
        """A pie put out to cool."""
        self.kit.art.put(surface, "pie_rats/pie_apple_lattice", foot, k * 0.62)

    def draw_picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        """The lit window over the Captains."""
        self.sill.draw_corner(surface, box, [look.disc for look in self.figures(draft)])


def _choice(name: str, title: str, note: str, value: str, labels: dict[str, str]) -> OptionRow:
    words = tuple(tr(label) for label in labels.values())
    return OptionRow(name, "choice", title, note, value, choices=tuple(labels), labels=words)
