"""The farm: where every rat and Croc stand, who holds which pieces, where every card is, and the turn being played."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import HIDDEN
from game.rulebooks.treasure_run.board import BOARD, START

TURN = "turn"
"""Before a roll: roll, or play a card first."""
MOVE = "move"
"""Rolled: choose where to walk."""
CHEST = "chest"
CAUGHT = "caught"
DISCARD = "discard"
OVER = "over"

ACT = "act"
ROLL = "roll"
TURN_ENDS = "turn_ends"
ROUND_ENDS = "round_ends"


@dataclass(slots=True)
class State:
    """Lists are by rat. Pie Cards are pieces whose faces may be hidden; deck, discard and pile have their top last."""

    places: list[str]
    """The space that each rat stands on."""
    stuck: list[bool]
    """Held by the obstacle that it stands on."""
    hands: list[tuple[int, ...]]
    shelves: list[tuple[int, ...]]
    """Copies held of each kind of treasure, in the rules' order; a crew has one shelf for all."""
    prints: list[tuple[str, ...]]
    """Treasure spaces whose card this rat has taken."""
    faces: list[str]
    deck: list[int]
    discard: list[int]
    pile: list[str]
    """The treasure still to be drawn, face down."""
    order: list[int]
    """All rats, the youngest first, then clockwise."""
    croc: str = BOARD.croc_start
    active: int = 0
    """Whose turn it is."""
    phase: str = TURN
    round: int = 0
    played: bool = False
    """The turn's one Pie Card has been played."""
    dice: int = 1
    """How many are rolled for the move."""
    sure: bool = False
    """The next obstacle met this turn is passed unrolled."""
    left: int = 0
    """Steps still to be walked."""
    came: str = ""
    """The space that the present move came from; "" before its first step."""
    caught: tuple[int, ...] = ()
    """Rats on whose space Croc stands and whose fate is open, the next to be asked first."""
    then: str = ""
    """What follows when all the caught have answered: ACT, ROLL, TURN_ENDS or ROUND_ENDS."""
    ending: str = ""
    """Why the game is over."""
    winner: int = -1

    def copy(self) -> State:
        """An equal state that shares nothing mutable."""
        return State(
            self.places[:],
            self.stuck[:],
            self.hands[:],
            self.shelves[:],
            self.prints[:],
            self.faces[:],
            self.deck[:],
            self.discard[:],
            self.pile[:],
            self.order[:],
            self.croc,
            self.active,
            self.phase,
            self.round,
            self.played,
            self.dice,
            self.sure,
            self.left,
            self.came,
            self.caught,
            self.then,
            self.ending,
            self.winner,
        )


def blank(rats: int, shelves: int, kinds: int, cards: int) -> State:
    """Everybody at the gate, nothing dealt."""
    return State(
        places=[START] * rats,
        stuck=[False] * rats,
        hands=[()] * rats,
        shelves=[(0,) * kinds] * shelves,
        prints=[()] * rats,
        faces=[HIDDEN] * cards,
        deck=list(range(cards)),
        discard=[],
        pile=[HIDDEN] * (rats * kinds),
        order=list(range(rats)),
    )
