"""What a position of Aladin may say: every key, and a state made of it.

What one key cannot say alone is in checks.py.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from fabletop.core.kinds import (
    Agenda,
    EachSeat,
    Else,
    Flag,
    Kind,
    ListOf,
    MapOf,
    Named,
    Number,
    OneOf,
    Row,
    Seat,
    Setup,
)
from fabletop.core.options import Word
from fabletop.core.positions import Field, Fields
from fabletop.games.aladin.checks import check
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.state import (
    ALONE,
    NOBODY,
    NOTHING,
    REST_OF_ROUND,
    Match,
    Slap,
    State,
    default_pile,
    fresh,
    to_answer,
    unseen_lamps,
    unseen_treasures,
)
from fabletop.games.aladin.wishes import POSSIBLE
from fabletop.games.aladin.words import LONGEST

MANY = 60  # more than a round can bring
SEATS = ListOf(Seat(), different=True)
SOMEBODY = Else(Seat(), {NOBODY: NOBODY})
FATES = OneOf("", "nobody", "searching", "bust", "kept")
WAYS = OneOf("", "speed", "rights", "lot", "token")
ENDED = OneOf("", "sorcerer", "lamp", "rounds", "walkover")
QUEUE = "call:[0-9]*"
REST = "open:0? open:1? open:2? end_round"
AGENDA = Agenda(
    "program",
    f"(((program? ready)? countdown)? reveal)? race judge {REST}",
    f"name_thief? steal paid_for penalty:[0-9]* {QUEUE} {REST}",
    f"wish {QUEUE} {REST}",
    f"({'|'.join(POSSIBLE)} | caravan arrive | talisman place) end_wish {QUEUE} {REST}",
    f"search {REST}",
    f"(talisman place win_ring? | ring) place? {REST}",
)


# -- kinds


class EachChest(Row):
    """One for each chest, in their order."""

    def __init__(self, box: Box, kind: Kind) -> None:
        super().__init__(*[kind] * len(box.chests))

    def read(self, said: object, table: Setup) -> Any:
        return list(super().read(said, table))


class Parts(Row):
    """A list of the parts something is made of, by their names."""

    def __init__(self, make: Callable[..., object], kinds: Mapping[str, Kind]) -> None:
        super().__init__(*kinds.values())
        self.make, self.parts = make, tuple(kinds)

    def read(self, said: object, table: Setup) -> Any:
        return self.make(*super().read(said, table))

    def write(self, has: Any, table: Setup) -> object:
        return super().write([getattr(has, part) for part in self.parts], table)


MS, REPORTED = Number(0, LONGEST), Number(0, 99_999)
SLAP = Parts(
    Slap,
    {"seat": Seat(), "ms": MS, "claimed": REPORTED, "elapsed": REPORTED, "link": Number(0, 600)},
)


def match_of(box: Box) -> Kind:
    holders, margin = ListOf(Seat(), different=True, as_tuple=True), Number(NOTHING, LONGEST)
    value = Number(1, box.sides)
    kinds = {"value": value, "holders": holders, "winner": SOMEBODY, "margin": margin, "by": WAYS}
    return Parts(Match, kinds)


def card_of(box: Box, word: str, kinds: Collection[int]) -> Named:
    """A card of one of these kinds."""
    return Named(word, {name: n for name, n in box.card.items() if box.kind_of[n] in kinds})


# -- every key


def fields_of(box: Box) -> Fields:
    """What a position may say, with what is in the box."""
    return Fields(
        Field("round", Number(1, box.rounds), "the round, from 1", "1"),
        *pile_fields(box),
        *seat_fields(box),
        *race_fields(box),
        *wish_fields(box),
        *search_fields(box),
        Field("agenda", AGENDA, "what is still to be done, the next **last**", "a round"),
        Field("decision", Number(), "the number of the question", "1"),
    )


def pile_fields(box: Box) -> list[Field]:
    """Cards that lie before nobody."""
    chest, treasure = Named("a chest", box.chest), card_of(box, "a treasure card", treasures(box))
    piles = MapOf(chest, Number(0, box.pile))
    bags = MapOf(chest, ListOf(treasure))
    tops = MapOf(chest, ListOf(Named("a card", box.card), box.pile))
    lamps, discard = ListOf(Named("a lamp card", box.lamp)), ListOf(treasure, ordered=True)
    return [
        Field("piles", piles, "how many cards a chest has", "all left", "", by_chest("piles")),
        Field("bags", bags, "cards nobody has seen", "all the others", "", by_chest("bags")),
        Field("tops", tops, "cards on top, once looked at", "none", "", by_chest("tops")),
        Field("lamps", lamps, "lamp cards never seen", "all the others"),
        Field("under", lamps, "lamp cards under the pile, in their order", "none"),
        Field("discard", discard, "the discard", "the starting gems nobody has"),
    ]


def treasures(box: Box) -> Collection[int]:
    return range(box.sorcerer)


def by_chest(name: str) -> Callable[[State], dict[int, Any]]:
    return lambda s: dict(enumerate(getattr(s, name)))


def seat_fields(box: Box) -> list[Field]:
    """What lies before each player, and who plays."""
    held = card_of(box, "a gem or a jewel", range(box.talisman))
    gem = Else(Named("a gem", box.gem), {None: ALONE})
    placed = ListOf(Row(card_of(box, "a talisman", [box.talisman]), gem))
    tokens = ListOf(token_of(box), len(box.tokens), different=True, as_tuple=True)
    present = ListOf(Seat(), different=True, as_tuple=True)
    return [
        Field("held", EachSeat(ListOf(held)), "each player's gems and jewels", "none", ""),
        Field("talismans", EachSeat(placed), "each player's talismans and their gems", "none"),
        Field("ring", SOMEBODY, "who has the Magic Ring", "nobody"),
        Field("rights", EachSeat(Number(0, 1000)), "rights won so far", "all 0"),
        Field("tokens", EachSeat(tokens), "tokens left", "all"),
        Field("frozen", SEATS, "seats that have left", "none"),
        Field("present", present, "people at the table", "nobody"),
        Field("last_round", Flag(), "whether this is the last round", "false"),
        Field("ended", ENDED, "how the game ended", "not"),
    ]


def token_of(box: Box) -> Number:
    return Number(min(box.tokens), max(box.tokens))


def race_fields(box: Box) -> list[Field]:
    """Programs, dice, reactions."""
    program = ListOf(Number(0, max(box.sides, *box.tokens)), 5, as_tuple=True)
    dice = EachChest(box, Number(0, box.sides))
    void = Row(Seat(), Number(0, len(box.chests) - 1))
    shown = ListOf(Row(Seat(), token_of(box)), MANY)
    matches = ListOf(match_of(box), MANY)
    slaps = ListOf(SLAP, MANY)
    return [
        Field("programs", EachSeat(program), "set in secret: chest, value, token", "nothing"),
        Field("pending", SEATS, "who has still to program, or to react", "everybody who has not"),
        Field("unready", SEATS, "whose page has still to be ready", "all who are present"),
        Field("locked", SEATS, "who was too early", "nobody"),
        Field("dice", EachSeat(dice), "values by chest, once shown", "all 0"),
        Field("void", ListOf(void, MANY), "dice that do not count", "none"),
        Field("slaps", slaps, "reactions: seat, counted, claimed, arrived, link", "none"),
        Field("waited", SEATS, "who does not slap", "nobody"),
        Field("judged", Flag(), "whether the race was judged", "false"),
        Field("matches", matches, "value, holders, winner, margin, by what", "none"),
        Field("tokens_shown", shown, "tokens shown in this round", "none"),
        Field("charmed", ListOf(Seat(), MANY), "by the Scorpion Charmer", "nobody"),
        Field("culprit", SOMEBODY, "who pays for a false slap", "nobody"),
        Field("thief", SOMEBODY, "to whom", "nobody"),
    ]


def wish_fields(box: Box) -> list[Field]:
    lamp = Else(Named("a lamp card", box.lamp), {None: NOTHING})
    passes = Else(card_of(box, "a gem or a jewel", range(box.talisman)), {None: NOTHING})
    return [
        Field("caller", SOMEBODY, "who calls the genie", "nobody"),
        Field("lamp", lamp, "the lamp card face up", "none"),
        Field("wish", Number(0, box.wishes), "the number of the wish", "0"),
        Field("asked", SEATS, "who passes a card in a Caravan", "nobody"),
        Field("passes", EachSeat(passes), "which", "none"),
    ]


def search_fields(box: Box) -> list[Field]:
    chest = Else(Named("a chest", box.chest), {None: NOTHING})
    number = Number(0, box.sides)
    drawn = ListOf(card_of(box, "a treasure card", treasures(box)), box.sides)
    waiting = ListOf(card_of(box, "a talisman", [box.talisman]))
    return [
        Field("winners", EachChest(box, SOMEBODY), "who searched each chest", "nobody"),
        Field("fates", EachChest(box, FATES), "what came of it", "nothing yet"),
        Field("kept", EachChest(box, number), "how many cards were kept", "all 0"),
        Field("chest", chest, "the chest now searched", "none"),
        Field("searcher", SOMEBODY, "by whom", "nobody"),
        Field("die", number, "with which die", "0"),
        Field("number", number, "cards drawn in this search, the Sorcerer too", "0"),
        Field("drawn", drawn, "these cards", "none"),
        Field("scorpions", Number(0, 100), "their scorpions", "0"),
        Field("placing", SOMEBODY, "who places talismans", "nobody"),
        Field("waiting", waiting, "which", "none"),
    ]


# -- a state from a position


def load(
    box: Box, fields: Fields, data: Mapping[str, object], options: Mapping[str, Word]
) -> State:
    """A state from JSON, if the rules can go on from it; else `Wrong` with a sentence."""
    seats = data["seats"]
    assert isinstance(seats, int)
    said = fields.read(data, Setup(seats, options))
    s = fresh(box, seats, options)
    s.agenda, s.decision = ["program"], 1
    fields.put(s, said)
    settle_cards(s, said)
    settle_round(s, said)
    check(s)
    return s


def settle_cards(s: State, said: Mapping[str, Any]) -> None:
    """Cards lie where the position says.

    Chest cards it does not name are unseen, starting cards in the discard, lamp cards in the pile.
    """
    for seat, cards in enumerate(said.get("held", ())):
        for card in cards:
            s.gain(seat, card)
    if "discard" not in said:
        taken = {card for cards in s.held for card in cards}
        s.discard = [card for card in s.box.starting if card not in taken]
    piles, bags, tops = (said.get(key, {}) for key in ("piles", "bags", "tops"))
    s.tops = [tops.get(chest, []) for chest in range(len(s.box.chests))]
    for chest, rest in enumerate(unseen_treasures(s)):
        s.bags[chest] = bags.get(chest, rest)
        s.piles[chest] = piles.get(chest, default_pile(s, chest))
    if "lamps" not in said:
        s.lamps = unseen_lamps(s)


def settle_round(s: State, said: Mapping[str, Any]) -> None:
    """What is left out is as when a round begins."""
    if s.agenda == ["program"]:
        s.agenda = list(REST_OF_ROUND)
    if "pending" not in said:
        s.pending = to_answer(s)
    if "unready" not in said and s.agenda[-1:] in (["program"], ["ready"]):
        s.unready = [seat for seat in s.present if seat not in s.frozen]
