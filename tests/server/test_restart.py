"""A table left over a restart, in the middle of each phase of each game, goes on.

Whole games are played by people, alone and behind a curtain, and bots. Wherever a question is put
for the first time, and where only some have answered it, the house is closed and opened again on
what is on disk: everybody comes back to what they left, and plays to the end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.contract.walks import Table, tables
from fabletop.core.game import Game
from fabletop.core.replay import check_fairness
from fabletop.core.rulebook import Rulebook
from fabletop.games import GAMES
from fabletop.server.disk.sqlite import SqliteStore
from fabletop.server.disk.store import FILE, Store, open_store
from fabletop.server.table.effects import Reply, Send
from fabletop.server.table.messages import Act, encode
from tests.server.company import Company, seated
from tests.server.inside import bots_of, contest_of, ids_of, play_of
from tests.server.loop import complete
from tests.server.stores import KINDS, Opening, new_url, opening
from tests.server.test_app import picture, run, sit
from tests.server.test_cluster import come_back
from tools.house import House, code_of, hear, say

pytestmark = pytest.mark.slow  # servers in processes of their own

MIXES = 20  # times all tables, until every question was put
LONGEST = 6000  # things that happen in a game
A_WHILE = 60  # of them after a restart, until screens show what they would have shown without
Moment = tuple[str, bool]  # a question, and whether somebody has answered it already


__all__ = ["opening"]
NOW = ("tom_thumb", "basra")  # with places to remember, and with deals
SOME_GAMES = [
    pytest.param(game, id=key, marks=() if key in NOW else pytest.mark.long)
    for key, game in GAMES.items()
]


@pytest.mark.parametrize(
    "looks",
    [A_WHILE, pytest.param(LONGEST, marks=pytest.mark.long)],
    ids=["looking for a while", "looking to the end"],
)
@pytest.mark.parametrize("game", SOME_GAMES)
def test_a_table_left_over_a_restart_goes_on(game: Game[Any], looks: int, tmp_path: Path) -> None:
    assert isinstance(game, Rulebook)
    wanted = {(str(name), False) for name in game.asks} | {("over", False)}
    wanted |= {(str(name), True) for name, ask in game.asks.items() if ask.together}
    complete(visit(game, wanted, looks, tmp_path))
    assert set() == wanted


async def visit(game: Game[Any], wanted: set[Moment], looks: int, folder: Path) -> None:
    """Play until all these moments were met, each left over a restart."""
    for number, table in enumerate(some_tables(game), 1):
        store = SqliteStore(folder / f"{number}.sqlite")
        company = seated(game, table.seats, table.options, number)
        company.looks = looks == LONGEST
        try:
            for moment in moments(company):
                if contest_of(company.room):  # its answers are held, and played at once
                    wanted.discard((moment[0], True))
                if moment in wanted:
                    wanted.remove(moment)
                    await leave_and_return(company, store, looks)
                if not wanted:
                    return
        finally:
            await store.close()


def some_tables(game: Game[Any]) -> Iterator[Table]:
    for mix in range(MIXES):
        yield from tables(game, mix)


def moments(company: Company) -> Iterator[Moment]:
    """A whole game, paused whenever another question is put or another one has answered."""
    before, asked = ("", -1), 0
    for _ in range(LONGEST):
        now = company.game.step(company.s), company.question
        waits = len(company.game.actors(company.s))
        if now != before or waits < asked:
            yield now[0], now == before
        before, asked = now, waits
        if company.room.phase.name == "over":
            return
        company.go_on()
    raise AssertionError("the game does not end")


async def leave_and_return(company: Company, store: Store, looks: int) -> None:
    """What everybody sees after the restart is what they would have seen without."""
    await company.put_away(store)
    again = await company.restarted(store)
    assert standing(company) == standing(again)
    for device in company.devices:
        company.hello(device)
        again.hello(device)
    old, new = company.shown(), again.shown()
    for device in company.devices:
        assert waits_no_more(company, again) or spelt(old[device]) == spelt(new[device])
    last = company.room.phase.progress().events - 1
    for device in company.devices:
        again.hello(device, last)
    assert {device: [] for device in new} == {d: p["events"] for d, p in again.shown().items()}
    say_again(again)
    play_on(again, looks)


def standing(company: Company) -> Any:
    """All that a restart must not touch."""
    room, play = company.room, play_of(company.room)
    assert play is not None
    events = json.loads(json.dumps(play.events))
    state = company.game.dump(company.s), events, play.record.moves
    return room.keep(), list(ids_of(room)), sorted(bots_of(room)), play.gaps, play.undo_point, state


def waits_no_more(company: Company, again: Company) -> bool:
    """Whether a game that waits only for pages that are there went on with the first of them."""
    since = play_of(again.room).record.moves[company.room.phase.progress().moves :]
    assert {"house"} >= {move.by for move in since}
    return company.game.table.attends and company.question != again.question


def spelt(picture: Any) -> Any:
    """A picture as it goes over the wire; clocks begin anew, what was news before is seen, and
    tokens come for a while only."""
    told = {**picture, "seconds": picture["seconds"] is not None, "news": 0.0, "tokens": None}
    return json.loads(encode(told))


def say_again(company: Company) -> None:
    """The last act on disk, said again, is known and counts no more."""
    room = company.room
    for own in list(ids_of(room))[-1:]:
        seat, name = own.split("/", 1)
        before = room.phase.progress().moves
        effects = company.say(company.places[int(seat)], Act(name, int(seat), 0, ["any"]))
        told = [e.message for e in effects if isinstance(e, Send | Reply) and "done" in e.message]
        assert [[name]] == [message["done"] for message in told if message["done"]]
        assert before == room.phase.progress().moves


def play_on(company: Company, looks: int) -> None:
    """To the end: its chance was that of the sealed key, before the restart and after it.

    What screens show is compared that often; before the restart and from then on it is a game like
    any other, at which others look.
    """
    for number in range(LONGEST):
        if company.room.phase.name == "over":
            break
        company.looks = number < looks
        company.go_on()
    play = play_of(company.room)
    assert play is not None
    assert "over" == company.room.phase.name
    play.record.key = company.room.phase.setup.key.hex()
    check_fairness(play.record)


EVERY = 60  # moments a house is open before it is opened anew


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_whole_game_through_one_restart_after_another(game: Game[Any], opening: Opening) -> None:
    async def play() -> None:
        table = next(iter(tables(game, 0)))
        company = seated(game, table.seats, table.options, 1)
        while company.room.phase.name != "over":
            for _ in range(EVERY):
                company.looks = False
                company.go_on()
                if company.room.phase.name == "over":
                    break
            store = await opening()
            await store.load(company.room.code)  # with that it belongs to this house
            await company.put_away(store)
            again = await company.restarted(store)
            await store.close()
            assert standing(company) == standing(again)
            for device in again.devices:
                again.hello(device)
            company = again
        play_on(company, 0)

    complete(play())


PROGRAM = ["program", "gold", 4, 4]


@pytest.mark.parametrize("kind", KINDS)
def test_a_house_killed_in_the_middle_of_a_question_to_all(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = new_url(kind, request)
    house = House(tmp_path, more=["--database", url] if url else [])
    house.start()

    async def before() -> tuple[str, list[str]]:
        code = house.make_table("aladin", 3, timers="off", lamp_mode="sealed")
        seats = [await sit(house, code, seat) for seat in range(3)]
        await say(seats[0][0], do="start")
        link = seats[1][0]
        while not (shown := await picture(link))["choices"]:
            pass
        await program(link, 1, shown["decision"])
        return code, [token for _, token in seats]

    async def after(code: str, tokens: list[str]) -> None:
        await come_back(house, code, tokens[0])  # as pages do, while the dead server has a lease
        links = [await house.connect(code) for _ in tokens]
        for link, token in zip(links, tokens, strict=True):
            await say(link, do="hello", tokens=[token])
        shown = [await picture_of_all(link) for link in links]
        assert [[0], [], [2]] == [each["asked"] for each in shown]
        assert [False, True, False] == [seat["ready"] for seat in shown[0]["view"]["seats"]]
        own = {"dice": [{"chest": "gold", "value": 4}], "token": 4}
        assert [None, own, None] == [each["view"]["own"]["program"] for each in shown]
        for seat in (1, 0, 2):  # seat 1 says again what it had said
            await program(links[seat], seat, shown[0]["decision"])
        last = await house.connect(code)
        await say(last, do="hello")
        assert shown[0]["decision"] < (await picture(last))["decision"]

    code, tokens = run(house, before())
    house.kill()
    house.start()
    try:
        run(house, after(code, tokens))
    finally:
        house.kill()
    assert ["1/id1", "0/id0", "2/id2"] == complete(ids_kept(tmp_path, url, code))
    assert bool(url) != (tmp_path / FILE).exists()


async def ids_kept(folder: Path, url: str, address: str) -> list[str]:
    store = await open_store(folder, url)
    stored = await store.load(code_of(address))
    await store.close()
    assert stored is not None
    return stored.ids


async def program(link: Any, seat: int, decision: int) -> None:
    """Answer, and wait until it is on disk."""
    name = f"id{seat}"
    await say(link, do="act", id=name, seat=seat, decision=decision, action=PROGRAM)
    while name not in done(await hear(link)):
        pass


def done(message: Any) -> list[str]:
    """What a message confirms."""
    if message["is"] == "table":
        return list(message["done"])
    return [message["id"]] if message["is"] == "done" else []


async def picture_of_all(link: Any) -> Any:
    """The first picture of a table at which all are there."""
    while True:
        shown = await picture(link)
        if all(chair["online"] for chair in shown["chairs"]):
            return shown
