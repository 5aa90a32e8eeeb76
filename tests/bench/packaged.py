"""Size, start and memory of the download beside a bare window: `python -m tests.bench.packaged dist/ratskeller`.

The bare window (bare_window.py) uses the same three libraries and is built here by the same PyInstaller, with the same
modules left out; both are started in turn on the same virtual screen.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from tests.bench.process import memory, opened
from tests.window.desk import Screen

REPEATS = 5
LEFT_OUT = ("numpy", "PIL", "tkinter", "babel", "chess", "hypothesis", "pytest", "mypy", "setuptools", "unittest")


def bare(place: Path) -> Path:
    """Build the bare window; its program."""
    left_out = [part for name in LEFT_OUT for part in ("--exclude-module", name)]
    command = [sys.executable, "-m", "PyInstaller", "--log-level", "ERROR", "--noconfirm", "--windowed", "--strip"]
    folders = ["--distpath", str(place / "dist"), "--workpath", str(place / "work"), "--specpath", str(place)]
    source = str(Path(__file__).with_name("bare_window.py"))
    subprocess.run([*command, *left_out, *folders, source], check=True, capture_output=True)
    return place / "dist" / "bare_window" / "bare_window"


def on_disk(folder: Path) -> float:
    """Megabytes of all files of a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def packed(folder: Path, place: Path) -> float:
    """Megabytes of the folder as .tar.xz."""
    path = place / "packed.tar.xz"
    with tarfile.open(path, "w:xz", preset=6) as archive:
        archive.add(folder, folder.name)
    return path.stat().st_size / 1e6


def started(screen: Screen, program: Path, place: Path) -> tuple[float, float]:
    """Seconds to one first frame and, two seconds later, resident megabytes."""
    with opened(screen, place, [str(program)]) as (guest, took):
        time.sleep(2)
        return took, memory(guest.process.pid)


def main() -> int:
    """Print one table."""
    if len(sys.argv) != 2 or not (program := Path(sys.argv[1]).resolve() / "ratskeller").is_file():
        print("name the folder of the build, as dist/ratskeller", file=sys.stderr)
        return 2
    screen, place = Screen((1280, 720)), Path(tempfile.mkdtemp())
    try:
        programs = {"Ratskeller": program, "bare window": bare(place)}
        figures: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
        for turn in range(REPEATS + 1):
            for name, path in programs.items():
                home = place / name.replace(" ", "-")
                home.mkdir(exist_ok=True)
                figure = started(screen, path, home)
                if turn:  # the first start fills the system's and the pictures' caches
                    figures[name].append(figure)
        print("                packed MB   on disk MB   first frame s   resident MB")
        for name, path in programs.items():
            seconds, resident = (statistics.median(column) for column in zip(*figures[name], strict=True))
            sizes = f"{packed(path.parent, place):11.1f}  {on_disk(path.parent):11.1f}"
            print(f"{name:14}{sizes}  {seconds:14.2f}  {resident:12.0f}")
    finally:
        screen.close()
        shutil.rmtree(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
