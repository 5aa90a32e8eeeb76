"""Where a replay can stand: before the first step, after every event that says something, after every step."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from game.core import PUBLIC, Beat, Event, Session
from game.course import leads, round_starts


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """So many steps are over, and so many events of the next one."""

    step: int
    done: int = 0


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes look on: a seat's or PUBLIC; `reveal` shows everything that there is."""

    viewer: int = PUBLIC
    reveal: bool = False


class Timeline:
    """All places of a session, the marks among them; both are worked out from what the public saw."""

    def __init__(self, session: Session[Any], sentence: Callable[[Event], str]) -> None:
        self.session = session
        self.places = list(self._places(sentence))
        starts = round_starts(session)
        self.rounds = [self.index(Place(start)) for start in starts]
        """By round: the index at which it begins."""
        self.leads = [(self.index(Place(lead.step)), lead.seat) for lead in (leads(session) if session.over else ())]
        """Where somebody came to lead alone; told only of games that are over."""

    def _places(self, sentence: Callable[[Event], str]) -> Iterator[Place]:
        state = self.session.fold(1)
        yield Place(1)
        for number, step in enumerate(self.session.steps[1:], 1):
            last = len(step.events)
            for done, event in enumerate(step.events, 1):
                seen = event.seen_by(PUBLIC, state)
                event.change(state)
                if done < last and sentence(seen):
                    yield Place(number, done)
            yield Place(number + 1)

    @property
    def last(self) -> int:
        """The index of the end."""
        return len(self.places) - 1

    def index(self, place: Place) -> int:
        """The last index that does not lie beyond a place."""
        return max(0, bisect_right(self.places, place) - 1)

    def round(self, index: int) -> int:
        """The number, from 0, of the round that an index belongs to."""
        return max(0, bisect_right(self.rounds, index) - 1)

    def state(self, place: Place) -> Any:
        """The whole state there."""
        state = self.session.fold(place.step)
        if place.done:
            for event in self.session.steps[place.step].events[: place.done]:
                event.change(state)
        return state

    def view(self, place: Place, eyes: Eyes) -> Any:
        """What these eyes see there."""
        state = self.state(place)
        return state if eyes.reveal else self.session.rules.view(state, eyes.viewer)

    def beats(self, step: int, eyes: Eyes) -> Iterator[Beat]:
        """The events of a step as these eyes saw them."""
        if not eyes.reveal:
            yield from self.session.beats(step, eyes.viewer)
            return
        state = self.session.fold(step)
        for event in self.session.steps[step].events:
            event.change(state)
            yield Beat(event, state.copy())
