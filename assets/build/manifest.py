"""The manifest of the masters: what each picture measures and the hash of what it was made from."""

import hashlib
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from assets.build.recipes import Picture

STALE_LOCK = 30.0
Entry = dict[str, Any]


def entry(picture: Picture, svg: str) -> Entry:
    """What the app needs to know of a picture, and the hash of its sources."""
    sources = hashlib.sha256(f"{picture.quality}\n{svg}".encode()).hexdigest()
    return {
        "size": list(picture.size),
        "anchor": list(picture.anchor),
        "scales": list(picture.scales),
        "sources": sources,
        "slice": None if picture.slice is None else list(picture.slice),
    }


def read(path: Path) -> dict[str, Entry]:
    """The manifest as it stands; empty where there is none yet."""
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def merge(path: Path, entries: dict[str, Entry | None]) -> None:
    """Set or (None) remove entries by name, leaving those of others alone."""
    with _locked(path.with_suffix(".lock")):
        whole = read(path)
        for name, value in entries.items():
            if value is None:
                whole.pop(name, None)
            else:
                whole[name] = value
        lines = (f"{json.dumps(name)}: {json.dumps(whole[name])}" for name in sorted(whole))
        fresh = path.with_suffix(".new")
        fresh.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8", newline="\n")
        os.replace(fresh, path)


@contextmanager
def _locked(lock: Path) -> Iterator[None]:
    """Hold a lock file, so that two runs of the tool do not lose each other's entries."""
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            _drop_if_stale(lock)
            time.sleep(0.05)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _drop_if_stale(lock: Path) -> None:
    """A run that was killed leaves its lock behind."""
    try:
        if time.time() - lock.stat().st_mtime > STALE_LOCK:
            lock.unlink()
    except FileNotFoundError:
        return
