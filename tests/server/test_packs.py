"""Content packs at a table: the host chooses, everybody reads, the table keeps it."""

from __future__ import annotations

import json
import pickle
import random
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.bots.bot import seat_bot
from fabletop.core import record as records
from fabletop.core.dealer import Seeded
from fabletop.core.record import dump_move
from fabletop.core.replay import replay
from fabletop.games import GAMES, game_of
from fabletop.packs.edition import game_of_pack
from fabletop.packs.pack import LARGEST, pack_id
from fabletop.server.lobby import PACKS_KEPT, Lobby
from fabletop.server.table.effects import Reply
from fabletop.server.table.messages import Again, End, Start, UsePack
from tests.packs.packs import EXAMPLES, HEAD
from tests.server.inside import play_of
from tests.server.life import LifeTable
from tests.server.test_app import picture, run, sit
from tools.house import House, say

PACKS = {path.stem: path.read_text("utf-8") for path in EXAMPLES}
DRAGON, FESTIVAL = PACKS["dragon-hoard"], PACKS["festival"]


class PackTable(LifeTable):
    """A table of the cave in a house that offers all examples."""

    def __init__(self, begin: bool = False) -> None:
        super().__init__(begin=False)
        self.house = Lobby(GAMES, "secret", packs=list(PACKS.values()))
        self.room.table.shelf.find_pack = self.house.find_pack
        if begin:
            self.say("a", UsePack(pack_id(DRAGON)))
            self.say("a", Start())
            self.game = self.room.phase.setup.game

    def refused(self, device: str, pack: str) -> Any:
        (reply,) = self.say(device, UsePack(pack))
        assert isinstance(reply, Reply)
        return reply.message["code"]


def test_the_host_chooses_and_everybody_sees_it() -> None:
    table = PackTable()
    assert table.shown("b")["pack"] is None
    table.say("a", UsePack(pack_id(DRAGON)))
    told = {"id": pack_id(DRAGON), "title": "The Dragon's Hoard"}
    assert [told] * 4 == [table.shown(device)["pack"] for device in ("a", "b", "c", "tv")]
    table.say("a", UsePack(""))
    assert table.shown("b")["pack"] is None
    assert table.room.phase.setup.game is GAMES["cave"]


def test_who_may_not_and_what_cannot_be() -> None:
    table = PackTable()
    assert "host-only" == table.refused("b", pack_id(DRAGON))
    assert "no-such-pack" == table.refused("a", "0123456789abcdef")
    assert "pack-of-another-game" == table.refused("a", pack_id(FESTIVAL))
    table.say("a", Start())
    assert "game-running" == table.refused("a", pack_id(DRAGON))


def test_options_that_do_not_fit_a_pack_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PackTable()
    game = game_of("cave", DRAGON)
    monkeypatch.setattr(game, "refuse_setup", lambda *table: GAMES["cave"].refuse_setup(9, {}))
    assert "bad-player-count" == table.refused("a", pack_id(DRAGON))


def test_a_table_with_a_pack_outlives_a_restart() -> None:
    table = PackTable(begin=True)
    table.answer()
    kept = json.loads(json.dumps(table.room.keep()))
    moves = [json.loads(json.dumps(dump_move(move))) for move in table.moves]
    game_of_pack.cache_clear()
    room = Lobby(GAMES, "secret").restore("red-lamp-10", kept, moves, [])
    assert DRAGON == room.phase.setup.game.about.pack == play_of(room).record.pack
    assert table.game.dump(table.s) == room.phase.setup.game.dump(play_of(room).s)


def test_a_table_from_before_there_were_packs_is_restored() -> None:
    kept = PackTable().room.keep()
    del kept["pack"]
    room = Lobby(GAMES, "secret").restore("red-lamp-10", kept, [], [])
    assert GAMES["cave"] is room.phase.setup.game


def test_the_record_of_a_table_is_verified_without_the_file() -> None:
    table = PackTable(begin=True)
    while table.room.phase.name == "play":
        table.answer()
    record = records.load(json.loads(json.dumps(records.dump(play_of(table.room).record))))
    game_of_pack.cache_clear()
    replayed = replay(game_of(record.game, record.pack), record)
    assert table.shown("a")["outcome"]["scores"] == list(replayed.game.outcome(replayed.s).scores)  # type: ignore[union-attr]


def test_the_next_game_of_the_same_sort_keeps_the_pack_and_another_does_not() -> None:
    table = PackTable(begin=True)
    table.room.table.shelf.games = GAMES
    table.say("a", End())
    table.say("a", Again())
    assert DRAGON == table.room.phase.setup.game.about.pack
    table.say("a", Start())
    table.say("a", End())
    table.say("a", Again("aladin"))
    assert GAMES["aladin"] is table.room.phase.setup.game


