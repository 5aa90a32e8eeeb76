"""The pictures of the game: every recipe draws, no two alike, no words, and the masters are up to date."""

import re
from collections import defaultdict

import pytest
from PIL import Image

from assets.build import manifest
from assets.build.art import ART, KIT, MANIFEST, composed, masters, stale
from assets.build.raster import render

PICTURES = composed()
LOOK = 64


def test_every_picture_draws_and_no_two_are_alike() -> None:
    seen = defaultdict(list)
    for name, (picture, svg) in PICTURES.items():
        image = render(svg, LOOK)
        assert image.getextrema()[3][1] > 0, f"{name} is empty"
        seen[(picture.size, image.tobytes())].append(name)
    assert [names for names in seen.values() if len(names) > 1] == []


@pytest.mark.parametrize("path", sorted(KIT.glob("parts/**/*.svg")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_part_is_one_group_without_words(path) -> None:
    text = path.read_text("utf-8").strip()
    assert re.match(r"<g[ >]", text)
    assert text.endswith("</g>")
    assert "<text" not in text
    assert "<image" not in text


def test_the_masters_are_made_from_the_sources_as_they_are() -> None:
    assert stale(PICTURES) == [], "run python -m assets.build.art"


def test_the_manifest_lists_the_recipes_and_nothing_else() -> None:
    assert set(manifest.read(MANIFEST)) == set(PICTURES)
    wanted = {path for picture, _ in PICTURES.values() for path in masters(picture)}
    assert set(ART.glob("*/*.webp")) == wanted


def test_the_masters_have_the_size_of_their_scale() -> None:
    wrong = []
    for picture, _ in PICTURES.values():
        for scale, path in zip(picture.scales, masters(picture), strict=True):
            with Image.open(path) as image:
                if image.size != tuple(round(side * scale) for side in picture.size):
                    wrong.append(path.name)
    assert wrong == []
