"""What a seat may see, remember and suppose (section e of the rules, CT-46).

Every tile enters a hand in public, so the screens only test memory: a view holds one's own
tiles and the number of everybody else's; what happened longer ago than one's last turn is not
sent again. Notes hold what a perfect memory would: who has which tile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.options import Word, read
from fabletop.games.cave.content import NO_BAN, Box
from fabletop.games.cave.magic import extra_cells, rivals
from fabletop.games.cave.rules import final_score, winners
from fabletop.games.cave.state import DOWN, NONE, WAITING, State, build, waive


class BanView(TypedDict):
    by: int
    type: str
    value: str
    until: int


class SeatView(TypedDict):
    track: int
    tiles: int
    hand: list[str] | None
    gone: bool
    latest: int
    chosen: bool
    shows: str | None
    score: int | None


class GroupView(TypedDict):
    kind: str
    tiles: list[str]
    points: int


class Gain(TypedDict):
    """What taking a tile brings here and now: points, and so many tiles or players they are for."""

    points: int
    count: int
    group: int  # what it adds to one's groups


class CaveView(TypedDict):
    seat: int | None
    step: str
    actors: list[int]
    options: Mapping[str, Word]
    removed: list[str]
    start: int
    active: int
    turn: int
    last_round: bool
    waived: bool
    cells: dict[str, str | int]  # the tile, or face down under so many others
    locked: list[str]
    display: list[str]
    unused: int
    unused_tiles: list[str] | None
    bans: list[BanView]
    seats: list[SeatView]
    groups: list[GroupView]
    group_points: int
    offer: str | None
    taken: str | None
    taken_from: str | None
    turned: int
    ended: str
    winners: list[int]


class CaveShown(CaveView):
    gains: dict[str, Gain]  # by the cell of each tile one may take


class CaveNotes(TypedDict):
    hands: list[list[str]]


def views(
    s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]
) -> list[CaveView]:
    """The table from some chairs, or from beside it (None). What all see is put together once."""
    public = public_view(s, step, actors)
    return [own_view(s, public, seat) for seat in seats]


def shown(
    s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]
) -> list[CaveShown]:
    """What people are shown: the views, and what each tile would bring to whoever takes one now."""
    chooses = step in ("take", "extra")
    return [
        {**view, "gains": gains(s, seat, step) if chooses and seat == s.active else {}}
        for seat, view in zip(seats, views(s, seats, step, actors), strict=True)
    ]


def own_view(s: State, public: CaveView, seat: int | None) -> CaveView:
    """What all see, and one's own."""
    own = public.copy()
    own["seat"] = seat
    if seat is None:
        return own
    own["locked"] = [s.layout.names[cell] for cell in locked(s, seat)]
    own["groups"] = groups(s, seat)
    own["group_points"] = sum(group["points"] for group in own["groups"])
    own["offer"] = None if s.offers[seat] < 0 else s.box.tiles[s.offers[seat]]
    if own["seats"][seat]["hand"] is None:
        own["seats"] = own["seats"].copy()
        own["seats"][seat] = own["seats"][seat].copy()
        own["seats"][seat]["hand"] = [s.box.tiles[tile] for tile in s.hands[seat]]
    return own


def public_view(s: State, step: str, actors: Sequence[int]) -> CaveView:
    """What everybody sees, television and spectators too."""
    names = s.layout.names
    over = not s.agenda
    return {
        "seat": None,
        "step": step,
        "actors": list(actors),
        "options": s.options,
        "removed": [s.box.kinds[kind] for kind in s.removed],
        "start": s.start,
        "active": s.active,
        "turn": s.turn,
        "last_round": s.last_round,
        "waived": s.waived,
        "cells": {
            names[cell]: s.covers[cell] if tile == DOWN else s.box.tiles[tile]
            for cell, tile in enumerate(s.board)
            if tile >= DOWN
        },
        "locked": [],
        "display": [s.box.tiles[tile] for tile in s.display],
        "unused": len(s.bag) - s.down,
        "unused_tiles": [s.box.tiles[tile] for tile in s.bag] if over else None,
        "bans": [
            {"by": by, "type": s.box.bans[ban][0], "value": s.box.bans[ban][1], "until": by}
            for by, ban in enumerate(s.bans)
            if ban != NO_BAN
        ],
        "seats": [seat_view(s, seat, step, over) for seat in range(s.seats)],
        "groups": [],
        "group_points": 0,
        "offer": None,
        "taken": None if s.taken == NONE else s.box.tiles[s.taken],
        "taken_from": None if s.cell == NONE else names[s.cell],
        "turned": s.turned,
        "ended": s.ended,
        "winners": winners(s) if over else [],
    }


