"""Crew votes and what they decide: tags, claims, ranks given by the group, kicks, the ship (steps K12 and B3)."""

from __future__ import annotations

from typing import Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.dealing import highest
from game.rulebooks.rats_with_gats.events import BallotCounted, MotionPut, VotesCounted
from game.rulebooks.rats_with_gats.flow import Choices, Play, Stage, Step
from game.rulebooks.rats_with_gats.leaving import complete, depart, lose_ship, may_lose_ship
from game.rulebooks.rats_with_gats.objectives import achieve, change_rank, crews, crown, open_still, personal
from game.rulebooks.rats_with_gats.rat_events import Achieved, CrewDone, HatTaken
from game.rulebooks.rats_with_gats.state import (
    CAPTURED,
    END,
    IN,
    KNOCKED_OUT,
    LIVING,
    NOBODY,
    Item,
    State,
)


def _ballot_stage(play: Play, item: Item) -> None:
    """("ballot", kind, seat, what, by): everybody votes, but nobody on being kicked."""
    kind, seat, what, by = str(item[1]), int(item[2]), int(item[3]), int(item[4])
    if kind in ("tag", "claim") and not open_still(play.state, seat, what):
        return
    play.emit(MotionPut(kind, seat, what, by))
    play.ask("ballot", [voter for voter in play.seats if kind != "kick" or voter != seat])


def _ballot_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Ballot(seat, True), act.Ballot(seat, False)]


def _ballot(play: Play, action: Action) -> None:
    assert isinstance(action, act.Ballot)
    play.done(action.seat, "yes" if action.yes else "no")


def _ballot_close(play: Play, choices: Choices) -> None:
    """The majority; a tie goes with the Captain, without whose vote it fails; nobody's rat ends against its player."""
    kind, about, what = str(play.state.motion[0]), int(play.state.motion[1]), int(play.state.motion[2])
    yes = tuple(seat for seat, choice in enumerate(choices) if choice == ("yes",))
    no = tuple(seat for seat, choice in enumerate(choices) if choice == ("no",))
    tie = len(yes) == len(no)
    passed = play.state.captain in yes if tie else len(yes) > len(no)
    if kind in ("tag", "claim") and what == END and about not in yes:
        passed = False
    play.emit(BallotCounted(kind, about, what, yes, no, passed, tie and play.state.captain in (*yes, *no)))
    if passed:
        _carry(play, kind, about, what)


def _carry(play: Play, kind: str, about: int, what: int) -> None:
    if kind in ("tag", "claim"):
        achieve(play, about, what)
    elif kind == "promote":
        change_rank(play, about, 1, "promote")
    elif kind == "kick":
        depart(play, about, "kicked")
    else:
        lose_ship(play)


def _award_stage(play: Play, item: Item) -> None:
    play.ask("award", [int(item[1])])
    play.plan(item)


def _award_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Award(seat)]


def _award(play: Play, action: Action) -> None:
    assert isinstance(action, act.Award)
    play.emit(Achieved(action.seat, int(play.state.agenda[0][2]), action.text))
    play.replan(*play.state.agenda[1:])
    play.done(action.seat)


def _hat_stage(play: Play, item: Item) -> None:
    """The highest rank takes a hat that nobody wears, but not whoever has just laid it down; a tie is voted on."""
    state = play.state
    if state.captain != NOBODY or not state.crew[0]:
        return
    able = highest(state, int(item[1]) if len(item) > 1 else NOBODY)
    if len(able) == 1:
        crown(play, able[0], "rank")
    elif able:
        play.emit(VotesCounted("hat", (), NOBODY, tuple(able)))
        play.ask("hat_vote", list(play.seats))


def _hat_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.VoteFor(seat, rat) for rat in state.tied]


def vote(play: Play, action: Action) -> None:
    """A secret vote for a rat."""
    assert isinstance(action, act.VoteFor)
    play.done(action.seat, "vote", action.rat)


def most_voted(choices: Choices) -> tuple[list[tuple[int, int]], list[int]]:
    """Pairs of voter and vote, and who got the most."""
    votes = [(seat, int(choice[1])) for seat, choice in enumerate(choices) if choice]
    counts = {rat: sum(one == rat for _, one in votes) for _, rat in votes}
    return votes, sorted(rat for rat, count in counts.items() if count == max(counts.values()))


