"""The run's results: the rats on the ship's deck, what is on their shelves, the pieces round by round."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from typing import Any, Final

import pygame

from game.core import Standing
from game.language import listed, mark, tr, trn
from game.rulebooks.treasure_run.events import GameEnded, RoundBegan
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import State
from scenes.art import PREMULTIPLIED
from scenes.letters import Face
from scenes.menus.course_chart import Course, Line
from scenes.menus.results_part import ResultsPart
from scenes.menus.results_ranking import draw_medal
from scenes.menus.setup_part import Look
from scenes.stage import SMALLEST_TEXT, Box, Units
from scenes.tables.treasure_run import colours
from scenes.tables.treasure_run.farm import facts
from scenes.tables.treasure_run.looks import RAT_LOOKS, RatLook
from scenes.tables.treasure_run.shelf import rounded
from scenes.tables.treasure_run_setup.part import Part as SetupPart
from scenes.theme import GAMES

LOOKS: Final = {look.id: look for look in SetupPart.looks}
HOPS: Final = 3.5
"""Seconds that the winners hop."""
SHRUNK: Final = {1: 0.62, 2: 0.5, 3: 0.46}
SMALLEST: Final = 0.42
"""Height of a rat against the figure that a stand has room for, by how many share it."""
CREW_WIDE: Final = 800.0
"""Units of the deck over which a whole crew stands."""
CREW_HIGH: Final = 190.0
DECK: Final = 720.0
"""Where its feet are, from the top of the picture."""
ROOM: Final = {1: 1.2, 2: 1.3, 3: 1.3, 4: 1.4, 5: 1.5, 6: 2.0}
"""Width of the names against that of their stand, by place."""
LEGS: Final = 0.07
"""Share of a rat's picture below its feet."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A stand in the picture's units, and the rats on it."""

    place: int
    x: float
    top: float
    foot: float
    width: float
    figure: float
    seats: tuple[int, ...]


def stands(standings: list[Standing]) -> list[Stand]:
    """The stands in use, the winners' last; a shared place is a shared stand."""
    told = facts()["podium"]["places"]
    found: list[Stand] = []
    for place in sorted({standing.place for standing in standings}, reverse=True):
        one: dict[str, Any] = told[place - 1]
        seats = tuple(standing.seat for standing in standings if standing.place == place)
        found.append(Stand(place, one["x"], one["top"], one["foot"], one["width"], one["figure"], seats))
    return found


