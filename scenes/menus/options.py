"""House rules: one row per option, read from the game's own options model, each with its sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from game.language import tr
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.widgets.choices import Choice
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

Kind = Literal["check", "number", "choice", "none"]
"""`none` only says why there is nothing to choose."""
TITLE, NOTE = 23.0, 20.0
STEPPER = 150.0
LIST = 220.0
MARK = 50.0
GAP = 0.0
NO_NOTCH = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One option as people see it: finished words, its value, and what it may be."""

    name: str
    kind: Kind
    title: str
    note: str
    value: Any
    low: int = 0
    high: int = 1
    choices: tuple[Any, ...] = field(default=())
    labels: tuple[str, ...] = field(default=())
    warns: bool = False
    """Whether the note is a warning."""


def rows_of(model: type[BaseModel], values: Mapping[str, Any], hidden: frozenset[str]) -> list[OptionRow]:
    """The rows of an options model: switches for bool, numbers for int with bounds, lists for Literal."""
    rows = (_row(name, info, values) for name, info in model.model_fields.items() if name not in hidden)
    return [row for row in rows if row is not None]


def _row(name: str, info: FieldInfo, values: Mapping[str, Any]) -> OptionRow | None:
    title, note = tr(info.title or name), tr(info.description) if info.description else ""
    value = values.get(name, info.get_default(call_default_factory=False))
    kinds = _kinds(info.annotation)
    if bool in kinds:
        return OptionRow(name, "check", title, note, bool(value))
    if get_origin(info.annotation) is Literal:
        choices = get_args(info.annotation)
        return OptionRow(name, "choice", title, note, value, choices=choices, labels=tuple(tr(str(c)) for c in choices))
    if int in kinds:
        low = next((int(str(bound.ge)) for bound in info.metadata if isinstance(bound, Ge)), 0)
        high = next((int(str(bound.le)) for bound in info.metadata if isinstance(bound, Le)), 99)
        return OptionRow(name, "number", title, note, low if value is None else value, low, high)
    return None


def _kinds(annotation: Any) -> Sequence[Any]:
    return get_args(annotation) or (annotation,)


def row_sizes(kit: Kit, rows: Sequence[OptionRow], width: float, notch: Units) -> list[tuple[float, float]]:
    """Width and height of each row; the upper right corner (notch: width, height) is kept free."""
    sizes: list[tuple[float, float]] = []
    y = 0.0
    for row in rows:
        wide = width - (notch[0] if y < notch[1] else 0.0)
        sizes.append((wide, row_height(kit, row, wide)))
        y += sizes[-1][1]
    return sizes


def row_height(kit: Kit, row: OptionRow, width: float) -> float:
    """Units that a row takes at a width."""
    room = width - _taken(row)
    note = kit.text.height(row.note, NOTE, room) if row.note else 0.0
    return kit.stage.text_units(TITLE) * 1.2 + note + GAP


def rows_height(kit: Kit, rows: Sequence[OptionRow], width: float, notch: Units = NO_NOTCH) -> float:
    """Units that all rows take at a width."""
    return sum(high for _wide, high in row_sizes(kit, rows, width, notch))


def build_rows(
    ui: Ui,
    box: Box,
    rows: Sequence[OptionRow],
    on_change: Callable[[str, Any], None],
    pane: Pane | None,
    notch: Units = NO_NOTCH,
) -> None:
    """One row under the other, spread over the box's height where there is room."""
    x, y, w, h = box
    sizes = row_sizes(ui.kit, rows, w, notch)
    spare = max(0.0, min(14.0, (h - sum(high for _wide, high in sizes)) / max(1, len(rows))))
    for number, (row, (wide, high)) in enumerate(zip(rows, sizes, strict=True)):
        if number:
            _rule(ui, (x, y - spare / 2, w, 2), pane)
        _build_row(ui, (x, y, wide, high), row, on_change, pane)
        y += high + spare


def _taken(row: OptionRow) -> float:
    return {"check": MARK, "none": MARK, "number": STEPPER + 24 + MARK, "choice": LIST + 24 + MARK}[row.kind]


def _rule(ui: Ui, box: Box, pane: Pane | None) -> None:
    def paint(surface: Any) -> None:
        shown = pane.shown(box) if pane is not None else box
        surface.fill(ui.kit.palette.chip, ui.kit.stage.rect(shown))

    ui.decor(paint, pane)


def _build_row(ui: Ui, box: Box, row: OptionRow, on_change: Callable[[str, Any], None], pane: Pane | None) -> None:
    key = f"option-{row.name}"
    x, y, w, h = box
    if row.kind == "check":
        ui.check(key, box, row.title, bool(row.value), partial(on_change, row.name), note=row.note, pane=pane)
        return
    _words(ui, box, row, pane)
    if row.kind == "none":
        return
    high = min(h, ui.kit.stage.grow(46 if row.kind == "number" else 52))
    wide = STEPPER if row.kind == "number" else LIST
    place = (x + w - wide, y + (h - high) / 2, wide, high)
    if row.kind == "number":
        change = partial(on_change, row.name)
        ui.stepper(key, place, row.title, int(row.value), row.low, row.high, change, pane=pane)
        return
    index = row.choices.index(row.value) if row.value in row.choices else 0
    choices = [Choice(label) for label in row.labels]
    ui.dropdown(key, place, row.title, choices, index, lambda n: on_change(row.name, row.choices[n]), pane=pane)


def _words(ui: Ui, box: Box, row: OptionRow, pane: Pane | None) -> None:
    x, y, w, _h = box
    palette, size = ui.kit.palette, ui.kit.stage.text_units(TITLE)
    room = w - _taken(row)
    left = x + MARK
    ui.label(row.title, (left, y + size * 0.62), TITLE, palette.ink, font="title", width=room, pane=pane)
    spot = (left, y + size * 1.2)
    ink = palette.danger if row.warns else palette.ink_soft
    ui.label(row.note, spot, NOTE, ink, anchor="lt", width=room, wrap=True, pane=pane)
