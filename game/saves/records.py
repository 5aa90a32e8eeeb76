"""The lines of a saved game: JSON objects, each sealed by a checksum over it and all before it."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import IO, Any, Final
from zlib import crc32

from game.language import tr
from game.saves.migrations import FORMAT, Record

MARK: Final = "ratskeller"
"""First key of every header; its value is the file's format."""
OLDEST: Final = 1
"""The first format there was."""
LONGEST_HEADER: Final = 2**20
TAIL: Final = 2**12
"""Bytes from the end in which a last record is looked for first."""
_BEGIN: Final = f'{{"{MARK}":'.encode()
_SEAL: Final = b',"check":"'


class Unreadable(ValueError):
    """The file cannot be played on; the message is one sentence for people, and the file stays as it is."""


@dataclass(slots=True)
class Contents:
    """What a file holds up to its last whole line."""

    header: Record
    format: int
    lines: list[bytes]
    """The records after the header as plain JSON, their seals taken off."""
    size: int
    """Bytes up to the end of the last whole line; a line that was cut off in mid-write lies beyond."""
    seal: int
    """The checksum that the next line continues."""
    open_ended: bool
    """True when the last whole line lacks its line break."""
    length: int
    """Bytes of the whole file."""


def sealed(record: Record, seal: int) -> tuple[bytes, int]:
    """The record's line, and the seal that the next line continues."""
    body = json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()[:-1]
    seal = crc32(body, seal)
    return body + _SEAL + f'{seal:08x}"}}\n'.encode(), seal


def read(raw: bytes) -> Contents:
    """The contents of a saved game's bytes; Unreadable when they are no such thing."""
    first, broken, rest = raw.partition(b"\n")
    header = _header(first, whole=bool(broken))
    body, seal = _unsealed(first, 0, 1)
    contents = Contents(json.loads(body), header[MARK], [], len(first) + 1, seal, open_ended=False, length=len(raw))
    *lines, tail = rest.split(b"\n")
    for number, line in enumerate(lines, 2):
        body, contents.seal = _unsealed(line, contents.seal, number)
        contents.lines.append(body)
        contents.size += len(line) + 1
    _read_tail(tail, contents)
    if not contents.lines:
        raise Unreadable(tr("This saved game breaks off before it began."))
    return contents


def glance(stream: IO[bytes]) -> tuple[Record, Record] | None:
    """The header and the last whole record of a saved game, without reading what lies between.

    None where only reading all of it can tell whether and how it is damaged. The records in between stay unchecked.
    """
    first = stream.readline(LONGEST_HEADER)
    if not first.endswith(b"\n") or not first.startswith(_BEGIN):
        return None
    try:
        body, _ = _unsealed(first[:-1], 0, 1)
        header = json.loads(body)
        if type(header[MARK]) is not int or not OLDEST <= header[MARK] <= FORMAT:
            return None
        last = _last(stream, len(first))
    except (ValueError, RecursionError):
        return None
    return (header, last) if last is not None else None


def _last(stream: IO[bytes], begin: int) -> Record | None:
    """The last record that ends in a line break and is no rubbish, looked for from the end on."""
    end = stream.seek(0, os.SEEK_END)
    reach = TAIL
    while True:
        start = max(begin, end - reach)
        stream.seek(start)
        *lines, torn = stream.read(end - start).split(b"\n")
        if torn:
            return None
        whole = lines if start == begin else lines[1:]
        if whole:
            body, mark, _ = whole[-1].rpartition(_SEAL)
            record = json.loads(body + b"}") if mark else None
            return record if isinstance(record, dict) else None
        if start == begin or reach > LONGEST_HEADER:
            return None
        reach *= 8


def _header(first: bytes, *, whole: bool) -> dict[str, Any]:
    """The header, its format checked, its seal not yet: newer programs may seal in another way."""
    if not whole and (first.startswith(_BEGIN) or _BEGIN.startswith(first)):
        raise Unreadable(tr("This saved game breaks off before it began."))
    if not first.startswith(_BEGIN):
        raise Unreadable(tr("This file is not a saved game of Ratskeller."))
    try:
        header = json.loads(first)
    except (ValueError, RecursionError):
        raise damaged(1) from None
    if type(header[MARK]) is not int or header[MARK] < OLDEST:
        raise damaged(1)
    if header[MARK] > FORMAT:
        raise Unreadable(tr("This game was saved by a newer version of Ratskeller."))
    return dict(header)


def _read_tail(tail: bytes, contents: Contents) -> None:
    """Take a last line without a break if it is whole; drop it if the program was stopped while writing it."""
    if not tail:
        return
    try:
        body, seal = _unsealed(tail, contents.seal, 0)
    except Unreadable:
        return
    contents.lines.append(body)
    contents.seal = seal
    contents.size += len(tail)
    contents.open_ended = True


def _unsealed(line: bytes, seal: int, number: int) -> tuple[bytes, int]:
    body, _, check = line.rpartition(_SEAL)
    seal = crc32(body, seal)
    if not body or check != f'{seal:08x}"}}'.encode():
        raise damaged(number)
    return body + b"}", seal


def damaged(line: int) -> Unreadable:
    """What to raise for a line, counted from 1, that says what cannot be."""
    return Unreadable(tr("This saved game is damaged at line {n}.").format(n=line))
