"""Pack a built program for people: python -m assets.build.release dist/ratskeller --out release.

Linux gets a .tar.xz with the menu entry and its script, Windows a portable .zip, macOS a .zip of the app where one was
built; the guides lie beside the program in all of them. SHA256SUMS lists what the folder `out` holds in the end, so
that it is also run last, with `--sums` alone. Files carry the date of SOURCE_DATE_EPOCH where that is set.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "assets" / "packaging"
ICONS = ROOT / "assets" / "icons"
GUIDES = ROOT / "assets" / "guides"
SUMS = "SHA256SUMS"
ZIP_EPOCH = 315_532_800
"""The first second of 1980, before which a zip has no date."""


def version() -> str:
    """The project's version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def target() -> str:
    """This system and machine, as names of downloads tell them."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = platform.machine().lower().replace("amd64", "x64")
    return f"{system}-{machine}"


def dressed(build: Path, stage: Path) -> Path:
    """A copy of the build as people unpack it: one folder with program, guides and, on Linux, the menu entry."""
    folder = stage / f"Ratskeller-{version()}"
    if build.suffix == ".app":
        folder.mkdir()
        shutil.copytree(build, folder / build.name, symlinks=True)
    else:
        shutil.copytree(build, folder, symlinks=True)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    if GUIDES.is_dir():
        shutil.copytree(GUIDES, folder / "Guide")
    if sys.platform == "linux":
        for name in ("ratskeller.desktop", "add-to-menu.sh"):
            shutil.copy(PACKAGING / "linux" / name, folder / name)
        shutil.copytree(ICONS / "hicolor", folder / "icons" / "hicolor")
    return folder


def contents(folder: Path) -> Iterator[Path]:
    """Everything in a folder, always in the same order."""
    yield from sorted(folder.rglob("*"))


def packed_tar(folder: Path, path: Path, moment: int) -> None:
    """A .tar.xz that belongs to nobody and bears one date."""

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = moment
        return info

    with tarfile.open(path, "w:xz", preset=6) as archive:
        archive.add(folder, folder.name, recursive=False, filter=plain)
        for file in contents(folder):
            archive.add(file, str(file.relative_to(folder.parent)), recursive=False, filter=plain)


def packed_zip(folder: Path, path: Path) -> None:
    """A .zip that keeps the links and rights an app needs."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in contents(folder):
            name = str(file.relative_to(folder.parent))
            if file.is_symlink():
                link = zipfile.ZipInfo(name)
                link.create_system, link.external_attr = 3, 0o120777 << 16
                archive.writestr(link, os.readlink(file))
            elif file.is_file():
                archive.write(file, name)


def pack(build: Path, out: Path) -> Path:
    """The archive for this system; its path."""
    if not build.is_dir():
        raise SystemExit(f"there is no build in {build}: run pyinstaller build.spec first")
    out.mkdir(parents=True, exist_ok=True)
    moment = max(ZIP_EPOCH, int(os.environ.get("SOURCE_DATE_EPOCH", "0")))
    with tempfile.TemporaryDirectory() as stage:
        folder = dressed(build, Path(stage))
        name = f"Ratskeller-{version()}-{target()}"
        if sys.platform == "linux":
            path = out / f"{name}.tar.xz"
            packed_tar(folder, path, moment)
        else:
            path = out / f"{name}.zip"
            packed_zip(folder, path)
    return path


def sums(out: Path) -> Path:
    """The checksums of all files there, in the form that sha256sum -c reads."""
    files = [path for path in sorted(out.iterdir()) if path.is_file() and path.name != SUMS]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    path = out / SUMS
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
    return path


def main(argv: list[str] | None = None) -> int:
    """Pack, write the checksums, tell the sizes."""
    parser = argparse.ArgumentParser(description="Pack a built program for people.")
    parser.add_argument("build", nargs="?", type=Path, help="dist/ratskeller, or dist/Ratskeller.app")
    parser.add_argument("--out", type=Path, default=Path("release"))
    parser.add_argument("--sums", action="store_true", help="only write the checksums of what lies there")
    arguments = parser.parse_args(argv)
    if not arguments.sums:
        if arguments.build is None:
            parser.error("name the folder of the build")
        path = pack(arguments.build, arguments.out)
        print(f"{path.name}  {path.stat().st_size / 1e6:.1f} MB")
    print(sums(arguments.out).read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
