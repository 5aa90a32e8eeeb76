"""Games that play by themselves are killed at random moments: `python -m tests.trust.kill --times 500`.

A child process plays, takes back and saves; what it says on a pipe it has done is acknowledged. It is killed in
between (SIGKILL; TerminateProcess on Windows), and the file must hold exactly what was acknowledged last, or that and
the one step that was under way. The next child goes on in the same file, until the game is over.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import Rng, Session
from game.saves.game_file import GameFile, list_saves, load
from tests.trust.rules import rules_of

START = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
Mark = tuple[int, int]


class Lost(AssertionError):
    """A step that was acknowledged is not in the file, or another is."""


def mark(session: Session[Any]) -> Mark:
    """How many steps stand, and a checksum of where they led."""
    return len(session.steps), crc32(repr((session.steps, session.state)).encode())


def begin(game: str, seed: int, folder: Path) -> GameFile:
    """A new game of random options in a file."""
    seats, options = _setup(game, Rng(seed, 1))
    agreement = Agreement(
        game=game, players=tuple(Player(name=f"P{i}") for i in range(seats)), options=options, seed=seed
    )
    return GameFile.create(folder, agreement, Session(agreement.rules(), seed))


def _setup(game: str, rng: Rng) -> tuple[int, dict[str, Any]]:
    _, setup = rules_of(game, rng)
    return setup.pop("seats"), setup


def plays(path: Path, seed: int, said: Connection) -> None:
    """What the child does until it is killed or the game is over."""
    loaded = load(path)
    session, file, rng = loaded.session, loaded.file, Rng(seed, 5)
    said.send(mark(session))
    while awaited := session.rules.awaiting(session.state):
        seat = rng.choice(awaited)
        if rng.below(6) == 0 and session.undo(seat):
            file.undo(seat)
        else:
            file.append(session.play(rng.choice(session.rules.legal_actions(session.state, seat))))
        said.send(mark(session))
    file.close()
    said.send(None)


def heard(said: Connection) -> Iterator[Mark | None]:
    """All that the child acknowledged before it died."""
    with suppress(EOFError, OSError):
        while True:
            yield said.recv()


def kill_once(path: Path, seed: int, patience: float) -> bool:
    """Let a child play on, kill it, hold the file to what it said; True where the game was over before."""
    context: Any = multiprocessing.get_context(START)
    mine, its = context.Pipe(duplex=False)
    child = context.Process(target=plays, args=(path, seed, its), daemon=True)
    child.start()
    its.close()
    acknowledged = [mine.recv()]
    time.sleep(patience)
    child.kill()
    acknowledged += heard(mine)
    child.join()
    over = acknowledged[-1] is None
    check(path, acknowledged[-2 if over else -1], seed)
    return over


def check(path: Path, acknowledged: Mark, seed: int) -> None:
    """Lost where the file does not hold exactly that, or that and one line more."""
    (saved,) = [saved for saved in list_saves(path.parent) if saved.path == path]
    if saved.fault:
        raise Lost(f"seed {seed}: {path}: {saved.fault}")
    if mark(load(path).session) == acknowledged:
        return
    lines = path.read_bytes().splitlines(keepends=True)
    if not lines[-1].endswith(b"}\n"):
        lines.pop()
    cut = path.with_name("cut")
    cut.write_bytes(b"".join(lines[:-1]))
    before = mark(load(cut).session)
    cut.unlink()
    if before != acknowledged:
        raise Lost(f"seed {seed}: {path} holds {before} and one step, {acknowledged} was said")


def run(times: int, seed: int, folder: Path, *, progress: bool = False, patience: float = 0.12) -> int:
    """Kill so many children, the games in turn; returns how many games came to their end on the way."""
    rng, ended = Rng(seed, 6), 0
    games = list(rulebooks())
    paths: dict[str, Path] = {}
    multiprocessing.set_forkserver_preload([f"game.rulebooks.{game}" for game in games])
    for number in range(times):
        game = games[number % len(games)]
        if game not in paths:
            file = begin(game, seed + number, folder)
            file.close()
            paths[game] = file.path
        if kill_once(paths[game], seed + number, rng.fraction() * patience):
            ended += 1
            del paths[game]
        if progress and (number + 1) % 50 == 0:
            print(f"{number + 1} killed, {ended} games over", flush=True)
    return ended


def main(argv: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        try:
            ended = run(given.times, given.seed, Path(folder), progress=True)
        except Lost as lost:
            print(lost)
            return 1
    print(f"{given.times} killed from seed {given.seed}, {ended} games over, nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
