"""The square in sentences (log, prompts, results); names, never "you", since one screen serves all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core import HIDDEN, Action, Event, Standing
from game.language import mark, tr, trn
from game.rulebooks.pied_piper import events, placing
from game.rulebooks.pied_piper.actions import NOBODY, NOTHING, Answer, Discard, EndTurn, Play, Take
from game.rulebooks.pied_piper.cards import MIRROR
from game.rulebooks.pied_piper.events import BANK, STASH
from game.rulebooks.pied_piper.rules import PiperRules

CARD_NAMES: Final = {
    "egg_basket": mark("Egg Basket"),
    "mushroom_patch": mark("Mushroom Patch"),
    "mended_boots": mark("Mended Boots"),
    "cheese_stall": mark("Cheese Stall"),
    "beehive": mark("Beehive"),
    "barrel_maker": mark("Barrel Maker"),
    "wool_fair": mark("Wool Fair"),
    "spice_cart": mark("Spice Cart"),
    "silver_lode": mark("Silver Lode"),
    "burgomasters_commission": mark("Burgomaster's Commission"),
    "pickpocket": mark("Pickpocket"),
    "crooked_scales": mark("Crooked Scales"),
    "tax_collector": mark("Tax Collector"),
    "nosy_neighbour": mark("Nosy Neighbour"),
    "spilled_ink": mark("Spilled Ink"),
    "broken_cart": mark("Broken Cart"),
    "barred_door": mark("Barred Door"),
    "pointed_finger": mark("Pointed Finger"),
    "lost_in_the_woods": mark("Lost in the Woods"),
    "pipers_own_tune": mark("The Piper's Own Tune"),
    "rat_plague": mark("Rat Plague"),
    "strongbox": mark("Strongbox"),
    "locked_drawer": mark("Locked Drawer"),
    "good_neighbours": mark("Good Neighbours"),
    "lullaby": mark("Lullaby"),
    "burgomasters_seal": mark("Burgomaster's Seal"),
    "silver_mirror": mark("Silver Mirror"),
}
CARD_TEXTS: Final = {
    "pickpocket": mark("Take 3 coins from one family"),
    "crooked_scales": mark("Take 5 coins from one family"),
    "tax_collector": mark("One family pays 6 coins to the bank"),
    "nosy_neighbour": mark("Look at a hand, take one card"),
    "spilled_ink": mark("One family throws away 3 cards, drawn blind"),
    "broken_cart": mark("One family pays 1 coin and misses 3 incomes"),
    "barred_door": mark("One family may not play on its next turn"),
    "pointed_finger": mark("One family pays double this round"),
    "lost_in_the_woods": mark("5 coins to the piper, or a child is lost"),
    "pipers_own_tune": mark("The piper takes one child at once"),
    "rat_plague": mark("All others pay half their coins to the bank"),
    "strongbox": mark("Stops any theft"),
    "locked_drawer": mark("Stops any mischief"),
    "good_neighbours": mark("Stops any sabotage"),
    "lullaby": mark("Stops peril; or on your turn: no child is lost this round"),
    "burgomasters_seal": mark("Stops anything but the Piper's Own Tune"),
    "silver_mirror": mark("Sends malice back, but not Rat Plague"),
}
KIND_NAMES: Final = {
    "theft": mark("theft"),
    "mischief": mark("mischief"),
    "sabotage": mark("sabotage"),
    "peril": mark("peril"),
}


def card_text(card: str, amount: int = 0) -> str:
    """The one line of rules on a card; profits name their coins."""
    if card in CARD_TEXTS:
        return tr(CARD_TEXTS[card])
    return trn("Gain {n} coin", "Gain {n} coins", amount).format(n=amount)


def seat_names(rules: PiperRules, names: Sequence[str]) -> list[str]:
    """Every family is played by somebody."""
    return list(names)


def sentence(event: Event, names: Sequence[str]) -> str:
    """One log sentence for an event as its viewer saw it, "" for events that say nothing new."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else ""


def _drew(event: events.Drew, names: Sequence[str]) -> str:
    if event.face == HIDDEN:
        return tr("{name} draws a card.").format(name=names[event.seat])
    return tr("{name} draws {card}.").format(name=names[event.seat], card=tr(CARD_NAMES[event.face]))


def _shuffled(event: events.Shuffled, names: Sequence[str]) -> str:
    return tr("The cards are shuffled.")


def _round_began(event: events.RoundBegan, names: Sequence[str]) -> str:
    missing = [names[seat] for seat in event.queue if not event.incomes[seat]]
    if len(missing) == len(event.queue):
        told = tr("Round {n} begins.").format(n=event.round)
    else:
        told = tr("Round {n}: every family gets a coin.").format(n=event.round)
    if missing:
        told += " " + tr("Nothing for {names}: the cart is broken.").format(names=listed(missing))
    return told


def _shown(event: events.Shown, names: Sequence[str]) -> str:
    told = {
        "discard": tr("{name} throws {card} away."),
        "spilled": tr("Ink spoils a card of {name}: {card}."),
        "fallen": tr("{name} leaves {card} behind."),
    }.get(event.why, tr("{name} plays {card}."))
    return told.format(name=names[event.seat], card=tr(CARD_NAMES[event.face]))


def _attacked(event: events.Attacked, names: Sequence[str]) -> str:
    told = tr("The mirror turns {card} on {target}.") if event.mirrored else tr("{card}: {target} may answer.")
    return told.format(card=tr(CARD_NAMES[event.malice]), target=names[event.target])


