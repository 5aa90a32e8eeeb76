"""What Pay the Piper adds to the set-up screen: ten families, its house rules, the square with the chest."""

from scenes.tables.pied_piper_setup.part import Part

__all__ = ["Part"]
