"""A table for tests: a position, a dealer, and what each action brought.

Seats A to E are 0 to 4. The dealer knows only the cards a test lays out for it, so a card turned
up that no scenario mentions is an error, not a surprise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import cast

from fabletop.core.dealer import Event, Keeping, Scripted, Seeded
from fabletop.core.game import Game
from fabletop.core.options import Action, Option, Word
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.games.open_sesame.content import BOX
from fabletop.games.open_sesame.state import State
from fabletop.games.open_sesame.view import OpenSesameView

SESAME: Game[State] = GAMES["open_sesame"]
A, B, C, D, E = range(5)
BAND = 2  # where the Band's cards lie, at a table for two

# Table (i): every kind in its order, how often it exists, and its alarm.
CATALOGUE: list[tuple[str, int, str | None]] = [
    ("cushion", 4, None),
    ("book", 4, None),
    ("vase", 3, None),
    ("slipper", 3, None),
    ("ring", 3, None),
    ("hourglass", 2, None),
    ("scimitar", 2, None),
    ("carpet", 1, None),
    ("lamp", 1, None),
    ("turban", 1, None),
    ("mirror", 3, "shiny"),
    ("gold_coin", 3, "shiny"),
    ("crown", 2, "shiny"),
    ("diamond", 1, "shiny"),
    ("donkey", 3, "noisy"),
    ("drum", 2, "noisy"),
    ("parrot", 1, "noisy"),
    ("lion", 1, "noisy"),
    ("chest", 2, "encumbering"),
    ("statue", 2, "encumbering"),
    ("elephant", 1, "encumbering"),
    ("chief_thief", 1, None),
]
KINDS = [kind for kind, _, _ in CATALOGUE]
TREASURES = [kind for kind, copies, _ in CATALOGUE for _ in range(copies) if kind != "chief_thief"]
A_KIND = re.compile(rf"(?<![a-z_])({'|'.join(KINDS)})(?![a-z_])")

DEFAULTS: dict[str, Word] = {
    "deck": "45",
    "young": False,
    "adjectives": False,
    "ordered": False,
    "two_player": "off",
    "judge": "server",
    "recite_input": "both",
    "reveal_seconds": 6,
    "recite_seconds": "auto",
    "decide_seconds": 30,
    "pick_seconds": 20,
    "first_ali": "youngest",
    "first_seat": 0,
    "youngest": (),
    "on_leave": "bot",
    "chat": "muted",
}


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
        assert None is SESAME.refuse(self.state, seat, action, SESAME.decision(self.state))
        return self.apply(seat, *action)

    def apply(self, seat: int, *action: Word) -> list[Event]:
        SESAME.apply(self.state, seat, action, self.dealer)
        self.events = self.dealer.take().events
        self.past += self.events
        return self.events

    def lapse(self, seat: int) -> Action:
        """What is played for a seat whose clock runs out."""
        (action,) = SESAME.table.pace(self.state).lapse[seat]
        return action

    def time_out(self) -> list[Event]:
        """Let the clock run out for all who are asked; what was told about it."""
        return [event for seat in self.actors() for event in self.apply(seat, *self.lapse(seat))]

    def look(self) -> list[Event]:
        """Everybody who has to look has seen it; what was told about it."""
        return [event for seat in self.actors() for event in self.play(seat, "seen")]

    def draw(self) -> list[Event]:
        """Ali Baba draws, and all thieves look; what was told about it."""
        return [*self.play(self.state.ali, "draw"), *self.look()]

    def recite(self) -> list[Event]:
        """A correct recital, one `name` for each kind; what was told about the last one."""
        hand = self.hand()
        for kind in dict.fromkeys(hand):
            self.play(self.state.reciter, "name", kind, hand.count(kind), None)
        return self.events

    def leave(self, seat: int) -> list[Event]:
        """A seat leaves for good; what was told about it."""
        SESAME.table.leave(self.state, seat, self.dealer)
        self.events = self.dealer.take().events
        return self.events

    # -- being refused

    def refused(
        self, seat: int | None, *action: object, decision: int | None = None
    ) -> Refusal | None:
        """Why an action is refused; asking changes nothing and tells nothing."""
        before = self.now()
        refusal = SESAME.refuse(self.state, seat, action, decision)
        assert before == self.now()
        assert not self.dealer.take().events
        return refusal

    def code(self, seat: int | None, *action: object, decision: int | None = None) -> str | None:
        """The code of that refusal; None if the action is legal."""
        refusal = self.refused(seat, *action, decision=decision)
        return None if refusal is None else refusal.code

    # -- looking

    def now(self) -> dict[str, object]:
        """The whole state as data."""
        return SESAME.dump(self.state)

    def of(self, *keys: str) -> list[object]:
        """Some of it."""
        now = self.now()
        return [now[key] for key in keys]

    def changes(self) -> dict[str, object]:
        """Everything that is not as it was when the table began."""
        return {key: value for key, value in self.now().items() if value != self.began[key]}

    def hand(self) -> list[str]:
        return cast(list[str], self.now()["hand"])

    def collections(self) -> list[list[str]]:
        return cast(list[list[str]], self.now()["collections"])

    def phase(self) -> tuple[str, list[int]]:
        """The question now put, and to whom."""
        return SESAME.step(self.state), list(SESAME.actors(self.state))

    def actors(self) -> list[int]:
        return list(SESAME.actors(self.state))

    def options(self, seat: int) -> list[Option]:
        return list(SESAME.options(self.state, seat))

    def view(self, seat: int | None) -> OpenSesameView:
        return cast(OpenSesameView, SESAME.view(self.state, seat))

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectators."""
        return [*range(self.state.seats), None]

    def others(self) -> list[int | None]:
        """Everybody but Ali Baba."""
        return [viewer for viewer in self.viewers() if viewer != self.state.ali]

    def heard(self, seat: int | None) -> list[Event]:
        """The events of the last action that this seat was told; None: the spectators."""
        return [event for event in self.events if event.to is None or seat in event.to]

    def log(self, seat: int | None) -> list[Event]:
        """What of everything told until now may still be sent to that seat."""
        heard = [event for event in self.past if event.to is None or seat in event.to]
        return list(SESAME.table.log(self.state, seat, heard))


