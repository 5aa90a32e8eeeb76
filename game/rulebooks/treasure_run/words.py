"""The run in sentences (log, prompts, results); names, never "you", since one screen serves all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core import HIDDEN, Action, Event, Standing
from game.language import listed, mark, tr, trn
from game.rulebooks.treasure_run import events, placing
from game.rulebooks.treasure_run.actions import (
    NOTHING,
    Answer,
    Barter,
    Burrow,
    Discard,
    Draw,
    Leave,
    Play,
    Roll,
    StickyPaws,
    Swap,
    TradeIn,
    Walk,
    Whistle,
)
from game.rulebooks.treasure_run.board import KINDS, NODES
from game.rulebooks.treasure_run.rules import TreasureRules

CARD_NAMES: Final = {
    "double_dash": mark("Double Dash"),
    "sure_paws": mark("Sure Paws"),
    "crust_shield": mark("Crust Shield"),
    "burrow": mark("Burrow"),
    "sugar_rush": mark("Sugar Rush"),
    "swap": mark("Swap"),
    "sticky_paws": mark("Sticky Paws"),
    "whistle": mark("Whistle"),
}
CARD_TEXTS: Final = {
    "double_dash": mark("Roll two dice for the move"),
    "sure_paws": mark("Pass the next obstacle without a roll"),
    "crust_shield": mark("Croc cannot send the rat back, once"),
    "burrow": mark("To a treasure space within 8 steps, instead of rolling"),
    "sugar_rush": mark("3 steps more, after the roll"),
    "swap": mark("Exchange a piece with another rat"),
    "sticky_paws": mark("Take a duplicate from a rat within 3 steps"),
    "whistle": mark("Croc walks 1 to 4 steps"),
}
PIECE_NAMES: Final = {
    "crown": mark("the crown"),
    "goblet": mark("the goblet"),
    "compass": mark("the compass"),
    "ruby": mark("the ruby"),
    "golden_whisk": mark("the golden whisk"),
    "anchor": mark("the anchor"),
    "spyglass": mark("the spyglass"),
}
OBSTACLE_NAMES: Final = {
    "orchard wasps": mark("the orchard wasps"),
    "mill sails": mark("the mill sails"),
    "barn door": mark("the barn door"),
    "bakery oven": mark("the bakery oven"),
    "pond stepping stones": mark("the stepping stones"),
    "carob thicket": mark("the carob thicket"),
    "gangplank": mark("the gangplank"),
}
SPACE_NAMES: Final = {
    "start": mark("the gate"),
    "plain": mark("a plain space"),
    "pie": mark("a pie space"),
    "treasure": mark("a treasure space"),
    "obstacle": mark("an obstacle"),
    "ship": mark("the Jolly Pastry"),
}
AREA_NAMES: Final = {
    "gate": mark("at the gate"),
    "orchard": mark("in the orchard"),
    "mill": mark("at the mill"),
    "barn": mark("by the barn"),
    "bakery": mark("at the bakery"),
    "pond": mark("by the pond"),
    "carob grove": mark("in the carob grove"),
    "hedge path": mark("on the hedge path"),
    "quay": mark("on the quay"),
    "Jolly Pastry": mark("on board the Jolly Pastry"),
}


def obstacle_name(space: str) -> str:
    """What the obstacle on this space is called."""
    return tr(OBSTACLE_NAMES[NODES[space].name])


def space_name(space: str) -> str:
    """What a space is called: an obstacle by its name, others by their kind."""
    kind = KINDS[space]
    return obstacle_name(space) if kind == "obstacle" else tr(SPACE_NAMES[kind])


def area_name(space: str) -> str:
    """Where on the farm a space lies."""
    return tr(AREA_NAMES[NODES[space].place])


def seat_names(rules: TreasureRules, names: Sequence[str]) -> list[str]:
    """Every rat is played by somebody."""
    return list(names)


def sentence(event: Event, names: Sequence[str]) -> str:
    """One log sentence for an event as its viewer saw it, "" for events that say nothing new."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else ""


def _shuffled(event: events.Shuffled, names: Sequence[str]) -> str:
    return tr("The Pie Cards are shuffled.")


