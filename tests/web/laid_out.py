"""A table in the middle of a game, put on the disk of a running house.

The game up to there is played in this process, by bots in people's chairs and always in the same
way. So a test of one screen does not play its way there through pages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from fabletop.core.options import Word
from fabletop.games import GAMES
from fabletop.server.addresses import any_code
from fabletop.server.disk.store import Store
from fabletop.server.house import read_secret
from fabletop.server.lobby import Lobby
from tests.server.company import Company
from tests.web.player import LaidOut
from tools.house import House

FAR = 20_000  # more turns than any game has


def laid_out(
    house: House,
    game: str,
    places: str,
    there: Callable[[Company], bool],
    number: int = 1,
    answer: Callable[[Company], None] = Company.go_on,
    names: Sequence[str] = (),
    /,
    **options: Word,
) -> LaidOut:
    """A table whose game has come as far as wanted; `places` as a company has them."""
    lobby = Lobby(GAMES, read_secret(house.data / "secret"))
    key = number.to_bytes(32, "big")
    company = Company(lobby.make(any_code(), game, len(places), options, key), places, names=names)
    company.gather()
    for _ in range(FAR):
        if there(company):
            break
        answer(company)
    assert there(company), "the game never comes there"
    keep(house, company)
    table = company.room.table
    return LaidOut(table.address, [table.token(seat) for seat in range(len(places))])


def asked_at(step: str, seat: int = 0) -> Callable[[Company], bool]:
    """Somebody is asked at this step."""

    def there(company: Company) -> bool:
        return company.game.step(company.s) == step and seat in company.asked()

    return there


def is_over(company: Company) -> bool:
    return company.game.outcome(company.s) is not None


def keep(house: House, company: Company) -> None:
    async def put() -> None:
        store = Store(house.data / "tables.sqlite")
        await company.put_away(store)
        await store.close()

    with ThreadPoolExecutor(1) as apart:  # a loop is running here, for the browser
        apart.submit(lambda: asyncio.run(put())).result()
