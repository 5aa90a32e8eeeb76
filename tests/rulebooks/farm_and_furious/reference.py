"""The race told a second time, straight from the written rules and in the plainest way, to compare with."""

from dataclasses import dataclass, field
from typing import Any

SPACES = 8
ORANGE = {"A": {3: "mud", 6: "straw"}, "B": {3: "straw", 7: "mud"}, "C": {2: "straw", 4: "mud", 6: "kennel"}}


def road(layout: list[dict[str, Any]]) -> list[str]:
    """What lies on each space from 1 on, index 0 being the start card."""
    spaces: list[str] = []
    for card in layout:
        printed = ORANGE[card["card"]] if card.get("side") == "orange" else {}
        visible = spaces[: len(spaces) - card.get("overlap", 0)]
        spaces = visible + [printed.get(n, "") for n in range(1, SPACES + 1)]
    return ["", *spaces]


@dataclass
class Team:
    """One team: its pawn, its cards in hand and on the table, and what it last played."""

    hand: set[str]
    space: int = 0
    table: set[str] = field(default_factory=set)
    memory: str = ""


class Race:
    """A race of so many teams; it does not know who of them is imaginary: the drawn cards are told to it."""

    def __init__(self, teams: int, layout: list[dict[str, Any]], rooster: bool) -> None:
        cards = {"dog", "hen", "duckling", "rabbit", "whistle"} | ({"rooster"} if rooster else set())
        self.road = road(layout)
        self.teams = [Team(set(cards)) for _ in range(teams)]
        self.rounds = 0

    @property
    def over(self) -> bool:
        """Somebody is past the last space, or 60 rounds are over."""
        return self.rounds == 60 or any(team.space >= len(self.road) for team in self.teams)

    def turn(self, cards: tuple[str, ...]) -> None:
        """One round, a card per team."""
        for team, card in zip(self.teams, cards, strict=True):
            team.hand.remove(card)
            team.table.add(card)
            team.memory = team.memory if card == "rooster" else card
        for mine in range(len(self.teams)):
            self._run(self.teams[mine], self._gain(mine))
        for team in self.teams:
            if team.memory == "whistle":
                team.hand |= team.table
                team.table = set()
        self.rounds += 1

    def _gain(self, mine: int) -> int:
        card = self.teams[mine].memory
        others = [team.memory for i, team in enumerate(self.teams) if i != mine]
        if card == "duckling":
            return 1 + sum(other == "duckling" for other in others)
        if card == "hen":
            return 0 if "dog" in others else 3
        if card == "rabbit":
            return 0 if "dog" in others or "rabbit" in others else 4
        if card == "dog":
            return sum(other in ("hen", "rabbit") for other in others)
        return 0

    def _on(self, space: int) -> str:
        return self.road[space] if space < len(self.road) else ""

    def _run(self, team: Team, steps: int) -> None:
        moves = steps > 0
        while steps > 0:
            team.space += 1
            steps -= 1
            if self._on(team.space) == "mud":
                return
            if self._on(team.space) == "kennel":
                team.hand.discard("dog")
                team.table.discard("dog")
        while moves and self._on(team.space) == "straw":
            team.space -= 1
