"""A game in play: what people, bots and the clock do, from the first question to the last score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from fabletop.bots.bot import may_sit, usual
from fabletop.core.dealer import Fair
from fabletop.core.game import Game, Json, Seat, View
from fabletop.core.options import Action, Option, Word, plain, read
from fabletop.core.play import Play
from fabletop.core.record import dump, dump_base, dump_move
from fabletop.core.refusals import Refusal
from fabletop.lookback import spell_reason
from fabletop.server.table import pictures, seating
from fabletop.server.table.answers import Answers, done
from fabletop.server.table.arrivals import note_holder
from fabletop.server.table.attendance import Attendance, autopilot
from fabletop.server.table.banter import Banter
from fabletop.server.table.bot_turns import BotTurns
from fabletop.server.table.chairs import Device
from fabletop.server.table.chairs_in_play import ChairsInPlay
from fabletop.server.table.clock import Clock
from fabletop.server.table.contests import Contests
from fabletop.server.table.context import Context
from fabletop.server.table.effects import Shown, SnapshotKept, Stood, Thought, Tick, no, own_id
from fabletop.server.table.hints import hint
from fabletop.server.table.match import Match
from fabletop.server.table.messages import (
    Act,
    Again,
    AskHint,
    AskUndo,
    Back,
    Consent,
    End,
    Free,
    Manner,
    PutBot,
    Reads,
    Say,
    Sit,
    Stand,
    Why,
)
from fabletop.server.table.phase import OF_ANY_PHASE, Handler, Look, NumberedMove, Phase
from fabletop.server.table.setup import Setup
from fabletop.server.table.snapshots import Snapshots
from fabletop.server.table.story import Story
from fabletop.server.table.table import Progress, Table
from fabletop.server.table.talk import Talk
from fabletop.server.table.undo_requests import NOTHING

LONGEST_EVENING = 100  # games at one table


class Playing(Phase):
    """A game in play, or one that is over and still shown. Its parts hold most of its state."""

    unfit: ClassVar[str] = "game-running"

    def __init__(self, table: Table, setup: Setup, play: Play[Any]) -> None:
        super().__init__(table, setup)
        self.match = match = Match(table, setup, play)
        self.clock = Clock(match)
        self.bot_turns = BotTurns(match)
        self.attendance = Attendance(match)
        self.chairs = ChairsInPlay(match, self.attendance)
        self.answers = Answers(match, self.clock, self.attendance)
        self.contests = Contests(match, self.answers)
        self.talk = Talk(match)
        self.banter = Banter(match, self.talk)
        self.story = Story(match.game, play)
        self.snapshots = Snapshots(play)

    @classmethod
    def begin(cls, table: Table, setup: Setup, ctx: Context) -> Playing:
        """A new game with the people and bots on the chairs."""
        names = [str(chair.name) for chair in table.chairs]
        colours = [chair.colour for chair in table.chairs]
        dealer = Fair(setup.key)
        play = Play.begin(setup.game, len(names), setup.options, dealer, names, setup.seal, colours)
        playing = cls(table, setup, play)
        playing.match.began = ctx.now
        for chair in table.chairs:
            chair.held_by = []
        playing.seat_bots()
        for held in table.devices.values():
            for seat in held.seats:
                note_holder(table, playing.progress(), ctx, held, seat)
        playing.match.close_curtains((), ctx.now)
        return playing

    def seat_bots(self) -> None:
        for seat, chair in enumerate(self.table.chairs):
            if chair.bot:
                self.match.seat_bot(seat, chair.bot)

    def resume(self, ids: Sequence[str], snapshots: Snapshots) -> None:
        """Go on after a restart."""
        self.snapshots = snapshots
        self.answers.recall(ids)
        self.contests.resume()
        self.attendance.recall()
        self.clock.heard = len(self.match.play.events)
        self.seat_bots()

    # -- answers

    def act(self, ctx: Context, message: Act, held_for: str | None = None) -> Refusal | None:
        """A person's action. A refused one changes nothing, a repeated one counts once."""
        device = ctx.device if held_for is None else held_for
        if own_id(message) in self.answers.ids:
            ctx.reply(done(message), device)
            return None
        if self.match.is_resting():
            return no("ended") if self.match.ended else no("paused")
        contest = self.contests.asked_by(message)
        if contest:
            return self.contests.react(ctx, device, message, contest)
        return self.answers.answer(ctx, device, message, read(message.action))

    def explain(self, ctx: Context, message: Why) -> Refusal | None:
        """Why an action is not allowed. If it is, say how the game understands its text."""
        game, s, action = self.match.game, self.match.s, cast(Action, read(message.action))
        refusal = game.refuse(s, message.seat, action)
        if refusal:
            return refusal
        understood = game.table.understand(s, action)
        ctx.reply({"is": "allowed", "id": message.id or None, "understood": understood})
        ctx.only_replies = True
        return None

    def give_hint(self, ctx: Context, message: AskHint) -> Refusal | None:
        answer = hint(self.match, self.table.devices[ctx.device], message.seat)
        if isinstance(answer, Refusal):
            return answer
        action, reason = answer
        told = {"is": "hint", "id": message.id, "seat": message.seat, "action": plain(action)}
        ctx.reply({**told, "why": spell_reason(self.match.game, reason)})
        ctx.only_replies = True
        return None

    def read(self, ctx: Context, message: Reads) -> None:
        """Let the clock rest for a while for people who read."""
        self.clock.read(message.seat, message.on)
        ctx.redraw = True

    # -- pause and end

    def keep_manner(self, ctx: Context, message: Manner) -> Refusal | None:
        """Set a switch. A pause does not interrupt looks and races."""
        if message.name == "paused":
            if self.match.is_over():
                return no("not-started")
            if message.on and not self.match.pace().is_patient():
                return no("not-now")
            for chair in self.table.chairs:
                chair.lost_at = None
        return super().keep_manner(ctx, message)

    def end(self, ctx: Context, message: End) -> Refusal | None:
        """The host ends the game, without an outcome."""
        if self.match.is_over():
            return no("not-started")
        self.match.ended = ctx.changed = True
        return None

    def again(self, ctx: Context, message: Again) -> Refusal | None:
        """The same people return to their chairs, for the same game or another."""
        game, shelf = self.match.game, self.table.shelf
        if not self.match.is_over():
            return no("not-over")
        if len(self.evening()) >= LONGEST_EVENING:
            return no("long-evening", most=LONGEST_EVENING)
        chosen = game if message.game in ("", game.key) else shelf.games.get(message.game)
        if chosen is None:
            return no("no-such-game")
        options = self.setup.options if chosen is game else {}
        refusal = chosen.refuse_setup(len(self.table.chairs), options)
        if refusal:
            return refusal
        self.make_room(ctx, chosen, options)
        return None

    def make_room(self, ctx: Context, game: Game[Any], options: Mapping[str, Word]) -> None:
        """Replace the finished game by a gathering; people and bots keep their chairs."""
        table, record = self.table, self.match.play.record
        record.key = self.setup.key.hex()
        table.evening, ctx.finished = self.evening(), dump(record)
        table.manners.paused = False
        for device in table.devices.values():
            device.forget()
        for chair in table.chairs:
            chair.return_for_another()
            chair.ticks = chair.ticks if game is self.match.game else []
        for chair in table.chairs:
            if chair.bot and not may_sit(chair.bot, game):
                chair.bot = usual(game)
                if chair.bot in game.mind.characters:
                    chair.name = seating.bot_name(table, game.mind.characters, chair.bot)
        ctx.gathers = Setup(game, options, table.shelf.new_key())
        ctx.changed = True

    # -- time

    def tick(self, ctx: Context, message: Tick) -> None:
        super().tick(ctx, message)
        self.banter.speak(ctx)
        if self.match.is_resting():
            return
        self.attendance.let_the_lost_go(ctx)
        self.bot_turns.take_due(ctx.now)
        if self.contests.race:
            self.contests.decide(ctx)
        elif self.answers.held and ctx.now >= self.clock.shown_until:
            self.take_held(ctx)
        elif self.bot_turns.is_due(ctx.now):
            self.bot_turns.ask_all(ctx)
        elif self.clock.deadline is not None and ctx.now >= self.clock.deadline:
            for seat in list(self.match.actors()):
                if seat not in self.match.bots.seated:
                    self.attendance.lapse(ctx, seat)

    def take_held(self, ctx: Context) -> None:
        """Play the held answers, one after the other."""
        for device, message in self.answers.release():
            refusal = self.act(ctx, message, device)
            if refusal:
                ctx.refuse(refusal, message, device)

    def settle(self, ctx: Context) -> None:
        """Carry out an undo that everybody agreed to, tell the rules who is present, let the clock
        run, and answer for people who are away."""
        if self.match.undo.grant(ctx.now):
            self.snapshots.discard()
            self.attendance.recall()
            self.clock.wind_anew()
            self.bot_turns.due = None
        self.attendance.call_the_roll(ctx.now)
        self.keep_time(ctx)
        while ctx.now >= self.clock.seen_at() and (waiting := self.away_asked()):
            autopilot(self.match, waiting[0], ctx.now)
            self.keep_time(ctx)
        self.banter.listen(ctx.now)

    def keep_time(self, ctx: Context) -> None:
        self.attendance.look_around(ctx)
        pace = self.clock.wind(ctx.now)
        self.bot_turns.plan(pace, self.clock.is_new, ctx.now, self.clock.seen_at())
        self.contests.follow(ctx)

    def away_asked(self) -> list[Seat]:
        """The away seats that lapses answer for at once. Not in a race: a person who presses is
        back."""
        if self.clock.number is None or self.contests.race:
            return []
        return self.attendance.away_asked()

    def due(self) -> Sequence[float | None]:
        match, clock = self.match, self.clock
        if match.is_resting():
            return ()
        timed = clock.deadline is not None and not match.bots.seated.keys() >= set(match.actors())
        return (
            clock.deadline if timed else None,
            self.bot_turns.due,
            None if match.is_asleep() else self.bot_turns.answers_at(),
            clock.shown_until if self.answers.held else None,
            clock.seen_at() if self.away_asked() else None,
            clock.waited_until(),
            clock.read_until(),
            self.contests.decided_at(),
            self.banter.due,
        )

    def adjust_clock(self, now: float) -> None:
        self.clock.adjust(now)

    # -- what the room asks

    def handlers(self) -> Mapping[type[Any], Handler]:
        return HANDLERS

    @property
    def name(self) -> str:
        return "over" if self.match.is_over() else "play"

    @property
    def deadline(self) -> float | None:
        return self.clock.deadline

    @property
    def question(self) -> int:
        return self.match.play.decision

    @property
    def is_racing(self) -> bool:
        return self.contests.race is not None

    def progress(self) -> Progress:
        return self.match.progress()

    def new_moves(self, before: Progress, acts: Mapping[int, str]) -> tuple[NumberedMove, ...]:
        moves = self.match.play.record.moves[before.moves :]
        if not moves:
            return ()
        self.story.go_on(before.events)
        told = [dump_move(move) for move in moves]
        return tuple([(n, move, acts.get(n)) for n, move in enumerate(told, before.moves)])

    def is_held(self, ctx: Context) -> bool:
        if not isinstance(ctx.message, Act):
            return False
        waiting = (*self.answers.held, *self.contests.pressed)
        return own_id(ctx.message) in [own_id(act) for _, act in waiting]

    def refuse_stranger(self, ctx: Context) -> Refusal:
        """The game's own refusal for a spectator."""
        message, match = ctx.message, self.match
        if self.table.only_watches(ctx.device) and isinstance(message, Act | Why):
            asked = message.decision - match.play.shift if isinstance(message, Act) else None
            refusal = match.game.refuse(match.s, None, read(message.action), asked)
            return refusal or no("not-your-seat")
        return no("not-your-seat")

    def evening(self) -> list[Json]:
        match, chairs = self.match, self.table.chairs
        if not match.is_over():
            return self.table.evening
        outcome = match.game.outcome(match.s)
        told = outcome.spell() if outcome else {"scores": [], "ranks": [], "winners": []}
        names = [str(chair.name) for chair in chairs]
        parts = {name: told[name] for name in ("scores", "ranks", "winners")}
        came = [chair.came for chair in chairs]
        this = {"game": match.game.key, "players": names, **parts, "came": came}
        return [*self.table.evening, this]

    def snapshot(self) -> Stood | None:
        return self.snapshots.take()

    def has_snapshot(self) -> bool:
        return self.snapshots.is_current()

    def keep(self) -> Json:
        record = self.match.play.record
        return {
            "ended": self.match.ended,
            "started": True,
            "chance": [list(pair) for pair in record.chance],
            "base": dump_base(record.base) if record.base else None,
        }

    # -- what it shows

    def common_part(self, now: float) -> Json:
        deadline = self.clock.deadline
        return {
            "decision": self.match.play.decision,
            "seconds": None if deadline is None else max(0.0, deadline - now),
            "news": self.clock.news_left(now),
            "outcome": pictures.outcome(self.match),
            "race": pictures.race(self.match),
            "gaps": self.match.play.gaps,
        }

    def views(self, eyes: Sequence[Seat | None]) -> Sequence[View | None]:
        return self.match.game.table.views(self.match.s, eyes)

    def own_parts(self, looks: Sequence[Look]) -> list[Json]:
        match, talk = self.match, self.talk
        quiet = not match.undo.is_possible()
        asked = () if match.ended else match.actors()
        bots = match.bots.seated
        parts: list[Json] = []
        for device, seat in looks:
            says = None if seat is None else talk.allowed(seat) or None
            alone = len(device.seats) < 2
            if alone and quiet:  # nearly always
                parts.append(pictures.usual_part(seat, seat in asked and seat not in bots, says))
                continue
            can = pictures.can_answer(match, device, seat)
            curtain = None if alone else pictures.curtain(match, device)
            undo = NOTHING if quiet else match.undo.spell(device)
            parts.append(pictures.own_part(seat, can, curtain, says, undo))
        return parts

    def options(self, seat: Seat | None) -> Sequence[Option]:
        if seat is None or self.match.is_over():
            return ()
        return self.match.question().options(seat)

    def news(self, device: Device, seat: Seat | None) -> list[Json]:
        return self.story.news(device, seat)


HANDLERS: Mapping[type[Any], Handler] = {
    **OF_ANY_PHASE,
    Act: Playing.act,
    Why: Playing.explain,
    AskHint: Playing.give_hint,
    AskUndo: lambda self, ctx, message: self.match.undo.ask(ctx, message),
    Consent: lambda self, ctx, message: self.match.undo.consent(message),
    Say: lambda self, ctx, message: self.talk.say(ctx, message),
    Sit: lambda self, ctx, message: self.chairs.sit(ctx, message),
    Stand: lambda self, ctx, message: self.chairs.stand(ctx, message.seat),
    PutBot: lambda self, ctx, message: self.chairs.put_bot(ctx, message),
    Free: lambda self, ctx, message: self.chairs.free(ctx, message.seat),
    Back: lambda self, ctx, message: self.attendance.want_back(ctx, message.seat),
    Reads: Playing.read,
    Manner: Playing.keep_manner,
    End: Playing.end,
    Again: Playing.again,
    Tick: Playing.tick,
    Thought: lambda self, ctx, message: self.bot_turns.hear(message, ctx.now),
    Shown: lambda self, ctx, message: self.contests.begin_showing(ctx.now),
    SnapshotKept: lambda self, ctx, message: self.snapshots.keep(message.stood),
}
