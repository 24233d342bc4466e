"""Chance and news: the only two things that enter and leave a game while it is played.

All chance is one question, "a number below n?", so every draw, roll and shuffle can be
recorded as a pair (n, answer), proved, and played again without any generator. A bag is a list
whose order means nothing; `draw` keeps the order of what remains, so the same answers always
leave the same bag.

News goes out by `tell`, addressed when it is made. `show` is for news that was hidden until
now: together with chance and private news it marks the points undo never crosses.
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
Luck = random.Random  # what bots are given
BLOCK = 64  # bytes that SHA-256 takes in at a time
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # of an HMAC
Bare: Any = random.Random.__base__  # the generator alone: the same numbers from the same int


class Event(NamedTuple):
    """Something that happened: a key and its arguments, for `to` only, or for all (None)."""

    key: str
    args: tuple[object, ...]
    to: Seats = None


def addressed(event: Event, seat: int | None) -> bool:
    """Whether this seat is told of an event; None is anybody who only watches."""
    return event.to is None or seat in event.to


class Dealer(ABC):
    """What a rulebook may ask of the world."""

    __slots__ = ()

    hears = True
    """Whether anybody listens; if not, costly news need not be worded."""

    @abstractmethod
    def draw(self, bag: list[T]) -> T:
        """Take one thing out of a bag, each with the same chance."""

    @abstractmethod
    def roll(self, sides: int) -> int:
        """Roll a die: 1 to `sides`."""

    @abstractmethod
    def shuffle(self, items: list[T]) -> None:
        """Bring a list into a random order."""

    @abstractmethod
    def tell(self, key: str, *args: object, to: Seats = None) -> None:
        """Tell what everybody, or only the seats `to`, may know at this moment."""

    @abstractmethod
    def show(self, key: str, *args: object, to: Seats = None) -> None:
        """Tell something that was hidden until now."""


class Heard(NamedTuple):
    """What came out of one action."""

    events: list[Event]
    chance: list[Chance]
    surprise: bool


class Keeping(Dealer):
    """A dealer that keeps what it did until `take` fetches it; `pick(n)` is its chance."""

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
    """Numbers from 0 to 1: from a seed, or from a generator that others draw from too."""
    if isinstance(seed, Luck):
        return seed.random
    made = Bare(seed) if type(seed) is int else Luck(seed)
    return cast(Callable[[], float], made.random)


class Seeded(Keeping):
    """Chance from a seed: the same seed, the same game. For simulation and tests."""

    def __init__(self, seed: int | str | Luck) -> None:
        uniform = uniform_of(seed)
        super().__init__(lambda n: int(uniform() * n))


class Quiet(Dealer):
    """As `Seeded`, the same game from the same seed, but nothing is kept or told: the fastest."""

    __slots__ = ("_uniform", "hears")

    def __init__(self, seed: int | str | Luck) -> None:
        self._uniform = uniform_of(seed)
        self.hears = False

    def below(self, n: int) -> int:
        return floor(self._uniform() * n)  # as int(), but faster

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
    """What is shown before a fair game: it fixes the key without telling it."""
    return hashlib.sha256(key).hexdigest()


def fair_answer(key: bytes, counter: int, n: int) -> int:
    """The answer to the `counter`-th question "a number below n?" of a fair game."""
    digest = hmac.digest(key, counter.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest, "big") % n


class Fair(Keeping):
    """Chance that anyone can check: its commitment is shown before the game, its key after it.

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
        """Lay out the answers for the next action; none may be left from the last."""
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
    """Chance laid out by hand, for tests: things to draw, die faces, whole orders.

    What the script does not hold is asked of `then`; without it, asking is an error.
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
