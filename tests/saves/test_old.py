"""Saves of every format that there ever was load for ever: by a later version too, whatever rules it has mended."""

import json
import shutil
from pathlib import Path

import pytest

from game.catalogue import rulebooks
from game.saves import game_file
from game.saves.game_file import list_saves, load
from game.saves.migrations import FORMAT

OLD = Path(__file__).parent / "old"
FILES = sorted(OLD.glob("format_*/*.jsonl"))


def test_there_is_a_save_of_every_game_in_every_format() -> None:
    formats = {folder.name for folder in OLD.glob("format_*")}
    assert formats == {f"format_{number}" for number in range(1, FORMAT + 1)}
    for number in formats:
        assert {path.stem for path in (OLD / number).glob("*.jsonl")} <= set(rulebooks())
    assert {path.stem for path in (OLD / "format_1").glob("*.jsonl")} >= {
        *("farm_and_furious", "pie_rats", "pied_piper", "rats_with_gats", "treasure_run")
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_save_is_read_and_played_on_by_a_later_version(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_file, "_app_version", lambda: "later")
    mine = Path(shutil.copy(path, tmp_path))
    records = [json.loads(line) for line in path.read_bytes().splitlines()]
    loaded = load(mine)
    assert mine.read_bytes() == path.read_bytes()
    session, last = loaded.session, records[-1]
    steps = sum("events" in record for record in records) - sum("undo" in record for record in records)
    assert len(session.steps) == steps
    assert (session.rules.rounds(session.state), session.over) == (last["round"], last["over"])
    assert loaded.agreement.names == [player["name"] for player in records[0]["agreement"]["players"]]
    if not session.over:
        seat = session.rules.awaiting(session.state)[0]
        loaded.file.append(session.play(session.rules.legal_actions(session.state, seat)[0]))
    loaded.file.close()
    assert load(mine).session.steps == session.steps
    (listed,) = list_saves(tmp_path)
    assert listed.fault == ""
