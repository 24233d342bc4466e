"""The command line says what it found, and answers every slip with one sentence and exit code 2."""

from __future__ import annotations

import csv
import io
import json
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

import fabletop
from fabletop import __version__, cli
from fabletop.bots.bot import levels
from fabletop.commands import progress as bars
from fabletop.commands import simulating, studying
from fabletop.core import record as records
from fabletop.core.dealer import Seeded
from fabletop.core.game import Game
from fabletop.core.play import Play
from fabletop.core.record import LEAVE, Record
from fabletop.games import GAMES
from fabletop.sim import arena
from fabletop.sim.checks import SEARCHING, Slip, check_bots, known_bots
from fabletop.sim.simulate import Plan, play_record
from fabletop.text import LANGUAGES

Output = pytest.CaptureFixture[str]
SIMULATE = "simulate cave --games 20 --seats 3 --bots random,greedy,easy --seed 1 --jobs 1 --json"
PLAN = Plan("cave", 2, ("random", "greedy"), 1)


def run(capsys: Output, line: str, *more: str) -> str:
    """What a command prints when all is well."""
    cli.main([*line.split(), *more])
    output = capsys.readouterr()
    assert "" == output.err
    return output.out


def slip(capsys: Output, line: str, *more: str) -> str:
    """The one line a command answers a mistake with."""
    with pytest.raises(SystemExit) as exit_:
        cli.main([*line.split(), *more])
    error = capsys.readouterr().err
    assert 2 == exit_.value.code
    assert 1 == error.count("\n")
    assert error.endswith("\n")
    assert error.startswith("fabletop: ")
    return error.removeprefix("fabletop: ").strip()


def write(path: Path, record: Record, **changes: object) -> Path:
    """A record on disk, perhaps forged: its checksum fits what was changed."""
    body = {k: v for k, v in {**records.dump(record), **changes}.items() if k != "check"}
    body["chain"] = records.chain(body)
    path.write_text(json.dumps({**body, "check": records.checksum(body)}), "utf-8")
    return path


@pytest.fixture
def record() -> Record:
    return play_record(PLAN, 0)


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    return write(tmp_path / "game.json", record)


# -- games


def test_games_are_listed_with_their_options(capsys: Output) -> None:
    listed = run(capsys, "games")
    assert "cave: Cave of Treasures, 2–4 players\n" in listed
    assert "   variant: standard, lamp, equal, small (default standard)\n" in listed
    assert "   removed_kinds: random, 3 of these with commas: lamp,carpet,sword," in listed
    assert "   reveal_seconds: 3 to 20 (default 6)\n" in listed
    assert "   recite_seconds: auto, 15 to 300, off (default auto)\n" in listed
    assert "   young: false, true (default false)\n" in listed
    assert "   youngest: 0 to 5 of these with commas: 0,1,2,3,4 (default empty)\n" in listed
    assert "   handicap_ms: up to 5 numbers with commas: each 0 to 800 in steps of 50 " in listed
    assert "   bots: greedy, easy, random, strong, " in listed
    assert "   bots that search: ismcts:20ms | ismcts:500 | ismcts:500,many, " in listed
    assert "   bots for studies: plunderer, partial\n" in listed


def test_some_games_are_listed(capsys: Output) -> None:
    assert run(capsys, "games cave basra").startswith(one := run(capsys, "games cave"))
    assert one.startswith("cave: ")
    assert "basra" not in one
    assert ["cave"] == [game["key"] for game in json.loads(run(capsys, "games cave --json"))]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_bot_that_is_listed_can_be_called(game: Game[Any]) -> None:
    check_bots(game, [*known_bots(game), *SEARCHING, *game.study.trials])
    with pytest.raises(Slip, match=", ".join(known_bots(game))):
        check_bots(game, ["nobody"])


def test_games_as_json(capsys: Output) -> None:
    games = json.loads(run(capsys, "games --json"))
    assert list(GAMES) == [game["key"] for game in games]
    for told, game in zip(games, GAMES.values(), strict=True):
        assert game.about.version == told["version"]
        assert list(game.about.seats) == told["seats"]
        assert set(LANGUAGES) == set(told["names"])
        assert list(game.about.settings) == list(told["options"])
        assert set(levels(game)) <= set(told["bots"])
        assert {verb: list(names) for verb, names in game.about.actions.items()} == told["actions"]
        assert {key: list(names) for key, names in game.about.events.items()} == told["events"]
        assert game.about.refusals == told["refusals"]


