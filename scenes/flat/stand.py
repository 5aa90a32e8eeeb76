"""A small app for one seat: its own drawing tools and its own pile of screens, everything else the window's."""

from __future__ import annotations

from scenes.app import App
from scenes.kit import Kit
from scenes.scene import SceneStack


class Stand(App):
    """What scenes made for a whole window are given, so that they open before one seat only."""

    def __init__(self, app: App, kit: Kit) -> None:
        # No window, stage or fade of its own: all of that stays the window's.
        self.__dict__.update(app.__dict__)
        self.whole = app
        self.kit = kit
        self.stack = SceneStack()

    def change(self, **values: object) -> None:
        """Settings are the whole table's."""
        self.whole.change(**values)

    def apply_settings(self) -> None:
        """The window lays everything out anew, this included."""
        self.whole.apply_settings()

    def set_fullscreen(self, on: bool, monitor: int | None = None) -> None:
        """The window's affair."""
        self.whole.set_fullscreen(on, monitor)

    def toggle_fullscreen(self) -> None:
        """The window's affair."""
        self.whole.toggle_fullscreen()
