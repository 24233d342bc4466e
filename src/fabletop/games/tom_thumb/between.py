"""Between turns (TT-38, TT-44 to TT-49a): the next Guide, the vote, the Tree and the Boots."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action
from fabletop.core.rulebook import NOBODY, Ask
from fabletop.games.tom_thumb.content import VOTES
from fabletop.games.tom_thumb.questions import OfGuide, begin_turn, punish, show_result, turn_up
from fabletop.games.tom_thumb.state import State

# -- between turns


def pass_on(s: State, dealer: Dealer) -> None:
    """TT-38, TT-45, TT-54: the next Guide; the storm turns the wood; perhaps there is a choice."""
    if not s.is_two():
        s.finder = s.left_of(s.finder)
    s.turn += 1
    if dealer.hears:
        dealer.tell("passed", s.finder)
        if s.options["storm"]:
            dealer.tell("storm", s.turn)
    if s.tree == "ready" or s.boots == "ready":
        s.votes = [""] * s.seats
        s.voters = s.entitled()
        if dealer.hears:
            dealer.tell("voting", s.voters)
        s.plan("between", "count_votes")
    else:
        begin_turn(s, dealer)


class Between(Ask[State]):
    """TT-44 to TT-46: the Tree, the Boots, or on."""

    verbs = ("vote",)
    together = True
    secret = False
    open = True

    def actors(self, s: State) -> Sequence[int]:
        votes = s.votes
        return [seat for seat in s.voters if not votes[seat]]

    def waits_for(self, s: State) -> int:
        votes = s.votes
        for seat in s.voters:
            if not votes[seat]:
                return seat
        return NOBODY

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return votes_on(s)

    def asides(self, s: State, seat: int) -> Sequence[Action]:
        return self.options(s, seat) if seat in s.voters else ()

    def vote(self, s: State, seat: int, dealer: Dealer, choice: str) -> None:
        s.votes[seat] = choice
        if dealer.hears:
            dealer.tell("voted", seat, choice)


def votes_on(s: State) -> list[Action]:
    return VOTES[s.tree == "ready"][s.boots == "ready"]


def choices(s: State) -> list[str]:
    return [str(choice) for _, choice in votes_on(s)]


def at_stake(s: State) -> list[str]:
    """TT-97: what could lose the game at once."""
    costs = {"tree": s.box.tree, "boots": int(str(s.options["boots_fail_cost"]))}
    return [x for x in choices(s) if s.ogre + costs.get(x, -s.box.ogre) >= s.box.ogre]


def count_votes(s: State, dealer: Dealer) -> None:
    """TT-46: what the table wants, if enough want it."""
    wants_tree, wants_boots = is_wanted(s, "tree"), is_wanted(s, "boots")
    s.votes, s.voters = [""] * s.seats, []
    if dealer.hears:
        dealer.tell("decided", "tree" if wants_tree else "boots" if wants_boots else "continue")
    if wants_tree:
        s.tree = "used"
        if punish(s, s.box.tree, dealer):
            s.plan("show", "tree_look", "hide", "begin_turn")
    elif wants_boots:
        s.boots = "used"
        next_card(s, dealer)
    else:
        begin_turn(s, dealer)


def is_wanted(s: State, choice: str) -> bool:
    """More than half; of four or more, half with the coming Guide; or all of them."""
    entitled, votes, for_it = s.voters, s.votes, 0
    for seat in entitled:
        if votes[seat] == choice:
            for_it += 1
    if s.options["collective"] == "unanimous":
        return for_it == len(entitled)
    if len(entitled) >= 4 and 2 * for_it == len(entitled):
        return s.finder in entitled and votes[s.finder] == choice
    return 2 * for_it > len(entitled)


# -- the Seven League Boots


def next_card(s: State, dealer: Dealer) -> None:
    """TT-48, TT-49a: the next card of the deck, or all are found."""
    deck = s.cards_left()
    if deck:
        s.asked, s.named = s.finder, dealer.draw(deck)
        if dealer.hears:
            dealer.tell("asked", s.asked, s.box.faces[s.named])
        s.agenda.append("boots")
        return
    before, s.ogre = s.ogre, max(0, s.ogre - s.box.boots_back)
    dealer.tell("boots_done", s.finder)
    dealer.tell("ogre_back", list(range(before, s.ogre, -1)), s.ogre)
    show_result(s, "begin_turn")


class Boots(OfGuide):
    """TT-48: the coming Guide finds them all, alone."""

    verbs = ("flip", "silence")
    open = True

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [s.box.flip[index] for index, up in enumerate(s.up) if not up]

    def flip(self, s: State, seat: int, dealer: Dealer, index: int) -> None:
        if turn_up(s, seat, index, dealer):
            next_card(s, dealer)
        else:
            self.fail(s, seat, dealer)

    def silence(self, s: State, seat: int, dealer: Dealer) -> None:
        dealer.tell("silent", seat, s.box.faces[s.named])
        self.fail(s, seat, dealer)

    def fail(self, s: State, seat: int, dealer: Dealer) -> None:
        """TT-49: whatever was wrong."""
        dealer.tell("boots_failed", seat)
        cost = s.options["boots_fail_cost"]
        if punish(s, int(str(cost)), dealer):
            show_result(s, "begin_turn")
