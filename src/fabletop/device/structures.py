"""What the house needs of msgspec, in plain Python, for where msgspec cannot be: in a browser.

It accepts and refuses the same messages and makes the same values of them
(tests/device/test_structures.py). Only the part that Fabletop uses is here: tagged structures,
bounds of numbers and lengths, lists, dictionaries, literals.
"""

from __future__ import annotations

import json as plain_json
import math
from base64 import b64encode
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import SimpleNamespace, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

Check = Callable[[Any], Any]  # a value as JSON has it -> as the type has it; raises `MsgspecError`


class MsgspecError(Exception):
    """Something that is not what it should be."""


class DecodeError(MsgspecError):
    """No JSON."""


class ValidationError(DecodeError):
    """JSON, but not of this type."""


@dataclass(frozen=True)
class Meta:
    """Bounds of a value."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None


class Struct:
    """A structure: its fields are its annotations, in order."""

    __struct_fields__: tuple[str, ...] = ()
    __tag__: tuple[str, str] | None = None  # the name of the field that tells the type, its value
    __strict__ = False  # whether unknown fields are refused
    __frozen__ = False

    def __init_subclass__(
        cls,
        tag: str = "",
        tag_field: str = "",
        forbid_unknown_fields: bool = False,
        frozen: bool = False,
    ) -> None:
        own = tuple(name for name in cls.__annotations__ if not name.startswith("_"))
        cls.__struct_fields__ = own
        cls.__tag__ = (tag_field, tag) if tag else None
        cls.__strict__, cls.__frozen__ = forbid_unknown_fields, frozen

    def __init__(self, *args: Any, **named: Any) -> None:
        names = self.__struct_fields__
        if len(args) > len(names):
            raise TypeError("extra positional arguments provided")
        values = {**dict(zip(names, args, strict=False)), **named}
        if set(values) - set(names) or len(values) < len(args) + len(named):
            raise TypeError("unexpected or repeated argument")
        for name in names:
            if name not in values and not hasattr(type(self), name):
                raise TypeError(f"missing required argument '{name}'")
            self.__dict__[name] = values[name] if name in values else copy(getattr(self, name))

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__frozen__:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        if name not in self.__struct_fields__:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        self.__dict__[name] = value

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        if not self.__frozen__:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({inside})"


# -- reading JSON


class Pairs(list[tuple[str, Any]]):
    """An object as it was written: a name may stand there twice."""


def read(text: str | bytes) -> Any:
    """JSON as msgspec reads it: UTF-8 alone, no NaN, no number beyond all bounds."""
    try:
        told = text if isinstance(text, str) else bytes(text).decode("utf-8")
        found = plain_json.loads(
            told,
            parse_float=finite,
            parse_constant=refuse_constant,
            object_pairs_hook=Pairs,
        )
        if "\\u" in told:
            check_text(found)
    except RecursionError:
        raise
    except ValueError as error:
        raise DecodeError(str(error)) from None
    return found


def finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError("Number out of range")
    return number


def refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def check_text(value: Any) -> None:
    """Half of a character is none. Raises ValueError."""
    if isinstance(value, str):
        value.encode("utf-8")
    elif isinstance(value, list | tuple):
        for part in value:
            check_text(part)


def as_it_is(value: Any) -> Any:
    """Any JSON."""
    if isinstance(value, Pairs):
        return {name: as_it_is(part) for name, part in value}
    return [as_it_is(part) for part in value] if isinstance(value, list) else value


# -- types


@cache
def check_of(kind: Any) -> Check:
    """How values of a type are checked."""
    if kind is Any:
        return as_it_is
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return bounded(check_of(args[0]), [each for each in args[1:] if isinstance(each, Meta)])
    if origin in (Union, UnionType):
        return tagged(args)
    if origin is Literal:
        return one_of(args)
    if origin is list:
        return list_of(check_of(args[0]))
    if origin is dict:
        return dict_of(check_of(args[1]))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return struct_of(kind)
    if kind in (str, int, bool, float):
        return exactly(kind)
    raise TypeError(f"{kind} is not supported here")


def exactly(kind: type) -> Check:
    def check(value: Any) -> Any:
        if kind is float and type(value) is int:
            return float(value)
        if type(value) is not kind:
            raise ValidationError(f"Expected `{kind.__name__}`")
        return value

    return check


def bounded(inner: Check, metas: list[Meta]) -> Check:
    def check(value: Any) -> Any:
        found = inner(value)
        if not all(fits(found, meta) for meta in metas):
            raise ValidationError("out of bounds")
        return found

    return check


def fits(value: Any, meta: Meta) -> bool:
    return (
        (meta.ge is None or value >= meta.ge)
        and (meta.le is None or value <= meta.le)
        and (meta.min_length is None or len(value) >= meta.min_length)
        and (meta.max_length is None or len(value) <= meta.max_length)
    )


def one_of(words: tuple[Any, ...]) -> Check:
    def check(value: Any) -> Any:
        if type(value) is not str or value not in words:
            raise ValidationError("Invalid value")
        return value

    return check


def list_of(inner: Check) -> Check:
    def check(value: Any) -> Any:
        if not isinstance(value, list) or isinstance(value, Pairs):
            raise ValidationError("Expected `array`")
        return [inner(part) for part in value]

    return check


def dict_of(inner: Check) -> Check:
    def check(value: Any) -> Any:
        if not isinstance(value, Pairs):
            raise ValidationError("Expected `object`")
        return {name: inner(part) for name, part in value}

    return check


def tagged(kinds: tuple[Any, ...]) -> Check:
    """One of several structures; a field of theirs tells which."""
    name = kinds[0].__tag__[0]
    checks = {kind.__tag__[1]: struct_of(kind) for kind in kinds}

    def check(value: Any) -> Any:
        if not isinstance(value, Pairs):
            raise ValidationError("Expected `object`")
        said = next((part for key, part in value if key == name), None)
        if type(said) is not str or said not in checks:
            raise ValidationError(f"Object missing or with a wrong `{name}`")
        return checks[said](value)

    return check


def struct_of(kind: type[Struct]) -> Check:
    checks: dict[str, Check] = {}  # when first asked: a structure may name another that comes later

    def check(value: Any) -> Any:
        if not checks:
            hints = get_type_hints(kind, include_extras=True)
            checks.update((name, check_of(hints[name])) for name in kind.__struct_fields__)
        if not isinstance(value, Pairs):
            raise ValidationError("Expected `object`")
        found: dict[str, Any] = {}
        for name, part in value:
            if name in checks:
                found[name] = checks[name](part)
            elif kind.__tag__ and name == kind.__tag__[0]:
                if part != kind.__tag__[1]:
                    raise ValidationError("Invalid value")
            elif kind.__strict__:
                raise ValidationError(f"Object contains unknown field `{name}`")
        try:
            return kind(**found)
        except TypeError as error:
            raise ValidationError(str(error)) from None

    return check


# -- json


class Decoder:
    """Reads JSON of one type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002  # as msgspec calls it
        self.check = check_of(type)

    def __class_getitem__(cls, kind: Any) -> Any:
        return cls

    def decode(self, text: str | bytes) -> Any:
        return self.check(read(text))


def decode(text: str | bytes, *, type: Any = Any) -> Any:  # noqa: A002  # as msgspec calls it
    return check_of(type)(read(text))


class Encoder:
    """Writes JSON."""

    def encode(self, value: Any) -> bytes:
        try:
            return write(value)
        except ValueError:  # NaN
            return write(without_nan(value))


def write(value: Any) -> bytes:
    written = plain_json.dumps(
        value, ensure_ascii=False, separators=(",", ":"), default=spelt, allow_nan=False
    )
    return written.encode()


def spelt(value: Any) -> Any:
    """What JSON has no word for."""
    if isinstance(value, Struct):
        tag = dict([value.__tag__]) if value.__tag__ else {}
        return {**tag, **{name: getattr(value, name) for name in value.__struct_fields__}}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, bytes):
        return b64encode(value).decode()
    if isinstance(value, set | frozenset):
        return list(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def without_nan(value: Any) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {name: without_nan(part) for name, part in value.items()}
    return [without_nan(part) for part in value] if isinstance(value, list | tuple) else value


json = SimpleNamespace(Decoder=Decoder, Encoder=Encoder, decode=decode)
