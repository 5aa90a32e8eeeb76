"""The open floor: several people at one screen may step in, the same two buttons for each, until somebody goes on."""

from __future__ import annotations

from collections.abc import Callable

from game.core import Action
from game.language import tr
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.scene import missing
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.widgets.ui import Ui

Row = tuple[str, str, Callable[[], None], str]
"""A button: key, label, what it does, skin."""


class FloorSheet(GatsSheet):
    """Who is at the screen, what each may do unseen, and the way on."""

    first = "go-on"

    def build(self, ui: Ui) -> None:
        """A row for each person, then whoever leads."""
        view = self.view
        free = view.step in ("free", "free_again")
        top = self.ground(ui, tr("Anybody?"))
        x, y, w, h = self.box
        pane_box = (x + 10, top + 4, w - 20, y + h - top - 18)
        high = self.kit.stage.grow(56, 22)
        rows = self._rows(free)
        pane = ui.pane("floor", pane_box, len(rows) * (high + 8) + 8)
        for n, (key, label, do, skin) in enumerate(rows):
            box = (pane_box[0] + 6, pane_box[1] + 2 + n * (high + 8), pane_box[2] - 34, high)
            ui.button(key, box, label, do, skin=skin, size=22, pane=pane)  # type: ignore[arg-type]

    def _rows(self, free: bool) -> list[Row]:
        rows: list[Row] = []
        deep = [seat for seat in self.desk.people if free and self.view.deep[seat]]
        for seat in deep[:1]:
            rows += self._deep(seat)
        if not deep:
            rows.append(("go-on", self._on(), self._go_on, "gold"))
        for seat in self.desk.people:
            if not (free and self.view.deep[seat]):
                rows += self._rat(seat, free)
        return rows

    def _on(self) -> str:
        challenge = self.view.challenge
        if challenge is not None and challenge.hero in self.desk.people:
            return tr("{name}: go on").format(name=self.table.names[challenge.hero])
        return tr("Go on")

    def _go_on(self) -> None:
        self.desk.go_on()

    def _deep(self, seat: int) -> list[Row]:
        """What a Deep player may do; none of it is hidden."""
        name, rules = self.table.names[seat], self.table.rules
        told: list[tuple[str, str, Action, str]] = []
        for action in rules.legal_actions(rules.view(self.view, -1), seat):
            match action:
                case act.Call():
                    rat = self.table.rat_name(self.view, action.rat)
                    lacks = any(one == action.rat for one, _ in missing(self.view))
                    label = tr("{name}: challenge {rat}").format(name=name, rat=rat)
                    told.append((f"call-{action.rat}", label, action, "gold" if lacks else "wood"))
                case act.Wait():
                    told.append(("wait", tr("{name}: wait and see").format(name=name), action, "wood"))
                case act.EndScene():
                    told.append(("end-scene", tr("{name}: end the scene").format(name=name), action, "green"))
        return [(key, label, self._leads(action), skin) for key, label, action, skin in told]

    def _leads(self, action: Action) -> Callable[[], None]:
        return lambda: self.desk.go_on(action)

    def _rat(self, seat: int, free: bool) -> list[Row]:
        name = self.table.names[seat]

        def step_in(seat: int = seat) -> None:
            self.desk.step_in(seat)

        if free:
            return [(f"step-{seat}", tr("{name}: do something").format(name=name), step_in, "wood")]
        rows: list[Row] = [(f"luck-{seat}", tr("{name}: Luck").format(name=name), step_in, "wood")]
        if self.view.step == "before":
            rows.insert(0, (f"help-{seat}", tr("{name}: I help").format(name=name), step_in, "wood"))
        return rows
