"""Forms of the beginning: a rat's looks, smell and first words, what others say of it, what makes a pirate."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.language import tr
from game.rulebooks.rats_with_gats.actions import Agree, Describe, Gossip
from game.rulebooks.rats_with_gats.texts import LINE
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.form import Answer
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.tables.rats_with_gats.sheets.suggestions import Occasion
from scenes.widgets.ui import Ui

LINES: Final[tuple[Occasion, ...]] = ("looks", "smell", "words")


class DescribeSheet(GatsSheet):
    """Three lines and a question about maths; what is left empty is a surprise."""

    dark = False
    first = "looks-dice"
    maths = False

    def build(self, ui: Ui) -> None:
        """Lines with a die each, a switch, and what the rat will be called."""
        name = self.table.names[self.seat]
        title = tr("{name}, make a rat").format(name=name)
        portrait = self.table.badge(self.view, self.seat)
        form = self.form(ui, title, tr("Write it, roll it, or leave it to chance."), icon=portrait)
        told = {
            "looks": (tr("What does it look like?"), tr("grey, one ear, a waistcoat that was blue once…")),
            "smell": (tr("What does it smell of? The crew will call it by that."), tr("smoked kipper…")),
            "words": (tr("Its first words after the spell?"), tr("Which bit is mine?")),
        }
        for key in LINES:
            label, hint = told[key]
            self.limits[key] = LINE
            form.paper(
                key,
                label,
                lines=1.3,
                hint=hint,
                dice=self.another(key, key),
                dice_label=tr("Surprise me"),
            )
        form.row(
            Option(
                "maths",
                tr("Good at maths"),
                self._toggle,
                tr("It means nothing. Everybody asks all the same."),
                chosen=self.maths,
            )
        )
        form.foot(
            Answer("surprise", tr("Surprise me with all of it"), self._roll, "wood", "dice"),
            Answer("done", tr("That is my rat"), self._hand_in, "gold", "check", self.fine),
        )
        form.build("describe")

    def _toggle(self) -> None:
        self.maths = not self.maths
        self.desk.rebuild()

    def _roll(self) -> None:
        for key in LINES:
            self.another(key, key)()

    def _hand_in(self) -> None:
        action = next(action for action in self.legal(Describe) if action.maths == self.maths)
        told = {key: self.texts.get(key, "").strip() or self.suggestion(key, 0) for key in LINES}
        self.desk.act(replace(action, **told))  # type: ignore[arg-type]


class GossipSheet(GatsSheet):
    """One line about somebody else's rat: what pirates like, or hate."""

    dark = False
    first = "text-dice"

    def build(self, ui: Ui) -> None:
        """Whose rat it is, what is known of it, and the line."""
        action = self.legal(Gossip)[0]
        about, what = action.about, self._occasion(action)
        name, other = self.table.names[self.seat], self.table.names[about]
        title = (
            tr("{name}: what do pirates like about the rat of {other}?")
            if action.liked
            else tr("{name}: what do pirates hate about the rat of {other}?")
        )
        form = self.form(ui, title.format(name=name, other=other), icon=self.table.badge(self.view, about))
        rat = self.view.rats[about]
        if rat.looks:
            form.words(tr("Looks: {text}").format(text=rat.looks))
        if rat.smell:
            form.words(tr("Smells of {text}").format(text=rat.smell))
        if rat.words:
            form.words(tr("First words: “{text}”").format(text=rat.words))
        form.gap(8)
        dice = self.another("text", what)
        label = tr("They like") if action.liked else tr("They hate")
        form.paper("text", label, lines=2, dice=dice, dice_label=tr("Surprise me"), hint=tr("the way it whistles…"))
        form.foot(
            Answer("another", tr("Surprise me"), dice, "wood", "dice"),
            Answer("done", tr("Say it"), self._hand_in, "gold", "check", self.fine),
        )
        form.build("gossip")

    def _occasion(self, action: Gossip) -> Occasion:
        return "liked" if action.liked else "hated"

    def _hand_in(self) -> None:
        action = self.legal(Gossip)[0]
        text = self.texts.get("text", "").strip() or self.suggestion(self._occasion(action), 0)
        self.desk.act(replace(action, text=text))


class QualitiesSheet(GatsSheet):
    """What the votes for a rank go by, agreed on by all and written down by one."""

    dark = False
    first = "done"

    def build(self, ui: Ui) -> None:
        """A line with suggestions."""
        self.fill("text", "qualities")
        name = self.table.names[self.seat]
        form = self.form(
            ui,
            tr("What makes a pirate here?"),
            tr(
                "Talk about it together: two or three qualities that the crew looks for when it votes for a rank. "
                "{name} writes them down."
            ).format(name=name),
        )
        dice = self.another("text", "qualities")
        form.paper("text", tr("Qualities"), lines=2.4, dice=dice, dice_label=tr("Another"))
        form.foot(
            Answer("another", tr("Another"), dice, "wood", "dice"),
            Answer("aloud", tr("We say it aloud"), self._aloud, "wood"),
            Answer("done", tr("So be it"), self._hand_in, "gold", "check", self.fine),
        )
        form.build("qualities")

    def _aloud(self) -> None:
        self.desk.act(self.legal(Agree)[0])

    def _hand_in(self) -> None:
        self.desk.act(replace(self.legal(Agree)[0], qualities=self.texts.get("text", "").strip()))
