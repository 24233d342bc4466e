"""A record holds what went in, gives it all back, and shows when somebody has been at it."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.core import record as records
from fabletop.core.dealer import Event, Fair, Keeping, Scripted, Seeded, addressed, commitment
from fabletop.core.game import Game
from fabletop.core.options import Action, fill
from fabletop.core.pace import Pace
from fabletop.core.play import Play
from fabletop.core.record import LEAVE, Damaged, Move, Record, dump, load
from fabletop.core.replay import check_fairness, replay
from tests.contract.parley import Hand, Parley

GAME: Game[Any] = Parley()
KEY = bytes(range(32))
HIGH = [9, 2]  # the cards of seat 0, who may trump, and of seat 1, who may not


def play_on(play: Play[Any], rng: random.Random) -> Play[Any]:
    """Play at random to the end."""
    while actors := play.game.actors(play.s):
        seat = rng.choice(list(actors))
        option = rng.choice(list(play.game.options(play.s, seat)))
        play.act(seat, fill(option, rng.randrange), at=len(play.record.moves), by="bot")
    return play


def finished(seed: int = 1) -> Play[Any]:
    """A whole game of three, its chance sealed."""
    play = Play.begin(GAME, 3, {}, Fair(KEY), ["Ada", "Björn", "Çelik"], commitment(KEY))
    play_on(play, random.Random(seed)).record.key = KEY.hex()
    return play


def first_round(*actions: tuple[int, Action]) -> Play[Any]:
    play = Play.begin(GAME, 2, {}, Scripted(draws=HIGH))
    for seat, action in actions:
        play.act(seat, action)
    return play


BIDS: list[tuple[int, Action]] = [(1, ("bid", 3)), (0, ("bid", 1))]


# -- playing


def test_a_record_holds_the_table_what_chance_answered_and_every_move() -> None:
    play = Play.begin(GAME, 2, {}, Scripted(draws=HIGH), ["Ada", "Bo"], "sealed")
    play.act(1, ("bid", 3), at=1200)
    play.act(0, ("bid", 1), at=3400, by="clock")
    play.act(0, ("pass",), at=5600, by="bot")
    play.act(0, LEAVE, at=7800)
    assert play.record == Record(
        "parley",
        1,
        2,
        {},
        ((9, 8), (8, 1)),
        [
            Move(1, ("bid", 3), (), 1200, "player", True),
            Move(0, ("bid", 1), (), 3400, "clock", True),
            Move(0, ("pass",), (), 5600, "bot", True),
            Move(0, LEAVE, (), 7800, "player", True),
        ],
        ["Ada", "Bo"],
        "sealed",
        None,
    )


def test_an_answer_given_in_secret_cannot_be_undone_even_if_it_tells_nothing() -> None:
    play = first_round(*BIDS, (0, ("pass",)))
    assert [True, True, False] == [move.surprise for move in play.record.moves]


def test_everybody_has_a_stream_of_what_they_were_told() -> None:
    play = first_round(*BIDS)
    public = [Event("bid", (1,)), Event("bid", (0,)), Event("bids", ([1, 3],))]
    assert [Event("dealt", (9,), (0,)), *public] == play.stream(0)
    assert [Event("dealt", (2,), (1,)), *public] == play.stream(1)
    assert public == play.stream(None)
    assert public[1:] == play.heard.events


def test_notes_follow_the_stream() -> None:
    play = first_round(*BIDS)
    assert {"cards": [0, 0]} == play.notes(1)
    play.act(0, ("trump",))
    assert [{"cards": [9, 0]}] * 3 == [play.notes(seat) for seat in (None, 0, 1)]
    assert {"cards": [9, 0]} == play.notes(None)


def test_news_for_some_is_for_nobody_else() -> None:
    private, public = Event("dealt", (1,), (0, 2)), Event("turn", (1,))
    assert [True, False, True, False] == [addressed(private, seat) for seat in (0, 1, 2, None)]
    assert [True, True] == [addressed(public, seat) for seat in (0, None)]


# -- undo and fork


@pytest.mark.parametrize(
    ("surprises", "stay"),
    [([], 0), ([False, False], 0), ([True, False, False], 1), ([True, False, True], 3)],
)
def test_undo_goes_back_to_the_last_surprise(surprises: list[bool], stay: int) -> None:
    moves = [Move(0, ("pass",), surprise=surprise) for surprise in surprises]
    assert stay == Record("parley", 1, 2, {}, (), moves).undo_point()


@given(st.lists(st.booleans(), max_size=12))
def test_nothing_that_was_let_out_comes_after_the_undo_point(surprises: list[bool]) -> None:
    moves = [Move(0, ("pass",), surprise=surprise) for surprise in surprises]
    point = Record("parley", 1, 2, {}, (), moves).undo_point()
    assert not any(surprises[point:])
    assert point == 0 or surprises[point - 1]


def test_undo_and_another_way_on() -> None:
    play = first_round(*BIDS, (0, ("pass",)))
    assert 2 == play.record.undo_point()
    again = replay(GAME, play.record.fork(2))
    again.act(0, ("trump",))
    assert [("pass",), ("trump",)] == [p.record.moves[-1].action for p in (play, again)]
    assert [3, 3] == [len(p.record.moves) for p in (play, again)]
    assert [10, 3] == again.s.points


@given(st.integers(0, 20), st.integers(0, 99))
def test_a_fork_is_the_same_game_up_to_a_move_and_free_from_there(moves: int, seed: int) -> None:
    record = finished(seed).record
    fork = record.fork(moves)
    assert replace(record, moves=record.moves[:moves], key=None) == fork
    whole = dump(record)
    play_on(replay_with(fork, Seeded(seed + 1)), random.Random(seed + 1))
    assert (whole, record.moves[:moves]) == (dump(record), fork.moves)


@pytest.mark.parametrize(
    ("moves", "changes", "why"),
    [
        (10**12, {}, "after more moves than it has"),
        (-1, {}, "after more moves than it has"),
        (0, {"seats": 3}, "another number of seats"),
        (0, {"points": [0]}, "`points` must be a list with an entry for each of 2 seats"),
        (0, {"points": [[0, 0], {}]}, "`points.0.` must be a whole number"),
        (0, {"agenda": ["end_round"] * 9}, "`agenda` must be an agenda"),
        (0, {"mood": 1}, "there is no key `mood`"),
    ],
)
def test_a_record_that_goes_on_from_no_position_is_damaged(
    moves: int, changes: dict[str, Any], why: str
) -> None:
    play = first_round()
    state = {**play.game.dump(play.s), **changes}
    record = replace(play.record, base=records.Base(moves, state, ()))
    with pytest.raises(Damaged, match=why):
        replay(play.game, record)


def replay_with(record: Record, dealer: Keeping) -> Play[Any]:
    """A record played again, with new chance from here on."""
    play = replay(GAME, record)
    play.dealer = dealer
    return play


# -- playing again


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**6))
def test_a_replay_is_the_same_game(seed: int) -> None:
    play = finished(seed)
    again = replay(GAME, load(json.loads(json.dumps(dump(play.record)))))
    assert dump(play.record) == dump(again.record)
    assert play.events == again.events
    assert GAME.dump(play.s) == GAME.dump(again.s)


def test_a_replay_up_to_a_move_is_the_game_as_it_was_then_without_its_key() -> None:
    record = finished().record
    play = Play.begin(GAME, 3, {}, Fair(KEY), record.players, record.seal)
    for number, move in enumerate(record.moves):
        then = replay(GAME, record, number)
        assert GAME.dump(play.s) == GAME.dump(then.s)
        assert record.fork(number) == then.record
        play.act(move.seat, move.action)


def test_somebody_who_left_leaves_again() -> None:
    play = first_round(*BIDS, (1, LEAVE))
    again = replay(GAME, play.record)
    assert play.record == again.record
    assert GAME.outcome(play.s) == GAME.outcome(again.s) is not None


class Hasty(Parley):
    """Whoever is too slow passes a hand that no option allows."""

    def pace(self, s: Hand) -> Pace:
        return Pace(s.decision, 1.0, {seat: [("bid", 0)] for seat in self.actors(s)})


def test_what_a_lapse_plays_need_not_be_an_option_but_only_the_clock_may_play_it() -> None:
    game: Game[Any] = Hasty()
    play = Play.begin(game, 2, {}, Scripted(draws=HIGH))
    play.act(0, ("bid", 0), by="clock")
    assert play.record == replay(game, play.record).record
    play.record.moves[0] = replace(play.record.moves[0], by="player")
    with pytest.raises(Damaged, match=r"move 1 is against the rules: seat 0 \['bid', 0\]"):
        replay(game, play.record)


# -- records that do not fit the rules

Change = Callable[[Record], Record]


def with_move(number: int, **changes: Any) -> Change:
    def change(record: Record) -> Record:
        moves = record.moves[:]
        moves[number - 1] = replace(moves[number - 1], **changes)
        return replace(record, moves=moves)

    return change


def with_field(**changes: Any) -> Change:
    return lambda record: replace(record, **changes)


def more_moves(*moves: Move) -> Change:
    return lambda record: replace(record, moves=[*record.moves, *moves])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (with_field(game="chess"), "of chess version 1, these are the rules of parley version 1"),
        (with_field(version=2), "the record is of parley version 2"),
        (with_field(seats=9), "there is no such table: no"),
        (with_field(options={"variant": "wild"}), "there is no such table: no"),
        (with_field(chance=()), "the setup does not fit the rules: .* the record holds none"),
        (with_field(chance=((9, 9), (8, 1))), "the setup does not fit the rules: .* has 9 of 9"),
        (with_field(chance=((9, 8), (8, 1), (7, 0))), "the setup does not fit .* not asked for"),
        (with_move(1, action=("bid", 4)), "move 1 is against the rules"),
        (with_move(1, action=()), "move 1 is against the rules"),
        (with_move(3, seat=1), "move 3 is against the rules"),
        (with_move(3, seat=7, action=LEAVE), "move 3 is against the rules"),
        (with_move(2, chance=((6, 1),)), "move 2 does not fit the rules: 1 recorded"),
        (more_moves(Move(0, LEAVE, surprise=True), Move(1, LEAVE)), "move 5 is against the rules"),
    ],
)
def test_a_record_against_the_rules_is_damaged(change: Change, why: str) -> None:
    good = first_round(*BIDS, (0, ("pass",))).record
    assert good == replay(GAME, good).record
    with pytest.raises(Damaged, match=why):
        replay(GAME, change(good))


# -- proving the shuffle


def test_an_honest_record_is_fair() -> None:
    check_fairness(finished().record)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (with_field(seal=None), "no seal and key"),
        (with_field(key=None), "no seal and key"),
        (with_field(key=KEY[::-1].hex()), "not the one that was sealed"),
        (with_field(seal=commitment(b"another")), "not the one that was sealed"),
        (with_field(chance=((9, 0), (8, 0), (7, 0))), "outcome 1, in the setup, is not the one"),
        (with_move(2, chance=((1000000, 0),)), "outcome 4, in move 2, is not the one"),
    ],
)
def test_a_record_that_cannot_be_proved_is_damaged(change: Change, why: str) -> None:
    with pytest.raises(Damaged, match=why):
        check_fairness(change(finished().record))


@given(st.integers(1, 8), st.integers(0, 2))
def test_no_outcome_can_be_exchanged_for_another(shift: int, place: int) -> None:
    record = finished().record
    size, answer = record.chance[place]
    chance = list(record.chance)
    chance[place] = (size, (answer + 1 + shift % (size - 1)) % size)
    forged = forge(dump(replace(record, chance=tuple(chance))))
    assert is_caught(json.dumps(forged))


# -- as JSON


def forge(data: Mapping[str, object], **changes: object) -> dict[str, object]:
    """A changed record with a chain and a checksum that fit again."""
    body = {name: value for name, value in {**data, **changes}.items() if name != "check"}
    if isinstance(body.get("moves"), list):
        body["chain"] = records.chain(body)
    return {**body, "check": records.checksum(body)}


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("field", ["seat", "at", "by", "action"])
def test_a_changed_move_is_named(number: int, field: str) -> None:
    data = json.loads(json.dumps(dump(finished().record)))
    other = {"seat": 7, "at": 99, "by": "clock", "action": ["bid", 9]}
    data["moves"][number][field] = other[field]
    with pytest.raises(Damaged, match=f"changed: move {number + 1} does not fit"):
        load(data)


@pytest.mark.parametrize("field", ["seats", "options", "players", "seal", "key", "chance"])
def test_a_changed_beginning_is_named(field: str) -> None:
    data = json.loads(json.dumps(dump(finished().record)))
    data[field] = None
    with pytest.raises(Damaged, match="changed: its beginning does not fit"):
        load(data)


def test_a_record_without_a_chain_is_of_an_older_house() -> None:
    data = {k: v for k, v in dump(finished().record).items() if k not in ("chain", "check")}
    old = {**data, "check": records.checksum(data)}
    assert dump(finished().record) == dump(load(json.loads(json.dumps(old))))


def test_a_record_in_json() -> None:
    record = Record(
        "parley",
        1,
        2,
        {"variant": "wild", "cards": ("a", ("b", 1)), "open": True},
        ((9, 8),),
        [Move(1, ("bid", 3), ((6, 5),), 1200, "bot", True)],
        ("Ada", "Bo"),
        "5ea1",
        "0c0ffee0",
    )
    data = dump(record)
    assert 64 == len(str(data.pop("check")))
    assert data == {
        "fabletop": 1,
        "game": "parley",
        "version": 1,
        "seats": 2,
        "options": {"variant": "wild", "cards": ["a", ["b", 1]], "open": True},
        "players": ["Ada", "Bo"],
        "seal": "5ea1",
        "key": "0c0ffee0",
        "chance": [[9, 8]],
        "moves": [
            {
                "seat": 1,
                "action": ["bid", 3],
                "chance": [[6, 5]],
                "at": 1200,
                "by": "bot",
                "surprise": True,
            }
        ],
        "chain": ["a92ddb2712885a29", "4eb683a0a830e75f"],
    }


SMALL = st.integers(0, 99)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
WORD = st.one_of(st.none(), st.booleans(), SMALL, NAMES, st.tuples(NAMES, st.tuples(SMALL)))
CHANCE = st.lists(
    st.integers(1, 99).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n - 1))), max_size=3
).map(tuple)
HAND = st.sampled_from(["player", "bot", "clock"])
MOVES = st.builds(
    Move, SMALL, st.lists(WORD, max_size=3).map(tuple), CHANCE, SMALL, HAND, st.booleans()
)
RECORDS = st.builds(
    Record,
    NAMES,
    SMALL,
    st.just(3),
    st.dictionaries(NAMES, WORD, max_size=3),
    CHANCE,
    st.lists(MOVES, max_size=4),
    st.just(()) | st.tuples(NAMES, NAMES, NAMES),
    st.none() | NAMES,
    st.none() | st.binary(max_size=8).map(bytes.hex),
)


@given(RECORDS)
def test_a_record_comes_back_from_json_as_it_was(record: Record) -> None:
    data = dump(record)
    assert record == load(json.loads(json.dumps(data)))
    assert data == dump(load(data))


@pytest.mark.parametrize(
    "data", [None, 1, "record", [], {}, {"fabletop": 2}, {"fabletop": "1", "check": ""}]
)
def test_what_is_no_record_is_damaged(data: object) -> None:
    with pytest.raises(Damaged, match="this is not a Fabletop record"):
        load(data)


def test_a_record_without_its_checksum_is_damaged() -> None:
    data = dump(finished().record)
    del data["check"]
    with pytest.raises(Damaged, match="its checksum does not fit"):
        load(data)


MOVE = {"seat": 0, "action": ["pass"], "chance": [], "at": 0, "by": "bot", "surprise": False}


@pytest.mark.parametrize(
    "changes",
    [
        {"game": 1},
        {"version": "1"},
        {"version": True},
        {"seats": 2.0},
        {"options": []},
        {"players": None},
        {"players": [1]},
        {"seal": 5},
        {"key": "not hex"},
        {"key": 5},
        {"chance": None},
        {"chance": [[1]]},
        {"chance": [[1, 2, 3]]},
        {"chance": [1]},
        {"chance": [["1", 0]]},
        {"moves": {}},
        {"moves": [[]]},
        {"moves": [{}]},
        {"moves": [{**MOVE, "seat": None}]},
        {"moves": [{**MOVE, "action": "pass"}]},
        {"moves": [{**MOVE, "at": 0.5}]},
        {"moves": [{**MOVE, "by": None}]},
        {"moves": [{**MOVE, "surprise": 1}]},
        {"moves": [{**MOVE, "chance": [[True, False]]}]},
    ],
    ids=str,
)
def test_a_record_with_something_else_in_it_is_damaged(changes: Mapping[str, object]) -> None:
    data = dump(finished().record)
    assert finished().record.moves == load(forge(data)).moves
    with pytest.raises(Damaged, match="the record is not complete"):
        load(forge(data, **changes))


@pytest.mark.parametrize("name", ["game", "version", "seats", "options", "players", "moves"])
def test_a_record_with_something_missing_is_damaged(name: str) -> None:
    data = dump(finished().record)
    del data[name]
    with pytest.raises(Damaged, match=f"the record is not complete: KeyError.*{name}"):
        load(forge(data))


# -- somebody has been at it

POSITIONS = 200


def single_changes(text: str, rng: random.Random) -> Sequence[str]:
    """The text with one character changed into one of its like, at many places."""
    found = []
    for place in rng.sample(range(len(text)), POSITIONS):
        kinds = (string.digits, string.ascii_letters, string.punctuation, string.printable)
        like = next(kind for kind in kinds if text[place] in kind)
        other = rng.choice([c for c in like if c != text[place]])
        found.append(text[:place] + other + text[place + 1 :])
    return found


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def says_the_same(one: str, other: str) -> bool:
    """Whether two spellings are the same data (a blank for a line break, −0 for 0)."""
    one, other = (json.dumps(json.loads(text), sort_keys=True) for text in (one, other))
    return one == other


def is_caught(text: str) -> bool:
    try:
        record = load(json.loads(text))
        replay(GAME, record)
        check_fairness(record)
    except Damaged:
        return True
    return False


def test_every_changed_character_is_caught() -> None:
    text = json.dumps(dump(finished().record))
    assert not is_caught(text)
    changed = [other for other in single_changes(text, random.Random(1)) if is_json(other)]
    real = [other for other in changed if not says_the_same(text, other)]
    assert len(real) > POSITIONS / 3
    assert [] == [other for other in real if not is_caught(other)]
