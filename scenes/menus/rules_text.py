"""The rules pages: a little Markdown, read into sections that can be searched and opened at their anchor."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from importlib.resources import files

HEADING = re.compile(r"^(#{1,3}) (.*?)(?: *\{#([\w-]+)\})?$")
ITEM = re.compile(r"^(- |\d+\. |\| *)(.*)$")
RULE = re.compile(r"^\|[-| :]+\|$")
BOLD = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph or list item: runs of (words, bold), its mark ("", "•", "1."); or the cells of a table's row."""

    runs: tuple[tuple[str, bool], ...]
    mark: str = ""
    cells: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The words without emphasis."""
        return "".join(words for words, _bold in self.runs)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands under it."""

    anchor: str
    heading: str
    blocks: tuple[Block, ...]

    def has(self, query: str) -> bool:
        """Whether the query stands in it, whatever the case and the accents."""
        wanted = plain(query)
        return bool(wanted) and wanted in plain(" ".join([self.heading, *(b.words for b in self.blocks)]))


def plain(words: str) -> str:
    """Lower case without accents, for searching."""
    spread = unicodedata.normalize("NFKD", words.casefold().replace("œ", "oe"))
    return "".join(c for c in spread if not unicodedata.combining(c)).strip()


def load_rules(game: str, language: str) -> list[Section]:
    """The sections of a game's rules page; English where the language has none, empty where there is no page."""
    for code in (language, "en"):
        source = files("assets") / "rules" / code / f"{game}.md"
        if source.is_file():
            return parse(source.read_text("utf-8"))
    return []


def parse(page: str) -> list[Section]:
    """Headings, paragraphs, lists and bold; the first heading is the page's title and holds the introduction."""
    sections: list[Section] = []
    heading, anchor, chunks = "", "", [""]
    for line in [*page.splitlines(), "# "]:
        found = HEADING.match(line)
        if found is None:
            _take(line, chunks)
            continue
        if heading:
            sections.append(Section(anchor or plain(heading).replace(" ", "-"), heading, _blocks(chunks)))
        heading, anchor, chunks = found[2], found[3] or "", [""]
    return sections


def _take(line: str, chunks: list[str]) -> None:
    """Add a line to the chunk it continues; empty lines and list marks begin a new one."""
    if not line.strip() or RULE.match(line):
        chunks.append("")
    elif ITEM.match(line):
        chunks.append(line)
    else:
        chunks[-1] = f"{chunks[-1]} {line.strip()}".strip()


def _blocks(chunks: list[str]) -> tuple[Block, ...]:
    blocks = []
    for chunk in filter(None, chunks):
        if chunk.startswith("|"):
            cells = tuple(cell.strip() for cell in chunk.strip("|").split("|"))
            blocks.append(Block(((" ".join(cells), False),), cells=cells))
            continue
        item = ITEM.match(chunk)
        mark = "" if item is None else ("•" if item[1] == "- " else item[1].strip())
        parts = BOLD.split(item[2] if item else chunk)
        runs = tuple((words, number % 2 == 1) for number, words in enumerate(parts) if words)
        blocks.append(Block(runs, mark))
    return tuple(blocks)
