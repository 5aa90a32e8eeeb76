"""One package per game: the picture of its table, as TABLE."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from game.core import Rules
from scenes.kit import Kit
from scenes.table.contract import Table


def table_of(game: str, kit: Kit, rules: Rules[Any], names: Sequence[str]) -> Table:
    """The table of a game."""
    made: Table = importlib.import_module(f"scenes.tables.{game}").TABLE(kit, rules, names)
    return made
