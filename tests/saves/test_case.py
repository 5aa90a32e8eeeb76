"""Behaviour 40 and the bug report: a scenario file made of any moment of any game passes when it is run."""

import json
from pathlib import Path

import pytest

from game import cli
from game.agreement import Agreement, Player
from game.case import Unrepeatable, case, written
from game.core import Session
from game.scenario import run, run_file
from tests.saves.evenings import GAMES, evening


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_40_a_case_of_any_moment_passes(game: str, tmp_path: Path) -> None:
    """Behaviour 40: log = save = replay = bug report; the set-up, the middle and the last step of every game."""
    agreement, session = evening(game)
    for upto in (1, 2, len(session.steps) // 2, len(session.steps)):
        path = tmp_path / f"{upto}.json"
        path.write_bytes(written(case(agreement, session, upto)))
        outcome = run_file(path)
        assert outcome.differences == []
        assert outcome.steps == upto
    assert cli.main(["scenario", str(path)]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_case_that_is_changed_fails(game: str) -> None:
    """A step less, and the state that it expects no longer comes about."""
    agreement, session = evening(game)
    made = case(agreement, session, len(session.steps))
    del made["steps"][-2]
    assert run(json.dumps(made)).differences != []


def test_names_with_accents_and_quotes_are_kept() -> None:
    """Words of people are carried as they are."""
    agreement, session = evening("farm_and_furious")
    odd = agreement.model_copy(update={"players": tuple(Player(name=name) for name in ('Zo"é', "Ÿ\\n", "ß"))})
    text = written(case(odd, session, 3)).decode()
    assert [seat["name"] for seat in json.loads(text)["seats"]] == ['Zo"é', "Ÿ\\n", "ß"]
    assert run(text).differences == []


def test_a_position_laid_out_by_hand_is_told_apart() -> None:
    """A lesson's stacked table cannot come of a seed: one sentence, no file that would fail."""
    agreement = Agreement(game="farm_and_furious", players=(Player(name="Ada"), Player(name="Milo")), seed=1)
    stacked = agreement.rulebook.stack.model_validate({"positions": [3, 4]})
    session = Session(agreement.rules(), 1, stacked=stacked)
    with pytest.raises(Unrepeatable, match="laid out by hand"):
        case(agreement, session, 1)