def test_an_open_setting_is_told_with_its_hole(capsys: Output) -> None:
    (cave,) = [game for game in json.loads(run(capsys, "games --json")) if game["key"] == "cave"]
    accepts = cave["options"]["removed_kinds"]["accepts"]
    assert ["random", "cards"] == [accepts[0], accepts[1]["hole"]]
    assert "random" == cave["options"]["removed_kinds"]["default"]


# -- simulate


def untimed(figures: Mapping[str, Any]) -> dict[str, Any]:
    return {name: figures[name] for name in figures if "cpu_second" not in name}


def test_figures_as_json(capsys: Output) -> None:
    figures = json.loads(run(capsys, SIMULATE))
    assert 20 == figures["games"]
    assert figures["decisions"] > 20 * 20
    assert figures["cpu_seconds"] > 0
    rate = figures["decisions"] / figures["cpu_seconds"]
    assert pytest.approx(rate) == figures["decisions_per_cpu_second"]
    assert ["random", "greedy", "easy"] == [seat["bot"] for seat in figures["by_seat"]]
    assert pytest.approx(20) == sum(seat["wins"] for seat in figures["by_seat"])
    assert all(seat["mean_score"] > 0 for seat in figures["by_seat"])
    by_seat = {s["bot"]: {k: s[k] for k in ("wins", "mean_score")} for s in figures["by_seat"]}
    assert by_seat == figures["by_bot"]


def test_the_same_command_gives_the_same_figures(capsys: Output) -> None:
    one, other = (json.loads(run(capsys, SIMULATE)) for _ in range(2))
    assert untimed(one) == untimed(other)
    another = json.loads(run(capsys, SIMULATE.replace("--seed 1", "--seed 2")))
    assert one["by_seat"] != another["by_seat"]


@pytest.mark.parametrize("games", [20, pytest.param(150, marks=pytest.mark.slow)])
def test_figures_do_not_depend_on_the_number_of_jobs(capsys: Output, games: int) -> None:
    line = f"simulate cave --games {games} --seats 2 --bots random,easy --seed 3 --json --jobs"
    one, two = (json.loads(run(capsys, line, jobs)) for jobs in "12")
    assert untimed(one) == untimed(two)


def test_the_last_bot_sits_on_all_other_chairs(capsys: Output) -> None:
    line = "simulate cave --games 2 --seats 4 --bots greedy,random --json"
    assert ["greedy", "random", "random", "random"] == json.loads(run(capsys, line))["bots"]


def test_figures_for_people(capsys: Output) -> None:
    lines = run(capsys, "simulate cave --games 5 --bots greedy,random").splitlines()
    assert lines[0].startswith("5 games of cave, ")
    assert lines[0].endswith(" a CPU second")
    assert ["seat", "bot", "wins", "mean", "score"] == lines[1].split()
    assert [["0", "greedy"], ["1", "random"], ["2", "random"]] == [
        line.split()[:2] for line in lines[2:]
    ]


@pytest.mark.parametrize(
    ("seats", "said", "meant"),
    [
        (3, ["variant=lamp"], {"variant": "lamp"}),
        (2, ["screens=open", "timers=off"], {"screens": "open", "timers": "off"}),
        (
            2,
            ["variant=small", "removed_kinds=ring,ruby,crown"],
            {"variant": "small", "removed_kinds": ["ring", "ruby", "crown"]},
        ),
    ],
    ids=str,
)
def test_options_of_the_table(
    capsys: Output, seats: int, said: list[str], meant: dict[str, object]
) -> None:
    pairs = [word for pair in said for word in ("--option", pair)]
    line = f"simulate cave --games 3 --seats {seats} --json"
    assert meant == json.loads(run(capsys, line, *pairs))["options"]
    assert meant == json.loads(run(capsys, line, *said))["options"]


