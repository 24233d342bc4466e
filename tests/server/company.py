"""A company round a room that plays by itself: people at devices, bots, a television.

Everybody says what a page would say, in time; what the room wants saved is kept for a store.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, cast

from fabletop.bots.bot import levels, seat_bot
from fabletop.core.dealer import addressed
from fabletop.core.game import Game, Json
from fabletop.core.mind import LATER, Bot
from fabletop.core.options import Action, Word, fill, plain
from fabletop.games import GAMES
from fabletop.server.disk.store import Store
from fabletop.server.lobby import Lobby
from fabletop.server.table.effects import (
    Alarm,
    Effect,
    Gone,
    Reply,
    Save,
    Send,
    Shown,
    SnapshotKept,
    Tick,
)
from fabletop.server.table.messages import Act, Hello, Message, Mine, PutBot, Sit, Start
from fabletop.server.table.room import Room
from fabletop.server.table.telling import Telling
from tests.server.inside import bots_of, contest_of, is_playing, play_of
from tests.server.screens import Screens

CODE = "red-lamp-10"
SECRET = "the same before and after"
BOT = "-"
TV = "tv"
SENSE = 0.8  # how often people play well; else they do anything that is allowed
HASTE = 0.4  # seconds a person takes


class Company:
    """A room, those who play there, and the time."""

    def __init__(
        self,
        room: Room,
        places: str,
        now: float = 0.0,
        names: Sequence[str] = (),
        sense: float = SENSE,
    ) -> None:
        self.room = room
        self.sense = sense
        self.screens = Screens(room)
        self.places = places  # whose device is at each seat: "aab-", a dash is a bot
        self.names = names or [f"Player {seat}" for seat in range(len(places))]
        self.now = now
        self.alarm: float | None = None
        self.saves: list[Save] = []
        self.snap = False
        self.rng = random.Random(f"{room.phase.setup.key.hex()}/{now}")
        self.guides: dict[int, Bot] = {}
        self.told = 0
        self.tokens: dict[str, list[str]] = {}  # what each page has kept
        self.said: set[tuple[int, int]] = set()  # who has spoken since which move
        self.looks = True  # whether what screens show is compared with whole pictures

    @property
    def game(self) -> Game[Any]:
        return self.room.phase.setup.game

    @property
    def s(self) -> Any:
        return play_of(self.room).s

    @property
    def devices(self) -> list[str]:
        return [*sorted(set(self.places) - {BOT}), TV]

    def seats_of(self, device: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == device]

    # -- coming

    def gather(self) -> None:
        """Everybody comes, sits down and begins."""
        for device in self.devices:
            self.say(device, Hello(tv=device == TV))
        for seat, place in enumerate(self.places):
            if place == BOT:
                self.say(self.places[0], PutBot(seat, levels(self.game)[0]))
            else:
                self.say(place, Sit(seat, self.names[seat], seat))
        self.say(self.places[0], Start())
        for device in self.devices:
            self.tokens[device] = [self.room.table.token(seat) for seat in self.seats_of(device)]

    def hello(self, device: str, since: int = -1) -> list[Effect]:
        """A page comes back with what it kept."""
        return self.say(device, Hello(self.tokens[device], since, tv=device == TV))

    def shown(self) -> dict[str, Json]:
        """What every device would be sent now."""
        telling, devices = Telling(self.room.phase, self.now), self.room.table.devices
        return {name: telling.picture(device) for name, device in devices.items()}

    def say(self, device: str, message: Message | Gone | Tick) -> list[Effect]:
        effects = self.room.handle(device, message, self.now)
        for effect in effects:
            if isinstance(effect, Save):
                self.saves.append(effect)
                self.room.handle("", Shown(), self.now)
            elif isinstance(effect, Send) and self.looks:
                self.screens.take(effect)
            elif isinstance(effect, Alarm):
                self.alarm = effect.at
        if self.looks:
            self.screens.check(self.now, effects)
        return effects

    # -- playing

    def is_stuck(self) -> bool:
        """Whether all wait for somebody who is not there, and no clock runs."""
        return self.alarm is None and not self.asked()

    def go_on(self) -> None:
        """The next thing that happens: somebody answers, or the time comes."""
        made = self.room.phase.progress().moves
        waiting = [seat for seat in self.asked() if (made, seat) not in self.said]
        due = self.alarm is not None and self.alarm <= self.now + HASTE
        if waiting and not due:
            self.now += HASTE
            self.answer(self.rng.choice(waiting))
        elif self.alarm is None:  # all wait for each other: somebody says anything
            self.answer(self.asked()[0], sense=0.0)
        else:
            self.now = max(self.now, self.alarm)
            self.say("", Tick())
            if not waiting and self.alarm is not None and self.alarm <= self.now:
                self.now += 0.01

    @property
    def question(self) -> int:
        return play_of(self.room).decision

    def asked(self) -> list[int]:
        """The people who can answer now."""
        here = self.room.table.seated()
        actors = self.game.actors(self.s)
        return [seat for seat in actors if seat not in bots_of(self.room) and seat in here]

    def answer(self, seat: int, sense: float | None = None) -> None:
        device, question = self.places[seat], self.question
        self.said.add((self.room.phase.progress().moves, seat))
        if len(self.seats_of(device)) > 1 and self.room.table.devices[device].open_for != seat:
            self.say(device, Mine(seat))
        action = self.choose(seat, self.sense if sense is None else sense)
        if action != LATER:
            contest = contest_of(self.room)
            said = cast("list[Any]", plain(action))
            effects = self.say(device, Act(self.id(seat), seat, question, said))
            replies = [effect.message for effect in effects if isinstance(effect, Reply)]
            refusals = [reply["code"] for reply in replies if reply["is"] == "refused"]
            assert refusals in ([], [contest and contest.closed]), (refusals, action)

    def id(self, seat: int) -> str:
        return f"{self.question}-{seat}-{self.room.phase.progress().moves}"

    def choose(self, seat: int, sense: float) -> Action:
        contest = contest_of(self.room)
        if contest:
            return self.race(contest.verb, contest.open, seat)
        options = self.game.options(self.s, seat)
        guide = self.guide(seat)
        if self.rng.random() < sense:
            return guide.choose(self.game.view(self.s, seat), options)
        return fill(self.rng.choice(options), self.rng.randrange)

    def race(self, verb: str, is_open: bool, seat: int) -> Action:
        """A hand that takes its time; before the start it lies still, if it may."""
        others = [o for o in self.game.options(self.s, seat) if o[0] != verb]
        if is_open:
            return (verb, self.rng.randrange(200, 900))
        return fill(others[0], self.rng.randrange) if others else LATER

    def guide(self, seat: int) -> Bot:
        """A bot that plays a person's part, with all the memory it needs."""
        events = play_of(self.room).events
        for event in events[self.told :]:
            for listener, bot in self.guides.items():
                if addressed(event, listener):
                    bot.hear(event)
        self.told = len(events)
        if seat not in self.guides:
            bot = seat_bot(levels(self.game)[0], self.game, len(self.places), seat, self.rng)
            for event in play_of(self.room).stream(seat):
                bot.hear(event)
            self.guides[seat] = bot
        return self.guides[seat]

    # -- after a restart

    async def put_away(self, store: Store) -> None:
        """Everything that was to be saved goes to disk."""
        saves, self.saves = self.saves, []
        for save in saves:
            await store.save(self.room.code, save.table, save.moves)
            self.snap = not self.snap
            if self.snap and (stood := self.room.phase.snapshot()) and save is saves[-1]:
                await store.save(self.room.code, None, stood=stood)  # as a sweep does, now and then
                self.room.handle("", SnapshotKept(stood), 0)

    async def restarted(self, store: Store) -> Company:
        """The same company at the same table, in a house that has just been opened."""
        stored = await store.load(self.room.code)
        assert stored is not None
        room = Lobby(GAMES, SECRET).restore(self.room.code, *stored)
        again = Company(room, self.places, self.now + 1000)
        again.tokens = self.tokens
        return again


def seated(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Word],
    number: int,
    wishes: Sequence[str] = (),
) -> Company:
    """A company that has begun, at devices of its own and shared ones, as the game allows it."""
    usual = ["a" + "bcdef"[: seats - 2] + BOT, "aa" + "bcdef"[: seats - 3] + BOT]
    usual = [places for places in usual if len(places) == seats]
    usual = usual[number % 2 :] + usual[: number % 2]
    for places in [*wishes, *usual, "abcdef"[:seats]]:
        key = number.to_bytes(32, "big")
        room = Lobby(GAMES, SECRET).make(CODE, game.key, seats, options, key)
        company = Company(room, places)
        company.gather()
        if is_playing(room):
            return company
    raise AssertionError(f"no company of {seats} may play {game.key} with {options}")
