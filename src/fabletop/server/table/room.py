"""One table without I/O: a message and the time go in, effects come out.

Because nothing here waits, sends or looks at a clock, every race, loss and late arrival can be
played through by hand. People sit at *devices*: one of their own, one shared with others behind
a curtain, or none but eyes (spectators, the television). A picture for a device holds everything
its people may see now, never a difference, so only the newest one matters.
"""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from fabletop.bots.bot import may_sit, seat_bot, usual
from fabletop.core import snapshots
from fabletop.core.dealer import Event, Fair, commitment
from fabletop.core.game import Bot, Game, Json, Seat
from fabletop.core.options import Action, Word, plain, read
from fabletop.core.record import (
    HERE,
    LEAVE,
    Move,
    Play,
    Record,
    addressed,
    dump,
    dump_base,
    dump_events,
    dump_move,
    replay,
)
from fabletop.core.refusals import Refusal
from fabletop.core.snapshots import Snapshot
from fabletop.lookback import spell_reason
from fabletop.server.disk.store import Stood
from fabletop.server.table import arrivals, bot_turns, host, undo_requests
from fabletop.server.table.bot_turns import BOT_PAUSE
from fabletop.server.table.chairs import Chair, Device, Manners
from fabletop.server.table.clock import Clock
from fabletop.server.table.contests import Races
from fabletop.server.table.effects import (
    Alarm,
    Effect,
    Gone,
    Inward,
    Reply,
    Save,
    Think,
    Thought,
    Tick,
    no,
    own_id,
    refused,
)
from fabletop.server.table.hints import hint
from fabletop.server.table.messages import (
    Act,
    AskHint,
    AskTicket,
    AskUndo,
    Back,
    Choose,
    Consent,
    Hello,
    Mark,
    Message,
    Mine,
    OfOnesOwn,
    OfTheHost,
    PutBot,
    Rename,
    Say,
    SetHelp,
    Sit,
    Stand,
    Start,
    Swap,
    Why,
)
from fabletop.server.table.names import clean
from fabletop.server.table.pictures import pictures
from fabletop.server.table.tickets import Ticket, issue_ticket

LAPSES_UNTIL_AWAY = 2
PHRASES = ("hmm", "one-more", "well-done", "oh-no", "thanks", "wait")
STICKERS = ("laugh", "cry", "clap", "heart", "thumb", "think", "surprise", "sleep")
SAYINGS = {*PHRASES, *(f"sticker-{name}" for name in STICKERS)}
LOOK = 4.0  # seconds for what somebody was told alone, at a device he shares
STORY_AGAIN = 30  # events that whoever takes a shared device is told once more
IDS_KEPT = 200
HELD_A_SEAT = 3  # answers of one seat that wait until all have looked


