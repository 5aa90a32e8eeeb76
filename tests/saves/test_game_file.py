"""Saved games: what is on the disk after each step, and what becomes of broken files."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from game.agreement import Agreement, Player
from game.core import Session
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.cards import Card
from game.saves.game_file import GameFile, SavedGame, Unreadable, list_saves, load
from game.saves.records import sealed

AGREED = Agreement(
    game="farm_and_furious",
    players=(Player(name="Zoé", age=9), Player(name="Bo", bot="normal")),
    options={"imaginary": 1},
    seed=5,
)


def begun(folder: Path, agreement: Agreement = AGREED) -> GameFile:
    session = Session(agreement.rules(), agreement.seed, always_undo=agreement.always_undo)
    return GameFile.create(folder, agreement, session)


def play(file: GameFile, *cards: Card) -> None:
    """The seats lay these cards in turn."""
    for card in cards:
        seat = file.session.rules.awaiting(file.session.state)[0]
        file.append(file.session.play(Pick(seat, card)))


@pytest.fixture
def file(tmp_path: Path) -> GameFile:
    """A game two rounds and one choice old, never closed: as a killed process leaves it."""
    file = begun(tmp_path / "saves")
    play(file, "dog", "hen", "rabbit", "rabbit", "duckling")
    return file


def reason(path: Path) -> str:
    """Why a file cannot be read; also sees to it that trying changed nothing."""
    before = path.read_bytes()
    with pytest.raises(Unreadable) as caught:
        load(path)
    assert path.read_bytes() == before
    said = str(caught.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


def reseal(path: Path, change: Callable[[list[dict[str, Any]]], object]) -> None:
    """Write the file again with its records changed, all seals right."""
    records = [json.loads(line) for line in path.read_bytes().splitlines()]
    change(records)
    seal, lines = 0, []
    for record in records:
        line, seal = sealed({key: value for key, value in record.items() if key != "check"}, seal)
        lines.append(line)
    path.write_bytes(b"".join(lines))


def test_each_step_is_on_the_disk_when_append_returns(tmp_path: Path) -> None:
    file = begun(tmp_path)
    for number, card in enumerate(("dog", "hen", "rabbit"), 2):
        play(file, card)
        lines = file.path.read_bytes().split(b"\n")
        assert lines[-1] == b""
        assert len(lines) - 1 == number + 1
        assert json.loads(lines[-2])["action"]["card"] == card


def test_the_file_says_what_was_agreed_and_its_name_gives_nothing_away(file: GameFile) -> None:
    header = json.loads(file.path.read_bytes().splitlines()[0])
    assert header["ratskeller"] == 1
    assert header["agreement"]["players"][0] == {"name": "Zoé", "age": 9, "bot": None}
    assert header["agreement"]["seed"] == 5
    assert header["agreement"]["options"]["rooster"] is False, "defaults are spelled out"
    for secret in ("Zoé", "Bo", "-5-", "dog", "hen"):
        assert secret not in file.path.name


def test_a_loaded_game_is_the_same_and_goes_on_in_the_same_file(file: GameFile) -> None:
    loaded = load(file.path)
    assert loaded.session.steps == file.session.steps
    assert loaded.session.state == file.session.state
    assert loaded.agreement.players == AGREED.players
    assert loaded.agreement.seed == 5
    file.close()
    play(loaded.file, "dog")
    again = load(file.path)
    assert again.session.steps == loaded.session.steps
    assert len(again.session.steps) == 7
    assert len(file.path.read_bytes().splitlines()) == 8


def test_an_undo_is_kept_and_not_offered_twice(file: GameFile) -> None:
    assert file.session.undo(0)
    file.undo(0)
    loaded = load(file.path)
    assert loaded.session.state == file.session.state
    assert loaded.session.state.chosen == [None, None]
    assert len(loaded.session.steps) == 5
    assert not loaded.session.can_undo(0).allowed
    file.close()
    play(loaded.file, "hen")
    assert load(file.path).session.state.chosen == ["hen", None]


def test_what_may_be_taken_back_is_the_same_after_loading(tmp_path: Path) -> None:
    """Chance that was used is kept with its step: Leek's pile is shuffled anew when its whistle comes up."""
    file = begun(tmp_path)
    for _ in range(5):
        play(file, file.session.state.hands[0][0], file.session.state.hands[1][0])
    used = [step.used_chance for step in file.session.steps]
    assert any(used)
    assert [step.used_chance for step in load(file.path).session.steps] == used


