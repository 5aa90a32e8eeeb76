"""Forms of free play: what a rat says and does, whom the Deep challenges; the windows before and after cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.core import Action
from game.language import mark, tr
from game.rulebooks.rats_with_gats.actions import (
    Call,
    Contest,
    Duel,
    EndScene,
    Help,
    Luck,
    Pass,
    Resign,
    Say,
    Wait,
)
from game.rulebooks.rats_with_gats.charts import entry
from game.rulebooks.rats_with_gats.scene import missing
from game.rulebooks.rats_with_gats.texts import TALE
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.form import Answer, Form
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.widgets.ui import Ui

AIMS: Final = {
    "gat": mark("a gat"),
    "name": mark("a name"),
    "end": mark("a pirate's end"),
    "ship": mark("a ship"),
    "captain": mark("a Captain"),
    "piracy": mark("piracy"),
    "": mark("nothing much"),
}
"""msgids of what a rat may have in mind, or a stake may carry."""
ICONS: Final = {
    "gat": "gats/icon_gat",
    "name": "gats/icon_name",
    "end": "gats/icon_glory",
    "ship": "gats/icon_ship",
    "captain": "gats/icon_captain",
    "piracy": "gats/icon_piracy",
    "": "",
}


def title(sheet: GatsSheet, piece: int) -> str:
    """What an obstacle is called."""
    return tr(entry(sheet.view.faces[piece]).title)


class FreeSheet(GatsSheet):
    """A rat's turn to say something, or to do something that needs no obstacle."""

    first = "say"
    page = "say"
    tag = "?"

    def build(self, ui: Ui) -> None:
        """What it says, or what else it could do."""
        if self.page == "say":
            self._say(ui)
        else:
            self._more(ui)

    # ------------------------------------------------------------ saying

    def _say(self, ui: Ui) -> None:
        legal = self.legal(Say)
        if self.tag not in [action.aim for action in legal]:
            self.tag = legal[-1].aim
        self.fill("text", "say")
        rat, dice = self.rat(self.seat), self.another("text", "say")
        form = self.form(ui, tr("What does {rat} do?").format(rat=rat), icon=self.table.badge(self.view, self.seat))
        form.paper("text", "", lines=3.4, limit=TALE, dice=dice, dice_label=tr("Another"))
        if len(legal) > 1:
            form.row(self._aim(legal))
        form.foot(
            Answer("say", tr("Say it"), self._hand_in, "gold", "", self.fine),
            Answer("quiet", tr("Nothing new"), self._quiet, "wood"),
        )
        if self._others():
            form.foot(Answer("more", tr("Do something else…"), self._turn("more"), "wood"))
        form.build("say")

    def _aim(self, legal: list[Say]) -> Option:
        """What the rat has in mind; pressing it turns to the next."""

        def turn() -> None:
            aims = [action.aim for action in legal]
            self.tag = aims[aims.index(self.tag) - 1]
            if "text" in self.offered:
                self.texts["text"] = self.suggestion("say", self.offered["text"])
            self.desk.rebuild()

        label = tr("With an eye on: {aim}").format(aim=tr(AIMS[self.tag]))
        return Option("aim", label, turn, picture=ICONS[self.tag], size=20, mark=36)

    def _quiet(self) -> None:
        self.desk.act(next(action for action in self.legal(Say) if action.aim == self.tag))

    def _hand_in(self) -> None:
        action = next(action for action in self.legal(Say) if action.aim == self.tag)
        self.desk.act(replace(action, text=self.texts.get("text", "").strip()))

    def _turn(self, page: str) -> Callable[[], None]:
        def turn() -> None:
            self.page = page
            self.desk.scene.focus.key = "back" if page == "more" else "say"
            self.desk.rebuild()

        return turn

    # ------------------------------------------------------------ doing

    def _others(self) -> list[Action]:
        return [action for action in self.desk.legal if not isinstance(action, Say)]

    def _more(self, ui: Ui) -> None:
        form = self.form(ui, tr("What else?"), icon=self.table.badge(self.view, self.seat))
        for action in self._others():
            form.row(self._option(action))
        form.foot(Answer("back", tr("Back"), self._turn("say"), "wood", "back"))
        form.build("more")

    def _option(self, action: Action) -> Option:
        do = self.answer(action)
        match action:
            case Duel():
                label = tr("Duel with {rat}").format(rat=self.rat(action.target))
                picture = self.table.badge(self.view, action.target)
                return Option(
                    f"duel-{action.target}", label, do, tr("one card, the stakes are yours"), picture, size=20
                )
            case Contest():
                sub = tr("a duel for the hat, once in a scene")
                return Option("contest", tr("Contest the hat"), do, sub, "gats/icon_captain", size=20)
            case Resign():
                return Option("resign", tr("Lay the hat down"), do, "", "gats/icon_captain", size=20)
            case Luck():
                return luck(self, action)
            case _:
                sub = tr("flee, be captured, die, retire: how comes next")
                return Option("leave", tr("Leave the scene…"), do, sub, "gats/icon_fled", size=20)


