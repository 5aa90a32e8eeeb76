"""Spaces, apostrophes, capitals and melting articles, as each language's printers have them."""

from __future__ import annotations

import re
from typing import Final

NARROW: Final = "\u202f"
NO_BREAK: Final = "\u00a0"
_SENTENCE_START: Final = re.compile(r"(^|[.!?]\s+)([“«\"\s]*)([^\W\d_])")
_SENTENCE_END: Final = re.compile(r"(?<=[.!?])(?:[\u00a0\u202f]*[”»])? +")
_MELTED: Final = (
    ("de", (("le ", "du "), ("les ", "des "))),
    ("à", (("le ", "au "), ("les ", "aux "))),
)
_VOWELS: Final = "aeiouyàâäéèêëîïôöùûüœæ"


def typeset(text: str, language: str) -> str:
    """The text with the language's own spaces and apostrophes, every sentence with a capital."""
    text = text.replace("'", "’")
    if language == "fr":
        text = re.sub(r"[ \u00a0\u202f]+([;!?])", NARROW + r"\1", text)
        text = re.sub(r"[ \u00a0\u202f]+([:»])", NO_BREAK + r"\1", text)
        text = re.sub(r"«[ \u00a0\u202f]*", "«" + NO_BREAK, text)
    return _SENTENCE_START.sub(lambda at: at[1] + at[2] + at[3].upper(), text)


def melt(slot: str, words: str) -> str:
    """Give the words as the slot's preposition leaves them: de + le voleur, du voleur; de + Aldo, d'Aldo."""
    for preposition, changes in _MELTED:
        if not slot.startswith(preposition + " "):
            continue
        for article, melted in changes:
            if words.startswith(article):
                return melted + words.removeprefix(article)
        if preposition == "de" and words[:1].lower() in _VOWELS:
            return "d'" + words
        return f"{preposition} {words}"
    return words


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [part for part in _SENTENCE_END.split(text) if part]


def capital(words: str) -> str:
    """The words with their first letter as a capital."""
    return words[:1].upper() + words[1:]
