"""A monkey for as long as one likes: `python -m tests.bench.monkey --events N --seed S`; Ctrl-C stops and tells."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import warnings
from pathlib import Path

from tests.inputs.monkey import Monkey


def main(arguments: list[str] | None = None) -> int:
    """Run, telling every fault as it is found and the progress on the terminal; 1 where there was one."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two lines of progress")
    chosen = parser.parse_args(arguments)
    warnings.simplefilter("error")
    print(f"seed {chosen.seed}, {chosen.events} events", flush=True)
    with tempfile.TemporaryDirectory() as home:
        monkey = Monkey(chosen.seed, Path(home))
        try:
            watch(monkey, chosen.events, chosen.every)
        except KeyboardInterrupt:
            print("stopped", flush=True)
    tell(monkey)
    return 1 if monkey.found else 0


def watch(monkey: Monkey, events: int, every: float) -> None:
    """Let it play, and tell."""
    started = told = time.monotonic()
    faults = 0
    for done in monkey.run(events):
        for fault in monkey.found[faults:]:
            print(f"FAULT seed {fault.seed} event {fault.event} at {fault.where}\n{fault.what}", flush=True)
        faults = len(monkey.found)
        now = time.monotonic()
        if now - told > every:
            told = now
            rate = done / (now - started)
            print(f"{done:9d} events, {rate:5.0f} a second, {monkey.visits} visits, {faults} faults", flush=True)


def tell(monkey: Monkey) -> None:
    """The sum of it."""
    print(f"seed {monkey.seed}: {monkey.events} events, {monkey.visits} visits, {monkey.steps} steps of games")
    for name, frames in monkey.screens.most_common():
        print(f"  {name:24s} {frames:8d} frames")
    print(f"{len(monkey.found)} faults")


if __name__ == "__main__":
    sys.exit(main())
