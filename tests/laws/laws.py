"""The twelve laws of game/core/rules.py: each yields one complaint for every breach that it finds in a played game."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from game.core import Action, Rng, Session
from tests.laws.played import Played

Chooser = Callable[[Any, int], Action]
"""(view, seat) -> what a seeded bot does."""
Law = Callable[[Played], Iterator[str]]
WORLDS = 3
ORDERS = 6


def folding_the_events_rebuilds_the_state(game: Played) -> Iterator[str]:
    """Law 1, after every step."""
    state = game.rules.blank()
    for at, (step, real) in enumerate(zip(game.session.steps, game.states, strict=True)):
        for event in step.events:
            event.change(state)
        if state != real:
            yield f"step {at}: the events give {state}, the game has {real}"
            return


def only_awaited_seats_have_actions(game: Played) -> Iterator[str]:
    """Law 2; PUBLIC and the seat after the last have none either."""
    for at, state in game.moments():
        awaited = game.rules.awaiting(state)
        if len(set(awaited)) < len(awaited):
            yield f"step {at}: a seat is awaited twice in {awaited}"
        for seat in (*game.viewers, game.rules.seats):
            legal = game.rules.legal_actions(state, seat)
            if bool(legal) != (seat in awaited):
                yield f"step {at}: seat {seat} has {legal} while {awaited} are awaited"
            if any(action.seat != seat for action in legal) or len(set(legal)) < len(legal):
                yield f"step {at}: seat {seat} is offered another seat's action, or one twice"


def legal_actions_need_only_the_view(game: Played) -> Iterator[str]:
    """Law 3, in the same order too."""
    for at, state in game.moments():
        for seat in range(game.rules.seats):
            seen = game.rules.legal_actions(game.rules.view(state, seat), seat)
            if seen != game.rules.legal_actions(state, seat):
                yield f"step {at}: seat {seat} would think that it may {seen}"


def a_world_looks_the_same_from_the_seat(game: Played) -> Iterator[str]:
    """Law 4; the view stays as it was."""
    for at, viewer, view, world in _worlds(game):
        if game.rules.view(world, viewer) != view:
            yield f"step {at}: viewer {viewer} could tell {world} from what it sees"


def folding_what_a_seat_saw_gives_its_view(game: Played) -> Iterator[str]:
    """Law 5, after every event of a short game and many of a long one."""
    for viewer in game.viewers:
        full, seen = game.rules.blank(), game.rules.blank()
        for at, event in enumerate(game.events()):
            form = event.seen_by(viewer, full)
            event.change(full)
            form.change(seen)
            if at % game.stride:
                continue
            view = game.rules.view(full, viewer)
            if seen != view:
                yield f"event {at}, {event}: viewer {viewer} remembers {seen} and looks at {view}"
                break


def replaying_the_actions_gives_the_same_events(game: Played) -> Iterator[str]:
    """Law 6."""
    again = Session(game.rules, game.session.seed)
    for action in game.actions:
        again.play(action)
    for at, (one, two) in enumerate(zip(game.session.steps, again.steps, strict=True)):
        if one != two:
            yield f"step {at}: first {one}, then {two}"
            return


def the_order_of_simultaneous_choices_does_not_matter(game: Played) -> Iterator[str]:
    """Law 7: each awaited seat's choice stays legal and leads to the same state in whatever order they come."""
    rng = Rng(game.session.seed, 7)
    for at, state in game.moments():
        awaited = game.rules.awaiting(state)
        if len(awaited) < 2:
            continue
        actions = [rng.choice(game.rules.legal_actions(state, seat)) for seat in awaited]
        ends = [_in_order(game, state, order) for order in itertools.islice(itertools.permutations(actions), ORDERS)]
        if None in ends:
            yield f"step {at}: one of {actions} forbids another"
        elif any(end != ends[0] for end in ends):
            yield f"step {at}: the order of {actions} matters"


def _in_order(game: Played, state: Any, actions: tuple[Action, ...]) -> Any:
    state = state.copy()
    for turn, action in enumerate(actions):
        if action not in game.rules.legal_actions(state, action.seat):
            return None
        game.rules.advance(state, action, Rng(1, turn))
    return state


def every_piece_exists_exactly_once(game: Played) -> Iterator[str]:
    """Law 8: the pieces that were laid out are there at every step, and in what each viewer imagines."""
    laid_out = Counter(game.rules.pieces(game.states[0]))
    if not laid_out or max(laid_out.values()) > 1:
        yield f"the set-up lays out {laid_out}"
    for at, state in game.moments():
        if Counter(game.rules.pieces(state)) != laid_out:
            yield f"step {at}: {_difference(laid_out, game.rules.pieces(state))}"
    for at, viewer, _, world in _worlds(game):
        if Counter(game.rules.pieces(world)) != laid_out:
            yield f"step {at}, imagined by {viewer}: {_difference(laid_out, game.rules.pieces(world))}"


