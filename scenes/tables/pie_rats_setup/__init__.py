"""What Pie Rats adds to the set-up screen."""

from scenes.tables.pie_rats_setup.part import Part

__all__ = ["Part"]
