"""Chance goes into a game and events come out of it, both through the dealer.

All chance is one question, "a number below n?". So every draw, roll and shuffle can be recorded as
pairs (n, answer), proved, and replayed without a generator. A bag is a list whose order means
nothing. `draw` keeps the order of the rest, so the same answers always leave the same bag.

`tell` sends an event to some seats or to all. `show` sends one about something that was hidden
until now. Shown events, private events and chance mark the points undo never crosses.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import floor
from typing import Any, NamedTuple, TypeVar, cast

T = TypeVar("T")
Seats = tuple[int, ...] | None
Chance = tuple[int, int]
Luck = random.Random  # the generator of a bot
BLOCK = 64  # bytes that SHA-256 takes in at a time
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # of an HMAC
Bare: Any = random.Random.__base__  # the bare generator: the same numbers, seeded faster


class Event(NamedTuple):
    """Something that happened: a key and arguments, for the seats `to`, or for all (None)."""

    key: str
    args: tuple[object, ...]
    to: Seats = None


def addressed(event: Event, seat: int | None) -> bool:
    """Whether an event is for this seat; seat None is a spectator."""
    return event.to is None or seat in event.to


class Dealer(ABC):
    """All that rules may ask of the outside world."""

    __slots__ = ()

    hears = True
    """Whether anybody listens; if not, rules can skip costly events."""

    @abstractmethod
    def draw(self, bag: list[T]) -> T:
        """Take a random thing out of a bag."""

    @abstractmethod
    def roll(self, sides: int) -> int:
        """Roll a die: 1 to `sides`."""

    @abstractmethod
    def shuffle(self, items: list[T]) -> None:
        """Put a list into random order."""

    @abstractmethod
    def tell(self, key: str, *args: object, to: Seats = None) -> None:
        """Send an event to everybody, or only to the seats `to`."""

    @abstractmethod
    def show(self, key: str, *args: object, to: Seats = None) -> None:
        """Send an event about something that was hidden until now."""


class Heard(NamedTuple):
    """Everything one action brought out."""

    events: list[Event]
    chance: list[Chance]
    surprise: bool


class Keeping(Dealer):
    """A dealer that keeps events and outcomes until `take`; `pick(n)` is its source of chance."""

    def __init__(self, pick: Callable[[int], int]) -> None:
        self._pick = pick
        self.events: list[Event] = []
        self.chance: list[Chance] = []
        self.surprise = False

    def below(self, n: int) -> int:
        """A number from 0 to n−1."""
        answer = self._pick(n)
        self.chance.append((n, answer))
        return answer

    def draw(self, bag: list[T]) -> T:
        return bag.pop(self.below(len(bag)))

    def roll(self, sides: int) -> int:
        return 1 + self.below(sides)

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def tell(self, key: str, *args: object, to: Seats = None) -> None:
        self.events.append(Event(key, args, to))
        if to is not None:
            self.surprise = True

    def show(self, key: str, *args: object, to: Seats = None) -> None:
        self.tell(key, *args, to=to)
        self.surprise = True

    def take(self) -> Heard:
        """Everything since the last `take`."""
        heard = Heard(self.events, self.chance, self.surprise or bool(self.chance))
        self.events, self.chance, self.surprise = [], [], False
        return heard


def uniform_of(seed: int | str | Luck) -> Callable[[], float]:
    """A source of numbers from 0 to 1: from a seed, or from a shared generator."""
    if isinstance(seed, Luck):
        return seed.random
    made = Bare(seed) if type(seed) is int else Luck(seed)
    return cast(Callable[[], float], made.random)


class Seeded(Keeping):
    """Chance from a seed, for simulations and tests: the same seed gives the same game."""

    def __init__(self, seed: int | str | Luck) -> None:
        uniform = uniform_of(seed)
        super().__init__(lambda n: int(uniform() * n))


class Quiet(Dealer):
    """The same game as `Seeded` from the same seed, but nothing is kept: the fastest dealer."""

    __slots__ = ("_uniform", "hears")

    def __init__(self, seed: int | str | Luck) -> None:
        self._uniform = uniform_of(seed)
        self.hears = False

    def below(self, n: int) -> int:
        return floor(self._uniform() * n)  # like int(), but faster

    def draw(self, bag: list[T]) -> T:
        size: int = len(bag)
        return bag.pop(floor(self._uniform() * size))

    def roll(self, sides: int) -> int:
        return 1 + floor(self._uniform() * sides)

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = floor(self._uniform() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def tell(self, key: str, *args: object, to: Seats = None) -> None:
        pass

    def show(self, key: str, *args: object, to: Seats = None) -> None:
        pass


def commitment(key: bytes) -> str:
    """The commitment shown before a fair game: it fixes the key without revealing it."""
    return hashlib.sha256(key).hexdigest()


def fair_answer(key: bytes, counter: int, n: int) -> int:
    """The answer to the `counter`-th question "a number below n?" of a fair game."""
    digest = hmac.digest(key, counter.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest, "big") % n


class Fair(Keeping):
    """Chance that anyone can check: the commitment is shown before the game, the key after it.

    The answers are those of `fair_answer`. The two halves of the HMAC that depend on the key only
    are computed once, which makes an answer three times as fast.
    """

    def __init__(self, key: bytes, counter: int = 0) -> None:
        super().__init__(self._answer)
        self.key = key
        self.counter = counter
        block = (key if len(key) <= BLOCK else hashlib.sha256(key).digest()).ljust(BLOCK, b"\0")
        self._inner = hashlib.sha256(block.translate(INNER))
        self._outer = hashlib.sha256(block.translate(OUTER))

    def _answer(self, n: int) -> int:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(self.counter.to_bytes(8, "big"))
        outer.update(inner.digest())
        self.counter += 1
        return int.from_bytes(outer.digest(), "big") % n


class Drift(Exception):
    """A replay asked for chance that its record does not hold."""


class Replaying(Keeping):
    """Chance from a record; no generator is needed."""

    def __init__(self, chance: Iterable[Chance] = ()) -> None:
        super().__init__(self._answer)
        self.coming = list(chance)

    def expect(self, chance: Iterable[Chance]) -> None:
        """Set the answers for the next action; none may be left over."""
        if self.coming:
            raise Drift(f"{len(self.coming)} recorded chance outcomes were not asked for")
        self.coming = list(chance)

    def _answer(self, n: int) -> int:
        if not self.coming:
            raise Drift(f"the game asks for a number below {n}, the record holds none")
        size, answer = self.coming.pop(0)
        if size != n or not 0 <= answer < n:
            raise Drift(f"the game asks for a number below {n}, the record has {answer} of {size}")
        return answer


class Scripted(Keeping):
    """Chance fixed by hand, for tests: things to draw, die faces, whole orders.

    Beyond the script, chance comes from the seed `then`; without it, asking is an error.
    """

    def __init__(
        self,
        draws: Sequence[object] = (),
        rolls: Sequence[int] = (),
        orders: Sequence[Sequence[object]] = (),
        then: int | None = None,
    ) -> None:
        super().__init__(self._exhausted if then is None else Quiet(then).below)
        self.draws = list(draws)
        self.rolls = list(rolls)
        self.orders = [list(order) for order in orders]

    def draw(self, bag: list[T]) -> T:
        if not self.draws:
            return super().draw(bag)
        place = list[object](bag).index(self.draws.pop(0))
        self.chance.append((len(bag), place))
        return bag.pop(place)

    def roll(self, sides: int) -> int:
        if not self.rolls:
            return super().roll(sides)
        face = self.rolls.pop(0)
        self.chance.append((sides, face - 1))
        return face

    def shuffle(self, items: list[T]) -> None:
        if not self.orders:
            super().shuffle(items)
            return
        order = self.orders.pop(0)
        for last in range(len(items) - 1, 0, -1):
            other = list[object](items[: last + 1]).index(order[last])
            self.chance.append((last + 1, other))
            items[last], items[other] = items[other], items[last]

    @staticmethod
    def _exhausted(n: int) -> int:
        raise Drift(f"the script is at its end, and a number below {n} is asked for")