def test_the_house_rule_that_allows_every_undo_holds_for_loading(tmp_path: Path) -> None:
    file = begun(tmp_path, AGREED.model_copy(update={"always_undo": True}))
    play(file, "dog", "hen")
    assert file.session.undo(1)
    file.undo(1)
    assert load(file.path).session.state == file.session.state
    assert load(file.path).session.always_undo


def test_a_file_cut_anywhere_resumes_at_the_last_whole_step(file: GameFile, tmp_path: Path) -> None:
    raw, cut = file.path.read_bytes(), tmp_path / "cut.jsonl"
    ends = [at + 1 for at, byte in enumerate(raw) if byte == ord("\n")]
    for size in range(ends[1], len(raw) + 1, 7):
        cut.write_bytes(raw[:size])
        whole = sum(end - 1 <= size for end in ends)
        loaded = load(cut)
        assert loaded.session.steps == file.session.steps[: whole - 1]
        assert cut.read_bytes() == raw[:size], "looking changes nothing"


@pytest.mark.parametrize("torn", [40, 1])
def test_playing_on_after_a_torn_line_replaces_it(file: GameFile, torn: int) -> None:
    file.close()
    raw = file.path.read_bytes()
    file.path.write_bytes(raw[:-torn])
    loaded = load(file.path)
    play(loaded.file, "whistle")
    again = load(file.path)
    assert again.session.steps == loaded.session.steps
    kept = raw if torn == 1 else raw[: raw[:-1].rindex(b"\n") + 1]
    assert file.path.read_bytes().startswith(kept)


def test_zeros_after_a_power_cut_are_dropped(file: GameFile) -> None:
    with file.path.open("ab") as stream:
        stream.write(bytes(64))
    assert load(file.path).session.steps == file.session.steps


def test_any_changed_bit_before_the_last_line_is_noticed(file: GameFile, tmp_path: Path) -> None:
    raw, broken = file.path.read_bytes(), tmp_path / "broken.jsonl"
    for at in range(0, raw[:-1].rindex(b"\n"), 5):
        changed = bytearray(raw)
        changed[at] ^= 2
        broken.write_bytes(changed)
        reason(broken)


def test_lines_taken_out_or_swapped_are_noticed(file: GameFile) -> None:
    lines = file.path.read_bytes().splitlines(keepends=True)
    file.path.write_bytes(b"".join([*lines[:3], *lines[4:]]))
    assert reason(file.path) == "This saved game is damaged at line 4."
    file.path.write_bytes(b"".join([*lines[:3], lines[4], lines[3], *lines[5:]]))
    assert reason(file.path) == "This saved game is damaged at line 4."


