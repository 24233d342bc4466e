"""A table for tests: a position, a dealer, and what each action brought.

Seats A to F are 0 to 5. Everybody has 1,000 P unless a test says otherwise, and no die is parked.
The dealer knows only the dice and cards a test lays out for it: what comes beyond them is an
error, unless there is a seed `then`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from fabletop.core.dealer import Event, Keeping, Scripted
from fabletop.core.options import Action, Option, Word
from fabletop.core.refusals import Refusal
from fabletop.games.basra import Basra
from fabletop.games.basra.content import BOX
from fabletop.games.basra.state import State

BASRA = Basra()
A, B, C, D, E, F = range(6)
Names = Sequence[str]

# Section (i) of the specification.
GANGS = ["swindlers", "thieves", "defrauders", "robbers"]
GROUPS = {
    "swindlers": ["fortune_tellers", "quacks", "card_sharps", "false_fakirs"],
    "thieves": ["pickpockets", "camel_thieves", "burglars", "market_thieves"],
    "defrauders": ["forgers", "smugglers", "coin_clippers", "fences"],
    "robbers": ["highwaymen", "river_pirates", "desert_raiders", "tomb_robbers"],
}
STEPS = [1] * 10 + [2] * 6 + [3] * 4 + [4] * 2 + [5] * 2
PRICES = {1: [0, 0, 0, 0], 2: [10, 10, 20, 40], 3: [10, 20, 40, 80], 4: [20, 30, 60, 120]}
VALUES = [20, 40, 80, 160]
# What the side lanes begin with; every other square follows the one before it.
BEFORE = {"a18": "m17", "a31": "m30", "a44": "m43"}

DEFAULTS: dict[str, Word] = {
    "laps": 2,
    "timers": "normal",
    "draw_any": False,
    "buy_anywhere": False,
    "recruits_free": False,
    "brisk_trade": "keep",
    "freed": "keep",
    "sell_any": False,
    "dowry": False,
    "deals_in_100": False,
    "drop_any": False,
    "junction": "leaving",
    "short_hand": "last",
    "hidden_money": False,
    "on_leave": "bot",
}


def four(group: str) -> list[str]:
    """A whole group."""
    return [f"{group}-{member}" for member in range(1, 5)]


def gang(name: str) -> list[str]:
    """A whole gang."""
    return [card for group in GROUPS[name] for card in four(group)]


def gang_of(card: str) -> str:
    group = card.rsplit("-", 1)[0]
    return next(name for name, groups in GROUPS.items() if group in groups)


class Table:
    """One game on its way; `events` are those of the last action, `past` are all of them."""

    def __init__(self, state: State, dealer: Keeping) -> None:
        self.state = state
        self.dealer = dealer
        self.began = self.now()
        self.events = dealer.take().events
        self.past = list(self.events)

    # -- doing

    def play(self, seat: int, *action: Word) -> list[Event]:
        """Carry out an action, which has to be legal; what was told about it."""
        assert None is BASRA.refuse(self.state, seat, action, BASRA.decision(self.state))
        BASRA.apply(self.state, seat, action, self.dealer)
        return self.hear()

    def hear(self) -> list[Event]:
        self.events = self.dealer.take().events
        self.past += self.events
        return self.events

    def move(self, card: int, lane: str | None = None) -> list[Event]:
        """Whoever is to move does so."""
        return self.play(self.actors()[0], "move", card, lane)

    def retire(self, seat: int, *cards: str) -> list[Event]:
        return self.play(seat, "retire", cards)

    def discard(self, seat: int, *cards: str) -> list[Event]:
        return self.play(seat, "discard", cards)

    def buy(self, *gangs: str) -> list[Event]:
        """Whoever is to buy takes the face-up cards of these gangs."""
        return [event for name in gangs for event in self.play(self.actors()[0], "buy", name, None)]

    def end_buy(self) -> list[Event]:
        return self.play(self.actors()[0], "end_buy")

    def offer(self, seat: int, to: int | str, **terms: Any) -> str:
        """Make an offer; its id."""
        self.play(seat, "offer", to, *deal(**terms))
        return str(self.now()["offers"][-1]["id"])

    def counter(self, seat: int, offer: str, **terms: Any) -> str:
        self.play(seat, "counter", offer, *deal(**terms))
        return str(self.now()["offers"][-1]["id"])

    def accept(self, seat: int, offer: str) -> list[Event]:
        return self.play(seat, "accept", offer)

    def decline(self, seat: int, offer: str, why: str = "no") -> list[Event]:
        return self.play(seat, "decline", offer, why)

    def withdraw(self, seat: int, offer: str) -> list[Event]:
        return self.play(seat, "withdraw", offer)

    def done(self, *seats: int) -> list[Event]:
        """These are done, one after the other; without any, all who are asked."""
        return [event for seat in seats or self.actors() for event in self.play(seat, "done")]

    def leave(self, seat: int) -> list[Event]:
        BASRA.table.leave(self.state, seat, self.dealer)
        return self.hear()

    def lapse(self, seat: int) -> Action:
        """What is played for a seat whose clock runs out."""
        (action,) = BASRA.table.pace(self.state).lapse[seat]
        return action

    def time_out(self) -> list[Event]:
        """The clock runs out for all who are asked."""
        return [event for seat in self.actors() for event in self.play(seat, *self.lapse(seat))]

    # -- being refused

    def refused(
        self, seat: int | None, *action: object, decision: int | None = None
    ) -> Refusal | None:
        """Why an action is refused; asking changes nothing and tells nothing."""
        before = self.now()
        refusal = BASRA.refuse(self.state, seat, action, decision)
        assert before == self.now()
        assert not self.dealer.take().events
        return refusal

    def code(self, seat: int | None, *action: object, decision: int | None = None) -> str | None:
        """The code of that refusal; None if the action is legal."""
        refusal = self.refused(seat, *action, decision=decision)
        return None if refusal is None else refusal.code

    # -- looking

    def now(self) -> dict[str, Any]:
        """The whole state as data."""
        return cast("dict[str, Any]", BASRA.dump(self.state))

    def of(self, *keys: str) -> list[Any]:
        """Some of it."""
        now = self.now()
        return [now[key] for key in keys]

    def mark(self) -> None:
        """From here on `changes` are counted."""
        self.began = self.now()

    def changes(self) -> dict[str, Any]:
        """Everything that is not as it was, but for which question it is."""
        now = self.now()
        keys = [key for key in now if key not in ("agenda", "decision")]
        return {key: now[key] for key in keys if now[key] != self.began[key]}

    def money(self) -> list[int]:
        return list(self.now()["money"])

    def held(self, seat: int) -> list[str]:
        """The bandits of a player, in the order they came."""
        return list(self.now()["held"][seat])

    def under(self, name: str) -> list[str]:
        """What lies under a pile, in the order it went there."""
        return list(self.now()["bottoms"][name])

    def dice(self) -> list[int]:
        """Black and white, 0 if not on the table."""
        return self.of("black", "white")

    def offers(self) -> list[str]:
        """The ids of all open offers."""
        return [offer["id"] for offer in self.now()["offers"]]

    def step(self) -> str:
        return BASRA.step(self.state)

    def phase(self) -> tuple[str, list[int]]:
        """The question now put, and to whom."""
        return self.step(), self.actors()

    def actors(self) -> list[int]:
        return list(BASRA.actors(self.state))

    def options(self, seat: int) -> list[Option]:
        return list(BASRA.options(self.state, seat))

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        return BASRA.view(self.state, seat)

    def advice(self, seat: int | None) -> Any:
        """What the view of a person adds in a raid."""
        (shown,) = BASRA.table.views(self.state, [seat])
        return shown["advice"]

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectators."""
        return [*range(self.state.seats), None]

    def common(self, key: str) -> Any:
        """A part of the view that is the same for everybody."""
        first, *rest = [self.view(viewer)[key] for viewer in self.viewers()]
        assert all(first == other for other in rest)
        return first

    def heard(self, seat: int | None) -> list[Event]:
        """The events of the last action that this seat was told; None: the spectators."""
        return [event for event in self.events if event.to is None or seat in event.to]

    def is_spent(self) -> bool:
        """Whether all chance that was laid out has been asked for."""
        assert isinstance(self.dealer, Scripted)
        return not self.dealer.rolls and not self.dealer.draws


