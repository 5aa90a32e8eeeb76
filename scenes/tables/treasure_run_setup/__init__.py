"""What the Treasure Run adds to the set-up screen."""

from scenes.tables.treasure_run_setup.part import Part

__all__ = ["Part"]
