"""Bots that think on Ray: whatever becomes of Ray, processes here answer, and no table waits.

In Ray's place stands a process with the manners each test wants (bridge.py). The processes here
are real ones. test_ray.py has a real Ray.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from fabletop import __version__
from fabletop.bots.bot import seat_bot
from fabletop.commands.serving import find_thinkers
from fabletop.core.dealer import Luck
from fabletop.core.game import View
from fabletop.core.mind import Bot
from fabletop.core.options import Option
from fabletop.core.rulebook import NATIVE
from fabletop.games import GAMES
from fabletop.server.figures import Figures
from fabletop.server.processes.bot_processes import BotProcesses, pack
from fabletop.server.processes.ray_bridge import Found, compare, look_around
from fabletop.server.processes.thinkers import MISSES, RayThinkers, make_thinkers
from fabletop.sim.checks import Slip
from tests.server.bridge import COMMAND, Choosy
from tests.server.life import LifeTable
from tests.server.loop import complete

CONNECTED = "bots think on Ray at {}, cores: 2"
AWAY = "Ray at {} is not used now: {}"
LONG = 60.0  # seconds nobody should have to wait


class Asked(NamedTuple):
    """What a bot is asked."""

    bot: Bot
    view: View
    options: list[Option]


class Overheard(RayThinkers):
    """What it says can be waited for."""

    def __init__(self, manner: str, patience: float = LONG) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()
        super().__init__(manner, Figures(), patience, 0.01, COMMAND)

    def say(self, sentence: str) -> None:
        self.said.put_nowait(sentence)

    async def heard(self) -> str:
        return await asyncio.wait_for(self.said.get(), LONG)

    def counted(self) -> tuple[float, float]:
        """Answers from Ray, and from here."""
        each = (self.figures.thoughts.labels(where)._value.get() for where in ("ray", "local"))
        ray, local = each
        return ray, local


def question(bot: Bot | None = None) -> Asked:
    game = GAMES["cave"]
    at = LifeTable("cave", people="abc")
    seat = at.asked()
    return Asked(
        bot or seat_bot("random", game, 3, seat, Luck(1)),
        game.view(at.s, seat),
        list(game.options(at.s, seat)),
    )


def with_ray(
    manner: str, work: Callable[[Overheard], Awaitable[Any]], patience: float = LONG
) -> None:
    async def whole() -> None:
        thinkers = Overheard(manner, patience)
        try:
            await asyncio.wait_for(work(thinkers), LONG)
        finally:
            await thinkers.close()

    complete(whole())


def expected(asked: Asked) -> object:
    """What a copy of the bot answers: the bot itself has other luck afterwards."""
    bot, view, options = pickle.loads(pack(*asked))
    return bot.choose(view, options)


def test_ray_answers_and_nobody_here_is_asked() -> None:
    async def work(thinkers: Overheard) -> None:
        assert CONNECTED.format("answers") == await thinkers.heard()
        asked = question()
        assert expected(asked) == (await thinkers.choose(*asked)).action
        assert (1, 0) == thinkers.counted()
        assert thinkers.local.pool is None

    with_ray("answers", work)


def test_only_the_bot_its_view_and_its_options_leave_the_server(tmp_path: Path) -> None:
    file = tmp_path / "task"

    async def work(thinkers: Overheard) -> None:
        await thinkers.heard()
        asked = question()
        packed = pack(*asked)
        await thinkers.choose(*asked)
        assert packed == file.read_bytes()

    with_ray(f"keeps:{file}", work)


def test_the_process_that_speaks_with_ray_ends_with_the_server() -> None:
    async def work(thinkers: Overheard) -> None:
        await thinkers.heard()
        assert thinkers.line
        line = thinkers.line
        await thinkers.close()
        assert 0 == line.process.returncode
        assert thinkers.line is None

    with_ray("answers", work)


def test_where_ray_is_away_bots_think_here_and_the_reason_is_told() -> None:
    async def work(thinkers: Overheard) -> None:
        asked = question()
        assert expected(asked) == (await thinkers.choose(*asked)).action
        assert (0, 1) == thinkers.counted()
        for _ in range(2):  # it is tried again
            assert AWAY.format("refuses", "the cluster is closed") == await thinkers.heard()

    with_ray("refuses", work)


@pytest.mark.parametrize("manner", ["fails", "lies"])
def test_a_bot_that_cannot_think_there_thinks_here(manner: str) -> None:
    async def work(thinkers: Overheard) -> None:
        await thinkers.heard()
        asked = question()
        assert expected(asked) == (await thinkers.choose(*asked)).action
        assert (await thinkers.heard()).startswith("a bot could not think on Ray: ")
        assert (0, 1) == thinkers.counted()
        assert thinkers.line  # others may

    with_ray(manner, work)


def test_ray_that_dies_is_not_waited_for_and_found_again() -> None:
    async def work(thinkers: Overheard) -> None:
        assert CONNECTED.format("dies") == await thinkers.heard()
        asked = question()
        assert expected(asked) == (await thinkers.choose(*asked)).action
        assert (0, 1) == thinkers.counted()
        assert AWAY.format("dies", "the connection to Ray broke off") == await thinkers.heard()
        assert CONNECTED.format("dies") == await thinkers.heard()

    with_ray("dies", work)


def test_ray_that_hangs_is_given_up_after_some_late_answers() -> None:
    async def work(thinkers: Overheard) -> None:
        assert CONNECTED.format("hangs") == await thinkers.heard()
        asked = question()
        first = thinkers.line
        for _ in range(MISSES):
            assert first is thinkers.line
            assert expected(asked) == (await thinkers.choose(*asked)).action
        assert (0, MISSES) == thinkers.counted()
        late = AWAY.format("hangs", f"{MISSES} answers in a row were late")
        assert late == await thinkers.heard()
        assert CONNECTED.format("hangs") == await thinkers.heard()
        assert first is not thinkers.line

    with_ray("hangs", work, patience=0.01)


def test_of_both_the_first_answer_counts(tmp_path: Path) -> None:
    """Ray is asked first; processes here cannot answer before the end of this test."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def work(thinkers: Overheard) -> None:
        await thinkers.heard()
        assert ("there",) == (await thinkers.choose(*question(Choosy(str(pipe))))).action
        assert (1, 0) == thinkers.counted()
        assert 1 == len(thinkers.begun)
        with pipe.open("w"):  # now they may
            pass
        await asyncio.wait(thinkers.begun)
        assert (1, 0) == thinkers.counted()

    with_ray("answers", work, patience=0.0)


