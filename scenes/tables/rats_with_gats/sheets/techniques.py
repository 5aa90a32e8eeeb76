"""Forms for Secret Pirate Techniques: writing them, swapping them unseen, giving them to Jack, Queen and King."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.language import mark, tr, trn
from game.rulebooks.rats_with_gats.actions import AnswerSwap, Assign, Invent, OfferSwap
from game.rulebooks.rats_with_gats.state import UNKNOWN, Technique
from game.rulebooks.rats_with_gats.texts import TITLE
from scenes.stage import Box
from scenes.table.sheet import Desk
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.form import Answer, Form
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.tables.rats_with_gats.sheets.suggestions import technique
from scenes.widgets.buttons import Skin
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.tables.rats_with_gats.table import GatsTable

COURTS: Final = (mark("Jack"), mark("Queen"), mark("King"))


class InventSheet(GatsSheet):
    """A number and a name for each technique that is still to be written."""

    dark = False
    first = "name-0-dice"

    def __init__(self, desk: Desk, table: GatsTable) -> None:
        super().__init__(desk, table)
        self.numbers: dict[int, int] = {}
        for row in range(self._count()):
            self._offer(row, 0)

    def _count(self) -> int:
        return len(self.legal(Invent)[0].numbers)

    def _offer(self, row: int, turn: int) -> None:
        self.numbers[row], self.texts[f"name-{row}"] = technique(self.desk, row, turn)
        self.offered[f"name-{row}"] = turn

    def build(self, ui: Ui) -> None:
        """A row each: number, name, die."""
        n = self._count()
        title = trn("Write {n} Secret Pirate Technique", "Write {n} Secret Pirate Techniques", n).format(n=n)
        sub = tr("They win outright when a court card is played. Others will hold them: write what you want to hear.")
        form = self.form(ui, title, sub)
        for row in range(n):
            self._row(ui, form, row)
        form.foot(Answer("done", tr("Fold them up"), self._hand_in, "gold", "check", self.fine))
        form.build("invent")

    def _row(self, ui: Ui, form: Form, row: int) -> None:
        def stepper(box: Box, pane: Pane) -> None:
            label = tr("Number of technique {n}").format(n=row + 1)
            ui.stepper(f"number-{row}", box, label, self.numbers[row], 1, 100, keep, show=_numbered, pane=pane)

        def keep(number: int) -> None:
            self.numbers[row] = number

        form.paper(
            f"name-{row}",
            tr("Name of technique {n}").format(n=row + 1),
            lines=1.15,
            limit=TITLE,
            dice=lambda: self._roll(row),
            dice_label=tr("Another"),
            lead=196,
            leading=stepper,
        )

    def _roll(self, row: int) -> None:
        self._turns[f"name-{row}"] = self._turns.get(f"name-{row}", 0) + 1
        self._offer(row, self._turns[f"name-{row}"])
        self.desk.rebuild()

    def _hand_in(self) -> None:
        action = self.legal(Invent)[0]
        rows = range(self._count())
        names = tuple(self.texts[f"name-{row}"].strip() for row in rows)
        self.desk.act(Invent(action.seat, tuple(self.numbers[row] for row in rows), names))


def _numbered(number: int) -> str:
    return tr("No. {n}").format(n=number)


def told(technique: Technique) -> str:
    """A technique as whoever holds it reads it."""
    if not technique.number or not technique.text:
        return tr("A technique said aloud")
    return tr("No. {n}: {text}").format(n=technique.number, text=technique.text)


class OfferSheet(GatsSheet):
    """One of the own techniques for one of somebody else's, sight unseen."""

    dark = False

    def __init__(self, desk: Desk, table: GatsTable) -> None:
        super().__init__(desk, table)
        offers = self.legal(OfferSwap)
        self.mine = offers[0].mine
        self.theirs: tuple[int, int] | None = None
        self.first = f"mine-{self.mine}"

    def build(self, ui: Ui) -> None:
        """The own ones first, then the backs that others hold."""
        offers = self.legal(OfferSwap)
        name = self.table.names[self.seat]
        form = self.form(
            ui,
            tr("{name} swaps a technique").format(name=name),
            tr("One that {name} wrote for one that somebody else holds. Nobody sees what is swapped.").format(
                name=name
            ),
        )
        form.words(tr("To give away"), 22, face="title")
        form.rows(*(self._mine(slot) for slot in dict.fromkeys(offer.mine for offer in offers)))
        form.gap(6)
        form.words(tr("To get"), 22, face="title")
        for partner in dict.fromkeys(offer.partner for offer in offers):
            slots = [offer.theirs for offer in offers if (offer.partner, offer.mine) == (partner, self.mine)]
            form.rows(*(self._theirs(partner, slot) for slot in slots))
        for partner in self.view.refusals:
            form.words(tr("{name} has refused already.").format(name=self.table.names[partner]), 20)
        form.foot(Answer("offer", tr("Offer the swap"), self._hand_in, "gold", "swap", self.theirs is not None))
        form.build("offer")

    def _mine(self, slot: int) -> Option:
        own = self.view.rats[self.seat].techniques[slot]
        hidden = own.number == UNKNOWN
        label = tr("Technique {n}").format(n=slot + 1) if hidden else told(own)

        def choose() -> None:
            self.mine = slot
            self.desk.rebuild()

        return Option(f"mine-{slot}", label, choose, chosen=slot == self.mine, size=21)

    def _theirs(self, partner: int, slot: int) -> Option:
        def choose() -> None:
            self.theirs = (partner, slot)
            self.desk.rebuild()

        author = self.view.rats[partner].techniques[slot].author
        return Option(
            f"theirs-{partner}-{slot}",
            self.table.names[partner],
            choose,
            tr("written by {name}").format(name=self.table.names[author]),
            self.table.badge(self.view, partner),
            chosen=(partner, slot) == self.theirs,
            size=21,
            mark=44,
        )

    def _hand_in(self) -> None:
        offer = next(o for o in self.legal(OfferSwap) if (o.mine, (o.partner, o.theirs)) == (self.mine, self.theirs))
        self.desk.act(offer)


