"""AL-117 and section (l): reactions of bots, how they choose, and how they compare."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from statistics import mean, median, stdev
from typing import Any, cast

import pytest

from fabletop.bots.bot import levels
from fabletop.core.dealer import Event
from fabletop.core.options import Action
from fabletop.games.aladin.bots import WORTH, Hunter
from fabletop.games.aladin.tests.table import (
    ALADIN,
    BRONZE_SET,
    CHESTS,
    STARTING,
    A,
    B,
    C,
    Table,
    all_but,
    granted,
    played,
    position,
    punished,
    searching,
    wishing,
)
from fabletop.sim.simulate import Plan, simulate

# level: median, sigma, misses a right, slaps falsely
REACTIONS = {
    "easy": (1200, 0.30, 0.12, 0.02),
    "normal": (850, 0.25, 0.05, 0.01),
    "hard": (650, 0.20, 0.02, 0.003),
}


def bot(level: str, seed: int | str = 0, seat: int = A, seats: int = 3) -> Hunter:
    return cast(Hunter, ALADIN.mind.bots[level](seat, seats, random.Random(seed)))


def chooses(hunter: Hunter, table: Table) -> Action:
    """What a bot answers; it has to be legal."""
    seat = hunter.seat
    action = hunter.choose(table.view(seat), table.options(seat))
    assert None is ALADIN.refuse(table.state, seat, action)
    return action


def each(level: str, make: Callable[[], Table], number: int = 40, seat: int = A) -> Counter[Action]:
    """How often a bot gives each answer."""
    table = make()
    seats = table.state.seats
    return Counter(chooses(bot(level, seed, seat, seats), table) for seed in range(number))


def test_every_effect_has_a_worth() -> None:
    assert set(ALADIN.box.effects) <= set(WORTH)


def test_levels() -> None:
    assert ["normal", "easy", "hard"] == list(levels(ALADIN))[:3]


# -- AL-117, S98: reactions

SAMPLES = 6000


def reactions(level: str, *dice: str) -> list[Action]:
    table = played(*dice)
    hunter = bot(level, level)
    view, options = table.view(A), table.options(A)
    return [hunter.choose(view, options) for _ in range(SAMPLES)]


@pytest.mark.parametrize("level", REACTIONS)
def test_s98_al117_reaction_times(level: str) -> None:
    """Log-normal, cut to 350 to 4000; of everything within four times the sampling error."""
    middle, sigma, misses, _ = REACTIONS[level]
    answers = reactions(level, "gold 4", "silver 4", "bronze 1")
    slaps = [answer for answer in answers if answer[0] == "slap"]
    assert {("wait",)} == {answer for answer in answers if answer[0] != "slap"}
    times = [cast(int, slap[1]) for slap in slaps]
    assert all(slap == ("slap", ms, ms, ms, 0) for slap, ms in zip(slaps, times, strict=True))
    assert 350 <= min(times)
    assert max(times) <= 4000
    logs = [math.log(ms / middle) for ms in times]
    error = sigma / math.sqrt(len(logs))
    assert abs(median(logs)) < 4 * 1.2533 * error
    assert abs(mean(logs)) < 4 * error
    assert abs(stdev(logs) - sigma) < 4 * sigma / math.sqrt(2 * len(logs))
    within = [mean(abs(x) < k * sigma for x in logs) for k in (1, 2)]
    assert pytest.approx([0.6827, 0.9545], abs=0.03) == within
    missed = SAMPLES - len(slaps)
    assert abs(missed - SAMPLES * misses) < 4 * math.sqrt(SAMPLES * misses * (1 - misses))


@pytest.mark.parametrize("level", REACTIONS)
def test_s98_al117_false_slaps(level: str) -> None:
    errs = REACTIONS[level][3]
    answers = reactions(level, "gold 4", "silver 5", "bronze 5")
    slaps = [answer for answer in answers if answer[0] == "slap"]
    assert abs(len(slaps) - SAMPLES * errs) < 4 * math.sqrt(SAMPLES * errs * (1 - errs))
    assert slaps
    assert all(350 <= cast(int, slap[1]) <= 4000 for slap in slaps)


class Fixed(random.Random):
    """Always reacts, as far from the median as said."""

    far = 0.0

    def random(self) -> float:
        return 0.0

    def gauss(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        return self.far


@pytest.mark.parametrize("level", REACTIONS)
@pytest.mark.parametrize(("far", "ms"), [(-12.0, 350), (12.0, 4000)])
def test_s98_al117_clipped(level: str, far: float, ms: int) -> None:
    luck = Fixed()
    luck.far = far
    table = played("gold 4", "silver 4", "bronze 1")
    hunter = cast(Hunter, ALADIN.mind.bots[level](A, 3, luck))
    assert ("slap", ms, ms, ms, 0) == chooses(hunter, table)


@pytest.mark.parametrize("level", REACTIONS)
def test_s98_al117_whatever_people_do(level: str) -> None:
    before = played("gold 4", "silver 4", "bronze 1")
    alone = [chooses(bot(level, seed, B), before) for seed in range(30)]
    before.slap(A, 200)
    before.slap(C, 400)
    assert alone == [chooses(bot(level, seed, B), before) for seed in range(30)]


def test_al117_in_the_duel_an_own_pair_is_no_match() -> None:
    duel = played("silver 5 gold 5", "bronze 2 silver 3")
    answers = Counter(chooses(bot("hard", seed, A, 2), duel)[0] for seed in range(200))
    assert answers["wait"] > 190


# -- section (l): programs


def test_l_easy_programs_uniformly() -> None:
    shares = each("easy", position, 3600)
    assert 18 == len(shares)
    assert all(abs(count - 200) < 4 * math.sqrt(200) for count in shares.values())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (3, (0, 0, 4, 31, 30, 35)),
        (4, (0, 4, 23, 27, 21, 24)),
        (5, (1, 20, 22, 21, 17, 19)),
    ],
)
def test_l_normal_programs_by_the_equilibrium_shares(seats: int, shares: tuple[int, ...]) -> None:
    found = each("normal", lambda: position(seats=seats), 2000)
    for value, share in enumerate(shares, 1):
        expected = 2000 * share / sum(shares)
        count = sum(n for action, n in found.items() if action[2] == value)
        assert abs(count - expected) <= 4 * math.sqrt(expected) + 1
    for chest in CHESTS:
        count = sum(n for action, n in found.items() if action[1] == chest)
        assert abs(count - 2000 / 3) < 4 * math.sqrt(2000 / 3)


def test_l_normal_likes_a_chest_whose_jewels_it_collects() -> None:
    """1 + 0.5 for each loose jewel: with two golden ones gold has 2 of 4 parts."""
    found = each("normal", lambda: position(held=[["G13", "G16"], [], []]), 1200)
    gold = sum(n for action, n in found.items() if action[1] == "gold")
    assert abs(gold - 600) < 4 * math.sqrt(300)
    complete = each("normal", lambda: position(held=[BRONZE_SET, [], []]), 1200)
    bronze = sum(n for action, n in complete.items() if action[1] == "bronze")
    assert abs(bronze - 400) < 4 * math.sqrt(267)


@pytest.mark.parametrize("level", REACTIONS)
def test_l_no_bot_is_predictable(level: str) -> None:
    found = each(level, position, 60)
    assert len(found) > 6
    assert 3 == len({action[1] for action in found})


def test_l_hard_avoids_a_die_that_others_are_used_to() -> None:
    """B and C have always set gold 4: the 4 of gold is struck out, low gold dice win."""
    table = position()
    plain, warned = Counter[str](), Counter[str]()
    for seed in range(150):
        for shares, heard in ((plain, 0), (warned, 12)):
            hunter = bot("hard", seed)
            for _ in range(heard):
                hunter.hear(Event("revealed", (B, "gold", 4)))
                hunter.hear(Event("revealed", (C, "gold", 4)))
            action = chooses(hunter, table)
            shares["gold 4"] += action[1:3] == ("gold", 4)
            shares["elsewhere"] += action[1] != "gold"
    assert warned["elsewhere"] > plain["elsewhere"]


@pytest.mark.parametrize("level", REACTIONS)
def test_al115_bots_seal_a_token_they_have(level: str) -> None:
    table = position(options={"lamp_mode": "sealed"}, tokens=[[2, 5], [1], [1]])
    assert {2, 5} == {chooses(bot(level, seed), table)[-1] for seed in range(40)}


# -- section (l): searches


def searches(level: str, *draws: str, **said: Any) -> int:
    """How many of these cards a bot draws before it stops."""
    table = searching(*draws, **said)
    hunter = bot(level)
    for number in range(len(draws) + 1):
        if table.step() != "search" or chooses(hunter, table) == ("stop",):
            return number
        for event in table.draw():
            hunter.hear(event)
    raise AssertionError("it never stops")


SAFE = ("B01", "B02", "B04", "B05", "B07", "B08")


@pytest.mark.parametrize(("die", "drawn"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_l_easy_stops_at_half_the_die(die: int, drawn: int) -> None:
    assert drawn == searches("easy", *SAFE[:die], die=die)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_l_the_first_card_is_always_worth_it(level: str) -> None:
    for die in range(1, 7):
        assert 1 <= searches(level, *SAFE[:die], die=die)


def test_l_normal_draws_while_it_pays_on_average() -> None:
    """(1 − p)·v > p·V: a die of 4 and 3 scorpions, so any further one is too many."""
    one = searching(die=4, drawn=["B20"], number=1, scorpions=3)
    assert ("draw",) == chooses(bot("normal"), one)  # 8 of 24: 16 > 8
    two = searching(die=4, drawn=["B20", "B01"], number=2, scorpions=3)
    assert ("stop",) == chooses(bot("normal"), two)  # 8 of 23: 15 < 16


def test_l_nothing_to_fear_if_the_sorcerer_is_next() -> None:
    """Everything below him is deadly."""
    left = ["B03", "B25", "B21", "B20", "B18"]
    gone = [card for card in all_but("bronze", *left) if card != "B01"]
    table = searching(die=2, gone=gone, drawn=["B01"], number=1)
    assert 6 == table.view()["chests"]["bronze"]["pile"]
    assert ("draw",) == chooses(bot("normal"), table)


def test_l_hard_ends_a_game_it_leads_and_prolongs_one_it_does_not() -> None:
    left = ["B03", "B25", "B21", "B20", "B18"]
    usual: dict[str, Any] = {"die": 1, "gone": all_but("bronze", *left)}
    ahead = searching(held=[["ST1", "ST3"], [], []], **usual)
    behind = searching(held=[[], ["ST1", "ST3"], []], **usual)
    assert ("draw",) == chooses(bot("hard"), ahead)
    assert ("stop",) == chooses(bot("hard"), behind)


@pytest.mark.parametrize(
    ("level", "answer"), [("easy", "draw"), ("normal", "stop"), ("hard", "stop")]
)
def test_le4_what_the_eye_has_shown_is_used(level: str, answer: str) -> None:
    """The next card is a nest. Easy bots do not think of it."""
    table = searching(die=4, drawn=["B01"], number=1)
    hunter = bot(level)
    assert ("draw",) == chooses(hunter, table)
    hunter.hear(Event("peeked", (A, "bronze", ["B03", "B02", "B04"], 8), (A,)))
    assert (answer,) == chooses(hunter, table)
    hunter.hear(Event("drew", (C, "bronze", "B03", 5)))
    assert ("draw",) == chooses(hunter, table)


# -- section (l): wishes and cards


@pytest.mark.parametrize("level", REACTIONS)
@pytest.mark.parametrize(
    ("lamp", "wish", "verb"),
    [
        ("LP22", 1, "wish_refuse"),
        ("LP22", 2, "wish_refuse"),
        ("LP22", 3, "wish_accept"),
        ("LP23", 2, "wish_refuse"),
        ("LP24", 2, "wish_refuse"),
        ("LP25", 1, "wish_refuse"),
        ("LP25", 2, "wish_refuse"),
        ("LP25", 3, "wish_accept"),
        ("LP08", 1, "wish_accept"),
        ("LP12", 1, "wish_accept"),
        ("LP07", 2, "wish_refuse"),
    ],
)
def test_l_which_wishes_are_worth_it(level: str, lamp: str, wish: int, verb: str) -> None:
    held = [["ST1"], ["ST2", "ST4", "B13"], ["ST5"]]
    assert {(verb,)} == set(each(level, lambda: wishing(lamp, wish=wish, held=held), 5))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_l_thresholds(level: str) -> None:
    """Silver Gift 1.8 is enough for a first wish; Bronze Gift 1.6 too; Charmer 1.0 for none."""
    for lamp, wish, verb in (
        ("LP01", 1, "wish_accept"),
        ("LP03", 1, "wish_accept"),
        ("LP17", 1, "wish_refuse"),
        ("LP17", 2, "wish_refuse"),
        ("LP13", 1, "wish_refuse"),
        ("LP13", 2, "wish_accept"),
    ):
        table = wishing(lamp, wish=wish, held=[["ST1"], ["ST3"], []])
        assert (verb,) == chooses(bot(level), table), lamp


@pytest.mark.parametrize("level", REACTIONS)
def test_l_a_thief_with_nothing_to_steal_is_refused(level: str) -> None:
    assert ("wish_refuse",) == chooses(bot(level), wishing("LP08", held=[["ST1"], ["B13"], []]))


@pytest.mark.parametrize("level", REACTIONS)
def test_l_a_gift_that_ends_the_game_only_when_ahead(level: str) -> None:
    left = ["S01", "S02", "S04", "S05", "S07"]
    usual: dict[str, Any] = {"gone": all_but("silver", *left)}
    ahead = wishing("LP03", held=[["ST1", "ST3"], [], []], **usual)
    behind = wishing("LP03", held=[["B13"], ["ST1", "ST3"], []], **usual)
    assert ("wish_accept",) == chooses(bot(level), ahead)
    assert ("wish_refuse",) == chooses(bot(level), behind)
    last = wishing("LP03", wish=3, held=[[], ["ST1", "ST3"], []], **usual)
    assert ("wish_accept",) == chooses(bot(level), last)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_l_cards_are_taken_for_what_they_are_worth(level: str) -> None:
    """A jewel that completes a set before anything else, and the least is given away."""
    mine = ["S13", "S16", "ST1"]
    thief = granted("LP10", held=[mine, ["S19", "B13"], ["G13"]])
    assert ("take", B, "S19") == chooses(bot(level), thief)
    richest = granted("LP12", held=[mine, ["S19", "B13", "ST3"], ["G13"]])
    assert ("take", B, "S19") == chooses(bot(level), richest)
    table = punished(held=[mine, [], ["S19", "ST3", "G13"]])
    table.play(C, "name_thief", A)
    assert ("steal", "S19") == chooses(bot(level), table)
    swap = granted("LP13", held=[mine, ["S19", "B13"], ["G13"]])
    assert ("swap", "ST1", B, "S19") == chooses(bot(level), swap)
    blow = granted("LP16", held=[["ST1"], ["S13", "S16", "B04"], []])
    assert chooses(bot(level), blow)[2] in ("S13", "S16")
    for lamp, verb in (("LP22", "give"), ("LP23", "pay"), ("LP24", "caravan_pass")):
        found = chooses(bot(level), granted(lamp, held=[[*mine, "ST2"], ["ST3"], []]))
        assert (verb, True) == (found[0], found[1] in ("ST1", "ST2"))


@pytest.mark.parametrize("level", REACTIONS)
def test_l_whom_a_bot_would_rather_help(level: str) -> None:
    """Named as a thief, and given to, is whoever has least."""
    held = [["ST1", "ST2"], ["ST3", "ST4", "ST5"], ["ST7"]]
    assert ("name_thief", C) == chooses(bot(level), punished(A, held=held))
    assert C == chooses(bot(level), granted("LP22", held=held))[2]


@pytest.mark.parametrize("level", REACTIONS)
def test_l_dice_are_changed_for_a_search_of_ones_own(level: str) -> None:
    """B's 4 strikes A's out: A flies where nobody is, turns to another number, or shuts B's."""
    dice = ("silver 4", "silver 4", "gold 1")
    assert ("fly", "silver", "bronze") == chooses(bot(level), granted("LP20", dice=dice))
    assert ("turn", "silver", -1) == chooses(bot(level), granted("LP19", dice=dice))
    assert ("shut", B, "silver") == chooses(bot(level), granted("LP21", dice=dice))
    struck = granted("LP19", dice=("silver 3", "silver 2", "silver 2"))
    assert ("turn", "silver", 1) == chooses(bot(level), struck)  # a 4 draws more than a 3 or a 2


