"""Companions for the walk: memories from weak to good, and two ways to lead.

All of it is read from views and from what a seat hears; nothing here ever sees a state.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from math import prod
from typing import cast

from fabletop.bots.characters import read_characters
from fabletop.bots.memory import AVERAGE, BLANK, GOOD, LEVELS, SURE, WEAK, Level
from fabletop.bots.reasons import Reasoning, is_choice
from fabletop.core.dealer import Event
from fabletop.core.game import Notes, View
from fabletop.core.mind import BotMaker, Character, Style
from fabletop.core.options import Action, Option
from fabletop.games.tom_thumb.content import Box
from fabletop.games.tom_thumb.memory import BASELINE, Memory
from fabletop.games.tom_thumb.view import TomThumbView

DOUBT = 0.6  # below this a pebble is worth it
UNSURE = 0.4  # below this one gives no advice
FOLLOWS = 0.7  # below this one does as the others say
FEARS = 0.35  # a turn this likely to fail calls for the Tree
TREE_UNTIL = 3  # Ogre tiles
BOOTS_FROM = 2
BOOTS_RISKY = 4
BOOTS_HOPE, BOOTS_CERTAIN = 0.6, 0.85
USUAL = 0.9  # how often people are right, before one knows them
REASONS: Mapping[str, tuple[str, ...]] = {
    "sure": ("place",),
    "unsure": ("place",),
    "forgotten": ("place",),
    "advised": (),
    "pebble": (),
    "no_advice": (),
    "asked_easy": ("seat",),
    "asked_hard": ("seat",),
    "asked_fair": ("seat",),
    "whim": (),
    "wolves_known": (),
    "wolves_lost": (),
    "beside_new": (),
    "beside_known": (),
    "go_on": (),
    "boots": (),
    "tree": (),
    "foreseen": (),
}


class Child(Reasoning):
    """One of Tom Thumb's brothers and sisters."""

    looks = True
    listens = True
    thinks = False

    def __init__(self, box: Box, seat: int, level: Level, leads: bool, rng: random.Random) -> None:
        self.box = box
        self.seat = seat
        self.leads = leads  # with thought, or by chance
        self.rng = rng
        self.memory = Memory(level, rng, box=box)

    def hear(self, event: Event) -> None:
        self.memory.hear(event)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        table = cast(TomThumbView, view)
        answer = ANSWERS.get(table["step"])
        self.why = None
        if answer is None:
            return cast(Action, options[0])
        action = answer(self, table, options)
        self.why = self.why if is_choice(options) else None
        return action

    def ponder(self, view: View, options: Sequence[Option]) -> float | None:
        """The less sure, the longer."""
        table = cast(TomThumbView, view)
        if table["step"] not in ("find", "boots"):
            return None
        return 2 + 3 * (1 - self.memory.where(self.box.face[str(table["named"])])[1])

    def recall(self, view: View, notes: Notes) -> Notes:
        """The circle as it comes to mind; where one doubts, a tile may be anything."""
        table = cast(TomThumbView, view)
        known = [face for face in table["circle"] if face]
        circle = []
        for label in self.memory.labels:
            name = "" if label.face == BLANK else self.box.faces[label.face]
            sure = name and name not in known and self.rng.random() < label.sure
            circle.append(name if sure else "")
            known.append(name)
        return {**notes, "circle": circle}

    def any(self, options: Sequence[Option]) -> Action:
        self.because("whim")
        return cast(Action, self.rng.choice(options))

    # -- finding

    def find(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        """The tile it believes in; in doubt it asks, or does as it is told."""
        place, down = self.box.face[str(view["named"])], face_down(view)
        index, sure = self.memory.find(place, down)
        if ("pebble",) in options and sure < DOUBT and (view["ogre"] >= 2 or view["pebbles"] >= 2):
            self.because("pebble")
            return ("pebble",)
        advised = self.majority(view, down)
        if advised != BLANK and sure < FOLLOWS:
            self.because("advised")
            return ("flip", advised)
        self.believe(view, sure)
        return ("flip", index)

    def believe(self, view: TomThumbView, sure: float) -> None:
        how = "sure" if sure >= SURE else "unsure" if sure else "forgotten"
        self.because(how, str(view["named"]))

    def majority(self, view: TomThumbView, down: Sequence[int]) -> int:
        """What most of the others point at; equals by chance."""
        said = Counter(index for index in view["advice"] if type(index) is int and index in down)
        if not said:
            return BLANK
        most = max(said.values())
        return self.rng.choice([index for index in sorted(said) if said[index] == most])

    def boots(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        index, sure = self.memory.find(self.box.face[str(view["named"])], face_down(view))
        self.believe(view, sure)
        return ("flip", index)

    def advise(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        place, down = self.box.face[str(view["named"])], face_down(view)
        index, sure = self.memory.find(place, down)
        if sure < UNSURE:
            self.because("no_advice")
            return ("advise", None)
        self.believe(view, sure)
        return ("advise", index)

    # -- leading

    def ask(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        """The weakest finder gets what was open last, the best what was not seen for longest."""
        if not self.leads:
            return self.any(options)
        seen = self.memory.seen
        hand = sorted(view["hand"] or (), key=lambda name: seen.get(self.box.face[name], 0))
        order = sorted(set(view["coming"]), key=lambda seat: (self.trust(seat), self.rng.random()))
        finder = view["coming"][0]
        rank = order.index(finder)
        easy_first = hand[::-1]
        hardest = rank >= len(easy_first) - 1
        self.because("asked_hard" if hardest else "asked_fair" if rank else "asked_easy", finder)
        return ("ask", easy_first[min(rank, len(easy_first) - 1)])

    def trust(self, seat: int) -> float:
        """How often somebody was right so far."""
        right, wrong = self.memory.record.get(seat, [0, 0])
        return (right + 4 * USUAL) / (right + wrong + 4)

    def swap(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        """The Wolves, as it believes, with a tile everybody is sure of."""
        down = face_down(view)
        wolves, _ = self.memory.where(self.box.wolves)
        if not self.leads:
            return self.any(options)
        if wolves not in down:
            action = self.any(options)
            self.because("wolves_lost")
            return action
        self.because("wolves_known")
        others = [index for index in down if index != wolves]
        size = len(view["circle"])
        beside = [n for n in others if (n - wolves) % size in (1, size - 1)]
        known = [n for n in others if self.memory.labels[n].face != BLANK]
        best = [n for n in beside if n in known] or known or others
        return ("swap", wolves, self.rng.choice(best))

    def insert(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        """Beside a landmark; new tiles side by side."""
        if not self.leads:
            return self.any(options)
        size = len(view["circle"])
        labels = self.memory.labels
        self.because("beside_new" if view["new"] else "beside_known")
        gap = (
            view["new"][0]
            if view["new"]
            else max(range(size), key=lambda n: (labels[n].sure, self.rng.random()))
        )
        return ("insert", self.rng.choice(view["waiting"]), gap)

    def vote(self, view: TomThumbView, options: Sequence[Option]) -> Action:
        """The Tree when things look bad, the Boots when they look good."""
        wanted = "continue"
        if self.leads:
            if ("vote", "boots") in options and self.hopes(view):
                wanted = "boots"
            elif ("vote", "tree") in options and self.fears(view):
                wanted = "tree"
        self.because("go_on" if wanted == "continue" else wanted)
        return ("vote", wanted)

    def fears(self, view: TomThumbView) -> bool:
        sure = [label.sure for label in self.memory.labels if label.face != self.box.wolves]
        failing = 1 - (sum(sure) / len(sure)) ** 3 if sure else 1.0
        return failing > FEARS and view["ogre"] <= TREE_UNTIL

    def hopes(self, view: TomThumbView) -> bool:
        sure = [label.sure for label in self.memory.labels if label.face != self.box.wolves]
        known = prod(sure) if sure else 0.0
        if view["ogre"] >= BOOTS_RISKY:
            return known > BOOTS_CERTAIN
        return view["ogre"] >= BOOTS_FROM and known > BOOTS_HOPE


def face_down(view: TomThumbView) -> list[int]:
    return [index for index, face in enumerate(view["circle"]) if face is None]


ANSWERS: Mapping[str, Callable[[Child, TomThumbView, Sequence[Option]], Action]] = {
    "ask": Child.ask,
    "find": Child.find,
    "advice": Child.advise,
    "swap": Child.swap,
    "insert": Child.insert,
    "between": Child.vote,
    "boots": Child.boots,
}


def maker(box: Box, level: Level, leads: bool) -> BotMaker:
    return lambda seat, seats, rng: Child(box, seat, level, leads, rng)


def bots_of(box: Box) -> Mapping[str, BotMaker]:
    """The usual one first: it also stands in for people who leave."""
    return {
        "average": maker(box, AVERAGE, leads=True),
        "weak": maker(box, WEAK, leads=True),
        "good": maker(box, GOOD, leads=True),
        "baseline": maker(box, BASELINE, leads=False),
    }


def style(box: Box, leads: bool) -> Style:
    """A way to lead, with any memory."""
    return lambda character, seat, seats, rng: Child(
        box, seat, LEVELS[character.memory], leads, rng
    )


def styles_of(box: Box) -> Mapping[str, Style]:
    return {"leading": style(box, leads=True), "wandering": style(box, leads=False)}


CHARACTERS: Mapping[str, Character] = read_characters(
    files(__package__).joinpath("characters.toml").read_text("utf-8")
)