def position(data: Mapping[str, object], *draws: str) -> Table:
    """A table in the middle of a game; `draws` are the cards turned up from now on, in order."""
    return Table(SESAME.load(data), Scripted([BOX.kind[name] for name in draws]))


def deal(seats: int, options: Mapping[str, Word] | None = None, seed: int = 1) -> Table:
    """A new table, set up by chance."""
    dealer = Seeded(seed)
    return Table(SESAME.setup(seats, options or {}, dealer), dealer)


def reciting(hand: str, seats: int = 4, /, reciter: Word = B, **options: Word) -> Table:
    """Ali Baba A holds these cards, and somebody has to list them."""
    data = {"seats": seats, "hand": hand.split(), "reciter": reciter, "agenda": ["recite"]}
    return position({**data, "options": options})


def revealing(hand: str, seats: int = 4, /, **said: object) -> Table:
    """The last of these cards lies open."""
    return position({"seats": seats, "hand": hand.split(), "agenda": ["hide", "reveal"], **said})


def sharing(pool: str, seats: int = 4, /, *draws: str, **said: object) -> Table:
    """These cards lie open to be picked, case 1 unless said."""
    data = {"seats": seats, "pool": pool.split(), "case": 1, "agenda": ["share"], **said}
    return position(data, *draws)


def low_pile(hand: str, left: str, seats: int = 4, **said: object) -> dict[str, object]:
    """A position with only these cards left in the pile; seat B owns all the others."""
    rest = [*TREASURES, "chief_thief"]
    for kind in [*hand.split(), *left.split()]:
        rest.remove(kind)
    owned = [[], rest, *[[] for _ in range(seats - 2)]]
    return {"seats": seats, "hand": hand.split(), "collections": owned, **said}


def kinds_in(thing: object) -> set[str]:
    """Every id of a kind that occurs anywhere in this."""
    return set(A_KIND.findall(json.dumps(thing)))


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def mistake(seat: int, reason: str, *said: object) -> list[Event]:
    """How a mistake is told: the wrong entry, if there is one, and then the reason."""
    kind, count, adjective = [*said, "", 0, ""][:3] if not said else [*said, ""][:3]
    return [
        Event("wrong", (seat, kind, count, adjective, reason)),
        Event("mistake", (seat, reason)),
    ]
