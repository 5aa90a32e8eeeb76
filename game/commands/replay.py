"""ratskeller replay: the log of a saved game, as the public or one seat may see it."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, Field

from game.commands.output import BadArguments, print_json
from game.core import PUBLIC
from game.language import tr
from game.replay import export
from game.saves.game_file import Loaded, Unreadable, load


class Arguments(BaseModel):
    """Which game, and whose eyes."""

    file: Path
    seat: int | None = Field(default=None, ge=0)
    json_output: bool = False


def run(arguments: Arguments) -> int:
    """Print the log; BadArguments when the file holds no game or the game no such seat."""
    try:
        loaded = load(arguments.file)
    except Unreadable as error:
        raise BadArguments(f"{arguments.file}: {error}") from None
    viewer = _viewer(arguments.seat, loaded)
    log = export(loaded.agreement, loaded.session, viewer)
    if arguments.json_output:
        print_json(log)
    else:
        _print_lines(log)
    return 0


def _viewer(seat: int | None, loaded: Loaded) -> int:
    seats = loaded.session.rules.seats
    if seat is not None and seat >= seats:
        raise BadArguments(f"there is no seat {seat}, only 0 to {seats - 1}")
    return PUBLIC if seat is None else seat


def _print_lines(log: dict[str, object]) -> None:
    steps, standings = log["log"], log["standings"]
    assert isinstance(steps, list)
    assert isinstance(standings, list)
    print(log["title"])
    for step in steps:
        for sentence in step["sentences"]:
            print(f"{step['step']:>4}  {sentence}")
    if log["over"]:
        for standing in standings:
            line = tr("{place}. {name}: {points}").format(**standing)
            print(f"{line}. {standing['why']}" if standing["why"] else line)
