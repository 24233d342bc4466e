"""What each seat may see, what a perfect memory adds, and worlds that fit both.

Nearly everything in Basra is open. Hidden are the movement cards of others, the order of the
piles, what an offer between two others says, and a tribute before all have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.options import Word
from fabletop.games.basra.content import (
    CARD_VALUES,
    CARDS_OF,
    DEALS,
    EVERY_GANG,
    FEES,
    GANG,
    GANG_OF,
    GANGS,
    GROUP_OF,
    GROUPS,
    KIND,
    MONEY,
    MOVES,
    NAMES,
    PRICE,
    QUARTER,
    ROWS,
    SQUARES,
    STEPS,
    walk,
)
from fabletop.games.basra.deals import can_accept, may_answer
from fabletop.games.basra.rules import worth
from fabletop.games.basra.state import ANY, NOTHING, Offer, State, dump_offer, load, spell

View = dict[str, object]


def views(s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]) -> list[View]:
    """What several seats see at one moment: most of it is the same for all."""
    public = table(s, step, actors)
    return [{**public, **private(s, seat, step)} for seat in seats]


def table(s: State, step: str, actors: Sequence[int]) -> View:
    """What everybody sees."""
    quarter = QUARTER[s.square]
    return {
        "step": step,
        "prompt": step,
        "actors": list(actors),
        "lap": s.lap,
        "laps": s.options["laps"],
        "banker": s.banker,
        "starter": s.starter,
        "active": s.active,
        "square": SQUARES[s.square],
        "quarter": quarter + 1,
        "kind": KIND[s.square],
        "steps_left": s.steps_left(),
        "prices": dict(zip(GANGS, PRICE[quarter], strict=True)),
        "next_prices": dict(zip(GANGS, PRICE[(quarter + 1) % len(PRICE)], strict=True)),
        "piles": {name: see_pile(s, gang) for gang, name in enumerate(GANGS)},
        "unplayed": unplayed(s),
        "played": s.played[:],
        "dice": {"black": s.black or None, "white": s.white or None},
        "raid": {"gangs": [GANGS[gang] for gang in s.gangs]} if s.gangs else None,
        "last_raid": see_verdicts(s) if s.raided else None,
        "buying": {"left": s.bought, "free": s.free} if step == "buy" else None,
        "taking": s.taking[:],
        "deals": s.number,
        "made": s.made[:],
        "paid": [list(paid) for paid in s.paid],
        "options": dict(s.options),
        "agenda": [each if isinstance(each, str) else list(each) for each in s.agenda],
        "decision": s.decision,
        "ended": s.ended,
    }


def see_pile(s: State, gang: int) -> View:
    """The top card, the number, and who is in it in no order."""
    top = s.tops[gang]
    inside = [*s.bags[gang], *s.bottoms[gang], *([] if top == NOTHING else [top])]
    groups = [GROUP_OF[card] for card in inside]
    return {
        "count": len(inside),
        "top": None if top == NOTHING else NAMES[top],
        "groups": {GROUPS[group]: groups.count(group) for group in sorted(set(groups))},
    }


def unplayed(s: State) -> dict[str, int]:
    return {str(value): STEPS.count(value) - s.played.count(value) for value in CARD_VALUES}


def see_verdicts(s: State) -> View:
    return {
        "gangs": [GANGS[gang] for gang in s.raiders],
        "number": s.judged,
        "caught": [
            {"seat": v.seat, "cards": spell(v.cards), "paid": v.paid, "bankrupt": v.bankrupt}
            for v in s.verdicts
        ],
    }


# -- what differs from seat to seat


def private(s: State, seat: int | None, step: str) -> View:
    over = step == "over"
    hides = bool(s.options["hidden_money"]) and not over and step != "choose_starter"
    return {
        "seats": [see_seat(s, other, hides and other != seat) for other in range(s.seats)],
        "hand": None if seat is None else s.hands[seat][:],
        "reach": reach(s, seat) if seat is not None else [],
        "offers": [see_offer(s, offer, seat) for offer in s.offers if is_known(offer, seat)],
        "my_offers_left": None if seat is None else offers_left(s, seat),
        "stale": [list(offer) for offer in s.stale if offer[2] == ANY or seat in offer[1:]],
        "tribute": see_tribute(s, seat) if step == "tribute" else None,
        "seat": seat,
    }


def see_seat(s: State, seat: int, hides: bool) -> View:
    values, doubled = worth(s, seat)
    threatened = s.threatened(seat) if s.gangs else []
    return {
        "money": None if hides else s.money[seat],
        "cards": spell(s.held[seat]),
        "hand": len(s.hands[seat]),
        "done": s.done[seat],
        "threatened": spell(threatened),
        "risk": {NAMES[card]: ROWS[GROUP_OF[card]][s.black - 1] for card in threatened}
        if s.black
        else {},
        "groups": [GROUPS[group] for group in s.groups(seat)],
        "payout": values + doubled + FEES["gate"],
        "left": seat in s.left,
    }


def reach(s: State, seat: int) -> list[View]:
    """Where each of one's movement cards leads."""
    ways = [
        (value, cast("str | None", lane))
        for value in sorted(set(s.hands[seat]))
        for _, _, lane in MOVES[s.square][value]
    ]
    return [
        {"card": value, "lane": lane, "square": SQUARES[walk(s.square, value, lane)]}
        for value, lane in ways
    ]


