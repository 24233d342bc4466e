"""What a shared device shows, and what all must look at and remember."""

from __future__ import annotations

from fabletop.server.table.effects import (
    Alarm,
    Gone,
    Reply,
    Save,
    Send,
    Tick,
)
from fabletop.server.table.messages import (
    Act,
    Hello,
    Mine,
    Sit,
    Stand,
    Start,
)
from tests.server.inside import ids_of, play_of
from tests.server.salon import (
    GALLERY,
    LASTS,
    NAMES,
    act,
    alarm,
    asked,
    code_of,
    done,
    empty,
    first_option,
    game_of,
    keys,
    laid,
    laid_cave,
    moves,
    picture,
    shown_at,
)

# -- the curtain


def test_a_shared_device_shows_nobodys_view_until_somebody_takes_it() -> None:
    room = laid(people="ss")
    room.handle("tv", Hello(), 0)
    covered = picture(room.handle("s", Hello(["0/1", "1/2"]), 0), "s")
    assert ([0, 1], None, 0, []) == (
        covered["yours"], covered["seat"], covered["curtain"], covered["choices"],
    )  # fmt: skip
    assert game_of(room).view(play_of(room).s, None) == covered["view"]
    effects = room.handle("s", Mine(0), 0)
    assert ["s"] == [effect.device for effect in effects if isinstance(effect, Send)]
    shown = picture(effects, "s")
    assert (0, None, 3) == (shown["seat"], shown["curtain"], len(shown["choices"]))
    assert ["dealt"] == keys(shown)


def test_the_curtain_falls_with_every_answer() -> None:
    room = laid(people="ss")
    room.handle("s", Mine(0), 0)
    covered = picture(act(room, "s", 0, "bid", 2), "s")
    assert (None, 1) == (covered["seat"], covered["curtain"])
    assert None is covered["view"]["card"]
    room.handle("s", Mine(1), 0)
    covered = picture(act(room, "s", 1, "bid", 2), "s")
    assert (None, 0, "trump") == (covered["seat"], covered["curtain"], covered["view"]["step"])


def test_the_curtain_names_nobody_while_others_are_asked() -> None:
    room = laid_cave("ssb")
    for seat in (0, 1):
        while asked(room) == [seat]:
            room.handle("s", Mine(seat), 1)
            effects = act(room, "s", seat, *first_option(room, seat))
    assert [2] == asked(room)
    covered = picture(effects, "s")
    assert (None, None) == (covered["seat"], covered["curtain"])
    assert (2, None) == (picture(effects, "b")["seat"], picture(effects, "b")["curtain"])


def test_ones_own_device_needs_no_curtain() -> None:
    room = laid()
    shown = picture(room.handle("a", Mine(0), 0), "a")
    assert (0, None) == (shown["seat"], shown["curtain"])


def test_behind_the_curtain_there_is_no_hand() -> None:
    room = laid_cave("sss")
    while len(moves(room)) < 30:
        seat = asked(room)[0]
        open_ = picture(room.handle("s", Mine(seat), 1), "s")
        others = [n for n, chair in enumerate(open_["view"]["seats"]) if chair["hand"] is None]
        assert [n for n in range(3) if n != seat] == others
        shown = picture(act(room, "s", seat, *first_option(room, seat)), "s")
        if asked(room) == [seat]:  # still the same person: no need to ask again
            assert (seat, None) == (shown["seat"], shown["curtain"])
        else:
            assert [None] * 3 == [chair["hand"] for chair in shown["view"]["seats"]]
            assert asked(room)[0] == shown["curtain"]


# -- looking, together and remembering


def test_an_answer_waits_until_everybody_has_looked() -> None:
    room = laid(GALLERY)
    first = Act("x", 0, 1, ["bid", 2])
    assert [Alarm(2.0)] == room.handle("a", first, 0.5)
    assert [Alarm(2.0)] == room.handle("a", first, 0.6)  # said again
    assert "no" == code_of(room.handle("b", Act("y", 1, 1, ["bid", 4]), 0.7), "b")
    assert [Alarm(2.0)] == room.handle("b", Act("y", 1, 1, ["bid", 1]), 0.8)
    assert ([], {}) == (moves(room), ids_of(room))
    assert [Alarm(2.0)] == room.handle("", Tick(), 1.9)
    effects = room.handle("", Tick(), 2)
    save = effects[0]
    assert isinstance(save, Save)
    assert [(0, "0/x"), (1, "1/y")] == [(number, asked) for number, _, asked in save.moves]
    assert [("a", "x"), ("b", "y")] == done(effects)
    assert ([Send, Send, Alarm], [0]) == ([type(e) for e in effects[1:]], asked(room))
    assert [("a", "x")] == done(room.handle("a", first, 3))
    assert 2 == len(moves(room))


def test_an_answer_of_a_device_that_is_gone_must_be_said_again() -> None:
    room = laid(GALLERY)
    message = Act("x", 0, 1, ["bid", 2])
    room.handle("a", message, 0.5)
    effects = room.handle("a", Gone(), 1)
    assert 2 == alarm(effects)
    effects = room.handle("", Tick(), 2)
    assert ([], LASTS) == (moves(room), alarm(effects))
    room.handle("again", Hello(["0/1"]), 3)
    effects = room.handle("again", message, 3)
    assert [("again", "x")] == done(effects)