def seat_view(s: State, seat: int, step: str, over: bool) -> SeatView:
    """One chair as everybody sees it; open screens hide nothing (CT-46)."""
    offer = s.offers[seat]
    open_hand = over or s.options["screens"] == "open"
    return {
        "track": s.track[seat],
        "tiles": len(s.hands[seat]),
        "hand": [s.box.tiles[tile] for tile in s.hands[seat]] if open_hand else None,
        "gone": s.gone[seat],
        "latest": s.latest[seat],
        "chosen": offer >= 0,
        "shows": s.box.tiles[offer] if offer >= 0 and step == "pick" else None,
        "score": final_score(s, seat) if s.ended == "scored" else None,
    }


def locked(s: State, seat: int) -> list[int]:
    """CT-62: the face-up tiles this seat may not take because of somebody's ban."""
    if max(s.bans) == NO_BAN or (s.waived and seat == s.active):
        return []
    banned = s.banned_for(seat)
    return [cell for cell in s.up if s.board[cell] in banned]


def groups(s: State, seat: int) -> list[GroupView]:
    """One's own tiles in groups, in the order of kinds, with what each is worth so far."""
    tiles: dict[int, list[str]] = {}
    for tile in s.hands[seat]:
        tiles.setdefault(s.box.kind_of[tile], []).append(s.box.tiles[tile])
    return [
        {"kind": s.box.kinds[kind], "tiles": tiles[kind], "points": s.box.groups[len(tiles[kind])]}
        for kind in sorted(tiles)
    ]


def gains(s: State, seat: int, step: str) -> dict[str, Gain]:
    """What each tile that may be taken now would bring; a second tile brings no magic (CT-33)."""
    cells = extra_cells(s, s.cell) if step == "extra" else [c for c in s.up if may_take(s, c)]
    return {s.layout.names[cell]: gain(s, seat, cell, step == "take") for cell in cells}


def may_take(s: State, cell: int) -> bool:
    return not s.forbidden[s.board[cell]]


def gain(s: State, seat: int, cell: int, magic: bool) -> Gain:
    box, tile = s.box, s.board[cell]
    held = s.count(seat, box.kind_of[tile])
    points, count = effect(s, seat, cell, held) if magic else (0, 0)
    return {"points": points, "count": count, "group": box.groups[held + 1] - box.groups[held]}


def effect(s: State, seat: int, cell: int, held: int) -> tuple[int, int]:
    """CT-28 to CT-39: points, and for how many tiles, of how many, or from how many players."""
    box, layout = s.box, s.layout
    colour = box.colours[box.colour_of[s.board[cell]]]
    if colour == "pink":
        return box.pink, 0
    if colour == "blue":
        if layout.layer[cell] == 1:
            return box.blue_square, 0
        turned = [s.covers[below] for below in layout.below[cell]].count(1)
        return box.blue_turned * turned, turned
    if colour == "brown":
        return box.brown * (held + 1), held + 1
    if colour == "green":
        return 0, len(extra_cells(s, cell))
    return 0, len(rivals(s)) if colour == "yellow" else 0


# -- what may be sent again


def log(s: State, seat: int | None, past: Sequence[Event]) -> Sequence[Event]:
    """CT-46: a player's log begins with his last completed turn, the spectators' n turns back."""
    if not s.agenda or s.options["screens"] == "open":
        return past
    first = s.turn - s.seats if seat is None else s.latest[seat]
    for number, event in enumerate(past):
        if event.key == "turn" and cast(int, event.args[1]) >= first > 0:
            return past[number:]
    return past


# -- what may be remembered


def notes(seats: int) -> CaveNotes:
    """All screens are empty at the beginning; every tile will come behind one in public."""
    return {"hands": [[] for _ in range(seats)]}


