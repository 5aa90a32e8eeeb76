"""One module per game: the picture of its table."""
