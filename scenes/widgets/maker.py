"""The makers of widgets: each puts one widget, panel or label into a scene, in units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import Box, Units
from scenes.widgets.base import Widget
from scenes.widgets.buttons import Button, IconButton, Skin
from scenes.widgets.choices import Check, Choice, Dropdown, Radio, Segment, Switch, Tabs
from scenes.widgets.field import Field
from scenes.widgets.gui import Gui
from scenes.widgets.pane import Pane
from scenes.widgets.values import Slider, Stepper

W = TypeVar("W", bound=Widget)
Paint = Callable[[pygame.Surface], None]


class Maker:
    """What of a Ui creates widgets; Ui adds events and drawing."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.widgets: list[Widget] = []
        self.fields: list[Field] = []
        self.panes: list[Pane] = []
        self.wants_frame = False
        self._decor: list[tuple[Paint, Pane | None]] = []
        self._scrolls: dict[str, float] = {}
        self._gui: Gui | None = None

    @property
    def gui(self) -> Gui:
        """The pygame_gui manager of this scene."""
        if self._gui is None:
            stage = self.kit.stage
            self._gui = Gui(stage.size, stage.font_px(22), self.kit.palette)
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
        font: Face = "bold",
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
                font=font,
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