def _difference(laid_out: Counter[Any], found: list[Any]) -> str:
    now = Counter(found)
    return f"lost {list((laid_out - now).elements())}, gained {list((now - laid_out).elements())}"


def a_copy_shares_nothing_mutable(game: Played) -> Iterator[str]:
    """Law 9, for views and imagined worlds too."""
    for at, state in game.moments():
        twin = state.copy()
        if twin != state:
            yield f"step {at}: a copy differs"
        view = game.rules.view(state, 0)
        world = game.rules.determinize(view, 0, Rng(1))
        for name, other in (("copy", twin), ("view", view)):
            if _mutable(state) & _mutable(other):
                yield f"step {at}: the {name} shares a part with the state"
        if _mutable(view) & _mutable(world):
            yield f"step {at}: the world shares a part with the view"


def _mutable(thing: Any) -> set[int]:
    """Identities of everything that can be changed, down from a thing."""
    inner: list[Any] = []
    if is_dataclass(thing) and not isinstance(thing, type):
        inner = [getattr(thing, field.name) for field in fields(thing)]
        own = set() if type(thing).__dataclass_params__.frozen else {id(thing)}  # type: ignore[attr-defined]
    elif isinstance(thing, dict):
        inner, own = [*thing, *thing.values()], {id(thing)}
    elif isinstance(thing, list | set | bytearray):
        inner, own = list(thing), {id(thing)}
    else:
        inner, own = list(thing) if isinstance(thing, tuple | frozenset) else [], set()
    return own.union(*map(_mutable, inner))


def a_game_always_ends(game: Played) -> Iterator[str]:
    """Law 11; its places are a ranking of everybody."""
    if game.rules.awaiting(game.states[-1]):
        yield f"still going after {len(game.actions)} actions"
        return
    places = [standing.place for standing in game.rules.standings(game.states[-1])]
    if places != sorted(places) or not places or any(p not in (1 + i, places[i - 1]) for i, p in enumerate(places)):
        yield f"the places are {places}"


def what_a_seat_cannot_see_changes_nothing_that_it_gets(game: Played, choose: Chooser | None = None) -> Iterator[str]:
    """Law 12: in every world that fits its view a seat has the same view, the same actions and the same seeded bot."""
    for at, viewer, view, world in _worlds(game):
        if game.rules.view(world, viewer) != view:
            yield f"step {at}: the view of {viewer} depends on what it may not see"
        if game.rules.legal_actions(world, viewer) != game.rules.legal_actions(game.states[at], viewer):
            yield f"step {at}: the actions of {viewer} depend on what it may not see"
        if choose is not None and viewer in game.rules.awaiting(view):
            real, imagined = (game.rules.view(state, viewer) for state in (game.states[at], world))
            if choose(real, viewer) != choose(imagined, viewer):
                yield f"step {at}: the bot of {viewer} depends on what it may not see"


def _worlds(game: Played) -> Iterator[tuple[int, int, Any, Any]]:
    """(step, viewer, view, one world that fits the view), several worlds for each view."""
    for at, state in game.moments():
        for viewer in game.viewers:
            view = game.rules.view(state, viewer)
            before = view.copy()
            for n in range(WORLDS):
                world = game.rules.determinize(view, viewer, Rng(game.session.seed, at, viewer + 1, n))
                yield at, viewer, view, world
            assert view == before, "determinize changed the view"


def hidden_parts(game: Played) -> int:
    """How many of the views leave something to imagine, so that a law over worlds is not empty."""
    seen: dict[tuple[int, int], list[Any]] = {}
    for at, viewer, _, world in _worlds(game):
        seen.setdefault((at, viewer), []).append(world)
    return sum(any(world != worlds[0] for world in worlds) for worlds in seen.values())


LAWS: dict[int, Law] = {
    1: folding_the_events_rebuilds_the_state,
    2: only_awaited_seats_have_actions,
    3: legal_actions_need_only_the_view,
    4: a_world_looks_the_same_from_the_seat,
    5: folding_what_a_seat_saw_gives_its_view,
    6: replaying_the_actions_gives_the_same_events,
    7: the_order_of_simultaneous_choices_does_not_matter,
    8: every_piece_exists_exactly_once,
    9: a_copy_shares_nothing_mutable,
    11: a_game_always_ends,
    12: what_a_seat_cannot_see_changes_nothing_that_it_gets,
}
"""Every law that needs only the rules; the tenth, about saves, stands in test_saves.py."""