def test_the_same_is_said_only_once_in_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    async def work(thinkers: Overheard) -> None:
        for sentence in ("all is well", "all is well", "it is not", "all is well"):
            RayThinkers.say(thinkers, sentence)

    with_ray("answers", work)
    assert "  All is well\n  It is not\n  All is well\n" == capsys.readouterr().err


def test_without_an_address_bots_think_here() -> None:
    assert isinstance(make_thinkers("", Figures()), BotProcesses)


# -- what a cluster must have


def test_a_cluster_with_the_same_fabletop_will_do() -> None:
    found = Found(*look_around())
    assert Found(__version__, NATIVE) == found
    compare(found)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Found("", False), "Fabletop is not installed on the Ray cluster"),
        (
            Found("0.1.0", NATIVE),
            f"the Ray cluster has Fabletop 0.1.0, this server has {__version__}",
        ),
        (Found(__version__, not NATIVE), "Fabletop is .* on the Ray cluster and .* here"),
    ],
)
def test_a_cluster_with_another_fabletop_is_refused_with_a_reason(found: Found, said: str) -> None:
    with pytest.raises(Slip, match=said):
        compare(found)


# -- what `--thinkers` takes


def test_thinkers_are_local_or_the_address_of_a_cluster() -> None:
    assert "" == find_thinkers("local")
    for address in ("auto", "ray://head", "ray://head:10001", "head:6379", "[::1]:6379"):
        assert address == find_thinkers(address)


@pytest.mark.parametrize("wrong", ["", "head", "http://head:6379", "ray://", "head:99999"])
def test_what_is_no_address_of_thinkers_is_said(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        find_thinkers(wrong)
    assert f"{wrong} is no address like ray://host:10001" in capsys.readouterr().err


def test_without_ray_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fabletop.commands.serving.find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        find_thinkers("ray://head:10001")
    said = "fabletop: Ray needs one more package: pip install 'fabletop[ray]'\n"
    assert said == capsys.readouterr().err
