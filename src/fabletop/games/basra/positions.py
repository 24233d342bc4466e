"""What a position of Basra may say, and whether the rules can go on from it.

`FIELDS` declares every key. What one key cannot say alone stands below: bandits and movement cards
are there once, whoever is asked can answer, and every question has what it needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

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
from fabletop.games.basra import state
from fabletop.games.basra.content import (
    CARD,
    CARD_VALUES,
    DEALS,
    DEAREST,
    EVERY_GANG,
    FEES,
    GANG,
    GANG_OF,
    GANGS,
    NAMES,
    SQUARE,
    STEPS,
    UNIT,
)
from fabletop.games.basra.deals import tradable
from fabletop.games.basra.rules import STEPS_OF_PLAY
from fabletop.games.basra.state import ANY, NOTHING, Offer, State, spell

RICHEST = 1_000_000  # far more than a game can bring
DICE = 6

GANG_NAME = Named("a gang", GANG)
BANDIT = Named("a bandit", CARD)
BANDITS = ListOf(BANDIT, len(NAMES), different=True)
MONEY = Number(0, RICHEST, UNIT)
SEATS = ListOf(Seat(), different=True)
DIE = Number(0, DICE)
CARDS = ListOf(Number(min(CARD_VALUES), max(CARD_VALUES)), len(STEPS))
NUMBER = Number(0, 100_000)  # of offers, of questions
OFFER_NAME = Text('an offer such as "o1"', r"o[1-9][0-9]{0,4}")
OFFER: Mapping[str, Kind] = {
    "id": OFFER_NAME,
    "from": Seat(),
    "to": Else(Seat(), {None: ANY}),
    "give": BANDITS,
    "give_money": MONEY,
    "want": BANDITS,
    "want_money": Number(0, DEAREST, UNIT),
    "hidden": SEATS,
    "chain": NUMBER,
}
STALE = Row(OFFER_NAME, Seat(), Else(Seat(), {ANY: ANY}))
MAY = {key: None for key in OFFER if key not in ("id", "from", "to")}
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

FIELDS: Fields = Fields(
    Field("banker", Seat(), "who keeps the bank", "the last seat"),
    Field("lap", Number(1, 2), "the lap, from 1", "1"),
    Field("starter", Seat(), "who began the lap", "0"),
    Field("active", Seat(), "whose turn it is", "0"),
    Field("square", Named("a square", SQUARE), "where Ali Baba stands", "the gate"),
    Field("money", EachSeat(MONEY), "each balance", "as at the start"),
    Field("held", EachSeat(BANDITS), "each player's bandits, in the order they came", "none"),
    Field("hands", EachSeat(CARDS), "each player's movement cards", "all that are not played"),
    Field("played", CARDS, "movement cards played in this lap", "none"),
    Field("tops", MapOf(GANG_NAME, Else(BANDIT, {None: NOTHING})), "face-up cards", "some"),
    Field("bags", MapOf(GANG_NAME, BANDITS), "cards nobody has seen", "all the others"),
    Field("bottoms", MapOf(GANG_NAME, BANDITS), "what went under a pile, in order", "none"),
    Field("black", DIE, "the black die on the Destiny Setup, 0 if not there", "0"),
    Field("white", DIE, "the white die", "0"),
    Field("left", SEATS, "seats that have left", "none"),
    Field("paid", EachSeat(Row(MONEY, MONEY)), "payouts of both laps", "all 0"),
    Field("ended", OneOf("", "laps", "abandoned"), "how the game ended", "not"),
    Field("bought", Number(0, FEES["buy"] + FEES["recruits"]), "how many can still be bought", "0"),
    Field("free", Number(0, FEES["recruits"]), "of these, how many for nothing", "0"),
    Field("gangs", ListOf(GANG_NAME, len(GANGS), different=True), "threatened by a raid", "none"),
    Field("judged", Number(0, DICE * DICE), "the number of the last raid", "0"),
    Field("verdicts", ListOf(Row(Seat(), BANDITS, MONEY, Flag())), "of the last raid", "none"),
    Field("raided", Flag(), "whether there was a judgement since the last move", "false"),
    Field("raiders", ListOf(GANG_NAME, len(GANGS), different=True), "the gangs of it", "none"),
    Field("taking", SEATS, "who takes part in a window or bazaar", "nobody"),
    Field("done", EachSeat(Flag()), "who is done there", "nobody"),
    Field("asked", SEATS, "who has a choice in a tribute", "nobody"),
    Field("gives", EachSeat(Else(BANDIT, {None: NOTHING})), "what each chose", "nothing"),
    Field("offers", ListOf(Object(OFFER, MAY)), "open offers", "none"),
    Field("made", EachSeat(Number(0, DEALS["made"])), "how many offers each made", "all 0"),
    Field("number", NUMBER, "how many offers there were in this game", "0"),
    Field("stale", ListOf(STALE), "offers whose maker cannot pay: name, maker, to whom", "none"),
    Field("agenda", AGENDA, "what is still to be done, the next **last**", "a turn"),
    Field("decision", Number(), "the number of the question", "1"),
)  # fmt: skip


def load(data: Mapping[str, object], options: Mapping[str, Word]) -> State:
    """A state from JSON, if the rules can go on from it; else `Wrong` with a sentence."""
    seats = data["seats"]
    assert isinstance(seats, int)
    FIELDS.read(data, Setup(seats, options))
    s = state.load(data, options)
    check(s)
    return s


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
    box = Pieces(NAMES)
    for cards in s.held:
        box.take(cards, "held")
    for gang in EVERY_GANG:
        top = [] if s.tops[gang] == NOTHING else [s.tops[gang]]
        check_pile(box, gang, {"tops": top, "bags": s.bags[gang], "bottoms": s.bottoms[gang]})
    for name in spell(box.rest()):
        must(False, f"`bags` must have all bandits that are nowhere else, as {name}")


def check_pile(box: Pieces, gang: int, inside: Mapping[str, Sequence[int]]) -> None:
    for key, cards in inside.items():
        for card in cards:
            right = GANG_OF[card] == gang
            must(right, f"`{key}` of {GANGS[gang]} must not have {NAMES[card]} of another gang")
        box.take(cards, key)
    below = inside["bags"] or inside["bottoms"]
    must(inside["tops"] or not below, f"`tops` of {GANGS[gang]} must be a card: its pile has some")


def check_movement(s: State, step: str) -> None:
    """No movement card is there too often, and who is to move has one."""
    there = Counter([*s.played, *(value for hand in s.hands for value in hand)])
    for value, count in there.items():
        most = STEPS.count(value)
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
