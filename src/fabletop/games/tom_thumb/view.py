"""What a seat may see, remember and suppose (TT-70 to TT-76, TT-90).

Everybody sees the same: tiles that lie face up now, the path, the Ogre. Only the Guide also sees
his cards. Notes are a perfect memory: every move of a face-down tile is made in the open, so
they hold the whole circle as far as it was ever shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.options import Word
from fabletop.games.tom_thumb.between import at_stake
from fabletop.games.tom_thumb.content import Box, Path
from fabletop.games.tom_thumb.state import LOOKS, NOTHING, SILENT, UNSURE, State


class Summary(TypedDict):
    spaces: int
    ogre: int
    pebbles: int
    turns: int
    mode: str


class TomThumbView(TypedDict):
    step: str
    actors: list[int]
    options: Mapping[str, Word]
    turn: int
    guide: int
    asked: int | None
    coming: list[int]
    named: str | None
    found: int
    cards: int
    circle: list[str | None]
    spots: list[list[int]] | None
    angles: list[int]
    common_angle: int
    lantern: int
    path: Path
    ogre: int
    pebbles: int
    tree: str
    boots: str
    pebble_spent: bool
    help_called: bool
    advice: list[int | str | None]
    votes: list[str | None]
    here: list[int]
    entitled: list[int]
    at_stake: list[str]
    waiting: list[str]
    new: list[int]
    ready: list[int]
    hand: list[str] | None
    two: bool
    ended: str
    summary: Summary | None


class ThumbNotes(TypedDict):
    circle: list[str]  # "" where nobody has looked yet
    places: list[str]  # known to be in the circle, though perhaps not where
    turns: int
    words: list[list[object]]  # what was pointed at or voted for, since the last turn of a tile


def views(
    s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]
) -> list[TomThumbView]:
    """The wood from some chairs, or from beside it (None). What all see is put together once."""
    public = public_view(s, step, actors)
    own = public.copy()
    own["hand"] = s.spell(s.hand)
    holds = step in HOLDING and not s.is_two()
    return [own if holds and seat == s.finder else public for seat in seats]


HOLDING = ("ask", "find", "advice")


def public_view(s: State, step: str, actors: Sequence[int]) -> TomThumbView:
    """What everybody sees, television and spectators too."""
    over = not s.agenda
    return {
        "step": step,
        "actors": list(actors),
        "options": s.options,
        "turn": s.turn,
        "guide": s.finder,
        "asked": None if s.asked == NOTHING else s.asked,
        "coming": coming(s, step),
        "named": None if s.named == NOTHING else s.box.faces[s.named],
        "found": s.found,
        "cards": len(s.circle) - 1,
        "circle": [
            s.box.faces[face] if up or over else None
            for face, up in zip(s.circle, s.up, strict=True)
        ],
        "spots": [list(spot) for spot in s.spots] if s.spots else None,
        "angles": [angle(s, seat) for seat in range(s.seats)],
        "common_angle": common_angle(s),
        "lantern": s.lantern,
        "path": cast(Path, s.path()),
        "ogre": s.ogre,
        "pebbles": s.pebbles,
        "tree": s.tree,
        "boots": s.boots,
        "pebble_spent": s.pebble_spent,
        "help_called": s.help_called,
        "advice": [spell_advice(advice) for advice in s.advice],
        "votes": [vote or None for vote in s.votes],
        "here": list(s.present),
        "entitled": s.voters[:] if step == "between" else [],
        "at_stake": at_stake(s) if step == "between" else [],
        "waiting": s.spell(s.waiting),
        "new": s.new[:],
        "ready": sorted(set(range(s.seats)) - set(s.unready)) if step in LOOKS else [],
        "hand": None,
        "two": s.is_two(),
        "ended": s.ended,
        "summary": summary(s) if over else None,
    }


def coming(s: State, step: str) -> list[int]:
    """TT-91: who will be asked in this turn."""
    if step != "ask":
        return []
    others = s.others()
    return [others[k % len(others)] for k in range(s.found, s.box.questions)]


def angle(s: State, seat: int) -> int:
    """TT-90: from where a seat looks at the circle; the storm moves it on every turn."""
    if s.options["view"] == "common":
        return common_angle(s)
    return (seat * 360 // s.seats + blown(s)) % 360


def common_angle(s: State) -> int:
    return (180 + blown(s)) % 360


def blown(s: State) -> int:
    return (s.turn - 1) * (360 // s.seats) if s.options["storm"] else 0


def spell_advice(advice: int) -> int | str | None:
    if advice == SILENT:
        return None
    return "none" if advice == UNSURE else advice


def summary(s: State) -> Summary:
    """TT-82."""
    return {
        "spaces": s.lantern,
        "ogre": s.ogre,
        "pebbles": s.pebbles,
        "turns": s.played,
        "mode": str(s.options["mode"]),
    }


# -- what a perfect memory holds


def notes(seats: int) -> ThumbNotes:
    return {"circle": [], "places": [], "words": [], "turns": 0}


def remember(notes: ThumbNotes, event: Event) -> ThumbNotes:
    """What it holds after one more event."""
    learn = LESSONS.get(event.key)
    return notes if learn is None else cast(ThumbNotes, {**notes, **learn(notes, event.args)})


def see_all(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    faces = cast("list[str | None]", args[0])
    known = notes["circle"] or [""] * len(faces)
    circle = [face or before for face, before in zip(faces, known, strict=True)]
    return {"circle": circle, "words": []}


def see_one(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    index, face = cast(int, args[1]), str(args[2])
    circle = notes["circle"][:]
    circle[index] = face
    return {"circle": circle, "words": [["flipped", index]]}


def see_swap(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    a, b = cast(int, args[1]), cast(int, args[2])
    circle = notes["circle"][:]
    circle[a], circle[b] = circle[b], circle[a]
    return {"circle": circle, "words": [["swapped", a, b]]}


def see_new(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    gap, circle = cast(int, args[2]), notes["circle"][:]
    circle.insert(gap + 1, str(args[1]))
    return {"circle": circle, "words": [*notes["words"], ["inserted", gap]]}


def see_scattered(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    circle = [*notes["circle"], str(args[0])]
    return {"circle": circle, "words": [*notes["words"], ["scattered"]]}


def hear_place(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    return {"places": sorted({*notes["places"], str(args[1])})}


def see_cards(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    """Whoever was dealt a card knows its Place to be in the circle, asked for or not."""
    return {"places": sorted({*notes["places"], *cast(list[str], args[0])})}


def hear_turn(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    return {"turns": notes["turns"] + 1}


def hear_word(notes: ThumbNotes, args: Sequence[object]) -> Mapping[str, object]:
    return {"words": [*notes["words"], list(args)]}


LESSONS = {
    "showed": see_all,
    "flipped": see_one,
    "swapped": see_swap,
    "inserted": see_new,
    "scattered": see_scattered,
    "dealt": see_cards,
    "asked": hear_place,
    "turn": hear_turn,
    "advised": hear_word,
    "voted": hear_word,
}


# -- a world that looks the same

AGENDAS: Mapping[str, Sequence[str]] = {
    "arrive": ("begin_turn", "hide", "look", "show", "arrive"),
    "look": ("begin_turn", "hide", "look"),
    "ask": ("ask",),
    "find": ("find",),
    "advice": ("decide", "advice"),
    "swap": ("pass_on", "grow", "hide", "swap"),
    "insert": ("pass_on", "hide", "new_look", "insert"),
    "new_look": ("pass_on", "hide", "new_look"),
    "result": ("pass_on", "hide", "result"),
    "between": ("count_votes", "between"),
    "tree_look": ("begin_turn", "hide", "tree_look"),
    "boots": ("boots",),
    "over": (),
}


def imagine(box: Box, view: TomThumbView, notes: ThumbNotes, dealer: Dealer) -> State:
    """What nobody has told this seat is laid out by chance."""
    s = State(box, len(view["votes"]), view["options"])
    s.turn, s.finder, s.found = view["turn"], view["guide"], view["found"]
    s.asked = NOTHING if view["asked"] is None else view["asked"]
    s.named = NOTHING if view["named"] is None else s.box.face[view["named"]]
    s.lantern, s.ogre, s.pebbles = view["lantern"], view["ogre"], view["pebbles"]
    s.tree, s.boots, s.ended = view["tree"], view["boots"], view["ended"]
    s.pebble_spent, s.help_called = view["pebble_spent"], view["help_called"]
    s.advice = [SILENT if a is None else UNSURE if a == "none" else int(a) for a in view["advice"]]
    s.votes = [vote or "" for vote in view["votes"]]
    s.waiting = [s.box.face[name] for name in view["waiting"]]
    s.new = view["new"][:]
    s.spots = [(x, y) for x, y in view["spots"] or ()]
    s.unready = list(view["actors"]) if view["step"] in LOOKS else []
    s.present = tuple(view["here"])
    s.voters = view["entitled"][:]
    s.played = notes["turns"]
    s.agenda = agenda(view)
    s.decision = s.clock = 1
    imagine_tiles(s, view, notes, dealer)
    imagine_hand(s, view, dealer)
    return s


def agenda(view: TomThumbView) -> list[str | tuple[Word, ...]]:
    """What is still to be done; after the Boots the same Guide goes on."""
    steps = list(AGENDAS[view["step"]])
    if view["step"] == "result" and view["asked"] == view["guide"]:
        steps[0] = "begin_turn"  # only in the Boots a Guide has to find something himself
    return [*steps]


def imagine_tiles(s: State, view: TomThumbView, notes: ThumbNotes, dealer: Dealer) -> None:
    """Open tiles and remembered ones where they are, the others anyhow."""
    known = notes["circle"] or [""] * len(view["circle"])
    faces = [face or before for face, before in zip(view["circle"], known, strict=True)]
    s.up = [face is not None for face in view["circle"]]
    if not s.agenda:
        s.up = [False] * len(faces)
    places = {*notes["places"], *(view["hand"] or ()), *([view["named"]] if view["named"] else ())}
    hidden = [s.box.face[name] for name in sorted(places) if name not in faces]
    if s.box.faces[s.box.wolves] not in faces:
        hidden.append(s.box.wolves)
    used = {*[s.box.face[name] for name in faces if name], *hidden, *s.waiting}
    s.aside = [face for face in range(len(s.box.places)) if face not in used]
    while len(hidden) < faces.count(""):
        hidden.append(dealer.draw(s.aside))
    dealer.shuffle(hidden)
    s.circle = [s.box.face[face] if face else hidden.pop() for face in faces]


def imagine_hand(s: State, view: TomThumbView, dealer: Dealer) -> None:
    """The Guide knows his cards; others suppose some that were not asked for yet."""
    if view["hand"] is not None:
        s.hand = [s.box.face[name] for name in view["hand"]]
    elif view["step"] in HOLDING and not view["two"]:
        open_now = [face for face, up in zip(s.circle, s.up, strict=True) if up]
        deck = [card for card in s.cards() if card not in open_now and card != s.named]
        left = s.box.questions - s.found - (view["step"] != "ask")
        s.hand = sorted(dealer.draw(deck) for _ in range(left))