def test_an_answer_that_waits_is_refused_if_its_time_never_comes() -> None:
    room = laid(GALLERY)
    room.handle("a", Act("x", 0, 1, ["bid", 2]), 0.5)
    room.handle("a", Stand(0), 1)
    effects = room.handle("", Tick(), 2)
    refusal = {"code": "stood-in", "clause": "", "args": {}}
    assert Reply("a", {"is": "refused", "id": "x", **refusal}) in effects
    assert [] == moves(room)


def test_bots_ponder_as_long_as_the_game_says_but_not_before_all_have_looked() -> None:
    room = laid(GALLERY, "a", bots=2)
    effects = act(room, "a", 0, "bid", 1, now=0)
    assert 2 == alarm(effects)
    effects = room.handle("", Tick(), 2)  # the person's bid waited, and comes first
    effects = room.handle("", Tick(), alarm(effects))
    assert [0, 1, 2] == [move.seat for move in moves(room)]
    effects = act(room, "a", 0, "pass", now=3)
    act(room, "a", 0, "bid", 1, now=5.5)
    room.handle("", Tick(), 5.5)
    effects = room.handle("a", Hello(["0/1"]), 5.5)
    assert ([1], 6.0) == (asked(room), alarm(effects))


def test_to_look_to_the_end_is_no_lapse() -> None:
    room = laid(GALLERY)
    room.handle("", Tick(), LASTS)
    assert ["clock", "clock"] == [move.by for move in moves(room)]
    assert [0, 0] == [chair.lapses for chair in room.table.chairs]
    room.handle("", Tick(), 2 * LASTS)
    assert [1, 0] == [chair.lapses for chair in room.table.chairs]


def test_for_those_who_are_away_cards_lie_open_as_long_as_for_others() -> None:
    room = laid(GALLERY)
    room.table.chairs[0].away = room.table.chairs[1].away = True
    effects = room.handle("tv", Hello(), 0.5)
    assert ([], 2) == (moves(room), alarm(effects))
    effects = room.handle("", Tick(), 2)
    assert [0, 1, 0] == [move.seat for move in moves(room)]
    assert ([0, 1], 4) == (asked(room), alarm(effects))


def test_an_open_question_at_a_shared_device_needs_no_curtain() -> None:
    room = laid(GALLERY, "sst")
    effects = room.handle("s", Hello(["0/1", "1/2"]), 0)
    shown = picture(effects, "s")
    assert (None, None, [0, 1]) == (shown["seat"], shown["curtain"], shown["asked"])
    assert [["bid", 1], ["bid", 2], ["bid", 3]] == shown["choices"]
    assert game_of(room).view(play_of(room).s, None) == shown["view"]
    assert [2] == shown_at(room, "t")["asked"]
    act(room, "s", 0, "bid", 1, now=3)
    effects = act(room, "s", 1, "bid", 1, now=3)
    assert ([], []) == (picture(effects, "s")["asked"], picture(effects, "s")["choices"])
    covered = picture(act(room, "t", 2, "bid", 1, now=3), "s")
    assert (None, 0, []) == (covered["seat"], covered["curtain"], covered["asked"])
    shown = picture(room.handle("s", Mine(0), 3), "s")
    assert (0, None, [0]) == (shown["seat"], shown["curtain"], shown["asked"])


def test_what_must_be_remembered_is_told_once_and_to_those_who_were_there() -> None:
    room = laid(GALLERY, "ass")
    for seat, device in enumerate("ass"):
        effects = act(room, device, seat, "bid", 1, now=3)
    for device in "as":
        (bids,) = [e for e in picture(effects, device)["events"] if e["key"] == "bids"]
        assert bids["fleeting"] is True
    assert "fleeting" not in picture(effects, "a")["events"][0]
    for device, tokens in (("a", ["0/1"]), ("tv", []), ("s", ["1/2", "2/3"]), ("new", ["1/2"])):
        for since in (-1, 5, 99):  # right after the action that brought it
            shown = picture(room.handle(device, Hello(tokens, since), 3), device)
            assert "bids" not in keys(shown)
    assert "bids" not in keys(picture(room.handle("s", Mine(2), 3), "s"))


def test_whoever_sits_down_again_is_not_told_again() -> None:
    room = empty(GALLERY)
    for seat, device in enumerate("ab"):
        room.handle(device, Hello(), 0)
        room.handle(device, Sit(seat, NAMES[seat], seat, f"sit-{seat}"), 0)
    room.handle("a", Start(), 0)
    room.handle("tv", Hello(), 0)
    for seat, device in enumerate("ab"):
        act(room, device, seat, "bid", 1, now=3)
    shown = picture(room.handle("tv", Sit(0, "Ann", 0, "sit-0"), 9), "tv")
    assert ([0], False) == (shown["yours"], "bids" in keys(shown))


def test_what_several_moves_of_one_moment_bring_is_all_told() -> None:
    room = laid(GALLERY)
    room.table.chairs[0].away = True
    room.handle("late", Hello(), 1)
    act(room, "b", 1, "bid", 3, now=1)
    effects = room.handle("", Tick(), 2)
    assert [1, 0, 0] == [move.seat for move in moves(room)]  # the pass follows at once
    assert ["bid", "bid", "bids", "passed"] == keys(picture(effects, "b"))
