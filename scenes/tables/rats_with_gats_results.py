"""The results of a voyage: nobody wins alone; the crew at its party, what it has done, ranks scene by scene."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.core import Standing
from game.language import listed, mark, tr, trn
from game.rulebooks.rats_with_gats.rat_events import RanksDrawn
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.scene_events import SceneEnded
from game.rulebooks.rats_with_gats.state import GHOST, GONE, State
from scenes.letters import Face
from scenes.menus.course_chart import Course, Line
from scenes.menus.results_part import ResultsPart
from scenes.menus.setup_part import Look
from scenes.stage import SMALLEST_TEXT, Box
from scenes.tables.rats_with_gats import colours
from scenes.tables.rats_with_gats.crew import Crew
from scenes.tables.rats_with_gats.logbook import LogBook
from scenes.tables.rats_with_gats.yarn import chronicle
from scenes.tables.rats_with_gats_setup.part import Part as SetupPart

if TYPE_CHECKING:
    from scenes.app import App

LOOKS: Final = {look.id: look for look in SetupPart.looks}
FLAGS: Final = ("ship", "captain", "piracy")
FLAG: Final = (164.0, 75.0)
HALF: Final = 1.22
"""Size of the flags over the party."""


@cache
def places() -> dict[str, Any]:
    """Where rats stand at the party, in the picture's units."""
    told: dict[str, Any] = json.loads((files("assets") / "data" / "gats_podium.json").read_text(encoding="utf-8"))
    return told


