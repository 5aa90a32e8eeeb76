"""Games that begin without a set-up: so many people, bots where they are wanted, the rest as the game likes it."""

from __future__ import annotations

from typing import Final

from game.agreement import Agreement, fresh_seed
from game.bots.levels import LEVELS, USUAL
from game.core import Rulebook
from scenes.kit import Kit
from scenes.menus.setup_draft import BOT_NAMES, Draft, Seat
from scenes.menus.setup_part import part_of
from scenes.start import seated

MOST_PEOPLE: Final = 6
"""Who fits round one screen."""
COMPANY: Final = 3
"""Seats that somebody who comes alone plays at, where the game allows."""
ON_SHOW: Final = 4
"""Seats of a game that is only watched."""
GENTLE: Final = "family"
"""The option by which a game that has harsher words is told in milder ones."""


def people_range(book: Rulebook) -> range:
    """How many people may sit down at a kiosk."""
    return range(1, min(MOST_PEOPLE, book.seats.stop - 1) + 1)


def seats_for(book: Rulebook, people: int) -> int:
    """Seats for so many people: a lone one gets company, others play among themselves where the game lets them."""
    most, fewest = book.seats.stop - 1, book.seats.start
    return min(most, max(fewest, people, COMPANY if people == 1 else 0))


def quick_game(book: Rulebook, kit: Kit, people: int) -> Agreement:
    """An agreement for people who want to play now; bots of the first level leave beginners a chance."""
    part = part_of(book, kit)
    looks, known = [look.id for look in part.looks], list(LEVELS)
    seats = seats_for(book, people)
    bots = [known[0]] * (seats - people)
    draft = seated(looks, known, range(1, book.seats.stop), people, bots)
    return _agreed(book, draft, part.options(draft), fresh_seed())


def shown_game(book: Rulebook, kit: Kit, seed: int) -> Agreement:
    """An agreement for bots that play to be watched."""
    part = part_of(book, kit)
    looks = [look.id for look in part.looks]
    seats = min(book.seats.stop - 1, max(book.seats.start, ON_SHOW))
    first = seed % len(BOT_NAMES)
    names = [BOT_NAMES[(first + seat) % len(BOT_NAMES)] for seat in range(seats)]
    rows = [
        Seat(name=name, bot=USUAL, look=looks[seat] if seat < len(looks) else "") for seat, name in enumerate(names)
    ]
    draft = Draft(seats=rows)
    return _agreed(book, draft, part.options(draft), seed)


def _agreed(book: Rulebook, draft: Draft, options: dict[str, object], seed: int) -> Agreement:
    if GENTLE in book.options.model_fields:
        options = {**options, GENTLE: True}
    return draft.agreement(book.id, options, seed)
