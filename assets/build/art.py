"""Make the pictures: python -m assets.build.art [--only GLOB] [--jobs N] [--force] [--prune] [--sheet PNG]."""

import argparse
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from fnmatch import fnmatch
from pathlib import Path

from PIL import Image

from assets.build import manifest
from assets.build.compose import Kit, compose
from assets.build.raster import render, write_masters
from assets.build.recipes import Picture, read_pictures

ASSETS = Path(__file__).resolve().parent.parent
KIT = ASSETS / "kit"
ART = ASSETS / "art"
MANIFEST = ART / "manifest.json"
SHEET_WIDTH, SHEET_ROW, SHEET_GAP = 1800, 300, 12


def composed(only: str = "*") -> dict[str, tuple[Picture, str]]:
    """The pictures whose name fits the pattern, with their SVG text."""
    kit = Kit(KIT)
    chosen = [picture for picture in read_pictures(KIT / "recipes") if fnmatch(picture.name, only)]
    return {picture.name: (picture, compose(picture, kit)) for picture in chosen}


def stale(pictures: dict[str, tuple[Picture, str]]) -> list[str]:
    """The names whose masters are missing or were made from other sources."""
    known = manifest.read(MANIFEST)
    return [
        name
        for name, (picture, svg) in pictures.items()
        if known.get(name) != manifest.entry(picture, svg) or not all(path.exists() for path in masters(picture))
    ]


def masters(picture: Picture) -> list[Path]:
    """The files of a picture, one a scale."""
    return [ART / f"{picture.name}@{scale}.webp" for scale in picture.scales]


def make(picture: Picture, svg: str) -> tuple[int, float]:
    """Render one picture and enter it in the manifest; answers bytes and seconds."""
    begun = time.perf_counter()
    written = write_masters(picture, svg, ART)
    manifest.merge(MANIFEST, {picture.name: manifest.entry(picture, svg)})
    return written, time.perf_counter() - begun


def build(pictures: dict[str, tuple[Picture, str]], jobs: int) -> None:
    """Make pictures in `jobs` processes (the rasteriser holds Python's lock), telling of each."""
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(make, *pair): name for name, pair in pictures.items()}
        for done, future in enumerate(as_completed(running), 1):
            written, seconds = future.result()
            print(f"[{done}/{len(running)}] {running[future]}  {written / 1024:.0f} kB  {seconds:.1f} s", flush=True)


def prune() -> None:
    """Drop masters and manifest entries that no recipe makes any more."""
    wanted = read_pictures(KIT / "recipes")
    gone = set(manifest.read(MANIFEST)) - {picture.name for picture in wanted}
    manifest.merge(MANIFEST, dict.fromkeys(gone))
    files = {path for picture in wanted for path in masters(picture)}
    for path in sorted(ART.glob("*/*.webp")):
        if path not in files:
            print(f"dropped {path.relative_to(ART)}")
            path.unlink()


def sheet(pictures: dict[str, tuple[Picture, str]], path: Path) -> None:
    """A contact sheet of small renderings on grey, to look at."""
    thumbs = [_thumb(picture, svg) for picture, svg in pictures.values()]
    places, x, y, row = [], SHEET_GAP, SHEET_GAP, 0
    for thumb in thumbs:
        if x + thumb.width > SHEET_WIDTH and row:
            x, y, row = SHEET_GAP, y + row + SHEET_GAP, 0
        places.append((x, y))
        x, row = x + thumb.width + SHEET_GAP, max(row, thumb.height)
    page = Image.new("RGBA", (SHEET_WIDTH, y + row + SHEET_GAP), "#6f7a72")
    for thumb, place in zip(thumbs, places, strict=True):
        page.alpha_composite(thumb, place)
    page.convert("RGB").save(path)


def _thumb(picture: Picture, svg: str) -> Image.Image:
    width, height = picture.size
    room = min(SHEET_ROW / height, (SHEET_WIDTH - 2 * SHEET_GAP) / width, 2)
    return render(svg, max(1, math.floor(width * room)))


def main() -> int:
    """Command line of the tool."""
    parser = argparse.ArgumentParser(prog="python -m assets.build.art", description=__doc__)
    parser.add_argument("--only", default="*", metavar="GLOB", help="names to look at, such as furious/card_*")
    parser.add_argument("--jobs", type=int, default=2, help="processes to render with")
    parser.add_argument("--force", action="store_true", help="render also what is up to date")
    parser.add_argument("--prune", action="store_true", help="drop masters that no recipe makes any more")
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="write a contact sheet and nothing else")
    options = parser.parse_args()
    pictures = composed(options.only)
    if options.sheet:
        sheet(pictures, options.sheet)
        return 0
    wanted = pictures if options.force else {name: pictures[name] for name in stale(pictures)}
    build(wanted, options.jobs)
    if options.prune:
        prune()
    print(f"{len(wanted)} made, {len(pictures) - len(wanted)} up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
