"""The smaller things: foreign pages and names, figures, files, names, undo, bots, health."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

from websockets.exceptions import InvalidStatus

from bench.attacks.visitors import (
    HOME,
    Verdict,
    Visitor,
    act,
    asked,
    begun,
    check,
    picture,
    refusal,
)
from tools.house import House, say

EVIL = "http://evil.example"
TABLE = b'{"game": "cave", "seats": 2}'


async def foreign_pages(house: House) -> Verdict:
    """A page of another site asks, posts and opens sockets; a name of somebody else leads here."""
    visitor = Visitor(house.port, "127.0.4.1")
    table = await visitor.make_table("cave", 2)
    posted = [
        (await visitor.asks("/api/tables", TABLE, Origin=EVIL)).status,
        (await visitor.asks("/api/tables", TABLE, Origin="null")).status,
        (await visitor.asks("/api/tables", TABLE, Sec_Fetch_Site="cross-site")).status,
    ]
    named = (await visitor.asks(f"/api/tables/{table}", None, Host="evil.example")).status
    opened = [
        await opening(visitor, table, origin=EVIL),
        await opening(visitor, table, name="evil.example"),
    ]
    ok = posted == [403] * 3 and named == 421 and opened == [403, 403]
    return Verdict(ok, f"posts: {posted}; another Host: {named}; sockets: {opened}")


async def opening(visitor: Visitor, table: str, **how: Any) -> int:
    """The status with which a socket is refused; 101 if it opens."""
    try:
        (await visitor.connect(table, **how)).transport.abort()
    except InvalidStatus as error:
        return error.response.status_code
    return 101


async def figures(house: House) -> Verdict:
    """The figures from elsewhere, and through a proxy on this machine."""
    told = [(await Visitor(house.port).asks("/metrics")).status]
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        told.append(
            (await Visitor(house.port, HOME).asks("/metrics", None, **{header: HOME})).status
        )
    return Verdict(told == [404] * 4, f"{told}")


async def paths(house: House) -> Verdict:
    """Files that are nobody's business, by all sorts of paths."""
    tries = (
        "/web/../../../pyproject.toml", "/web/..%2f..%2fgames/cave/content.toml",
        "/web/%2e%2e/%2e%2e/server/house.py", "/games/cave/board/../content.toml",
        "/games/cave/text/..%2fcontent.toml", "/web//etc/passwd", "/secret", "/data/secret",
        "/web/%00", "/games/cave/board/..%5c..%5ccontent.toml",
    )  # fmt: skip
    told = [(await Visitor(house.port, "127.0.4.2").asks(path)).status for path in tries]
    return Verdict(all(400 <= status < 500 for status in told), f"{told}")


async def file_modes(house: House) -> Verdict:
    """Whether others on this machine can read what is kept."""
    open_ones = [
        path.name for path in (house.data, *house.data.iterdir()) if os.stat(path).st_mode & 0o077
    ]
    return Verdict(not open_ones, f"readable by others: {open_ones or 'nothing'}")


async def silence(house: House) -> Verdict:
    """Another name in play is a way to talk."""
    _, there = await begun(Visitor(house.port, HOME), "tom_thumb", 2)
    told = await refusal(there[0].link, do="rename", seat=0, name="the red one", colour=1)
    return Verdict(told == "game-running", told)


async def undo(house: House) -> Verdict:
    """A move is taken back while somebody who should agree has no line."""
    _, there = await begun(Visitor(house.port, HOME), "cave", 2, timers="off")
    who, shown = await asked(there)
    for number in range(20):
        done = await act(who, shown, str(number))
        if done["undo"]["seat"] is not None:
            break
        who, shown = (who, done) if done["asked"] else await asked(there)
    other = there[1 - who.seat]
    other.link.transport.abort()
    await picture(who.link, lambda shown: not shown["chairs"][other.seat]["online"])
    await say(who.link, do="undo", seat=who.seat)
    waiting = await picture(who.link)
    waits, stays = waiting["undo"]["waits"], waiting["decision"] == done["decision"]
    return Verdict(waits == [other.seat] and stays, f"it waits for the absent: {bool(waits)}")


