"""Shuffling, drawing, hand sizes (spec: Rank and hand)."""

from __future__ import annotations

from game.rulebooks.rats_with_gats.cards import is_joker
from game.rulebooks.rats_with_gats.events import Drew, Owed, Shuffled, SizesChanged
from game.rulebooks.rats_with_gats.flow import Play
from game.rulebooks.rats_with_gats.scene_events import JokerDrawn, ObstacleDrawn
from game.rulebooks.rats_with_gats.state import GONE, NOBODY, State

HIGHEST, MIDDLE, LOWEST = 4, 3, 2
HAT = 1
"""Cards more for the Captain."""


def sizes(state: State) -> list[int]:
    """Hand sizes by rank over all rats, ghosts and the Deep's too; who has no rat now keeps the old size."""
    ranks = [rat.rank for rat in state.rats if rat.status != GONE]
    found = state.sizes[:]
    for seat, rat in enumerate(state.rats):
        if rat.status != GONE:
            found[seat] = HIGHEST if rat.rank == max(ranks) else LOWEST if rat.rank == min(ranks) else MIDDLE
            found[seat] += HAT * (seat == state.captain)
    return found


def fit_sizes(play: Play) -> None:
    """Let hands follow the ranks: a size that rises draws the difference at once, one that falls costs nothing."""
    state, before, after = play.state, play.state.sizes[:], sizes(play.state)
    if after == before:
        return
    play.emit(SizesChanged(tuple(after)))
    for seat in play.seats:
        more = after[seat] - before[seat]
        if play.options.growing_hand == "capped":
            more = min(more, after[seat] - len(state.hands[seat]))
        draw(play, seat, more)


def shuffle(play: Play) -> None:
    """The discards go into the deck, and all of it is shuffled."""
    pieces = sorted(play.state.deck + play.state.discard)
    faces = [play.state.faces[piece] for piece in pieces]
    play.rng.shuffle(faces)
    play.emit(Shuffled(tuple(pieces), tuple(faces)))


def deck_ready(play: Play) -> bool:
    """Whether there is a card to draw; by option the discards are reshuffled at once when there is none."""
    state = play.state
    if not state.deck and state.discard and play.options.reshuffle:
        shuffle(play)
    return bool(state.deck)


def draw(play: Play, seat: int, cards: int) -> int:
    """Draw so many cards; returns how many were missing."""
    state = play.state
    for drawn in range(cards):
        if not deck_ready(play):
            return cards - drawn
        piece = state.deck[-1]
        play.emit(Drew(seat, piece, state.faces[piece]))
    return 0


def draw_obstacle(play: Play, *, now: bool) -> bool:
    """Draw one obstacle; Jokers go away and make this (`now`) or the next scene's list longer. False: none left."""
    state = play.state
    while deck_ready(play):
        piece = state.deck[-1]
        face = state.faces[piece]
        if not is_joker(face):
            play.emit(ObstacleDrawn(piece, face))
            return True
        play.emit(JokerDrawn(piece, face, now))
    return False


def pay_debts(play: Play) -> None:
    """Cards that resting Deep players could not draw, before this scene's obstacles."""
    for seat, cards in enumerate(play.state.owed[:]):
        if cards:
            play.emit(Owed(seat, draw(play, seat, cards)))


def refill(play: Play, seat: int) -> None:
    """A resting Deep player draws up to its size."""
    missing = draw(play, seat, play.state.sizes[seat] - len(play.state.hands[seat]))
    if missing:
        play.emit(Owed(seat, missing))


def highest(state: State, without: int = NOBODY) -> list[int]:
    """Living rats of the highest rank."""
    living = [seat for seat in state.living() if seat != without]
    top = max((state.rats[seat].rank for seat in living), default=0)
    return [seat for seat in living if state.rats[seat].rank == top]
