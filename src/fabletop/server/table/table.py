"""What lasts at a table from game to game: chairs, devices, host, tokens, the evening so far."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple, cast

from fabletop.core.game import Json, Seat
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.chairs import TRIPS_KEPT, Chair, Device, Manners
from fabletop.server.table.effects import Seating
from fabletop.server.table.host import Host, is_persons
from fabletop.server.table.reaction_times import SLOW_LINK, UNKNOWN, link_bound
from fabletop.server.table.setup import Shelf
from fabletop.server.table.tickets import Tickets
from fabletop.server.table.tokens import WATCH, Tokens

MOVES_WITH_TOKENS = 10  # for so many moves, pictures hold the tokens of chairs
SOON_BACK = 3.0  # seconds in which pages come back after a table was read from disk


class Progress(NamedTuple):
    """The numbers of moves and events of a game so far, and whether it has begun."""

    moves: int = 0
    events: int = 0
    begun: bool = False


class Table:
    """What lasts at a table: chairs, devices, and the tokens that recognise people."""

    def __init__(
        self, code: str, latch: str, chairs: list[Chair], tokens: Tokens, shelf: Shelf
    ) -> None:
        self.code = code
        self.latch = latch  # code and latch make the address
        self.chairs = chairs  # never another list: `host` holds it too
        self.devices: dict[str, Device] = {}
        self.manners = Manners()
        self.host = Host(chairs)
        self.tokens = tokens
        self.tickets = Tickets()  # that move chairs to other devices
        self.shelf = shelf
        self.evening: list[Json] = []  # the finished games, oldest first
        self.bot_pause = BOT_PAUSE
        self.news_pace = 1.0  # a factor for the seconds of news
        self.revision = 0  # rises when chairs, options or the evening may have changed
        self.common: tuple[int, Json] = (-1, {})  # the lasting part, and its revision
        self.here: frozenset[Seat] | None = None  # cached `seated`, while nobody comes or goes
        self.holding: Seating | None = None  # cached `seating`
        self.expected: frozenset[Seat] = frozenset()  # they count as present, for a moment
        self.expected_until = 0.0

    @property
    def address(self) -> str:
        """The part of a link that leads to this table."""
        return f"{self.code}-{self.latch}"

    # -- who is there

    def unsettle(self) -> None:
        """Somebody may come or go: drop the caches of who is there."""
        self.here, self.holding, self.host.is_sure = None, None, False

    def settle(self, now: float) -> None:
        """Note who is there, until the next message that may change it."""
        self.here = here = self.seated()
        self.host.watch(here, now)

    def seating(self) -> Seating:
        """The devices and their chairs, to seat them again if the room must be read from disk."""
        if self.holding is not None:
            return self.holding
        held = {name: (device, list(device.seats)) for name, device in self.devices.items()}
        if self.here is not None:
            self.holding = held
        return held

    def seated(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        here = self.here
        if here is None:
            devices = self.devices.values()
            here = frozenset([seat for device in devices for seat in device.seats])
            if here:
                here |= self.expected
        return here

    def expect_all(self, now: float) -> None:
        """After a read from disk pages come back one by one: count all as present for a moment."""
        people = [seat for seat, chair in enumerate(self.chairs) if is_persons(chair)]
        self.expected, self.expected_until = frozenset(people), now + SOON_BACK

    def expect_no_longer(self, now: float) -> bool:
        """Whether the time for coming back has just ended."""
        if not self.expected or now < self.expected_until:
            return False
        self.expected = frozenset()
        return True

    def watchers(self) -> list[str]:
        """Devices without a chair; the television belongs to the table."""
        return [name for name, each in self.devices.items() if not each.seats and not each.tv]

    def has_tv(self) -> bool:
        return any(device.tv for device in self.devices.values())

    def only_watches(self, device: str) -> bool:
        return device not in self.devices or not self.devices[device].seats

    def company(self) -> tuple[object, ...]:
        """What others see of who is there: of watchers, only their number."""
        return sorted(self.seated()), self.host.seat, self.has_tv(), len(self.watchers())

    def is_host(self, device: str) -> bool:
        return self.host.seat in self.devices[device].seats

    # -- their lines

    def measured(self, name: str, milliseconds: float) -> bool:
        """Note a round trip to a device; whether a chair became slow, or quick again."""
        device = self.devices.get(name)
        if device is None:
            return False
        device.trips = [*device.trips[1 - TRIPS_KEPT :], milliseconds]
        before = [self.is_slow(seat) for seat in device.seats]
        device.link = link_bound(device.trips)
        return before != [self.is_slow(seat) for seat in device.seats]

    def link(self, seat: Seat) -> int:
        """The slowest known link to a seat. Only open connections count: an earlier one says
        nothing about this one."""
        devices = self.devices.values()
        return max((device.link for device in devices if seat in device.seats), default=UNKNOWN)

    def is_slow(self, seat: Seat) -> bool:
        return self.link(seat) > SLOW_LINK

    # -- keys to chairs

    def token(self, seat: Seat) -> str:
        chair = self.chairs[seat]
        return self.tokens.sign(seat if chair.home is None else chair.home, chair.sitting)

    def opened(self, token: str) -> Seat | None:
        """The chair of a token, WATCH for a valid watcher's token, else None."""
        said = self.tokens.read(token)
        if said is None or said[0] == WATCH:
            return WATCH if said == (WATCH, self.tokens.watching) else None
        for seat, chair in enumerate(self.chairs):
            home = seat if chair.home is None else chair.home
            if chair.name is not None and (home, chair.sitting) == said:
                return seat
        return None

    def next_came(self) -> int:
        """A new number for `Chair.came`, which no earlier game of the evening has either."""
        before = (cast(list[int], game.get("came", [])) for game in self.evening)
        return 1 + max(*(chair.came for chair in self.chairs), *chain.from_iterable(before), 0)

    def next_sitting(self) -> int:
        """A new number for `Chair.sitting`."""
        return 1 + max(chair.sitting for chair in self.chairs)

    # -- whose chair it is

    def take_away(self, seat: Seat) -> None:
        """Take this chair from every device."""
        for each in self.devices.values():
            each.seats = [mine for mine in each.seats if mine != seat]

    def empty(self, seat: Seat) -> None:
        """Empty a chair; old tokens become void."""
        self.chairs[seat] = Chair(sitting=self.next_sitting())
        self.take_away(seat)

    def lock(self, moves: int) -> None:
        """Lock the table. Present watchers get a new token and may come back, earlier ones may
        not."""
        self.manners.locked = True
        self.tokens.watching += 1
        for device in self.devices.values():
            if not device.seats:
                device.keyed = moves + MOVES_WITH_TOKENS
