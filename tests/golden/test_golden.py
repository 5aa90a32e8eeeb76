"""Whole games recorded once: playing their actions again gives the very same events."""

from pathlib import Path

import pytest

from game.catalogue import rulebooks
from game.core import Session
from game.saves.game_file import load
from tests.golden.record import GAMES, path_of, same
from tests.laws.played import played

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_actions_give_the_same_events(path: Path) -> None:
    golden = load(path)
    again = Session(golden.agreement.rules(), golden.agreement.seed)
    for number, step in enumerate(golden.session.steps[1:], 1):
        assert step.action is not None
        assert again.play(step.action) == step, f"step {number}"
    assert again.steps[0] == golden.session.steps[0]
    assert again.state == golden.session.state
    assert again.over


def test_every_golden_game_is_there_and_no_other() -> None:
    assert sorted(path_of(game, name) for game, name, _, _ in GAMES) == FILES
    assert {game for game, _, _, _ in GAMES} == set(rulebooks())


@pytest.mark.parametrize(("game", "name", "index", "seed"), GAMES)
def test_players_choosing_by_the_seed_play_the_golden_game(game: str, name: str, index: int, seed: int) -> None:
    """Legal actions come in the recorded order too, and so does every draw."""
    assert same(path_of(game, name), played(game, index, seed))


def test_a_changed_rule_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.rulebooks.farm_and_furious import rules

    golden = load(path_of("farm_and_furious", "solo"))
    monkeypatch.setattr(rules, "WHISTLE", "no such card")
    again = Session(golden.agreement.rules(), golden.agreement.seed)
    steps = []
    for step in golden.session.steps[1:]:
        assert step.action is not None
        if step.action not in again.rules.legal_actions(again.state, step.action.seat):
            break
        steps.append(again.play(step.action))
    assert steps != golden.session.steps[1:]
