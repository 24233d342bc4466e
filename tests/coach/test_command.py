"""`fabletop analyse` and `fabletop.analyse`: table, JSON, page, folder, and what is refused."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import fabletop
from fabletop.cli import main
from fabletop.coach.page import page
from fabletop.coach.path import walk
from fabletop.coach.telling import Telling, names_of
from fabletop.commands.analysing import lines
from fabletop.core import record as records
from fabletop.core.dealer import Seeded
from fabletop.core.play import Play
from fabletop.core.record import LEAVE, Record
from fabletop.games import GAMES
from fabletop.text import LANGUAGES
from tests.coach.test_analysis import FEW, analysed, played

Output = pytest.CaptureFixture[str]


def walkover(*names: str) -> Record:
    """The shortest finished game: somebody leaves at once."""
    play = Play.begin(GAMES["cave"], 2, {}, Seeded(1), names)
    play.act(0, LEAVE)
    return play.record


def write(path: Path, record: Record) -> Path:
    path.write_text(json.dumps(records.dump(record)), "utf-8")
    return path


def slip(capsys: Output, *words: str) -> str:
    with pytest.raises(SystemExit):
        main([*words])
    return capsys.readouterr().err.removeprefix("fabletop: ").strip()


def test_a_game_is_told_and_written_as_a_page(capsys: Output, tmp_path: Path) -> None:
    file, html = write(tmp_path / "game.json", played("cave")), tmp_path / "game.html"
    main(["analyse", str(file), "--simulations", str(FEW), "--html", str(html)])
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Cave of Treasures · random, greedy"
    assert told[2].split("  ")[0] == "Chance to win"
    assert "  Costliest decisions" in told
    text = html.read_text("utf-8")
    assert text.count("</section>") == 6
    assert not re.search(r"<script|src=|https?://(?!www\.w3\.org)", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cave", "tom_thumb"])
def test_every_language_has_words_for_all_of_it(game: str, language: str) -> None:
    telling = Telling(GAMES[game], names_of(played(game)), language)
    found = analysed(game)
    told = "\n".join([*lines(telling, found), page(telling, found)])
    assert not re.search(
        r"coach-(?!\d)\w|reason-\w|option-\w", re.sub(r"<style>.*?</style>", "", told, flags=re.S)
    )


def test_json_is_what_python_gets(capsys: Output, tmp_path: Path) -> None:
    file = write(tmp_path / "left.json", walkover())
    main(["analyse", str(file), "--json", "--simulations", "20", "--seed", "3"])
    found = json.loads(capsys.readouterr().out)
    assert found == fabletop.analyse(file, simulations=20, seed=3)
    assert found == fabletop.analyse(walkover(), simulations=20, seed=3)
    assert found == fabletop.analyse(records.dump(walkover()), simulations=20, seed=3)
    assert [0.0, 1.0] == [report["win"]["result"] for report in found["reports"]]


def test_seconds_say_how_many_simulations(tmp_path: Path) -> None:
    short = fabletop.analyse(walkover(), seconds=1)
    assert short["simulations"] >= FEW


def test_a_folder_gives_every_player_a_report(capsys: Output, tmp_path: Path) -> None:
    write(tmp_path / "1.json", walkover("Ana", "Ben"))
    write(tmp_path / "2.json", walkover("Ben", "Ana"))
    write(tmp_path / "3.json", replace(walkover("Ben", "Mia"), moves=[]))
    (tmp_path / "4.json").write_text("{}")
    main(["analyse", str(tmp_path), "--json", "--simulations", "20"])
    said = capsys.readouterr()
    players = {each["player"]: each for each in json.loads(said.out)["players"]}
    assert {"Ana": 2, "Ben": 2} == {name: each["games"] for name, each in players.items()}
    assert players["Ana"]["win"]["result"]["mean"] == 0.5
    assert "4.json" in said.err
    assert "3.json" not in said.err
    main(["analyse", str(tmp_path), "--simulations", "20"])
    assert re.search(r"^Ana +2 games +50\s%", capsys.readouterr().out, re.MULTILINE)


def test_what_cannot_be_analysed_is_refused_in_one_sentence(capsys: Output, tmp_path: Path) -> None:
    file = write(tmp_path / "game.json", walkover())
    assert "there is no record of a finished game in" in slip(
        capsys, "analyse", str(mkdir(tmp_path))
    )
    open_ = write(tmp_path / "open.json", replace(walkover(), moves=[]))
    assert slip(capsys, "analyse", str(open_)) == f"{open_}: the game was not played to its end"
    file.write_text(file.read_text().replace('"leave"', '"stays"'))
    changed = "the record was changed: move 1 does not fit its seal"
    assert slip(capsys, "analyse", str(file)) == f"{file}: {changed}"
    with pytest.raises(fabletop.Slip, match=changed):
        fabletop.analyse(file)
    wrong = replace(played("cave"), seal=None, key=None)
    wrong.moves = [replace(wrong.moves[0], action=("take", "L9")), *wrong.moves[1:]]
    against = write(tmp_path / "wrong.json", wrong)
    assert "move 1 is against the rules" in slip(capsys, "analyse", str(against))
    assert slip(capsys, "analyse", str(against), "--simulations", "3").startswith("the number of")


def mkdir(path: Path) -> Path:
    empty = path / "empty"
    empty.mkdir()
    return empty


def test_names_that_are_alike_get_the_numbers_of_their_seats() -> None:
    assert ["Ana", "Ben"] == names_of(walkover("Ana", "Ben"))
    assert ["Ana 1", "Ana 2"] == names_of(walkover("Ana", "Ana"))
    assert walk(GAMES["cave"], walkover()).end.ended == "walkover"
