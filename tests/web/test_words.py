"""A page and a transcript say the same: `Speaker` in both languages."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from fabletop.games import FOLDERS, GAMES
from fabletop.server.net.opening import WEB
from fabletop.text import LANGUAGES, Speaker
from tools.node import node

NAMES = ["Ana", "Ben", "Inés", "Hielo"]
ASK = """
import { readFileSync } from "node:fs";
import { makeBundle, Speaker } from "./web/shell/words.js";
const { language, game, names, cases } = JSON.parse(readFileSync(0, "utf8"));
const read = (file) => makeBundle(language, readFileSync(file, "utf8"));
const speaker = new Speaker([read(game), read(`web/text/${language}.ftl`)], names);
console.log(JSON.stringify(cases.map(([name, value]) => String(speaker.word(name, value, {})))));
"""
MOMENTS = """
import { readFileSync } from "node:fs";
import { bestMoments } from "./web/after/moments.js";
import { makeBundle, Speaker } from "./web/shell/words.js";
const texts = JSON.parse(readFileSync(0, "utf8"));
const words = new Speaker(texts.map((file) => makeBundle("en", readFileSync(file, "utf8"))));
const outcome = { scores: [1500, 1160], winners: [0] };
console.log(bestMoments([], { outcome }, [], words)[0].words);
"""
LABEL = """
import { readFileSync } from "node:fs";
import { makeBundle, Speaker } from "./web/shell/words.js";
const language = readFileSync(0, "utf8");
const words = new Speaker([makeBundle(language, readFileSync(`web/text/${language}.ftl`, "utf8"))]);
console.log(JSON.stringify(words.format("labelled", { label: "Prix", value: "20" })));
"""
# A label and a value, with a colon that is right in no language but by chance.
BY_HAND = re.compile(r"\}: (?:\$\{|`)|[,+] ?\": \"")
SEATS: list[list[int]] = [[], [0], [0, 1], [0, 2], [1, 3], [0, 1, 2]]
CARDS = {
    "basra": [["smugglers-2"], ["smugglers-2", "smugglers-4"], ["quacks-1", "fences-2", "quacks-3"]]
}
KINDS = [["vase"], ["vase", "book", "vase"], ["lion", "lion", "lion"]]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own speaker, with a question for it."""
    folder = tmp_path_factory.mktemp("page")
    for part in ("after", "shell", "vendor", "text"):
        shutil.copytree(WEB / part, folder / "web" / part)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "ask.js").write_text(ASK)
    (folder / "moments.js").write_text(MOMENTS)
    (folder / "label.js").write_text(LABEL)
    return folder


def page_says(page: Path, game: str, language: str, cases: list[tuple[str, object]]) -> list[str]:
    text = str(FOLDERS[game] / "text" / f"{language}.ftl")
    told = {"language": language, "game": text, "names": NAMES, "cases": cases}
    answer = subprocess.run(
        [node(), "ask.js"],
        cwd=page, input=json.dumps(told), capture_output=True, text=True, check=True,
    )  # fmt: skip
    said: list[str] = json.loads(answer.stdout)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_the_same_on_a_page_and_in_a_transcript(page: Path, language: str) -> None:
    for game in GAMES if language == "es" else ["basra"]:
        cases: list[tuple[str, object]] = [("seats", seats) for seats in SEATS]
        cases += [("values", [3, 3, 4]), *(("cards", cards) for cards in CARDS.get(game, []))]
        cases += [("kinds", kinds) for kinds in KINDS if game == "open_sesame"]
        speaker = Speaker(game, language, NAMES)
        said = [str(speaker.word(name, value, {})) for name, value in cases]
        assert said == page_says(page, game, language, cases)


def test_a_bandit_is_one_and_two_are_counted(page: Path) -> None:
    cards = ["smugglers-2", "smugglers-4", "quacks-1"]
    assert ["2\u00a0×\u00a0Schmuggler und Quacksalber"] == page_says(
        page, "basra", "de", [("cards", cards)]
    )


def test_treasures_of_a_kind_are_said_in_their_plural(page: Path) -> None:
    kinds = ["vase", "book", "vase"]
    said = [str(Speaker("open_sesame", "en", NAMES).word("kinds", kinds, {}))]
    assert ["two vases and a book"] == said
    assert said == page_says(page, "open_sesame", "en", [("kinds", kinds)])


@pytest.mark.parametrize(
    ("game", "said"), [("basra", "Won by 340\N{NO-BREAK SPACE}P"), ("cave", "Won by 340 points")]
)
def test_a_game_that_counts_money_speaks_of_money(page: Path, game: str, said: str) -> None:
    texts = [str(FOLDERS[game] / "text" / "en.ftl"), "web/text/en.ftl"]
    answer = subprocess.run(
        [node(), "moments.js"],
        cwd=page, input=json.dumps(texts), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert said == answer.stdout.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_has_the_colon_of_its_language(page: Path, language: str) -> None:
    answer = subprocess.run(
        [node(), "label.js"],
        cwd=page, input=language, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(answer.stdout) == ("Prix\u00a0: 20" if language == "fr" else "Prix: 20")


def by_hand(source: str) -> list[str]:
    """Lines that join a label and a value themselves; what only a developer reads may."""
    lines = [line.strip() for line in source.splitlines()]
    return [line for line in lines if BY_HAND.search(line) and "new Error(" not in line]


def test_no_page_joins_a_label_and_a_value_by_hand() -> None:
    pages = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    pages += [path for folder in FOLDERS.values() for path in folder.glob("board/**/*.js")]
    assert len(pages) > 100
    found = {str(path): by_hand(path.read_text("utf-8")) for path in pages}
    assert not {path: lines for path, lines in found.items() if lines}


@pytest.mark.parametrize(
    "line",
    [
        '"aria-label": `${say("button-play")}: ${name}`,',
        "props.where && `${props.where}: `, labelOf(props)",
        'h("span", {}, say("board-value"), ": ", money)',
    ],
)
def test_a_label_joined_by_hand_is_seen(line: str) -> None:
    assert by_hand(f"const one = 1;\n{line}\n") == [line]