class Part(ResultsPart):
    """A crew that has sailed together: all of it has the first place."""

    measure = mark("rank")
    ties = "end"
    ribbon = "ui/ribbon_red"
    rules: GatsRules

    @property
    def crew(self) -> Crew:
        """Names and portraits, as at the table."""
        crew = Crew(self.rules, self.names)
        crew.attend(self.agreement, self.session)
        return crew

    @property
    def state(self) -> State:
        """The voyage at its end."""
        state: State = self.session.state
        return state

    def look(self, seat: int) -> Look | None:
        """The seat's seal and colours."""
        return LOOKS[self.rules.seals[seat]]

    # ------------------------------------------------------------ words

    def title(self) -> str:
        """What has become of them."""
        if self.state.ended == "crew_done":
            return tr("A ship, a Captain, a reputation")
        return tr("The crew goes ashore")

    def subtitle(self) -> str:
        """How much it has done, and how long it took."""
        scenes, challenges = self.state.scene, self.state.challenges
        return " · ".join(
            (
                tr("{n} of 3 objectives of the crew").format(n=sum(self.state.crew)),
                trn("{n} scene", "{n} scenes", scenes).format(n=scenes),
                trn("{n} challenge", "{n} challenges", challenges).format(n=challenges),
            )
        )

    def plaque(self) -> str:
        """The sea's night."""
        return colours.NIGHT

    def heading(self) -> str:
        """Over the list of players."""
        return tr("Ranks of the crew")

    def detail(self, seat: int) -> str:
        """The rat's name, and who played it if nobody did."""
        told = self.crew.rat_name(self.state, seat)
        played = super().detail(seat)
        return f"{told} · {played}" if played else told

    def reason(self, standing: Standing) -> str:
        """What the rat has got."""
        rat = self.state.rats[standing.seat]
        got = [tr("gat")] * (rat.gat is not None) + [tr("name")] * (rat.name is not None)
        if rat.status == GHOST:
            got.append(tr("a ghost"))
        return listed(got) if got else tr("no gat, no name")

    # ------------------------------------------------------------ chart

    def course_title(self) -> str:
        """Over the chart."""
        return tr("Rank after each scene")

    def course(self) -> Course | None:
        """Ranks as they were drawn, then at the end of each scene, and at the very end."""
        state, ranks = self.session.rules.blank(), list[list[int]]()
        for step in self.session.steps:
            for event in step.events:
                if isinstance(event, SceneEnded) and state.scene > 1:
                    ranks.append([rat.rank for rat in state.rats])
                event.change(state)
                if isinstance(event, RanksDrawn):
                    ranks.append([rat.rank for rat in state.rats])
        ranks.append([rat.rank for rat in state.rats])
        if len(ranks) < 2:
            return None
        return Course(tuple(self._line(standing.seat, ranks) for standing in self.standings))

    def _line(self, seat: int, ranks: list[list[int]]) -> Line:
        seal = self.rules.seals[seat]
        colour = self.crew.looks[seat].colours.base
        return Line(self.names[seat], tuple(row[seat] for row in ranks), colour, f"gats_seats/seal_{seal}")

    # ------------------------------------------------------------ the party

    def draw_stage(self, surface: pygame.Surface, box: Box) -> None:
        """The deck, the rats by rank with the Captain under the hat, the feast before them, flags over it."""
        art, told = self.kit.art, places()
        k = box[2] / told["size"][0]
        art.draw(surface, "gats/podium", box)
        guests = [s.seat for s in self.standings if self.state.rats[s.seat].status != GONE]
        spots = told["places_six" if len(guests) > 5 else "places"][: len(guests)]
        for seat, spot in reversed(list(zip(guests, spots, strict=True))):
            self._rat(surface, seat, (box[0] + spot["x"] * k, box[1] + spot["foot"] * k), spot["high"] * k)
        art.draw(surface, told["front"], box)
        self._flags(surface, box, k)
        for seat, spot in zip(guests, spots, strict=True):
            self._name(surface, seat, (box[0] + spot["x"] * k, box[1] + (spot["foot"] - 4) * k), k)

    def _rat(self, surface: pygame.Surface, seat: int, foot: tuple[float, float], high: float) -> None:
        rat = self.state.rats[seat]
        name = f"gats/rat_{self.crew.looks[seat].rat(rat.number)}_bust"
        size = self.kit.art.size(name)
        self.kit.art.put(surface, name, foot, high / size[1])
        if self.state.captain == seat:
            self.kit.art.put(surface, "gats/icon_captain", (foot[0] + high * 0.34, foot[1] - high * 0.84), 1.2)

    def _name(self, surface: pygame.Surface, seat: int, spot: tuple[float, float], k: float) -> None:
        """The rat's name on a plate at its foot."""
        kit, name = self.kit, self.crew.rat_name(self.state, seat)
        room = 152.0 * k
        wish = kit.text.width(name, 19, "title") + 28
        high = max(34.0, kit.stage.text_units(19) * (1.5 if wish <= room else 2.5))
        wide = min(room, wish)
        box = (spot[0] - wide / 2, spot[1] - high / 2, wide, high)
        stage = kit.stage
        corner = stage.px(17)
        pygame.draw.rect(surface, colours.NIGHT, stage.rect(box), border_radius=corner)
        rim = self.crew.looks[seat].colours.pale
        pygame.draw.rect(surface, rim, stage.rect(box), max(1, stage.px(2)), border_radius=corner)
        kit.text.draw(
            surface,
            name,
            spot,
            19,
            kit.palette.cream,
            font="title",
            anchor="cm",
            max_width=wide - 16,
            max_height=high - 4,
            wrap=True,
            leading=1.0,
        )

    def _flags(self, surface: pygame.Surface, box: Box, k: float) -> None:
        """The crew's three objectives, done or still open."""
        x, y, w, _ = told = places()["words"]
        assert len(told) == 4
        words = (
            (tr("Steal"), tr("a ship")),
            (tr("Choose"), tr("a captain")),
            (tr("Commit"), tr("piracy")),
        )
        wide, high = FLAG[0] * k * HALF, FLAG[1] * k * HALF
        gap = (w * k - 3 * wide) / 2
        for number, flag in enumerate(FLAGS):
            done = "done" if self.state.crew[number] else "open"
            left, top = box[0] + x * k + number * (wide + gap), box[1] + y * k
            shift = 10 * k * HALF
            size = (184 * k * HALF, 100 * k * HALF)
            self.kit.art.draw(surface, f"gats/flag_{flag}_{done}", (left - shift, top - shift, *size))
            for line, word in enumerate(words[number]):
                spot = (left + 62 * k * HALF, top + (24 + 22 * line) * k * HALF)
                room = 98 * k * HALF
                cream = self.kit.palette.cream
                smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
                face: Face = "title" if self.kit.text.width(word, smallest, "title") <= room else "body"
                self.kit.text.draw(surface, word, spot, 20 * k, cream, font=face, max_width=room, max_height=high / 3)

    # ------------------------------------------------------------ the log

    def extras(self, app: App) -> list[tuple[str, str, str, Callable[[], None]]]:
        """The ship's log, to read and to keep."""

        def read() -> None:
            app.stack.push(LogBook(app, chronicle(self.agreement, self.session)))

        return [("ships-log", "log", tr("Ship's log"), read)]
