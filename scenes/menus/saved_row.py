"""One row of the shelf: picture, title, who played, how far and when, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.catalogue import tables
from game.language import tr
from game.saves.game_file import SavedGame
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.shelf import resumable, round_of, said_on, title_of
from scenes.menus.tavern import tavern
from scenes.stage import Box
from scenes.tables import table_of
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.menus.saved_games import SavedGamesScene

MAIN: Final = 214.0
PITCH: Final = 66.0
MARK: Final = 32.0
NAME: Final = 21.0


def symbols_of(kit: Kit, saved: SavedGame) -> tuple[str, ...]:
    """By seat, the picture that its game knows it by; none where the options cannot be played any more."""
    if saved.agreement is None:
        return ()
    try:
        rules = saved.agreement.rules()
    except ValueError:
        return ()
    table = table_of(saved.game, kit, rules, saved.agreement.names)
    return tuple(table.seat_picture(seat) for seat in range(len(saved.players)))


class SavedRow:
    """Builds one row."""

    def __init__(self, scene: SavedGamesScene, ui: Ui, pane: Pane, saved: SavedGame, box: Box) -> None:
        self.scene, self.kit, self.ui, self.pane = scene, scene.kit, ui, pane
        self.saved, self.box = saved, box

    def build(self) -> None:
        """Ground and picture, words, buttons."""
        self.ui.decor(self._ground, self.pane)
        left = self._buttons()
        self._words(left)

    def _picture_box(self) -> Box:
        x, y, _w, h = self.box
        high = min(h - 22, 150.0)
        return x + 14, y + (h - high) / 2, high * 16 / 9, high

    def _words(self, right: float) -> None:
        _x, y, _w, h = self.box
        palette, saved = self.kit.palette, self.saved
        place = self._picture_box()
        left = place[0] + place[2] + 24
        room = right - left - 16
        self._label(title_of(saved), (left, y + h * 0.22), 28, palette.ink, room)
        if saved.fault:
            spot = (left, y + h * 0.66)
            width = {"width": room, "height": h * 0.5}
            self.ui.label(saved.fault, spot, 20, palette.danger, wrap=True, pane=self.pane, **width)  # type: ignore[arg-type]
            return
        crowded = sum(self._wish(player.name) for player in saved.players) > room
        middles = [y + h * 0.44, y + h * 0.64] if crowded else [y + h * 0.53]
        self._players(left, room, middles, h * (0.2 if crowded else 0.28))
        words = f"{round_of(saved)} · {said_on(saved)}"
        self._label(words, (left, y + h * (0.86 if crowded else 0.8)), 20, palette.ink_soft, room, "bold")

    def _label(
        self, words: str, spot: tuple[float, float], size: float, ink: str, room: float, font: str = "title"
    ) -> None:
        high = self.box[3] * 0.3
        self.ui.label(words, spot, size, ink, font=font, width=room, height=high, pane=self.pane)  # type: ignore[arg-type]

    def _players(self, left: float, room: float, middles: list[float], high: float) -> None:
        """Symbol and name of each seat, in one row or two."""
        saved, kit = self.saved, self.kit
        marks = self.scene.symbols(saved)
        each = -(-len(saved.players) // len(middles))
        for row, middle in enumerate(middles):
            seats = range(row * each, min(len(saved.players), (row + 1) * each))
            wishes = [self._wish(saved.players[seat].name) for seat in seats]
            at, scale = left, min(1.0, room / max(1.0, sum(wishes)))
            for seat, wish in zip(seats, wishes, strict=True):
                self._symbol(marks[seat] if seat < len(marks) else "", (at + MARK / 2, middle))
                spot, width = (at + MARK + 8, middle), wish * scale - MARK - 10
                name, ink = saved.players[seat].name, kit.palette.ink
                self.ui.label(name, spot, NAME, ink, width=width, height=high, pane=self.pane)
                at += wish * scale

    def _wish(self, name: str) -> float:
        return MARK + 8 + self.kit.text.width(name, NAME, "bold") + 20

    def _symbol(self, picture: str, centre: tuple[float, float]) -> None:
        kit, pane = self.kit, self.pane

        def paint(surface: pygame.Surface) -> None:
            spot = (centre[0], centre[1] - pane.scroll)
            if picture:
                mark = kit.art.get(picture, MARK)
                surface.blit(mark, mark.get_rect(center=kit.stage.point(spot)), special_flags=PREMULTIPLIED)
            else:
                kit.art.icon(surface, "human", spot, MARK * 0.8, kit.palette.ink_soft)

        self.ui.decor(paint, pane)

    def _buttons(self) -> float:
        """The buttons from the right; where they begin."""
        x, y, w, h = self.box
        saved, scene, key, middle = self.saved, self.scene, self.saved.path.stem, y + h / 2
        title = title_of(saved)
        at = x + w - 46
        self._round("delete", "trash", tr("Delete {title}").format(title=title), at, lambda: scene.ask_delete(saved))
        if saved.fault:
            return at - 40
        at -= PITCH
        self._round("export", "save", tr("Export {title}").format(title=title), at, lambda: scene.export(saved))
        if saved.over:
            at -= PITCH
            label = tr("Results of {title}").format(title=title)
            self._round("results", "crown", label, at, lambda: scene.show_results(saved))
        else:
            at -= PITCH
            label = tr("Look back at {title}").format(title=title)
            self._round("look", "replay", label, at, lambda: scene.watch(saved))
        high = self.kit.stage.grow(66, 24)
        box = (at - PITCH / 2 - 12 - MAIN, middle - high / 2, MAIN, high)
        if resumable(saved):
            self.ui.button(
                f"resume-{key}", box, tr("Resume"), lambda: scene.go_on(saved), skin="gold", icon="play", pane=self.pane
            )
        else:
            self.ui.button(f"watch-{key}", box, tr("Watch"), lambda: scene.watch(saved), icon="replay", pane=self.pane)
        return box[0]

    def _round(self, key: str, icon: str, label: str, at: float, do: object) -> None:
        centre = (at, self.box[1] + self.box[3] / 2)
        self.ui.icon_button(f"{key}-{self.saved.path.stem}", centre, icon, label, do, pane=self.pane)  # type: ignore[arg-type]

    def _ground(self, surface: pygame.Surface) -> None:
        kit, saved = self.kit, self.saved
        kit.art.draw(surface, "ui/slot_paper", self.pane.shown(self.box))
        place = self.pane.shown(self._picture_box())
        picture = self.scene.pictures.get(saved)
        frame = (place[0] - 3, place[1] - 3, place[2] + 6, place[3] + 6)
        pygame.draw.rect(surface, kit.palette.walnut5, kit.stage.rect(frame), border_radius=kit.stage.px(10))
        rect = kit.stage.rect(place)
        if picture is not None:
            surface.blit(pygame.transform.smoothscale(picture, rect.size), rect)
            return
        known = saved.game in {table.id for table in tables()} and saved.game in tavern().nooks
        if known:
            name = tavern().nooks[saved.game].thumb
            wide, high = kit.art.size(name)
            tall = place[3] - 10
            shown = tall * wide / high
            kit.art.draw(surface, name, (place[0] + (place[2] - shown) / 2, place[1] + 5, shown, tall))
        else:
            centre = (place[0] + place[2] / 2, place[1] + place[3] / 2)
            kit.art.icon(surface, "warning", centre, 60, kit.palette.candle)
