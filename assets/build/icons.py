"""Make the program's icons in every size that the systems ask for: python -m assets.build.icons.

Windows wants one .ico, macOS one .icns, Linux a PNG for each size of the hicolor theme. Small ones show the face alone:
the ring and the wall behind it would be mud at sixteen pixels.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

from assets.build.art import composed
from assets.build.raster import render

FOLDER = Path(__file__).resolve().parent.parent / "icons"
PICTURE = "tavern/icon_app"
LARGE = 1024
HICOLOR = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS = (16, 32, 64, 128, 256, 512, 1024)
SMALL = 40
"""Pixels up to which the icon is the face alone."""
FACE = (0.11, 0.15, 0.89, 0.93)
"""Left, top, right, bottom of the face, as shares of the whole picture."""
RIM = (92, 58, 24, 255)


def drawn() -> Image.Image:
    """The whole icon at LARGE pixels."""
    _picture, svg = composed(PICTURE)[PICTURE]
    return render(svg, LARGE)


def face(whole: Image.Image) -> Image.Image:
    """A round cut of the face with a dark rim, for sizes in which the rest cannot be read."""
    left, top, right, bottom = (round(share * LARGE) for share in FACE)
    cut = whole.crop((left, top, right, bottom))
    disc = Image.new("L", cut.size, 0)
    ImageDraw.Draw(disc).ellipse((0, 0, cut.width - 1, cut.height - 1), fill=255)
    cut.putalpha(ImageChops.multiply(cut.getchannel("A"), disc))
    ImageDraw.Draw(cut).ellipse((0, 0, cut.width - 1, cut.height - 1), outline=RIM, width=cut.width // 22)
    return cut


def sized(whole: Image.Image, pixels: int) -> Image.Image:
    """The icon at a size."""
    source = face(whole) if pixels <= SMALL else whole
    return source.resize((pixels, pixels), Image.Resampling.LANCZOS)


def main() -> None:
    """Write all icons, and say how many bytes they take."""
    whole = drawn()
    for pixels in HICOLOR:
        path = FOLDER / "hicolor" / f"{pixels}x{pixels}" / "apps" / "ratskeller.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        sized(whole, pixels).save(path, optimize=True)
    pictures = [sized(whole, pixels) for pixels in WINDOWS]
    pictures[-1].save(FOLDER / "ratskeller.ico", sizes=[(size, size) for size in WINDOWS], append_images=pictures[:-1])
    pictures = [sized(whole, pixels) for pixels in MACOS]
    pictures[-1].save(FOLDER / "ratskeller.icns", append_images=pictures[:-1])
    for path in sorted(FOLDER.rglob("ratskeller.*")):
        print(f"{path.relative_to(FOLDER)}  {path.stat().st_size / 1024:.0f} kB")


if __name__ == "__main__":
    main()