@pytest.mark.parametrize("raw", [b"", b'{"rats', b'{"ratskeller":1,"app":"0.1'])
def test_a_file_that_breaks_off_in_its_header(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "short.jsonl"
    path.write_bytes(raw)
    assert reason(path) == "This saved game breaks off before it began."


def test_a_header_without_a_set_up_breaks_off_too(file: GameFile) -> None:
    file.path.write_bytes(file.path.read_bytes().splitlines(keepends=True)[0])
    assert reason(file.path) == "This saved game breaks off before it began."


@pytest.mark.parametrize("raw", [b"hello\n", b"{}\n", b'{"format": 1}\n', b"\x89PNG\r\n\x1a\n", bytes(300), b"[1]\n"])
def test_a_foreign_file(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(raw)
    assert reason(path) == "This file is not a saved game of Ratskeller."


def test_a_newer_file_whatever_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "newer.jsonl"
    path.write_bytes(b'{"ratskeller":2,"sealed":"otherwise"}\n\x00\x01')
    assert reason(path) == "This game was saved by a newer version of Ratskeller."


def test_a_game_that_this_version_does_not_have(file: GameFile) -> None:
    reseal(file.path, lambda records: records[0]["agreement"].update(game="chess"))
    assert reason(file.path) == "This version of Ratskeller does not have the saved game's game."


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"^This file cannot be read: .+\.$"):
        load(tmp_path / "nowhere.jsonl")


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (1, lambda records: records[0]["agreement"].update(seed=-1)),
        (1, lambda records: records[0]["agreement"]["options"].update(imaginary=4)),
        (1, lambda records: records[0].pop("agreement")),
        (2, lambda records: records[1].update(action={"kind": "Pick", "seat": 0, "card": "hen"})),
        (3, lambda records: records[2].update(action=None)),
        (3, lambda records: records[2].update(extra=1)),
        (3, lambda records: records[2]["action"].update(card="cat")),
        (4, lambda records: records[3]["events"][2].update(team=7)),
        (4, lambda records: records[3]["events"][1].update(cards=["dog", "hen", "dog", "dog"])),
        (5, lambda records: records.insert(4, {"undo": 0, "round": 1, "over": False})),
        (5, lambda records: records.insert(4, {"undo": 0, "round": 1})),
        (6, lambda records: records.insert(5, {"remark": "hello"})),
    ],
)
def test_sealed_lines_that_say_what_cannot_be(
    file: GameFile, line: int, change: Callable[[list[dict[str, Any]]], object]
) -> None:
    reseal(file.path, change)
    assert reason(file.path) == f"This saved game is damaged at line {line}."


def test_the_list_is_newest_first_and_tells_what_cannot_be_read(tmp_path: Path) -> None:
    first, second = begun(tmp_path), begun(tmp_path)
    play(first, "dog", "hen", "rabbit")
    (tmp_path / "foreign.jsonl").write_text("hello\n")
    (tmp_path / "notes.txt").write_text("not listed")
    for age, path in enumerate((first.path, tmp_path / "foreign.jsonl", second.path)):
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    saves = list_saves(tmp_path)
    assert [save.path for save in saves] == [first.path, tmp_path / "foreign.jsonl", second.path]
    assert saves[0] == SavedGame(first.path, saves[0].date, "farm_and_furious", AGREED.players, 2, over=False)
    assert saves[0].date.timestamp() == 1_700_000_000
    assert saves[1].fault == "This file is not a saved game of Ratskeller."
    assert (saves[2].round, saves[2].over, saves[2].fault) == (1, False, "")


def test_a_finished_game_is_kept_and_listed_as_over(tmp_path: Path) -> None:
    file = begun(tmp_path, AGREED.model_copy(update={"options": {"track": [{"card": "A"}]}}))
    play(file, "rabbit", "whistle", "hen", "whistle", "duckling", "whistle", "dog", "duckling")
    while not file.session.over:
        play(file, "whistle" if len(file.session.state.hands[0]) == 1 else file.session.state.hands[0][0], "whistle")
    (save,) = list_saves(tmp_path)
    assert save.over
    assert load(save.path).session.over


def test_no_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert list_saves(tmp_path / "nowhere") == []


