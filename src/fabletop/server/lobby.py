"""All tables of a house: their codes, their keys, and how they are found. No I/O here."""

from __future__ import annotations

import random
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from itsdangerous import BadSignature, URLSafeSerializer

from fabletop.core import snapshots
from fabletop.core.game import Game, Json
from fabletop.core.options import Word, read
from fabletop.core.record import (
    Base,
    Damaged,
    Move,
    Record,
    load_base,
    load_chance,
    load_events,
    load_move,
    upgrade,
)
from fabletop.core.refusals import Refusal
from fabletop.packs.edition import game_of_pack
from fabletop.packs.pack import Pack, pack_id, read_pack
from fabletop.server.chairs import Chair, Manners
from fabletop.server.effects import no
from fabletop.server.room import Room
from fabletop.server.store import Stored
from fabletop.server.thinking import BOT_PAUSE

# Short, friendly, easy to say and to hear in all our languages; 24 × 24 × 90 codes.
FIRST = (
    "amber", "blue", "brass", "coral", "crimson", "desert", "ebony", "golden", "green", "indigo",
    "ivory", "jade", "lilac", "lunar", "magic", "olive", "opal", "purple", "royal", "ruby",
    "silver", "solar", "velvet", "violet",
)  # fmt: skip
SECOND = (
    "camel", "castle", "cobra", "dragon", "eagle", "falcon", "garden", "genie", "lamp", "lion",
    "moon", "mountain", "oasis", "palace", "panther", "parrot", "phoenix", "river", "sultan",
    "tiger", "tower", "turban", "vizier", "wolf",
)  # fmt: skip


PACKS_KEPT = 200
ILLEGIBLE = Move(0, ("illegible",), by="house")  # stands in a record for a move that is lost


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
        self.rooms: dict[str, Room] = {}
        self.signer = URLSafeSerializer(secret, salt="seat")

    def new_code(self, rng: random.Random) -> str:
        """A code that no table in memory has."""
        while True:
            code = f"{rng.choice(FIRST)}-{rng.choice(SECOND)}-{rng.randrange(10, 100)}"
            if code not in self.rooms:
                return code

    def refuse_table(self, game: str, seats: int, options: Mapping[str, object]) -> Refusal | None:
        """Why no such table can be made, or None."""
        if game not in self.games:
            return no("no-such-game")
        return self.games[game].refuse_setup(seats, words(options))

    def make(
        self, code: str, game: str, seats: int, options: Mapping[str, object], key: bytes
    ) -> Room:
        """A new table with empty chairs."""
        chairs = [Chair(colour=seat) for seat in range(seats)]
        self.rooms[code] = room = self.room(code, self.games[game], words(options), chairs, key)
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
        key = bytes.fromhex(cast(str, kept["key"]))
        options = words(cast(Json, kept["options"]))
        pack = cast(str, kept.get("pack", ""))
        game = game_of_pack(pack) if pack else self.games[cast(str, kept["game"])]
        room = self.room(code, game, options, chairs, key)
        room.manners = Manners(**cast(Any, kept.get("manners", {})))
        room.ended = bool(kept.get("ended"))
        room.evening = cast(list[Json], kept.get("evening", []))
        if kept["started"]:
            Resuming(room, stored).resume()
        elif stored.moves:
            raise Damaged("moves before the start")
        return room

    def room(
        self,
        code: str,
        game: Game[Any],
        options: Mapping[str, Word],
        chairs: Sequence[Chair],
        key: bytes,
    ) -> Room:
        def sign(seat: int, sitting: int) -> str:
            return str(self.signer.dumps([code, seat, sitting]))

        def read_token(token: str) -> tuple[int, int] | None:
            try:
                table, seat, sitting = self.signer.loads(token)
            except (BadSignature, ValueError, TypeError):
                return None
            return (seat, sitting) if table == code else None

        room = Room(
            code, game, options, chairs, key, sign, read_token, self.games, packs=self.find_pack
        )
        room.bot_pause = self.bot_pause
        return room

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

    def find_pack(self, name: str) -> Game[Any] | None:
        text = self.packs.get(name) or self.house_packs.get(name)
        return game_of_pack(text) if text else None

    def forget_idle(self, busy: Container[str] = ()) -> list[str]:
        """Drop tables nobody looks at and nothing is due at; they are on disk."""
        idle = [
            code
            for code, room in self.rooms.items()
            if not room.devices and code not in busy
            if room.clock.alarm() is None and room.is_shot()
        ]
        for code in idle:
            del self.rooms[code]
        return idle


class Resuming:
    """A game that goes on after a restart: from its newest snapshot, or from its first move."""

    def __init__(self, room: Room, stored: Stored) -> None:
        self.room = room
        self.stored = stored
        self.snapshot = snapshots.read(stored.stood) if stored.stood else None
        self.moves = [readable(move) for move in stored.moves]

    def resume(self) -> None:
        """Raises `Damaged` if neither way leads on."""
        snapshot = self.snapshot
        if snapshot and snapshot.version == self.version == self.room.game.version:
            settled = load_events(list(self.stored.settled[: snapshot.settled]))
            with suppress(Damaged):
                return self.room.resume(
                    self.record(snapshot.moves), self.stored.ids, snapshot, settled
                )
        record = self.record()
        if record.version != self.room.game.version:
            record = upgrade(self.room.game, record, self.base())
            self.room.upgraded = True
        return self.room.resume(record, self.stored.ids)

    @property
    def version(self) -> int:
        return cast(int, self.stored.kept["version"])

    def record(self, known: int = 0) -> Record:
        """All moves up to the first that cannot be read; before a snapshot they need not be."""
        room, kept, moves = self.room, self.stored.kept, self.moves
        spoilt = [number for number, move in enumerate(moves) if not move and number >= known]
        room.cut = spoilt[0] if spoilt else None
        return Record(
            game=room.game.key,
            version=self.version,
            seats=len(room.chairs),
            options=room.options,
            chance=load_chance(kept["chance"]),
            moves=[move or ILLEGIBLE for move in moves[: room.cut]],
            players=[str(chair.name) for chair in room.chairs],
            seal=room.seal,
            base=load_base(kept["base"]) if kept.get("base") else None,
            colours=[chair.colour for chair in room.chairs],
            pack=room.game.pack,
        )

    def base(self) -> Base | None:
        """Where newer rules may go on, by the last snapshot of the rules before them."""
        stood = self.stored.stood
        if stood is None or stood.get("version") != self.version:
            return None
        if self.snapshot:
            settled = load_events(list(self.stored.settled[: self.snapshot.settled]))
            return self.snapshot.base(settled)
        return load_base(stood)  # kept by an older version of the house


def readable(move: Json | None) -> Move | None:
    try:
        return load_move(move) if move else None
    except (KeyError, TypeError, ValueError):
        return None


def words(options: Mapping[str, object]) -> dict[str, Word]:
    """Options as the games want them."""
    return {name: cast(Word, read(value)) for name, value in options.items()}
