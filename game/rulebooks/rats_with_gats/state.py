"""The voyage as it stands: cards, rats, obstacles, the scene, and what is still to be done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.core import HIDDEN
from game.rulebooks.rats_with_gats.cards import DECK_SIZE

NOBODY: Final = -1
NONE: Final = -1
BLIND: Final = -2
"""Laid under an obstacle: whatever lies on top of the deck."""
OVER: Final = "over"

LIVING, GHOST, GONE = "living", "ghost", "gone"
IN, DEEP, FLED, CAPTURED, KNOCKED_OUT, AWAY = "in", "deep", "fled", "captured", "knocked_out", "away"
GAT, NAME, END, SHIP, CAPTAIN, PIRACY = range(6)
"""The objectives: three of each rat, three of the crew."""
TAGS: Final = ("gat", "name", "end", "ship", "captain", "piracy")
UNWRITTEN, UNKNOWN = -1, -2
BEFORE, NOW = -2, -1
"""Since when a rat has its gat or name: an earlier scene, by its own doing in this one; else the seat taxed."""

Item = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Technique:
    """A Secret Pirate Technique; text and number are hidden from all but its holder until it is first used."""

    author: int
    number: int = UNWRITTEN
    text: str = ""
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Rat:
    """One player's rat and its Rat Record."""

    rank: int = 0
    techniques: tuple[Technique, ...] = ()
    """As written; once `assigned`: for Jack, Queen, King."""
    assigned: bool = False
    looks: str = ""
    smell: str = ""
    words: str = ""
    maths: bool = False
    liked: str | None = None
    hated: str | None = None
    gat: str | None = None
    """What it is, "" if that was said aloud; None without one."""
    name: str | None = None
    gat_since: int = BEFORE
    name_since: int = BEFORE
    paid: tuple[bool, bool] = (False, False)
    """Whether gat and name have brought their rank."""
    status: str = LIVING
    number: int = 1
    """The how-many-eth rat of its player."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A listed obstacle, or a duel's card: the column, first card first, and what is going on there now."""

    cards: tuple[int, ...]
    won: tuple[bool, ...] = ()
    """For each card after the first, whether it beat the value before it."""
    applied: bool = False
    temporary: bool = False
    helper: int = NOBODY
    """Who has promised a card for it in this challenge."""
    laid: int = NONE
    """The card laid under it in this challenge, or BLIND."""
    layer: int = NOBODY
    open: bool = False
    """The laid card lies face up and has left its hand."""
    beaten: int = -1
    """This challenge: 1 beaten, 0 not, -1 not compared yet."""

    @property
    def piece(self) -> int:
        """The first card, by which the obstacle goes."""
        return self.cards[0]

    @property
    def beats(self) -> int:
        """How often it has been beaten."""
        return sum(self.won)


@dataclass(frozen=True, slots=True)
class Challenge:
    """What is being decided: `rat` was challenged, `hero` attempts it (somebody else by an accepted tax)."""

    kind: str
    """"deep", "duel" or "hat" (a duel for the captaincy)."""
    caller: int
    rat: int
    hero: int
    tag: str = ""
    success: str = ""
    failure: str = ""
    tax: str = ""
    """"gat" or "name" once asked."""
    helper: int = NOBODY
    answer: str = ""
    """"accepted" or "refused"."""
    draws: int = 0
    """Cards that the hero will draw."""
    off: bool = False
    result: int = -1
    fiddled: int = 0
    """How often something was taken back: only so often, so that nobody goes to and fro for ever."""


