"""Law 10: save and load is identity, for every rulebook, after every step."""

from pathlib import Path

import pytest

from game.core import Session, Step
from game.saves import game_file
from game.saves.game_file import GameFile
from tests.laws.played import Played, every_setup, played

SEEDS = range(2)
MOST_CUTS = 120
"""Reading a long game anew after each of its steps would take minutes."""


def cuts(steps: int) -> list[int]:
    """Where a game is cut: everywhere in a short one, else at both ends and here and there between."""
    if steps <= MOST_CUTS:
        return list(range(steps))
    third = MOST_CUTS // 3
    between = range(third, steps - third, max(1, (steps - 2 * third) // third))
    return sorted({*range(third), *between, *range(steps - third, steps)})


def saved_step_by_step(game: Played, folder: Path) -> Path:
    """The file of a game, appended to as the game is played again."""
    assert game.agreement is not None
    session = Session(game.rules, game.session.seed)
    file = GameFile.create(folder, game.agreement, session)
    for action in game.actions:
        file.append(session.play(action))
    file.close()
    return file.path


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "index"), every_setup())
def test_a_whole_game_comes_back(game: str, index: int, seed: int, tmp_path: Path) -> None:
    game_played = played(game, index, seed)
    loaded = game_file.load(saved_step_by_step(game_played, tmp_path))
    assert loaded.session.state == game_played.states[-1]
    assert loaded.session.steps == game_played.session.steps
    assert loaded.session.seed == seed
    assert loaded.agreement.names == game_played.agreement.names  # type: ignore[union-attr]


@pytest.mark.parametrize(("game", "index"), every_setup())
def test_a_game_comes_back_after_every_step_and_goes_on_alike(game: str, index: int, tmp_path: Path) -> None:
    """Cut after a line: what loads is the state of then, and playing on gives the same events."""
    game_played = played(game, index, 0)
    whole = saved_step_by_step(game_played, tmp_path).read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    for at in cuts(len(game_played.states)):
        state = game_played.states[at]
        cut.write_bytes(b"".join(whole[: at + 2]))
        loaded = game_file.load(cut)
        assert loaded.session.state == state
        if at < len(game_played.actions):
            assert loaded.session.play(game_played.actions[at]) == game_played.session.steps[at + 1]


def test_a_short_game_is_cut_everywhere_and_a_long_one_at_both_ends() -> None:
    assert cuts(5) == [0, 1, 2, 3, 4]
    long = cuts(1000)
    assert long[:40] == list(range(40))
    assert long[-40:] == list(range(960, 1000))
    assert 120 <= len(long) <= 130


def test_a_lossy_codec_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: a last step saved without its last event is refused, or, in an old save, does not come back."""
    game_played = played("farm_and_furious", 0, 0)
    sound = GameFile._step

    def lossy(self: GameFile, step: Step) -> dict[str, object]:
        return sound(self, Step(step.action, step.events[:-1] if self.session.over else step.events))

    monkeypatch.setattr(GameFile, "_step", lossy)
    path = saved_step_by_step(game_played, tmp_path)
    with pytest.raises(game_file.Unreadable, match="damaged"):
        game_file.load(path)
    monkeypatch.setattr(game_file, "_app_version", lambda: "a later one")
    loaded = game_file.load(path)
    assert loaded.session.steps != game_played.session.steps
