"""The table of Blind Bites."""

from scenes.tables.blind_bites.table import BiteTable

TABLE = BiteTable
