"""The command line: what each command prints, and one clear line with exit 2 for arguments that will not do."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game import match
from game.agreement import Agreement, Player
from game.catalogue import tables
from game.cli import main
from game.commands.output import STOPPED
from game.core import Session
from game.rulebooks.farm_and_furious.actions import Pick
from game.saves.game_file import GameFile

ROOT = Path(__file__).parents[2]
FARM = "farm_and_furious"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A race on a short track between Ann, Bo and Leek's face-down pile: one round and one choice."""
    agreement = Agreement(
        game=FARM, players=(Player(name="Ann"), Player(name="Bo")), options={"imaginary": 1, "track": [{"card": "A"}]}
    )
    session = Session(agreement.rules(), 0)
    file = GameFile.create(tmp_path, agreement, session)
    for seat, card in ((0, "duckling"), (1, "duckling"), (0, "rabbit")):
        file.append(session.play(Pick(seat, card)))  # type: ignore[arg-type]
    return file.path


def printed(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> dict[str, Any]:
    """The JSON object that a command prints, with nothing on stderr."""
    assert main([*argv, "--json"]) == code
    out = capsys.readouterr()
    assert out.err == ""
    return dict(json.loads(out.out))


def refused(capsys: pytest.CaptureFixture[str], argv: Sequence[str]) -> str:
    """The one line on stderr with which a command refuses its arguments."""
    assert main(argv) == 2
    out = capsys.readouterr()
    assert out.out == ""
    (line,) = out.err.splitlines()
    assert "Value error" not in line
    return line


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    for command in ("play", "games", "simulate", "scenario", "replay", "screenshots", "selftest"):
        assert f"\n    {command} " in told or f"\n    {command}\n" in told


@pytest.mark.parametrize("command", ["games", "simulate", "scenario", "replay"])
def test_each_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--help"]) == 0
    assert f"ratskeller {command}" in capsys.readouterr().out


def test_games_lists_the_five_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    games = printed(capsys, "games")["games"]
    assert [game["id"] for game in games] == [FARM, "pied_piper", "pie_rats", "treasure_run", "rats_with_gats"]
    assert games[0]["title"] == "Farm and Furious"
    assert games[0]["seats"] == {"min": 1, "max": 5}


def test_games_explains_each_option(capsys: pytest.CaptureFixture[str]) -> None:
    options = {option["name"]: option for option in printed(capsys, "games")["games"][0]["options"]}
    rooster, imaginary, track = options["rooster"], options["imaginary"], options["track"]
    assert (rooster["type"], rooster["default"], rooster["range"]) == ("boolean", False, [False, True])
    assert (imaginary["type"], imaginary["optional"], imaginary["range"]) == ("integer", True, {"min": 0, "max": 3})
    assert imaginary["default"] is None
    assert (track["type"], track["range"]) == ("array", {"min": 1, "max": 3})
    assert [laid["card"] for laid in track["default"]] == ["A", "B", "C"]
    assert track["items"]["properties"]["overlap"]["maximum"] == 6
    assert all(option["explanation"].endswith(".") for option in options.values())


def test_games_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("farm_and_furious")
    assert sum(line.startswith(tuple(table.id for table in tables())) for line in lines) == 5
    assert any(line.strip().startswith("rooster") for line in lines)


def test_simulate_counts(capsys: pytest.CaptureFixture[str]) -> None:
    figures = printed(capsys, "simulate", FARM, "--seats", "2", "--games", "30", "--seed", "4")
    assert list(figures) == [
        "game", "seats", "games", "actions", "seconds", "actions_per_second", "wins", "rounds", "decided_by",
        "errors", "seed",
    ]  # fmt: skip
    assert (figures["game"], figures["seats"], figures["games"], figures["seed"]) == (FARM, 2, 30, 4)
    assert figures["errors"] == 0
    assert len(figures["wins"]) == 2
    assert sum(figures["wins"]) >= 30
    assert sum(figures["decided_by"].values()) == 30
    # Two players act once each a round, so 30 games between the median's half and the longest's whole.
    assert 30 * figures["rounds"]["median"] / 2 <= figures["actions"] / 2 <= 30 * figures["rounds"]["max"]
    assert figures["actions_per_second"] > 0


def test_simulate_repeats_by_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    def told(seed: str) -> Any:
        figures = printed(capsys, "simulate", FARM, "--seats", "3", "--games", "20", "--seed", seed)
        return figures["actions"], figures["wins"], figures["rounds"]

    assert told("1") == told("1")
    assert told("1") != told("2")


def test_simulate_alone_counts_the_imaginary_team_after_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    figures = printed(capsys, "simulate", FARM, "--seats", "1", "--games", "20")
    assert len(figures["wins"]) == 2
    assert sum(figures["wins"]) == 20


def test_simulate_lets_each_seat_have_its_level(capsys: pytest.CaptureFixture[str]) -> None:
    figures = printed(capsys, "simulate", FARM, "--seats", "2", "--games", "6", "--bots", "random,greedy")
    assert figures["wins"][1] >= 5


def test_simulate_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", FARM, "--seats", "2", "--games", "3"]) == 0
    out = capsys.readouterr()
    assert out.out.startswith("farm_and_furious: 3 games, 0 errors, seed 0\n")
    assert out.err == "", "no progress where nobody watches"


def test_progress_is_shown_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["simulate", FARM, "--seats", "2", "--games", "70", "--json"]) == 0
    out = capsys.readouterr()
    assert "64 of 70 games" in out.err
    assert json.loads(out.out)["games"] == 70


