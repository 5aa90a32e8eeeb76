"""ratskeller ladder: each level against the one below, ratings with intervals, and how long moves take."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pydantic import Field, field_validator

from game.bots.levels import known
from game.catalogue import rulebooks
from game.commands.checks import checked_level
from game.commands.contest import Arguments as Contest
from game.commands.contest import watched
from game.commands.output import STOPPED, print_json
from game.contest import Game, Outcome, alike, interval, lead, mixed, percentile

FOOT = 1000
"""The rating of the lowest level."""


class Arguments(Contest):
    """The levels from weak to strong; `games` are played for each step of the ladder."""

    levels: list[str] = known()
    budget: float = Field(default=0.0, ge=0, le=3600)
    """Seconds that a thought may take, as at the table; 0 for as long as it likes, so that figures repeat."""

    @field_validator("levels", mode="before")
    @classmethod
    def _levels(cls, levels: Any) -> Any:
        return [checked_level(level) for level in (levels.split(",") if isinstance(levels, str) else levels)]

    @property
    def rivals(self) -> bool:
        """Levels play against each other."""
        return True


@dataclass(slots=True)
class Rung:
    """What a level did: against the one below where somebody wins, with its like where all win together."""

    level: str
    games: int = 0
    won: float = 0.0
    feats: dict[str, list[bool]] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)

    def count(self, outcome: Outcome) -> None:
        """Add a game."""
        self.games += 1
        self.won += outcome.share(self.level)
        self.rounds.append(outcome.rounds)
        for feat, done in outcome.feats:
            self.feats.setdefault(feat, []).append(done)


def run(arguments: Arguments) -> int:
    """0 when all games ended well, 1 when any failed; Ctrl-C prints what there is."""
    together = rulebooks()[arguments.game].together
    rungs = {level: Rung(level) for level in arguments.levels}
    seconds: dict[str, list[float]] = {level: [] for level in arguments.levels}
    faults = 0

    def keep(outcome: Outcome) -> None:
        nonlocal faults
        faults += outcome.faults + bool(outcome.error)
        if not outcome.error:
            rungs[max(outcome.game.levels, key=arguments.levels.index)].count(outcome)
            for level, spent in outcome.seconds.items():
                seconds[level] += spent

    stopped = watched(_games(arguments, together), arguments.jobs, keep)
    figures = _figures(arguments, list(rungs.values()), seconds, together)
    figures["errors"] = faults
    if arguments.json_output:
        print_json(figures)
    else:
        _print_lines(figures)
    return STOPPED if stopped else int(bool(faults))


def _games(given: Arguments, together: bool) -> list[Game]:
    """All games, those of the steps in turn, so that stopping early leaves something of each."""
    many = (given.seats, given.games, given.seed, given.effort, given.budget)
    if together:
        each = [alike(given.game, level, *many) for level in given.levels]
    else:
        pairs = zip(given.levels[1:], given.levels, strict=False)
        each = [mixed(given.game, pair, *many) for pair in pairs]
    return [game for row in zip(*each, strict=True) for game in row]


def _figures(given: Arguments, rungs: list[Rung], seconds: dict[str, list[float]], together: bool) -> dict[str, Any]:
    rating, spread, steps = float(FOOT), 0.0, list[dict[str, Any]]()
    for place, rung in enumerate(rungs):
        told: dict[str, Any] = {"level": rung.level, "games": rung.games}
        if together:
            told["feats"] = {name: _feat(tries, rung.games) for name, tries in sorted(rung.feats.items())}
            told["rounds"] = percentile(rung.rounds, 0.5)
        elif place and rung.games:
            share = rung.won / rung.games
            low, high = interval(share, rung.games)
            told |= {"beats": rungs[place - 1].level, "share": round(share, 4), "interval": [_cut(low), _cut(high)]}
            rating += lead(share, rung.games)
            spread += ((lead(high, rung.games) - lead(low, rung.games)) / 2) ** 2
            told["rating"] = [round(rating - spread**0.5), round(rating), round(rating + spread**0.5)]
        elif not place:
            told["rating"] = [FOOT, FOOT, FOOT]
        spent = seconds[rung.level]
        told["move_ms"] = {name: _ms(percentile(spent, part)) for name, part in (("p50", 0.5), ("p99", 0.99))}
        told["move_ms"]["max"] = _ms(max(spent, default=0.0))
        steps.append(told)
    return given.model_dump(include={"game", "seats", "seed", "effort", "budget"}) | {"levels": steps}


def _feat(tries: list[bool], games: int) -> dict[str, Any]:
    share = sum(tries) / len(tries)
    low, high = interval(share, len(tries))
    return {"per_game": round(len(tries) / games, 2), "share": _cut(share), "interval": [_cut(low), _cut(high)]}


def _cut(share: float) -> float:
    return round(share, 4)


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


def _print_lines(figures: dict[str, Any]) -> None:
    print(f"{figures['game']}: {figures['seats']} seats, seed {figures['seed']}, {figures['errors']} errors")
    for told in figures["levels"]:
        ms = told["move_ms"]
        print(f"{told['level']:<8}{_standing(told)}; a move {ms['p50']} ms, p99 {ms['p99']}, most {ms['max']}")


def _standing(told: dict[str, Any]) -> str:
    if "feats" in told:
        feats = told["feats"].items()
        each = (f"{name} {f['per_game']} a game, {f['share']:.1%} come off" for name, f in feats)
        return f"{told['games']} games of {told['rounds']} rounds; {', '.join(each)}"
    if "share" not in told:
        return f"rating {FOOT}"
    (low, high), rating = told["interval"], told["rating"]
    words = f"beats {told['beats']} in {told['share']:.1%} ({low:.1%} to {high:.1%}) of {told['games']} games"
    return f"rating {rating[1]} ({rating[0]} to {rating[2]}), {words}"
