"""The 54 pie rats: every one has a name, a picture and a look of its own, and the numbers of the rules."""

import itertools
import json
import re
from collections import Counter

import pytest
from PIL import Image, ImageChops, ImageStat

from assets.build import manifest
from assets.build.art import ART, ASSETS, KIT, MANIFEST
from game.rulebooks.pie_rats.names import RAT_NAMES

GROUP = "pie_rats_crew"
CREW = json.loads((ASSETS.parent / "game/rulebooks/pie_rats/crew.json").read_text("utf-8"))
CAPTAINS = CREW["captains"]
RATS = [*CAPTAINS, *(rat["id"] for rat in CREW["crew"])]
PICTURES = manifest.read(MANIFEST)
PALETTES = json.loads((KIT / "palettes.json").read_text("utf-8"))
RECIPES = json.loads((KIT / f"recipes/{GROUP}.json").read_text("utf-8"))["pictures"]
SCENES = {rat: look["scene"] for rat, look in RECIPES[0]["each"]["rat"].items()}
RIBBON_LETTERS = 16
ALIKE = 25.0


def parts(rat: str) -> tuple[str, ...]:
    """The parts a rat is drawn of, and its scene."""
    text = (KIT / f"parts/{GROUP}/rat_{rat}.svg").read_text("utf-8")
    return (SCENES[rat], *re.findall(rf"#{GROUP}/(\w+)", text))


def thumbnail(rat: str) -> Image.Image:
    """The picture as small as a card is ever shown."""
    with Image.open(ART / f"{GROUP}/{rat}@1.webp") as image:
        return image.convert("RGB").resize((64, 90), Image.Resampling.BOX)


def test_there_are_six_captains_and_forty_eight_crew() -> None:
    assert (len(CAPTAINS), len(CREW["crew"])) == (6, 48)
    assert len(set(RATS)) == 54


def test_strength_and_loyalty_are_spread_as_the_rules_say() -> None:
    assert Counter((rat["strength"], rat["loyalty"]) for rat in CREW["crew"]) == {
        (1, 2): 4,
        (1, 1): 6,
        (2, 1): 7,
        (2, 0): 6,
        (3, 1): 3,
        (3, 0): 7,
        (3, -1): 3,
        (4, 0): 3,
        (4, -1): 5,
        (5, -1): 4,
    }


def test_every_rat_has_a_name_of_its_own_that_fits_on_a_ribbon() -> None:
    assert list(RAT_NAMES) == RATS
    assert len(set(RAT_NAMES.values())) == 54
    assert [name for name in RAT_NAMES.values() if not 0 < len(name) <= RIBBON_LETTERS] == []


def test_every_rat_has_its_card_picture_and_every_captain_a_badge() -> None:
    wanted = {f"{GROUP}/{rat}": [240, 336] for rat in RATS} | {f"{GROUP}/{rat}_badge": [120, 120] for rat in CAPTAINS}
    assert {name: entry["size"] for name, entry in PICTURES.items() if name.startswith(f"{GROUP}/")} == wanted


def test_a_card_picture_is_five_to_seven_and_fills_its_corners() -> None:
    for rat in RATS:
        with Image.open(ART / f"{GROUP}/{rat}@2.webp") as image:
            assert image.size[0] * 7 == image.size[1] * 5
            assert image.mode == "RGB", f"{rat} has holes"


def test_a_badge_is_round() -> None:
    for rat in CAPTAINS:
        with Image.open(ART / f"{GROUP}/{rat}_badge@1.webp") as image:
            alpha = image.convert("RGBA").getchannel("A")
        assert [alpha.getpixel(corner) for corner in ((0, 0), (119, 0), (0, 119), (119, 119))] == [0, 0, 0, 0]
        assert [alpha.getpixel(point) for point in ((60, 60), (60, 3), (3, 60), (116, 60))] == [255, 255, 255, 255]


def test_no_two_rats_are_made_of_the_same_parts_or_colours() -> None:
    assert len({parts(rat) for rat in RATS}) == 54
    assert len({json.dumps(PALETTES[f"pie-crew-{rat}"], sort_keys=True) for rat in RATS}) == 54


@pytest.mark.parametrize("kind", ["head", "hat", "prop", "coat", "scene"])
def test_the_kit_is_used_in_its_whole_breadth(kind: str) -> None:
    used = (
        set(SCENES.values())
        if kind == "scene"
        else {part for rat in RATS for part in parts(rat) if part.startswith(kind + "_")}
    )
    assert len(used) >= {"head": 20, "hat": 40, "prop": 40, "coat": 24, "scene": 18}[kind]


def test_every_part_is_used_and_every_palette_colour_too() -> None:
    drawn = {part for rat in RATS for part in parts(rat)[1:]} | {f"scene_{scene}" for scene in SCENES.values()}
    assert {path.stem for path in KIT.glob(f"parts/{GROUP}/*.svg")} == drawn | {f"rat_{rat}" for rat in RATS}
    for rat in RATS:
        names = [*parts(rat)[1:], f"scene_{SCENES[rat]}"]
        text = "".join((KIT / f"parts/{GROUP}/{name}.svg").read_text("utf-8") for name in names)
        assert set(PALETTES[f"pie-crew-{rat}"]) == set(re.findall(r"\$\{(\w+)\}", text)) - set(PALETTES["common"])


def test_no_two_rats_look_alike_at_ninety_pixels() -> None:
    small = {rat: thumbnail(rat) for rat in RATS}
    alike = [
        (one, other)
        for one, other in itertools.combinations(RATS, 2)
        if sum(ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean) / 3 < ALIKE
    ]
    assert alike == []