def _answered(event: events.Answered, names: Sequence[str]) -> str:
    if event.shield == MIRROR:
        return ""
    told = tr("Nothing happens to {name}.") if event.shield else tr("{name} does not answer.")
    return told.format(name=names[event.seat])


def _paid(event: events.Paid, names: Sequence[str]) -> str:
    n = event.amount
    if event.source == BANK:
        return trn("{name} gains {n} coin.", "{name} gains {n} coins.", n).format(name=names[event.to], n=n)
    payer = names[event.source]
    if not n:
        return tr("{name} has not a coin to give.").format(name=payer)
    if event.to == STASH:
        return trn("{name} pays the piper {n} coin.", "{name} pays the piper {n} coins.", n).format(name=payer, n=n)
    if event.to == BANK:
        return trn("{name} pays {n} coin to the bank.", "{name} pays {n} coins to the bank.", n).format(name=payer, n=n)
    told = trn("{taker} takes {n} coin from {name}.", "{taker} takes {n} coins from {name}.", n)
    return told.format(taker=names[event.to], name=payer, n=n)


def _marked(event: events.Marked, names: Sequence[str]) -> str:
    n = event.rounds
    told = {
        "cart": trn("{name} will miss the next income.", "{name} will miss the next {n} incomes.", n),
        "barred": tr("{name} may not play on the next turn."),
        "doubled": tr("{name} owes the piper double this round."),
        "lulled": tr("No child of {name} will leave this round."),
    }[event.effect]
    return told.format(name=names[event.seat], n=n)


def _hand_opened(event: events.HandOpened, names: Sequence[str]) -> str:
    return tr("{name} looks at the cards of {target}.").format(name=names[event.seat], target=names[event.target])


def _took(event: events.Took, names: Sequence[str]) -> str:
    if event.face == HIDDEN:
        return tr("{name} takes a card from {target}.").format(name=names[event.seat], target=names[event.target])
    return tr("{name} takes {card} from {target}.").format(
        name=names[event.seat], target=names[event.target], card=tr(CARD_NAMES[event.face])
    )


def _hand_full(event: events.HandFull, names: Sequence[str]) -> str:
    return tr("{name} has too many cards and must throw some away.").format(name=names[event.seat])


def _child_lost(event: events.ChildLost, names: Sequence[str]) -> str:
    told = {
        "payment": tr("The coins of {name} are not enough: a child follows the flute."),
        "woods": tr("A child of {name} is lost in the woods."),
        "tune": tr("A child of {name} follows the flute."),
    }[event.why]
    return told.format(name=names[event.seat])


def _spared(event: events.Spared, names: Sequence[str]) -> str:
    return tr("The lullaby keeps a child of {name} at home.").format(name=names[event.seat])


def _fell(event: events.Fell, names: Sequence[str]) -> str:
    told = trn(
        "{names} has no child left and leaves the square.",
        "{names} have no child left and leave the square.",
        len(event.seats),
    )
    return told.format(names=listed([names[seat] for seat in event.seats]))


def _ended(event: events.GameEnded, names: Sequence[str]) -> str:
    return {
        "one_family": tr("No more than one house still has a light: the piper leaves."),
        "stash": tr("The piper has what he wanted and leaves."),
        "children": tr("No more than three children are left in town: the piper leaves."),
    }[event.why]


_TELLERS: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    events.Drew: _drew,
    events.Shuffled: _shuffled,
    events.RoundBegan: _round_began,
    events.Shown: _shown,
    events.Attacked: _attacked,
    events.Answered: _answered,
    events.Paid: _paid,
    events.Marked: _marked,
    events.HandOpened: _hand_opened,
    events.Took: _took,
    events.HandFull: _hand_full,
    events.ChildLost: _child_lost,
    events.Spared: _spared,
    events.Fell: _fell,
    events.GameEnded: _ended,
}


def reason(standing: Standing, names: Sequence[str]) -> str:
    """Why a place went as it did among families with as many children."""
    if not standing.reason:
        return ""
    told = {
        placing.MORE_COINS: tr("As many children as {rivals}: the coins decide."),
        placing.SHARED: tr("As many children and coins as {rivals}: the place is shared."),
        placing.FELL_LATER: tr("No children left, like {rivals}: who fell later is placed first."),
        placing.FELL_TOGETHER: tr("Fell at the same moment as {rivals}: the place is shared."),
    }[standing.reason]
    return told.format(rivals=listed([names[seat] for seat in standing.rivals]))


def why(action: Action, expected: Sequence[Action], names: Sequence[str]) -> str:
    """Why a bot acted as it did; names no card, since an action knows only pieces."""
    told = {
        EndTurn: tr("{name} saw nothing worth playing."),
        Take: tr("{name} took the card that helps most."),
        Discard: tr("{name} parted with the card that matters least."),
    }.get(type(action), "")
    if isinstance(action, Answer):
        told = (
            tr("{name} had no shield for it, or kept one.")
            if action.piece == NOTHING
            else tr("{name} found the shield well spent.")
        )
    if isinstance(action, Play):
        aimed = action.target != NOBODY
        told = tr("{name} saw most to gain by going for {target}.") if aimed else tr("{name} needed this card now.")
        return told.format(name=names[action.seat], target=names[action.target])
    return told.format(name=names[action.seat])


def listed(names: Sequence[str]) -> str:
    """Names in one phrase: "Ada, Basile and Zoé"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{most} and {last}").format(most=", ".join(names[:-1]), last=names[-1])
