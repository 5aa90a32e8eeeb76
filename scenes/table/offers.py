"""Legal actions seen as gestures: what may be picked up, what lights up, what a drop means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.core import Action
from scenes.motion.pose import Piece


@dataclass(frozen=True, slots=True)
class Drag:
    """Put a piece on a spot: dragged there, or piece and spot tapped one after the other."""

    piece: Piece
    spot: str


@dataclass(frozen=True, slots=True)
class Touch:
    """Tap a spot."""

    spot: str


Gesture = Drag | Touch


class Offers:
    """What the legal actions allow; nothing lights up that would not be accepted, nothing else is accepted."""

    def __init__(
        self, actions: Iterable[Action], gesture: Callable[[Action], Gesture], parts: Iterable[Drag] = ()
    ) -> None:
        self._meant: dict[Gesture, list[Action]] = {}
        for action in actions:
            self._meant.setdefault(gesture(action), []).append(action)
        for part in parts:
            self._meant.setdefault(part, [])

    @classmethod
    def among(
        cls,
        actions: Iterable[Action],
        gestures: Callable[[Action], Sequence[Gesture]],
        parts: Iterable[Drag] = (),
    ) -> Offers:
        """Offers in which an action can be begun in several ways."""
        offers = cls((), lambda action: gestures(action)[0], parts)
        for action in actions:
            for gesture in gestures(action):
                offers._meant.setdefault(gesture, []).append(action)
        return offers

    def settled(self) -> str | None:
        """The spot of a gesture that leaves every action open: a choice that needs no asking."""
        count = len(set(self.all()))
        open_ = (gesture.spot for gesture, actions in self._meant.items() if len(actions) == count)
        return next(open_, None) if count > 1 else None

    def pieces(self) -> set[Piece]:
        """Pieces that may be picked up."""
        return {gesture.piece for gesture in self._meant if isinstance(gesture, Drag)}

    def pieces_and_spots(self) -> list[Drag]:
        """Every way to put a piece somewhere."""
        return [gesture for gesture in self._meant if isinstance(gesture, Drag)]

    def spots(self, piece: Piece | None = None) -> frozenset[str]:
        """Spots that accept this piece; without one, spots that want a tap."""
        if piece is None:
            return frozenset(gesture.spot for gesture in self._meant if isinstance(gesture, Touch))
        return frozenset(g.spot for g in self._meant if isinstance(g, Drag) and g.piece == piece)

    def drop(self, piece: Piece, spot: str) -> list[Action]:
        """What putting the piece there means: nothing, one action, or several to choose from."""
        return self._meant.get(Drag(piece, spot), [])

    def touch(self, spot: str) -> list[Action]:
        """What tapping the spot means."""
        return self._meant.get(Touch(spot), [])

    def all(self) -> list[Action]:
        """Every action on offer."""
        return [action for actions in self._meant.values() for action in actions]
