"""What is a little different before one seat of many: forms in the open, the pause menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.core import PUBLIC
from scenes.doors import go_home
from scenes.table.contract import Shown
from scenes.table.pausing import TablePause
from scenes.table.sheet import Desk

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.table_scene import TableScene


@dataclass(slots=True, kw_only=True)
class OpenDesk(Desk):
    """A desk in the open: the form knows nothing that its neighbours must not see."""

    public: Callable[[], Shown]
    """What everybody sees."""

    @property
    def shown(self) -> Shown:
        """What everybody sees, from the side of whoever answers."""
        return replace(self.public(), view=self.scene.session.view(PUBLIC), viewer=PUBLIC, seat=self.seat)

    @property
    def view(self) -> Any:
        """What everybody may know."""
        return self.shown.view


class EdgePause(TablePause):
    """The pause menu before one seat: nobody looks at a hand from another edge, and leaving is for all."""

    def __init__(self, chair: TableScene, whole: App) -> None:
        super().__init__(chair)
        self.on_leave = lambda: go_home(whole)

    def _can_peek(self) -> bool:
        return False

    def _rows(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """A lesson wants the whole window: it is had from the tavern."""
        return [row for row in super()._rows() if row[0] != "lesson"]
