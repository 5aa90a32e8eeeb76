"""The Treasure Run at the table."""

from scenes.tables.treasure_run.table import TreasureTable

TABLE = TreasureTable
