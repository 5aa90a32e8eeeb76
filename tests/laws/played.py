"""Games played to be held to the laws: every set-up of every rulebook, by several ways of choosing."""

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import PUBLIC, Action, Event, Rng, Rules, Session

Setup = tuple[int, dict[str, Any]]
Policy = Callable[[list[Action], Rng], Action]
MOST_ACTIONS = 20_000
MOMENTS = 150
"""About so many positions of a long game are looked at, evenly spread; all of a shorter one."""

POLICIES: dict[str, Policy] = {
    "random": lambda legal, rng: rng.choice(legal),
    "first": lambda legal, rng: legal[0],
    "last": lambda legal, rng: legal[-1],
}


@dataclass
class Played:
    """A game as it was played, with a copy of the real state after every step."""

    rules: Rules[Any]
    session: Session[Any]
    states: list[Any]
    agreement: Agreement | None = None

    @property
    def viewers(self) -> range:
        """Every seat, and PUBLIC."""
        return range(PUBLIC, self.rules.seats)

    @property
    def stride(self) -> int:
        """How many steps lie between two positions that are looked at."""
        return max(1, len(self.states) // MOMENTS)

    def moments(self) -> Iterator[tuple[int, Any]]:
        """(step, state) of the positions that are looked at, the last one among them."""
        last = len(self.states) - 1
        return ((at, state) for at, state in enumerate(self.states) if at % self.stride == 0 or at == last)

    @property
    def actions(self) -> list[Action]:
        """What was done, in order."""
        return [step.action for step in self.session.steps if step.action is not None]

    def events(self) -> Iterator[Event]:
        """Every event, in order."""
        return (event for step in self.session.steps for event in step.events)


def of_game(game: str) -> ModuleType:
    """What a game has its laws and golden games played with: tests/rulebooks/<game>/setups.py."""
    return importlib.import_module(f"tests.rulebooks.{game}.setups")


def setups(game: str) -> tuple[Setup, ...]:
    """A game's set-ups."""
    found: tuple[Setup, ...] = of_game(game).SETUPS
    return found


def agreed(game: str, setup: Setup, seed: int) -> Agreement:
    """The agreement of a set-up, its players named by seat."""
    seats, options = setup
    return Agreement(game=game, players=tuple(Player(name=f"P{i}") for i in range(seats)), options=options, seed=seed)


def play(rules: Rules[Any], seed: int, policy: Policy = POLICIES["random"], most: int = MOST_ACTIONS) -> Played:
    """Play a game to its end, or until `most` actions."""
    session, rng = Session(rules, seed), Rng(seed, 99)
    states = [session.state.copy()]
    for _ in range(most):
        awaited = rules.awaiting(session.state)
        if not awaited:
            break
        seat = rng.choice(awaited)
        session.play(policy(rules.legal_actions(session.state, seat), rng))
        states.append(session.state.copy())
    return Played(rules, session, states)


@cache
def played(game: str, index: int, seed: int, policy: str = "random") -> Played:
    """The game of one set-up, seed and policy; played once, shared by the laws."""
    agreement = agreed(game, setups(game)[index], seed)
    found = play(agreement.rules(), seed, POLICIES[policy])
    found.agreement = agreement
    return found


def every_setup() -> list[tuple[str, int]]:
    """(game, index) of every set-up of the catalogue."""
    return [(game, index) for game in rulebooks() for index in range(len(setups(game)))]