def test_ctrl_c_prints_what_there_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    real = match.play_match
    played = []

    def stopped(*args: Any) -> match.Result:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(real(*args))
        return played[-1]

    monkeypatch.setattr(match, "play_match", stopped)
    figures = printed(capsys, "simulate", FARM, "--seats", "2", "--games", "100", code=130)
    assert figures["games"] == 5
    assert figures["actions"] == sum(result.actions for result in played)


def test_a_game_that_breaks_is_counted_and_the_rest_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = match.play_match

    def breaking(rules: Any, bots: Any, seed: int) -> match.Result:
        if seed % 2:
            raise ZeroDivisionError("a defect")
        return real(rules, bots, seed)

    monkeypatch.setattr(match, "play_match", breaking)
    assert main(["simulate", FARM, "--seats", "2", "--games", "20", "--json"]) == 1
    out = capsys.readouterr()
    figures = json.loads(out.out)
    assert figures["errors"] > 0
    assert figures["games"] + figures["errors"] == 20
    assert "ZeroDivisionError: a defect" in out.err.splitlines()[0]


def test_replay_shows_a_seat_its_own_card_and_nobody_elses(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    def last_card(*seat: str) -> tuple[Any, str]:
        log = printed(capsys, "replay", str(saved), *seat)
        return log["seat"], log["log"][-1]["events"][0]["card"]

    assert last_card("--seat", "0") == (0, "rabbit")
    assert last_card("--seat", "1") == (1, "hidden")
    assert last_card() == (None, "hidden")


def test_replay_tells_neither_seed_nor_pile(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    log = printed(capsys, "replay", str(saved), "--seat", "1")
    assert "seed" not in json.dumps(log)
    assert log["log"][0]["events"] == [{"kind": "Shuffled", "team": 2, "pile": ["hidden"] * 5}]
    assert log["names"] == ["Ann", "Bo", "Aubergine"]
    assert log["over"] is False
    assert [standing["seat"] for standing in log["standings"]][:2] == [0, 1]


def test_replay_in_sentences(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    assert main(["replay", str(saved)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Farm and Furious"
    assert "   1  Ann lays a card face down." in lines
    assert any(line.startswith("   2  Ann: Duckling") for line in lines)
    assert not any("Rabbit" in line for line in lines[-1:])


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ([], "COMMAND"),
        (["frobnicate"], "frobnicate"),
        (["games", "--loud"], "--loud"),
        (["games", "extra"], "extra"),
        (["simulate"], "GAME"),
        (["simulate", FARM], "--seats"),
        (["simulate", "chess", "--seats", "2"], "no game is called chess"),
        (["simulate", FARM, "--seats", "6"], "seats 1 to 5, not 6"),
        (["simulate", FARM, "--seats", "two"], "seats"),
        (["simulate", FARM, "--seats", "2", "--games", "0"], "games"),
        (["simulate", FARM, "--seats", "2", "--games", "many"], "games"),
        (["simulate", FARM, "--seats", "2", "--seed", "-1"], "seed"),
        (["simulate", FARM, "--seats", "2", "--bots", "genius"], "levels: random, easy, normal, hard"),
        (["simulate", FARM, "--seats", "2", "--bots", ""], "levels: random, easy, normal, hard"),
        (["simulate", FARM, "--seats", "3", "--bots", "random,greedy"], "not 2"),
        (["simulate", "two\nlines", "--seats", "2"], "no game is called two\\nlines"),
        (["simulate", FARM, "--seats", "2", "--bots", "\x1b[2J"], "no level is called \\x1b[2J"),
        (["games", "two\nlines"], "two\\nlines"),
        (["scenario"], "FILE.. or --schema"),
        (["scenario", "--schema", "some.json"], "FILE.. or --schema"),
        (["replay"], "FILE"),
        (["replay", "no\nwhere.jsonl"], "no\\nwhere.jsonl: This file cannot be read"),
        (["replay", "no\udcffwhere.jsonl"], "no\\udcffwhere.jsonl: This file cannot be read"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: This file cannot be read"),
        (["replay", "README.md"], "not a saved game"),
        (["replay", "README.md", "--seat", "-1"], "seat"),
        (["scenario", "nowhere.json"], "nowhere.json: cannot be read"),
        (["play", FARM], "needs the whole program"),
    ],
)
def test_bad_arguments(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, argv: list[str], words: str
) -> None:
    monkeypatch.chdir(ROOT)
    assert words in refused(capsys, argv)


def test_a_seat_that_the_game_does_not_have(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    assert "no seat 2, only 0 to 1" in refused(capsys, ["replay", str(saved), "--seat", "2"])


def test_it_runs_as_a_module_where_there_is_no_pygame() -> None:
    program = (
        "import sys; sys.modules['pygame'] = sys.modules['pygame_gui'] = None\n"
        "import runpy; sys.argv = ['ratskeller', 'games', '--json']\n"
        "runpy.run_module('game.cli', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"][0]["id"] == FARM


def test_names_in_any_script_get_through_a_pipe(tmp_path: Path) -> None:
    agreement = Agreement(game=FARM, players=(Player(name="Zoé ♞"), Player(name="Łukasz")))
    session = Session(agreement.rules(), 0)
    file = GameFile.create(tmp_path, agreement, session)
    file.append(session.play(Pick(0, "hen")))
    command = [sys.executable, "-m", "game.cli", "replay", str(file.path)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, check=True, env=os.environ | {"PYTHONIOENCODING": "ascii"}
    )
    assert "Zoé ♞ lays a card face down." in done.stdout.decode("utf-8")


def test_a_reader_that_leaves_is_no_error(saved: Path) -> None:
    command = f"{sys.executable} -m game.cli scenario --schema | head -c 10"
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_stop_code_is_the_shells() -> None:
    assert STOPPED == 130
