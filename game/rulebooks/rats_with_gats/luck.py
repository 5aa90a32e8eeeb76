"""Pirate Luck: a Joker on a listed obstacle, in windows that ask every rat of the scene alike (spec: Joker)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.cards import is_joker
from game.rulebooks.rats_with_gats.challenge_events import CalledOff, LuckStruck
from game.rulebooks.rats_with_gats.dealing import draw_obstacle
from game.rulebooks.rats_with_gats.flow import Choices, Play
from game.rulebooks.rats_with_gats.state import NOBODY, NONE, State

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules


def joker(state: State, seat: int) -> int:
    """The piece of a Joker in hand; NONE without."""
    return next((piece for piece in state.hands[seat] if is_joker(state.faces[piece])), NONE)


def plain(state: State, seat: int) -> list[int]:
    """Cards in hand that can be played against an obstacle."""
    return [piece for piece in state.hands[seat] if not is_joker(state.faces[piece])]


def lucky_legal(state: State, seat: int) -> list[Action]:
    """What a seat may sweep away."""
    return [act.Luck(seat, piece) for piece in state.listed()] if joker(state, seat) != NONE else []


def strike(play: Play, choices: Choices) -> bool:
    """Play the Jokers that were chosen, seat after seat, as far as their obstacles are still there; whether any was."""
    state, struck = play.state, False
    for seat, choice in enumerate(choices):
        if choice and choice[0] == "luck" and int(choice[1]) in state.listed():
            piece = joker(state, seat)
            if piece == NONE:
                # A bot imagined this choice in another world.
                continue
            play.emit(LuckStruck(seat, piece, state.faces[piece], int(choice[1])))
            draw_obstacle(play, now=False)
            struck = True
    return struck


def call_off_if_empty(play: Play) -> bool:
    """Without an applied obstacle the challenge is off."""
    challenge = play.state.challenge
    if challenge is None or play.state.applied():
        return False
    play.emit(CalledOff(challenge.rat))
    play.replan(("draws",), ("aftermath",), ("free", 0))
    return True


def helps_legal(state: State, seat: int) -> list[Action]:
    """Applied obstacles that a seat may promise a card for (spec: Assist)."""
    challenge = state.challenge
    assert challenge is not None
    applied = state.applied()
    taken = {obstacle.helper for obstacle in applied}
    if len(applied) < 2 or seat in (challenge.hero, challenge.rat, *_rivals(state)) or seat in taken:
        return []
    if not plain(state, seat):
        return []
    return [act.Help(seat, o.piece) for o in applied if not o.temporary and o.helper == NOBODY]


def _rivals(state: State) -> tuple[int, ...]:
    challenge = state.challenge
    assert challenge is not None
    return (challenge.caller,) if challenge.kind != "deep" else ()


def before_legal(rules: GatsRules, state: State, seat: int) -> list[Action]:
    """The window before cards are played."""
    return [act.Pass(seat), *lucky_legal(state, seat), *helps_legal(state, seat)]


def after_legal(rules: GatsRules, state: State, seat: int) -> list[Action]:
    """The window after cards were compared."""
    return [act.Pass(seat), *lucky_legal(state, seat)]


def choose(play: Play, action: Action) -> None:
    """A seat's answer to a window; nobody else knows it before all have answered."""
    match action:
        case act.Luck():
            play.done(action.seat, "luck", action.obstacle)
        case act.Help():
            play.done(action.seat, "help", action.obstacle)
        case _:
            play.done(action.seat, "pass")
