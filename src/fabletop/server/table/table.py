"""What lasts at a table from game to game: chairs, devices, the host, keys, the evening so far."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple, cast

from fabletop.core.game import Json, Seat
from fabletop.server.table.bots import BOT_PAUSE
from fabletop.server.table.chairs import Chair, Device, Manners
from fabletop.server.table.effects import Seating
from fabletop.server.table.host import Host, is_persons
from fabletop.server.table.reaction_times import SLOW_LINK, UNKNOWN, link_bound
from fabletop.server.table.setup import Shelf
from fabletop.server.table.tickets import Tickets
from fabletop.server.table.tokens import WATCH, Tokens

MOVES_WITH_TOKENS = 10  # for so many moves pictures bring the keys to one's chairs
SOON_BACK = 3.0  # seconds after a table came from disk in which its pages come back


class Progress(NamedTuple):
    """How far the game on a table is: moves made, events told, whether it has begun at all."""

    moves: int = 0
    events: int = 0
    begun: bool = False


class Table:
    """What lasts at a table: who sits where, at which device, and how they are recognised."""

    def __init__(
        self, code: str, latch: str, chairs: list[Chair], tokens: Tokens, shelf: Shelf
    ) -> None:
        self.code = code
        self.latch = latch  # with the code it makes the address
        self.chairs = chairs  # this very list, always: the host is found in it
        self.devices: dict[str, Device] = {}
        self.manners = Manners()
        self.host = Host(chairs)
        self.tokens = tokens
        self.tickets = Tickets()  # to other devices
        self.shelf = shelf
        self.evening: list[Json] = []  # the games that are over, oldest first
        self.bot_pause = BOT_PAUSE
        self.news_pace = 1.0  # how much of the time for news is granted
        self.revision = 0  # rises when chairs, options or the evening may have changed
        self.common: tuple[int, Json] = (-1, {})  # the lasting part, and its revision
        self.here: frozenset[Seat] | None = None  # who is there, while nobody comes or goes
        self.holding: Seating | None = None  # and who holds which chairs
        self.expected: frozenset[Seat] = frozenset()  # who will be back in a moment
        self.expected_until = 0.0

    @property
    def address(self) -> str:
        """Where invited people find it."""
        return f"{self.code}-{self.latch}"

    # -- who is there

    def unsettle(self) -> None:
        """Somebody may come or go: nothing that was known of who is there counts."""
        self.here, self.holding, self.host.is_sure = None, None, False

    def settle(self, now: float) -> None:
        """Nobody comes or goes until the next message that could mean it."""
        self.here = here = self.seated()
        self.host.watch(here, now)

    def seating(self) -> Seating:
        """Who is here and holds which chairs: to come back to, should all else be forgotten."""
        if self.holding is not None:
            return self.holding
        held = {name: (device, list(device.seats)) for name, device in self.devices.items()}
        if self.here is not None:
            self.holding = held
        return held

    def seated(self) -> frozenset[Seat]:
        """The seats whose people are there."""
        here = self.here
        if here is None:
            devices = self.devices.values()
            here = frozenset([seat for device in devices for seat in device.seats])
            if here:
                here |= self.expected
        return here

    def expect_all(self, now: float) -> None:
        """The table comes from disk, and pages come back one by one: nobody counts as away yet."""
        people = [seat for seat, chair in enumerate(self.chairs) if is_persons(chair)]
        self.expected, self.expected_until = frozenset(people), now + SOON_BACK

    def expect_no_longer(self, now: float) -> bool:
        """Whether the time for coming back is over just now."""
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
        """What others see of who is there: of those who only watch, how many they are."""
        return sorted(self.seated()), self.host.seat, self.has_tv(), len(self.watchers())

    def is_host(self, device: str) -> bool:
        return self.host.seat in self.devices[device].seats

    # -- their lines

    def measured(self, name: str, milliseconds: float) -> bool:
        """A round trip to a device has come back: whether a chair is slow now, or quick again."""
        device = self.devices.get(name)
        if device is None:
            return False
        device.trips.append(milliseconds)
        before = [self.is_slow(seat) for seat in device.seats]
        device.link = link_bound(device.trips)
        return before != [self.is_slow(seat) for seat in device.seats]

    def link(self, seat: Seat) -> int:
        """The slowest known link to a seat. Only connections that are up count: what an earlier
        one was like says nothing about this one."""
        devices = self.devices.values()
        return max((device.link for device in devices if seat in device.seats), default=UNKNOWN)

    def is_slow(self, seat: Seat) -> bool:
        return self.link(seat) > SLOW_LINK

    # -- keys to chairs

    def token(self, seat: Seat) -> str:
        chair = self.chairs[seat]
        return self.tokens.sign(seat if chair.home is None else chair.home, chair.sitting)

    def opened(self, token: str) -> Seat | None:
        """The chair a token opens; to have watched is no chair, but a right to go on watching."""
        said = self.tokens.read(token)
        if said is None or said[0] == WATCH:
            return WATCH if said == (WATCH, self.tokens.watching) else None
        for seat, chair in enumerate(self.chairs):
            home = seat if chair.home is None else chair.home
            if chair.name is not None and (home, chair.sitting) == said:
                return seat
        return None

    def next_came(self) -> int:
        """A number nobody has come with here, not even to an earlier game of the evening."""
        before = (cast(list[int], game.get("came", [])) for game in self.evening)
        return 1 + max(*(chair.came for chair in self.chairs), *chain.from_iterable(before), 0)

    def next_sitting(self) -> int:
        """A number nobody has sat down with here."""
        return 1 + max(chair.sitting for chair in self.chairs)

    # -- whose chair it is

    def take_away(self, seat: Seat) -> None:
        """No device holds this chair."""
        for each in self.devices.values():
            each.seats = [mine for mine in each.seats if mine != seat]

    def empty(self, seat: Seat) -> None:
        """Nobody sits there; old tokens are void."""
        self.chairs[seat] = Chair(sitting=self.next_sitting())
        self.take_away(seat)

    def lock(self, moves: int) -> None:
        """Nobody new comes in. Whoever watches now may come back; whoever watched before may
        not."""
        self.manners.locked = True
        self.tokens.watching += 1
        for device in self.devices.values():
            if not device.seats:
                device.keyed = moves + MOVES_WITH_TOKENS