def _hat_close(play: Play, choices: Choices) -> None:
    votes, top = most_voted(choices)
    winner = top[0] if len(top) == 1 else play.rng.choice(top)
    play.emit(VotesCounted("hat", tuple(votes), winner, tuple(top) if len(top) > 1 else ()))
    crown(play, winner, "chance" if len(top) > 1 else "vote")


def decide_hat(play: Play, challenger: int, captain: int, held: bool) -> None:
    """A duel for the hat is decided, and with it that there is a Captain."""
    state = play.state
    if not held and state.captain == captain:
        crown(play, challenger, "duel")
    else:
        play.emit(HatTaken(captain, "kept", captain))
    if state.crew[0] and not state.crew[1]:
        play.emit(CrewDone(1, captain if held else challenger))


def played(state: State, seat: int) -> bool:
    """Whether a living rat played in the scene, and did not flee."""
    return state.places[seat] in (IN, CAPTURED, KNOCKED_OUT) and state.rats[seat].status == LIVING


def _council_stage(play: Play, item: Item) -> None:
    play.ask("council", [int(item[1])])


def _council_legal(rules: object, state: State, seat: int) -> list[Action]:
    ways = ["pass"]
    if played(state, seat) and personal(state, seat) != END:
        ways.append("claim")
    if crews(state) != NOBODY:
        ways.append("crew")
    ways.append("promote")
    ways += ["kick"] if _others(state, seat) else []
    if state.rats[seat].status == LIVING and complete(state, seat):
        ways.append("retire")
    if state.captain == seat:
        ways.append("resign")
    if may_lose_ship(state) and state.deep[seat]:
        ways.append("ship_lost")
    return [act.Propose(seat, way) for way in ways]


def _others(state: State, seat: int) -> list[int]:
    return [rat for rat in state.living() if rat != seat]


def _council(play: Play, action: Action) -> None:
    assert isinstance(action, act.Propose)
    seat, state = action.seat, play.state
    play.done(seat)
    match action.what:
        case "claim":
            play.plan(("ballot", "claim", seat, personal(state, seat), seat))
        case "crew":
            play.plan(("ballot", "claim", seat, crews(state), seat))
        case "promote" | "kick":
            play.plan(("nominate", action.what, seat))
        case "ship_lost":
            play.plan(("ballot", "ship_lost", seat, 0, seat))
        case "retire":
            depart(play, seat, "retired")
        case "resign":
            crown(play, NOBODY, "resigned")
            play.plan(("hat", seat))


def _nominate_stage(play: Play, item: Item) -> None:
    if nominees(play.state, str(item[1]), int(item[2])):
        play.ask("nominate", [int(item[2])])
        play.plan(item)


def nominees(state: State, kind: str, seat: int) -> list[int]:
    """Whom a seat may name: to promote (itself too), to kick, or to "give" a rank of its own third objective."""
    return state.living() if kind == "promote" else _others(state, seat)


def _nominate_legal(rules: object, state: State, seat: int) -> list[Action]:
    kind = str(state.agenda[0][1]) if state.agenda and len(state.agenda[0]) > 1 else ""
    return [act.Nominate(seat, rat) for rat in nominees(state, kind, seat)]


def _nominate(play: Play, action: Action) -> None:
    assert isinstance(action, act.Nominate)
    kind, rest = str(play.state.agenda[0][1]), play.state.agenda[1:]
    play.done(action.seat)
    if kind == "give":
        play.replan(*rest)
        change_rank(play, action.rat, 1, "given", action.seat)
    else:
        play.replan(("ballot", kind, action.rat, 0, action.seat), *rest)


STEPS: Final[dict[str, Step]] = {
    "ballot": Step(_ballot_legal, _ballot, _ballot_close),
    "award": Step(_award_legal, _award),
    "hat_vote": Step(_hat_legal, vote, _hat_close),
    "council": Step(_council_legal, _council),
    "nominate": Step(_nominate_legal, _nominate),
}
STAGES: Final[dict[str, Stage]] = {
    "ballot": _ballot_stage,
    "award": _award_stage,
    "hat": _hat_stage,
    "council": _council_stage,
    "nominate": _nominate_stage,
}
