"""Where things stand in a TOML file."""

from __future__ import annotations

import tomllib

import pytest

from fabletop.games import GAMES
from fabletop.packs.lines import LONGEST, Path, Unending, line_at, lines_of, paths_in
from fabletop.packs.start import starting_pack
from tests.packs.packs import EXAMPLES

TEXT = '''game = "x"
# [comment]
[content]
groups = [
  1,   # ]
  2,
]
deep.er = 3

[content.points]  # a table
pink = 5
long = """
[no.table]
pink = 4
"""
inside = { one = 1, two = { three = [3] } }
["quoted. key".'other']
y = "["
[[many]]
k = 1
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("game",), 1),
        (("content",), 3),
        (("content", "groups"), 4),
        (("content", "deep", "er"), 8),
        (("content", "points"), 10),
        (("content", "points", "pink"), 11),
        (("content", "points", "long"), 12),
        (("content", "points", "inside"), 16),
        (("content", "points", "inside", "two", "three"), 16),
        (("quoted. key", "other"), 17),
        (("quoted. key", "other", "y"), 18),
        (("many", "k"), 20),
    ],
)
def test_a_thing_is_found_where_it_begins(path: Path, line: int) -> None:
    assert line == lines_of(TEXT)[path]
    assert line == lines_of(TEXT.replace("\n", "\r\n"))[path]


def test_what_is_not_there_is_at_what_would_hold_it() -> None:
    lines = lines_of(TEXT)
    assert 10 == line_at(lines, ("content", "points", "green"))
    assert 1 == line_at(lines, ("nothing", "at", "all"))


def test_a_statement_that_never_ends_is_not_looked_through() -> None:
    rows = "  1,\n" * (LONGEST + 1)
    with pytest.raises(Unending) as caught:
        lines_of(f"a = 1\nb = [\n{rows}]\n")
    assert 2 == caught.value.line


def test_everything_in_every_pack_of_ours_has_its_line() -> None:
    texts = [path.read_text("utf-8") for path in EXAMPLES]
    texts += [starting_pack(game).replace("\n# ", "\n") for game in GAMES]
    for text in [text[text.index("game =") :] for text in texts]:
        lines, rows = lines_of(text), text.split("\n")
        for path in paths_in(tomllib.loads(text)):
            assert path[-1] in rows[lines[path] - 1], path
