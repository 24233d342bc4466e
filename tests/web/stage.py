"""A table that is played by the test itself: pictures in, messages out, of a game nobody has."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from fabletop.server.net.opening import WEB
from tools.house import House

Data = dict[str, Any]

PATIENCE = 30.0  # seconds, on a busy machine
NUMBER = {"hole": "number", "least": 15, "most": 300, "step": 1}
TOY: Data = {
    "key": "toy",
    "version": 1,
    "seats": [2, 3, 4, 5],
    "usual_seats": [3, 4, 5],
    "brings": ["rules", "guide", "packs"],
    "lesson": {"deck": "small"},
    "settings": {
        "deck": {"default": 45, "accepts": [45, 44], "ticked": False},
        "young": {"default": False, "accepts": [False, True], "ticked": False},
        "youngest": {"default": [], "accepts": [], "ticked": True},
        "first_seat": {
            "default": 0,
            "accepts": [{"hole": "number", "least": 0, "most": 4, "step": 1}],
            "ticked": False,
        },
        "recite_seconds": {"default": "auto", "accepts": ["auto", NUMBER, "off"], "ticked": False},
        "reveal_seconds": {
            "default": 6,
            "accepts": [{"hole": "number", "least": 3, "most": 20, "step": 1}],
            "ticked": False,
        },
        "head_start": {
            "default": [],
            "accepts": [{"hole": "row", "least": 0, "most": 200, "step": 50, "length": 5}],
            "ticked": False,
        },
    },
    "main": ["deck", "young"],
    "bots": ["sharp", "random"],
    "actions": {"draw": [], "seen": []},
    "events": {"drew": ["seat"], "revealed": ["kind"]},
    "fleeting": ["revealed"],
    "view": {},
}
WORDS = """
game-name = Toy
game-line = A toy.
bot-sharp = Sharp eye
setting-deck = Cards
setting-deck-45 = All of them
setting-deck-44 = One less
setting-young = Young players
setting-young-help = Cards already named lie open.
setting-youngest = I am the youngest
setting-youngest-help = The youngest begins.
setting-first_seat = Who begins
setting-recite_seconds = Time to recite
setting-recite_seconds-auto = As needed
setting-recite_seconds-off = No clock
setting-reveal_seconds = Seconds to look
setting-head_start = Head start
ask-decide = Draw a card
ask-reveal = Remember this one
option-draw = Draw
option-seen = Seen
outcome-lost = Nobody remembered enough
event-drew = { $seat } draws
event-revealed = It is { $kind }
kind-hourglass = an hourglass
help-1 = Draw and remember.
refusal-bad-option = Not here: { $option } – { $value }.
ask-look = Look at all the cards once more before they are turned over again
wait-look = { $count ->
    [one] { $seats } looks at the cards
   *[other] { $seats } look at the cards
}
"""
BOARD = """
export function Board(props) { window.props = props; return null; }
export function chip() { return "12"; }
export const help = ["help-1"];
"""


HELP: Data = {"time": "usual", "hints": False, "large": False, "calm": False}
HOUSE: Data = {
    "locked": False, "door": True, "paused": False, "chat": True, "slow": False, "clock": True,
    "banter": True, "lesson": False, "waits": False, "tv": False,
}  # fmt: skip
ADDRESS = "amber-owl-42-0123456789abc"
RECORD = "amber-owl-42.0.signed"
NOTHING_TO_UNDO: Data = {"seat": None, "asks": None, "waits": []}


def chair(name: str | None, colour: int, *ticks: str, **helped: Any) -> Data:
    seat = {"name": name, "colour": colour, "bot": None, "online": True, "away": False}
    more = {"stood_in": False, "ticks": list(ticks), "free": False}
    return {**seat, **more, "help": {**HELP, **helped}}


def picture(**changes: Any) -> Data:
    """Margaux, Ben and Ida at the toy, as Margaux's own device sees it."""
    played = changes.get("phase") == "over" and changes.get("yours", [0])
    view = {"step": changes.pop("step", "decide"), "actors": changes.get("asked", [0])}
    chairs = [chair("Margaux", 0), chair("Ben", 1), chair("Ida", 2)]
    whole = {
        "is": "table", "code": "amber-owl-42", "address": ADDRESS, "game": "toy", "options": {},
        "phase": "play", "watchers": 0, "record": RECORD if played else None,
        "chairs": chairs, "yours": [0], "tokens": {}, "seat": 0, "curtain": None, "asked": [0],
        "talk": None, "decision": 1, "view": view, "choices": [["draw"]], "seconds": None,
        "events": [], "outcome": None, "done": [], "seal": None, "key": None,
        "host": 0, "house": HOUSE, "undo": NOTHING_TO_UNDO, "gaps": [],
    }  # fmt: skip
    return {**whole, **changes}


