"""A form that is filled in where an action wants more than a piece on a spot: texts, votes, choices among names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from game.core import PUBLIC, Action
from scenes.stage import Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.contract import Shown
    from scenes.table.turns import Turns


SHEET: Final = "sheet"
"""The spot of every action that a sheet answers with."""


@dataclass(slots=True)
class Desk:
    """What a sheet knows and may do: who is asked, what is legal, how an answer is given."""

    scene: Turns
    seat: int
    """Who is asked; PUBLIC while the floor is open to several people."""
    legal: tuple[Action, ...]
    """What the seat may do; nothing while the floor is open."""
    people: tuple[int, ...] = ()
    """Whose answers are awaited while the floor is open to them."""

    @property
    def app(self) -> App:
        """The app, for dialogs and settings."""
        return self.scene.app

    @property
    def shown(self) -> Shown:
        """What the table shows now; its view is the viewer's."""
        return self.scene.shown

    @property
    def view(self) -> Any:
        """What the viewer may know."""
        return self.scene.shown.view

    @property
    def floor(self) -> bool:
        """Whether several people are asked before all eyes."""
        return self.seat == PUBLIC

    def act(self, action: Action) -> None:
        """Answer; the sheet is gone then. An action that is not legal, its texts aside, is an error of the sheet."""
        self.scene.kit.sound.play("confirm")
        self.scene.act(action)

    def step_in(self, seat: int) -> None:
        """Somebody at the open floor wants to answer unseen: the curtain, then a sheet of its own."""
        self.scene.hand_over(seat)

    def go_on(self, action: Action | None = None) -> None:
        """Close the floor with an action of whoever leads; everybody else who is awaited says nothing."""
        self.scene.close_floor(action)

    def rebuild(self) -> None:
        """Lay the widgets out anew, as after a choice; texts being typed and focus are kept by key."""
        self.scene.rebuild()


class Sheet(ABC):
    """One form for one question; it lives, with what was typed into it, until the question is answered."""

    box: Box = (0.0, 0.0, 0.0, 0.0)
    """What it covers: pieces below it can be neither pointed at nor taken."""
    first: str = ""
    """The widget that the focus ring waits on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @abstractmethod
    def build(self, ui: Ui) -> None:
        """Decor, labels and widgets; called again after every change of size, language or choice."""
