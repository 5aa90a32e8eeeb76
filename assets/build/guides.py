"""Make the pictures of the players' guide from the app's own screens: python -m assets.build.guides."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from PIL import Image

from game.language import LANGUAGES
from scenes.commands import screenshots

FOLDER: Final = Path(__file__).resolve().parents[1] / "guides" / "pictures"
SIZE: Final = "1280x720"
SHOTS: Final = {
    "title": "title",
    "setup": "setup_four",
    "farm_and_furious": "table_drag",
    "pied_piper": "piper_six",
    "pie_rats": "pie",
    "treasure_run": "treasure_hover",
    "rats_with_gats": "gats_compared",
    "flat": "flat_piper_drag",
    "kiosk": "kiosk_attract",
}
"""By picture: the screen that it shows."""


def main() -> None:
    """Draw each screen in each language."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder:
            for name, shot in SHOTS.items():
                screenshots(["--out", folder, "--size", SIZE, "--lang", language, "--only", shot])
                path = FOLDER / f"{name}.{language}.webp"
                Image.open(Path(folder) / f"{shot}.png").convert("RGB").save(path, "WEBP", quality=84, method=6)


if __name__ == "__main__":
    main()
