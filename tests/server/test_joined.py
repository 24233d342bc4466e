"""Modules joined into few scripts: what they mean stays the same."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import partial
from pathlib import Path

import pytest

from fabletop.server.net import opening
from fabletop.server.net.joined import APP, Joined, Unjoined, join, lean
from fabletop.server.net.opening import (
    AHEAD,
    LOOK_AGAIN,
    TOO_OLD,
    WEB,
    Sources,
    entries,
    put_together,
)
from tools.node import node

KIT, BOARD, PIECE = "/web/board/kit.js", "/games/toy/board/board.js", "/games/toy/board/piece.js"
OTHER = "/games/other/board/board.js"
PREACT, HOOKS = "/web/vendor/preact.js", "/web/vendor/preact-hooks.js"
HOUSE = {
    PREACT: 'var n="preact",r=()=>n;export{r as make,n as h};\n',
    HOOKS: 'import{make as t}from"./preact.js";var o=t();export{o as hook};',
    APP: """
import { h } from "../vendor/preact.js";
import { hook } from "../vendor/preact-hooks.js";
import * as words from "./words.js";
// export let nothing = "a comment";
console.log("app", words.hello, h === hook);
export { words };
export async function open(key) {
  return await import("../board/plain.js");
}
""",
    "/web/shell/words.js": """
console.log("words once");
export const hello = "Hello";
const count = 3, three = count;
export { three as number };
""",
    KIT: """
import { hello } from "../shell/words.js";
export class Kit {
  static greeting = hello;
}
""",
    BOARD: """
import { number as n } from "../../../web/shell/words.js";
import { Kit } from "../../../web/board/kit.js";
import {
  count,
} from "./piece.js";
export { Kit as Tools } from "../../../web/board/kit.js";
export { h } from "../../../web/vendor/preact.js";
export function Board() {
  return [n, Kit.greeting, count(), count(), new URL("art/a.svg", import.meta.url).pathname];
}
""",
    PIECE: """
let counted = 0;
export const { count } = {
  count: () => ++counted,
};
""",
    OTHER: 'export { Kit } from "../../../web/board/kit.js";\n',
}
GROUPS = {"toy": [BOARD, PIECE], "other": [OTHER]}


def joined(changes: dict[str, str] | None = None) -> Joined:
    return join(GROUPS, {**HOUSE, **(changes or {})}.__getitem__)


def named(one: Joined, entry: str) -> str:
    return one.scripts[one.stands_for[entry]]


def test_a_joined_house_does_what_its_modules_did(tmp_path: Path) -> None:
    one = joined()
    for where, text in one.scripts.items():
        file = tmp_path / where[1:]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    ways = [one.stands_for[entry] for entry in (BOARD, PIECE, OTHER, PREACT)]
    (tmp_path / "try.js").write_text(f"""
