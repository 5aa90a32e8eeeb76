"""Every case file of every rulebook holds, and none of them is empty."""

import json
from pathlib import Path

import pytest

from game.catalogue import rulebooks
from game.scenario import run_file

HERE = Path(__file__).parent
CASES = sorted(HERE.glob("*/cases/**/*.json"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_case(path: Path) -> None:
    assert run_file(path).differences == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_case_expects_something(path: Path) -> None:
    case = json.loads(path.read_text("utf-8"))
    assert case["game"] == path.relative_to(HERE).parts[0]
    assert case["rule"], "a case names the paragraph of the rules that it works out"
    assert any(step.get("expect") or "refuse" in step or "undo" in step for step in case["steps"])


@pytest.mark.parametrize("game", rulebooks())
def test_no_two_cases_have_one_title(game: str) -> None:
    titles = [json.loads(path.read_text("utf-8"))["title"] for path in CASES if game in path.parts]
    assert titles
    assert len(set(titles)) == len(titles)
