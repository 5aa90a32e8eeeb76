"""The table scene: what may be picked up, dragging, turns of play, the curtain between people."""
