"""What a game shows at its end; the base serves any game, subclasses draw their own stage and chart."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.agreement import Agreement
from game.core import Session, Standing
from game.language import listed, tr, trn
from scenes.kit import Kit
from scenes.menus.course_chart import Course
from scenes.menus.setup_part import Look
from scenes.stage import Box

if TYPE_CHECKING:
    from scenes.app import App


class ResultsPart:
    """A finished game in words and pictures; subclasses live in scenes/tables/<game>_results and are called Part."""

    measure = ""
    """msgid of what the places are told by."""
    ties = "ties"
    """The paragraph of the rules that says how places are told apart."""
    ribbon = "ui/ribbon_green"
    """The picture behind the title, in the colours of the table."""

    def __init__(self, kit: Kit, agreement: Agreement, session: Session[Any]) -> None:
        self.kit, self.agreement, self.session = kit, agreement, session
        self.book, self.rules = agreement.rulebook, session.rules
        self.standings: list[Standing] = session.rules.standings(session.state)

    @property
    def names(self) -> list[str]:
        """Names by seat, those of imaginary ones in the language of the moment."""
        return self.book.seat_names(self.rules, self.agreement.names)

    @property
    def winners(self) -> list[str]:
        """Who has the first place."""
        return [self.names[standing.seat] for standing in self.standings if standing.place == 1]

    def look(self, seat: int) -> Look | None:
        """The colours and pictures of a seat."""
        return None

    def title(self) -> str:
        """The sentence over everything."""
        if len(self.winners) == 1:
            return tr("{name} wins").format(name=self.winners[0])
        return tr("{names} share the win").format(names=listed(self.winners))

    def subtitle(self) -> str:
        """How long it took."""
        n = self.rules.rounds(self.session.state)
        return trn("{n} round", "{n} rounds", n).format(n=n)

    def plaque(self) -> str:
        """The colour behind a reason."""
        return self.kit.palette.go_deep

    def heading(self) -> str:
        """Over the ranking."""
        return tr("The ranking")

    def detail(self, seat: int) -> str:
        """Beside a name: who played it."""
        if seat >= len(self.agreement.players):
            return tr("imaginary team")
        return tr("bot") if self.agreement.players[seat].bot is not None else ""

    def reason(self, standing: Standing) -> str:
        """Why a place went as it did."""
        return self.book.reason(standing, self.names)

    def course_title(self) -> str:
        """Over the chart."""
        return ""

    def course(self) -> Course | None:
        """The chart's lines, or none."""
        return None

    def extras(self, app: App) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Further round buttons beside the rules: key, icon, label, what it does."""
        return []

    def draw_winners(self, surface: pygame.Surface, box: Box, time: float) -> None:
        """What moves on the picture; `time` counts seconds since it opened."""

    def draw_stage(self, surface: pygame.Surface, box: Box) -> None:
        """The picture, but for what moves."""
        self.kit.art.draw(surface, "ui/panel_dark", box)
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        gold, width = self.kit.palette.candle, box[2] - 80
        self.kit.text.draw(surface, listed(self.winners), middle, 60, gold, font="title", anchor="cm", max_width=width)


def part_of(kit: Kit, agreement: Agreement, session: Session[Any]) -> ResultsPart:
    """The game's own part, or the plain one where it has none."""
    name = f"scenes.tables.{agreement.game}_results"
    if importlib.util.find_spec(name) is None:
        return ResultsPart(kit, agreement, session)
    part: ResultsPart = importlib.import_module(name).Part(kit, agreement, session)
    return part
