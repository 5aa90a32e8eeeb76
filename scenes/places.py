"""Tells a test where to click: the places of the scene in front, as a file, after each drawn frame."""

from __future__ import annotations

import json
import os
from pathlib import Path

from scenes.scene import Scene
from scenes.stage import Stage

VARIABLE = "RATSKELLER_PLACES"
"""Environment variable that names the file; without it nothing is written."""


def announce(scene: Scene | None, stage: Stage) -> None:
    """Write the scene's name and each place's middle, box (window pixels) and label; readers never see half a file."""
    target = os.environ.get(VARIABLE)
    if not target or scene is None:
        return
    path = Path(target)
    part = path.with_suffix(".part")
    part.write_text(json.dumps(described(scene, stage), ensure_ascii=False), encoding="utf-8")
    part.replace(path)


def described(scene: Scene, stage: Stage) -> dict[str, object]:
    """The scene's class and its places by key."""
    places = {}
    for place in scene.all_places():
        rect = stage.rect(place.box)
        places[place.key] = {"at": list(rect.center), "box": list(rect), "label": place.label}
    return {"scene": type(scene).__name__, "size": list(stage.size), "places": places}
