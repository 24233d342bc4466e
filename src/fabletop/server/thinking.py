"""Who asks bots that take long, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from fabletop.core.dealer import Event
from fabletop.core.game import View
from fabletop.core.mind import Bot
from fabletop.core.options import Action, Option


class Answer(NamedTuple):
    """What a bot answers, why, and the bot as it is afterwards."""

    action: Action
    why: Event | None
    bot: Bot


class Thinkers(Protocol):
    """Whoever asks bots, without holding the loop."""

    async def choose(self, bot: Bot, view: View, options: Sequence[Option]) -> Answer: ...

    async def close(self) -> None: ...
