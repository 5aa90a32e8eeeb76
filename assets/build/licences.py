"""Gathers what the app ships, with its licences, from the packages' own metadata (developers only).

`python -m assets.build.licences` writes assets/data/licences.json: the project, each library and font that the program
needs to run, and Python itself. Run it after `python -m assets.build.lock`.
"""

from __future__ import annotations

import json
import re
import struct
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "data" / "licences.json"
LGPL: Final = "pygame/docs/generated/LGPL.txt"
SDL: Final = """SDL, SDL_image, SDL_mixer and SDL_ttf come inside pygame-ce.

This software is provided 'as-is', without any express or implied warranty. In no event will the authors be held
liable for any damages arising from the use of this software.

Permission is granted to anyone to use this software for any purpose, including commercial applications, and to alter
it and redistribute it freely, subject to the following restrictions:

1. The origin of this software must not be misrepresented; you must not claim that you wrote the original software. If
you use this software in a product, an acknowledgment in the product documentation would be appreciated but is not
required.
2. Altered source versions must be plainly marked as such, and must not be misrepresented as being the original
software.
3. This notice may not be removed or altered from any source distribution."""
NAMED: Final = {
    "annotated-types": "MIT",
    "font-fredoka-one": "OFL-1.1",
    "font-lato": "OFL-1.1",
    "pygame-ce": "LGPL-2.1",
    "pygame-gui": "MIT",
    "python-i18n": "MIT",
}
"""Licences that the metadata states in words of their own."""


def normal(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted() -> list[str]:
    """What the program needs to run, and what that needs, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: dict[str, None] = {}
    waiting = [Requirement(line) for line in project["dependencies"]]
    while waiting:
        one = waiting.pop()
        if normal(one.name) in found or (one.marker is not None and not one.marker.evaluate({"extra": ""})):
            continue
        found[normal(one.name)] = None
        waiting += [Requirement(line) for line in metadata.requires(one.name) or []]
    return sorted(found)


def face_says(font: bytes) -> str:
    """The copyright in a font file: entry 0 of its name table, in UTF-16."""
    tables = struct.unpack_from(">H", font, 4)[0]
    for at in range(12, 12 + 16 * tables, 16):
        tag, _, start, _ = struct.unpack_from(">4sIII", font, at)
        if tag != b"name":
            continue
        count, words = struct.unpack_from(">HH", font, start + 2)
        for record in range(start + 6, start + 6 + 12 * count, 12):
            platform, _, _, entry_, long, offset = struct.unpack_from(">6H", font, record)
            if (platform, entry_) == (3, 0):
                return font[start + words + offset :][:long].decode("utf-16-be")
    return ""


def texts(name: str) -> Iterator[str]:
    """The licence files that a package brings, of a font its own word first; fonts only of its own are not shipped."""
    faces = [Path(str(file.locate())) for file in metadata.files(name) or [] if file.suffix == ".ttf"]
    if name.startswith("font-"):
        yield "\n".join(dict.fromkeys(said for face in faces if (said := face_says(face.read_bytes()))))
    for file in metadata.files(name) or []:
        called = file.name.lower()
        if file.as_posix() == LGPL or (
            ("licen" in called or called.startswith(("ofl", "copying"))) and "data/licenses" not in file.as_posix()
        ):
            text = Path(str(file.locate())).read_text(encoding="utf-8").strip()
            yield text


def entry(name: str) -> dict[str, str]:
    """One library or font."""
    about = metadata.metadata(name)
    licence = NAMED.get(name) or about.get("License-Expression")
    found = list(texts(name))
    assert licence, f"{name} names no licence"
    assert found, f"{name} brings no licence"
    return {"name": about["Name"], "version": about["Version"], "licence": licence, "text": "\n\n".join(found)}


def gathered() -> list[dict[str, str]]:
    """Everything, the project first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt").read_text(encoding="utf-8", errors="replace").strip()
    version = ".".join(map(str, sys.version_info[:2]))
    return [
        {"name": "Ratskeller", "version": project["version"], "licence": project["license"], "text": ours},
        *map(entry, wanted()),
        {"name": "Python", "version": version, "licence": "PSF-2.0", "text": python},
        {"name": "SDL", "version": "2", "licence": "Zlib", "text": SDL},
    ]


def main() -> int:
    """Write the file."""
    OUT.write_text(json.dumps({"shipped": gathered()}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(OUT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
