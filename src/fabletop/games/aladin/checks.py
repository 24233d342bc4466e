"""Whether the rules can go on from a position: what no key of it can say alone.

Every card lies in one place, a round is as far as its agenda says, and every question has what it
needs.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.core.kinds import must
from fabletop.core.positions import Pieces
from fabletop.core.rulebook import Ask
from fabletop.games.aladin.chests import limit
from fabletop.games.aladin.race import is_sealed
from fabletop.games.aladin.rules import STEPS
from fabletop.games.aladin.state import ALONE, NOBODY, NOTHING, State, to_answer
from fabletop.games.aladin.wishes import POSSIBLE

HIDDEN = ("program", "ready", "countdown")  # nobody sees a die yet


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
    if step in HIDDEN or step == "race":
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
