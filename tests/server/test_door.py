"""Who is let in: addresses, the open door, watchers, and records for those who played."""

from __future__ import annotations

import json
from typing import Any, cast

from fabletop.games import GAMES
from fabletop.server import addresses
from fabletop.server.addresses import LETTERS, any_code, fits, network, new_latch, read_address
from fabletop.server.lobby import Lobby, named_in
from fabletop.server.table.chairs import Manners
from fabletop.server.table.effects import Gone, Send
from fabletop.server.table.messages import (
    Again,
    Dismiss,
    End,
    Free,
    Hello,
    Manner,
    Sit,
    Stand,
    Start,
)
from tests.server.life import LifeTable
from tests.server.table import CODE, LATCH
from tests.server.test_again import finished
from tests.server.test_host import code

# -- addresses


def test_an_address_is_a_code_and_sixty_five_bits() -> None:
    assert (32, 13) == (len(set(LETTERS)), addresses.LATCH_LENGTH)
    assert not set("ilou") & set(LETTERS)
    for _ in range(100):
        latch, table = new_latch(), any_code()
        assert (table, latch) == read_address(f"{table}-{latch}")
        assert 100 <= int(table.rpartition("-")[2]) <= 999
    assert 100 == len({new_latch() for _ in range(100)})
    assert ("red-lamp-10", LATCH) == read_address(f"red-lamp-10-{LATCH}")  # of an older version


def test_what_is_no_address_is_none() -> None:
    for text in ("", CODE, LATCH, f"{CODE}-{LATCH}0", f"{CODE}-{LATCH[1:]}", f"{CODE}-{LATCH}\n",
                 f"{CODE}-{'l' * 13}", f"{CODE}-{LATCH.upper()}", f"x-y-100-{LATCH}",
                 f"red-lamp-1000-{LATCH}", f"red-lamp-１００-{LATCH}"):  # fmt: skip
        assert read_address(text) is None, text


def test_a_latch_fits_only_itself() -> None:
    assert fits(LATCH, LATCH)
    assert not fits(LATCH, LATCH[:-1] + "0")


def test_guesses_are_counted_by_household() -> None:
    assert "203.0.113.9" == network("203.0.113.9") == network("::ffff:203.0.113.9")
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1%eth0") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:2::7") != network("2001:db8:1:3::7")
    assert "" == network("")


def test_an_address_survives_a_restart_and_an_older_table_gets_a_lasting_one() -> None:
    table = LifeTable()
    assert f"{CODE}-{LATCH}" == table.restarted().room.table.address == table.shown("tv")["address"]
    kept = {name: value for name, value in table.room.keep().items() if name != "latch"}
    older, same, other = (Lobby(GAMES, secret).latch_of(CODE, kept) for secret in ("s", "s", "t"))
    assert older == same != other
    assert read_address(f"{CODE}-{older}")
    assert older != Lobby(GAMES, "s").latch_of("red-lamp-101", kept)
    assert older != Lobby(GAMES, "s").latch_of(CODE, {**kept, "key": "00"})


def test_a_table_that_gets_the_code_of_another_does_not_take_its_tokens() -> None:
    before, after = (Lobby(GAMES, "s").tokens(CODE, latch) for latch in ("a", "b"))
    assert (0, 1) == before.read(before.sign(0, 1))
    assert after.read(before.sign(0, 1)) is None
    assert before.sign_record(0) != after.sign_record(0)
    older = [Lobby(GAMES, "s").tokens("red-lamp-10", latch) for latch in ("a", "b")]
    assert (0, 1) == older[1].read(older[0].sign(0, 1))  # people have kept theirs


# -- the open door


def test_the_door_is_open_until_the_game_starts_and_the_host_may_open_it_again() -> None:
    table = LifeTable(begin=False)
    assert table.shown("b")["house"]["door"]
    started = LifeTable()
    assert not started.shown("b")["house"]["door"]
    assert "host-only" == code(started, "b", Manner("door", True))
    started.say("a", Manner("door", True))
    assert started.shown("b")["house"]["door"]
    assert started.restarted().room.table.manners.lets_in()
    started.say("a", Manner("locked", True))
    assert not started.room.table.manners.lets_in()


def test_a_table_kept_by_an_older_version_has_an_open_door_before_the_game_only() -> None:
    older: Any = {"locked": False, "paused": False, "chat": True, "slow": False}
    assert Manners.restore({"started": False, "manners": older}).lets_in()
    assert not Manners.restore({"started": True, "manners": older}).lets_in()
    assert not Manners.restore({"started": False, "manners": {**older, "locked": True}}).lets_in()


# -- those who watch


def watched() -> tuple[LifeTable, str]:
    """A table with a television, somebody who watches, and the token of somebody who did."""
    table = LifeTable()
    table.say("tv", Gone())
    table.say("tv", Hello(tv=True))
    table.say("early", Hello())
    token = table.shown("early")["tokens"]["watch"]
    table.say("early", Gone())
    table.say("w", Hello())
    return table, token


def test_everybody_knows_how_many_watch() -> None:
    table, _ = watched()
    assert [1, 1] == [table.shown(device)["watchers"] for device in ("a", "w")]
    table.say("w", Gone())
    assert 0 == table.shown("b")["watchers"]


