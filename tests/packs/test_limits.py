"""What a pack may change, and what it is told when it goes too far."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from fabletop.games import GAMES
from fabletop.packs.limits import MOST_SLIPS, leaves, limits_of, shape, slips_in
from fabletop.packs.names import messages_of, nameable
from fabletop.text import LANGUAGES, Speaker
from tests.packs.packs import HEAD, faults

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_the_usual_content_is_within_its_limits(game: str) -> None:
    limits = limits_of(game)
    assert [] == slips_in(limits.usual, limits)


@EVERY_GAME
def test_every_limit_is_about_something_and_there_are_words_for_it(game: str) -> None:
    limits = limits_of(game)
    places = [".".join(path) for path, _ in leaves(limits.usual)]
    words = {language: messages_of(game, language) for language in LANGUAGES}
    for pattern, limit in limits.source["content"].items():
        assert any(shape(pattern).fullmatch(place) for place in places), pattern
        if not isinstance(limit, bool):
            assert all(f"content-{limit['says']}" in here for here in words.values()), pattern
    sums = [bound["of"] for bound in limits.source["sums"]]
    for pattern in [pattern for row in [*sums, *limits.source["orders"]] for pattern in row]:
        assert any(shape(pattern).fullmatch(place) for place in places), pattern


@EVERY_GAME
def test_every_difference_can_be_told(game: str) -> None:
    limits = limits_of(game)
    speaker = Speaker(game, "en", [])
    for path in limits.places():
        limit, names = limits.find(path) or ({}, {})
        said = speaker.say(f"content-{limit['says']}", option=limit.get("option"), **names)
        assert not any(name in said.split() for name in names.values() if "_" in name), said
        for word in limit.get("one_of", ()):
            assert speaker.has(f"{limit['spoken']}-{word}"), word


@EVERY_GAME
def test_names_that_follow_are_there(game: str) -> None:
    source = limits_of(game).source
    assert nameable(game)
    for pattern in [*source["names"], *source["follow"]]:
        assert any(shape(pattern).fullmatch(key) for key in messages_of(game, "en")), pattern


WRONG = {
    'game = "chess"': "1 game",
    'title = "x"': "1 no-game",
    'game = "cave': "1 syntax",
    'game = "cave"\nx = ': "2 syntax",
    'game = "cave"\ntitle = 3': "2 sort",
    'game = "cave"\nabout = ""': "2 words",
    'game = "cave"\nabout = "a\\u0007"': "2 words",
    'game = "cave"\nrules = 3': "2 part",
    'game = "cave"\ncontent = 3': "2 sort",
    'game = "cave"\n[content]\n\ndisplay = 7': "4 range",
    'game = "cave"\n[content]\ndisplay = true': "3 sort",
    'game = "cave"\n[content]\ndisplay = 2.5': "3 sort",
    'game = "cave"\n[content]\ndisplay.x = 2': "3 sort",
    'game = "cave"\n[content]\npoints = 2': "3 sort",
    'game = "cave"\n[content.point]\npink = 2': "2 near",
    'game = "cave"\n[content.points]\npinc = 2': "3 near",
    'game = "cave"\n[content.points]\nxyz = 2': "3 unknown",
    'game = "cave"\n[content]\nlamp = "ring"': "3 fixed",
    'game = "cave"\n[content]\ngroups = [1, 2]': "3 length-exactly",
    'game = "cave"\n[content]\ngroups = [0, 1, 2, 3, 4, 5, "x"]': "3 sort",
    'game = "cave"\n[content]\ngroups = [0, 1, 2, 3, 4, 5, 100]': "3 range",
    'game = "cave"\n[content]\ngroups = [0, 1, 2, 3, 4, 6, 5]': "3 rising",
    'game = "basra"\n[content]\nmoney = 1001': "3 step",
    'game = "basra"\n[content.square]\nm03.kind = "blank"': "3 fixed",
    'game = "basra"\n[content.square]\nm04.kind = "moon"': "3 choice",
    'game = "basra"\n[content.square]\nm03.gangs = ["thieves", "thieves"]': "3 twice",
    f'game = "basra"\n[content]\nsteps = {[1] * 24}': "3 sum-exactly",
    'game = "basra"\n[content.group]\nquacks.destiny = []': "3 length",
    'game = "open_sesame"\n[content.catalogue]\n'
    + "".join(
        f"{kind}.copies = 0\n" for kind in ("cushion", "vase", "slipper", "ring", "lamp", "mirror")
    ): "8 sum",
    'game = "tom_thumb"\n[content.path.short]\nwood = 3': "3 order",
    'game = "cave"\n[content.caves]\nlarge.layers = ["5x5+0+0", "2by2"]': "3 written",
    'game = "cave"\n[content.caves]\nlarge.layers = ["5x4+0+0", "2x2+0+0"]': "3 layers",
    'game = "cave"\n[content.caves]\nlarge.layers = ["5x5+0+0", "2x2+7+0"]': "3 layers",
    'game = "cave"\n[content.caves]\nsmall.layers = ["5x5+0+0", "5x5+0+0"]': "3 tiles",
    'game = "cave"\n[names.xx]\na = "b"': "2 language",
    'game = "cave"\n[names]\nen = "b"': "3 sort",
    'game = "cave"\n[names.en]\nkind-lamb = "b"': "3 near",
    'game = "cave"\n[names.en]\nqqqq = "b"': "3 nameless",
    'game = "cave"\n[names.en]\nkind-lamp = 3': "3 sort",
    'game = "cave"\n[names.en]\nkind-lamp = ""': "3 words",
    'game = "cave"\n[names.en]\nkind-lamp = "a\\nb"': "3 words",
    "# " + "x" * 40_000: "1 large",
    "a = [\n" + "1,\n" * 200 + "]": "1 unending",
    "a = " + "[" * 20_000: "1 deep",
    'game = "cave"\ncontent' + ".a" * 3000 + " = 1": "2 parts",
    'game = "cave"\nx = 1' + "0" * 20_000: "2 digits",
    'game = "cave"\nx = 0x1' + "0" * 20_000: "2 digits",
    "\n" * 4000: "4001 lines",
    "x = 2020-99-99": "1 syntax",
    'game = ["cave"]': "1 game",
}


@pytest.mark.parametrize(("text", "fault"), WRONG.items(), ids=WRONG.values())
def test_what_is_wrong_is_told_with_its_line(text: str, fault: str) -> None:
    told = [f"{one.line} {one.code}" for one in faults(text) if one.code != "missing"]
    assert [fault] == told[:1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(language: str) -> None:
    for text in WRONG:
        for fault in faults(text):
            said = fault.say(language)
            assert said
            assert "{" not in said


def test_every_word_for_a_fault_is_used() -> None:
    source = FluentParser().parse(files("fabletop").joinpath("web/text/en.ftl").read_text("utf-8"))
    told = {entry.id.name for entry in source.body if isinstance(entry, ast.Message)}
    wanted = {name.removeprefix("pack-wrong-") for name in told if name.startswith("pack-wrong-")}
    codes = {fault.code for text in WRONG for fault in faults(text)}
    assert codes - {"layers", "tiles"} == wanted - {"title"}


def test_faults_come_all_at_once_and_in_order() -> None:
    text = (
        f'game = "cave"\n{HEAD}[content.points]\npink = 70\nbrown = "two"\n[content]\nlamp = "a"\n'
        '[names.xx]\n[names.en]\nkind-lamb = "Egg"\n'
    )
    told = [f"{fault.line}: {fault.say()}" for fault in faults(text)]
    assert told == [
        "6: points.pink is 70. It must be from 0 to 20.",
        "7: points.brown must be a whole number.",
        "9: lamp can’t be changed.",
        "10: xx isn’t one of our languages: en, fr, de, es, nl, uk.",
        "12: This game has nothing called kind-lamb. Did you mean kind-lamp?",
    ]


def test_of_very_many_faults_some_are_told() -> None:
    rows = "".join(f"x{number} = 1\n" for number in range(2000))
    assert MOST_SLIPS == len(faults(f'game = "basra"\n{HEAD}[content]\n{rows}'))
    assert MOST_SLIPS == len(faults(f'game = "basra"\n{HEAD}[names.en]\n{rows}'))
