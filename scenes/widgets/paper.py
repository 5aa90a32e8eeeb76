"""A text of several lines to type into: pygame_gui's entry does the editing, the lines are ours."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.language import tr, trn
from scenes.stage import SMALLEST_TEXT
from scenes.widgets.field import Entry, Field

TEXT = 22.0
LEADING = 1.3
PAD = 14.0
ROOM = 4000
"""Letters that can stand in a text before it is told to be too long: nothing that is pasted gets lost."""


@dataclass(slots=True)
class Marks:
    """Where the cursors of a form's papers are, by key, so that laying out anew moves none."""

    at: dict[str, int] = field(default_factory=dict)


class PaperEntry(Entry):
    """The entry line behind a paper; it notes what it had to refuse."""

    refused = False

    def validate_text_string(self, text_to_validate: str) -> bool:
        """Whether a text may stand here; line breaks and control characters may not."""
        fine = super().validate_text_string(text_to_validate)
        self.refused = not fine
        return fine

    def _process_entered_character(self, character: str) -> bool:
        fine = super()._process_entered_character(character)
        self.refused = not fine
        return fine


class Paper(Field):
    """Words wrapped over several lines, made smaller where there are many; the part with the cursor stays in sight."""

    most = 200
    """Letters that may be kept; more can be written, but not handed in."""
    fresh = False
    """A suggestion that nobody has touched: the first letter typed replaces it."""
    lined = True
    marks: Marks
    entry: PaperEntry

    def open_entry(self, text: str, on_change: object, hint: str, icon: str, limit: int, error: bool) -> None:
        """Put the entry line behind the paper, with more room than may be kept."""
        self.hint, self.icon, self.error = hint, icon, error
        self.on_change = on_change  # type: ignore[assignment]
        self.most = limit
        self.entry = PaperEntry(self._entry_rect(), self.ui_manager, initial_text=text)
        self.entry.set_text_length_limit(ROOM)
        self._told = self.entry.get_text()

    def complaint(self) -> str:
        """Why what is written cannot be handed in, in one sentence; "" where it can."""
        over = len(self.words) - self.most
        if over > 0:
            return trn("{n} letter too many: {most} at most.", "{n} letters too many: {most} at most.", over).format(
                n=over, most=self.most
            )
        return tr("Line breaks and signs without a shape are left out.") if self.entry.refused else ""

    # ------------------------------------------------------------ editing

    def edit(self) -> None:
        """Take the keys; an untouched suggestion is marked as a whole, else the cursor stands where it stood."""
        super().edit()
        self.entry.refused = False
        place = min(self.marks.at.get(self.key, len(self.words)), len(self.words))
        self.entry.edit_position = place
        if self.fresh and self.words:
            self.entry.edit_position = len(self.words)
            self.entry.select_range = [0, len(self.words)]
        self.entry.redraw()  # type: ignore[no-untyped-call]

    def activate(self) -> None:
        """Start editing, at the letter that was pressed."""
        pressed = self._letter_at(self.ui_manager.pixel) if self.pointer_press else None
        if pressed is not None and self.editing:
            self.entry.select_range = [0, 0]
            self.marks.at[self.key] = self.entry.edit_position = pressed
            return
        if pressed is not None and not self.fresh:
            self.marks.at[self.key] = pressed
        self.edit()

    def tell(self) -> None:
        """Report the text, and remember the cursor."""
        self.marks.at[self.key] = self.entry.edit_position
        if self.words != self._told:
            self.fresh = False
        super().tell()

    def stop(self) -> None:
        """Give the keys back; the next time begins at the end."""
        super().stop()
        self.marks.at.pop(self.key, None)

    # ------------------------------------------------------------ lines

    def _inner(self) -> pygame.Rect:
        x, y, w, h = self.shown_box
        return self.kit.stage.rect((x + PAD, y + 10, w - 2 * PAD, h - 20))

    def _size(self) -> float:
        """The text's size in units: as large as fits, down to the smallest there is."""
        inner, k = self._inner(), self.kit.stage.scale
        size = TEXT
        least = SMALLEST_TEXT / (k * self.kit.stage.text_scale)
        while size > max(least, TEXT * 0.8) and self._high(size) > inner.height / k:
            size -= 1
        return size

    def _high(self, size: float) -> float:
        return len(self._lines(size)) * self.kit.stage.text_units(size) * LEADING

    def _lines(self, size: float) -> list[tuple[int, str]]:
        """First letter and words of each line; every letter of the text stands in one of them."""
        words, room = self.words, self._inner().width / self.kit.stage.scale
        found: list[tuple[int, str]] = []
        start = 0
        while start < len(words):
            end = self._line_end(words, start, size, room)
            found.append((start, words[start:end]))
            start = end
        return found or [(0, "")]

    def _line_end(self, words: str, start: int, size: float, room: float) -> int:
        """Where a line must end that begins at a letter: after a space, or within a word too long for any line."""
        low, high = start + 1, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            if self.kit.text.width(words[start:middle].rstrip(" "), size) <= room:
                low = middle
            else:
                high = middle - 1
        if low >= len(words):
            return len(words)
        space = words.rfind(" ", start + 1, low + 1)
        return space + 1 if space > start else low

    def _cursor_line(self, lines: list[tuple[int, str]]) -> int:
        at = self.entry.edit_position
        return max(number for number, (start, _) in enumerate(lines) if start <= at)

    def _first(self, lines: list[tuple[int, str]], size: float) -> int:
        """The first line that shows: the end of a long text, or where its cursor is."""
        step = self.kit.stage.text_units(size) * LEADING
        fit = max(1, int(self._inner().height / self.kit.stage.scale / step + 0.15))
        if len(lines) <= fit or not self.editing:
            return 0
        return min(max(0, self._cursor_line(lines) - fit + 1), len(lines) - fit)

    def _letter_at(self, pixel: tuple[int, int]) -> int:
        size = self._size()
        lines, inner, k = self._lines(size), self._inner(), self.kit.stage.scale
        step = self.kit.stage.text_units(size) * LEADING * k
        number = self._first(lines, size) + int(max(0, pixel[1] - inner.top) // step)
        start, words = lines[min(number, len(lines) - 1)]
        reach = (pixel[0] - inner.left) / k
        widths = [self.kit.text.width(words[:n], size) for n in range(len(words) + 1)]
        return start + min(range(len(widths)), key=lambda n: abs(widths[n] - reach))

    # ------------------------------------------------------------ paint

    def draw(self, surface: pygame.Surface) -> None:
        """Paper, words, cursor; what shows no more is hidden below the edge."""
        bad = self.error or len(self.words) > self.most
        look = "error" if bad else ("hover" if self.state in ("hover", "pressed") else self.state)
        self.kit.art.draw(surface, "ui/field_focus" if self.editing else f"ui/field_{look}", self.shown_box)
        before, inner = surface.get_clip(), self._inner()
        surface.set_clip(inner.inflate(8, 8).clip(before))
        if self.words or self.editing:
            self._draw_words(surface, inner)
        else:
            self._draw_hint(surface)
        surface.set_clip(before)
        if len(self.words) > self.most * 0.8:
            self._draw_count(surface)

    def _draw_hint(self, surface: pygame.Surface) -> None:
        x, y, w, h = self.shown_box
        self.kit.text.draw(
            surface,
            self.hint,
            (x + PAD, y + 10),
            TEXT,
            self.kit.palette.hint,
            anchor="lt",
            max_width=w - 2 * PAD,
            max_height=h - 18,
            wrap=True,
        )

    def _draw_words(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        size = self._size()
        lines, k = self._lines(size), self.kit.stage.scale
        step = self.kit.stage.text_units(size) * LEADING
        first = self._first(lines, size)
        left, top = self.kit.stage.units(inner.topleft)
        for number, (start, words) in enumerate(lines[first:]):
            y = top + number * step
            if y * k > inner.bottom:
                break
            if self.editing:
                self._draw_marked(surface, start, words, (left, y), size, step)
            self.kit.text.draw(surface, words, (left, y + step * 0.1), size, self.kit.palette.ink, anchor="lt")
        if self.editing:
            self._draw_bar(surface, lines, first, (left, top), size, step)

    def _draw_marked(
        self, surface: pygame.Surface, start: int, words: str, spot: tuple[float, float], size: float, step: float
    ) -> None:
        low, high = sorted(self.entry.select_range)
        low, high = max(low, start) - start, min(high, start + len(words)) - start
        if high <= low:
            return
        left, right = (self.kit.text.width(words[:n], size) for n in (low, high))
        box = self.kit.stage.rect((spot[0] + left, spot[1], right - left, step))
        pygame.draw.rect(surface, self.kit.palette.candle, box, border_radius=self.kit.stage.px(4))

    def _draw_bar(
        self,
        surface: pygame.Surface,
        lines: list[tuple[int, str]],
        first: int,
        spot: tuple[float, float],
        size: float,
        step: float,
    ) -> None:
        """A steady cursor: a blinking one would keep the window drawing."""
        number = self._cursor_line(lines)
        start, words = lines[number]
        before = self.kit.text.width(words[: self.entry.edit_position - start], size)
        box = (spot[0] + before, spot[1] + (number - first) * step + 1, 2.4, step - 2)
        pygame.draw.rect(surface, self.kit.palette.ink, self.kit.stage.rect(box))

    def _draw_count(self, surface: pygame.Surface) -> None:
        x, y, w, h = self.shown_box
        told = f"{len(self.words)} / {self.most}"
        ink = self.kit.palette.danger if len(self.words) > self.most else self.kit.palette.hint
        self.kit.text.draw(surface, told, (x + w - 12, y + h - 6), 15, ink, font="black", anchor="rb")
