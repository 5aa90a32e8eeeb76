"""Build tools for pictures and sounds; needed by developers only."""
