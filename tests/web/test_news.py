"""A picture shows how things stand after its news. No board shows it before the news says so."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import new_page, trouble, until
from tests.web.news import News, news_with, tell
from tools.house import House

pytestmark = pytest.mark.slow


@cache
def home() -> News:
    """The last Place of all is found: the family comes home."""
    return news_with("tom_thumb", ["flipped", "found", "lantern", "over"], 1.0, path="short")


@cache
def mistake() -> News:
    return news_with("tom_thumb", ["flipped", "missed", "ogre"])


@cache
def defeat() -> News:
    return news_with("tom_thumb", ["missed", "ogre", "over"])


@cache
def sting() -> News:
    """It ends the last search of a round."""
    return news_with("aladin", ["drew", "bust", "round"])


@cache
def call() -> News:
    return news_with("aladin", ["right", "wish"])


def test_tom_thumb_tells_a_mistake_in_its_order(browser: Browser, house: House) -> None:
    news = mistake()
    page = new_page(browser)
    ogre = page.locator(".tt-ogre")
    wrong = page.locator('.tt-tile[data-wrong="true"]')
    question = page.locator('.tt-banner[data-tone="wrong"]')
    before = str(news.before["view"]["ogre"])
    tell(page, house, news, "flipped")
    expect(wrong).to_have_count(0)
    expect(question).to_have_count(0)
    expect(ogre).to_have_attribute("data-open", before)
    tell(page, house, news, "missed")
    expect(wrong).to_have_count(1)
    expect(question).to_have_count(1)
    expect(ogre).to_have_attribute("data-open", before)
    tell(page, house, news, "ogre")
    expect(ogre).to_have_attribute("data-open", str(news.after["view"]["ogre"]))
    assert [] == trouble(page)


def test_tom_thumb_comes_home_in_its_order(browser: Browser, house: House) -> None:
    """With the last tile the whole circle may be seen, but not before the end is told."""
    news = home()
    view = news.before["view"]
    page = new_page(browser)
    up = page.locator(".tt-ring .tt-up")
    ticks = page.locator('.tt-tile[data-found="true"]')
    path = page.locator(".tt-home .tt-path")
    tell(page, house, news, "flipped")
    expect(up).to_have_count(1 + sum(face is not None for face in view["circle"]))
    expect(page.locator(".tt-banner strong")).to_contain_text("Where is")
    before = str(path.get_attribute("aria-label"))
    assert str(view["lantern"]) in before
    tell(page, house, news, "lantern")
    expect(path).not_to_have_attribute("aria-label", before)
    expect(up).to_have_count(1 + sum(face is not None for face in view["circle"]))
    tell(page, house, news, "over")
    expect(up).to_have_count(len(view["circle"]))
    expect(ticks).to_have_count(0)
    assert [] == trouble(page)


GROWN = "Number(getComputedStyle(document.querySelector('.tt-ogre')).scale) > 1.2"


def test_the_ogre_comes_twice_when_the_family_is_lost(browser: Browser, house: House) -> None:
    """His last tile and the end are two climaxes of one picture: both move the same Ogre."""
    news = defeat()
    page = new_page(browser)
    page.emulate_media(reduced_motion="no-preference")
    slowly = page.context.new_cdp_session(page)
    slowly.send("Animation.enable")
    slowly.send("Animation.setPlaybackRate", {"playbackRate": 0.1})
    tell(page, house, news, "ogre")
    expect(page.locator('.tt-banner[data-tone="wrong"]')).to_have_count(1)
    expect(page.locator('.tt-tile[data-wrong="true"]')).to_have_count(1)
    until(page, GROWN)
    tell(page, house, news, "over")
    expect(page.locator('.tt-banner[data-tone="wrong"]')).to_have_count(0)
    until(page, GROWN)
    assert [] == trouble(page)


def test_aladin_stings_in_its_order(browser: Browser, house: House) -> None:
    """A search and its end, and the cups of the next round."""
    news = sting()
    page = new_page(browser)
    dice, bad = page.locator(".al-under-die"), page.locator('.al-meter[data-fate="bust"]')
    tell(page, house, news, "drew")
    expect(page.locator(".al-meter")).to_have_count(1)
    expect(bad).to_have_count(0)
    expect(dice).to_have_count(3)
    tell(page, house, news, "bust")
    expect(bad).to_have_count(1)
    expect(dice).to_have_count(3)
    tell(page, house, news, "round")
    expect(dice).to_have_count(0)
    assert [] == trouble(page)


def test_aladin_shows_a_wish_after_the_race(browser: Browser, house: House) -> None:
    news = call()
    page = new_page(browser)
    verdict, card = page.locator(".al-verdict"), page.locator(".al-lampcard")
    tell(page, house, news, "right")
    expect(verdict).to_have_count(1)
    expect(card).to_have_count(0)
    tell(page, house, news, "wish")
    expect(verdict).to_have_count(0)
    expect(card).to_have_count(1)
    page.locator(".prompt").click()  # enough of it: the question
    expect(page.locator(".prompt.news")).to_have_count(0)
    expect(verdict).to_have_count(0)
    expect(card).to_have_count(1)
    assert [] == trouble(page)
