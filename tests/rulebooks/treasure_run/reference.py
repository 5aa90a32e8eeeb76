"""The game told a second time, straight from the written rules and in the plainest way, to compare with.

Pie Cards are names, not pieces; what chance deals (dice, cards, shuffles) is told to it. The farm is drawn anew
from its branches, walks are followed step by step.
"""

from dataclasses import dataclass, field
from itertools import pairwise

LINES = [
    ["gate", *(f"n{i}" for i in range(1, 14)), "q1", "q2", "q3", "ship"],
    ["gate", *(f"m{i}" for i in range(1, 14)), "q1"],
    ["gate", *(f"s{i}" for i in range(1, 14)), "q1"],
    ["n5", "x1", "m5", "x2", "s5"],
    ["n8", "x3", "m8", "x4", "s8"],
]
BESIDE: dict[str, set[str]] = {}
for line in LINES:
    for one, two in pairwise(line):
        BESIDE.setdefault(one, set()).add(two)
        BESIDE.setdefault(two, set()).add(one)
NEED = {"n4": 3, "n9": 4, "m4": 4, "m9": 5, "s4": 3, "s9": 4, "q2": 3}
PIES = {"n2", "n8", "n12", "m2", "m3", "m6", "s2", "s8", "s12", "x1", "x4"}
CHESTS = {"n3", "n7", "n11", "m7", "m10", "m12", "s3", "s6", "s11"}
BEAT = ["n5", "n6", "n7", "n8", "x3", "m8", "x4", "s8", "s7", "s6", "s5", "x2", "m5", "x1"]


def far(here: str, there: str) -> int:
    """Steps along the paths."""
    seen, steps = {here}, 0
    while there not in seen:
        seen |= {beside for space in seen for beside in BESIDE[space]}
        steps += 1
    return steps


@dataclass
class Rat:
    """One rat."""

    at: str = "gate"
    stuck: bool = False
    cards: list[str] = field(default_factory=list)
    prints: set[str] = field(default_factory=set)


class Farm:
    """The rats, Croc, and the treasure."""

    def __init__(self, rats: int, crew: bool, mild: bool) -> None:
        self.rats = [Rat() for _ in range(rats)]
        self.crew, self.mild = crew, mild
        self.kinds = ["crown", "goblet", "compass", "ruby", "golden_whisk", "anchor", "spyglass"]
        self.kinds = self.kinds[: {2: 7, 3: 6}.get(rats, 5)]
        self.shelves: list[list[str]] = [[] for _ in range(1 if crew else rats)]
        self.pile = self.kinds * rats
        self.croc = "m8"
        self.spent: list[str] = []

    def shelf(self, seat: int) -> list[str]:
        """What the rat can call its own."""
        return self.shelves[0 if self.crew else seat]

    def spares(self, seat: int) -> set[str]:
        """Kinds that the rat holds more than once."""
        return {kind for kind in self.kinds if self.shelf(seat).count(kind) > 1}

    def has_all(self, seat: int) -> bool:
        """Whether nothing is missing."""
        return set(self.shelf(seat)) == set(self.kinds)

    def step(self, seat: int, to: str, came: str) -> None:
        """One step along a path, never back where it came from."""
        assert to in BESIDE[self.rats[seat].at]
        assert to != came
        self.rats[seat].at = to

    def try_obstacle(self, seat: int, die: int) -> None:
        """The number or more."""
        rat = self.rats[seat]
        rat.stuck = die < NEED[rat.at]

    def walk_croc(self, steps: int) -> list[int]:
        """Croc walks; the rats that he catches so."""
        self.croc = BEAT[(BEAT.index(self.croc) + steps) % 14]
        return [] if self.mild else [seat for seat, rat in enumerate(self.rats) if rat.at == self.croc]

    def send_back(self, seat: int) -> None:
        """Back to the gate, cards kept."""
        self.rats[seat].at, self.rats[seat].stuck = "gate", False

    def drop(self, seat: int, card: str) -> None:
        """A card leaves a hand for the discards."""
        self.rats[seat].cards.remove(card)
        self.spent.append(card)

    def find(self, seat: int, kind: str) -> None:
        """The chest gives a card, once."""
        rat = self.rats[seat]
        assert rat.at in CHESTS - rat.prints
        self.pile.remove(kind)
        self.shelf(seat).append(kind)
        rat.prints.add(rat.at)
        if rat.prints == CHESTS:
            rat.prints = set()

    def trade(self, seat: int, give: tuple[str, str], take: str) -> None:
        """Two duplicates for one piece of the pile."""
        self.pile.remove(take)
        for kind in give:
            assert self.shelf(seat).count(kind) > 1
            self.shelf(seat).remove(kind)
            self.pile.append(kind)
        self.shelf(seat).append(take)

    def exchange(self, seat: int, give: str, other: int, take: str) -> None:
        """A piece for a piece."""
        assert give != take
        self.shelf(seat).remove(give)
        self.shelf(other).remove(take)
        self.shelf(seat).append(take)
        self.shelf(other).append(give)

    def steal(self, seat: int, other: int, take: str) -> None:
        """A duplicate from close by."""
        assert take in self.spares(other)
        assert far(self.rats[seat].at, self.rats[other].at) <= 3
        self.shelf(other).remove(take)
        self.shelf(seat).append(take)

    def choices_at_chest(self, seat: int) -> set[tuple[str, ...]]:
        """Draw, trade in, barter or nothing."""
        rat, mine, found = self.rats[seat], self.spares(seat), {("nothing",)}
        if self.pile and rat.at not in rat.prints:
            found.add(("draw",))
        for one in mine:
            for two in mine:
                if one != two or self.shelf(seat).count(one) > 2:
                    first, second = sorted((one, two), key=self.kinds.index)
                    found |= {("trade", first, second, take) for take in self.pile}
            for other in range(len(self.shelves)):
                if other != seat and not self.crew:
                    found |= {("barter", one, str(other), take) for take in self.spares(other) if take != one}
        return found

    def swaps(self, seat: int) -> set[tuple[str, int, str]]:
        """Any piece for a different one; an only copy only for a piece that its rat lacks."""
        return {
            (give, other, take)
            for other in range(len(self.rats))
            if other != seat
            for give in self.shelf(seat)
            for take in self.shelf(other)
            if give != take and (take in self.spares(other) or give not in self.shelf(other))
        }

    def ends(self, at: str, came: str, left: int, sure: bool) -> set[tuple[str, int]]:
        """Where a walk can lead to: (space, steps left when an obstacle asks for a roll)."""
        if left == 0:
            return {(at, 0)}
        found: set[tuple[str, int]] = set()
        for to in BESIDE[at] - {came}:
            if to == "ship":
                found.add((to, 0))
            elif to in NEED and not sure:
                found.add((to, left - 1))
            else:
                found |= self.ends(to, at, left - 1, sure and to not in NEED)
        return found

    def winners(self, home: int) -> list[int]:
        """Who came home; else most kinds, nearest to the ship, most cards."""
        if home >= 0:
            return [home]
        ranks = [(len(set(self.shelf(s))), -far(rat.at, "ship"), len(rat.cards)) for s, rat in enumerate(self.rats)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
