"""Forms of a challenge: what is at stake, who is asked to step in, whether rats may have their duel."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.language import tr
from game.rulebooks.rats_with_gats.actions import AllowDuel, AnswerTax, AskTax, Stakes
from game.rulebooks.rats_with_gats.scene import missing
from game.rulebooks.rats_with_gats.state import NOBODY
from game.rulebooks.rats_with_gats.tax import wanted
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.form import Answer
from scenes.tables.rats_with_gats.sheets.free import AIMS, ICONS
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.widgets.ui import Ui

PRIZES: Final = ("success", "failure")


class StakesSheet(GatsSheet):
    """What success and failure would mean, and which objective is at stake."""

    dark = False
    first = "done"

    def build(self, ui: Ui) -> None:
        """The tag first, since the lines are suggested by it."""
        legal, challenge = self.legal(Stakes), self.view.challenge
        assert challenge is not None
        if "success" not in self.texts:
            self.tag = self.wish()
        self.fill("success", "success")
        self.fill("failure", "failure")
        rat, name = self.rat(challenge.rat), self.table.names[self.seat]
        form = self.form(
            ui,
            tr("{name}: what is at stake for {rat}?").format(name=name, rat=rat),
            icon=self.table.badge(self.view, challenge.rat),
        )
        if len(legal) > 1:
            form.words(tr("If it works, the crew may confirm"), 20, gap=4)
            form.rows(*(self._tag(action) for action in legal))
            lacks = self._lacks(challenge.rat)
            if lacks:
                form.words(lacks, 19, gap=6)
        good, bad = self.another("success", "success"), self.another("failure", "failure")
        form.paper("success", tr("If it works"), lines=2, dice=good, dice_label=tr("Another"))
        form.paper("failure", tr("If it fails"), lines=2, dice=bad, dice_label=tr("Another"))
        form.foot(
            Answer("another", tr("Another"), self._roll, "wood", "dice"),
            Answer("aloud", tr("I say it aloud"), self._aloud, "wood"),
            Answer("done", tr("That is at stake"), self._hand_in, "gold", "check", self.fine),
        )
        form.build("stakes")

    def wish(self) -> str:
        """What to begin with: what the rat has in mind, if it lacks a chance its own objective."""
        challenge, tags = self.view.challenge, [action.tag for action in self.legal(Stakes)]
        assert challenge is not None
        aim = self.view.aims[challenge.rat]
        if aim and aim in tags:
            return aim
        return tags[0] if self._lacks(challenge.rat) else tags[-1]

    def _lacks(self, rat: int) -> str:
        if (rat, "chance") in missing(self.view) or not self.view.ever_chance[rat]:
            return tr("{rat} has had no chance at an objective yet.").format(rat=self.rat(rat))
        return ""

    def _tag(self, action: Stakes) -> Option:
        def choose() -> None:
            self.tag = action.tag
            for key in PRIZES:
                if key in self.offered:
                    self.texts[key] = self.suggestion(key, self.offered[key])
            self.desk.rebuild()

        chosen = action.tag == self.tag
        label = tr(AIMS[action.tag])
        return Option(
            f"tag-{action.tag or 'none'}",
            label,
            choose,
            picture=ICONS[action.tag],
            chosen=chosen,
            size=20,
            mark=38,
        )

    def _roll(self) -> None:
        self.another("success", "success")()
        self.another("failure", "failure")()

    def _action(self) -> Stakes:
        return next(action for action in self.legal(Stakes) if action.tag == self.tag)

    def _aloud(self) -> None:
        self.desk.act(self._action())

    def _hand_in(self) -> None:
        success, failure = (self.texts.get(key, "").strip() for key in PRIZES)
        self.desk.act(replace(self._action(), success=success, failure=failure))


class VetoSheet(GatsSheet):
    """Two rats want to fight; the Deep may have none of it."""

    first = "allow"

    def build(self, ui: Ui) -> None:
        """Who against whom, and two answers."""
        item = self.view.agenda[0] if self.view.agenda else ()
        form = self.form(ui, tr("A duel?"), icon="gats/icon_duel")
        if len(item) > 3:
            one, other = self.rat(int(item[2])), self.rat(int(item[3]))
            told = tr("{one} wants the hat of {other}.") if item[1] == "hat" else tr("{one} challenges {other}.")
            form.words(told.format(one=one, other=other), 21)
        for action in self.legal(AllowDuel):
            label = tr("Let them") if action.allow else tr("Not now")
            sub = tr("the Deep may add obstacles") if action.allow else tr("the scene goes on without it")
            key = "allow" if action.allow else "veto"
            form.row(Option(key, label, self.answer(action), sub, skin="green" if action.allow else "red"))
        form.build("veto")


class TaxSheet(GatsSheet):
    """Ask somebody with more to take it over, or take it on oneself."""

    first = "self"

    def build(self, ui: Ui) -> None:
        """Oneself first, then every helper with what it would lose by refusing."""
        view, rat = self.view, self.rat(self.seat)
        form = self.form(ui, tr("{rat} may ask for help").format(rat=rat), icon=self.table.badge(self.view, self.seat))
        what = wanted(view, self.seat)
        form.words(
            tr("Whoever takes it over gets a card unseen. Whoever refuses lends its gat; success keeps it.")
            if not what
            else tr("Whoever takes it over gets a card unseen. Whoever refuses lends its name; success keeps it."),
            18,
            gap=6,
        )
        for action in self.legal(AskTax):
            if action.helper == NOBODY:
                label = tr("{rat} does it alone").format(rat=rat)
                form.row(Option("self", label, self.answer(action), skin="gold", size=21))
                continue
            helper = action.helper
            thing = view.rats[helper].name if what else view.rats[helper].gat
            sub = tr("or it lends: {thing}").format(thing=thing) if thing else ""
            picture = self.table.badge(view, helper)
            label = tr("Ask {rat}").format(rat=self.rat(helper))
            form.row(Option(f"rat-{helper}", label, self.answer(action), sub, picture, size=21))
        form.build("tax")


class TaxAnswerSheet(GatsSheet):
    """Step in and take a card, or hand the gat or name over."""

    first = "accept"

    def build(self, ui: Ui) -> None:
        """Two answers with what they mean."""
        view, challenge = self.view, self.view.challenge
        assert challenge is not None
        asker, own = self.rat(challenge.rat), view.rats[self.seat]
        form = self.form(
            ui,
            tr("{rat} asks {helper}").format(rat=asker, helper=self.rat(self.seat)),
            icon=self.table.badge(view, challenge.rat),
        )
        thing = (own.name if challenge.tax == "name" else own.gat) or ""
        takes = tr("{helper} takes a card unseen and is challenged instead.").format(helper=self.rat(self.seat))
        lends = (
            tr("The name goes to {rat}, and comes back if it fails.").format(rat=asker)
            if challenge.tax == "name"
            else tr("The gat goes to {rat}, and comes back if it fails.").format(rat=asker)
        )
        for action in self.legal(AnswerTax):
            if action.accept:
                form.row(Option("accept", tr("Step in"), self.answer(action), takes, skin="green", size=22))
            else:
                label = tr("Refuse, and lend {thing}").format(thing=thing) if thing else tr("Refuse")
                form.row(Option("refuse", label, self.answer(action), lends, skin="red", size=22))
        form.build("tax-answer")
