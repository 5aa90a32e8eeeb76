"""How each event at the window is shown, and how long people get to read."""

from __future__ import annotations

from typing import Final

from game.core import Event
from game.rulebooks.pie_rats import deeds, events
from scenes.motion.cue import Cue
from scenes.motion.easing import smooth
from scenes.table.contract import Shown

READ: Final = 0.8
"""Seconds a card or a declared step lies open before anything comes of it."""
PAUSE: Final = 0.35


def cue(event: Event, shown: Shown) -> Cue:
    """How this event is shown whose outcome is `shown`."""
    match event:
        case events.Played():
            if event.why == "card":
                return Cue(0.42, arc=60, sound="card_flip", hold=PAUSE, ease=smooth, at_once=True)
            return Cue(0.36, arc=40, sound="card_slide", ease=smooth, at_once=True)
        case deeds.Declared():
            return Cue(0.2, hold=PAUSE, at_once=True, ease=smooth)
        case deeds.RatDiscarded():
            sound = "bean_drop" if event.why == "bean" else "lose"
            return Cue(0.6, arc=70, sound=sound, hold=PAUSE, ease=smooth)
        case deeds.Closed():
            return Cue(0.3, hold=0.0 if event.outcome == "done" else READ, ease=smooth)
        case events.Drew():
            return Cue(0.4, overlap=0.26, arc=40, sound="card_deal", ease=smooth)
    return _PLAIN.get(type(event), Cue(0.25))


_PLAIN: Final[dict[type[Event], Cue]] = {
    events.RoundBegan: Cue(0.2, hold=PAUSE),
    events.PieRevealed: Cue(0.55, arc=50, sound="pie_steam", hold=PAUSE, ease=smooth, at_once=True),
    events.PhaseBegan: Cue(0.2, hold=PAUSE, sound="tick", at_once=True),
    events.StepEnded: Cue(0.15),
    events.Tabled: Cue(0.42, arc=50, sound="card_slide", hold=PAUSE, ease=smooth, at_once=True),
    events.Defended: Cue(0.4, sound="turn_side", hold=PAUSE, ease=smooth),
    deeds.Asked: Cue(0.0),
    deeds.Passed: Cue(0.0),
    deeds.Lured: Cue(0.75, arc=110, sound="lure_hearts", land="rats_cheer", hold=PAUSE, ease=smooth),
    deeds.Mirrored: Cue(0.5, arc=40, sound="mirror_flash", hold=READ, ease=smooth),
    deeds.RatTaken: Cue(0.6, arc=80, sound="kidnap_sack", hold=PAUSE, ease=smooth),
    deeds.CharismaTaken: Cue(0.55, arc=70, sound="card_slide", hold=PAUSE, ease=smooth),
    deeds.Called: Cue(0.1, sound="call_loot", hold=READ, at_once=True),
    deeds.Looted: Cue(0.95, arc=120, sound="pie_loot", land="rats_cheer", hold=PAUSE, ease=smooth),
    deeds.PenaltyDue: Cue(0.1, hold=PAUSE),
    events.LureOver: Cue(0.35, sound="turn_side", ease=smooth),
    events.LeadPassed: Cue(0.1, hold=PAUSE),
    events.Shuffled: Cue(0.5, arc=40, sound="card_flip", ease=smooth),
    events.Baked: Cue(0.0),
    events.GameEnded: Cue(0.3, hold=READ, sound="win"),
}
