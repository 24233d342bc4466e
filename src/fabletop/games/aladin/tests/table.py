"""A table for tests: a position, a dealer, and what each action brought.

Seats A to E are 0 to 4. The dealer knows only the cards a test lays out for it, so a card turned
up that no scenario mentions is an error, not a surprise. Nobody is at the table unless a test says
so: then there is neither `ready` nor `countdown`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from fabletop.core.dealer import Event, Keeping, Scripted, Seeded
from fabletop.core.options import Action, Option, Word
from fabletop.core.refusals import Refusal
from fabletop.games.aladin import Aladin
from fabletop.games.aladin.content import BOX
from fabletop.games.aladin.state import State

ALADIN = Aladin()
A, B, C, D, E = range(5)
CHESTS = ["bronze", "silver", "gold"]
GEMS = ["emerald", "ruby", "sapphire", "topaz"]
PIECES = ["bracelet", "ring", "necklace"]

# Table i.2 of the specification: every treasure of the chests, and its scorpions.
WORDS = [word for word in [*GEMS, *PIECES] for _ in range(3)] + ["talisman"] * 4
STINGS = {
    "bronze": [0, 0, 5, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 4, 0, 0, 1, 5],
    "silver": [0, 0, 1, 0, 0, 5, 0, 0, 1, 0, 0, 3, 0, 0, 1, 0, 0, 2, 0, 3, 4, 0, 0, 1, 5],
    "gold": [0, 0, 1, 0, 0, 1, 0, 0, 5, 0, 2, 3, 0, 0, 1, 0, 0, 2, 0, 3, 4, 0, 0, 1, 5],
}
TREASURES = {
    chest: [f"{chest[0].upper()}{n:02}" for n in range(1, len(WORDS) + 1)] for chest in CHESTS
}
SORCERER = {"bronze": "B26", "silver": "S26", "gold": "G26"}
SCORPIONS = {
    name: stings
    for chest in CHESTS
    for name, stings in zip(TREASURES[chest], STINGS[chest], strict=True)
}
STARTING = ["ST1", "ST2", "ST3", "ST4", "ST5", "ST6", "ST7", "ST8"]
LAMPS = [f"LP{n:02}" for n in range(1, 26)]
# Table i.3: the lamp cards of each effect, LE-1 to LE-18.
EFFECTS = {
    "bronze_gift": ["LP01", "LP02"],
    "silver_gift": ["LP03", "LP04"],
    "gold_gift": ["LP05", "LP06"],
    "eye": ["LP07"],
    "gem_thief": ["LP08", "LP09"],
    "jewel_thief": ["LP10", "LP11"],
    "tithe": ["LP12"],
    "bazaar": ["LP13", "LP14"],
    "lost_found": ["LP15"],
    "sandstorm": ["LP16"],
    "charmer": ["LP17", "LP18"],
    "sleight": ["LP19"],
    "carpet": ["LP20"],
    "lid": ["LP21"],
    "heart": ["LP22"],
    "toll": ["LP23"],
    "caravan": ["LP24"],
    "sleep": ["LP25"],
}
EFFECT_OF = {lamp: effect for effect, lamps in EFFECTS.items() for lamp in lamps}

DEFAULTS: dict[str, Word] = {
    "lamp_mode": "race",
    "my_precious": False,
    "odds_hint": False,
    "timers": "standard",
    "lamp_trust": "strict",
    "handicap_ms": (),
    "on_leave": "bot",
}
SEARCHES: list[object] = ["end_round", ["open", 2], ["open", 1], ["open", 0]]  # the next one last

BRONZE_SET = ["B13", "B16", "B19"]
SILVER_SET = ["S13", "S16", "S19"]
GOLD_SET = ["G13", "G16", "G19"]


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
        assert None is ALADIN.refuse(self.state, seat, action, ALADIN.decision(self.state))
        return self.apply(seat, *action)

    def apply(self, seat: int, *action: Word) -> list[Event]:
        ALADIN.apply(self.state, seat, action, self.dealer)
        return self.hear()

    def hear(self) -> list[Event]:
        self.events = self.dealer.take().events
        self.past += self.events
        return self.events

    def set_dice(self, *dice: str) -> list[Event]:
        """Everybody programs, A first: "gold 4", in the duel "silver 5 gold 5"."""
        told = []
        for seat, words in enumerate(dice):
            told += self.program(seat, words)
        return told

    def program(self, seat: int, words: str, token: int = 0) -> list[Event]:
        said: list[Word] = [int(word) if word.isdigit() else word for word in words.split()]
        return self.play(seat, "program" if len(said) == 2 else "program_two", *said, token)

    def race(self, *times: int | None) -> list[Event]:
        """Everybody who may rubs the lamp after so many milliseconds, or does not (None)."""
        told = []
        for seat, ms in enumerate(times):
            if seat in self.actors():
                told += self.wait(seat) if ms is None else self.slap(seat, ms)
        return told

    def slap(self, seat: int, ms: int, claimed: int | None = None) -> list[Event]:
        """A reaction as the room hands it to the rules."""
        return self.play(seat, "slap", ms, ms if claimed is None else claimed, ms, 160)

    def wait(self, seat: int) -> list[Event]:
        return self.play(seat, "wait")

    def silence(self) -> list[Event]:
        """Nobody (else) rubs the lamp."""
        return [event for seat in self.actors() for event in self.wait(seat)]

    def draw(self, times: int = 1) -> list[Event]:
        """Whoever searches draws so often; what was told about it."""
        return [event for _ in range(times) for event in self.play(self.actors()[0], "draw")]

    def stop(self) -> list[Event]:
        return self.play(self.actors()[0], "stop")

    def accept(self) -> list[Event]:
        return self.play(self.actors()[0], "wish_accept")

    def leave(self, seat: int) -> list[Event]:
        ALADIN.table.leave(self.state, seat, self.dealer)
        return self.hear()

    def gather(self, *here: int) -> list[Event]:
        """People whose pages are there; all others are bots."""
        ALADIN.table.gather(self.state, here, here, self.dealer)
        return self.hear()

    def lapses(self, seat: int) -> list[Action]:
        """Among what chance decides for a seat whose clock runs out."""
        return list(ALADIN.table.pace(self.state).lapse[seat])

    def time_out(self) -> list[Event]:
        """The clock runs out for all who are asked, who have one way to lapse each."""
        told = []
        for seat in self.actors():
            (action,) = self.lapses(seat)
            told += self.apply(seat, *action)
        return told

    # -- being refused

    def refused(
        self, seat: int | None, *action: object, decision: int | None = None
    ) -> Refusal | None:
        """Why an action is refused; asking changes nothing and tells nothing."""
        before = self.now()
        refusal = ALADIN.refuse(self.state, seat, action, decision)
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
        return cast("dict[str, Any]", ALADIN.dump(self.state))

    def of(self, *keys: str) -> list[Any]:
        """Some of it."""
        now = self.now()
        return [now[key] for key in keys]

    def changes(self) -> dict[str, Any]:
        """Everything that is not as it was when the table began."""
        return {key: value for key, value in self.now().items() if value != self.began[key]}

    def held(self, seat: int) -> list[str]:
        """The gems and jewels of a player."""
        return list(self.now()["held"][seat])

    def discard(self) -> list[str]:
        return list(self.now()["discard"])

    def step(self) -> str:
        return ALADIN.step(self.state)

    def phase(self) -> tuple[str, list[int]]:
        """The question now put, and to whom."""
        return self.step(), self.actors()

    def actors(self) -> list[int]:
        return list(ALADIN.actors(self.state))

    def options(self, seat: int) -> list[Option]:
        return list(ALADIN.options(self.state, seat))

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        return ALADIN.view(self.state, seat)

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectators."""
        return [*range(self.state.seats), None]

    def others(self, *seats: int) -> list[int | None]:
        """Every seat but these, and the spectators."""
        return [viewer for viewer in self.viewers() if viewer not in seats]

    def common(self, key: str) -> Any:
        """A part of the view that is the same for everybody."""
        first, *rest = [self.view(viewer)[key] for viewer in self.viewers()]
        assert all(first == other for other in rest)
        return first

    def heard(self, seat: int | None) -> list[Event]:
        """The events of the last action that this seat was told; None: the spectators."""
        return [event for event in self.events if event.to is None or seat in event.to]

    def points(self) -> list[int]:
        """What everybody would have if the game ended now."""
        return [seat["points"] for seat in self.common("seats")]


