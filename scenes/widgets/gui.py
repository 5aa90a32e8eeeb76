"""pygame_gui behind our own paint: its elements do the logic, our skins are drawn in its layer order."""

from __future__ import annotations

from typing import Any

import pygame
from pygame_gui import UIManager
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme

from scenes.letters import font_path
from scenes.theme import Palette

FAMILY = "lato"
_themes: dict[tuple[int, Palette], UIAppearanceTheme] = {}


class Gui(UIManager):
    """One scene's elements; the mouse is whatever pointer the scene says, the theme is shared."""

    def __init__(self, size: tuple[int, int], font_px: int, palette: Palette) -> None:
        self._wanted = font_px, palette
        self.pixel = (-1, -1)
        super().__init__(size, enable_live_theme_updates=False)

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        """The theme for this text size and palette, loaded once."""
        if self._wanted not in _themes:
            theme = UIAppearanceTheme(self.resource_loader, "en")
            fonts = theme.get_font_dictionary()
            fonts.add_font_path(FAMILY, font_path("bold"), font_path("black"), font_path("italic"))
            theme.load_theme(theme_data(*self._wanted))
            _themes[self._wanted] = theme
        return _themes[self._wanted]

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pixel

    def draw_ui(self, window_surface: pygame.Surface) -> None:
        """Paint our widgets with their skins and any other element as it is, lowest layer first."""
        for element in self.ui_group.sprites():
            paint = getattr(element, "paint", None)
            if paint is not None and element.visible:
                paint(window_surface)

    def send(self, kind: int, pixel: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> bool:
        """Give the elements a mouse event of our own making; True where one took it."""
        self.pixel = pixel
        return bool(self.process_events(pygame.event.Event(kind, pos=pixel, button=button, touch=False)))


def theme_data(font_px: int, palette: Palette) -> dict[str, Any]:
    """pygame_gui's theme for the elements that draw their own text."""
    font = {"name": FAMILY, "size": str(font_px), "script": "Latn", "antialiased": "1"}
    clear = "#00000000"
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": clear,
                "disabled_dark_bg": clear,
                "normal_border": clear,
                "disabled_border": clear,
                "normal_text": palette.ink,
                "selected_text": palette.ink,
                "selected_bg": palette.candle,
                "text_cursor": clear,
            },
            "font": font,
            "misc": {"border_width": "0", "shadow_width": "0", "padding": "0,0"},
        },
        "defaults": {"colours": {"dark_bg": clear}, "font": font},
    }
