"""A bot that notes down what it is told and what it sees."""

from __future__ import annotations

from typing import Any

from fabletop.core.dealer import Event
from fabletop.core.mind import Bot


class Hearing:
    """Any bot, and all that reached it."""

    looks = listens = True
    thinks = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.told: list[Event] = []
        self.views: list[Any] = []

    def hear(self, event: Event) -> None:
        self.told.append(event)
        self.bot.hear(event)

    def reason(self) -> Event | None:
        return self.bot.reason()

    def ponder(self, view: Any, options: Any) -> float | None:
        return self.bot.ponder(view, options)

    def choose(self, view: Any, options: Any) -> Any:
        self.views.append(view)
        return self.bot.choose(view, options)
