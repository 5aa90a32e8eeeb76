"""How each event of the run is shown: hops along the paths, tumbling dice, treasure in flight, Croc on his beat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from game.core import Event
from game.rulebooks.treasure_run import events
from game.rulebooks.treasure_run.board import BEAT
from scenes.motion.cue import Cue, Way
from scenes.motion.easing import smooth
from scenes.motion.pose import Piece, Pose
from scenes.stage import Units
from scenes.table.contract import Shown
from scenes.tables.treasure_run.farm import edge, facts, spaced, spot_of
from scenes.tables.treasure_run.layout import CROC, Layout, gem, rat
from scenes.tables.treasure_run.story import Story

HOP: Final = 0.24
"""Seconds of a rat's hop from space to space."""
TREAD: Final = 0.15
"""Seconds of half a step of Croc."""
READ: Final = 0.8
"""Seconds a played card lies open before anything comes of it."""
BOUNCE: Final = 0.2
"""Seconds between two bounces of a die."""
BOUNCES: Final[tuple[Units, ...]] = ((-44.0, 18.0), (30.0, -24.0), (-12.0, 14.0))
SPIN: Final = (260.0, 480.0, 640.0, 720.0)
"""Degrees a die has turned at each bounce, slower and slower."""
MIRRORED: Final = "~right"
"""Ends the name of a face that is drawn the other way round."""


