"""What a perfect memory adds to a view, and worlds that fit both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.options import Word, fill
from fabletop.games.aladin.content import Box
from fabletop.games.aladin.race import is_sealed
from fabletop.games.aladin.state import (
    ALONE,
    NOBODY,
    NOTHING,
    Match,
    Slap,
    State,
    unseen_lamps,
    unseen_treasures,
)
from fabletop.games.aladin.words import SLAP

Seen = Mapping[str, Any]  # a view, or a part of it

# -- what a perfect memory holds


class LampNotes(TypedDict):
    """Lamp cards under the pile, and the cards on top of each chest that somebody has seen."""

    under: tuple[str, ...]
    piles: Mapping[str, int]
    tops: Mapping[str, tuple[str | None, ...]]


DRAWN = ("drew", "gift", "sorcerer")


def notes(box: Box) -> LampNotes:
    return {
        "under": (),
        "piles": dict.fromkeys(box.chests, box.pile),
        "tops": dict.fromkeys(box.chests, ()),
    }


def remember(box: Box, notes: LampNotes, event: Event) -> LampNotes:
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
        missing = min(box.eye, notes["piles"][chest]) - len(known)
        return {**notes, "tops": {**notes["tops"], chest: known + (None,) * max(0, missing)}}
    if key == "peeked":
        chest, seen = args[1], tuple(cast(Sequence[str], args[2]))
        rest = notes["tops"][chest][len(seen) :]
        return {**notes, "tops": {**notes["tops"], chest: seen + rest}}
    return notes


# -- worlds that fit: what lies open


def imagine(box: Box, seen: Seen, notes: LampNotes, dealer: Dealer) -> State:
    """A whole state: what is hidden is drawn by chance."""
    s = State(box, len(seen["seats"]), chosen(seen["options"]))
    lay_frame(s, seen)
    lay_dice(s, seen)
    lay_race(s, seen)
    lay_search(s, seen)
    lay_treasure(s, seen)
    lay_lamps(s, seen, notes)
    lay_piles(s, seen, notes)
    imagine_tops(s, notes, dealer)
    imagine_programs(s, seen, dealer)
    imagine_reactions(s, seen, dealer)
    imagine_passes(s, seen, dealer)
    return s


def chosen(options: Mapping[str, object]) -> Mapping[str, Word]:
    """A row of head starts is a tuple inside."""
    return {k: tuple(v) if isinstance(v, list) else cast(Word, v) for k, v in options.items()}


def lay_frame(s: State, seen: Seen) -> None:
    """Where the game is, and who plays it."""
    seats = seen["seats"]
    s.round, s.last_round, s.ended = seen["round"], seen["last_round"], seen["ended"]
    s.ring = next(iter(every(seats, "ring")), NOBODY)
    s.rights = [seat["rights"] for seat in seats]
    s.tokens = [tuple(seat["tokens"]) for seat in seats]
    s.frozen = every(seats, "frozen")
    s.charmed = every(seats, "charmed")
    s.present = tuple(seen["here"])
    s.locked = list(seen["locked"])
    s.agenda = [step if isinstance(step, str) else tuple(step) for step in seen["agenda"]]
    s.decision = seen["decision"]


def every(seats: Sequence[Seen], name: str) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat[name]]


def none_to_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def lay_dice(s: State, seen: Seen) -> None:
    """Dice that were shown, and what came of the chests."""
    for number, seat in enumerate(seen["seats"]):
        for die in seat["dice"]:
            chest = s.box.chest[die["chest"]]
            s.dice[number][chest] = die["value"]
            if die["void"]:
                s.void.append((number, chest))
    chests = [seen["chests"][name] for name in s.box.chests]
    s.winners = [none_to_nobody(chest["winner"]) for chest in chests]
    s.fates = [chest["fate"] for chest in chests]
    s.kept = [chest["kept"] for chest in chests]


def lay_race(s: State, seen: Seen) -> None:
    """What was judged is known to all."""
    race, penalty = seen["race"], seen["penalty"]
    if penalty:
        s.culprit, s.thief = penalty["seat"], none_to_nobody(penalty["thief"])
    if race is None:
        return
    s.judged = True
    s.matches = [match_in(match) for match in race["matched"]]
    names = ("seat", "ms", "claimed", "elapsed", "link")
    s.slaps = [Slap(*[slap[name] for name in names]) for slap in race["slaps"]]
    s.tokens_shown = [(shown["seat"], shown["token"]) for shown in race["tokens"]]


def match_in(seen: Seen) -> Match:
    margin = NOTHING if seen["margin"] is None else seen["margin"]
    holders = tuple(seen["holders"])
    return Match(seen["value"], holders, none_to_nobody(seen["winner"]), margin, seen["by"])


def lay_search(s: State, seen: Seen) -> None:
    search, talisman = seen["search"], seen["talisman"]
    if search:
        s.chest, s.searcher = s.box.chest[search["chest"]], search["seat"]
        s.die, s.scorpions = search["die"], search["scorpions"]
        s.number = s.die - search["left"]
        s.drawn = cards_in(s, search["drawn"])
    if talisman:
        s.placing, s.waiting = talisman["seat"], cards_in(s, talisman["waiting"])


def cards_in(s: State, names: Sequence[str]) -> list[int]:
    return [s.box.card[name] for name in names]


def lay_treasure(s: State, seen: Seen) -> None:
    """What lies before the players, and in the middle."""
    box = s.box
    for number, seat in enumerate(seen["seats"]):
        for name in held(seat):
            s.gain(number, box.card[name])
        s.talismans[number] = [
            (box.card[name], ALONE if gem is None else box.gem[gem]) for name, gem in seat["placed"]
        ]
    s.discard = sorted(cards_in(s, seen["discard"]))


def held(seat: Seen) -> list[str]:
    found = [card for gem in seat["gems"].values() for card in gem["cards"]]
    return found + [card for own in seat["jewels"].values() for one in own.values() for card in one]


def lay_lamps(s: State, seen: Seen, notes: LampNotes) -> None:
    """The card face up has already been noted if it was accepted."""
    lamp, under = seen["lamp"], notes["under"]
    s.caller = none_to_nobody(seen["wishing"])
    if lamp:
        s.lamp, s.wish = s.box.lamp[lamp["card"]], lamp["wish"]
        if under[-1:] == (lamp["card"],):
            under = under[:-1]
    s.under = [s.box.lamp[name] for name in under]
    s.lamps = unseen_lamps(s)


def lay_piles(s: State, seen: Seen, notes: LampNotes) -> None:
    """What this seat has seen through the Eye is not in the bags."""
    for chest, name in enumerate(s.box.chests):
        s.piles[chest] = seen["chests"][name]["pile"]
        s.tops[chest] = [s.box.card[card] for card in notes["tops"][name] if card]
    s.bags = unseen_treasures(s)


# -- worlds that fit: what is hidden


def imagine_tops(s: State, notes: LampNotes, dealer: Dealer) -> None:
    """AL-3, LE-4: what others have seen on top of a chest."""
    for chest, name in enumerate(s.box.chests):
        top: list[int] = []
        for card in notes["tops"][name]:
            top.append(s.box.card[card] if card else s.below(chest, len(top), dealer))
        s.tops[chest] = top


def imagine_programs(s: State, seen: Seen, dealer: Dealer) -> None:
    """What others set in secret and have not shown yet."""
    own = seen["own"]
    for seat, each in enumerate(seen["seats"]):
        if own and own["seat"] == seat and own["program"]:
            program = own["program"]
            s.programs[seat] = (*dice_in(s, program["dice"]), program["token"])
        elif each["ready"] and not each["dice"]:
            s.programs[seat] = any_program(s, seat, dealer)


def dice_in(s: State, dice: Sequence[Seen]) -> list[int]:
    return [part for die in dice for part in (s.box.chest[die["chest"]], die["value"])]


def any_program(s: State, seat: int, dealer: Dealer) -> tuple[int, ...]:
    options = s.box.offered[s.is_duel(), s.tokens[seat] if is_sealed(s) else ()]
    words = fill(options[dealer.roll(len(options)) - 1], lambda n: dealer.roll(n) - 1)[1:]
    chest = s.box.chest
    return tuple(chest[word] if isinstance(word, str) else cast(int, word) for word in words)


def imagine_reactions(s: State, seen: Seen, dealer: Dealer) -> None:
    """Who has answered is known, what not: a hand on the lamp or none."""
    step, own = seen["step"], seen["own"]
    if step in ("program", "race"):
        s.pending = list(seen["actors"])
    if step == "ready":
        s.unready = list(seen["actors"])
        return
    if step == "program":
        s.unready = list(s.present)
        return
    if step not in ("countdown", "race"):
        return
    among = s.present if step == "countdown" else range(s.seats)
    silent = (*seen["actors"], *s.locked, *s.frozen)
    for seat in among:
        if seat in silent:
            continue
        mine = own["slap"] if own and own["seat"] == seat else None
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


def imagine_passes(s: State, seen: Seen, dealer: Dealer) -> None:
    """LE-17: what the Caravan takes along."""
    caravan, own = seen["caravan"], seen["own"]
    if not caravan:
        return
    s.asked = list(caravan["asked"])
    for seat in caravan["chosen"]:
        if own and own["seat"] == seat:
            s.passes[seat] = s.box.card[own["passing"]]
        else:
            cards = s.loose(seat)
            s.passes[seat] = cards[dealer.roll(len(cards)) - 1]


def confided(s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
    """LE-4: what the Eye showed another lies on top of the chest, or was drawn from it since."""
    key, args = heard[number].key, heard[number].args
    if key != "looked" or args[0] != seat:
        return None
    box, name = s.box, str(args[1])
    chest = box.chest[name]
    drawn = [
        box.cards[box.sorcerers[chest]] if event.key == "sorcerer" else str(event.args[2])
        for event in heard[number + 1 :]
        if event.key in DRAWN and event.args[1] == name
    ]
    seen = [*drawn, *box.spell(s.tops[chest])][: box.eye]
    return Event("peeked", (seat, name, seen, box.peek), (seat,))
