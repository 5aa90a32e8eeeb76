"""What a card would do, told from what lies open to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.language import tr, trn
from game.rulebooks.pied_piper.cards import LULLABY, MALICES, PROFITS, Malice
from game.rulebooks.pied_piper.payment import due, will_lose_child
from game.rulebooks.pied_piper.state import State

TAKES: Final = ("pickpocket", "crooked_scales")


@dataclass(frozen=True, slots=True)
class Outlook:
    """A family at the payment to come: what it has, what it owes, what it lacks."""

    coins: int
    owes: int
    short: int = 0
    """Coins by which it will fall short, where that costs a child."""
    safe: bool = False
    """A lullaby keeps its children."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a card would do to one family: its outlook then, and the effect in words."""

    outlook: Outlook
    main: str


def outlook(view: State, seat: int, mercy: str) -> Outlook:
    """A family's outlook as things stand."""
    owes, coins = due(view, seat), view.tokens[seat]
    lacks = owes - coins if will_lose_child(view, seat, mercy) else 0
    return Outlook(coins, owes, max(0, lacks), view.lulled[seat])


def total_due(view: State, paid: Sequence[int] = ()) -> int:
    """What the piper will still get at this round's payment."""
    return sum(min(due(view, seat), view.tokens[seat]) for seat in view.living() if seat not in paid)


def ahead(view: State, card: str, source: int, target: int, mercy: str) -> Ahead:
    """What this card would do to `target`; for profits and a Lullaby that is the family that plays it."""
    after = view.copy()
    if card in PROFITS:
        n = PROFITS[card]
        after.tokens[source] += n
        return Ahead(outlook(after, source, mercy), trn("Gains {n} coin", "Gains {n} coins", n).format(n=n))
    if card == LULLABY:
        after.lulled[source] = True
        return Ahead(outlook(after, source, mercy), tr("No child is lost this round"))
    main = _strike(after, MALICES[card], card, target)
    return Ahead(outlook(after, target, mercy), main)


def standing(seen: Outlook, name: str) -> str:
    """How a family will stand at the payment, in words."""
    if seen.short:
        return trn("{name} will be {n} short", "{name} will be {n} short", seen.short).format(name=name, n=seen.short)
    told = tr("{name} loses no child, whatever comes") if seen.safe else tr("{name} can still pay the piper")
    return told.format(name=name)


def _strike(after: State, malice: Malice, card: str, target: int) -> str:
    """Let an attack have its way in a copy of the view; what it does in words."""
    coins = after.tokens[target]
    if malice.kind == "theft":
        n = -(-coins // malice.amount) if malice.all_others else min(malice.amount, coins)
        after.tokens[target] -= n
        if card in TAKES:
            return trn("Takes {n} coin", "Takes {n} coins", n).format(n=n)
        return trn("{n} coin goes to the bank", "{n} coins go to the bank", n).format(n=n)
    return _PERILS[card](after, malice, target)


def _nosy(after: State, malice: Malice, target: int) -> str:
    n = len(after.hands[target])
    return trn("Opens {n} card, takes one", "Opens {n} cards, takes one", n).format(n=n) if n else tr("An empty hand")


def _ink(after: State, malice: Malice, target: int) -> str:
    n = min(malice.amount, len(after.hands[target]))
    return trn("Spoils {n} card", "Spoils {n} cards", n).format(n=n)


def _cart(after: State, malice: Malice, target: int) -> str:
    after.tokens[target] -= min(malice.amount, after.tokens[target])
    n = malice.rounds
    return trn("Misses {n} income", "Misses {n} incomes", n).format(n=n)


def _bar(after: State, malice: Malice, target: int) -> str:
    return tr("May not play on its next turn")


def _finger(after: State, malice: Malice, target: int) -> str:
    after.doubled[target] = True
    n = due(after, target)
    return trn("Owes {n} coin", "Owes {n} coins", n).format(n=n)


def _woods(after: State, malice: Malice, target: int) -> str:
    if after.tokens[target] >= malice.amount:
        after.tokens[target] -= malice.amount
        return trn("{n} coin for the piper", "{n} coins for the piper", malice.amount).format(n=malice.amount)
    return _tune(after, malice, target)


def _tune(after: State, malice: Malice, target: int) -> str:
    if after.lulled[target]:
        return tr("The lullaby keeps the child")
    after.children[target] -= 1
    return tr("Loses a child")


_PERILS: Final = {
    "nosy_neighbour": _nosy,
    "spilled_ink": _ink,
    "broken_cart": _cart,
    "barred_door": _bar,
    "pointed_finger": _finger,
    "lost_in_the_woods": _woods,
    "pipers_own_tune": _tune,
}
