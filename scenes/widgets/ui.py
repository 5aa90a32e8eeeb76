"""The facade over pygame_gui that scenes use: one Ui per scene, widgets by key, everything in units."""

from __future__ import annotations

import pygame

from scenes.clock import Clock
from scenes.events import Event, Hover, LongPress, Move, Press, Release, Tap, Wheel
from scenes.focus import Place
from scenes.kit import Kit
from scenes.stage import Units, inside
from scenes.widgets.base import Widget
from scenes.widgets.choices import Dropdown
from scenes.widgets.field import Field
from scenes.widgets.maker import Maker
from scenes.widgets.pane import Pane
from scenes.widgets.tooltip import Tooltip

WHEEL = 90.0
"""Units one notch of the wheel scrolls."""


class Ui(Maker):
    """Holds a scene's widgets between begin() and the next begin(); routes pointers to them."""

    def __init__(self, kit: Kit, clock: Clock) -> None:
        super().__init__(kit)
        self.clock = clock
        self._held: int | None = None
        self._let_go: int | None = None
        """The pointer whose release was a widget's: the tap that follows is the widget's too."""
        self._held_pane: Pane | None = None
        self._scrolling = False
        self._gripped: str | None = None
        self._editing_before: str | None = None
        self._tooltip = Tooltip(kit)

    def begin(self) -> None:
        """Forget the widgets, remembering scroll positions, what is held and the field being edited."""
        self._scrolls |= {pane.key: pane.scroll for pane in self.panes}
        edited = self.editing
        self._editing_before = edited.key if edited else None
        self._gripped = next((w.key for w in self.widgets if w.held), None) if self._held is not None else None
        self.widgets, self.fields, self.panes, self._decor = [], [], [], []
        self._gui = None

    def end(self) -> None:
        """All widgets are there."""
        self._grip_again()
        self._tooltip.renew(self.widgets)
        for field in self.fields:
            if field.key == self._editing_before:
                field.edit()

    def _grip_again(self) -> None:
        """A press that is under way goes on with the widget and the pane of the same name, so that none is lost."""
        pane = self._held_pane
        self._held_pane = next((p for p in self.panes if pane is not None and p.key == pane.key), None)
        widget = next((w for w in self.widgets if w.key == self._gripped and w.is_enabled), None)
        if widget is not None:
            widget.held = True
        elif self._held_pane is None:
            self._held = None

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
            self._let_go = None
            return self._press(event)
        if isinstance(event, Tap) and event.pointer.id == self._let_go:
            return True
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
        """Let the field being edited and the tooltip go on; True where a frame is wanted."""
        wants, self.wants_frame = self.wants_frame, False
        if self.editing is not None:
            self.gui.update(dt)
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
            if after:
                self.kit.sound.play("hover", 0.35)
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
            self._held, self._let_go = None, event.pointer.id
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

    def close_list(self) -> str | None:
        """Close the open list; the key of its button, None where no list was open."""
        opened = next((w for w in self.widgets if isinstance(w, Dropdown) and w.is_open), None)
        if opened is None:
            return None
        opened.close()
        return opened.key

    def _close_lists(self, pos: Units) -> None:
        for widget in list(self.widgets):
            if isinstance(widget, Dropdown) and widget.is_open and not widget.covers(pos):
                widget.close()

    def _stop_editing(self, target: Widget | None) -> None:
        field = self.editing
        if field is not None and field is not target:
            field.stop()
