"""The same people once more: another round, another game, and the score of the evening."""

from __future__ import annotations

import json

from fabletop.bots.bot import usual
from fabletop.core.record import load
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import Gone, Save, Send
from fabletop.server.table.messages import Again, End, Hello, Stand, Start
from tests.server.inside import bots_of
from tests.server.life import LifeTable
from tests.server.test_host import code


def finished(people: str = "abc", **kwargs: object) -> LifeTable:
    table = LifeTable("cave", people, **kwargs)
    while table.room.phase.name == "play":
        if table.asked() in bots_of(table.room):
            table.tick()
        else:
            table.answer()
    return table


def test_people_keep_their_chairs_and_the_evening_its_score() -> None:
    table = finished()
    tokens = [table.token(seat) for seat in range(3)]
    outcome, seal = table.shown("a")["outcome"], table.shown("a")["seal"]
    (night,) = table.shown("a")["evening"]
    assert ("cave", ["Ann", "Ben", "Cem"]) == (night["game"], night["players"])
    assert outcome["scores"] == night["scores"]
    table.say("a", Again())
    for device, seat in zip("abc", range(3), strict=True):
        shown = table.shown(device)
        assert ("lobby", [seat], None) == (shown["phase"], shown["yours"], shown["outcome"])
        assert [night] == shown["evening"]
        assert (None, True) == (shown["key"], shown["seal"] != seal)
    table.say("b", Gone())
    table.say("b", Hello([tokens[1]]))
    table.say("a", Start())
    assert ([1], "play") == (table.shown("b")["yours"], table.shown("b")["phase"])
    assert [] == table.moves


def test_the_game_before_is_kept_as_a_record_that_can_be_proved() -> None:
    table = finished()
    (save,) = [e for e in table.say("a", Again()) if isinstance(e, Save)]
    record = load(json.loads(json.dumps(save.finished)))
    check_fairness(record)
    play = replay(GAMES["cave"], record)
    assert [] == list(play.game.actors(play.s))
    assert (False, ()) == ((save.table or {})["started"], save.moves)


def test_only_the_host_and_only_when_it_is_over() -> None:
    table = LifeTable()
    assert "not-over" == code(table, "a", Again())
    over = finished()
    assert "host-only" == code(over, "b", Again())
    assert "host-only" == code(over, "tv", Again())
    assert "no-such-game" == code(over, "a", Again("chess"))


def shelf(table: LifeTable) -> LifeTable:
    table.room.table.shelf.games = GAMES
    return table


def test_another_game_for_the_same_people_if_they_fit() -> None:
    table = shelf(finished("ab", bots=1, level="greedy"))
    table.say("a", Again("aladin"))
    shown = table.shown("a")
    assert ("aladin", "lobby", {}) == (shown["game"], shown["phase"], shown["options"])
    assert usual(GAMES["aladin"]) == shown["chairs"][2]["bot"]
    four = shelf(finished("ab"))
    assert "play" != four.room.phase.name
    refusal = code(four, "a", Again("open_sesame"))  # two need the Band
    assert refusal not in ("not-over", "host-only")
    assert "over" == four.shown("a")["phase"]


def test_who_left_or_was_played_for_plays_the_next_one() -> None:
    table = LifeTable()
    table.say("b", Stand(1))
    table.say("a", End())
    assert table.shown("a")["chairs"][1]["stood_in"]
    table.say("a", Again())
    chair = table.shown("a")["chairs"][1]
    assert ("Ben", None, False) == (chair["name"], chair["bot"], chair["stood_in"])
    assert [[]] == [night["scores"] for night in table.shown("a")["evening"]]


def test_an_evening_survives_a_restart() -> None:
    table = finished()
    token = table.token(0)
    table.say("a", Again())
    evening = table.shown("a")["evening"]
    kept = json.loads(json.dumps(table.room.keep()))
    again = Lobby(GAMES, "secret").restore(table.room.code, kept, [], [])
    effects = again.handle("a", Hello([token]), 0)
    (picture,) = [e.message for e in effects if isinstance(e, Send)]
    assert (evening, "lobby", [0]) == (picture["evening"], picture["phase"], picture["yours"])