class Full:
    """A disk that takes half of what it is given."""

    def __init__(self, path: Path) -> None:
        self.stream = path.open("ab")

    def write(self, data: memoryview) -> int:
        if len(data) < 40:
            raise OSError(28, "No space left on device")
        return self.stream.write(data[: len(data) // 2])

    def fileno(self) -> int:
        return self.stream.fileno()

    def close(self) -> None:
        self.stream.close()


def refuse(file: GameFile, card: Card) -> None:
    """Play a step that the disk refuses."""
    file._let_go()
    file._stream = Full(file.path)  # type: ignore[assignment]
    with pytest.raises(OSError, match="No space"):
        play(file, card)


def test_a_full_disk_is_told_leaves_no_half_line_and_loses_no_step_once_there_is_room(file: GameFile) -> None:
    refuse(file, "dog")
    assert load(file.path).session.steps == file.session.steps[:-1]
    unwritable = file.path.rename(file.path.with_suffix(".away"))
    file.path.mkdir()
    with pytest.raises(IsADirectoryError):
        play(file, "hen")
    file.path.rmdir()
    unwritable.rename(file.path)
    assert len(load(file.path).session.steps) == len(file.session.steps) - 2
    play(file, "duckling")
    assert load(file.path).session.steps == file.session.steps
    assert load(file.path).session.state == file.session.state


def test_what_a_full_disk_refused_is_kept_when_the_file_is_let_go(file: GameFile) -> None:
    assert file.session.undo(0)
    file.close()
    file._stream = Full(file.path)  # type: ignore[assignment]
    with pytest.raises(OSError, match="No space"):
        file.undo(0)
    assert load(file.path).session.state != file.session.state
    file.close()
    assert load(file.path).session.state == file.session.state
    assert file.path.read_bytes().count(b"\n") == 8


def test_only_one_program_at_a_time_writes_a_game(file: GameFile) -> None:
    other = load(file.path).file
    before = file.path.read_bytes()
    with pytest.raises(BlockingIOError):
        other.claim()
    with pytest.raises(BlockingIOError):
        play(other, "whistle")
    assert file.path.read_bytes() == before
    play(file, "dog")
    assert load(file.path).session.steps == file.session.steps


def test_what_another_program_has_played_since_is_not_overwritten(file: GameFile) -> None:
    late = load(file.path).file
    play(file, "dog")
    file.close()
    with pytest.raises(OSError, match="another program has written"):
        play(late, "whistle")
    assert load(file.path).session.steps == file.session.steps


def test_a_claimed_game_is_free_again_once_it_is_let_go(file: GameFile) -> None:
    file.close()
    one, two = load(file.path).file, load(file.path).file
    one.claim()
    one.close()
    two.claim()
    play(two, "dog")
    assert load(file.path).session.steps == two.session.steps


@pytest.mark.parametrize("format_", [0, -1, -(10**30), True, 1.0])
def test_a_format_that_never_was(file: GameFile, format_: object) -> None:
    reseal(file.path, lambda records: records[0].update(ratskeller=format_))
    assert reason(file.path) == "This saved game is damaged at line 1."


def test_brackets_without_end_are_damage(tmp_path: Path, file: GameFile) -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    path = tmp_path / "deep.jsonl"
    path.write_bytes(b'{"ratskeller":' + deep + b"}\n")
    assert reason(path) == "This saved game is damaged at line 1."
    header = file.path.read_bytes().splitlines(keepends=True)[0]
    seal = crc32(header.rpartition(b',"check"')[0])
    body = b'{"action":' + deep
    path.write_bytes(header + body + f',"check":"{crc32(body, seal):08x}"}}\n'.encode())
    assert reason(path) == "This saved game is damaged at line 2."
    assert [save.fault for save in list_saves(tmp_path)] == ["This saved game is damaged at line 2."]


def test_a_file_of_any_size_is_told_from_a_game_at_once(tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as stream:
        stream.write(b'{"ratskeller":1,"x":"')
        stream.truncate(10**11)
    with pytest.raises(Unreadable, match="not a saved game"):
        load(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only where there are pipes with names")
def test_what_is_no_file_is_not_listed(tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    os.mkfifo(tmp_path / "pipe.jsonl")
    assert list_saves(tmp_path) == []


def test_a_closed_file_opens_again_by_itself(file: GameFile) -> None:
    file.close()
    play(file, "dog")
    assert load(file.path).session.steps == file.session.steps


def test_a_folder_with_an_accent_in_its_name(tmp_path: Path) -> None:
    file = begun(tmp_path / "Émile's Spiele ♞")
    play(file, "dog")
    assert load(file.path).session.steps == file.session.steps