def is_known(offer: Offer, seat: int | None) -> bool:
    return offer.to == ANY or seat in (offer.maker, offer.to)


def see_offer(s: State, offer: Offer, seat: int | None) -> View:
    told = [other for other in offer.hidden if seat in (other, offer.maker)]
    return {
        **dump_offer(offer),
        "hidden": told,
        "mine": offer.maker == seat,
        "can_answer": seat is not None and may_answer(s, seat, offer),
        "can_accept": seat is not None and can_accept(s, seat, offer),
    }


def offers_left(s: State, seat: int) -> int:
    """BA-96."""
    own = sum(offer.maker == seat for offer in s.offers)
    return max(0, min(DEALS["open"] - own, DEALS["made"] - s.made[seat]))


def see_tribute(s: State, seat: int | None) -> View:
    chosen = [other for other in s.asked if s.gives[other] != NOTHING]
    mine = seat is not None and s.gives[seat] != NOTHING
    return {
        "asked": s.asked[:],
        "chosen": chosen,
        "mine": NAMES[s.gives[cast(int, seat)]] if mine else None,
    }


# -- what a perfect memory holds


class BasraNotes(TypedDict):
    """Cards under the piles in their order, all balances, and the news of the last two turns."""

    bottoms: Mapping[str, tuple[str, ...]]
    money: tuple[int, ...]
    before: tuple[object, ...]
    now: tuple[object, ...]


def notes(seats: int) -> BasraNotes:
    bottoms = dict.fromkeys(GANGS, cast("tuple[str, ...]", ()))
    return {"bottoms": bottoms, "money": (MONEY,) * seats, "before": (), "now": ()}


GAINS = ("retired", "dice50", "cash200", "headcount", "brisk_trade", "bankrupt", "payout")
COSTS = ("bought", "discarded", "ransom")
UNDER = ("retired", "discarded", "bankrupt", "returned")


def remember(notes: BasraNotes, event: Event) -> BasraNotes:
    key, args = event.key, event.args
    if key == "turn":
        return {**notes, "before": notes["now"], "now": ()}
    notes = {**notes, "now": (*notes["now"], (key, *args))}
    if key in GAINS or key in COSTS:
        sign = 1 if key in GAINS else -1
        notes = {**notes, "money": paid(notes, {cast(int, args[0]): sign * cast(int, args[-1])})}
    if key == "accepted":
        seat, maker = cast(int, args[0]), cast(int, args[1])
        change = cast(int, args[3]) - cast(int, args[5])
        return {**notes, "money": paid(notes, {seat: change, maker: -change})}
    if key in UNDER:
        return {**notes, "bottoms": put_under(notes, cast(Sequence[str], args[1]))}
    if key == "turned_up":
        return {**notes, "bottoms": turned_up(notes, str(args[0]), str(args[1]))}
    if key == "bought":
        return {**notes, "bottoms": taken(notes, str(args[1]))}
    return notes


