"""Random games, compared step by step with the same game told a second time."""

from collections import Counter
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import Session
from game.rulebooks.pie_rats import actions, deeds, events, looting, luring
from game.rulebooks.pie_rats.cards import CHARISMA, DECK, FACTS, RATS
from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import blank
from tests.rulebooks.pie_rats.reference import (
    AIMED,
    CAPTAIN,
    CREW_KINDS,
    PIE_KINDS,
    VALUES,
    House,
    least_crews,
    lures,
)


def loyalty(state: Any, rat: int) -> int:
    return RATS[state.faces[rat]].loyalty


def strength(state: Any, rat: int) -> int:
    return RATS[state.faces[rat]].strength


def follow(house: House, session: Session[Any], action: Any) -> None:
    """Play the action in both games, asking the second whether each thing may happen."""
    before = session.state.copy()
    may(house, before, action, session.rules)
    for event in session.play(action).events:
        tell(house, before, event)


def may(house: House, state: Any, action: Any, rules: Any) -> None:
    """Whether the written rules allow this."""
    me, face = house.captains[action.seat], state.faces[action.piece] if hasattr(action, "piece") else ""
    match action:
        case actions.Table():
            assert action.piece in me.hand
            assert face in (VALUES if state.phase == "charm" else RATS)
        case actions.Play():
            assert action.piece in me.hand
            assert state.phase in ("charm", "crew", "lure", "loot")
            assert face == "mirror" or face in AIMED
            assert action.target not in me.gang + me.charisma
            assert not (rules.options.looting == "nice" and state.phase == "loot")
            if state.called:
                caller = house.captains[state.queue[0]]
                assert me is not caller
                assert action.target not in caller.gang + caller.charisma
        case actions.Defend():
            assert action.rat in me.gang
            assert action.watch == -1 or state.faces[action.watch] == "double_watch"
        case actions.Lure():
            assert not set(action.rats) & (set(me.gang) | house.sideways)
            assert not state.defended[action.seat]
            assert set(action.cards) <= set(me.charisma)
            assert lures([loyalty(state, r) for r in action.rats], [state.faces[c] for c in action.cards])
        case actions.Loot():
            kinds = Counter(state.faces[card] for card in action.cards)
            assert set(action.crew) <= set(me.gang)
            assert set(action.cards) <= set(me.hand)
            assert set(kinds) <= {"grappling_rope", "secret_tunnel"}
            assert not (state.called and kinds)
            assert len(action.back) == kinds["secret_tunnel"]
            lifted = CAPTAIN + sum(strength(state, rat) for rat in action.crew) + 2 * kinds["grappling_rope"]
            assert lifted >= FACTS.pies[state.pies[action.pie]].weight
        case actions.Call():
            assert rules.options.looting == "call"
            assert house.sill
        case actions.Pass():
            assert me.hand


def tell(house: House, before: Any, event: Any) -> None:
    """What happened, in the second game."""
    match event:
        case events.Drew():
            house.captains[event.seat].hand.append(event.piece)
        case events.RoundBegan():
            house.reveal()
        case events.Tabled():
            mine = house.captains[event.seat]
            mine.hand.remove(event.piece)
            (mine.charisma if event.face in CHARISMA else mine.gang).append(event.piece)
        case events.Played():
            house.spend(event.seat, event.piece)
        case events.Defended():
            house.sideways.add(event.rat)
        case deeds.Lured():
            for rat in event.rats:
                house.move(event.seat, rat, sideways=True)
            house.spend_charisma(event.seat, event.cards)
        case deeds.Mirrored():
            house.spend_charisma(event.seat, event.cards)
        case deeds.RatTaken():
            house.move(event.seat, event.rat, sideways=before.phase == "lure")
        case deeds.CharismaTaken():
            house.steal(event.seat, event.piece)
        case deeds.RatDiscarded():
            owed(house, before, event)
            house.lose(event.rat)
        case deeds.Looted():
            house.carry_off(event.seat, event.pie)
            for rat in set(event.crew) - set(event.back):
                house.lose(rat)
            for card in event.cards:
                house.spend(event.seat, card)
        case events.LureOver():
            house.sideways.clear()
        case events.Shuffled():
            assert set(event.deck) == set(house.discards)
            house.discards = []
        case deeds.Declared():
            asks(house, event)


def asks(house: House, event: Any) -> None:
    """Everybody else may be asked, clockwise."""
    seats = len(house.captains)
    assert event.waiting == tuple((event.seat + k) % seats for k in range(1, seats))


def owed(house: House, state: Any, event: Any) -> None:
    """A penalty takes the strongest, the loyal first, or the weakest, the disloyal first."""
    kinds = [(strength(state, rat), loyalty(state, rat)) for rat in house.owner(event.rat).gang]
    paid = (strength(state, event.rat), loyalty(state, event.rat))
    assert paid == {"call": max(kinds), "pays": min(kinds), "bean": paid}[event.why]


def compare(house: House, state: Any) -> None:
    captains = house.captains
    assert [Counter(hand) for hand in state.hands] == [Counter(captain.hand) for captain in captains]
    assert [Counter(gang) for gang in state.gangs] == [Counter(captain.gang) for captain in captains]
    assert [Counter(cards) for cards in state.charms] == [Counter(captain.charisma) for captain in captains]
    assert state.loot == [captain.pies for captain in captains]
    assert Counter(state.discard) == Counter(house.discards)
    assert set(state.sideways) == house.sideways
    assert (state.sill, state.round, state.revealed) == (house.sill, house.round, house.out)
    assert (state.phase == "over") == (house.over() or (state.phase == "over" and house.round == 60))


