"""How each event at this table is shown: flights of cards, and how long people get to read."""

from __future__ import annotations

from typing import Final

from game.core import Event
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats import events, rat_events, scene_events
from scenes.motion.cue import Cue, Way
from scenes.motion.easing import settle, smooth
from scenes.motion.pose import Pose
from scenes.table.contract import Shown
from scenes.tables.rats_with_gats.layout import DEPTH, TITLE, Layout, card

PAUSE: Final = 0.45
READ: Final = 1.1
PER_LETTER: Final = 0.022
"""Seconds a told text stays for each letter, at least."""
LONGEST: Final = 5.0
UNROLL: Final = 2.3
"""Seconds that a technique's banner is seen."""


def cue(event: Event, shown: Shown, layout: Layout) -> Cue:
    """How this event is shown whose outcome is `shown`."""
    match event:
        case ev.ObstacleGone(why="beaten"):
            return _sails_away(event, shown, layout)
        case scene_events.Narrated() | scene_events.Spoke():
            return Cue(0.0, hold=reading(event.text), sound="quill", at_once=True)
        case scene_events.Framed():
            words = event.where + event.doing + event.odd + event.shown
            return Cue(0.0, hold=reading(words), sound="page", at_once=True)
        case ev.StakesSet():
            return Cue(0.2, hold=reading(event.success + event.failure), sound="page", at_once=True)
        case rat_events.Gossiped() | rat_events.Described():
            return Cue(0.0, hold=PAUSE, at_once=True)
        case ev.Compared():
            sound = "confirm" if event.beaten else "snap_back"
            return Cue(0.0, hold=0.9, sound=sound, at_once=True)
        case ev.Resolved():
            return Cue(0.0, hold=READ, sound="crowd_cheer" if event.success else "lose", at_once=True)
        case events.BallotCounted():
            return Cue(0.0, hold=READ, sound="crowd_cheer" if event.passed else "lose", at_once=True)
        case rat_events.RankChanged():
            return Cue(0.0, hold=READ, sound="lose" if event.why == "captain_tax" else "win", at_once=True)
    return _PLAIN.get(type(event), Cue(0.3))


def _sails_away(event: ev.ObstacleGone, shown: Shown, layout: Layout) -> Cue:
    """The obstacle sails off to the east before it lies among the discards."""
    piece = card(event.obstacle)
    end = layout.layout(shown)[piece]
    east = Pose(1360.0, 300.0, 9.0, 0.8, TITLE + event.title, DEPTH["laid"])
    afar = Pose(1500.0, 250.0, 14.0, 0.5, TITLE + event.title, DEPTH["laid"], alpha=0.0)
    way = Way((east, afar, end), each=0.45)
    return Cue(0.9, hold=PAUSE, stagger=0.02, sound="splash", ease=smooth, ways={piece: way})


def reading(words: str) -> float:
    """Seconds in which a text can be read."""
    return min(LONGEST, 0.5 + PER_LETTER * len(words)) if words else PAUSE


