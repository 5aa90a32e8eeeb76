"""The farmhouse in sentences (log, prompts, results); names, never "you", since one screen serves all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core import HIDDEN, Action, Event, Standing
from game.language import mark, tr, trn
from game.rulebooks.pie_rats import deeds, events, placing
from game.rulebooks.pie_rats.actions import NOTHING, Call, Defend, Discard, Done, Loot, Lure, Pass, Pay, Play, Table
from game.rulebooks.pie_rats.cards import CHARISMA
from game.rulebooks.pie_rats.names import RAT_NAMES
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import CARD, CHARM, CREW, DEFEND, LOOT, LURE, MIRRORED, REFRESH

CARD_NAMES: Final = {
    **RAT_NAMES,
    "hooked_hand": mark("Hooked Hand"),
    "parrot": mark("Parrot"),
    "spyglass": mark("Spyglass"),
    "cutlass": mark("Cutlass"),
    "doubloons": mark("Doubloons"),
    "charm": mark("Charm"),
    "carob_bean": mark("Carob Bean"),
    "kidnapping": mark("Kidnapping"),
    "charisma_theft": mark("Charisma Theft"),
    "mirror": mark("Mirror"),
    "double_watch": mark("Double Watch"),
    "grappling_rope": mark("Grappling Rope"),
    "secret_tunnel": mark("Secret Tunnel"),
}
CARD_TEXTS: Final = {
    "charm": mark("+2, and it may lure two rats at once"),
    "carob_bean": mark("Discard one rat of another Captain"),
    "kidnapping": mark("Take one rat of another Captain"),
    "charisma_theft": mark("Take a tabled charisma card"),
    "mirror": mark("A lure by Charm at your rat fails"),
    "double_watch": mark("Defend, and lure all the same"),
    "grappling_rope": mark("+2 strength for a loot"),
    "secret_tunnel": mark("One looting rat comes back home"),
}
PIE_NAMES: Final = {
    "humble_crust": mark("Humble Crust"),
    "gooseberry": mark("Gooseberry Pie"),
    "rhubarb": mark("Rhubarb Pie"),
    "custard": mark("Custard Pie"),
    "apple_lattice": mark("Apple Lattice"),
    "lemon_meringue": mark("Lemon Meringue"),
    "pumpkin": mark("Pumpkin Pie"),
    "cherry": mark("Cherry Pie"),
    "pecan": mark("Pecan Pie"),
    "blueberry": mark("Blueberry Pie"),
    "shoofly": mark("Shoofly Pie"),
    "plum_crumble": mark("Plum Crumble"),
    "banoffee": mark("Banana Toffee"),
    "strawberry": mark("Strawberry Tart"),
    "key_lime": mark("Lime Pie"),
    "fig_honey": mark("Fig and Honey"),
    "carob_fudge": mark("Carob Fudge"),
    "pear_almond": mark("Pear and Almond"),
    "chocolate_cream": mark("Chocolate Cream"),
    "four_and_twenty": mark("Four and Twenty"),
}
PHASE_NAMES: Final = {
    "reveal": mark("Reveal"),
    CHARM: mark("Charm"),
    CREW: mark("Crew"),
    DEFEND: mark("Defend"),
    LURE: mark("Lure"),
    LOOT: mark("Loot"),
    REFRESH: mark("Draw"),
}


def card_name(face: str) -> str:
    """What a card is called."""
    return tr(CARD_NAMES[face])


def card_text(face: str) -> str:
    """The one line of rules on a card; a rat has none."""
    if face in CARD_TEXTS:
        return tr(CARD_TEXTS[face])
    return tr("+{n} charisma").format(n=CHARISMA[face]) if face in CHARISMA else ""


def pie_name(pie: str) -> str:
    """What a pie is called."""
    return tr(PIE_NAMES[pie])


def seat_names(rules: PieRules, names: Sequence[str]) -> list[str]:
    """Every Captain is played by somebody."""
    return list(names)


def sentence(event: Event, names: Sequence[str]) -> str:
    """One log sentence for an event as its viewer saw it, "" for events that say nothing new."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else ""


def _drew(event: events.Drew, names: Sequence[str]) -> str:
    if event.face == HIDDEN:
        return tr("{name} draws a card.").format(name=names[event.seat])
    return tr("{name} draws {card}.").format(name=names[event.seat], card=card_name(event.face))


def _shuffled(event: events.Shuffled, names: Sequence[str]) -> str:
    return tr("The cards are shuffled.")


def _lead_passed(event: events.LeadPassed, names: Sequence[str]) -> str:
    return tr("{name} leads.").format(name=names[event.seat])


def _round_began(event: events.RoundBegan, names: Sequence[str]) -> str:
    return tr("Round {n} begins.").format(n=event.round)


def _pie_revealed(event: events.PieRevealed, names: Sequence[str]) -> str:
    return tr("{pie} steams on the sill.").format(pie=pie_name(event.face))


def _tabled(event: events.Tabled, names: Sequence[str]) -> str:
    joins = event.face in RAT_NAMES
    told = tr("{card} joins the gang of {name}.") if joins else tr("{name} puts on some charm: {card}.")
    return told.format(name=names[event.seat], card=card_name(event.face))


def _played(event: events.Played, names: Sequence[str]) -> str:
    told = tr("{name} throws {card} away.") if event.why == "discard" else tr("{name} plays {card}.")
    return told.format(name=names[event.seat], card=card_name(event.face))


def _defended(event: events.Defended, names: Sequence[str]) -> str:
    return tr("{name} defends {rat}.").format(name=names[event.seat], rat=card_name(event.face))


