"""The commands that need no window, one module each with an Arguments model and run()."""
