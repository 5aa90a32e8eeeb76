"""The results of Pie Rats: Captains with their pies on stands under the window, points round by round."""

from __future__ import annotations

from typing import Any, Final

import pygame

from game.language import listed, mark, tr, trn
from game.rulebooks.pie_rats.events import GameEnded, RoundBegan
from game.rulebooks.pie_rats.placing import points
from game.rulebooks.pie_rats.rules import PieRules
from scenes.art import PREMULTIPLIED
from scenes.menus.course_chart import Course, Line
from scenes.menus.results_stands import HOPS, Stand, StandsPart
from scenes.menus.setup_part import Look
from scenes.stage import Units
from scenes.tables.pie_rats import colours
from scenes.tables.pie_rats.looks import CAPTAIN_LOOKS, CaptainLook
from scenes.tables.pie_rats.places import facts
from scenes.tables.pie_rats_setup.part import Part as SetupPart

LOOKS: Final = {look.id: look for look in SetupPart.looks}
SHRUNK: Final = {1: 1.0, 2: 0.66, 3: 0.5}
SMALLEST: Final = 0.4
"""Size of the Captains where many share a stand."""
PORTRAIT: Final = 0.72
"""Height of a Captain against the figure that a stand has room for."""
SHOWN_PIES: Final = 3


class Part(StandsPart):
    """Captains before the window; a line of points each."""

    measure = mark("points")
    ties = "winning"
    ribbon = "ui/ribbon_red"
    pictures = "pie_rats"
    rules: PieRules

    def look(self, seat: int) -> Look | None:
        """The Captain's colours and sign."""
        return LOOKS[self.rules.captains[seat]]

    def _captain(self, seat: int) -> CaptainLook:
        return CAPTAIN_LOOKS[self.rules.captains[seat]]

    # ------------------------------------------------------------ words

    def title(self) -> str:
        """Who won."""
        if len(self.winners) == 1:
            return tr("{name} ate best").format(name=self.winners[0])
        return tr("{names} share the win").format(names=listed(self.winners))

    def subtitle(self) -> str:
        """How it ended, after how many rounds."""
        events = self.session.steps[-1].events
        swept = any(isinstance(event, GameEnded) and event.why == "swept" for event in events)
        ending = tr("the sill was swept") if swept else tr("the last pie is gone")
        return f"{ending} · {super().subtitle()}"

    def plaque(self) -> str:
        """Wine instead of the fields' green."""
        return colours.WINE

    def heading(self) -> str:
        """Over the ranking."""
        return tr("Whose pies are worth most")

    def detail(self, seat: int) -> str:
        """Pies, and who played it if nobody did."""
        n = len(self.session.state.loot[seat])
        pies = trn("{n} pie", "{n} pies", n).format(n=n)
        played = super().detail(seat)
        return f"{pies} · {played}" if played else pies

    def course_title(self) -> str:
        """Over the chart."""
        return tr("Points after each round")

    def course(self) -> Course:
        """Points at the start and after each round."""
        state = self.session.fold(1)
        seats = range(self.rules.seats)
        after = [[points(state, seat) for seat in seats]]
        for step in self.session.steps[1:]:
            for event in step.events:
                event.change(state)
                if isinstance(event, (RoundBegan, GameEnded)):
                    after.append([points(state, seat) for seat in seats])
        return Course(tuple(self._line(standing.seat, after) for standing in self.standings))

    def _line(self, seat: int, after: list[list[int]]) -> Line:
        look = self._captain(seat)
        told = tuple(round_[seat] for round_ in after)
        return Line(self.names[seat], told, look.colours.base, f"pie_rats/symbol_{look.colour}")

    # ------------------------------------------------------------ the stands

    def podium(self) -> dict[str, Any]:
        """The picture of the window."""
        told: dict[str, Any] = facts()["podium"]
        return told

    def name_plate(self, seat: int) -> tuple[str, str]:
        """Walnut, and the Captain's colour."""
        return colours.WALNUT, self._captain(seat).colours.pale

    def figures(self, surface: pygame.Surface, stand: Stand, at: Units, k: float, time: float) -> None:
        """The Captains on a stand."""
        count = len(stand.seats)
        for number, seat in enumerate(stand.seats):
            shift = (number - (count - 1) / 2) * stand.width * 1.1 * k / count
            high = stand.figure * PORTRAIT * k * SHRUNK.get(count, SMALLEST)
            self._figure(surface, seat, (at[0] + shift, at[1]), high, time if stand.place == 1 else HOPS)

    def _figure(self, surface: pygame.Surface, seat: int, foot: Units, high: float, time: float) -> None:
        """A Captain in its ring, with the latest of its pies before it."""
        art, (x, y) = self.kit.art, foot
        middle = y - high * 0.62 - self.hop(time, high)
        size = high * 0.96
        captain = self.rules.captains[seat]
        art.draw(surface, f"pie_rats_crew/{captain}_badge", (x - size / 2, middle - size / 2, size, size))
        ring = size * 1.17
        art.draw(surface, f"pie_rats/ring_{self._captain(seat).colour}", (x - ring / 2, middle - ring / 2, ring, ring))
        pies = self.session.state.loot[seat][-SHOWN_PIES:]
        for number, slot in enumerate(pies):
            picture = art.get(f"pie_rats/pie_{self.session.state.pies[slot]}", high * 0.36)
            off = (number - (len(pies) - 1) / 2) * high * 0.3
            spot = picture.get_rect(midbottom=self.kit.stage.point((x + off, y + high * 0.05)))
            surface.blit(picture, spot, special_flags=PREMULTIPLIED)