@pytest.mark.parametrize(
    ("game", "said", "meant"),
    [
        ("aladin", "handicap_ms=100,0,50", [100, 0, 50]),
        ("aladin", "handicap_ms=100", [100]),
        ("open_sesame", "youngest=2", [2]),
        ("open_sesame", "youngest=", []),
        ("open_sesame", "young=True", True),
        ("open_sesame", "deck=44", "44"),
    ],
)
def test_values_are_read_as_the_setting_means_them(
    capsys: Output, game: str, said: str, meant: object
) -> None:
    options = json.loads(run(capsys, f"simulate {game} --games 1 --json {said}"))["options"]
    assert [meant] == list(options.values())


@pytest.mark.parametrize(
    ("line", "seats"),
    [
        ("simulate cave", 3),
        ("simulate cave variant=small", 2),
        ("simulate cave --bots greedy,easy,easy,random", 4),
        ("simulate open_sesame two_player=band", 2),
        ("arena cave --bots greedy,random", 2),
        ("arena cave --bots greedy,easy,random", 3),
        ("arena open_sesame --bots good,weak", 3),
        ("arena tom_thumb --bots average,weak,good", 2),
    ],
)
def test_as_many_seats_as_fit_if_nobody_says(capsys: Output, line: str, seats: int) -> None:
    assert seats == json.loads(run(capsys, f"{line} --games 1 --json"))["seats"]


def test_every_game_is_written_told_and_verified(capsys: Output, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    line = "simulate cave --games 3 --seats 2 --seed 5 --option variant=lamp --records"
    run(capsys, line, str(folder))
    files = sorted(folder.iterdir())
    assert [f"cave-5-{number}.json" for number in range(3)] == [file.name for file in files]
    for path in files:
        told = run(capsys, "replay", str(path)).splitlines()
        assert "Cave of Treasures · random 1, random 2" == told[0]
        assert "cave version 1 · variant=lamp" == told[1]
        assert run(capsys, "verify", str(path)).startswith("True: ")


def test_records_are_the_same_whatever_the_jobs(capsys: Output, tmp_path: Path) -> None:
    line = "simulate cave --games 5 --seats 2 --json --records"
    figures = [json.loads(run(capsys, line, str(tmp_path / n), "--jobs", n)) for n in "12"]
    assert untimed(figures[0]) == untimed(figures[1])
    for file in sorted((tmp_path / "1").iterdir()):
        assert file.read_text() == (tmp_path / "2" / file.name).read_text()


def test_a_team_is_told_without_scores(capsys: Output) -> None:
    told = run(capsys, "simulate tom_thumb --games 20 --bots good").splitlines()
    assert ["seat", "bot", "wins"] == told[1].split()
    assert {"100.0%"} == {line.split()[-1] for line in told[2:]}


def test_columns_are_as_wide_as_what_stands_in_them(capsys: Output) -> None:
    told = run(capsys, "simulate basra --games 1 --bots abu_hassan,ismcts:1,many").splitlines()
    assert told[0].startswith("1 game of basra, ")
    assert 1 == len({len(line) for line in told[1:]})
    told = run(capsys, "arena cave --bots greedy,ismcts:1,many --games 2").splitlines()
    assert told[0].startswith("2 games of cave in 1 block, 0.")
    last = told[1].index("95 %")
    assert {"  "} == {line[last - 2 : last] for line in told[1:]}
    assert not any(line[last].isspace() for line in told[1:])
    assert "1,234 games" == bars.counted(1234, "game")


def test_a_bar_is_drawn_for_those_who_watch(capsys: Output) -> None:
    with bars.bar("cave", 300, visible=True) as progress:
        for _ in range(3):
            progress(100)
    assert "" == capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("simulate cave --games 7", 7),
        ("simulate cave --games 7 --records {folder}", 7),
        ("arena cave --bots greedy,random --games 7", 8),
    ],
)
def test_whoever_waits_sees_how_far_it_is(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, total: int
) -> None:
    done: list[int] = []

    @contextmanager
    def bar(what: str, total: int | None, visible: bool) -> Iterator[Callable[[int], None]]:
        done.append(total or 0)
        yield done.append

    monkeypatch.setattr(simulating, "bar", bar)
    run(capsys, line.format(folder=tmp_path))
    assert (total, total) == (done[0], sum(done[1:]))


