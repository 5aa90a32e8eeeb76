"""Random games of one title under all that must hold in it: `python -m tests.trust.rules --game G --actions N`.

Options are drawn at random, and so is how each game is played: now every action alike, now some kinds of action far
more often than others, so that rare ways are walked too. Every action is audited by tests/rulebooks/<game>/audit.py;
here and there the laws of views and folding are checked. Prints the seed of what fails; exits 1 if anything did.
"""

import argparse
import importlib
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import PUBLIC, Action, Event, Rng, Rules

MOST_ACTIONS = 20_000
LOOK = 97
"""Every so many actions the views are compared."""
Pick = Callable[[list[Action]], Action]


class Fault(AssertionError):
    """What does not hold, with the seed and the number of the action."""


def rules_of(game: str, rng: Rng) -> tuple[Rules[Any], dict[str, Any]]:
    """A set-up drawn by the game's own audit."""
    seats, options = importlib.import_module(f"tests.rulebooks.{game}.audit").any_setup(rng)
    agreement = Agreement(game=game, players=tuple(Player(name=f"P{i}") for i in range(seats)), options=options)
    return agreement.rules(), {"seats": seats} | options


def taste(book: Any, rng: Rng) -> Pick:
    """Uniform, or by kinds of action of which some are liked much better."""
    if rng.below(3) == 0:
        return rng.choice
    liking = {kind: rng.choice((1, 4, 16, 64)) for kind in book.actions}

    def pick(legal: list[Action]) -> Action:
        kinds = Counter(map(type, legal))
        weights = [liking[kind] for kind in kinds]
        at = rng.below(sum(weights))
        for kind, weight in zip(kinds, weights, strict=True):
            if at < weight:
                return rng.choice([action for action in legal if type(action) is kind])
            at -= weight
        raise AssertionError

    return pick


def play(game: str, seed: int, most: int = MOST_ACTIONS) -> int:
    """One game; returns how many actions it took. Fault names what does not hold."""
    book, audit = rulebooks()[game], importlib.import_module(f"tests.rulebooks.{game}.audit")
    rng, chance = Rng(seed, 1), Rng(seed, 2)
    rules, setup = rules_of(game, rng)
    pick, state, shadow, done = taste(book, rng), rules.blank(), rules.blank(), 0

    def say(complaints: Iterator[str]) -> None:
        for complaint in complaints:
            raise Fault(f"{game}, seed {seed}, action {done}, {setup}: {complaint}")

    def fold(told: list[Event]) -> None:
        for event in told:
            event.change(shadow)

    first: list[Event] = []

    def emit(event: Event) -> None:
        event.change(state)
        first.append(event)

    rules.setup(state, chance, emit)
    fold(first)
    while awaited := rules.awaiting(state):
        if done >= most:
            raise Fault(f"{game}, seed {seed}, {setup}: no end after {done} actions")
        seat = rng.choice(awaited)
        legal = rules.legal_actions(state, seat)
        if not legal:
            raise Fault(f"{game}, seed {seed}, action {done}, {setup}: seat {seat} is awaited and can do nothing")
        before, action = state.copy(), pick(legal)
        told = rules.apply(state, action, chance)
        fold(told)
        done += 1
        say(audit.after(rules, before, told, state))
        if done % LOOK == seed % LOOK:
            say(_laws(rules, state, shadow, Rng(seed, 3, done)))
    say(_laws(rules, state, shadow, Rng(seed, 3, done)))
    say(audit.at_end(rules, state))
    return done


def _laws(rules: Rules[Any], state: Any, shadow: Any, rng: Rng) -> Iterator[str]:
    if shadow != state:
        yield f"folding the events gives {shadow} for {state}"
    for viewer in range(PUBLIC, rules.seats):
        view = rules.view(state, viewer)
        world = rules.determinize(view, viewer, rng)
        if rules.view(world, viewer) != view:
            yield f"viewer {viewer} could tell an imagined world"
        if viewer >= 0 and not (
            rules.legal_actions(view, viewer)
            == rules.legal_actions(state, viewer)
            == rules.legal_actions(world, viewer)
        ):
            yield f"seat {viewer} would think that it may do something else"
        if Counter(rules.pieces(world)) != Counter(rules.pieces(state)):
            yield f"viewer {viewer} imagines other pieces"


def run(game: str, actions: int, seed: int, *, progress: bool = True) -> list[str]:
    """Games until so many actions are played; what failed, at most ten."""
    done = games = 0
    faults: list[str] = []
    begun = shown = time.monotonic()
    while done < actions and len(faults) < 10:
        try:
            done += play(game, seed + games)
        except Fault as fault:
            faults.append(str(fault))
            print(fault, flush=True)
        except Exception:
            faults.append(f"{game}, seed {seed + games}: {traceback.format_exc()}")
            print(faults[-1], flush=True)
        games += 1
        if progress and time.monotonic() - shown > 20:
            shown = time.monotonic()
            print(f"{game}: {done} actions, {games} games, {done / (shown - begun):.0f} a second", flush=True)
    print(f"{game}: {done} actions in {games} games from seed {seed}, {len(faults)} faults", flush=True)
    return faults


def main(argv: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*rulebooks(), "all"], default="all")
    parser.add_argument("--actions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    games = list(rulebooks()) if given.game == "all" else [given.game]
    faults = [fault for game in games for fault in run(game, given.actions, given.seed)]
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