# -- setting up


def number(name: Word) -> Word:
    """What the dealer draws for this name: a chest card, a lamp card, or a seat."""
    if isinstance(name, str):
        return BOX.lamp[name] if name in BOX.lamp else BOX.card[name]
    return name


def position(*draws: Word, then: int | None = None, **said: Any) -> Table:
    """A table in the middle of a game: three seats, and everybody has to program unless said.

    `draws` are what comes from the piles, or by lot, from now on, in order. What comes after
    them is drawn by chance if there is a seed `then`, and an error if not. `gone` are chest cards
    in the discard, where all starting cards are that nobody has.
    """
    data = {"seats": 3, **said}
    if "gone" in data:
        data["discard"] = discard_of(data)
    return Table(ALADIN.load(data), Scripted([number(name) for name in draws], (), (), then))


def discard_of(data: dict[str, object]) -> list[str]:
    held = [name for own in cast("list[list[str]]", data.get("held", [])) for name in own]
    return [*cast("list[str]", data.pop("gone")), *(name for name in STARTING if name not in held)]


def deal(seats: int = 4, seed: int = 1, **options: Word) -> Table:
    """A new table, set up by chance."""
    dealer = Seeded(seed)
    return Table(ALADIN.setup(seats, options, dealer), dealer)


def played(*dice: str, draws: Sequence[Word] = (), **said: Any) -> Table:
    """Everybody has set a die, and the race is on (or judged, without a race)."""
    table = position(*draws, **{"seats": len(dice), **said})
    table.set_dice(*dice)
    return table


