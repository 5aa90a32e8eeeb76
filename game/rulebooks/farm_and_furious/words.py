"""The race in sentences (log, prompts, results); names, never "you", since one screen serves all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core import Action, Event, Standing
from game.language import listed, mark, tr, trn
from game.rulebooks.farm_and_furious import events, placing
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.rules import FarmRules

CARD_NAMES: Final = {
    "dog": mark("Dog"),
    "hen": mark("Hen"),
    "duckling": mark("Duckling"),
    "rabbit": mark("Rabbit"),
    "whistle": mark("Whistle"),
    "rooster": mark("Rooster"),
    "nothing": mark("Nothing"),
}
CARD_TEXTS: Final = {
    "dog": mark("1 for each hen or rabbit it chases off"),
    "hen": mark("3 spaces, if no dog barks"),
    "duckling": mark("1 for each duckling played"),
    "rabbit": mark("4 if no dog barks and it runs alone"),
    "whistle": mark("Take back every card you played"),
    "rooster": mark("Repeats your card of last round"),
}
TEAM_NAMES: Final = {
    "carrot": mark("Carrot"),
    "corn": mark("Corn"),
    "aubergine": mark("Aubergine"),
    "chilli": mark("Chilli"),
    "leek": mark("Leek"),
}


def seat_names(rules: FarmRules, names: Sequence[str]) -> list[str]:
    """The players' names, then each imaginary team's vegetable."""
    return [*names, *(tr(TEAM_NAMES[team]) for team in rules.teams[rules.seats :])]


def sentence(event: Event, names: Sequence[str]) -> str:
    """One log sentence for an event as its viewer saw it, "" for events that say nothing new."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else ""


def _shuffled(event: events.Shuffled, names: Sequence[str]) -> str:
    return tr("{name} shuffles its cards into a pile.").format(name=names[event.team])


def _chosen(event: events.Chosen, names: Sequence[str]) -> str:
    return tr("{name} lays a card face down.").format(name=names[event.seat])


def _revealed(event: events.Revealed, names: Sequence[str]) -> str:
    shown = []
    for name, card, counts_as in zip(names, event.cards, event.effective, strict=True):
        what = tr(CARD_NAMES[card])
        if card != counts_as:
            what = tr("{card} as {copy}").format(card=what, copy=tr(CARD_NAMES[counts_as]))
        shown.append(tr("{name}: {card}").format(name=name, card=what))
    return " · ".join(shown)


def _moved(event: events.Moved, names: Sequence[str]) -> str:
    name = names[event.team]
    if event.chased:
        return tr("{name} stays: a dog barks.").format(name=name)
    if event.crowded:
        return tr("{name} stays: two rabbits trip over each other.").format(name=name)
    if not event.path:
        return tr("{name} stays where it is.").format(name=name)
    forward = len(event.path) - event.straw
    told = trn("{name} runs {n} space.", "{name} runs {n} spaces.", forward).format(name=name, n=forward)
    if event.mud:
        told += " " + tr("Mud: the run ends there.")
    if event.straw:
        told += " " + trn("Straw: {n} step back.", "Straw: {n} steps back.", event.straw).format(n=event.straw)
    return told


def _dog_went_home(event: events.DogWentHome, names: Sequence[str]) -> str:
    return tr("Kennel: the dog of {name} goes home for good.").format(name=names[event.team])


def _took_back(event: events.TookBack, names: Sequence[str]) -> str:
    n = len(event.hand)
    return trn("{name} whistles back {n} card.", "{name} whistles: {n} cards in hand again.", n).format(
        name=names[event.team], n=n
    )


def _round_ended(event: events.RoundEnded, names: Sequence[str]) -> str:
    return tr("The race is over.") if event.finished else tr("Round {n} begins.").format(n=event.round + 1)


_TELLERS: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    events.Shuffled: _shuffled,
    events.Chosen: _chosen,
    events.Revealed: _revealed,
    events.Moved: _moved,
    events.DogWentHome: _dog_went_home,
    events.TookBack: _took_back,
    events.RoundEnded: _round_ended,
}


def reason(standing: Standing, names: Sequence[str]) -> str:
    """Why a place went as it did among teams on the same space."""
    if not standing.reason:
        return ""
    told = {
        placing.YOUNGER: tr("Level on space {n} with {rivals}: the younger player is placed first."),
        placing.SHARED: tr("Level on space {n} with {rivals} and of one age: the place is shared."),
        placing.AGE_UNKNOWN: tr("Level on space {n} with {rivals}, and an age is missing: the place is shared."),
        placing.IMAGINARY_LAST: tr("Level on space {n} with {rivals}: a player goes before an imaginary team."),
        placing.IMAGINARY_SHARED: tr("Level on space {n} with {rivals}: imaginary teams share the place."),
    }[standing.reason]
    return told.format(n=standing.points, rivals=listed([names[seat] for seat in standing.rivals]))


def why(pick: Action, expected: Sequence[Action], names: Sequence[str]) -> str:
    """Why a bot picked its card, from what it expected of the others; tells the card, so only after the reveal."""
    assert isinstance(pick, Pick)
    by_card = {card: [names[p.seat] for p in expected if isinstance(p, Pick) and p.card == card] for card in CARD_NAMES}
    runners = [*by_card["hen"], *by_card["rabbit"]]
    told = {
        "dog": tr("{name} expected {rivals} to run.") if runners else tr("{name} let the dog guard the road."),
        "hen": tr("{name} hoped that no dog comes."),
        "rabbit": tr("{name} hoped that neither a dog nor another rabbit comes."),
        "duckling": tr("{name} expected more ducklings from {rivals}.")
        if by_card["duckling"]
        else tr("{name} took the step that nobody can stop."),
        "whistle": tr("{name} wanted the played cards back."),
        "rooster": tr("{name} wanted the card of the last round once more."),
    }[pick.card]
    rivals = runners if pick.card == "dog" else by_card["duckling"]
    return told.format(name=names[pick.seat], rivals=listed(rivals))
