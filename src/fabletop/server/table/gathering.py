"""Before and between games: who sits where, what the table plays, and the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from fabletop.bots.bot import may_sit
from fabletop.core.game import Json, Seat, View
from fabletop.core.options import Word, read
from fabletop.core.refusals import Refusal
from fabletop.server.table import pictures, seating
from fabletop.server.table.arrivals import hand_over
from fabletop.server.table.banter import greet
from fabletop.server.table.context import Context
from fabletop.server.table.effects import Stood, no
from fabletop.server.table.host import is_persons
from fabletop.server.table.messages import (
    Again,
    Choose,
    Free,
    Manner,
    Mark,
    PutBot,
    Rename,
    Sit,
    Stand,
    Start,
    Swap,
    UsePack,
)
from fabletop.server.table.names import tidy
from fabletop.server.table.phase import OF_ANY_PHASE, Handler, Look, NumberedMove, Phase
from fabletop.server.table.table import Progress

NOT_BEGUN = Progress()
NOTHING_YET: Json = {
    "gaps": [], "decision": 0, "seconds": None, "news": 0.0, "outcome": None, "race": None,
}  # fmt: skip


class Gathering(Phase):
    """People come, sit down, choose what to play, and begin."""

    unfit: ClassVar[str] = "not-started"

    # -- chairs

    def sit(self, ctx: Context, message: Sit) -> Refusal | None:
        table = self.table
        if seating.is_said_again(table, ctx, message):
            hand_over(table, NOT_BEGUN, ctx, message.seat)
            return None
        if table.chairs[message.seat].name is not None:
            return no("seat-taken")
        refusal = seating.refuse_device(table, table.devices[ctx.device])
        return refusal or seating.sit_down(table, NOT_BEGUN, ctx, message)

    def rename(self, ctx: Context, message: Rename) -> Refusal | None:
        """Change a name. In play a name could be used to talk, which games may forbid."""
        return seating.rename(self.table, ctx, message)

    def put_bot(self, ctx: Context, message: PutBot) -> Refusal | None:
        """Put a bot on an empty chair; everybody with a chair may."""
        table, game, level = self.table, self.setup.game, message.level
        if table.only_watches(ctx.device):
            return no("sit-first")
        chair = table.chairs[message.seat]
        if chair.name is not None and chair.bot is None:
            return no("seat-taken")
        if not may_sit(level, game):
            return no("no-such-bot")
        if chair.name is None:
            chair.colour = seating.free_colour(table, message.seat, message.seat)
        if chair.name is None or level in game.mind.characters:
            chair.name = None
            chair.name = seating.bot_name(table, game.mind.characters, level, tidy(message.name))
        chair.bot = level
        ctx.changed = True
        if level in game.mind.characters:
            greet(ctx, table, message.seat, level)
        return None

    def stand(self, ctx: Context, message: Stand) -> Refusal | None:
        """Leave one's chair, or send a bot away; everybody with a chair may."""
        seats = self.table.devices[ctx.device].seats
        if message.seat not in seats and self.table.chairs[message.seat].bot is None:
            return no("not-your-seat")
        if not seats:
            return no("sit-first")
        self.empty(ctx, message.seat)
        return None

    def free(self, ctx: Context, message: Free) -> Refusal | None:
        """The host empties a chair."""
        if not is_persons(self.table.chairs[message.seat]):
            return no("not-now")
        self.empty(ctx, message.seat)
        return None

    def empty(self, ctx: Context, seat: Seat) -> None:
        self.table.empty(seat)
        ctx.changed = True

    def swap(self, ctx: Context, message: Swap) -> Refusal | None:
        """The host may swap any two chairs; anybody may move to an empty one."""
        table, a, b = self.table, message.seat, message.other
        if b >= len(table.chairs) or a == b:
            return no("no-such-seat")
        moves = a in table.devices[ctx.device].seats and table.chairs[b].name is None
        if not moves and not table.is_host(ctx.device):
            return no("host-only")
        seating.swap(table, a, b)
        ctx.changed = True
        return None

    # -- what is played

    def choose(self, ctx: Context, message: Choose) -> Refusal | None:
        """Change a table option; everybody with a chair may, until the game begins."""
        if self.table.only_watches(ctx.device):
            return no("not-your-seat")
        game = self.setup.game
        setting = game.about.settings.get(message.name)
        if setting and setting.ticked:
            return no("bad-message")
        options = {**self.setup.options, message.name: cast(Word, read(message.value))}
        refusal = game.refuse_setup(len(self.table.chairs), options)
        if refusal:
            return refusal
        self.setup.options = options
        ctx.changed = True
        return None

    def mark(self, ctx: Context, message: Mark) -> Refusal | None:
        """Tick or untick a setting about oneself."""
        setting = self.setup.game.about.settings.get(message.name)
        if message.seat not in self.table.devices[ctx.device].seats:
            return no("not-your-seat")
        if setting is None or not setting.ticked:
            return no("bad-message")
        chair = self.table.chairs[message.seat]
        others = [name for name in chair.ticks if name != message.name]
        chair.ticks = [*others, message.name] if message.on else others
        ctx.changed = True
        return None

    def use_pack(self, ctx: Context, message: UsePack) -> Refusal | None:
        """The host chooses a content pack, or none."""
        setup, shelf = self.setup, self.table.shelf
        game = shelf.find_pack(message.id) if message.id else shelf.games[setup.game.key]
        if game is None:
            return no("no-such-pack")
        if game.key != setup.game.key:
            return no("pack-of-another-game")
        refusal = game.refuse_setup(len(self.table.chairs), setup.options)
        if refusal:
            return refusal
        setup.game = game
        ctx.changed = True
        return None

    def keep_manner(self, ctx: Context, message: Manner) -> Refusal | None:
        return no("not-started") if message.name == "paused" else super().keep_manner(ctx, message)

    # -- the start

    def start(self, ctx: Context, message: Start) -> Refusal | None:
        table, setup = self.table, self.setup
        if table.only_watches(ctx.device):
            return no("not-your-seat")
        if any(chair.name is None for chair in table.chairs):
            return no("chairs-empty")
        options = {**setup.options, **self.ticked()}
        refusal = self.refuse_company() or setup.game.refuse_setup(len(table.chairs), options)
        if refusal:
            return refusal
        setup.options = options
        ctx.changed = True
        table.manners.door = False  # everybody is here
        ctx.begins = setup
        return None

    def ticked(self) -> dict[str, Word]:
        """The options that ticks fill."""
        chairs = self.table.chairs
        return {
            name: tuple(seat for seat, chair in enumerate(chairs) if name in chair.ticks)
            for name, setting in self.setup.game.about.settings.items()
            if setting.ticked
        }

    def refuse_company(self) -> Refusal | None:
        chairs, devices = self.table.chairs, self.table.devices.values()
        bots = [seat for seat, chair in enumerate(chairs) if chair.bot]
        people = set(range(len(chairs))) - set(bots)
        shared = len(people) > 1 and any(people <= set(device.seats) for device in devices)
        return self.setup.game.table.refuse_company(self.setup.options, bots, shared)

    def refuse_again(self, ctx: Context, message: Again) -> Refusal:
        return no("not-over")

    # -- what the room asks

    def handlers(self) -> Mapping[type[Any], Handler]:
        return HANDLERS

    @property
    def name(self) -> str:
        return "lobby"

    @property
    def deadline(self) -> float | None:
        return None

    def progress(self) -> Progress:
        return NOT_BEGUN

    def settle(self, ctx: Context) -> None:
        """Nothing follows by itself before a game."""

    def new_moves(self, before: Progress, acts: Mapping[int, str]) -> tuple[NumberedMove, ...]:
        return ()

    def adjust_clock(self, now: float) -> None:
        """There is no clock before a game."""

    def is_held(self, ctx: Context) -> bool:
        return False

    def refuse_stranger(self, ctx: Context) -> Refusal:
        return no("not-your-seat")

    def evening(self) -> list[Json]:
        return self.table.evening

    def snapshot(self) -> Stood | None:
        return None

    def has_snapshot(self) -> bool:
        return True

    def keep(self) -> Json:
        return {"ended": False, "started": False, "chance": [], "base": None}

    # -- what it shows

    def common_part(self, now: float) -> Json:
        return NOTHING_YET

    def views(self, eyes: Sequence[Seat | None]) -> Sequence[View | None]:
        return [None] * len(eyes)

    def own_parts(self, looks: Sequence[Look]) -> list[Json]:
        return [pictures.usual_part(seat, is_asked=False, talk=None) for _, seat in looks]


HANDLERS: Mapping[type[Any], Handler] = {
    **OF_ANY_PHASE,
    Sit: Gathering.sit,
    Rename: Gathering.rename,
    PutBot: Gathering.put_bot,
    Stand: Gathering.stand,
    Free: Gathering.free,
    Swap: Gathering.swap,
    Choose: Gathering.choose,
    Mark: Gathering.mark,
    UsePack: Gathering.use_pack,
    Manner: Gathering.keep_manner,
    Start: Gathering.start,
    Again: Gathering.refuse_again,
}
