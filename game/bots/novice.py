"""Takes any legal action, all alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from game.bots.bot import Bot, Thought
from game.core import Rng, Rules


class Novice(Bot):
    """Plays at random."""

    blind: ClassVar[bool] = True

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        """One thought: whatever comes first to mind."""
        yield Thought(rng.choice(rules.legal_actions(view, seat)))
