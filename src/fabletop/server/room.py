"""One table without I/O: a message and the time go in, effects come out.

Because nothing here waits, sends or looks at a clock, every race, loss and late arrival can be
played through by hand. People sit at *devices*: one of their own, one shared with others behind
a curtain, or none but eyes (spectators, the television). A picture for a device holds everything
its people may see now, never a difference, so only the newest one matters.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from fabletop.bots.bot import levels, seat_bot
from fabletop.core.dealer import Event, Fair, commitment
from fabletop.core.game import Bot, Game, Json, Pace, Seat, View
from fabletop.core.options import Action, Word, plain, read, spell
from fabletop.core.record import HERE, LEAVE, Move, Play, Record, addressed, dump_move, replay
from fabletop.core.refusals import Refusal
from fabletop.server.chairs import BOT_NAMES, LONGEST_NAME, Chair, Device, clean, tidy
from fabletop.server.effects import (
    Alarm,
    Effect,
    Gone,
    Reply,
    Save,
    Send,
    Tick,
    no,
    own_id,
    refused,
)
from fabletop.server.messages import (
    Act,
    Back,
    Hello,
    Mark,
    Message,
    Mine,
    PutBot,
    Rename,
    Say,
    Sit,
    Stand,
    Start,
    Why,
)

LAPSES_UNTIL_AWAY = 2
BOT_PAUSE = 2.0  # seconds a bot takes, so that people can follow
PHRASES = ("hmm", "one-more", "well-done", "oh-no", "thanks", "wait")
IDS_KEPT = 200
EVENTS_KEPT = 40
MOVES_WITH_TOKENS = 10  # pictures bring the keys to one's chairs until the game is well under way


class Room:
    """A table, from its empty chairs to the last score."""

    def __init__(
        self,
        code: str,
        game: Game[Any],
        options: Mapping[str, Word],
        chairs: Sequence[Chair],
        key: bytes,
        sign: Callable[[Seat, int], str],
        read_token: Callable[[str], tuple[Seat, int] | None],
    ) -> None:
        self.code = code
        self.game = game
        self.options = options
        self.chairs = list(chairs)
        self.key = key
        self.seal = commitment(key)
        self.sign = sign
        self.read_token = read_token
        self.bot_pause = BOT_PAUSE
        self.changed = False  # whether the table, besides its moves, must be saved
        self.acted: dict[int, str] = {}  # moves made by this message, with the ids of their acts
        self.replies: list[Reply] = []  # to acts that this message brought to an end
        self.fresh = 0  # how many events there were before the last message that made a move
        self.rng = random.Random(hashlib.sha256(b"bots" + key).digest())
        self.devices: dict[str, Device] = {}
        self.bots: dict[Seat, Bot] = {}
        self.play: Play[Any] | None = None
        self.ids: dict[str, None] = {}  # acts already carried out, newest last
        self.spelt: dict[int, Json] = {}
        self.held: list[tuple[str, Act]] = []  # answers that come before everybody has looked
        self.clock: int | None = None
        self.deadline: float | None = None
        self.left: dict[int, float] = {}  # seconds left on clocks that rest
        self.rested: int | None = None  # the clock that has waited for a lost line
        self.shown_until = 0.0
        self.present: tuple[Seat, ...] | None = None  # as the rules were told
        self.bot_due: float | None = None
        self.began: float | None = None  # when the first move could have been made

    # -- keeping

    def keep(self) -> Json:
        """The table without its moves, as it goes to disk."""
        return {
            "game": self.game.key,
            "version": self.game.version,
            "options": {name: plain(value) for name, value in self.options.items()},
            "chairs": [chair.keep() for chair in self.chairs],
            "key": self.key.hex(),
            "started": self.play is not None,
            "chance": [list(pair) for pair in self.play.record.chance] if self.play else [],
        }

    def resume(self, record: Record, ids: Sequence[str]) -> None:
        """Go on where a record ends, after a restart."""
        self.play = replay(self.game, record)
        outcomes = len(record.chance) + sum(len(move.chance) for move in record.moves)
        self.play.dealer = Fair(self.key, outcomes)
        self.ids = dict.fromkeys(ids)
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                self.seat_bot(seat, chair.bot)

    @property
    def phase(self) -> str:
        if self.play is None:
            return "lobby"
        return "play" if self.game.actors(self.play.s) else "over"

    # -- one message

    def handle(self, device: str, message: Message | Gone | Tick, now: float) -> list[Effect]:
        """Everything that follows from a message."""
        moves, told, rings = self.moves_made(), self.events_told(), self.deadline
        self.changed, self.acted, self.replies = False, {}, []
        answer = self.take(device, message, now)
        if isinstance(answer, Refusal):
            return [Reply(device, refused(answer, message))]
        if isinstance(message, Why):
            return [Reply(device, self.allowed(message))]
        if isinstance(message, Say):
            return [Reply(name, said(message)) for name in self.devices]
        self.call_the_roll(now)
        self.keep_time(now)
        self.answer_for_the_away(now)
        effects: list[Effect] = []
        made = self.new_moves(moves)
        if made:
            self.fresh = told
        if made or self.changed:
            effects.append(Save(self.keep() if self.changed else None, made))
        effects += self.replies
        if isinstance(message, Hello) and self.has_bad_tokens(device, message):
            effects.append(Reply(device, refused(no("bad-token"), message)))
        quiet = isinstance(message, Tick) or (device, message) in self.held
        if isinstance(message, Mine):
            effects += self.pictures([device], now)
        elif made or self.changed or self.deadline != rings or not quiet:
            effects += self.pictures(list(self.devices), now)
        return [*effects, Alarm(self.alarm())]

    def take(self, device: str, message: Message | Gone | Tick, now: float) -> Refusal | None:
        """Let a message do what it does, or say why not."""
        if isinstance(message, Tick):
            self.tick(now)
            return None
        if isinstance(message, Hello):
            self.hello(device, message)
            return None
        if device not in self.devices:
            return no("hello-first")
        if isinstance(message, Gone):
            del self.devices[device]
            return None
        if isinstance(message, Start):
            return self.start(device, now)
        if message.seat >= len(self.chairs):
            return no("no-such-seat")
        if isinstance(message, Mark):
            return self.tick_box(device, message)
        if isinstance(message, Sit):
            return self.sit(device, message)
        if isinstance(message, PutBot):
            return self.put_bot(message)
        if isinstance(message, Stand):
            return self.stand(device, message.seat, now)
        if message.seat not in self.devices[device].seats:
            return no("not-your-seat")
        return self.of_ones_own(device, message, now)

    def of_ones_own(
        self, device: str, message: Rename | Act | Why | Say | Mine | Back, now: float
    ) -> Refusal | None:
        """Messages about a chair this device holds."""
        if isinstance(message, Rename):
            return self.rename(message)
        if isinstance(message, Mine):
            self.devices[device].open_for = message.seat
            self.devices[device].there = self.events_told()
            return None
        if self.play is None:
            return no("not-started")
        if isinstance(message, Back):
            self.wants_back(message.seat)
            return None
        if isinstance(message, Say):
            return self.may_say(message)
        if isinstance(message, Why):
            return self.game.refuse(self.play.s, message.seat, read(message.action))
        return self.act(device, message, now)

    def allowed(self, message: Why) -> Json:
        """Nothing speaks against it; a text is told back as it was understood."""
        assert self.play is not None
        action = cast(Action, read(message.action))
        understood = self.game.understand(self.play.s, action)
        return {"is": "allowed", "id": message.id or None, "understood": understood}

    def may_say(self, message: Say) -> Refusal | None:
        """Only what the game lets this seat say now; nothing of it is kept."""
        assert self.play is not None
        talk = self.game.talk(self.play.s, message.seat)
        if not talk or (talk == "phrases" and not message.phrase):
            return no("muted")._replace(clause=self.game.refusals.get("muted", ""))
        if message.phrase not in PHRASES if message.phrase else not clean(message.text):
            return no("bad-message")
        return None

    def moves_made(self) -> int:
        return len(self.play.record.moves) if self.play else 0

    def events_told(self) -> int:
        return len(self.play.events) if self.play else 0

    def new_moves(self, before: int) -> tuple[tuple[int, Json, str | None], ...]:
        """Moves since then, numbered, with the ids of the acts that asked for them."""
        if self.play is None:
            return ()
        moves: list[Move] = self.play.record.moves[before:]
        return tuple(
            (number, dump_move(move), self.acted.get(number))
            for number, move in enumerate(moves, before)
        )

    # -- at the door

    def hello(self, name: str, message: Hello) -> None:
        """A device is there, with the chairs its tokens open; without any it watches."""
        found = [self.read_token(token) for token in message.tokens]
        seats = [seat for seat, sitting in filter(None, found) if self.holds(seat, sitting)]
        count = self.events_told()
        heard = min(max(message.since + 1, 0), count)
        eyes: list[Seat | None] = [None, *seats]
        self.devices[name] = Device(
            sorted(set(seats)), heard=dict.fromkeys(eyes, heard), there=count
        )

    def has_bad_tokens(self, device: str, message: Hello) -> bool:
        return len(self.devices[device].seats) < len(set(message.tokens))

    def holds(self, seat: Seat, sitting: int) -> bool:
        return seat < len(self.chairs) and self.chairs[seat].sitting == sitting

    def sit(self, device: str, message: Sit) -> Refusal | None:
        chair = self.chairs[message.seat]
        if message.id and message.id == chair.sat_by:
            self.hand_over(device, message.seat)  # said again: the answer was lost on the way
            return None
        if self.play:
            return no("game-running")
        if chair.name is not None:
            return no("seat-taken")
        name = tidy(message.name)
        if name is None:
            return no("bad-name", most=LONGEST_NAME)
        chair.name, chair.colour = name, self.free_colour(message.seat, message.colour)
        chair.sitting += 1
        chair.sat_by = message.id
        self.changed = True
        self.hand_over(device, message.seat)
        return None

    def hand_over(self, device: str, seat: Seat) -> None:
        """A chair is this device's now."""
        held = self.devices[device]
        held.seats = sorted({*held.seats, seat})
        held.heard.setdefault(seat, 0)
        held.there = self.events_told()

    def free_colour(self, seat: Seat, wanted: int) -> int:
        """The colour wanted, or the next that nobody else has."""
        taken = {c.colour for n, c in enumerate(self.chairs) if n != seat and c.name is not None}
        return next(k % 6 for k in range(wanted, wanted + 7) if k % 6 not in taken)

    def rename(self, message: Rename) -> Refusal | None:
        name = tidy(message.name)
        if name is None:
            return no("bad-name", most=LONGEST_NAME)
        chair = self.chairs[message.seat]
        chair.name, chair.colour = name, self.free_colour(message.seat, message.colour)
        self.changed = True
        return None

    def tick_box(self, device: str, message: Mark) -> Refusal | None:
        """Somebody says something about himself that the game wants to know."""
        setting = self.game.settings.get(message.name)
        if self.play:
            return no("game-running")
        if message.seat not in self.devices[device].seats:
            return no("not-your-seat")
        if setting is None or not setting.ticked:
            return no("bad-message")
        chair = self.chairs[message.seat]
        others = [name for name in chair.ticks if name != message.name]
        chair.ticks = [*others, message.name] if message.on else others
        self.changed = True
        return None

    def put_bot(self, message: PutBot) -> Refusal | None:
        if self.play:
            return no("game-running")
        chair = self.chairs[message.seat]
        if chair.name is not None and chair.bot is None:
            return no("seat-taken")
        if message.level not in levels(self.game):
            return no("no-such-bot")
        chair.bot = message.level
        self.changed = True
        if chair.name is None:
            used = {other.name for other in self.chairs}
            chair.name = next((n for n in BOT_NAMES if n not in used), f"Djinn {message.seat}")
            chair.colour = self.free_colour(message.seat, message.seat)
        return None

    def stand(self, device: str, seat: Seat, now: float) -> Refusal | None:
        chair = self.chairs[seat]
        own = seat in self.devices[device].seats
        if self.play:
            if not own:
                return no("not-your-seat")
            self.leave(seat, now)
            return None
        if not own and chair.bot is None:
            return no("not-your-seat")
        self.chairs[seat] = Chair(sitting=chair.sitting + 1)
        self.changed = True
        for other in self.devices.values():
            other.seats = [mine for mine in other.seats if mine != seat]
        return None

    def start(self, device: str, now: float) -> Refusal | None:
        if self.play:
            return no("game-running")
        if not self.devices[device].seats:
            return no("not-your-seat")
        if any(chair.name is None for chair in self.chairs):
            return no("chairs-empty")
        options = {**self.options, **self.ticked()}
        refusal = self.refuse_company() or self.game.refuse_setup(len(self.chairs), options)
        if refusal:
            return refusal
        self.options = options
        self.changed = True
        self.began = now
        names = [str(chair.name) for chair in self.chairs]
        self.play = Play.begin(
            self.game, len(names), self.options, Fair(self.key), names, self.seal
        )
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                self.seat_bot(seat, chair.bot)
        self.close_curtains()
        return None

    def ticked(self) -> dict[str, Word]:
        """What people ticked, as the options it fills."""
        return {
            name: tuple(seat for seat, chair in enumerate(self.chairs) if name in chair.ticks)
            for name, setting in self.game.settings.items()
            if setting.ticked
        }

    def refuse_company(self) -> Refusal | None:
        bots = [seat for seat, chair in enumerate(self.chairs) if chair.bot]
        people = set(range(len(self.chairs))) - set(bots)
        shared = len(people) > 1 and any(
            people <= set(device.seats) for device in self.devices.values()
        )
        return self.game.refuse_company(self.options, bots, shared)

    # -- playing

    def act(self, device: str, message: Act, now: float) -> Refusal | None:
        """An action of a person; refused, it changes nothing; sent twice, it counts once."""
        assert self.play is not None
        if own_id(message) in self.ids:
            self.replies.append(done(device, message))
            return None
        action = read(message.action)
        refusal = self.game.refuse(self.play.s, message.seat, action, message.decision)
        if refusal:
            return refusal
        if self.chairs[message.seat].stood_in:
            return no("stood-in")
        if now < self.shown_until:
            self.hold(device, message)
            return None
        self.is_back(message.seat)
        self.acted[self.moves_made()] = own_id(message)
        self.do(message.seat, cast(Action, action), now, "player")
        self.replies.append(done(device, message))
        self.ids[own_id(message)] = None
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]
        return None

    def hold(self, device: str, message: Act) -> None:
        """Nobody may cut another's look short: the answer is taken when the time has come."""
        others = [(name, act) for name, act in self.held if own_id(act) != own_id(message)]
        self.held = [*others, (device, message)]

    def take_held(self, now: float) -> None:
        """The answers that waited, one after the other; whoever is gone says it again."""
        held, self.held = self.held, []
        for device, message in held:
            refusal = self.act(device, message, now) if device in self.devices else None
            if refusal:
                self.replies.append(Reply(device, refused(refusal, message)))

    def do(self, seat: Seat, action: Action, now: float, by: str) -> None:
        """Carry out a legal action; bots listen."""
        assert self.play is not None
        self.tell_bots(self.play.act(seat, action, self.milliseconds(now), by).events)
        self.close_curtains()
        if self.phase == "over":
            self.play.record.key = self.key.hex()

    def close_curtains(self) -> None:
        """A shared device shows nobody's things for longer than that person is asked."""
        assert self.play is not None
        asked = self.game.actors(self.play.s)
        for device in self.devices.values():
            if device.open_for not in asked:
                device.open_for = None

    def milliseconds(self, now: float) -> int:
        """Since the start; after a restart the time goes on where it was."""
        assert self.play is not None
        if self.began is None:
            moves = self.play.record.moves
            self.began = now - (moves[-1].at / 1000 if moves else 0)
        return round((now - self.began) * 1000)

    def tell_bots(self, events: Sequence[Event]) -> None:
        for event in events:
            for seat, bot in self.bots.items():
                if bot.listens and addressed(event, seat):
                    bot.hear(event)

    # -- bots

    def seat_bot(self, seat: Seat, level: str) -> None:
        """A bot sits down; it knows what its seat was told so far and nothing else."""
        assert self.play is not None
        bot = seat_bot(level, self.game, len(self.chairs), seat, self.rng)
        for event in self.play.stream(seat):
            bot.hear(event)
        self.bots[seat] = bot

    def bots_asked(self) -> list[Seat]:
        if self.play is None:
            return []
        return [seat for seat in self.game.actors(self.play.s) if seat in self.bots]

    def let_bots_play(self, now: float) -> None:
        """The one who is asked; of several asked together all."""
        assert self.play is not None
        s, question = self.play.s, self.game.decision(self.play.s)
        while self.game.decision(s) == question and (asked := self.bots_asked()):
            seat = asked[0]
            view = self.game.view(s, seat)
            self.do(seat, self.bots[seat].choose(view, self.game.options(s, seat)), now, "bot")

    # -- coming and going

    def wants_back(self, seat: Seat) -> None:
        """A bot that is just answering hands over when that question is done."""
        assert self.play is not None
        chair = self.chairs[seat]
        if chair.stood_in and seat in self.game.actors(self.play.s):
            chair.returning = self.game.step(self.play.s)
        else:
            self.is_back(seat)

    def is_back(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        chair.returning = ""
        chair.lapses, chair.away = 0, False
        if chair.stood_in:
            chair.bot, chair.stood_in = None, False
            self.bots.pop(seat, None)
            self.changed = True

    def leave(self, seat: Seat, now: float) -> None:
        """By the table's option: a bot takes everything over, or the rules do without."""
        chair = self.chairs[seat]
        if self.phase != "play" or chair.stood_in or chair.left:
            return
        self.changed = True
        if self.by_bot():
            chair.bot, chair.stood_in, chair.away = levels(self.game)[0], True, False
            self.seat_bot(seat, chair.bot)
        else:
            chair.left = True
            self.do(seat, LEAVE, now, "player")

    # -- time

    def look_around(self, now: float) -> None:
        """Who has lost the line, since when; and who gets the chair back now."""
        if self.play is None:
            return
        here = {seat for device in self.devices.values() for seat in device.seats}
        step, actors = self.game.step(self.play.s), self.game.actors(self.play.s)
        for seat, chair in enumerate(self.chairs):
            if seat in here or not here or chair.bot or chair.left:
                chair.lost_at = None
            elif chair.lost_at is None:
                chair.lost_at = now
            if chair.returning and (chair.returning != step or seat not in actors):
                self.is_back(seat)

    def call_the_roll(self, now: float) -> None:
        """Tell a game that attends to it who of the people is there."""
        if self.phase != "play" or not self.game.attends:
            return
        here = {seat for device in self.devices.values() for seat in device.seats}
        present = tuple(sorted(here - set(self.bots)))
        if present != self.present and (present or self.present):
            self.present = present
            self.do(0, (HERE, present), now, "house")

    def let_the_lost_go(self, now: float, grace: float) -> None:
        """Whoever stayed away too long is played for, where bots do that."""
        for seat, chair in enumerate(self.chairs):
            gone = chair.gone_at(grace)
            if gone is not None and now >= gone and self.by_bot():
                chair.lost_at = None
                self.leave(seat, now)

    def by_bot(self) -> bool:
        """Whether bots take over here when somebody leaves."""
        setting = self.game.settings.get("on_leave")
        return setting is None or self.options.get("on_leave", setting.default) == "bot"

    def tick(self, now: float) -> None:
        if self.play is None:
            return
        grace = self.game.pace(self.play.s).grace
        if grace:
            self.let_the_lost_go(now, grace)
        if self.held and now >= self.shown_until:
            self.take_held(now)
        elif self.bot_due is not None and now >= self.bot_due and self.bots_asked():
            self.bot_due = None
            self.let_bots_play(now)
        elif self.deadline is not None and now >= self.deadline:
            for seat in list(self.game.actors(self.play.s)):
                if seat not in self.bots:
                    self.lapse(seat, now)

    def lapse(self, seat: Seat, now: float) -> None:
        """The clock ran out on a person: the autopilot answers. To look to the end is no lapse."""
        assert self.play is not None
        chair = self.chairs[seat]
        if not self.game.pace(self.play.s).shows:
            chair.lapses += 1
            chair.away = chair.lapses >= LAPSES_UNTIL_AWAY
        self.autopilot(seat, now)
        if chair.away and self.game.bots and self.by_bot():
            self.leave(seat, now)  # its own bots play better than the clock

    def autopilot(self, seat: Seat, now: float) -> None:
        assert self.play is not None
        choices = self.game.pace(self.play.s).lapse.get(seat)
        if choices:
            self.do(seat, self.rng.choice(choices), now, "clock")

    def answer_for_the_away(self, now: float) -> None:
        """Nobody waits for a seat that is away, but for open cards that all may look at."""
        while now >= self.shown_until and (waiting := self.away_asked()):
            self.autopilot(waiting[0], now)
            self.keep_time(now)

    def away_asked(self) -> list[Seat]:
        if self.clock is None or self.play is None or not any(c.away for c in self.chairs):
            return []
        return [seat for seat in self.game.pace(self.play.s).lapse if self.chairs[seat].away]

    def keep_time(self, now: float) -> None:
        self.look_around(now)
        self.wind_clock(now)

    def wind_clock(self, now: float) -> None:
        """A new question winds the clock; the same one lets it run; with nobody here it rests."""
        if self.play is None:
            return
        if not any(device.seats for device in self.devices.values()):
            self.rest(now)
            self.clock = self.bot_due = None
            return
        pace = self.game.pace(self.play.s)
        if pace.clock != self.clock or not pace.lapse:
            self.change_clock(pace, now)
        self.rest_for_the_lost(pace, now)
        if not self.bots_asked():
            self.bot_due = None
        elif self.bot_due is None:
            share = 1.0 if pace.ponder is None else pace.ponder / BOT_PAUSE
            self.bot_due = max(now + share * self.bot_pause, self.shown_until)

    def change_clock(self, pace: Pace, now: float) -> None:
        """Another clock runs; the one before rests, and goes on where it was if it comes again."""
        self.rest(now)
        seconds = self.left.pop(pace.clock, pace.lasts)
        self.clock = pace.clock
        self.deadline = now + seconds if seconds is not None and pace.lapse else None
        self.shown_until = now + pace.shows
        self.bot_due = None

    def rest(self, now: float) -> None:
        """The clock stands still, wherever it is."""
        if self.clock is not None and self.deadline is not None:
            self.left[self.clock] = self.deadline - now
        self.deadline = None

    def rest_for_the_lost(self, pace: Pace, now: float) -> None:
        """A clock waits once while the only ones it runs for have lost the line."""
        gone = [self.chairs[seat].gone_at(pace.grace) for seat in pace.lapse]
        lost = bool(gone) and all(at is not None and now < at for at in gone)
        if lost and self.deadline is not None and self.rested != pace.clock:
            self.rest(now)
            self.rested = pace.clock
        elif not lost and self.deadline is None and pace.clock in self.left:
            self.deadline = now + self.left.pop(pace.clock)

    def alarm(self) -> float | None:
        only_bots = self.play and set(self.game.actors(self.play.s)) <= set(self.bots)
        shown = self.shown_until if self.held or self.away_asked() else None
        times = (None if only_bots else self.deadline, self.bot_due, shown, self.waited_until())
        return min((time for time in times if time is not None), default=None)

    def waited_until(self) -> float | None:
        """When the first of the lost is given up, or his clock goes on without him."""
        pace = self.game.pace(self.play.s) if self.phase == "play" and self.play else None
        if pace is None or not pace.grace:
            return None
        rests = self.clock in self.left
        asked = [self.chairs[seat] for seat in pace.lapse] if rests else []
        gone = [c.gone_at(pace.grace) for c in (self.chairs if self.by_bot() else asked)]
        return min((at for at in gone if at is not None), default=None)

    # -- pictures

    def pictures(self, names: Sequence[str], now: float) -> list[Send]:
        """All that each of these devices may show now."""
        table: Json = {
            "is": "table",
            "code": self.code,
            "game": self.game.key,
            "options": self.options,
            "phase": self.phase,
            "chairs": self.spell_chairs(),
            "decision": 0,
            "seconds": None,
            "outcome": None,
            "seal": self.seal,
            "key": None,
        }
        seats = [self.seat_of(self.devices[name]) for name in names]
        views: Sequence[View | None] = [None] * len(names)
        if self.play:
            table |= self.state_of_play(now)
            views = self.game.views(self.play.s, seats)
        return [
            Send(name, table | self.own_part(self.devices[name], seat, view))
            for name, seat, view in zip(names, seats, views, strict=True)
        ]

    def state_of_play(self, now: float) -> Json:
        """What is the same for everybody."""
        assert self.play is not None
        return {
            "decision": self.game.decision(self.play.s),
            "seconds": None if self.deadline is None else max(0.0, self.deadline - now),
            "outcome": self.outcome(),
            "key": self.key.hex() if self.phase == "over" else None,
        }

    def own_part(self, device: Device, seat: Seat | None, view: View | None) -> Json:
        """What is this device's own."""
        asked = self.asked(device, seat)
        eyes = asked[0] if asked else seat
        choices = self.game.options(self.play.s, eyes) if self.play and eyes is not None else ()
        return {
            "yours": device.seats,
            "tokens": self.tokens(device),
            "seat": seat,
            "asked": asked,
            "curtain": self.curtain(device),
            "view": view,
            "talk": self.game.talk(self.play.s, seat) or None
            if self.play and seat is not None
            else None,
            "choices": [spell(choice) for choice in choices],
            "events": self.news(device, seat) if self.play else [],
        }

    def asked(self, device: Device, seat: Seat | None) -> list[Seat]:
        """The people at this device who can answer now, with what is on its screen."""
        if self.play is None:
            return []
        actors = [s for s in self.game.actors(self.play.s) if s not in self.bots]
        if seat is not None:
            return [seat] if seat in actors else []
        return [s for s in actors if s in device.seats] if self.game.is_open(self.play.s) else []

    def news(self, device: Device, seat: Seat | None) -> list[Json]:
        """The events a device has missed, as far as its seat may still be told."""
        assert self.play is not None
        first = device.heard.get(seat, 0)
        missed = enumerate(self.play.events[first:], first)
        own = [(n, event) for n, event in missed if addressed(event, seat)]
        fresh = max(device.there, self.fresh)
        if own and first < fresh:
            stream = self.play.stream(seat)
            allowed = {id(event) for event in self.game.log(self.play.s, seat, stream)}
            own = [(n, event) for n, event in own if n >= fresh or id(event) in allowed]
        return [self.spell_event(n, event) for n, event in own]

    def spell_event(self, number: int, event: Event) -> Json:
        """An event as it goes over the wire; the latest are spelt once for all."""
        spelt = self.spelt.get(number)
        if spelt is None:
            args = dict(zip(self.game.events[event.key], event.args, strict=True))
            spelt = self.spelt[number] = {"n": number, "key": event.key, "args": args}
            if event.key in self.game.fleeting:
                spelt["fleeting"] = True
            if len(self.spelt) > EVENTS_KEPT:
                del self.spelt[next(iter(self.spelt))]
        return spelt

    def sent(self, name: str, picture: Json) -> None:
        """A picture is on its way: its events need not be sent again."""
        device = self.devices.get(name)
        events = cast(list[Json], picture["events"])
        if device and events:
            device.heard[cast("Seat | None", picture["seat"])] = cast(int, events[-1]["n"]) + 1

    def tokens(self, device: Device) -> Json:
        """The keys to one's chairs, as long as the table is not playing."""
        if self.play and len(self.play.record.moves) > MOVES_WITH_TOKENS:
            return {}
        return {str(seat): self.sign(seat, self.chairs[seat].sitting) for seat in device.seats}

    def spell_chairs(self) -> list[Json]:
        here = {seat for device in self.devices.values() for seat in device.seats}
        return [
            {
                "name": chair.name,
                "colour": chair.colour,
                "bot": chair.bot,
                "online": seat in here,
                "away": chair.away,
                "stood_in": chair.stood_in,
                "returning": bool(chair.returning),
                "ticks": chair.ticks,
            }
            for seat, chair in enumerate(self.chairs)
        ]

    def seat_of(self, device: Device) -> Seat | None:
        """Whose eyes a device shows; a shared one shows nobody's until somebody says so."""
        if len(device.seats) < 2:
            return next(iter(device.seats), None)
        return device.open_for if device.open_for in device.seats else None

    def curtain(self, device: Device) -> Seat | None:
        """At a shared device: who has to take it next."""
        if self.play is None or len(device.seats) < 2 or self.seat_of(device) is not None:
            return None
        if self.game.is_open(self.play.s):
            return None
        asked = self.game.actors(self.play.s)
        people = [seat for seat in asked if seat in device.seats and seat not in self.bots]
        return people[0] if people else None

    def outcome(self) -> Json | None:
        """The result; it says where a bot stood in."""
        assert self.play is not None
        outcome = self.game.outcome(self.play.s)
        if outcome is None:
            return None
        stood_in = [seat for seat, chair in enumerate(self.chairs) if chair.stood_in]
        return {**outcome.spell(), "stood_in": stood_in}


def done(device: str, message: Act) -> Reply:
    return Reply(device, {"is": "done", "id": message.id})


def said(message: Say) -> Json:
    """What somebody said, for everybody."""
    words = {"phrase": message.phrase} if message.phrase else {"text": clean(message.text)}
    return {"is": "said", "seat": message.seat, **words}
