"""Suggestions for whatever anybody may say, and the ship's log that keeps what was said."""
