"""How each event of the square is shown: flights of coins, walks to the hill, and how long people get to read."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from typing import Final

from game.core import HIDDEN, Event
from game.rulebooks.pied_piper import events
from game.rulebooks.pied_piper.cards import MALICES, SHIELDS
from game.rulebooks.pied_piper.events import BANK, STASH
from scenes.motion.cue import Cue, Way
from scenes.motion.easing import smooth
from scenes.motion.pose import Piece, Pose
from scenes.stage import Units
from scenes.table.contract import Shown
from scenes.tables.pied_piper.layout import Layout, card
from scenes.tables.pied_piper.plots import facts
from scenes.tables.pied_piper.story import Story, Walk

READ: Final = 0.85
"""Seconds a played card lies open before anything comes of it."""
ASK: Final = 1.25
"""Seconds before an answer is shown; the same for everybody, whatever they hold."""
ASK_ALL: Final = 0.7
"""The same where many are asked one after the other."""
PAUSE: Final = 0.45
TURN: Final = 0.42
"""Seconds in which a mirrored card reaches the glass, and those in which it comes back."""
STEP: Final = 0.15
"""Seconds of a child's step."""
STRIDE: Final = 74.0
FROM_RIGHT: Final[tuple[Units, ...]] = ((1430.0, 520.0), (1340.0, 466.0))
"""The way to the hill for those who come from the other side."""
TOGETHER: Final = 0.14
"""Seconds after which the next family pays while the coins of this one still fly."""


class Cues:
    """Cues for one town; needs the layout for the children's way."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def cue(self, event: Event, shown: Shown) -> Cue:
        """How this event is shown whose outcome is `shown`."""
        match event:
            case events.Shown():
                return self._shown(event)
            case events.Attacked():
                return self._attacked(event, shown)
            case events.Answered():
                return Cue(0.0, hold=READ if event.shield else PAUSE, sound="door" if event.shield else "")
            case events.Drew():
                return Cue(0.42, arc=40, sound="card_deal", ease=smooth)
            case events.Paid():
                return self._paid(event)
            case events.ChildLost():
                return self._lost(event, shown)
            case events.Took() | events.Shuffled():
                return Cue(0.5, arc=50, sound="card_slide", hold=0.2, ease=smooth)
        return _PLAIN.get(type(event), Cue(0.3))

    def _shown(self, event: events.Shown) -> Cue:
        if event.why in ("profit", "malice", "shield"):
            rare = event.face != HIDDEN and _ultra_rare(event.face)
            hold = PAUSE if event.why == "malice" else READ
            return Cue(0.42, arc=60, sound="card_flip", hold=hold + (0.5 if rare else 0.0), ease=smooth, at_once=True)
        return Cue(0.36, arc=40, overlap=0.16, sound="card_slide", ease=smooth, at_once=True)

    def _attacked(self, event: events.Attacked, shown: Shown) -> Cue:
        """The attack asks; mirrored, its card turns round before everybody's eyes."""
        story: Story = shown.story
        if not event.mirrored or not story.stage:
            return Cue(0.3, hold=ASK_ALL if event.waiting else ASK, at_once=True, ease=smooth)
        piece, mirror = card(story.stage[0]), card(shown.view.discard[-1])
        ends = self.layout.layout(shown)
        end, away = ends[piece], ends[mirror]
        stays = self.layout.stage_pose(1, self.layout.face(shown.view, shown.view.discard[-1]))
        glass = replace(stays, angle=0.0, scale=end.scale * 0.9, face=end.face, depth=end.depth + 50, width=0.03)
        ways: dict[Piece, Way] = {piece: Way((glass, end), each=TURN), mirror: Way((stays, away), each=TURN)}
        return Cue(2 * TURN, hold=ASK, sound="card_flip", land="snap_back", ways=ways)

    def _paid(self, event: events.Paid) -> Cue:
        if not event.amount:
            return Cue(0.0, hold=0.1)
        length = 0.55
        if event.to == STASH:
            return Cue(length, overlap=length - TOGETHER, arc=120, stagger=0.04, sound="coin", ease=smooth)
        arc = 60 if BANK in (event.source, event.to) else 130
        return Cue(length, arc=arc, stagger=0.05, hold=0.15, sound="coin", land="coin", ease=smooth)

    def _lost(self, event: events.ChildLost, shown: Shown) -> Cue:
        """The child skips after the tune into the hill; the next one follows before it has arrived."""
        story: Story = shown.story
        if not story.walks:
            return Cue(0.0, sound="flute")
        walk = story.walks[-1]
        stops = self.stops(walk)
        ways: dict[Piece, Way] = {self.layout.walker(walk): Way(stops, STEP, 9.0)}
        length = STEP * len(stops)
        return Cue(length, overlap=length * 0.7, sound="flute", at_once=True, ways=ways)

    def stops(self, walk: Walk) -> tuple[Pose, ...]:
        """Step by step from the door to the gate."""
        door = self.layout.plots[walk.seat].door
        path: list[Units] = [(x, y) for x, y in facts()["path"]]
        way = [door, *(path if door[0] < path[-1][0] else [*FROM_RIGHT, path[-1]])]
        found: list[Units] = []
        for (x0, y0), (x1, y1) in pairwise(way):
            steps = max(1, round(math.hypot(x1 - x0, y1 - y0) / STRIDE))
            found += [(x0 + (x1 - x0) * n / steps, y0 + (y1 - y0) * n / steps) for n in range(1, steps + 1)]
        last = len(found) - 1
        poses = [
            self.layout.walker_pose(walk.seat, walk.window, at, step=number % 2 == 0 and number < last)
            for number, at in enumerate(found)
        ]
        return tuple(poses)


def _ultra_rare(face: str) -> bool:
    return (face in MALICES and MALICES[face].ultra_rare) or (face in SHIELDS and SHIELDS[face].ultra_rare)


_PLAIN: Final[dict[type[Event], Cue]] = {
    events.RoundBegan: Cue(0.6, arc=0, stagger=0.03, hold=0.3, sound="coin", ease=smooth),
    events.TurnBegan: Cue(0.2, at_once=True),
    events.TurnEnded: Cue(0.34, sound="card_slide", ease=smooth),
    events.AttackOver: Cue(0.38, ease=smooth),
    events.Marked: Cue(0.0, hold=PAUSE, land="confirm"),
    events.HandOpened: Cue(0.4, hold=0.3, sound="door", ease=smooth),
    events.HandFull: Cue(0.34, ease=smooth),
    events.Spared: Cue(0.0, hold=READ, land="confirm"),
    events.Fell: Cue(0.3, hold=READ),
    events.PaymentOver: Cue(0.0, hold=PAUSE),
    events.GameEnded: Cue(0.3, hold=READ, sound="flute"),
}
