"""Who decides for a seat, and bots that think beside the frame at a readable pace."""

import threading
import time
from typing import Any

from game.agreement import Agreement, Player
from game.bots.bot import Thought
from game.core import PUBLIC, Action, Session
from scenes.table.host import Host
from scenes.table.thinkers import BETWEEN, PACE, Thinkers
from scenes.table.thinking import thinkers


def host(*bots: str | None) -> Host:
    players = tuple(Player(name=f"P{n}", bot=bot) for n, bot in enumerate(bots))
    agreement = Agreement(game="farm_and_furious", players=players, options={"imaginary": 1}, seed=3)
    return Host(agreement, Session(agreement.rules(), 3))


def at_once(seat: int, view: Any) -> Thought:
    return Thought(Action(seat))


def test_kinds_and_watchers() -> None:
    assert host(None, "random").kinds == ["human", "bot", "imaginary"]
    assert host(None, "random").watcher == 0
    assert host("random", None).watcher == 1
    assert host(None, None).watcher == PUBLIC
    assert host("random", "random").watcher == PUBLIC
    assert (host(None, None).shared, host(None, "random").shared) == (True, False)


def test_who_leaves_becomes_a_bot() -> None:
    table = host(None, None)
    table.left.add(1)
    assert table.people == [0]
    assert table.awaited("human") == [0]
    assert table.awaited("bot") == [1]


def test_a_disk_that_refuses_does_not_stop_the_game() -> None:
    class Full:
        def append(self, step: object) -> None:
            raise OSError("no space left")

    table = host(None, "random")
    table.file = Full()  # type: ignore[assignment]
    table.play(table.session.rules.legal_actions(table.session.state, 0)[0])
    assert table.unkept
    assert table.session.state.chosen[0] is not None


def test_a_slow_bot_never_holds_the_frame() -> None:
    gate = threading.Event()

    def choose(seat: int, view: Any) -> Thought:
        gate.wait(5)
        return Thought(Action(seat))

    bots = Thinkers(choose, at_once)
    bots.ponder(1, None, 0)
    for _ in range(100):
        assert bots.update(0.05) is None, "a frame that waited would get the choice"
    gate.set()
    assert bots.settle()
    assert bots.update(0.05) == Thought(Action(1))


def test_a_bot_that_hangs_is_played_for_from_then_on() -> None:
    gate, asked = threading.Event(), list[int]()

    def choose(seat: int, view: Any) -> Thought:
        asked.append(seat)
        if seat == 1:
            gate.wait(20)
        return Thought(Action(seat + 10))

    bots = Thinkers(choose, at_once, patience=0.05)
    bots.ponder(1, None, 0)
    assert bots.update(PACE / 2) is None
    time.sleep(0.06)
    assert bots.update(PACE) == Thought(Action(1))
    for seat in (1, 2):
        bots.ponder(seat, None, 1)
    assert asked == [1, 2], "no second thread for a seat that hangs"
    assert [bots.update(9.0), bots.update(9.0)] == [Thought(Action(1)), Thought(Action(12))]
    gate.set()
    assert bots.settle()
    assert bots.update(9.0) is None, "what it thought of at last comes too late"


def test_a_bot_that_cannot_even_be_asked_is_played_for() -> None:
    def choose(seat: int, view: Any) -> Thought:
        raise KeyError("no such level")

    bots = Thinkers(choose, at_once)
    bots.ponder(1, None, 0)
    assert bots.settle()
    assert bots.update(9.0) == Thought(Action(1))


def test_choices_come_one_by_one_at_a_readable_pace() -> None:
    bots = Thinkers(at_once, at_once)
    for seat in (1, 2):
        bots.ponder(seat, None, 0)
    assert bots.settle()
    assert bots.update(PACE / 2) is None
    assert bots.update(PACE / 2) == Thought(Action(1))
    assert bots.update(BETWEEN / 2) is None
    assert bots.update(BETWEEN / 2) == Thought(Action(2))
    assert bots.update(9.0) is None


def test_a_seat_thinks_once_per_step_and_forgets_after_undo() -> None:
    asked: list[int] = []

    def choose(seat: int, view: Any) -> Thought:
        asked.append(seat)
        return Thought(Action(seat))

    bots = Thinkers(choose, at_once)
    for _ in range(5):
        bots.ponder(1, None, 0)
    assert bots.settle()
    assert asked == [1]
    bots.forget()
    assert bots.update(9.0) is None


def test_bots_at_the_table_choose_legally_and_the_same_for_the_same_seed() -> None:
    chosen = []
    for _ in range(2):
        table = host(None, "normal")
        bots = thinkers(table)
        bots.ponder(1, table.session.view(1), 1)
        assert bots.settle()
        chosen.append(bots.update(9.0))
    assert chosen[0] == chosen[1]
    assert chosen[0] is not None
    assert chosen[0].action in table.session.rules.legal_actions(table.session.state, 1)


def test_a_choice_can_be_taken_as_soon_as_it_is_there_whatever_the_pace() -> None:
    bots = Thinkers(at_once, at_once)
    assert not bots.ready([1])
    bots.ponder(1, None, 0)
    bots.ponder(2, None, 0)
    assert bots.settle()
    assert bots.ready([1, 2])
    thought = bots.take(2)
    assert thought is not None
    assert thought.action.seat == 2
    assert bots.take(2) is None