def fresh_key() -> bytes:
    return secrets.token_bytes(32)


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
        shelf: Mapping[str, Game[Any]] | None = None,
        new_key: Callable[[], bytes] = fresh_key,
        packs: Callable[[str], Game[Any] | None] = lambda name: None,
    ) -> None:
        self.code = code
        self.latch = ""  # with the code it makes the address
        self.sign_record: Callable[[int], str] = lambda number: ""
        self.watching = 0  # rises when old watchers' tokens are void
        self.chairs = list(chairs)
        self.sign = sign
        self.read_token = read_token
        self.shelf = shelf or {game.key: game}  # what may be played here after this
        self.new_key = new_key
        self.packs = packs  # games with content packs that may be played here, by the pack's id
        self.evening: list[Json] = []  # the games that are over, oldest first
        self.finished: Json | None = None  # one that makes room for the next
        self.bot_pause = BOT_PAUSE
        self.unseen = False  # whether screens must be drawn anew
        self.changed = False  # whether the table, besides its moves, must be saved
        self.manners = Manners()
        self.tickets: dict[str, Ticket] = {}  # to other devices
        self.devices: dict[str, Device] = {}
        self.time = 0.0  # when the last message came
        self.host: Seat | None = None  # who decides, and who did in the pictures everybody has
        self.shown_host: Seat | None = None
        self.lay(game, options, key)

    def lay(self, game: Game[Any], options: Mapping[str, Word], key: bytes) -> None:
        """Put a game on the table that nobody has begun."""
        self.game = game
        self.options = options
        self.key = key
        self.seal = commitment(key)
        self.acted: dict[int, str] = {}  # moves made by this message, with the ids of their acts
        self.replies: list[Reply] = []  # to acts that this message brought to an end
        self.fresh = 0  # how many events there were before the last message that made a move
        self.rng = random.Random(hashlib.sha256(b"bots" + key).digest())
        self.ended = False  # by the host, without a result
        self.plea: undo_requests.Plea | None = None  # somebody wants to take a move back
        self.shot = 0  # how many moves there were when a snapshot was kept
        self.settled = 0  # how many events are kept beside it
        self.upgraded = False  # whether it was begun under older rules
        self.cut: int | None = None  # the first move on disk that could not be read
        self.bots: dict[Seat, Bot] = {}
        self.thinking: dict[Seat, bot_turns.Asked] = {}  # bots asked elsewhere
        self.thoughts: list[Think] = []  # what this message gives them to think about
        self.play: Play[Any] | None = None
        self.ids: dict[str, None] = {}  # acts already carried out, newest last
        self.spelt: dict[int, Json] = {}
        self.held: list[tuple[str, Act]] = []  # answers that come before everybody has looked
        self.roll: Action = ()  # who is there, as the rules were told
        self.began: float | None = None  # when the first move could have been made
        self.races = Races(self)
        self.clock = Clock(self)

    @property
    def address(self) -> str:
        """Where invited people find it."""
        return f"{self.code}-{self.latch}"

    # -- keeping

    def keep(self) -> Json:
        """The table without its moves, as it goes to disk."""
        return {
            "game": self.game.key,
            "version": self.game.version,
            "pack": self.game.pack,
            "options": {name: plain(value) for name, value in self.options.items()},
            "chairs": [chair.keep() for chair in self.chairs],
            "key": self.key.hex(),
            "latch": self.latch,
            "watching": self.watching,
            "manners": self.manners.keep(),
            "evening": self.evening,
            "ended": self.ended,
            "started": self.play is not None,
            "chance": [list(pair) for pair in self.play.record.chance] if self.play else [],
            "base": dump_base(self.play.record.base)
            if self.play and self.play.record.base
            else None,
        }

    def snapshot(self) -> Stood | None:
        """How the game stands, to go on from after a restart, and under newer rules."""
        if self.play is None:
            return None
        play = self.play
        taken = snapshots.take(play, cast(Fair, play.dealer).counter)
        settled = dump_events(play.events[self.settled : taken.settled])
        return Stood(snapshots.dump(taken), self.settled, settled)

    def took_snapshot(self, stood: Stood) -> None:
        """It is on disk."""
        self.shot = cast(int, stood.snapshot["moves"])
        self.settled = stood.first + len(stood.settled)

    def is_shot(self) -> bool:
        return self.play is None or self.shot == self.moves_made()

    def resume(
        self,
        record: Record,
        ids: Sequence[str],
        snapshot: Snapshot | None = None,
        settled: Sequence[Event] = (),
    ) -> None:
        """Go on where a record ends, after a restart: from a snapshot if there is one."""
        first, outcomes = 0, len(record.chance)
        if snapshot:
            self.play = snapshots.resume(self.game, record, snapshot, settled)
            self.shot, self.settled = snapshot.moves, snapshot.settled
            first, outcomes = snapshot.moves, snapshot.outcomes
        else:
            self.play = replay(self.game, record)
            self.shot = -1
        outcomes += sum(len(move.chance) for move in record.moves[first:])
        self.play.dealer = Fair(self.key, outcomes)
        self.ids = dict.fromkeys(ids[-IDS_KEPT:])
        self.races.resume()
        self.roll = self.last_roll()
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                self.seat_bot(seat, chair.bot)

    @property
    def phase(self) -> str:
        if self.play is None:
            return "lobby"
        return "play" if self.game.actors(self.play.s) and not self.ended else "over"

    def age_group(self) -> str:
        """For how long a table like this is kept when nobody touches it."""
        return "slow" if self.phase == "play" and self.manners.slow else self.phase

    def seating(self) -> dict[str, tuple[Device, list[Seat]]]:
        """Who is here and holds which chairs: to come back to, should all else be forgotten."""
        return {name: (device, list(device.seats)) for name, device in self.devices.items()}

    def resting(self) -> bool:
        """Whether nothing goes on until the host says so."""
        return self.manners.paused or self.ended

    def sleeps(self) -> bool:
        """Whether nothing goes on: the host wants it so, or nobody is here."""
        return self.resting() or not self.seated()

    def seated(self) -> set[Seat]:
        """The seats whose people are there."""
        return {seat for device in self.devices.values() for seat in device.seats}

    def begin_anew(self, game: Game[Any], options: Mapping[str, Word]) -> None:
        """The game that is over makes room; people and bots keep their chairs."""
        assert self.play is not None
        self.play.record.key = self.key.hex()
        self.evening, self.finished = self.whole_evening(), dump(self.play.record)
        for chair in self.chairs:
            chair.return_for_another()
            chair.ticks = chair.ticks if game is self.game else []
        self.manners.paused = False
        for device in self.devices.values():
            device.forget()
        self.lay(game, options, self.new_key())
        for chair in self.chairs:
            if chair.bot and not may_sit(chair.bot, game):
                chair.bot = usual(game)
                if chair.bot in game.characters:
                    chair.name = arrivals.bot_name(self, chair.bot)
        self.changed = True

    def whole_evening(self) -> list[Json]:
        """The games that are over here, the one on the table too."""
        outcome = self.game.outcome(self.play.s) if self.play and self.phase == "over" else None
        if self.play is None or self.phase != "over":
            return self.evening
        told = outcome.spell() if outcome else {"scores": [], "ranks": [], "winners": []}
        names = [str(chair.name) for chair in self.chairs]
        parts = {name: told[name] for name in ("scores", "ranks", "winners")}
        came = [chair.came for chair in self.chairs]
        return [*self.evening, {"game": self.game.key, "players": names, **parts, "came": came}]

    # -- one message

    def handle(self, device: str, message: Message | Inward, now: float) -> list[Effect]:
        """Everything that follows from a message."""
        moves, told, rings = self.moves_made(), self.events_told(), self.clock.deadline
        self.changed, self.acted, self.replies, self.unseen = False, {}, [], False
        comes_or_goes = isinstance(message, Hello | Gone)
        watched, company = self.only_watches(device), comes_or_goes and self.company()
        self.time, self.host = now, host.host(self, now)
        answer = self.take(device, message, now)
        if isinstance(answer, Refusal):
            return [Reply(device, refused(answer, message))]
        if isinstance(message, Why):
            return [Reply(device, self.allowed(message))]
        if isinstance(message, AskHint | AskTicket):
            return list(self.replies)
        if isinstance(message, Say):
            return self.repeat_aloud(message)
        undo_requests.grant(self, now)
        self.call_the_roll(now)
        self.keep_time(now)
        self.answer_for_the_away(now)
        host.watch(self, now)
        self.unseen |= self.host != self.shown_host
        effects: list[Effect] = []
        made = self.new_moves(moves)
        if made:
            self.fresh = told
        if made or self.changed:
            finished, self.finished = self.finished, None
            effects.append(Save(self.keep() if self.changed else None, made, finished))
        effects += self.replies
        if isinstance(message, Hello) and arrivals.has_bad_tokens(self, message):
            effects.append(Reply(device, refused(no("bad-token"), message)))
        marked, self.races.remarked = self.races.remarked, False
        same = comes_or_goes and company == self.company() and not self.unseen
        quiet = same and watched and self.only_watches(device) and rings == self.clock.deadline
        mine = isinstance(message, Mine) and not self.unseen
        if mine or (quiet and not (made or self.changed or marked)):
            effects += pictures(self, [device] if device in self.devices else [], now)
        elif made or self.changed or self.unseen or marked or self.is_noticed(message, rings):
            effects += pictures(self, list(self.devices), now)
            self.shown_host = self.host
        thoughts, self.thoughts = self.thoughts, []
        return [*effects, *thoughts, Alarm(self.clock.alarm())]

    def only_watches(self, device: str) -> bool:
        return device not in self.devices or not self.devices[device].seats

    def company(self) -> tuple[object, ...]:
        """What others see of who is there: of those who only watch, how many they are."""
        tv = any(device.tv for device in self.devices.values())
        return sorted(self.seated()), self.host, tv, len(arrivals.watchers(self))

    def is_noticed(self, message: Message | Inward, rings: float | None) -> bool:
        """Whether anybody notices it by itself, or by the clock; the time, and answers that wait
        for theirs, nobody does."""
        waiting = [own_id(act) for _, act in (*self.held, *self.races.pressed)]
        waits = isinstance(message, Act) and own_id(message) in waiting
        return rings != self.clock.deadline or not (isinstance(message, Tick | Thought) or waits)

    def take(self, device: str, message: Message | Inward, now: float) -> Refusal | None:
        """Let a message do what it does, or say why not."""
        if isinstance(message, Tick):
            self.tick(now)
            return None
        if isinstance(message, Thought):
            bot_turns.hear(self, message, now)
            return None
        if isinstance(message, Hello):
            return arrivals.hello(self, device, message, now)
        if device not in self.devices:
            return no("hello-first")
        if isinstance(message, Gone):
            del self.devices[device]
            return None
        if isinstance(message, Start):
            return arrivals.start(self, device, now)
        if isinstance(message, Choose):
            return arrivals.choose(self, device, message)
        if getattr(message, "seat", 0) >= len(self.chairs):
            return no("no-such-seat")
        if isinstance(message, OfTheHost):
            allowed = host.is_host(self, device)
            return host.decide(self, message, now) if allowed else no("host-only")
        if isinstance(message, Swap):
            return host.swap(self, device, message)
        if isinstance(message, SetHelp):
            return host.set_help(self, device, message, now)
        if isinstance(message, Mark):
            return arrivals.tick_box(self, device, message)
        if isinstance(message, Sit):
            return arrivals.sit(self, device, message)
        if isinstance(message, PutBot):
            in_play = host.sit_in(self, device, message, now) if self.play else None
            return in_play if self.play else arrivals.put_bot(self, device, message)
        if isinstance(message, Stand):
            return arrivals.stand(self, device, message.seat, now)
        if message.seat not in self.devices[device].seats:
            return self.refuse_watcher(device, message) or no("not-your-seat")
        return self.of_ones_own(device, message, now)

    def refuse_watcher(self, device: str, message: OfOnesOwn) -> Refusal | None:
        """In a game's own words: whoever has no chair cannot play."""
        if self.play is None or self.devices[device].seats or not isinstance(message, Act | Why):
            return None
        asked = message.decision - self.play.shift if isinstance(message, Act) else None
        return self.game.refuse(self.play.s, None, read(message.action), asked)

    def of_ones_own(self, device: str, message: OfOnesOwn, now: float) -> Refusal | None:
        """Messages about a chair this device holds."""
        if isinstance(message, Rename):
            return arrivals.rename(self, message)
        if isinstance(message, Mine):
            self.take_device(self.devices[device], message.seat)
            return None
        if isinstance(message, AskTicket):
            ticket = issue_ticket(self, message.seat, now)
            self.replies.append(
                Reply(device, {"is": "ticket", "seat": message.seat, "ticket": ticket})
            )
            return None
        if self.play is None:
            return no("not-started")
        if isinstance(message, AskHint):
            return self.give_hint(device, message)
        if isinstance(message, AskUndo):
            return undo_requests.ask(self, device, message.seat)
        if isinstance(message, Consent):
            return undo_requests.consent(self, message)
        if isinstance(message, Back):
            self.wants_back(message.seat)
            return None
        if isinstance(message, Say):
            return self.may_say(message)
        if isinstance(message, Why):
            return self.game.refuse(self.play.s, message.seat, read(message.action))
        return self.act(device, message, now)

    def take_device(self, device: Device, seat: Seat) -> None:
        """The curtain opens. The page has forgotten what only this seat was told; it hears again
        what may be told again."""
        device.open_for, device.lingers = seat, None
        device.there = self.events_told()
        heard = device.heard.get(seat, 0)
        device.heard[seat] = min(heard, max(0, device.there - STORY_AGAIN))

    def give_hint(self, device: str, message: AskHint) -> Refusal | None:
        answer = hint(self, device, message)
        if isinstance(answer, Refusal):
            return answer
        action, reason = answer
        said = {"is": "hint", "id": message.id, "seat": message.seat, "action": plain(action)}
        self.replies.append(Reply(device, {**said, "why": spell_reason(self.game, reason)}))
        return None

    def allowed(self, message: Why) -> Json:
        """Nothing speaks against it; a text is told back as it was understood."""
        assert self.play is not None
        action = cast(Action, read(message.action))
        understood = self.game.understand(self.play.s, action)
        return {"is": "allowed", "id": message.id or None, "understood": understood}

    def may_say(self, message: Say) -> Refusal | None:
        """Only what the game lets this seat say now; nothing of it is kept."""
        talk = self.talk(message.seat)
        if not talk or (talk == "phrases" and not message.phrase):
            return no("muted")._replace(clause=self.game.refusals.get("muted", ""))
        if message.phrase not in SAYINGS if message.phrase else not clean(message.text):
            return no("bad-message")
        return None

    def talk(self, seat: Seat) -> str:
        """What a seat may say now: as the game says, and words of one's own if the host agrees."""
        talk = self.game.talk(self.play.s, seat) if self.play else ""
        return "phrases" if talk == "free" and not self.manners.chat else talk

    def repeat_aloud(self, message: Say) -> list[Effect]:
        """Everybody hears it; some are shown that it may matter."""
        assert self.play is not None
        marked = set(self.game.marked_for(self.play.s, message.seat, clean(message.text)))
        return [
            Reply(name, said(message, not marked.isdisjoint(device.seats)))
            for name, device in self.devices.items()
        ]

    def tell_all(self, key: str, seat: Seat, name: str, by: str) -> None:
        """Everybody who is there is told at once what was done about a chair, and by whom."""
        told: Json = {"is": "notice", "key": key, "seat": seat, "name": name, "by": by}
        self.replies += [Reply(device, told) for device in self.devices]

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

    # -- playing

    def act(self, device: str, message: Act, now: float) -> Refusal | None:
        """An action of a person; refused, it changes nothing; sent twice, it counts once."""
        assert self.play is not None
        if own_id(message) in self.ids:
            self.replies.append(done(device, message))
            return None
        if self.resting():
            return no("ended") if self.ended else no("paused")
        if self.races.is_reaction(message):
            return self.races.react(device, message, now)
        return self.answer(device, message, read(message.action), now)

    def answer(self, device: str, message: Act, action: object, now: float) -> Refusal | None:
        """What a message means, unless it belongs to a race."""
        assert self.play is not None
        asked = message.decision - self.play.shift
        refusal = self.game.refuse(self.play.s, message.seat, action, asked)
        if refusal:
            return refusal
        if self.chairs[message.seat].stood_in:
            return no("stood-in")
        if now < self.clock.shown_until:
            return self.hold(device, message)
        self.carry_out(device, message, cast(Action, action), now)
        return None

    def carry_out(self, device: str, message: Act, action: Action, now: float) -> None:
        """What a person answered is played, and confirmed; said again, it counts no more."""
        if not self.chairs[message.seat].stood_in:
            self.is_back(message.seat)
        self.acted[self.moves_made()] = own_id(message)
        self.do(message.seat, action, now, "player")
        self.replies.append(done(device, message))
        self.ids[own_id(message)] = None
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]

    def hold(self, device: str, message: Act) -> Refusal | None:
        """Nobody may cut another's look short: the answer is taken when the time has come."""
        others = [(name, act) for name, act in self.held if own_id(act) != own_id(message)]
        if sum(act.seat == message.seat for _, act in others) >= HELD_A_SEAT:
            return no("too-fast")
        self.held = [*others, (device, message)]
        return None

    def take_held(self, now: float) -> None:
        """The answers that waited, one after the other; whoever is gone says it again."""
        held, self.held = self.held, []
        for device, message in held:
            refusal = self.act(device, message, now) if device in self.devices else None
            if refusal:
                self.replies.append(Reply(device, refused(refusal, message)))

    def do(self, seat: Seat, action: Action, now: float, by: str, why: Event | None = None) -> None:
        """Carry out a legal action; bots listen. Why a bot did it, nobody hears before the end."""
        assert self.play is not None
        if action[0] != HERE:
            self.plea = None
        heard = self.play.act(seat, action, self.milliseconds(now), by, why)
        self.tell_bots(heard.events)
        self.close_curtains(heard.events, now)
        if self.phase == "over":
            self.play.record.key = self.key.hex()

    def close_curtains(self, news: Sequence[Event], now: float) -> None:
        """A shared device shows nobody's things for longer than that person is asked alone, and
        has looked at what he was told alone and is never told again."""
        assert self.play is not None
        news = [event for event in news if event.to and event.key in self.game.fleeting]
        asked = () if self.game.is_open(self.play.s) else self.game.actors(self.play.s)
        for device in self.devices.values():
            own = [event for event in news if addressed(event, device.open_for)]
            if device.open_for in asked:
                device.lingers = None
            elif device.open_for is not None and own and len(device.seats) > 1:
                device.lingers = now + max(map(self.look, own))
            elif device.lingers is None:
                device.open_for = None

    def look(self, event: Event) -> float:
        """How long somebody looks at what only he was told: as it says, or as usual."""
        said = dict(zip(self.game.events[event.key], event.args, strict=True))
        return float(str(said.get("lasts", LOOK)))

    def close_lingering(self, now: float) -> None:
        for device in self.devices.values():
            if device.lingers is not None and now >= device.lingers:
                device.open_for = device.lingers = None
                self.unseen = True

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
                    bot_turns.miss(self, seat, event)

    # -- bots

    def seat_bot(self, seat: Seat, level: str) -> None:
        """A bot sits down; it knows what its seat was told so far and nothing else."""
        assert self.play is not None
        bot = seat_bot(level, self.game, len(self.chairs), seat, self.rng)
        for event in self.play.stream(seat):
            bot.hear(event)
        self.bots[seat] = bot

    # -- coming and going

    def wants_back(self, seat: Seat) -> None:
        """A bot that is just answering hands over when that question is done."""
        assert self.play is not None
        chair = self.chairs[seat]
        self.changed |= chair.agreed
        chair.agreed = False
        if chair.stood_in and seat in self.game.actors(self.play.s) and not self.resting():
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

    def leave(self, seat: Seat, now: float, level: str = "") -> None:
        """By the table's option: a bot takes everything over, or the rules do without."""
        chair = self.chairs[seat]
        if self.phase != "play" or chair.stood_in or chair.left:
            return
        self.changed = True
        if self.by_bot():
            chair.bot, chair.stood_in, chair.away = level or usual(self.game), True, False
            self.seat_bot(seat, chair.bot)
        else:
            chair.left = True
            self.do(seat, LEAVE, now, "player")

    # -- time

    def look_around(self, now: float) -> None:
        """Who has lost the line, since when; and who gets the chair back now."""
        if self.play is None:
            return
        here = self.seated()
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
        if self.phase != "play" or not self.game.attends or self.resting():
            return
        people = [seat for seat in range(len(self.chairs)) if seat not in self.bots]
        seated = self.seated()
        here = tuple(seat for seat in people if seat in seated)
        roll: Action = (HERE, here, tuple(people))
        if roll != self.roll and (here or self.roll):
            self.roll = roll
            self.do(0, roll, now, "house")

    def last_roll(self) -> Action:
        """Who was there, as the game knows it."""
        assert self.play is not None
        moves = (self.play.record.moves[number] for number in reversed(self.play.standing))
        return next((move.action for move in moves if move.by == "house"), ())

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
        self.close_lingering(now)
        if self.play is None or self.resting():
            return
        grace = self.game.pace(self.play.s).grace
        if grace and not self.manners.slow:
            self.let_the_lost_go(now, grace)
        bot_turns.take_due(self, now)
        if self.races.race:
            self.races.tick(now)
        elif self.held and now >= self.clock.shown_until:
            self.take_held(now)
        elif self.clock.bot_due is not None and now >= self.clock.bot_due and bot_turns.asked(self):
            self.clock.bot_due = None
            bot_turns.let_bots_play(self, now)
        elif self.clock.deadline is not None and now >= self.clock.deadline:
            for seat in list(self.game.actors(self.play.s)):
                if seat not in self.bots:
                    self.lapse(seat, now)

    def lapse(self, seat: Seat, now: float) -> None:
        """The clock ran out on a person: the autopilot answers. To look to the end is no lapse."""
        assert self.play is not None
        chair = self.chairs[seat]
        pace = self.game.pace(self.play.s)
        if pace.counts and not pace.shows and chair.lapsed != pace.clock:
            chair.lapsed = pace.clock
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
        while now >= self.clock.shown_until and (waiting := self.away_asked()):
            self.autopilot(waiting[0], now)
            self.keep_time(now)

    def away_asked(self) -> list[Seat]:
        if self.clock.number is None or self.play is None or not any(c.away for c in self.chairs):
            return []
        if self.races.race:
            return []  # to be silent in a race is no answer: whoever presses is back
        return [seat for seat in self.game.pace(self.play.s).lapse if self.chairs[seat].away]

    def keep_time(self, now: float) -> None:
        self.look_around(now)
        self.clock.wind(now)
        self.races.look(now)

    def people(self) -> set[Seat]:
        """The seats that people play."""
        chairs = enumerate(self.chairs)
        return {seat for seat, chair in chairs if seat not in self.bots and not chair.left}

    def is_one_device(self) -> bool:
        """All people round one screen, or one alone among bots."""
        return any(self.people() <= set(device.seats) for device in self.devices.values())

    # -- what was sent

    def sent(self, name: str, picture: Json) -> None:
        """A picture is on its way: its events need not be sent again."""
        device = self.devices.get(name)
        events = cast(list[Json], picture["events"])
        if device and events:
            device.heard[cast("Seat | None", picture["seat"])] = cast(int, events[-1]["n"]) + 1


def said(message: Say, marked: bool) -> Json:
    """What somebody said, for one of those who hear it."""
    words = {"phrase": message.phrase} if message.phrase else {"text": clean(message.text)}
    return {"is": "said", "seat": message.seat, **words} | ({"marked": True} if marked else {})


def done(device: str, message: Act) -> Reply:
    return Reply(device, {"is": "done", "id": message.id})
