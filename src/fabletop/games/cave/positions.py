"""What a position of the cave may say, and which ones the rules can go on from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fabletop.core.kinds import (
    Agenda,
    By,
    EachSeat,
    Else,
    Flag,
    ListOf,
    MapOf,
    Named,
    Number,
    OneOf,
    Seat,
    Setup,
    must,
    spelt,
)
from fabletop.core.options import Word
from fabletop.core.positions import Field, Fields, Pieces
from fabletop.games.cave import state
from fabletop.games.cave.content import NO_BAN, Box
from fabletop.games.cave.state import EMPTY, NONE, ONCE_STEPS, TURN, WAITING, State


def fields_of(box: Box) -> Fields:
    """Every key of a position, with this content."""
    a_tile = Named("a tile", box.tile)
    cells = {variant: Named("a cell", layout.index) for variant, layout in box.layouts.items()}
    a_cell = By(lambda table: cells[str(table.options["variant"])])
    some_tiles = ListOf(a_tile, len(box.tiles), different=True)
    kinds = ListOf(Named("a kind", box.kind), len(box.kinds), different=True)
    bans = EachSeat(Else(Named("a ban", box.ban), {None: NO_BAN}))
    offers = EachSeat(Else(a_tile, {None: NONE, "?": WAITING}))
    uncovered = "none; an uncovered cell gets some tile"
    emptied = "cells from which the tile has been taken"
    return Fields(
        Field("removed", kinds, "kinds out of the game", "as the options say", attribute=""),
        Field("start", Seat(), "the start seat", "0"),
        Field("active", Seat(), "whose turn it is", "the start seat"),
        Field("turn", Number(1), "the number of this turn, counted over all seats", "1"),
        Field("latest", EachSeat(Number(0)), "the last turn each seat completed", "all 0"),
        Field("cells", MapOf(a_cell, a_tile), "face-up tiles", uncovered, "", face_up),
        Field("empty", ListOf(a_cell, different=True), emptied, "none", "", empty_cells),
        Field("display", some_tiles, "the tiles beside the board", "none"),
        Field("hands", EachSeat(some_tiles), "the tiles behind each screen", "all empty"),
        Field("track", EachSeat(Number(0)), "the points each seat scored so far", "all 0"),
        Field("bans", bans, "the ban of each seat", "none"),
        Field("waived", Flag(), "whether bans rest in this turn", "as bans and tiles are now"),
        Field("taken", Else(a_tile, {None: NONE}), "the tile taken in this turn", "nothing"),
        Field("from", Else(a_cell, {None: NONE}), "the cell it came from", "nowhere", "cell"),
        Field("turned", Number(0, 4), "how many tiles were turned up by taking it", "0"),
        Field("offers", offers, "chosen for yellow", "none"),
        Field("gone", EachSeat(Flag()), "whether each seat has left", "nobody"),
        Field("last_round", Flag(), "whether the last round is on", "true if no tile is face down"),
        Field("ended", OneOf("", "scored", "walkover"), "how the game ended", "not"),
        Field("agenda", AGENDA, "what is still to be done", "a turn that begins"),
        Field("decision", Number(0), "the number of the question", "1"),
    )


AGENDA = Agenda(
    "take end_turn",
    "lamp effect end_turn",
    "extra end_turn",
    "offer show_offers (pick|pick_for_absent) end_turn",
    "pick end_turn",
    "ban end_turn",
    once=ONCE_STEPS,
)


def face_up(s: State) -> dict[int, int]:
    return {cell: s.board[cell] for cell in s.up}


def empty_cells(s: State) -> list[int]:
    return [cell for cell, tile in enumerate(s.board) if tile == EMPTY]


def load(
    box: Box, fields: Fields, data: Mapping[str, object], options: Mapping[str, Word]
) -> State:
    """A state from JSON, if the rules can go on from it; `options` are complete.

    What is left out is as at the start of a turn.
    """
    table = Setup(cast(int, data["seats"]), options)
    said = fields.read(data, table)
    check_removed(box, said, options)
    check_tiles(box, said, table)
    s = state.fresh(box, table.seats, options, removed_in(box, said, options))
    s.turn = s.decision = 1
    s.agenda = list(TURN)
    fields.put(s, said)
    s.active = said.get("active", s.start)
    state.build(s, said.get("cells", {}), said.get("empty", ()))
    s.last_round = said.get("last_round", not s.down)
    s.bind()
    state.waive(s, said.get("waived", s.waived))
    check_table(s)
    check_turn(s, str(s.agenda[-1]) if s.agenda else "over")
    return s


def removed_in(box: Box, said: Mapping[str, Any], options: Mapping[str, Word]) -> list[int]:
    """The kinds that left the game: as named, or as the options name them."""
    return sorted(said["removed"]) if "removed" in said else state.removed_by_options(box, options)


# -- the pieces


def check_removed(box: Box, said: Mapping[str, Any], options: Mapping[str, Word]) -> None:
    """CT-7, CT-11: as many kinds as the variant has, and those the options name."""
    variant = str(options["variant"])
    chosen = state.removed_by_options(box, options)
    removed = said.get("removed", chosen)
    many = box.removed[variant]
    names = spelt([box.kinds[kind] for kind in removed])
    must(len(removed) == many, f"`removed` must name {many} kinds for `{variant}`, not {names}")
    wanted = spelt([box.kinds[kind] for kind in chosen])
    fits = not chosen or sorted(removed) == sorted(chosen)
    must(fits, f"`removed` must be {wanted}, as the options say, not {names}")


def check_tiles(box: Box, said: Mapping[str, Any], table: Setup) -> None:
    """Every tile lies in one place, and there are enough for the cells that are not empty."""
    variant = str(table.options["variant"])
    removed = said.get("removed", state.removed_by_options(box, table.options))
    pieces = Pieces(box.tiles, [int(kind not in removed) for kind in box.kind_of])
    for hand in said.get("hands", ()):
        pieces.take(hand, "hands")
    display = said.get("display", ())
    pieces.take(display, "display")
    cells = len(box.layouts[variant].names) - len(said.get("empty", ()))
    left = len(pieces.rest())
    must(left >= cells, f"{cells} cells are not `empty`, and only {left} tiles are left for them")
    pieces.take(said.get("cells", {}).values(), "cells")
    most = box.display if variant == "lamp" else 0  # CT-9
    fits = len(display) <= most
    must(fits, f"`display` must have at most {most} tiles for `{variant}`, not {len(display)}")


# -- the table


def check_table(s: State) -> None:
    """What has to hold in every step."""
    there = s.gone.count(False)
    over = not s.agenda
    must(bool(s.ended) == over, "`ended` must be said if `agenda` is empty, and only then")
    if s.ended == "walkover":
        must(there == 1, f"`gone` must leave one seat after a walkover, not {there}")
    else:
        must(there >= 2, f"`gone` must leave two seats or more, not {there}")
    last = s.last_round and s.down
    must(not last, f"`last_round` must be false while {s.down} tiles lie face down")
    late = max(s.latest)
    must(late <= s.turn, f"`latest` must not be after `turn`, {s.turn}, but is {late}")
    for ban in s.bans:
        known = ban == NO_BAN or ban not in s.removed
        must(known, f"`bans` must name a kind in this game, not {spelt(s.box.bans[ban])}")


# -- the turn


def check_turn(s: State, step: str) -> None:
    """What has to hold in this step."""
    left = "pick_for_absent" in s.agenda
    absent = s.gone[s.active] and s.agenda
    fits = "`pick_for_absent` must be in `agenda` if `active` is `gone`, and only then"
    must(left == bool(absent), fits)
    if step == "take":
        check_take(s)
    elif step != "over":
        check_taken(s, step)
    check_offers(s, step)


def check_take(s: State) -> None:
    """CT-19, CT-24: nothing has happened yet in this turn; bans are waived, or they are not."""
    nothing = s.taken == s.cell == NONE and not s.turned
    must(nothing, "`taken`, `from` and `turned` must be left out before a tile is taken")
    said = s.waived
    s.bind()
    must(said == s.waived, f"`waived` must be {spelt(s.waived)} with these bans and tiles")


COLOUR_FOR = {"extra": "green", "offer": "yellow", "pick": "yellow", "ban": "white"}
NEEDED = {"lamp": ("taken", "from"), "extra": ("from",)}  # by what the rules do next


def check_taken(s: State, step: str) -> None:
    """CT-25, CT-27: the tile of this turn is in the hand, its cell is empty, its magic is on."""
    said = {"taken": s.taken != NONE, "from": s.cell != NONE}
    for key in NEEDED.get(step, ()):
        must(said[key], f"`{key}` must be said in `{step}`")
    if said["from"]:
        check_from(s)
    if said["taken"]:
        tile = s.box.tiles[s.taken]
        must(s.taken in s.hands[s.active], f'`taken` must be in the hand of `active`, not "{tile}"')
        word = "a lamp" if step == "lamp" else COLOUR_FOR[step]
        must(is_about(s.box, s.taken, step), f'`taken` must be {word} in `{step}`, not "{tile}"')
    must(step != "lamp" or s.swaps, "`agenda` has `lamp` in it, but the variant is another")


def check_from(s: State) -> None:
    """CT-26: a cell that is empty now; so many tiles as lay under it can have been turned up."""
    cell, below = s.layout.names[s.cell], len(s.layout.below[s.cell])
    must(s.board[s.cell] == EMPTY, f'`from` must be an empty cell, not "{cell}"')
    must(s.turned <= below, f"`turned` must be at most {below} for `from`, not {s.turned}")


def is_about(box: Box, tile: int, step: str) -> bool:
    """Whether a step can come from taking this tile."""
    if step == "lamp":
        return box.kind_of[tile] == box.lamp
    return box.colour_of[tile] == box.colours.index(COLOUR_FOR[step])


def check_offers(s: State, step: str) -> None:
    """CT-36: somebody else's tiles, and only while they are offered."""
    for seat, tile in enumerate(s.offers):
        if tile == NONE:
            continue
        must(step in ("offer", "pick", "over"), f"`offers` must be null for all in `{step}`")
        must(seat != s.active, f"`offers[{seat}]` must be null: it is that seat's turn")
        if tile == WAITING:
            can = step != "pick" and s.hands[seat] and not (s.gone[seat] and s.agenda)
            must(can, f'`offers[{seat}]` must be a tile or null, not "?"')
        else:
            own = tile in s.hands[seat]
            must(own, f'`offers[{seat}]` must be a tile of that hand, not "{s.box.tiles[tile]}"')