def test_packs_people_bring_are_kept_for_a_while() -> None:
    house = Lobby(GAMES, "secret", packs=[DRAGON])
    first = f'game = "cave"\n{HEAD}# 0'
    brought = house.offer_pack(first)
    assert house.find_pack(brought.id) is game_of("cave", first)
    for number in range(PACKS_KEPT):
        house.packs[str(number)] = first
    house.offer_pack(f'game = "cave"\n{HEAD}# 1')
    assert house.find_pack(brought.id) is None
    assert house.find_pack(pack_id(DRAGON))


@pytest.mark.parametrize("stem", PACKS)
def test_a_bot_that_thinks_elsewhere_takes_its_pack_along(stem: str) -> None:
    game = game_of_pack(PACKS[stem])
    dealer = Seeded(1)
    s = game.setup(3, {}, dealer)
    seat = game.actors(s)[0]
    bot = seat_bot("ismcts:8", game, 3, seat, random.Random(1))
    for event in dealer.take().events:
        if event.to is None or seat in event.to:
            bot.hear(event)
    task = pickle.dumps((bot, game.view(s, seat), game.options(s, seat)))
    other, view, options = pickle.loads(task)
    assert other.game.about.pack == game.about.pack
    assert other.choose(view, options) == bot.choose(game.view(s, seat), game.options(s, seat))


# -- a real house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"), more=["--packs", str(EXAMPLES[0].parent)])
    house.start()
    yield house
    house.stop()


def post(house: House, path: str, body: bytes) -> tuple[int, Any]:
    try:
        with urllib.request.urlopen(
            f"http://127.0.0.1:{house.port}{path}", body, timeout=20
        ) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_packs_are_offered_brought_played_and_seen_again(house: House, tmp_path: Path) -> None:
    offered, tower = house.get("/api/packs/cave")
    assert "The Watchtower" == tower["title"]
    assert ("The Dragon's Hoard", "Fabletop") == (offered["title"], offered["author"])
    status, brought = post(house, "/api/packs", f'game = "cave"\n{HEAD}'.encode())
    assert (201, "Test", []) == (status, brought["title"], brought["differences"])
    code = house.make_table("cave", 2)

    async def play() -> Any:
        link, _ = await sit(house, code, 0)
        await say(link, do="bot", seat=1, level="random")
        await say(link, do="pack", id=brought["id"])
        await say(link, do="pack", id=offered["id"])
        await say(link, do="start")
        await say(link, do="end")
        while (shown := await picture(link))["phase"] != "over":
            pass
        return shown

    over = run(house, play())
    assert {"id": offered["id"], "title": offered["title"]} == over["pack"]
    pack = house.get(f"/api/tables/{code}/pack")
    assert offered == {name: pack[name] for name in offered}
    assert 'kind-lamp = { "Drachenei" }' in pack["words"]["de"]
    assert 3 == pack["content"]["points"]["pink"]
    record = house.get(f"/api/records/{over['record']}")
    assert DRAGON == record["pack"]
    assert pack == house.get(f"/api/records/{over['record']}/replay?from=0&to=5")["pack"]
    status, told = post(house, "/api/replay?from=0&to=5", json.dumps(record).encode())
    assert (200, pack) == (status, told["pack"])


def test_bad_packs_are_answered_with_their_lines(house: House) -> None:
    bad = f'game = "cave"\n{HEAD}[content.points]\npink = 70\n'.encode()
    assert (
        422,
        {
            "faults": [
                {
                    "line": 6,
                    "code": "range",
                    "args": {"what": "points.pink", "value": 70, "least": 0, "most": 20},
                }
            ]
        },
    ) == post(house, "/api/packs", bad)
    assert (413, "too-long") == refused(post(house, "/api/packs", b"#" * (LARGEST + 1)))
    assert (400, "bad-message") == refused(post(house, "/api/packs", b"\xff"))
    status, told = post(house, "/api/packs", b"\n" * 30000 + b"x = [" + b"[" * 2000)
    assert (422, "lines") == (status, told["faults"][0]["code"])
    assert [] == house.get("/api/packs/nothing")
    code = house.make_table("cave", 2)
    with pytest.raises(urllib.error.HTTPError, match="404") as error:
        house.get(f"/api/tables/{code}/pack")
    error.value.close()


def test_a_record_with_a_bad_pack_is_refused(house: House) -> None:
    record = records.dump(
        records.Record("cave", GAMES["cave"].about.version, 2, {}, (), pack="x = 1")
    )
    told = post(house, "/api/replay?from=0&to=5", json.dumps(record).encode())
    assert (422, "damaged") == refused(told)
    told = post(house, "/api/replay?from=1&to=5", json.dumps(record).encode())
    assert (422, "damaged") == refused(told)


def refused(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["code"]


def test_too_many_packs(tmp_path: Path) -> None:
    house = House(tmp_path, more=["--limits", "packs_an_hour=1"], strict=True)
    house.start()
    try:
        text = f'game = "cave"\n{HEAD}'.encode()
        answers = [post(house, "/api/packs", text)[0] for _ in range(2)]
        assert [201, 429] == answers
        assert house.make_table("cave", 2)
    finally:
        house.stop()
