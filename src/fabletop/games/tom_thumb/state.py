"""The state of a walk through the wood: setting up, copying.

The circle is known to the state only; what lies face down is in no view. The Travel deck is not
stored: it always holds one card for each Place in the circle, and cards are drawn from it as
from a bag (TT-11), like the tiles set aside (TT-33).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from fabletop.core.dealer import Dealer
from fabletop.core.options import Word
from fabletop.core.rulebook import Position
from fabletop.games.tom_thumb.content import Box, Mode

NOTHING = -1  # no Place is named, nobody is asked
SILENT, UNSURE = -2, -1  # advice: nothing said yet; "I don't know"
MOST_SEATS = 6  # TT-1
EVERYBODY = [list(range(seats)) for seats in range(MOST_SEATS + 1)]  # at a table of so many


class State(Position):
    """One game of Tom Thumb at one moment."""

    __slots__ = (
        "advice", "aside", "asked", "boots", "box", "circle", "clock", "ended", "finder", "found",
        "hand", "help_called", "lantern", "named", "new", "ogre", "options", "pebble_spent",
        "pebbles", "played", "present", "seats", "spots", "tree", "turn", "unready", "up",
        "voters", "votes", "waiting",
    )  # fmt: skip

    def __init__(self, box: Box, seats: int, options: Mapping[str, Word]) -> None:
        super().__init__()
        self.box = box
        self.seats = seats
        self.options = options
        level = level_of(box, options)
        self.circle: list[int] = []
        self.up: list[bool] = []  # which tiles lie face up
        self.spots: list[tuple[int, int]] = []  # TT-65: where each index lies
        self.aside: list[int] = []  # sorted; its order means nothing
        self.lantern = 1
        self.ogre = level["ogre_start"]
        self.pebbles = level["pebbles"]
        self.tree = "ready" if level["tree"] and not options["dark_forest"] else "absent"
        self.boots = "ready" if level["boots"] else "absent"
        self.turn = 1
        self.played = 0  # turns begun
        self.finder = 0  # the Guide; of two players, who finds next and does a Guide's tasks
        self.hand: list[int] = []  # cards the Guide holds, sorted
        # of this turn
        self.found = 0
        self.asked = NOTHING
        self.named = NOTHING
        self.pebble_spent = False
        self.help_called = False
        self.advice = [SILENT] * seats
        self.voters: list[int] = []  # TT-46: who is entitled
        self.votes: list[str] = [""] * seats
        self.waiting: list[int] = []  # new tiles not laid yet
        self.new: list[int] = []  # indices of those just laid
        self.unready: list[int] = []
        self.present: tuple[int, ...] = ()  # people at the table, as far as the room says so
        self.clock = 0
        self.ended = ""  # or how: "won", "lost", "aborted"

    def is_two(self) -> bool:
        """TT-60: Two lost souls."""
        return self.seats == 2

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def others(self) -> list[int]:
        """TT-12: everybody but the Guide, clockwise from his left."""
        return [(self.finder + k) % self.seats for k in range(1, self.seats)]

    def cards(self) -> list[int]:
        """TT-4, TT-37: the whole Travel deck."""
        wolves = self.box.wolves
        deck = [face for face in self.circle if face != wolves]
        deck.sort()
        return deck

    def cards_left(self) -> list[int]:
        """TT-48, TT-61: those of Places that lie face down."""
        up, wolves = self.up, self.box.wolves
        deck = [face for index, face in enumerate(self.circle) if face != wolves and not up[index]]
        deck.sort()
        return deck

    def face_down(self) -> list[int]:
        return [index for index, up in enumerate(self.up) if not up]

    def path(self) -> Mapping[str, int]:
        return cast(Mapping[str, int], self.box.paths[str(self.options["path"])])

    def spell(self, faces: Sequence[int]) -> list[str]:
        names = self.box.faces
        return [names[face] for face in faces]

    def everybody(self) -> list[int]:
        return EVERYBODY[self.seats][:]

    def entitled(self) -> list[int]:
        """TT-46: people who are there; if nobody is said to be, everybody."""
        return sorted(self.present) if self.present else self.everybody()


def level_of(box: Box, options: Mapping[str, Word]) -> Mode:
    """TT-50 to TT-53: what a mode gives, or what the host chose."""
    mode = str(options["mode"])
    return cast(Mode, options) if mode == "custom" else box.modes[mode]


def setup(box: Box, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
    """Section (c)."""
    s = State(box, seats, options)
    s.aside = list(range(len(box.places)))
    s.circle = [dealer.draw(s.aside) for _ in range(box.first)] + [box.wolves]
    dealer.shuffle(s.circle)
    s.up = [False] * len(s.circle)
    if options["vast_forest"]:
        for _ in s.circle:
            scatter(s, dealer)
    s.finder = choose_guide(seats, options, dealer)
    dealer.tell("began", s.finder)
    s.unready = s.everybody()
    s.plan("arrive", "show", "look", "hide", "begin_turn")
    return s


def choose_guide(seats: int, options: Mapping[str, Word], dealer: Dealer) -> int:
    """TT-8: the oldest, anybody, or whom the host names."""
    if options["first_guide"] == "host":
        return cast(int, options["first_seat"])
    ticked = cast(tuple[int, ...], options["oldest"]) if options["first_guide"] != "random" else ()
    among = sorted(ticked) if ticked else EVERYBODY[seats][:]
    return among[0] if len(among) == 1 else dealer.draw(among)


def scatter(s: State, dealer: Dealer) -> None:
    """TT-65: one more place to lie, on a free square of the table."""
    grid, play = s.box.grid, s.box.play
    taken = {(x // grid, y // grid) for x, y in s.spots}
    corners = {(x, y) for x in (0, 4) for y in (0, 4)}  # the table may be turned
    free = [(x, y) for y in range(5) for x in range(5) if (x, y) not in taken | corners]
    x, y = dealer.draw(free)
    middle = grid // 2
    jitter = [dealer.roll(2 * play + 1) - 1 - play for _ in range(2)]
    s.spots.append((x * grid + middle + jitter[0], y * grid + middle + jitter[1]))


def blank(box: Box, seats: int, options: Mapping[str, Word]) -> State:
    """A state of which nothing is said; plain Python cannot make one where this is compiled."""
    return State(box, seats, options)


def clone(s: State) -> State:
    """An independent copy; what never changes is shared."""
    c = State.__new__(State)
    c.agenda = s.agenda[:]
    c.decision = s.decision
    c.box = s.box
    c.seats = s.seats
    c.options = s.options
    c.circle = s.circle[:]
    c.up = s.up[:]
    c.spots = s.spots[:]
    c.aside = s.aside[:]
    c.lantern = s.lantern
    c.ogre = s.ogre
    c.pebbles = s.pebbles
    c.tree = s.tree
    c.boots = s.boots
    c.turn = s.turn
    c.played = s.played
    c.finder = s.finder
    c.hand = s.hand[:]
    c.found = s.found
    c.asked = s.asked
    c.named = s.named
    c.pebble_spent = s.pebble_spent
    c.help_called = s.help_called
    c.advice = s.advice[:]
    c.voters = s.voters[:]
    c.votes = s.votes[:]
    c.waiting = s.waiting[:]
    c.new = s.new[:]
    c.unready = s.unready[:]
    c.present = s.present
    c.clock = s.clock
    c.ended = s.ended
    return c


LOOKS = ("arrive", "look", "tree_look", "new_look", "result")


def components(s: State) -> list[str]:
    """The ten tiles, wherever they are."""
    return sorted(s.spell([*s.circle, *s.waiting, *s.aside]))
