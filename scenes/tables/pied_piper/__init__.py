"""Pay the Piper at the table."""

from scenes.tables.pied_piper.table import PiperTable

TABLE = PiperTable
