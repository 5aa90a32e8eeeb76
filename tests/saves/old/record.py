"""Records one saved game per title for the present format and version: `python -m tests.saves.old.record`.

Done once for each release, before it goes out; what was recorded is never recorded anew: it stands for the games that
people have on their disks.
"""

import sys
from pathlib import Path

from game.catalogue import rulebooks
from game.core import Rng, Session
from game.saves.game_file import GameFile
from game.saves.migrations import FORMAT
from tests.laws.played import agreed, setups

HERE = Path(__file__).parent
STEPS = 70


def main() -> int:
    """Write the files of this format that are not there yet."""
    folder = HERE / f"format_{FORMAT}"
    for game in rulebooks():
        agreement = agreed(game, setups(game)[3], 11)
        session, rng = Session(agreement.rules(), 11), Rng(11, 4)
        file = GameFile.create(folder, agreement, session)
        while len(session.steps) < STEPS and (awaited := session.rules.awaiting(session.state)):
            seat = rng.choice(awaited)
            if rng.below(9) == 0 and session.undo(seat):
                file.undo(seat)
            else:
                file.append(session.play(rng.choice(session.rules.legal_actions(session.state, seat))))
        file.close()
        file.path.rename(folder / f"{game}.jsonl")
        print(folder / f"{game}.jsonl", len(session.steps))
    return 0


if __name__ == "__main__":
    sys.exit(main())
