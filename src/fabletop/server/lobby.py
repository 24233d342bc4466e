"""All tables of a house: their codes, their keys, and how they are found. No I/O here."""

from __future__ import annotations

import secrets
from collections.abc import Container, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

from itsdangerous import BadSignature, Signer, URLSafeSerializer

from fabletop.core.game import Game, Json
from fabletop.core.options import Word, read
from fabletop.core.record import Damaged
from fabletop.core.refusals import Refusal
from fabletop.packs.edition import game_of_pack
from fabletop.packs.pack import Pack, pack_id, read_pack
from fabletop.server.addresses import CODE, new_latch, older_latch
from fabletop.server.disk.changes import Stored
from fabletop.server.restoring import Restoring
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.chairs import Chair, Manners
from fabletop.server.table.effects import no
from fabletop.server.table.gathering import Gathering
from fabletop.server.table.room import Room
from fabletop.server.table.setup import Setup, Shelf
from fabletop.server.table.table import Table
from fabletop.server.table.tokens import Tokens

PACKS_KEPT = 200
TOKENS_KEPT = 16  # of a table: early pictures hold them again and again


class Played(NamedTuple):
    """A game that is over: at which table, and which of its evening."""

    code: str
    number: int


class Lobby:
    """The tables that are in memory; the store holds them all."""

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        secret: str,
        bot_pause: float = BOT_PAUSE,
        packs: Sequence[str] = (),
    ) -> None:
        self.games = games
        self.house_packs = {pack_id(text): text for text in packs}  # these every host is offered
        self.packs: dict[str, str] = {}  # and these somebody brought, the newest last
        self.bot_pause = bot_pause
        self.news_pace = 0.0  # how much of the time for news is granted; a house grants it
        self.rooms: dict[str, Room] = {}
        self.secret = secret

    # -- who may come in

    def latch_of(self, code: str, kept: Json) -> str:
        """What makes the address of a table on disk; older ones have none written down."""
        return str(kept.get("latch") or older_latch(self.secret, code, str(kept.get("key"))))

    def seats_signer(self, code: str, latch: str) -> URLSafeSerializer:
        """It signs tokens for chairs: those of a table of the same code before are void."""
        is_older = len(code.rpartition("-")[2]) < 3  # its people hold tokens without a latch
        return URLSafeSerializer(self.secret, salt="seat" if is_older else f"seat {latch}")

    def records_signer(self, latch: str) -> Signer:
        return Signer(self.secret, salt=f"record {latch}")

    def read_record_token(self, token: str, latch: str) -> Played | None:
        """Which game a token is for, if it is good at the table it names."""
        try:
            told = self.records_signer(latch).unsign(token).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        return named_in(f"{told}.")

    # -- tables

    def refuse_table(self, game: str, seats: int, options: Mapping[str, object]) -> Refusal | None:
        """Why no such table can be made, or None."""
        if game not in self.games:
            return no("no-such-game")
        return self.games[game].refuse_setup(seats, words(options))

    def make(
        self,
        code: str,
        game: str,
        seats: int,
        options: Mapping[str, object],
        key: bytes,
        latch: str = "",
    ) -> Room:
        """A new table with empty chairs."""
        chairs = [Chair(colour=seat) for seat in range(seats)]
        table = self.table(code, chairs, latch or new_latch())
        setup = Setup(self.games[game], words(options), key)
        room = self.rooms[code] = Room(table, Gathering(table, setup))
        return room

    def restore(
        self,
        code: str,
        kept: Json,
        moves: Sequence[Json | None],
        ids: Sequence[str],
        stood: Json | None = None,
        settled: Sequence[object] = (),
    ) -> Room:
        """A table from disk, standing where it stood, even if its rules are newer now.

        The caller adds it to the tables in memory: this may run beside them. Raises `Damaged`.
        """
        stored = Stored(kept, list(moves), list(ids), stood, tuple(settled))
        chairs = [Chair.restore(chair) for chair in cast(list[Json], kept["chairs"])]
        table = self.table(code, chairs, self.latch_of(code, kept))
        table.manners = Manners.restore(kept)
        table.tokens.watching = cast(int, kept.get("watching", 0))
        table.evening = cast(list[Json], kept.get("evening", []))
        pack = cast(str, kept.get("pack", ""))
        game = game_of_pack(pack) if pack else self.games[cast(str, kept["game"])]
        options, key = words(cast(Json, kept["options"])), bytes.fromhex(cast(str, kept["key"]))
        setup = Setup(game, options, key)
        if kept["started"]:
            return Room(table, Restoring(table, setup, stored).restore())
        if stored.moves:
            raise Damaged("moves before the start")
        return Room(table, Gathering(table, setup))

    def table(self, code: str, chairs: list[Chair], latch: str) -> Table:
        """A table that recognises its people by the secret of the house."""
        shelf = Shelf(self.games, self.find_pack, fresh_key)
        table = Table(code, latch, chairs, self.tokens(code, latch), shelf)
        table.bot_pause = self.bot_pause
        table.news_pace = self.news_pace
        return table

    def tokens(self, code: str, latch: str) -> Tokens:
        signer, records = self.seats_signer(code, latch), self.records_signer(latch)

        @lru_cache(TOKENS_KEPT)
        def sign(seat: int, sitting: int) -> str:
            return str(signer.dumps([code, seat, sitting]))

        def read_token(token: str) -> tuple[int, int] | None:
            try:
                table, seat, sitting = signer.loads(token)
            except (BadSignature, ValueError, TypeError):
                return None
            return (seat, sitting) if table == code else None

        @cache
        def sign_record(number: int) -> str:
            return records.sign(f"{code}.{number}").decode("ascii")

        return Tokens(sign, read_token, sign_record)

    # -- content packs

    def offer_pack(self, text: str) -> Pack:
        """A pack that tables may use from now on, until many others came. Raises `Wrong`."""
        game_of_pack(text)  # now, and not when a table waits for it
        pack = read_pack(text)
        self.packs.pop(pack.id, None)
        self.packs[pack.id] = text
        if len(self.packs) > PACKS_KEPT:
            del self.packs[next(iter(self.packs))]
        return pack

    def knows_pack(self, name: str) -> bool:
        return name in self.packs or name in self.house_packs

    def find_pack(self, name: str) -> Game[Any] | None:
        text = self.packs.get(name) or self.house_packs.get(name)
        return game_of_pack(text) if text else None

    def forget_idle(self, busy: Container[str] = ()) -> list[str]:
        """Drop tables nobody looks at and nothing is due at; they are on disk."""
        idle = [code for code, room in self.rooms.items() if code not in busy and room.is_idle()]
        for code in idle:
            del self.rooms[code]
        return idle


def fresh_key() -> bytes:
    return secrets.token_bytes(32)


def named_in(token: str) -> Played | None:
    """Which game a token says it is for; whether that is true its signature tells."""
    code, _, rest = token.partition(".")
    number = rest.partition(".")[0]
    fine = CODE.fullmatch(code) and number.isdecimal() and number.isascii() and len(number) < 6
    return Played(code, int(number)) if fine else None


def words(options: Mapping[str, object]) -> dict[str, Word]:
    """Options as the games want them."""
    return {name: cast(Word, read(value)) for name, value in options.items()}
