"""A house whose disk fails: full, read-only, gone. For the tests of what is then lost (nothing)."""

from __future__ import annotations

from typing import Any

from bench.disks import Disk
from tests.server.test_app import act, picture, refusal, sit
from tools.house import House, say


async def begun(house: House, people: int = 2) -> tuple[list[Any], Any]:
    """A table of the cave in play, everybody at a device; whoever begins has been asked."""
    code = house.make_table("cave", people, first_player="seat:0", timers="off")
    links = [(await sit(house, code, seat))[0] for seat in range(people)]
    await say(links[0], do="start")
    while not (shown := await picture(links[0]))["choices"]:
        pass
    return links, shown


async def refused_until_mended(disk: Disk, links: list[Any], shown: Any) -> Any:
    """A move is refused, kindly, and nobody sees it; then it is taken. The picture after it."""
    disk.fail()
    for number in range(3):
        await act(links[0], shown, f"lost-{number}")
        assert "not-saved" == (await refusal(links[0]))["code"]
        back = await picture(links[0])
        assert (shown["view"], shown["decision"]) == (back["view"], back["decision"])
    disk.mend()
    await act(links[0], shown, "kept")
    while "kept" not in (after := await picture(links[0]))["done"]:
        pass
    return after
