"""Tom Thumb, step by step, in the order of RULES.md.

A turn is three questions; found all three, the lantern goes on and two tiles change places,
otherwise the Ogre comes nearer (TT-11 to TT-28). Then tiles are turned down, the wood may grow,
and the next Guide takes over (TT-30 to TT-38). Between turns Tree and Boots may help (TT-44 to
TT-49a). What holds a position or a face is told in events of its own, never repeated (TT-72).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import NOBODY, Ask, Run
from fabletop.games.tom_thumb.content import (
    ADVISE,
    ASKS,
    BRIDGES,
    FACE,
    FACES,
    FIRST,
    FLIP,
    LOADED,
    NO_ADVICE,
    OGRE,
    PEBBLE,
    QUESTIONS,
    READY,
    SECONDS,
    SOURCE,
    VOTES,
    WOLVES,
)
from fabletop.games.tom_thumb.state import NOTHING, SILENT, UNSURE, State, scatter, spell

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
    s.up = [face == WOLVES or not dark for face in s.circle]
    if dealer.hears:
        faces = [FACES[face] if up else None for face, up in zip(s.circle, s.up, strict=True)]
        dealer.show("showed", faces, seconds_to_look(s))
    s.unready = s.everybody()


def seconds_to_look(s: State) -> int:
    """TT-9, TT-64: in the dark forest there is less to see."""
    return SECONDS["dark_look"] if s.options["dark_forest"] else int(str(s.options["look_seconds"]))


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


# -- the three questions


def begin_turn(s: State, dealer: Dealer) -> None:
    """TT-11: the Guide draws three cards; two players have no Guide (TT-60)."""
    if dealer.hears:
        dealer.tell("turn", s.finder, s.turn)
    s.played += 1
    if not s.is_two():
        deck = s.cards()
        s.hand = [dealer.draw(deck) for _ in range(QUESTIONS)]
        s.hand.sort()
        if dealer.hears:
            dealer.tell("dealt", spell(s.hand), to=(s.finder,))
    next_question(s, dealer)


def next_question(s: State, dealer: Dealer) -> None:
    """TT-14, TT-24, TT-61: ask, or ask what is left by itself, or all is found."""
    s.asked = s.named = NOTHING
    s.pebble_spent = s.help_called = False
    if s.found == QUESTIONS:
        success(s, dealer)
    elif s.is_two():
        name(s, s.finder, dealer.draw(s.cards_left()), dealer)
        s.finder = s.left_of(s.finder)
    elif len(s.hand) == 1:
        name(s, asked_seat(s), s.hand.pop(), dealer)
    else:
        s.agenda.append("ask")


def asked_seat(s: State) -> int:
    """TT-12: left of the Guide, and on; with three players left, right, left."""
    return (s.finder + 1 + s.found % (s.seats - 1)) % s.seats


class OfGuide(Ask[State]):
    """A question to the Guide, or of two to who finds next."""

    def actors(self, s: State) -> Sequence[int]:
        return (s.finder,)

    def actor(self, s: State) -> int:
        return s.finder


class AskFor(OfGuide):
    """TT-13: the Guide names one of his Places."""

    verbs = ("ask",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return ASKS[tuple(s.hand)]

    def ask(self, s: State, seat: int, dealer: Dealer, place: str) -> None:
        card = FACE[place]
        s.hand.remove(card)
        name(s, asked_seat(s), card, dealer)


def name(s: State, seat: int, card: int, dealer: Dealer) -> None:
    """TT-13: from now on everybody knows what is looked for."""
    s.asked, s.named = seat, card
    s.clock = s.decision + 1
    if dealer.hears:
        dealer.tell("asked", seat, FACES[card])
    s.agenda.append("find")


class Find(Ask[State]):
    """TT-15 to TT-19, TT-40, TT-55: one tile, perhaps after asking the others."""

    verbs = ("flip", "pebble", "call_help", "silence")
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return (s.asked,)

    def actor(self, s: State) -> int:
        return s.asked

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = list(self.asides(s, seat))
        for index, up in enumerate(s.up):
            if not up:
                found.append(FLIP[index])
        if s.pebbles and not s.pebble_spent:
            found.append(PEBBLE)
        return found

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        """TT-41: the Guide, or of two either, says that somebody helped."""
        if s.pebble_spent or s.help_called or not (s.is_two() or seat == s.finder):
            return ()
        return [("call_help", other) for other in range(s.seats) if other != s.asked]

    def flip(self, s: State, seat: int, dealer: Dealer, index: int) -> None:
        s.advice = [SILENT] * s.seats
        if turn_up(s, seat, index, dealer):
            next_question(s, dealer)
        elif punish(s, mistake(s), dealer):
            s.plan("result", "hide", "pass_on")

    def silence(self, s: State, seat: int, dealer: Dealer) -> None:
        """TT-92: only the clock says this."""
        s.advice = [SILENT] * s.seats
        dealer.tell("silent", seat, FACES[s.named])
        if punish(s, WRONG, dealer):
            s.plan("result", "hide", "pass_on")

    def pebble(self, s: State, seat: int, dealer: Dealer) -> None:
        s.pebbles -= 1
        s.pebble_spent = True
        dealer.tell("pebble", seat, s.pebbles)
        s.plan("advice", "decide")

    def call_help(self, s: State, seat: int, dealer: Dealer, helper: int) -> None:
        s.help_called = True
        dealer.tell("helped", seat, helper, FACES[s.named])
        if punish(s, SOURCE["helped"], dealer):
            s.plan("find")
            s.decision -= 1  # it is still the same question


def turn_up(s: State, seat: int, index: int, dealer: Dealer) -> bool:
    """A tile is turned up for all to see; whether it is the one."""
    face = s.circle[index]
    s.up[index] = True
    found = face == s.named
    if found:
        s.found += 1
    if dealer.hears:
        dealer.show("flipped", seat, index, FACES[face])
        if found:
            dealer.show("found", seat, FACES[face])
        elif face == WOLVES:
            dealer.show("wolves", seat, FACES[s.named])
        else:
            dealer.show("missed", seat, FACES[s.named], FACES[face])
    return found


WRONG, WRONG_WOLVES = SOURCE["wrong"], SOURCE["wrong_wolves"]


def mistake(s: State) -> int:
    """TT-17, TT-18: the Wolves count double."""
    return WRONG_WOLVES if s.up[s.circle.index(WOLVES)] else WRONG


def punish(s: State, tiles: int, dealer: Dealer) -> bool:
    """TT-43: the Ogre comes nearer; the sixth tile ends the game at once. Whether it goes on."""
    before = s.ogre
    s.ogre = min(OGRE, before + tiles)
    if dealer.hears:
        dealer.tell("ogre", list(range(before + 1, s.ogre + 1)), s.ogre)
    if s.ogre == OGRE:
        end(s, "lost", dealer)
        return False
    s.unready = s.everybody()
    return True


class Advice(Ask[State]):
    """TT-55, TT-56: everybody but the asked player points, in the open."""

    verbs = ("advise",)
    together = True
    secret = False
    open = True

    def actors(self, s: State) -> Sequence[int]:
        return [seat for seat in range(s.seats) if seat != s.asked and s.advice[seat] == SILENT]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [NO_ADVICE, *[ADVISE[index] for index in s.face_down()]]

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        return self.options(s, seat) if seat in range(s.seats) and seat != s.asked else ()

    def advise(self, s: State, seat: int, dealer: Dealer, index: int | None) -> None:
        s.advice[seat] = UNSURE if index is None else index
        dealer.tell("advised", seat, index)


def decide(s: State, dealer: Dealer) -> None:
    """TT-56, TT-92: the asked player decides, with the whole time again."""
    s.clock = s.decision + 1
    s.plan("find")


# -- success


def success(s: State, dealer: Dealer) -> None:
    """TT-24, TT-25: one space on; at the cottage all have won."""
    s.lantern += 1
    dealer.tell("lantern", s.lantern)
    if s.lantern == s.path()["length"]:
        end(s, "won", dealer)
    else:
        s.plan("swap", "hide", "grow", "pass_on")


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
    s.waiting = [dealer.draw(s.aside) for _ in range(BRIDGES[bridge])]
    dealer.show("new_tiles", spell(s.waiting))
    dealer.tell("added", len(s.waiting))
    s.clock = s.decision + 1
    if s.options["vast_forest"]:
        s.unready = s.everybody()
        while s.waiting:
            scatter(s, dealer)
            face = s.waiting[0]
            lay(s, face, len(s.circle) - 1)
            dealer.tell("scattered", FACES[face], len(s.circle) - 1)
    s.plan("insert", "new_look", "hide") if s.waiting else s.plan("new_look", "hide")


def bridge_crossed(s: State) -> str:
    """TT-32: the stone bridge while seven tiles lie there, then the wooden one."""
    path, tiles = s.path(), len(s.circle) - 1
    if s.lantern > path["stone"] and tiles == FIRST:
        return "bridge_stone"
    wood = s.lantern > path["wood"] and tiles == FIRST + BRIDGES["bridge_stone"]
    return "bridge_wood" if wood else ""


class Insert(OfGuide):
    """TT-35: the Guide puts a new tile wherever he likes."""

    verbs = ("insert",)
    open = True

    def options(self, s: State, seat: int) -> Sequence[Action]:
        places = sorted(spell(s.waiting))
        return [("insert", place, gap) for place in places for gap in range(len(s.circle))]

    def insert(self, s: State, seat: int, dealer: Dealer, place: str, gap: int) -> None:
        lay(s, FACE[place], gap)
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


# -- between turns


def pass_on(s: State, dealer: Dealer) -> None:
    """TT-38, TT-45, TT-54: the next Guide; the storm turns the wood; perhaps there is a choice."""
    if not s.is_two():
        s.finder = s.left_of(s.finder)
    s.turn += 1
    if dealer.hears:
        dealer.tell("passed", s.finder)
        if s.options["storm"]:
            dealer.tell("storm", s.turn)
    if s.tree == "ready" or s.boots == "ready":
        s.votes = [""] * s.seats
        s.voters = s.entitled()
        if dealer.hears:
            dealer.tell("voting", s.voters)
        s.plan("between", "count_votes")
    else:
        begin_turn(s, dealer)


class Between(Ask[State]):
    """TT-44 to TT-46: the Tree, the Boots, or on."""

    verbs = ("vote",)
    together = True
    secret = False
    open = True

    def actors(self, s: State) -> Sequence[int]:
        votes = s.votes
        return [seat for seat in s.voters if not votes[seat]]

    def waits_for(self, s: State) -> int:
        votes = s.votes
        for seat in s.voters:
            if not votes[seat]:
                return seat
        return NOBODY

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return votes_on(s)

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        return self.options(s, seat) if seat in s.voters else ()

    def vote(self, s: State, seat: int, dealer: Dealer, choice: str) -> None:
        s.votes[seat] = choice
        if dealer.hears:
            dealer.tell("voted", seat, choice)


def votes_on(s: State) -> list[Action]:
    return VOTES[s.tree == "ready"][s.boots == "ready"]


def choices(s: State) -> list[str]:
    return [str(choice) for _, choice in votes_on(s)]


def at_stake(s: State) -> list[str]:
    """TT-97: what could lose the game at once."""
    costs = {"tree": SOURCE["tree"], "boots": int(str(s.options["boots_fail_cost"]))}
    return [x for x in choices(s) if s.ogre + costs.get(x, -OGRE) >= OGRE]


def count_votes(s: State, dealer: Dealer) -> None:
    """TT-46: what the table wants, if enough want it."""
    wants_tree, wants_boots = is_wanted(s, "tree"), is_wanted(s, "boots")
    s.votes = [""] * s.seats
    if dealer.hears:
        dealer.tell("decided", "tree" if wants_tree else "boots" if wants_boots else "continue")
    if wants_tree:
        s.tree = "used"
        if punish(s, SOURCE["tree"], dealer):
            s.plan("show", "tree_look", "hide", "begin_turn")
    elif wants_boots:
        s.boots = "used"
        next_card(s, dealer)
    else:
        begin_turn(s, dealer)


def is_wanted(s: State, choice: str) -> bool:
    """More than half; of four or more, half with the coming Guide; or all of them."""
    entitled, votes, for_it = s.voters, s.votes, 0
    for seat in entitled:
        if votes[seat] == choice:
            for_it += 1
    if s.options["collective"] == "unanimous":
        return for_it == len(entitled)
    if len(entitled) >= 4 and 2 * for_it == len(entitled):
        return s.finder in entitled and votes[s.finder] == choice
    return 2 * for_it > len(entitled)


# -- the Seven League Boots


def next_card(s: State, dealer: Dealer) -> None:
    """TT-48, TT-49a: the next card of the deck, or all are found."""
    deck = s.cards_left()
    if deck:
        s.asked, s.named = s.finder, dealer.draw(deck)
        if dealer.hears:
            dealer.tell("asked", s.asked, FACES[s.named])
        s.agenda.append("boots")
        return
    before, s.ogre = s.ogre, max(0, s.ogre - SOURCE["boots_back"])
    dealer.tell("boots_done", s.finder)
    dealer.tell("ogre_back", list(range(before, s.ogre, -1)), s.ogre)
    s.unready = s.everybody()
    s.plan("result", "hide", "begin_turn")


class Boots(OfGuide):
    """TT-48: the coming Guide finds them all, alone."""

    verbs = ("flip", "silence")
    open = True

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [FLIP[index] for index, up in enumerate(s.up) if not up]

    def flip(self, s: State, seat: int, dealer: Dealer, index: int) -> None:
        if turn_up(s, seat, index, dealer):
            next_card(s, dealer)
        else:
            self.fail(s, seat, dealer)

    def silence(self, s: State, seat: int, dealer: Dealer) -> None:
        dealer.tell("silent", seat, FACES[s.named])
        self.fail(s, seat, dealer)

    def fail(self, s: State, seat: int, dealer: Dealer) -> None:
        """TT-49: whatever was wrong."""
        dealer.tell("boots_failed", seat)
        cost = s.options["boots_fail_cost"]
        if punish(s, int(str(cost)), dealer):
            s.plan("result", "hide", "begin_turn")


# -- the end


def end(s: State, reason: str, dealer: Dealer) -> None:
    """TT-80: all win or all lose."""
    s.agenda.clear()
    s.ended = reason
    dealer.tell("over", reason)


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
