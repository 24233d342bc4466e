"""The end, and the score (OS-75 to OS-79)."""

from __future__ import annotations

from fabletop.core.dealer import Dealer
from fabletop.games.open_sesame.recital import end_recital
from fabletop.games.open_sesame.state import State


def count_up(s: State, dealer: Dealer) -> None:
    """OS-75 to OS-79: collections are turned up."""
    s.ended = "scored"
    for seat in range(s.seats):
        points, unique = standing(s, seat)
        dealer.show("counted", seat, s.box.spell(sorted(s.collections[seat])), points, unique)
    dealer.tell("over", "scored", winners(s))


def standing(s: State, seat: int) -> tuple[int, int]:
    """OS-76 to OS-78: kinds, and cards that exist only once."""
    copies = s.box.copies[str(s.options["deck"])]
    cards = s.collections[seat]
    return len(set(cards)), sum(copies[kind] == 1 for kind in cards)


def ranks(s: State) -> list[int]:
    """OS-77, OS-79: by points, then by unique cards; equals share a rank."""
    places = [standing(s, seat) for seat in range(s.seats)]
    return [1 + sum(other > own for other in places) for own in places]


def winners(s: State) -> list[int]:
    return [seat for seat, rank in enumerate(ranks(s)) if rank == 1]


def abort(s: State, seat: int, dealer: Dealer) -> None:
    """OS-117, `on_leave=abort`: without a result; what lay on the table goes back to the pile."""
    s.agenda.clear()
    back, chief = [*s.hand, *s.pool], s.box.chief
    s.bag = sorted([*s.bag, *[kind for kind in back if kind != chief]])
    if chief in back:
        s.chief = 0
    s.pool = []
    s.unseen = []
    s.waiting = None
    end_recital(s)
    s.begin_round()
    s.ended = "aborted"
    dealer.tell("aborted", seat)
    dealer.tell("over", "aborted", [])
