"""Who was first: the judge by itself, and ten thousand races over simulated lines.

Clauses are those of a game that races (AL-104 to AL-114); a link is known from pings.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from statistics import fmean

import pytest

from bench.race import SILENT, Result, lies, lying, races, waits, wins
from fabletop.core.pace import Contest
from fabletop.server.table.reaction_times import (
    FRAMES,
    LONGEST_LINK,
    MEASUREMENTS,
    SLOW_LINK,
    UNKNOWN,
    Press,
    Race,
    link_bound,
)

A, B, C, D = range(4)
FLOOR, LEVEL, WINDOW = 150, 16, 5000


def race(
    *prizes: tuple[int, ...],
    links: Mapping[int, int] | None = None,
    head_start: Mapping[int, int] | None = None,
    window: int = WINDOW,
    trusting: bool = False,
    exact: bool = False,
) -> Race:
    """Three people with a link of 160, unless said."""
    contest = Contest(
        verb="slap", open=True, prizes=prizes, head_start=head_start or {}, floor=FLOOR,
        level=LEVEL, window=window, trusting=trusting, again="", locked="", closed="",
    )  # fmt: skip
    return Race(contest, links or {A: 160, B: 160, C: 160}, exact)


def counts(presses: Sequence[Press]) -> list[tuple[int, int]]:
    return [(press.seat, press.counts) for press in presses]


# -- the link


@pytest.mark.parametrize(
    ("trips", "link"),
    [
        ([], UNKNOWN),
        ([40.0], 100),
        ([40.2], 101),
        (list(range(10, 110, 10)), 150),  # nine of ten are 90 or less
        ([20.0] * 9 + [900.0], 80),  # one that was lost does no harm
        ([20.0] * 8 + [900.0] * 2, LONGEST_LINK),
        ([20.0] * 27 + [300.0] * 3, 80),
        ([20.0] * 26 + [300.0] * 4, 360),
        ([539.5] * 10, 600),
        ([5000.0] * 10, LONGEST_LINK),
        ([50.0, 10.0, 30.0], 110),  # fewer than ten: what there is
    ],
)
def test_al104_a_link_is_the_90th_percentile_and_60_at_most_600(
    trips: list[float], link: int
) -> None:
    assert link == link_bound(trips)
    assert link == link_bound(trips[::-1])


def test_al104_numbers_of_the_rulebook() -> None:
    assert (10, 350, 600, 34) == (MEASUREMENTS, SLOW_LINK, LONGEST_LINK, FRAMES)


# -- what counts


@pytest.mark.parametrize(
    ("claimed", "elapsed", "counted"),
    [
        (760, 900, 760), (500, 900, 706), (990, 900, 900),  # the example of AL-105
        (706, 900, 706), (705, 900, 706), (900, 900, 900),
        (90, 250, 90), (0, 100, 0), (0, 194, 0), (0, 195, 1), (9999, 0, 0),
    ],
)  # fmt: skip
def test_al105_trust_within_bounds(claimed: int, elapsed: int, counted: int) -> None:
    judged = race((A, B))
    press = judged.take(A, claimed, elapsed)
    assert Press(A, counted, claimed, elapsed, 160) == press == judged.presses[A]
    assert ("slap", counted, claimed, elapsed, 160) == press.action("slap")
    assert press == race((A, B)).take_bounded(A, claimed, elapsed)


@pytest.mark.parametrize("claimed", [0, 130, 622, 9999])
def test_al105_what_cannot_be_measured_counts_as_it_arrived(claimed: int) -> None:
    for unknown in (race((A, B)), race((A, B), links={A: 160, B: 160, D: UNKNOWN})):
        assert Press(D, 622, claimed, 622, UNKNOWN) == unknown.take(D, claimed, 622)


def test_al105_a_press_is_bounded_by_the_line_it_came_over() -> None:
    judged = race((A, B), links={A: 160, B: 600})
    assert Press(B, 766, 130, 900, 100) == judged.take(B, 130, 900, 100)
    assert Press(A, 900, 130, 900, UNKNOWN) == judged.take(A, 130, 900, UNKNOWN)


def test_al107_an_unknown_line_is_not_waited_for_longer_than_it_can_matter() -> None:
    judged = race((A, B), links={A: 160, B: UNKNOWN})
    assert 5000 + 160 + 34 == judged.closes()
    best = judged.take(A, 600, 700).counts
    assert 700 == judged.closes()  # what comes now counts 700 or more
    judged = race((A, B), links={A: UNKNOWN, B: 160})
    judged.take(B, 600, 605)
    assert best + LEVEL == judged.closes() == judged.take(A, 0, best + LEVEL).counts


@pytest.mark.parametrize("exact", [True, False])
def test_where_pages_are_believed_an_unknown_line_has_all_the_time(exact: bool) -> None:
    judged = race((A, B), links={A: UNKNOWN, B: UNKNOWN}, exact=exact, trusting=not exact)
    assert 5000 + 600 + 34 == judged.closes()
    assert 500 == judged.take(A, 500, 900).counts


@pytest.mark.parametrize(
    ("claimed", "elapsed", "counted"), [(500, 900, 500), (0, 900, 0), (990, 900, 900)]
)
def test_al112_friends_are_bounded_by_the_arrival_only(
    claimed: int, elapsed: int, counted: int
) -> None:
    judged = race((A, B), trusting=True)
    assert Press(A, counted, claimed, elapsed, LONGEST_LINK) == judged.take(A, claimed, elapsed)


@pytest.mark.parametrize("claimed", [0, 612, 9999])
def test_al114_at_one_device_the_measured_time_stands(claimed: int) -> None:
    assert claimed == race((A, B), exact=True).take(A, claimed, 700).counts


@pytest.mark.parametrize("trusting", [True, False])
@pytest.mark.parametrize("exact", [True, False])
def test_who_came_in_the_middle_is_always_bounded(trusting: bool, exact: bool) -> None:
    judged = race((A, B), trusting=trusting, exact=exact)
    assert Press(A, 706, 300, 900, 160) == judged.take_bounded(A, 300, 900)
    assert Press(B, 900, 990, 900, 160) == judged.take_bounded(B, 990, 900)


@pytest.mark.parametrize(
    ("reaction", "valid"), [(149, False), (150, True), (5000, True), (5001, False)]
)
def test_al106_al109_floor_and_window(reaction: int, valid: bool) -> None:
    judged = race((A, B))
    assert valid == judged.is_valid(judged.take(A, reaction, reaction + 50))


def test_al109_the_window_is_that_of_the_contest() -> None:
    judged = race(window=2500)
    assert judged.is_valid(judged.take(A, 2500, 2600))
    assert not judged.is_valid(judged.take(A, 2501, 2600))


def test_al113_a_head_start_is_taken_off_what_counts_not_below_0() -> None:
    judged = race((A, B), head_start={A: 200, B: 800})
    assert 700 == judged.counted(judged.take(A, 900, 950))
    assert 0 == judged.counted(judged.take(B, 700, 950))
    assert 700 == judged.counted(judged.take(C, 700, 750))
    assert not judged.is_valid(judged.take(A, 149, 200))  # the floor is for the time itself
    assert judged.is_valid(judged.take(A, 150, 200))


# -- when it is decided


def test_al110_nobody_has_pressed_the_window_closes_it_for_the_slowest_link() -> None:
    links = {A: 100, B: 300, C: 200}
    assert 5000 + 300 + 34 == race((A, B), links=links).closes()
    assert 2500 + 300 + 34 == race(links=links, window=2500).closes()
    assert 5000 + 600 + 34 == race((A, B), links=links, trusting=True).closes()


def test_al107_the_last_chance_of_the_others() -> None:
    judged = race((A, B), links={A: 160, B: 300, C: 500})
    judged.take(A, 600, 700)
    assert 300 + 34 + 600 + 16 == judged.closes()  # C holds nothing and is not waited for
    assert not judged.is_late(B, 950)
    assert judged.is_late(B, 951)
    assert 606 == judged.take(B, 590, 940).counts  # level
    assert 940 == judged.closes()
    assert [(A, 600), (B, 606)] == counts(judged.results())


def test_al107_what_arrives_later_could_not_have_been_level() -> None:
    for link in (60, 160, 333, 600):
        judged = race((A, B), links={A: 160, B: link})
        best = judged.take(A, 600, 700).counts
        last = judged.closes()
        assert best + LEVEL == judged.take(B, 0, last).counts
        assert best + LEVEL < judged.take(B, 0, last + 1).counts


def test_al107_the_press_that_counts_is_the_best_so_far() -> None:
    judged = race((A, B, C), links={A: 160, B: 160, C: 400})
    judged.take(A, 600, 700)
    assert 400 + 34 + 600 + 16 == judged.closes()
    judged.take(B, 640, 720)
    assert 400 + 34 + 600 + 16 == judged.closes()
    judged = race((A, B, C), links={A: 160, B: 160, C: 400})
    judged.take(A, 600, 650)
    judged.take(B, 500, 660)
    assert 400 + 34 + 500 + 16 == judged.closes()


def test_al107_the_head_start_of_the_other_is_waited_for() -> None:
    judged = race((A, B), head_start={A: 100, B: 200})
    judged.take(A, 600, 650)
    assert 160 + 34 + 500 + 16 + 200 == judged.closes()


def test_al107_a_head_start_below_0() -> None:
    judged = race((A, B), head_start={A: 800})
    judged.take(A, 600, 650)
    assert 650 == judged.closes()  # B's last chance was at 210


def test_al110_an_early_press_decides_nothing_but_is_not_waited_for() -> None:
    judged = race((A, B))
    judged.take(A, 100, 150)
    assert 5000 + 160 + 34 == judged.closes()
    judged.take(B, 700, 800)
    assert 800 == judged.closes()
    assert [(A, 100), (B, 700)] == counts(judged.results())


def test_al110_only_the_window_closes_it_if_all_holders_are_locked_out() -> None:
    judged = race((A, B))
    judged.take(A, 100, 150)
    judged.take(B, 100, 150)
    assert 5000 + 160 + 34 == judged.closes()
    judged.drop(C)
    assert 150 == judged.closes()  # nobody is left to press


def test_al110_two_prizes_close_together() -> None:
    links = {A: 100, B: 200, C: 300, D: 400}
    judged = race((A, B), (C, D), links=links)
    judged.take(A, 600, 650)
    assert 5000 + 400 + 34 == judged.closes()
    judged.take(C, 700, 800)
    assert 400 + 34 + 700 + 16 == judged.closes()
    assert judged.is_late(B, 200 + 34 + 600 + 17)  # its own prize is decided
    assert not judged.is_late(B, 200 + 34 + 600 + 16)
    assert not judged.is_late(D, 400 + 34 + 700 + 16)
    judged.take(D, 800, 900)
    assert 900 == judged.closes()  # B's last chance was at 850
    assert judged.is_late(B, 901)


def test_al110_a_false_press_counts_until_the_race_closes() -> None:
    judged = race((A, B), links={A: 100, B: 500, C: 100, D: 100})
    judged.take(A, 600, 620)
    assert not judged.is_late(C, 900)
    judged.take(C, 850, 900)
    judged.take(B, 700, 940)  # slower than A, but this decides
    assert 940 == judged.closes()
    assert judged.is_late(D, 941)
    assert [(A, 600), (B, 700), (C, 850)] == counts(judged.results())


def test_al112_among_friends_everybody_is_waited_for_as_with_the_longest_link() -> None:
    judged = race((A, B), trusting=True)
    judged.take(A, 500, 900)
    assert 600 + 34 + 500 + 16 == judged.closes()
    assert judged.is_late(B, 1151)


@pytest.mark.parametrize("delay", [10, 400, 3000])
def test_al114_at_one_device_a_slow_moment_is_as_slow_for_the_other(delay: int) -> None:
    judged = race((A, B), links={A: 100, B: 100}, head_start={B: 200}, exact=True)
    judged.take(A, 600, 600 + delay)
    assert max(100, delay) + 34 + 600 + 16 + 200 == judged.closes()
    assert not judged.is_late(B, 800 + delay)


def test_who_has_left_is_not_waited_for_and_what_was_pressed_is_gone() -> None:
    judged = race((A, B))
    judged.take(A, 500, 600)
    judged.drop(A)
    assert (5194, []) == (judged.closes(), judged.results())
    judged.take(B, 900, 950)
    assert 950 == judged.closes()


# -- bots


def test_al117_a_hand_is_there_when_its_time_has_come() -> None:
    judged = race((A, D))
    judged.expect(B, ("wait",))
    judged.expect(D, ("slap", 850, 850, 850, 0))
    assert {D: Press(D, 850, 850, 850, 0)} == judged.hands
    assert 160 + 34 + 850 + 16 == judged.closes()
    assert [(D, 850)] == counts(judged.results())


def test_al107_a_clear_lead_does_not_wait_for_a_hand() -> None:
    judged = race((A, D))
    judged.expect(D, ("slap", 850, 850, 850, 0))
    judged.take(A, 600, 700)
    assert (700, [(A, 600)]) == (judged.closes(), counts(judged.results()))


def test_al107_a_hand_that_may_be_level_is_waited_for() -> None:
    judged = race((A, D))
    judged.expect(D, ("slap", 616, 616, 616, 0))
    judged.take(A, 600, 605)
    assert (616, [(A, 600), (D, 616)]) == (judged.closes(), counts(judged.results()))
    judged = race((A, D))
    judged.expect(D, ("slap", 617, 617, 617, 0))
    judged.take(A, 600, 605)
    assert (605, [(A, 600)]) == (judged.closes(), counts(judged.results()))


def test_al113_a_hand_with_a_head_start_is_waited_for() -> None:
    judged = race((A, D), head_start={D: 300})
    judged.expect(D, ("slap", 850, 850, 850, 0))
    judged.take(A, 600, 650)
    assert (850, [(A, 600), (D, 850)]) == (judged.closes(), counts(judged.results()))


def test_bots_alone() -> None:
    judged = Race(race((A, B)).contest, {})
    judged.expect(A, ("slap", 900, 900, 900, 0))
    judged.expect(B, ("slap", 850, 850, 850, 0))
    judged.expect(C, ("slap", 4000, 4000, 4000, 0))
    assert (850, [(B, 850)]) == (judged.closes(), counts(judged.results()))
    for action in (("wait",), ("slap", 4000, 4000, 4000, 0)):
        judged = Race(race(window=2500).contest, {})
        judged.expect(A, action)
        assert (0 if action == ("wait",) else 2534, []) == (judged.closes(), judged.results())


def test_results_are_in_order_and_equal_times_by_seat() -> None:
    judged = race((A, B))
    for seat, ms in ((C, 600), (B, 600), (A, 700)):
        judged.take(seat, ms, 750)
    assert [(B, 600), (C, 600), (A, 700)] == counts(judged.results())


# -- over simulated lines

RACES = 10_000


@pytest.fixture(scope="session")
def results() -> list[Result]:
    return list(races(RACES, seed=20))


def share(results: Sequence[Result], margin: int) -> float:
    return fmean(result.is_fair() for result in results if result.margin() > margin)


@pytest.mark.long
def test_the_quicker_hand_wins(results: list[Result]) -> None:
    assert RACES == len(results)
    assert share(results, 40) >= 0.95
    assert share(results, 80) >= 0.99
    assert sum(result.margin() > 40 for result in results) > RACES / 2


@pytest.mark.long
def test_the_slower_line_wins_as_often(results: list[Result]) -> None:
    """It is the hand that counts: of two, the one with the longer way has half of all races."""
    duels = [result for result in results if len(result.hands) == 2]
    slower = [max(result.hands, key=lambda hand: hand.round_trip).seat for result in duels]
    won = fmean(result.winner == seat for result, seat in zip(duels, slower, strict=True))
    truth = fmean(
        result.fastest()[0].seat == seat for result, seat in zip(duels, slower, strict=True)
    )
    assert pytest.approx(truth, abs=0.02) == won


@pytest.mark.long
def test_al105_a_lie_gains_no_more_than_the_own_line_may_waver(results: list[Result]) -> None:
    rng = random.Random(21)
    for result in results:
        for hand in result.hands:
            gains = {}
            for lie in lies(hand, rng):
                assert lie.gain < lie.bound + 1  # arrivals are rounded down
                gains[lie.kind] = lie.gain
            assert gains["honest"] < 2  # rounding, and a page's clock that is slow
            assert gains["held back"] <= gains["honest"]
            assert gains["150, held back"] <= gains["claims 150"]
            assert gains[SILENT] <= 0


@pytest.mark.long
def test_al105_a_liar_does_not_win_by_more_than_that(results: list[Result]) -> None:
    """Whoever is slower by more than the bound, and two frames' doubt, loses all the same."""
    for number, result in enumerate(results):
        liar, *others = result.hands
        bound = liar.link + FRAMES - liar.round_trip
        for other in others:
            honest = result.counts.get(other.seat)
            if honest is not None and FLOOR <= honest < liar.took - bound - 1 - LEVEL:
                assert A != lying(result, number).winner


@pytest.mark.long
def test_al105_who_answers_no_ping_wins_less_often_than_an_honest_page(
    results: list[Result],
) -> None:
    silent = [lying(result, number, UNKNOWN) for number, result in enumerate(results)]
    assert wins(silent) < wins(results)


@pytest.mark.long
def test_al107_nobody_waits_longer_than_the_longest_link_allows(results: list[Result]) -> None:
    for result in results:
        best = min(result.counts.values())
        pressed = max(hand.arrives for hand in result.hands if hand.seat in result.counts)
        assert result.decided <= max(pressed, LONGEST_LINK + FRAMES + best + LEVEL)
    assert fmean(waits(results)) < 300
