"""A scenario file made of a game: its steps up to a moment and where it stood then, to be played again anywhere."""

from __future__ import annotations

import json
from typing import Any

from game.agreement import Agreement
from game.core import Session
from game.differences import plain
from game.language import tr
from game.scenario import unseated


class Unrepeatable(ValueError):
    """The game cannot be told as a scenario; the message is one sentence for people."""


def case(agreement: Agreement, session: Session[Any], upto: int, *, title: str = "", rule: str = "") -> dict[str, Any]:
    """The first `upto` steps of a game (the set-up is one) as a scenario that expects what came of them.

    It holds the seed, and with it every hidden card. Unrepeatable where the game did not begin from its seed alone.
    """
    fresh = Session(session.rules, session.seed)
    if fresh.steps[0].events != session.steps[0].events:
        raise Unrepeatable(tr("This game began from a position laid out by hand, so it cannot be told from its seed."))
    codec = unseated(agreement.rulebook)
    steps: list[dict[str, Any]] = [
        {"seat": step.action.seat, "action": plain(codec.encode(step.action))}
        for step in session.steps[1:upto]
        if step.action is not None
    ]
    steps.append({"expect": expectation(session, upto)})
    options = agreement.checked_options().model_dump(mode="json")
    return {
        "game": agreement.game,
        "title": title or f"{agreement.game}, step {max(0, upto - 1)} of {len(session.steps) - 1}",
        "rule": rule,
        "options": options,
        "seats": [player.model_dump(mode="json", exclude_none=True) for player in agreement.players],
        "seed": session.seed,
        "always_undo": session.always_undo,
        "steps": steps,
    }


def expectation(session: Session[Any], upto: int) -> dict[str, Any]:
    """What holds after so many steps: the whole state, who is awaited, the places."""
    rules, state = session.rules, session.fold(upto)
    awaited = list(rules.awaiting(state))
    return {
        "state": plain(state),
        "awaiting": awaited,
        "standings": [plain(standing) for standing in rules.standings(state)],
        "over": not awaited,
    }


def written(made: dict[str, Any]) -> bytes:
    """The scenario as the content of a file."""
    return (json.dumps(made, ensure_ascii=False, indent=1) + "\n").encode()
