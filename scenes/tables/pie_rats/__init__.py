"""Pie Rats at the table."""

from scenes.tables.pie_rats.table import PieTable

TABLE = PieTable
