"""Games of every rulebook, played by chance up to a number of steps, for what is kept of them."""

from functools import cache
from typing import Any

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import Rng, Session

GAMES = sorted(rulebooks())
NAMES = ("Ada", "Basile", "Zoé", "Milo")
SEED = 5


def agreed(game: str, *, bots: bool = False, seed: int = SEED) -> Agreement:
    """Three people, or a person and two bots, with the game's own options."""
    players = tuple(Player(name=name, bot="greedy" if bots and seat else None) for seat, name in enumerate(NAMES[:3]))
    return Agreement(game=game, players=players, seed=seed)


def played(agreement: Agreement, steps: int) -> Session[Any]:
    """The game after so many steps, or at its end; chosen by chance with the agreement's seed."""
    session, rng = Session(agreement.rules(), agreement.seed), Rng(agreement.seed, 1)
    while not session.over and len(session.steps) < steps:
        state, rules = session.state, session.rules
        seat = rules.awaiting(state)[0]
        session.play(rng.choice(rules.legal_actions(state, seat)))
    return session


@cache
def evening(game: str, steps: int = 60) -> tuple[Agreement, Session[Any]]:
    """One game of each kind; nobody may play it on."""
    agreement = agreed(game)
    return agreement, played(agreement, steps)
