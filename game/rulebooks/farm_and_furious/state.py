"""The position of a race: per team, its pawn and where each of its cards is."""

from __future__ import annotations

from dataclasses import dataclass

from game.rulebooks.farm_and_furious.cards import NOTHING


@dataclass(slots=True)
class State:
    """Lists are by team: the players' seats first, then the imaginary teams.

    A chosen card stays in `hands` until it is revealed, so that a hand's size tells nothing. An imaginary
    team's hand is its face-down pile, top card last.
    """

    positions: list[int]
    hands: list[list[str]]
    played: list[list[str]]
    chosen: list[str | None]
    """By player: None before the choice, then the card, HIDDEN in the others' views until the reveal."""
    copied: list[str]
    """By team: its effective card of the round before, NOTHING in the first."""
    dog_home: list[bool]
    """By team: True once the kennel took its dog out of the race."""
    revealed: bool = False
    """True from the reveal to the end of the round, while the chosen cards lie open."""
    round: int = 1
    finished: bool = False

    def copy(self) -> State:
        """An equal state that shares nothing mutable."""
        return State(
            self.positions[:],
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.played],
            self.chosen[:],
            self.copied[:],
            self.dog_home[:],
            self.revealed,
            self.round,
            self.finished,
        )


def blank(teams: int, players: int, hand: tuple[str, ...]) -> State:
    """Pawns at the start, players' hands full, imaginary piles still to be shuffled."""
    return State(
        positions=[0] * teams,
        hands=[list(hand) if team < players else [] for team in range(teams)],
        played=[[] for _ in range(teams)],
        chosen=[None] * players,
        copied=[NOTHING] * teams,
        dog_home=[False] * teams,
    )
