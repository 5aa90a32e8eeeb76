"""Rasterising: an SVG text becomes WebP masters at the scales a picture is wanted in."""

import io
from pathlib import Path

import resvg_py
from PIL import Image

from assets.build.recipes import Picture


def render(svg: str, width: int) -> Image.Image:
    """The drawing at a width in pixels; parts hold no text, so no font is looked for."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def write_masters(picture: Picture, svg: str, folder: Path) -> int:
    """Write `<name>@<scale>.webp` for every scale, smaller ones from the largest; answers the bytes written."""
    largest = max(picture.scales)
    master = render(svg, round(picture.size[0] * largest))
    written = 0
    for scale in picture.scales:
        size = (round(picture.size[0] * scale), round(picture.size[1] * scale))
        image = master if scale == largest else master.resize(size, Image.Resampling.LANCZOS)
        path = folder / f"{picture.name}@{scale}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        if image.getchannel("A").getextrema()[0] == 255:
            image = image.convert("RGB")
        image.save(path, "WEBP", quality=picture.quality, alpha_quality=90, method=6)
        written += path.stat().st_size
    return written
