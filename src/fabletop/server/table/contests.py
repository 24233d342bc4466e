"""The contests of a game: when one begins, what pages report, and how it is played once decided.

Presses are held until the race is decided. Then all are played at once, with the claimed and the
measured times, so the record holds everything that the judgement uses. `reaction_times.py` judges.
"""

from __future__ import annotations

from collections.abc import Collection

from fabletop.core.dealer import Event
from fabletop.core.game import Seat
from fabletop.core.options import Action
from fabletop.core.pace import Contest
from fabletop.core.refusals import Refusal
from fabletop.server.table.answers import Answers
from fabletop.server.table.context import Context
from fabletop.server.table.effects import no, own_id
from fabletop.server.table.match import Match
from fabletop.server.table.messages import Act
from fabletop.server.table.reaction_times import UNKNOWN, Race

LONGEST_CLAIM = 9999
USUAL_HAND = (380, 620)  # milliseconds


class Contests:
    """The current contest of a game in play, if there is one."""

    def __init__(self, match: Match, answers: Answers) -> None:
        self.match, self.answers = match, answers
        self.race: Race | None = None
        self.question = -1  # the decision of this race
        self.countdown: int | None = None  # the decision of the question before it opened
        self.start = 0.0
        self.is_shown = True  # whether its start is when its picture was sent
        self.witnesses: dict[str, int] = {}  # devices present at the start → their links
        self.pressed: list[tuple[str, Act]] = []
        self.reasons: dict[Seat, Event | None] = {}  # of the bots
        self.resumed = -1  # the decision of a race that a restart interrupted

    # -- the course of a race

    def resume(self) -> None:
        """After a restart nobody knows when the race began, so the pages' claims must do."""
        self.resumed = self.match.play.decision

    def follow(self, ctx: Context) -> None:
        """Begin a race if the current question is a new one, and note who has left it."""
        contest = self.match.contest()
        if contest is None or not contest.open:
            self.break_off(ctx)
            self.countdown = self.match.play.decision if contest else None
        elif self.race is None:
            self.begin(contest, ctx.now)
        else:
            self.count_out(ctx, self.race)

    def begin(self, contest: Contest, now: float) -> None:
        match, table, bots = self.match, self.match.table, self.match.bots.seated
        actors = match.actors()
        people = {seat: table.link(seat) for seat in actors if seat not in bots}
        self.question = match.play.decision
        exact = match.is_one_device() or self.question == self.resumed
        calm = {seat: self.usual_hand() for seat in people if table.chairs[seat].help.calm}
        self.race = Race(contest, people, exact, calm)
        self.start, self.is_shown = now, False
        self.witnesses = {name: device.link for name, device in table.devices.items()}
        self.reasons = {}
        for seat in actors:
            if seat in bots:
                self.expect(self.race, seat)

    def expect(self, race: Race, seat: Seat) -> None:
        """Compute a bot's reaction at the start."""
        game, s, bot = self.match.game, self.match.s, self.match.bots.seated[seat]
        race.expect(seat, bot.choose(game.view(s, seat), game.options(s, seat)))
        self.reasons[seat] = bot.reason()

    def usual_hand(self) -> int:
        """A random reaction time of an average person, for chairs without reflexes."""
        return self.match.bots.rng.randint(*USUAL_HAND)

    def count_out(self, ctx: Context, race: Race) -> None:
        """Wait no more for people who left; a bot in their place does not press."""
        actors = self.match.actors()
        gone = [seat for seat in race.links if seat not in actors]
        for seat in gone:
            race.drop(seat)
        self.send_back(ctx, race, gone)
        race.out |= {seat for seat in race.links if seat in self.match.bots.seated}

    def break_off(self, ctx: Context) -> None:
        """The game went on before the race was decided: drop all presses."""
        if self.race:
            self.send_back(ctx, self.race, self.race.links)
            self.race = None

    def send_back(self, ctx: Context, race: Race, seats: Collection[Seat]) -> None:
        closed = self.refuse(race.contest.closed)
        back = [(device, act) for device, act in self.pressed if act.seat in seats]
        self.pressed = [pressed for pressed in self.pressed if pressed not in back]
        for device, act in back:
            ctx.refuse(closed, act, device)

    def begin_showing(self, now: float) -> None:
        """The race starts now: its picture has been saved and goes out to everybody."""
        if not self.is_shown:
            self.start, self.is_shown = now, True

    def decided_at(self) -> float | None:
        """When the race will be played; after a restart, people get the time to come back."""
        race = self.race
        if race is None:
            return None
        waits = self.question == self.resumed and race.pending()
        return self.start + (race.ends() if waits else race.closes()) / 1000

    def decide(self, ctx: Context) -> None:
        """Play all reactions, if the race is decided."""
        decided, race = self.decided_at(), self.race
        if decided is None or ctx.now < decided or race is None:
            return
        match = self.match
        actors = list(match.actors())
        acts = {message.seat: (device, message) for device, message in self.pressed}
        results = race.results()
        pressed, lapse = [press.seat for press in results], match.pace().lapse
        silent = {seat: lapse[seat][0] for seat in actors if seat not in pressed}
        self.race, self.pressed = None, []
        for press in results:
            action = press.action(race.contest.verb)
            if press.seat in acts:
                self.answers.play(ctx, *acts[press.seat], action)
            else:
                match.do(press.seat, action, ctx.now, "bot", self.reasons.get(press.seat))
        for seat, nothing in silent.items():
            by = "bot" if seat in match.bots.seated else "clock"
            match.do(seat, nothing, ctx.now, by, self.reasons.get(seat))

    # -- what pages report

    def asked_by(self, message: Act) -> Contest | None:
        """The contest that this message reacts to, if any."""
        contest = self.match.contest()
        return contest if contest and message.action[:1] == [contest.verb] else None

    def react(self, ctx: Context, device: str, message: Act, contest: Contest) -> Refusal | None:
        """A page says how fast its player was: [verb, milliseconds]."""
        claimed = message.action[1] if len(message.action) == 2 else None
        if type(claimed) is not int or not 0 <= claimed <= LONGEST_CLAIM:
            return no("bad-message")
        if message.decision not in (self.countdown, self.question if contest.open else None):
            return self.refuse(contest.closed)
        if self.match.table.chairs[message.seat].stood_in:
            return no("stood-in")
        if not contest.open:
            return self.press_early(ctx, device, message, contest)
        if self.race is None:
            return self.refuse(contest.closed)
        if message.seat in self.race.presses:
            return self.press_again(device, message, self.race)
        return self.press(device, message, self.race, claimed, ctx.now)

    def press_early(
        self, ctx: Context, device: str, message: Act, contest: Contest
    ) -> Refusal | None:
        """A press before the race opened: an ordinary answer to the countdown, once per seat."""
        held = [act for _, act in self.answers.held if act.seat == message.seat]
        if any(own_id(act) != own_id(message) and self.asked_by(act) for act in held):
            return self.refuse(contest.locked)
        early = (contest.verb, 0, 0, 0, self.match.table.link(message.seat))
        return self.answers.answer(ctx, device, message, early)

    def press_again(self, device: str, message: Act, race: Race) -> Refusal | None:
        """A second press is refused, unless it is the first one, repeated on a new connection."""
        same = [act for _, act in self.pressed if own_id(act) == own_id(message)]
        if same:
            others = [(name, act) for name, act in self.pressed if act not in same]
            self.pressed = [*others, (device, same[0])]
            return None
        early = race.presses[message.seat].counts < race.contest.floor
        return self.refuse(race.contest.locked if early else race.contest.again)

    def press(
        self, device: str, message: Act, race: Race, claimed: int, now: float
    ) -> Refusal | None:
        """Take the first press of a seat, unless it is late or not allowed."""
        seat, elapsed = message.seat, max(0, int(1000 * (now - self.start)))
        action: Action = (race.contest.verb, claimed, claimed, 0, 0)
        refusal = self.match.game.refuse(self.match.s, seat, action)
        if refusal:
            return refusal
        resumed = self.question == self.resumed
        if race.is_late(seat, elapsed) and not resumed:
            return self.refuse(race.contest.closed)
        take = race.take if resumed or device in self.witnesses else race.take_bounded
        take(seat, claimed, elapsed, self.witnesses.get(device, UNKNOWN))
        self.pressed.append((device, message))
        return None

    def refuse(self, code: str) -> Refusal:
        return Refusal(code, self.match.game.about.refusals.get(code, ""), {})
