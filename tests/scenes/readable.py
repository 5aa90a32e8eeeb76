"""Looks at every word as it is drawn: what it stands on, whether it was cut, and where the widgets lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

import pygame
import pytest

from scenes.app import App
from scenes.text import Text
from scenes.theme import contrast
from scenes.widgets.choices import Dropdown

LARGE: Final = 24
"""Pixels from which letters count as large: they need 3 to 1, smaller ones 4.5 to 1 (WCAG 2.1, 1.4.3)."""
SLACK: Final = 5.0
"""Units that two widgets' boxes may share: shadows and lips."""


@dataclass(frozen=True, slots=True)
class Word:
    """A line as it was drawn."""

    words: str
    colour: str
    ground: str
    px: int

    @property
    def ratio(self) -> float:
        """Contrast between the letters and what lies round them."""
        return contrast(self.colour, self.ground)

    @property
    def wanted(self) -> float:
        """What it has to be at least."""
        return 3.0 if self.px >= LARGE else 4.5


@dataclass
class Look:
    """The words of the frames that were drawn while it looked."""

    words: list[Word] = field(default_factory=list)

    def faint(self, least: float = 0.0) -> list[Word]:
        """Words too close to their ground, `least` raising what is wanted."""
        return [word for word in self.words if word.ratio < max(word.wanted, least)]


@contextmanager
def looking(patch: pytest.MonkeyPatch) -> Iterator[Look]:
    """Note every line of text together with the ground that it is drawn on."""
    look, place = Look(), Text._place

    def spy(
        self: Text, surface: pygame.Surface, lines: Sequence[str], px: int, pos: Any, colour: str, *rest: Any
    ) -> Any:
        # What is painted onto a see-through picture has its ground only once that is drawn.
        solid = not surface.get_flags() & pygame.SRCALPHA
        before = surface.copy() if solid and any(line.strip() for line in lines) else None
        box = place(self, surface, lines, px, pos, colour, *rest)
        if before is not None:
            outline = rest[2] if len(rest) > 2 else None
            ground = outline[0] if outline else _ground(before, self.stage.rect(box))
            if ground:
                look.words.append(Word(" ".join(lines), colour, ground, px))
        return box

    with patch.context() as patched:
        patched.setattr(Text, "_place", spy)
        yield look


def _ground(surface: pygame.Surface, rect: pygame.Rect) -> str:
    """The mean colour under a text; "" where it lies outside."""
    inside = rect.clip(surface.get_clip())
    if not inside.width or not inside.height:
        return ""
    red, green, blue, *_ = pygame.transform.average_color(surface, inside)
    return f"#{red:02x}{green:02x}{blue:02x}"


def faults(app: App) -> list[str]:
    """Cut words, widgets outside the window, widgets over each other, in the scene in front."""
    top, (left, upper, wide, high) = app.stack.top, app.kit.stage.visible
    assert top is not None
    found = [f"cut: {words}" for words in sorted(app.kit.text.cut)]
    opened = any(isinstance(widget, Dropdown) and widget.is_open for widget in top.ui.widgets)
    boxes = []
    for widget in top.ui.widgets:
        x, y, w, h = widget.shown_box
        if widget.pane is not None:
            _px, py, _pw, ph = widget.pane.box
            y, h = max(y, py), min(y + h, py + ph) - max(y, py)
            if h <= 0:
                continue
        if x < left - 1 or y < upper - 1 or x + w > left + wide + 1 or y + h > upper + high + 1:
            found.append(f"outside the window: {widget.key}")
        boxes.append((widget.key, (x, y, w, h)))
    for (one, a), (two, b) in combinations(() if opened else boxes, 2):
        across = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
        along = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
        if across > SLACK and along > SLACK:
            found.append(f"overlap: {one} and {two}")
    return found
