"""What Rats with Gats adds to the set-up screen."""

from scenes.tables.rats_with_gats_setup.part import Part

__all__ = ["Part"]