class Cues:
    """Cues for one run; knows where treasure comes from that has just appeared on a shelf."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.sources: dict[Piece, Pose] = {}
        """Where pieces of treasure set off that were not on a shelf before."""
        self.to_pile = False
        """Whether treasure that leaves a shelf goes into the pile."""

    def cue(self, event: Event, shown: Shown) -> Cue:
        """How this event is shown whose outcome is `shown`."""
        self.sources, self.to_pile = {}, False
        match event:
            case events.Rolled() | events.Tried():
                hold = 0.25 if isinstance(event, events.Rolled) else 0.6
                return Cue(BOUNCE * 4, hold=hold, sound="die", land="tick", ways=self._throw(shown))
            case events.Walked():
                return self._walked(event, shown)
            case events.Burrowed():
                return self._burrowed(event, shown)
            case events.CrocWalked():
                return self._croc(event, shown)
            case events.Found():
                return self._found(event, shown)
            case events.TradedIn():
                self.to_pile = True
                self._source(event.seat, event.take, self._pile(), shown)
                return Cue(0.7, arc=90, stagger=0.1, hold=0.3, sound="chest", land="coin", ease=smooth)
            case events.Exchanged():
                return self._exchanged(event, shown)
            case events.Stolen():
                self._source(event.seat, event.take, self._niche(event.other, event.take, shown), shown)
                return Cue(0.7, arc=110, hold=0.3, sound="card_slide", land="coin", ease=smooth)
            case events.Laid():
                return Cue(0.4, arc=50, hold=READ if event.why == "play" else 0.5, sound="card_flip", ease=smooth)
        return _PLAIN.get(type(event), Cue(0.25))

    # ------------------------------------------------------------ dice

    def _throw(self, shown: Shown, wait: float = 0.0) -> dict[Piece, Way]:
        """Every die in the tray tumbles: from bounce to bounce, turning slower each time."""
        story: Story = shown.story
        ends = self.layout.layout(shown)
        found: dict[Piece, Way] = {}
        for number in range(len(story.dice)):
            end = ends["die", number]
            side = -1 if number else 1
            stops = [
                replace(end, x=end.x + dx * side, y=end.y + dy * side, angle=end.angle - 720 + turn)
                for (dx, dy), turn in zip(BOUNCES, SPIN, strict=False)
            ]
            found["die", number] = Way((*stops, end), each=BOUNCE, arc=44.0 - 6 * number)
        return found

    # ------------------------------------------------------------ on the map

    def _walked(self, event: events.Walked, shown: Shown) -> Cue:
        end = self.layout.layout(shown)[rat(event.seat)]
        stops = [replace(end, x=x, y=y, scale=0.86, depth=400 + y + 3) for x, y in map(spot_of, event.path[:-1])]
        way = Way((*stops, end), each=HOP, arc=34, air=f"{end.face}_hop", tick="hop")
        return Cue(HOP * len(event.path), hold=0.15, ways={rat(event.seat): way})

    def _burrowed(self, event: events.Burrowed, shown: Shown) -> Cue:
        """The rat sinks in where it stands and comes up elsewhere."""
        end = self.layout.layout(shown)[rat(event.seat)]
        x, y = spot_of(event.place)
        gone = replace(end, x=x, y=y + 10, scale=0.1, alpha=0.0)
        return Cue(0.9, hold=0.2, sound="burrow", land="hop", ways={rat(event.seat): Way((gone, end), each=0.45)})

    def _croc(self, event: events.CrocWalked, shown: Shown) -> Cue:
        """Croc treads along his beat; after a round his die tumbles first."""
        end = self.layout.layout(shown)[CROC]
        start = before(event)
        ways: dict[Piece, Way] = {}
        stops: list[Pose] = []
        if event.why == "round":
            ways |= self._throw(shown)
            here = replace(end, x=spot_of(start)[0], y=spot_of(start)[1] + 6, face="treasure/croc_stand")
            stops += [here] * round((BOUNCE * 4 + 0.3) / TREAD)
        stops += tread(start, event.path, end)
        near = any(place in event.path for place in shown.view.places)
        way = Way((*stops, end), each=TREAD, arc=7.0)
        ways[CROC] = way
        sound = "growl" if near else "lantern"
        return Cue(
            TREAD * (len(stops) + 1),
            hold=0.3,
            sound="die" if event.why == "round" else sound,
            land="growl" if near else "",
            ways=ways,
        )

    # ------------------------------------------------------------ treasure

    def _pile(self) -> Units:
        x, y = facts()["piles"]["treasure"]
        return x, y

    def _niche(self, seat: int, kind: str, shown: Shown) -> Units:
        pose = self.layout.gem_pose(self.layout.shelf_of(shown.view, seat), kind)
        return pose.x, pose.y

    def _source(self, seat: int, kind: str, place: Units, shown: Shown) -> None:
        """The newest copy on a shelf comes from this place."""
        shelf = self.layout.shelf_of(shown.view, seat)
        copies = shown.view.shelves[shelf.owner][self.layout.rules.kinds.index(kind)]
        self.sources[gem(shelf.owner, kind, copies - 1)] = self.layout.chest_pose(place, kind)

    def _found(self, event: events.Found, shown: Shown) -> Cue:
        x, y = spot_of(shown.view.places[event.seat])
        self._source(event.seat, event.treasure, (x, y - 60), shown)
        return Cue(0.9, arc=120, hold=0.25, sound="chest", land="coin", ease=smooth)

    def _exchanged(self, event: events.Exchanged, shown: Shown) -> Cue:
        self._source(event.seat, event.take, self._niche(event.other, event.take, shown), shown)
        self._source(event.other, event.give, self._niche(event.seat, event.give, shown), shown)
        return Cue(0.8, arc=110, hold=0.35, sound="card_slide", land="coin", ease=smooth)


def before(event: events.CrocWalked) -> str:
    """Where Croc set off."""
    return BEAT[(BEAT.index(event.path[-1]) - len(event.path)) % len(BEAT)]


def tread(start: str, path: Sequence[str], end: Pose) -> list[Pose]:
    """Croc's steps along the paths, three to a space, right foot and left."""
    found: list[Pose] = []
    for one, other in pairwise((start, *path)):
        points = edge(one, other)
        far = sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in pairwise(points))
        for x, y in (*spaced(points, far / 3)[:2], points[-1]):
            right = x > (found[-1].x if found else spot_of(start)[0])
            foot = "walk" if len(found) % 2 else "stand"
            face = f"treasure/croc_{foot}{MIRRORED if right else ''}"
            found.append(replace(end, x=x, y=y + 6, face=face, depth=400 + y + 2))
    return found[:-1]


_PLAIN: Final[dict[type[Event], Cue]] = {
    events.TurnBegan: Cue(0.25, ease=smooth, at_once=True),
    events.RoundBegan: Cue(0.1, at_once=True),
    events.Drew: Cue(0.45, arc=50, sound="card_deal", ease=smooth),
    events.HandFull: Cue(0.2),
    events.Readied: Cue(0.35, ease=smooth),
    events.Passed: Cue(0.2, hold=0.4, sound="confirm"),
    events.Cornered: Cue(0.1, hold=0.7, sound="growl", at_once=True),
    events.SentBack: Cue(0.9, arc=280, hold=0.2, sound="sent_back", land="hop", ease=smooth),
    events.Shielded: Cue(0.1, hold=0.6, sound="shield"),
    events.ChestReached: Cue(0.1, sound="chest_open", at_once=True),
    events.LeftAlone: Cue(0.05),
    events.PrintsCleared: Cue(0.1, hold=0.3, sound="card_slide"),
    events.Shuffled: Cue(0.5, arc=40, sound="card_slide", ease=smooth),
    events.GameEnded: Cue(0.2, hold=1.2, sound="ship_bell"),
}
