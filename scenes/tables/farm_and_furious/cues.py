"""How each event of the race is shown: flips, hops, and how long people get to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core import Event
from game.rulebooks.farm_and_furious.events import Chosen, DogWentHome, Moved, Revealed, RoundEnded, Shuffled, TookBack
from game.rulebooks.farm_and_furious.state import State
from scenes.motion.cue import Cue, Way
from scenes.motion.easing import smooth
from scenes.motion.pose import Piece, Pose
from scenes.table.contract import Shown
from scenes.tables.farm_and_furious.layout import PAWN_SCALE, Layout, pawn
from scenes.tables.farm_and_furious.story import Story

HOP: Final = 0.19
ARC: Final = 46.0
NEXT_PAWN: Final = 0.22
"""Seconds after which the next pawn sets off while this one still hops."""
READ_CARDS: Final = 1.0
READ_END: Final = 0.4
VOICES: Final = {"hen": "hen", "duckling": "duckling", "rabbit": "rabbit", "rooster": "rooster"}
"""The sound of an animal that sets off; dogs have barked already."""


@dataclass(slots=True)
class Gathered(Event):
    """The cards of the reveal are put away; an event of the table, not of the rules."""


class Cues:
    """Cues for one race; needs the layout for the pawns' stops."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def cue(self, event: Event, shown: Shown) -> Cue:
        """How this event is shown whose outcome is `shown`."""
        if isinstance(event, Chosen):
            return Cue(0.32, arc=24, sound="card_slide", ease=smooth, at_once=True)
        if isinstance(event, Revealed):
            return Cue(0.55, hold=READ_CARDS, arc=40, sound="card_flip", ease=smooth)
        if isinstance(event, Moved):
            return self.run(event, shown)
        if isinstance(event, DogWentHome):
            return Cue(0.7, arc=90, sound="kennel_dog", hold=0.2, ease=smooth)
        if isinstance(event, (TookBack, Shuffled)):
            return Cue(0.45, stagger=0.05, arc=30, sound="whistle" if shown.story else "")
        if isinstance(event, RoundEnded):
            return Cue(0.2, hold=READ_END, sound="crowd_cheer" if event.finished else "")
        if isinstance(event, Gathered):
            return Cue(0.38, stagger=0.03, sound="card_slide", ease=smooth)
        return Cue()

    def run(self, event: Moved, shown: Shown) -> Cue:
        """A pawn hops from space to space; the next sets off before it has arrived, unless a kennel is on the way."""
        if not event.path:
            return Cue(0.0, hold=0.05)
        piece = pawn(event.team)
        stops = self.stops(event, shown)
        length = HOP * len(stops)
        kennel = any(self.layout.rules.track.specials.get(space) == "kennel" for space in event.path)
        overlap = 0.0 if kennel else max(0.0, length - NEXT_PAWN)
        ways: dict[Piece, Way] = {piece: Way(stops, HOP, ARC, self._air(event, shown), "pawn_hop")}
        story: Story | None = shown.story
        voice = VOICES.get(story.cards[event.team], "") if story is not None else ""
        return Cue(length, overlap, ways=ways, sound=voice)

    def stops(self, event: Moved, shown: Shown) -> tuple[Pose, ...]:
        """A pose per space that the pawn touches; the last is where it stays."""
        road = self.layout.road
        end = self.layout.layout(shown)[pawn(event.team)]
        found = []
        for space in event.path[:-1]:
            if space <= road.length:
                x, y = road.feet(space, 0, 1)
                look = self.layout.runner(event.team, "run", left=road.heads_left(space))
                found.append(Pose(x, y, 0, PAWN_SCALE * road.scale, look, y))
        return (*found, end)

    def _air(self, event: Moved, shown: Shown) -> str:
        view: State = shown.view
        first = min(event.path[0], self.layout.road.length)
        left = self.layout.road.heads_left(first) and view.positions[event.team] <= self.layout.road.length
        return self.layout.runner(event.team, "hop", left=left)
