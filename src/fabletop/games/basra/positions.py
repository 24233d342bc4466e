"""What a position of Basra may say, and whether the rules can go on from it.

`fields_of` declares every key. What one key cannot say alone stands below: bandits and movement
cards are there once, whoever is asked can answer, and every question has what it needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
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
    Object,
    OneOf,
    Row,
    Seat,
    Setup,
    Text,
    must,
)
from fabletop.core.options import Word
from fabletop.core.positions import Field, Fields, Pieces
from fabletop.core.rulebook import Ask
from fabletop.games.basra.content import LANES, Box
from fabletop.games.basra.deals import tradable
from fabletop.games.basra.rules import STEPS_OF_PLAY
from fabletop.games.basra.state import ANY, NOTHING, Offer, State, Verdict, fresh, unseen

RICHEST = 1_000_000  # far more than a game can bring
DICE = 6

SEATS = ListOf(Seat(), different=True)
DIE = Number(0, DICE)
NUMBER = Number(0, 100_000)  # of offers, of questions
OFFER_NAME = Text('an offer such as "o1"', r"o[1-9][0-9]{0,4}")
STALE = Row(OFFER_NAME, Seat(), Else(Seat(), {ANY: ANY}))
AGENDA = Agenda(
    "turn next_turn",
    "buy next_turn",
    "choose_gang buy_more? next_turn",
    "tribute collect buy_more? next_turn",
    "(bazaar | brisk_trade) close_window buy_more? next_turn",
    "window20 close_window check roll_black open100 "
    "window100 close_window check roll_white judge buy_more? next_turn",
    "window100 close_window check roll_white judge buy_more? next_turn",
    "choose_starter",
)
WINDOWS = ("window20", "window100", "bazaar", "brisk_trade")


class OfGangs(MapOf):
    """Something of each gang; the state has it in their order."""

    def write(self, has: Any, table: Setup) -> object:
        return super().write(dict(enumerate(has)), table)


class Payouts(Row):
    """What each lap paid; it will change."""

    def read(self, said: object, table: Setup) -> Any:
        return list(super().read(said, table))


class VerdictOf(Row):
    """What a judgement meant for one player."""

    def read(self, said: object, table: Setup) -> Any:
        return Verdict(*super().read(said, table))


INSIDE = {"id": "name", "from": "maker"}  # what the state calls these parts of an offer


class OfferOf(Object):
    """An open offer; what it leaves out is nothing."""

    def __init__(self, bandits: Kind, money: Kind, price: Kind) -> None:
        hidden = ListOf(Seat(), different=True, as_tuple=True)
        terms = {"give": bandits, "give_money": money, "want": bandits, "want_money": price}
        whose = {"id": OFFER_NAME, "from": Seat(), "to": Else(Seat(), {None: ANY})}
        nothing = {"give": (), "give_money": 0, "want": (), "want_money": 0}
        super().__init__(
            {**whose, **terms, "hidden": hidden, "chain": NUMBER},
            {**nothing, "hidden": (), "chain": 0},
        )

    def read(self, said: object, table: Setup) -> Any:
        told = super().read(said, table)
        return Offer(*(told[key] for key in self.kinds))

    def write(self, has: Any, table: Setup) -> object:
        return {
            key: kind.write(getattr(has, INSIDE.get(key, key)), table)
            for key, kind in self.kinds.items()
        }


def fields_of(box: Box) -> Fields:
    """Every key of a position with this box."""
    gang, bandit = Named("a gang", box.gang), Named("a bandit", box.card)
    bandits = ListOf(bandit, len(box.names), different=True)
    some_bandits = ListOf(bandit, len(box.names), different=True, as_tuple=True)
    gangs = ListOf(gang, len(box.gangs), different=True, as_tuple=True)
    value = Number(box.card_values[0], box.card_values[-1])
    cards, hand = ListOf(value, len(box.steps)), ListOf(value, len(box.steps), ordered=True)
    money, price = Number(0, RICHEST, box.unit), Number(0, box.dearest, box.unit)
    none_or_one = Else(bandit, {None: NOTHING})
    verdicts = ListOf(VerdictOf(Seat(), some_bandits, money, Flag()))
    offers = ListOf(OfferOf(some_bandits, money, price))
    stale, free = ListOf(STALE), box.fees["recruits"]
    return Fields(
        Field("banker", Seat(), "who keeps the bank", "the last seat"),
        Field("lap", Number(1, 2), "the lap, from 1", "1"),
        Field("starter", Seat(), "who began the lap", "0"),
        Field("active", Seat(), "whose turn it is", "0"),
        Field("square", Named("a square", box.square), "where Ali Baba stands", "the gate"),
        Field("lane", OneOf("", *LANES), "the way on from a junction, if it is chosen", "not"),
        Field("money", EachSeat(money), "each balance", "as at the start"),
        Field("held", EachSeat(bandits), "each player's bandits, in the order they came", "none"),
        Field("hands", EachSeat(hand), "each player's movement cards", "all that are not played"),
        Field("played", cards, "movement cards played in this lap", "none"),
        Field("tops", OfGangs(gang, none_or_one), "face-up cards", "some", ""),
        Field("bags", OfGangs(gang, bandits), "cards nobody has seen", "all the others", ""),
        Field("bottoms", OfGangs(gang, bandits), "what went under a pile, in order", "none", ""),
        Field("black", DIE, "the black die on the Destiny Setup, 0 if not there", "0"),
        Field("white", DIE, "the white die", "0"),
        Field("left", SEATS, "seats that have left", "none"),
        Field("paid", EachSeat(Payouts(money, money)), "payouts of both laps", "all 0"),
        Field("ended", OneOf("", "laps", "abandoned"), "how the game ended", "not"),
        Field("bought", Number(0, box.fees["buy"] + free), "how many can still be bought", "0"),
        Field("free", Number(0, free), "of these, how many for nothing", "0"),
        Field("gangs", gangs, "threatened by a raid", "none"),
        Field("judged", Number(0, DICE * DICE), "the number of the last raid", "0"),
        Field("verdicts", verdicts, "of the last raid", "none"),
        Field("raided", Flag(), "whether there was a judgement since the last move", "false"),
        Field("raiders", gangs, "the gangs of it", "none"),
        Field("taking", SEATS, "who takes part in a window or bazaar", "nobody"),
        Field("done", EachSeat(Flag()), "who is done there", "nobody"),
        Field("asked", SEATS, "who has a choice in a tribute", "nobody"),
        Field("gives", EachSeat(none_or_one), "what each chose", "nothing"),
        Field("offers", offers, "open offers", "none"),
        Field("made", EachSeat(Number(0, box.most_made)), "how many offers each made", "all 0"),
        Field("number", NUMBER, "how many offers there were in this game", "0"),
        Field("stale", stale, "offers whose maker cannot pay: name, maker, to whom", "none"),
        Field("agenda", AGENDA, "what is still to be done, the next **last**", "a turn"),
        Field("decision", Number(), "the number of the question", "1"),
    )


# -- loading


def load(
    box: Box, fields: Fields, data: Mapping[str, object], options: Mapping[str, Word]
) -> State:
    """A state from JSON, if the rules can go on from it; else `Wrong` with a sentence.

    What is left out is as when a turn begins. Bandits lie where the position says; all others are
    unseen in their piles, with one of them face up.
    """
    seats = data["seats"]
    assert isinstance(seats, int)
    said = fields.read(data, Setup(seats, options))
    s = fresh(box, seats, options)
    s.plan("turn", "next_turn")
    s.decision = 1
    fields.put(s, said)
    lay_piles(s, said)
    names = [*(offer.name for offer in s.offers), *(name for name, _, _ in s.stale)]
    s.number = max([s.number, *(int(name[1:]) for name in names)])  # the next gets a new name
    if "hands" not in said and s.agenda and s.agenda != ["choose_starter"]:
        deal_rest(s)
    check(s)
    return s


def lay_piles(s: State, said: Mapping[str, Any]) -> None:
    """What the piles show, and whom nobody has seen."""
    tops, bags, bottoms = (said.get(key, {}) for key in ("tops", "bags", "bottoms"))
    for gang in s.box.every_gang:
        s.bottoms[gang] = bottoms.get(gang, [])
        rest = unseen(s, gang)
        top = s.tops[gang] = tops.get(gang, rest[0] if rest else NOTHING)
        s.bags[gang] = bags.get(gang, [card for card in rest if card != top])


def deal_rest(s: State) -> None:
    """All movement cards that are not played, from the starter, the lowest first."""
    deck = sorted(s.box.steps)
    for value in s.played:
        deck.remove(value)
    order = s.around(s.starter)
    for place, value in enumerate(deck):
        s.hands[order[place % s.seats]].append(value)


# -- what no key can say alone


def check(s: State) -> None:
    """What no key can say alone."""
    step = str(s.agenda[-1]) if s.agenda else ""
    check_bandits(s)
    check_movement(s, step)
    check_end(s, step)
    check_left(s, step)
    if s.ended == "abandoned":
        return  # the last of them may have left in the middle of anything
    check_buying(s, step)
    check_windows(s, step)
    check_offers(s, step)
    check_tribute(s, step)


# -- cards


def check_bandits(s: State) -> None:
    """Every bandit is in one place, in a pile of its own gang."""
    box = s.box
    pieces = Pieces(box.names)
    for cards in s.held:
        pieces.take(cards, "held")
    for gang in box.every_gang:
        top = [] if s.tops[gang] == NOTHING else [s.tops[gang]]
        inside = {"tops": top, "bags": s.bags[gang], "bottoms": s.bottoms[gang]}
        check_pile(box, pieces, gang, inside)
    for name in box.spell(pieces.rest()):
        must(False, f"`bags` must have all bandits that are nowhere else, as {name}")


def check_pile(box: Box, pieces: Pieces, gang: int, inside: Mapping[str, Sequence[int]]) -> None:
    own = box.gangs[gang]
    for key, cards in inside.items():
        for card in cards:
            right = box.gang_of[card] == gang
            must(right, f"`{key}` of {own} must not have {box.names[card]} of another gang")
        pieces.take(cards, key)
    below = inside["bags"] or inside["bottoms"]
    must(inside["tops"] or not below, f"`tops` of {own} must be a card: its pile has some")


def check_movement(s: State, step: str) -> None:
    """No movement card is there too often, and who is to move has one."""
    there = Counter([*s.played, *(value for hand in s.hands for value in hand)])
    for value, count in there.items():
        most = s.box.steps.count(value)
        must(count <= most, f"`hands` and `played` must have at most {most} cards {value}")
    has = s.hands[s.active]
    must(has or step != "turn", f"`hands` must give a card to seat {s.active}, who is to move")


# -- the frame


def check_end(s: State, step: str) -> None:
    """BA-32, BA-83, BA-100."""
    laps = s.options["laps"]
    assert isinstance(laps, int)
    last = laps - (step == "choose_starter")
    must(s.lap <= last, f"`lap` must be at most {last} here, not {s.lap}")
    over = "`agenda` must be empty if the game has `ended`, and only then"
    must(bool(s.agenda) != bool(s.ended), over)


def check_buying(s: State, step: str) -> None:
    """BA-30: what was bought counts in `buy` alone."""
    must((step == "buy") == bool(s.bought), "`bought` must be above 0 in `buy`, and only there")
    must(s.free <= s.bought, f"`free` must be at most `bought`, not {s.free}")


def check_left(s: State, step: str) -> None:
    """BA-100: the autopilot has played for whoever has left; with nobody left it has ended."""
    gone = len(s.left) == s.seats
    must(gone == (s.ended == "abandoned"), "`left` must be all seats if abandoned, and only then")
    ask = STEPS_OF_PLAY.get(step)
    asked = ask.actors(s) if isinstance(ask, Ask) else ()
    for seat in s.left:
        must(seat not in asked, f"`left` must not have seat {seat}, which is asked")


# -- questions to several


def check_windows(s: State, step: str) -> None:
    """BA-44, BA-52 to BA-60, BA-97: a raid has gangs and dice; some or all take part."""
    raid = step in ("window20", "window100")
    must(bool(s.gangs) == raid, "`gangs` must be there in a raid's windows, and only there")
    lying = (bool(s.black), bool(s.white))
    must(step != "window20" or not any(lying), "`black` and `white` must be 0 in `window20`")
    must(step != "window100" or lying == (True, False), "only `black` must lie in `window100`")
    window = step in WINDOWS
    must(bool(s.taking) == window, "`taking` must have seats in a window, and only there")
    if step == "brisk_trade":
        held = all(s.held[seat] for seat in s.taking)
        must(held, "`taking` must be players with bandits in `brisk_trade`")
    if deals_in(s, step):
        must(len(s.taking) == s.seats, f"`taking` must be all seats in `{step}`")


def deals_in(s: State, step: str) -> bool:
    """BA-42, BA-54: whether offers can be made now."""
    if step == "window100":
        return bool(s.options["deals_in_100"])
    return step in ("window20", "bazaar")


def check_offers(s: State, step: str) -> None:
    """BA-89 to BA-96: each offer can be accepted, and has a name of its own."""
    there = s.offers or s.stale or any(s.made)
    must(deals_in(s, step) or not there, "`offers`, `made` and `stale` must be empty without deals")
    names = [*(offer.name for offer in s.offers), *(name for name, _, _ in s.stale)]
    must(len(set(names)) == len(names), f"`offers` must have an `id` each, not {names}")
    for offer in s.offers:
        check_offer(s, offer)


def check_offer(s: State, offer: Offer) -> None:
    """BA-90, BA-93: both can do what it says; one to all wants nobody."""
    name, maker, to = offer.name, offer.maker, offer.to
    must(to != maker and maker not in offer.hidden, f"offer {name} must be to somebody else")
    must(to == ANY or not offer.hidden, f"offer {name} must be to all for somebody to be `hidden`")
    must(s.money[maker] >= offer.give_money, f"offer {name} must give money that its maker has")
    must(has_all(tradable(s, maker), offer.give), f"offer {name} must give what its maker can")
    theirs = [] if to == ANY else tradable(s, to)
    must(has_all(theirs, offer.want), f"offer {name} must want what the other can give")


def has_all(own: Sequence[int], cards: Sequence[int]) -> bool:
    return set(cards) <= set(own)


def check_tribute(s: State, step: str) -> None:
    """BA-43: everybody but the active player gives one; who has more than one chooses."""
    if step != "tribute":
        nothing = not s.asked and s.gives.count(NOTHING) == s.seats
        must(nothing, "`asked` and `gives` must be empty without a tribute")
        return
    must(s.gives[s.active] == NOTHING, "`gives` must be null for the active player")
    for seat in s.around(s.active)[1:]:
        own, card = s.held[seat], s.gives[seat]
        must(card in [*own, NOTHING], f"`gives` of seat {seat} must be a bandit it has, or null")
        must(len(own) != 1 or card in own, f"`gives` of seat {seat} must be its only bandit")
    several = {seat for seat in s.around(s.active)[1:] if len(s.held[seat]) > 1}
    must(set(s.asked) == several, f"`asked` must be all others with several, not {s.asked}")
