"""Files that somebody has spoiled: `python -m tests.trust.files --files 20000`.

Saved games of every title, settings and scenarios are mutated by a seed and read as the app reads them. Each must be
read or refused by one clear sentence within a time limit, without a traceback, without taking much memory, and must
itself be left as it was.
"""

import argparse
import json
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import Rng, Session
from game.language import LANGUAGES, set_language
from game.saves.game_file import GameFile, Unreadable, list_saves, load
from game.saves.records import sealed
from game.saves.settings import Settings, SettingsFile
from game.scenario import MalformedScenario, run_file
from tests.trust.rules import rules_of

SECONDS: Final = 6.0
"""Most for one file; a whole voyage takes a tenth of a second."""
MEGABYTES: Final = 250
CASES: Final = Path(__file__).parents[1] / "rulebooks"
ODD: Final = (
    -1,
    -(2**63),
    2**63,
    10**30,
    1e308,
    float("nan"),
    float("inf"),
    -0.5,
    "",
    "\u0000",
    "🐀" * 99,
    None,
    True,
    [],
    {},
    [[]],
)
Mutation = Callable[[bytes, Rng], bytes]


class Fault(AssertionError):
    """A file was read in a way that it must not be."""


@cache
def sound(game: str, seed: int) -> bytes:
    """A saved game of some sixty steps."""
    rng = Rng(seed, 8)
    _, options = rules_of(game, rng)
    players = tuple(Player(name=f"P{i}", age=9 + i) for i in range(options.pop("seats")))
    agreement = Agreement(game=game, players=players, options=options, seed=seed)
    session = Session(agreement.rules(), seed)
    with TemporaryDirectory() as folder:
        file = GameFile.create(Path(folder), agreement, session)
        for _ in range(60):
            awaited = session.rules.awaiting(session.state)
            if not awaited:
                break
            seat = rng.choice(awaited)
            file.append(session.play(rng.choice(session.rules.legal_actions(session.state, seat))))
        file.close()
        return file.path.read_bytes()


@cache
def settings() -> bytes:
    """Settings as they are kept."""
    kept = Settings(language="en")
    kept.last_setup["pie_rats"] = {"seats": [{"name": "Zoé"}], "options": {"looting": "nice"}}
    return kept.model_dump_json(indent=1).encode()


@cache
def scenarios() -> list[bytes]:
    """Every rule case."""
    return [path.read_bytes() for path in sorted(CASES.glob("*/cases/**/*.json"))]


# ------------------------------------------------------------ bytes


def truncated(raw: bytes, rng: Rng) -> bytes:
    return raw[: rng.below(len(raw) + 1)]


def flipped(raw: bytes, rng: Rng) -> bytes:
    spoiled = bytearray(raw)
    for _ in range(1 + rng.below(4)):
        spoiled[rng.below(len(raw))] ^= 1 << rng.below(8)
    return bytes(spoiled)


def zeroed(raw: bytes, rng: Rng) -> bytes:
    at, size = rng.below(len(raw)), 1 + rng.below(4096)
    return raw[:at] + bytes(min(size, len(raw) - at)) + raw[at + size :]


