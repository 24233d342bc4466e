"""Bots that are asked: quick ones answer here, the others think in another process.

A bot that `thinks` is asked by an effect, `Think`, and answers by a message, `Thought`. The table
goes on meanwhile, and an answer to an older question is dropped. The bot is asked a little before
its answer is due, and the answer is played when it is due. So its thinking time reveals nothing. A
copy of the bot thinks; it comes back with the answer, and takes the place of the bot.
"""

from __future__ import annotations

from fabletop.core.game import Seat
from fabletop.core.mind import LATER
from fabletop.core.pace import Pace
from fabletop.server.table.attendance import autopilot
from fabletop.server.table.bots import BOT_PAUSE, Asked
from fabletop.server.table.context import Context
from fabletop.server.table.effects import Think, Thought
from fabletop.server.table.match import Match

HEAD_START = 0.5  # seconds before an answer is due, when a bot that thinks is asked


class BotTurns:
    """When the bots of a game are asked, and when their answers are played."""

    def __init__(self, match: Match) -> None:
        self.match, self.bots = match, match.bots
        self.due: float | None = None  # when bots are asked next
        self.answer_due = 0.0  # when the answers of bots that think are due

    # -- when

    def plan(self, pace: Pace | None, is_new: bool, now: float, seen_at: float) -> None:
        """Plan when to ask the bots of this question: not before people have seen what happened,
        and never while the game sleeps."""
        if is_new or pace is None:
            self.due = None
        waits = self.match.table.manners.waits
        if waits:
            self.due = None
        asked = self.waiting() if pace and self.bots.seated and not waits else []
        if pace is None or not asked or (pace.contest and pace.contest.open):
            self.due = None
        elif self.due is None:
            scale = self.match.table.bot_pause / BOT_PAUSE
            self.answer_due = max(now + scale * self.pause(asked[0], pace), seen_at)
            early = HEAD_START if self.bots.seated[asked[0]].thinks else 0.0
            self.due = max(now, self.answer_due - scale * early)

    def waiting(self) -> list[Seat]:
        """The asked bots that are not thinking yet."""
        seats = [seat for seat in self.match.actors() if seat in self.bots.seated]
        return [seat for seat in seats if not self.is_thinking(seat)]

    def is_thinking(self, seat: Seat) -> bool:
        asked = self.bots.asked.get(seat)
        return bool(asked and asked.question == self.match.play.decision)

    def pause(self, seat: Seat, pace: Pace) -> float:
        """Seconds this bot takes: as the bot says, else as the game says, else as usual."""
        chosen = pace.ponder
        if chosen is None:
            game, s = self.match.game, self.match.play.s
            chosen = self.bots.seated[seat].ponder(game.view(s, seat), game.options(s, seat))
        return BOT_PAUSE if chosen is None else chosen

    def is_due(self, now: float) -> bool:
        return self.due is not None and now >= self.due and bool(self.waiting())

    def answers_at(self) -> float | None:
        """When the first held answer is due."""
        if not self.bots.asked or self.match.table.manners.waits:
            return None
        waiting = (asked.due for asked in self.bots.asked.values() if asked.thought)
        return min(waiting, default=None)

    # -- asking

    def ask_all(self, ctx: Context) -> None:
        """Ask every waiting bot, as long as the question stays the same."""
        self.due = None
        question = self.match.play.decision
        for seat in self.waiting():
            if self.match.play.decision == question and seat in self.match.actors():
                self.ask(ctx, seat)

    def ask(self, ctx: Context, seat: Seat) -> None:
        match, bot = self.match, self.bots.seated[seat]
        view, options = match.game.view(match.s, seat), match.game.options(match.s, seat)
        if bot.thinks:
            question = match.play.decision
            self.bots.asked[seat] = Asked(bot, question, self.answer_due)
            ctx.thinks.append(Think(seat, question, bot, view, options))
            self.bots.rng.random()  # move the generator on: its next copy must differ
        else:
            action = bot.choose(view, options)
            if action != LATER:
                match.do(seat, action, ctx.now, "bot", bot.reason())

    # -- answers

    def hear(self, thought: Thought, now: float) -> None:
        """Take in a bot's answer, and play it if it is due."""
        asked = self.bots.asked.get(thought.seat)
        if asked is None or asked.question != thought.question:
            return
        asked.thought = thought
        if now >= asked.due and not self.match.table.manners.waits:
            self.take(thought, now)

    def take(self, thought: Thought, now: float) -> None:
        """Play a bot's answer, if that bot is still there and asked, and the answer fits."""
        match, seat = self.match, thought.seat
        asked = self.bots.asked.pop(seat)
        if self.bots.seated.get(seat) is not asked.bot:
            return
        if thought.bot:
            for event in asked.missed:
                thought.bot.hear(event)
            self.bots.seated[seat] = thought.bot
        if match.is_asleep() or match.play.decision != asked.question:
            return
        if seat not in match.actors():
            return
        if thought.action is None:
            autopilot(match, seat, now)
        elif thought.action != LATER and not match.game.refuse(match.s, seat, thought.action):
            match.do(seat, thought.action, now, "bot", thought.why)

    def take_due(self, now: float) -> None:
        """Play the held answers that are due."""
        if self.match.table.manners.waits:
            return
        for asked in list(self.bots.asked.values()):
            if asked.thought and now >= asked.due:
                self.take(asked.thought, now)
