"""Every colour of the interface, once: palettes and the five games' cloths; a game's own stand in its own folder."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by their place in the interface, as #rrggbb."""

    soot: str = "#1c1009"
    walnut9: str = "#2c190c"
    walnut5: str = "#6b4226"
    brass: str = "#c99a5b"
    amber: str = "#a8650f"
    candle: str = "#ffd98a"
    flame: str = "#ffb24d"
    gold: str = "#f3b748"
    on_gold: str = "#3a1f08"
    cream: str = "#fff4d6"
    parchment: str = "#f3e4c0"
    parchment_shade: str = "#e6d0a0"
    chip: str = "#e2c992"
    mark: str = "#ffeab0"
    slot: str = "#fffaf0"
    ink: str = "#3a2212"
    ink_soft: str = "#6b4526"
    hint: str = "#6b4e30"
    link: str = "#1f5f86"
    go: str = "#3f7a35"
    go_deep: str = "#2c5a26"
    danger: str = "#a32e21"
    danger_light: str = "#f0a090"
    go_light: str = "#9ccf7a"
    on_red: str = "#fff8ea"
    on_green: str = "#ffffff"
    disabled: str = "#675646"
    on_disabled: str = "#efe1cb"
    focus: str = "#5fd0ff"
    note: str = "#f0dcb4"
    veil: str = "#0c0603"


NORMAL = Palette()
HIGH_CONTRAST = replace(
    NORMAL,
    ink="#1a0c04",
    ink_soft="#2b170a",
    hint="#4a321c",
    link="#0b3f63",
    parchment="#fff8e8",
    cream="#ffffff",
    candle="#ffe9b8",
    note="#ffffff",
    chip="#f3dfb0",
    on_gold="#1a0c04",
    walnut9="#140a04",
    danger="#8e1d12",
    focus="#8fe0ff",
)


@dataclass(frozen=True, slots=True)
class Logo:
    """The gold letters of the program's name: outer and inner outline, and the gold from top to bottom."""

    far: str = "#1c0e05"
    near: str = "#5a2d0c"
    gold: tuple[tuple[float, str], ...] = (
        (0.0, "#fff3c4"),
        (0.25, "#ffd873"),
        (0.6, "#f2a531"),
        (0.85, "#c9701a"),
        (1.0, "#a9540f"),
    )
    bare: str = "#ffffff"
    """What is gilded."""


LOGO = Logo()


@dataclass(frozen=True, slots=True)
class Cloth:
    """A game's own colours: cloth, its deep and light tone, an accent."""

    cloth: str
    deep: str
    light: str
    accent: str


GAMES: dict[str, Cloth] = {
    "farm_and_furious": Cloth("#5d8a34", "#35591f", "#b9d98a", "#e67e22"),
    "pied_piper": Cloth("#6a5aa8", "#3a2f6b", "#cdbcf0", "#f2d16b"),
    "pie_rats": Cloth("#b4576b", "#7b2f45", "#f6c9cf", "#f2c14e"),
    "treasure_run": Cloth("#b98636", "#70480f", "#f0d699", "#c0392b"),
    "rats_with_gats": Cloth("#2b7a80", "#124a54", "#a6dcd8", "#f2c14e"),
}


@dataclass(frozen=True, slots=True)
class Felt:
    """A seat's cloth as #rrggbb."""

    cloth: str
    deep: str
    rim: str


FELTS = (
    Felt("#46376f", "#2c2150", "#b9a5f0"),
    Felt("#27502f", "#173520", "#8fd07f"),
    Felt("#26467f", "#162c57", "#7fb4f2"),
    Felt("#73315f", "#4b1c3d", "#f09ac9"),
    Felt("#7c3a22", "#522211", "#f2a878"),
    Felt("#1f5a60", "#103a40", "#7fd6d6"),
)
"""The cloth before each seat of a flat table."""


@dataclass(frozen=True, slots=True)
class TeamColours:
    """A team's colours and its symbol, which always goes with them."""

    base: str
    deep: str
    pale: str
    symbol: str


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb by WCAG, 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
