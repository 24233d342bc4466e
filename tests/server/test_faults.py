"""Whatever fails, nothing acknowledged is lost and the table can be played afterwards."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bench.disks import Disk, Full, NoMore, ReadOnly, small_disk
from fabletop.server.disk.folder_lock import Lock, describe
from tests.samples import sampled
from tests.server.faults import begun, refused_until_mended
from tests.server.test_app import act, picture, play_on, refusal, run, sit
from tools.house import House, code_of, hear, say

pytestmark = pytest.mark.slow  # servers in processes of their own


@contextmanager
def opened(data: Path, **kwargs: Any) -> Iterator[House]:
    house = House(data, **kwargs)
    house.start()
    try:
        yield house
    finally:
        house.kill()


@pytest.mark.parametrize("kind", sampled([NoMore, Full, ReadOnly], Full))
def test_a_disk_that_takes_nothing_loses_nothing(kind: type[Disk], tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as own, opened(tmp_path / "disk") as house:
        disk = kind(house) if own else NoMore(house)

        async def work() -> tuple[str, Any]:
            links, shown = await begun(house)
            after = await refused_until_mended(disk, links, shown)
            await play_on(links, 10)
            return shown["address"], after["decision"]

        address, decision = run(house, work())
        house.kill()
        moves = in_order(house, code_of(address))  # the last one may be on its way
        house.start()

        async def after() -> None:
            link = await house.connect(address)
            await say(link, do="hello")
            assert decision <= (await picture(link))["decision"]

        run(house, after())
        assert moves == in_order(house, code_of(address))


def in_order(house: House, code: str) -> int:
    """How many moves are on disk; none is missing."""
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as kept:
        rows = kept.execute("select seq from moves where code = ? order by seq", (code,))
        numbers = [number for (number,) in rows]
    assert list(range(len(numbers))) == numbers
    assert numbers
    return len(numbers)


def test_everybody_at_the_table_is_told_and_bots_go_on_when_it_is_over(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        disk = NoMore(house)

        async def work() -> None:
            links, shown = await begun(house, 3)
            watcher = await house.connect(shown["address"])
            await say(watcher, do="hello")
            await picture(watcher)
            disk.fail()
            await act(links[0], shown, "lost")
            for link in (*links, watcher):
                assert "not-saved" == (await refusal(link))["code"]
            disk.mend()
            await play_on(links, 1000)
            while (shown := await picture(watcher))["phase"] != "over":
                pass

        run(house, work())


def test_somebody_who_comes_while_nothing_can_be_saved_comes_in_afterwards(tmp_path: Path) -> None:
    """Tom Thumb's rules are told who is there, so even a greeting is a move."""
    with opened(tmp_path) as house:
        disk = NoMore(house)

        async def work() -> None:
            code = house.make_table("tom_thumb", 3)
            seats = [await sit(house, code, seat) for seat in range(3)]
            await say(seats[0][0], do="start")
            while (await picture(seats[0][0]))["phase"] != "play":
                pass
            await seats[2][0].close()
            while (await picture(seats[0][0]))["chairs"][2]["online"]:
                pass
            disk.fail()
            again = await house.connect(code)
            await say(again, do="hello", tokens=[seats[2][1]])
            assert "not-saved" == (await refusal(again))["code"]
            disk.mend()
            await say(again, do="hello", tokens=[seats[2][1]])
            assert [2] == (await picture(again))["yours"]

        run(house, work())


