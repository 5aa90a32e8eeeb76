"""What people may type: how long, and which characters; nothing typed is ever interpreted."""

from __future__ import annotations

from typing import Final

LINE: Final = 200
"""Letters of one line: looks, smell, stakes, a field of the frame."""
TALE: Final = 600
"""Letters of a narration."""
TITLE: Final = 60
"""Letters of a technique, a gat, a name."""
UNSEEN_BUT_FINE: Final = "\u00a0\u202f\u2009\u200d\ufe0f"
"""Spaces of good typesetting and what holds an emoji together."""


def fits(text: str, most: int) -> bool:
    """Whether a typed text may be kept: not too long, and no control character, line break or half a letter in it."""
    return len(text) <= most and all(letter.isprintable() or letter in UNSEEN_BUT_FINE for letter in text)