def winners(house: House, state: Any, ate_last: int | None) -> list[int]:
    def rank(seat: int) -> tuple[int, ...]:
        kinds = [FACTS.pies[state.pies[pie]] for pie in house.captains[seat].pies]
        first = house.firsts.index(seat) if kinds else 99
        return (
            sum(pie.points for pie in kinds),
            sum(pie.weight for pie in kinds),
            len(kinds),
            int(seat == ate_last),
            -first,
        )

    ranks = [rank(seat) for seat in range(len(house.captains))]
    return [seat for seat, one in enumerate(ranks) if one == max(ranks)]


def both(seats: int, options: Options, seed: int, choices: Any) -> None:
    """Play a game by chance in both tellings and compare them after each step."""
    feast = options.pies == "feast" or (options.pies is None and seats > 2)
    pies = options.pie_count or ({2: 10, 3: 12, 4: 16, 5: 18, 6: 18}[seats] if feast else 10)
    session = Session(PieRules(seats, options), seed)
    house = House(seats, pies, (seats + 1) // 2 if feast else 1)
    for event in session.steps[0].events:
        if not isinstance(event, events.Shuffled):
            tell(house, session.state, event)
    compare(house, session.state)
    while not session.over:
        (seat,) = session.rules.awaiting(session.state)
        follow(house, session, choices.choice(session.rules.legal_actions(session.state, seat)))
        compare(house, session.state)
    places = session.rules.standings(session.state)
    assert [s.seat for s in places if s.place == 1] == winners(house, session.state, options.ate_pie_last)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    seats=st.integers(2, 6),
    sill=st.sampled_from([None, "printed", "feast"]),
    count=st.sampled_from([None, 5, 8]),
    looting=st.sampled_from(["call", "nice", "aggressive"]),
    pays=st.booleans(),
    ate=st.sampled_from([None, 0, 1]),
    seed=st.integers(0, 2**32),
    choices=st.randoms(use_true_random=False),
)
def test_a_game_goes_the_same_way(
    seats: int, sill: Any, count: Any, looting: Any, pays: bool, ate: int | None, seed: int, choices: Any
) -> None:
    options = Options(pies=sill, pie_count=count, looting=looting, everyone_pays=pays, ate_pie_last=ate)
    both(seats, options, seed, choices)


def test_the_box_holds_what_the_rules_say() -> None:
    assert Counter((rat.strength, rat.loyalty) for rat in RATS.values()) == CREW_KINDS
    assert sorted((pie.weight, pie.points) for pie in FACTS.pies.values()) == sorted(PIE_KINDS)
    assert Counter(face for face in DECK if face not in RATS) == {
        **{"hooked_hand": 4, "parrot": 4, "spyglass": 3, "cutlass": 3, "doubloons": 3, "charm": 3},
        **{"carob_bean": 4, "kidnapping": 4, "charisma_theft": 3, "mirror": 3, "double_watch": 2},
        **{"grappling_rope": 3, "secret_tunnel": 2},
    }


@pytest.mark.parametrize("seed", range(40))
def test_every_lure_is_found(seed: int) -> None:
    """All lures of a random table, against trying every rat, every two rats and every set of cards."""
    chance, state = Random(seed), blank(3)
    state.faces = list(DECK)
    rats, props = chance.sample(range(48), 6), chance.sample(range(48, 68), chance.randint(0, 5))
    state.gangs, state.charms = [[], rats[:3], rats[3:]], [props, [], []]
    state.sideways = sorted(rats[:1])
    every = chain.from_iterable(combinations(sorted(props), n) for n in range(len(props) + 1))
    targets = [(rat,) for rat in sorted(rats[1:])] + list(combinations(sorted(rats[1:]), 2))
    right = {
        (who, tuple(sorted(state.faces[c] for c in cards)))
        for cards in every
        for who in targets
        if lures([loyalty(state, rat) for rat in who], [state.faces[c] for c in cards])
    }
    found = [(who, tuple(sorted(state.faces[c] for c in cards))) for who, cards in luring.lures(state, 0)]
    assert set(found) == right
    assert len(found) == len(right)


@pytest.mark.parametrize("seed", range(40))
def test_every_least_crew_is_found(seed: int) -> None:
    """All loots without anything to spare, by strength, against trying every crew."""
    chance, state = Random(seed), blank(2)
    state.faces = list(DECK)
    gang, ropes = chance.sample(range(48), chance.randint(0, 6)), chance.randint(0, 3)
    state.gangs = [gang, []]
    state.hands = [[DECK.index("grappling_rope") + n for n in range(ropes)], []]
    state.pies, state.sill = list(FACTS.pies), [chance.randrange(20)]
    weight = FACTS.pies[state.pies[state.sill[0]]].weight
    found = {
        (tuple(sorted(strength(state, rat) for rat in loot.crew)), len(loot.cards))
        for loot in looting.loots(state, 0, True)
    }
    assert found == least_crews([strength(state, rat) for rat in gang], weight, ropes)


def thirty_games() -> None:
    for seed in range(30):
        both(3, Options(everyone_pays=seed % 2 == 0), seed, Random(seed))


@pytest.mark.parametrize("card", ["charm", "hooked_hand"])
def test_a_wrong_number_would_be_noticed(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luring._single.cache_clear()
    luring._charmed.cache_clear()
    monkeypatch.setitem(CHARISMA, card, CHARISMA[card] + 1)
    with pytest.raises(AssertionError):
        thirty_games()
    luring._single.cache_clear()
    luring._charmed.cache_clear()
