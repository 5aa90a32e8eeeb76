"""What Farm and Furious adds to the set-up screen: vegetables to run for, and the track builder."""

from scenes.tables.farm_and_furious_setup.part import Part

__all__ = ["Part"]
