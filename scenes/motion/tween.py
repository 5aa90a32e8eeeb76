"""One piece on its way from a pose to another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from scenes.motion.cue import Way
from scenes.motion.easing import Ease, hop, settle, smooth
from scenes.motion.pose import Pose, mix

Heard = Callable[[str], None]
STILL: Final = Way(())


@dataclass(slots=True)
class Tween:
    """Straight from start to end, rising by `arc` units in between."""

    start: Pose
    end: Pose
    seconds: float
    delay: float = 0.0
    arc: float = 0.0
    ease: Ease = settle
    elapsed: float = 0.0

    @property
    def length(self) -> float:
        """Seconds from the start of the delay to the end."""
        return self.delay + self.seconds

    @property
    def done(self) -> bool:
        """True once the piece has arrived."""
        return self.elapsed >= self.length - 1e-6

    def advance(self, dt: float, heard: Heard) -> Pose:
        """Let time pass; the pose then."""
        self.elapsed += dt
        return self.end if self.done else self.pose()

    def pose(self) -> Pose:
        """The pose now."""
        share = self._share()
        pose = mix(self.start, self.end, self.ease(share))
        return replace(pose, lift=pose.lift + self.arc * hop(share)) if self.arc else pose

    def _share(self) -> float:
        if self.seconds <= 0:
            return 1.0
        return min(1.0, max(0.0, (self.elapsed - self.delay) / self.seconds))


@dataclass(slots=True)
class Fade(Tween):
    """Reduced motion: the piece fades out where it was and in where it goes."""

    def pose(self) -> Pose:
        """The old place growing faint, then the new one growing clear."""
        share = self._share()
        if share < 0.5:
            return replace(self.start, alpha=self.start.alpha * (1 - 2 * share))
        return replace(self.end, alpha=self.end.alpha * (2 * share - 1))


@dataclass(slots=True)
class Hops(Tween):
    """From stop to stop along a way."""

    way: Way = STILL

    def advance(self, dt: float, heard: Heard) -> Pose:
        """Let time pass; each landing on the way ticks."""
        before = self._landed()
        self.elapsed += dt
        if self.way.tick:
            for _ in range(self._landed() - before):
                heard(self.way.tick)
        return self.end if self.done else self.pose()

    def pose(self) -> Pose:
        """The pose now: on the ground at each stop, in the air between two."""
        passed = max(0.0, self.elapsed - self.delay) / self.way.each
        at = min(int(passed), len(self.way.stops) - 1)
        start = self.way.stops[at - 1] if at else self.start
        share = min(1.0, passed - at)
        pose = mix(start, self.way.stops[at], smooth(share), turn=False)
        face = self.way.air if self.way.air and passed > 0 else start.face
        return replace(pose, face=face, lift=pose.lift + self.way.arc * hop(share))

    def bend(self, end: Pose) -> None:
        """Finish somewhere else, as when others come to stand on the same space."""
        self.end = end
        self.way = replace(self.way, stops=(*self.way.stops[:-1], end))

    def _landed(self) -> int:
        passed = max(0.0, self.elapsed - self.delay) / self.way.each
        return min(len(self.way.stops), int(passed + 1e-9))
