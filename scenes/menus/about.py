"""About: the version, who made it, and the licence of each library and font, to be read in the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

import pygame
from pydantic import BaseModel, ConfigDict

from game.language import tr
from scenes.scene import Scene
from scenes.stage import Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

SHEET: Final[Box] = (210, 150, 1500, 800)
LIST: Final = 420.0
SIZE: Final = 21.0


class Shipped(BaseModel):
    """Something the program is made of."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    version: str
    licence: str
    text: str


class Licences(BaseModel):
    """Everything that licences.json states, the program itself first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    shipped: tuple[Shipped, ...]


@cache
def licences() -> Licences:
    """What the app ships."""
    return Licences.model_validate_json((files("assets") / "data" / "licences.json").read_bytes())


class AboutScene(Scene):
    """The parts at the left; at the right the licence of the chosen one, page by page."""

    tune = None

    def __init__(self, app: App, chosen: int = 0) -> None:
        super().__init__(app)
        self.chosen = chosen
        self.page = 0

    def draw(self, surface: pygame.Surface) -> None:
        """Its own table top."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
        palette = self.kit.palette
        spot = (SHEET[0] + 10, SHEET[1] / 2)
        words = tr("About Ratskeller")
        self.kit.text.draw(
            surface, words, spot, 52, palette.candle, font="title", max_height=110, outline=(palette.soot, 5)
        )
        self.kit.art.draw(surface, "ui/panel_parchment", SHEET)

    def build(self, ui: Ui) -> None:
        """The list, the licence, and the ways on."""
        x, y, w, h = SHEET
        close = self.kit.stage.grow(66, 25)
        foot = y + h - close - 36
        self._list(ui, (x + 30, y + 36, LIST, foot - y - 56))
        self._licence(ui, (x + LIST + 70, y + 40, w - LIST - 120, foot - y - 60))
        ui.button("back", (x + 40, foot, 250, close), tr("Back"), self.back, icon="back")
        last = len(self.pages()) - 1
        if last:
            label = tr("Page {n} of {all}").format(n=self.page + 1, all=last + 1)
            ui.label(label, (x + w - 420, foot + close / 2), 22, self.kit.palette.ink_soft, anchor="rm", width=330)
            ui.button("earlier", (x + w - 400, foot, 170, close), tr("Previous"), lambda: self.turn(-1), size=22)
            ui.button("later", (x + w - 215, foot, 170, close), tr("Next"), lambda: self.turn(1), size=22)

    def _list(self, ui: Ui, box: Box) -> None:
        row = self.kit.stage.grow(62, 24)
        shipped = licences().shipped
        pane = ui.pane("parts", box, len(shipped) * (row + 8) + 10)
        for number, part in enumerate(shipped):
            place = (box[0] + 8, box[1] + 6 + number * (row + 8), box[2] - 34, row)
            skin: Literal["gold", "wood"] = "gold" if number == self.chosen else "wood"
            ui.button(f"part-{number}", place, part.name, self._choose(number), skin=skin, size=22, pane=pane)

    def _licence(self, ui: Ui, box: Box) -> None:
        x, y, w, _h = box
        part, palette = licences().shipped[self.chosen], self.kit.palette
        high = self.kit.stage.text_units(30) * 1.3
        ui.label(f"{part.name} {part.version}", (x, y + high / 2), 30, palette.ink, font="title", width=w)
        said = tr("Licence: {licence}").format(licence=part.licence)
        if not self.chosen:
            said += " · " + tr("Games, words, pictures and sounds: the Ratskeller founders")
        ui.label(said, (x, y + high * 1.45), 22, palette.ink_soft, width=w)
        pages = self.pages()
        self.page = min(self.page, len(pages) - 1)
        step = self._step()
        for number, line in enumerate(pages[self.page]):
            ui.label(line, (x, y + high * 2 + step * (number + 0.5)), SIZE, palette.ink, font="body", width=w)

    def _step(self) -> float:
        return self.kit.stage.text_units(SIZE) * 1.28

    def pages(self) -> list[list[str]]:
        """The chosen licence, wrapped and cut into pages."""
        close = self.kit.stage.grow(66, 25)
        room = SHEET[3] - close - 96 - 20 - self.kit.stage.text_units(30) * 2.6
        most = max(1, int(room / self._step()))
        lines = self.kit.text.lines(licences().shipped[self.chosen].text, SIZE, SHEET[2] - LIST - 130, "body")
        return [lines[at : at + most] for at in range(0, len(lines), most)]

    def _choose(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            self.chosen, self.page = number, 0
            self.rebuild()

        return choose

    def turn(self, by: int) -> None:
        """Turn over so many pages, as far as there are any."""
        self.page = min(max(0, self.page + by), len(self.pages()) - 1)
        self.rebuild()
