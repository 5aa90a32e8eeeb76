"""Random games, compared step by step with the same game told a second time."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import Session
from game.rulebooks.treasure_run import actions, board, events
from game.rulebooks.treasure_run.cards import DECK
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from tests.rulebooks.treasure_run import reference
from tests.rulebooks.treasure_run.reference import BESIDE, CHESTS, NEED, PIES, Farm, far


class Follower:
    """Plays a game in both tellings, by the events of the one."""

    def __init__(self, session: Session[Any], farm: Farm) -> None:
        self.session, self.farm = session, farm
        self.seat = self.left = 0
        self.came = ""
        self.sure = self.dash = False
        self.caught: list[int] = []
        for event in session.steps[0].events:
            self.hear(event)

    def hear(self, event: Any) -> None:
        """Tell the farm what an event says, and check what the farm knows better."""
        farm = self.farm
        match event:
            case events.TurnBegan(seat):
                self.seat, self.left, self.came, self.sure, self.dash = seat, 0, "", False, False
                assert not (farm.crew and farm.has_all(0) and farm.rats[seat].at == "ship")
            case events.Drew(seat, _, face):
                farm.rats[seat].cards.append(face)
            case events.Shuffled(_, faces) if farm.spent:
                assert Counter(faces) == Counter(farm.spent)
                farm.spent = []
            case events.Laid(seat, _, face, why):
                farm.drop(seat, face)
                assert why != "shield" or (face == "crust_shield" and seat == self.caught[0])
                self.sure |= face == "sure_paws" and not farm.rats[seat].stuck
                self.dash |= face == "double_dash"
                self.left += 3 * (face == "sugar_rush")
            case events.Rolled(seat, dice):
                assert not farm.rats[seat].stuck
                assert len(dice) == 1 + self.dash
                self.left = sum(dice)
            case events.Walked(seat, path):
                self.walk(seat, path)
            case events.Tried(seat, _, die, passed):
                farm.try_obstacle(seat, die)
                assert passed != farm.rats[seat].stuck
            case events.Passed(seat, place):
                assert farm.rats[seat].at == place
                assert place in NEED
                farm.rats[seat].stuck = self.sure = False
            case events.Burrowed(seat, place):
                assert place in CHESTS - {farm.rats[seat].at}
                assert far(farm.rats[seat].at, place) <= 8
                farm.rats[seat].at, farm.rats[seat].stuck = place, False
            case events.CrocWalked(path, why):
                assert why != "noise" or len(path) == 1
                self.caught = farm.walk_croc(len(path))
            case events.Cornered(seats):
                self.caught = self.caught or [self.seat]
                assert sorted(seats) == self.caught
                assert all(farm.rats[seat].at == farm.croc for seat in seats)
                self.caught = list(seats)
            case events.SentBack(seat):
                assert self.caught.pop(0) == seat
                farm.send_back(seat)
            case events.Shielded(seat):
                assert self.caught.pop(0) == seat
            case events.Found(seat, kind):
                farm.find(seat, kind)
            case events.TradedIn(seat, give, take):
                farm.trade(seat, give, take)
            case events.Exchanged(seat, give, other, take):
                farm.exchange(seat, give, other, take)
            case events.Stolen(seat, other, take):
                farm.steal(seat, other, take)

    def walk(self, seat: int, path: tuple[str, ...]) -> None:
        for at, to in enumerate(path, 1):
            before = self.farm.rats[seat].at
            self.farm.step(seat, to, self.came)
            self.came, self.left = before, self.left - 1
            assert at == len(path) or to not in NEED
        if self.farm.rats[seat].at == "ship":
            self.left = 0

    def play(self, action: Any) -> None:
        """One action in both games."""
        self.offers(action.seat)
        for event in self.session.play(action).events:
            self.hear(event)
        self.compare()

    def offers(self, seat: int) -> None:
        """What is open to the rat, told twice."""
        farm, state = self.farm, self.session.state
        legal: list[Any] = self.session.rules.legal_actions(state, seat)
        if state.phase == "move":
            came = self.came if self.session.state.came else ""
            told = farm.ends(farm.rats[seat].at, came, self.left, self.sure)
            walks = [action.path for action in legal if isinstance(action, actions.Walk)]
            ends = {(p[-1], self.left - len(p) if p[-1] in NEED else 0) for p in walks}
            assert ends == {(at, left if at in NEED else 0) for at, left in told}
        if state.phase == "chest":
            assert {self.plain(action) for action in legal} == farm.choices_at_chest(seat)
        if state.phase == "caught":
            assert len(legal) == 1 + farm.rats[seat].cards.count("crust_shield")
        swaps = [action for action in legal if isinstance(action, actions.Swap)]
        if state.phase == "turn" and not state.played and "swap" in farm.rats[seat].cards and not farm.crew:
            assert {(action.give, action.other, action.take) for action in swaps} == farm.swaps(seat)

    @staticmethod
    def plain(action: Any) -> tuple[str, ...]:
        match action:
            case actions.TradeIn(_, give, take):
                return ("trade", *give, take)
            case actions.Barter(_, give, other, take):
                return ("barter", give, str(other), take)
        return ("draw",) if isinstance(action, actions.Draw) else ("nothing",)

    def compare(self) -> None:
        farm, state = self.farm, self.session.state
        assert state.places == [rat.at for rat in farm.rats]
        assert state.stuck == [rat.stuck for rat in farm.rats]
        assert state.croc == farm.croc
        assert [set(prints) for prints in state.prints] == [rat.prints for rat in farm.rats]
        held = [Counter(state.faces[p] for p in hand) for hand in state.hands]
        assert held == [Counter(rat.cards) for rat in farm.rats]
        shelves = [Counter(shelf) for shelf in farm.shelves]
        assert [Counter(dict(zip(farm.kinds, s, strict=True))) for s in state.shelves] == shelves
        assert Counter(state.pile) == Counter(farm.pile)


def both(rats: int, options: Options, seed: int, choices: Any) -> None:
    """Play a game by chance in both tellings and compare them after each step."""
    session = Session(TreasureRules(rats, options), seed)
    farm = Farm(rats, options.crew, options.mild_croc)
    follower = Follower(session, farm)
    while not session.over:
        (seat,) = session.rules.awaiting(session.state)
        follower.play(choices.choice(session.rules.legal_actions(session.state, seat)))
    state = session.state
    if not options.crew:
        home = [seat for seat in range(rats) if farm.rats[seat].at == "ship" and farm.has_all(seat)]
        assert (state.ending == "home") == bool(home)
        first = [s.seat for s in session.rules.standings(state) if s.place == 1]
        assert first == farm.winners(state.winner)
    else:
        done = farm.has_all(0) and all(rat.at == "ship" for rat in farm.rats)
        assert (state.ending == "crew") == done


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    rats=st.integers(2, 6),
    crew=st.booleans(),
    mild=st.booleans(),
    seed=st.integers(0, 2**32),
    choices=st.randoms(use_true_random=False),
)
def test_a_game_goes_the_same_way(rats: int, crew: bool, mild: bool, seed: int, choices: Any) -> None:
    both(rats, Options(crew=crew, mild_croc=mild), seed, choices)


def test_the_two_tellings_agree_on_the_farm() -> None:
    assert {id_: set(beside) for id_, beside in board.NEIGHBOURS.items()} == BESIDE
    assert board.NEEDS == NEED
    assert set(board.CHESTS) == CHESTS
    assert {id_ for id_, kind in board.KINDS.items() if kind == "pie"} == PIES
    assert list(board.BEAT) == reference.BEAT
    assert all(board.STEPS[a][b] == far(a, b) for a in BESIDE for b in BESIDE)


def some_games() -> None:
    for seed in range(12):
        both(3, Options(), seed, Random(seed))


@pytest.mark.parametrize("need", NEED)
def test_a_wrong_number_would_be_noticed(need: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NEED, need, NEED[need] - 1)
    with pytest.raises(AssertionError):
        some_games()


def test_the_deck_has_24_cards() -> None:
    assert Counter(DECK) == {
        "double_dash": 4,
        "sure_paws": 4,
        "crust_shield": 3,
        "burrow": 3,
        "sugar_rush": 3,
        "swap": 2,
        "sticky_paws": 2,
        "whistle": 3,
    }
