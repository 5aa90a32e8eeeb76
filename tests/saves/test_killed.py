"""A process that is killed loses nothing that it said it had played."""

import subprocess
import sys
from pathlib import Path

from game.saves.game_file import list_saves, load

ROOT = Path(__file__).parents[2]
PLAYS = """
import sys
from pathlib import Path
from game.agreement import Agreement, Player
from game.core import Rng, Session
from game.saves.game_file import GameFile

agreement = Agreement(game="farm_and_furious", players=tuple(Player(name=n) for n in "abcd"))
session, rng = Session(agreement.rules(), 0), Rng(1)
file = GameFile.create(Path(sys.argv[1]), agreement, session)
while True:
    seat = session.rules.awaiting(session.state)[0]
    file.append(session.play(rng.choice(session.rules.legal_actions(session.state, seat))))
    print(len(session.steps), flush=True)
    if len(session.steps) == 30:
        sys.stdin.read()
"""


def test_a_killed_process_resumes_at_its_last_step(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", PLAYS, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with child:
        assert child.stdout is not None
        while int(child.stdout.readline()) < 30:
            pass
        child.kill()
    (save,) = list_saves(tmp_path)
    assert save.fault == ""
    loaded = load(save.path)
    assert len(loaded.session.steps) == 30
    seat = loaded.session.rules.awaiting(loaded.session.state)[0]
    loaded.file.append(loaded.session.play(loaded.session.rules.legal_actions(loaded.session.state, seat)[0]))
    assert len(load(save.path).session.steps) == 31