def luck(sheet: GatsSheet, action: Luck) -> Option:
    """A Joker on an obstacle."""
    label = tr("Pirate Luck: away with {obstacle}").format(obstacle=title(sheet, action.obstacle))
    sub = tr("costs a Joker; another obstacle comes up")
    return Option(f"luck-{action.obstacle}", label, sheet.answer(action), sub, "gats/poker_joker_red", size=19)


class DeepSheet(GatsSheet):
    """The Deep: whom to challenge, whether to wait, whether the scene is over."""

    @property
    def first(self) -> str:  # type: ignore[override]
        """The first rat that can be challenged."""
        calls = self.legal(Call)
        return f"rat-{calls[0].rat}" if calls else "end"

    def build(self, ui: Ui) -> None:
        """A rat each, with what it still lacks."""
        form = self.form(ui, tr("The Deep: whom to challenge?"), icon="gats/icon_deep")
        ends = self.legal(EndScene)
        if ends and not self.legal(Call):
            form.words(tr("The list is empty: the scene can end."), 20)
        for action in self.legal(Call):
            form.row(self._call(action))
        if not ends:
            self._missing(form)
        for wait in self.legal(Wait):
            form.foot(Answer("wait", tr("Let them go on"), self.answer(wait)))
        form.foot(
            Answer(
                "end",
                tr("End the scene"),
                self.answer(ends[0]) if ends else self.desk.rebuild,
                "gold" if ends else "wood",
                "flag",
                bool(ends),
                "" if ends else tr("Somebody was not challenged yet, or had no chance."),
            )
        )
        form.build("deep")

    def _call(self, action: Call) -> Option:
        view, rat = self.view, action.rat
        lacks = {what for seat, what in missing(view) if seat == rat}
        sub = tr("challenged, and had a chance")
        if "challenged" in lacks:
            sub = tr("not challenged yet")
        elif "chance" in lacks:
            sub = tr("no chance at an objective yet")
        elif not view.challenged[rat] or not view.chance[rat]:
            sub = ""
        aim = view.aims[rat]
        if aim:
            wants = tr("wants {aim}").format(aim=tr(AIMS[aim]))
            sub = f"{sub} · {wants}" if sub else wants
        return Option(f"rat-{rat}", self.rat(rat), self.answer(action), sub, self.table.badge(view, rat), size=21)

    def _missing(self, form: Form) -> None:
        form.words(tr("The scene can end once everybody was challenged and had a chance at an objective."), 18, gap=4)


class WindowSheet(GatsSheet):
    """Before cards are laid, and after they were compared: help, luck, or nothing."""

    first = "go"

    def build(self, ui: Ui) -> None:
        """What can be done; doing nothing is the large button."""
        before = self.view.step == "before"
        heading = tr("Before the cards") if before else tr("Before it counts")
        form = self.form(ui, heading)
        others = [action for action in self.desk.legal if not isinstance(action, Pass)]
        if not others:
            form.words(tr("Help or Pirate Luck? There is none in this hand now."), 20)
        for action in others:
            form.row(self._option(action))
        form.foot(Answer("go", tr("Go on"), self.answer(self.legal(Pass)[0]), "gold", "check"))
        form.build("window")

    def _option(self, action: Action) -> Option:
        if isinstance(action, Help):
            label = tr("I help against {obstacle}").format(obstacle=title(self, action.obstacle))
            sub = tr("one card of mine for it")
            return Option(f"help-{action.obstacle}", label, self.answer(action), sub, "ui/icon_hand", size=19, mark=40)
        assert isinstance(action, Luck)
        return luck(self, action)
