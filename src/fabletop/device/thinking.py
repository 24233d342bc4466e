"""Bots that search, on a device: they think in its one worker, between two messages.

A character searches for 50 ms, and no bot at a table for more than `LONGEST` (`bots/bot.py`), so a
picture never waits longer than that. A copy thinks, as elsewhere: the bot goes on hearing.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Sequence

from fabletop.core.game import View
from fabletop.core.mind import Bot
from fabletop.core.options import Option
from fabletop.server.thinking import Answer


class ThinkingHere:
    """Whoever asks bots on this device."""

    async def choose(self, bot: Bot, view: View, options: Sequence[Option]) -> Answer:
        copy: Bot = pickle.loads(pickle.dumps(bot))
        await asyncio.sleep(0)  # what was to be shown before goes out first
        return Answer(copy.choose(view, options), copy.reason(), copy)

    async def close(self) -> None:
        """Nothing is kept."""
