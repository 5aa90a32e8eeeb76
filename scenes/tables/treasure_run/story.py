"""What the table still shows of events gone by: dice that lie, a card on show, the latest sentences."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.core import Event
from game.rulebooks.treasure_run import events
from game.rulebooks.treasure_run.state import State

KEPT: Final = 12
MOVE: Final = "move"
TRY: Final = "try"
CROC: Final = "croc"


@dataclass(frozen=True, slots=True)
class Story:
    """Kept from event to event while somebody watches; forgotten after loading, undo or a change of eyes."""

    dice: tuple[int, ...] = (1,)
    rolls: int = 0
    """How often they were thrown."""
    why: str = ""
    """What was rolled for: MOVE, TRY or CROC; "" before the first roll of a turn."""
    place: str = ""
    """The obstacle of the last try."""
    passed: bool = False
    """How it went."""
    stage: tuple[int, ...] = ()
    """The Pie Card that lies open in the middle."""
    growls: bool = False
    """Whether Croc stands on somebody."""
    told: tuple[Event, ...] = ()
    """The latest events that have something to tell, newest last."""

    def after(self, event: Event, view: State) -> Story:
        """The story with one more event, which led to this view."""
        told = replace(self, told=(*self.told, event)[-KEPT:])
        match event:
            case events.Rolled():
                return replace(told, dice=event.dice, rolls=self.rolls + 1, why=MOVE, stage=())
            case events.Tried():
                thrown = replace(told, dice=(event.die,), rolls=self.rolls + 1, why=TRY, stage=())
                return replace(thrown, place=event.place, passed=event.passed)
            case events.CrocWalked():
                if event.why != "round":
                    return replace(told, stage=())
                return replace(told, dice=(len(event.path),), rolls=self.rolls + 1, why=CROC, stage=())
            case events.Laid():
                return replace(told, stage=(event.piece,))
            case events.Cornered():
                return replace(told, growls=True, stage=())
            case events.TurnBegan():
                return replace(told, why="", stage=(), growls=False)
            case events.SentBack() | events.Shielded():
                return replace(told, growls=bool(view.caught), stage=())
            case events.Readied():
                return told
        return replace(told, stage=())


def opened(view: State) -> Story:
    """The story of a view that was not led up to."""
    rolled = view.phase == "move" and not view.came and 0 < view.left <= 6
    return Story(dice=(view.left if rolled else 1,), why=MOVE if rolled else "", growls=bool(view.caught))
