"""What thieves would usually do, for a search in imagined worlds: it never sees a real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.options import Action, Option, fits
from fabletop.games.open_sesame.sayings import noun, say
from fabletop.games.open_sesame.state import State, would_catch
from fabletop.games.open_sesame.ways import CONCEDE

SKILLS: frozenset[str] = frozenset(("recite",))  # memory answers it
USUAL: frozenset[str] = SKILLS | {"decide", "share", "claim"}
HOLES: frozenset[str] = frozenset(("claim", "name", "sentence", "tick"))
ERRS = (1, 1, 1, 1, 1, 4, 8, 14, 22, 31, 40)  # of a hundred recitals, by cards of the hand
CAUTION = 0.2  # Ali Baba stops when the risk is greater
ADJECTIVE, LANGUAGE = "royal", "en"


def likely(s: State, seat: int, step: str, dealer: Dealer) -> Action:
    """A thief errs the more the longer the hand; all gather kinds they do not have."""
    if step == "recite":
        return recite(s, dealer)
    if step == "decide":
        return ("open_sesame",) if s.may_stop and risk(s) > CAUTION else ("draw",)
    if step == "claim":
        return claim(s, seat)
    new = [kind for kind in s.pool if kind not in s.collections[seat]] or s.pool
    return ("pick", s.box.kinds[new[dealer.roll(len(new)) - 1]])


def recite(s: State, dealer: Dealer) -> Action:
    """Either something is missing from the start, or all comes to mind."""
    if not s.named_total and dealer.roll(100) <= ERRS[min(len(s.hand), len(ERRS) - 1)]:
        return ("call_mistake",) if s.options["judge"] == "table" else CONCEDE
    if s.options["judge"] != "table" and s.options["recite_input"] == "sentence":
        return in_one_breath(s)
    return next_entry(s)


def in_one_breath(s: State) -> Action:
    """The whole hand, where only sentences count."""
    names = s.box.spell(s.hand)
    if s.options["adjectives"]:
        told = zip(s.adjectives, names, strict=True)
        text = ", ".join(f"{word or ADJECTIVE} {noun(name, LANGUAGE)}" for word, name in told)
    else:
        one_by_one = [(name, 1) for name in names]
        text = say(one_by_one if s.options["ordered"] else [*Counter(names).items()], LANGUAGE)
    return ("sentence", text, LANGUAGE)


def next_entry(s: State) -> Action:
    """The next card, as it was."""
    place = s.named.index(False)
    kind = s.hand[place]
    single = s.options["ordered"] or s.options["adjectives"]
    told = (s.adjectives[place] or ADJECTIVE) if s.options["adjectives"] else None
    if s.options["judge"] == "table":
        newest = kind == s.hand[-1] and not s.named[-1]
        return ("tick", s.box.kinds[kind], s.hand.count(kind), told if newest else None)
    return ("name", s.box.kinds[kind], 1 if single else s.hand.count(kind), told)


def risk(s: State) -> float:
    """The share of the cards to come that would have him caught."""
    box, tokens = s.box, s.tokens
    deadly = [would_catch(box, tokens, alarm) for alarm in range(len(tokens))] + [False]
    return sum(deadly[box.alarm_of[kind]] for kind in s.bag) / max(1, len(s.bag))


def claim(s: State, seat: int) -> Action:
    """Kinds one does not have, the rarest first."""
    copies, own = s.box.copies[str(s.options["deck"])], s.collections[seat]
    taken: list[int] = []
    left = s.pool[:]
    for _ in range(s.box.claim):
        best = min(left, key=lambda kind: (kind in own or kind in taken, copies[kind]))
        left.remove(best)
        taken.append(best)
    return ("claim", tuple(s.box.spell(taken)))


def fillings(s: State, seat: int, option: Option) -> Sequence[Action]:
    """One's recital as one remembers it, and the claim that brings most."""
    if option[0] == "claim":
        return [claim(s, seat)]
    answer = in_one_breath(s) if option[0] == "sentence" else next_entry(s)
    return [answer] if fits(option, answer) else []