class Part(ResultsPart):
    """Rats on stands of planks and barrels; a line of pieces per rat."""

    measure = mark("pieces")
    ties = "end"
    ribbon = "ui/ribbon_wood"
    rules: TreasureRules

    def look(self, seat: int) -> Look | None:
        """The rat's colours and sign."""
        return LOOKS[self.rules.rats[seat]]

    def _look(self, seat: int) -> RatLook:
        return RAT_LOOKS[self.rules.rats[seat]]

    # ------------------------------------------------------------ words

    def title(self) -> str:
        """Who is home."""
        if self.rules.crew:
            return tr("The crew sails home") if self.winners else tr("The farm has woken")
        if len(self.winners) == 1:
            if self._why() == "home":
                return tr("{name} sails home with the treasure").format(name=self.winners[0])
            return tr("{name} wins").format(name=self.winners[0])
        return tr("{names} share the win").format(names=listed(self.winners))

    def _why(self) -> str:
        events = self.session.steps[-1].events
        return next((event.why for event in reversed(events) if isinstance(event, GameEnded)), "")

    def subtitle(self) -> str:
        """How it ended, and how long it took."""
        told = {
            "home": tr("every piece on board"),
            "rounds": tr("the run was called off"),
            "crew": tr("every piece on board"),
            "farm_woke": tr("nobody wins"),
        }.get(self._why(), "")
        return " · ".join(words for words in (told, super().subtitle()) if words)

    def plaque(self) -> str:
        """Walnut instead of the fields' green."""
        return GAMES[self.book.id].deep

    def heading(self) -> str:
        """Over the ranking."""
        return tr("The crew") if self.rules.crew else tr("Who has most of the treasure")

    def detail(self, seat: int) -> str:
        """Pie Cards left, and who played it if nobody did."""
        n = len(self.session.state.hands[seat])
        cards = trn("{n} Pie Card", "{n} Pie Cards", n).format(n=n)
        played = super().detail(seat)
        return f"{cards} · {played}" if played else cards

    def course_title(self) -> str:
        """Over the chart."""
        return tr("Kinds of treasure after each round")

    def course(self) -> Course:
        """Kinds held at the start and after each round."""
        state: State = self.session.fold(1)
        after = [self._kinds(state)]
        for step in self.session.steps[1:]:
            for event in step.events:
                event.change(state)
                if isinstance(event, (RoundBegan, GameEnded)):
                    after.append(self._kinds(state))
        seats = [0] if self.rules.crew else [standing.seat for standing in self.standings]
        return Course(tuple(self._line(seat, after) for seat in seats))

    def _kinds(self, state: State) -> list[int]:
        return [sum(map(bool, shelf)) for shelf in state.shelves]

    def _line(self, seat: int, after: list[list[int]]) -> Line:
        name = tr("The crew") if self.rules.crew else self.names[seat]
        look = self._look(seat)
        return Line(name, tuple(kinds[seat] for kinds in after), look.colours.base, f"treasure/badge_{look.colour}")

    # ------------------------------------------------------------ the stands

    def draw_stage(self, surface: pygame.Surface, box: Box) -> None:
        """The deck, stands, everybody but the winners; names last, since no stand may cover one."""
        self.kit.art.draw(surface, "treasure/podium", box)
        k = box[2] / facts()["podium"]["size"][0]
        if self.rules.crew:
            if not self.winners:
                self._crew(surface, box, k, HOPS)
            self._crew_names(surface, box, k)
            return
        placed = [(stand, (box[0] + stand.x * k, box[1] + stand.top * k)) for stand in stands(self.standings)]
        for stand, at in placed:
            self.kit.art.put(surface, f"treasure/podium_block_{stand.place}", at, k)
            if stand.place > 1:
                self._rats(surface, stand, at, k, HOPS)
        for stand, at in placed:
            self._names(surface, stand, at, k, box[0] + box[2])

    def draw_winners(self, surface: pygame.Surface, box: Box, time: float) -> None:
        """The winners hop for joy."""
        k = box[2] / facts()["podium"]["size"][0]
        if self.rules.crew:
            if self.winners:
                self._crew(surface, box, k, time)
            return
        first = stands(self.standings)[-1]
        if first.place == 1:
            self._rats(surface, first, (box[0] + first.x * k, box[1] + first.top * k), k, time)

    def _crew_feet(self, box: Box, k: float) -> list[Units]:
        """A crew stands side by side on the deck, whether it has won or not."""
        step = CREW_WIDE * k / max(3, self.rules.seats)
        middle = box[0] + box[2] / 2
        places = (number - (self.rules.seats - 1) / 2 for number in range(self.rules.seats))
        return [(middle + place * step, box[1] + DECK * k) for place in places]

    def _crew(self, surface: pygame.Surface, box: Box, k: float, time: float) -> None:
        for seat, foot in enumerate(self._crew_feet(box, k)):
            self._rat(surface, seat, foot, CREW_HIGH * k, time + seat * 0.13)

    def _crew_names(self, surface: pygame.Surface, box: Box, k: float) -> None:
        """Under each rat, in two rows where many stand close together."""
        for seat, (x, y) in enumerate(self._crew_feet(box, k)):
            row = seat % 2 if self.rules.seats > 3 else 0
            room = CREW_WIDE * k / max(3, self.rules.seats) * (1.9 if self.rules.seats > 3 else 1.0)
            step = max(30.0, self.kit.stage.text_units(17) * 1.25)
            self._tag(surface, seat, (x, y + 28 * k + row * (step + 2)), room, step)

    def _rats(self, surface: pygame.Surface, stand: Stand, at: Units, k: float, time: float) -> None:
        count = len(stand.seats)
        high = stand.figure * k * SHRUNK.get(count, SMALLEST)
        wide = stand.width * (1.1 if count < 3 else 2.2) * k
        for number, seat in enumerate(stand.seats):
            shift = (number - (count - 1) / 2) * wide / count
            self._rat(surface, seat, (at[0] + shift, at[1]), high, time + number * 0.13)

    def _rat(self, surface: pygame.Surface, seat: int, foot: Units, high: float, time: float) -> None:
        hop = self._hop(time, high)
        face = f"treasure/rat_{self.rules.rats[seat]}" + ("_hop" if hop > high * 0.03 else "")
        picture = self.kit.art.get(face, high)
        spot = picture.get_rect(midbottom=self.kit.stage.point((foot[0], foot[1] - hop + high * LEGS)))
        surface.blit(picture, spot, special_flags=PREMULTIPLIED)

    def _hop(self, time: float, high: float) -> float:
        if self.kit.calm or time >= HOPS:
            return 0.0
        return high * 0.16 * abs(sin(time * 2.1 * pi)) * (1 - time / HOPS)

    def _names(self, surface: pygame.Surface, stand: Stand, at: Units, k: float, right: float) -> None:
        """Medal and names on the stand's front, the last one's a row lower where there is little room."""
        kit = self.kit
        high = (stand.foot - stand.top) * k
        medal = min(72.0, high * 0.5)
        if stand.place <= 5:
            draw_medal(surface, kit, stand.place, (at[0], at[1] + 20 * k + medal / 2), medal)
        top = at[1] + 26 * k + medal
        step = max(kit.stage.text_units(17) * 1.25, min(34.0, (at[1] + high - top) / len(stand.seats)))
        for number, seat in enumerate(stand.seats):
            y = top + step * (number + 0.5)
            room = stand.width * k * ROOM[stand.place]
            middle = min(at[0], right - room / 2 - 6) if stand.place > 5 else at[0]
            self._tag(surface, seat, (middle, y + (step if stand.place > 5 else 0)), room, step)

    def _tag(self, surface: pygame.Surface, seat: int, middle: Units, room: float, high: float) -> None:
        """A name on a plate with the rat's colour round it."""
        kit, name = self.kit, self.names[seat]
        smallest = SMALLEST_TEXT / (kit.stage.scale * kit.stage.text_scale)
        faces: tuple[Face, ...] = ("title", "bold")
        face: Face = next((face for face in faces if kit.text.width(name, smallest, face) <= room - 14), "body")
        wide = min(room, kit.text.width(name, 22, face) + 24)
        box = (middle[0] - wide / 2, middle[1] - high / 2 + 1, wide, high - 2)
        rounded(surface, kit, box, colours.WALNUT_DEEP, self._look(seat).colours.base, high / 2, 2)
        cream, most = kit.palette.cream, room - 14
        kit.text.draw(surface, name, middle, 22, cream, font=face, anchor="cm", max_width=most, max_height=high)