def dice_of(*dice: str) -> list[list[int]]:
    """Dice by seat and chest, as a position has them: "gold 4", "silver 5 gold 5"."""
    found = []
    for words in dice:
        values = [0, 0, 0]
        pairs = words.split()
        for chest, value in zip(pairs[::2], pairs[1::2], strict=True):
            values[CHESTS.index(chest)] = int(value)
        found.append(values)
    return found


def wishing(lamp: str, *draws: Word, wish: int = 1, dice: Sequence[str] = (), **said: Any) -> Table:
    """A has a right and has just turned up this lamp card; the searches are still to come."""
    dice = dice or ("bronze 4", "silver 4", "gold 2", "gold 5", "gold 6")
    seats = int(str(said.get("seats", 3)))
    usual: dict[str, object] = {
        "caller": A,
        "lamp": lamp,
        "wish": wish,
        "judged": True,
        "dice": dice_of(*dice[:seats]),
        "agenda": [*SEARCHES, "wish"],
    }
    return position(*draws, **{**usual, **said})


def granted(lamp: str, *draws: Word, dice: Sequence[str] = (), **said: Any) -> Table:
    """A has accepted this lamp card."""
    table = wishing(lamp, *draws, dice=dice, **said)
    table.accept()
    return table


def searching(*draws: Word, die: int = 4, chest: str = "bronze", **said: Any) -> Table:
    """A has won this chest; these cards come out of it. Nobody else searches anything."""
    index = CHESTS.index(chest)
    dice = [[0, 0, 0] for _ in range(int(str(said.get("seats", 3))))]
    dice[A][index] = die
    agenda: list[object] = ["end_round", *(["open", n] for n in range(2, index, -1)), "search"]
    usual: dict[str, object] = {
        "chest": chest,
        "searcher": A,
        "die": die,
        "judged": True,
        "dice": dice,
        "agenda": agenda,
        "winners": [A if n == index else -1 for n in range(3)],
        "fates": ["nobody"] * index + ["searching"] + [""] * (2 - index),
    }
    return position(*draws, **{**usual, **said})


def punished(culprit: int = C, **said: Any) -> Table:
    """Somebody has slapped falsely and has to name a thief."""
    usual: dict[str, object] = {
        "culprit": culprit,
        "judged": True,
        "dice": dice_of("bronze 4", "silver 5", "gold 3", "gold 2", "gold 1")[
            : int(str(said.get("seats", 3)))
        ],
        "agenda": [*SEARCHES, "paid_for", "steal", "name_thief"],
    }
    return position(**{**usual, **said})


def all_but(chest: str, *left: str) -> list[str]:
    """The treasures of a chest without these."""
    return [name for name in TREASURES[chest] if name not in left]


def over(**said: Any) -> Table:
    """A game that has ended."""
    return position(**{"agenda": [], "ended": "sorcerer", **said})


# -- comparing


def event(key: str, *args: object) -> Event:
    """News for everybody."""
    return Event(key, args)


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]


def takes(*targets: tuple[int, str], verb: str = "take") -> list[Action]:
    return [(verb, seat, card) for seat, card in targets]
