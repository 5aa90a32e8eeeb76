"""Plays beats in order: asks the table where every piece belongs after each, and moves what differs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Protocol, TypeVar

from scenes.motion.cue import Cue
from scenes.motion.pose import Piece, Pose
from scenes.motion.tween import Fade, Hops, Tween

CALM: Final = 0.11
"""Longest motion in seconds while motion is reduced."""
GLIDE: Final = 0.28
TICK: Final = 1e-6
"""Seconds that count as no time, so that sums of frames come out even."""

V = TypeVar("V")
Seen = TypeVar("Seen", contravariant=True)


class Staging(Protocol[Seen]):
    """What the director asks of a table; Seen is everything that a frame is drawn from."""

    def layout(self, shown: Seen) -> dict[Piece, Pose]:
        """Where every piece belongs."""
        ...

    def cue(self, event: Any, shown: Seen) -> Cue:
        """How an event is shown whose outcome is `shown`."""
        ...

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        """Where a piece that was not there comes from."""
        ...

    def farewell(self, piece: Piece, start: Pose, shown: Seen) -> Pose | None:
        """Where a piece goes that is no more; None where it is gone at once."""
        ...


@dataclass(slots=True)
class Scored(Generic[V]):
    """A beat for the director: the event, and what is shown once it is over."""

    event: Any
    shown: V


@dataclass(slots=True)
class Flight(Generic[V]):
    """A beat under way: seconds until it is over, the sound of its end."""

    left: float
    beat: Scored[V]
    land: str


class Director(Generic[V]):
    """`poses` is always what to draw now, `shown` what panels and scores may tell: neither runs ahead."""

    def __init__(self, staging: Staging[V], shown: V) -> None:
        self._staging = staging
        self.shown = shown
        self.poses: dict[Piece, Pose] = staging.layout(shown)
        self.speed = 1.0
        self.calm = False
        self.heard: list[str] = []
        """Sounds due since the caller last emptied the list."""
        self.newest: Any = None
        """The event that began last."""
        self.on_start: Callable[[Any], None] = lambda event: None
        self.on_land: Callable[[Any], None] = lambda event: None
        self._tweens: dict[Piece, Tween] = {}
        self._leaving: set[Piece] = set()
        self._queue: deque[Scored[V]] = deque()
        self._flying: deque[Flight[V]] = deque()
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything moves or still has to."""
        return bool(self._queue or self._tweens or self._flying or self._wait > 0)

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return bool(self._tweens)

    def in_flight(self, piece: Piece) -> bool:
        """Whether this piece moves, so that it cannot be grabbed."""
        return piece in self._tweens

    def ends(self) -> list[tuple[Piece, Pose]]:
        """Every piece under way, with the pose in which it will come to rest."""
        return [(piece, tween.end) for piece, tween in self._tweens.items()]

    @property
    def last(self) -> V:
        """What will be shown when everything has been played."""
        if self._queue:
            return self._queue[-1].shown
        return self._flying[-1].beat.shown if self._flying else self.shown

    def enqueue(self, beats: Iterable[Scored[V]]) -> None:
        """Play these after what is still to be played."""
        self._queue.extend(beats)

    def snap(self, shown: V) -> None:
        """Show this at once, forgetting whatever was to come."""
        self._queue.clear()
        self._flying.clear()
        self._tweens.clear()
        self._leaving.clear()
        self._wait = 0.0
        self.shown = shown
        self.poses = self._staging.layout(shown)

    def skip(self) -> None:
        """Jump to the end of everything queued; each event is still told."""
        last = self.last
        for flight in self._flying:
            self.on_land(flight.beat.event)
        for beat in self._queue:
            self.on_start(beat.event)
            self.on_land(beat.event)
        self.snap(last)

    def glide(self, shown: V, seconds: float = GLIDE) -> None:
        """Move smoothly to another state of the table, as after undo and load; nothing queued survives."""
        self._queue.clear()
        self._flying.clear()
        self._wait = 0.0
        self.shown = shown
        self._set_off(shown, Cue(seconds))

    def refresh(self, seconds: float = GLIDE) -> None:
        """Move what belongs elsewhere now for reasons of the caller's own; the queue goes on undisturbed."""
        self._set_off(self._flying[-1].beat.shown if self._flying else self.shown, Cue(seconds))

    def cover(self, shown: V) -> None:
        """Turn faces at once to what this shows, before anything moves: other eyes see no card being turned down."""
        for piece, end in self._staging.layout(shown).items():
            pose = self.poses.get(piece)
            if pose is not None and pose.face != end.face:
                self._tweens.pop(piece, None)
                self.poses[piece] = replace(pose, face=end.face)

    def place(self, piece: Piece, pose: Pose, seconds: float = GLIDE) -> None:
        """Let one piece go from a pose (where a hand let go of it) to where it belongs."""
        end = self._staging.layout(self.last).get(piece)
        if end is not None:
            self._send(piece, pose, end, Cue(seconds), 0)

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True where something drawn has changed."""
        dt *= self.speed
        active = self.busy
        while self._queue and self._wait <= 0:
            self._begin(self._queue.popleft())
        self._wait = 0.0 if self._wait - dt <= TICK else self._wait - dt
        for piece, tween in list(self._tweens.items()):
            self.poses[piece] = tween.advance(dt, self.heard.append)
            if tween.done:
                self._arrive(piece)
        self._land(dt)
        return active

    def _arrive(self, piece: Piece) -> None:
        del self._tweens[piece]
        if piece in self._leaving:
            self._leaving.discard(piece)
            self.poses.pop(piece, None)

    def _land(self, dt: float) -> None:
        for flight in self._flying:
            flight.left -= dt
        while self._flying and self._flying[0].left <= TICK:
            over = self._flying.popleft()
            self.shown = over.beat.shown
            if over.land:
                self.heard.append(over.land)
            self.on_land(over.beat.event)

    def _begin(self, beat: Scored[V]) -> None:
        cue = self._staging.cue(beat.event, beat.shown)
        self.newest = beat.event
        self.on_start(beat.event)
        if cue.sound:
            self.heard.append(cue.sound)
        length = self._set_off(beat.shown, cue)
        if cue.at_once and not self._flying:
            self.shown = beat.shown
        self._flying.append(Flight(length, beat, cue.land))
        overlap = 0.0 if self.calm else cue.overlap
        self._wait = max(0.0, length - overlap) + cue.hold

    def _set_off(self, shown: V, cue: Cue) -> float:
        """Start every tween towards a state; seconds until the last one arrives."""
        target = self._staging.layout(shown)
        length, started = 0.0, 0
        for piece, end in target.items():
            start = self.poses.get(piece)
            if start is None:
                start = self._staging.entrance(piece, end, self.poses)
            elif piece in self._leaving:
                self._leaving.discard(piece)
            if start == end and piece not in self._tweens:
                self.poses[piece] = end
                continue
            if self._bends(piece, end):
                continue
            length = max(length, self._send(piece, start, end, cue, started))
            started += 1
        for piece in [p for p in self.poses if p not in target and p not in self._leaving]:
            length = max(length, self._dismiss(piece, shown, cue))
        return length

    def _bends(self, piece: Piece, end: Pose) -> bool:
        """Whether a piece under way gets there by the way it is on, bent at its last stop where it hops."""
        tween = self._tweens.get(piece)
        if isinstance(tween, Hops):
            tween.bend(end)
        return tween is not None and tween.end == end

    def _dismiss(self, piece: Piece, shown: V, cue: Cue) -> float:
        start = self.poses[piece]
        end = self._staging.farewell(piece, start, shown)
        self._tweens.pop(piece, None)
        if end is None:
            del self.poses[piece]
            return 0.0
        self._leaving.add(piece)
        return self._send(piece, start, end, cue, 0)

    def _send(self, piece: Piece, start: Pose, end: Pose, cue: Cue, number: int) -> float:
        way = cue.ways.get(piece)
        if self.calm:
            tween: Tween = Fade(start, end, min(CALM, cue.seconds))
        elif way is not None and way.stops:
            tween = Hops(start, end, way.each * len(way.stops), way=way)
        else:
            tween = Tween(start, end, cue.seconds, cue.stagger * number, cue.arc, cue.ease)
        self._tweens[piece] = tween
        self.poses[piece] = tween.pose()
        return tween.length
