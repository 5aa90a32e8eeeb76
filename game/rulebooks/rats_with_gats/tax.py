"""Gat tax and Name tax: ask another rat to take a challenge over (spec: A challenge; steps K3 and K4)."""

from __future__ import annotations

from typing import Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats.events import CardTaken, HandMixed
from game.rulebooks.rats_with_gats.flow import Play, Stage, Step
from game.rulebooks.rats_with_gats.rat_events import Banned, ItemMoved
from game.rulebooks.rats_with_gats.state import GAT, LIVING, NAME, NOBODY, TAGS, Challenge, Item, State


def wanted(state: State, seat: int) -> int:
    """What a rat could ask a tax by: GAT without one, NAME with a gat but no name, NOBODY with both."""
    rat = state.rats[seat]
    return GAT if rat.gat is None else NAME if rat.name is None else NOBODY


def helpers(state: State, challenge: Challenge) -> list[int]:
    """Whom the challenged rat may ask: those in the scene that have what it lacks, but not its challenger."""
    what = wanted(state, challenge.rat)
    if what == NOBODY or state.banned[challenge.rat] or not state.hands[challenge.rat] or challenge.kind == "hat":
        return []
    return [
        seat
        for seat in state.challengeable()
        if seat not in (challenge.rat, challenge.caller)
        and state.rats[seat].gat is not None
        and (what == GAT or state.rats[seat].name is not None)
    ]


def _tax_stage(play: Play, item: Item) -> None:
    challenge = ev.challenge(play.state)
    if helpers(play.state, challenge):
        play.ask("tax", [challenge.rat])


def _tax_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.AskTax(seat, helper) for helper in (NOBODY, *helpers(state, ev.challenge(state)))]


def _tax(play: Play, action: Action) -> None:
    assert isinstance(action, act.AskTax)
    if action.helper != NOBODY:
        play.emit(ev.TaxAsked(TAGS[wanted(play.state, action.seat)], action.seat, action.helper))
        play.plan(("tax_answer",))
    play.done(action.seat)


def _answer_stage(play: Play, item: Item) -> None:
    play.ask("tax_answer", [ev.challenge(play.state).helper])


def _answer_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.AnswerTax(seat, True), act.AnswerTax(seat, False)]


def _answer(play: Play, action: Action) -> None:
    assert isinstance(action, act.AnswerTax)
    state, challenge = play.state, ev.challenge(play.state)
    play.emit(ev.TaxAnswered(challenge.tax, challenge.rat, challenge.helper, action.accept))
    if action.accept:
        pieces = tuple(state.hands[challenge.rat])
        faces = [state.faces[piece] for piece in pieces]
        play.rng.shuffle(faces)
        play.emit(HandMixed(challenge.rat, pieces, tuple(faces)))
        play.plan(("pick",))
    else:
        move_item(play, TAGS.index(challenge.tax), challenge.helper, challenge.rat, back=False)
    play.done(action.seat)


def _pick_stage(play: Play, item: Item) -> None:
    play.ask("pick", [ev.challenge(play.state).helper])


def _pick_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.TakeBlind(seat, piece) for piece in state.hands[ev.challenge(state).rat]]


def _pick(play: Play, action: Action) -> None:
    assert isinstance(action, act.TakeBlind)
    source = ev.challenge(play.state).rat
    play.emit(CardTaken(action.seat, source, action.piece, play.state.faces[action.piece]))
    play.done(action.seat)


def move_item(play: Play, what: int, source: int, to: int, *, back: bool) -> None:
    """A gat or name changes hands; one that its old owner cannot take back is lost."""
    rats = play.state.rats
    text = rats[source].gat if what == GAT else rats[source].name
    if text is None:
        return
    if back and (rats[to].status != LIVING or (rats[to].gat if what == GAT else rats[to].name) is not None):
        to = NOBODY
    play.emit(ItemMoved(what, source, to, text, back))


def settle(play: Play) -> None:
    """What becomes of a thing that was handed over: kept by success, given back with a ban by failure."""
    challenge = ev.challenge(play.state)
    if challenge.answer != "refused" or challenge.result == 1:
        return
    move_item(play, TAGS.index(challenge.tax), challenge.rat, challenge.helper, back=True)
    if not challenge.off:
        play.emit(Banned(challenge.rat))


STEPS: Final[dict[str, Step]] = {
    "tax": Step(_tax_legal, _tax),
    "tax_answer": Step(_answer_legal, _answer),
    "pick": Step(_pick_legal, _pick),
}
STAGES: Final[dict[str, Stage]] = {"tax": _tax_stage, "tax_answer": _answer_stage, "pick": _pick_stage}
