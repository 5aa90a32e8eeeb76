"""ratskeller games: what can be played, and what can be chosen for it."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from game.catalogue import tables
from game.commands.output import print_json
from game.core import Rulebook
from game.language import tr


class Arguments(BaseModel):
    """How to print."""

    json_output: bool = False


def run(arguments: Arguments) -> int:
    """Print the tavern's tables."""
    games = [facts(table) for table in tables()]
    if arguments.json_output:
        print_json({"games": games})
    else:
        _print_lines(games)
    return 0


def facts(book: Rulebook) -> dict[str, Any]:
    """One game as plain JSON values."""
    return {
        "id": book.id,
        "title": tr(book.title),
        "pitch": tr(book.pitch),
        "seats": {"min": book.seats.start, "max": book.seats.stop - 1},
        "minutes": book.minutes,
        "options": option_facts(book.options),
    }


def option_facts(options: type[BaseModel]) -> list[dict[str, Any]]:
    """Each option with its type, range, default and explanation; `schema` holds what lists are made of."""
    schema = options.model_json_schema()
    definitions = schema.get("$defs", {})
    return [_option(name, prop, definitions) for name, prop in schema["properties"].items()]


def _option(name: str, prop: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    kinds = [kind for kind in prop.get("anyOf", [prop]) if kind.get("type") != "null"]
    kind = kinds[0]
    told = {
        "name": name,
        "title": tr(prop.get("title", name)),
        "type": kind.get("type", "string"),
        "optional": len(kinds) < len(prop.get("anyOf", kinds)),
        "range": _range(kind),
        "default": prop.get("default"),
        "explanation": tr(prop.get("description", "")),
    }
    if kind.get("type") == "array":
        told["items"] = _resolved(kind.get("items", {}), definitions)
    return told


def _range(kind: dict[str, Any]) -> Any:
    """Choices as a list, or the least and most of a number or of a list's length."""
    if kind.get("type") == "boolean":
        return [False, True]
    if "enum" in kind:
        return kind["enum"]
    least, most = ("minItems", "maxItems") if kind.get("type") == "array" else ("minimum", "maximum")
    bounds = {"min": kind.get(least), "max": kind.get(most)}
    return {name: bound for name, bound in bounds.items() if bound is not None} or None


def _resolved(items: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    reference = items.get("$ref", "")
    return dict(definitions[reference.rsplit("/", 1)[-1]]) if reference else items


def _print_lines(games: list[dict[str, Any]]) -> None:
    for game in games:
        seats = game["seats"]
        print(f"{game['id']:<18} {game['title']}, {seats['min']}-{seats['max']} seats")
        for option in game["options"]:
            print(f"    {option['name']:<11} {option['type']}, {_spelled(option)}: {option['explanation']}")


def _spelled(option: dict[str, Any]) -> str:
    range_ = option["range"]
    if isinstance(range_, dict):
        words = " ".join(f"{name} {bound}" for name, bound in range_.items())
    else:
        words = " or ".join(map(str, range_ or ["any"]))
    default = (
        "left open" if option["default"] is None else "the usual" if option["type"] == "array" else option["default"]
    )
    return f"{words}, default {default}"
