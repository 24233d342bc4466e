"""docs/wire.md, the types of both sides and the server say the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast, get_args

import msgspec

from fabletop.games import GAMES
from fabletop.server.lobby import Lobby
from fabletop.server.net.pages import describe
from fabletop.server.table.effects import Send
from fabletop.server.table.messages import Hello, Manner, Message, Sit, Start, decode
from fabletop.server.table.talk import PHRASES, STICKERS
from tests.server.screens import shown

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text("utf-8")
TYPES = (ROOT / "src" / "fabletop" / "web" / "types.d.ts").read_text("utf-8")


def section(title: str) -> str:
    """The part of the page under a heading."""
    return WIRE.split(f"# {title}\n", 1)[1].split("\n#", 1)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a part, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words(cell: str) -> list[str]:
    return re.findall(r"`([a-z_-]+)`", cell)


def test_every_message_of_the_page_is_described_with_its_fields() -> None:
    described = {words(row[0])[0]: words(row[1]) for row in rows(section("From the page"))}
    structs = {struct.__struct_config__.tag: struct for struct in get_args(Message)}
    spoken: dict[Any, list[str]] = {
        tag: [field.name for field in msgspec.structs.fields(struct)]
        for tag, struct in structs.items()
    }
    assert spoken == described


def test_the_fields_of_a_hello_and_the_switches_of_a_host_are_described() -> None:
    hello = [word for row in rows(section("Hello")) for word in words(row[0])]
    assert [field.name for field in msgspec.structs.fields(Hello)] == hello
    switches = [word for row in rows(section("Switches of the host")) for word in words(row[0])]
    (name, _) = msgspec.structs.fields(Manner)
    assert [*get_args(name.type)] == switches


def test_the_page_says_which_fields_may_be_left_out() -> None:
    (said,) = re.findall(r"All fields are required, with these exceptions: ([^.]*)\.", WIRE)
    optional = {
        (struct.__struct_config__.tag, field.name)
        for struct in get_args(Message)
        for field in msgspec.structs.fields(struct)
        if not field.required and struct is not Hello
    }
    told = {("sit", "id"), ("why", "id"), ("bot", "name"), ("say", "text"), ("say", "phrase")}
    assert optional == told | {("again", "game")}
    assert {"hello", "sit", "why", "say", "again"} == set(words(said))


def test_what_a_page_says_in_the_session_is_understood() -> None:
    lines = re.findall(r'^→ (\{"do".*\})$', section("A whole session"), re.M)
    assert len(lines) >= 6
    assert [] == [line for line in lines if decode(line) is None]


def picture() -> dict[str, object]:
    room = shown(Lobby(GAMES, "secret").make("code", "cave", 2, {}, bytes(32)))
    room.handle("a", Hello(), 0)
    for seat in (0, 1):
        effects = room.handle("a", Sit(seat, f"P{seat}", seat), 0)
    effects = room.handle("a", Start(), 0)
    return next(effect.message for effect in effects if isinstance(effect, Send))


def test_the_picture_is_described_and_typed() -> None:
    described = [word for row in rows(section("The picture")) for word in words(row[0])]
    assert sorted(described) == sorted(name for name in picture() if name != "is")
    shape = TYPES.split("interface Picture", 1)[1].split("\n}", 1)[0]
    typed = re.findall(r"^  (\w+):", shape, re.M)
    assert sorted(typed) == sorted(picture())


def test_every_refusal_of_the_server_is_described_and_spoken() -> None:
    described = {words(row[0])[0] for row in rows(section("Refusals of the server"))}
    source = "".join(p.read_text("utf-8") for p in (ROOT / "src/fabletop/server").rglob("*.py"))
    assert set(re.findall(r'\bno\(\s*"([a-z-]+)"', source)) == described
    for path in (ROOT / "src/fabletop/web/text").glob("*.ftl"):
        spoken = set(re.findall(r"^refusal-([a-z-]+) =", path.read_text("utf-8"), re.M))
        assert described <= spoken, path.name


def test_a_chair_is_described_and_typed() -> None:
    described = [word for row in rows(section("A chair")) for word in words(row[0])]
    (chair, _) = cast(list[dict[str, object]], picture()["chairs"])
    assert list(chair) == described
    shape = TYPES.split("interface Chair", 1)[1].split("}", 1)[0]
    assert sorted(chair) == sorted(re.findall(r"^  (\w+):", shape, re.M))


def test_what_the_server_says_is_described() -> None:
    described = {words(row[0])[0] for row in rows(section("From the server"))}
    source = "".join(p.read_text("utf-8") for p in (ROOT / "src/fabletop/server").rglob("*.py"))
    assert set(re.findall(r'"is": "([a-z]+)"', source)) == described


def test_the_phrases_are_described_and_spoken() -> None:
    table = section("Talk").partition("| phrases |")[2]
    stickers = [f"sticker-{name}" for name in STICKERS]
    assert [*PHRASES, *stickers] == words(table)
    for path in (ROOT / "src/fabletop/web/text").glob("*.ftl"):
        spoken = set(re.findall(r"^phrase-([a-z-]+) =", path.read_text("utf-8"), re.M))
        people = {phrase for phrase in spoken if not phrase.startswith("bot-")}
        assert {*PHRASES, *stickers} == people, path.name


def test_a_game_on_the_shelf_is_described() -> None:
    text = section("Addresses").split("A game on the shelf: ", 1)[1]
    fields = set(re.findall(r'"([a-z_]+)"', text.split("}}`", 1)[0]))
    for game in GAMES.values():
        told = describe(game)
        settings = cast(dict[str, dict[str, object]], told["settings"])
        assert {*told, *(name for setting in settings.values() for name in setting)} <= fields


def test_addresses_are_served() -> None:
    source = (ROOT / "src/fabletop/server/net/app.py").read_text("utf-8")
    for address in re.findall(r"`(?:GET |POST |WS )?(/[a-z/.]+)", section("Addresses")):
        assert address.split("/")[1] in source, address
