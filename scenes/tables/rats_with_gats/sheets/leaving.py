"""Forms for ways out of a scene, what a rat has earned, and what comes after its death."""

from __future__ import annotations

from dataclasses import replace

from game.language import tr
from game.rulebooks.rats_with_gats.actions import Afterlife, Award, Depart
from game.rulebooks.rats_with_gats.leaving import complete
from game.rulebooks.rats_with_gats.texts import TITLE
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.form import Answer
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.tables.rats_with_gats.sheets.suggestions import Occasion
from scenes.widgets.ui import Ui


class LeaveSheet(GatsSheet):
    """How a rat leaves; its player may still think better of it."""

    first = "stay"

    def build(self, ui: Ui) -> None:
        """Every way with what it costs."""
        rat = self.rat(self.seat)
        form = self.form(ui, tr("{rat} wants to go").format(rat=rat), icon=self.table.badge(self.view, self.seat))
        ends = tr("its third objective") if complete(self.view, self.seat) else tr("a new rat, or a ghost")
        told = {
            "stay": (tr("Stay after all"), "", "gold"),
            "flee": (tr("Flee"), tr("what it won in this scene is undone"), "wood"),
            "captured": (tr("Let itself be captured"), tr("out of the scene, keeps everything"), "wood"),
            "knocked_out": (tr("Be knocked out"), tr("out of the scene, keeps everything"), "wood"),
            "dead": (tr("Die"), ends, "red"),
            "retired": (tr("Retire"), tr("its third objective"), "green"),
        }
        for action in self.legal(Depart):
            label, sub, skin = told[action.how]
            form.row(Option(action.how, label, self.answer(action), sub, "", skin, size=21))  # type: ignore[arg-type]
        form.build("leave")


class AwardSheet(GatsSheet):
    """What the gat is, or which name was earned."""

    first = "done"

    def build(self, ui: Ui) -> None:
        """A line with suggestions."""
        what = self._what
        self.fill("text", what)
        rat, dice = self.rat(self.seat), self.another("text", what)
        title = tr("{rat} has got a gat!") if what == "gat" else tr("{rat} has earned a name!")
        form = self.form(ui, title.format(rat=rat), icon=f"gats/icon_{what}")
        label = tr("What kind of gat is it?") if what == "gat" else tr("Which name is it?")
        form.paper("text", label, lines=2, limit=TITLE, dice=dice, dice_label=tr("Another"))
        form.foot(
            Answer("done", tr("Take it"), self._hand_in, "gold", "", self.fine),
            Answer("another", tr("Another"), dice, "wood"),
        )
        form.build("award")

    @property
    def _what(self) -> Occasion:
        item = self.view.agenda[0] if self.view.agenda else ()
        return "name" if len(item) > 2 and item[2] == 1 else "gat"

    def _hand_in(self) -> None:
        words = self.texts.get("text", "").strip() or self.suggestion(self._what, 0)
        self.desk.act(replace(self.legal(Award)[0], text=words))


class AfterlifeSheet(GatsSheet):
    """A ghost, or a new rat."""

    first = "new"

    def build(self, ui: Ui) -> None:
        """Two answers."""
        form = self.form(ui, tr("{rat} is dead").format(rat=self.rat(self.seat)), icon="gats/icon_ghost")
        form.words(tr("What does {name} do now?").format(name=self.table.names[self.seat]), 20)
        for action in self.legal(Afterlife):
            if action.ghost:
                told = (tr("Haunt the ship"), tr("helps and has luck, is never challenged"), "gats/icon_ghost")
            else:
                told = (tr("A new rat"), tr("rank 1, new techniques, from the next scene on"), "ui/icon_rat")
            key = "ghost" if action.ghost else "new"
            form.row(Option(key, told[0], self.answer(action), told[1], told[2] if action.ghost else "", mark=44))
        form.build("afterlife")
