"""What a perfect memory adds to a view, and worlds that fit both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, cast

from fabletop.core.dealer import Dealer, Event
from fabletop.core.options import Word
from fabletop.games.basra.content import Box
from fabletop.games.basra.state import ANY, NOTHING, Offer, State, Verdict, unseen
from fabletop.games.basra.view import View

# -- what a perfect memory holds


class BasraNotes(TypedDict):
    """Cards under the piles in their order, all balances, and the news of the last two turns."""

    bottoms: Mapping[str, tuple[str, ...]]
    money: tuple[int, ...]
    before: tuple[object, ...]
    now: tuple[object, ...]


def notes(box: Box, seats: int) -> BasraNotes:
    bottoms = dict.fromkeys(box.gangs, cast("tuple[str, ...]", ()))
    return {"bottoms": bottoms, "money": (box.money,) * seats, "before": (), "now": ()}


GAINS = ("retired", "dice50", "cash200", "headcount", "brisk_trade", "bankrupt", "payout")
COSTS = ("bought", "discarded", "ransom")
UNDER = ("retired", "discarded", "bankrupt", "returned")


def remember(box: Box, notes: BasraNotes, event: Event) -> BasraNotes:
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
        return {**notes, "bottoms": put_under(box, notes, cast(Sequence[str], args[1]))}
    if key == "turned_up":
        return {**notes, "bottoms": turned_up(notes, str(args[0]), str(args[1]))}
    if key == "bought":
        return {**notes, "bottoms": taken(box, notes, str(args[1]))}
    return notes


def paid(notes: BasraNotes, changes: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(money + changes.get(seat, 0) for seat, money in enumerate(notes["money"]))


def gang_of(box: Box, card: str) -> str:
    return box.gangs[box.gang_of[box.card[card]]]


def put_under(box: Box, notes: BasraNotes, cards: Sequence[str]) -> dict[str, tuple[str, ...]]:
    bottoms = dict(notes["bottoms"])
    for card in cards:
        gang = gang_of(box, card)
        bottoms[gang] = (*bottoms[gang], card)
    return bottoms


def turned_up(notes: BasraNotes, gang: str, card: str) -> dict[str, tuple[str, ...]]:
    """A card from the known bottom: there was nothing else in the pile."""
    bottom = notes["bottoms"][gang]
    return {**notes["bottoms"], gang: bottom[1:] if bottom[:1] == (card,) else bottom}


def taken(box: Box, notes: BasraNotes, card: str) -> dict[str, tuple[str, ...]]:
    """With `draw_any` somebody may be taken out of the known part."""
    gang = gang_of(box, card)
    bottom = tuple(other for other in notes["bottoms"][gang] if other != card)
    return {**notes["bottoms"], gang: bottom}


# -- worlds that fit


PUBLIC = ("banker", "lap", "starter", "active", "decision", "ended")
ROWS = ("played", "taking", "made")


def imagine(box: Box, view: View, notes: BasraNotes, dealer: Dealer) -> State:
    """A whole state: the hands and gifts of others are drawn by chance."""
    me, seats = cast("int | None", view["seat"]), cast("Sequence[View]", view["seats"])
    s = State(box, len(seats), cast(Mapping[str, Word], view["options"]))
    for name in PUBLIC:
        setattr(s, name, view[name])
    for name in ROWS:
        setattr(s, name, list(cast(Sequence[int], view[name])))
    steps = cast("Sequence[str | list[Word]]", view["agenda"])
    s.agenda = [step if isinstance(step, str) else tuple(step) for step in steps]
    s.square = box.square[cast(str, view["square"])]
    s.lane = cast("str | None", view["lane"]) or ""
    s.money = list(notes["money"])
    s.paid = [list(paid) for paid in cast("Sequence[Sequence[int]]", view["paid"])]
    s.hands = imagine_hands(view, me, dealer)
    s.done = [cast(bool, seat["done"]) for seat in seats]
    s.left = [number for number, seat in enumerate(seats) if seat["left"]]
    lay_bandits(s, view, notes)
    lay_turn(s, view)
    lay_offers(s, view)
    tribute = cast("View | None", view["tribute"])
    if tribute:
        s.asked = list(cast(Sequence[int], tribute["asked"]))
        imagine_gives(s, tribute, me, dealer)
    return s


def cards_in(box: Box, names: object) -> list[int]:
    return [box.card[name] for name in cast(Sequence[str], names)]


def lay_bandits(s: State, view: View, notes: BasraNotes) -> None:
    """Who holds whom, and what the piles show; all others are unseen."""
    box, piles = s.box, cast("Mapping[str, View]", view["piles"])
    s.held = [cards_in(box, seat["cards"]) for seat in cast("Sequence[View]", view["seats"])]
    for gang, name in enumerate(box.gangs):
        top = cast("str | None", piles[name]["top"])
        s.tops[gang] = NOTHING if top is None else box.card[top]
        s.bottoms[gang] = cards_in(box, notes["bottoms"][name])
        s.bags[gang] = [card for card in unseen(s, gang) if card != s.tops[gang]]


def lay_turn(s: State, view: View) -> None:
    """What of this turn lies open: dice, a raid, the last verdicts, purchases."""
    gang, dice = s.box.gang, cast("Mapping[str, int | None]", view["dice"])
    s.black, s.white = dice["black"] or 0, dice["white"] or 0
    raid, last = cast("View | None", view["raid"]), cast("View | None", view["last_raid"])
    buying = cast("Mapping[str, int] | None", view["buying"])
    if buying:
        s.bought, s.free = buying["left"], buying["free"]
    if raid:
        s.gangs = tuple(gang[name] for name in cast(Sequence[str], raid["gangs"]))
    if last:
        s.raided, s.judged = True, cast(int, last["number"])
        s.raiders = tuple(gang[name] for name in cast(Sequence[str], last["gangs"]))
        s.verdicts = [verdict_in(s.box, each) for each in cast("Sequence[View]", last["caught"])]


def verdict_in(box: Box, told: View) -> Verdict:
    cards = tuple(cards_in(box, told["cards"]))
    return Verdict(
        cast(int, told["seat"]), cards, cast(int, told["paid"]), cast(bool, told["bankrupt"])
    )


def lay_offers(s: State, view: View) -> None:
    """The offers somebody has heard of."""
    s.offers = [offer_in(s.box, told) for told in cast("Sequence[View]", view["offers"])]
    s.number = cast(int, view["deals"])
    stale = cast("Sequence[Sequence[Any]]", view["stale"])  # from JSON they are lists
    s.stale = [(str(one[0]), int(one[1]), int(one[2])) for one in stale]


def offer_in(box: Box, told: View) -> Offer:
    to = cast("int | None", told["to"])
    return Offer(
        cast(str, told["id"]),
        cast(int, told["from"]),
        ANY if to is None else to,
        tuple(cards_in(box, told["give"])),
        cast(int, told["give_money"]),
        tuple(cards_in(box, told["want"])),
        cast(int, told["want_money"]),
        tuple(cast(Sequence[int], told["hidden"])),
        cast(int, told["chain"]),
    )


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
        hands.append(mine[:] if seat == me else sorted(dealer.draw(bag) for _ in range(count)))
    return hands


def imagine_gives(s: State, tribute: View, me: int | None, dealer: Dealer) -> None:
    """BA-43: who has one bandit gives it; what others chose nobody knows."""
    for seat in range(s.seats):
        if seat != s.active and len(s.held[seat]) == 1:
            s.gives[seat] = s.held[seat][0]
    for seat in cast(Sequence[int], tribute["chosen"]):
        own = s.held[seat]
        if seat == me:
            s.gives[seat] = next(card for card in own if s.box.names[card] == tribute["mine"])
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
