"""Forms at a scene's end: what somebody proposes to the crew, and about whom."""

from __future__ import annotations

from game.language import tr
from game.rulebooks.rats_with_gats.actions import Nominate, Propose
from game.rulebooks.rats_with_gats.objectives import crews, personal
from game.rulebooks.rats_with_gats.words import OBJECTIVES
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.widgets.ui import Ui


class CouncilSheet(GatsSheet):
    """A list of proposals; most players have none."""

    first = "pass"

    def build(self, ui: Ui) -> None:
        """Nothing first, then whatever the rules allow."""
        name = self.table.names[self.seat]
        form = self.form(ui, tr("The scene is over"), icon=self.table.badge(self.view, self.seat))
        form.words(tr("{name}, anything for the crew to vote on?").format(name=name), 20)
        for action in self.legal(Propose):
            form.row(self._option(action))
        form.build("council")

    def _option(self, action: Propose) -> Option:
        label, sub, picture = self._told(action.what)
        skin = "gold" if action.what == "pass" else "wood"
        return Option(action.what, label, self.answer(action), sub, picture, skin, size=21, mark=40)  # type: ignore[arg-type]

    def _told(self, what: str) -> tuple[str, str, str]:
        own, crew = personal(self.view, self.seat), crews(self.view)
        goal = {"claim": own, "crew": crew}.get(what, 0)
        return {
            "pass": (tr("Nothing, go on"), "", ""),
            "claim": (
                tr("I did it"),
                tr(OBJECTIVES[goal]),
                ("gats/icon_gat", "gats/icon_name", "gats/icon_glory")[own],
            ),
            "crew": (
                tr("The crew did it"),
                tr(OBJECTIVES[goal]),
                ("gats/icon_ship", "gats/icon_captain", "gats/icon_piracy")[max(0, crew - 3)],
            ),
            "promote": (tr("A rank for somebody"), tr("the crew votes"), "gats/icon_vote"),
            "kick": (tr("Off the crew with somebody"), tr("the crew votes"), "gats/icon_fled"),
            "retire": (tr("My rat retires"), tr("its third objective"), "gats/icon_glory"),
            "resign": (tr("I lay the hat down"), "", "gats/icon_captain"),
            "ship_lost": (tr("The ship is lost"), tr("the crew votes"), "gats/icon_ship"),
        }[what]


class NominateSheet(GatsSheet):
    """Whom a proposal is about, or who is left a rank."""

    def build(self, ui: Ui) -> None:
        """A portrait each."""
        kind = str(self.view.agenda[0][1]) if self.view.agenda else ""
        name = self.table.names[self.seat]
        title = {
            "promote": tr("{name}: a rank for whom?"),
            "kick": tr("{name}: off the crew with whom?"),
            "give": tr("{name} leaves somebody a rank"),
        }.get(kind, tr("{name}: who?"))
        form = self.form(ui, title.format(name=name))
        for action in self.legal(Nominate):
            rank = self.view.rats[action.rat].rank
            sub = tr("{name}'s rat, rank {rank}").format(name=self.table.names[action.rat], rank=rank)
            picture = self.table.badge(self.view, action.rat)
            form.row(Option(f"rat-{action.rat}", self.rat(action.rat), self.answer(action), sub, picture))
        form.build("nominate")
