"""What a board takes for an option is what the rules take for one: `fits` in both languages."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.core.dealer import Seeded
from fabletop.core.options import (
    Action,
    Cards,
    Hole,
    Number,
    One,
    Option,
    Phrase,
    Row,
    Text,
    Word,
    fill,
    fits,
    plain,
    spell,
)  # fmt: skip
from fabletop.core.play import Play
from fabletop.games import GAMES
from fabletop.server.net.opening import WEB
from tools.node import node

Case = tuple[Option, Action]
CASES = 6000
STEPS = 60
LETTERS = "ab1é𝄞🧞"  # the last two are one letter each here, and two units in JavaScript
ASK = """
import { fits } from "./choices.mjs";
let text = "";
for await (const piece of process.stdin) text += piece;
console.log(JSON.stringify(JSON.parse(text).map(([choice, action]) => fits(choice, action))));
"""


def page_says(folder: Path, cases: list[Case]) -> list[bool]:
    """What the board's own reading makes of each case."""
    shutil.copy(WEB / "board" / "choices.js", folder / "choices.mjs")
    (folder / "ask.mjs").write_text(ASK)
    told = json.dumps([[spell(option), plain(action)] for option, action in cases])
    answer = subprocess.run(
        [node(), str(folder / "ask.mjs")], input=told, capture_output=True, text=True, check=True
    )
    said: list[bool] = json.loads(answer.stdout)
    return said


# -- made up


def any_word(luck: random.Random, depth: int = 2) -> Word:
    kinds = ["none", "bool", "number", "text", *["row"] * (depth > 0)]
    match luck.choice(kinds):
        case "bool":
            return luck.random() < 0.5
        case "number":
            return luck.randrange(-3, 9)
        case "text":
            return "".join(luck.choices(LETTERS, k=luck.randrange(5)))
        case "row":
            return tuple(any_word(luck, depth - 1) for _ in range(luck.randrange(4)))
    return None


def any_number(luck: random.Random) -> Number:
    least = luck.randrange(-2, 3)
    return Number(least, least + luck.randrange(8), luck.randrange(1, 4))


def any_hole(luck: random.Random) -> Hole:
    least = luck.randrange(3)
    most = least + luck.randrange(3)
    words = tuple(any_word(luck) for _ in range(most + 1))
    holes = any_number(luck), Text(least, most), Row(any_number(luck), most)
    return luck.choice((*holes, One(words), Cards((*words, words[0]), least, most)))


def near(luck: random.Random, part: Word | Hole) -> Word:
    """A word that belongs there, or one that all but does."""
    right = part.fill(luck.randrange) if isinstance(part, Hole) else part
    if luck.random() < 0.5:
        return right
    if isinstance(right, tuple) and luck.random() < 0.8:
        return luck.choice([right[1:], (*right, *right[:1]), right[::-1], (*right, None)])
    return luck.choice([any_word(luck), twin(right), str(right), (right,)])


def twin(word: Word) -> Word:
    """1 for true, true for 1: alike, and yet another word."""
    if isinstance(word, bool):
        return int(word)
    return bool(word) if isinstance(word, int) else None


def made_up(luck: random.Random) -> Case:
    length = luck.randrange(1, 4)
    option = (
        "do",
        *(any_hole(luck) if luck.random() < 0.8 else any_word(luck) for _ in range(length)),
    )
    action = tuple(near(luck, part) for part in option)
    return option, luck.choice([action, action, action, action[:-1], (*action, None)])


def test_a_board_takes_for_an_option_what_the_rules_take_for_one(tmp_path: Path) -> None:
    luck = random.Random(20)
    cases = [made_up(luck) for _ in range(CASES)]
    expected = [fits(option, action) for option, action in cases]
    assert 0.15 < sum(expected) / CASES < 0.85  # both answers are tried
    assert [] == [
        case for case, yes, said in zip(cases, expected, page_says(tmp_path, cases), strict=True)
        if yes != said
    ]  # fmt: skip


# -- of real games


def offered_in(key: str, luck: random.Random) -> Iterator[Case]:
    """Options of a game, with an action of the moment each: now and then one that fits."""
    game = GAMES[key]
    play = Play.begin(game, max(game.about.seats), {}, Seeded(7))
    for _ in range(STEPS):
        if not game.actors(play.s):
            return
        seat = luck.choice(list(game.actors(play.s)))
        options = game.options(play.s, seat)
        action = fill(luck.choice(options), luck.randrange)
        some = luck.sample(options, min(12, len(options)))
        yield from ((option, action) for option in some)
        yield from ((option, fill(option, luck.randrange)) for option in some)
        play.act(seat, action)


@pytest.mark.parametrize("key", GAMES)
def test_a_board_reads_the_options_of_its_game_as_the_game_does(key: str, tmp_path: Path) -> None:
    cases = list(offered_in(key, random.Random(3)))
    said = page_says(tmp_path, cases)
    for (option, action), page in zip(cases, said, strict=True):
        game = fits(option, action)
        understood = any(isinstance(part, Phrase) for part in option)  # only by the server
        assert page >= game if understood else page == game, (option, action)
    assert any(said)