def test_whoever_was_there_when_it_was_locked_may_watch_on_and_nobody_else() -> None:
    table, old = watched()
    before = table.shown("w")["tokens"]["watch"]
    table.say("a", Manner("locked", True))
    for name in ("w", "tv"):
        token = table.shown(name)["tokens"]["watch"]
        table.say(name, Gone())
        assert "locked" == code(table, name, Hello([before], tv=name == "tv"))
        table.say(name, Hello([token], tv=name == "tv"))
        assert name in table.room.table.devices
    for tokens in ([], [old], ["nonsense"]):
        assert "locked" == code(table, "stranger", Hello(tokens))
        assert "locked" == code(table, "stranger", Hello(tokens, tv=True))
    again = table.restarted()
    assert "locked" == code(again, "early", Hello([old]))
    again.say("w", Hello([token]))
    assert "w" in again.room.table.devices


def test_the_host_sends_watchers_away_for_good_and_keeps_the_television() -> None:
    table, old = watched()
    token = table.shown("w")["tokens"]["watch"]
    assert "host-only" == code(table, "b", Dismiss())
    assert "host-only" == code(table, "w", Dismiss())
    mark = len(table.sent)
    table.say("a", Dismiss())
    assert ["sent-away"] == [m["code"] for d, m in table.since(mark) if d == "w"]
    assert {"a", "b", "c", "tv"} == set(table.room.table.devices)
    assert (0, True) == (table.shown("a")["watchers"], table.shown("a")["house"]["locked"])
    for kept in (token, old):
        assert "locked" == code(table, "w", Hello([kept]))
    table.say("tv", Gone())
    table.say("tv", Hello([table.shown("tv")["tokens"]["watch"]], tv=True))
    assert "tv" in table.room.table.devices
    table.say("a", Manner("locked", False))
    table.say("w", Hello([token]))  # a void token is no lie, and an open table lets it in
    assert "table" == table.sent[-1][1]["is"]
    assert "bad-token" not in [m.get("code") for _, m in table.since(mark)]


# -- records belong to those who played


def records(table: LifeTable, device: str) -> tuple[Any, list[Any]]:
    shown = table.shown(device)
    return shown["record"], [night["record"] for night in shown["evening"]]


def test_who_played_can_open_the_record_and_nobody_else() -> None:
    table = finished()
    table.say("w", Hello())
    token = table.room.table.tokens.sign_record(0)
    assert (CODE, 0) == named_in(token) == Lobby(GAMES, "secret").read_record_token(token, LATCH)
    for device in "abc":
        assert (token, [token]) == records(table, device)
    for device in ("tv", "w"):
        assert (None, [None]) == records(table, device)
    assert "came" not in table.shown("a")["evening"][0]


def test_the_token_stays_the_same_in_the_next_game_and_after_a_restart() -> None:
    table = finished()
    token = table.room.table.tokens.sign_record(0)
    table.say("a", Again())
    assert (None, [token]) == records(table, "b")
    kept = json.loads(json.dumps(table.room.keep()))
    again = Lobby(GAMES, "secret").restore(table.room.code, kept, [], [])
    effects = again.handle("b", Hello([table.token(1)]), 0)
    (picture,) = [effect.message for effect in effects if isinstance(effect, Send)]
    assert [token] == [night["record"] for night in cast(list[Any], picture["evening"])]


def test_whoever_sits_down_later_gets_the_records_of_later_games_only() -> None:
    table = finished()
    table.say("a", Again())
    table.say("c", Stand(2))
    assert (None, [None]) == records(table, "c")
    table.say("d", Hello())
    table.say("d", Sit(2, "Dot", 2))
    assert (None, [None]) == records(table, "d")
    table.say("a", Start())
    table.say("a", End())
    first, second = (table.room.table.tokens.sign_record(number) for number in (0, 1))
    assert (second, [None, second]) == records(table, "d")
    assert (second, [first, second]) == records(table, "b")
    assert (None, [None, None]) == records(table, "c")


def test_a_chair_freed_in_play_takes_its_record_along() -> None:
    table = LifeTable()
    table.say("b", Stand(1))
    table.say("a", Free(1))
    table.say("d", Hello())
    table.say("d", Sit(1, "Dot", 1))
    table.say("a", End())
    token = table.room.table.tokens.sign_record(0)
    assert [(token, [token]), (None, [None])] == [records(table, device) for device in "db"]


def test_an_older_evening_is_for_everybody_with_a_chair() -> None:
    table = finished()
    table.say("a", Again())
    del table.room.table.evening[0]["came"]
    table.say("w", Hello())
    token = table.room.table.tokens.sign_record(0)
    assert [[token], [None]] == [records(table, device)[1] for device in ("b", "w")]


def test_a_token_opens_nothing_else() -> None:
    lobby, token = Lobby(GAMES, "secret"), finished().room.table.tokens.sign_record(0)
    other = Lobby(GAMES, "other").tokens(CODE, LATCH).sign_record(0)
    for wrong in (token[:-1] + "x", token.replace(".0.", ".1."), other, "", "x", "x.0.y"):
        assert lobby.read_record_token(wrong, LATCH) is None
    assert lobby.read_record_token(token, "another") is None
