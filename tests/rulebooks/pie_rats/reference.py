"""The farmhouse told a second time, straight from the written rules and in the plainest way, to compare with.

Cards are (name, number) pairs made by whoever calls; what chance deals is told to it.
"""

from dataclasses import dataclass, field
from itertools import combinations

PRINTED = 3
CAPTAIN = 2
VALUES = {"hooked_hand": 1, "parrot": 1, "spyglass": 1, "cutlass": 2, "doubloons": 2, "charm": 2}
AIMED = ("carob_bean", "kidnapping", "charisma_theft")
CREW_KINDS = {
    (1, 2): 4,
    (1, 1): 6,
    (2, 1): 7,
    (2, 0): 6,
    (3, 1): 3,
    (3, 0): 7,
    (3, -1): 3,
    (4, 0): 3,
    (4, -1): 5,
    (5, -1): 4,
}
"""(strength, loyalty): how many rats."""
PIE_KINDS = (
    *((4, 1), (4, 2), (5, 2), (5, 2), (6, 3), (6, 3), (7, 3), (7, 4), (8, 4), (8, 5)),
    *((9, 5), (9, 5), (10, 6), (10, 6), (11, 7), (11, 7), (12, 8), (12, 8), (13, 9), (14, 10)),
)
"""(weight, points)."""


def wins_over(loyalties: list[int], cards: list[str]) -> bool:
    """Whether these cards lure rats of these loyalties."""
    if len(loyalties) > 1 and "charm" not in cards:
        return False
    needs = [PRINTED + loyalty + 1 for loyalty in loyalties]
    return len(loyalties) in (1, 2) and PRINTED + sum(VALUES[card] for card in cards) >= sum(needs)


def lures(loyalties: list[int], cards: list[str]) -> bool:
    """Whether they lure them, and none of them could be left out."""
    fewer = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
    return wins_over(loyalties, cards) and not any(wins_over(loyalties, rest) for rest in fewer)


def least_crews(strengths: list[int], weight: int, ropes: int) -> set[tuple[tuple[int, ...], int]]:
    """(strengths of the crew, ropes) of every loot in which each rat and each rope is needed."""
    found = set()
    for size in range(len(strengths) + 1):
        for crew in combinations(sorted(strengths), size):
            for used in range(ropes + 1):
                lifted = CAPTAIN + sum(crew) + 2 * used
                spare = lifted - weight
                if spare >= 0 and (not crew or crew[0] > spare) and (not used or spare < 2):
                    found.add((crew, used))
    return found


@dataclass
class Captain:
    """One Captain; cards are the pieces of the game that is followed."""

    hand: list[int] = field(default_factory=list)
    gang: list[int] = field(default_factory=list)
    charisma: list[int] = field(default_factory=list)
    pies: list[int] = field(default_factory=list)


class House:
    """Everything on the table and in the hands."""

    def __init__(self, seats: int, pies: int, reveals: int) -> None:
        self.captains = [Captain() for _ in range(seats)]
        self.discards: list[int] = []
        self.sill: list[int] = []
        self.sideways: set[int] = set()
        self.out, self.pies, self.reveals = 0, pies, reveals
        self.firsts: list[int] = []
        self.round = 0

    def reveal(self) -> None:
        """Some more pies on the sill, as long as there are any."""
        self.round += 1
        for _ in range(self.reveals):
            if self.out < self.pies:
                self.sill.append(self.out)
                self.out += 1

    def owner(self, rat: int) -> Captain:
        """Whose gang the rat is in."""
        (found,) = [captain for captain in self.captains if rat in captain.gang]
        return found

    def spend(self, seat: int, card: int) -> None:
        """A card of a hand goes to the discards."""
        self.captains[seat].hand.remove(card)
        self.discards.append(card)

    def spend_charisma(self, seat: int, cards: tuple[int, ...]) -> None:
        """Tabled charisma goes to the discards."""
        for card in cards:
            self.captains[seat].charisma.remove(card)
            self.discards.append(card)

    def move(self, seat: int, rat: int, sideways: bool) -> None:
        """A rat changes gangs."""
        self.owner(rat).gang.remove(rat)
        self.captains[seat].gang.append(rat)
        self.sideways.discard(rat)
        if sideways:
            self.sideways.add(rat)

    def lose(self, rat: int) -> None:
        """A rat goes to the discards."""
        self.owner(rat).gang.remove(rat)
        self.sideways.discard(rat)
        self.discards.append(rat)

    def steal(self, seat: int, card: int) -> None:
        """Tabled charisma changes sides."""
        (owner,) = [captain for captain in self.captains if card in captain.charisma]
        owner.charisma.remove(card)
        self.captains[seat].charisma.append(card)

    def carry_off(self, seat: int, pie: int) -> None:
        """A pie leaves the sill."""
        self.sill.remove(pie)
        self.captains[seat].pies.append(pie)
        if seat not in self.firsts:
            self.firsts.append(seat)

    def over(self) -> bool:
        """No pie is left, neither on the sill nor to come."""
        return not self.sill and self.out == self.pies
