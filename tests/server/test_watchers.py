"""Whoever only watches costs little: greeting again draws one picture, and all alike share one."""

from __future__ import annotations

from fabletop.games import GAMES
from fabletop.server.table.effects import Gone, Send
from fabletop.server.table.messages import Hello
from fabletop.server.table.pictures import pictures
from tests.server.company import seated


def test_a_watcher_who_greets_again_is_shown_the_table_alone() -> None:
    company = seated(GAMES["cave"], 3, {}, 1)

    def told(name: str, message: Hello | Gone) -> list[str]:
        return [e.device for e in company.say(name, message) if isinstance(e, Send)]

    assert {"w", "a", "tv"} <= set(told("w", Hello())), "everybody sees how many watch"
    for _ in range(3):
        assert ["w"] == told("w", Hello())
    assert {"a", "tv"} <= set(told("w", Gone()))
    assert set(told("a", Gone())) >= {"tv"}, "whoever plays is missed"


def test_those_who_came_together_are_shown_what_each_would_be_shown_alone() -> None:
    company = seated(GAMES["cave"], 3, {}, 1)
    for name in ("w1", "w2", "w3"):
        company.say(name, Hello())
    for _ in range(10):
        company.go_on()
    company.say("late", Hello(since=3))
    room, now = company.room, company.now
    names = list(room.table.devices)
    together = {send.device: send.picture for send in pictures(room.phase, names, now)}
    alone = {name: pictures(room.phase, [name], now)[0].picture for name in names}
    assert alone == together
