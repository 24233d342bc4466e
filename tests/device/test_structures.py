"""What stands in for msgspec accepts and refuses the same, and makes the same of it."""

from __future__ import annotations

import importlib.util
import json
import random
import sys
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.device import structures
from fabletop.server.table import messages


def twin() -> ModuleType:
    """The messages of the wire once more, made with the stand-in."""
    spec = importlib.util.spec_from_file_location("tests.device.plain_messages", messages.__file__)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    usual = sys.modules["msgspec"]
    sys.modules["msgspec"] = structures
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    finally:
        sys.modules["msgspec"] = usual
    return module


PLAIN = twin()
DECODERS = ("decode", "decode_table", "decode_knock", "decode_link", "decode_holding")
KINDS = [
    kind
    for kind in vars(messages).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=90),
    st.sampled_from(["usual", "double", "locked", "door", "hello", "act", "", "a" * 64, "a" * 65]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=11), st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=12,
)
FITTING = {
    "int": st.integers(-1, 11),
    "str": st.one_of(st.text(max_size=70), st.sampled_from(["usual", "locked", "x"])),
    "bool": st.booleans(),
    "list": st.lists(st.one_of(SCALARS, st.lists(SCALARS, max_size=3)), max_size=11),
    "dict": st.dictionaries(st.text(max_size=5), VALUES, max_size=4),
}


def fitting(annotation: str) -> st.SearchStrategy[Any]:
    """Something that may well fit a field."""
    if annotation.startswith(("SeatNumber", "Colour", "int")):
        return FITTING["int"]
    if annotation.startswith("bool"):
        return FITTING["bool"]
    if "list[" in annotation:
        return FITTING["list"]
    if "dict[" in annotation:
        return FITTING["dict"]
    return VALUES if annotation == "Any" else FITTING["str"]


@st.composite
def said(draw: st.DrawFn) -> bytes:
    """A message as a page may write it; now and then spoilt in what it says or how."""
    kind = draw(st.sampled_from(KINDS))
    tag = kind.__struct_config__.tag
    body: list[tuple[str, Any]] = [("do", tag)] if tag else []
    for name, annotation in kind.__annotations__.items():
        if draw(st.integers(0, 9)) > 0:
            spoilt = draw(st.integers(0, 11)) == 0
            body.append((name, draw(VALUES if spoilt else fitting(annotation))))
    if draw(st.integers(0, 9)) == 0:
        body.append((draw(st.sampled_from(["extra", "do", "seat", "id"])), draw(VALUES)))
    if draw(st.integers(0, 4)) == 0:
        body = draw(st.permutations(body))
    inside = ",".join(f"{json.dumps(name)}:{written(draw, value)}" for name, value in body)
    data = f"{{{inside}}}".encode(errors="surrogatepass")
    return broken(draw, data) if draw(st.integers(0, 7)) == 0 else data


def written(draw: st.DrawFn, value: Any) -> str:
    return json.dumps(value, ensure_ascii=draw(st.booleans()))


def broken(draw: st.DrawFn, data: bytes) -> bytes:
    """A byte is lost, doubled or another one."""
    place = draw(st.integers(0, max(0, len(data) - 1)))
    other = draw(st.sampled_from([b"", data[place : place + 1] * 2, b"\xff", b"\\", b'"', b"0"]))
    return data[:place] + other + data[place + 1 :]


def as_told(message: object) -> object:
    """A message as plain data: its type and its fields."""
    if message is None or isinstance(message, str):
        return message
    names = type(message).__struct_fields__  # type: ignore[attr-defined]
    return type(message).__name__, [(name, repr(getattr(message, name))) for name in names]


@pytest.mark.slow
@settings(max_examples=1500, deadline=None)
@given(said())
def test_both_accept_and_refuse_the_same(data: bytes) -> None:
    for name in DECODERS:
        ours, theirs = getattr(PLAIN, name)(data), getattr(messages, name)(data)
        assert as_told(theirs) == as_told(ours), name


SPOILT = [
    b"", b"null", b"[]", b'"hello"', b"{}", b'{"do":1}', b'{"do":"none"}', b'{"do":"start"} x',
    b' {"do":"start"}\n', b'\xef\xbb\xbf{"do":"start"}', b'\x0c{"do":"start"}', b'{"do":"start",}',
    b'{"do":"start","do":"again"}', b'{"d\\u006f":"start"}', b'{"do":"mine","seat":1.0}',
    b'{"do":"mine","seat":true}', b'{"do":"mine","seat":1e0}', b'{"do":"mine","seat":-0}',
    b'{"do":"mine","seat":10}', b'{"do":"mine","seat":"x","seat":2}', b'{"do":"mine","seat":01}',
    b'{"do":"choose","name":"x","value":1e400}', b'{"do":"choose","name":"x","value":NaN}',
    b'{"do":"choose","name":"x","value":"\\ud800"}',
    b'{"do":"choose","name":"x","value":"\\uD83D\\uDE00"}',
    b'{"do":"choose","name":"x","value":"\x01"}',
    b'{"do":"choose","name":"x","value":"\xed\xa0\x80"}',
    b'{"do":"choose","name":"x","value":' + b"9" * 400 + b"}",
    b'{"do":"choose","name":"x","value":' + b"9" * 5000 + b"}",
    b'{"do":"choose","name":"x","value":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"do":"choose","name":"x","value":' + b"[" * 9000 + b"]" * 9000 + b"}",
    b'{"do":"choose","name":"x","value":{"a":1,"a":2}}', b'{"do":"house","name":"locked","on":1}',
    b'{"do":"say","seat":0,"text":"' + "🐫".encode() * 200 + b'"}',
    b'{"do":"say","seat":0,"text":"' + "🐫".encode() * 201 + b'"}',
]  # fmt: skip


@pytest.mark.parametrize("data", SPOILT, ids=range(len(SPOILT)))
def test_what_is_spoilt_in_known_ways_is_taken_the_same(data: bytes) -> None:
    for name in DECODERS:
        assert as_told(getattr(messages, name)(data)) == as_told(getattr(PLAIN, name)(data)), name


def test_some_messages_are_accepted_by_both() -> None:
    """Else the tests above would prove nothing."""
    luck = random.Random(1)
    accepted = 0
    for _ in range(50):
        act = {"do": "act", "id": "x", "seat": luck.randrange(9), "decision": 3, "action": ["a", 1]}
        data = json.dumps(act).encode()
        assert as_told(messages.decode(data)) == as_told(PLAIN.decode(data))
        accepted += PLAIN.decode(data) is not None
    assert 50 == accepted


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.one_of(VALUES, st.tuples(VALUES, VALUES), st.dictionaries(st.integers(), VALUES)))
def test_both_write_the_same(value: object) -> None:
    ours, theirs = structures.Encoder().encode(value), msgspec.json.encode(value)
    assert json.loads(theirs) == json.loads(ours)
    assert b", " not in ours.replace(b"\\", b"") or b", " in theirs


def test_structures_behave_alike() -> None:
    for module in (messages, PLAIN):
        sit = module.Sit(0, name="Ada", colour=1)
        assert (sit.seat, sit.name, sit.id) == (0, "Ada", "")
        assert sit == module.Sit(0, "Ada", 1)
        assert sit != module.Sit(1, "Ada", 1)
        assert hash(sit) == hash(module.Sit(0, "Ada", 1))
        with pytest.raises(AttributeError):
            sit.name = "Ben"
        with pytest.raises(TypeError):
            module.Sit(0)
        with pytest.raises(TypeError):
            module.Sit(0, "Ada", 1, "", 5)
        assert module.Hello().tokens is not module.Hello().tokens
