"""What rats and crew want, in order, and what it takes (spec: Objectives)."""

from __future__ import annotations

from game.rulebooks.rats_with_gats.dealing import fit_sizes
from game.rulebooks.rats_with_gats.flow import Play
from game.rulebooks.rats_with_gats.rat_events import CrewDone, HatTaken, RankChanged
from game.rulebooks.rats_with_gats.state import CAPTAIN, END, GAT, LIVING, NAME, NOBODY, PIRACY, SHIP, TAGS, State

LEAST_RANK = 1


def personal(state: State, seat: int) -> int:
    """The rat's next objective."""
    rat = state.rats[seat]
    return GAT if rat.gat is None else NAME if rat.name is None else END


def crews(state: State) -> int:
    """The crew's next objective; NOBODY when all are done."""
    return next((SHIP + i for i, done in enumerate(state.crew) if not done), NOBODY)


def tags(state: State, seat: int) -> list[str]:
    """Objectives that a stake may carry for a rat: its next one, the crew's next one, or none."""
    if state.rats[seat].status != LIVING:
        return [""]
    crew = crews(state)
    return [TAGS[personal(state, seat)], *([TAGS[crew]] if crew != NOBODY else []), ""]


def open_still(state: State, seat: int, what: int) -> bool:
    """Whether an objective that was at stake can still be reached."""
    if what >= SHIP:
        return crews(state) == what
    return state.rats[seat].status == LIVING and personal(state, seat) == what


def achieve(play: Play, seat: int, what: int) -> None:
    """An objective is done: by a rat, or for the crew by its doing."""
    if what == END:
        play.plan(("depart", seat, "dead"))
    elif what in (GAT, NAME):
        play.plan(("award", seat, what))
    else:
        play.emit(CrewDone(what - SHIP, seat))
        if what in (SHIP, CAPTAIN):
            play.plan(("hat",))
        assert what in (SHIP, CAPTAIN, PIRACY)


def change_rank(play: Play, seat: int, by: int, why: str, giver: int = NOBODY) -> None:
    """A rank rises or falls, never below 1, and hands follow."""
    rank = max(LEAST_RANK, play.state.rats[seat].rank + by)
    if rank == play.state.rats[seat].rank:
        return
    play.emit(RankChanged(seat, rank, why, giver))
    fit_sizes(play)


def crown(play: Play, seat: int, why: str) -> None:
    """Somebody takes the hat, or (NOBODY) nobody has it any more; hands follow."""
    play.emit(HatTaken(seat, why, play.state.captain))
    fit_sizes(play)
