"""What each seat may see, what a perfect memory adds, and worlds that fit both.

All cards that were turned up lie open somewhere, so a view is nearly everything. Hidden are
programs before the reveal, reactions before they are judged, what the Caravan takes along, and
the order of the piles; a memory holds what went under the lamp pile and what the All-Seeing Eye
has shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.options import Word, fill
from fabletop.games.aladin.content import (
    AT_SORCERER,
    CARD,
    CHEST,
    CHESTS,
    EFFECTS,
    EYE,
    GEMS,
    KIND,
    LAMPS,
    NAMES,
    PEEK,
    PIECES,
    PILE,
    RACE,
    SCORPIONS,
    SET,
    SORCERERS,
)
from fabletop.games.aladin.rules import (
    OFFERED,
    SLAP,
    head_start,
    is_sealed,
    is_valid,
    limit,
)
from fabletop.games.aladin.state import ALONE, NOBODY, NOTHING, Slap, State, load, spell
from fabletop.games.aladin.treasure import Score, gem_counts, leaders, scores

View = dict[str, object]


def views(s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]) -> list[View]:
    """What several seats see at one moment: most of it is the same for all."""
    public = table(s, step, actors)
    return [{**public, **private(s, seat, step)} for seat in seats]


def table(s: State, step: str, actors: Sequence[int]) -> View:
    """What everybody sees."""
    counts = gem_counts(s)
    leading = leaders(counts)
    points = scores(s)
    return {
        "step": step,
        "prompt": prompt(s, step),
        "actors": list(actors),
        "round": s.round,
        "mode": s.options["lamp_mode"],
        "duel": s.is_duel(),
        "last_round": s.last_round,
        "chests": {name: see_chest(s, chest) for chest, name in enumerate(CHESTS)},
        "lamp_pile": len(s.lamps) + len(s.under),
        "lamp": see_lamp(s),
        "wishing": seat_or_none(s.caller),
        "rights": rights_left(s),
        "seats": [see_seat(s, seat, counts, leading, points[seat]) for seat in range(s.seats)],
        "ring": ring(s),
        "discard": spell(s.discard),
        "race": see_race(s) if s.judged else None,
        "penalty": see_penalty(s),
        "talisman": see_talisman(s, step),
        "caravan": see_caravan(s) if step == "caravan" else None,
        "here": list(s.present),
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in s.options.items()},
        "agenda": [each if isinstance(each, str) else list(each) for each in s.agenda],
        "decision": s.decision,
        "ended": s.ended,
    }


def prompt(s: State, step: str) -> str:
    """Which words ask for an answer: AL-4 for two dice, AL-33 for the third wish."""
    if step == "program" and s.is_duel():
        return "program-two"
    return "wish-3" if step == "wish" and s.wish == 3 else step


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def see_chest(s: State, chest: int) -> View:
    pile = s.piles[chest]
    return {
        "pile": pile,
        "sorcerer": pile - AT_SORCERER if pile >= AT_SORCERER else None,
        "winner": seat_or_none(s.winners[chest]),
        "fate": s.fates[chest],
        "kept": s.kept[chest],
    }


def see_lamp(s: State) -> View | None:
    if s.lamp == NOTHING:
        return None
    return {
        "card": LAMPS[s.lamp],
        "effect": EFFECTS[s.lamp],
        "wish": s.wish,
        "seat": s.caller,
    }


def rights_left(s: State) -> list[View]:
    """AL-35: who calls the genie next, in this order."""
    waiting = [step[1] for step in reversed(s.agenda) if step[0] == "call"]
    return [{"value": m.value, "seat": m.winner} for m in s.matches if m.winner in waiting]


def see_seat(
    s: State,
    seat: int,
    counts: Sequence[Sequence[int]],
    leading: Sequence[int | None],
    score: Score,
) -> View:
    """Everything before a player lies open; the dice do after the reveal."""
    return {
        "ready": bool(s.programs[seat]) or any(s.dice[seat]),
        "dice": [
            {"chest": name, "value": value, "void": (seat, chest) in s.void}
            for chest, (name, value) in enumerate(zip(CHESTS, s.dice[seat], strict=True))
            if value
        ],
        "cards": s.treasures(seat),
        "gems": {
            name: {
                "cards": [NAMES[card] for card in s.held[seat] if KIND[card] == gem],
                "talismans": [NAMES[card] for card, place in s.talismans[seat] if place == gem],
                "count": counts[seat][gem],
                "leads": leading[gem] == seat,
            }
            for gem, name in enumerate(GEMS)
        },
        "alone": [NAMES[card] for card, gem in s.talismans[seat] if gem == ALONE],
        "jewels": {
            name: {
                piece: [NAMES[card] for card in s.held[seat] if KIND[card] == kind]
                for piece, kind in zip(PIECES, SET[metal], strict=True)
            }
            for metal, name in enumerate(CHESTS)
        },
        "sets": dict(zip(CHESTS, s.sets[seat], strict=True)),
        "loose": spell(s.loose(seat)),
        "placed": [
            [NAMES[card], None if gem == ALONE else GEMS[gem]] for card, gem in s.talismans[seat]
        ],
        "ring": s.ring == seat,
        "charmed": s.charmed.count(seat) > 0,
        "tokens": list(s.tokens[seat]),
        "rights": s.rights[seat],
        "points": sum(score),
        "frozen": seat in s.frozen,
    }


def ring(s: State) -> str:
    if not s.options["my_precious"]:
        return "none"
    return "table" if s.ring == NOBODY else "owned"


def see_race(s: State) -> View:
    """AL-118: the order, every reaction, and where a report was bounded."""
    return {
        "matched": [
            {
                "value": match.value,
                "holders": list(match.holders),
                "winner": seat_or_none(match.winner),
                "margin": None if match.margin == NOTHING else match.margin,
                "by": match.by,
            }
            for match in s.matches
        ],
        "slaps": [see_slap(s, slap) for slap in s.slaps],
        "tokens": [{"seat": seat, "token": token} for seat, token in s.tokens_shown],
    }


def see_slap(s: State, slap: Slap) -> View:
    return {
        "seat": slap.seat,
        "ms": slap.ms,
        "claimed": slap.claimed,
        "elapsed": slap.elapsed,
        "link": slap.link,
        "head_start": head_start(s, slap.seat),
        "clamped": slap.ms != slap.claimed,
        "kind": kind_of(s, slap),
    }


def kind_of(s: State, slap: Slap) -> str:
    if slap.ms < RACE["floor"]:
        return "early"
    if not is_valid(s, slap):
        return "late"
    if any(match.winner == slap.seat for match in s.matches):
        return "first"
    holds = any(slap.seat in match.holders for match in s.matches)
    return "slow" if holds else "false"


def see_penalty(s: State) -> View | None:
    if s.culprit == NOBODY:
        return None
    return {"seat": s.culprit, "thief": seat_or_none(s.thief)}


def see_talisman(s: State, step: str) -> View | None:
    """Which one is to be placed, and where it may lie; more may wait."""
    if not s.waiting and step != "ring":
        return None
    return {
        "seat": s.placing,
        "card": NAMES[s.waiting[0]] if s.waiting else None,
        "gems": [GEMS[gem] for gem in s.gems_of(s.placing)],
        "waiting": spell(s.waiting),
    }


def see_caravan(s: State) -> View:
    return {
        "asked": list(s.asked),
        "chosen": [seat for seat in s.asked if s.passes[seat] != NOTHING],
    }


# -- what is one's own


def private(s: State, seat: int | None, step: str) -> View:
    locked = [other for other in s.locked if step != "countdown" or other == seat]
    return {
        "locked": sorted(locked),
        "search": see_search(s, seat),
        "own": None if seat is None else see_own(s, seat, step),
    }


def see_search(s: State, seat: int | None) -> View | None:
    """The cards of a search, open to all; the odds for the searcher (AL-124)."""
    if s.searcher == NOBODY:
        return None
    hinted = s.options["odds_hint"] and seat == s.searcher
    return {
        "chest": CHESTS[s.chest],
        "seat": s.searcher,
        "die": s.die,
        "limit": limit(s),
        "drawn": spell(s.drawn),
        "scorpions": s.scorpions,
        "left": s.die - s.number,
        "odds": odds(s) if hinted else None,
    }


def odds(s: State) -> int:
    """AL-124: the chance that the next card busts, in percent; the Sorcerer never does."""
    if s.piles[s.chest] == AT_SORCERER:
        return 0
    unseen = [*s.bags[s.chest], *(card for card in s.tops[s.chest] if card not in SORCERERS)]
    lost = sum(s.scorpions + SCORPIONS[card] >= limit(s) for card in unseen)
    return round(100 * lost / len(unseen)) if unseen else 0


def see_own(s: State, seat: int, step: str) -> View:
    program = s.programs[seat]
    reacting = step in ("countdown", "race")
    slap = next((slap for slap in s.slaps if slap.seat == seat and reacting), None)
    waited = seat in s.waited and reacting
    return {
        "seat": seat,
        "program": {
            "dice": [
                {"chest": CHESTS[chest], "value": value}
                for chest, value in zip(program[:-1:2], program[1::2], strict=False)
            ],
            "token": program[-1],
        }
        if program
        else None,
        "passing": None if s.passes[seat] == NOTHING else NAMES[s.passes[seat]],
        "slap": measured(slap) if slap else ([] if waited else None),
    }


def measured(slap: Slap) -> list[int]:
    return [slap.ms, slap.claimed, slap.elapsed, slap.link]


# -- what a perfect memory holds


class LampNotes(TypedDict):
    """Lamp cards under the pile, and the cards on top of each chest that somebody has seen."""

    under: tuple[str, ...]
    piles: Mapping[str, int]
    tops: Mapping[str, tuple[str | None, ...]]


DRAWN = ("drew", "gift", "sorcerer")


def notes(seats: int) -> LampNotes:
    return {
        "under": (),
        "piles": dict.fromkeys(CHESTS, PILE),
        "tops": dict.fromkeys(CHESTS, ()),
    }


def remember(notes: LampNotes, event: Event) -> LampNotes:
    key, args = event.key, cast("tuple[Any, ...]", event.args)
    if key in ("refused", "granted"):
        return {**notes, "under": (*notes["under"], args[1])}
    if key == "wish" and args[1] in notes["under"]:
        return {**notes, "under": notes["under"][1:]}
    if key in DRAWN:
        chest = args[1]
        piles = {**notes["piles"], chest: notes["piles"][chest] - 1}
        tops = {**notes["tops"], chest: notes["tops"][chest][1:]}
        return {**notes, "piles": piles, "tops": tops}
    if key == "looked":
        chest = args[1]
        known = notes["tops"][chest]
        missing = min(EYE, notes["piles"][chest]) - len(known)
        return {**notes, "tops": {**notes["tops"], chest: known + (None,) * max(0, missing)}}
    if key == "peeked":
        chest, seen = args[1], tuple(cast(Sequence[str], args[2]))
        rest = notes["tops"][chest][len(seen) :]
        return {**notes, "tops": {**notes["tops"], chest: seen + rest}}
    return notes


# -- worlds that fit


def imagine(view: View, notes: LampNotes, dealer: Dealer) -> State:
    """A whole state: what is hidden is drawn by chance."""
    seats = cast("Sequence[View]", view["seats"])
    options = cast("Mapping[str, object]", view["options"])
    chests = cast("Mapping[str, View]", view["chests"])
    data: View = {
        "seats": len(seats),
        "options": options,
        "round": view["round"],
        "piles": {name: chest["pile"] for name, chest in chests.items()},
        "discard": view["discard"],
        "held": [held(seat) for seat in seats],
        "talismans": [seat["placed"] for seat in seats],
        "ring": first(seats, "ring"),
        "rights": [seat["rights"] for seat in seats],
        "tokens": [seat["tokens"] for seat in seats],
        "frozen": every(seats, "frozen"),
        "charmed": every(seats, "charmed"),
        "present": view["here"],
        "last_round": view["last_round"],
        "ended": view["ended"],
        "dice": [dice(seat) for seat in seats],
        "void": void(seats),
        "winners": [none_to_nobody(chest["winner"]) for chest in chests.values()],
        "fates": [chest["fate"] for chest in chests.values()],
        "kept": [chest["kept"] for chest in chests.values()],
        "locked": view["locked"],
        "agenda": view["agenda"],
        "decision": view["decision"],
        **imagine_lamp(view, notes),
        **imagine_race(view),
        **imagine_search(view),
    }
    s = load({**data, "tops": known_tops(notes)}, chosen(options))
    imagine_tops(s, notes, dealer)
    imagine_programs(s, view, dealer)
    imagine_reactions(s, view, dealer)
    imagine_passes(s, view, dealer)
    return s


def chosen(options: Mapping[str, object]) -> Mapping[str, Word]:
    """A row of head starts is a tuple inside."""
    return {k: tuple(v) if isinstance(v, list) else cast(Word, v) for k, v in options.items()}


def held(seat: View) -> list[str]:
    gems = cast("Mapping[str, View]", seat["gems"])
    jewels = cast("Mapping[str, Mapping[str, list[str]]]", seat["jewels"])
    found = [card for gem in gems.values() for card in cast("list[str]", gem["cards"])]
    return found + [card for metal in jewels.values() for own in metal.values() for card in own]


def first(seats: Sequence[View], name: str) -> int:
    return next(iter(every(seats, name)), NOBODY)


def every(seats: Sequence[View], name: str) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat[name]]


def none_to_nobody(seat: object) -> object:
    return NOBODY if seat is None else seat


def dice(seat: View) -> list[int]:
    values = [0] * len(CHESTS)
    for die in cast("Sequence[View]", seat["dice"]):
        values[CHEST[str(die["chest"])]] = cast(int, die["value"])
    return values


def void(seats: Sequence[View]) -> list[list[int]]:
    return [
        [number, CHEST[str(die["chest"])]]
        for number, seat in enumerate(seats)
        for die in cast("Sequence[View]", seat["dice"])
        if die["void"]
    ]


def imagine_lamp(view: View, notes: LampNotes) -> View:
    """The card face up has already been noted if it was accepted."""
    lamp = cast("View | None", view["lamp"])
    card = lamp["card"] if lamp else None
    under = notes["under"]
    if card is not None and under[-1:] == (card,):
        under = under[:-1]
    return {
        "lamp": card,
        "wish": lamp["wish"] if lamp else 0,
        "caller": none_to_nobody(view["wishing"]),
        "under": list(under),
    }


def imagine_race(view: View) -> View:
    """What was judged is known to all."""
    race, penalty = cast("View | None", view["race"]), cast("View | None", view["penalty"])
    found: View = {
        "judged": race is not None,
        "culprit": penalty["seat"] if penalty else NOBODY,
        "thief": none_to_nobody(penalty["thief"]) if penalty else NOBODY,
    }
    if race:
        matched = cast("Sequence[Mapping[str, object]]", race["matched"])
        found["matches"] = [
            [m["value"], m["holders"], none_to_nobody(m["winner"]),
             NOTHING if m["margin"] is None else m["margin"], m["by"]]
            for m in matched
        ]  # fmt: skip
        names = ("seat", "ms", "claimed", "elapsed", "link")
        slaps = cast("Sequence[View]", race["slaps"])
        found["slaps"] = [[slap[name] for name in names] for slap in slaps]
        tokens = cast("Sequence[View]", race["tokens"])
        found["tokens_shown"] = [[shown["seat"], shown["token"]] for shown in tokens]
    return found


def imagine_search(view: View) -> View:
    search, talisman = cast("View | None", view["search"]), cast("View | None", view["talisman"])
    found: View = {}
    if search:
        found = {
            "chest": search["chest"],
            "searcher": search["seat"],
            "die": search["die"],
            "number": cast(int, search["die"]) - cast(int, search["left"]),
            "drawn": search["drawn"],
            "scorpions": search["scorpions"],
        }
    if talisman:
        found |= {"placing": talisman["seat"], "waiting": talisman["waiting"]}
    return found


def known_tops(notes: LampNotes) -> View:
    """Cards this seat has seen through the Eye: they are not in the bags."""
    return {chest: [card for card in top if card] for chest, top in notes["tops"].items()}


def imagine_tops(s: State, notes: LampNotes, dealer: Dealer) -> None:
    """AL-3, LE-4: what others have seen on top of a chest."""
    for chest, name in enumerate(CHESTS):
        top: list[int] = []
        for card in notes["tops"][name]:
            top.append(CARD[card] if card else s.below(chest, len(top), dealer))
        s.tops[chest] = top


def imagine_programs(s: State, view: View, dealer: Dealer) -> None:
    """What others set in secret and have not shown yet."""
    own = cast("View | None", view["own"])
    for seat, each in enumerate(cast("Sequence[View]", view["seats"])):
        if own and own["seat"] == seat and own["program"]:
            program = cast(View, own["program"])
            s.programs[seat] = (*dice_of(program["dice"]), cast(int, program["token"]))
        elif each["ready"] and not each["dice"]:
            s.programs[seat] = any_program(s, seat, dealer)


def dice_of(dice: object) -> tuple[int, ...]:
    return tuple(
        part
        for die in cast("Sequence[View]", dice)
        for part in (CHEST[str(die["chest"])], cast(int, die["value"]))
    )


def any_program(s: State, seat: int, dealer: Dealer) -> tuple[int, ...]:
    options = OFFERED[s.is_duel(), s.tokens[seat] if is_sealed(s) else ()]
    words = fill(options[dealer.roll(len(options)) - 1], lambda n: dealer.roll(n) - 1)[1:]
    return tuple(CHEST[word] if isinstance(word, str) else cast(int, word) for word in words)


def imagine_reactions(s: State, view: View, dealer: Dealer) -> None:
    """Who has answered is known, what not: a hand on the lamp or none."""
    step, own = view["step"], cast("View | None", view["own"])
    if step in ("program", "race"):
        s.pending = list(cast(Sequence[int], view["actors"]))
    if step == "ready":
        s.unready = list(cast(Sequence[int], view["actors"]))
        return
    if step == "program":
        s.unready = list(s.present)
        return
    if step not in ("countdown", "race"):
        return
    among = s.present if step == "countdown" else range(s.seats)
    silent = (*cast(Sequence[int], view["actors"]), *s.locked, *s.frozen)
    for seat in among:
        if seat in silent:
            continue
        mine = cast("list[int] | None", own["slap"]) if own and own["seat"] == seat else None
        if mine is None and s.options["lamp_mode"] == "race" and dealer.roll(2) == 1:
            react(s, seat, step, any_reaction(dealer))
        else:
            react(s, seat, step, mine or [])


def react(s: State, seat: int, step: str, measured: Sequence[int]) -> None:
    if not measured:
        s.waited.append(seat)
    elif step == "countdown":
        s.locked.append(seat)
    else:
        s.slaps.append(Slap(seat, *measured))


def any_reaction(dealer: Dealer) -> list[int]:
    return [cast(int, word) for word in fill(SLAP, lambda n: dealer.roll(n) - 1)[1:]]


def imagine_passes(s: State, view: View, dealer: Dealer) -> None:
    """LE-17: what the Caravan takes along."""
    caravan, own = cast("View | None", view["caravan"]), cast("View | None", view["own"])
    if not caravan:
        return
    s.asked = list(cast(Sequence[int], caravan["asked"]))
    for seat in cast(Sequence[int], caravan["chosen"]):
        if own and own["seat"] == seat:
            s.passes[seat] = CARD[str(own["passing"])]
        else:
            cards = s.loose(seat)
            s.passes[seat] = cards[dealer.roll(len(cards)) - 1]


def confided(s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
    """LE-4: what the Eye showed another lies on top of the chest, or was drawn from it since."""
    key, args = heard[number].key, heard[number].args
    if key != "looked" or args[0] != seat:
        return None
    name = str(args[1])
    chest = CHEST[name]
    drawn = [
        NAMES[SORCERERS[chest]] if event.key == "sorcerer" else str(event.args[2])
        for event in heard[number + 1 :]
        if event.key in DRAWN and event.args[1] == name
    ]
    seen = [*drawn, *spell(s.tops[chest])][:EYE]
    return Event("peeked", (seat, name, seen, PEEK), (seat,))
