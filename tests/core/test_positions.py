"""What a position may say: kinds, keys and pieces, and the sentences about what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.core.kinds import (
    Agenda,
    By,
    EachSeat,
    Else,
    Flag,
    Kind,
    ListOf,
    MapOf,
    Named,
    Number,
    Object,
    OneOf,
    Row,
    Seat,
    Setup,
    Text,
    Wrong,
)
from fabletop.core.positions import Field, Fields, Pieces

TABLE = Setup(3, {"variant": "small"})
CARD = Named("a card", {"ace": 0, "king": 1})
BAN = Named("a ban", {("kind", "ring"): 0})
SPELL = By(lambda table: OneOf(str(table.options["variant"])))
HUGE = 10**20000
NEVER: list[object] = [True, None, 1.0, HUGE, [], {}, "x" * 9999, [[[[]]]], [{}], float("nan")]


def read(kind: Kind, said: object) -> Any:
    return Fields(Field("it", kind, "it is")).read({"it": said}, TABLE)["it"]


@pytest.mark.parametrize(
    ("kind", "said", "found"),
    [
        (Number(0, 7), 7, 7),
        (Number(0, 90, 10), 30, 30),
        (Seat(), 2, 2),
        (Flag(), True, True),
        (OneOf("", "over"), "", ""),
        (Text("an offer such as o1", r"o\d+"), "o12", "o12"),
        (CARD, "king", 1),
        (BAN, ["kind", "ring"], 0),
        (Else(CARD, {None: -1, "?": -2}), None, -1),
        (Else(CARD, {None: -1, "?": -2}), "?", -2),
        (Else(CARD, {None: -1}), "ace", 0),
        (Else(Seat(), {-1: -1}), -1, -1),
        (ListOf(CARD), ["king", "ace", "king"], [1, 0, 1]),
        (ListOf(CARD, ordered=True), ["king", "ace"], [0, 1]),
        (ListOf(Seat(), as_tuple=True), [2, 0], (2, 0)),
        (EachSeat(Number()), [1, 2, 3], [1, 2, 3]),
        (Row(Seat(), CARD, Flag()), [0, "ace", False], (0, 0, False)),
        (MapOf(CARD, Number()), {"ace": 4}, {0: 4}),
        (Object({"a": Flag(), "b": Seat()}, {"b": 1}), {"a": True}, {"a": True, "b": 1}),
        (SPELL, "small", "small"),
        (Agenda("turn next"), ["next", "turn"], ["next", "turn"]),
        (Agenda("turn next"), [], []),
        (Agenda("turn", once=("magic",)), ["magic", "turn"], ["turn"]),
        (Agenda("(ask|tell) open:[0-2]* end"), ["end", "tell"], ["end", "tell"]),
        (Agenda("ask open:[01]* end"), ["end", ["open", 1], "ask"], ["end", ("open", 1), "ask"]),
    ],
)  # fmt: skip
def test_a_kind_reads_what_json_has_as_the_state_has_it(
    kind: Kind, said: object, found: object
) -> None:
    assert (found, type(found)) == (read(kind, said), type(read(kind, said)))
    for other in NEVER:
        if other != said:
            refused_or_read(kind, other)


@pytest.mark.parametrize(
    ("kind", "shape"),
    [
        (Seat(), "seat"),
        (Number(), None),
        (CARD, None),
        (Else(Seat(), {None: -1}), "seat"),
        (ListOf(Seat()), {"all": "seat"}),
        (ListOf(CARD), None),
        (EachSeat(Number()), {"each": None}),
        (EachSeat(ListOf(Seat())), {"each": {"all": "seat"}}),
        (ListOf(Row(Seat(), CARD)), {"all": {"row": ["seat", None]}}),
        (Row(CARD, Flag()), None),
        (MapOf(CARD, Seat()), {"all": "seat"}),
        (Object({"a": Flag(), "b": Seat()}), {"keys": {"b": "seat"}}),
        (Object({"a": Flag()}), None),
        (SPELL, None),
    ],
)
def test_a_kind_says_where_seats_are(kind: Kind, shape: object) -> None:
    assert shape == kind.shape()


def refused_or_read(kind: Kind, said: object) -> None:
    """A list may be empty where lists are read; everything else is refused, in a short sentence."""
    try:
        found = read(kind, said)
    except Wrong as wrong:
        found = len(str(wrong)) > 400
    assert not found or said is None


MUST: list[tuple[Kind, object, str, str]] = [
    (Seat(), 7, "` must be a seat from 0 to 2", "7"),
    (Number(1, 6), 0, "` must be a whole number from 1 to 6", "0"),
    (Number(0, 90, 10), 5, "` must be a whole number from 0 to 90 in steps of 10", "5"),
    (Number(1, 6), True, "` must be a whole number from 1 to 6", "true"),
    (Number(1, 6), HUGE, "` must be a whole number from 1 to 6", "a number with too many digits"),
    (Flag(), 1, "` must be true or false", "1"),
    (OneOf("", "over"), "under", '` must be one of "", "over"', '"under"'),
    (Text("an offer such as o1", r"o\d+"), "p1", "` must be an offer such as o1", '"p1"'),
    (CARD, "joker", '` must be a card such as "ace"', '"joker"'),
    (Else(CARD, {None: -1}), 3, '` must be a card such as "ace" or null', "3"),
    (ListOf(ListOf(CARD)), [[], ["ace", "x"]], '[1][1]` must be a card such as "ace"', '"x"'),
    (
        ListOf(Flag(), 1),
        [True, 2],
        "` must be a list of at most 1, each true or false",
        "[true, 2]",
    ),
    (
        EachSeat(Flag()),
        [],
        "` must be a list with an entry for each of 3 seats, true or false",
        "[]",
    ),
    (Row(Seat(), Flag()), [0], "` must be a list of 2: a seat from 0 to 2; true or false", "[0]"),
    (MapOf(CARD, Flag()), {"ace": 3}, '["ace"]` must be true or false', "3"),
    (Object({"a": Flag()}), {"b": True}, "` must be an object with `a`", "an object"),
]


@pytest.mark.parametrize("place", range(len(MUST)))
def test_what_is_wrong_is_said_in_one_sentence(place: int) -> None:
    kind, said, must, not_ = MUST[place]
    with pytest.raises(Wrong) as wrong:
        read(kind, said)
    assert f"`it{must}, not {not_}" == str(wrong.value)


def test_what_may_be_there_once_is_not_there_twice() -> None:
    with pytest.raises(Wrong, match="none twice"):
        read(ListOf(Seat(), different=True), [1, 1])


@pytest.mark.parametrize(
    "said", [["turn", "next"], ["turn"], ["next", "sleep"], ["next", ["turn", 1]], "turn", [[]]]
)
def test_an_agenda_is_one_that_occurs_in_play(said: object) -> None:
    with pytest.raises(Wrong, match="an agenda that the rules can go on from"):
        read(Agenda("turn next"), said)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"trakc": []}, "there is no key `trakc`; do you mean `track`?"),
        ({"seats": 3, "options": {}, "xyzzy": 1}, "there is no key `xyzzy`"),
        ({"x" * 10**5: 1}, f"there is no key `{'x' * 60}`"),
    ],
)
def test_a_key_that_nobody_declared_is_named(data: dict[str, object], sentence: str) -> None:
    fields = Fields(Field("track", EachSeat(Number()), "points"), once=("old",))
    assert {} == fields.read({"seats": 3, "options": {}, "old": 1}, TABLE)
    with pytest.raises(Wrong) as wrong:
        fields.read(data, TABLE)
    assert sentence == str(wrong.value)


def test_what_was_said_is_put_where_it_belongs() -> None:
    class State:
        track: int = 0
        cell: int = 0

    fields = Fields(
        Field("track", Number(), "points"),
        Field("from", Number(), "a cell", attribute="cell"),
        Field("rest", Number(), "the game's own business", attribute=""),
    )
    s = State()
    fields.put(s, fields.read({"track": 3, "from": 4, "rest": 5}, TABLE))
    assert {"track": 3, "cell": 4} == vars(s)


def test_every_piece_lies_in_one_place() -> None:
    box = Pieces(["ace", "king", "ten"], [1, 2, 0])
    box.take([0, 1], "hand")
    assert [1] == box.rest()
    for pieces, key, sentence in (
        ([0], "pile", '"ace" is in `hand` and again in `pile`'),
        ([1, 1], "pile", '"king" is in `hand`, `pile` 2 times and again in `pile`'),
        ([2], "pile", '"ten" in `pile` is not in this game'),
    ):
        with pytest.raises(Wrong) as wrong:
            box.take(pieces, key)
        assert sentence == str(wrong.value)


def test_the_keys_make_a_table_for_people() -> None:
    fields = Fields(Field("track", EachSeat(Number(0, 9)), "points", "all 0"))
    last = fields.table(TABLE).splitlines()[-1]
    kind = "a list with an entry for each of 3 seats, a whole number from 0 to 9"
    assert f"| `track` | points | {kind} | all 0 |" == last


def test_what_is_read_is_written_as_it_was_said() -> None:
    said = {
        "hand": ["gold", "rope"],
        "counts": [0, 3],
        "ban": ["kind", "rope"],
        "nothing": None,
        "map": {"gold": 2},
        "agenda": ["end", ["open", 2]],
    }
    card = Named("a card", {"gold": 0, "rope": 1})
    fields = Fields(
        Field("hand", ListOf(card), "cards"),
        Field("counts", EachSeat(Number()), "counts"),
        Field("ban", Named("a ban", {("kind", "rope"): 7}), "a ban"),
        Field("nothing", Else(card, {None: -1}), "none"),
        Field("map", MapOf(card, Number()), "map"),
        Field("agenda", Agenda("open:[0-9] end"), "agenda"),
    )

    class State:
        seats, options = 2, {"laps": (1, 2)}

    s = State()
    fields.put(s, fields.read(said, Setup(2, {})))
    assert fields.dump(s) == {"seats": 2, "options": {"laps": [1, 2]}, **said}
