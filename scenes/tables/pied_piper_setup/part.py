"""The piper's side of the set-up: ten families, house rules with live numbers, the square with the chest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core import Rulebook
from game.language import mark, tr, trn
from game.rulebooks.pied_piper.cards import FACTS, Family
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import target_of
from scenes.kit import Kit
from scenes.menus.options import OptionRow, rows_of
from scenes.menus.players_pattern import Pattern
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_part import Look, SetupPart
from scenes.menus.setup_sign import draw_board, draw_name
from scenes.stage import Box, Units
from scenes.tables.pied_piper import colours
from scenes.tables.pied_piper_setup.plan import Course, course, haste_told
from scenes.tables.pied_piper_setup.square import PANEL, SquarePanel, draw_corner, family_colours
from scenes.theme import GAMES
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

NAMES: dict[Family, str] = {
    "sun": mark("Sun"),
    "star": mark("Star"),
    "flower": mark("Flower"),
    "leaf": mark("Leaf"),
    "bell": mark("Bell"),
    "moon": mark("Moon"),
    "key": mark("Key"),
    "fish": mark("Fish"),
    "wheel": mark("Wheel"),
    "acorn": mark("Acorn"),
}
PATTERNS: dict[Family, Pattern] = {
    "sun": "stripes",
    "star": "bricks",
    "flower": "scales",
    "leaf": "diamonds",
    "bell": "waves",
    "moon": "dots",
    "key": "checks",
    "fish": "rings",
    "wheel": "bars",
    "acorn": "hatch",
}
MERCY = {"short": mark("Who pays in full"), "any_token": mark("Who pays at all")}
FIRST = {"youngest": mark("The youngest"), "drawn": mark("Drawn by lot")}


class Part(SetupPart):
    """Families, house rules, the square."""

    looks = tuple(
        Look(
            name,
            NAMES[name],
            family_colours(name),
            f"piper/disc_{name}",
            f"piper/symbol_{name}",
            f"piper/house_{name}",
            PATTERNS[name],
        )
        for name in FACTS.families
    )
    title = mark("Who lives on the square?")
    look_title = mark("Family")
    ties_note = mark("the youngest begins each round")
    ages_told = mark("The youngest begins. Hold plus or minus, or type the number while it has the focus.")
    swap_told = mark("Choose a family that is taken, and the two swap.")
    own_high = PANEL
    hidden = frozenset(Options.model_fields) - {"lean_years"}

    def __init__(self, book: Rulebook, kit: Kit) -> None:
        super().__init__(book, kit)
        self.square = SquarePanel(kit)

    # ------------------------------------------------------------ seats

    def ties(self, draft: Draft) -> str:
        """Nothing where the order is drawn."""
        return super().ties(draft) if self.checked(draft).first == "youngest" else ""

    def crowned(self, draft: Draft) -> list[int]:
        """The youngest of those whose age is known: an age left open counts as older."""
        ages = {seat: row.age for seat, row in enumerate(draft.seats) if row.bot is None and row.age is not None}
        if self.checked(draft).first != "youngest":
            return []
        return [seat for seat, age in ages.items() if age == min(ages.values())]

    def seats_note(self, draft: Draft) -> str:
        """How many families there may be."""
        most = self.most_seats(draft)
        return trn("up to {n} family", "up to {n} families", most).format(n=most)

    def summary(self, draft: Draft) -> tuple[str, str]:
        """Families, then how long they take."""
        told = self.course(draft)
        return (
            trn("{n} family", "{n} families", told.families).format(n=told.families),
            trn("about {n} minute", "about {n} minutes", told.minutes).format(n=told.minutes),
        )

    # ------------------------------------------------------------ house rules

    def options(self, draft: Draft) -> dict[str, Any]:
        """The game's options, each family named; fewer children only among many families."""
        chosen, seats = draft.options, len(draft.seats)
        few = seats < FACTS.fewer_children_from
        return {
            "children": FACTS.children if few else chosen.get("children", FACTS.children),
            "stash_target": chosen.get("stash_target"),
            "lean_years": chosen.get("lean_years", False),
            "mercy": chosen.get("mercy", "short"),
            "first": chosen.get("first", "youngest"),
            "families": [look.id for look in self.figures(draft)],
        }

    def checked(self, draft: Draft) -> Options:
        """The options as the game takes them."""
        return Options.model_validate(self.options(draft))

    def course(self, draft: Draft) -> Course:
        """How long the draft's game takes if nobody plays a card."""
        return course(len(draft.seats), self.checked(draft))

    def rows(self, draft: Draft) -> list[OptionRow]:
        """Children, stash, lean years, mercy, who begins."""
        chosen = self.checked(draft)
        lean = rows_of(self.book.options, draft.options, self.hidden)
        mercy = tr("Who keeps all children: only a family that pays in full, or any that pays at least one coin.")
        first = tr("The youngest begins each round, or an order drawn once at the start.")
        return [
            self._children(draft, chosen),
            self._stash(draft, chosen),
            *lean,
            _choice("mercy", tr("Mercy"), mercy, chosen.mercy, MERCY),
            _choice("first", tr("Who begins"), first, chosen.first, FIRST),
        ]

    def _children(self, draft: Draft, chosen: Options) -> OptionRow:
        title, many = tr("Children"), FACTS.fewer_children_from
        if len(draft.seats) < many:
            note = tr("{children} in each family. With {n} families or more you may start with fewer.")
            return OptionRow("children", "none", title, note.format(children=FACTS.children, n=many), FACTS.children)
        note = tr("In each family at the start. With so many families, fewer make a shorter game.")
        return OptionRow("children", "number", title, note, chosen.children, 1, FACTS.children)

    def _stash(self, draft: Draft, chosen: Options) -> OptionRow:
        seats, kinds = len(draft.seats), ("printed", "scaled")
        targets = [target_of(kind, seats) for kind in kinds]
        labels = (tr("{n}, printed").format(n=targets[0]), tr("{n}, scaled").format(n=targets[1]))
        value = chosen.stash_target or kinds[targets.index(target_of(None, seats))]
        warning = haste_told(course(seats, chosen))
        note = tr("The piper goes once his chest holds {printed} as printed, or {per} for each family and {more} more.")
        per, extra = FACTS.scaled_per_family, FACTS.scaled_extra_families
        note = note.format(printed=FACTS.printed_target, per=per, more=per * extra)
        title = tr("The piper's stash")
        return OptionRow(
            "stash_target", "choice", title, warning or note, value, choices=kinds, labels=labels, warns=bool(warning)
        )

    # ------------------------------------------------------------ pictures

    def height(self, width: float) -> float:
        """What the square and the words on it want."""
        return self.square.height(width)

    def build(self, ui: Ui, box: Box, draft: Draft, changed: Callable[[], None], pane: Pane | None) -> None:
        """The square with the draft's houses."""
        people = [(look.id, draft.clean_name(seat)) for seat, look in enumerate(self.figures(draft))]
        self.square.build(ui, box, people, self.checked(draft).children, self.course(draft), pane)

    def draw_sign(self, surface: pygame.Surface, box: Box) -> None:
        """A violet ribbon between a rat and the piper."""
        art, cloth, (x, y, _w, _h) = self.kit.art, GAMES[self.book.id], box
        draw_board(surface, self.kit, box, "ui/ribbon_plum", cloth)
        art.put(surface, "piper/rat_peek_coin", (x + 136, y + 60), 1.2)
        art.put(surface, "piper/note_1", (x + 646, y + 42), 0.6)
        art.put(surface, "piper/flute", (x + 676, y + 70), 1.15)
        draw_name(surface, self.kit, box, tr(self.book.title), colours.DUSK)

    def draw_mascot(self, surface: pygame.Surface, foot: Units, k: float) -> None:
        """A rat with a flower."""
        self.kit.art.put(surface, "piper/rat_flower_1", foot, k * 1.35)

    def draw_picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        """The piper by night over the families' signs."""
        draw_corner(surface, self.kit, box, [look.disc for look in self.figures(draft)])

    def help(self) -> list[tuple[str, str]]:
        """The common sentences, then what the square shows."""
        return [
            *super().help(),
            ("clock", tr("The flute on the square counts the rounds: how full the chest is if nobody plays a card.")),
        ]


def _choice(name: str, title: str, note: str, value: str, labels: dict[str, str]) -> OptionRow:
    words = tuple(tr(label) for label in labels.values())
    return OptionRow(name, "choice", title, note, value, choices=tuple(labels), labels=words)
