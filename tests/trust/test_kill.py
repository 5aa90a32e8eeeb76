"""Killed at any moment, a game resumes at the last acknowledged action."""

from pathlib import Path

import pytest

from tests.trust import kill


def test_ten_children_are_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    kill.run(10, seed=71, folder=tmp_path)


@pytest.mark.slow
def test_five_hundred_children_are_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    assert kill.run(500, seed=72, folder=tmp_path) > 20


def test_a_lost_step_would_be_noticed(tmp_path: Path) -> None:
    file = kill.begin("farm_and_furious", 73, tmp_path)
    session = file.session
    for _ in range(3):
        seat = session.rules.awaiting(session.state)[0]
        file.append(session.play(session.rules.legal_actions(session.state, seat)[0]))
    file.close()
    kill.check(file.path, kill.mark(session), 73)
    said = kill.mark(session)
    file.path.write_bytes(b"".join(file.path.read_bytes().splitlines(keepends=True)[:-1]))
    with pytest.raises(kill.Lost):
        kill.check(file.path, said, 73)
