"""Rats that leave: they flee, are captured, die, retire or are kicked; ghosts (spec: A scene, Leaving)."""

from __future__ import annotations

from typing import Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.dealing import fit_sizes
from game.rulebooks.rats_with_gats.flow import Play, Stage, Step
from game.rulebooks.rats_with_gats.objectives import crown
from game.rulebooks.rats_with_gats.rat_events import CrewReopened, Fled, GhostRose, RatLeft
from game.rulebooks.rats_with_gats.scene import in_scene
from game.rulebooks.rats_with_gats.state import AWAY, DEEP, GAT, GONE, IN, NAME, NOBODY, PIRACY, SHIP, Item, State
from game.rulebooks.rats_with_gats.tax import move_item

FOR_GOOD: Final = ("dead", "retired", "kicked")


def complete(state: State, seat: int) -> bool:
    """Whether a rat has both gat and name, so that its end would be its third objective."""
    rat = state.rats[seat]
    return rat.gat is not None and rat.name is not None


def flee(play: Play, seat: int) -> None:
    """Run: what the rat completed itself in this scene is undone, and a taxed thing goes back."""
    state = play.state
    for what, since in ((GAT, state.rats[seat].gat_since), (NAME, state.rats[seat].name_since)):
        if since >= 0:
            move_item(play, what, seat, since, back=True)
    play.emit(Fled(seat))
    undone = [what for what, by in enumerate(state.crew_by) if by == seat]
    if undone:
        reopen(play, 0 in undone, undone, "fled")


def reopen(play: Play, ship: bool, whats: list[int], why: str) -> None:
    """Crew objectives open again; without a ship there is no Captain either."""
    first = {0, 1} if ship else set[int]()
    gone = tuple(what for what in sorted({*whats, *first}) if play.state.crew[what])
    if gone:
        play.emit(CrewReopened(gone, why))
        fit_sizes(play)


def lose_ship(play: Play) -> None:
    """The ship is gone: a new one comes first, then a Captain."""
    reopen(play, True, [], "lost")


def depart(play: Play, seat: int, how: str) -> None:
    """Leave the scene, some ways for good; a Captain that leaves for good loses the hat."""
    state = play.state
    for_good, was_in = how in FOR_GOOD, in_scene(state, seat)
    place = IN if was_in else DEEP if state.deep[seat] else AWAY
    play.emit(RatLeft(seat, how, how in ("dead", "retired") and complete(state, seat)))
    if not for_good:
        return
    items: list[Item] = []
    if how == "dead" and state.living():
        items.append(("afterlife", seat, place))
    if state.captain == seat:
        crown(play, NOBODY, "left")
        items.append(("hat", seat))
    else:
        fit_sizes(play)
    play.plan(*items)


def _leave_stage(play: Play, item: Item) -> None:
    if in_scene(play.state, int(item[1])):
        play.ask("leave", [int(item[1])])


def _leave_legal(rules: object, state: State, seat: int) -> list[Action]:
    ways = ["stay", "flee", "captured", "knocked_out", "dead", *(["retired"] if complete(state, seat) else [])]
    return [act.Depart(seat, how) for how in ways]


def _leave(play: Play, action: Action) -> None:
    assert isinstance(action, act.Depart)
    play.done(action.seat)
    if action.how == "flee":
        flee(play, action.seat)
    elif action.how != "stay":
        depart(play, action.seat, action.how)


def _depart_stage(play: Play, item: Item) -> None:
    depart(play, int(item[1]), str(item[2]))


def _afterlife_stage(play: Play, item: Item) -> None:
    play.ask("afterlife", [int(item[1])])
    play.plan(item)


def _afterlife_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Afterlife(seat, False), act.Afterlife(seat, True)]


def _afterlife(play: Play, action: Action) -> None:
    assert isinstance(action, act.Afterlife)
    if action.ghost:
        play.emit(GhostRose(action.seat, str(play.state.agenda[0][2])))
        fit_sizes(play)
    play.replan(*play.state.agenda[1:])
    play.done(action.seat)


def _recruits_stage(play: Play, item: Item) -> None:
    play.plan(*(("recruit", seat) for seat, rat in enumerate(play.state.rats) if rat.status == GONE))


def may_lose_ship(state: State) -> bool:
    """Whether there is a ship to lose while piracy is still to be done."""
    return state.crew[0] and not state.crew[PIRACY - SHIP]


STEPS: Final[dict[str, Step]] = {
    "leave": Step(_leave_legal, _leave),
    "afterlife": Step(_afterlife_legal, _afterlife),
}
STAGES: Final[dict[str, Stage]] = {
    "leave": _leave_stage,
    "depart": _depart_stage,
    "afterlife": _afterlife_stage,
    "recruits": _recruits_stage,
}
