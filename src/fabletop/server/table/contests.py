"""The contests of a game: when one begins, what pages report, how it is played when decided.

What was pressed is held until the race is decided; then all of it is played at once, with what
was claimed and what was measured, so the record holds everything the judgement rests on. How
presses are judged is in `reaction_times.py`.
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
    """Everything of a game in play that has to do with who was first."""

    def __init__(self, match: Match, answers: Answers) -> None:
        self.match, self.answers = match, answers
        self.race: Race | None = None
        self.question = -1  # the decision of this race
        self.countdown: int | None = None  # and of the question before it opened
        self.start = 0.0
        self.is_shown = True  # whether its start is the time at which everybody was sent it
        self.witnesses: dict[str, int] = {}  # devices that were there at the start, by their links
        self.pressed: list[tuple[str, Act]] = []
        self.reasons: dict[Seat, Event | None] = {}  # of the bots
        self.resumed = -1  # a race that was under way when the server stopped

    # -- the course of a race

    def resume(self) -> None:
        """After a restart nobody knows when the race began: what pages say has to do."""
        self.resumed = self.match.play.decision

    def follow(self, ctx: Context) -> None:
        """Begin the race that is asked for now, if it is a new one; see who is still in it."""
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
        """What a bot's hand will do is known at the start."""
        game, s, bot = self.match.game, self.match.s, self.match.bots.seated[seat]
        race.expect(seat, bot.choose(game.view(s, seat), game.options(s, seat)))
        self.reasons[seat] = bot.reason()

    def usual_hand(self) -> int:
        """How fast whoever needs no reflexes is."""
        return self.match.bots.rng.randint(*USUAL_HAND)

    def count_out(self, ctx: Context, race: Race) -> None:
        """Nobody waits for those who have left; for whom a bot sits now, it does not press."""
        actors = self.match.actors()
        gone = [seat for seat in race.links if seat not in actors]
        for seat in gone:
            race.drop(seat)
        self.send_back(ctx, race, gone)
        race.out |= {seat for seat in race.links if seat in self.match.bots.seated}

    def break_off(self, ctx: Context) -> None:
        """The game went on without an end of the race: what was pressed counts for nothing."""
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
        """The picture of the race goes out to all now, after it was saved: this is its start."""
        if not self.is_shown:
            self.start, self.is_shown = now, True

    def decided_at(self) -> float | None:
        """When it will be played; after a restart all have the time to come back first."""
        race = self.race
        if race is None:
            return None
        waits = self.question == self.resumed and race.pending()
        return self.start + (race.ends() if waits else race.closes()) / 1000

    def decide(self, ctx: Context) -> None:
        """If it is decided, play what happened."""
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
        """The contest that a message is a reaction to."""
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
        """Before anything was shown: an ordinary answer to the countdown; once is enough."""
        held = [act for _, act in self.answers.held if act.seat == message.seat]
        if any(own_id(act) != own_id(message) and self.asked_by(act) for act in held):
            return self.refuse(contest.locked)
        early = (contest.verb, 0, 0, 0, self.match.table.link(message.seat))
        return self.answers.answer(ctx, device, message, early)

    def press_again(self, device: str, message: Act, race: Race) -> Refusal | None:
        """The first press counts; the same one, said again over a new line, is still it."""
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
        """The first press of somebody, if it may and comes in time."""
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
