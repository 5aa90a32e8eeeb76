"""The game told a second time, straight from the written rules and in the plainest way, to compare with.

Cards are names, not pieces; what chance deals (draws, spilled cards) is told to it.
"""

from dataclasses import dataclass, field

COINS = {
    "egg_basket": 1,
    "mushroom_patch": 2,
    "mended_boots": 3,
    "cheese_stall": 4,
    "beehive": 5,
    "barrel_maker": 6,
    "wool_fair": 7,
    "spice_cart": 8,
    "silver_lode": 9,
    "burgomasters_commission": 10,
}
STOPS = {
    "pickpocket": "strongbox",
    "crooked_scales": "strongbox",
    "tax_collector": "strongbox",
    "rat_plague": "strongbox",
    "nosy_neighbour": "locked_drawer",
    "spilled_ink": "locked_drawer",
    "broken_cart": "good_neighbours",
    "barred_door": "good_neighbours",
    "pointed_finger": "lullaby",
    "lost_in_the_woods": "lullaby",
    "pipers_own_tune": "lullaby",
}


def stops(shield: str, malice: str) -> bool:
    """Whether the shield is an answer to the malice."""
    if shield == "burgomasters_seal":
        return malice != "pipers_own_tune"
    if shield == "silver_mirror":
        return malice != "rat_plague"
    return STOPS[malice] == shield


@dataclass
class Family:
    """One family."""

    children: int
    coins: int
    hand: list[str] = field(default_factory=list)
    no_income: int = 0
    barred: bool = False
    double: bool = False
    safe: bool = False
    out_since: int = 0


class Town:
    """The families, the stash and the discards."""

    def __init__(self, families: int, children: int, coins: int, target: int, merciful: bool) -> None:
        self.families = [Family(children, coins) for _ in range(families)]
        self.target, self.merciful = target, merciful
        self.stash = self.lost = self.falls = 0
        self.discards: list[str] = []
        self.ended = False

    def income(self) -> None:
        """Every family still in gets a coin, but for broken carts."""
        for family in self.families:
            if family.children and family.no_income:
                family.no_income -= 1
            elif family.children:
                family.coins += 1

    def drop(self, seat: int, card: str) -> None:
        """A card leaves a hand for the discards."""
        self.families[seat].hand.remove(card)
        self.discards.append(card)

    def profit(self, seat: int, card: str) -> None:
        """Coins from the bank, or a Lullaby for the round."""
        if card == "lullaby":
            self.families[seat].safe = True
        else:
            self.families[seat].coins += COINS[card]

    def hit(self, malice: str, source: int, target: int, spilled: list[str]) -> None:
        """A malice that nobody stopped; looking at hands is told elsewhere."""
        giver, taker = self.families[target], self.families[source]
        wanted = {"pickpocket": 3, "crooked_scales": 5, "tax_collector": 6, "broken_cart": 1}.get(malice, 0)
        if malice == "rat_plague":
            wanted = (giver.coins + 1) // 2
        given = min(wanted, giver.coins)
        giver.coins -= given
        if malice in ("pickpocket", "crooked_scales"):
            taker.coins += given
        if malice == "broken_cart":
            giver.no_income = 3
        giver.barred = giver.barred or malice == "barred_door"
        giver.double = giver.double or malice == "pointed_finger"
        for card in spilled:
            self.drop(target, card)
        if malice == "lost_in_the_woods" and giver.coins >= 5:
            giver.coins -= 5
            self.stash += 5
        elif malice in ("lost_in_the_woods", "pipers_own_tune"):
            self.take_child(target)
        if self.bury():
            self.ended = self.over()

    def take_child(self, seat: int) -> None:
        """The piper takes a child that no Lullaby keeps."""
        if not self.families[seat].safe:
            self.families[seat].children -= 1
            self.lost += 1

    def bury(self) -> bool:
        """Families without children leave; whether any has just now."""
        gone = [family for family in self.families if not family.children and not family.out_since]
        self.falls += bool(gone)
        for family in gone:
            self.discards += family.hand
            family.hand, family.coins, family.out_since = [], 0, self.falls
        return bool(gone)

    def payment(self) -> None:
        """All pay at once, then the end is looked at."""
        poor = []
        for seat, family in enumerate(self.families):
            due = family.children * (2 if family.double else 1)
            if family.children and (family.coins == 0 if self.merciful else family.coins < due):
                poor.append(seat)
            paid = min(due, family.coins)
            family.coins -= paid
            self.stash += paid
        for seat in poor:
            self.take_child(seat)
        self.bury()
        for family in self.families:
            family.double = family.safe = False
        self.ended = self.over()

    def over(self) -> bool:
        """One family or none, a full stash, or three children or fewer."""
        children = [family.children for family in self.families]
        return sum(map(bool, children)) <= 1 or self.stash >= self.target or sum(children) <= 3

    def winners(self) -> list[int]:
        """Most children, then coins, then who fell last."""
        ranks = [(family.children, family.coins, family.out_since) for family in self.families]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
