"""The house of `./test compiled` is really compiled, and plays the same games to the bit."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from fabletop.core.options import Cards, Number, One, Row, Text
from tools.compile import annotate, modules

PLAIN = os.environ.get("FABLETOP_PLAIN", "")  # the plain checkout; set by `./test compiled`
SOURCE = Path(__file__).parents[1] / "src"

GAMES_PLAYED = """
import json
from fabletop.bots.bot import levels
from fabletop.core.record import dump
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, play_record, simulate

for game in GAMES.values():
    seats = game.about.seats[-1]
    names = levels(game)
    bots = tuple(names[seat % len(names)] for seat in range(seats))
    for number in range(2):
        print(json.dumps(dump(play_record(Plan(game.key, seats, bots, 7), number))))
    tally = simulate(Plan(game.key, seats, ("random",) * seats, 7), 20)
    print(tally.decisions, tally.wins, tally.points)
"""


def play_games(source: Path) -> list[str]:
    """Whole games of all kinds, as another Python with that source plays them."""
    env = os.environ | {"PYTHONPATH": str(source)}
    command = [sys.executable, "-c", GAMES_PLAYED]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


@pytest.mark.compiled
@pytest.mark.parametrize("path", modules(SOURCE / "fabletop"), ids=str)
def test_what_can_be_compiled_is_an_extension(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    module = import_module(".".join(parts).removesuffix(".__init__"))
    assert str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert Path(str(module.__file__)).parent == path.parent


@pytest.mark.compiled
def test_the_same_seeds_give_the_same_games_plain_and_compiled() -> None:
    assert play_games(Path(PLAIN) / "src") == play_games(SOURCE)


@pytest.mark.parametrize(
    "hole",
    [Number(1, 9, 2), Text(1, 5), Cards(("a", "b"), 1, 2), One(("a",)), Row(Number(0, 2), 3)],
)
def test_holes_can_be_sent_to_another_process(hole: object) -> None:
    assert pickle.loads(pickle.dumps(hole)) == hole


# -- what the compiled copy says more than the source

OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"


@pytest.mark.parametrize(
    ("source", "copy"),
    [
        ("KINDS = 3", "KINDS: Final = 3"),
        ("KINDS: list[int] = []", "KINDS: Final[list[int]] = []"),
        ("UP, DOWN = 1, 2", "UP: Final = 1; DOWN: Final = 2"),
        ("Seats = 3", "Seats = 3"),
        ("T = 3", "T = 3"),
        ("def f():\n    KINDS = 3", "def f():\n    KINDS = 3"),
        ("class Ask(A):", f"{OPEN}\nclass Ask(A):"),
        ("class Own(Rulebook[S]):", f"{OPEN}\nclass Own(Rulebook[S]):"),
        ("@final\nclass Ask(A):", f"{OPEN}\n@final\nclass Ask(A):"),
        ("class Other(A):", "class Other(A):"),
        ("dealer.show(1)", "if dealer.hears: dealer.show(1)"),
        ("if a:\n    dealer.tell(1,\n 2)", "if a:\n    if dealer.hears: dealer.tell(1,\n 2)"),
        ("dealer.draw(bag)", "dealer.draw(bag)"),
        ("held[s.kind] += 1", "held[s.kind] = held[s.kind] + 1"),
        ("if a: s.held[0] -= cost", "if a: s.held[0] = s.held[0] - cost"),
        ("held[kind] += more", "held[kind] += more"),
        ("held[next(kinds)] += 1", "held[next(kinds)] += 1"),
        ("held += 1", "held += 1"),
        ("from bisect import insort", "from fabletop.core.ordered import insort"),
        ("NATIVE = False  # here", "NATIVE: Final = True  # here"),
    ],
)  # fmt: skip
def test_the_copy_says_what_a_compiler_wants_to_hear(source: str, copy: str) -> None:
    body = "\n    pass" if source.endswith(":") else ""
    assert annotate(source + body) == copy + body


QUESTIONS = """\
class Give(Ask[State]):
    def give(self, s: State, seat: int, dealer: Dealer, name: str, many: int) -> None:
        pass


class Sell(Give):
    verbs = ("give", "sell", "stop", "other")

    def sell(self, s: State, seat: int, dealer: Dealer, *names: str) -> None:
        pass

    def stop(self, s: State, seat: int, dealer: Dealer) -> None:
        pass
"""
ANSWER = """
    def answer(self, s: State, seat: int, dealer: Dealer, action: Answer) -> None:
        verb = typed("str", action[0])
        if verb == 'give': return self.give(s, seat, dealer, typed('str', action[1]), typed('int', action[2]))
        if verb == 'stop': return self.stop(s, seat, dealer)
        super().answer(s, seat, dealer, action)
"""  # noqa: E501


def test_in_the_copy_a_question_calls_the_methods_of_its_verbs() -> None:
    assert QUESTIONS + ANSWER == annotate(QUESTIONS)
