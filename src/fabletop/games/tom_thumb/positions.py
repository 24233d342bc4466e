"""What a position of Tom Thumb may say, and which ones the rules can go on from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fabletop.core.kinds import (
    Agenda,
    EachSeat,
    Else,
    Flag,
    ListOf,
    Named,
    Number,
    OneOf,
    Row,
    Seat,
    Setup,
    must,
    spelt,
)
from fabletop.core.options import Word
from fabletop.core.positions import Field, Fields, Pieces
from fabletop.games.tom_thumb.between import choices
from fabletop.games.tom_thumb.content import Box
from fabletop.games.tom_thumb.questions import asked_seat
from fabletop.games.tom_thumb.state import LOOKS, NOTHING, SILENT, UNSURE, State, blank, level_of

SEATS = ListOf(Seat(), different=True)
HELP = OneOf("ready", "used", "absent")
AGENDA = Agenda(
    "arrive show look hide begin_turn",
    "ask",
    "find",
    "advice decide",
    "swap hide grow pass_on",
    "insert new_look hide pass_on",
    "(look|new_look|result|tree_look) hide (pass_on|begin_turn)",
    "between count_votes",
    "boots",
)


def fields_of(box: Box) -> Fields:
    """Every key of a position, with this content."""
    many = len(box.faces)
    a_place = Named("a Place", {name: box.face[name] for name in box.places})
    tiles = ListOf(Named("a tile", box.face), many)
    some = ListOf(a_place, many)
    hand = ListOf(a_place, box.questions, different=True, ordered=True)
    indices = ListOf(Number(0, many - 1), many, different=True)
    units = Number(0, box.table)
    spots = ListOf(Row(units, units), many)
    pebbles = Number(0, max(6, *(mode["pebbles"] for mode in box.modes.values())))
    space = Number(1, max(path["length"] for path in box.paths.values()))
    votes = EachSeat(OneOf("", "continue", "tree", "boots"))
    people = ListOf(Seat(), different=True, as_tuple=True)
    guide = "the Guide; with two players who finds next"
    return Fields(
        Field("circle", tiles, "the faces clockwise", "must be there", attribute=""),
        Field("up", indices, "indices of tiles that lie face up", "none", "", face_up),
        Field("spots", spots, "where each index lies", "none"),
        Field("aside", some, "tiles set aside", "what lies nowhere else", attribute=""),
        Field("lantern", space, "the space of the lantern", "1"),
        Field("ogre", Number(0, box.ogre), "tiles of the Ogre that lie there", "as the mode says"),
        Field("pebbles", pebbles, "pebbles left", "as the mode says"),
        Field("tree", HELP, "the Tall Tree", "as the mode says"),
        Field("boots", HELP, "the Seven League Boots", "as the mode says"),
        Field("turn", Number(1), "the number of this turn", "1"),
        Field("played", Number(0), "how many turns have begun", "0"),
        Field("guide", Seat(), guide, "0", attribute="finder"),
        Field("hand", hand, "the Places he has still to ask for", "the first that can be"),
        Field("found", Number(0, many), "how many are found in this turn", "0"),
        Field("asked", Else(Seat(), {None: NOTHING}), "who is asked", "nobody"),
        Field("named", Else(a_place, {None: NOTHING}), "what is looked for", "nothing"),
        Field("pebble_spent", Flag(), "whether one was, on this question", "false"),
        Field("help_called", Flag(), "whether it was, on this question", "false"),
        Field("advice", EachSeat(Number(SILENT, many - 1)), "an index, -1 or -2", "all -2"),
        Field("voters", SEATS, "who may vote", "who is there, in a vote"),
        Field("votes", votes, "what each seat wants", "none"),
        Field("waiting", some, "new tiles not laid yet", "none", attribute=""),
        Field("new", indices, "indices of tiles just laid", "none"),
        Field("unready", SEATS, "who has still to look", "all, in a look"),
        Field("present", people, "people at the table", "nobody said"),
        Field("clock", Number(0), "the number of a clock", "that of the question"),
        Field("ended", OneOf("", "won", "lost", "aborted"), "how the game ended", "not"),
        Field("agenda", AGENDA, "what is still to be done", "the Guide asks"),
        Field("decision", Number(0), "the number of the question", "1"),
    )


def face_up(s: State) -> list[int]:
    return [index for index, up in enumerate(s.up) if up]


def sizes_of(box: Box) -> tuple[int, ...]:
    """TT-2, TT-32: how many Places there can be."""
    bridges = box.bridges
    return box.first, box.first + bridges["bridge_stone"], box.first + sum(bridges.values())


ASKING = ("ask", "find", "advice")


def load(
    box: Box, fields: Fields, data: Mapping[str, object], options: Mapping[str, Word]
) -> State:
    """A state from JSON, if the rules can go on from it; `options` are complete.

    What is left out is as when a Guide asks: a circle is enough.
    """
    table = Setup(cast(int, data["seats"]), options)
    said = fields.read(data, table)
    s = blank(box, table.seats, options)
    load_tiles(s, said)
    s.agenda = ["ask"]
    s.decision = 1
    fields.put(s, said)
    load_rest(s, said)
    check(s, str(s.agenda[-1]) if s.agenda else "over")
    return s


def load_tiles(s: State, said: Mapping[str, Any]) -> None:
    """The circle, what waits, and what is set aside; every tile exists once."""
    must("circle" in said, "`circle` must be said")
    pieces = Pieces(s.box.faces)
    for key in ("circle", "waiting", "aside"):
        pieces.take(said.get(key, ()), key)
    s.circle, s.waiting = said["circle"], said.get("waiting", [])
    must(s.box.wolves in s.circle, f"`circle` must have the {s.box.faces[s.box.wolves]} in it")
    lost = spelt(s.spell(pieces.rest()))
    must(
        "aside" not in said or not pieces.rest(),
        f"`aside` must have {lost} in it: they lie nowhere",
    )
    s.aside = sorted(said.get("aside", pieces.rest()))
    up = said.get("up", ())
    most = len(s.circle) - 1
    must(max(up, default=0) <= most, f"`up` must be indices from 0 to {most}, not {spelt(up)}")
    s.up = [index in up for index in range(len(s.circle))]


def load_rest(s: State, said: Mapping[str, Any]) -> None:
    """What follows from the rest, unless it is said."""
    step = s.agenda[-1] if s.agenda else "over"
    if s.is_two() and "agenda" not in said:
        s.agenda, step = ["find"], "find"  # TT-61: nobody asks, the cards do
        s.asked = said.get("asked", s.left_of(s.finder))
        s.named = said.get("named", min(s.cards_left(), default=NOTHING))
    if "hand" not in said and step in ASKING and not s.is_two():
        left = [card for card in s.cards_left() if card != s.named]
        s.hand = left[: cards_due(s, str(step))]
    if "voters" not in said and step == "between":
        s.voters = s.entitled()
    if "unready" not in said and step in LOOKS:
        s.unready = s.everybody()
    if "clock" not in said:
        s.clock = s.decision


def cards_due(s: State, step: str) -> int:
    """TT-11, TT-14: how many cards the Guide holds while he asks, or somebody looks for one."""
    return max(0, s.box.questions - s.found - (step != "ask"))


# -- checking


def check(s: State, step: str) -> None:
    """Whether the rules can go on from here."""
    over = not s.agenda
    must(bool(s.ended) == over, "`ended` must be said if `agenda` is empty, and only then")
    check_indices(s)
    if over:
        return
    check_circle(s, step)
    check_path(s)
    check_help(s)
    check_faces(s, step)
    check_question(s, step)
    check_words(s, step)
    check_votes(s, step)


def check_circle(s: State, step: str) -> None:
    """TT-2, TT-32, TT-65: so many Places as the path has brought, each somewhere."""
    places, waiting, inserts = len(s.circle) - 1, len(s.waiting), step == "insert"
    sizes = " or ".join(str(size) for size in sizes_of(s.box))
    fits = places + waiting in sizes_of(s.box) and places >= s.box.first
    must(fits, f"`circle` must have {sizes} Places, not {places + waiting}")
    must(bool(waiting) == inserts, "`waiting` must have new tiles in `insert`, and only then")
    vast = bool(s.options["vast_forest"])
    must(not (vast and inserts), "`agenda` has `insert` in it, but nobody does in the vast forest")


def check_indices(s: State) -> None:
    """TT-65: in the vast forest every tile lies somewhere; nothing is about a tile too many."""
    tiles = len(s.circle)
    spots = tiles if s.options["vast_forest"] else 0
    must(len(s.spots) == spots, f"`spots` must have {spots} entries, not {len(s.spots)}")
    last = tiles - 1
    must(max(s.new, default=0) <= last, f"`new` must be indices from 0 to {last}, not {s.new}")
    must(max(s.advice) <= last, f"`advice` must be indices from 0 to {last}, not {s.advice}")


def check_path(s: State) -> None:
    """TT-25, TT-43: at the cottage the game is over, and with the whole Ogre too."""
    length = s.path()["length"]
    must(s.lantern < length, f"`lantern` must be from 1 to {length - 1}, not {s.lantern}")
    must(s.ogre < s.box.ogre, f"`ogre` must be from 0 to {s.box.ogre - 1}, not {s.ogre}")


def check_help(s: State) -> None:
    """TT-50 to TT-53: what this mode has."""
    level = level_of(s.box, s.options)
    most = level["pebbles"]
    must(s.pebbles <= most, f"`pebbles` must be from 0 to {most} in this mode, not {s.pebbles}")
    tree = level["tree"] and not s.options["dark_forest"]
    must(tree or s.tree == "absent", f'`tree` must be "absent" in this mode, not "{s.tree}"')
    boots = level["boots"]
    must(boots or s.boots == "absent", f'`boots` must be "absent" in this mode, not "{s.boots}"')


# -- what lies face up


def check_faces(s: State, step: str) -> None:
    """TT-16, TT-30, TT-36: of the questions what was found, of a look what is looked at."""
    up = [index for index, open_ in enumerate(s.up) if open_]
    if step in ("look", "tree_look"):
        return  # all of it, or in the dark forest the Wolves
    if step in ("insert", "new_look"):
        must(sorted(s.new) == up, f"`up` must be the tiles of `new`, {s.new}, not {up}")
        return
    must(not s.new, f"`new` must be empty in `{step}`")
    if step in ("arrive", "between"):
        must(not up, f"`up` must be empty in `{step}`")
    elif step == "result":
        fits = len(up) in (s.found, s.found + 1)
        must(fits, f"`up` must have {s.found} tiles, or one more, not {len(up)}")
    else:
        must(len(up) == s.found, f"`up` must have {s.found} tiles, as many as are `found`")
        wolves = s.up[s.circle.index(s.box.wolves)]
        must(not wolves, f"`up` must not have the {s.box.faces[s.box.wolves]} in it in `{step}`")


# -- the questions


def check_question(s: State, step: str) -> None:
    """TT-11 to TT-14, TT-48, TT-60: who is asked for what, and what is still to be asked for."""
    if step in ("find", "advice", "boots"):
        said = s.asked != NOTHING and s.named != NOTHING
        must(said, f"`asked` and `named` must be said in `{step}`")
        must(is_down(s, s.named), f'`named` must lie face down, not "{s.box.faces[s.named]}"')
        check_asked(s, step)
    elif step != "result":
        none = s.asked == NOTHING and s.named == NOTHING
        must(none, f"`asked` and `named` must be null in `{step}`")
    check_hand(s, step)
    check_found(s, step)


def is_down(s: State, face: int) -> bool:
    """Whether a tile lies face down in the circle."""
    return face in s.circle and not s.up[s.circle.index(face)]


def check_asked(s: State, step: str) -> None:
    """TT-12, TT-48, TT-61: the next in turn; in the Boots the Guide himself."""
    boots = step == "boots"
    seat = s.finder if boots else s.left_of(s.finder) if s.is_two() else asked_seat(s)
    must(s.asked == seat, f"`asked` must be {seat} with this `guide` and `found`, not {s.asked}")
    used = not boots or s.boots == "used"
    must(used, f'`boots` must be "used" in `boots`, not "{s.boots}"')


def check_hand(s: State, step: str) -> None:
    """TT-11, TT-20: cards of Places that nobody has found yet."""
    must(step != "ask" or not s.is_two(), "`agenda` has `ask` in it, but two players have no Guide")
    due = cards_due(s, step) if step in ASKING and not s.is_two() else 0
    if step == "result":
        due = min(len(s.hand), s.box.questions - 1)
    must(len(s.hand) == due, f"`hand` must have {due} Places in `{step}`, not {len(s.hand)}")
    for card in s.hand:
        fits = (is_down(s, card) and card != s.named) or step == "result"
        must(fits, f'`hand` must be Places that lie face down, not "{s.box.faces[card]}"')


def check_found(s: State, step: str) -> None:
    """TT-24: three questions, then the lantern goes on; the Boots find them all."""
    found = s.found
    if step in ASKING:
        most = s.box.questions - (2 if step == "ask" else 1)
        must(found <= most, f"`found` must be from 0 to {most} in `{step}`, not {found}")
    elif step == "swap":
        must(found == s.box.questions, f"`found` must be {s.box.questions} in `swap`, not {found}")
    elif step not in ("boots", "result"):
        must(not found, f"`found` must be 0 in `{step}`, not {found}")


# -- what people say


def check_words(s: State, step: str) -> None:
    """TT-55, TT-56: advice is given about a question, by those who are not asked."""
    must(step != "advice" or s.pebble_spent, "`pebble_spent` must be true in `advice`")
    for seat, advice in enumerate(s.advice):
        if advice == SILENT:
            continue
        fits = step in ("find", "advice") and seat != s.asked
        must(fits, f"`advice[{seat}]` must be {SILENT}: that seat has nothing to say")
        index = advice == UNSURE or not s.up[advice]
        must(index, f"`advice[{seat}]` must be a tile that lies face down, -1 or -2, not {advice}")


def check_votes(s: State, step: str) -> None:
    """TT-45, TT-46: for what there is, and only between turns."""
    if step != "between":
        must(not any(s.votes), f'`votes` must all be "" in `{step}`')
        return
    ready = "ready" in (s.tree, s.boots)
    must(ready, "`tree` or `boots` must be ready in `between`: there is nothing to vote about")
    can = choices(s)
    for seat, vote in enumerate(s.votes):
        must(not vote or vote in can, f'`votes[{seat}]` must be one of {spelt(can)}, not "{vote}"')
