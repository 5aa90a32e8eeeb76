"""Which bot thinks for a seat at the table."""

from __future__ import annotations

from typing import Any

from game.core import Action, Rng
from scenes.table.host import Host
from scenes.table.thinkers import Thinkers


def thinkers(host: Host) -> Thinkers:
    """Bots for a host's game, each by its level."""
    rules, seed = host.session.rules, host.session.seed

    def any_legal(seat: int, view: Any) -> Action:
        actions = rules.legal_actions(view, seat)
        return Rng(seed, 4, seat, rules.rounds(view)).choice(actions)

    return Thinkers(any_legal, any_legal)
