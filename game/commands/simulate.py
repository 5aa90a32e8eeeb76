"""ratskeller simulate: many games between bots, and what came of them."""

from __future__ import annotations

import sys
from statistics import median
from typing import Any, Self

from pydantic import BaseModel, Field, field_validator, model_validator

from game.agreement import Agreement, Player
from game.bots.levels import make_bot
from game.catalogue import rulebooks
from game.commands.checks import Playable, checked_level
from game.commands.output import STOPPED, clear_progress, print_json, show_progress
from game.match import Tally, simulate


class Arguments(BaseModel):
    """Which game, how many seats and games, and who plays."""

    game: Playable
    seats: int
    games: int = Field(default=100, ge=1, le=100_000_000)
    bots: list[str] = ["random"]
    seed: int = Field(default=0, ge=0)
    json_output: bool = False

    @field_validator("bots", mode="before")
    @classmethod
    def _levels(cls, bots: Any) -> Any:
        return [checked_level(level) for level in (bots.split(",") if isinstance(bots, str) else bots)]

    @model_validator(mode="after")
    def _seated(self) -> Self:
        allowed = rulebooks()[self.game].seats
        if self.seats not in allowed:
            raise ValueError(f"{self.game} seats {allowed.start} to {allowed.stop - 1}, not {self.seats}")
        if len(self.bots) not in (1, self.seats):
            raise ValueError(f"{self.seats} seats need one level for all or one each, not {len(self.bots)}")
        return self


def run(arguments: Arguments) -> int:
    """0 when all games ended well, 1 when any failed; Ctrl-C prints what there is."""
    agreement = Agreement(
        game=arguments.game, players=tuple(Player(name=f"Seat {seat}") for seat in range(arguments.seats))
    )
    rules = agreement.rules()
    levels = arguments.bots * (arguments.seats if len(arguments.bots) == 1 else 1)
    bots = [make_bot(level, agreement.rulebook) for level in levels]
    tally, stopped = Tally(), False
    try:
        for tally in simulate(rules, bots, arguments.games, arguments.seed):
            show_progress(tally.games + len(tally.errors), arguments.games, every=64)
    except KeyboardInterrupt:
        stopped = True
    clear_progress()
    for error in tally.errors[:3]:
        print(error, file=sys.stderr)
    figures = _figures(arguments, tally)
    if arguments.json_output:
        print_json(figures)
    else:
        _print_lines(figures)
    return STOPPED if stopped else int(bool(tally.errors))


def _figures(arguments: Arguments, tally: Tally) -> dict[str, Any]:
    return {
        "game": arguments.game,
        "seats": arguments.seats,
        "games": tally.games,
        "actions": tally.actions,
        "seconds": round(tally.seconds, 3),
        "actions_per_second": round(tally.actions / tally.seconds) if tally.seconds else 0,
        "wins": tally.wins,
        "rounds": {"median": median(tally.rounds or [0]), "max": max(tally.rounds, default=0)},
        "decided_by": dict(sorted(tally.decided.items())),
        "errors": len(tally.errors) + tally.faults,
        "seed": arguments.seed,
    }


def _print_lines(figures: dict[str, Any]) -> None:
    rounds = figures["rounds"]
    print(f"{figures['game']}: {figures['games']} games, {figures['errors']} errors, seed {figures['seed']}")
    print(f"{figures['actions']} actions in {figures['seconds']} s, {figures['actions_per_second']} a second")
    print(f"wins by seat: {', '.join(map(str, figures['wins']))}")
    print(f"rounds: median {rounds['median']}, most {rounds['max']}")
    print(f"decided by: {', '.join(f'{reason} {games}' for reason, games in figures['decided_by'].items())}")