def remember(notes: CaveNotes, event: Event) -> CaveNotes:
    """Follow every tile from screen to screen; it lies behind one only, whatever was forgotten."""
    if event.key not in ("took", "took_extra", "picked", "swapped"):
        return notes
    seat, other, tile = cast(tuple[int, int | str, str], event.args)
    hands = [[own for own in hand if own != tile] for hand in notes["hands"]]
    if event.key == "swapped":
        hands[seat] = [own for own in hands[seat] if own != other]
    hands[seat] = sorted([*hands[seat], tile])
    return {"hands": hands}


# -- what may be supposed


def imagine(
    box: Box, view: CaveView, notes: CaveNotes, agenda: Sequence[str], dealer: Dealer
) -> State:
    """A state that looks the same from this chair: what is not known is drawn by chance.

    Notes may hold less than a perfect memory; what is missing behind a screen is any tile that
    is not known to be elsewhere.
    """
    known = known_hands(view, notes)
    elsewhere = set(face_up(view).values()) | set(view["display"])
    held = {tile for hand in known for tile in hand}
    pool = [
        name
        for tile, name in enumerate(box.tiles)
        if name not in elsewhere
        and name not in held
        and box.kinds[box.kind_of[tile]] not in view["removed"]
    ]
    hands = [
        [*hand, *(dealer.draw(pool) for _ in range(seat["tiles"] - len(hand)))]
        for hand, seat in zip(known, view["seats"], strict=True)
    ]
    s = table_of(box, view)
    s.agenda = list(agenda)
    s.offers = [offer(box, view, number, hands[number], dealer) for number in range(s.seats)]
    s.hands = [[box.tile[name] for name in hand] for hand in hands]
    cells = {s.layout.index[name]: box.tile[tile] for name, tile in face_up(view).items()}
    build(s, cells, [s.layout.index[name] for name in s.layout.names if name not in view["cells"]])
    waive(s, view["waived"])
    return s


def table_of(box: Box, view: CaveView) -> State:
    """What everybody knows, but for the cave and the hands."""
    said = cast(Mapping[str, object], view["options"])
    options = {name: cast(Word, read(value)) for name, value in said.items()}
    removed = sorted(box.kind[name] for name in view["removed"])
    s = State(box, len(view["seats"]), options, removed)
    s.decision = 1
    s.start, s.active, s.turn = view["start"], view["active"], view["turn"]
    s.latest = [seat["latest"] for seat in view["seats"]]
    s.track = [seat["track"] for seat in view["seats"]]
    s.gone = [seat["gone"] for seat in view["seats"]]
    s.display = [box.tile[name] for name in view["display"]]
    for ban in view["bans"]:
        s.bans[ban["by"]] = box.ban[ban["type"], ban["value"]]
    taken, cell = view["taken"], view["taken_from"]
    s.taken = NONE if taken is None else box.tile[taken]
    s.cell = NONE if cell is None else s.layout.index[cell]
    s.turned = view["turned"]
    s.last_round, s.ended = view["last_round"], view["ended"]
    return s


def known_hands(view: CaveView, notes: CaveNotes) -> list[list[str]]:
    """Hands in the open, one's own, and what one remembers of the others, all that can be true."""
    seen = set(face_up(view).values()) | set(view["display"])
    seen |= {tile for seat in view["seats"] for tile in seat["hand"] or (seat["shows"],) if tile}
    hands = []
    for seat, remembered in zip(view["seats"], notes["hands"], strict=True):
        hand = seat["hand"] or [tile for tile in remembered if tile not in seen][: seat["tiles"]]
        if seat["shows"] and seat["shows"] not in hand:
            hand = [seat["shows"], *hand[: seat["tiles"] - 1]]
        hands.append(list(hand))
    return hands


def offer(box: Box, view: CaveView, number: int, hand: list[str], dealer: Dealer) -> int:
    """What a seat shows, has chosen unseen (then anything it may hold), or has still to choose."""
    seat = view["seats"][number]
    if seat["shows"]:
        return box.tile[seat["shows"]]
    if seat["chosen"]:
        own = view["offer"] if number == view["seat"] else None
        return box.tile[own or dealer.draw(list(hand))]
    return WAITING if view["step"] == "offer" and number in view["actors"] else NONE


def face_up(view: CaveView) -> dict[str, str]:
    """The tiles that lie open on the board."""
    return {name: tile for name, tile in view["cells"].items() if isinstance(tile, str)}
