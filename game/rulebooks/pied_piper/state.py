"""The town square: what every family has, where every card is, and the attack that waits for an answer."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core import HIDDEN
from game.rulebooks.pied_piper.cards import DECK_SIZE

TURN = "turn"
ANSWER = "answer"
TAKE = "take"
DISCARD = "discard"
OVER = "over"


@dataclass(frozen=True, slots=True)
class Attack:
    """A malice on its way: from `source` to `target`; `waiting` are further targets still to be asked, in order."""

    malice: str
    source: int
    target: int
    waiting: tuple[int, ...] = ()
    mirrored: bool = False


@dataclass(slots=True)
class State:
    """Lists are by family. Cards are pieces 0..39 whose faces may be hidden; deck and discard have their top last."""

    children: list[int]
    tokens: list[int]
    hands: list[list[int]]
    lost_incomes: list[int]
    """Incomes still to be missed because of a broken cart."""
    barred: list[bool]
    """May draw but not play on the next turn."""
    doubled: list[bool]
    """Pays double this round: the finger points there."""
    lulled: list[bool]
    """Loses no child until this round's payment is over."""
    fell: list[int]
    """0 while in; else the how-many-eth moment at which the family lost its last child."""
    faces: list[str] = field(default_factory=lambda: [HIDDEN] * DECK_SIZE)
    deck: list[int] = field(default_factory=lambda: list(range(DECK_SIZE)))
    discard: list[int] = field(default_factory=list)
    youth: list[int] = field(default_factory=list)
    """All families, the youngest first; equal and unknown ages as drawn at set-up."""
    queue: list[int] = field(default_factory=list)
    """Families that still have their turn this round, the present one first."""
    attack: Attack | None = None
    phase: str = TURN
    shut: bool = False
    """The present turn may not play."""
    stash: int = 0
    graveyard: int = 0
    round: int = 0

    def copy(self) -> State:
        """An equal state that shares nothing mutable."""
        return State(
            self.children[:],
            self.tokens[:],
            [hand[:] for hand in self.hands],
            self.lost_incomes[:],
            self.barred[:],
            self.doubled[:],
            self.lulled[:],
            self.fell[:],
            self.faces[:],
            self.deck[:],
            self.discard[:],
            self.youth[:],
            self.queue[:],
            self.attack,
            self.phase,
            self.shut,
            self.stash,
            self.graveyard,
            self.round,
        )

    def living(self) -> list[int]:
        """Families that still have children."""
        return [family for family, count in enumerate(self.children) if count]


def blank(families: int, children: int, tokens: int) -> State:
    """Everybody seated, nothing dealt."""
    return State(
        children=[children] * families,
        tokens=[tokens] * families,
        hands=[[] for _ in range(families)],
        lost_incomes=[0] * families,
        barred=[False] * families,
        doubled=[False] * families,
        lulled=[False] * families,
        fell=[0] * families,
    )
