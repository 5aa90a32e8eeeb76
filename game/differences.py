"""What an expectation, which may name only parts, does not find in what there is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any


def plain(value: Any) -> Any:
    """A state, event object or standing as JSON reads it back: objects, lists, numbers, words."""
    return json.loads(json.dumps(value if isinstance(value, dict) else asdict(value)))


def differ(where: str, expected: Any, actual: Any) -> Iterator[str]:
    """Lines on what of `expected` is not in `actual`: objects name parts, an object over a list names its indexes."""
    if isinstance(expected, Mapping) and isinstance(actual, dict | list):
        for key, part in expected.items():
            found = _at(actual, key)
            if found is _MISSING:
                yield f"{where}.{key}: there is no such part"
            else:
                yield from differ(f"{where}.{key}", part, found)
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for i, (part, found) in enumerate(zip(expected, actual, strict=True)):
            yield from differ(f"{where}[{i}]", part, found)
    elif type(expected) is not type(actual) or expected != actual:
        yield f"{where}: expected {compact(expected)}, got {compact(actual)}"


_MISSING = object()


def _at(actual: dict[str, Any] | list[Any], key: str) -> Any:
    if isinstance(actual, dict):
        return actual.get(key, _MISSING)
    return actual[int(key)] if key.isdecimal() and int(key) < len(actual) else _MISSING


def in_order(where: str, expected: Sequence[Mapping[str, Any]], happened: Sequence[Any]) -> Iterator[str]:
    """A line for the first expected event that does not follow the ones before it, with its nearest likeness."""
    rest = list(happened)
    for event in expected:
        at = next((i for i, other in enumerate(rest) if not any(differ("", event, other))), None)
        if at is None:
            alike = [other for other in rest if other["kind"] == event.get("kind")] or rest
            yield f"{where}: expected {compact(event)}, got {listed(alike)}"
            return
        rest = rest[at + 1 :]


def compact(value: Any) -> str:
    """The value as JSON in one line."""
    return json.dumps(value, ensure_ascii=False)


def listed(items: Sequence[Any]) -> str:
    """The values as JSON in one line, commas between."""
    return ", ".join(map(compact, items)) or "nothing"
