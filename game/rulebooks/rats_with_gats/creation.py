"""Making rats: questions, techniques written, swapped and given to Jack, Queen and King (steps C1 to C7)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import rat_events as ev
from game.rulebooks.rats_with_gats.dealing import fit_sizes
from game.rulebooks.rats_with_gats.flow import Play, Stage, Step
from game.rulebooks.rats_with_gats.state import UNWRITTEN, Item, State

TECHNIQUES: Final = 3
FIRST_DEEP, FIRST_RAT, OTHERS = 3, 1, 2
"""Starting ranks: of the first Deep, of who must play its rat then, of the rest."""
ORDERS: Final = tuple(permutations(range(TECHNIQUES)))


def plan_creation(play: Play) -> None:
    """Everything before the first scene."""
    seats = tuple(play.seats)
    swap: Item = ("pass_round",) if play.options.pass_round else ("swap", 0)
    play.replan(
        ("describe", *seats),
        ("gossip", *seats),
        ("start",),
        ("invent",),
        swap,
        ("assign", *seats),
        ("qualities",),
        ("roles",),
    )


def plan_recruit(play: Play, item: Item) -> None:
    """A new rat for a player that lost one; its techniques are written by the others (spec: Leaving)."""
    seat, seats = int(item[1]), play.rules.seats
    others = [(seat + k) % seats for k in range(1, seats)]
    play.emit(ev.RatBorn(seat, tuple(others[k % len(others)] for k in range(TECHNIQUES))))
    fit_sizes(play)
    play.plan(("describe", seat), ("gossip", seat), ("invent",), ("assign", seat))


def _seats(item: Item) -> list[int]:
    return [int(seat) for seat in item[1:]]


def _describe_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Describe(seat, maths=maths) for maths in (True, False)]


def _describe(play: Play, action: Action) -> None:
    assert isinstance(action, act.Describe)
    play.emit(ev.Described(action.seat, action.looks, action.smell, action.words, action.maths))
    play.done(action.seat)


def gossips(state: State, seat: int) -> list[tuple[int, bool]]:
    """What a seat still has to say: about whom, and whether it is something that pirates like."""
    seats = len(state.rats)
    one, other = (seat - 1) % seats, (seat - 2) % seats
    left = [(one, True)] if state.rats[one].liked is None else []
    return left + ([(other, False)] if state.rats[other].hated is None else [])


def _gossip_stage(play: Play, item: Item) -> None:
    play.ask("gossip", [seat for seat in play.seats if gossips(play.state, seat)])


def _gossip_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Gossip(seat, about, liked) for about, liked in gossips(state, seat)[:1]]


def _gossip(play: Play, action: Action) -> None:
    assert isinstance(action, act.Gossip)
    play.emit(ev.Gossiped(action.seat, action.about, action.liked, action.text))
    if not gossips(play.state, action.seat):
        play.done(action.seat)


def _ranks_stage(play: Play, item: Item) -> None:
    ranks = [FIRST_DEEP, FIRST_RAT, *[OTHERS] * (len(play.seats) - 2)]
    play.rng.shuffle(ranks)
    play.emit(ev.RanksDrawn(tuple(ranks)))
    fit_sizes(play)


def unwritten(state: State, author: int) -> list[tuple[int, int]]:
    """Techniques that a seat still has to write: (holder, slot)."""
    return [
        (holder, slot)
        for holder, rat in enumerate(state.rats)
        for slot, technique in enumerate(rat.techniques)
        if technique.author == author and technique.number == UNWRITTEN
    ]


def _invent_stage(play: Play, item: Item) -> None:
    play.ask("invent", [seat for seat in play.seats if unwritten(play.state, seat)])


def _invent_legal(rules: object, state: State, seat: int) -> list[Action]:
    count = len(unwritten(state, seat))
    return [act.Invent(seat, (0,) * count, ("",) * count)]


def _invent(play: Play, action: Action) -> None:
    assert isinstance(action, act.Invent)
    todo = unwritten(play.state, action.seat)
    for holder in dict.fromkeys(holder for holder, _ in todo):
        at = [i for i, (other, _) in enumerate(todo) if other == holder]
        slots = tuple(todo[i][1] for i in at)
        numbers, names = tuple(action.numbers[i] for i in at), tuple(action.names[i] for i in at)
        play.emit(ev.Invented(action.seat, holder, slots, numbers, names))
    play.done(action.seat)


def own_slots(state: State, seat: int) -> list[int]:
    """Slots of a rat that still hold a technique by its own player."""
    return [slot for slot, technique in enumerate(state.rats[seat].techniques) if technique.author == seat]


def _swap_stage(play: Play, item: Item) -> None:
    start, seats = int(item[1]), play.rules.seats
    for k in play.seats:
        seat = (start + k) % seats
        if own_slots(play.state, seat):
            play.ask("offer", [seat])
            return


def _offer_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [
        act.OfferSwap(seat, mine, partner, theirs)
        for mine in own_slots(state, seat)
        for partner in _partners(state, seat)
        for theirs, technique in enumerate(state.rats[partner].techniques)
        if technique.author != seat
    ]


def _partners(state: State, seat: int) -> list[int]:
    """Whom a seat may offer a swap: who holds something that it did not write, and has not just refused."""
    return [
        partner
        for partner, rat in enumerate(state.rats)
        if partner != seat
        and partner not in state.refusals
        and any(technique.author != seat for technique in rat.techniques)
    ]


def _offer(play: Play, action: Action) -> None:
    assert isinstance(action, act.OfferSwap)
    play.emit(ev.SwapOffered(action.seat, action.mine, action.partner, action.theirs))
    play.done(action.seat)
    play.plan(("swap_answer", action.partner))


def _answer_stage(play: Play, item: Item) -> None:
    play.ask("swap_answer", _seats(item))


def _answer_legal(rules: object, state: State, seat: int) -> list[Action]:
    if not state.offer:
        return []
    offerer = int(state.offer[0])
    may_refuse = any(partner != seat for partner in _partners(state, offerer))
    return [act.AnswerSwap(seat, accept) for accept in ((True, False) if may_refuse else (True,))]


def _answer(play: Play, action: Action) -> None:
    assert isinstance(action, act.AnswerSwap)
    offerer, mine, partner, theirs = (int(part) for part in play.state.offer)
    if action.accept:
        gave, got = play.state.rats[offerer].techniques[mine], play.state.rats[partner].techniques[theirs]
        play.emit(ev.Swapped(offerer, mine, partner, theirs, got.number, got.text, gave.number, gave.text))
    else:
        play.emit(ev.SwapRefused(offerer, partner))
    play.done(action.seat)
    play.plan(("swap", (offerer + 1) % play.rules.seats if action.accept else offerer))


def _pass_round_stage(play: Play, item: Item) -> None:
    """One to the left, one to the second left, one to the left again."""
    rats, seats = play.state.rats, play.rules.seats
    held = [[rats[(seat - k) % seats].techniques[slot] for slot, k in enumerate((1, 2, 1))] for seat in play.seats]
    play.emit(
        ev.PassedRound(
            tuple(tuple(one.author for one in three) for three in held),
            tuple(tuple(one.number for one in three) for three in held),
            tuple(tuple(one.text for one in three) for three in held),
        )
    )


def _assign_stage(play: Play, item: Item) -> None:
    play.ask("assign", _seats(item))


def _assign_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Assign(seat, order) for order in ORDERS]


def _assign(play: Play, action: Action) -> None:
    assert isinstance(action, act.Assign)
    play.emit(ev.Assigned(action.seat, action.order))
    play.done(action.seat)


def _qualities_stage(play: Play, item: Item) -> None:
    ranks = [rat.rank for rat in play.state.rats]
    play.ask("qualities", [ranks.index(max(ranks))])


def _qualities_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Agree(seat)]


def _qualities(play: Play, action: Action) -> None:
    assert isinstance(action, act.Agree)
    play.emit(ev.QualitiesAgreed(action.seat, action.qualities))
    play.done(action.seat)


def _describe_stage(play: Play, item: Item) -> None:
    play.ask("describe", _seats(item))


STEPS: Final[dict[str, Step]] = {
    "describe": Step(_describe_legal, _describe),
    "gossip": Step(_gossip_legal, _gossip),
    "invent": Step(_invent_legal, _invent),
    "offer": Step(_offer_legal, _offer),
    "swap_answer": Step(_answer_legal, _answer),
    "assign": Step(_assign_legal, _assign),
    "qualities": Step(_qualities_legal, _qualities),
}
STAGES: Final[dict[str, Stage]] = {
    "describe": _describe_stage,
    "gossip": _gossip_stage,
    "start": _ranks_stage,
    "invent": _invent_stage,
    "swap": _swap_stage,
    "swap_answer": _answer_stage,
    "pass_round": _pass_round_stage,
    "assign": _assign_stage,
    "qualities": _qualities_stage,
    "recruit": plan_recruit,
}
