"""Processes for deep thoughts: they share no interpreter with the window, and the game outlives their end."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import LifoQueue
from time import monotonic
from typing import Any, Final

from game.agreement import Agreement
from game.bots.bot import Bot, Thought
from game.bots.levels import make_bot
from game.bots.referee import decide
from game.core import Rng

BUDGET: Final = 2.0
"""Seconds that a thought may take; whatever is best by then counts."""
GRACE: Final = 0.5
"""Seconds beyond the budget after which a process is taken to hang, and ended."""
BETWEEN: Final = 0.05
"""Seconds at least between two messages about a thought that is still going on."""
START: Final = 8.0
"""Seconds that a process may take to begin."""
MOST_DEATHS: Final = 3
"""Processes that may come to a bad end at a table before no more are started."""
NICE: Final = 5
"""How far thoughts stand back behind the window where the system has to choose."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: its level, its seat's view, and the key of its chance."""

    level: str
    view: Any
    seat: int
    key: tuple[int, ...]
    budget: float = BUDGET


@dataclass(frozen=True, slots=True)
class Word:
    """The best thought so far; the last one where `done`, with what went wrong on the way, "" if nothing did."""

    thought: Thought
    done: bool = False
    fault: str = ""


def serve(pipe: Connection, agreement: str) -> None:
    """Answer questions until the other end is gone; the agreement is JSON."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    agreed = Agreement.model_validate_json(agreement)
    rules = agreed.rules()
    try:
        while True:
            question = pipe.recv()
            bot = _Speaking(make_bot(question.level, agreed.rulebook), pipe)
            until = monotonic() + question.budget
            keep_on = _until(until)
            decision = decide(bot, rules, question.view, question.seat, Rng(*question.key), keep_on)
            pipe.send(Word(decision.thought, done=True, fault=decision.fault))
    except (EOFError, OSError):
        return


def _until(moment: float) -> Callable[[], bool]:
    return lambda: monotonic() < moment


class _Speaking(Bot):
    """A bot that says its best thought now and then while it ponders."""

    def __init__(self, bot: Bot, pipe: Connection) -> None:
        self.bot, self.pipe = bot, pipe

    def ponder(self, rules: Any, view: Any, seat: int, rng: Rng) -> Any:
        said, spoke = None, 0.0
        for thought in self.bot.ponder(rules, view, seat, rng):
            if thought.action != said and monotonic() - spoke >= BETWEEN:
                said, spoke = thought.action, monotonic()
                self.pipe.send(Word(thought))
            yield thought


class Worker:
    """One process, started when it is first asked and again after a bad end."""

    def __init__(self, agreement: str) -> None:
        self.agreement = agreement
        self.deaths = 0
        self.process: Any = None
        self._pipe: Connection | None = None
        self._fresh = False

    def ask(self, question: Question) -> Word | None:
        """The answer, or the best thought that came before the budget or the process ended; None if none did."""
        best: Word | None = None
        try:
            pipe = self._start()
            pipe.send(question)
            until = monotonic() + question.budget + GRACE + (START if self._fresh else 0.0)
            self._fresh = False
            while (left := until - monotonic()) > 0:
                if pipe.poll(left):
                    best = pipe.recv()
                    if best.done:
                        return best
        except (EOFError, OSError):
            pass
        self.deaths += 1
        self.close()
        return best

    def _start(self) -> Connection:
        if self._pipe is None or not self.process.is_alive():
            self.close()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self.process = context.Process(target=serve, args=(theirs, self.agreement), daemon=True, name="bots")
            self.process.start()
            theirs.close()
            self._fresh = True
        return self._pipe

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join(1.0)
            self.process = None


class Workers:
    """The processes of one table, as many as think at once without crowding the window out."""

    def __init__(self, agreement: Agreement, count: int | None = None) -> None:
        json = agreement.model_dump_json()
        many = count if count is not None else max(1, min(2, (os.cpu_count() or 1) - 1))
        self._all = [Worker(json) for _ in range(many)]
        self._idle: LifoQueue[Worker] = LifoQueue()
        for worker in self._all:
            self._idle.put(worker)
        self.closed = False

    def ask(self, question: Question) -> Word | None:
        """Wait for a free process and ask it; None where none answers, and the caller must think for itself."""
        worker = self._idle.get()
        try:
            if self.closed or worker.deaths >= MOST_DEATHS:
                return None
            return worker.ask(question)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End all processes; whoever waits for an answer gets what there was."""
        self.closed = True
        for worker in self._all:
            worker.close()