@dataclass(slots=True)
class State:
    """Lists are by seat, unless said otherwise; cards are pieces 0..53 whose faces may be hidden."""

    rats: list[Rat]
    hands: list[list[int]]
    sizes: list[int]
    owed: list[int]
    """Cards that a resting Deep player could not draw."""
    deep: list[bool]
    was_deep: list[bool]
    ever_deep: list[bool]
    ever_chance: list[bool]
    """Had a chance at a personal objective."""
    places: list[str]
    challenged: list[bool]
    chance: list[bool]
    contested: list[bool]
    banned: list[bool]
    """May ask no tax any more in this scene."""
    aims: list[str]
    choices: list[Item | None]
    """What the seats asked have answered; None while one is still awaited, () where nothing is left to tell."""
    faces: list[str] = field(default_factory=lambda: [HIDDEN] * DECK_SIZE)
    deck: list[int] = field(default_factory=lambda: list(range(DECK_SIZE)))
    """Top last."""
    discard: list[int] = field(default_factory=list)
    """In no order: by piece."""
    obstacles: list[Obstacle] = field(default_factory=list)
    target: int = 0
    """How many obstacles this scene began with, at least."""
    joker_debt: int = 0
    """Obstacles that Jokers drawn in mid-scene add to the next scene."""
    crew: list[bool] = field(default_factory=lambda: [False] * 3)
    crew_by: list[int] = field(default_factory=lambda: [BEFORE] * 3)
    """Whose doing a crew objective was in this scene; BEFORE for none's."""
    captain: int = NOBODY
    challenge: Challenge | None = None
    step: str = ""
    asked: list[int] = field(default_factory=list)
    agenda: list[Item] = field(default_factory=list)
    """What comes next, the nearest first."""
    refusals: list[int] = field(default_factory=list)
    """Who has refused the swap that is being offered."""
    offer: Item = ()
    motion: Item = ()
    tied: list[int] = field(default_factory=list)
    """Between whom a vote is taken once more."""
    third: list[int] = field(default_factory=list)
    """Whose third objective is done and still gives away a rank."""
    qualities: str = ""
    scene: int = 0
    turns: int = 0
    """Rounds of free play in this scene."""
    challenges: int = 0
    ended: str = ""

    def copy(self) -> State:
        """An equal state that shares nothing mutable."""
        return State(
            self.rats[:],
            [hand[:] for hand in self.hands],
            self.sizes[:],
            self.owed[:],
            self.deep[:],
            self.was_deep[:],
            self.ever_deep[:],
            self.ever_chance[:],
            self.places[:],
            self.challenged[:],
            self.chance[:],
            self.contested[:],
            self.banned[:],
            self.aims[:],
            self.choices[:],
            self.faces[:],
            self.deck[:],
            self.discard[:],
            self.obstacles[:],
            self.target,
            self.joker_debt,
            self.crew[:],
            self.crew_by[:],
            self.captain,
            self.challenge,
            self.step,
            self.asked[:],
            self.agenda[:],
            self.refusals[:],
            self.offer,
            self.motion,
            self.tied[:],
            self.third[:],
            self.qualities,
            self.scene,
            self.turns,
            self.challenges,
            self.ended,
        )

    def waiting(self) -> list[int]:
        """Seats asked that have not answered yet."""
        return [seat for seat in self.asked if self.choices[seat] is None]

    def living(self) -> list[int]:
        """Seats whose rat is alive."""
        return [seat for seat, rat in enumerate(self.rats) if rat.status == LIVING]

    def present(self) -> list[int]:
        """Seats whose rat is in the scene, ghosts too."""
        return [seat for seat, place in enumerate(self.places) if place == IN and self.rats[seat].status != GONE]

    def challengeable(self) -> list[int]:
        """Living rats in the scene."""
        return [seat for seat in self.present() if self.rats[seat].status == LIVING]

    def deep_seats(self) -> list[int]:
        """Who plays the Deep in this scene."""
        return [seat for seat, deep in enumerate(self.deep) if deep]

    def index(self, piece: int) -> int:
        """Where in the list the obstacle of this first card stands; NONE if it does not."""
        return next((i for i, obstacle in enumerate(self.obstacles) if obstacle.cards[0] == piece), NONE)

    def listed(self) -> list[int]:
        """First cards of the listed obstacles; a duel's card is not one."""
        return [obstacle.cards[0] for obstacle in self.obstacles if not obstacle.temporary]

    def applied(self) -> list[Obstacle]:
        """Obstacles that are part of the challenge."""
        return [obstacle for obstacle in self.obstacles if obstacle.applied]


def blank(seats: int) -> State:
    """Everybody at the table, nothing written, nothing dealt."""

    def no() -> list[bool]:
        return [False] * seats

    return State(
        rats=[Rat(techniques=(Technique(seat),) * 3) for seat in range(seats)],
        hands=[[] for _ in range(seats)],
        sizes=[0] * seats,
        owed=[0] * seats,
        deep=no(),
        was_deep=no(),
        ever_deep=no(),
        ever_chance=no(),
        places=[AWAY] * seats,
        challenged=no(),
        chance=no(),
        contested=no(),
        banned=no(),
        aims=[""] * seats,
        choices=[None] * seats,
    )
