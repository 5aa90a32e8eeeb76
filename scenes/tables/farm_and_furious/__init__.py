"""Farm and Furious at the table."""

from scenes.tables.farm_and_furious.table import FarmTable

TABLE = FarmTable
