"""Statistics: who has played and won what, as bars; kept on this computer only, exported or cleared on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.catalogue import rulebooks, tables
from game.language import tr, trn
from game.saves.shelving import write_out
from game.saves.statistics_file import StatisticsFile
from game.statistics import Book, Person, Tally, people
from scenes.menus.dialogs import Confirm
from scenes.menus.page import FOOT, SHEET, draw_page
from scenes.menus.results_ranking import draw_medal
from scenes.scene import Scene
from scenes.stage import Box
from scenes.theme import GAMES
from scenes.widgets.choices import Choice
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

GAP: Final = 12.0
BAR: Final = 40.0
MOST_ROWS: Final = 60
"""People shown; those who won least beyond that are not."""


class StatisticsScene(Scene):
    """A row per person: a bar of games played, its full part games won, and what else is counted."""

    tune = None

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.file = StatisticsFile(app.folders.statistics)
        self.book = Book()
        self.game = ""
        self.focus.key = "back"

    def enter(self) -> None:
        """Read the file."""
        self.book = self.file.load()

    @property
    def rows(self) -> list[Person]:
        """The people of the chosen game, or of all."""
        return people(self.book.tallies(self.game))[:MOST_ROWS]

    # ------------------------------------------------------------ building

    def draw(self, surface: pygame.Surface) -> None:
        """Its own table top."""
        draw_page(surface, self.kit, tr("Statistics"))

    def build(self, ui: Ui) -> None:
        """Privacy and filter above, rows, ways on below."""
        rows = self.rows
        x, y, w, h = SHEET
        if self.book.games or self.book.sums:
            self._filter(ui)
        top = self._heading(ui)
        if not rows:
            self._empty(ui)
        frame = (x + 26, top, w - 52, y + h - top - 24)
        high = self._row_high()
        pane = ui.pane("people", frame, len(rows) * (high + GAP) + 8)
        longest = max((person.played for person in rows), default=1)
        for number, person in enumerate(rows):
            box = (frame[0] + 8, frame[1] + 4 + number * (high + GAP), frame[2] - 34, high)
            self._row(ui, pane, person, longest, box)
        self._foot(ui)

    def _row_high(self) -> float:
        grow = self.kit.stage.grow
        return grow(150 if self.game else 112, 60)

    def _heading(self, ui: Ui) -> float:
        """The sentence on privacy; where what lies below it begins."""
        x, y, w, _h = SHEET
        palette = self.kit.palette
        words = self.file.problem or tr(
            "All of this stays on this computer. Games of bots and games left early do not count."
        )
        size, ink = 22.0, palette.danger if self.file.problem else palette.ink_soft
        high = self.kit.text.height(words, size, w - 100)
        ui.label(words, (x + 46, y + 36), size, ink, anchor="lt", width=w - 100, wrap=True)
        return y + 36 + high + 18

    def _filter(self, ui: Ui) -> None:
        there = {one.game for one in self.book.games} | {one.game for one in self.book.sums}
        games = [table for table in tables() if table.id in there]
        high = min(self.kit.stage.grow(58, 22), 84.0)
        box = (SHEET[0] + SHEET[2] - 460, 62 - high / 2, 460, high)
        ids = ["", *(table.id for table in games)]
        choices = [Choice(tr("All games")), *(Choice(tr(table.title)) for table in games)]
        at = ids.index(self.game) if self.game in ids else 0
        ui.dropdown("filter", box, tr("Which game"), choices, at, lambda n: self.choose(ids[n]))

    def choose(self, game: str) -> None:
        """Show one game, or all."""
        self.game = game
        self.rebuild()

    def _empty(self, ui: Ui) -> None:
        x, y, w, _h = SHEET
        middle = x + w / 2
        ui.decor(lambda surface: self.kit.art.put(surface, "tavern/empty_shelf", (middle, y + 360), 1.2))
        words, ink = tr("No game has been finished here yet."), self.kit.palette.ink
        ui.label(words, (middle, y + 640), 30, ink, font="title", anchor="cm", width=w - 120)

    def _row(self, ui: Ui, pane: Pane, person: Person, longest: int, box: Box) -> None:
        x, y, w, h = box
        palette, kit = self.kit.palette, self.kit
        lines = 3 if self.game else 2
        ui.decor(lambda surface: kit.art.draw(surface, "ui/slot_paper", pane.shown(box)), pane)
        place = sum(other.won > person.won for other in self.rows) + 1
        ui.decor(lambda surface: self._medal(surface, pane, place, (x + 50, y + h / 2)), pane)
        left, first = x + 100, y + h * (0.3 if lines == 2 else 0.22)
        ui.label(person.name, (left, first), 30, palette.ink, font="title", width=330, height=h * 0.42, pane=pane)
        bar = (left + 350, first - BAR / 2, w - 100 - 350 - 330, BAR)
        ui.decor(lambda surface: self._bar(surface, pane, person, longest, bar), pane)
        words = tr("{won} of {played} won").format(won=person.won, played=person.played)
        spot = (x + w - 26, first)
        ui.label(words, spot, 26, palette.ink, font="title", anchor="rm", width=290, height=h * 0.4, pane=pane)
        self._details(ui, pane, person, (left, y, w - 126, h), lines)

    def _details(self, ui: Ui, pane: Pane, person: Person, box: Box, lines: int) -> None:
        left, y, room, h = box
        palette = self.kit.palette
        told = [self._streak(person), *self._usual(person)]
        spot = (left, y + h * (0.74 if lines == 2 else 0.53))
        high = h * (0.4 if lines == 2 else 0.28)
        ui.label(" · ".join(told), spot, 21, palette.ink_soft, width=room, height=high, pane=pane)
        if lines == 3 and person.tallies:
            own = " · ".join(self._own(person.tallies[0]))
            ui.label(own, (left, y + h * 0.81), 21, palette.ink_soft, width=room, height=high, pane=pane)

    def _streak(self, person: Person) -> str:
        n = person.longest
        return trn("longest row: {n} win", "longest row: {n} wins", n).format(n=n)

    def _usual(self, person: Person) -> list[str]:
        """How long games took; with one game chosen also the best result."""
        rounds = sum(tally.rounds for tally in person.tallies)
        told = [tr("{n} rounds a game").format(n=_short(rounds / max(1, person.played)))]
        minutes, timed = (sum(getattr(tally, key) for tally in person.tallies) for key in ("minutes", "timed"))
        if timed:
            told.append(tr("{n} minutes a game").format(n=_short(minutes / timed)))
        if self.game and person.tallies and person.tallies[0].best is not None:
            told.append(tr("best: {n}").format(n=person.tallies[0].best))
        return told

    def _own(self, tally: Tally) -> list[str]:
        """The game's own numbers, in its own words."""
        words = labels(tally.game)
        return [
            tr("{what}: {sum}, at most {most}").format(what=tr(words[key]), sum=value, most=tally.most.get(key, value))
            for key, value in tally.figures.items()
            if key in words
        ]

    def _foot(self, ui: Ui) -> None:
        high = min(self.kit.stage.grow(74, 26), 96.0)
        ui.button("back", (SHEET[0], FOOT, 250, high), tr("Back"), self.back, icon="back")
        there = bool(self.book.games or self.book.sums)
        right = SHEET[0] + SHEET[2]
        box = (SHEET[0] + 268, FOOT, 300, high)
        ui.button("export", box, tr("Export"), self.export, icon="save", enabled=there)
        clear = (right - 330, FOOT, 330, high)
        ui.button("clear", clear, tr("Clear all"), self.ask_clear, skin="red", icon="trash", enabled=there)

    # ------------------------------------------------------------ doing

    def ask_clear(self) -> None:
        """Clearing asks first."""
        words = tr("All numbers and names on this page will be gone for good. Saved games stay.")
        self.app.stack.push(
            Confirm(self.app, tr("Clear the statistics?"), words, tr("Clear"), tr("Keep them"), self.clear)
        )

    def clear(self) -> None:
        """Forget all numbers and names."""
        self.book.clear()
        if not self.file.save(self.book):
            self.app.toast(self.file.problem, icon="lock", tone="bad")
        self.game = ""
        self.rebuild()

    def export(self) -> None:
        """A file with all of it, and where it is."""
        content = self.book.model_dump_json(indent=1, exclude={"seen"}).encode()
        try:
            path = write_out(self.app.folders, "ratskeller-statistics", ".json", content)
        except OSError:
            self.app.toast(tr("The statistics cannot be exported: the disk refuses."), icon="lock", tone="bad")
            return
        self.app.toast(tr("Exported to {folder}").format(folder=str(path.parent)), icon="save")

    # ------------------------------------------------------------ paint

    def _medal(self, surface: pygame.Surface, pane: Pane, place: int, centre: tuple[float, float]) -> None:
        spot = (centre[0], centre[1] - pane.scroll)
        if place <= 5:
            draw_medal(surface, self.kit, place, spot, 62)
            return
        ink = self.kit.palette.ink_soft
        self.kit.text.draw(surface, str(place), spot, 28, ink, font="title", anchor="cm", max_width=60)

    def _bar(self, surface: pygame.Surface, pane: Pane, person: Person, longest: int, box: Box) -> None:
        """Games played as long as their share of the most; full where won, hatched where not."""
        kit, (x, y, w, h) = self.kit, pane.shown(box)
        colour = GAMES[self.game].cloth if self.game in GAMES else kit.palette.go
        whole = max(h, w * person.played / max(1, longest))
        won = whole * person.won / max(1, person.played)
        rect, full = kit.stage.rect((x, y, whole, h)), kit.stage.rect((x, y, won, h))
        corner = kit.stage.px(8)
        pygame.draw.rect(surface, kit.palette.chip, rect, border_radius=corner)
        step = max(6, kit.stage.px(16))
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        for at in range(rect.left - rect.height, rect.right, step):
            pygame.draw.line(surface, kit.palette.slot, (at, rect.bottom), (at + rect.height, rect.top), 2)
        if person.won:
            surface.set_clip(full.clip(before))
            pygame.draw.rect(surface, colour, rect, border_radius=corner)
        surface.set_clip(before)
        pygame.draw.rect(surface, kit.palette.ink, rect, max(1, kit.stage.px(2)), border_radius=corner)


def labels(game: str) -> dict[str, str]:
    """msgids of a game's own numbers by their keys."""
    book = rulebooks().get(game)
    if book is None:
        return {}
    rules = book.rules(book.seats.stop - 1, book.options())
    return {figure.key: figure.what for figure in book.figures(rules, [])}


def _short(value: float) -> str:
    """A number with at most one decimal."""
    return f"{value:.0f}" if value >= 10 or value == int(value) else f"{value:.1f}"
