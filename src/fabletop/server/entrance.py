"""Who is let in: by an address, by a code at an open door, to a record by its token.

Whoever guesses learns nothing here, not even by how long an answer takes: what is looked up and
checked is the same whether or not there is a table.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from fabletop.core.game import Json
from fabletop.core.record import Record
from fabletop.core.refusals import Refusal
from fabletop.server.addresses import CODE, fits, network, read_address
from fabletop.server.attempts import Attempts
from fabletop.server.disk.store import Store
from fabletop.server.lobby import Lobby, Played, named_in
from fabletop.server.table.chairs import Manners
from fabletop.server.table.effects import no
from fabletop.server.table.playing import Playing
from fabletop.server.table.room import Room
from fabletop.server.table.tokens import WATCH

GUESS = "guesses"


class Entrance:
    """The doors of all tables."""

    def __init__(
        self,
        lobby: Lobby,
        store: Store,
        fetch: Callable[[str], Awaitable[Room | None]],
        attempts: Attempts,
        guesses_an_hour: float,
    ) -> None:
        self.lobby, self.store, self.fetch = lobby, store, fetch
        self.attempts, self.guesses = attempts, guesses_an_hour

    async def admit(self, address: str) -> str | None:
        """The code of the table that an address leads to.

        A wrong one learns nothing, not even by how long it takes whether there is a table of that
        code: the disk is asked for it even if the table is in memory, and no table waits for it.
        """
        told = read_address(address)
        if told is None:
            return None
        room = self.lobby.rooms.get(told.code)
        if room and fits(room.table.latch, told.latch):
            return told.code
        kept = await self.store.glance(told.code)
        latch = self.lobby.latch_of(told.code, kept or {})
        return told.code if fits(latch, told.latch) and kept is not None else None

    async def knock(self, code: str, tokens: Sequence[str], client: str) -> str | Refusal:
        """The address of a table, for whoever says its code while its door is open, or holds a
        chair there. A closed door is no door: it counts as a wrong guess. A guess counts as wrong
        until it is known to be right, so guesses made at once cannot overrun the limit."""
        if not CODE.fullmatch(code):
            return no("no-such-table")
        if tokens and (latch := await self.open_by_token(code, tokens)):
            return f"{code}-{latch}"
        guesser = network(client)
        if wait := await self.attempts.make(GUESS, guesser, self.guesses):
            seconds = max(1, math.ceil(wait))
            return no("too-many-guesses", seconds=seconds, minutes=math.ceil(seconds / 60))
        try:
            address = await self.open_by_code(code)
        except Exception:
            await self.attempts.take_back(GUESS, guesser)
            raise
        if address is None:
            return no("no-such-table")
        await self.attempts.take_back(GUESS, guesser)
        return address

    async def open_by_code(self, code: str) -> str | None:
        """The address of a table whose door is open."""
        kept = await self.store.glance(code)
        if kept and Manners.restore(kept).lets_in():
            return f"{code}-{self.lobby.latch_of(code, kept)}"
        return None

    async def open_by_token(self, code: str, tokens: Sequence[str]) -> str | None:
        """The latch, if a token opens a chair; only signed ones bring a table into memory."""
        kept = await self.store.glance(code)
        latch = self.lobby.latch_of(code, kept or {})
        signer = self.lobby.seats_signer(code, latch)
        signed = [token for token in tokens if signer.loads_unsafe(token)[0]]
        room = await self.fetch(code) if signed and kept else None
        seats = [room.table.opened(token) for token in signed] if room else []
        return latch if any(seat not in (None, WATCH) for seat in seats) else None

    async def find_record(self, token: str) -> Record | Json | Refusal:
        """The record of a finished game, for whoever has a token made for it."""
        named = named_in(token)
        if named is None:
            return no("no-such-record")
        kept = await self.store.glance(named.code)
        latch = self.lobby.latch_of(named.code, kept or {})
        played = self.lobby.read_record_token(token, latch)
        return await self.record_of(played) if played and kept else no("no-such-record")

    async def record_of(self, played: Played) -> Record | Json | Refusal:
        """An earlier game of an evening, or the one on the table if it is over."""
        finished = await self.store.load_finished(*played)
        if finished:
            return finished
        room = await self.fetch(played.code)
        game = room.phase if room and len(room.table.evening) == played.number else None
        if not isinstance(game, Playing):
            return no("no-such-record")
        if not game.match.is_over():
            return no("not-over")
        record = game.match.play.record
        return replace(record, key=game.setup.key.hex(), moves=list(record.moves))
