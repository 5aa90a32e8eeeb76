"""What a team may know: everything but the others' face-down cards and the order of imaginary piles."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import HIDDEN, Rng
from game.rulebooks.farm_and_furious.cards import DOG
from game.rulebooks.farm_and_furious.state import State


def view(state: State, viewer: int, players: int) -> State:
    """The state with the others' unrevealed choices and all imaginary piles turned down."""
    seen = state.copy()
    if not state.revealed:
        seen.chosen = [card if card is None or seat == viewer else HIDDEN for seat, card in enumerate(state.chosen)]
    for team in range(players, len(seen.hands)):
        seen.hands[team] = [HIDDEN] * len(seen.hands[team])
    return seen


def determinize(view: State, cards: Sequence[str], players: int, rng: Rng) -> State:
    """A world that fits the view: any hand card for a hidden choice, the missing cards of a pile in any order."""
    world = view.copy()
    for seat, card in enumerate(world.chosen):
        if card == HIDDEN:
            world.chosen[seat] = rng.choice(world.hands[seat])
    for team in range(players, len(world.hands)):
        open_cards = world.played[team]
        pile = [card for card in cards if card not in open_cards and not (card == DOG and world.dog_home[team])]
        rng.shuffle(pile)
        world.hands[team] = pile
    return world
