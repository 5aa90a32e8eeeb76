"""Rats with Gats at the table."""

from scenes.tables.rats_with_gats.table import GatsTable

TABLE = GatsTable
