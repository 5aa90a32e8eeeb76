"""Every rulebook: one package per game, found by the catalogue."""
