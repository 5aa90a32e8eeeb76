"""A position at sea laid out by hand, for scenario files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.core import HIDDEN, Event
from game.rulebooks.rats_with_gats.cards import DECK
from game.rulebooks.rats_with_gats.dealing import sizes
from game.rulebooks.rats_with_gats.state import (
    AWAY,
    DEEP,
    GHOST,
    IN,
    LIVING,
    NOBODY,
    Item,
    Obstacle,
    Rat,
    State,
    Technique,
)

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules

Seat = Annotated[int, Field(ge=0, le=5)]
ALL_THE_REST = "*"
FORBID = ConfigDict(extra="forbid", frozen=True)
AFTER_SCENE: tuple[Item, ...] = (("rank_vote",), ("ranks",), ("rest",), ("recruits",), ("end",), ("roles",))


class Column(BaseModel):
    """A listed obstacle: its cards, first card first, and which of the others beat the value before them."""

    model_config = FORBID

    cards: list[str] = Field(min_length=1)
    won: list[bool] | None = Field(default=None, description="For each card after the first; all lost if left out.")


class Stack(BaseModel):
    """Where everything stands at a step of a scene; rats are made already.

    Pieces count in the order written: hands seat by seat, obstacles column by column, discards, then the deck from its
    bottom to the next card.
    """

    model_config = FORBID

    at: Literal["roles", "free", "council", "rank_vote", "end"] = Field(
        default="free", description="Which step comes next."
    )
    ranks: list[int] = Field(description="By seat; at least 1.")
    hands: list[list[str]] = Field(description="Cards by name, as 7H, 10S, KD, AC, JK1, JK2.")
    obstacles: list[Column] = []
    deck: list[str] = Field(default=[], description="The next cards to be drawn, first one first.")
    discard: list[str] = Field(default=[], description='In any order; ["*"] for all the rest, so that the deck ends.')
    deep: list[Seat] = Field(default=[], description="Who plays the Deep (at roles: played it in the last scene).")
    gats: list[str | None] | None = Field(default=None, description="By seat; null without one.")
    names: list[str | None] | None = None
    paid: list[tuple[bool, bool]] | None = Field(
        default=None, description="Whether gat and name brought their rank; if left out, whatever is there did."
    )
    captain: int = NOBODY
    crew: tuple[bool, bool, bool] = (False, False, False)
    ghosts: list[Seat] = []
    techniques: dict[Seat, list[tuple[int, str]]] = Field(
        default={}, description="By seat: number and name for Jack, Queen, King."
    )
    challenged: list[Seat] = []
    chance: list[Seat] = []
    banned: list[Seat] = []
    contested: list[Seat] = []
    owed: list[int] | None = Field(default=None, description="By seat: cards that a resting Deep could not draw.")
    ever_deep: list[Seat] = []
    ever_chance: list[Seat] = []
    joker_debt: int = 0
    scene: int = Field(default=1, ge=1)

    def arranged(self, rules: GatsRules, state: State) -> Arranged:
        """The event that lays the position out; ValueError when it does not fit the seats or the deck."""
        seats = rules.seats
        for name in ("ranks", "hands", "gats", "names", "paid", "owed"):
            given = getattr(self, name)
            if given is not None and len(given) != seats:
                raise ValueError(f"{name} has {len(given)} entries for {seats} seats")
        for name in ("deep", "ghosts", "challenged", "chance", "banned", "contested", "ever_deep", "ever_chance"):
            if any(seat >= seats for seat in getattr(self, name)):
                raise ValueError(f"{name} names a seat that nobody sits on")
        self._check(seats)
        faces, hands, columns, discard, deck = self._cards()
        rats = tuple(self._rat(seat) for seat in range(seats))
        trial = state.copy()
        trial.rats, trial.captain = [Rat(rank=row[0]) for row in rats], self.captain
        return Arranged(
            self.at,
            rats,
            hands,
            tuple(columns),
            tuple(tuple(self._won(column)) for column in self.obstacles),
            discard,
            deck,
            faces,
            tuple(sizes(trial)),
            self._flags(self.deep, seats),
            self.captain,
            self.crew,
            self._flags(self.challenged, seats),
            self._flags(self.chance, seats),
            self._flags(self.banned, seats),
            self._flags(self.contested, seats),
            tuple(self.owed or [0] * seats),
            self._flags([*self.ever_deep, *self.deep], seats),
            self._flags(self.ever_chance, seats),
            self.joker_debt,
            self.scene,
        )

    def _check(self, seats: int) -> None:
        if min(self.ranks) < 1:
            raise ValueError("ranks: at least 1")
        if not NOBODY <= self.captain < seats or self.captain in self.ghosts:
            raise ValueError("captain: no living rat sits there")
        rats = [seat for seat in range(seats) if seat not in self.deep and seat not in self.ghosts]
        if self.at != "roles" and (not self.deep or not rats):
            raise ValueError("deep: at least one plays the Deep, and one a living rat")
        for seat, three in self.techniques.items():
            if len(three) != 3:
                raise ValueError(f"techniques of seat {seat}: one each for Jack, Queen and King")

    @staticmethod
    def _flags(named: list[int], seats: int) -> tuple[bool, ...]:
        return tuple(seat in named for seat in range(seats))

    @staticmethod
    def _won(column: Column) -> list[bool]:
        won = column.won if column.won is not None else [False] * (len(column.cards) - 1)
        if len(won) != len(column.cards) - 1:
            raise ValueError(f"won of {column.cards[0]}: one entry for each card after the first")
        return won

    def _rat(self, seat: int) -> tuple[int, str | None, str | None, bool, bool, str, tuple[tuple[int, str], ...]]:
        gat = self.gats[seat] if self.gats else None
        name = self.names[seat] if self.names else None
        paid = self.paid[seat] if self.paid else (gat is not None, name is not None)
        techniques = tuple(self.techniques.get(seat, [(10 * seat + n, "") for n in (1, 2, 3)]))
        return self.ranks[seat], gat, name, *paid, GHOST if seat in self.ghosts else LIVING, techniques

    def _cards(
        self,
    ) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...], list[tuple[int, ...]], tuple[int, ...], tuple[int, ...]]:
        """Faces by piece, then hands, columns, discards and deck by piece."""
        discard = [card for card in self.discard if card != ALL_THE_REST]
        groups = [*self.hands, *(column.cards for column in self.obstacles)]
        named = [*(card for group in groups for card in group), *discard, *self.deck]
        if wrong := sorted({card for card in named if card not in DECK or named.count(card) > 1}):
            raise ValueError(f"more cards than the deck has, or none so called: {', '.join(wrong)}")
        rest = [card for card in DECK if card not in named]
        if ALL_THE_REST in self.discard:
            discard, rest = discard + rest, []
        groups += [discard, [*rest, *reversed(self.deck)]]
        faces, numbered = tuple(card for group in groups for card in group), list[tuple[int, ...]]()
        start = 0
        for group in groups:
            numbered.append(tuple(range(start, start + len(group))))
            start += len(group)
        count = len(self.hands)
        return faces, tuple(numbered[:count]), numbered[count:-2], numbered[-2], numbered[-1]


@dataclass(slots=True)
class Arranged(Event):
    """A scenario laid the position out by hand."""

    at: str
    rats: tuple[tuple[int, str | None, str | None, bool, bool, str, tuple[tuple[int, str], ...]], ...]
    """Rank, gat, name, whether they brought their rank, status, techniques."""
    hands: tuple[tuple[int, ...], ...]
    columns: tuple[tuple[int, ...], ...]
    won: tuple[tuple[bool, ...], ...]
    discard: tuple[int, ...]
    deck: tuple[int, ...]
    faces: tuple[str, ...]
    sizes: tuple[int, ...]
    deep: tuple[bool, ...]
    captain: int
    crew: tuple[bool, bool, bool]
    challenged: tuple[bool, ...]
    chance: tuple[bool, ...]
    banned: tuple[bool, ...]
    contested: tuple[bool, ...]
    owed: tuple[int, ...]
    ever_deep: tuple[bool, ...]
    ever_chance: tuple[bool, ...]
    joker_debt: int
    scene: int

    def change(self, state: State) -> None:
        seats = len(self.rats)
        state.rats = [self._rat(seat) for seat in range(seats)]
        state.hands, state.sizes, state.owed = [list(hand) for hand in self.hands], list(self.sizes), list(self.owed)
        pairs = zip(self.columns, self.won, strict=True)
        state.obstacles = [Obstacle(cards, won) for cards, won in pairs]
        state.discard, state.deck, state.faces = sorted(self.discard), list(self.deck), list(self.faces)
        state.was_deep, state.ever_deep = list(self.deep), list(self.ever_deep)
        state.ever_chance = list(self.ever_chance)
        state.deep = list(self.deep)
        state.places = [DEEP if deep else IN for deep in self.deep]
        state.challenged, state.chance = list(self.challenged), list(self.chance)
        state.banned, state.contested = list(self.banned), list(self.contested)
        state.captain, state.crew = self.captain, list(self.crew)
        state.joker_debt, state.scene, state.target = self.joker_debt, self.scene, len(self.columns)
        state.turns = 1
        self._step(state)

    def _step(self, state: State) -> None:
        """Who is asked at the step that was wished for, and what follows it."""
        seats = list(range(len(self.rats)))
        state.step, state.asked, state.agenda = self.at, seats, list(AFTER_SCENE)
        state.choices = [None] * len(seats)
        if self.at == "roles":
            state.asked, state.places = [seat for seat in seats if not self.deep[seat]], [AWAY] * len(seats)
            state.agenda = []
        elif self.at == "free":
            state.agenda = []
        elif self.at == "council":
            state.asked, state.agenda = [0], [*(("council", seat) for seat in seats[1:]), *AFTER_SCENE]
        elif self.at == "rank_vote":
            rats = [seat for seat in seats if not self.deep[seat] and state.rats[seat].status == LIVING]
            state.asked = [seat for seat in seats if any(rat != seat for rat in rats)]
            state.agenda = list(AFTER_SCENE[1:])
        else:
            state.agenda = list(AFTER_SCENE[-1:])

    def _rat(self, seat: int) -> Rat:
        rank, gat, name, gat_paid, name_paid, status, three = self.rats[seat]
        author = (seat + 1) % len(self.rats)
        techniques = tuple(Technique(author, number, text) for number, text in three)
        rat = Rat(rank, techniques, assigned=True, liked="", hated="", gat=gat, name=name, status=status)
        return replace(rat, paid=(gat_paid, name_paid))

    def seen_by(self, viewer: int, state: State) -> Event:
        shown = {*self.discard, *(card for column in self.columns for card in column)}
        shown |= {*(self.hands[viewer] if 0 <= viewer < len(self.hands) else ())}
        faces = tuple(face if piece in shown else HIDDEN for piece, face in enumerate(self.faces))
        return replace(self, faces=faces, rats=tuple(r if s == viewer else _unread(r) for s, r in enumerate(self.rats)))


def _unread(
    rat: tuple[int, str | None, str | None, bool, bool, str, tuple[tuple[int, str], ...]],
) -> tuple[int, str | None, str | None, bool, bool, str, tuple[tuple[int, str], ...]]:
    return (*rat[:6], ())
