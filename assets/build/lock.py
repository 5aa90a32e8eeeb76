"""Renews the locks of every package that is needed, each with the hashes of its files (developers only, needs uv).

`python -m assets.build.lock` keeps what is locked as far as pyproject.toml allows; `--upgrade` takes the newest.
requirements.lock holds all that developers need, requirements-build.lock what the program runs with and PyInstaller.
Install with `pip install --require-hashes -r requirements.lock`. Run assets.build.licences afterwards.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
FLAGS: Final = (
    *("--generate-hashes", "--universal", "--python-version", "3.11"),
    *("--no-emit-index-url", "--no-emit-find-links", "--no-annotate", "--no-header"),
)
BUILDER: Final = "pyinstaller"


def project() -> dict[str, list[str]]:
    """What pyproject.toml asks for: `run`, and `dev` besides."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"run": told["dependencies"], "dev": told["optional-dependencies"]["dev"]}


def wishes(lock: str) -> list[str]:
    """The requirements that a lock file is made of."""
    asked = project()
    if lock == "requirements.lock":
        return asked["run"] + asked["dev"]
    return asked["run"] + [line for line in asked["dev"] if line.startswith(BUILDER)]


LOCKS: Final = ("requirements.lock", "requirements-build.lock")


def main() -> int:
    """Renew both."""
    uv = shutil.which("uv")
    if uv is None:
        print("uv is needed: pip install uv", file=sys.stderr)
        return 2
    for lock in LOCKS:
        with tempfile.TemporaryDirectory() as folder:
            wanted = Path(folder, "wanted.in")
            wanted.write_text("\n".join(wishes(lock)) + "\n", encoding="utf-8")
            command = [uv, "pip", "compile", "--quiet", str(wanted), "--output-file", str(ROOT / lock), *FLAGS]
            subprocess.run([*command, *sys.argv[1:]], check=True, stdout=subprocess.DEVNULL)
        print(ROOT / lock)
    return 0


if __name__ == "__main__":
    sys.exit(main())