@pytest.mark.parametrize("level", REACTIONS)
def test_l_the_eye_looks_where_one_searches(level: str) -> None:
    assert ("look", "bronze") == chooses(bot(level), granted("LP07"))


@pytest.mark.parametrize("level", REACTIONS)
def test_l_talismans_go_where_they_decide_something(level: str) -> None:
    """Rubies are level; of emeralds A has three more than anybody, of topazes three less."""
    table = searching(
        "B22", die=1,
        held=[["ST1", "B01", "B02", "ST3", "ST7"], ["B04", "B10", "B11", "B12", "ST8"], []],
    )  # fmt: skip
    table.draw()
    assert ("place_talisman", "ruby") == chooses(bot(level), table)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_l_the_ring_takes_what_is_worth_most(level: str) -> None:
    table = searching(
        "G01", "G02", "G04", "G05", "G13", "G16", die=6, chest="gold",
        options={"my_precious": True}, discard=["G19", "B13", "B22"], held=[[], STARTING, []],
    )  # fmt: skip
    table.draw(6)
    assert ("ring_take", "G19") == chooses(bot(level), table)


def test_ponder_does_not_tell_the_die() -> None:
    """Setting a die takes a time that has nothing to do with it."""
    seconds = [bot("hard", seed).ponder(position().view(A), []) for seed in range(50)]
    assert all(second is not None and 1.5 <= second <= 5 for second in seconds)
    assert len(set(seconds)) > 40
    assert 1.4 == bot("hard").ponder(searching().view(A), [])
    assert None is bot("hard").ponder(wishing("LP25").view(A), [])