def _buried(event: events.Buried, names: Sequence[str]) -> str:
    return tr("The treasure is shuffled and lies face down.")


def _round_began(event: events.RoundBegan, names: Sequence[str]) -> str:
    return tr("Round {n} begins.").format(n=event.round)


def _drew(event: events.Drew, names: Sequence[str]) -> str:
    if event.face == HIDDEN:
        return tr("{name} draws a Pie Card.").format(name=names[event.seat])
    return tr("{name} draws {card}.").format(name=names[event.seat], card=tr(CARD_NAMES[event.face]))


def _hand_full(event: events.HandFull, names: Sequence[str]) -> str:
    return tr("{name} has too many Pie Cards and must throw one away.").format(name=names[event.seat])


def _laid(event: events.Laid, names: Sequence[str]) -> str:
    told = tr("{name} throws {card} away.") if event.why == "limit" else tr("{name} plays {card}.")
    return told.format(name=names[event.seat], card=tr(CARD_NAMES[event.face]))


def _readied(event: events.Readied, names: Sequence[str]) -> str:
    if event.effect != "rush":
        return ""
    return tr("{name} may walk three steps more.").format(name=names[event.seat])


def _rolled(event: events.Rolled, names: Sequence[str]) -> str:
    n = sum(event.dice)
    if len(event.dice) == 1:
        return tr("{name} rolls {n}.").format(name=names[event.seat], n=n)
    a, b = event.dice
    return tr("{name} rolls {a} and {b}: {n} steps.").format(name=names[event.seat], a=a, b=b, n=n)


def _walked(event: events.Walked, names: Sequence[str]) -> str:
    n, end = len(event.path), event.path[-1]
    if KINDS[end] == "ship":
        return tr("{name} goes on board the Jolly Pastry.").format(name=names[event.seat])
    told = trn("{name} walks {n} step to {space}.", "{name} walks {n} steps to {space}.", n)
    return told.format(name=names[event.seat], n=n, space=space_name(end))


def _tried(event: events.Tried, names: Sequence[str]) -> str:
    told = (
        tr("{name} rolls {n}, enough for {obstacle}.")
        if event.passed
        else tr("{name} rolls {n}, too little for {obstacle}.")
    )
    return told.format(name=names[event.seat], n=event.die, obstacle=obstacle_name(event.place))


def _passed(event: events.Passed, names: Sequence[str]) -> str:
    return tr("Sure paws take {name} past {obstacle}.").format(
        name=names[event.seat], obstacle=obstacle_name(event.place)
    )


def _burrowed(event: events.Burrowed, names: Sequence[str]) -> str:
    return tr("{name} digs a tunnel and comes up {area}.").format(name=names[event.seat], area=area_name(event.place))


def _croc_walked(event: events.CrocWalked, names: Sequence[str]) -> str:
    n = len(event.path)
    return {
        "round": trn("Croc walks his beat: {n} step.", "Croc walks his beat: {n} steps.", n),
        "noise": trn("Croc hears a noise: {n} step.", "Croc hears a noise: {n} steps.", n),
        "whistle": trn("Croc follows the whistle: {n} step.", "Croc follows the whistle: {n} steps.", n),
    }[event.why].format(n=n)


def _cornered(event: events.Cornered, names: Sequence[str]) -> str:
    return tr("Croc has caught {names}.").format(names=listed([names[seat] for seat in event.seats]))


def _sent_back(event: events.SentBack, names: Sequence[str]) -> str:
    return tr("{name} is sent back to the gate.").format(name=names[event.seat])


def _shielded(event: events.Shielded, names: Sequence[str]) -> str:
    return tr("The crust holds: {name} stays.").format(name=names[event.seat])


def _left_alone(event: events.LeftAlone, names: Sequence[str]) -> str:
    return tr("{name} leaves the chest alone.").format(name=names[event.seat])


def _found(event: events.Found, names: Sequence[str]) -> str:
    return tr("{name} finds {piece}.").format(name=names[event.seat], piece=tr(PIECE_NAMES[event.treasure]))


def _prints_cleared(event: events.PrintsCleared, names: Sequence[str]) -> str:
    return tr("{name} has been at every chest: the paw prints go.").format(name=names[event.seat])


