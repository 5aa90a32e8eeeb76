"""A scene from its roles to its end: roles, obstacles, frame, free play (steps S1 to S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import scene_events as ev
from game.rulebooks.rats_with_gats.creation import FIRST_DEEP, FIRST_RAT
from game.rulebooks.rats_with_gats.dealing import draw_obstacle, pay_debts, shuffle
from game.rulebooks.rats_with_gats.flow import Choices, Play, Stage, Step
from game.rulebooks.rats_with_gats.luck import lucky_legal, plain, strike
from game.rulebooks.rats_with_gats.objectives import crown, tags
from game.rulebooks.rats_with_gats.state import GHOST, IN, LIVING, NOBODY, Item, State

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules

MOST_TURNS: Final = 40
"""Rounds of free play after which a scene ends by itself, so that no voyage is endless."""


def duties(state: State) -> tuple[list[int], list[int]]:
    """Who must play the Deep in the coming scene, and who must play its rat."""
    if state.scene == 0:
        ranks = [rat.rank for rat in state.rats]
        return [ranks.index(FIRST_DEEP)], [ranks.index(FIRST_RAT)]
    return [], [seat for seat, was in enumerate(state.was_deep) if was]


def _roles_stage(play: Play, item: Item) -> None:
    deep, rats = duties(play.state)
    free = [seat for seat in play.seats if seat not in deep and seat not in rats]
    if free:
        play.ask("roles", free)
    else:
        _roles_close(play, [None] * len(play.seats))


def _roles_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.ChooseRole(seat, False), act.ChooseRole(seat, True)]


def _roles(play: Play, action: Action) -> None:
    assert isinstance(action, act.ChooseRole)
    play.done(action.seat, "deep" if action.deep else "rat")


def _roles_close(play: Play, choices: Choices) -> None:
    """At least one Deep and one living rat, at random where nobody wants to; who was the Deep only as a last resort."""
    state = play.state
    must, barred = duties(state)
    deep = [seat in must or choices[seat] == ("deep",) for seat in play.seats]
    living = state.living()
    if all(deep[seat] for seat in living):
        deep[play.rng.choice([seat for seat in living if seat not in must] or living)] = False
    if not any(deep):
        able = [s for s in play.seats if any(other != s for other in living)]
        deep[play.rng.choice([seat for seat in able if seat not in barred] or able)] = True
    play.emit(ev.SceneBegan(state.scene + 1, tuple(deep), sum(deep) + 1 + state.joker_debt))
    play.replan(("obstacles",), ("frame",), ("free", 0))


def _obstacles_stage(play: Play, item: Item) -> None:
    state = play.state
    shuffle(play)
    pay_debts(play)
    while len(state.obstacles) < state.target and draw_obstacle(play, now=True):
        pass


def _frame_stage(play: Play, item: Item) -> None:
    play.ask("frame", play.state.deep_seats()[:1])


def _frame_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Frame(seat)]


def _frame(play: Play, action: Action) -> None:
    assert isinstance(action, act.Frame)
    play.emit(ev.Framed(action.seat, action.where, action.doing, action.odd, action.shown))
    play.done(action.seat)


def missing(state: State) -> list[tuple[int, str]]:
    """What keeps the Deep from ending the scene: rats not yet "challenged", or without a "chance" at an objective."""
    if not state.listed():
        return []
    rats = state.challengeable()
    unchallenged = [(seat, "challenged") for seat in rats if not state.challenged[seat]]
    return unchallenged + [(seat, "chance") for seat in rats if not state.chance[seat]]


def _free_stage(play: Play, item: Item) -> None:
    """Free play; `item[1]` tells that nobody did anything last time, so that the Deep must act."""
    state = play.state
    if not state.challengeable():
        end_scene(play, "no_rats")
    elif state.turns >= MOST_TURNS:
        end_scene(play, "too_long")
    else:
        play.emit(ev.FreePlay(state.turns + 1))
        play.ask("free_again" if item[1] else "free", sorted([*state.deep_seats(), *state.present()]))


def _free_legal(rules: GatsRules, state: State, seat: int) -> list[Action]:
    return _deep_legal(state, seat) if state.deep[seat] else _rat_legal(state, seat)


def _deep_legal(state: State, seat: int) -> list[Action]:
    lacking = missing(state)
    calls: list[Action] = []
    if state.listed():
        first = dict.fromkeys([*(rat for rat, _ in lacking), *state.challengeable()])
        calls = [act.Call(seat, rat) for rat in first]
    end: list[Action] = [] if lacking else [act.EndScene(seat)]
    # The last and the first must lead somewhere, lest stubborn players go on for ever.
    return [*end, *calls, act.Wait(seat)] if state.step == "free" else [*calls, *end]


def _rat_legal(state: State, seat: int) -> list[Action]:
    luck = lucky_legal(state, seat)
    if state.rats[seat].status == GHOST:
        return [act.Say(seat), *luck]
    actions: list[Action] = [*(act.Say(seat, aim) for aim in reversed(tags(state, seat))), *luck]
    if plain(state, seat):
        others = [rat for rat in state.challengeable() if rat != seat]
        actions += [act.Duel(seat, rat) for rat in others]
        if state.captain in others and not state.contested[seat]:
            actions.append(act.Contest(seat))
    if state.captain == seat:
        actions.append(act.Resign(seat))
    return [*actions, act.Leave(seat)]


def _free(play: Play, action: Action) -> None:
    match action:
        case act.Say():
            play.emit(ev.Spoke(action.seat, action.aim, action.text))
            play.done(action.seat, "say")
        case act.Luck():
            play.done(action.seat, "luck", action.obstacle)
        case act.Duel():
            play.done(action.seat, "duel", action.target)
        case act.Contest():
            play.done(action.seat, "hat")
        case act.Call():
            play.done(action.seat, "call", action.rat)
        case _:
            play.done(action.seat, type(action).__name__.lower())


def _free_close(play: Play, choices: Choices) -> None:
    """Luck, resignations and leaving first, then one duel or one challenge; the Deep's majority ends the scene."""
    state, items, again = play.state, list[Item](), state_before(play.state)
    struck = strike(play, choices)
    wishes = [(seat, choice) for seat, choice in enumerate(choices) if choice]
    for seat, choice in wishes:
        if choice[0] == "resign" and state.captain == seat:
            crown(play, NOBODY, "resigned")
            items.append(("hat", seat))
        elif choice[0] == "leave":
            items.append(("leave", seat))
    duels = [(seat, choice) for seat, choice in wishes if choice[0] in ("duel", "hat")]
    calls = [(seat, choice) for seat, choice in wishes if choice[0] == "call"]
    ends = sum(choice[0] == "endscene" for _, choice in wishes)
    if duels:
        seat, choice = duels[again % len(duels)]
        kind, target = str(choice[0]), int(choice[1]) if len(choice) > 1 else state.captain
        items.append(("duel", kind, seat, target))
    elif ends * 2 > sum(state.deep):
        items.append(("end_scene", "deep"))
    elif calls:
        seat, choice = calls[again % len(calls)]
        items.append(("call", seat, int(choice[1])))
    play.plan(*items, ("free", int(not items and not struck)))


def state_before(state: State) -> int:
    """Whose wish comes first among several changes from round to round."""
    return state.turns - 1


def _end_stage(play: Play, item: Item) -> None:
    end_scene(play, str(item[1]))


def end_scene(play: Play, why: str) -> None:
    """The scene is over: claims, votes, ranks, rest, and whether to go on."""
    play.emit(ev.SceneEnded(play.state.scene, why))
    council: list[Item] = [("council", seat) for seat in play.seats]
    play.replan(*council, ("rank_vote",), ("ranks",), ("rest",), ("recruits",), ("end",), ("roles",))


def in_scene(state: State, seat: int) -> bool:
    """Whether a living rat is (still) in the scene."""
    return state.places[seat] == IN and state.rats[seat].status == LIVING


STEPS: Final[dict[str, Step]] = {
    "roles": Step(_roles_legal, _roles, _roles_close),
    "frame": Step(_frame_legal, _frame),
    "free": Step(_free_legal, _free, _free_close),
    "free_again": Step(_free_legal, _free, _free_close),
}
STAGES: Final[dict[str, Stage]] = {
    "roles": _roles_stage,
    "obstacles": _obstacles_stage,
    "frame": _frame_stage,
    "free": _free_stage,
    "end_scene": _end_stage,
}
