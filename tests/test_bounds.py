"""What no file of ours ever is, found before a parser sees it."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from fabletop.bounds import (
    DEEPEST_JSON,
    DEEPEST_TOML,
    MOST_DIGITS,
    MOST_LINES,
    MOST_PARTS,
    MOST_VALUES,
    Beyond,
    check_json,
    check_toml,
)
from fabletop.cli import main
from fabletop.core import record as records
from fabletop.core.play import Play
from fabletop.core.record import Damaged
from fabletop.games import GAMES
from fabletop.packs.start import starting_pack
from tests.packs.packs import EXAMPLES
from tests.server.company import seated
from tests.server.inside import play_of

NINES = "9" * (MOST_DIGITS + 1)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[" * (DEEPEST_JSON + 1), "deep"),
        ('{"a":' * (DEEPEST_JSON + 1), "deep"),
        ('["]]]]]' + '", [' * (DEEPEST_JSON + 1), None),
        ("[" * DEEPEST_JSON + "]" * DEEPEST_JSON, None),
        (r'["\"", ' + "[" * DEEPEST_JSON, "deep"),
        (r'["\\", ' + "[" * DEEPEST_JSON, "deep"),
        (f"[{NINES}]", "digits"),
        (f'["{NINES}"]', None),
        (f'{{"a\\"": -{NINES}}}', "digits"),
        (f"[{NINES[1:]}]", None),
        ("[" + "0," * MOST_VALUES + "0]", "values"),
        ('"' + "[" * 100, None),
        ('"' + "[" * 100 + "\\", None),
        ("", None),
        ("]" * 100, None),
        ("[" + " " * 2_000_000, "long"),
    ],
)
def test_json(text: str, what: str | None) -> None:
    assert what == beyond_json(text)


def beyond_json(text: str) -> str | None:
    try:
        check_json(text.encode())
    except Beyond as beyond:
        return beyond.what
    return None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = 1\nb = " + "[" * (DEEPEST_TOML + 1), (2, "deep")),
        ("b = " + "{a=" * (DEEPEST_TOML + 1), (1, "deep")),
        ("b = " + "[\n" * (DEEPEST_TOML + 1), (DEEPEST_TOML + 1, "deep")),
        ("b = '" + "[" * 20 + "'", None),
        ("# " + "[" * 20, None),
        ('b = """\n' + "[" * 20 + '\n"""', None),
        ("a" + ".a" * (MOST_PARTS - 1) + " = 1", None),
        ("a" + ".a" * MOST_PARTS + " = 1", (1, "parts")),
        ("[a" + " . 'b.c'" * MOST_PARTS + "]", (1, "parts")),
        ('\n\n"""x"""' + ".a" * MOST_PARTS, (3, "parts")),
        ("a = { b" + ".a" * MOST_PARTS + " = 1 }", (1, "parts")),
        ("a = [" + "1.5, " * 100 + "]", None),
        (f"a = {NINES}", (1, "digits")),
        (f"a = -{'1_' * MOST_DIGITS}1", (1, "digits")),
        (f"a = 1.{NINES}", (1, "digits")),
        ("a = 0x" + "f" * (MOST_DIGITS + 1), (1, "digits")),
        (f'a = "{NINES}"', None),
        ("\n" * (MOST_LINES - 1), None),
        ("\n" * MOST_LINES, (MOST_LINES + 1, "lines")),
        ('"""' + "x" * 100 + "\\", None),
        ("'''", None),
    ],
)
def test_toml(text: str, expected: tuple[int, str] | None) -> None:
    assert expected == beyond_toml(text)


def beyond_toml(text: str) -> tuple[int, str] | None:
    try:
        check_toml(text)
    except Beyond as beyond:
        return beyond.line, beyond.what
    return None


@pytest.mark.parametrize(
    "pattern",
    ['"', '\\"', '"\\', "'''", '"""', '""', "'", "a.", "[", "[]", "#", "\n", "1", "{}", '",'],
)
def test_looking_through_takes_time_by_length_only(pattern: str) -> None:
    began = time.process_time()
    beyond_toml(pattern * (32_000 // len(pattern)))
    beyond_json(pattern * (1_000_000 // len(pattern)))
    assert time.process_time() - began < 5


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_ours_is_beyond(key: str) -> None:
    company = seated(GAMES[key], GAMES[key].about.seats[-1], {}, 7)
    while company.room.phase.name == "play" and company.room.phase.progress().moves < 60:
        company.go_on()
    play = play_of(company.room)
    assert isinstance(play, Play)
    base = json.loads(json.dumps(company.room.phase.snapshot()))
    record = json.loads(json.dumps(records.dump(play.record)))
    check_json(json.dumps({**record, "base": base}).encode())


def test_no_pack_of_ours_is_beyond() -> None:
    for text in [path.read_text("utf-8") for path in EXAMPLES] + [*map(starting_pack, GAMES)]:
        check_toml(text)


# -- records


def spoilt(**changes: object) -> str:
    game = GAMES["cave"]
    body = records.dump(records.Record("cave", game.about.version, 2, {}, ()))
    other = {name: one for name, one in {**body, **changes}.items() if name[:2] != "ch"}
    return json.dumps(records.seal({**other, "chance": []}))


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 10**17},
        {"seats": 0},
        {"seats": 11},
        {"base": {"moves": 10**12, "state": {}, "events": [], "shift": 0, "asked_together": -1}},
        {"base": {"moves": -1, "state": {}, "events": [], "shift": 0, "asked_together": -1}},
        {"base": 7},
    ],
)
def test_numbers_that_would_make_a_record_endless_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(Damaged, match="not complete"):
        records.load(json.loads(spoilt(**changes)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[" * 100_000, "nested more than 32 deep"),
        ('{"fabletop": ' + "1" * 20_000 + "}", "more than 18 digits"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_command_line_says_a_sentence(
    command: str, text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    with pytest.raises(SystemExit):
        main([command, str(path)])
    told = capsys.readouterr().err
    assert sentence in told
    assert 1 == told.count("\n")


def test_a_pack_on_the_command_line_is_told_by_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pack.toml"
    path.write_text('game = "cave"\na' + ".a" * 16_000 + " = 1\n")
    with pytest.raises(SystemExit):
        main(["pack", "check", str(path)])
    assert f"{path}:2: A name here has more than 8 parts" in capsys.readouterr().err
