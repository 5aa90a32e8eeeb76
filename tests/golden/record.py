"""Records the golden games anew: `python -m tests.golden.record`, after a change that is meant to alter games.

A game whose events are still the same keeps its file, so that the difference shows only what did change. The files
are ordinary saved games: that they load is also the proof that this version reads what an earlier one wrote.
"""

import tempfile
from pathlib import Path

from game.catalogue import rulebooks
from game.core import Session
from game.saves.game_file import GameFile, Unreadable, load
from tests.laws.played import Played, of_game, played

HERE = Path(__file__).parent
GAMES = [(game, *golden) for game in rulebooks() for golden in of_game(game).GOLDEN]
"""(game, name, index among its set-ups, seed), as each tests/rulebooks/<game>/setups.py lists them."""


def path_of(game: str, name: str) -> Path:
    """Where a golden game is kept."""
    return HERE / f"{game}_{name}.jsonl"


def same(path: Path, fresh: Played) -> bool:
    """Whether the file holds exactly this game."""
    try:
        return path.exists() and load(path).session.steps == fresh.session.steps
    except Unreadable:
        return False


def record(path: Path, fresh: Played) -> None:
    """Write the game to the file, a line per step."""
    assert fresh.agreement is not None
    session = Session(fresh.rules, fresh.session.seed)
    with tempfile.TemporaryDirectory() as folder:
        file = GameFile.create(Path(folder), fresh.agreement, session)
        for action in fresh.actions:
            file.append(session.play(action))
        file.close()
        path.write_bytes(file.path.read_bytes())


def main() -> None:
    """Record what changed, and say which."""
    for game, name, index, seed in GAMES:
        path, fresh = path_of(game, name), played(game, index, seed)
        if same(path, fresh):
            print(f"{path.name}: unchanged")
        else:
            record(path, fresh)
            print(f"{path.name}: recorded, {len(fresh.actions)} actions")


if __name__ == "__main__":
    main()
