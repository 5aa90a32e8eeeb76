"""Why a step cannot be taken back, in words."""

from __future__ import annotations

from game.language import tr


def undo_refusal(reason: str) -> str:
    """Why a step stands, in a sentence."""
    return {
        "nothing": tr("Nothing to undo yet"),
        "revealed": tr("No undo: cards are face up"),
        "chance": tr("No undo: chance has decided"),
        "built_upon": tr("No undo: others have built on it"),
    }[reason]
