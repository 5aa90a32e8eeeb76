"""The app without a window that the tests of the scenes have, and the folders of one test."""

from tests.scenes.conftest import _started, app, folders

__all__ = ["_started", "app", "folders"]
