"""The words people read: gettext catalogues in assets/locale, one language at a time."""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from importlib.resources import files

LANGUAGES: dict[str, str] = {"en": "English", "fr": "Français"}
DOMAIN = "ratskeller"

_current = "en"
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str) -> None:
    """Switch every later tr() to a language of LANGUAGES; an unknown code raises KeyError."""
    global _current, _catalogue
    LANGUAGES[code]
    source = files("assets") / "locale" / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
    if source.is_file():
        with source.open("rb") as stream:
            _catalogue = gettext.GNUTranslations(stream)
    else:
        _catalogue = gettext.NullTranslations()
    _current = code


def language() -> str:
    """The code of the language in use."""
    return _current


def tr(message: str) -> str:
    """The message in the language in use."""
    return _catalogue.gettext(message) if message else ""


def trn(one: str, many: str, count: int) -> str:
    """The form that fits count, in the language in use; placeholders stay for str.format."""
    return _catalogue.ngettext(one, many, count)


def mark(message: str) -> str:
    """Mark a data string for the catalogues; it is translated where it is shown, by tr()."""
    return message


def listed(names: Sequence[str]) -> str:
    """Ada, Basile and Zoé: names or things in a sentence, in the language in use."""
    if len(names) < 2:
        return "".join(names)
    return tr("{most} and {last}").format(most=", ".join(names[:-1]), last=names[-1])
