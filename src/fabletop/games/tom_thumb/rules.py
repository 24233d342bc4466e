"""Tom Thumb, step by step, in the order of RULES.md.

A turn is three questions (`questions.py`); found all three, the lantern goes on and two tiles
change places, otherwise the Ogre comes nearer (TT-11 to TT-28). Then tiles are turned down, the
wood may grow, and the next Guide takes over (TT-30 to TT-38). Between turns Tree and Boots may help
(TT-44 to TT-49a, `between.py`). What holds a position or a face is told in events of its own, never
repeated (TT-72).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from fabletop.core.dealer import Dealer
from fabletop.core.news import Weights, weigh
from fabletop.core.options import Action
from fabletop.core.rulebook import NOBODY, Ask, Run
from fabletop.games.tom_thumb.between import Between, Boots, count_votes, pass_on
from fabletop.games.tom_thumb.content import LOADED, NO_ADVICE, READY
from fabletop.games.tom_thumb.questions import (
    Advice,
    AskFor,
    Find,
    OfGuide,
    begin_turn,
    decide,
    end,
)
from fabletop.games.tom_thumb.state import NOTHING, SILENT, State, scatter

# Every verb and every event with the names of its arguments.
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "loaded": (),
    "ready": (),
    "ask": ("place",),
    "flip": ("index",),
    "pebble": (),
    "call_help": ("seat",),
    "advise": ("index",),
    "swap": ("index", "to_index"),
    "insert": ("place", "gap"),
    "vote": ("choice",),
}
EVENTS: Mapping[str, tuple[str, ...]] = {
    "began": ("seat",),
    "showed": ("faces", "seconds"),
    "hid": (),
    "turn": ("seat", "turn"),
    "dealt": ("places",),
    "asked": ("seat", "place"),
    "flipped": ("seat", "index", "place"),
    "found": ("seat", "place"),
    "missed": ("seat", "place", "other_place"),
    "wolves": ("seat", "place"),
    "silent": ("seat", "place"),
    "pebble": ("seat", "pebbles"),
    "advised": ("seat", "index"),
    "helped": ("seat", "other_seat", "place"),
    "ogre": ("tiles", "ogre"),
    "ogre_back": ("tiles", "ogre"),
    "lantern": ("space",),
    "exchanged": ("seat",),
    "swapped": ("seat", "index", "to_index"),
    "bridge": ("bridge",),
    "new_tiles": ("places",),
    "added": ("count",),
    "inserted": ("seat", "place", "gap"),
    "scattered": ("place", "index"),
    "storm": ("turn",),
    "voting": ("seats",),
    "voted": ("seat", "choice"),
    "decided": ("choice",),
    "boots_done": ("seat",),
    "boots_failed": ("seat",),
    "passed": ("seat",),
    "aborted": ("seat",),
    "over": ("reason",),
}
# TT-72: these hold a position, a face or an opinion; whoever was not there has missed them.
FLEETING: frozenset[str] = frozenset((
    "showed", "dealt", "flipped", "advised", "swapped", "new_tiles", "inserted", "scattered",
    "voted",
))  # fmt: skip
# How long each event is seen.
WEIGHTS: Weights = weigh(
    {
        "hid": 0.6, "asked": 0.8, "flipped": 1.0, "found": 0.5, "silent": 1.0, "pebble": 0.6,
        "helped": 0.8, "ogre_back": 1.0, "lantern": 1.0, "bridge": 0.6, "inserted": 0.8,
        "scattered": 0.8, "decided": 0.8, "passed": 0.6, "missed": 1.4,
    },
    {
        "wolves": 2.0, "ogre": 2.6, "swapped": 3.2, "storm": 1.8, "boots_done": 1.8,
        "boots_failed": 1.8, "over": 2.4,
    },
)  # fmt: skip


# -- looking


class Look(Ask[State]):
    """TT-9, TT-21, TT-36, TT-47: everybody looks at open tiles, until all have had enough."""

    verbs = ("ready",)
    together = True
    secret = False
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return s.unready

    def waits_for(self, s: State) -> int:
        return s.unready[0] if s.unready else NOBODY

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return READY

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        return READY if seat in range(s.seats) else ()

    def ready(self, s: State, seat: int, dealer: Dealer) -> None:
        if seat in s.unready:
            s.unready.remove(seat)


class Arrive(Look):
    """TT-93: pages report that their pictures are loaded."""

    verbs = ("loaded",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return LOADED

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        return LOADED if seat in range(s.seats) else ()

    def loaded(self, s: State, seat: int, dealer: Dealer) -> None:
        self.ready(s, seat, dealer)


def show(s: State, dealer: Dealer) -> None:
    """TT-9, TT-47, TT-64: the circle is laid open; in the dark forest only the Wolves are."""
    dark = bool(s.options["dark_forest"])
    s.up = [face == s.box.wolves or not dark for face in s.circle]
    if dealer.hears:
        faces = [s.box.faces[face] if up else None for face, up in zip(s.circle, s.up, strict=True)]
        dealer.show("showed", faces, seconds_to_look(s))
    s.unready = s.everybody()


def seconds_to_look(s: State) -> int:
    """TT-9, TT-64: in the dark forest there is less to see."""
    return (
        s.box.seconds["dark_look"]
        if s.options["dark_forest"]
        else int(str(s.options["look_seconds"]))
    )


def hide(s: State, dealer: Dealer) -> None:
    """TT-9, TT-30: every tile is face down again."""
    s.up = [False] * len(s.circle)
    s.new = []
    s.named = s.asked = NOTHING
    s.found = 0
    s.hand = []
    s.advice = [SILENT] * s.seats
    if dealer.hears:
        dealer.tell("hid")


# -- after a success


class Swap(OfGuide):
    """TT-26 to TT-28: two face-down tiles change places, whatever they are."""

    verbs = ("swap",)
    open = True

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("swap", a, b) for a, b in permutations(s.face_down(), 2)]

    def swap(self, s: State, seat: int, dealer: Dealer, a: int, b: int) -> None:
        s.circle[a], s.circle[b] = s.circle[b], s.circle[a]
        dealer.tell("exchanged", seat)
        dealer.tell("swapped", seat, a, b)


# -- the wood grows


def grow(s: State, dealer: Dealer) -> None:
    """TT-31 to TT-35: at a bridge new tiles are shown and laid."""
    bridge = bridge_crossed(s)
    if not bridge:
        return
    dealer.tell("bridge", bridge)
    s.waiting = [dealer.draw(s.aside) for _ in range(s.box.bridges[bridge])]
    dealer.show("new_tiles", s.spell(s.waiting))
    dealer.tell("added", len(s.waiting))
    s.clock = s.decision + 1
    if s.options["vast_forest"]:
        s.unready = s.everybody()
        while s.waiting:
            scatter(s, dealer)
            face = s.waiting[0]
            lay(s, face, len(s.circle) - 1)
            dealer.tell("scattered", s.box.faces[face], len(s.circle) - 1)
    s.plan("insert", "new_look", "hide") if s.waiting else s.plan("new_look", "hide")


def bridge_crossed(s: State) -> str:
    """TT-32: the stone bridge while seven tiles lie there, then the wooden one."""
    path, tiles = s.path(), len(s.circle) - 1
    if s.lantern > path["stone"] and tiles == s.box.first:
        return "bridge_stone"
    wood = s.lantern > path["wood"] and tiles == s.box.first + s.box.bridges["bridge_stone"]
    return "bridge_wood" if wood else ""


class Insert(OfGuide):
    """TT-35: the Guide puts a new tile wherever he likes."""

    verbs = ("insert",)
    open = True

    def options(self, s: State, seat: int) -> Sequence[Action]:
        places = sorted(s.spell(s.waiting))
        return [("insert", place, gap) for place in places for gap in range(len(s.circle))]

    def insert(self, s: State, seat: int, dealer: Dealer, place: str, gap: int) -> None:
        lay(s, s.box.face[place], gap)
        dealer.tell("inserted", seat, place, gap)
        if s.waiting:
            s.plan("insert")
        else:
            s.unready = s.everybody()


def lay(s: State, face: int, gap: int) -> None:
    """A new tile lies face up behind that index; what follows moves up by one."""
    s.waiting.remove(face)
    s.circle.insert(gap + 1, face)
    s.up.insert(gap + 1, True)
    s.new = sorted([index + (index > gap) for index in s.new] + [gap + 1])


# -- leaving


def abort(s: State, seat: int, dealer: Dealer) -> None:
    """TT-98, `on_leave=abort`: without a result."""
    dealer.tell("aborted", seat)
    end(s, "aborted", dealer)


# -- what the clock plays


def lapses(s: State, seat: int, step: str) -> Sequence[Action]:
    """TT-92: what may be done for somebody who does not answer in time, by chance."""
    if step == "arrive":
        return LOADED
    if step in ("find", "boots"):
        return (("silence",),)
    if step == "advice":
        return (NO_ADVICE,)
    if step == "between":
        return (("vote", "continue"),)
    return READY if step in ("look", "tree_look", "new_look", "result") else STEPS_ASKED[step](s)


STEPS: Mapping[str, Run | Ask[State]] = {
    "arrive": Arrive(),
    "show": show,
    "look": Look(),
    "hide": hide,
    "begin_turn": begin_turn,
    "ask": AskFor(),
    "find": Find(),
    "advice": Advice(),
    "decide": decide,
    "swap": Swap(),
    "grow": grow,
    "insert": Insert(),
    "new_look": Look(),
    "result": Look(),
    "pass_on": pass_on,
    "between": Between(),
    "count_votes": count_votes,
    "tree_look": Look(),
    "boots": Boots(),
}
STEPS_ASKED = {
    "ask": lambda s: AskFor().options(s, s.finder),
    "swap": lambda s: Swap().options(s, s.finder),
    "insert": lambda s: Insert().options(s, s.finder),
}
