"""What the catalogue knows of a game before anybody sits down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from game.core.action import Action
from game.core.event import Event
from game.core.luck import Figures, Luck, no_figures, no_luck
from game.core.rules import Rules, Standing


@dataclass(frozen=True, slots=True)
class Outlook:
    """How far and how broadly a search through imagined worlds pays in a game, found by matches between variants."""

    ahead: int = 1
    """Rounds that are followed; 1 is to the end of this one."""
    steps: int = 60
    """Actions after which it stops in any case."""
    width: int = 8
    """Actions that are followed, of all that are legal."""
    sample: int = 5
    """Actions that an imagined player looks at."""
    slips: tuple[float, float] = (0.4, 0.0)
    """How often an easy bot, and a normal one, takes any action: where luck does much, more makes the difference."""
    settle: int = 0
    """Answers of others that an action waits for before it can be judged; each is the first legal one."""


def nothing(event: Event) -> Sequence[Any]:
    """What most events show of plays and feats."""
    return ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's title page: its name, seats, options and the makers of its rules and sentences."""

    id: str
    title: str
    """msgid of the title."""
    pitch: str
    """msgid of one sentence that says what the game is like."""
    seats: range
    minutes: int
    """Minutes of a usual game."""
    options: type[BaseModel]
    stack: type[BaseModel]
    """Checked set-up of a scenario's position."""
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    rules: Callable[[int, Any], Rules[Any]]
    """(seats, checked options) -> rules; ValueError with one sentence when they do not go together."""
    appraise: Callable[[Any, Any, int], float]
    """(rules, state, seat) -> how well the seat stands, for bots; higher is better."""
    sentence: Callable[[Event, Sequence[str]], str]
    """(event as its viewer saw it, names) -> one sentence for the log, "" for events nobody needs to read."""
    reason: Callable[[Standing, Sequence[str]], str]
    """(standing, names) -> one sentence on how the place was told from its rivals', "" where the points decide."""
    why: Callable[[Action, Sequence[Action], Sequence[str]], str]
    """(a bot's action, what it expected of the others, names) -> one sentence on why, for when the action lies open."""
    seat_names: Callable[[Any, Sequence[str]], list[str]]
    """(rules, players' names) -> names of all seats, those that nobody plays included."""
    luck: Luck = no_luck
    """(rules, steps) -> what fell to whom by chance, for the page that answers whether it was fair."""
    figures: Figures = no_figures
    """(rules, steps) -> the numbers of a finished game that are counted over many games."""
    outlook: Outlook = Outlook()
    """How bots search this game."""
    together: bool = False
    """Whether all players win or lose as one, so that levels are measured by feats."""
    plays: Callable[[Event], Sequence[tuple[int, str]]] = nothing
    """event -> cards as they are played openly, each (seat, card), for figures on what decides."""
    feats: Callable[[Event], Sequence[tuple[str, bool]]] = nothing
    """event -> what all have tried together, and whether it came off; for games that nobody wins alone."""
