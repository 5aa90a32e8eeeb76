"""A race position laid out by hand, for scenario files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.rulebooks.farm_and_furious.cards import DOG, NOTHING, WHISTLE, Card
from game.rulebooks.farm_and_furious.events import Arranged
from game.rulebooks.farm_and_furious.state import State


class Stack(BaseModel):
    """Where everything starts; what is left out stays as the game deals it. Lists are by team, players first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    positions: list[Annotated[int, Field(ge=0)]] | None = Field(
        default=None, description="Each pawn's space, 0 at the start."
    )
    played: list[list[Card]] | None = Field(default=None, description="Face-up cards; hands hold the rest.")
    piles: list[list[Card]] | None = Field(
        default=None, description="Imaginary teams' face-down cards, the next to be drawn first."
    )
    copied: list[Card | Literal["nothing"]] | None = Field(
        default=None, description='What each card counted as the round before, or "nothing".'
    )
    dog_home: list[bool] | None = Field(default=None, description="Whose dog the kennel has taken.")
    round: int = Field(default=1, ge=1)

    def arranged(self, state: State, cards: Sequence[Card], length: int) -> Arranged:
        """The event that lays the position out on a track of this length, `cards` being a full hand.

        ValueError when the lists do not fit the teams or their cards.
        """
        teams, players = len(state.positions), len(state.chosen)
        self._check_fit(teams, players, length)
        dog_home = self.dog_home or [False] * teams
        played: Sequence[Sequence[str]] = self.played or [[] for _ in range(teams)]
        for team in range(teams):
            self._check_table(cards, team, played[team], dog_home[team])
        hands = [
            [card for card in cards if card not in played[team] and not (card == DOG and dog_home[team])]
            for team in range(teams)
        ]
        for team in range(players, teams):
            dealt = [card for card in state.hands[team] if card in hands[team]]
            pile = list(self.piles[team - players][::-1]) if self.piles else dealt
            if sorted(pile) != sorted(hands[team]):
                raise ValueError(f"the pile of team {team} must hold exactly {', '.join(hands[team])}")
            hands[team] = pile
        return Arranged(
            tuple(self.positions or state.positions),
            tuple(map(tuple, hands)),
            tuple(map(tuple, played)),
            tuple(self.copied or [NOTHING] * teams),
            tuple(dog_home),
            self.round,
        )

    def _check_fit(self, teams: int, players: int, length: int) -> None:
        for name in ("positions", "played", "copied", "dog_home"):
            given = getattr(self, name)
            if given is not None and len(given) != teams:
                raise ValueError(f"{name} has {len(given)} entries for {teams} teams")
        if self.piles is not None and len(self.piles) != teams - players:
            raise ValueError(f"piles has {len(self.piles)} entries for {teams - players} imaginary teams")
        if self.positions is not None and max(self.positions) > length:
            raise ValueError(f"positions: past space {length} the race is over")

    def _check_table(self, cards: Sequence[Card], team: int, played: Sequence[str], dog_home: bool) -> None:
        """Cards that lie open between two rounds: each once, none that the race or the kennel took, never a whistle."""
        if len(set(played)) < len(played) or not set(played) <= set(cards):
            raise ValueError(f"team {team} cannot have played {', '.join(played)}")
        if WHISTLE in played:
            raise ValueError(f"the whistle of team {team} is never left on the table")
        if dog_home and DOG in played:
            raise ValueError(f"the dog of team {team} has gone home")