def test_rows_are_written_by_game_and_by_choice(capsys: Output, tmp_path: Path) -> None:
    games, choices = tmp_path / "games.csv", tmp_path / "choices.parquet"
    line = f"simulate cave --games 5 --jobs 2 --json --out {games} --choices {choices}"
    figures = json.loads(run(capsys, line))
    results = fabletop.simulate("cave", 5, choices=True)
    rows = list(csv.DictReader(games.read_text("utf-8").splitlines()))
    assert [str(score) for score in results["score_2"]] == [row["score_2"] for row in rows]
    assert results.choices
    assert results.choices.to_arrow().to_pylist() == parquet.read_table(choices).to_pylist()
    assert figures["decisions"] == len(results.choices)


def test_ctrl_c_waits_for_what_is_being_written() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), bars.uninterrupted():  # noqa: PT012
        signal.raise_signal(signal.SIGINT)
        done.append("all")
    assert ["all"] == done


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_the_games_that_were_played(tmp_path: Path, jobs: int) -> None:
    """A process of its own, interrupted when its first games come through a pipe."""
    file = tmp_path / "games.csv"
    os.mkfifo(file)
    line = f"simulate cave --games 1000000 --jobs {jobs} --out {file}"
    command = [sys.executable, "-m", "fabletop", *line.split()]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        with file.open() as pipe:
            rows = [pipe.readline()]
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all of them hear it
            rows += pipe.readlines()
        said, error = process.communicate()
    games = len(rows) - 1
    assert f"fabletop: stopped after {games:,} games\n" == error
    assert said.startswith(f"{games:,} games of cave, ")
    assert (1, 0) == (process.returncode, games % 100)


# -- arena


ARENA = "arena cave --bots ismcts:3,many,greedy,random --games 6 --seats 3 --seed 7"


def test_an_arena_as_json(capsys: Output) -> None:
    figures = json.loads(run(capsys, f"{ARENA} --json screens=open"))
    bots = {"ismcts:3,many", "greedy", "random"}
    for name in ("win_share", "mean_rank", "elo"):
        assert bots == set(figures[name]) == set(figures[f"{name}_interval"])
    assert (6, 1, {"screens": "open"}) == (figures["games"], figures["blocks"], figures["options"])
    assert pytest.approx(1, abs=0.01) == sum(figures["win_share"].values())


def test_an_arena_for_people_has_the_best_first(capsys: Output) -> None:
    lines = run(capsys, "arena cave variant=small --bots random,greedy --games 20").splitlines()
    assert lines[0].startswith("20 games of cave in 10 blocks")
    assert ["greedy", "random"] == [line.split()[0] for line in lines[2:]]


def test_ctrl_c_tells_what_the_arena_knows_so_far(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = arena.play(arena.Arena("cave", 2, ("greedy", "random"), 1), 4)

    def interrupted(*args: object) -> Iterator[arena.Block]:
        yield from blocks
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "in_blocks", interrupted)
    with pytest.raises(SystemExit) as exit_:
        cli.main(["arena", "cave", "--bots", "greedy,random", "--games", "1000"])
    told = capsys.readouterr()
    assert (1, "fabletop: stopped after 4 games\n") == (exit_.value.code, told.err)
    assert told.out.startswith("4 games of cave in 2 blocks")


# -- replay and verify


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Cave of Treasures"), ("de", "Die Schatzhöhle"), ("uk", "Печера")],
)
def test_a_record_is_told_in_any_language(
    capsys: Output, file: Path, language: str, title: str
) -> None:
    told = run(capsys, f"replay --lang {language}", str(file))
    assert told.startswith(title[:4])
    assert "\n1. " in told


def test_a_told_record_has_every_move_and_the_result(
    capsys: Output, file: Path, record: Record
) -> None:
    told = run(capsys, "replay", str(file)).splitlines()
    numbered = [line for line in told if line[:1].isdigit()]
    assert len(record.moves) == len(numbered)
    assert all(" (bot)" in line for line in numbered)
    assert 2 == sum("; " in line and "magic" in line for line in told[-2:])


