"""Scenario files: what passes, what is told to differ, and what is no scenario at all."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.scenario import MalformedScenario, run, schema

README = Path(__file__).parents[1] / "rulebooks" / "README.md"
Case = dict[str, Any]


def case() -> Case:
    """The README's own example: a dog chases a hen and an imaginary rabbit."""
    found = re.search(r"```json\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def differences(change: Callable[[Case], object]) -> list[str]:
    changed = case()
    change(changed)
    return run(json.dumps(changed)).differences


def ending(expect: dict[str, Any]) -> Callable[[Case], object]:
    return lambda case: case["steps"].append({"expect": expect})


def test_the_readmes_example_passes() -> None:
    outcome = run(json.dumps(case()))
    assert outcome.differences == []
    assert outcome.title == "A dog chases a hen and an imaginary rabbit"
    assert outcome.steps == 7


@pytest.mark.parametrize(
    ("expect", "line"),
    [
        ({"state": {"positions": [2, 0, 1]}}, "state.positions[2]: expected 1, got 0"),
        ({"state": {"positions": [2, 0]}}, "state.positions: expected [2, 0], got [2, 0, 0]"),
        ({"state": {"positions": {"0": 3}}}, "state.positions.0: expected 3, got 2"),
        ({"state": {"positions": {"3": 3}}}, "state.positions.3: there is no such part"),
        ({"state": {"wheels": 4}}, "state.wheels: there is no such part"),
        ({"state": {"finished": 0}}, "state.finished: expected 0, got false"),
        ({"view": {"seat": 0, "round": 3}}, "view of seat 0.round: expected 3, got 2"),
        ({"view": {"seat": -1, "hands": {"2": ["dog"]}}}, 'view of seat -1.hands.2: expected ["dog"], got ["hidden"'),
        ({"awaiting": [0]}, "awaiting: expected [0], got [0, 1]"),
        ({"over": True}, "over: expected true, got false"),
        ({"legal": {"0": []}}, "legal[0]: expected [], got ["),
        ({"standings": [{"seat": 1}, {}, {}]}, "standings[0].seat: expected 1, got 0"),
        ({"standings": []}, "standings: expected [], got ["),
        ({"events": [{"kind": "TookBack"}]}, 'events: expected {"kind": "TookBack"}, got '),
        (
            {"events": [{"kind": "Moved", "team": 1}, {"kind": "Moved", "team": 0}]},
            'events: expected {"kind": "Moved", "team": 0}, got {"kind": "Moved", "team": 2',
        ),
        ({"no_events": ["Revealed"]}, 'no_events: {"kind": "Revealed"'),
        (
            {"seen": {"seat": 0, "events": [{"kind": "Chosen", "card": "hen"}]}},
            'seen by seat 0: expected {"kind": "Chosen", "card": "hen"}, got {"kind": "Chosen", "seat": 1, '
            '"card": "hidden"}',
        ),
    ],
)
def test_what_differs_is_told(expect: dict[str, Any], line: str) -> None:
    (told,) = differences(ending(expect))
    assert told.startswith(f"step 8: {line}")


def test_what_holds_is_not_told() -> None:
    cards = ["hen", "duckling", "rabbit", "whistle"]
    holds = {
        "state": {"positions": {"0": 2}, "round": 2, "chosen": [None, None]},
        "legal": {"0": [{"kind": "Pick", "card": card} for card in reversed(cards)]},
        "events": [{"kind": "Chosen"}, {"kind": "Moved", "team": 1, "path": []}, {"kind": "RoundEnded"}],
        "seen": {"seat": 1, "events": [{"kind": "Chosen", "card": "hen"}]},
        "awaiting": [0, 1],
    }
    assert differences(ending(holds)) == []


def test_every_difference_is_told_not_only_the_first() -> None:
    assert len(differences(ending({"over": True, "awaiting": [], "state": {"round": 9}}))) == 3


def test_an_illegal_action_stops_the_scenario() -> None:
    told = differences(lambda case: case["steps"][4].update(seat=0, action={"kind": "Pick", "card": "hen"}))
    assert told[0].startswith('step 5: seat 0 may not {"kind": "Pick", "card": "hen"}; legal: nothing')
    assert told[1] == "stopped at step 5 of 7"


def test_what_is_refused_must_be_illegal() -> None:
    told = differences(
        lambda case: case["steps"][1].update(refuse={"seat": 1, "action": {"kind": "Pick", "card": "hen"}})
    )
    assert told == ['step 2: seat 1 was allowed to {"kind": "Pick", "card": "hen"}', "stopped at step 2 of 7"]


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ({"undo": 1}, "step 6: undo.allowed: expected true, got false"),
        ({"undo": 1, "allowed": False, "reason": "chance"}, 'step 6: undo.reason: expected "chance", got "revealed"'),
    ],
)
def test_undo_is_granted_and_refused_as_told(step: Case, line: str) -> None:
    assert differences(lambda case: case["steps"].__setitem__(5, step)) == [line]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda case: case.update(game="chess"), '"game" must be one of farm_and_furious'),
        (lambda case: case.pop("game"), '"game" must be one of'),
        (lambda case: case.pop("title"), "title: Field required"),
        (lambda case: case.update(colour="red"), "colour: "),
        (lambda case: case.update(steps=[]), "steps: "),
        (lambda case: case.update(seats=9), "seats 1 to 5, not 9"),
        (lambda case: case.update(seats=5), "a race has 2 to 5 teams, not 6"),
        (lambda case: case.update(options={"imaginary": 7}), "options.imaginary: "),
        (lambda case: case.update(setup={"positions": [1]}), "positions has 1 entries for 3 teams"),
        (lambda case: case["steps"][0].update(seat=2), "step 1: there is no seat 2, only 0 to 1"),
        (lambda case: case["steps"][0]["action"].update(card="cat"), "step 1: action.card: "),
        (lambda case: case["steps"][0]["action"].update(kind="Roll"), "step 1: action.kind: "),
        (lambda case: case["steps"][0].update(after=1), "step 1: after: "),
        (lambda case: case["steps"].append(3), "step 8: "),
        (lambda case: case["steps"].append({}), "step 8: expect: Field required"),
        (lambda case: case["steps"][5].update(reason="because"), "step 6: reason: "),
    ],
)
def test_a_malformed_file_is_one_line(change: Callable[[Case], object], said: str) -> None:
    with pytest.raises(MalformedScenario) as caught:
        differences(change)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"), [("{", "line 1: "), ('{\n"a" 1}', "line 2: "), ("[]", '"game"'), ("", "line 1")]
)
def test_text_that_is_no_json_object(text: str, said: str) -> None:
    with pytest.raises(MalformedScenario, match=re.escape(said)):
        run(text)