def paid(notes: BasraNotes, changes: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(money + changes.get(seat, 0) for seat, money in enumerate(notes["money"]))


def gang_of(card: str) -> str:
    group = card.rsplit("-", 1)[0]
    return GANGS[GANG_OF[NAMES.index(f"{group}-1")]]


def put_under(notes: BasraNotes, cards: Sequence[str]) -> dict[str, tuple[str, ...]]:
    bottoms = dict(notes["bottoms"])
    for card in cards:
        bottoms[gang_of(card)] = (*bottoms[gang_of(card)], card)
    return bottoms


def turned_up(notes: BasraNotes, gang: str, card: str) -> dict[str, tuple[str, ...]]:
    """A card from the known bottom: there was nothing else in the pile."""
    bottom = notes["bottoms"][gang]
    return {**notes["bottoms"], gang: bottom[1:] if bottom[:1] == (card,) else bottom}


def taken(notes: BasraNotes, card: str) -> dict[str, tuple[str, ...]]:
    """With `draw_any` somebody may be taken out of the known part."""
    gang = gang_of(card)
    bottom = tuple(other for other in notes["bottoms"][gang] if other != card)
    return {**notes["bottoms"], gang: bottom}


# -- worlds that fit


def imagine(view: View, notes: BasraNotes, dealer: Dealer) -> State:
    """A whole state: the hands and gifts of others are drawn by chance."""
    seats = cast("Sequence[View]", view["seats"])
    me = cast("int | None", view["seat"])
    raid, last = cast("View | None", view["raid"]), cast("View | None", view["last_raid"])
    buying = cast("View | None", view["buying"]) or {"left": 0, "free": 0}
    tribute = cast("View | None", view["tribute"])
    piles = cast("Mapping[str, View]", view["piles"])
    dice = cast("Mapping[str, int | None]", view["dice"])
    data: View = {
        "seats": len(seats),
        **{name: view[name] for name in ("banker", "lap", "starter", "active", "square", "played")},
        **{name: view[name] for name in ("taking", "made", "paid", "agenda", "decision", "ended")},
        "money": list(notes["money"]),
        "held": [seat["cards"] for seat in seats],
        "hands": imagine_hands(view, me, dealer),
        "tops": {name: pile["top"] for name, pile in piles.items()},
        "bottoms": {name: list(cards) for name, cards in notes["bottoms"].items()},
        "black": dice["black"] or 0,
        "white": dice["white"] or 0,
        "left": [number for number, seat in enumerate(seats) if seat["left"]],
        "bought": buying["left"],
        "free": buying["free"],
        "gangs": raid["gangs"] if raid else [],
        "done": [seat["done"] for seat in seats],
        "asked": tribute["asked"] if tribute else [],
        "offers": view["offers"],
        "number": view["deals"],
        "stale": view["stale"],
        "raided": last is not None,
    }
    if last:
        caught = cast("Sequence[View]", last["caught"])
        data |= {
            "judged": last["number"],
            "raiders": last["gangs"],
            "verdicts": [[v["seat"], v["cards"], v["paid"], v["bankrupt"]] for v in caught],
        }
    s = load(data, cast(Mapping[str, Word], view["options"]))
    if tribute:
        imagine_gives(s, tribute, me, dealer)
    return s


def imagine_hands(view: View, me: int | None, dealer: Dealer) -> list[list[int]]:
    """All cards that are not played, shared out as the numbers say."""
    left = cast("Mapping[str, int]", view["unplayed"])
    mine = cast("list[int] | None", view["hand"]) or []
    bag = [int(value) for value, count in left.items() for _ in range(count)]
    for value in mine:
        bag.remove(value)
    counts = [cast(int, seat["hand"]) for seat in cast("Sequence[View]", view["seats"])]
    hands = []
    for seat, count in enumerate(counts):
        hands.append(mine[:] if seat == me else [dealer.draw(bag) for _ in range(count)])
    return hands


def imagine_gives(s: State, tribute: View, me: int | None, dealer: Dealer) -> None:
    """BA-43: who has one bandit gives it; what others chose nobody knows."""
    for seat in range(s.seats):
        if seat != s.active and len(s.held[seat]) == 1:
            s.gives[seat] = s.held[seat][0]
    for seat in cast(Sequence[int], tribute["chosen"]):
        own = s.held[seat]
        if seat == me:
            s.gives[seat] = next(card for card in own if NAMES[card] == tribute["mine"])
        else:
            s.gives[seat] = own[dealer.roll(len(own)) - 1]


def confided(s: State, seat: int, heard: Sequence[Event], number: int) -> Event | None:
    """BA-11: all are dealt to together; what was played since had been in a hand, too."""
    if heard[number].key != "hand":
        return None
    played = [
        cast(int, event.args[1])
        for event in heard[number + 1 :]
        if event.key == "moved" and event.args[0] == seat
    ]
    return Event("hand", (sorted([*s.hands[seat], *played]),), (seat,))


assert set(EVERY_GANG) == set(GANG.values())
assert sum(map(len, CARDS_OF)) == len(NAMES)
