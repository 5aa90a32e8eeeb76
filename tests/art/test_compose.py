"""The composer on a two-part kit made for the test."""

import json
from pathlib import Path

import pytest

from assets.build import manifest
from assets.build.compose import Kit, compose
from assets.build.recipes import Layer, Picture, read_pictures

DEFS = """<svg xmlns="http://www.w3.org/2000/svg">
<linearGradient id="sky"><stop offset="0" stop-color="#fff"/></linearGradient>
<linearGradient id="sea"><stop offset="0" stop-color="#00f"/></linearGradient>
</svg>"""
PARTS = {
    "dot": '<g><circle r="2" fill="${base}"/></g>',
    "cut": '<g><clipPath id="hole"><rect width="1" height="1"/></clipPath><g clip-path="url(#hole)"/></g>',
    "sky": '<g><rect fill="url(#sky)"/></g>',
    "pair": '<g><use href="#toy/dot" x="1"/><use href="#toy/dot" x="2"/><use href="#toy/dot@blue" x="3"/></g>',
    "lost": '<g><rect fill="url(#nowhere)"/></g>',
}


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    (tmp_path / "parts/toy").mkdir(parents=True)
    for name, text in PARTS.items():
        (tmp_path / f"parts/toy/{name}.svg").write_text(text)
    (tmp_path / "defs.svg").write_text(DEFS)
    (tmp_path / "palettes.json").write_text(
        json.dumps({"common": {}, "red": {"base": "#f00"}, "blue": {"base": "#00f"}})
    )
    return Kit(tmp_path)


def drawn(kit: Kit, *layers: Layer) -> str:
    return compose(Picture(name="toy/x", size=(10, 20), layers=layers), kit)


def test_a_layer_is_moved_turned_mirrored_and_coloured(kit: Kit) -> None:
    svg = drawn(kit, Layer(part="toy/dot", palette="red", at=(3, 4), rotate=90, scale=2, flip=True))
    assert '<g transform="translate(3 4) rotate(90) scale(-2 2)"><g><circle r="2" fill="#f00"/></g></g>' in svg


def test_a_group_hands_its_palette_down(kit: Kit) -> None:
    group = Layer(palette="blue", layers=(Layer(part="toy/dot"), Layer(part="toy/dot", palette="red")))
    svg = drawn(kit, group)
    assert svg.index("#00f") < svg.index("#f00")


def test_two_layers_of_one_part_keep_their_own_ids(kit: Kit) -> None:
    svg = drawn(kit, Layer(part="toy/cut"), Layer(part="toy/cut"))
    for name in ("hole-L1", "hole-L2"):
        assert svg.count(f'id="{name}"') == 1
        assert svg.count(f"url(#{name})") == 1


def test_only_the_definitions_in_use_are_drawn_in(kit: Kit) -> None:
    svg = drawn(kit, Layer(part="toy/sky"))
    assert 'id="sky"' in svg
    assert 'id="sea"' not in svg


def test_an_included_part_is_defined_once_a_palette(kit: Kit) -> None:
    svg = drawn(kit, Layer(part="toy/pair", palette="red"))
    assert svg.count("<circle") == 2
    assert svg.count('href="#toy.dot.red"') == 2
    assert svg.count('href="#toy.dot.blue"') == 1


def test_a_reference_to_nothing_is_an_error(kit: Kit) -> None:
    with pytest.raises(ValueError, match="nowhere"):
        drawn(kit, Layer(part="toy/lost"))


def test_a_missing_colour_is_an_error(kit: Kit) -> None:
    with pytest.raises(ValueError, match="base"):
        drawn(kit, Layer(part="toy/dot"))


def test_a_family_makes_every_combination(tmp_path: Path) -> None:
    family = {
        "name": "${team}_${pose}",
        "size": [1, 1],
        "each": {"team": {"carrot": {"side": 7}, "leek": {"side": 5}}, "pose": ["run", "hop"]},
        "layers": [{"part": "toy/${pose}", "at": ["-${side}", 0]}],
    }
    (tmp_path / "toy.json").write_text(json.dumps({"pictures": [family]}))
    pictures = read_pictures(tmp_path)
    assert [picture.name for picture in pictures] == [
        "toy/carrot_run",
        "toy/carrot_hop",
        "toy/leek_run",
        "toy/leek_hop",
    ]
    assert pictures[3].layers[0] == Layer(part="toy/hop", at=(-5, 0))


def test_two_recipes_of_one_name_are_an_error(tmp_path: Path) -> None:
    recipe = {"name": "a", "size": [1, 1], "layers": []}
    (tmp_path / "toy.json").write_text(json.dumps({"pictures": [recipe, recipe]}))
    with pytest.raises(ValueError, match="toy/a"):
        read_pictures(tmp_path)


def test_merging_leaves_the_entries_of_others_alone(tmp_path: Path) -> None:
    path = tmp_path / "manifest.json"
    manifest.merge(path, {"b": {"size": [1, 1]}, "a": {"size": [2, 2]}})
    manifest.merge(path, {"c": {"size": [3, 3]}, "a": None})
    assert manifest.read(path) == {"b": {"size": [1, 1]}, "c": {"size": [3, 3]}}
    assert [child.name for child in tmp_path.iterdir()] == ["manifest.json"]
