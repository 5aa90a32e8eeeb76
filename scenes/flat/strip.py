"""The strip before a seat: name plate, prompt, hand with its handle, buttons; everything faces the edge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.language import tr
from scenes.stage import Box
from scenes.table.log import LogScene
from scenes.table.sheet import SHEET
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.flat.chair import Chair

HANDLE: Final[Box] = (779.0, 1010.0, 340.0, 66.0)
"""Held down, it opens the hand."""
NEAR: Final[Box] = (1148.0, 826.0, 146.0, 204.0)
COLUMN: Final[Box] = (1312.0, 736.0, 306.0, 250.0)
"""Where the buttons of the moment stand one under the other."""
WIDER: Final[Box] = (980.0, 736.0, 638.0, 250.0)
"""The same where there are many: two beside each other."""
ROWS: Final = 3
DISCS: Final = 1034.0
"""Where the middles of the round buttons lie."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of the moment."""

    key: str
    label: str
    do: Callable[[], None]
    icon: str = "check"
    skin: str = "gold"
    enabled: bool = True


def near_box() -> Box:
    """Where a card is laid at the edge."""
    return NEAR


def build_strip(chair: Chair, ui: Ui) -> None:
    """Every button of the strip."""
    _discs(chair, ui)
    found = choices(chair)
    wide = len(found) > ROWS
    x, y, w, h = WIDER if wide else COLUMN
    columns = 2 if wide else 1
    rows = max(ROWS, -(-len(found) // columns))
    step, across = h / rows, w / columns
    for n, choice in enumerate(found):
        # The first stands at the right, under the thumb, whatever their number.
        column, row = (columns - 1 - n // rows, n % rows) if wide else (0, n)
        box = (x + column * across + 4 * column, y + row * step, across - 4 * (columns - 1), step - 8)
        ui.button(
            choice.key,
            box,
            choice.label,
            choice.do,
            skin=choice.skin,  # type: ignore[arg-type]
            icon=choice.icon,
            size=23.5,
            enabled=choice.enabled,
        )


def choices(chair: Chair) -> list[Choice]:
    """What the moment asks for, the most likely first."""
    board = chair.board
    if board.mode == "told":
        words, icon = (tr("Results"), "crown") if chair.session.over else (tr("Next round"), "fast")
        return [Choice("next", words, chair.go_on, icon)]
    if board.mode == "over":
        return [Choice("next", tr("Results"), chair.show_results, "crown")]
    if chair.seat in board.windows.waitable():
        return [Choice("wait", tr("Wait!"), lambda: board.windows.stop(chair.seat), "hand", "red")]
    found = _asked(chair) if chair.mode == "ask" else []
    if chair.reason is not None and chair.reason[0].rule:
        rule = chair.reason[0].rule
        found.append(Choice("rule", tr("Read the rule"), lambda: chair.open_rules(rule), "book", "wood"))
    return found


def _asked(chair: Chair) -> list[Choice]:
    table, hands = chair.table, chair.hands
    if hands.draft is not None:
        can = table.proposal(chair.shown) is not None
        ready = Choice("ready", table.ready_words(chair.shown), chair.ready, "check", "green", can)
        return [ready, Choice("put_back", tr("Put back"), chair.take_back, "undo", "wood")]
    if hands.laid is not None:
        ready = Choice("ready", table.ready_words(chair.shown), chair.ready, "check", "green")
        return [ready, Choice("back", tr("Back"), chair.take_back, "undo", "wood")]
    spots = chair.offers.spots() - ({SHEET} if chair.sheet is not None else set())
    found = []
    if chair.sheet is not None and not chair.table.openly(chair.public.view, chair.seat):
        floor = table.floor(chair.public.view)
        unseen = tr("Answer, unseen") if floor is None or chair.seat in floor.leads else tr("Join in")
        words = tr("Hide my answer") if chair.form_open else unseen
        found.append(Choice("form", words, chair.open_form, "eye_off" if chair.form_open else "pencil"))
    for spot in sorted(spots):
        tap = table.tap(spot)
        if tap is not None:
            found.append(Choice(f"tap-{spot}", tap.label, _tapping(chair, spot), tap.icon, tap.skin))
    if hands.chosen:
        found.append(Choice("back", tr("Back"), chair.take_back, "undo", "wood"))
    return found


def _tapping(chair: Chair, spot: str) -> Callable[[], None]:
    return lambda: chair.tap(spot)


def _discs(chair: Chair, ui: Ui) -> None:
    """Round buttons: the same at every edge, those that a game adds and whether one lets everything go by."""
    app = chair.app
    found = [
        ("menu", "menu", tr("Menu"), chair.menu),
        ("undo", "undo", tr("Undo"), chair.undo),
        ("log", "log", tr("What has happened"), lambda: app.stack.push(LogScene(chair))),
        ("rules", "book", tr("Rules"), chair.open_rules),
    ]
    found += [(extra.key, extra.icon, extra.label, extra.do) for extra in chair.table.extras(app, chair.public)]
    if chair.table.window_game:
        passing = chair.seat in chair.windows.passing
        told = tr("Lets everything go by") if passing else tr("Always asks before others act")
        found.append(("passing", "fast" if passing else "hand", told, lambda: chair.windows.toggle(chair.seat)))
    pitch = min(76.0, 306.0 / len(found))
    left = COLUMN[0] + COLUMN[2] - pitch * len(found) + pitch / 2
    for n, (key, icon, label, do) in enumerate(found):
        ui.icon_button(key, (left + n * pitch, DISCS), icon, label, do, radius=pitch / 2 - 4)
