"""The window: scenes, tables, motion and widgets on pygame-ce."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
