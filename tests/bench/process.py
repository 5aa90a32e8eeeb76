"""First frame, memory and idle processor time of the real program in a window: `python -m tests.bench.process`."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.window.desk import Guest, Screen

TITLE = [sys.executable, "-m", "scenes"]
TABLE = [*TITLE, "play", "farm_and_furious", "--players", "2", "--bots", "normal", "--seed", "7"]
REPEATS = 5
IDLE = 10.0
"""Seconds over which the resting table is watched."""


@contextmanager
def opened(screen: Screen, home: Path, command: list[str]) -> Iterator[tuple[Guest, float]]:
    """The program in its window, and the seconds from its start to its first frame on the screen."""
    start = time.perf_counter()
    guest = Guest(screen, home, command)
    try:
        yield guest, guest.ready_at - start
    finally:
        guest.close()


def first_frames(screen: Screen, command: list[str]) -> tuple[float, float]:
    """Median seconds to the first frame: with an empty cache folder, and with a filled one."""
    cold, warm = [], []
    for _ in range(REPEATS):
        with tempfile.TemporaryDirectory() as folder:
            for seconds in (cold, warm):
                with opened(screen, Path(folder), command) as (_, took):
                    seconds.append(took)
                    time.sleep(1)
    return statistics.median(cold), statistics.median(warm)


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at_rest(screen: Screen) -> tuple[float, float]:
    """Resident megabytes of the open table, and the share of a core that it uses while nobody moves."""
    command = [*TABLE, "--size", "1920x1080"]
    with tempfile.TemporaryDirectory() as folder, opened(screen, Path(folder), command) as (guest, _):
        time.sleep(5)
        before = processor(guest.process.pid)
        time.sleep(IDLE)
        return memory(guest.process.pid), (processor(guest.process.pid) - before) / IDLE


def main() -> int:
    """Print all figures beside what they should be."""
    screen = Screen()
    try:
        for name, command in (("title", TITLE), ("table", TABLE)):
            cold, warm = first_frames(screen, [*command, "--size", "1920x1080"] if command is TABLE else command)
            print(f"first frame, {name}: {warm:.2f} s with a warm cache (<= 0.8), {cold:.2f} s with none (<= 1.5)")
        resident, share = at_rest(screen)
        print(f"the table at rest: {resident:.0f} MB resident (<= 250), {share:.1%} of a core (<= 2 %)")
    finally:
        screen.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
