"""Recipes: which pictures exist and of which layers they are made, checked as they are read."""

import itertools
import json
from pathlib import Path
from string import Template
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Json = Any
Fraction = Annotated[float, Field(ge=0, le=1)]


class Strict(BaseModel):
    """A record that accepts no unknown key, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Layer(Strict):
    """A part, or a group of layers, with its place in the picture (units, degrees)."""

    part: str | None = None
    layers: tuple["Layer", ...] = ()
    at: tuple[float, float] = (0, 0)
    rotate: float = 0
    scale: float | tuple[float, float] = 1
    flip: bool = False
    palette: str | None = None
    opacity: Fraction = 1
    filter: str | None = None
    clip: str | None = None


class Picture(Strict):
    """One picture to make; `name` has no `${...}` left."""

    name: str
    size: tuple[float, float]
    anchor: tuple[Fraction, Fraction] = (0.5, 0.5)
    slice: tuple[float, float, float, float] | None = None
    scales: tuple[int, ...] = (1, 2)
    quality: Annotated[int, Field(ge=1, le=100)] = 88
    layers: tuple[Layer, ...]


Choices = list[str] | dict[str, dict[str, str | float]]


class Family(BaseModel):
    """A recipe as written: one picture for every combination of its `each` values."""

    model_config = ConfigDict(extra="allow")
    each: dict[str, Choices] = {}

    def pictures(self, group: str) -> list[Picture]:
        """The members of the family, named `<group>/<name>`."""
        body = self.model_extra or {}
        return [_member(group, body, words) for words in _combinations(self.each)]


class RecipeBook(Strict):
    """A recipe file: its families of pictures."""

    comment: str = ""
    pictures: tuple[Family, ...]


def _combinations(each: dict[str, Choices]) -> list[dict[str, str]]:
    """Every choice of one value per key; a value may bring further words along."""
    axes = [[(key, value, _further(choices, value)) for value in choices] for key, choices in each.items()]
    found = []
    for choice in itertools.product(*axes):
        words = {key: value for key, value, _ in choice}
        for _, _, further in choice:
            words.update(further)
        found.append(words)
    return found


def _further(choices: Choices, value: str) -> dict[str, str]:
    if isinstance(choices, list):
        return {}
    return {key: str(word) for key, word in choices[value].items()}


def _member(group: str, body: dict[str, Json], words: dict[str, str]) -> Picture:
    filled = _fill(body, words)
    return Picture.model_validate(filled | {"name": f"{group}/{filled['name']}"})


def _fill(value: Json, words: dict[str, str]) -> Json:
    """Put the words into every string of a JSON value."""
    if isinstance(value, str):
        return Template(value).substitute(words)
    if isinstance(value, list):
        return [_fill(item, words) for item in value]
    if isinstance(value, dict):
        return {key: _fill(item, words) for key, item in value.items()}
    return value


def read_pictures(folder: Path) -> list[Picture]:
    """Every picture of the recipe files in a folder; the file's stem is the group."""
    pictures = []
    for path in sorted(folder.glob("*.json")):
        book = RecipeBook.model_validate(json.loads(path.read_text("utf-8")))
        for family in book.pictures:
            pictures += family.pictures(path.stem)
    names = [picture.name for picture in pictures]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"two recipes make the same picture: {', '.join(twice)}")
    return pictures