class SwapAnswerSheet(GatsSheet):
    """Take a swap, or refuse it while somebody else could be asked."""

    first = "take"

    def build(self, ui: Ui) -> None:
        """Who offers, and two answers."""
        offerer, slot = int(self.view.offer[0]), int(self.view.offer[3])
        name, other = self.table.names[self.seat], self.table.names[offerer]
        form = self.form(ui, tr("A swap for {name}").format(name=name), icon=self.table.badge(self.view, offerer))
        form.words(tr("{other} wants to swap a technique with {name}, unseen.").format(other=other, name=name))
        mine = self.view.rats[self.seat].techniques[slot]
        if mine.number > 0 and mine.text:
            form.words(tr("It would cost this one: {technique}").format(technique=told(mine)))
        for action in self.legal(AnswerSwap):
            label = tr("Take the swap") if action.accept else tr("Refuse")
            skin: Skin = "green" if action.accept else "red"
            form.row(Option("take" if action.accept else "refuse", label, self.answer(action), skin=skin))
        if len(self.legal(AnswerSwap)) == 1:
            form.words(tr("Nobody else is left to be asked, so it cannot be refused."), 19)
        form.build("swap")


class AssignSheet(GatsSheet):
    """Jack, Queen and King get a technique each."""

    dark = False
    first = "slot-0-0"

    def __init__(self, desk: Desk, table: GatsTable) -> None:
        super().__init__(desk, table)
        self.order = [0, 1, 2]

    def build(self, ui: Ui) -> None:
        """A line for each court card; choosing a technique for one swaps it with whoever had it."""
        form = self.form(
            ui,
            tr("Which technique is whose?"),
            tr("A Jack, Queen or King always wins, by the technique that is given to it here."),
        )
        techniques = self.view.rats[self.seat].techniques
        for court, name in enumerate(COURTS):
            form.words(tr(name), 22, face="title", gap=4)
            form.rows(
                *(
                    Option(
                        f"slot-{court}-{slot}",
                        told(techniques[slot]),
                        self._give(court, slot),
                        chosen=self.order[court] == slot,
                        size=20,
                    )
                    for slot in range(len(techniques))
                )
            )
        form.foot(Answer("done", tr("So be it"), self._hand_in, "gold", "check"))
        form.build("assign")

    def _give(self, court: int, slot: int) -> Callable[[], None]:
        def give() -> None:
            other = self.order.index(slot)
            self.order[other], self.order[court] = self.order[court], slot
            self.desk.rebuild()

        return give

    def _hand_in(self) -> None:
        self.desk.act(next(action for action in self.legal(Assign) if action.order == tuple(self.order)))
