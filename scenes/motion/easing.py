"""How motion starts and stops: curves from 0 to 1 over a share of time."""

from __future__ import annotations

from collections.abc import Callable

Ease = Callable[[float], float]


def steady(share: float) -> float:
    """No easing."""
    return share


def smooth(share: float) -> float:
    """Gentle start, gentle stop."""
    return share * share * (3 - 2 * share)


def settle(share: float) -> float:
    """A quick start that overshoots by a few per cent and comes back."""
    back = share - 1
    return 1 + 2.1 * back**3 + 1.1 * back**2


def hop(share: float) -> float:
    """Height over a jump: 0 at both ends, 1 in the middle."""
    return 4 * share * (1 - share)
