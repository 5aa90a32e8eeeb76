"""The pictures of Pie Rats: all there, twenty pies that nobody confuses, room on the sill, words that can be read."""

import itertools
import json

import pytest
from PIL import Image, ImageChops, ImageStat

from assets.build import manifest
from assets.build.art import ART, ASSETS, KIT, MANIFEST

TABLE = json.loads((ASSETS / "data/pie_rats_table.json").read_text("utf-8"))
CARD = json.loads((ASSETS / "data/pie_rats_card.json").read_text("utf-8"))
PICTURES = manifest.read(MANIFEST)
PALETTES = json.loads((KIT / "palettes.json").read_text("utf-8"))
PIES = [
    "humble_crust",
    "gooseberry",
    "rhubarb",
    "custard",
    "apple_lattice",
    "lemon_meringue",
    "pumpkin",
    "cherry",
    "pecan",
    "blueberry",
    "shoofly",
    "plum_crumble",
    "banoffee",
    "strawberry",
    "key_lime",
    "fig_honey",
    "carob_fudge",
    "pear_almond",
    "chocolate_cream",
    "four_and_twenty",
]
CHARISMA = ["hooked_hand", "parrot", "spyglass", "cutlass", "doubloons", "charm"]
ACTIONS = ["carob_bean", "kidnapping", "charisma_theft", "mirror", "double_watch", "grappling_rope", "secret_tunnel"]
PHASES = ["reveal", "charm", "crew", "defend", "lure", "loot"]
LOOKS = [look["name"] for look in TABLE["looks"]]
SIZES: dict[tuple[float, float], list[str]] = {
    (2320, 1400): ["table"],
    (760, 430): ["window"],
    (760, 120): ["sill"],
    (120, 140): [f"steam_{frame}" for frame in (1, 2, 3)],
    (220, 160): ["pie_back", *(f"pie_{pie}" for pie in PIES)],
    (300, 420): ["card_back", "frame_charisma", "frame_action", "frame_captain", "slot_card"]
    + [f"frame_crew_{ribbon}" for ribbon in CARD["ribbons"]],
    (240, 336): [f"art_{card}" for card in CHARISMA + ACTIONS],
    (90, 90): [f"prop_{card}" for card in CHARISMA],
    (96, 96): [f"badge_{badge}" for badge in CARD["badges"]] + [f"disc_{look}" for look in LOOKS],
    (40, 40): [f"symbol_{look}" for look in LOOKS],
    (112, 112): [f"ring_{look}" for look in LOOKS],
    (232, 196): [f"seat_{look}{state}" for look in LOOKS for state in ("", "_active")],
    (64, 64): [f"phase_{phase}" for phase in PHASES] + [f"fuse_spark_{frame}" for frame in (1, 2, 3)] + ["icon_pies"],
    (240, 150): [f"setup_{option}" for option in ("call", "nice", "aggressive", "printed", "feast")],
    (1060, 830): ["podium"],
    (180, 120): ["thumb"],
}
SPOTS = [pytest.param(int(count), spots, id=f"{count} pies") for count, spots in TABLE["spots"].items()]


@pytest.mark.parametrize(("size", "names"), SIZES.items(), ids=lambda value: "x".join(map(str, value[:2])))
def test_the_pictures_have_the_size_that_the_table_counts_on(size: tuple[float, float], names: list[str]) -> None:
    assert {name: PICTURES[f"pie_rats/{name}"]["size"] for name in names} == {key: list(size) for key in names}


def test_what_stretches_says_where() -> None:
    for name in (
        "seat_red",
        "seat_head",
        "track_plate",
        "fuse_cord",
        "fuse_ash",
        "bar_trough",
        "bar_fill",
        "lure_panel",
    ):
        left, top, right, bottom = PICTURES[f"pie_rats/{name}"]["slice"]
        width, height = PICTURES[f"pie_rats/{name}"]["size"]
        assert left + right < width
        assert top + bottom < height


def pie(name: str) -> Image.Image:
    with Image.open(ART / f"pie_rats/pie_{name}@1.webp") as image:
        return image.convert("RGBA").resize((55, 40), Image.Resampling.LANCZOS)


