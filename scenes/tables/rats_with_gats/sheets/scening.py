"""Forms around a scene: roles, setting it, and whether the voyage ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.language import listed, mark, tr
from game.rulebooks.rats_with_gats import between
from game.rulebooks.rats_with_gats.actions import ChooseRole, Frame, VoteEnd
from game.rulebooks.rats_with_gats.scene import duties
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.form import Answer, Form
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.tables.rats_with_gats.sheets.suggestions import Occasion
from scenes.widgets.ui import Ui

MANY: Final = 5
"""From so many players on, two of them do well as the Deep."""
FIELDS: Final[tuple[tuple[Occasion, str], ...]] = (
    ("where", mark("Where are they?")),
    ("doing", mark("What are the rats doing?")),
    ("odd", mark("What is odd?")),
    ("shown", mark("How do the obstacles show?")),
)


class RolesSheet(GatsSheet):
    """The own rat, or the Deep."""

    first = "rat"

    def build(self, ui: Ui) -> None:
        """Two answers; who cannot choose, and why."""
        name = self.table.names[self.seat]
        form = self.form(ui, tr("{name}: rat or Deep?").format(name=name))
        told = {
            False: ("rat", self.rat(self.seat), tr("plays its rat"), self.table.badge(self.view, self.seat)),
            True: ("deep", tr("The Deep"), tr("calls the challenges, and rests"), "gats/icon_deep"),
        }
        for action in self.legal(ChooseRole):
            key, label, sub, picture = told[action.deep]
            form.row(Option(key, label, self.answer(action), sub, picture))
        for words in self._notes():
            form.words(words, 19, gap=6)
        form.build("roles")

    def _notes(self) -> list[str]:
        """Barred seats, small hands, how many Deep players do well."""
        must, barred = duties(self.view)
        names = self.table.names
        found: list[str] = []
        if must:
            found.append(tr("{names} must be the Deep: the highest rank.").format(names=_names(names, must)))
        if barred and must:
            found.append(tr("{names} must be a rat: the lowest rank.").format(names=_names(names, barred)))
        elif barred:
            found.append(tr("{names} must be a rat: the Deep last time.").format(names=_names(names, barred)))
        if len(self.view.hands[self.seat]) < self.view.sizes[self.seat]:
            found.append(tr("A thin hand: whoever is the Deep draws up to its size after the scene."))
        if len(names) >= MANY:
            found.append(tr("So many players do well with two as the Deep."))
        return found


def _names(names: list[str], seats: list[int]) -> str:
    return listed([names[seat] for seat in seats])


class FrameSheet(GatsSheet):
    """Where the scene plays, what goes on, what is odd, how the obstacles show."""

    dark = False
    first = "done"

    def build(self, ui: Ui) -> None:
        """Four lines with suggestions."""
        for key, _ in FIELDS:
            self.fill(key, key)
        n = self.view.scene
        title = tr("Scene {n}: {name} sets it").format(n=n, name=self.table.names[self.seat])
        sub = tr("The first one plays on a ship, or beside it.") if n == 1 else ""
        form = self.form(ui, title, sub)
        for key, label in FIELDS:
            form.paper(key, tr(label), lines=1.5, dice=self.another(key, key), dice_label=tr("Another"))
        form.foot(
            Answer("another", tr("All anew"), self._roll, "wood", "dice"),
            Answer("aloud", tr("I say it aloud"), self._aloud, "wood"),
            Answer("done", tr("Take it"), self._hand_in, "gold", "check", self.fine),
        )
        form.build("frame")

    def _roll(self) -> None:
        for key, _ in FIELDS:
            self.another(key, key)()

    def _aloud(self) -> None:
        told = {key: ALOUD for key, _ in FIELDS}
        self.desk.act(replace(self.legal(Frame)[0], **told))  # type: ignore[arg-type]

    def _hand_in(self) -> None:
        told = {key: self.texts.get(key, "").strip() for key, _ in FIELDS}
        self.desk.act(replace(self.legal(Frame)[0], **told))  # type: ignore[arg-type]


class EndSheet(GatsSheet):
    """Whether the voyage ends here."""

    first = "no"

    def build(self, ui: Ui) -> None:
        """What is done and what is not, by seat; then yes or no."""
        view = self.view
        may = between.offered(view)
        form = self.form(ui, tr("Does the voyage end here?"))
        form.words(
            tr("A majority is enough now.")
            if may
            else tr("All of them have to want it: something is still to be done."),
            20,
        )
        for action in self.legal(VoteEnd):
            label = tr("Time for the party") if action.yes else tr("Sail on")
            picture = "gats/icon_glory" if action.yes else "gats/icon_ship"
            form.row(Option("yes" if action.yes else "no", label, self.answer(action), picture=picture, mark=40))
        self._still(form)
        form.build("end")

    def _still(self, form: Form) -> None:
        view, names = self.view, self.table.names
        undone = sum(not done for done in view.crew)
        form.words(
            tr("The crew has done all it set out to do.")
            if not undone
            else tr("Of the crew's objectives, {n} of 3 are still open.").format(n=undone),
            19,
            gap=4,
        )
        never = [seat for seat, was in enumerate(view.ever_deep) if not was]
        form.words(
            tr("Everybody has been the Deep.")
            if not never
            else tr("Never the Deep so far: {names}").format(names=_names(names, never)),
            19,
            gap=4,
        )
        without = [seat for seat, had in enumerate(view.ever_chance) if not had]
        form.words(
            tr("Everybody has had a chance at an objective.")
            if not without
            else tr("No chance at an objective so far: {names}").format(names=_names(names, without)),
            19,
        )


ALOUD: Final = "…"
"""Stands for what was told at the table and not written down."""
