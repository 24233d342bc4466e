"""A game from elsewhere: begun, checked, simulated and studied without touching the house."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from fabletop.newcomers import pattern
from tests.samples import sampled

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples" / "games"
FROG_WELL, NIGHTS = EXAMPLES / "frog_well", EXAMPLES / "thousand_nights"


def fabletop(*args: object, code: int = 0, around: str = "") -> str:
    """What a command prints; in a process of its own, since a guest stays."""
    command = [sys.executable, "-m", "fabletop", *map(str, args)]
    env = {**os.environ, "FABLETOP_GAMES": around}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, env=env)
    assert code == done.returncode, done.stderr
    return done.stdout + done.stderr


def test_every_example_is_tried() -> None:
    assert [FROG_WELL, NIGHTS] == sorted(path for path in EXAMPLES.iterdir() if path.is_dir())


@pytest.mark.parametrize(
    "folder", sampled([FROG_WELL, NIGHTS], FROG_WELL), ids=lambda folder: folder.name
)
def test_an_example_is_table_ready_and_says_what_a_game_of_the_house_has_more(folder: Path) -> None:
    said = fabletop("check-game", folder)
    assert said.startswith("table-ready: complete\n")
    assert "built-in: not yet\n" in said
    assert "no  a board of its own" in said


@pytest.mark.parametrize(("kind", "flags"), [("open", []), ("secret", ["--secret"])])
def test_a_game_that_was_just_begun_is_table_ready(
    tmp_path: Path, kind: str, flags: list[str]
) -> None:
    folder = tmp_path / "hop_frog"
    assert f"fabletop check-game {folder}" in fabletop("new-game", folder, *flags)
    assert set(pattern(kind)) == {
        str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()
    }
    assert fabletop("check-game", folder).startswith("table-ready: complete\n")
    assert "is there already" in fabletop("new-game", folder, code=2)


def test_what_a_game_breaks_is_said_with_the_table_it_breaks_at(tmp_path: Path) -> None:
    folder = tmp_path / "hop_frog"
    fabletop("new-game", folder)
    rules = folder / "__init__.py"
    rules.write_text(rules.read_text().replace('"RU-1"', '"one"'))
    (folder / "text" / "en.ftl").write_text("game-name = Hop")
    said = fabletop("check-game", folder, code=1)
    assert said.startswith("table-ready: not yet\n")
    assert "no words for game-line, wait-over, ask-roll, wait-roll, option-roll" in said
    assert "2 seats: a clause is called like CT-12, not one" in said


@cache
def begun(*flags: str) -> dict[str, str]:
    """The files of a new game."""
    with TemporaryDirectory() as place:
        folder = Path(place) / "hop_frog"
        fabletop("new-game", folder, *flags)
        files = [path for path in folder.rglob("*") if path.is_file()]
        return {str(path.relative_to(folder)): path.read_text("utf-8") for path in files}


def changed(
    tmp_path: Path, file: str, *changes: tuple[str, str], flags: Sequence[str] = ()
) -> Path:
    """A new game with something else in one of its files."""
    folder = tmp_path / "hop_frog"
    for name, text in begun(*flags).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    text = (folder / file).read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / file).write_text(text, "utf-8")
    return folder


ENDLESS = [
    (
        ('s.plan("next")', 's.plan("roll")'),
        "after 3,000 answers the game has not ended; step `roll` is still asked of seat 0",
    ),
    (
        ('        s.plan("next")\n', "\n    together = True\n"),
        "after 3,000 answers the game has not ended; step `roll` is still asked of seat 0",
    ),
    (
        (
            '        s.plan("roll")\n\n\nclass',
            '        s.plan("next")\n        s.round = 1\n\n\nclass',
        ),
        "10,000 steps have run and nobody was asked; the last is `next`",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), ENDLESS)
def test_a_game_that_never_ends_is_told_so_by_a_check_and_by_a_simulation(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    folder = changed(tmp_path, "__init__.py", change)
    said = fabletop("check-game", folder, code=1)
    assert f"2 seats: {sentence}" in said
    assert "check_options" not in said
    simulated = fabletop("--with", folder, "simulate", "hop_frog", "--games", "2", code=2)
    assert f"fabletop: hop_frog: {sentence}\n" == simulated


def test_a_check_leaves_out_a_value_that_is_declared_endless(tmp_path: Path) -> None:
    setting = 'settings={"end": Setting("three", ("three", "never")ENDLESS)},\n        )\n'
    changes = [
        ("        )\n        super()", f"            {setting}        super()"),
        ("Outcome, Seat, View", "Outcome, Seat, Setting, View"),
        (
            '        s.plan("next")',
            '        s.plan("roll" if s.options["end"] == "never" else "next")',
        ),
    ]
    folder = changed(tmp_path, "__init__.py", *changes)
    rules = folder / "__init__.py"
    text = rules.read_text("utf-8")
    unsaid = " seats with {'end': 'never'}: after 3,000 answers the game has not ended"
    rules.write_text(text.replace("ENDLESS", ""), "utf-8")
    assert unsaid in fabletop("check-game", folder, code=1)
    rules.write_text(text.replace("ENDLESS", ', endless=("never",)'), "utf-8")
    assert unsaid not in fabletop("check-game", folder, code=1)  # it has no words for the setting


SLIPS = [
    (
        ("    open = True", "    open = together = True"),
        "2 seats: step `next` asks nobody and is planned by an answer to a question asked "
        "together: plan it with the question, after it",
    ),
    (
        ('s.plan("next")', 's.plan("nexd")'),
        "2 seats: step `nexd` is planned and not declared; the steps of the game are roll, next",
    ),
    (
        ('    verbs = ("roll",)\n', ""),
        "2 seats: verb `roll` of step `roll` is missing in `verbs` of Roll",
    ),
    (
        ('return [("roll",)]', 'return [("toss",)]'),
        "2 seats: verb `toss` is offered by a question that does not have it: add it to its "
        "`verbs`, and write a method `toss`",
    ),
    (
        ("pips = dealer.roll(6)", "pips = dealer.roll(6) + self.bonus"),
        "2 seats: hop_frog/__init__.py, line 48: AttributeError: 'Roll' object has no attribute "
        "'bonus'",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), SLIPS)
def test_a_slip_in_the_rules_is_told_once_and_with_its_place(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    said = fabletop("check-game", changed(tmp_path, "__init__.py", change), code=1)
    assert 1 == said.count(sentence)


def test_a_view_that_hides_something_asks_for_a_mind(tmp_path: Path) -> None:
    change = ("            **self.dump(s),", '            "points": s.points[:],')
    said = fabletop("check-game", changed(tmp_path, "__init__.py", change), code=1)
    sentence = (
        "the view is not a position, it lacks `seats`, `options`, `active`, `round`, `ended`, "
        "`agenda`, `decision`: give the game a Mind with `imagine`"
    )
    assert 1 == said.count(sentence)
    assert "the same as in check_leaving" in said


FEWEST_WIN = ("sum(other > own", "sum(other < own")


def test_a_game_won_by_the_fewest_points_needs_prospects(tmp_path: Path) -> None:
    folder = changed(tmp_path, "__init__.py", FEWEST_WIN, flags=["--secret"])
    said = fabletop("check-game", folder, code=1)
    assert "no  bots that search know who is ahead\n" in said
    assert "Do the fewest points win? Then write `prospects` in your Mind" in said


PROSPECTS = """    def prospects(self, s: State) -> Sequence[float]:
        return [-points for points in s.points]

    def imagine("""


def test_a_game_won_by_the_fewest_points_is_ready_with_prospects(tmp_path: Path) -> None:
    changes = (FEWEST_WIN, ("    def imagine(", PROSPECTS))
    folder = changed(tmp_path, "__init__.py", *changes, flags=["--secret"])
    assert fabletop("check-game", folder).startswith("table-ready: complete\n")


def test_a_spoilt_position_that_a_game_believes_is_told(tmp_path: Path) -> None:
    change = ("len(sizes) == 1 and 0 not in sizes", "len(sizes) > 0")
    folder = changed(tmp_path, "__init__.py", change, flags=["--secret"])
    said = fabletop("check-game", folder, code=1)
    (position,) = re.findall(r"after loading (\{.*\})\n", said)
    assert "hands" in json.loads(position)


LEAKS = [
    (
        ('tell("chose", seat)', 'tell("showed", seat, card)'),
        'learns what seat 0 chose at `choose` before all have chosen: it is told [["showed",0,',
    ),
    (('"sizes": [', '"made": s.choices[:],\n            "sizes": ['), "shows another `made`"),
    (("        s.choices[seat] = card\n", ""), "`choose` is still asked of seats 0, 1"),
    (
        (
            "        elif not self.game.actors(s):\n            self.game.advance(s, dealer)",
            "        #",
        ),
        "`choose` is asked of nobody, and there is no outcome after somebody left; does `leave`",
    ),
    ((", s.last[:], s.played[:]", ", s.last[:], []"), "`clone` makes another `played`"),
    (('tell("chose", seat)', 'tell("chose", (seat,))'), "which JSON changes: write lists, no tup"),
    (('tell("won", winner)', 'tell("won", winner, 1)'), "1], and declared with ['seat']"),
    (
        ('n not in view["played"] and n not in own', "n not in own"),
        "`imagine` loads a position that is refused: no card may be there twice",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), LEAKS)
def test_a_slip_with_secrets_is_told_in_a_sentence(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    folder = changed(tmp_path, "__init__.py", change, flags=["--secret"])
    assert sentence in fabletop("check-game", folder, code=1)


WORDS = [
    (("{ $pips }.", "{ $pisp }."), "event-rolled uses $pisp; its variables: $count, $pips, $seat"),
    (("{ $seats } rolls", "{ $actor } rolls"), "wait-roll uses $actor; its variables: $count, $se"),
    (("{ $value } is", "{ $valeu } is"), "refusal-bad-option uses $valeu; its variables: $count, "),
    (("Round { $value }", "Round { $round }"), "view-round uses $round; its variables: $count, $v"),
    (("event-rolled = { $seat }", "event-rolled = { $seat"), "text/en.ftl, line 10 is no Fluent ("),
    (("outcome-scored =", "outcome-won ="), "no words for outcome-scored\n"),
    (("outcome-ended =", "outcome-over ="), "no words for outcome-ended\n"),
    (("game-line", "game-name = Hop\ngame-line"), "text/en.ftl, game-name is there twice"),
]


@pytest.mark.parametrize(("change", "sentence"), WORDS)
def test_words_that_would_be_shown_raw_are_named(
    tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    said = fabletop("check-game", changed(tmp_path, "text/en.ftl", change), code=1)
    assert "no  words in English\n" in said
    assert sentence in said


def test_the_words_of_a_setting_and_of_its_values_are_asked_for(tmp_path: Path) -> None:
    settings = '            settings={"pace": Setting("slow", ("slow", "quick"))},\n        )\n'
    folder = changed(
        tmp_path,
        "__init__.py",
        ("        )\n        super()", f"{settings}        super()"),
        ("Outcome, Seat, View", "Outcome, Seat, Setting, View"),
    )
    words = "setting-pace, setting-pace-help, setting-pace-slow, setting-pace-quick"
    assert f"no words for {words}\n" in fabletop("check-game", folder, code=1)


def test_a_clause_that_is_cited_and_not_in_the_rulebook_is_named(tmp_path: Path) -> None:
    folder = changed(tmp_path, "RULES.md", ("**RU-2**", "**RU-4**"))
    said = fabletop("check-game", folder)
    assert "no  rulebook with clauses\n      cited and not in RULES.md: RU-2\n" in said


def test_a_new_game_is_called_as_its_folder(tmp_path: Path) -> None:
    folder = changed(tmp_path, "__init__.py")
    assert "game-name = Hop Frog\n" in (folder / "text" / "en.ftl").read_text("utf-8")
    assert (folder / "RULES.md").read_text("utf-8").startswith("# Hop Frog\n")
    assert "class HopFrog(Rulebook[State]):" in (folder / "__init__.py").read_text("utf-8")


GAME = """
from fabletop.core.game import About
from fabletop.core.rulebook import Rulebook

class Toad(Rulebook):
    def __init__(self):
        super().__init__(About(range(2, 3)), {})
"""


@pytest.mark.parametrize(
    ("name", "rules", "said"),
    [
        ("empty", None, "there is no file __init__.py in it"),
        ("broken", "1 / 0", "cannot be loaded: ZeroDivisionError"),
        ("nothing", "x = 1", "must have one class built on Rulebook, not 0"),
        ("json", "x = 1", "is the name of another Python module"),
        ("toad", f"{GAME}    key = 'frog'", "`key` is 'frog' in class Toad of "),
        ("hare", f"{GAME}    x = 1", 'both must be the same: key = "hare"'),
    ],
)
def test_what_is_no_game_is_refused_in_a_sentence(
    tmp_path: Path, name: str, rules: str | None, said: str
) -> None:
    folder = tmp_path / name
    folder.mkdir()
    if rules is not None:
        (folder / "__init__.py").write_text(rules)
    told = fabletop("--with", folder, "games", code=2)
    assert said in told
    assert "Traceback" not in told


def test_a_folder_in_the_environment_that_has_no_game_is_refused_in_a_sentence(
    tmp_path: Path,
) -> None:
    nowhere = tmp_path / "nowhere"
    around = os.pathsep.join((str(nowhere), str(FROG_WELL)))
    said = "there is no file __init__.py in it"
    sentence = f"FABLETOP_GAMES: {nowhere} has no game: {said}"
    assert f"fabletop: {sentence}\n" == fabletop("games", code=2, around=around)
    script = "import fabletop.sim.checks as c; print(*c.GAMES); c.find_game('nowhere')"
    env = {**os.environ, "FABLETOP_GAMES": around}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=env, check=False
    )
    assert "frog_well" in done.stdout  # the others are there
    above = fabletop("games", code=2, around=str(FROG_WELL.parent))
    assert f"do you mean {FROG_WELL}?" in above
    assert done.stderr.endswith(f"frog_well; {sentence}\n")


def test_a_bad_name_is_refused(tmp_path: Path) -> None:
    assert "small letters" in fabletop("new-game", tmp_path / "Hop-Frog", code=2)


def test_a_guest_is_simulated_by_several_processes_and_by_a_search() -> None:
    guest = ("--with", FROG_WELL)
    table = ("frog_well", "--seats", "2", "--games", "40", "--json")
    one = json.loads(fabletop(*guest, "simulate", *table))
    two = json.loads(fabletop(*guest, "simulate", *table, "--jobs", "2"))
    assert one["wins"] == two["wins"] if "wins" in one else one.keys() == two.keys()
    bots = ("--bots", "ismcts:50,random", "--games", "20")
    assert "frog_well" in fabletop(*guest, "arena", "frog_well", *bots)


def test_a_recorded_game_of_a_guest_is_told_with_its_scores(tmp_path: Path) -> None:
    guest = ("--with", FROG_WELL)
    fabletop(*guest, "simulate", "frog_well", "--seats", "2", "--games", "1", "--records", tmp_path)
    (record,) = tmp_path.glob("*.json")
    *_, first, second = fabletop(*guest, "replay", record).splitlines()
    assert re.fullmatch(r"   random 1: \d+", first)
    assert re.fullmatch(r"   random 2: \d+", second)


PETTING_ZOO = """
import random
from fabletop.sim.pettingzoo import env
table = env("frog_well", seats=3)
table.reset(seed=1)
rng, moves = random.Random(1), 0
for agent in table.agent_iter():
    seen, reward, over, cut, info = table.last()
    mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
    table.step(None if over or cut else rng.choice([n for n, may in enumerate(mask) if may]))
    moves += 1
print("played", moves > 5, "frog_well" in str(table))
"""


SHELF = """
from fabletop.games import GAMES
from fabletop.server.net.pages import describe
from tests.samples import sampled
from tests.samples import sampled
print(*(describe(game)["view"] for game in GAMES.values()), sep="\\n")
"""


def test_the_shelf_says_where_seats_are_in_a_guest_s_view(tmp_path: Path) -> None:
    line = "view-actors = Choosing: { $value }\nview-sizes"
    folder = changed(tmp_path, "text/en.ftl", ("view-sizes", line), flags=["--secret"])
    around = {**os.environ, "FABLETOP_GAMES": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", SHELF], capture_output=True, text=True, env=around, check=False
    )
    *house, guest = done.stdout.splitlines()
    assert ["{}"] * 5 == house, done.stderr
    shapes = {"last": {"each": None}, "actors": {"all": "seat"}, "sizes": {"each": None}}
    assert str(shapes) == guest


def test_a_guest_named_in_the_environment_is_an_environment_of_pettingzoo() -> None:
    around = {**os.environ, "FABLETOP_GAMES": str(FROG_WELL)}
    done = subprocess.run(
        [sys.executable, "-c", PETTING_ZOO], capture_output=True, text=True, env=around, check=False
    )
    assert done.stdout.startswith("played True"), done.stderr