def unlike(a: Image.Image, b: Image.Image) -> float:
    """Mean difference of two small pictures over one ground, per channel and pixel."""
    ground = Image.new("RGBA", a.size, "#e8963c")
    seen = [Image.alpha_composite(ground, image).convert("RGB") for image in (a, b)]
    return sum(ImageStat.Stat(ImageChops.difference(*seen)).mean) / 3


def test_no_two_pies_look_alike_even_when_small() -> None:
    small = {name: pie(name) for name in PIES}
    close = {
        (a, b): round(unlike(small[a], small[b]), 1)
        for a, b in itertools.combinations(PIES, 2)
        if unlike(small[a], small[b]) < 8
    }
    assert close == {}


@pytest.mark.parametrize("name", PIES)
def test_a_pie_stands_whole_in_its_picture(name: str) -> None:
    with Image.open(ART / f"pie_rats/pie_{name}@1.webp") as image:
        alpha = image.convert("RGBA").getchannel("A").point(lambda value: 255 if value > 128 else 0)
    left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
    assert left > 0
    assert top > 0
    assert right < 220
    assert bottom < 160


def test_there_are_spots_for_every_number_of_pies() -> None:
    assert sorted(int(count) for count in TABLE["spots"]) == list(range(1, 21))


@pytest.mark.parametrize(("count", "spots"), SPOTS)
def test_pies_and_tags_keep_apart_on_the_sill(count: int, spots: list[dict]) -> None:
    left, _, width, _ = TABLE["sill"]["rect"]
    assert len(spots) == count
    for part, wide in (("pie", 204), ("tag", 104 if count >= TABLE["rack_from"] else 168)):
        for a, b in itertools.pairwise(spots):
            if a[part][1] == b[part][1]:
                assert a[part][0] + wide * a[part][2] / 2 <= b[part][0] - wide * b[part][2] / 2
        for spot in spots:
            assert left - 4 <= spot[part][0] - wide * spot[part][2] / 2
            assert spot[part][0] + wide * spot[part][2] / 2 <= left + width + 4
    assert (len({spot["pie"][1] for spot in spots}) == 2) == (count >= TABLE["rack_from"])


def light(colour: str) -> float:
    """Relative luminance after WCAG."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    bright, dark = sorted((light(a), light(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("kind", [f"crew_{ribbon}" for ribbon in CARD["ribbons"]] + ["charisma", "action", "captain"])
def test_a_name_can_be_read_on_its_ribbon(kind: str) -> None:
    palette = PALETTES[f"pie_rats-{kind}"]
    for ground in (palette["rib_hi"], palette["rib_lo"]):
        assert contrast(CARD["colours"]["ribbon"], ground) >= 4.5


def test_black_on_white_contrasts_as_it_is_known_to() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("frame", ["crew_wine", "charisma", "action", "captain"])
def test_a_frame_has_a_hole_for_the_picture_and_covers_the_rest(frame: str) -> None:
    with Image.open(ART / f"pie_rats/frame_{frame}@1.webp") as image:
        alpha = image.convert("RGBA").getchannel("A")
    x, y, w, h = (share * side for share, side in zip(CARD["window"], (300, 420, 300, 420), strict=True))
    assert alpha.getpixel((round(x + w / 2), round(y + h / 2))) == 0
    assert alpha.getpixel((150, 310)) == 255
    assert alpha.getpixel((150, 390)) > 240


def test_the_places_of_the_winners_stand_on_the_podium() -> None:
    width, height = TABLE["podium"]["size"]
    places = TABLE["podium"]["places"]
    assert [place["top"] for place in places] == sorted(place["top"] for place in places)
    for number, place in enumerate(places, 1):
        picture = PICTURES[f"pie_rats/podium_block_{number}"]
        assert place["width"] / 2 < place["x"] < width - place["width"] / 2
        assert place["foot"] < height
        assert picture["size"][1] * (1 - picture["anchor"][1]) >= place["foot"] - place["top"]
