"""Watching a game once more: the table in a frame, its log beside it, a bar to go anywhere."""
