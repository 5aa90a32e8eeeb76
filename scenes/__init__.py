"""The window: scenes, tables, motion and widgets on pygame-ce."""
