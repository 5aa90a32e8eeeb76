"""What the table still shows of events gone by: the scene as it was set, what was told last, how a challenge went."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.core import Event
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats import events, rat_events, scene_events
from game.rulebooks.rats_with_gats.state import State

KEPT: Final = 30
SILENT: Final = (
    events.Planned,
    events.Asked,
    events.Chose,
    events.Closed,
    events.SizesChanged,
    events.Shuffled,
    events.HandMixed,
    rat_events.Invented,
    rat_events.Assigned,
    ev.CardLaid,
    ev.CardTakenBack,
    scene_events.FreePlay,
)
"""Events with nothing to remember."""


@dataclass(frozen=True, slots=True)
class Story:
    """Kept from event to event, and from one asked person to the next: it holds nothing that is hidden from anybody."""

    told: tuple[Event, ...] = ()
    """The latest events that have something to tell, newest last, as everybody may know them."""
    frame: scene_events.Framed | None = None
    scene: int = 0
    steps: int = 0
    """Events so far."""

    def after(self, event: Event, view: State) -> Story:
        """The story with one more event, which led to this view."""
        if isinstance(event, SILENT):
            return self
        public = event.seen_by(-1, view)
        told = replace(self, told=(*self.told, public)[-KEPT:], scene=view.scene, steps=self.steps + 1)
        match event:
            case scene_events.Framed():
                return replace(told, frame=event)
            case scene_events.SceneBegan():
                return replace(told, frame=None)
        return told
