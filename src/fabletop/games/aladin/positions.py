"""What a position of Aladin may say, and whether the rules can go on from it.

`fields_of` declares every key. What one key cannot say alone stands below: every card lies in one
place, a round is as far as its agenda says, and every question has what it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
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
    must,
)
from fabletop.core.options import Word
from fabletop.core.positions import Field, Fields, Pieces
from fabletop.core.rulebook import Ask
from fabletop.games.aladin.chests import limit
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.race import is_sealed
from fabletop.games.aladin.rules import STEPS
from fabletop.games.aladin.state import (
    ALONE,
    NOBODY,
    NOTHING,
    REST_OF_ROUND,
    Match,
    Slap,
    State,
    default_pile,
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
HIDDEN = ("program", "ready", "countdown")  # nobody sees a die yet


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
    s = State(box, seats, options)
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


def check(s: State) -> None:
    """What no key can say alone."""
    step = str(s.agenda[-1]) if s.agenda else ""
    check_cards(s)
    check_lamps(s)
    check_end(s)
    check_tokens(s)
    if s.ended:
        return  # somebody may have left in the middle of anything
    check_programs(s, step)
    check_race(s, step)
    check_penalty(s, step)
    check_wish(s, step)
    check_caravan(s, step)
    check_search(s, step)
    check_talismans(s, step)
    check_asked(s, step)


# -- cards


def check_cards(s: State) -> None:
    """Every card lies in one place; a chest has its own, and the Sorcerer where he lies."""
    pieces = Pieces(s.box.cards)
    pieces.take(s.discard, "discard")
    for seat in range(s.seats):
        pieces.take(s.held[seat], "held")
        pieces.take([card for card, _ in s.talismans[seat]], "talismans")
        for _, gem in s.talismans[seat]:
            there = gem == ALONE or s.counts[seat][gem]
            must(there, f"`talismans` of seat {seat} must lie on gems it holds, or alone")
    pieces.take(s.drawn, "drawn")
    pieces.take(s.waiting, "waiting")
    for chest in range(len(s.box.chests)):
        check_chest(s, chest, pieces)
    missing = [card for card in pieces.rest() if card not in s.box.sorcerers]
    for card in missing:
        must(False, f"`discard` and `bags` must have what is nowhere else, as {s.box.cards[card]}")


def check_chest(s: State, chest: int, pieces: Pieces) -> None:
    name, pile, tops, bag = s.box.chests[chest], s.piles[chest], s.tops[chest], s.bags[chest]
    for key, cards in (("tops", tops), ("bags", bag)):
        pieces.take(cards, key)
        own = all(s.box.chest_of[card] == chest for card in cards)
        must(own, f"`{key}` of {name} must be cards of that chest")
    for place, card in enumerate(tops):
        his = pile - place == s.box.at_sorcerer
        must(
            (card == s.box.sorcerers[chest]) == his,
            f"`tops` of {name} must fit the Sorcerer's place",
        )
    inside = len(bag) + sum(card != s.box.sorcerers[chest] for card in tops)
    must(
        pile == inside + (pile >= s.box.at_sorcerer),
        f"`piles` of {name} must fit its {inside} cards and the Sorcerer, not be {pile}",
    )


def check_lamps(s: State) -> None:
    pieces = Pieces(s.box.lamps)
    pieces.take(s.lamps, "lamps")
    pieces.take(s.under, "under")
    pieces.take([] if s.lamp == NOTHING else [s.lamp], "lamp")
    for lamp in pieces.rest():
        must(False, f"`lamps` must have what is nowhere else, as {s.box.lamps[lamp]}")


# -- the frame


def check_end(s: State) -> None:
    """AL-72, AL-121."""
    over = "`agenda` must be empty if the game has `ended`, and only then"
    must(bool(s.agenda) != bool(s.ended), over)
    alone = len(s.playing()) < 2
    must(len(s.playing()), "`frozen` must leave somebody")
    must(alone == (s.ended == "walkover"), "`frozen` must leave one for a walkover, and only then")
    must(s.options["my_precious"] or s.ring == NOBODY, "`ring` needs the option `my_precious`")
    for each in s.agenda:
        if each[0] in ("call", "penalty"):
            seat = each[1]
            must(isinstance(seat, int) and seat < s.seats, f"`agenda` must name seats, not {seat}")
            must(each[0] != "call" or has_die(s, seat), f"`dice` must show one of seat {seat}")


def has_die(s: State, seat: object) -> bool:
    return isinstance(seat, int) and any(s.dice[seat])


def check_asked(s: State, step: str) -> None:
    """AL-121: whoever is asked has a seat, and has not left."""
    ask = STEPS.get(step)
    for seat in ask.actors(s) if isinstance(ask, Ask) else ():
        must(0 <= seat < s.seats, f"somebody must be asked `{step}`")
        must(seat not in s.frozen, f"`frozen` must not have seat {seat}, which is asked `{step}`")


# -- programs and dice


def check_programs(s: State, step: str) -> None:
    """AL-10 to AL-15, AL-101, AL-115: set in secret, then shown."""
    hidden = step in HIDDEN
    must(hidden or not any(s.programs), "`programs` must be empty once the dice are shown")
    must(not hidden or not any(map(any, s.dice)), "`dice` must be 0 before they are shown")
    dice = 2 if s.is_duel() else 1
    few = all(len(row) - row.count(0) <= dice for row in s.dice)
    must(few, f"`dice` must show at most {dice} for each seat")
    ready = step not in ("ready", "countdown") or all(s.programs[n] for n in s.playing())
    must(ready, f"`programs` must be there for all in `{step}`")
    frozen = [seat for seat in s.frozen if s.programs[seat]]
    must(not frozen, f"`programs` must be empty for seats that have left: {frozen}")
    check_unready(s, step)


def check_tokens(s: State) -> None:
    """AL-115: after the last all come back."""
    for seat, tokens in enumerate(s.tokens):
        must(tokens and is_rising(tokens), f"`tokens` of seat {seat} must be some, and rise")
        check_program(s, seat, s.programs[seat])


def check_program(s: State, seat: int, program: tuple[int, ...]) -> None:
    if not program:
        return
    chests, values, token = program[:-1:2], program[1::2], program[-1]
    right = len(program) == (5 if s.is_duel() else 3)
    right = right and all(chest < len(s.box.chests) for chest in chests) and is_rising(chests)
    right = right and all(1 <= value <= s.box.sides for value in values)
    right = right and (token in s.tokens[seat] if is_sealed(s) else not token)
    must(right, f"`programs` of seat {seat} must be a chest, a value and a token, as it can be set")


def is_rising(numbers: Sequence[int]) -> bool:
    return list(numbers) == sorted(set(numbers))


def check_unready(s: State, step: str) -> None:
    """AL-101: pages that are there, of those who still play."""
    there = set(s.present) - set(s.frozen) if step in ("program", "ready") else set()
    must(there.issuperset(s.unready), f"`unready` must be people who are `present`, in `{step}`")
    pending = to_answer(s)
    must(
        set(pending) == set(s.pending), f"`pending` must be those who have not answered: {pending}"
    )


# -- the race and its price


def check_race(s: State, step: str) -> None:
    """AL-18, AL-29: one reaction each; nothing is judged before."""
    must(step != "race" or s.options["lamp_mode"] == "race", "`race` needs that `lamp_mode`")
    slapped = [slap.seat for slap in s.slaps]
    must(len(set(slapped)) == len(slapped), "`slaps` must have one of each seat at most")
    if step in (*HIDDEN, "race"):
        must(not s.judged and not s.matches, "`judged` and `matches` must wait for the race")
        must(not (s.slaps and step in HIDDEN), "`slaps` must wait for the race")
        once = not (set(slapped) & set(s.waited) or set(s.waited) & set(s.locked))
        once = once and not set(slapped) & set(s.locked)
        must(once, "`slaps`, `waited` and `locked` must have different seats")
    else:
        must(not s.waited, "`waited` must be empty after the race")


def check_penalty(s: State, step: str) -> None:
    """AL-23."""
    paying = step in ("name_thief", "steal")
    must((s.culprit != NOBODY) == paying, "`culprit` must be named for a penalty, and only then")
    must(
        (s.thief != NOBODY) == (step == "steal"), "`thief` must be named in `steal`, and only then"
    )
    if paying:
        must(s.loose(s.culprit), "`culprit` must have something to steal")
        must(s.thief != s.culprit, "`thief` must be another than `culprit`")


# -- wishes


def check_wish(s: State, step: str) -> None:
    """AL-32 to AL-34: a lamp card lies there for somebody who has a die."""
    wishing = step == "wish" or "end_wish" in s.agenda
    said = (s.caller != NOBODY, s.lamp != NOTHING, s.wish > 0)
    must(
        said == (wishing,) * 3,
        "`caller`, `lamp` and `wish` must be there for a wish, and only then",
    )
    if not wishing:
        return
    must(any(s.dice[s.caller]), f"`dice` must show one of seat {s.caller}, who calls the genie")
    effect = s.box.effects[s.lamp]
    if step == "talisman":
        must(effect in s.box.gifts, f"`lamp` must be a gift, not {s.box.lamps[s.lamp]}")
    elif step != "wish":
        must(effect == step, f"`lamp` must be one for `{step}`, not {s.box.lamps[s.lamp]}")
        must(step == "caravan" or POSSIBLE[step](s), f"`{step}` must be possible here")


def check_caravan(s: State, step: str) -> None:
    """LE-17: who has something to pass chooses it."""
    if step != "caravan":
        nothing = not s.asked and s.passes.count(NOTHING) == s.seats
        must(nothing, "`asked` and `passes` must be empty without a Caravan")
        return
    for seat, card in enumerate(s.passes):
        asked, loose = seat in s.asked, s.loose(seat)
        must(not asked or loose, f"`asked` must not have seat {seat}, which has nothing to pass")
        passes = card == NOTHING or (asked and card in loose)
        must(passes, f"`passes` of seat {seat} must be a card it can pass, or null")


# -- chests


def check_search(s: State, step: str) -> None:
    """AL-47 to AL-54."""
    if step != "search":
        said = (s.chest, s.searcher, s.die, s.number, s.scorpions)
        nothing = said == (NOTHING, NOBODY, 0, 0, 0) and not s.drawn
        must(nothing, "`chest`, `searcher`, `die`, `number` and `drawn` belong to a search")
        return
    must(s.chest != NOTHING and s.searcher != NOBODY, "`chest` and `searcher` must be there")
    must(s.number < s.die, f"`number` must be below `die`, not {s.number}")
    must(len(s.drawn) <= s.number, f"`number` must count the cards in `drawn`, not be {s.number}")
    scorpions = sum(s.box.scorpions[card] for card in s.drawn)
    must(
        s.scorpions == scorpions,
        f"`scorpions` must be {scorpions} as on `drawn`, not {s.scorpions}",
    )
    must(s.scorpions < limit(s), f"`scorpions` must be below {limit(s)}, or the search is over")
    coming = [each[1] for each in s.agenda if each[0] == "open"]
    must(s.chest not in coming, f"`agenda` must not open {s.box.chests[s.chest]} again")


def check_talismans(s: State, step: str) -> None:
    """AL-61 to AL-63, AL-85."""
    placing = step in ("talisman", "ring")
    must(not placing or s.placing != NOBODY, "`placing` must name who places talismans")
    must(placing or not s.waiting, "`waiting` must be empty when nobody places talismans")
    must(step != "talisman" or s.waiting, "`waiting` must have a talisman to be placed")
    rings = step == "ring" or "win_ring" in s.agenda
    must(not rings or s.options["my_precious"], "the Magic Ring needs the option `my_precious`")