class Stage:
    """What stands between a page and the server, and plays the server's part."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.heard: list[Data] = []
        self.hellos: list[Data] = []
        self.links: list[WebSocketRoute] = []
        self.first = picture()
        self.board = BOARD
        self.address = f"http://127.0.0.1:{house.port}"
        page.route("**/api/games", lambda route: answer(route, [TOY]))
        page.route("**/api/tables/*", lambda route: answer(route, {"code": "", "game": "toy"}))
        self.records: dict[str, Data] = {}
        self.asked: list[str] = []
        self.lookback: Callable[[Data, Data], Data] | None = None
        page.route("**/api/knock", lambda route: answer(route, {"address": ADDRESS}))
        page.route("**/api/records/*", self.send_record)
        page.route("**/api/records/*/replay*", self.send_frames)
        page.route("**/api/replay?*", self.send_frames)
        page.route("**/web/words/*.json", lambda route: answer(route, words(route, toy=WORDS)))
        page.route("**/games/toy/text/*", lambda route: route.fulfill(body=WORDS))
        page.route("**/games/toy/content.json", lambda route: answer(route, {"cards": 45}))
        page.route("**/games/toy/board/board.css", lambda route: route.fulfill(body=""))
        page.route("**/games/toy/board/board.js", self.send_board)
        page.route("**/games/toy/board/cover.svg", lambda route: route.fulfill(status=404))
        page.route_web_socket("**/ws/*", self.connect)

    def send_board(self, route: Route) -> None:
        route.fulfill(body=self.board, content_type="text/javascript")

    def send_record(self, route: Route) -> None:
        """The record of a finished game, if it is one."""
        record = self.records.get(route.request.url.split("/records/")[1])
        if record is None:
            route.fulfill(status=409, json={"code": "not-over", "args": {}})
        else:
            answer(route, record)

    def send_frames(self, route: Route) -> None:
        """Some frames, as `lookback` has them for the query and, from a file, its record."""
        request = route.request
        self.asked.append(request.url.split("?")[1])
        query = dict(part.split("=") for part in self.asked[-1].split("&"))
        assert self.lookback
        told = self.lookback(query, json.loads(request.post_data or "{}"))
        route.fulfill(status=told.get("status", 200), json=told)

    def connect(self, link: WebSocketRoute) -> None:
        self.links.append(link)
        link.on_message(lambda text: self.hear(json.loads(text)))

    def hear(self, message: Data) -> None:
        if message["do"] == "hello":
            self.hellos.append(message)
            self.say(self.first)
        else:
            self.heard.append(message)

    def say(self, message: Data) -> None:
        self.links[-1].send(json.dumps(message))

    def hears(self, count: int) -> list[Data]:
        """What the page has said, once it is so much."""
        self.wait(lambda: len(self.heard) >= count)
        return self.heard

    def greeted(self, count: int) -> list[Data]:
        """How the page has greeted, once it has done so often enough."""
        self.wait(lambda: len(self.hellos) >= count)
        return self.hellos

    def wait(self, so: Callable[[], bool]) -> None:
        """Let the page live until something is so; whoever asked says what is missing."""
        until = time.monotonic() + PATIENCE
        while not so() and time.monotonic() < until:
            self.page.wait_for_timeout(5)  # meanwhile messages come in

    def open(self, path: str = f"/t/{ADDRESS}") -> None:
        self.page.goto(self.address + path)


def words(route: Route, **games: str) -> Data:
    """What the page says in the language it asks for, with these games on the shelf."""
    language = Path(route.request.url).stem
    return {"house": (WEB / "text" / f"{language}.ftl").read_text("utf-8"), "games": games}


def answer(route: Route, data: object) -> None:
    route.fulfill(json=data)
