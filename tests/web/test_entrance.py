"""The ways in by code and by link, and those who only watch."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import axe, new_page, overflow, trouble
from tests.web.stage import ADDRESS, HOUSE, RECORD, Stage, picture
from tools.house import House, code_of

pytestmark = pytest.mark.slow

LOBBY: dict[str, Any] = {"phase": "lobby", "view": None, "asked": [], "choices": []}
WATCHING: dict[str, Any] = {"yours": [], "seat": None, "asked": [], "choices": []}


@pytest.fixture
def page(browser: Browser) -> Page:
    return new_page(browser)


@pytest.fixture
def stage(page: Page, house: House) -> Stage:
    return Stage(page, house)


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


def at(house: House, path: str) -> str:
    return f"http://127.0.0.1:{house.port}{path}"


# -- with a real server


@pytest.mark.parametrize("kind", ["t", "tv"])
def test_a_code_leads_to_the_address_and_going_back_to_the_shelf(
    page: Page, house: House, kind: str
) -> None:
    address = house.make_table("cave", 2)
    page.goto(at(house, "/"))
    if kind == "t":
        page.get_by_label("Have a table code?").fill(code_of(address).replace("-", " ").title())
        page.keyboard.press("Enter")
    else:
        page.goto(at(house, f"/tv/{code_of(address)}"))
    page.wait_for_url(f"**/{kind}/{address}")
    expect(page.locator(".spoken-code").first).to_have_text(code_of(address))
    page.go_back()
    expect(page.get_by_label("Have a table code?")).to_be_visible()
    assert [] == trouble(page)


def test_whoever_sits_there_comes_back_by_the_code_though_the_door_is_closed(
    page: Page, browser: Browser, house: House
) -> None:
    address = house.make_table("cave", 2)
    page.goto(at(house, f"/t/{address}"))
    page.get_by_role("textbox").first.fill("Margaux")
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("You’re the host").click()
    page.get_by_role("switch", name="Allow joining by code").click()
    expect(page.get_by_role("switch", name="Allow joining by code")).not_to_be_checked()
    expect(page.locator(".invite")).to_contain_text("Joining by code is off")
    stranger = new_page(browser)
    stranger.goto(at(house, f"/t/{code_of(address)}"))
    expect(stranger.get_by_role("heading", name="No table with the code")).to_be_visible()
    page.goto(at(house, f"/t/{code_of(address)}"))
    page.wait_for_url(f"**/t/{address}")
    expect(page.get_by_role("button", name="Margaux (you)")).to_be_visible()
    page.goto(at(house, "/"))
    link = page.get_by_role("link", name=code_of(address))
    assert f"/t/{address}" == link.get_attribute("href")


def test_the_host_sends_a_watcher_away_who_stays_away(
    page: Page, browser: Browser, house: House
) -> None:
    address = house.make_table("cave", 2)
    page.goto(at(house, f"/t/{address}"))
    page.get_by_role("textbox").first.fill("Margaux")
    page.get_by_role("button", name="Take a seat").click()
    watcher = new_page(browser)
    watcher.goto(at(house, f"/t/{address}"))
    expect(watcher.get_by_role("button", name="Take a seat")).to_be_visible()
    page.get_by_text("You’re the host").click()
    expect(page.get_by_text("1 spectator")).to_be_visible()
    page.get_by_role("button", name="Remove spectators").click()
    fine(page)
    page.get_by_role("button", name="Remove spectators").click()
    expect(watcher.get_by_role("heading", name="some privacy")).to_be_visible()
    fine(watcher)
    expect(page.get_by_text("1 spectator")).to_have_count(0)
    expect(page.get_by_role("switch", name="Lock the table")).to_be_checked()
    watcher.reload()
    expect(watcher.get_by_role("heading", name="This table is locked")).to_be_visible()


# -- at a table that the test plays


def test_too_many_wrong_codes(page: Page, stage: Stage) -> None:
    asked: list[Any] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.post_data_json)
        args = {"seconds": 3540, "minutes": 59}
        route.fulfill(status=429, json={"code": "too-many-guesses", "clause": "", "args": args})

    page.route("**/api/knock", refuse)
    held = json.dumps({"0": "mine", "watch": "w"})
    page.add_init_script(f"localStorage.setItem('fabletop.tokens.amber-owl-42', '{held}')")
    stage.open("/t/amber-owl-42")
    expect(page.get_by_role("heading", name="Too many wrong codes")).to_be_visible()
    expect(page.get_by_text("59 minutes")).to_be_visible()
    fine(page)
    assert [{"code": "amber-owl-42", "tokens": ["mine"]}] == asked


def test_the_menu_says_how_many_watch(page: Page, stage: Stage) -> None:
    stage.first = picture(watchers=2, host=1)
    stage.open()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("2 spectators")).to_be_visible()
    fine(page)


def test_in_play_the_host_opens_the_door_and_sends_watchers_away(page: Page, stage: Stage) -> None:
    stage.first = picture(watchers=3, house={**HOUSE, "door": False})
    stage.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Host controls").click()
    page.get_by_role("switch", name="Allow joining by code").click()
    page.get_by_role("button", name="Remove spectators").click()
    fine(page)
    page.get_by_role("button", name="Remove spectators").click()
    assert [{"do": "house", "name": "door", "on": True}, {"do": "dismiss"}] == stage.hears(2)


def test_an_invitation_carries_the_address_and_a_public_house_its_name(
    page: Page, stage: Stage
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = {"code": "", "game": "toy", "link": f"https://play.example.org/t/{ADDRESS}"}
    page.route("**/api/tables/*", lambda route: route.fulfill(body=json.dumps(table)))
    stage.first = picture(**LOBBY)
    stage.open()
    expect(page.locator(".invite .spoken-code").first).to_have_text("amber-owl-42")
    assert f"/api/tables/{ADDRESS}/qr.svg" == page.locator(".invite .qr").get_attribute("src")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied!")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert f"https://play.example.org/t/{ADDRESS}" == copied
    page.get_by_text("Show on a TV").click()
    expect(page.locator(".tv-link")).to_contain_text("play.example.org/tv/amber-owl-42")


def test_games_of_the_evening_lead_to_their_records_for_those_who_played(
    page: Page, stage: Stage
) -> None:
    night = {"game": "toy", "players": ["Margaux"], "scores": [], "ranks": [1], "winners": [0]}
    evening = [{**night, "record": None}, {**night, "record": RECORD}]
    stage.first = picture(**LOBBY, evening=evening)
    stage.open()
    links = page.locator(".evening-game a")
    expect(links).to_have_count(1)
    assert f"/replay/{RECORD}" == links.get_attribute("href")
    fine(page)


def test_whoever_only_watched_sees_the_end_without_the_record(page: Page, stage: Stage) -> None:
    over = {**WATCHING, "phase": "over", "seal": "ab" * 32, "key": "cd" * 32}
    stage.first = picture(**over)
    stage.open()
    expect(page.locator(".ending-doors")).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay")).to_have_count(0)
    expect(page.get_by_role("button", name="Check the shuffles")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Check the shuffles")).to_have_count(0)
    fine(page)
