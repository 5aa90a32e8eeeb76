"""The kiosk's PIN as it is kept: salted and stretched, never as digits."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

SHORTEST, LONGEST = 4, 8
ROUNDS: Final = 200_000
MARK: Final = "pbkdf2-sha256"


def fits(pin: str) -> bool:
    """Whether this may be a PIN: four to eight digits."""
    return SHORTEST <= len(pin) <= LONGEST and pin.isascii() and pin.isdigit()


def sealed(pin: str) -> str:
    """What is kept of a PIN; ValueError for what is none."""
    if not fits(pin):
        raise ValueError(f"a PIN has {SHORTEST} to {LONGEST} digits")
    salt = secrets.token_bytes(16)
    return "$".join((MARK, str(ROUNDS), salt.hex(), _stretched(pin, salt, ROUNDS).hex()))


def matches(pin: str, kept: str) -> bool:
    """Whether this is the PIN that was sealed; nothing matches what cannot be read."""
    try:
        mark, rounds, salt, wanted = kept.split("$")
        tried = _stretched(pin, bytes.fromhex(salt), int(rounds))
        return mark == MARK and hmac.compare_digest(tried, bytes.fromhex(wanted))
    except (ValueError, OverflowError):
        return False


def readable(kept: str) -> bool:
    """Whether a kept PIN can be asked for at all: one spoilt by hand counts as none."""
    parts = kept.split("$")
    try:
        return len(parts) == 4 and parts[0] == MARK and int(parts[1]) > 0 and bool(bytes.fromhex(parts[2] + parts[3]))
    except ValueError:
        return False


def _stretched(pin: str, salt: bytes, rounds: int) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt, rounds)
