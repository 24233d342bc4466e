"""How much one address may ask of the house, and what is left of it.

An address is a purse with several sorts of tokens in it; they come back with time. IPv6 counts by
its /64, for that is what one household gets. A school class behind one address shall be able to
play; the reckoning stands in docs/limits.md. Nothing here looks at a clock: time is an argument.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, fields
from ipaddress import IPv6Address, ip_address

from fabletop.server.table.bots import BOT_PAUSE

MOST_ADDRESSES = 10_000  # remembered; whoever was not seen for longest is forgotten


DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days tables are kept that nobody touches, while the house is open."""

    lobby: float = 7  # nobody has begun
    play: float = 60
    slow: float = 365  # a game over days, without clocks
    over: float = 60

    def seconds(self) -> dict[str, float]:
        return {phase: DAY * getattr(self, phase) for phase in self.__slots__}


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one stranger may ask of the house. "At once" is what a full purse holds."""

    tables_an_hour: int = 60  # made from one address
    messages_a_second: float = 20.0  # on one connection, and three times that at once
    bot_pause: float = BOT_PAUSE  # seconds a bot takes over an answer
    guesses_an_hour: float = 20.0  # wrong codes from one address
    keep: Keep = Keep()
    # from one address
    requests_a_second: float = 100.0
    requests_at_once: float = 4000.0  # a page that is new here makes about 100
    sockets: float = 100.0  # open together
    sockets_a_second: float = 10.0
    sockets_at_once: float = 60.0
    words_a_second: float = 200.0  # messages of all its sockets, by their weight
    words_at_once: float = 1200.0
    lines: float = 400.0  # connections of any sort, open together
    bodies: float = 8.0  # under way together
    packs_an_hour: float = 30.0  # content packs somebody brings
    replays_an_hour: float = 600.0  # windows of records somebody brings
    work_a_second: float = 0.1  # seconds a worker works for it, when it has had its share
    work_at_once: float = 60.0
    # in the whole house
    large_bodies: float = 8.0  # over 64 KB, kept or under way together
    body_seconds: float = 10.0  # for a whole body, and for the headers before it
    work_seconds: float = 5.0  # of a processor, for one task
    work_megabytes: float = 160.0  # beyond what an idle worker holds
    waiting: float = 64.0  # tasks that wait for a worker

    @classmethod
    def generous(cls, bot_pause: float = BOT_PAUSE) -> Limits:
        """Nothing in the way of benches and tests, but for what a single task may cost."""
        own = {
            "bot_pause",
            "guesses_an_hour",
            "keep",
            "body_seconds",
            "work_seconds",
            "work_megabytes",
        }
        much = {one.name: 1e6 for one in fields(cls) if one.name not in own}
        return cls(**much, bot_pause=bot_pause)  # type: ignore[arg-type]


NAMES = tuple(one.name for one in fields(Limits) if one.name != "keep")


def household(address: str) -> str:
    """Whom an address stands for: itself, or the /64 it lies in."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


@dataclass(slots=True)
class Bucket:
    """Tokens that come back with time."""

    rate: float  # tokens a second
    most: float
    left: float
    at: float

    def refill(self, now: float) -> None:
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float, now: float) -> float:
        """0 if they were there and are taken; else the seconds until they will be there."""
        self.refill(now)
        if self.left < cost:
            return (cost - self.left) / self.rate
        self.left -= cost
        return 0.0

    def owe(self, cost: float, now: float) -> None:
        """Take what was used already, even if it was not there; the next ones wait for it."""
        self.refill(now)
        self.left -= cost


class Budgets:
    """The purses of all addresses that came lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sorts = {  # tokens a second, and at once
            "requests": (limits.requests_a_second, limits.requests_at_once),
            "sockets": (limits.sockets_a_second, limits.sockets_at_once),
            "words": (limits.words_a_second, limits.words_at_once),
            "packs": (limits.packs_an_hour / 3600, limits.packs_an_hour),
            "replays": (limits.replays_an_hour / 3600, limits.replays_an_hour / 2),
            "work": (limits.work_a_second, limits.work_at_once),
        }
        self.purses: OrderedDict[str, dict[str, Bucket]] = OrderedDict()
        self.held: Counter[tuple[str, str]] = Counter()

    def take(self, address: str, sort: str, now: float, cost: float = 1.0) -> float:
        """0 if the address may; else the seconds until it may again."""
        return self.bucket(address, sort, now).take(cost, now)

    def owe(self, address: str, sort: str, now: float, cost: float) -> None:
        self.bucket(address, sort, now).owe(cost, now)

    def bucket(self, address: str, sort: str, now: float) -> Bucket:
        purse = self.purses.setdefault(address, {})
        self.purses.move_to_end(address)
        if len(self.purses) > MOST_ADDRESSES:
            self.purses.popitem(last=False)
        if sort not in purse:
            rate, most = self.sorts[sort]
            purse[sort] = Bucket(rate, most, most, now)
        return purse[sort]

    # -- what is given back

    def hold(self, address: str, sort: str, most: float) -> bool:
        """Whether the address may have one more of these together; give it back by `release`."""
        if self.held[address, sort] >= most:
            return False
        self.held[address, sort] += 1
        return True

    def release(self, address: str, sort: str) -> None:
        self.held[address, sort] -= 1
        if self.held[address, sort] <= 0:
            del self.held[address, sort]
