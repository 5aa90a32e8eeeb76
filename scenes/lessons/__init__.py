"""Playable lessons: a real table at a position laid out by hand, and the innkeeper who says what to do."""
