"""Strangers and guests who want more than is theirs: tables, chairs, other people's cards."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bench.attacks.visitors import (
    HOME,
    Mute,
    Seated,
    Verdict,
    Visitor,
    begun,
    check,
    drain,
    picture,
    refusal,
)
from tools.house import House, code_of, hear, read, say

WAITS, FREES = 60.0, 120.0  # seconds until hostship passes, and until a chair can be freed
CLAIM, REALLY = 130, 600  # milliseconds the silent liar says, and really took


async def at_a_locked_table(house: House) -> Verdict:
    """A stranger at a table in play: its code, its address, its watchers; then it is locked."""
    home, stranger = Visitor(house.port, HOME), Visitor(house.port, "127.0.3.1")
    table, (host, _) = await begun(home, "cave", 2)
    await picture(host.link, lambda shown: shown["phase"] == "play")
    knocked = str(await stranger.asks("/api/knock", say_code(table)))
    watcher = await stranger.connect(table)
    await say(watcher, do="hello")
    old = (await picture(watcher))["tokens"]["watch"]
    await say(host.link, do="dismiss")
    while (message := await hear(watcher))["is"] != "refused":
        pass
    back = await stranger.connect(table)
    again = await refusal(back, do="hello", tokens=[old])
    sit = await refusal(back, do="sit", seat=0, name="x", colour=1)
    told = f"code: {knocked}; watching: {message['code']}, then {again}; sitting: {sit}"
    verdict = check(
        a_code_opens_nothing=knocked == "404 no-such-table",
        old_watch_tokens_are_void=again == "locked",
        nobody_new_sits=sit == "hello-first",
    )
    return Verdict(verdict.ok, f"{told} {verdict.told}".strip())


def say_code(table: str) -> bytes:
    return json.dumps({"code": code_of(table)}).encode()


async def records(house: House) -> Verdict:
    """A finished, locked table: its record without a token, with forged ones, by its address."""
    home, stranger = Visitor(house.port, HOME), Visitor(house.port, "127.0.3.2")
    table, (host, guest) = await begun(home, "cave", 2)
    await say(host.link, do="house", name="locked", on=True)
    await say(host.link, do="end")
    over = await picture(guest.link, lambda shown: shown["phase"] == "over")
    token = str(over["record"])
    code, (named, _, signed) = code_of(table), token.rpartition(".")
    # The first letter: two of the last one's bits say nothing.
    forged = f"{named}.{'B' if signed[0] == 'A' else 'A'}{signed[1:]}"
    tries = [f"/api/records/{one}" for one in (code, f"{code}.0", forged, f"{code}.0.x", table)]
    tries += [f"/api/tables/{table}/record", f"/api/tables/{code}", f"/api/records/{forged}/replay"]
    told = [str(await stranger.asks(path)) for path in tries]
    own = await stranger.asks(f"/api/records/{token}")
    peeking = await stranger.connect(table)
    watched = await refusal(peeking, do="hello")
    verdict = check(
        every_guess_finds_nothing=all(one.startswith("404") for one in told),
        whoever_played_has_it=own.status == 200,
        nobody_watches=watched == "locked",
    )
    return Verdict(verdict.ok, f"{len(told)} tries: 404; with the link: {watched} {verdict.told}")


# -- 6: host and chairs


async def curious_host(house: House) -> Verdict:
    """The host frees the chair of somebody present, swaps, seats a bot there, sits down."""
    home = Visitor(house.port, HOME)
    _, (host, guest) = await begun(home, "cave", 2)
    told = [
        await refusal(host.link, do="free", seat=1),
        await refusal(host.link, do="swap", seat=0, other=1),
        await refusal(host.link, do="bot", seat=1, level="easy"),
        await refusal(host.link, do="sit", seat=1, name="Eve", colour=4),
        await refusal(host.link, do="stand", seat=1),
        await refusal(host.link, do="ticket", seat=1),
    ]
    shown = await drain(guest.link)
    return Verdict(all(told) and (shown is None or shown["yours"] == [1]), " ".join(told))


async def guest_at_a_broken_line(house: House) -> Verdict:
    """The host's line breaks; at once the guest wants to be host, free the chair and sit there."""
    home, thief = Visitor(house.port, HOME), Visitor(house.port, "127.0.3.3")
    table, (host, guest) = await begun(home, "cave", 2)
    host.link.transport.abort()
    shown = await picture(guest.link, lambda shown: not shown["chairs"][0]["online"])
    told = [await refusal(guest.link, **message) for message in of_a_thief()]
    other = await thief.connect(table)
    await say(other, do="hello")
    told.append(await refusal(other, do="sit", seat=0, name="Eve", colour=4))
    back = await home.connect(table)
    await say(back, do="hello", tokens=[host.token], device="device 0")
    own = await picture(back, lambda shown: shown["yours"] == [0])
    ok = shown["host"] == 0 and all(told) and own["host"] == 0
    return Verdict(ok, f"still host: {shown['host'] == 0}; {' '.join(told)}")