def _traded_in(event: events.TradedIn, names: Sequence[str]) -> str:
    one, two = (tr(PIECE_NAMES[kind]) for kind in event.give)
    if one == two:
        told = tr("{name} trades {one} twice for {piece}.")
    else:
        told = tr("{name} trades {one} and {two} for {piece}.")
    return told.format(name=names[event.seat], one=one, two=two, piece=tr(PIECE_NAMES[event.take]))


def _exchanged(event: events.Exchanged, names: Sequence[str]) -> str:
    told = tr("{name} gives {other} {give} for {take}.")
    return told.format(
        name=names[event.seat],
        other=names[event.other],
        give=tr(PIECE_NAMES[event.give]),
        take=tr(PIECE_NAMES[event.take]),
    )


def _stolen(event: events.Stolen, names: Sequence[str]) -> str:
    told = tr("{name} takes {piece} from {other}.")
    return told.format(name=names[event.seat], other=names[event.other], piece=tr(PIECE_NAMES[event.take]))


def _ended(event: events.GameEnded, names: Sequence[str]) -> str:
    if event.why == "home":
        return tr("{name} is home with every piece of the treasure.").format(name=names[event.seat])
    return {
        "crew": tr("All are on board, and so is the treasure: the crew wins."),
        "farm_woke": tr("The farm wakes, and the rats run without their treasure."),
        "rounds": tr("Sixty rounds are over: the run is called off."),
    }[event.why]


_TELLERS: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    events.Shuffled: _shuffled,
    events.Buried: _buried,
    events.RoundBegan: _round_began,
    events.Drew: _drew,
    events.HandFull: _hand_full,
    events.Laid: _laid,
    events.Readied: _readied,
    events.Rolled: _rolled,
    events.Walked: _walked,
    events.Tried: _tried,
    events.Passed: _passed,
    events.Burrowed: _burrowed,
    events.CrocWalked: _croc_walked,
    events.Cornered: _cornered,
    events.SentBack: _sent_back,
    events.Shielded: _shielded,
    events.LeftAlone: _left_alone,
    events.Found: _found,
    events.PrintsCleared: _prints_cleared,
    events.TradedIn: _traded_in,
    events.Exchanged: _exchanged,
    events.Stolen: _stolen,
    events.GameEnded: _ended,
}


def reason(standing: Standing, names: Sequence[str]) -> str:
    """Why a place went as it did among rats with as many kinds of treasure; for a crew, how it ended."""
    if not standing.reason:
        return ""
    told = {
        placing.HOME: tr("As many pieces as {rivals}: first on board counts."),
        placing.NEARER: tr("As many pieces as {rivals}: the way to the ship decides."),
        placing.MORE_CARDS: tr("As many pieces and as near as {rivals}: the Pie Cards decide."),
        placing.SHARED: tr("Level with {rivals} in everything: the place is shared."),
        placing.CREW: tr("The whole crew is on board with the treasure."),
        placing.FARM_WOKE: tr("The farm woke before all were on board with the treasure."),
    }[standing.reason]
    return told.format(rivals=listed([names[seat] for seat in standing.rivals]))


def why(action: Action, expected: Sequence[Action], names: Sequence[str]) -> str:
    """Why a bot acted as it did; names no card, since an action knows only its number."""
    told = {
        Roll: tr("{name} wanted to get on."),
        Walk: tr("{name} saw most to gain that way."),
        Play: tr("{name} needed this card now."),
        Burrow: tr("{name} found this chest worth a tunnel."),
        Whistle: tr("{name} wanted Croc elsewhere."),
        Draw: tr("{name} hoped for a piece that is still missing."),
        TradeIn: tr("{name} had pieces to spare and one missing."),
        Leave: tr("{name} wanted no noise."),
        Discard: tr("{name} parted with the card that matters least."),
    }.get(type(action), "")
    if isinstance(action, Swap | StickyPaws | Barter):
        told = tr("{name} saw what was wanted on the shelf of {other}.").format(
            name=names[action.seat], other=names[action.other]
        )
    if isinstance(action, Answer):
        told = (
            tr("{name} had no crust to hold out, or kept it.")
            if action.piece == NOTHING
            else tr("{name} had too far to go to be sent back.")
        )
    return told.format(name=names[action.seat])
