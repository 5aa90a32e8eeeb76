"""Spoiled files are read or refused, and stay as they are; 20,000 of them by `python -m tests.trust.files`."""

import json
from pathlib import Path

import pytest

from game.language import set_language
from game.saves.records import sealed
from tests.trust import files


@pytest.mark.parametrize("seed", [1, 2])
def test_two_hundred_spoiled_files(seed: int, tmp_path: Path) -> None:
    tally = files.run(220, seed, tmp_path)
    assert tally["save refused"] > 60
    assert tally["settings refused"] > 12
    assert tally["scenario refused"] > 12


@pytest.mark.slow
def test_twenty_thousand_spoiled_files(tmp_path: Path) -> None:
    files.run(20_000, 5, tmp_path)


@pytest.mark.parametrize("line", [b"x", b'{"ratskeller":1,"x":"', b"[", b"\x00", b"9"])
@pytest.mark.parametrize("read", [files.read_save, files.read_settings, files.read_scenario])
def test_a_line_of_a_hundred_megabytes_is_refused_without_being_held(line: bytes, read: object, tmp_path: Path) -> None:
    said, megabytes = files.huge(tmp_path / "huge.jsonl", line, read)  # type: ignore[arg-type]
    assert said
    assert megabytes < 80


def test_what_is_said_is_in_the_language_in_use(tmp_path: Path) -> None:
    path = tmp_path / "spoiled.jsonl"
    path.write_bytes(files.sound("pie_rats", 1)[:-500].replace(b"}\n", b"]\n", 3))
    english = files.read_save(path)
    set_language("fr")
    french = files.read_save(path)
    assert english.startswith("This saved game")
    assert french != english
    assert french.endswith(".")


@pytest.mark.parametrize("seats", [10**9, 0, -1, 11])
def test_a_scenario_for_a_crowd_is_refused_at_once(seats: int, tmp_path: Path) -> None:
    path = tmp_path / "crowd.json"
    path.write_text(f'{{"game": "pie_rats", "title": "Crowd", "seats": {seats}, "steps": []}}', encoding="utf-8")
    assert "seats" in files.read_scenario(path)


@pytest.mark.parametrize("forged", [False, True])
def test_an_impossible_step_is_refused_though_its_seal_is_right(forged: bool, tmp_path: Path) -> None:
    """A pawn was moved on by hand; the file is sealed anew."""
    records = [json.loads(line) for line in files.sound("farm_and_furious", 2).splitlines()]
    moved = next(event for record in records[1:] for event in record["events"] if event["kind"] == "Moved")
    moved["path"] += [moved["path"][-1] + 1 if moved["path"] else 1] * forged
    seal, lines = 0, []
    for record in records:
        record.pop("check")
        text, seal = sealed(record, seal)
        lines.append(text)
    path = tmp_path / "forged.jsonl"
    path.write_bytes(b"".join(lines))
    assert ("damaged" in files.read_save(path)) == forged
