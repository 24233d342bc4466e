"""A guest who plays by the accessibility tree: what a screen reader is told, and nothing else.

Things are found by role and name and pressed as assistive technology does it, by a click that no
pointer makes. What must be so at any moment is looked after on the way.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.web.guest import Guest, Thing
from tools.house import House

TOUCHABLE = {"button", "link", "textbox", "radio", "switch", "checkbox", "combobox", "slider"}
ROOMS = ("main", "complementary", "dialog")
PRESS = "thing => { thing.focus(); thing.click(); }"


class Node:
    """A node of the accessibility tree, and the room it is in."""

    def __init__(self, raw: dict[str, Any], room: str) -> None:
        self.role = str(raw.get("role", {}).get("value", ""))
        self.name = " ".join(str(raw.get("name", {}).get("value", "")).split())
        self.room = self.role if self.role in ROOMS else room
        told = {one["name"]: one["value"].get("value") for one in raw.get("properties", ())}
        self.pressed = str(told.get("pressed", ""))
        self.off = bool(told.get("disabled"))
        self.focused = bool(told.get("focused"))
        self.text = ""  # of all that is in it
        self.holds_focus = self.focused


class Reader(Guest):
    """Nothing but the tree."""

    def __init__(self, browser: Browser, house: House, game: str) -> None:
        super().__init__(browser, house, game)
        self.tree = self.page.context.new_cdp_session(self.page)
        self.tree.send("Accessibility.enable")
        self.news: list[str] = []
        self.dialogs: set[str] = set()
        self.misses = 0

    def look(self) -> list[Node]:
        """All that is told, in reading order."""
        nodes = {
            node["nodeId"]: node for node in self.tree.send("Accessibility.getFullAXTree")["nodes"]
        }
        found: list[Node] = []

        def read(raw: dict[str, Any], room: str) -> Node:
            node = Node(raw, room)
            if not raw.get("ignored"):
                found.append(node)
            below = [
                read(nodes[child], node.room) for child in raw.get("childIds", ()) if child in nodes
            ]
            own = node.name if node.role == "StaticText" else ""
            node.text = " ".join([own, *(one.text for one in below)]).strip()
            node.holds_focus = node.focused or any(one.holds_focus for one in below)
            return node

        read(next(node for node in nodes.values() if "parentId" not in node), "")
        self.check(found)
        return found

    def check(self, found: list[Node]) -> None:
        """What must be so at any moment."""
        touchable = [node for node in found if node.role in TOUCHABLE]
        assert [] == [(node.role, node.room) for node in touchable if not node.name]
        names = Counter((n.room, n.role, n.name) for n in touchable if n.room and not n.off)
        assert [] == [name for name, count in names.items() if count > 1]
        assert [] == [node.role for node in found if node.role in ROOMS[1:] and not node.name]
        for node in found:
            if node.role == "log" and node.text and node.text not in self.news[-1:]:
                self.news.append(node.text)

    def things(self) -> list[Thing]:
        return [
            Thing(node.role, node.name, node.pressed, node.off)
            for node in self.look()
            if node.room in ("main", "complementary") and node.role in TOUCHABLE
        ]

    def one(self, role: Any, name: str) -> Locator:
        return self.page.get_by_role(role, name=name, exact=True)

    def press(self, role: Any, name: str) -> None:
        ready = self.page.get_by_role(role, name=name, exact=True, disabled=False)
        expect(ready).to_have_count(1)
        ready.evaluate(PRESS)

    def sit_down(self) -> None:
        self.one("textbox", "What’s your name?").fill("Ada")
        self.press("button", "Take a seat")
        alone = len(self.shown["chairs"]) == 2
        self.press("button", "Add a bot" if alone else "Fill up with bots")
        self.press("button", "Start the game")

    def answer(self) -> None:
        """Try the next thing; what opens a dialog is closed again."""
        if self.page.locator("dialog[open]").count():
            return self.page.keyboard.press("Escape")
        thing = self.choose(self.things())
        if not thing:
            return self.rest(0.3)
        there = self.one(thing.role, thing.name).element_handles()
        if len(there) != 1:  # the table moved on, or the name is said in two ways
            self.misses += 1
            assert self.misses < 5, thing
            return None
        self.misses = 0
        heard = len(self.pictures)
        self.watch(lambda: there[0].evaluate(PRESS))
        if self.page.locator("dialog[open]").count():
            self.close_dialog(thing, heard)
        return None

    def close_dialog(self, thing: Thing, heard: int) -> None:
        """It has a name, it has the focus, and gives it back to what opened it."""
        nodes = self.look()
        dialogs = [node for node in nodes if node.role == "dialog"]
        if not dialogs:
            return
        assert dialogs[-1].holds_focus, (thing, dialogs[-1].name)
        self.dialogs.add(dialogs[-1].name)
        self.page.keyboard.press("Escape")
        until = time.monotonic() + 10
        while (focused := self.focused()) and not self.is_back(thing, focused, heard):
            assert time.monotonic() < until, (thing, focused.role, focused.name)
            self.page.wait_for_timeout(50)

    def focused(self) -> Node:
        return [node for node in self.look() if node.focused][-1]

    def is_back(self, thing: Thing, focused: Node, heard: int) -> bool:
        """Whether the focus is where a dialog was opened, or something has called meanwhile."""
        if focused.role == "RootWebArea":
            return False
        still = len(self.pictures) == heard and self.one(thing.role, thing.name).count() == 1
        if still and focused.role != "region":
            return (thing.role, thing.name) == (focused.role, focused.name)
        return True

    def is_told_to_act(self) -> bool:
        """Whether it is announced what to do, once the page has drawn it."""
        until = time.monotonic() + 30
        while time.monotonic() < until and self.is_asked():
            said = [node.text for node in self.look() if node.role == "status"]
            if any(
                text.startswith("Your turn") and len(text) > len("Your turn") + 5 for text in said
            ):
                return True
        return not self.is_asked()
