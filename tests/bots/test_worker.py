"""Deep thoughts in a process of their own: they come in time, and the game outlives whatever becomes of it."""

import os
import signal
import threading
from collections.abc import Iterator
from time import sleep

import pytest

from game.agreement import Agreement, Player
from game.bots import worker as workers
from game.bots.levels import make_bot
from game.bots.referee import decide
from game.bots.worker import Question, Word, Worker, Workers
from game.core import Rng, Session

AGREED = Agreement(game="farm_and_furious", players=(Player(name="Ada"), Player(name="Bo", bot="hard")), seed=5)
RULES = AGREED.rules()
VIEW = Session(RULES, 5).view(1)
LEGAL = RULES.legal_actions(VIEW, 1)
QUESTION = Question("hard", VIEW, 1, (5, 4, 1, 1))


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests may keep the processors busy."""
    monkeypatch.setattr(workers, "START", 60.0)
    monkeypatch.setattr(workers, "GRACE", 20.0)


@pytest.fixture
def worker() -> Iterator[Worker]:
    one = Worker(AGREED.model_dump_json())
    yield one
    one.close()


def test_a_process_answers_what_the_bot_would_have_answered_here(worker: Worker) -> None:
    """Its chance is the question's, so that where it thinks changes nothing; a second question starts nothing anew."""
    asked = Question("normal", VIEW, 1, (5, 4, 1, 1), budget=60)
    word = worker.ask(asked)
    assert word is not None
    assert word.done
    here = decide(make_bot("normal", AGREED.rulebook), RULES, VIEW, 1, Rng(*asked.key))
    assert word.thought == here.thought
    first = worker.process.pid
    assert worker.ask(asked) == word
    assert worker.process.pid == first
    assert worker.deaths == 0


def test_a_thought_ends_with_its_budget(worker: Worker) -> None:
    """Without any time there is time for one."""
    word = worker.ask(Question("hard", VIEW, 1, (1,), budget=0.0))
    assert word is not None
    assert word.done
    assert word.thought == decide(make_bot("hard", AGREED.rulebook), RULES, VIEW, 1, Rng(1), lambda: False).thought


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a process that can be frozen")
def test_a_process_that_hangs_is_ended_and_the_next_question_starts_another(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker.ask(QUESTION)
    hung = worker.process
    os.kill(hung.pid, signal.SIGSTOP)
    monkeypatch.setattr(workers, "GRACE", 0.1)
    assert worker.ask(Question("hard", VIEW, 1, (1,), budget=0.1)) is None
    assert worker.deaths == 1
    monkeypatch.setattr(workers, "GRACE", 20.0)
    word = worker.ask(QUESTION)
    assert word is not None
    assert word.done


def test_a_process_that_is_killed_while_it_thinks_leaves_its_best_thought_or_none(worker: Worker) -> None:
    worker.ask(Question("normal", VIEW, 1, (1,)))
    process = worker.process
    os.kill(process.pid, getattr(signal, "SIGSTOP", signal.SIGTERM))
    found: list[Word | None] = []
    thread = threading.Thread(target=lambda: found.append(worker.ask(QUESTION)))
    thread.start()
    sleep(0.1)
    process.kill()
    thread.join(5)
    assert not thread.is_alive()
    assert found == [None]
    assert worker.deaths == 1


def test_a_table_whose_processes_always_die_stops_asking_them() -> None:
    table = Workers(AGREED, count=1)
    try:
        assert table.ask(QUESTION) is not None
        table._all[0].deaths = workers.MOST_DEATHS
        assert table.ask(QUESTION) is None
    finally:
        table.close()
    assert table.ask(QUESTION) is None, "closed"
