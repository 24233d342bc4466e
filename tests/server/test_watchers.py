"""Whoever only watches costs little: greeting again draws one picture, and all alike share one."""

from __future__ import annotations

from fabletop.games import GAMES
from fabletop.server.table.effects import Gone, Send
from fabletop.server.table.messages import Hello
from fabletop.server.table.telling import Telling
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
    for device in room.table.devices.values():
        device.told = None
        device.heard[None] = min(device.heard.get(None, 0), 3)
    telling = Telling(room.phase, now)
    alone = {name: telling.picture(device) for name, device in room.table.devices.items()}
    together = {send.device: send.message for send in telling.tell(list(alone), {})}
    assert together == {name: {**picture, "done": []} for name, picture in alone.items()}