# -- setting up


def number(name: Word) -> Word:
    """What the dealer draws for this name: a bandit, or a movement card."""
    return BOX.card[name] if isinstance(name, str) else name


def position(*draws: Word, dice: Sequence[int] = (), then: int | None = None, **said: Any) -> Table:
    """A table in the middle of a game: four seats, and A is to move unless said.

    `draws` are the cards that come from now on, `dice` the faces. What comes after them is drawn
    by chance if there is a seed `then`, and an error if not.
    """
    seats = int(said.get("seats", 4))
    data: dict[str, Any] = {
        "seats": seats,
        "money": [1000] * seats,
        "hands": [[1]] * seats,
        **said,
    }
    cards = cast("list[Names]", list(data.get("held", [])))
    data["held"] = [list(own) for own in cards] + [[]] * (seats - len(cards))
    money = list(data["money"])
    data["money"] = money + [1000] * (seats - len(money))
    dealer = Scripted([number(name) for name in draws], dice, (), then)
    return Table(BASRA.load(data), dealer)


def before(square: str) -> str:
    """The square one step before, so that a 1 leads here."""
    if square == "m00":
        return "m51"
    return BEFORE.get(square, f"{square[0]}{int(square[1:]) - 1:02}")


def landed(
    square: str, *draws: Word, dice: Sequence[int] = (), then: int | None = None, **said: Any
) -> Table:
    """Whoever is to move has just come to this square, with a 1; the dice fell as said."""
    table = position(*draws, dice=dice, then=then, **{"square": before(square), **said})
    lane = "side" if square in BEFORE else "main" if before(square) in BEFORE.values() else None
    table.move(1, lane)
    assert square == table.now()["square"]
    table.mark()
    return table


