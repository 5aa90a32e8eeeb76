"""Pictures of About, and of what a second program shows."""

from __future__ import annotations

from scenes.app import App
from scenes.gallery import shot
from scenes.lock import Lock
from scenes.menus.about import AboutScene
from scenes.menus.taken import TakenScene


@shot("about")
def about(app: App) -> None:
    """The project's own licence."""
    app.stack.reset(AboutScene(app))


@shot("about_library")
def about_library(app: App) -> None:
    """A long licence, in its middle."""
    scene = AboutScene(app, 7)
    scene.page = 3
    app.stack.reset(scene)


@shot("taken")
def taken(app: App) -> None:
    """Another window has the tavern open."""
    app.stack.reset(TakenScene(app, Lock(app.folders.lock), lambda: None))
