"""A table for tests: a position, a dealer, and what each action brought.

Seats A to F are 0 to 5, and the circle is K unless a test says otherwise. The dealer knows only
the Places a test lays out for it, so a draw that no scenario mentions is an error, not a surprise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Event, Keeping, Scripted, Seeded
from fabletop.core.game import Game
from fabletop.core.options import Action, Option, Word
from fabletop.core.refusals import Refusal
from fabletop.games.tom_thumb import TomThumb
from fabletop.games.tom_thumb.content import BOX
from fabletop.games.tom_thumb.state import State
from fabletop.games.tom_thumb.view import TomThumbView

TOM: Game[State] = TomThumb()
A, B, C, D, E, F = range(6)
PLACES = [
    "clearing", "castle", "hill", "ogre_lair", "lost_hut", "marsh", "stone_bridge", "river", "cave",
]  # fmt: skip
K = ["castle", "hill", "wolves", "marsh", "river", "cave", "clearing"]
K8 = [*K, "ogre_lair"]
K10 = [*K, "ogre_lair", "lost_hut", "stone_bridge"]
LOOKS = ("arrive", "look", "tree_look", "new_look", "result")
A_FACE = re.compile(rf"(?<![a-z_])({'|'.join([*PLACES, 'wolves'])})(?![a-z_])")

DEFAULTS: dict[str, Word] = {
    "mode": "basic",
    "pebbles": 3,
    "tree": True,
    "boots": True,
    "ogre_start": 0,
    "storm": False,
    "dark_forest": False,
    "vast_forest": False,
    "path": "standard",
    "boots_fail_cost": 2,
    "collective": "majority",
    "silence": "muted",
    "view": "seat",
    "look_seconds": 20,
    "new_look_seconds": 8,
    "result_seconds": 8,
    "ask_seconds": 30,
    "find_seconds": 60,
    "advice_seconds": 30,
    "swap_seconds": 45,
    "insert_seconds": 45,
    "vote_seconds": 30,
    "first_guide": "oldest",
    "first_seat": 0,
    "oldest": (),
    "on_leave": "bot",
}


class Table:
    """One game on its way; `events` are those of the last action, `past` are all of them.

    What the Guide alone is told of his cards is kept apart, in `dealt`.
    """

    def __init__(self, state: State, dealer: Keeping) -> None:
        self.state = state
        self.dealer = dealer
        self.began = self.now()
        self.dealt: list[Event] = []
        self.events = self.public(dealer.take().events)
        self.past = list(self.events)

    def public(self, events: Sequence[Event]) -> list[Event]:
        """What everybody is told."""
        self.dealt += [event for event in events if event.key == "dealt"]
        return [event for event in events if event.key != "dealt"]

    # -- doing

    def play(self, seat: int, *action: Word) -> list[Event]:
        """Carry out an action, which has to be legal; what was told about it."""
        assert None is TOM.refuse(self.state, seat, action, TOM.decision(self.state))
        return self.apply(seat, *action)

    def apply(self, seat: int, *action: Word) -> list[Event]:
        TOM.apply(self.state, seat, action, self.dealer)
        self.events = self.public(self.dealer.take().events)
        self.past += self.events
        return self.events

    def time_out(self) -> list[Event]:
        """The clock runs out for all who are asked, who have one way to lapse each."""
        told = []
        for seat in self.actors():
            (action,) = TOM.table.pace(self.state).lapse[seat]
            told += self.apply(seat, *action)
        return told

    def look(self) -> list[Event]:
        """Everybody has looked enough, or is there; what was told about it."""
        verb = "loaded" if self.step() == "arrive" else "ready"
        return [event for seat in self.actors() for event in self.play(seat, verb)]

    def ask(self, place: str) -> list[Event]:
        return self.play(self.state.finder, "ask", place)

    def flip(self, place: str) -> list[Event]:
        """Whoever has to find something turns up the tile with this face."""
        (seat,) = self.actors()
        return self.play(seat, "flip", self.where(place))

    def succeed(self) -> list[Event]:
        """Every question of this turn is answered right; what was told about the last flip."""
        while self.step() in ("ask", "find"):
            if self.step() == "ask":
                self.ask(cast(str, cast(list[object], self.now()["hand"])[0]))
            self.flip(cast(str, self.now()["named"]))
        return self.events

    def fail(self, face: str = "") -> list[Event]:
        """The first question of this turn goes wrong: this face, or any other Place."""
        if self.step() == "ask":
            self.ask(cast(str, cast(list[object], self.now()["hand"])[0]))
        wrong = [place for place in self.circle() if place not in (self.now()["named"], "wolves")]
        return self.flip(face or wrong[0])

    def vote(self, *choices: str) -> list[Event]:
        """Seats 0, 1 and so on vote; what was told about it."""
        return [e for seat, choice in enumerate(choices) for e in self.play(seat, "vote", choice)]

    def go_on(self) -> None:
        """Whatever is between here and the next question of a turn, as quickly as can be."""
        while self.step() not in ("ask", "find", "over"):
            seat = self.actors()[0]
            options = self.options(seat)
            plain = ("vote", "continue")
            self.play(seat, *cast(Action, plain if plain in options else options[0]))

    def leave(self, seat: int) -> list[Event]:
        TOM.table.leave(self.state, seat, self.dealer)
        self.events = self.public(self.dealer.take().events)
        return self.events

    # -- being refused

    def refused(
        self, seat: int | None, *action: object, decision: int | None = None
    ) -> Refusal | None:
        """Why an action is refused; asking changes nothing and tells nothing."""
        before = self.now()
        refusal = TOM.refuse(self.state, seat, action, decision)
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
        return TOM.dump(self.state)

    def of(self, *keys: str) -> list[object]:
        """Some of it."""
        now = self.now()
        return [now[key] for key in keys]

    def changes(self) -> dict[str, object]:
        """Everything that is not as it was when the table began."""
        return {key: value for key, value in self.now().items() if value != self.began[key]}

    def circle(self) -> list[str]:
        return cast(list[str], self.now()["circle"])

    def where(self, face: str) -> int:
        return self.circle().index(face)

    def deck(self) -> list[str]:
        """TT-4: the cards of the Travel deck, as the rules see them."""
        return sorted(place for place in PLACES if BOX.face[place] in self.state.cards())

    def step(self) -> str:
        return TOM.step(self.state)

    def phase(self) -> tuple[str, list[int]]:
        """The question now put, and to whom."""
        return self.step(), self.actors()

    def actors(self) -> list[int]:
        return list(TOM.actors(self.state))

    def options(self, seat: int) -> list[Option]:
        return list(TOM.options(self.state, seat))

    def view(self, seat: int | None) -> TomThumbView:
        return cast(TomThumbView, TOM.view(self.state, seat))

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectators."""
        return [*range(self.state.seats), None]

    def others(self) -> list[int | None]:
        """Everybody but the Guide."""
        return [viewer for viewer in self.viewers() if viewer != self.state.finder]

    def shown(self) -> list[str | None]:
        """The faces that lie open, which are the same for everybody."""
        (faces,) = {tuple(self.view(viewer)["circle"]) for viewer in self.viewers()}
        return list(faces)

    def log(self, seat: int | None) -> list[Event]:
        """What of everything told until now may still be sent to that seat."""
        heard = [event for event in self.past if event.to is None or seat in event.to]
        return list(TOM.table.log(self.state, seat, heard))


