"""Rats challenge each other, for honour or for the hat (spec: Duel, Captain)."""

from __future__ import annotations

from typing import Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats.challenge import CHALLENGE
from game.rulebooks.rats_with_gats.flow import Play, Stage, Step
from game.rulebooks.rats_with_gats.luck import plain
from game.rulebooks.rats_with_gats.scene import in_scene
from game.rulebooks.rats_with_gats.state import Item, State


def _duel_stage(play: Play, item: Item) -> None:
    """The Deep is asked first; a wish that came to nothing meanwhile is dropped."""
    kind, caller, target = str(item[1]), int(item[2]), int(item[3])
    state = play.state
    if not (in_scene(state, caller) and in_scene(state, target) and plain(state, caller)):
        return
    if kind == "hat" and state.captain != target:
        return
    play.plan(("duel_called", kind, caller, target))
    play.ask("veto", state.deep_seats()[:1])


def _veto_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.AllowDuel(seat, True), act.AllowDuel(seat, False)]


def _veto(play: Play, action: Action) -> None:
    assert isinstance(action, act.AllowDuel)
    _, _, caller, target = play.state.agenda[0]
    if not action.allow:
        play.emit(ev.DuelVetoed(action.seat, int(caller), int(target)))
        play.replan(*play.state.agenda[1:])
    play.done(action.seat)


def _called_stage(play: Play, item: Item) -> None:
    play.emit(ev.ChallengeCalled(str(item[1]), int(item[2]), int(item[3])))
    play.plan(*CHALLENGE)
    play.ask("duel_card", [int(item[2])])


def _card_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.DuelCard(seat, piece) for piece in plain(state, seat)]


def _card(play: Play, action: Action) -> None:
    assert isinstance(action, act.DuelCard)
    play.emit(ev.DuelLaid(action.seat, action.piece, play.state.faces[action.piece]))
    play.done(action.seat)


STEPS: Final[dict[str, Step]] = {"veto": Step(_veto_legal, _veto), "duel_card": Step(_card_legal, _card)}
STAGES: Final[dict[str, Stage]] = {"duel": _duel_stage, "duel_called": _called_stage}
