"""ratskeller balance: what seats, length, leads and cards make of a game among equals."""

from __future__ import annotations

import shlex
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from pydantic import field_validator

from game.bots.levels import USUAL
from game.catalogue import rulebooks
from game.commands.checks import checked_level
from game.commands.contest import Arguments as Contest
from game.commands.contest import watched
from game.commands.output import STOPPED, print_json
from game.contest import Outcome, alike, interval, percentile
from game.language import tr


class Arguments(Contest):
    """The level that sits on all seats."""

    bots: str = USUAL

    @field_validator("bots")
    @classmethod
    def _level(cls, bots: str) -> str:
        return checked_level(bots)


@dataclass(slots=True)
class Tally:
    """What came of the games so far."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    """By seat, in parts of 1/60 of a win, so that shared ones add up; imaginary teams after the players."""
    rounds: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    plays: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)
    """Plays by those who came first, shared places in parts."""
    feats: dict[str, list[bool]] = field(default_factory=dict)
    errors: int = 0

    def count(self, outcome: Outcome) -> None:
        """Add a game."""
        self.errors += outcome.faults + bool(outcome.error)
        if outcome.error:
            return
        self.games += 1
        self.rounds.append(outcome.rounds)
        self.actions.append(outcome.actions)
        self.leads.append(outcome.lead_changes)
        self.reasons[outcome.reason or "points"] += 1
        for seat in outcome.winners:
            self.wins[seat] += 60 // len(outcome.winners)
        for seat, card in outcome.plays:
            self.plays[card] += 1
            self.won_with[card] += 60 // len(outcome.winners) if seat in outcome.winners else 0
        for feat, done in outcome.feats:
            self.feats.setdefault(feat, []).append(done)


def run(arguments: Arguments) -> int:
    """0 when all games ended well, 1 when any failed; Ctrl-C prints what there is."""
    tally = Tally()
    games = alike(arguments.game, arguments.bots, arguments.seats, arguments.games, arguments.seed, arguments.effort)
    stopped = watched(games, arguments.jobs, tally.count)
    figures = _figures(arguments, tally)
    if arguments.json_output:
        print_json(figures)
    else:
        print("\n".join(_page(arguments, figures)))
    return STOPPED if stopped else int(bool(tally.errors))


def _figures(given: Arguments, tally: Tally) -> dict[str, Any]:
    sides = max([given.seats, *(seat + 1 for seat in tally.wins)])
    together = rulebooks()[given.game].together
    return {
        "game": given.game,
        "seats": given.seats,
        "bots": given.bots,
        "games": tally.games,
        "errors": tally.errors,
        "seed": given.seed,
        "seat_wins": [] if together else [_seat(tally, seat, sides) for seat in range(sides)],
        "rounds": _spread(tally.rounds),
        "actions": _spread(tally.actions),
        "lead_changes": {"mean": round(mean(tally.leads or [0]), 2), "median": median(tally.leads or [0])},
        "decided_by": dict(sorted(tally.reasons.items())),
        "feats": {name: _feat(tries, tally.games) for name, tries in sorted(tally.feats.items())},
        "cards": [_card(tally, card, sides, together) for card in sorted(tally.plays)],
    }


def _seat(tally: Tally, seat: int, sides: int) -> dict[str, Any]:
    share = tally.wins[seat] / 60 / max(1, tally.games)
    low, high = interval(min(1.0, share), tally.games)
    return {
        "share": round(share, 4),
        "of_its_share": round(share * sides, 2),
        "interval": [round(low, 4), round(high, 4)],
    }


def _spread(values: list[int]) -> dict[str, float]:
    parts = {"p5": 0.05, "p95": 0.95}
    return {
        "median": median(values or [0]),
        **{name: percentile(values, part) for name, part in parts.items()},
        "max": max(values, default=0),
    }


def _feat(tries: list[bool], games: int) -> dict[str, float]:
    return {"per_game": round(len(tries) / games, 2), "share": round(sum(tries) / len(tries), 4)}


def _card(tally: Tally, card: str, sides: int, together: bool) -> dict[str, Any]:
    """How often a card is played, and how much oftener by those who win than if it did nothing."""
    told: dict[str, Any] = {"card": card, "per_game": round(tally.plays[card] / max(1, tally.games), 3)}
    if not together:
        told["winners_play"] = round(tally.won_with[card] / 60 / tally.plays[card] * sides, 2)
    return told


def _page(given: Arguments, figures: dict[str, Any]) -> list[str]:
    """The figures as a page of Markdown, with the command that makes it."""
    book = rulebooks()[given.game]
    command = ["ratskeller", "balance", given.game, "--seats", str(given.seats), "--games", str(given.games)]
    command += ["--bots", given.bots, "--seed", str(given.seed)]
    if given.effort != 1:
        command += ["--effort", str(given.effort)]
    lines = [f"## {tr(book.title)}, {given.seats} seats", "", f"`{shlex.join(command)}`", ""]
    rounds, actions, leads = figures["rounds"], figures["actions"], figures["lead_changes"]
    lines.append(f"- games: {figures['games']}, errors: {figures['errors']}")
    for seat, told in enumerate(figures["seat_wins"]):
        low, high = told["interval"]
        lines.append(
            f"- seat {seat + 1} wins {told['share']:.1%} ({low:.1%} to {high:.1%}), {told['of_its_share']} of its share"
        )
    lines.append(
        f"- rounds: median {rounds['median']:g}, 5 % to 95 %: {rounds['p5']} to {rounds['p95']}, most {rounds['max']}"
    )
    lines.append(f"- actions: median {actions['median']:g}, most {actions['max']}")
    if not book.together:
        lines.append(f"- the lead changes {leads['mean']} times a game (median {leads['median']:g})")
    lines.append("- decided by: " + ", ".join(f"{why} {n}" for why, n in figures["decided_by"].items()))
    lines += [
        f"- {name}: {told['per_game']} a game, {told['share']:.1%} come off" for name, told in figures["feats"].items()
    ]
    return lines + _cards(figures["cards"])


def _cards(cards: list[dict[str, Any]]) -> list[str]:
    if not cards:
        return []
    if "winners_play" not in cards[0]:
        return ["", "| card | plays a game |", "|---|---|", *(f"| {c['card']} | {c['per_game']} |" for c in cards)]
    cards = sorted(cards, key=lambda card: -float(card["winners_play"]))
    rows = (f"| {card['card']} | {card['per_game']} | {card['winners_play']} |" for card in cards)
    return ["", "| card | plays a game | winners' part in them, 1 = their share |", "|---|---|---|", *rows]
