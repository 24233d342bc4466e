"""What each seat may see.

Nearly everything in Basra is open. Hidden are the movement cards of others, the order of the
piles, what an offer between two others says, and a tribute before all have chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fabletop.games.basra.deals import can_accept, may_answer
from fabletop.games.basra.inference import Insight
from fabletop.games.basra.laps import worth
from fabletop.games.basra.state import ANY, NOTHING, Offer, State
from fabletop.games.basra.turns import ways_of

View = dict[str, object]


def views(s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]) -> list[View]:
    """What several seats see at one moment: most of it is the same for all."""
    public = table(s, step, actors)
    return [{**public, **private(s, seat, step)} for seat in seats]


def shown(s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]) -> list[View]:
    """What people are shown: the views, and in a raid what a sensible player would do."""
    found = views(s, seats, step, actors)
    for seat, view in zip(seats, found, strict=True):
        view["advice"] = advice(s, view, seat, step)
    return found


def table(s: State, step: str, actors: Sequence[int]) -> View:
    """What everybody sees."""
    box = s.box
    quarter = box.quarter[s.square]
    return {
        "step": step,
        "prompt": step,
        "actors": list(actors),
        "lap": s.lap,
        "laps": s.options["laps"],
        "banker": s.banker,
        "starter": s.starter,
        "active": s.active,
        "square": box.squares[s.square],
        "lane": s.lane or None,
        "quarter": quarter + 1,
        "kind": box.kind[s.square],
        "steps_left": s.steps_left(),
        "prices": dict(zip(box.gangs, box.price[quarter], strict=True)),
        "next_prices": dict(zip(box.gangs, box.price[(quarter + 1) % len(box.price)], strict=True)),
        "piles": {name: see_pile(s, gang) for gang, name in enumerate(box.gangs)},
        "unplayed": unplayed(s),
        "played": s.played[:],
        "opening": s.lap == 1 and len(s.played) < s.seats,
        "dice": {"black": s.black or None, "white": s.white or None},
        "raid": {"gangs": [box.gangs[gang] for gang in s.gangs]} if s.gangs else None,
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
    box = s.box
    top = s.tops[gang]
    inside = [*s.bags[gang], *s.bottoms[gang], *([] if top == NOTHING else [top])]
    groups = [box.group_of[card] for card in inside]
    return {
        "count": len(inside),
        "top": None if top == NOTHING else box.names[top],
        "groups": {box.groups[group]: groups.count(group) for group in sorted(set(groups))},
    }


def unplayed(s: State) -> dict[str, int]:
    box = s.box
    return {str(value): box.steps.count(value) - s.played.count(value) for value in box.card_values}


def see_verdicts(s: State) -> View:
    box = s.box
    return {
        "gangs": [box.gangs[gang] for gang in s.raiders],
        "number": s.judged,
        "caught": [
            {"seat": v.seat, "cards": box.spell(v.cards), "paid": v.paid, "bankrupt": v.bankrupt}
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
    box = s.box
    values, doubled = worth(s, seat)
    threatened = s.threatened(seat) if s.gangs else []
    return {
        "money": None if hides else s.money[seat],
        "cards": box.spell(s.held[seat]),
        "hand": len(s.hands[seat]),
        "done": s.done[seat],
        "threatened": box.spell(threatened),
        "risk": {box.names[card]: box.rows[box.group_of[card]][s.black - 1] for card in threatened}
        if s.black
        else {},
        "groups": [box.groups[group] for group in s.groups(seat)],
        "payout": values + doubled + box.fees["gate"],
        "worth": [values, doubled],
        "left": seat in s.left,
    }


def reach(s: State, seat: int) -> list[View]:
    """Where each of one's movement cards leads."""
    ways = [
        (value, cast("str | None", lane))
        for value in sorted(set(s.hands[seat]))
        for _, _, lane in ways_of(s, value)
    ]
    return [see_way(s, seat, value, lane) for value, lane in ways]


def see_way(s: State, seat: int, value: int, lane: str | None) -> View:
    """A square one can move to, and how many of one's own bandits its raid would threaten."""
    box = s.box
    square = box.arrival[s.square, value, lane]
    sought = box.raided[square] if box.kind[square] == "raid" else ()
    sought = box.every_gang if box.kind[square] == "raid_all" else sought
    threatened = sum(box.gang_of[card] in sought for card in s.held[seat])
    return {"card": value, "lane": lane, "square": box.squares[square], "threatened": threatened}


def advice(s: State, view: View, seat: int | None, step: str) -> View | None:
    """In a raid: whom a sensible player would drop, and the ransom to expect for those who stay."""
    if seat is None or step not in ("window20", "window100"):
        return None
    threatened, box = s.threatened(seat), s.box
    if not threatened:
        return {"drop": [], "ransom": 0, "all": 0}
    insight, fee = Insight(box, view, seat), box.fees[step]
    ransom = {card: insight.likely_ransom(card) for card in threatened}
    dropped = [card for card in threatened if insight.is_better_dropped(card, fee)]
    dropped = dropped[: s.money[seat] // fee]
    stay = [ransom[card] for card in threatened if card not in dropped]
    return {
        "drop": box.spell(dropped),
        "ransom": round(sum(stay)),
        "all": round(sum(ransom.values())),
    }


def is_known(offer: Offer, seat: int | None) -> bool:
    return offer.to == ANY or seat in (offer.maker, offer.to)


def see_offer(s: State, offer: Offer, seat: int | None) -> View:
    box = s.box
    told = [other for other in offer.hidden if seat in (other, offer.maker)]
    return {
        "id": offer.name,
        "from": offer.maker,
        "to": None if offer.to == ANY else offer.to,
        "give": box.spell(offer.give),
        "give_money": offer.give_money,
        "want": box.spell(offer.want),
        "want_money": offer.want_money,
        "hidden": told,
        "chain": offer.chain,
        "mine": offer.maker == seat,
        "can_answer": seat is not None and may_answer(s, seat, offer),
        "can_accept": seat is not None and can_accept(s, seat, offer),
    }


def offers_left(s: State, seat: int) -> int:
    """BA-96."""
    box = s.box
    own = sum(offer.maker == seat for offer in s.offers)
    return max(0, min(box.deals["open"] - own, box.deals["made"] - s.made[seat]))


def see_tribute(s: State, seat: int | None) -> View:
    chosen = [other for other in s.asked if s.gives[other] != NOTHING]
    mine = seat is not None and s.gives[seat] != NOTHING
    return {
        "asked": s.asked[:],
        "chosen": chosen,
        "mine": s.box.names[s.gives[cast(int, seat)]] if mine else None,
    }
