"""Records the golden games anew: `python -m tests.golden.record`, after a change that is meant to alter games.

A game whose events are still the same keeps its file, so that the difference shows only what did change. The files
are ordinary saved games: that they load is also the proof that this version reads what an earlier one wrote.
"""

import tempfile
from pathlib import Path

from game.core import Session
from game.saves.game_file import GameFile, Unreadable, load
from tests.laws.played import Played, played

HERE = Path(__file__).parent
GAMES: tuple[tuple[str, str, int, int], ...] = (
    ("farm_and_furious", "solo", 0, 11),
    ("farm_and_furious", "solo_three_teams_rooster_orange", 1, 12),
    ("farm_and_furious", "two_players_kennel_rooster", 4, 13),
    ("farm_and_furious", "two_players_imaginary_mixed_track", 5, 14),
    ("farm_and_furious", "three_players_tight_track", 7, 15),
    ("farm_and_furious", "five_players_orange_ages", 11, 16),
    ("pied_piper", "two_families", 0, 21),
    ("pied_piper", "three_families_ages", 3, 22),
    ("pied_piper", "four_families_lean_scaled", 6, 23),
    ("pied_piper", "six_families_printed_mercy", 10, 24),
    ("pied_piper", "seven_families_two_children", 11, 25),
    ("pied_piper", "ten_families", 17, 26),
)
"""(game, name, index among its set-ups, seed)."""


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
