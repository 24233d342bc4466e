"""Packs from the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fabletop import cli
from fabletop.core import record as records
from fabletop.games import GAMES
from fabletop.packs.edition import game_of_pack
from fabletop.packs.pack import read_pack
from fabletop.sim.simulate import Plan, play_record
from tests.packs.packs import EXAMPLES, HEAD

Output = pytest.CaptureFixture[str]
DRAGON = next(path for path in EXAMPLES if path.stem == "dragon-hoard")


def run(capsys: Output, *words: object) -> str:
    cli.main([str(word) for word in words])
    output = capsys.readouterr()
    assert "" == output.err
    return output.out


def slip(capsys: Output, *words: object) -> list[str]:
    """What a command says of a mistake, line by line."""
    with pytest.raises(SystemExit) as exit_:
        cli.main([str(word) for word in words])
    assert 2 == exit_.value.code
    return capsys.readouterr().err.splitlines()


def test_packs_are_checked_and_told(capsys: Output) -> None:
    told = run(capsys, "pack", "check", *EXAMPLES)
    assert len(EXAMPLES) == told.count(": a pack for ")
    assert "The Dragon's Hoard, by Fabletop: a pack for Cave of Treasures\n" in told
    assert "  Points for pink: 3 instead of 5\n" in told


@pytest.fixture
def checked(capsys: Output, tmp_path: Path) -> Callable[[str], list[str]]:
    """What `pack check` says of a pack for the cave, after its title."""

    def check(text: str) -> list[str]:
        path = tmp_path / "pack.toml"
        path.write_text(f'game = "cave"\n{HEAD}\n{text}', "utf-8")
        return [line.strip() for line in run(capsys, "pack", "check", path).splitlines()[1:]]

    return check


def test_a_pack_that_changes_nothing(
    capsys: Output, tmp_path: Path, checked: Callable[[str], list[str]]
) -> None:
    nothing = ["Nothing is different from the standard game."]
    run(capsys, "pack", "new", "cave", path := tmp_path / "new.toml")
    assert nothing == [line.strip() for line in run(capsys, "pack", "check", path).splitlines()[1:]]
    assert nothing == checked(
        '[content.points]\npink = 5\n[names.en]\nkind-lamp = "Aladdin’s lamp"'
    )


def test_names_are_told_with_and_without_other_changes(
    checked: Callable[[str], list[str]],
) -> None:
    names = '[names.en]\nkind-lamp = "Dragon’s egg"\n'
    told = "One name is different: Dragon’s egg"
    assert ["Only the names are different.", told] == checked(names)
    assert ["Points for pink: 3 instead of 5", told] == checked(
        f"[content.points]\npink=3\n{names}"
    )
    kinds = ("lamp", "carpet", "sword", "crown", "ring", "statue", "chest", "ruby")
    many = "".join(f'kind-{kind} = "{kind}s"\n' for kind in kinds)
    assert checked(f"[names.en]\n{many}")[1:] == [
        "8 names are different: lamps, carpets, swords, crowns, rings, statues …"
    ]


def test_signs_that_stand_for_nothing_are_pointed_out(checked: Callable[[str], list[str]]) -> None:
    told = checked('[names.en]\nkind-lamp = "Egg { $x } <b>"\nkind-ring = "Ring"')
    assert told[-1] == "kind-lamp: “{}<>” will be shown exactly as written."


def test_two_caves_are_told_apart(capsys: Output) -> None:
    tower = next(path for path in EXAMPLES if path.stem == "watchtower")
    told = run(capsys, "pack", "check", tower)
    assert "  Layers of the large cave (rows, columns, position): 5x5+0+0, 3x3+2+2, " in told
    assert "  Layers of the smaller cave (rows, columns, position): 4x4+0+0, 2x2+2+2, " in told


def test_a_layer_too_large_is_told_how_large_it_may_be(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "cave.toml"
    layers = '[content.caves]\nlarge.layers = ["9x9+0+0", "1x1+0+0"]\n'
    path.write_text(f'game = "cave"\n{HEAD}{layers}', "utf-8")
    (told,) = slip(capsys, "pack", "check", path)
    assert "caves.large.layers is “9x9+0+0”. Write a layer like “" in told
    assert told.endswith(
        "rows and columns from 1 to 5, then its position as two numbers from 0 to 8."
    )


def test_what_is_wrong_is_told_with_file_and_line(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "treasures.toml"
    path.write_text(f'game = "cave"\n{HEAD}\n[content.points]\npink = 70\nbrown = 70\n', "utf-8")
    assert slip(capsys, "pack", "check", path) == [
        f"{path}:7: points.pink is 70. It must be from 0 to 20.",
        f"{path}:8: points.brown is 70. It must be from 0 to 9.",
    ]


def test_a_file_that_is_no_pack(capsys: Output, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.toml"
    (binary := tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    assert ["fabletop: nothing.toml cannot be read: No such file or directory"] == [
        line.replace(f"{tmp_path}/", "") for line in slip(capsys, "pack", "check", nothing)
    ]
    assert slip(capsys, "pack", "check", binary)[0].endswith("is not a text in UTF-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_to_begin_with(capsys: Output, tmp_path: Path, game: str) -> None:
    path = tmp_path / "mine.toml"
    assert "" == run(capsys, "pack", "new", game, path)
    assert path.read_text("utf-8") == run(capsys, "pack", "new", game)
    assert game == read_pack(path.read_text("utf-8")).game
    assert slip(capsys, "pack", "new", game, path)[0].endswith("cannot be written: File exists")


def test_simulations_with_a_pack(capsys: Output, tmp_path: Path) -> None:
    line = ["simulate", "cave", "--games", 10, "--json"]
    plain = json.loads(run(capsys, *line))
    packed = json.loads(run(capsys, *line, "--pack", DRAGON))
    assert plain["by_seat"] != packed["by_seat"]
    kept = json.loads(run(capsys, *line, "--pack", DRAGON, "--records", tmp_path))
    assert 10 == kept["games"]
    file = tmp_path / "cave-1-0.json"
    assert run(capsys, "verify", file).startswith("True: ")
    assert "The Dragon's Hoard · Fabletop · CC BY 4.0" in run(capsys, "replay", file)


def test_an_arena_with_a_pack(capsys: Output) -> None:
    line = ["arena", "cave", "--bots", "greedy,random", "--games", 4, "--json", "--pack", DRAGON]
    assert 4 == json.loads(run(capsys, *line))["games"]


def test_a_pack_for_another_game(capsys: Output) -> None:
    line = ["simulate", "basra", "--pack", DRAGON]
    assert slip(capsys, *line) == [f"fabletop: {DRAGON} is a pack for cave, not for basra"]


def test_a_record_whose_pack_no_longer_fits(capsys: Output, tmp_path: Path) -> None:
    record = play_record(Plan("cave", 2, ("random",) * 2, 1, {}, DRAGON.read_text("utf-8")), 0)
    assert game_of_pack(record.pack).about.pack == record.pack
    record.pack = record.pack.replace("pink = 3", "pink = 99")
    path = tmp_path / "record.json"
    path.write_text(json.dumps(records.dump(record)), "utf-8")
    told = slip(capsys, "verify", path)
    assert "its content pack cannot be played: line 13: points.pink is 99" in told[0]