def of_a_thief() -> list[dict[str, object]]:
    return [
        {"do": "free", "seat": 0},
        {"do": "end"},
        {"do": "house", "name": "paused", "on": True},
        {"do": "bot", "seat": 0, "level": "easy"},
        {"do": "sit", "seat": 0, "name": "Eve", "colour": 4},
    ]


async def patient_guest(house: House) -> Verdict:
    """The same with two minutes' patience: then the chair can be freed, and everybody is told; but
    whoever freed it does not see its cards, and the founder is host again when back."""
    home = Visitor(house.port, HOME)
    table, (host, guest, third) = await begun(home, "cave", 3)
    host.link.transport.abort()
    listening = asyncio.ensure_future(listen(guest))
    notices = asyncio.ensure_future(notice(third))
    await asyncio.sleep(WAITS + 3)
    early = await ask_aside(home, table, guest, do="free", seat=0)
    await asyncio.sleep(FREES - WAITS)
    free = await ask_aside(home, table, guest, do="free", seat=0)
    sit = await ask_aside(home, table, guest, do="sit", seat=0, name="Eve", colour=4)
    third_sits = await ask_aside(home, table, third, do="sit", seat=0, name="Eve", colour=4)
    told = await asyncio.wait_for(notices, 10)
    listening.cancel()
    verdict = check(
        not_before_two_minutes=early == "still-here",
        then_it_is_freed=free == "",
        who_freed_it_does_not_sit=sit == "played-already",
        nor_does_another_player=third_sits == "played-already",
        everybody_is_told=told == "chair-freed",
    )
    seen = (
        f"after {WAITS:.0f} s: {early}; after {FREES:.0f} s freed, notice: {told}; sitting: {sit}"
    )
    return Verdict(verdict.ok, f"{seen} {verdict.told}".strip())


async def listen(seated: Seated) -> None:
    async for _ in seated.link:
        pass


async def notice(seated: Seated) -> str:
    while (message := read(seated.link, await seated.link.recv()))["is"] != "notice":
        pass
    return str(message["key"])


async def ask_aside(visitor: Visitor, table: str, who: Seated, **message: object) -> str:
    """The same device over another line, which has heard nothing yet."""
    link = await visitor.connect(table)
    await say(link, do="hello", tokens=[who.token], device=f"device {who.seat}")
    await picture(link)
    try:
        return await refusal(link, **message)
    finally:
        await link.close()


# -- 9: tickets and races


async def ticket(house: House) -> Verdict:
    """A ticket shown by two devices; the first has dropped before its next hello."""
    home, thief = Visitor(house.port, HOME), Visitor(house.port, "127.0.3.4")
    table, (_, guest) = await begun(home, "cave", 2)
    await say(guest.link, do="ticket", seat=1)
    while (message := await hear(guest.link))["is"] != "ticket":
        pass
    shown = {"do": "hello", "ticket": message["ticket"]}
    phone = await home.connect(table)
    await say(phone, **shown, device="phone")
    await picture(phone, lambda shown: shown["yours"] == [1])
    phone.transport.abort()
    told = []
    for device in ("", "thief"):
        other = await thief.connect(table)
        told.append(await refusal(other, **shown, device=device))
    again = await home.connect(table)
    await say(again, **shown, device="phone")
    own = await picture(again)
    ok = told == ["bad-ticket"] * 2 and own["yours"] == [1]
    return Verdict(ok, f"others: {' '.join(told)}; the phone itself again: {own['yours'] == [1]}")


async def silent_liar(house: House) -> Verdict:
    """In the lamp race somebody answers no ping, presses after 600 ms and claims 130."""
    home = Visitor(house.port, HOME)
    table = await home.make_table("aladin", 2)
    links = [
        (await home.sit(table, 0)).link,
        (await home.sit(table, 1, create_connection=Mute)).link,
    ]
    await say(links[0], do="start")
    racing = await asyncio.gather(*(to_the_race(link, seat) for seat, link in enumerate(links)))
    await asyncio.sleep(REALLY / 1000)
    for seat, claim in ((0, REALLY - 10), (1, CLAIM)):
        act = {"id": "p", "seat": seat, "decision": racing[seat]["decision"]}
        await say(links[seat], do="act", **act, action=["slap", claim])
    done = await picture(links[0], lambda shown: shown["view"]["race"])
    liar = next(slap for slap in done["view"]["race"]["slaps"] if slap["seat"] == 1)
    told = f"claimed {liar['claimed']} ms, arrived {liar['elapsed']}, counted {liar['ms']}"
    return Verdict(liar["ms"] == liar["elapsed"] >= REALLY - 50, told)


async def to_the_race(link: Any, seat: int) -> Any:
    """Set dice that nobody else has, be ready, and wait for the reveal."""
    program = ["program_two", "silver", 1 + 2 * seat, "gold", 2 + 2 * seat, 0]
    chosen = {"program": program, "ready": ["ready"]}
    shown = await picture(link, lambda shown: shown["view"])
    while (step := shown["view"]["step"]) != "race":
        if seat in shown["asked"] and step in chosen:
            act = {"id": step, "seat": seat, "decision": shown["decision"]}
            await say(link, do="act", **act, action=chosen.pop(step))
        shown = await picture(link)
    return shown