async def names(house: House) -> Verdict:
    """Names that look like another's, or hide something."""
    visitor = Visitor(house.port, "127.0.4.3")
    table = await visitor.make_table("cave", 4)
    await visitor.sit(table, 0, name="Paola")
    link = await visitor.connect(table)
    await say(link, do="hello")
    alike = ("paola", "Раоlа", "Paоla", "Pa​ola", "Pa\u034fola", "PAOLA ", "Pаolа")
    hidden = ("\u202eevil", "a\u0007", "\u3164", "​", "")
    told = [await refusal(link, do="sit", seat=1, name=name, colour=1) for name in alike + hidden]
    return Verdict(set(told) <= {"name-taken", "bad-name"}, f"{len(told)} names, all refused")


async def spectators(house: House) -> Verdict:
    """Watchers and televisions seat bots, send them away, start, choose, and play."""
    visitor = Visitor(house.port, "127.0.4.4")
    table = await visitor.make_table("cave", 2)
    await visitor.sit(table, 0)
    told: list[str] = []
    for tv in (False, True):
        link = await visitor.connect(table)
        await say(link, do="hello", tv=tv)
        told += [await refusal(link, **message) for message in of_a_watcher()]
    return Verdict(all(told), " ".join(told[: len(of_a_watcher())]))


def of_a_watcher() -> list[dict[str, object]]:
    return [
        {"do": "bot", "seat": 1, "level": "easy"},
        {"do": "stand", "seat": 0},
        {"do": "start"},
        {"do": "choose", "name": "variant", "value": "lamp"},
        {"do": "swap", "seat": 0, "other": 1},
        {"do": "free", "seat": 0},
        {"do": "help", "seat": 0, "time": "usual", "hints": True, "large": True, "calm": True},
        {"do": "house", "name": "locked", "on": True},
    ]


async def not_seated(house: House) -> Verdict:
    """Who only watches a game is refused in the game's own words."""
    visitor = Visitor(house.port, "127.0.4.5")
    told = []
    for game in ("cave", "basra", "aladin"):
        table, there = await begun(visitor, game, 2)
        who, shown = await asked(there)
        link = await visitor.connect(table)
        await say(link, do="hello")
        said = {"id": "1", "seat": who.seat, "decision": shown["decision"]}
        told.append(await refusal(link, do="act", **said, action=shown["choices"][0]))
    return Verdict(told == ["not-seated"] * 3, " ".join(told))


async def health(house: House) -> Verdict:
    """The database is moved away while the house is open."""
    visitor, file = Visitor(house.port, HOME), house.data / "tables.sqlite"
    before = (await visitor.asks("/health")).status
    moved = file.with_suffix(".moved")
    file.rename(moved)
    await asyncio.sleep(2.5)
    gone = await visitor.asks("/health")
    made = str(await visitor.asks("/api/tables", TABLE))
    moved.rename(file)
    await asyncio.sleep(2.5)
    back = (await visitor.asks("/health")).status
    verdict = check(well_before=before == 200, ill=gone.status == 503, well_again=back == 200,
                    no_table_is_made=made == "503 not-saved")  # fmt: skip
    return Verdict(verdict.ok, f"{before}, moved away {gone.status} and {made}, back {back}")


async def log_without_secrets(house: House) -> Verdict:
    """The log holds tracebacks as text, and no address, token or ticket."""
    table, there = await begun(Visitor(house.port, HOME), "cave", 2)
    await picture(there[0].link, lambda shown: shown["phase"] == "play")
    await Visitor(house.port, HOME).asks(f"/api/tables/{table}")
    log = (house.data / "log.jsonl").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    bare = [line for line in lines if line.get("exc_info") is True]
    leaks = [
        each for each in (table.rpartition("-")[2], *(one.token for one in there)) if each in log
    ]
    return Verdict(not bare and not leaks, f"{len(lines)} lines, {len(leaks)} secrets")
