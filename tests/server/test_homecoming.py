"""A page that was closed for fifty moves comes back with under 20 kB sent.

Late in a long game a phone, a shared device and the television lose the line and miss fifty moves.
They come back knowing what they saw last, or knowing nothing, as after a reload. Everything that
is sent to them until they show the table as it is now is weighed, and nothing of it is fleeting.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from fabletop.core.game import Game
from fabletop.games import GAMES
from fabletop.server.table.effects import Effect, Gone, Reply, Send
from fabletop.server.table.messages import Mine, encode
from tests.server.company import BOT, TV, Company, seated

MOST = 20_000  # bytes
MISSED = 50  # moves
LONGEST = 6000  # things that happen in a game
GAMES_EACH = 3


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_page_that_missed_fifty_moves_comes_back_with_little_sent(game: Game[Any]) -> None:
    seats, late = game.about.seats[-1], 0
    for number in range(GAMES_EACH):
        company = seated(game, seats, {}, number, ["abb" + "cde"[: seats - 4] + BOT])
        while company.room.phase.name == "play":
            for device in ("a", "b", TV):
                late = max(late, company.room.phase.progress().moves)
                since = company.room.phase.progress().events - 1
                company.say(device, Gone())
                play_on(company, MISSED)
                for known in (since, -1):
                    come_home(company, device, known)
    assert late >= MISSED


def play_on(company: Company, moves: int) -> None:
    """So many moves more, or to the end."""
    until = company.room.phase.progress().moves + moves
    for _ in range(LONGEST):
        if company.room.phase.progress().moves >= until or company.room.phase.name == "over":
            return
        company.go_on()
    raise AssertionError("the game does not go on")


def come_home(company: Company, device: str, since: int) -> None:
    """Say hello again: the table as it is now, for these eyes."""
    (picture,) = received(company, device, company.hello(device, since))
    seats = company.seats_of(device)
    eyes = seats[0] if len(seats) == 1 else None
    assert (view_of(company, eyes), eyes) == (picture["view"], picture["seat"])
    for seat in seats if len(seats) > 1 else ():  # and behind the curtain
        (own,) = received(company, device, company.say(device, Mine(seat)))
        assert (view_of(company, seat), seat) == (own["view"], own["seat"])


def view_of(company: Company, eyes: int | None) -> Any:
    """A view for people, as it goes over the wire."""
    (view,) = company.game.table.views(company.s, [eyes])
    return json.loads(encode(view))


def received(company: Company, device: str, effects: Sequence[Effect]) -> list[Any]:
    """What a device is sent: little, and nothing that has to be remembered."""
    messages = [e.message for e in effects if isinstance(e, Reply) and e.device == device]
    sends = [e.message for e in effects if isinstance(e, Send) and e.device == device]
    assert sum(map(len, map(encode, (*messages, *sends)))) < MOST
    pictures: list[Any] = [company.screens.shown[device]] if sends else []
    if company.room.phase.name == "play":
        told = {event["key"] for picture in pictures for event in picture["events"]}
        assert told.isdisjoint(company.game.table.fleeting)
    return [*messages, *pictures]
