"""Older formats become today's, one format at a time; nothing is rewritten before somebody plays on."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.agreement import Agreement, Player
from game.core import Session
from game.rulebooks.farm_and_furious.actions import Pick
from game.saves import game_file, migrations
from game.saves.game_file import GameFile, load
from game.saves.records import sealed

AGREED = Agreement(game="farm_and_furious", players=(Player(name="Ann"), Player(name="Bo")))


def test_every_older_format_has_its_step() -> None:
    assert sorted(migrations.MIGRATIONS) == list(range(1, migrations.FORMAT))


def test_the_chain_runs_from_the_written_format_to_todays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "FORMAT", 4)
    chain = {
        format_: lambda record, n=format_: record | {"went": [*record.get("went", []), n]} for format_ in (1, 2, 3)
    }
    assert migrations.migrate({"a": 1}, 2, chain) == {"a": 1, "went": [2, 3]}
    assert migrations.migrate({"a": 1}, 1, chain) == {"a": 1, "went": [1, 2, 3]}
    assert migrations.migrate({"a": 1}, 4, chain) == {"a": 1}


def older(record: dict[str, Any]) -> dict[str, Any]:
    """A record as an imagined format 1 wrote it, in which `round` was called `lap`."""
    if "round" in record:
        record = {"lap" if key == "round" else key: value for key, value in record.items()}
    return record


def newer(record: dict[str, Any]) -> dict[str, Any]:
    """Format 1's record in the imagined format 2, which is what the code writes now."""
    record = {"round" if key == "lap" else key: value for key, value in record.items()}
    return record | {"ratskeller": 2} if "ratskeller" in record else record


def test_an_old_file_is_read_left_alone_and_made_new_when_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(AGREED.rules(), 0)
    file = GameFile.create(tmp_path, AGREED, session)
    file.append(session.play(Pick(0, "dog")))
    file.close()
    seal, lines = 0, []
    for line in file.path.read_bytes().splitlines():
        record = {key: value for key, value in json.loads(line).items() if key != "check"}
        text, seal = sealed(older(record), seal)
        lines.append(text)
    old = b"".join(lines)
    file.path.write_bytes(old)

    monkeypatch.setattr(migrations, "FORMAT", 2)
    monkeypatch.setattr(game_file, "FORMAT", 2)
    monkeypatch.setattr("game.saves.records.FORMAT", 2)
    loaded = load(file.path, {1: newer})
    assert loaded.session.steps == session.steps
    assert file.path.read_bytes() == old
    loaded.file.append(loaded.session.play(Pick(1, "hen")))
    records = [json.loads(line) for line in file.path.read_bytes().splitlines()]
    assert records[0]["ratskeller"] == 2
    assert [record["round"] for record in records[1:]] == [1, 1, 2]
    assert load(file.path).session.steps == loaded.session.steps
    assert [path.name for path in tmp_path.iterdir()] == [file.path.name]
