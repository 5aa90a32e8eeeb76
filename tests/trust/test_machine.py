"""Every game as a machine that plays, takes back, saves, loads, is cut off and looks, in any order hypothesis finds."""

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import PUBLIC, Rng, Session
from game.saves.game_file import GameFile, load
from tests.trust.rules import rules_of

NUMBERS = st.integers(0, 2**16)


class Evening(RuleBasedStateMachine):
    """One game of random options at one table; the file always holds what was played."""

    game = ""
    session: Session[Any]
    file: GameFile

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())

    @initialize(seed=NUMBERS, always=st.booleans())
    def sit_down(self, seed: int, always: bool) -> None:
        _, setup = rules_of(self.game, Rng(seed))
        players = tuple(Player(name=f"P{seat}") for seat in range(setup.pop("seats")))
        agreement = Agreement(game=self.game, players=players, options=setup, seed=seed, always_undo=always)
        self.session = Session(agreement.rules(), seed, always_undo=always)
        self.file = GameFile.create(self.folder, agreement, self.session)

    @property
    def awaited(self) -> list[int]:
        return list(self.session.rules.awaiting(self.session.state))

    @rule(turns=st.integers(1, 12), seed=NUMBERS)
    def play(self, turns: int, seed: int) -> None:
        rng = Rng(seed)
        for _ in range(turns):
            if not self.awaited:
                return
            seat = rng.choice(self.awaited)
            seen = self.session.view(seat)
            legal = self.session.rules.legal_actions(seen, seat)
            assert legal == self.session.rules.legal_actions(self.session.state, seat)
            self.file.append(self.session.play(rng.choice(legal)))

    @rule(seat=st.integers(0, 9))
    def take_back(self, seat: int) -> None:
        seat %= self.session.rules.seats
        verdict, steps = self.session.can_undo(seat), list(self.session.steps)
        assert self.session.undo(seat) == verdict.allowed
        if verdict.allowed:
            self.file.undo(seat)
            assert len(self.session.steps) < len(steps)
        else:
            assert verdict.reason
            assert self.session.steps == steps

    @rule()
    def load_again(self) -> None:
        self.file.close()
        self._resume()

    @rule(bytes_=st.binary(min_size=1, max_size=60).filter(lambda raw: b"\n" not in raw))
    def cut_off(self, bytes_: bytes) -> None:
        """A line that was begun and never ended."""
        self.file.close()
        with self.file.path.open("ab") as stream:
            stream.write(bytes_)
        self._resume()

    @rule()
    def take_the_folder_away(self) -> None:
        shutil.rmtree(self.folder)
        if not self.awaited:
            self.folder.mkdir()
            return
        seat = self.awaited[0]
        self.file.append(self.session.play(self.session.rules.legal_actions(self.session.state, seat)[0]))

    def _resume(self) -> None:
        loaded = load(self.file.path)
        assert loaded.session.steps == self.session.steps
        self.session, self.file = loaded.session, loaded.file

    @precondition(lambda self: hasattr(self, "session"))
    @rule(viewer=st.integers(PUBLIC, 9), seed=NUMBERS)
    def look(self, viewer: int, seed: int) -> None:
        rules = self.session.rules
        viewer = min(viewer, rules.seats - 1)
        view = self.session.view(viewer)
        assert rules.view(rules.determinize(view, viewer, Rng(seed)), viewer) == view

    @invariant()
    def what_was_told_is_what_is(self) -> None:
        if hasattr(self, "session"):
            assert self.session.fold(len(self.session.steps)) == self.session.state

    def teardown(self) -> None:
        if hasattr(self, "file"):
            self.file.close()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.mark.parametrize("game", rulebooks())
def test_any_evening(game: str) -> None:
    machine = type(f"Evening_{game}", (Evening,), {"game": game})
    few = settings(max_examples=12, stateful_step_count=14, deadline=None, derandomize=True, database=None)
    run_state_machine_as_test(machine, settings=few)


@pytest.mark.slow
@pytest.mark.parametrize("game", rulebooks())
def test_many_evenings(game: str) -> None:
    machine = type(f"Evening_{game}", (Evening,), {"game": game})
    many = settings(max_examples=300, stateful_step_count=40, deadline=None, derandomize=True, database=None)
    run_state_machine_as_test(machine, settings=many)