def position(
    *draws: str, then: int | None = None, rolls: Sequence[int] = (), **said: object
) -> Table:
    """A table in the middle of a game; `draws` are the Places drawn from now on, in order.

    What comes after them is drawn by chance if there is a seed `then`, and an error if not.
    """
    data = {"seats": 4, "circle": K, **said}
    return Table(TOM.load(data), Scripted([BOX.face[name] for name in draws], rolls, (), then))


def deal(seats: int = 4, seed: int = 1, **options: Word) -> Table:
    """A new table, set up by chance."""
    dealer = Seeded(seed)
    return Table(TOM.setup(seats, options, dealer), dealer)


def begun(seats: int = 4, seed: int = 1, **options: Word) -> Table:
    """A new table after the first look: the first Guide asks."""
    table = deal(seats, seed, **options)
    table.look()
    table.look()
    return table


def asking(hand: str = "castle marsh cave", *draws: str, **said: object) -> Table:
    """Guide A holds these cards."""
    return position(*draws, **{"hand": hand.split(), "played": 1, **said})  # type: ignore[arg-type]


def finding(named: str = "marsh", *draws: str, **said: object) -> Table:
    """B is asked for the first Place; A holds castle and cave besides."""
    usual = {"asked": B, "named": named, "hand": ["castle", "cave"], "agenda": ["find"]}
    return position(*draws, **{**usual, "played": 1, **said})  # type: ignore[arg-type]


SECOND: dict[str, object] = {"guide": D, "found": 1, "up": [0], "hand": ["cave"]}


def second_question(**said: object) -> Table:
    """The castle is found, and as the Guide is D, the second question goes to B."""
    return finding(**{**SECOND, **said})  # type: ignore[arg-type]


def last_question(*draws: str, **said: object) -> Table:
    """Castle and marsh are found, and D is asked for the cave."""
    usual = {"asked": D, "named": "cave", "hand": [], "found": 2, "up": [0, 3], "agenda": ["find"]}
    return position(*draws, **{**usual, "played": 1, **said})  # type: ignore[arg-type]


def swapping(*draws: str, **said: object) -> Table:
    """Castle, marsh and cave lie open, and A has to move the Wolves."""
    usual = {"up": [0, 3, 5], "found": 3, "lantern": 2, "played": 1}
    agenda = ["pass_on", "grow", "hide", "swap"]
    return position(*draws, **{**usual, "agenda": agenda, **said})  # type: ignore[arg-type]


def inserting(waiting: str = "ogre_lair", *draws: str, **said: object) -> Table:
    """At a bridge: these new tiles wait for A to put them somewhere."""
    seats = range(int(str(said.get("seats", 4))))
    usual = {"waiting": waiting.split(), "lantern": 5, "played": 1, "unready": [*seats]}
    agenda = ["pass_on", "hide", "new_look", "insert"]
    return position(*draws, **{**usual, "agenda": agenda, **said})  # type: ignore[arg-type]


def between(*draws: str, **said: object) -> Table:
    """Turn 1 is over, B is the coming Guide, and there is something to decide."""
    usual = {"guide": B, "turn": 2, "played": 1, "agenda": ["count_votes", "between"]}
    return position(*draws, **{**usual, **said})  # type: ignore[arg-type]


def booted(named: str = "castle", *draws: str, **said: object) -> Table:
    """B wears the Boots, and this card lies open."""
    usual = {"guide": B, "asked": B, "named": named, "boots": "used", "turn": 2, "played": 1}
    return position(*draws, **{**usual, "agenda": ["boots"], **said})  # type: ignore[arg-type]


def faces_in(thing: object) -> set[str]:
    """Every id of a face that occurs anywhere in this."""
    return set(A_FACE.findall(json.dumps(thing)))


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]


def only(size: int, faces: Mapping[int, str]) -> list[str | None]:
    """A circle of that size in which only these lie open."""
    return [faces.get(index) for index in range(size)]
