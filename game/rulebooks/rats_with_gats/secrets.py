"""What a seat may know: its own hand and techniques, whatever lies open, and its own unrevealed choice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core import HIDDEN, Rng
from game.rulebooks.rats_with_gats.cards import DECK, is_joker
from game.rulebooks.rats_with_gats.events import SECRET
from game.rulebooks.rats_with_gats.rat_events import MASKED
from game.rulebooks.rats_with_gats.state import BLIND, NOBODY, UNKNOWN, UNWRITTEN, Rat, State, Technique

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules


def view(state: State, viewer: int) -> State:
    """The state with every face, technique and choice turned down that the viewer may not know."""
    seen = state.copy()
    open_pieces = set(state.discard)
    for obstacle in state.obstacles:
        open_pieces.update(obstacle.cards)
        if obstacle.open:
            open_pieces.add(obstacle.laid)
    if 0 <= viewer < len(state.hands):
        open_pieces.update(state.hands[viewer])
    seen.faces = [face if piece in open_pieces else HIDDEN for piece, face in enumerate(state.faces)]
    seen.rats = [rat if seat == viewer else _masked(rat) for seat, rat in enumerate(state.rats)]
    seen.choices = [SECRET if choice and s != viewer else choice for s, choice in enumerate(state.choices)]
    return seen


def _masked(rat: Rat) -> Rat:
    """A rat as others know it: who wrote its techniques until they are assigned, and those that were used."""
    return replace(rat, techniques=tuple(_technique(rat, technique) for technique in rat.techniques))


def _technique(rat: Rat, technique: Technique) -> Technique:
    if technique.shown or technique.number == UNWRITTEN:
        return technique
    return MASKED if rat.assigned else Technique(technique.author, UNKNOWN, HIDDEN)


def determinize(rules: GatsRules, view: State, viewer: int, rng: Rng) -> State:
    """A world that fits the view: unseen cards dealt by chance, techniques without a name, answers of some kind."""
    world = view.copy()
    unseen = list((Counter(DECK) - Counter(face for face in world.faces if face != HIDDEN)).elements())
    rng.shuffle(unseen)
    world.faces = [unseen.pop() if face == HIDDEN else face for face in world.faces]
    _place_jokers(world, view)
    seats = len(world.rats)
    for seat, rat in enumerate(world.rats):
        if any(technique.number == UNKNOWN for technique in rat.techniques):
            filled = tuple(_invented(technique, (seat + 1) % seats) for technique in rat.techniques)
            world.rats[seat] = replace(rat, techniques=filled)
    for seat, choice in enumerate(world.choices):
        if choice == SECRET:
            world.choices[seat] = None
            world.choices[seat] = rules.as_choice(world, seat, rng)
    return world


def _invented(technique: Technique, author: int) -> Technique:
    if technique.number != UNKNOWN:
        return technique
    return Technique(author if technique.author == NOBODY else technique.author, 0, "")


def _place_jokers(world: State, view: State) -> None:
    """No laid card is a Joker; who promised or must lay one has another card; who lays blind has nothing else."""
    free = [piece for piece in world.deck if view.faces[piece] == HIDDEN]
    laid = [obstacle.laid for obstacle in world.obstacles if obstacle.laid >= 0]
    for obstacle in world.obstacles:
        hand = world.hands[obstacle.layer] if obstacle.laid == BLIND else []
        for piece in hand:
            if view.faces[piece] == HIDDEN and not is_joker(world.faces[piece]):
                _swap(world, piece, [p for p, f in enumerate(view.faces) if f == HIDDEN and p not in hand], joker=True)
    for piece in laid:
        if view.faces[piece] == HIDDEN and is_joker(world.faces[piece]):
            _swap(world, piece, [p for p in _hidden(view) if p not in laid], joker=False)
    for seat in _must_have_plain(world):
        hand = world.hands[seat]
        if hand and view.faces[hand[0]] == HIDDEN and all(is_joker(world.faces[piece]) for piece in hand):
            _swap(world, hand[0], free or [p for p in _hidden(view) if p not in hand], joker=False)


def _hidden(view: State) -> list[int]:
    return [piece for piece, face in enumerate(view.faces) if face == HIDDEN]


def _must_have_plain(world: State) -> list[int]:
    """Seats that are known to hold a card that is no Joker."""
    if world.step == "cards":
        return [obstacle.helper for obstacle in world.obstacles if obstacle.helper != NOBODY]
    return world.asked if world.step == "duel_card" else []


def _swap(world: State, piece: int, others: list[int], *, joker: bool) -> None:
    """Exchange a face for a Joker's, or a Joker's for another."""
    other = next((p for p in others if is_joker(world.faces[p]) == joker), None)
    if other is not None:
        world.faces[piece], world.faces[other] = world.faces[other], world.faces[piece]
