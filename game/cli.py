"""The command line that needs no window: games, simulate, ladder, balance, scenario, replay, yarn."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from pydantic import ValidationError

from game.agreement import first_fault
from game.bots.levels import known
from game.commands import balance, games, ladder, replay, scenario, simulate, yarn
from game.commands.output import BAD_ARGUMENTS, STOPPED, BadArguments, Parser, complain, speak_utf8
from game.language import LANGUAGES

WINDOWED = {
    "play": "open the window on a game: GAME [--players N] [--bots LEVEL,..] [--mode laptop] [--size WxH] "
    "[--fullscreen] [--lang L] [--seed S]",
    "screenshots": "write a picture of every screen: --out DIR [--size WxH] [--lang L] [--only NAME]",
    "selftest": "open every screen off-screen and play one game of bots per title",
}
"""Commands that belong to the scenes package; here they are only named."""


def parser() -> argparse.ArgumentParser:
    """The shape of the command line; values are checked by each command's Arguments."""
    top = Parser(
        prog="ratskeller",
        description="Small tabletop games for people in one room. Without a command: open the window.",
        epilog="Exit codes: 0 done, 1 something failed or differs, 2 bad arguments or an unreadable file.",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in WINDOWED.items():
        commands.add_parser(name, help=summary, add_help=False)
    _games(commands.add_parser("games", help="list the games, their seats and options"))
    _simulate(commands.add_parser("simulate", help="play many games between bots and count"))
    _ladder(commands.add_parser("ladder", help="measure how strong the levels are"))
    _balance(commands.add_parser("balance", help="measure what seats, length and cards make of a game"))
    _scenario(commands.add_parser("scenario", help="play scenario files and print what differs"))
    _replay(commands.add_parser("replay", help="print the log of a saved game as a seat may see it"))
    _yarn(commands.add_parser("yarn", help="let bots play Rats with Gats and write their ship's log"))
    return top


def _games(command: argparse.ArgumentParser) -> None:
    _json(command)
    command.set_defaults(run=lambda given: games.run(games.Arguments.model_validate(given)))


def _simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="id, as games lists it")
    command.add_argument("--seats", metavar="N", required=True, help="how many bots play")
    command.add_argument("--games", metavar="N", help="how many games, 100 if left out")
    command.add_argument(
        "--bots", metavar="LEVEL,..", help=f"one level for all seats, or one each: {', '.join(known())}"
    )
    command.add_argument("--seed", metavar="S", help="0 if left out; the same seed gives the same games")
    _json(command)
    command.set_defaults(run=lambda given: simulate.run(simulate.Arguments.model_validate(given)))


def _ladder(command: argparse.ArgumentParser) -> None:
    _contest(command, "games for each step")
    command.add_argument("--levels", metavar="LEVEL,..", help=f"from weak to strong; {','.join(known())} if left out")
    command.add_argument("--budget", metavar="SECONDS", help="that a thought may take; any if left out")
    command.set_defaults(run=lambda given: ladder.run(ladder.Arguments.model_validate(given)))


def _balance(command: argparse.ArgumentParser) -> None:
    _contest(command, "games")
    command.add_argument("--bots", metavar="LEVEL", help=f"the level of all seats: {', '.join(known())}")
    command.set_defaults(run=lambda given: balance.run(balance.Arguments.model_validate(given)))


def _contest(command: argparse.ArgumentParser, games: str) -> None:
    command.add_argument("game", metavar="GAME", help="id, as games lists it")
    command.add_argument("--seats", metavar="N", help="how many bots play; 2, or the fewest, if left out")
    command.add_argument("--games", metavar="N", help=f"how many {games}, 100 if left out")
    command.add_argument("--seed", metavar="S", help="0 if left out; the same seed gives the same games")
    command.add_argument("--effort", metavar="X", help="times the usual thought, 1 if left out")
    command.add_argument("--jobs", metavar="N", help="processes, one on each core if left out")
    _json(command)


def _replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a saved game")
    command.add_argument("--seat", metavar="N", help="whose eyes, counted from 0; the public's if left out")
    _json(command)
    command.set_defaults(run=lambda given: replay.run(replay.Arguments.model_validate(given)))


def _scenario(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", nargs="*", metavar="FILE", help="scenario files")
    command.add_argument("--schema", action="store_true", dest="schema_only", help="print their JSON Schema instead")
    _json(command)
    command.set_defaults(run=lambda given: scenario.run(scenario.Arguments.model_validate(given)))


def _yarn(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", metavar="N", required=True, help="how many bots sail")
    command.add_argument("--seed", metavar="S", help="0 if left out; the same seed gives the same log")
    command.add_argument("--lang", metavar="L", help=f"the log's language: {', '.join(LANGUAGES)}")
    command.add_argument("--bots", metavar="LEVEL", help=f"one level for all seats: {', '.join(known())}")
    command.add_argument("--family", action="store_true", help="the wording for children")
    command.add_argument("--out", metavar="FILE", help="where to write it, .md or .html; printed if left out")
    command.set_defaults(run=lambda given: yarn.run(yarn.Arguments.model_validate(given)))


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", dest="json_output", help="print one JSON object")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; bad arguments give one line on stderr and 2."""
    argv = list(sys.argv[1:] if argv is None else argv)
    speak_utf8()
    if argv and argv[0] in WINDOWED:
        print(
            f"ratskeller: {argv[0]} opens a window, so it needs the whole program: ratskeller {argv[0]}",
            file=sys.stderr,
        )
        return BAD_ARGUMENTS
    try:
        given = {name: value for name, value in vars(parser().parse_args(argv)).items() if value is not None}
    except SystemExit as done:
        return int(done.code or 0)
    return _carry_out(given.pop("command"), given.pop("run"), given)


def _carry_out(command: str, run: Callable[[dict[str, object]], int], given: dict[str, object]) -> int:
    try:
        return run(given)
    except ValidationError as error:
        complain(f"ratskeller {command}: {first_fault(error)}")
        return BAD_ARGUMENTS
    except BadArguments as error:
        complain(f"ratskeller {command}: {error}")
        return BAD_ARGUMENTS
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # The reader has gone (as `| head` does); Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
