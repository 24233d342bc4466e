"""The agenda engine: steps run in reading order, questions wait, and legality has one source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.core.dealer import Dealer, Event, Scripted, Seeded
from fabletop.core.game import About, Outcome, Setting, View
from fabletop.core.options import Action, Cards, Number, Option, Word, fill
from fabletop.core.refusals import Refusal, Refused
from fabletop.core.rulebook import Ask, Position, Rulebook, Step


class Walk(Position):
    """A position that notes everything done in it."""

    def __init__(self, *steps: Step) -> None:
        super().__init__()
        self.done: list[object] = []
        self.waiting: list[int] = []
        self.plan(*steps)


class Which(Ask[Walk]):
    """One seat chooses: a number, a pair, or to go round again."""

    verbs = ("name", "pair", "again")

    def actors(self, s: Walk) -> Sequence[int]:
        return (1,)

    def options(self, s: Walk, seat: int) -> Sequence[Option]:
        return [("again",), ("name", Number(1, 3)), ("pair", "a", "b")]

    def name(self, s: Walk, seat: int, dealer: Dealer, number: int) -> None:
        s.done.append(("name", seat, number))

    def pair(self, s: Walk, seat: int, dealer: Dealer, one: str, other: str) -> None:
        s.done.append(("pair", seat, one, other))

    def again(self, s: Walk, seat: int, dealer: Dealer) -> None:
        s.plan("left", "which", "right")


class All(Ask[Walk]):
    """Everybody in `waiting` nods, in any order."""

    verbs = ("nod",)
    together = True

    def actors(self, s: Walk) -> Sequence[int]:
        return s.waiting

    def options(self, s: Walk, seat: int) -> Sequence[Action]:
        return [("nod",)]

    def nod(self, s: Walk, seat: int, dealer: Dealer) -> None:
        s.waiting.remove(seat)
        s.done.append(("nod", seat))


def left(s: Walk, dealer: Dealer) -> None:
    s.done.append("left")


def right(s: Walk, dealer: Dealer) -> None:
    s.done.append("right")


def both(s: Walk, dealer: Dealer) -> None:
    s.plan("left", "right")


def pay(s: Walk, dealer: Dealer, *coins: int) -> None:
    s.done.append(("pay", *coins))


def stop(s: Walk, dealer: Dealer) -> None:
    s.agenda.clear()


def round_again(s: Walk, dealer: Dealer) -> None:
    """Three rounds, then it is over."""
    if s.done.count("right") == 3:
        s.agenda.clear()
    else:
        s.plan("which", "right")


NOBODY = About(range(0))
SETTINGS = {
    "length": Setting("short", ("short", "long", Number(1, 9))),
    "stones": Setting((), (Cards(("red", "red", "blue"), 0, 2),)),
}


class Path(Rulebook[Walk]):
    key = "path"

    def __init__(self) -> None:
        super().__init__(
            About(range(3), settings=SETTINGS),
            {
                "left": left,
                "right": right,
                "both": both,
                "pay": pay,
                "stop": stop,
                "rounds": round_again,
                "which": Which(),
                "all": All(),
            },
            lasting=("rounds",),
        )


PATH = Path()
DEALER = Scripted()


def walk(*steps: Step, waiting: Sequence[int] = ()) -> Walk:
    s = Walk(*steps)
    s.waiting += waiting
    PATH.advance(s, DEALER)
    return s


# -- steps that run


def test_steps_run_in_the_order_they_were_planned() -> None:
    assert ["left", "right", "left"] == walk("left", "right", "left").done


def test_steps_planned_by_a_step_come_before_what_was_planned_earlier() -> None:
    assert ["left", "left", "right", "right"] == walk("left", "both", "right").done


def test_a_step_with_arguments_gets_them() -> None:
    assert ["left", ("pay", 1, 2), ("pay",)] == walk("left", ("pay", 1, 2), ("pay",)).done


def test_an_empty_agenda_is_the_end() -> None:
    s = walk("left", "stop", "right")
    assert (["left"], "over", (), (), 0) == (
        s.done, PATH.step(s), PATH.actors(s), PATH.options(s, 1), PATH.decision(s),
    )  # fmt: skip
    assert not PATH.is_option(s, 1, ("again",))


@given(st.lists(st.sampled_from(["left", "right", "both", "which"]), max_size=12))
def test_play_stops_at_the_first_question(steps: list[str]) -> None:
    s = walk(*steps)
    runs = takewhile(lambda step: step != "which", steps)
    done = [name for step in runs for name in (["left", "right"] if step == "both" else [step])]
    assert done == s.done
    assert ("which" if "which" in steps else "over") == PATH.step(s)


# -- questions


def test_a_question_waits_for_its_answer_and_then_play_goes_on() -> None:
    s = walk("left", "which", "right")
    assert (["left"], "which", (1,), 1) == (s.done, PATH.step(s), PATH.actors(s), s.decision)
    PATH.apply(s, 1, ("name", 3), DEALER)
    assert ["left", ("name", 1, 3), "right"] == s.done
    assert ("over", 1) == (PATH.step(s), PATH.decision(s))


def test_an_answer_may_have_any_number_of_arguments() -> None:
    s = walk("which")
    PATH.apply(s, 1, ("pair", "a", "b"), DEALER)
    assert [("pair", 1, "a", "b")] == s.done


def test_an_answer_may_ask_again_and_that_is_a_new_question() -> None:
    s = walk("which")
    PATH.apply(s, 1, ("again",), DEALER)
    assert (["left"], "which", 2) == (s.done, PATH.step(s), PATH.decision(s))
    PATH.apply(s, 1, ("name", 1), DEALER)
    assert (["left", ("name", 1, 1), "right"], "over") == (s.done, PATH.step(s))


def test_a_question_with_arguments_is_the_question_of_that_name() -> None:
    s = walk(("which", 7))
    assert ("which", [("which", 7)]) == (PATH.step(s), s.agenda)
    assert PATH.is_option(s, 1, ("name", 2))


@given(st.permutations([0, 1, 2]))
def test_a_question_to_all_stays_until_the_last_has_answered(order: list[int]) -> None:
    s = walk("all", "right", waiting=[0, 1, 2])
    for number, seat in enumerate(order):
        assert ("all", 1, 3 - number) == (PATH.step(s), s.decision, len(PATH.actors(s)))
        PATH.apply(s, seat, ("nod",), DEALER)
    assert [*(("nod", seat) for seat in order), "right"] == s.done
    assert "over" == PATH.step(s)


def test_a_question_to_all_is_skipped_if_nobody_is_left_to_answer() -> None:
    s = walk("left", "all", "right")
    assert (["left", "right"], "over", 0) == (s.done, PATH.step(s), s.decision)


class Nodder:
    """A bot that always takes what comes first, with the least number."""

    looks = listens = thinks = False

    def hear(self, event: Event) -> None:
        raise AssertionError("it does not listen")

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return fill(options[-1], lambda n: 0)

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        return None

    def reason(self) -> None:
        return None


def test_bots_play_out_what_is_left() -> None:
    s = walk("left", "which", "all", ("pay", 2), "which", "right", waiting=[2, 0])
    assert (4, 3) == (PATH.play_out(s, [Nodder()] * 3, DEALER), s.decision)
    pair = ("pair", 1, "a", "b")
    assert ["left", pair, ("nod", 2), ("nod", 0), ("pay", 2), pair, "right"] == s.done
    assert "over" == PATH.step(s)


def test_a_lasting_step_comes_again_until_it_is_taken_off_the_agenda() -> None:
    s = walk("left", "rounds")
    assert ["rounds", "right", "which"] == s.agenda
    PATH.apply(s, 1, ("name", 2), DEALER)
    assert ["rounds", "right", "which"] == s.agenda
    assert (2, 3) == (PATH.play_out(s, [Nodder()] * 2, DEALER), s.decision)
    pair = ("pair", 1, "a", "b")
    assert ["left", ("name", 1, 2), "right", pair, "right", pair, "right"] == s.done


def test_a_step_is_known_by_its_name_also_when_read_from_a_file() -> None:
    """Two strings that say the same need not be the same."""
    same, read = Walk("rounds"), Walk("".join(["round", "s"]))
    for s in (same, read):
        PATH.advance(s, DEALER)
        s.agenda = ["".join(step[i] for i in range(len(step))) for step in map(str, s.agenda)]
        PATH.play_out(s, [Nodder()] * 2, DEALER)
    assert same.done == read.done
    assert ("pair", 1, "a", "b") in same.done


def test_options_that_rules_keep_are_copied_for_those_outside() -> None:
    kept: list[Action] = [("nod",)]

    class Kept(All):
        def options(self, s: Walk, seat: int) -> Sequence[Action]:
            return kept

    book = Rulebook[Walk](NOBODY, {"all": Kept()})
    s = Walk("all")
    s.waiting += [0]
    found = book.options(s, 0)
    kept.clear()
    assert [("nod",)] == found


def test_a_step_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError, match="dance"):
        walk("dance")


def test_a_verb_that_is_declared_must_be_there() -> None:
    class Mute(Ask[Walk]):
        verbs = ("speak",)

    with pytest.raises(AttributeError, match="speak"):
        Rulebook[Walk](NOBODY, {"mute": Mute()})


def test_a_bare_question_asks_nobody_anything() -> None:
    ask, s = Ask[Walk](), Walk()
    assert ((), (), (), False) == (ask.actors(s), ask.options(s, 0), ask.verbs, ask.together)


# -- legality


@pytest.mark.parametrize("action", [("again",), ("name", 1), ("name", 3), ("pair", "a", "b")])
def test_whoever_is_asked_may_do_what_fits(action: Action) -> None:
    assert PATH.is_option(walk("which"), 1, action)


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, ("again",)),
        (2, ("again",)),
        (None, ("again",)),
        (1, ("name", 4)),
        (1, ("name", True)),
        (1, ("pair", "b", "a")),
        (1, ("nod",)),
        (1, ()),
        (1, None),
    ],
)
def test_nobody_else_may_and_nothing_else(seat: int | None, action: object) -> None:
    assert not PATH.is_option(walk("which"), seat, action)


# -- what most games share


def test_unless_a_game_says_otherwise_everything_told_may_be_told_again() -> None:
    past = [Event("turn", (1,)), Event("card", (2,), (0,))]
    assert past == PATH.table.log(walk(), 0, past)


class OneByOne(Path):
    """Says what one seat sees."""

    def view(self, s: Walk, seat: int | None) -> View:
        return {"seat": seat}


def test_a_game_that_can_say_what_one_seat_sees_can_say_it_for_all() -> None:
    s, path = walk(), OneByOne()
    assert {"seat": 1} == path.view(s, 1)
    assert [{"seat": None}, {"seat": 0}] == path.table.views(s, (None, 0))


@pytest.mark.parametrize(
    "options",
    [{}, {"length": "long"}, {"length": 9}, {"stones": ("red", "red")}, {"stones": ()}],
)
def test_settings_accept_words_and_what_fills_their_holes(options: Mapping[str, Word]) -> None:
    assert None is PATH.refuse_settings(options, "PA-2")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("length", "endless"),
        ("length", 10),
        ("length", None),
        ("stones", ("blue", "blue")),
        ("stones", "red"),
        ("width", 1),
    ],
)
def test_other_settings_are_refused_by_name(name: str, value: Word) -> None:
    refusal = Refusal("bad-option", "PA-2", {"option": name, "value": value})
    assert refusal == PATH.refuse_settings({"length": 1, name: value}, "PA-2")


def test_what_the_host_does_not_say_is_as_usual() -> None:
    assert {"length": "short", "stones": ()} == PATH.chosen({})
    assert {"length": 4, "stones": ()} == PATH.chosen({"length": 4, "unknown": 1})


def test_a_refusal_is_spelled_with_code_clause_and_arguments() -> None:
    refusal = Refusal("too-late", "PA-3", {"turn": 4})
    assert {"code": "too-late", "clause": "PA-3", "args": {"turn": 4}} == refusal.spell()
    assert {"code": "no", "clause": "PA-1", "args": {}} == Refusal("no", "PA-1").spell()


def test_a_call_that_cannot_answer_raises_its_refusal() -> None:
    refused = Refused(Refusal("too-late", "PA-3", {"turn": 4}))
    assert "too-late (PA-3)" == str(refused)
    assert Refusal("too-late", "PA-3", {"turn": 4}) == refused.refusal


def test_an_outcome_is_spelled_as_plain_lists() -> None:
    outcome = Outcome("scored", (1,), (2, 1), (3, 5), ({"tiles": 2}, {"tiles": 4}))
    assert outcome.spell() == {
        "reason": "scored",
        "winners": [1],
        "ranks": [2, 1],
        "scores": [3, 5],
        "details": [{"tiles": 2}, {"tiles": 4}],
    }


def test_the_dealer_reaches_every_step() -> None:
    def toss(s: Walk, dealer: Dealer) -> None:
        s.done.append(dealer.roll(6))

    s = Walk("toss", "toss")
    Rulebook[Walk](NOBODY, {"toss": toss}).advance(s, Seeded(1))
    twin = Seeded(1)
    assert [twin.roll(6), twin.roll(6)] == s.done
