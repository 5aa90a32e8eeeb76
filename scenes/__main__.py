"""The program: the window, or a command."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Sequence

WINDOW_COMMANDS = ("play", "screenshots", "selftest")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the window or a command and return the exit code; bad arguments give one line on stderr and 2."""
    if getattr(sys, "frozen", False):
        multiprocessing.freeze_support()
    given = list(sys.argv[1:] if argv is None else argv)
    if given and given[0] == "--mode":
        given.insert(0, "play")
    if given and given[0] not in WINDOW_COMMANDS:
        from game import cli

        return cli.main(given)
    from scenes import commands

    name = given[0] if given else ""
    run: dict[str, Callable[[list[str]], int]] = {
        "": commands.window,
        "play": commands.play,
        "screenshots": commands.screenshots,
        "selftest": commands.selftest,
    }
    try:
        return run[name](given[1:])
    except ValueError as error:
        return commands.refused(name, error)
    except SystemExit as done:
        return int(done.code or 0)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
