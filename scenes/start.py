"""`ratskeller play GAME`: from checked arguments straight to a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.agreement import fresh_seed
from game.bots.levels import LEVELS, USUAL, exists
from game.catalogue import rulebooks
from scenes.doors import open_game, too_many
from scenes.menus.setup_draft import Draft, fresh
from scenes.menus.setup_part import part_of

if TYPE_CHECKING:
    from scenes.app import App

USUAL_SEATS = 2


def opener(
    game: str, players: int | None, bots: Sequence[str], seed: int | None, mode: str = "laptop"
) -> Callable[[App], None]:
    """What opens the table once there is a window; ValueError with one sentence for what does not fit."""
    book = rulebooks()[game]
    fewest, most = book.seats.start, book.seats.stop - 1
    seats = players if players is not None else min(most, max(fewest, USUAL_SEATS, len(bots)))
    if seats not in book.seats:
        raise ValueError(f"{game} seats {fewest} to {most}, not {seats}")
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots do not fit on {seats} seats")
    known = list(LEVELS)
    for bot in bots:
        if not exists(bot):
            raise ValueError(f"no bot is called {bot}: choose from {', '.join(known)}")
    if players is None and not bots and seats > 1:
        bots = [USUAL] * (seats - (1 if mode == "laptop" else seats))
    people = seats - len(bots)
    if (words := too_many(people, mode)) is not None:
        raise ValueError(words)

    def start(app: App) -> None:
        part = part_of(book, app.kit)
        looks = [look.id for look in part.looks]
        draft = seated(looks, known, range(1, most + 1), people, bots)
        chosen = fresh_seed() if seed is None else seed
        open_game(app, draft.agreement(game, part.options(draft), chosen), mode)

    return start


def seated(looks: list[str], known: list[str], seats: range, people: int, bots: Sequence[str]) -> Draft:
    """People first, then the bots, each with a free look."""
    draft = fresh(looks, known, seats)
    del draft.seats[min(people, 1) :]
    for bot in [None] * (people - 1) + list(bots):
        draft.add(bot, looks)
    return draft
