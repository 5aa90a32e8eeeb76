"""The piper's results: the children that stayed on their stands before the town, the coins round by round."""

from __future__ import annotations

from typing import Any, Final

import pygame

from game.core import Standing
from game.language import listed, mark, tr, trn
from game.rulebooks.pied_piper.events import GameEnded, PaymentOver
from game.rulebooks.pied_piper.rules import PiperRules
from scenes.art import PREMULTIPLIED
from scenes.menus.course_chart import Course, Line
from scenes.menus.results_stands import HOPS, Stand, StandsPart
from scenes.menus.results_stands import stands as stands_of
from scenes.menus.setup_part import Look
from scenes.stage import Units
from scenes.tables.pied_piper import colours
from scenes.tables.pied_piper.plots import Family, facts, family
from scenes.tables.pied_piper_setup.part import Part as SetupPart

LOOKS: Final = {look.id: look for look in SetupPart.looks}
SHRUNK: Final = {1: 1.0, 2: 0.72, 3: 0.56, 4: 0.46}
SMALLEST: Final = 0.38
"""Size of the children where many families share a stand."""
BUST: Final = 0.62
"""Height of a child against the figure that a stand has room for."""


def stands(standings: list[Standing]) -> list[Stand]:
    """The stands in use before the town."""
    return stands_of(standings, facts()["podium"]["places"])


class Part(StandsPart):
    """Children on stands of stone; a line of coins per family."""

    measure = mark("children")
    ties = "winning"
    ribbon = "ui/ribbon_plum"
    pictures = "piper"
    rules: PiperRules

    def look(self, seat: int) -> Look | None:
        """The family's colours and sign."""
        return LOOKS[self.rules.families[seat]]

    def _family(self, seat: int) -> Family:
        return family(self.rules.families[seat])

    # ------------------------------------------------------------ words

    def title(self) -> str:
        """Who kept most children."""
        if len(self.winners) == 1:
            return tr("{name} kept the children safe").format(name=self.winners[0])
        return tr("{names} share the win").format(names=listed(self.winners))

    def subtitle(self) -> str:
        """Why it is over, how much the piper got, rounds."""
        state = self.session.state
        return " · ".join(
            (
                self._ending(),
                tr("{n} of {target} coins for the piper").format(n=state.stash, target=self.rules.target),
                super().subtitle(),
            )
        )

    def _ending(self) -> str:
        events = self.session.steps[-1].events
        why = next((event.why for event in reversed(events) if isinstance(event, GameEnded)), "")
        return {
            "one_family": tr("one house is left"),
            "stash": tr("the chest is full"),
            "children": tr("three children are left"),
        }.get(why, "")

    def plaque(self) -> str:
        """Dusk instead of the fields' green."""
        return colours.DUSK

    def heading(self) -> str:
        """Over the ranking."""
        return tr("Who kept most children")

    def detail(self, seat: int) -> str:
        """Coins, and who played it if nobody did."""
        n = self.session.state.tokens[seat]
        coins = trn("{n} coin", "{n} coins", n).format(n=n)
        if not self.session.state.children[seat]:
            coins = tr("followed the flute")
        played = super().detail(seat)
        return f"{coins} · {played}" if played else coins

    def course_title(self) -> str:
        """Over the chart."""
        return tr("Coins after each payment")

    def course(self) -> Course:
        """Coins at the start and after each payment."""
        state = self.session.fold(1)
        after = [self.session.rules.blank().tokens]
        for step in self.session.steps[1:]:
            for event in step.events:
                event.change(state)
                if isinstance(event, (PaymentOver, GameEnded)):
                    after.append(state.tokens[:])
        if len(after) > 2 and after[-1] == after[-2]:
            del after[-1]
        return Course(tuple(self._line(standing.seat, after) for standing in self.standings))

    def _line(self, seat: int, after: list[list[int]]) -> Line:
        look = self._family(seat)
        return Line(self.names[seat], tuple(coins[seat] for coins in after), look.base, f"piper/symbol_{look.name}")

    # ------------------------------------------------------------ the stands

    def podium(self) -> dict[str, Any]:
        """The town's picture."""
        told: dict[str, Any] = facts()["podium"]
        return told

    def name_plate(self, seat: int) -> tuple[str, str]:
        """Night, and the family's line."""
        return colours.NIGHT, self._family(seat).line

    def figures(self, surface: pygame.Surface, stand: Stand, at: Units, k: float, time: float) -> None:
        """The children of the families on a stand."""
        count = len(stand.seats)
        for number, seat in enumerate(stand.seats):
            shift = (number - (count - 1) / 2) * stand.width * 1.1 * k / count
            high = stand.figure * BUST * k * SHRUNK.get(count, SMALLEST)
            self._children(surface, seat, (at[0] + shift, at[1]), high, time if stand.place == 1 else HOPS)

    def _children(self, surface: pygame.Surface, seat: int, foot: Units, high: float, time: float) -> None:
        """A family's children side by side, the middle one in front; one who looks after the others if none stayed."""
        art, look = self.kit.art, self._family(seat)
        left = self.session.state.children[seat]
        wide = high * art.size("piper/bust_1")[0] / art.size("piper/bust_1")[1]
        order = {1: (0,), 2: (0, 1), 3: (0, 2, 1)}.get(left, ())
        for window in order:
            off = (window - (left - 1) / 2) * wide * 0.62
            size = high * (1.0 if window == 1 or left < 3 else 0.86)
            hop = self.hop(time + window * 0.13, high)
            picture = art.get(f"piper/bust_{look.child(window)}", size)
            spot = picture.get_rect(midbottom=self.kit.stage.point((foot[0] + off, foot[1] - hop + 2)))
            surface.blit(picture, spot, special_flags=PREMULTIPLIED)
        if not order:
            disc = high * 0.5
            art.draw(surface, f"piper/disc_{look.name}", (foot[0] - disc / 2, foot[1] - disc - 4, disc, disc))
