"""Blind Bites in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Action, Event, Standing
from game.language import listed, tr, trn
from game.rulebooks.blind_bites.bites import Bite, Chosen, Opened
from game.rulebooks.blind_bites.rules import BiteRules


def sentence(event: Event, names: Sequence[str]) -> str:
    """The event for the log."""
    match event:
        case Chosen(seat, _):
            return tr("{name} has chosen a bite.").format(name=names[seat])
        case Opened(_, won) if any(won):
            told = [f"{names[seat]} {crumbs}" for seat, crumbs in enumerate(won) if crumbs]
            return tr("All open their mouths: {crumbs}.").format(crumbs=listed(told))
        case Opened():
            return tr("All open their mouths: nobody keeps anything.")
        case _:
            return ""


def reason(standing: Standing, names: Sequence[str]) -> str:
    """The crumbs decide, and nothing else."""
    return ""


def why(action: Action, expected: Sequence[Action], names: Sequence[str]) -> str:
    """What a bot hoped for."""
    assert isinstance(action, Bite)
    return trn("Nobody else would want {n} crumb.", "Nobody else would want {n} crumbs.", action.size).format(
        n=action.size
    )


def seat_names(rules: BiteRules, names: Sequence[str]) -> list[str]:
    """The players', as they are."""
    return list(names)