def test_no_table_is_made_that_is_not_on_disk(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        disk = NoMore(house)
        disk.fail()
        with pytest.raises(urllib.error.HTTPError) as error:
            house.make_table("cave", 2)
        with error.value as answer:
            assert (503, "not-saved") == (answer.code, json.load(answer)["code"])
        disk.mend()
        assert house.make_table("cave", 2)


def test_health_tells_the_truth(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        assert house.get("/health")["ok"]
        (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere")
        assert "nothing can be saved" in until_ill(house)["trouble"]
        (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite")
        while not health(house)["ok"]:
            pass


def until_ill(house: House) -> Any:
    while (told := health(house))["ok"]:
        pass
    return told


def health(house: House) -> Any:
    try:
        return house.get("/health")
    except urllib.error.HTTPError as error:
        with error as answer:
            return {**json.load(answer), "ok": answer.code != 503}


def test_a_file_that_was_replaced_is_not_written_to(tmp_path: Path) -> None:
    """What a restart would not read must not be acknowledged."""
    with opened(tmp_path) as house:

        async def work() -> None:
            links, shown = await begun(house)
            (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere")
            (tmp_path / "tables.sqlite").touch()
            await act(links[0], shown, "lost")
            assert "not-saved" == (await refusal(links[0]))["code"]
            (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite")
            await act(links[0], shown, "kept")
            while "kept" not in (await picture(links[0]))["done"]:
                pass

        run(house, work())


SPOIL = {
    "a snapshot": 'update stood set state = \'{"format": 2, "moves": 1}\'',
    "a snapshot that is no JSON": "update stood set state = '{'",
    "what was told before it": "update told set events = '[]'",
    "a move before it": "update moves set move = 'x' where seq = 1",
}

NOW = ("a snapshot that is no JSON", "a move before it")


@pytest.mark.parametrize("what", sampled(SPOIL, *NOW))
def test_rows_that_are_spoilt_cost_no_move(what: str, tmp_path: Path) -> None:
    with opened(tmp_path) as house:

        async def before() -> tuple[str, str]:
            code = house.make_table("cave", 2, first_player="seat:0", timers="off")
            (first, token), (second, _) = [await sit(house, code, seat) for seat in range(2)]
            await say(first, do="start")
            await play_on([first, second], 12)
            return code, token

        code, token = run(house, before())
        house.stop()  # in peace: it keeps how the game stands
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as kept:
            assert 1 == kept.execute("select count(*) from stood").fetchone()[0]
            assert kept.execute(SPOIL[what]).rowcount
            kept.commit()
            moves = kept.execute("select count(*) from moves").fetchone()[0]
        house.start()

        async def after() -> None:
            link = await house.connect(code)
            await say(link, do="hello", tokens=[token])
            await picture(link)

        run(house, after())
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as kept:
            assert moves == kept.execute("select count(*) from moves").fetchone()[0]
            assert 0 == kept.execute("select count(*) from spoilt").fetchone()[0]


def test_a_table_that_cannot_be_read_stays_on_disk_and_disturbs_nobody(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        code, other = (house.make_table("cave", 2) for _ in range(2))
        house.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as kept:
            kept.execute(
                "update tables set kept = json_remove(kept, '$.chairs') where code = ?",
                (code_of(code),),
            )
            kept.commit()
        house.start()

        async def work() -> None:
            link = await house.connect(code)
            await say(link, do="hello")
            assert "table-damaged" == (await hear(link))["code"]
            await sit(house, other, 0)

        run(house, work())
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as kept:
            assert 2 == kept.execute("select count(*) from tables").fetchone()[0]


def test_a_second_server_on_the_same_folder_says_who_holds_it(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        assert house.process
        command = [sys.executable, "-m", "fabletop", "serve", "--data", str(tmp_path)]
        second = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
        assert (2, "") == (second.returncode, second.stdout)
        assert 1 == second.stderr.count("\n")
        assert f"process {house.process.pid} at http://127.0.0.1:{house.port}/" in second.stderr
        house.kill()  # however it ends, the next one can have it
        house.start()


def test_a_lock_names_its_holder_also_where_files_have_no_pwrite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has none."""
    monkeypatch.delattr(os, "pwrite", raising=False)
    with Lock(tmp_path) as lock:
        lock.sign("http://localhost:8000/and/more/")
        lock.sign("http://localhost:8000/")
        assert f"(process {os.getpid()} at http://localhost:8000/)" in describe(tmp_path)


def test_a_house_on_a_disk_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").mkdir()  # root may write anywhere, but not this
    command = [sys.executable, "-m", "fabletop", "serve", "--data", str(tmp_path)]
    house = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert 0 != house.returncode
    assert "the tables cannot be opened" in house.stderr
    assert "Traceback" not in house.stderr


def test_what_is_on_disk_is_nobody_elses_business(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.sqlite").touch(0o644)  # as an older version left it
    with opened(tmp_path / "data") as house:
        house.make_table("cave", 2)
        modes = {path.name: path.stat().st_mode & 0o077 for path in house.data.iterdir()}
        assert {"tables.sqlite", "tables.sqlite-wal", "secret", "lock", "log.jsonl"} <= set(modes)
        assert {0} == set(modes.values())


def test_thinkers_that_are_killed_are_replaced(tmp_path: Path) -> None:
    with opened(tmp_path) as house:

        async def work() -> None:
            code = house.make_table("cave", 2, first_player="seat:1", timers="off")
            link, _ = await sit(house, code, 0)
            await say(link, do="bot", seat=1, level="ismcts:20ms")
            await say(link, do="start")
            answered, killed = None, 0
            while (shown := await picture(link))["phase"] != "over":
                if shown["choices"] and shown["decision"] != answered:
                    answered = shown["decision"]
                    if killed < 3:
                        killed += kill_thinkers(house)
                    await act(link, shown, f"{answered}")
            assert killed

        run(house, work())


def kill_thinkers(house: House) -> int:
    assert house.process
    tasks = Path(f"/proc/{house.process.pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    for child in children:
        with suppress(ProcessLookupError):  # one that had just ended by itself
            os.kill(child, signal.SIGKILL)
    return len(children)
