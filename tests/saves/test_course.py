"""Any course of moves, undos and power cuts leaves a game that could have been played, and a file that holds it."""

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import Session
from game.saves.game_file import GameFile, load

Doing = tuple[str, int, int]
DOINGS = st.lists(
    st.tuples(st.sampled_from(["play"] * 5 + ["undo"] * 3 + ["cut", "refuse"]), st.integers(0, 9), st.integers(0, 9)),
    min_size=10,
    max_size=45,
)


def begin(game: str, seats: int, seed: int, folder: Path, *, always_undo: bool) -> tuple[Session[Any], GameFile]:
    fewest = rulebooks()[game].seats.start
    players = tuple(Player(name=f"P{seat}") for seat in range(max(seats, fewest)))
    agreement = Agreement(game=game, players=players, seed=seed, always_undo=always_undo)
    session = Session(agreement.rules(), seed, always_undo=always_undo)
    return session, GameFile.create(folder, agreement, session)


def act(session: Session[Any], file: GameFile, seat: int, choice: int) -> None:
    waiting = session.rules.awaiting(session.state)
    if waiting:
        actor = waiting[seat % len(waiting)]
        legal = session.rules.legal_actions(session.view(actor), actor)
        file.append(session.play(legal[choice % len(legal)]))


def take_back(session: Session[Any], file: GameFile, seat: int) -> None:
    seat %= session.rules.seats
    verdict, before = session.can_undo(seat), list(session.steps)
    others = [step.action for step in before if step.action is not None and step.action.seat != seat]
    assert session.undo(seat) == verdict.allowed
    if not verdict.allowed:
        assert session.steps == before
        return
    file.undo(seat)
    kept = [step.action for step in session.steps if step.action is not None and step.action.seat != seat]
    assert kept == others[: len(kept)], "nobody else's choice is changed"
    if not session.always_undo:
        assert kept == others
        assert not any(step.final for step in before[verdict.step :])


def lay_out_again(session: Session[Any]) -> Session[Any]:
    """The same actions played from the start."""
    again = Session(session.rules, session.seed, always_undo=session.always_undo)
    for step in session.steps[1:]:
        assert step.action is not None
        again.play(step.action)
    return again


@pytest.mark.parametrize("game", rulebooks())
@settings(max_examples=40, deadline=None, derandomize=True)
@given(doings=DOINGS, seats=st.integers(2, 5), seed=st.integers(0, 2**31), always_undo=st.booleans())
def test_any_course(game: str, doings: list[Doing], seats: int, seed: int, always_undo: bool) -> None:
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        session, file = begin(game, seats, seed, folder, always_undo=always_undo)
        for what, seat, choice in doings:
            if what == "play":
                act(session, file, seat, choice)
            elif what == "undo":
                take_back(session, file, seat)
            elif what == "cut":
                file.close()
                with file.path.open("ab") as stream:
                    stream.write(b'{"action":{"kind":"Pi')
                loaded = load(file.path)
                session, file = loaded.session, loaded.file
            else:
                file.close()
                away = file.path.rename(folder / "away")
                file.path.mkdir()
                with suppress(OSError):
                    act(session, file, seat, choice)
                file.path.rmdir()
                away.rename(file.path)
        again = lay_out_again(session)
        assert again.state == session.state == session.fold(len(session.steps))
        assert again.steps == session.steps
        file.close()
        kept = load(file.path)
        assert kept.session.steps == session.steps
        assert kept.session.state == session.state
        assert [kept.session.can_undo(seat) for seat in range(seats)] == [session.can_undo(s) for s in range(seats)]
        kept.file.close()