def test_a_true_record_is_verified(capsys: Output, file: Path, record: Record) -> None:
    outcomes = len(record.chance) + sum(len(move.chance) for move in record.moves)
    assert (
        f"True: {len(record.moves)} moves keep to the rules, and all {outcomes} chance outcomes "
        "are those of the key sealed before the game.\n"
    ) == run(capsys, "verify", str(file))


def test_an_unfinished_record_is_verified_as_far_as_it_goes(
    capsys: Output, tmp_path: Path, record: Record
) -> None:
    fork = record.fork(5)
    fork.key = record.key
    said = run(capsys, "verify", str(write(tmp_path / "fork.json", fork))).splitlines()
    assert said[0].startswith("True: 5 moves")
    assert ["The game was not played to its end."] == said[1:]
    assert "wins" not in run(capsys, "replay", str(tmp_path / "fork.json"))


def test_a_walkover_is_told_without_scores(capsys: Output, tmp_path: Path) -> None:
    play = Play.begin(GAMES["cave"], 2, {}, Seeded(1))
    play.act(0, LEAVE)
    told = run(capsys, "replay", str(write(tmp_path / "left.json", play.record))).splitlines()
    assert "1. Player 1: leave" in "\n".join(told)
    assert "cave version 1 · standard options" == told[1]
    assert "Player 2 wins: nobody else is left in the game" == told[-1]


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b'{"fabletop": 7}', b"\xff\xfe", b"\0"])
def test_a_file_that_is_no_record(
    capsys: Output, tmp_path: Path, command: str, content: bytes
) -> None:
    path = tmp_path / "note.txt"
    path.write_bytes(content)
    assert slip(capsys, command, str(path)).endswith("not a Fabletop record")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_cannot_be_read(capsys: Output, tmp_path: Path, command: str) -> None:
    missing = tmp_path / "missing.json"
    assert f"{missing} cannot be read: No such file or directory" == slip(
        capsys, command, str(missing)
    )
    assert f"{tmp_path} cannot be read: Is a directory" == slip(capsys, command, str(tmp_path))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_with_a_changed_byte(capsys: Output, file: Path, command: str) -> None:
    text = file.read_text("utf-8")
    place = text.index('"take"') + 2
    file.write_text(text[:place] + "o" + text[place + 1 :], "utf-8")
    assert f"{file}: the record was changed: move 1 does not fit its seal" == slip(
        capsys, command, str(file)
    )


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"version": 99}, "of cave version 99, these are the rules of cave version 1"),
        ({"game": "chess"}, "there is no game 'chess'; there are cave"),
        ({"seats": 9}, "as many names as seats"),
        ({"chance": []}, "the setup does not fit the rules"),
        ({"moves": [{}]}, "the record is not complete: KeyError('by')"),
    ],
    ids=str,
)
def test_a_forged_record(
    capsys: Output, file: Path, record: Record, command: str, changes: dict[str, object], why: str
) -> None:
    assert why in slip(capsys, command, str(write(file, record, **changes)))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"key": None}, "its chance cannot be proved"),
        ({"key": "00"}, "not the one that was sealed before the game"),
    ],
)
def test_a_record_that_cannot_be_proved(
    capsys: Output, file: Path, record: Record, changes: dict[str, object], why: str
) -> None:
    assert why in slip(capsys, "verify", str(write(file, record, **changes)))


