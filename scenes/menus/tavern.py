"""Where everything stands in the tavern's picture: assets/data/tavern.json, checked."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from pydantic import BaseModel

Rect = tuple[float, float, float, float]
Spot = tuple[float, float]


class Picture(BaseModel):
    """A picture in a rectangle."""

    picture: str
    rect: Rect


class Standing(BaseModel):
    """A picture with its anchor on a place."""

    picture: str
    at: Spot


class Nook(BaseModel):
    """One game's table."""

    hit: Rect
    lit: Picture
    plate: Picture
    hotplate: Picture
    emblem: str
    thumb: str
    paws: Standing | None = None


class Bubble(Picture):
    """The innkeeper's speech bubble."""

    tail: Standing


class Sign(BaseModel):
    """The sign that the name hangs on."""

    rect: Rect
    text: Rect
    size: float
    tail: Standing


class Ribbon(BaseModel):
    """The motto under the sign."""

    rect: Rect
    text: Rect
    size: float


class Innkeeper(BaseModel):
    """What of the innkeeper moves."""

    blink: Picture


class Menu(BaseModel):
    """The buttons on the bar."""

    panel: Rect
    first: Rect
    row: Rect
    step: float
    rows: int
    picture_inset: Spot


class Flame(BaseModel):
    """A candle's flame."""

    at: Spot
    scale: float


class Language(BaseModel):
    """The language switch."""

    icon: Spot
    segment: Rect


class Round(BaseModel):
    """The mute button."""

    round: Rect


class Tavern(BaseModel):
    """The title screen."""

    room: Standing
    sign: Sign
    ribbon: Ribbon
    bubble: Bubble
    innkeeper: Innkeeper
    menu: Menu
    language: Language
    sound: Round
    flames: list[Flame]
    steam: list[Spot]
    nooks: dict[str, Nook]


@cache
def tavern() -> Tavern:
    """The checked data."""
    return Tavern.model_validate(json.loads((files("assets") / "data" / "tavern.json").read_text("utf-8")))
