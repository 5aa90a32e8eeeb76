"""The voyage's side of the set-up: six seals, house rules, the chart with the rats that sail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core import Rulebook
from game.language import mark, tr, trn
from game.rulebooks.rats_with_gats.options import Options
from scenes.kit import Kit
from scenes.menus.options import OptionRow, rows_of
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_part import Look, SetupPart
from scenes.menus.setup_picture import PANEL
from scenes.menus.setup_sign import draw_board, draw_name
from scenes.stage import Box, Units
from scenes.tables.rats_with_gats.looks import SEAT_LOOKS
from scenes.tables.rats_with_gats_setup.sea import SeaPanel
from scenes.theme import GAMES
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

GROWING = {"capped": mark("Up to the size"), "literal": mark("Always")}
EMPTY = {"blind": mark("Top of the deck"), "strict": mark("Nothing")}
MINUTES = {3: 80, 4: 100, 5: 90, 6: 95}
"""Usual length by number of seats; from five on two play the Deep."""


class Part(SetupPart):
    """Seals, house rules, the sea."""

    looks = tuple(
        Look(
            seal,
            look.label,
            look.colours,
            f"gats/rat_{look.portrait}_round",
            f"gats_seats/seal_{seal}",
            f"gats/rat_{look.portrait}_bust",
            look.pattern,
        )
        for seal, look in SEAT_LOOKS.items()
    )
    title = mark("Who sails?")
    look_title = mark("Seal")
    swap_told = mark("Choose a seal that is taken, and the two swap.")
    own_high = PANEL
    hidden = frozenset({"seals", "growing_hand", "empty_hand", "most_scenes"})

    def __init__(self, book: Rulebook, kit: Kit) -> None:
        super().__init__(book, kit)
        self.sea = SeaPanel(kit)

    def summary(self, draft: Draft) -> tuple[str, str]:
        """Players, then how long they take."""
        n, minutes = len(draft.seats), MINUTES[len(draft.seats)]
        return (
            trn("{n} player", "{n} players", n).format(n=n),
            trn("about {n} minute", "about {n} minutes", minutes).format(n=minutes),
        )

    def options(self, draft: Draft) -> dict[str, Any]:
        """The game's options, each seal named."""
        told = {name: value for name, value in draft.options.items() if name in Options.model_fields}
        return told | {"seals": [look.id for look in self.figures(draft)]}

    def rows(self, draft: Draft) -> list[OptionRow]:
        """The switches, and the lists with labels of their own."""
        chosen = Options.model_validate(self.options(draft))
        grow = tr("When a hand size rises in mid-scene: draw up to the new size, or always the difference.")
        empty = tr("What a challenged rat without a card may play.")
        scenes = rows_of(self.book.options, draft.options, frozenset(Options.model_fields) - {"most_scenes"})
        return [
            *rows_of(self.book.options, draft.options, self.hidden),
            _choice("growing_hand", tr("Growing hands"), grow, chosen.growing_hand, GROWING),
            _choice("empty_hand", tr("Empty hands"), empty, chosen.empty_hand, EMPTY),
            *scenes,
        ]

    # ------------------------------------------------------------ pictures

    def height(self, width: float) -> float:
        """What the sea and the words on it want."""
        return self.sea.height(width)

    def build(self, ui: Ui, box: Box, draft: Draft, changed: Callable[[], None], pane: Pane | None) -> None:
        """The sea with the draft's rats."""
        rats = tuple(look.figure for look in self.figures(draft))
        self.sea.build(ui, box, (MINUTES[len(draft.seats)], rats), pane)

    def draw_sign(self, surface: pygame.Surface, box: Box) -> None:
        """A ribbon between a gat and the captain's hat."""
        art, cloth, (x, y, w, h) = self.kit.art, GAMES[self.book.id], box
        draw_board(surface, self.kit, box, "ui/ribbon_red", cloth)
        art.draw(surface, "gats/icon_gat", (x + 100, y + h / 2 - 36, 72.0, 72.0))
        art.put(surface, "gats/hat_captain", (x + w - 138, y + h / 2 + 36), 0.86)
        draw_name(surface, self.kit, box, tr(self.book.title), cloth.deep)

    def draw_mascot(self, surface: pygame.Surface, foot: Units, k: float) -> None:
        """A rat with a tall hat."""
        self.kit.art.put(surface, "gats/rat_3_bust", foot, k * 0.52)

    def draw_picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        """The chart over the rats' portraits."""
        self.sea.draw_corner(surface, box, [look.disc for look in self.figures(draft)])


def _choice(name: str, title: str, note: str, value: str, labels: dict[str, str]) -> OptionRow:
    words = tuple(tr(label) for label in labels.values())
    return OptionRow(name, "choice", title, note, value, choices=tuple(labels), labels=words)