# -- slips


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("games --xml", "unrecognized arguments: --xml"),
        ("simulate", "the following arguments are required: game"),
        ("simulate chess", "there is no game 'chess'; there are cave"),
        ("simulate cave --seats 1", "2 to 4 players"),
        ("simulate cave --seats 5", "(bad-player-count, CT-1)"),
        ("simulate cave --seats two", "argument --seats: invalid int value: 'two'"),
        ("simulate cave --games 0", "the number of games must be at least 1"),
        ("simulate cave --games -5", "the number of games must be at least 1"),
        ("simulate cave --games many", "invalid int value: 'many'"),
        ("simulate cave --jobs 0", "the number of jobs must be at least 1"),
        ("simulate cave --seed x", "invalid int value: 'x'"),
        ("simulate cave --bots wizard", "there is no bot 'wizard'; there are greedy,"),
        ("simulate cave --bots ,", "there is no bot ''; there are greedy,"),
        ("simulate cave --bots random,easy,easy,easy --seats 3", "4 bots do not fit on 3 seats"),
        ("simulate cave --option variant", "an option is given as NAME=VALUE, not 'variant'"),
        (
            "simulate cave --option variant=huge",
            "variant cannot be huge; it can be standard, lamp,",
        ),
        ("simulate cave variant=lamp variant=equal", "variant is said twice"),
        ("simulate open_sesame reveal_seconds=1", "cannot be 1; it can be 3 to 20 (bad-option"),
        ("simulate cave removed_kinds=", "removed_kinds cannot be empty; it can be random, 3 of"),
        ("simulate cave --option colour=red", "cave has no option 'colour'; it has variant, "),
        ("simulate cave --option timers=3", "(bad-option, CT-2)"),
        ("simulate cave --option timers=1,2", "(bad-option, CT-2)"),
        ("simulate cave --option screens=true", "(bad-option, CT-2)"),
        ("simulate cave --option screens=null", "(bad-option, CT-2)"),
        ("simulate cave --seats 3 --option variant=small", "(small-needs-two, CT-3)"),
        ("simulate cave --option removed_kind=ring", "(bad-option, CT-2)"),
        ("simulate cave --fast", "unrecognized arguments: --fast"),
        ("simulate cave variant=small --seats 3", "(small-needs-two, CT-3)"),
        ("simulate cave --seed 9223372036854775808", "a seed is a number of at most 63 bits"),
        ("simulate cave --out games", "must be called something.parquet or something.csv"),
        ("simulate cave --out /nowhere/games.csv", "cannot be written: No such file"),
        ("simulate cave --choices /nowhere/some.parquet", "cannot be written: No such file"),
        ("simulate cave --records x --out y.csv", "without --out, --choices and --ray"),
        ("simulate cave --out a.csv --choices ./a.csv", "cannot both be written to a.csv"),
        ("simulate cave --bots ismcts:0", "there is no bot 'ismcts:0'"),
        ("arena cave", "the following arguments are required: --bots"),
        ("arena cave --bots greedy", "the number of different bots must be at least 2"),
        ("arena cave --bots greedy,easy,greedy --seats 3", "every bot can be named once only"),
        ("arena cave --bots greedy,easy,random --seats 2", "3 bots do not fit on 2 seats"),
        ("arena cave --bots greedy,easy --games 0", "the number of games must be at least 1"),
        ("arena cave --bots greedy,easy variant=huge", "variant cannot be huge"),
        ("arena cave --bots greedy,easy --fast", "unrecognized arguments: --fast"),
        ("replay", "the following arguments are required: file"),
        ("replay game.json --lang tlh", "invalid choice: 'tlh'"),
        ("verify game.json --fix", "unrecognized arguments: --fix"),
        ("serve --port http", "argument --port: invalid int value: 'http'"),
        ("serve cave", "unrecognized arguments: cave"),
    ],
)
def test_a_slip_is_answered_in_one_sentence(capsys: Output, line: str, why: str) -> None:
    assert why in slip(capsys, line)


def test_records_cannot_be_written_into_a_file(capsys: Output, file: Path) -> None:
    assert f"the records cannot be written to {file}: File exists" == slip(
        capsys, "simulate cave --games 1 --records", str(file)
    )