def write(path: Path, data: Case) -> str:
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_the_command_says_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = case(), copy.deepcopy(case())
    bad["steps"].append({"expect": {"over": True}})
    good_path, bad_path = write(tmp_path / "good.json", good), write(tmp_path / "bad.json", bad)
    assert main(["scenario", good_path]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    assert main(["scenario", good_path, bad_path]) == 1
    told = capsys.readouterr().out
    assert f"{bad_path}: A dog chases" in told
    assert "    step 8: over: expected true, got false\n" in told
    assert told.endswith("1 passed, 1 failed\n")
    assert main(["scenario", good_path, bad_path, "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["passed"], report["failed"]) == (1, 1)
    assert report["scenarios"][1]["differences"] == ["step 8: over: expected true, got false"]


def test_the_command_names_a_malformed_file_and_plays_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "farm_and_furious"}')
    (tmp_path / "latin.json").write_bytes(b'"\xe9"')
    good = write(tmp_path / "good.json", case())
    assert main(["scenario", str(broken), good, str(tmp_path / "latin.json"), str(tmp_path / "none.json")]) == 2
    out = capsys.readouterr()
    assert [line.split(": ", 1)[0] for line in out.err.splitlines()] == [
        str(tmp_path / name) for name in ("broken.json", "latin.json", "none.json")
    ]
    assert out.out == "1 passed, 0 failed\n"


def test_the_schema_holds_each_games_actions_options_and_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--schema"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == schema()
    assert told["$defs"]["Pick"]["properties"]["card"]["enum"][:2] == ["dog", "hen"]
    assert "seat" not in told["$defs"]["Pick"]["properties"]
    for model, keys in {
        "farm_and_furious__options__Options": {"rooster", "imaginary", "track"},
        "farm_and_furious__stack__Stack": {"positions", "piles"},
        "pied_piper__options__Options": {"children", "stash_target", "mercy"},
        "pied_piper__stack__Stack": {"tokens", "stash", "deck"},
    }.items():
        assert keys <= set(told["$defs"][f"game__rulebooks__{model}"]["properties"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"[" * 100_000, "holds a number too long or brackets too deep to be a scenario"),
        (b'{"game": "farm_and_furious", "seed": ' + b"9" * 6000 + b"}", "holds a number too long or brackets too deep"),
        (b'{"game": "' + b"x" * 2**22 + b'"}', "is too large to be a scenario"),
        (b'{"game": "farm_and_furious", "title": "\xff"}', "is not UTF-8 text"),
        (b"", "line 1: Expecting value"),
    ],
    ids=range(5),
)
def test_what_no_scenario_can_hold_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: bytes, said: str
) -> None:
    file = tmp_path / "two\nlines.json"
    file.write_bytes(text)
    assert main(["scenario", str(file)]) == 2
    told = capsys.readouterr().err
    assert f"two\\nlines.json: {said}" in told
    assert told.count("\n") == 1
