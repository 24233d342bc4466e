"""The races of a room: when one begins, what pages report, how it is played when it is decided.

What was pressed is held until the race is decided; then all of it is played at once, with what
was claimed and what was measured, so the record holds everything the judgement rests on.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from fabletop.core.dealer import Event
from fabletop.core.game import Contest, Seat
from fabletop.core.options import Action
from fabletop.core.refusals import Refusal
from fabletop.server.table.effects import Reply, no, own_id, refused
from fabletop.server.table.messages import Act
from fabletop.server.table.reaction_times import SLOW_LINK, UNKNOWN, Race, link_bound

if TYPE_CHECKING:
    from fabletop.server.table.room import Room

LONGEST_CLAIM = 9999
USUAL_HAND = (380, 620)  # milliseconds


class Races:
    """Everything of a room that has to do with who was first."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.race: Race | None = None
        self.question = -1  # the decision of this race
        self.countdown: int | None = None  # and of the question before it opened
        self.start = 0.0
        self.shown = True  # whether its start is the time at which everybody was sent it
        self.witnesses: dict[str, int] = {}  # devices that were there at the start, by their links
        self.pressed: list[tuple[str, Act]] = []
        self.reasons: dict[Seat, Event | None] = {}  # of the bots
        self.resumed = -1  # a race that was under way when the server stopped
        self.remarked = False  # whether one has become slow, or quick again, and nobody knows

    # -- links

    def measured(self, name: str, milliseconds: float) -> None:
        """A round trip to a device has come back."""
        device = self.room.devices.get(name)
        if device:
            device.trips.append(milliseconds)
            before = [self.is_slow(seat) for seat in device.seats]
            device.link = link_bound(device.trips)
            self.remarked |= before != [self.is_slow(seat) for seat in device.seats]

    def link(self, seat: Seat) -> int:
        """The slowest known link to a seat. Only connections that are up count: what an earlier
        one was like says nothing about this one."""
        devices = self.room.devices.values()
        return max((device.link for device in devices if seat in device.seats), default=UNKNOWN)

    def is_slow(self, seat: Seat) -> bool:
        return self.link(seat) > SLOW_LINK

    # -- the course of a race

    def contest(self) -> Contest | None:
        room = self.room
        if room.play is None or not room.game.races:
            return None
        return room.game.pace(room.play.s).contest

    def resume(self) -> None:
        """After a restart nobody knows when the race began: what pages say has to do."""
        assert self.room.play is not None
        self.resumed = self.room.play.decision

    def look(self, now: float) -> None:
        """Begin the race that is asked for now, if it is a new one; see who is still in it."""
        contest, room = self.contest(), self.room
        if contest is None or not contest.open:
            self.break_off()
            self.countdown = room.play.decision if contest and room.play else None
        elif self.race is None:
            self.begin(contest, now)
        else:
            self.count_out(self.race)

    def begin(self, contest: Contest, now: float) -> None:
        room = self.room
        assert room.play is not None
        s, game = room.play.s, room.game
        actors = game.actors(s)
        people = {seat: self.link(seat) for seat in actors if seat not in room.bots}
        self.question = room.play.decision
        exact = self.room.is_one_device() or self.question == self.resumed
        calm = {s: self.usual_hand() for s in people if room.chairs[s].help.calm}
        self.race = race = Race(contest, people, exact, calm)
        self.start, self.shown = now, False
        self.witnesses = {name: device.link for name, device in room.devices.items()}
        self.reasons = {}
        for seat in actors:
            if seat in room.bots:
                race.expect(seat, room.bots[seat].choose(game.view(s, seat), game.options(s, seat)))
                self.reasons[seat] = room.bots[seat].reason()

    def usual_hand(self) -> int:
        """How fast whoever needs no reflexes is."""
        return self.room.rng.randint(*USUAL_HAND)

    def count_out(self, race: Race) -> None:
        """Nobody waits for those who have left; for whom a bot sits now, it does not press."""
        assert self.room.play is not None
        actors = self.room.game.actors(self.room.play.s)
        gone = [seat for seat in race.links if seat not in actors]
        for seat in gone:
            race.drop(seat)
        self.send_back(race, gone)
        race.out |= {seat for seat in race.links if seat in self.room.bots}

    def break_off(self) -> None:
        """The game went on without an end of the race: what was pressed counts for nothing."""
        if self.race:
            self.send_back(self.race, self.race.links)
            self.race = None

    def send_back(self, race: Race, seats: Collection[Seat]) -> None:
        closed = self.refuse(race.contest.closed)
        back = [(device, act) for device, act in self.pressed if act.seat in seats]
        self.pressed = [pressed for pressed in self.pressed if pressed not in back]
        self.room.replies += [Reply(device, refused(closed, act)) for device, act in back]

    def begin_showing(self, now: float) -> None:
        """The picture of the race goes out to all now, after it was saved: this is its start."""
        if not self.shown:
            self.start, self.shown = now, True

    def decided_at(self) -> float | None:
        """When it will be played; after a restart all have the time to come back first."""
        race = self.race
        if race is None:
            return None
        waits = self.question == self.resumed and race.pending()
        return self.start + (race.ends() if waits else race.closes()) / 1000

    def tick(self, now: float) -> None:
        """If it is decided, play what happened."""
        decided, race, room = self.decided_at(), self.race, self.room
        if decided is None or now < decided or race is None:
            return
        assert room.play is not None
        actors, lapse = list(room.game.actors(room.play.s)), room.game.pace(room.play.s).lapse
        acts = {message.seat: (device, message) for device, message in self.pressed}
        results = race.results()
        silent = [seat for seat in actors if seat not in [press.seat for press in results]]
        self.race, self.pressed = None, []
        for press in results:
            action = press.action(race.contest.verb)
            if press.seat in acts:
                room.carry_out(*acts[press.seat], action, now)
            else:
                room.do(press.seat, action, now, "bot", self.reasons.get(press.seat))
        for seat in silent:
            by = "bot" if seat in room.bots else "clock"
            room.do(seat, lapse[seat][0], now, by, self.reasons.get(seat))

    # -- what pages report

    def is_reaction(self, message: Act) -> bool:
        contest = self.contest()
        return contest is not None and message.action[:1] == [contest.verb]

    def react(self, device: str, message: Act, now: float) -> Refusal | None:
        """A page says how fast its player was: [verb, milliseconds]."""
        contest = self.contest()
        assert contest is not None
        claimed = message.action[1] if len(message.action) == 2 else None
        if type(claimed) is not int or not 0 <= claimed <= LONGEST_CLAIM:
            return no("bad-message")
        if message.decision not in (self.countdown, self.question if contest.open else None):
            return self.refuse(contest.closed)
        if self.room.chairs[message.seat].stood_in:
            return no("stood-in")
        if not contest.open:
            return self.press_early(device, message, contest, now)
        if self.race is None:
            return self.refuse(contest.closed)
        if message.seat in self.race.presses:
            return self.press_again(device, message, self.race)
        return self.press(device, message, self.race, claimed, now)

    def press_early(
        self, device: str, message: Act, contest: Contest, now: float
    ) -> Refusal | None:
        """Before anything was shown: an ordinary answer to the countdown; once is enough."""
        held = [act for _, act in self.room.held if act.seat == message.seat]
        if any(own_id(act) != own_id(message) and self.is_reaction(act) for act in held):
            return self.refuse(contest.locked)
        early = (contest.verb, 0, 0, 0, self.link(message.seat))
        return self.room.answer(device, message, early, now)

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
        assert self.room.play is not None
        seat, elapsed = message.seat, max(0, int(1000 * (now - self.start)))
        action: Action = (race.contest.verb, claimed, claimed, 0, 0)
        refusal = self.room.game.refuse(self.room.play.s, seat, action)
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
        return Refusal(code, self.room.game.refusals.get(code, ""), {})