# -- serve


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What a house that never opens was asked to open."""
    asked: list[object] = []
    monkeypatch.setattr(
        "fabletop.server.serve.serve", lambda told: asked.append((told.host, told.port, told.data))
    )
    return asked


def test_packs_are_offered_from_a_folder(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("fabletop.server.serve.serve", lambda told: asked.append(told.packs))
    (tmp_path / "a.toml").write_text(pack := 'game="cave"\ntitle="A"\nauthor="b"\nlicence="c"')
    run(capsys, "serve --packs", str(tmp_path))
    assert [[pack]] == asked
    assert slip(capsys, "serve --packs nowhere") == "there is no folder nowhere"


def test_a_house_is_public_where_it_says(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("fabletop.server.serve.serve", lambda told: asked.append(told.public))
    run(capsys, "serve")
    run(capsys, "serve --public https://Play.example.org/ --public http://nas.example:8000")
    assert [[], ["https://play.example.org", "http://nas.example:8000"]] == asked
    for wrong in ("play.example.org", "https://play.example.org/t", "https://"):
        said = f"{wrong} is no address like https://play.example.org"
        assert said == slip(capsys, f"serve --public {wrong}")


def test_tables_are_opened_where_they_are_wanted(capsys: Output, served: list[object]) -> None:
    run(capsys, "serve")
    run(capsys, "serve --host 127.0.0.1 --port 9000 --data elsewhere")
    assert [
        ("0.0.0.0", 8000, Path("data")),
        ("127.0.0.1", 9000, Path("elsewhere")),
    ] == served


@pytest.mark.parametrize("port", ["65536", "-1"])
def test_there_is_no_such_port(capsys: Output, served: list[object], port: str) -> None:
    assert (f"there is no port {port}", []) == (slip(capsys, "serve --port", port), served)


def test_tables_cannot_be_kept_in_a_file(capsys: Output, file: Path) -> None:
    said = slip(capsys, "serve --data", str(file))
    assert "the tables cannot be opened: File exists" == said


# -- the rest


def test_help_loads_nothing_heavy() -> None:
    program = "import sys, fabletop.cli; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    heavy = {"fluent", "msgspec", "numpy", "pandas", "pyarrow", "ray", "rich", "starlette"}
    assert not heavy & {name.split(".")[0] for name in loaded.stdout.split()}


def test_the_version(capsys: Output) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main(["--version"])
    assert (0, f"fabletop {__version__}\n") == (exit_.value.code, capsys.readouterr().out)


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, BrokenPipeError])
def test_an_interruption_is_not_a_crash(
    monkeypatch: pytest.MonkeyPatch, interruption: type[BaseException]
) -> None:
    def interrupt(*args: object) -> None:
        raise interruption

    stream = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", stream)
        patch.setattr(cli, "list_games", interrupt)
        with pytest.raises(SystemExit) as exit_:
            cli.main(["games"])
    assert (1, True) == (exit_.value.code, stream.closed)


def test_the_package_can_be_run(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["fabletop", "games"])
    runpy.run_module("fabletop", run_name="__main__")
    assert "cave: " in capsys.readouterr().out


# -- study


@pytest.mark.slow
def test_study_writes_a_report_and_says_what_it_found(capsys: Output, tmp_path: Path) -> None:
    out = str(tmp_path / "report")
    said = run(capsys, "study cave --games 20 --seats 2 --bots random variant=small --out", out)
    assert "20 games" in said
    assert "published figures" in said
    assert (tmp_path / "report" / "study.html").is_file()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("study chess", "chess"),
        ("study cave --games 1", "at least 20"),
        ("study cave --bots nobody", "nobody"),
        ("study cave variant=deep", "variant cannot be deep"),
        ("study cave --jobs 0", "jobs"),
        ("study cave --option variant=deep", "variant cannot be deep"),
        ("study cave --pack nowhere.toml", "nowhere.toml cannot be read"),
    ],
)
def test_a_study_that_cannot_be_made_is_refused(capsys: Output, line: str, why: str) -> None:
    assert why in slip(capsys, line)


def test_a_study_needs_a_place_to_write_to(capsys: Output, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in slip(capsys, "study cave --out", str(tmp_path / "file"))


def test_a_study_that_is_stopped_says_so_and_leaves_nothing(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(studying, "run_study", interrupted)
    with pytest.raises(SystemExit) as exit_:
        cli.main(["study", "cave", "--out", str(tmp_path / "new" / "report")])
    assert 1 == exit_.value.code
    assert "stopped" in capsys.readouterr().err
    assert [] == list(tmp_path.iterdir())


def test_a_study_says_what_it_draws_with(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "fabletop[lab]" in slip(capsys, "study cave")