const ways = {ways};
const [board, piece, other, preact] = await Promise.all(ways.map((way) => import(`.${{way}}`)));
const own = new URL(".", import.meta.url).pathname;
const drawn = board.Board().map((part) => String(part).replace(own, "/"));
console.log(JSON.stringify([drawn, piece.count(), Object.keys(board).sort()]));
console.log(board.Tools === other.Kit, board.h, preact.h, preact.make());
""")
    run = subprocess.run([node(), "try.js"], cwd=tmp_path, capture_output=True, text=True)
    assert "" == run.stderr
    lines = [line for line in run.stdout.splitlines() if "words" not in line]
    assert 1 == run.stdout.count("words once")
    shown = re.sub(r'"\$\d+",?', "", lines[-2]).replace(",]", "]")
    told = '[["3","Hello","1","2","/games/toy/board/art/a.svg"],3,["Board","Tools","h"]]'
    assert told == shown, lines
    assert "true preact preact preact" == lines[-1]
    assert "app Hello true" in run.stdout


def test_what_several_boards_use_is_in_one_script() -> None:
    one = joined()
    assert 1 == sum("class Kit" in text for text in one.scripts.values())
    assert 1 == sum('"words once"' in text for text in one.scripts.values())
    assert {APP, BOARD, PIECE, OTHER, PREACT, HOOKS} == set(one.stands_for)


def test_another_text_has_another_address_and_so_has_all_that_needs_it() -> None:
    before = joined()
    after = joined({"/web/shell/words.js": HOUSE["/web/shell/words.js"].replace("Hello", "Hi")})
    ours = {before.stands_for[entry] for entry in (APP, BOARD, PIECE, OTHER)}
    assert not ours & set(after.scripts)
    assert before.stands_for[PREACT] == after.stands_for[PREACT]  # it is not ours
    piece = joined({PIECE: HOUSE[PIECE] + "counted = 0;\n"})
    assert before.stands_for[APP] == piece.stands_for[APP]
    assert before.stands_for[OTHER] == piece.stands_for[OTHER]
    assert before.stands_for[BOARD] != piece.stands_for[BOARD]


def test_a_module_fetched_later_is_found_from_anywhere() -> None:
    assert 'import("../board/plain.js")' in named(joined(), APP)


@pytest.mark.parametrize(
    "line",
    [
        "export let changing = 1;",
        "export default function () {}",
        'export * from "./words.js";',
        'import "./words.js";',
        "await fetch(1);",
        'import { three } from "../../../web/shell/app.js"; // and more',
    ],
)
def test_what_cannot_be_joined_is_left_out_by_name(line: str) -> None:
    one = joined({PIECE: f"{line}\n"})
    assert ["toy"] == list(one.left_out)
    assert PIECE in one.left_out["toy"]
    assert {APP, OTHER, PREACT, HOOKS} == set(one.stands_for)


def test_a_name_that_is_not_there_is_noticed() -> None:
    one = joined({PIECE: "export const one = 1,\n  count = 2;\n"})
    assert "exports no `count`" in one.left_out["toy"]


def test_a_circle_is_noticed() -> None:
    one = joined({PIECE: 'import { Board } from "./board.js";\n'})
    assert "imports itself" in one.left_out["toy"]


def test_without_the_app_nothing_is_joined() -> None:
    one = joined({APP: "export default 1;\n"})
    assert ({}, {}) == (one.scripts, one.stands_for)
    assert APP in one.left_out["app"]


def test_a_second_way_into_a_script_may_lead_to_what_others_share() -> None:
    one = joined({OTHER: 'export { count } from "../../toy/board/piece.js";\n'})
    assert "const counted" not in named(one, PIECE)
    assert 1 == sum("let counted" in text for text in one.scripts.values())
    shared = next(where for where, text in one.scripts.items() if "let counted" in text)
    assert f'from "./{shared.rpartition("/")[2]}"' in named(one, PIECE)


def test_comments_casts_and_indentation_stay_in_the_sources() -> None:
    text = """
/**
 * Said at length: export let it = 1;
 */
const one = /** @type {number} */ (1); // "//" stays
  // alone on its line
/** @type {string} */ (one).trim();
    const two = "/* no comment */";
"""
    wanted = """
const one = (1); // "//" stays
(one).trim();
const two = "/* no comment */";
"""
    assert wanted == lean(text)


def test_a_text_of_several_lines_stays_as_it_is() -> None:
    text = "const told = `\n  // no comment\n`;\n// a comment\n"
    assert text == lean(text)


# -- this house


def test_all_of_this_house_is_joined() -> None:
    whole = put_together()
    assert len(entries()) + 3 <= len(whole.scripts)
    assert "importmap" in whole.page.plain.decode()
    assert {} == join(entries(), Sources(WEB).read).left_out
    left = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
    for where, script in whole.scripts.items():
        lines = left.findall(script.plain.decode())
        ours = [line for line in lines if re.search(r'from "(?!\./)', line)]
        assert [] == ours, where


def test_it_is_put_together_once_and_again_when_a_file_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(WEB, tmp_path / "web")
    monkeypatch.setattr(opening, "put_together", partial(put_together, tmp_path / "web"))
    house = opening.House()
    first = house.open(0.0)
    shelf = tmp_path / "web" / "shell" / "shelf.js"
    shelf.write_text(shelf.read_text("utf-8") + "void COVERS_FIRST;\n", "utf-8")
    assert house.open(LOOK_AGAIN / 2) is first
    again = house.open(LOOK_AGAIN)
    assert set(again.scripts) != set(first.scripts)
    assert house.open(2 * LOOK_AGAIN) is again


@pytest.mark.parametrize("address", ["/etc/passwd", "/games/nobody/board/board.js", "web/a.js"])
def test_only_files_of_the_house_are_read(address: str) -> None:
    with pytest.raises(Unjoined, match=re.escape(address)):
        Sources(WEB).read(address)


def test_modules_go_out_as_they_are_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FABLETOP_JOIN", "0")
    plain = put_together()
    assert {} == plain.scripts
    page = (WEB / "index.html").read_text("utf-8")
    left = [line for line in page.split("\n") if line not in plain.page.plain.decode()]
    assert [AHEAD, TOO_OLD] == left
