"""What the window still shows of events gone by: the latest told, cards on the stage, who has rung the bell."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.core import Event
from game.rulebooks.pie_rats import deeds, events
from game.rulebooks.pie_rats.state import State

KEPT: Final = 8


@dataclass(frozen=True, slots=True)
class Story:
    """Kept from event to event while somebody watches; forgotten after loading, undo or a change of eyes."""

    stage: tuple[int, ...] = ()
    """Action cards just played, as long as they wait or work."""
    told: tuple[Event, ...] = ()
    """The latest events, newest last."""
    done: tuple[int, ...] = ()
    """Captains who have had their step in this phase."""
    ended: str = ""
    """Why the game is over."""

    def after(self, event: Event, view: State) -> Story:
        """The story with one more event, which led to this view."""
        told = replace(self, told=(*self.told, event)[-KEPT:])
        match event:
            case events.Played():
                return replace(told, stage=(*self.stage, event.piece)) if event.why == "card" else told
            case deeds.Closed():
                return replace(told, stage=self.stage[:-1]) if event.face else told
            case events.PhaseBegan():
                return replace(told, stage=(), done=())
            case events.StepEnded():
                return replace(told, stage=(), done=(*self.done, event.seat))
            case events.GameEnded():
                return replace(told, stage=(), ended=event.why)
        return told


def opened(view: State) -> Story:
    """The story of a view that was not led up to: cards that wait for answers lie on the stage."""
    stage: list[int] = []
    lying = list(view.discard)
    for step in view.pending:
        piece = next((p for p in reversed(lying) if step.face and view.faces[p] == step.face), None)
        if piece is not None:
            lying.remove(piece)
            stage.append(piece)
    everybody = range(len(view.hands))
    done = tuple(seat for seat in everybody if seat not in view.queue) if view.queue else ()
    return Story(stage=tuple(stage), done=done)
