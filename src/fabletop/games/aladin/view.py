"""What each seat may see.

All cards that were turned up lie open somewhere, so a view is nearly everything. Hidden are
programs before the reveal, reactions before they are judged, what the Caravan takes along, and
the order of the piles. A memory (worlds.py) holds what went under the lamp pile and what the
All-Seeing Eye has shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.aladin.chests import limit
from fabletop.games.aladin.race import head_start, is_valid
from fabletop.games.aladin.state import ALONE, NOBODY, NOTHING, Slap, State
from fabletop.games.aladin.treasure import Score, gem_counts, leaders, scores

View = dict[str, object]


def views(s: State, seats: Sequence[int | None], step: str, actors: Sequence[int]) -> list[View]:
    """What several seats see at one moment: most of it is the same for all."""
    public = table(s, step, actors)
    return [{**public, **private(s, seat, step)} for seat in seats]


def table(s: State, step: str, actors: Sequence[int]) -> View:
    """What everybody sees."""
    counts = gem_counts(s)
    leading = leaders(counts)
    points = scores(s)
    return {
        "step": step,
        "prompt": prompt(s, step),
        "actors": list(actors),
        "round": s.round,
        "mode": s.options["lamp_mode"],
        "duel": s.is_duel(),
        "last_round": s.last_round,
        "chests": {name: see_chest(s, chest) for chest, name in enumerate(s.box.chests)},
        "lamp_pile": len(s.lamps) + len(s.under),
        "lamp": see_lamp(s),
        "wishing": seat_or_none(s.caller),
        "rights": rights_left(s),
        "seats": [see_seat(s, seat, counts, leading, points[seat]) for seat in range(s.seats)],
        "ring": ring(s),
        "discard": s.box.spell(s.discard),
        "race": see_race(s) if s.judged else None,
        "penalty": see_penalty(s),
        "talisman": see_talisman(s, step),
        "caravan": see_caravan(s) if step == "caravan" else None,
        "here": list(s.present),
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in s.options.items()},
        "agenda": [each if isinstance(each, str) else list(each) for each in s.agenda],
        "decision": s.decision,
        "ended": s.ended,
    }


def prompt(s: State, step: str) -> str:
    """Which words ask for an answer: AL-4 for two dice, AL-33 for the third wish."""
    if step == "program" and s.is_duel():
        return "program-two"
    return "wish-3" if step == "wish" and s.wish == 3 else step


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def see_chest(s: State, chest: int) -> View:
    pile = s.piles[chest]
    return {
        "pile": pile,
        "sorcerer": pile - s.box.at_sorcerer if pile >= s.box.at_sorcerer else None,
        "winner": seat_or_none(s.winners[chest]),
        "fate": s.fates[chest],
        "kept": s.kept[chest],
    }


def see_lamp(s: State) -> View | None:
    if s.lamp == NOTHING:
        return None
    return {
        "card": s.box.lamps[s.lamp],
        "effect": s.box.effects[s.lamp],
        "wish": s.wish,
        "seat": s.caller,
    }


def rights_left(s: State) -> list[View]:
    """AL-35: who calls the genie next, in this order."""
    waiting = [step[1] for step in reversed(s.agenda) if step[0] == "call"]
    return [{"value": m.value, "seat": m.winner} for m in s.matches if m.winner in waiting]


def see_seat(
    s: State,
    seat: int,
    counts: Sequence[Sequence[int]],
    leading: Sequence[int | None],
    score: Score,
) -> View:
    """Everything before a player lies open; the dice do after the reveal."""
    box, held, talismans = s.box, s.held[seat], s.talismans[seat]
    names, kind_of = box.cards, box.kind_of
    return {
        "ready": bool(s.programs[seat]) or any(s.dice[seat]),
        "dice": [
            {"chest": name, "value": value, "void": (seat, chest) in s.void}
            for chest, (name, value) in enumerate(zip(box.chests, s.dice[seat], strict=True))
            if value
        ],
        "cards": s.treasures(seat),
        "gems": {
            name: {
                "cards": [names[card] for card in held if kind_of[card] == gem],
                "talismans": [names[card] for card, place in talismans if place == gem],
                "count": counts[seat][gem],
                "leads": leading[gem] == seat,
            }
            for gem, name in enumerate(box.gems)
        },
        "alone": [names[card] for card, gem in talismans if gem == ALONE],
        "jewels": {
            name: {
                piece: [names[card] for card in held if kind_of[card] == kind]
                for piece, kind in zip(box.pieces, box.sets[metal], strict=True)
            }
            for metal, name in enumerate(box.chests)
        },
        "sets": dict(zip(box.chests, s.sets[seat], strict=True)),
        "loose": box.spell(s.loose(seat)),
        "placed": [
            [names[card], None if gem == ALONE else box.gems[gem]] for card, gem in talismans
        ],
        "ring": s.ring == seat,
        "charmed": s.charmed.count(seat) > 0,
        "tokens": list(s.tokens[seat]),
        "rights": s.rights[seat],
        "points": sum(score),
        "frozen": seat in s.frozen,
    }


def ring(s: State) -> str:
    if not s.options["my_precious"]:
        return "none"
    return "table" if s.ring == NOBODY else "owned"


def see_race(s: State) -> View:
    """AL-118: the order, every reaction, and where a report was bounded."""
    return {
        "matched": [
            {
                "value": match.value,
                "holders": list(match.holders),
                "winner": seat_or_none(match.winner),
                "margin": None if match.margin == NOTHING else match.margin,
                "by": match.by,
            }
            for match in s.matches
        ],
        "slaps": [see_slap(s, slap) for slap in s.slaps],
        "tokens": [{"seat": seat, "token": token} for seat, token in s.tokens_shown],
    }


def see_slap(s: State, slap: Slap) -> View:
    return {
        "seat": slap.seat,
        "ms": slap.ms,
        "claimed": slap.claimed,
        "elapsed": slap.elapsed,
        "link": slap.link,
        "head_start": head_start(s, slap.seat),
        "clamped": slap.ms != slap.claimed,
        "kind": kind_of(s, slap),
    }


def kind_of(s: State, slap: Slap) -> str:
    if slap.ms < s.box.floor:
        return "early"
    if not is_valid(s, slap):
        return "late"
    if any(match.winner == slap.seat for match in s.matches):
        return "first"
    holds = any(slap.seat in match.holders for match in s.matches)
    return "slow" if holds else "false"


def see_penalty(s: State) -> View | None:
    if s.culprit == NOBODY:
        return None
    return {"seat": s.culprit, "thief": seat_or_none(s.thief)}


def see_talisman(s: State, step: str) -> View | None:
    """Which one is to be placed, and where it may lie; more may wait."""
    if not s.waiting and step != "ring":
        return None
    return {
        "seat": s.placing,
        "card": s.box.cards[s.waiting[0]] if s.waiting else None,
        "gems": [s.box.gems[gem] for gem in s.gems_of(s.placing)],
        "waiting": s.box.spell(s.waiting),
    }


def see_caravan(s: State) -> View:
    return {
        "asked": list(s.asked),
        "chosen": [seat for seat in s.asked if s.passes[seat] != NOTHING],
    }


# -- what is one's own


def private(s: State, seat: int | None, step: str) -> View:
    locked = [other for other in s.locked if step != "countdown" or other == seat]
    return {
        "locked": sorted(locked),
        "search": see_search(s, seat),
        "own": None if seat is None else see_own(s, seat, step),
    }


def see_search(s: State, seat: int | None) -> View | None:
    """The cards of a search, open to all; the odds for the searcher (AL-124)."""
    if s.searcher == NOBODY:
        return None
    hinted = s.options["odds_hint"] and seat == s.searcher
    return {
        "chest": s.box.chests[s.chest],
        "seat": s.searcher,
        "die": s.die,
        "limit": limit(s),
        "drawn": s.box.spell(s.drawn),
        "scorpions": s.scorpions,
        "left": s.die - s.number,
        "odds": odds(s) if hinted else None,
    }


def odds(s: State) -> int:
    """AL-124: the chance that the next card busts, in percent; the Sorcerer never does."""
    if s.piles[s.chest] == s.box.at_sorcerer:
        return 0
    unseen = [*s.bags[s.chest], *(card for card in s.tops[s.chest] if card not in s.box.sorcerers)]
    lost = sum(s.scorpions + s.box.scorpions[card] >= limit(s) for card in unseen)
    return round(100 * lost / len(unseen)) if unseen else 0


def see_own(s: State, seat: int, step: str) -> View:
    program = s.programs[seat]
    reacting = step in ("countdown", "race")
    slap = next((slap for slap in s.slaps if slap.seat == seat and reacting), None)
    waited = seat in s.waited and reacting
    return {
        "seat": seat,
        "program": {
            "dice": [
                {"chest": s.box.chests[chest], "value": value}
                for chest, value in zip(program[:-1:2], program[1::2], strict=False)
            ],
            "token": program[-1],
        }
        if program
        else None,
        "passing": None if s.passes[seat] == NOTHING else s.box.cards[s.passes[seat]],
        "slap": measured(slap) if slap else ([] if waited else None),
    }


def measured(slap: Slap) -> list[int]:
    return [slap.ms, slap.claimed, slap.elapsed, slap.link]
