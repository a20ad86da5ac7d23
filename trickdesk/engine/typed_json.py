"""Dataclasses to JSON and back, by the types of their fields.

Used for files and for messages between processes. A dataclass becomes an object, a tuple or named tuple
becomes a list, and an action is written as in a record. `Annotated[kind, limit]` is a value of type `kind`
for which `value in limit` is true, for example a range, a set of words or a `Length`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from trickdesk.engine.actions import Call, Give, Play
from trickdesk.engine.cards import Deck
from trickdesk.engine.errors import NotationError
from trickdesk.engine.record import parse_input, write_action

T = TypeVar("T")


class Length(NamedTuple):
    """The allowed length of a text or a list."""

    least: int
    most: int

    def __contains__(self, value: Any) -> bool:
        return self.least <= len(value) <= self.most


class JsonValue:
    """Base class that reads and writes values by the types of their fields.

    `deck` is needed if the fields contain actions.
    """

    __slots__ = ()

    def to_json(self, deck: Deck | None = None) -> dict[str, Any]:
        """Return the value as a JSON object."""
        found: dict[str, Any] = _written(self, deck)
        return found

    @classmethod
    def from_json(cls: type[T], data: object, deck: Deck | None = None) -> T:
        """Return the value of a JSON object; unknown keys are ignored.

        Raises:
            ValueError: It doesn't describe such a value.
        """
        try:
            found: T = _read(cls, data, deck)
        except (TypeError, KeyError, OverflowError, NotationError) as error:
            raise ValueError(f"not a {cls.__name__}: {error!r}") from None
        return found


def _written(value: Any, deck: Deck | None) -> Any:
    if isinstance(value, (Call, Give, Play)):
        assert deck is not None
        return write_action(value, deck)
    if is_dataclass(value):
        return {field.name: _written(getattr(value, field.name), deck) for field in fields(value)}
    if isinstance(value, Mapping):
        return {key: _written(entry, deck) for key, entry in value.items()}
    return [_written(entry, deck) for entry in value] if isinstance(value, tuple) else value


def _read(kind: Any, data: Any, deck: Deck | None) -> Any:
    origin, kinds = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        if data is None and NoneType in kinds:
            return None
        if Play in kinds:
            return _action(data, deck)
        return _read(str if str in kinds and isinstance(data, str) else kinds[0], data, deck)
    if origin is Annotated:
        value = _read(kinds[0], data, deck)
        if value not in kinds[1]:
            raise ValueError("a value that cannot be")
        return value
    if origin is not None and origin is not tuple:
        return {key: _read(kinds[1], entry, deck) for key, entry in _checked(dict, data).items()}
    if kinds[1:] == (...,):
        return tuple([_read(kinds[0], entry, deck) for entry in _checked(list, data)])
    if origin is tuple:
        return tuple([_read(*pair, deck) for pair in zip(kinds, _checked(list, data), strict=True)])
    if hasattr(kind, "__dataclass_fields__"):
        _checked(dict, data)
        return kind(**{name: _read(inner, data[name], deck) for name, inner in _fields(kind).items()})
    if hasattr(kind, "_fields"):
        inner = _fields(kind).values()
        return kind(*[_read(*pair, deck) for pair in zip(inner, _checked(list, data), strict=True)])
    if kind is float:
        return float(data if type(data) is float else _checked(int, data))
    return _checked(kind, data)


def _checked(kind: type[T], data: Any) -> T:
    if type(data) is not kind:
        raise ValueError(f"not of type {kind.__name__}")
    return data


def _action(data: Any, deck: Deck | None) -> Call | Give | Play:
    assert deck is not None
    said = parse_input(f"0 {data}", deck)
    assert isinstance(said, tuple)  # it begins with a seat
    return said[1]


@cache
def _fields(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
