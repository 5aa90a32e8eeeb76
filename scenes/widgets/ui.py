"""The facade over pygame_gui that scenes use: one Ui per scene, widgets by key, everything in units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from scenes.clock import Clock
from scenes.events import Event, Hover, LongPress, Move, Press, Release, Tap, Wheel
from scenes.focus import Place
from scenes.kit import Kit
from scenes.stage import Box, Units, inside
from scenes.widgets.base import Widget
from scenes.widgets.buttons import Button, IconButton, Skin
from scenes.widgets.choices import Check, Choice, Dropdown, Radio, Segment, Switch, Tabs
from scenes.widgets.field import Field
from scenes.widgets.gui import Gui
from scenes.widgets.pane import Pane
from scenes.widgets.tooltip import Tooltip
from scenes.widgets.values import Slider, Stepper

W = TypeVar("W", bound=Widget)
Paint = Callable[[pygame.Surface], None]
WHEEL = 90.0
"""Units one notch of the wheel scrolls."""
BLINK = 0.1


class Ui:
    """Holds a scene's widgets between begin() and the next begin(); routes pointers to them."""

    def __init__(self, kit: Kit, clock: Clock) -> None:
        self.kit = kit
        self.clock = clock
        self.widgets: list[Widget] = []
        self.fields: list[Field] = []
        self.panes: list[Pane] = []
        self._decor: list[tuple[Paint, Pane | None]] = []
        self._gui: Gui | None = None
        self._held: int | None = None
        self._held_pane: Pane | None = None
        self._scrolling = False
        self._scrolls: dict[str, float] = {}
        self._editing_before: str | None = None
        self._tooltip = Tooltip(kit)
        self._blink = 0.0
        self.wants_frame = False

    # ------------------------------------------------------------ building

    def begin(self) -> None:
        """Forget the widgets, remembering scroll positions and the field being edited."""
        self._scrolls |= {pane.key: pane.scroll for pane in self.panes}
        edited = self.editing
        self._editing_before = edited.key if edited else None
        self.widgets, self.fields, self.panes, self._decor = [], [], [], []
        self._held = self._held_pane = None
        stage = self.kit.stage
        self._gui = Gui(stage.size, stage.font_px(22), self.kit.palette)

    def end(self) -> None:
        """All widgets are there."""
        for field in self.fields:
            if field.key == self._editing_before:
                field.edit()

    @property
    def gui(self) -> Gui:
        """The pygame_gui manager of this scene."""
        if self._gui is None:
            self.begin()
        assert self._gui is not None
        return self._gui

    def add(self, widget: W) -> W:
        """Take in a widget built by the caller."""
        self.widgets.append(widget)
        if widget.pane is not None:
            widget.pane.on_scroll.append(widget.moved)
        return widget

    def decor(self, paint: Paint, pane: Pane | None = None) -> None:
        """Something painted behind the widgets, in order of calls; clipped to its pane."""
        self._decor.append((paint, pane))

    def pane(self, key: str, box: Box, height: float) -> Pane:
        """A scrolling frame; give it to widgets and decor as pane=."""
        pane = Pane(self.kit, key, box, height, self._scrolls.get(key, 0.0))
        self.panes.append(pane)
        return pane

    def panel(self, box: Box, title: str = "", *, dark: bool = False, size: float = 30) -> None:
        """Parchment (or dark walnut) ground with an optional heading."""

        def paint(surface: pygame.Surface) -> None:
            self.kit.art.draw(surface, "ui/panel_dark" if dark else "ui/panel_parchment", box)
            if title:
                ink = self.kit.palette.cream if dark else self.kit.palette.ink
                spot = (box[0] + 30, box[1] + 26 + size * 0.6)
                self.kit.text.draw(surface, title, spot, size, ink, font="title", max_width=box[2] - 60)

        self.decor(paint)

    def label(
        self,
        words: str,
        pos: Units,
        size: float,
        colour: str,
        *,
        font: str = "bold",
        anchor: str = "lm",
        width: float | None = None,
        height: float | None = None,
        wrap: bool = False,
        pane: Pane | None = None,
    ) -> None:
        """Words behind the widgets."""

        def paint(surface: pygame.Surface) -> None:
            spot = pos if pane is None else (pos[0], pos[1] - pane.scroll)
            self.kit.text.draw(
                surface,
                words,
                spot,
                size,
                colour,
                font=font,  # type: ignore[arg-type]
                anchor=anchor,
                max_width=width,
                max_height=height,
                wrap=wrap,
            )

        self.decor(paint, pane)

    def button(
        self,
        key: str,
        box: Box,
        label: str,
        on_click: Callable[[], None],
        *,
        skin: Skin = "wood",
        icon: str = "",
        sub: str = "",
        size: float = 26,
        align: str = "c",
        enabled: bool = True,
        tooltip: str = "",
        pane: Pane | None = None,
    ) -> Button:
        """A push button; box includes the 7 units of its lip."""
        button = Button(self.gui, self.kit, key, box, label, on_click, enabled=enabled, tooltip=tooltip, pane=pane)
        button.skin, button.icon, button.sub, button.size, button.align = skin, icon, sub, size, align
        return self.add(button)

    def icon_button(
        self,
        key: str,
        centre: Units,
        icon: str,
        label: str,
        on_click: Callable[[], None],
        *,
        radius: float = 27,
        enabled: bool = True,
        pane: Pane | None = None,
    ) -> IconButton:
        """A round button with an icon; its label shows as a tooltip."""
        box = (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius + 5)
        button = IconButton(self.gui, self.kit, key, box, label, on_click, enabled=enabled, tooltip=label, pane=pane)
        button.icon = icon
        return self.add(button)

    def check(
        self,
        key: str,
        box: Box,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        note: str = "",
        enabled: bool = True,
        pane: Pane | None = None,
    ) -> Check:
        """A check box with label and explanation; the whole box can be pressed."""
        check = Check(self.gui, self.kit, key, box, label, enabled=enabled, pane=pane)
        check.value, check.on_change, check.note = value, on_change, note
        return self.add(check)

    def radio(
        self, key: str, box: Box, label: str, value: bool, on_choose: Callable[[], None], *, pane: Pane | None = None
    ) -> Radio:
        """One of several exclusive choices."""
        radio = Radio(self.gui, self.kit, key, box, label, on_choose, pane=pane)
        radio.value = value
        return self.add(radio)

    def switch(
        self,
        key: str,
        box: Box,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        note: str = "",
        pane: Pane | None = None,
    ) -> Switch:
        """A switch at the right end of its box, its label at the left."""
        switch = Switch(self.gui, self.kit, key, box, label, pane=pane)
        switch.value, switch.on_change, switch.note = value, on_change, note
        return self.add(switch)

    def slider(
        self,
        key: str,
        box: Box,
        label: str,
        value: float,
        low: float,
        high: float,
        step: float,
        on_change: Callable[[float], None],
        *,
        pane: Pane | None = None,
    ) -> Slider:
        """A slider over its whole box; label is for focus and speech, draw your own beside it."""
        slider = Slider(self.gui, self.kit, key, box, label, pane=pane)
        slider.set_range(value, low, high, step, on_change)
        return self.add(slider)

    def stepper(
        self,
        key: str,
        box: Box,
        label: str,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], None],
        *,
        show: Callable[[int], str] = str,
        step: int = 1,
        pane: Pane | None = None,
    ) -> Stepper:
        """A number with minus and plus at its ends."""
        stepper = Stepper(self.gui, self.kit, key, box, label, pane=pane)
        stepper.set_range(value, low, high, step, on_change, show)
        return self.add(stepper)

    def segment(
        self,
        key: str,
        box: Box,
        label: str,
        labels: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
        dark: bool = False,
        size: float = 21,
        pane: Pane | None = None,
    ) -> Segment:
        """Two to five choices in one trough."""
        segment = Segment(self.gui, self.kit, key, box, label, pane=pane)
        segment.set_choices([Choice(word) for word in labels], index, on_change)
        segment.icons, segment.dark, segment.size = tuple(icons), dark, size
        return self.add(segment)

    def tabs(
        self, key: str, box: Box, label: str, labels: Sequence[str], index: int, on_change: Callable[[int], None]
    ) -> Tabs:
        """Tabs along the top of a panel."""
        tabs = Tabs(self.gui, self.kit, key, box, label)
        tabs.set_choices([Choice(word) for word in labels], index, on_change)
        return self.add(tabs)

    def dropdown(
        self,
        key: str,
        box: Box,
        label: str,
        choices: Sequence[Choice],
        index: int,
        on_change: Callable[[int], None],
        *,
        pane: Pane | None = None,
    ) -> Dropdown:
        """One of many choices in a list that opens over everything."""
        dropdown = Dropdown(self.gui, self.kit, key, box, label, pane=pane)
        dropdown.ui = self
        dropdown.set_choices(list(choices), index, on_change)
        return self.add(dropdown)

    def field(
        self,
        key: str,
        box: Box,
        label: str,
        text: str,
        on_change: Callable[[str], None],
        *,
        hint: str = "",
        icon: str = "",
        limit: int = 24,
        error: bool = False,
        pane: Pane | None = None,
    ) -> Field:
        """A line of text to type into."""
        field = Field(self.gui, self.kit, key, box, label, pane=pane)
        field.open_entry(text, on_change, hint, icon, limit, error)
        self.fields.append(field)
        return self.add(field)

    # ------------------------------------------------------------ asking

    @property
    def editing(self) -> Field | None:
        """The field that takes the keys now."""
        return next((field for field in self.fields if field.editing), None)

    def widget(self, key: str) -> Widget:
        """A widget by its key; KeyError where there is none."""
        for widget in self.widgets:
            if widget.key == key:
                return widget
        raise KeyError(key)

    def places(self) -> list[Place]:
        """The widgets' places; only the open list's while one is open."""
        opened = [w for w in self.widgets if isinstance(w, Dropdown) and w.is_open]
        if opened:
            return opened[-1].option_places()
        return [place for widget in self.widgets if (place := widget.place()) is not None]

    def at(self, pos: Units) -> Widget | None:
        """The topmost widget at a place in units."""
        pixel = self.kit.stage.point(pos)
        hits = [w for w in self.widgets if w.visible and w.touched(pixel)]
        return max(hits, key=lambda w: w.layer, default=None)

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """Give an event to the widgets; True where it is theirs."""
        if isinstance(event, Hover):
            return self._hover(event.pos)
        if isinstance(event, Wheel):
            return self._wheel(event)
        if isinstance(event, Press):
            return self._press(event)
        if isinstance(event, (Move, Release, Tap, LongPress)) and event.pointer.id == self._held:
            return self._follow(event)
        return False

    def raw(self, event: pygame.event.Event) -> bool:
        """Keys for the field being edited, as pygame sends them; True where it took them."""
        field = self.editing
        if field is None or event.type not in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
            return False
        self.wants_frame = True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            field.stop()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            field.stop()
            return False
        self.gui.process_events(event)
        field.tell()
        return True

    def update(self, dt: float) -> bool:
        """Cursor blinking and tooltips; True where a frame is wanted."""
        wants, self.wants_frame = self.wants_frame, False
        if self.editing is not None:
            self._blink += dt
            if self._blink >= BLINK:
                self.gui.update(self._blink)
                self._blink = 0.0
                wants = True
        return self._tooltip.update(self.clock.now()) or wants

    def draw(self, surface: pygame.Surface) -> None:
        """Paint decor, widgets, scroll bars."""
        for paint, pane in self._decor:
            before = surface.get_clip()
            if pane is not None:
                surface.set_clip(pane.rect.clip(before))
            paint(surface)
            surface.set_clip(before)
        self.gui.draw_ui(surface)
        for pane in self.panes:
            pane.draw_bar(surface)

    def draw_tooltip(self, surface: pygame.Surface, focused: Place | None) -> None:
        """The tooltip of what is hovered or focused, over everything else."""
        widget = next((w for w in self.widgets if focused is not None and w.key == focused.key), None)
        self._tooltip.draw(surface, widget)

    def _hover(self, pos: Units | None) -> bool:
        self.gui.pixel = self.kit.stage.point(pos) if pos is not None else (-1, -1)
        before = [w for w in self.widgets if w.hovered]
        self.gui.update(0.0)
        after = [w for w in self.widgets if w.hovered]
        if before != after:
            self.wants_frame = True
            self._tooltip.hover(after[-1] if after else None, self.clock.now())
        return bool(after)

    def _wheel(self, event: Wheel) -> bool:
        pane = self._pane_at(event.pos)
        if pane is None:
            return False
        self.wants_frame = pane.move_to(pane.scroll - event.dy * WHEEL) or self.wants_frame
        return True

    def _pane_at(self, pos: Units) -> Pane | None:
        return next((p for p in reversed(self.panes) if inside(p.box, pos)), None)

    def _press(self, event: Press) -> bool:
        pos = event.pointer.pos
        self._close_lists(pos)
        widget, pane = self.at(pos), self._pane_at(pos)
        self._stop_editing(widget)
        if widget is None and (pane is None or pane.most <= 0):
            return False
        if self._held is not None:
            return True
        self._held, self._held_pane, self._scrolling = event.pointer.id, pane, False
        self._tooltip.hover(None, 0.0)
        if widget is not None:
            self.gui.send(pygame.MOUSEBUTTONDOWN, self.kit.stage.point(pos))
            widget.drag(pos)
        return True

    def _follow(self, event: Move | Release | Tap | LongPress) -> bool:
        if isinstance(event, Move):
            self._drag(event)
        elif isinstance(event, Release):
            self._held = None
            away = event.cancelled or self._scrolling
            pixel = (-9999, -9999) if away else self.kit.stage.point(event.pointer.pos)
            touch = event.pointer.kind == "touch"
            self.gui.send(pygame.MOUSEBUTTONUP, pixel)
            self._hover(None if touch else event.pointer.pos)
        return True

    def _drag(self, event: Move) -> None:
        pos = event.pointer.pos
        self.gui.pixel = self.kit.stage.point(pos)
        held = next((w for w in self.widgets if w.held), None)
        if held is not None and held.drag(pos):
            return
        pane = self._held_pane
        if pane is not None and pane.most > 0 and event.pointer.moved:
            self._scrolling = True
            pane.move_to(pane.scroll - event.delta[1])
        self.wants_frame = True

    def _close_lists(self, pos: Units) -> None:
        for widget in list(self.widgets):
            if isinstance(widget, Dropdown) and widget.is_open and not widget.covers(pos):
                widget.close()

    def _stop_editing(self, target: Widget | None) -> None:
        field = self.editing
        if field is not None and field is not target:
            field.stop()
