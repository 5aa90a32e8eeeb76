"""The Carob Bean Farm, read from board.json and checked once (spec: Board)."""

from __future__ import annotations

from collections import deque
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Kind = Literal["plain", "pie", "treasure", "obstacle", "start", "ship"]


class Node(BaseModel):
    """A space; `x` and `y` count in the board's own size, `need` is what must be rolled to pass an obstacle."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    kind: Kind
    x: int
    y: int
    place: str
    need: int = Field(default=0, ge=0, le=6)
    name: str = ""

    @model_validator(mode="after")
    def _an_obstacle_asks_for_a_number(self) -> Node:
        if (self.kind == "obstacle") != bool(self.need and self.name):
            raise ValueError(f"{self.id}: obstacles, and they alone, have a name and a number")
        return self


class Board(BaseModel):
    """Everything that board.json states; `beat` is Croc's loop, in the direction in which he walks."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    size: tuple[int, int]
    start: str
    ship: str
    croc_start: str
    beat: tuple[str, ...]
    branches: dict[str, tuple[str, ...]]
    nodes: tuple[Node, ...]
    edges: tuple[tuple[str, str], ...]

    @model_validator(mode="after")
    def _whole(self) -> Board:
        known = {node.id for node in self.nodes}
        on_paths = {id_ for edge in self.edges for id_ in edge}
        if len(known) < len(self.nodes) or on_paths != known or not {self.start, self.ship, *self.beat} <= known:
            raise ValueError("every space is named once, and lies on a path")
        if self.croc_start not in self.beat:
            raise ValueError("Croc starts on his beat")
        return self


BOARD: Final = Board.model_validate_json((files(__package__) / "board.json").read_text("utf-8"))
START: Final = BOARD.start
SHIP: Final = BOARD.ship
BEAT: Final = BOARD.beat
NODES: Final[dict[str, Node]] = {node.id: node for node in BOARD.nodes}
KINDS: Final[dict[str, Kind]] = {node.id: node.kind for node in BOARD.nodes}
NEEDS: Final[dict[str, int]] = {node.id: node.need for node in BOARD.nodes if node.need}
"""What must be rolled, by obstacle."""
CHESTS: Final[tuple[str, ...]] = tuple(node.id for node in BOARD.nodes if node.kind == "treasure")
NEIGHBOURS: Final[dict[str, tuple[str, ...]]] = {
    id_: tuple(b if a == id_ else a for a, b in BOARD.edges if id_ in (a, b)) for id_ in NODES
}


def _distances(origin: str) -> dict[str, int]:
    found = {origin: 0}
    queue = deque([origin])
    while queue:
        at = queue.popleft()
        for beside in NEIGHBOURS[at]:
            if beside not in found:
                found[beside] = found[at] + 1
                queue.append(beside)
    return found


STEPS: Final[dict[str, dict[str, int]]] = {id_: _distances(id_) for id_ in NODES}
"""Steps along the paths from each space to each other, obstacles not counted."""
_ON_BEAT: Final[dict[str, int]] = {id_: at for at, id_ in enumerate(BEAT)}


@cache
def patrol(croc: str, steps: int) -> tuple[str, ...]:
    """The spaces that Croc walks, the last being where he stops."""
    at = _ON_BEAT[croc]
    return tuple(BEAT[(at + step) % len(BEAT)] for step in range(1, steps + 1))


@cache
def routes(at: str, came: str, steps: int, sure: bool = False) -> tuple[tuple[str, ...], ...]:
    """Ways to walk `steps` spaces, never straight back to `came` ("" at the beginning of a move).

    Each ends after its last step, on the ship, or at the first obstacle, where the rat has to roll; a rat of
    `sure` paws passes the first and ends at the second. Of ways that leave the rat the same future one is listed:
    the same end and, where a roll decides about steps that are left, as many of them and the same edge behind it.
    """
    found: dict[tuple[str, int, str], tuple[str, ...]] = {}
    _walk_on(at, came, steps, sure, (), found)
    return tuple(found.values())


def _walk_on(
    at: str, came: str, left: int, sure: bool, path: tuple[str, ...], found: dict[tuple[str, int, str], tuple[str, ...]]
) -> None:
    rolls = bool(path) and at in NEEDS and not sure
    if path and at in NEEDS and sure:
        sure = False
    if rolls or not left or (path and at == SHIP):
        waits = rolls and left > 0
        found.setdefault((at, left if waits else 0, came if waits else ""), path)
        return
    for beside in NEIGHBOURS[at]:
        if beside != came:
            _walk_on(beside, at, left - 1, sure, (*path, beside), found)
