"""A real server, real sockets: a whole game, bad input of every kind, kill -9 and restart."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import pytest
from websockets.exceptions import ConnectionClosed

from fabletop.games import GAMES
from tests.server.loop import complete
from tools.house import House, code_of, hear, readers, say

T = TypeVar("T")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"))
    house.start()
    yield house
    house.stop()


def run(house: House, work: Coroutine[Any, Any, T]) -> T:
    """Do something at a house, and hang up."""

    async def whole() -> T:
        try:
            return await asyncio.wait_for(work, 180)
        finally:
            await house.hang_up()

    return complete(whole())


def http_error(house: House, path: str, body: bytes | None = None) -> tuple[int, str]:
    """The status and the code with which something is refused."""
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(f"http://127.0.0.1:{house.port}{path}", body, timeout=30)
    with error.value as answer:
        text = answer.read()
    return answer.code, json.loads(text)["code"] if text.startswith(b"{") else ""


async def picture(link: Any) -> Any:
    """The next picture."""
    while (message := await hear(link))["is"] != "table":
        pass
    return message


async def refusal(link: Any) -> Any:
    """The next refusal."""
    while (message := await hear(link))["is"] != "refused":
        pass
    return message


async def sit(house: House, code: str, seat: int) -> tuple[Any, str]:
    """Sit down; the connection and the token of the chair."""
    link = await house.connect(code)
    await say(link, do="hello")
    await say(link, do="sit", seat=seat, name=f"Player {seat}", colour=seat)
    while not (shown := await picture(link))["yours"]:
        pass
    return link, shown["tokens"][str(seat)]


async def act(link: Any, shown: Any, number: str) -> None:
    await say(
        link,
        do="act",
        id=number,
        seat=shown["seat"],
        decision=shown["decision"],
        action=shown["choices"][0],
    )


async def play_on(links: list[Any], moves: int) -> int:
    """Let everybody answer with their first choice, so often or to the end."""
    made = 0

    async def player(link: Any) -> None:
        nonlocal made
        answered = None
        while made < moves:
            shown = await picture(link)
            if shown["phase"] == "over":
                return
            if shown["choices"] and shown["decision"] != answered and made < moves:
                answered = shown["decision"]
                made += 1
                await act(link, shown, f"{shown['seat']}-{answered}")

    tasks = [asyncio.ensure_future(player(link)) for link in links]
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(0)
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return made


# -- playing


def test_three_people_and_a_bot_play_to_the_end(house: House) -> None:
    async def game() -> None:
        code = house.make_table("cave", 3, timers="off", variant="lamp")
        links = [(await sit(house, code, seat))[0] for seat in range(2)]
        await say(links[0], do="bot", seat=2, level="easy")
        await say(links[1], do="start")
        shown: list[Any] = []

        async def player(link: Any, seat: int) -> None:
            answered = None
            while True:
                now = await picture(link)
                if now["phase"] == "over":
                    shown.append(now)
                    return
                if now["choices"] and now["decision"] != answered:
                    answered = now["decision"]
                    await act(link, now, f"{answered}")

        await asyncio.gather(*(player(link, seat) for seat, link in enumerate(links)))
        assert shown[0]["outcome"] == shown[1]["outcome"]
        assert 3 == len(shown[0]["outcome"]["scores"])
        assert 64 == len(shown[0]["key"])

    run(house, game())


def test_an_act_sent_twice_counts_once(house: House) -> None:
    async def game() -> None:
        code = house.make_table("cave", 2, timers="off", first_player="seat:0")
        first, _ = await sit(house, code, 0)
        await sit(house, code, 1)
        await say(first, do="start")
        while not (shown := await picture(first))["choices"]:
            pass
        await act(first, shown, "same")
        await act(first, shown, "same")
        done: list[str] = []
        while len(done) < 2:
            message = await hear(first)
            done += message["done"] if message["is"] == "table" else [message["id"]]
        assert ["same", "same"] == done

    run(house, game())


@pytest.mark.slow
def test_kill_and_restart_loses_nothing_acknowledged(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()

    async def before() -> tuple[str, list[str], list[Any]]:
        code = house.make_table("cave", 2, timers="off")
        seats = [await sit(house, code, seat) for seat in range(2)]
        links = [link for link, _ in seats]
        await say(links[0], do="start")
        await play_on(links, 25)
        await say(links[0], do="hello", tokens=[seats[0][1]])
        shown = []
        for _, token in seats:
            watcher = await house.connect(code)
            await say(watcher, do="hello", tokens=[token])
            shown.append(await picture(watcher))
        return code, [token for _, token in seats], shown

    async def after(code: str, tokens: list[str], before: list[Any]) -> None:
        links = []
        for token, old in zip(tokens, before, strict=True):
            link = await house.connect(code)
            await say(link, do="hello", tokens=[token])
            new = await picture(link)
            assert old["view"] == new["view"]
            assert old["choices"] == new["choices"]
            assert old["decision"] == new["decision"]
            links.append(link)
        for link, token in zip(links, tokens, strict=True):
            await say(link, do="hello", tokens=[token])
        await play_on(links, 10_000)
        last = await house.connect(code)
        await say(last, do="hello")
        assert "over" == (await picture(last))["phase"]

    code, tokens, shown = run(house, before())
    house.kill()
    house.start()
    try:
        run(house, after(code, tokens, shown))
    finally:
        house.kill()


@pytest.mark.slow
def test_a_disk_that_is_busy_for_a_while_loses_nothing(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()

    async def work() -> None:
        code = house.make_table("cave", 2, first_player="seat:0", timers="off")
        first, _ = await sit(house, code, 0)
        await sit(house, code, 1)
        await say(first, do="start")
        while not (shown := await picture(first))["choices"]:
            pass
        blocker = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        blocker.execute("begin immediate")
        await act(first, shown, "blocked")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(picture(first), 0.5)  # nothing is told that is not on disk
        assert 0 == blocker.execute("select count(*) from moves").fetchone()[0]
        blocker.execute("rollback")
        message = await hear(first)
        assert ["blocked"] == (message["done"] if message["is"] == "table" else [message["id"]])
        assert 1 == blocker.execute("select count(*) from moves").fetchone()[0]
        blocker.close()

    try:
        run(house, work())
    finally:
        house.kill()


def test_a_table_whose_save_fails_for_good_comes_back_as_the_disk_has_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()

    async def work() -> None:
        code = house.make_table("cave", 2, first_player="seat:0", timers="off")
        first, _ = await sit(house, code, 0)
        await sit(house, code, 1)
        await say(first, do="start")
        while not (shown := await picture(first))["choices"]:
            pass
        saboteur = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        saboteur.execute("insert into moves values (?, 0, '{}', null)", (code_of(code),))
        await act(first, shown, "doomed")
        assert ("doomed", "failed") == itemgetter("id", "code")(await refusal(first))
        back = await picture(first)  # over the same line, and the chair is still held
        assert ("play", shown["view"]) == (back["phase"], back["view"])
        await act(first, back, "doomed")
        while "doomed" not in (await picture(first))["done"]:
            pass
        assert 1 == saboteur.execute("select count(*) from spoilt").fetchone()[0]
        saboteur.close()

    try:
        run(house, work())
    finally:
        house.kill()


# -- bad input: a clear refusal, the connection stays, nobody else notices


def test_unknown_table(house: House) -> None:
    async def work() -> None:
        link = await house.connect("no-such-99")
        await say(link, do="hello")
        assert "no-such-table" == (await refusal(link))["code"]
        await say(link, do="start")
        assert "no-such-table" == (await refusal(link))["code"]

    run(house, work())
    assert (404, "no-such-table") == http_error(house, "/api/tables/no-such-99")


NONSENSE = [
    "", "hello", "[]", "null", "7", '{"do":"hello"', '{"do":"dance"}', '{"no":"do"}',
    '{"do":"act"}',
    '{"do":"sit","seat":"0","name":"x","colour":0}', '{"do":"sit","seat":0,"name":"x"}',
    '{"do":"sit","seat":-1,"name":"x","colour":0}', '{"do":"hello","tokens":"x"}',
    '{"do":"hello","extra":1}', '{"do":"act","id":"","seat":0,"decision":1,"action":["take"]}',
    '{"do":"act","id":"a","seat":0,"decision":1,"action":"take"}', "[" * 3000, "\x00", "🏺" * 10,
    '{"do":"act","id":"a","seat":0,"decision":1,"action":' + "[" * 900 + "]" * 900 + "}",
    '{"do":"why","seat":0,"action":[[[[[[[[1]]]]]]]]}',
]  # fmt: skip


def test_malformed_messages(house: House) -> None:
    async def work() -> None:
        link = await house.connect(house.make_table("cave", 2))
        for text in NONSENSE:
            await link.send(text)
            assert "bad-message" == (await refusal(link))["code"], text
        await link.send(b'{"do":"hello"}')
        assert "bad-message" == (await refusal(link))["code"]
        await link.send('{"do":"hello","since":' + " " * 5000 + "1}")
        assert "too-long" == (await refusal(link))["code"]
        await say(link, do="start")
        assert "hello-first" == (await refusal(link))["code"]
        await say(link, do="hello")
        assert "lobby" == (await picture(link))["phase"]

    run(house, work())


def test_foreign_and_forged_tokens_open_no_chair(house: House) -> None:
    async def work() -> None:
        code, other = house.make_table("cave", 2), house.make_table("cave", 2)
        _, token = await sit(house, other, 0)
        await sit(house, code, 0)
        for bad in (token, "forged", token[:-1] + "x", ""):
            link = await house.connect(code)
            await say(link, do="hello", tokens=[bad])
            assert [] == (await picture(link))["yours"]
            await say(link, do="stand", seat=0)
            assert "not-your-seat" == (await refusal(link))["code"]

    run(house, work())


def test_the_door(house: House) -> None:
    async def work() -> None:
        code = house.make_table("cave", 2)
        first, _ = await sit(house, code, 0)
        second = await house.connect(code)
        await say(second, do="hello")
        answers: dict[str, dict[str, object]] = {
            "seat-taken": {"do": "sit", "seat": 0, "name": "B", "colour": 1},
            "no-such-seat": {"do": "sit", "seat": 2, "name": "B", "colour": 1},
            "bad-name": {"do": "sit", "seat": 1, "name": "  ", "colour": 1},
            "sit-first": {"do": "bot", "seat": 1, "level": "easy"},
            "not-your-seat": {"do": "start"},
        }
        for expected, message in answers.items():
            await say(second, **message)
            assert expected == (await refusal(second))["code"]
        for name in ("x" * 21, "a\x07b", "\u202e", "\n"):
            await say(second, do="sit", seat=1, name=name, colour=1)
            assert "bad-name" == (await refusal(second))["code"]
        await say(first, do="start")
        assert "chairs-empty" == (await refusal(first))["code"]
        await say(first, do="act", id="1", seat=0, decision=1, action=["take", "L4R1C1"])
        assert "not-started" == (await refusal(first))["code"]
        await say(second, do="sit", seat=1, name=" Іван  Франко ", colour=0)
        while (shown := await picture(second))["yours"] != [1]:
            pass
        assert ("Іван Франко", 1) == (shown["chairs"][1]["name"], shown["chairs"][1]["colour"])
        await say(second, do="start")
        while (shown := await picture(second))["phase"] != "play":
            pass
        await say(second, do="start")
        assert "game-running" == (await refusal(second))["code"]

    run(house, work())


def test_actions_that_cannot_be(house: House) -> None:
    async def work() -> None:
        code = house.make_table("cave", 2, first_player="seat:0", timers="off")
        first, _ = await sit(house, code, 0)
        second, _ = await sit(house, code, 1)
        await say(first, do="start")
        while not (shown := await picture(first))["choices"]:
            pass
        good = {"do": "act", "id": "1", "seat": 0, "decision": shown["decision"]}
        wrong: list[tuple[Any, dict[str, object], str]] = [
            (second, {**good, "action": ["take", "L4R1C1"]}, "not-your-seat"),
            (second, {**good, "seat": 1, "action": ["take", "L4R1C1"]}, "not-your-decision"),
            (first, {**good, "decision": 0, "action": ["take", "L4R1C1"]}, "stale"),
            (first, {**good, "action": ["take", "L1R1C1"]}, "face-down"),
            (first, {**good, "action": ["take", {"a": [1, None]}]}, "malformed"),
            (first, {**good, "action": ["dance"]}, "unknown-action"),
            (first, {**good, "action": []}, "unknown-action"),
        ]
        for link, message, code_expected in wrong:
            await say(link, **message)
            answer = await refusal(link)
            assert (code_expected, "1") == (answer["code"], answer["id"])
        await say(first, do="why", seat=0, action=["take", "L1R1C1"])
        assert ("face-down", "CT-14") == ((a := await refusal(first))["code"], a["clause"])
        await say(first, do="why", seat=0, action=shown["choices"][0])
        while (await hear(first))["is"] != "allowed":
            pass
        watcher = await house.connect(code)
        await say(watcher, do="hello")
        assert shown["decision"] == (await picture(watcher))["decision"]

    run(house, work())


@pytest.mark.slow
def test_a_flood_is_slowed_and_disturbs_nobody(tmp_path: Path) -> None:
    house = House(tmp_path, limits=("60", "20"))
    house.start()

    async def work() -> None:
        code = house.make_table("cave", 2)
        flooder, calm = await house.connect(code), await house.connect(code)
        for _ in range(300):
            await flooder.send('{"do":"hello"}')
        await say(calm, do="hello")
        assert "lobby" == (await asyncio.wait_for(picture(calm), 2))["phase"]
        assert "too-fast" == (await refusal(flooder))["code"]

    try:
        run(house, work())
        for _ in range(59):
            house.make_table("cave", 2)
        body = b'{"game":"cave","seats":2}'
        assert (429, "too-many-tables") == http_error(house, "/api/tables", body)
    finally:
        house.kill()


def test_a_huge_frame_ends_only_its_own_connection(house: House) -> None:
    async def work() -> None:
        code = house.make_table("cave", 2)
        rude, calm = await house.connect(code), await house.connect(code)
        await say(calm, do="hello")
        await picture(calm)
        await rude.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            await refusal(rude)
        await say(calm, do="hello")
        assert "lobby" == (await picture(calm))["phase"]

    run(house, work())


def test_a_socket_that_never_reads_freezes_nobody(house: House) -> None:
    async def work() -> None:
        code = house.make_table("cave", 2, timers="off")
        links = [(await sit(house, code, seat))[0] for seat in range(2)]
        sleeper = await house.connect(code)
        await say(sleeper, do="hello")
        sleeper.transport.pause_reading()
        await say(links[0], do="start")
        assert 60 <= await play_on(links, 10_000)

    run(house, work())


def test_whoever_says_hello_a_hundred_times_and_is_gone_does_not_stay(house: House) -> None:
    async def work() -> None:
        code = house.make_table("cave", 2)
        calm, _ = await sit(house, code, 0)
        for _ in range(5):
            hasty = await house.connect(code)
            for _ in range(100):
                hasty.protocol.send_text(b'{"do":"hello"}')
            hasty.send_data()  # all of them at once
            hasty.transport.close()
        await say(calm, do="hello")
        while (await picture(calm))["watchers"]:
            pass

    run(house, work())


def test_whoever_reads_again_after_a_while_sees_how_things_stand(house: House) -> None:
    async def work() -> None:
        code = house.make_table("cave", 2, timers="off")
        links = [(await sit(house, code, seat))[0] for seat in range(2)]
        sleeper = await house.connect(code)
        sleeper.transport.pause_reading()
        before = house.memory_kib()
        for _ in range(3000):  # more pictures than any buffer between us holds
            await say(sleeper, do="hello")
        await say(links[0], do="start")
        await play_on(links, 30)
        newest = readers[links[0]].picture
        grown = house.memory_kib() - before
        sleeper.transport.resume_reading()
        count = 0
        while (shown := await picture(sleeper))["decision"] < newest["decision"]:
            count += 1
        assert newest["view"]["cells"] == shown["view"]["cells"]
        assert count < 2500, "it was full"
        assert grown < 6_000, "pictures are not piled up for those who do not read"

    run(house, work())


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-message"),
        (b"{", 400, "bad-message"),
        (b'{"game":"cave"}', 400, "bad-message"),
        (b'{"game":"cave","seats":2,"options":[]}', 400, "bad-message"),
        (b'{"game":"chess","seats":2}', 422, "no-such-game"),
        (b'{"game":"cave","seats":5}', 422, "bad-player-count"),
        (b'{"game":"cave","seats":3,"options":{"variant":"small"}}', 422, "small-needs-two"),
        (b'{"game":"cave","seats":3,"options":{"variant":{"a":1}}}', 422, "bad-option"),
        (b'{"game":"cave","seats":3,"options":{"nope":1}}', 422, "bad-option"),
        (b'{"game":"\xff","seats":3}', 400, "bad-message"),
        (
            b'{"game":"cave","seats":3,"options":{"a":' + b"[" * 900 + b"]" * 900 + b"}}",
            400,
            "bad-message",
        ),
        (b'{"game":"cave","seats":3,"x":"' + b"y" * 9000 + b'"}', 413, "too-long"),
    ],
)
def test_tables_that_cannot_be(house: House, body: bytes, status: int, code: str) -> None:
    assert (status, code) == http_error(house, "/api/tables", body)


@pytest.mark.parametrize(
    "path",
    [
        "/games/cave/rules.py", "/games/cave/board/../rules.py", "/games/cave/text/../state.py",
        "/web/../server/net/app.py", "/web/%2e%2e/server/net/app.py", "/../pyproject.toml",
        "/nowhere", "/games/nowhere/content.json", "/games/cave/content.toml",
    ],
)  # fmt: skip
def test_nothing_else_is_served(house: House, path: str) -> None:
    assert (404, "") == http_error(house, path)


def test_every_game_brings_its_colour_to_pages_that_show_several(house: House) -> None:
    with urllib.request.urlopen(
        f"http://127.0.0.1:{house.port}/web/house.css", timeout=30
    ) as answer:
        assert "text/css; charset=utf-8" == answer.headers["content-type"]
        sheet = answer.read().decode()
    assert set(GAMES) <= set(re.findall(r"\.game-(\w+) {", sheet))


@pytest.mark.parametrize("key", GAMES)
def test_every_board_is_handed_the_content_of_its_game(house: House, key: str) -> None:
    address = f"http://127.0.0.1:{house.port}/games/{key}/content.json"
    with urllib.request.urlopen(address, timeout=30) as answer:
        assert "application/json" == answer.headers["content-type"]
        mark = answer.headers["etag"]
        assert GAMES[key].about.content == json.loads(answer.read())
    again = urllib.request.Request(address, headers={"if-none-match": mark})
    with pytest.raises(urllib.error.HTTPError) as unchanged:
        urllib.request.urlopen(again, timeout=30)
    unchanged.value.close()
    assert 304 == unchanged.value.code


def test_every_answer_carries_the_security_headers(house: House) -> None:
    for path in ("/health", "/metrics", "/api/games", "/web/types.d.ts"):
        with urllib.request.urlopen(f"http://127.0.0.1:{house.port}{path}", timeout=30) as answer:
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "nosniff" == answer.headers["x-content-type-options"]


def test_the_qr_code_is_a_picture(house: House) -> None:
    code = house.make_table("cave", 2)
    url = f"http://127.0.0.1:{house.port}/api/tables/{code}/qr.svg"
    with urllib.request.urlopen(url, timeout=30) as answer:
        assert "image/svg+xml" == answer.headers["content-type"]
        assert answer.read().startswith(b"<svg xmlns=")
