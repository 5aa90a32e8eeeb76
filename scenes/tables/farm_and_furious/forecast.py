"""What a card would do, told from what lies open to everybody."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import tr, trn
from game.rulebooks.farm_and_furious.cards import (
    DOG,
    DUCKLING,
    FACTS,
    HEN,
    NOTHING,
    RABBIT,
    ROOSTER,
    WHISTLE,
)
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.state import State
from game.rulebooks.farm_and_furious.words import CARD_NAMES


@dataclass(frozen=True, slots=True)
class Forecast:
    """Two lines, and the spaces that the pawn would touch if all went well."""

    main: str
    sub: str
    path: tuple[int, ...] = ()


def forecast(rules: FarmRules, view: State, team: int, card: str) -> Forecast:
    """What this card of the team would do; uses played cards, positions and the track, nothing hidden."""
    counts_as = view.copied[team] if card == ROOSTER else card
    if counts_as == NOTHING:
        return Forecast(tr("No effect yet"), tr("there is no card to repeat"))
    main, sub, steps = _effect(rules, view, team, counts_as, len(view.played[team]) + 1)
    if card == ROOSTER:
        sub = tr("as {card}: {rest}").format(card=tr(CARD_NAMES[counts_as]), rest=sub)
    walk = rules.track.walk(view.positions[team], steps)
    if walk.mud:
        n = len(walk.path)
        main = trn("{n} space, into the mud", "{n} spaces, into the mud", n).format(n=n)
    elif walk.straw:
        main = trn("Straw: {n} step back", "Straw: {n} steps back", walk.straw).format(n=walk.straw)
    if walk.kennel and not view.dog_home[team]:
        sub = tr("passes the kennel: your dog goes home")
    return Forecast(main, sub, walk.path)


def _effect(rules: FarmRules, view: State, team: int, card: str, back: int) -> tuple[str, str, int]:
    dogs = _teams_with(rules, view, team, DOG)
    if card == HEN:
        main = trn("{n} space", "{n} spaces", FACTS.hen_spaces).format(n=FACTS.hen_spaces)
        return main, tr("if nobody plays a dog") if dogs else tr("nobody has a dog to play"), FACTS.hen_spaces
    if card == RABBIT:
        return _rabbit(dogs, _teams_with(rules, view, team, RABBIT))
    if card == DUCKLING:
        return tr("1 space or more"), tr("1 for each duckling played"), 1
    if card == DOG:
        return tr("Chases the others"), tr("1 space for each hen or rabbit"), 0
    assert card == WHISTLE
    return tr("0 spaces"), trn("{n} card comes back", "{n} cards come back", back).format(n=back), 0


def _rabbit(dogs: int, rabbits: int) -> tuple[str, str, int]:
    main = trn("{n} space", "{n} spaces", FACTS.rabbit_spaces).format(n=FACTS.rabbit_spaces)
    if dogs and rabbits:
        return main, tr("if no dog and no second rabbit is played"), FACTS.rabbit_spaces
    if dogs:
        return main, tr("if nobody plays a dog"), FACTS.rabbit_spaces
    return main, tr("if no second rabbit is played") if rabbits else tr("nobody can stop it"), FACTS.rabbit_spaces


def _teams_with(rules: FarmRules, view: State, team: int, card: str) -> int:
    """How many other teams could play a card that counts as this one."""
    count = 0
    for other in range(len(rules.teams)):
        gone = card in view.played[other] or (card == DOG and view.dog_home[other])
        rooster = ROOSTER in rules.cards and ROOSTER not in view.played[other] and view.copied[other] == card
        count += other != team and (not gone or rooster)
    return count