# -- how they compare


@pytest.mark.long
def test_hard_beats_normal_beats_easy() -> None:
    """Every order of seats, 35 games each."""
    points, wins = Counter[str](), Counter[str]()
    games = 0
    for bots in permutations(("easy", "normal", "hard")):
        tally = simulate(Plan("aladin", 3, bots, seed=5), 35)
        games += tally.games
        for seat, name in enumerate(bots):
            points[name] += tally.points[seat]
            wins[name] += int(60 * tally.wins.get(seat, 0))
    assert 210 == games
    assert points["easy"] < 0.95 * points["normal"]
    assert points["normal"] < 0.95 * points["hard"]
    assert wins["easy"] < 0.8 * wins["normal"] < 0.8 * 0.8 * wins["hard"]


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("hard", "normal")])
def test_the_better_bot_wins_the_duel(better: str, worse: str) -> None:
    """Over 600 games 80 of 100 won or more; the bound lies 5.7 sigmas below 96 of 120."""
    won = 0.0
    for bots in ((better, worse), (worse, better)):
        tally = simulate(Plan("aladin", 2, bots, seed=3), 60)
        won += tally.wins.get(bots.index(better), 0)
    assert won > 60 + 2 * math.sqrt(30)


@pytest.mark.long
def test_no_seat_is_better_than_another() -> None:
    """The game has no turn order: wins by seat fit chance.

    Chi square with 3 degrees is beyond 30.7 once in a million.
    """
    tally = simulate(Plan("aladin", 4, ("normal",) * 4, seed=12), 320)
    assert sum((tally.wins.get(seat, 0) - 80) ** 2 / 80 for seat in range(4)) < 30.7
    means = [tally.points[seat] / 320 for seat in range(4)]
    assert max(means) - min(means) < 4.0  # about 17 each, sigma of a mean 0.5
