"""A small app for one seat: its own drawing tools and its own pile of screens, everything else the window's."""

from __future__ import annotations

from typing import Final

from scenes.app import App
from scenes.art import Art
from scenes.doors import go_home
from scenes.flat.seating import SHARE
from scenes.kit import Kit
from scenes.scene import Scene, SceneStack
from scenes.stage import HEIGHT, WIDTH, Stage
from scenes.text import Text

READABLE: Final = 1.25
"""How much larger the words at an edge are against its small plane."""
LARGEST: Final = 1.6
"""No larger than fits a strip."""


def plane_kit(app: App) -> Kit:
    """Tools for a plane of its own scale; its stage is set once the window is measured."""
    stage = Stage(WIDTH, HEIGHT)
    cache = app.folders.cache / "pictures" if app.folders is not None else None
    whole = app.kit
    kit = Kit(stage, Art(stage, cache), Text(stage), whole.sound)
    dress(kit, whole)
    return kit


def dress(kit: Kit, whole: Kit) -> None:
    """Take over what people have set."""
    kit.palette, kit.calm, kit.large_corners = whole.palette, whole.calm, whole.large_corners


def edge_stage(whole: Stage) -> Stage:
    """The stage of what lies at an edge."""
    k = SHARE * whole.scale
    return Stage(round(WIDTH * k), round(HEIGHT * k), min(whole.text_scale * READABLE, LARGEST))


class SeatStack(SceneStack):
    """What is open before one seat; closing everything closes the whole table."""

    def __init__(self, stand: Stand) -> None:
        super().__init__()
        self._stand = stand

    def reset(self, scene: Scene) -> None:
        """To the tavern with the whole window."""
        go_home(self._stand.whole)

    def pop(self) -> None:
        """Close the top screen; the strip itself stays."""
        if len(self.scenes) > 1:
            super().pop()


class Stand(App):
    """What scenes made for a whole window are given, so that they open before one seat only."""

    def __init__(self, app: App, kit: Kit) -> None:
        # No window, stage or fade of its own: all of that stays the window's.
        self.__dict__.update(app.__dict__)
        self.whole = app
        self.kit = kit
        self.stack = SeatStack(self)

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
