"""What everybody at a table may have known, moment by moment, from the record on disk; and whether
what a device was sent is that and nothing else.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

from fabletop.core.dealer import addressed
from fabletop.core.game import Game
from fabletop.core.options import spell
from fabletop.core.play import Play
from fabletop.core.replay import replay_move, replay_setup
from fabletop.games import GAMES
from fabletop.server.disk.changes import Stored
from fabletop.server.disk.sqlite import SqliteStore
from fabletop.server.lobby import Lobby
from tests.server.inside import play_of
from tools.house import House, Reader, code_of

Data = dict[str, Any]
Eyes = int | None
OPEN_TO_ALL = {
    "is", "code", "address", "watchers", "record", "game", "options", "pack", "phase", "chairs",
    "host", "house", "gaps", "news",
    "decision", "seconds", "outcome", "race", "seal", "key", "yours", "tokens", "seat", "asked",
    "curtain", "talk", "undo", "done", "evening",
}  # fmt: skip
BY_EYES = {"view", "choices", "events"}
LONG = 8  # characters; shorter things stand everywhere


def text(data: object) -> str:
    """As it goes over the wire."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Moment:
    """A table between two moves."""

    decision: int
    actors: tuple[int, ...]
    is_open: bool
    told: int  # events so far
    views: Mapping[Eyes, str]
    choices: Mapping[Eyes, str]

    def secrets(self, eyes: Eyes, public: Data) -> list[str]:
        """Things in the views of others that those eyes may not see, as they would be spelt."""
        own = self.views[eyes]
        found = [
            part
            for other, view in self.views.items()
            if other not in (eyes, None)
            for part in differences(public, json.loads(view))
        ]
        return [part for part in found if len(part) >= LONG and part not in own]


def differences(public: object, private: object) -> list[str]:
    """The parts of a view that everybody's view has not."""
    if public == private:
        return []
    if isinstance(public, dict) and isinstance(private, dict):
        return [d for name in private for d in differences(public.get(name), private[name])]
    return [text(private)]


class Truth:
    """A whole game as it was."""

    def __init__(self, house: House, address: str) -> None:
        stored = fetch(house, code_of(address))
        room = Lobby(GAMES, "of no use here").restore(code_of(address), *stored)
        record = play_of(room).record
        self.game: Game[Any] = room.phase.setup.game
        self.seats = record.seats
        self.bots = [seat for seat, chair in enumerate(room.table.chairs) if chair.bot]
        self.play = replay_setup(self.game, record)
        self.moments = [self.look(self.play)]
        for number, move in enumerate(record.moves, 1):
            replay_move(self.play, move, number)
            self.moments.append(self.look(self.play))

    def look(self, play: Play[Any]) -> Moment:
        game, s = self.game, play.s
        everybody: list[Eyes] = [None, *range(self.seats)]
        choices: dict[Eyes, str] = {None: "[]"}
        for seat in range(self.seats):
            choices[seat] = text([spell(option) for option in game.options(s, seat)])
        views = dict(zip(everybody, map(text, game.table.views(s, everybody)), strict=True))
        actors = tuple(game.actors(s))
        return Moment(
            play.decision, actors, game.table.is_open(s), len(play.events), views, choices
        )

    def check(self, log: Sequence[tuple[str, str]], seats: Sequence[int]) -> int:
        """Every frame of a device, in its order, against what its people may know; how many."""
        return Check(self, seats).all(log)


