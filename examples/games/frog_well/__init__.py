"""The Frog's Well: draw golden balls, and stop before the second frog. RULES.md has the rules.

A whole game in one file, outside the house: `fabletop --with examples/games/frog_well serve`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletop.core.dealer import Dealer
from fabletop.core.game import About, Outcome, Seat, Setting, View
from fabletop.core.kinds import Agenda, EachSeat, Flag, ListOf, Number, OneOf, Setup, must
from fabletop.core.kinds import Seat as ASeat
from fabletop.core.options import Action, Word
from fabletop.core.positions import Field, Fields
from fabletop.core.refusals import Refusal
from fabletop.core.rulebook import Ask, Position, Rulebook
from fabletop.core.study import Study
from fabletop.core.table import Table

FROG = 0
BALLS = (1,) * 10 + (2,) * 8 + (3,) * 6  # FW-2
FROGS = 8


class State(Position):
    """One game at one moment. Nobody has looked into the well, so it is a bag."""

    __slots__ = ("active", "bucket", "ended", "frogs", "gone", "options", "points", "seats", "well")

    def __init__(self, seats: int, options: Mapping[str, Word]) -> None:
        super().__init__()
        self.seats, self.options = seats, options
        self.well = sorted((FROG,) * FROGS + BALLS)
        self.bucket: list[int] = []  # drawn in this turn
        self.frogs = 0  # in this turn
        self.points = [0] * seats
        self.active = 0
        self.gone = [False] * seats
        self.ended = ""


class Draw(Ask[State]):
    """FW-3: draw once more, or keep what is in the bucket."""

    verbs = ("draw", "keep")
    open = True

    def actors(self, s: State) -> Sequence[Seat]:
        return (s.active,)

    def options(self, s: State, seat: Seat) -> Sequence[Action]:
        return [("draw",), ("keep",)] if s.bucket else [("draw",)]

    def draw(self, s: State, seat: Seat, dealer: Dealer) -> None:
        ball = dealer.draw(s.well)
        dealer.show("drew", seat, "frog" if ball == FROG else f"ball-{ball}")
        if ball != FROG:  # FW-4
            s.bucket = sorted([*s.bucket, ball])
        else:
            s.frogs += 1
        if s.frogs == 2:  # FW-5
            dealer.tell("spilled", seat, sum(s.bucket))
            s.well = sorted(s.well + s.bucket)
            s.plan("end_turn")
        elif any(s.well):
            s.plan("draw")
        else:
            self.keep(s, seat, dealer)  # FW-8: nothing is left to draw

    def keep(self, s: State, seat: Seat, dealer: Dealer) -> None:
        s.points[seat] += sum(s.bucket)  # FW-6
        dealer.tell("kept", seat, sum(s.bucket))
        s.plan("end_turn")


def end_turn(s: State, dealer: Dealer) -> None:
    """FW-7, FW-8: frogs jump back; the next one draws, unless the round and the game are over."""
    s.well = sorted(s.well + [FROG] * s.frogs)
    s.bucket, s.frogs = [], 0
    while True:
        s.active = (s.active + 1) % s.seats
        goal = s.active == 0 and max(s.points) >= int(str(s.options["goal"]))
        if goal or not any(s.well) or all(s.gone):
            s.ended = "scored"
            return
        if not s.gone[s.active]:
            s.plan("draw")
            return


class WellTable(Table[State]):
    """Who leaves is passed over."""

    main: Sequence[str] = ("goal",)

    def leave(self, s: State, seat: Seat, dealer: Dealer) -> None:
        """FW-9."""
        if not s.agenda or s.gone[seat]:
            return
        s.gone[seat] = True
        if s.active == seat:
            s.well = sorted(s.well + s.bucket)
            s.agenda[:] = ["end_turn"]
            self.game.advance(s, dealer)


class WellStudy(Study[State]):
    def points(self, s: State) -> Sequence[int]:
        return s.points

    def components(self, s: State) -> Sequence[str]:
        """What was kept is out of the game: its points stand for it."""
        left = sum(s.well) + sum(s.bucket) + sum(s.points)
        return [f"{s.well.count(FROG) + s.frogs} frogs", f"{left} points"]


class FrogWell(Rulebook[State]):
    """The game."""

    key = "frog_well"
    fields = Fields(
        Field("well", ListOf(Number(FROG, 3)), "what is in the well; 0 is a frog", "all"),
        Field("bucket", ListOf(Number(1, 3)), "balls drawn in this turn", "none"),
        Field("frogs", Number(0, 1), "frogs drawn in this turn", "0"),
        Field("points", EachSeat(Number()), "points so far", "all 0"),
        Field("active", ASeat(), "whose turn it is", "0"),
        Field("gone", EachSeat(Flag()), "who has left", "nobody"),
        Field("ended", OneOf("", "scored"), "how it ended", "not"),
        Field("agenda", Agenda("draw"), "what is to be done", "draw"),
        Field("decision", Number(), "the number of the question", "1"),
    )

    def __init__(self) -> None:
        about = About(
            seats=range(2, 5),
            actions={"draw": (), "keep": ()},
            events={
                "drew": ("seat", "thing"),
                "spilled": ("seat", "points"),
                "kept": ("seat", "points"),
            },
            refusals={
                "not-now": "FW-3",
                "bad-seats": "FW-1",
                "bad-option": "FW-8",
            },
            settings={"goal": Setting("20", ("20", "30", "10"))},
        )
        super().__init__(about, {"draw": Draw(), "end_turn": end_turn})
        self.table, self.study = WellTable(self), WellStudy(self)

    def refuse_setup(self, seats: object, options: Mapping[str, Word]) -> Refusal | None:
        if type(seats) is not int or seats not in self.about.seats:
            return Refusal("bad-seats", "FW-1", {"seats": seats})
        return self.refuse_settings(options, "FW-8")

    def begin(self, seats: int, options: Mapping[str, Word], dealer: Dealer) -> State:
        s = State(seats, options)
        s.plan("draw")
        return s

    def why_not(self, s: State, seat: Seat | None, action: object, fresh: bool) -> Refusal:
        return Refusal("not-now", "FW-3", {})

    def outcome(self, s: State) -> Outcome | None:
        if s.agenda:
            return None
        places = [(not s.gone[seat], points) for seat, points in enumerate(s.points)]
        ranks = tuple(1 + sum(other > own for other in places) for own in places)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome("scored", winners, ranks, tuple(s.points))

    def view(self, s: State, seat: Seat | None) -> View:
        """All see all."""
        shown = {"seat": seat, "step": self.step(s), "actors": list(self.actors(s))}
        return {**self.dump(s), **shown, "in_bucket": sum(s.bucket), "left": len(s.well)}

    def clone(self, s: State) -> State:
        c = State(s.seats, s.options)
        c.agenda, c.decision = s.agenda[:], s.decision
        c.well, c.bucket, c.frogs = s.well[:], s.bucket[:], s.frogs
        c.points, c.active, c.gone, c.ended = s.points[:], s.active, s.gone[:], s.ended
        return c

    def dump(self, s: State) -> dict[str, object]:
        return self.fields.dump(s)

    def restore(self, data: Mapping[str, object], options: Mapping[str, Word]) -> State:
        s = State(int(str(data["seats"])), options)
        s.plan("draw")
        s.decision = 1
        self.fields.put(s, self.fields.read(data, Setup(s.seats, options)))
        frogs = s.well.count(FROG) + s.frogs
        must(frogs == FROGS, f"`well` and `frogs` must have {FROGS} frogs, not {frogs}")
        balls = sorted([ball for ball in s.well if ball] + s.bucket)
        for ball in (1, 2, 3):
            most = BALLS.count(ball)
            must(
                balls.count(ball) <= most, f"`well` and `bucket` must have at most {most} of {ball}"
            )
        kept = sum(BALLS) - sum(balls)
        must(sum(s.points) == kept, f"`points` must be {kept} together: that is out of the well")
        must(bool(s.ended) != bool(s.agenda), "`ended` must be said if `agenda` is empty")
        must(s.ended or any(s.well), "`well` must have a ball that can be drawn")
        must(s.ended or not s.gone[s.active], "`active` must be a seat that has not left")
        s.well.sort()
        return s