def reordered(raw: bytes, rng: Rng) -> bytes:
    lines = raw.splitlines(keepends=True)
    one, other = rng.below(len(lines)), rng.below(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def doubled(raw: bytes, rng: Rng) -> bytes:
    lines = raw.splitlines(keepends=True)
    lines.insert(rng.below(len(lines)), rng.choice(lines))
    return b"".join(lines)


def spliced(raw: bytes, rng: Rng) -> bytes:
    other = sound(rng.choice(list(rulebooks())), rng.below(4))
    return raw[: rng.below(len(raw))] + other[rng.below(len(other)) :]


def recoded(raw: bytes, rng: Rng) -> bytes:
    text = raw.decode(errors="replace")
    return text.encode(rng.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig", "cp500")))


def overlong(raw: bytes, rng: Rng) -> bytes:
    at = rng.below(len(raw))
    return (
        raw[:at]
        + rng.choice((b"[", b'{"a":', b" ", b"9", b'"', b"\\u0000", b"\n")) * rng.choice((3_000, 200_000))
        + raw[at:]
    )


def noise(raw: bytes, rng: Rng) -> bytes:
    return bytes(rng.below(256) for _ in range(rng.below(400)))


BYTES: Final[tuple[Mutation, ...]] = (
    truncated,
    flipped,
    zeroed,
    reordered,
    doubled,
    spliced,
    recoded,
    overlong,
    noise,
)

# ------------------------------------------------------------ values


def places(value: Any) -> list[tuple[Any, Any]]:
    """(container, key) of every value inside."""
    found: list[tuple[Any, Any]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += [(value, key), *places(inner)]
    return found


def twisted(value: Any, rng: Rng) -> None:
    """Change one value somewhere inside: odd, another's, gone, or added."""
    holder, key = rng.choice(places(value))
    what = rng.below(5)
    if what == 0:
        holder[key] = rng.choice(ODD)
    elif what == 1:
        other, at = rng.choice(places(value))
        holder[key] = json.loads(json.dumps(other[at]))
    elif what == 2 and isinstance(holder[key], int):
        holder[key] = holder[key] + rng.choice((-1, 1, 2, -3, 40))
    elif what == 3:
        del holder[key]
    elif isinstance(holder, dict):
        holder[rng.choice(("kind", "seat", "extra", "events", "__class__"))] = rng.choice(ODD)
    else:
        holder.append(rng.choice(ODD))


def resealed(raw: bytes, rng: Rng) -> bytes:
    """A save changed in one record by somebody who knows how to seal it."""
    records = [json.loads(line) for line in raw.splitlines()]
    what = rng.below(4)
    if what == 0:
        others = [json.loads(line) for line in sound(rng.choice(list(rulebooks())), rng.below(4)).splitlines()]
        records[1 + rng.below(len(records) - 1)] = rng.choice(others[1:])
    elif what == 1:
        at = 1 + rng.below(len(records) - 1)
        records.insert(at, rng.choice(records[1:]))
    else:
        twisted(rng.choice(records), rng)
    seal, lines = 0, []
    for record in records:
        record.pop("check", None)
        line, seal = sealed(record, seal)
        lines.append(line)
    return b"".join(lines)


def revalued(raw: bytes, rng: Rng) -> bytes:
    """JSON with one value changed; now and then a key doubled."""
    value = json.loads(raw)
    twisted(value, rng)
    text = json.dumps(value)
    return (text.replace("{", '{"seed":7,"seed":1e999,', 1) if rng.below(9) == 0 else text).encode()


# ------------------------------------------------------------ reading


def read_save(path: Path) -> str:
    """What the app says of a saved game, "" when it can be played on."""
    listed = list_saves(path.parent)
    try:
        loaded = load(path)
    except Unreadable as error:
        said = str(error)
        if not (said.endswith(".") and "\n" not in said):
            raise Fault(f"no sentence: {said!r}") from None
        return said
    if len(listed) == 1 and listed[0].fault:
        raise Fault(f"listed as {listed[0].fault!r}, and can be loaded")
    state = loaded.session.state
    if state != loaded.session.fold(len(loaded.session.steps)):
        raise Fault("the steps lead elsewhere")
    again = Session(loaded.session.rules, loaded.session.seed, always_undo=loaded.session.always_undo)
    for step in loaded.session.steps[1:]:
        assert step.action is not None
        if again.play(step.action) != step:
            raise Fault("an impossible step was loaded")
    return ""


def read_settings(path: Path) -> str:
    """What the app says of a settings file."""
    file = SettingsFile(path)
    file.load().model_dump_json()
    return file.problem


def read_scenario(path: Path) -> str:
    """What the command line says of a scenario file; what differs is no fault of the file's form."""
    try:
        outcome = run_file(path)
    except MalformedScenario as error:
        if "\n" in str(error) or not str(error):
            raise Fault(f"no line: {str(error)!r}") from None
        return str(error)
    return "".join(outcome.differences[:1])


def one(number: int, seed: int, folder: Path) -> str:
    """Make, spoil and read one file; its kind and whether it was refused."""
    rng = Rng(seed, number)
    set_language(rng.choice(list(LANGUAGES)))
    kind = rng.choice(("save", "save", "save", "settings", "scenario"))
    if kind == "save":
        raw, own, read = sound(rng.choice(list(rulebooks())), rng.below(4)), resealed, read_save
    elif kind == "settings":
        raw, own, read = settings(), revalued, read_settings
    else:
        raw, own, read = rng.choice(scenarios()), revalued, read_scenario
    mutate = own if rng.below(2) else rng.choice(BYTES)
    spoiled = mutate(raw, rng)
    path = folder / ("settings.json" if kind == "settings" else "spoiled.jsonl")
    path.write_bytes(spoiled)
    begun = time.perf_counter()
    try:
        said = read(path)
    except Exception as error:
        raise Fault(
            f"file {number} of seed {seed} ({kind}, {mutate.__name__}): {type(error).__name__}: {error}"
        ) from error
    took = time.perf_counter() - begun
    if took > SECONDS:
        raise Fault(f"file {number} of seed {seed} ({kind}, {mutate.__name__}) took {took:.1f} s")
    if path.read_bytes() != spoiled or len(list(folder.iterdir())) != 1:
        raise Fault(f"file {number} of seed {seed} ({kind}, {mutate.__name__}) was changed by reading it")
    path.unlink()
    return f"{kind} {'refused' if said else 'read'}"


def run(files: int, seed: int, folder: Path, *, progress: bool = False) -> Counter[str]:
    """So many files; how many of each kind were read and refused. Fault with the number of the first that fails."""
    tally: Counter[str] = Counter()
    for number in range(files):
        tally[one(number, seed, folder)] += 1
        if progress and (number + 1) % 1000 == 0:
            print(f"{number + 1}: {dict(tally)}", flush=True)
    return tally


def huge(path: Path, line: bytes, read: Callable[[Path], str]) -> tuple[str, int]:
    """What is said of a file with one endless line, and the megabytes that reading it took."""
    with path.open("wb") as stream:
        for _ in range(100):
            stream.write(line * (2**20 // len(line)))
    tracemalloc.start()
    said = read(path)
    most = tracemalloc.get_traced_memory()[1] // 2**20
    tracemalloc.stop()
    path.unlink()
    return said, most


def main(argv: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        try:
            tally = run(given.files, given.seed, Path(folder), progress=True)
        except Fault as fault:
            print(fault)
            return 1
    print(f"{given.files} files of seed {given.seed}: {dict(tally)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