_QUIET: Final = Cue(0.0)
_PLAIN: Final[dict[type[Event], Cue]] = {
    events.Planned: _QUIET,
    events.Asked: _QUIET,
    events.Chose: Cue(0.0, hold=0.05, at_once=True),
    events.Closed: _QUIET,
    events.SizesChanged: _QUIET,
    scene_events.FreePlay: _QUIET,
    events.Shuffled: Cue(0.5, arc=40, stagger=0.004, hold=0.2, sound="card_slide", ease=smooth),
    events.Drew: Cue(0.4, arc=50, overlap=0.16, sound="card_deal", ease=smooth),
    events.HandMixed: Cue(0.3, hold=0.2, sound="card_slide", ease=smooth),
    events.CardTaken: Cue(0.5, arc=60, hold=0.3, sound="card_slide", ease=smooth),
    events.ThrownAway: Cue(0.36, arc=40, sound="card_slide", ease=smooth),
    events.MotionPut: Cue(0.0, hold=READ, sound="door_bell", at_once=True),
    events.VotesCounted: Cue(0.0, hold=READ, sound="confirm", at_once=True),
    events.EndAsked: Cue(0.0, hold=READ, at_once=True),
    events.VoyageEnded: Cue(0.3, hold=READ, sound="win", at_once=True),
    events.GameEnded: Cue(0.3, hold=READ, sound="crowd_cheer"),
    rat_events.RanksDrawn: Cue(0.2, hold=READ, sound="card_flip", at_once=True),
    rat_events.Invented: Cue(0.0, hold=0.1),
    rat_events.SwapOffered: Cue(0.0, hold=PAUSE, sound="card_lift", at_once=True),
    rat_events.SwapRefused: Cue(0.0, hold=PAUSE, sound="snap_back", at_once=True),
    rat_events.Swapped: Cue(0.0, hold=PAUSE, sound="card_slide", at_once=True),
    rat_events.PassedRound: Cue(0.0, hold=READ, sound="card_slide", at_once=True),
    rat_events.Assigned: Cue(0.0, hold=0.1),
    rat_events.TechniqueUsed: Cue(0.0, hold=UNROLL, sound="banner", at_once=True),
    rat_events.Achieved: Cue(0.0, hold=READ, sound="win", at_once=True),
    rat_events.ItemMoved: Cue(0.3, hold=READ, sound="gat", at_once=True),
    rat_events.Banned: Cue(0.0, hold=PAUSE, at_once=True),
    rat_events.CrewDone: Cue(0.3, hold=READ, sound="win", at_once=True),
    rat_events.CrewReopened: Cue(0.3, hold=READ, sound="lose", at_once=True),
    rat_events.HatTaken: Cue(0.3, hold=READ, sound="door_bell", at_once=True),
    rat_events.Fled: Cue(0.3, hold=READ, sound="splash", at_once=True),
    rat_events.RatLeft: Cue(0.3, hold=READ, sound="lose", at_once=True),
    rat_events.GhostRose: Cue(0.3, hold=READ, sound="flute", at_once=True),
    rat_events.RatBorn: Cue(0.3, hold=READ, sound="door", at_once=True),
    scene_events.SceneBegan: Cue(0.3, hold=READ, sound="ship_bell", at_once=True),
    scene_events.ObstacleDrawn: Cue(0.55, arc=80, hold=0.25, sound="card_flip", ease=settle),
    scene_events.JokerDrawn: Cue(0.5, arc=80, hold=READ, sound="card_flip", ease=smooth),
    scene_events.SceneEnded: Cue(0.0, hold=READ, sound="ship_bell", at_once=True),
    ev.LuckStruck: Cue(0.6, arc=120, hold=PAUSE, stagger=0.03, sound="card_flip", land="crowd_cheer", ease=smooth),
    ev.ChallengeCalled: Cue(0.0, hold=READ, sound="cannon", at_once=True),
    ev.DuelVetoed: Cue(0.0, hold=READ, sound="snap_back", at_once=True),
    ev.DuelLaid: Cue(0.5, arc=80, hold=PAUSE, sound="gat", ease=smooth),
    ev.ObstacleApplied: Cue(0.3, hold=0.25, sound="card_slide", at_once=True),
    ev.TaxAsked: Cue(0.0, hold=READ, sound="door_bell", at_once=True),
    ev.TaxAnswered: Cue(0.0, hold=READ, at_once=True),
    ev.HelpPromised: Cue(0.0, hold=PAUSE, sound="confirm", at_once=True),
    ev.CardLaid: Cue(0.36, arc=30, sound="card_slide", ease=smooth),
    ev.CardTakenBack: Cue(0.3, sound="card_slide", ease=smooth),
    ev.Played: Cue(0.42, arc=40, hold=0.1, sound="slap", ease=smooth),
    ev.Unanswered: Cue(0.0, hold=PAUSE, at_once=True),
    ev.CalledOff: Cue(0.0, hold=READ, sound="crowd_cheer", at_once=True),
    ev.Placed: Cue(0.5, overlap=0.3, sound="card_slide", ease=settle),
    ev.ObstacleGone: Cue(0.6, hold=PAUSE, sound="card_slide", ease=smooth),
    ev.ChallengeClosed: Cue(0.3, ease=smooth, at_once=True),
}
