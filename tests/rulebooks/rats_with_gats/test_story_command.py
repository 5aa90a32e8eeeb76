"""ratskeller yarn: the log of a bot game, printed or written."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import main

GAME = ["yarn", "--seats", "3", "--seed", "2", "--bots", "random"]


def test_the_same_seed_prints_the_same_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(GAME) == 0
    once = capsys.readouterr().out
    assert main(GAME) == 0
    assert capsys.readouterr().out == once
    assert once.startswith("# The Wet Biscuit")


def test_a_page_is_written_in_french(tmp_path: Path) -> None:
    page = tmp_path / "log.html"
    assert main([*GAME, "--lang", "fr", "--out", str(page)]) == 0
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--seats", "9"], "less than or equal to 6"),
        (["--seats", "3", "--lang", "xx"], "no language is called xx"),
        (["--seats", "3", "--bots", "clever"], "no level is called clever"),
        (["--seats", "3", "--out", "log.txt"], "a log ends in .md or .html"),
    ],
)
def test_bad_arguments_give_one_line_and_2(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["yarn", *wrong]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_file_that_cannot_be_written_gives_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--out", str(tmp_path / "nowhere" / "log.md")]) == 2
    assert "cannot be written" in capsys.readouterr().err
