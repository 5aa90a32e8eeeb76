"""A rulebook's actions and events to JSON objects {"kind": class name, ...} and back, checked on the way in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import MISSING, Field, fields
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Generic, Literal, TypeVar, get_type_hints

import pydantic
from pydantic import BaseModel, ConfigDict

from game.core import Action, Event, Rulebook

T = TypeVar("T")


class Codec(Generic[T]):
    """One family of dataclasses, told apart by class name; `without` names fields that its JSON leaves out."""

    def __init__(self, classes: Sequence[type[T]], without: Iterable[str] = ()) -> None:
        left_out = frozenset(without)
        self._classes = {cls.__name__: cls for cls in classes}
        self._fields = {cls: tuple(f.name for f in _fields(cls) if f.name not in left_out) for cls in classes}
        self.form: Any = _one_of([_form(cls, names) for cls, names in self._fields.items()])
        """The pydantic type of the JSON object, to be built into larger models."""

    def encode(self, value: T) -> dict[str, Any]:
        """The value as an object of plain JSON values."""
        cls = type(value)
        return {"kind": cls.__name__} | {name: getattr(value, name) for name in self._fields[cls]}

    def build(self, form: BaseModel, **left_out: Any) -> T:
        """The value of a form that pydantic has checked, with the fields that its JSON leaves out."""
        cls = self._classes[getattr(form, "kind")]  # noqa: B009
        return cls(**{name: getattr(form, name) for name in self._fields[cls]}, **left_out)


@cache
def actions_of(book: Rulebook) -> Codec[Action]:
    """The codec of a game's actions."""
    return Codec(book.actions)


@cache
def events_of(book: Rulebook) -> Codec[Event]:
    """The codec of a game's events."""
    return Codec(book.events)


def _fields(cls: type[Any]) -> tuple[Field[Any], ...]:
    return fields(cls)


def _form(cls: type[Any], names: Sequence[str]) -> type[BaseModel]:
    """A strict model of a dataclass: its kind and fields, no others."""
    hints = get_type_hints(cls, include_extras=True)
    typed: dict[str, Any] = {field.name: (hints[field.name], _default(field)) for field in _fields(cls)}
    return pydantic.create_model(
        cls.__name__,
        __config__=ConfigDict(extra="forbid", strict=True, frozen=True),
        __doc__=cls.__doc__,
        __module__=cls.__module__,
        **{"kind": (Literal[cls.__name__], ...)} | {name: typed[name] for name in names},
    )


def _default(field: Field[Any]) -> Any:
    return ... if field.default is MISSING else field.default


def _one_of(forms: Sequence[type[BaseModel]]) -> Any:
    if len(forms) == 1:
        return forms[0]
    return Annotated[reduce(or_, forms), pydantic.Field(discriminator="kind")]
