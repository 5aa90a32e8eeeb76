"""The base of our widgets: a pygame_gui button whose looks are painted from our own pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import pygame
import pygame_gui
from pygame_gui.elements import UIButton

from scenes.focus import Place
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.widgets.gui import Gui

if TYPE_CHECKING:
    from scenes.widgets.pane import Pane

State = Literal["normal", "hover", "pressed", "disabled"]
TOP_LAYER = 60
"""Starting height of lists that open over everything else."""


class HitShape:
    """The part of pygame_gui's drawable shape that has to do with touch: we paint, so it holds no pictures."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget
        self.dynamic_width = self.dynamic_height = False

    def collide_point(self, point: tuple[float, float]) -> bool:
        """Whether a pixel lies on the widget, and inside its pane."""
        return self._widget.touched((int(point[0]), int(point[1])))

    def set_active_state(self, state: str) -> None:
        """The widget reads its own state when painted."""

    def update(self, dt: float) -> None:
        """Nothing here moves by itself."""

    def has_fresh_surface(self) -> bool:
        """There is never a surface."""
        return False

    def set_position(self, point: tuple[float, float]) -> None:
        """The widget's own rectangle is asked each time."""

    def set_dimensions(self, size: tuple[int, int]) -> bool:
        """The widget's own rectangle is asked each time."""
        return False

    def set_text(self, text: str) -> None:
        """Words are painted from the widget's label."""


class Widget(UIButton):
    """A labelled, focusable rectangle in units that can be pressed; subclasses paint it."""

    ui_manager: Gui
    pointer_press = False
    """True while activate() runs because of a pointer, so that it may look where that was."""

    def __init__(
        self,
        gui: Gui,
        kit: Kit,
        key: str,
        box: Box,
        label: str,
        on_click: Callable[[], None] | None = None,
        *,
        enabled: bool = True,
        tooltip: str = "",
        pane: Pane | None = None,
        layer: int = 1,
    ) -> None:
        self.kit, self.key, self.box, self.label, self.tooltip, self.pane = kit, key, box, label, tooltip, pane
        self.on_click = on_click
        super().__init__(kit.stage.rect(self.shown_box), "", gui, starting_height=layer)
        if not enabled:
            self.disable()  # type: ignore[no-untyped-call]

    @property
    def shown_box(self) -> Box:
        """The box where it stands now, in units: moved by its pane's scrolling."""
        return self.pane.shown(self.box) if self.pane is not None else self.box

    @property
    def state(self) -> State:
        """Which of the five looks to paint; focus is drawn over it."""
        if not self.is_enabled:
            return "disabled"
        if self.held:
            return "pressed" if self.touched(self.ui_manager.pixel) else "normal"
        return "hover" if self.hovered else "normal"

    def touched(self, pixel: tuple[int, int]) -> bool:
        """Whether a pixel lies on the widget and is not clipped by its pane."""
        on_it = self.kit.stage.rect(self.shown_box).collidepoint(pixel)
        return on_it and (self.pane is None or self.pane.rect.collidepoint(pixel))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the widget, clipped to its pane."""
        if self.pane is None:
            self.draw(surface)
            return
        if not self.pane.rect.colliderect(self.kit.stage.rect(self.shown_box)):
            return
        before = surface.get_clip()
        surface.set_clip(self.pane.rect.clip(before))
        self.draw(surface)
        surface.set_clip(before)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the present state."""

    def activate(self) -> None:
        """What a click and the accept key do."""
        if self.is_enabled and self.on_click is not None:
            self.kit.sound.play("click")
            self.on_click()

    def drag(self, pos: Units) -> bool:
        """A held pointer moved; True where the widget follows it (a slider), so that its pane does not scroll."""
        return False

    def place(self) -> Place | None:
        """The widget's place for the focus ring; None where it takes no focus."""
        if not self.is_enabled:
            return None
        show = None if self.pane is None else self._into_view
        return Place(self.key, self.shown_box, self.label, self.activate, self.adjuster(), show)

    def adjuster(self) -> Callable[[int], None] | None:
        """What left and right do, if not move the ring."""
        return None

    def moved(self) -> None:
        """The pane has scrolled."""
        self.rect.topleft = self.kit.stage.rect(self.shown_box).topleft

    def _into_view(self) -> None:
        if self.pane is not None:
            self.pane.reveal(self.box)

    # What pygame_gui asks of a button, without its pictures and events.

    def rebuild_from_changed_theme_data(self) -> None:
        """Our skins do not come from the theme."""
        self.drawable_shape = HitShape(self)  # type: ignore[assignment]

    def rebuild(self) -> None:
        """Nothing to rebuild: painted fresh each time."""

    def on_hovered(self) -> None:
        """Hovering shows when painted."""
        self.hover_time = 0.0

    def on_unhovered(self) -> None:
        """Hovering shows when painted."""

    def on_self_event(self, event: int, data: dict[str, Any] | None = None) -> None:
        """A completed press activates; no event is posted to the queue."""
        if event == pygame_gui.UI_BUTTON_PRESSED:
            self.pointer_press = True
            self.activate()
            self.pointer_press = False
