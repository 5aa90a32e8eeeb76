"""Gathers every msgid from the code into the catalogues and compiles them (developers only, needs Babel).

`python -m assets.build.words` updates assets/locale/<language>/LC_MESSAGES/ratskeller.po, keeps what is translated,
compiles the .mo files that the app reads, and lists what is still missing. English is the language of the msgids;
its catalogue only holds plural forms.
"""

from __future__ import annotations

import copy
import io
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "assets" / "locale"
SOURCES = ("game", "scenes")
KEYWORDS: dict[str, tuple[int, ...] | None] = {"tr": None, "mark": None, "trn": (1, 2)}
BEGUN = datetime(2026, 11, 30, tzinfo=UTC)
"""The date in every header: the day of gathering would change all files at each run."""
FIELD = re.compile(r"\{(\w+)[^}]*\}")


def extracted() -> Catalog:
    """Every msgid in the code, with the files it stands in."""
    catalogue = Catalog(project="Ratskeller", charset="utf-8", creation_date=BEGUN)
    for folder in SOURCES:
        found = extract_from_dir(str(ROOT / folder), [("**.py", "python")], keywords=KEYWORDS)
        for filename, _line, message, _comments, context in found:
            catalogue.add(message, None, [(f"{folder}/{filename}", 0)], context=context)
    return catalogue


def po_path(language: str) -> Path:
    """Where a language's words are written by people."""
    return LOCALE / language / "LC_MESSAGES" / "ratskeller.po"


def mo_path(language: str) -> Path:
    """Where the app reads them."""
    return po_path(language).with_suffix(".mo")


def read(language: str) -> Catalog:
    """The catalogue of a language as it stands, an empty one if there is none yet."""
    path = po_path(language)
    if not path.is_file():
        return Catalog(locale=language, project="Ratskeller", charset="utf-8")
    with path.open("rb") as stream:
        return read_po(stream, locale=language)


def missing(catalogue: Catalog, template: Catalog) -> Iterator[str]:
    """Msgids of the code that the catalogue lacks, or whose placeholders differ."""
    for message in template:
        if not message.id:
            continue
        key = message.id[0] if isinstance(message.id, tuple) else message.id
        entry = catalogue.get(key)
        if entry is None or not _complete(entry) or entry.fuzzy:
            yield key
        elif {f for text in _texts(entry.string) for f in FIELD.findall(text)} != set(FIELD.findall(str(message.id))):
            yield f"{key} (placeholders differ)"


def _texts(value: object) -> list[str]:
    return [str(text) for text in value] if isinstance(value, (tuple, list)) else [str(value)]


def _complete(entry: Message) -> bool:
    return bool(entry.string) and all(_texts(entry.string))


def compiled(catalogue: Catalog) -> bytes:
    """The bytes of the .mo file."""
    stream = io.BytesIO()
    write_mo(stream, catalogue)
    return stream.getvalue()


def update(language: str, template: Catalog) -> list[str]:
    """Bring one language's files up to date with the code; returns what is still to be written."""
    catalogue = read(language)
    catalogue.update(copy.deepcopy(template), no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    if language == "en":
        for message in catalogue:
            if message.id:
                message.string = message.id
                message.flags.discard("fuzzy")
    path = po_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as stream:
        write_po(stream, catalogue, sort_output=True, no_location=True, omit_header=False, width=110)
    mo_path(language).write_bytes(compiled(read(language)))
    return list(missing(read(language), template))


def main() -> int:
    """Update all languages and print what is missing; exit code 1 if anything is."""
    template = extracted()
    gaps = {language: update(language, template) for language in LANGUAGES}
    for language, lacking in gaps.items():
        print(f"{language}: {len(template)} messages, {len(lacking)} missing")
        for message in lacking:
            print(f"  {message!r}")
    return int(any(gaps.values()))


if __name__ == "__main__":
    sys.exit(main())