def last_move(seats: int = 3, mover: int = A, card: int = 1, **said: Any) -> Table:
    """The end of a lap: one movement card is left, and it leads to the gate."""
    played = STEPS[:]
    played.remove(card)
    square = f"m{52 - card:02}"
    hands: list[list[int]] = [[card] if seat == mover else [] for seat in range(seats)]
    usual: dict[str, Any] = {
        "seats": seats, "square": square, "played": played, "hands": hands, "active": mover,
    }  # fmt: skip
    return position(**{**usual, **said})


def dealt(seats: int = 4, banker: int | None = None, seed: int = 1, **options: Any) -> Table:
    """A new table, set up by chance, but for the banker if there is one."""
    rolls = [] if banker is None else [banker + 1]
    dealer = Scripted((), rolls, (), seed)
    return Table(BASRA.setup(seats, options, dealer), dealer)


def deal(
    give: Names = (), money: int = 0, want: Names = (), price: int = 0
) -> tuple[tuple[str, ...], int, tuple[str, ...], int]:
    """The terms of an offer: what is given, with money, and what is wanted, with money."""
    return tuple(give), money, tuple(want), price


def opened(offer: str, maker: int, to: int | None, **said: Any) -> dict[str, Any]:
    """An open offer as a position has it."""
    usual = {"give": [], "give_money": 0, "want": [], "want_money": 0, "hidden": [], "chain": 0}
    return {"id": offer, "from": maker, "to": to, **usual, **said}


# -- comparing


def event(key: str, *args: object, to: tuple[int, ...] | None = None) -> Event:
    """News, for everybody unless it says to whom."""
    return Event(key, args, to)


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]
