"""A monkey at every screen for a moment; `python -m tests.bench.monkey` lets it play for as long as one likes."""

from pathlib import Path

import pytest

from tests.inputs.monkey import Monkey


def let_loose(home: Path, seed: int, events: int) -> None:
    monkey = Monkey(seed, home)
    for done in monkey.run(events):
        print(f"seed {seed}: {done} events")
    assert [f"seed {fault.seed}, event {fault.event}: {fault.what}" for fault in monkey.found] == []
    assert monkey.events >= events


def test_random_events_neither_break_nor_lock_anything(tmp_path: Path) -> None:
    let_loose(tmp_path, 7, 1500)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_many_random_events_neither_break_nor_lock_anything(tmp_path: Path, seed: int) -> None:
    let_loose(tmp_path, seed, 10_000)
