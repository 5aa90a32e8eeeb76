"""A line of text to type into: pygame_gui's entry inside our frame."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui.elements import UITextEntryLine

from scenes.letters import drawable
from scenes.widgets.base import Widget

TEXT = 22.0


class Entry(UITextEntryLine):
    """pygame_gui's entry line; letters are asked of the system only while it is edited, and only visible ones taken."""

    def validate_text_string(self, text_to_validate: str) -> bool:
        """Whether a text may stand here, as one that is pasted."""
        return text_to_validate.isprintable()

    def _process_entered_character(self, character: str) -> bool:
        return character.isprintable() and bool(super()._process_entered_character(character))

    def focus(self) -> None:
        """Keys come here now."""
        super().focus()  # type: ignore[no-untyped-call]
        pygame.key.start_text_input()

    def unfocus(self) -> None:
        """Keys go elsewhere again."""
        super().unfocus()  # type: ignore[no-untyped-call]
        pygame.key.stop_text_input()


class Field(Widget):
    """The frame takes focus and presses; accepting it starts editing, Enter, Escape or Tab end it."""

    hint = ""
    icon = ""
    error = False
    entry: Entry
    on_change: Callable[[str], None] | None = None

    def open_entry(
        self, text: str, on_change: Callable[[str], None], hint: str, icon: str, limit: int, error: bool
    ) -> None:
        """Put pygame_gui's entry line into the frame."""
        self.hint, self.icon, self.error, self.on_change = hint, icon, error, on_change
        self.entry = Entry(self._entry_rect(), self.ui_manager, initial_text=drawable(text)[:limit])
        self.entry.set_text_length_limit(limit)
        self._told = self.entry.get_text()

    @property
    def words(self) -> str:
        """What is written."""
        return str(self.entry.get_text())

    @property
    def editing(self) -> bool:
        """Whether keys go to this field."""
        return bool(self.entry.is_focused)

    def activate(self) -> None:
        """Start editing."""
        self.edit()

    def edit(self) -> None:
        """Take the keys, the cursor at the end."""
        self.ui_manager.set_focus_set(self.entry.get_focus_set())
        self.entry.edit_position = len(self.words)
        self.entry.redraw()  # type: ignore[no-untyped-call]

    def stop(self) -> None:
        """Give the keys back."""
        self.ui_manager.set_focus_set(None)
        self.tell()

    def tell(self) -> None:
        """Report the text, if it has changed."""
        if self.words != self._told:
            self._told = self.words
            if self.on_change is not None:
                self.on_change(self.words)

    def moved(self) -> None:
        """The pane has scrolled: the entry goes along."""
        super().moved()
        self.entry.set_position(self._entry_rect().topleft)

    def draw(self, surface: pygame.Surface) -> None:
        """Frame, icon, text with its cursor, or the hint."""
        look = "error" if self.error else ("hover" if self.state in ("hover", "pressed") else self.state)
        self.kit.art.draw(surface, "ui/field_focus" if self.editing else f"ui/field_{look}", self.shown_box)
        x, y, _w, h = self.shown_box
        if self.icon:
            size = min(32.0, self.kit.stage.text_units(TEXT) * 1.1)
            self.kit.art.icon(surface, self.icon, (x + 26, y + h / 2), size, self.kit.palette.ink_soft)
        rect = self._entry_rect()
        if self.editing:
            surface.blit(self.entry.image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
            self._draw_cursor(surface, rect)
        else:
            spot, palette = self.kit.stage.units((rect.left, rect.centery)), self.kit.palette
            words, ink = (self.words, palette.ink) if self.words else (self.hint, palette.hint)
            room = rect.width / self.kit.stage.scale
            self.kit.text.draw(surface, words, spot, TEXT, ink, max_width=room, max_height=h)

    def _draw_cursor(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A steady bar: a blinking one would keep the window drawing."""
        if not self.editing:
            return
        font = self.entry.font
        before = font.size(self.words[: self.entry.edit_position])[0] if font is not None else 0
        wide = max(2, self.kit.stage.px(2.4))
        bar = pygame.Rect(min(rect.left + before + 1, rect.right - wide), rect.top + 4, wide, rect.height - 8)
        pygame.draw.rect(surface, self.kit.palette.ink, bar)

    def _entry_rect(self) -> pygame.Rect:
        x, y, w, h = self.shown_box
        left = 46.0 if self.icon else 14.0
        return self.kit.stage.rect((x + left, y + 4, w - left - 12, h - 8))