class Check:
    """One device, from its first frame to its last."""

    def __init__(self, truth: Truth, seats: Sequence[int]) -> None:
        self.truth = truth
        self.seats = list(seats)
        self.at = 0  # the moment it was at last
        self.said_mine: Eyes = None
        self.before: Eyes = None
        self.fleeting: set[int] = set()
        self.reader = Reader()

    def all(self, log: Sequence[tuple[str, str]]) -> int:
        count = 0
        for way, frame in log:
            if way == "sent":
                said = json.loads(frame)
                self.said_mine = said["seat"] if said["do"] == "mine" else self.said_mine
                continue
            message = self.reader.read(frame)
            if message["is"] == "table" and message["phase"] != "lobby":
                self.picture(message, frame + text(message))
                count += 1
            elif message["is"] != "table":
                self.answer(message, frame)
        return count

    def picture(self, shown: Data, frame: str) -> None:
        assert OPEN_TO_ALL | BY_EYES == set(shown)
        assert self.seats == shown["yours"]
        eyes: Eyes = shown["seat"]
        moment = self.find(shown, eyes)
        self.check_eyes(eyes, moment)
        self.check_choices(shown, eyes, moment)
        for event in shown["events"]:
            self.check_event(event, eyes, moment)
        rest = text({name: shown[name] for name in OPEN_TO_ALL})
        for secret in moment.secrets(eyes, json.loads(moment.views[None])):
            assert secret not in rest
            assert secret not in frame or secret in text([shown["events"], shown["choices"]])

    def find(self, shown: Data, eyes: Eyes) -> Moment:
        """The moment at which exactly this is what those eyes see."""
        view = text(shown["view"])
        for number in range(self.at, len(self.truth.moments)):
            moment = self.truth.moments[number]
            if moment.decision == shown["decision"] and moment.views[eyes] == view:
                self.at = number
                return moment
        raise AssertionError(f"no such view for {eyes} at {shown['decision']}: {view[:2000]}")

    def check_eyes(self, eyes: Eyes, moment: Moment) -> None:
        """One's own, or at a shared device those of whoever is asked and has said "it's me"."""
        if len(self.seats) < 2:
            assert eyes == next(iter(self.seats), None)
        elif eyes is None:
            self.said_mine = None if self.before is not None else self.said_mine
        else:
            assert eyes == self.said_mine, "opened for somebody who has not taken the device"
            assert eyes in moment.actors
            assert not moment.is_open
        self.before = eyes

    def check_choices(self, shown: Data, eyes: Eyes, moment: Moment) -> None:
        people = [seat for seat in moment.actors if seat not in self.truth.bots]
        here = [seat for seat in people if seat in self.seats]
        asked = here if eyes is None and moment.is_open else [s for s in here if s == eyes]
        assert asked == shown["asked"]
        whose = asked[0] if asked else eyes
        assert moment.choices[whose] == text(shown["choices"])

    def check_event(self, event: Data, eyes: Eyes, moment: Moment) -> None:
        """Told to these eyes, as it was, and if it is fleeting, once."""
        game, told = self.truth.game, self.truth.play.events[event["n"]]
        assert event["n"] < moment.told
        assert addressed(told, eyes), (told, eyes)
        args = dict(zip(game.about.events[told.key], told.args, strict=True))
        assert (told.key, text(args)) == (event["key"], text(event["args"]))
        assert (told.key in game.table.fleeting) == event.get("fleeting", False)
        if told.key in game.table.fleeting and moment.actors:
            assert event["n"] not in self.fleeting, event
            self.fleeting.add(event["n"])

    def answer(self, message: Data, frame: str) -> None:
        """A short answer says nothing of what others have, nor does the banter of a bot."""
        assert message["is"] in ("done", "refused", "allowed", "said")
        if message["is"] == "said":
            assert {"is", "seat", "phrase"} == set(message)
            assert message["seat"] in self.truth.bots
            assert message["phrase"].startswith("bot-")
        moment = self.truth.moments[self.at]
        for secret in moment.secrets(self.before, json.loads(moment.views[None])):
            assert secret not in frame


def fetch(house: House, code: str) -> Stored:
    """A table as it lies on disk."""

    async def read() -> Stored | None:
        store = SqliteStore(house.data / "tables.sqlite")
        stored = await store.load(code)
        await store.close()
        return stored

    with ThreadPoolExecutor(1) as apart:  # a loop is running here, for the browser
        return cast(Stored, apart.submit(lambda: asyncio.run(read())).result())