def _declared(event: deeds.Declared, names: Sequence[str]) -> str:
    name, rats = names[event.seat], listed([card_name(face) for face in event.who])
    if event.step == LURE:
        told = tr("{name} whistles to {rats}.")
    elif event.step == LOOT:
        told = tr("{name} goes for the pie with {rats}.") if event.who else tr("{name} goes for the pie alone.")
    elif event.step == MIRRORED:
        return ""
    else:
        told = tr("{card} is aimed at {target}.")
    target = rats or card_name(event.faces[0]) if event.step == CARD else ""
    card = card_name(event.face) if event.face else ""
    return told.format(name=name, rats=rats, card=card, target=target)


def _closed(event: deeds.Closed, names: Sequence[str]) -> str:
    if event.outcome != "off":
        return ""
    if event.step in (CARD, MIRRORED):
        return tr("{card} finds nothing any more.").format(card=card_name(event.face))
    told = {LURE: tr("The lure of {name} is off."), LOOT: tr("The loot of {name} is off.")}[event.step]
    return told.format(name=names[event.seat])


def _lured(event: deeds.Lured, names: Sequence[str]) -> str:
    told = trn("{rats} follows {name}.", "{rats} follow {name}.", len(event.rats))
    return told.format(rats=listed([card_name(face) for face in event.who]), name=names[event.seat])


def _mirrored(event: deeds.Mirrored, names: Sequence[str]) -> str:
    return tr("The mirror breaks the charm of {name}: nobody follows.").format(name=names[event.seat])


def _rat_discarded(event: deeds.RatDiscarded, names: Sequence[str]) -> str:
    told = {
        "bean": tr("{rat} leaves {name} for a carob bean."),
        "call": tr("Called, but no pie: {name} loses {rat}."),
        "pays": tr("No pie this round: {name} loses {rat}."),
    }[event.why]
    return told.format(rat=card_name(event.face), name=names[event.owner])


def _rat_taken(event: deeds.RatTaken, names: Sequence[str]) -> str:
    return tr("{name} kidnaps {rat} from {owner}.").format(
        name=names[event.seat], rat=card_name(event.face), owner=names[event.owner]
    )


def _charisma_taken(event: deeds.CharismaTaken, names: Sequence[str]) -> str:
    return tr("{name} takes {card} from {target}.").format(
        name=names[event.seat], card=card_name(event.face), target=names[event.owner]
    )


def _called(event: deeds.Called, names: Sequence[str]) -> str:
    return tr("{name} calls: looting a pie!").format(name=names[event.seat])


def _looted(event: deeds.Looted, names: Sequence[str]) -> str:
    return tr("{name} carries off: {pie}.").format(name=names[event.seat], pie=pie_name(event.face))


def _ended(event: events.GameEnded, names: Sequence[str]) -> str:
    return tr("The last pie is gone.") if event.why == "looted" else tr("The farmer's wife sweeps the sill.")


_TELLERS: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    events.Drew: _drew,
    events.Shuffled: _shuffled,
    events.LeadPassed: _lead_passed,
    events.RoundBegan: _round_began,
    events.PieRevealed: _pie_revealed,
    events.Tabled: _tabled,
    events.Played: _played,
    events.Defended: _defended,
    deeds.Declared: _declared,
    deeds.Closed: _closed,
    deeds.Lured: _lured,
    deeds.Mirrored: _mirrored,
    deeds.RatDiscarded: _rat_discarded,
    deeds.RatTaken: _rat_taken,
    deeds.CharismaTaken: _charisma_taken,
    deeds.Called: _called,
    deeds.Looted: _looted,
    events.GameEnded: _ended,
}


def reason(standing: Standing, names: Sequence[str]) -> str:
    """Why a place went as it did among Captains with as many points."""
    if not standing.reason:
        return ""
    told = {
        placing.HEAVIER: tr("As many points as {rivals}: the heavier loot decides."),
        placing.MORE_PIES: tr("Level with {rivals} in points and weight: the number of pies decides."),
        placing.ATE_LAST: tr("Level with {rivals} so far: who ate pie last is placed first."),
        placing.EARLIER: tr("Level with {rivals} so far: the earlier first pie decides."),
        placing.SHARED: tr("Level with {rivals} in everything: the place is shared."),
    }[standing.reason]
    return told.format(rivals=listed([names[seat] for seat in standing.rivals]))


_WHY: Final = {
    Table: mark("{name} found it more useful on the table."),
    Defend: mark("{name} feared to lose this rat most."),
    Lure: mark("{name} wanted that strength, and could afford the charm."),
    Call: mark("{name} wanted no surprises on the way to the pie."),
    Loot: mark("{name} took the best pie for the rats it cost."),
    Pass: mark("{name} saw no need to step in."),
    Pay: mark("{name} parted with the rat that matters least."),
    Discard: mark("{name} hopes for a better card."),
    Done: mark("{name} saw nothing better to do."),
}


def why(action: Action, expected: Sequence[Action], names: Sequence[str]) -> str:
    """Why a bot acted as it did; names no card, since an action knows only pieces."""
    if isinstance(action, Play):
        told = tr("{name} broke the charm.") if action.target == NOTHING else tr("{name} saw most to gain there.")
    else:
        told = tr(_WHY[type(action)])
    return told.format(name=names[action.seat])


def listed(names: Sequence[str]) -> str:
    """Names in one phrase: "Ada, Basile and Zoé"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{most} and {last}").format(most=", ".join(names[:-1]), last=names[-1])
