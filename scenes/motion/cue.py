"""How an event is shown: how long, how far it overlaps the next, what is heard, by which way pieces go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from scenes.motion.easing import Ease, settle
from scenes.motion.pose import Piece, Pose


@dataclass(frozen=True, slots=True)
class Way:
    """Stops that a piece goes through one by one, as a pawn hops; the last is where it stays.

    `air` is the face shown between stops, `tick` the sound of each landing.
    """

    stops: tuple[Pose, ...]
    each: float = 0.2
    arc: float = 0.0
    air: str = ""
    tick: str = ""


@dataclass(frozen=True, slots=True)
class Cue:
    """Seconds of motion; `overlap` of them are shared with the next event, `hold` is added for reading."""

    seconds: float = 0.25
    overlap: float = 0.0
    hold: float = 0.0
    arc: float = 0.0
    """Units that moving pieces rise in the middle of their way."""
    stagger: float = 0.0
    """Seconds by which each further moving piece starts later."""
    sound: str = ""
    land: str = ""
    """Sound when the motion ends."""
    ease: Ease = settle
    at_once: bool = False
    """True where panels may tell the outcome while pieces still move, as that somebody has chosen."""
    ways: Mapping[Piece, Way] = field(default_factory=dict)
