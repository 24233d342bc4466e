"""What a companion remembers of the circle (section l): where the tiles lie, and who was right.

It is fed with the events of one seat and nothing else, so it is the same whether its owner sat
there from the beginning or took the chair over in the middle (TT-76, TT-98).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from fabletop.bots.memory import BLANK, Level, Places
from fabletop.core.dealer import Event
from fabletop.games.tom_thumb.content import Box

BASELINE = Level(look=0.85, swap=0.9, forget=0.06)


@dataclass(slots=True)
class Memory(Places):
    """What one seat remembers of the walk."""

    box: Box = field(kw_only=True)
    record: dict[int, list[int]] = field(default_factory=dict)  # right and wrong by seat

    def hear(self, event: Event) -> None:
        learn = LESSONS.get(event.key)
        if learn:
            learn(self, *event.args)

    def see_all(self, names: Sequence[str | None], seconds: int) -> None:
        self.look([BLANK if name is None else self.box.face[name] for name in names], seconds)

    def judge(self, seat: int, wrong: bool) -> None:
        self.record.setdefault(seat, [0, 0])[wrong] += 1

    def find(self, place: int, down: Sequence[int]) -> tuple[int, float]:
        """The tile it would turn over, and how sure it is; never known Wolves if it can be."""
        return self.answer(place, down, self.box.wolves)


Lesson = Callable[..., None]
LESSONS: Mapping[str, Lesson] = {
    "showed": Memory.see_all,
    "flipped": lambda memory, seat, index, name: memory.turn_up(index, memory.box.face[name]),
    "swapped": lambda memory, seat, a, b: memory.swap(a, b),
    "inserted": lambda memory, seat, name, gap: memory.insert(gap, memory.box.face[name]),
    "scattered": lambda memory, name, index: memory.append(memory.box.face[name]),
    "passed": lambda memory, *args: memory.end_turn(),
    "storm": lambda memory, *args: memory.storm(),
    "found": lambda memory, seat, *args: memory.judge(seat, wrong=False),
    "missed": lambda memory, seat, *args: memory.judge(seat, wrong=True),
    "wolves": lambda memory, seat, *args: memory.judge(seat, wrong=True),
    "silent": lambda memory, seat, *args: memory.judge(seat, wrong=True),
}
