"""Between scenes: the vote for a rank, ranks for objectives, the Deep's rest, and whether to go on (steps B1 to E)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.council import most_voted, nominees, played, vote
from game.rulebooks.rats_with_gats.dealing import refill
from game.rulebooks.rats_with_gats.events import EndAsked, GameEnded, ThrownAway, VotesCounted, VoyageEnded
from game.rulebooks.rats_with_gats.flow import Choices, Play, Stage, Step
from game.rulebooks.rats_with_gats.objectives import change_rank
from game.rulebooks.rats_with_gats.rat_events import NothingToGive
from game.rulebooks.rats_with_gats.scene_events import Narrated
from game.rulebooks.rats_with_gats.state import FLED, LIVING, NOBODY, Item, State

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules

LONG_VOYAGE: Final = 12
"""Scenes after which a majority may end the voyage, whatever is still to be done."""
MOST_CHALLENGES: Final = 150
"""After so many the voyage is over, whoever wants to go on, so that none is endless."""


def eligible(state: State) -> list[int]:
    """Whom the vote may raise: living rats that played in the scene, those that fled too; among the tied, if any."""
    rats = [s for s, rat in enumerate(state.rats) if rat.status == LIVING and (played(state, s) or _fled(state, s))]
    return [seat for seat in rats if seat in state.tied] if state.tied else rats


def _fled(state: State, seat: int) -> bool:
    return state.places[seat] == FLED


def _vote_stage(play: Play, item: Item) -> None:
    """Who has nobody else to vote for abstains."""
    rats = eligible(play.state)
    play.ask("rank_vote", [seat for seat in play.seats if any(rat != seat for rat in rats)])


def _vote_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.VoteFor(seat, rat) for rat in eligible(state) if rat != seat]


def _vote_close(play: Play, choices: Choices) -> None:
    """The most votes give a rank; a tie is voted on once more, then chance decides."""
    votes, top = most_voted(choices)
    again = bool(play.state.tied)
    if len(top) > 1 and not again:
        play.emit(VotesCounted("rank", tuple(votes), NOBODY, tuple(top)))
        play.plan(("rank_vote",))
        return
    winner = top[0] if len(top) == 1 else play.rng.choice(top)
    play.emit(VotesCounted("rank", tuple(votes), winner, tuple(top) if len(top) > 1 else ()))
    change_rank(play, winner, 1, "vote")


def _ranks_stage(play: Play, item: Item) -> None:
    """A rank for a first gat and for a first name; a third objective gives one away."""
    for seat in play.state.living():
        for what, why in enumerate(("gat", "name")):
            rat = play.state.rats[seat]
            if (rat.name if what else rat.gat) is not None and not rat.paid[what]:
                change_rank(play, seat, 1, why)
    play.plan(*(("give", seat) for seat in sorted(play.state.third)))


def _give_stage(play: Play, item: Item) -> None:
    seat = int(item[1])
    if nominees(play.state, "give", seat):
        play.plan(("nominate", "give", seat))
    else:
        play.emit(NothingToGive(seat))


def _rest_stage(play: Play, item: Item) -> None:
    play.ask("rest", play.state.deep_seats())


def _rest_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Confirm(seat), *(act.Discard(seat, piece) for piece in state.hands[seat])]


def _rest(play: Play, action: Action) -> None:
    match action:
        case act.Discard():
            play.emit(ThrownAway(action.seat, action.piece, play.state.faces[action.piece]))
        case _:
            play.done(action.seat)


def _rest_close(play: Play, choices: Choices) -> None:
    for seat in play.state.deep_seats():
        refill(play, seat)


def offered(state: State) -> bool:
    """Whether a majority may end the voyage: the crew's objectives done, everybody had been the Deep and had a chance.

    A voyage of many scenes may be ended so too.
    """
    return state.scene >= LONG_VOYAGE or (all(state.crew) and all(state.ever_deep) and all(state.ever_chance))


def _end_stage(play: Play, item: Item) -> None:
    state = play.state
    if state.scene >= play.options.most_scenes or state.challenges >= MOST_CHALLENGES:
        _wrap_up(play, "crew_done" if all(state.crew) else "long_enough")
    else:
        play.ask("end", list(play.seats))


def _end_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.VoteEnd(seat, False), act.VoteEnd(seat, True)]


def _end(play: Play, action: Action) -> None:
    assert isinstance(action, act.VoteEnd)
    play.done(action.seat, "yes" if action.yes else "no")


def _end_close(play: Play, choices: Choices) -> None:
    """A majority where the end is offered, else all of them; the Captain's side wins a tie."""
    yes = tuple(seat for seat, choice in enumerate(choices) if choice == ("yes",))
    no = tuple(seat for seat in play.seats if seat not in yes)
    may = offered(play.state)
    tie = len(yes) == len(no) and play.state.captain in yes
    passed = not no or (may and (len(yes) > len(no) or tie))
    play.emit(EndAsked(may, yes, no, passed))
    if passed:
        _wrap_up(play, "crew_done" if all(play.state.crew) else "voted")


def _wrap_up(play: Play, why: str) -> None:
    play.emit(VoyageEnded(why))
    play.replan(("party",), ("over",))


def _party_stage(play: Play, item: Item) -> None:
    play.ask("party", list(play.seats))


def _party_legal(rules: GatsRules, state: State, seat: int) -> list[Action]:
    return [act.Narrate(seat)]


def _party(play: Play, action: Action) -> None:
    assert isinstance(action, act.Narrate)
    play.emit(Narrated(action.seat, "party", action.text))
    play.done(action.seat)


def _over_stage(play: Play, item: Item) -> None:
    play.emit(GameEnded())


STEPS: Final[dict[str, Step]] = {
    "rank_vote": Step(_vote_legal, vote, _vote_close),
    "rest": Step(_rest_legal, _rest, _rest_close),
    "end": Step(_end_legal, _end, _end_close),
    "party": Step(_party_legal, _party),
}
STAGES: Final[dict[str, Stage]] = {
    "rank_vote": _vote_stage,
    "ranks": _ranks_stage,
    "give": _give_stage,
    "rest": _rest_stage,
    "end": _end_stage,
    "party": _party_stage,
    "over": _over_stage,
}
