"""What a person has set, kept as one checked JSON file in the config folder."""

from __future__ import annotations

import locale
import os
from functools import partial
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from game.language import LANGUAGES, tr
from game.saves.bindings import checked
from game.saves.kept_file import KeptFile

VERSION = 1
LARGEST = 2**20
"""Bytes beyond which a file holds no settings."""
SPARE = "settings-new.json"
"""Settings are written here while a file that could not be read keeps the usual name."""


def known_language(code: str) -> str:
    """The code; ValueError with one sentence for a language there is not."""
    if code not in LANGUAGES:
        raise ValueError(f"no language is called {code}: choose one of {', '.join(LANGUAGES)}")
    return code


def system_language() -> str:
    """The system's language where it is one of ours, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    try:
        names.append(locale.getlocale()[0] or "")
    except ValueError:
        names.append("")
    first = next((name for name in names if name), "")
    return next((code for code in LANGUAGES if first.lower().startswith(code)), "en")


Language = Annotated[str, AfterValidator(known_language)]
"""The code of a language that the catalogues know."""


class Settings(BaseModel):
    """Every setting with its default; unknown fields of a newer version are kept as they are."""

    model_config = ConfigDict(extra="allow", validate_assignment=True)

    version: int = VERSION
    language: Language = Field(default_factory=system_language)
    text_size: int = Field(default=100, ge=100, le=200)
    """Per cent."""
    animation_speed: float = Field(default=1.0, ge=0.25, le=4.0)
    reduced_motion: bool = False
    high_contrast: bool = False
    large_corners: bool = False
    """Marks in the corners of cards are drawn larger."""
    captions: bool = False
    """Sounds that mean something are told in words too."""
    speech: bool = False
    """Prompts, and what the focus ring stands on, are read aloud where the system has a voice."""
    sound_volume: float = Field(default=0.8, ge=0.0, le=1.0)
    music_volume: float = Field(default=0.4, ge=0.0, le=1.0)
    muted: bool = False
    fullscreen: bool = False
    monitor: int = Field(default=0, ge=0)
    window_size: tuple[int, int] = (1280, 720)
    software_present: Literal["auto", "on", "off"] = "auto"
    confirm_moves: bool = False
    flat_places: list[str] = Field(default_factory=list)
    """Where people sat last round a flat table."""
    kiosk_pin: str = ""
    """The PIN that leaves the kiosk, sealed (game.saves.pin); "" before one was chosen."""
    kiosk_idle: int = Field(default=45, ge=15, le=900)
    """Seconds without a touch after which the kiosk asks whether anybody is still there."""
    lessons: list[str] = Field(default_factory=list)
    """Games whose lesson was played to its end."""
    keys: Annotated[dict[str, str], BeforeValidator(partial(checked, "keys"))] = Field(default_factory=dict)
    """What is done -> its key, where that is another than at first."""
    pad: Annotated[dict[str, str], BeforeValidator(partial(checked, "pad"))] = Field(default_factory=dict)
    """What is done -> its gamepad button, where that is another than at first."""
    last_setup: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """The last set-up of each game, by its id; each game checks its own."""


class SettingsFile(KeptFile[Settings]):
    """Loads and saves Settings, for people to read too."""

    model = Settings
    version = VERSION
    spare = SPARE
    largest = LARGEST
    indent = 1

    def noticed(self, kept: Settings, raw: dict[str, Any]) -> str:
        """What of the keys was not known."""
        if kept.keys == raw.get("keys", {}) and kept.pad == raw.get("pad", {}):
            return ""
        return tr("Some keys in the settings are unknown here: they are as at first again.")

    def newer(self) -> str:
        """The sentence for a file of a newer version."""
        return tr("The settings come from a newer Ratskeller: they are left as they are, these are fresh.")

    def unreadable(self) -> str:
        """The sentence for a file that cannot be read."""
        return tr("The settings could not be read: they are left as they are, these are fresh.")

    def refused(self) -> str:
        """The sentence for a folder that cannot be written."""
        return tr("The settings cannot be kept: this folder cannot be written.")
