"""The fair-play seal: the browser's own check catches whatever is changed in a record, and names
the place; so do load, replay and the check of fairness. And what the page says about it.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fabletop.core import record as records
from fabletop.core.dealer import Fair, commitment
from fabletop.core.record import Damaged
from fabletop.core.replay import check_fairness, replay
from fabletop.games import GAMES
from fabletop.sim.simulate import Plan, play_record
from tests.web.browser import axe, new_page, overflow
from tests.web.stage import RECORD, Stage, picture
from tools.house import House

pytestmark = pytest.mark.slow

Data = dict[str, Any]
Change = Callable[[Data], None]
BOTS = {"cave": 2, "open_sesame": 3, "aladin": 3, "tom_thumb": 3, "basra": 3}
CHECK = """async ([record, seen]) => {
  const { check } = await import("/web/after/fair.js");
  const steps = [];
  const verdict = await check(record, seen, (done, count) => steps.push([done, count]));
  return { verdict, last: steps.at(-1) ?? null };
}"""


def made(game: str, number: int = 1) -> Data:
    plan = Plan(game, BOTS[game], ("random",) * BOTS[game], seed=9)
    record = records.dump(play_record(plan, number))
    record["players"] = ["Zoë", "Ірина", "𝔅en"][: BOTS[game]]  # not ASCII, and beyond 16 bits
    return signed(record)


def signed(record: Data) -> Data:
    """The record with chain and sum as one who wants to be believed would write them."""
    body = {name: value for name, value in record.items() if name not in ("chain", "check")}
    body["chain"] = records.chain(body)
    return {**body, "check": records.checksum(body)}


@pytest.fixture(scope="session")
def record() -> Data:
    return made("cave")


@pytest.fixture
def page(browser: Browser, house: House) -> Page:
    page = new_page(browser)
    page.goto(f"http://127.0.0.1:{house.port}/credits")
    return page


def verdict(page: Page, record: Data, seen: str | None = None) -> Data:
    found: Data = page.evaluate(CHECK, [record, seen])["verdict"]
    return found


def believed(record: Data) -> bool:
    """What `fabletop verify` says."""
    try:
        loaded = records.load(copy.deepcopy(record))
        replay(GAMES[loaded.game], loaded)
        check_fairness(loaded)
    except Damaged:
        return False
    return True


def bad(why: str, part: str, number: int = 0, outcome: int = 0) -> Data:
    return {
        "ok": False,
        "why": why,
        "place": {"part": part, "number": number, "outcome": outcome},
    }


def outcomes(record: Data) -> int:
    return len(record["chance"]) + sum(len(move["chance"]) for move in record["moves"])


# -- the check itself


def test_a_true_record_of_every_game_is_believed(page: Page) -> None:
    for game in BOTS:
        record = made(game)
        found = page.evaluate(CHECK, [record, record["seal"]])
        count = outcomes(record)
        assert {"verdict": {"ok": True, "outcomes": count}, "last": [count, count]} == found
        assert believed(record)


def test_an_answer_is_what_a_fair_dealer_gives(page: Page) -> None:
    """Large numbers too, and every counter."""
    sizes = (2, 6, 52, 1000, 2**31, 2**53 - 1)
    dealer = Fair(b"k" * 32)
    asked = [[size, dealer.below(size)] for size in sizes for _ in range(60)]
    record = signed({**made("cave"), "key": (b"k" * 32).hex(), "chance": asked, "moves": []})
    record = signed({**record, "seal": commitment(b"k" * 32)})
    assert {"ok": True, "outcomes": len(asked)} == verdict(page, record)


def flip(text: str, at: int = 0) -> str:
    """Another hexadecimal digit."""
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


def move_with_chance(record: Data) -> int:
    return next(n for n, move in enumerate(record["moves"]) if move["chance"])


def change_action(record: Data) -> None:
    last = record["moves"][3]["action"][-1]
    record["moves"][3]["action"][-1] = f"{last}x" if isinstance(last, str) else last + 1


def change_seat(record: Data) -> None:
    record["moves"][4]["seat"] = 1 - record["moves"][4]["seat"]


def change_time(record: Data) -> None:
    record["moves"][5]["at"] += 1


def change_hand(record: Data) -> None:
    record["moves"][5]["by"] = "player"


def change_outcome(record: Data) -> None:
    pair = record["moves"][move_with_chance(record)]["chance"][0]
    pair[1] = (pair[1] + 1) % pair[0]


def change_size(record: Data) -> None:
    record["moves"][move_with_chance(record)]["chance"][0][0] += 1


def drop_outcome(record: Data) -> None:
    record["moves"][move_with_chance(record)]["chance"].pop(0)


def drop_move(record: Data) -> None:
    del record["moves"][move_with_chance(record)]


def change_key(record: Data) -> None:
    record["key"] = flip(record["key"], 11)


def change_seal(record: Data) -> None:
    record["seal"] = flip(record["seal"], 7)


def change_option(record: Data) -> None:
    record["options"]["extra"] = True


def change_name(record: Data) -> None:
    record["players"][0] = "Zoe"


def change_link(record: Data) -> None:
    record["chain"][2] = flip(record["chain"][2])


def change_sum(record: Data) -> None:
    record["check"] = flip(record["check"])


def change_last(record: Data) -> None:
    record["moves"].pop()


def place_of(record: Data, change: Change) -> Data:
    first = move_with_chance(record)
    before = len(record["chance"]) + 1
    odd = bad("outcome", "move", first + 1, before)
    later = [n for n, move in enumerate(record["moves"]) if move["chance"] and n != first]
    dropped = bad("outcome", "move", later[0], before)  # what comes next takes its place
    known: dict[Change, Data] = {
        change_action: bad("changed", "move", 4),
        change_seat: bad("changed", "move", 5),
        change_time: bad("changed", "move", 6),
        change_hand: bad("changed", "move", 6),
        change_outcome: odd,
        change_size: odd,
        drop_outcome: bad("outcome", "move"),
        drop_move: dropped,
        change_key: bad("key", "key"),
        change_seal: bad("key", "key"),
        change_option: bad("changed", "beginning"),
        change_name: bad("changed", "beginning"),
        change_link: bad("changed", "move", 2),
        change_sum: bad("checksum", "whole"),
        change_last: bad("changed", "move", len(record["moves"]) - 1),
    }
    return known[change]


CHANGES = [
    change_action, change_seat, change_time, change_hand, change_outcome, change_size, drop_outcome,
    drop_move, change_key, change_seal, change_option, change_name, change_link, change_sum,
    change_last,
]  # fmt: skip


def test_whatever_is_changed_is_caught_and_the_place_named(page: Page, record: Data) -> None:
    for change in CHANGES:
        doctored = copy.deepcopy(record)
        change(doctored)
        assert not believed(doctored), change.__name__
        found, expected = verdict(page, doctored), place_of(record, change)
        if change is drop_outcome:  # which one is missed first depends on what comes next
            found["place"] |= {"number": 0, "outcome": 0}
        assert (change.__name__, expected) == (change.__name__, found)


@pytest.mark.parametrize(
    "change", [change_outcome, change_size, drop_outcome, drop_move, change_key, change_seal]
)
def test_no_new_sums_hide_what_was_done_to_chance(page: Page, record: Data, change: Change) -> None:
    doctored = copy.deepcopy(record)
    change(doctored)
    doctored = signed(doctored)
    assert not believed(doctored)
    found = verdict(page, doctored)
    assert found["why"] in ("outcome", "key")
    assert found["place"]["part"] in ("move", "key")


def test_a_whole_other_game_is_caught_by_the_seal_that_was_shown(page: Page, record: Data) -> None:
    other = made("cave", number=2)
    assert believed(other)  # true in itself
    assert {"ok": True, "outcomes": outcomes(other)} == verdict(page, other)
    assert bad("seal", "seal") == verdict(page, other, record["seal"])


def test_any_single_byte_of_a_move_an_outcome_or_the_key(page: Page, record: Data) -> None:
    """Bytes of the file itself, here and there."""
    text = json.dumps(record)
    places = [text.index('"moves"') + offset for offset in range(40, 4000, 61)]
    places += [text.index('"key"') + offset for offset in range(8, 72, 9)]
    places += [text.index('"chance"') + offset for offset in range(12, 200, 23)]
    tried = 0
    for place in places:
        byte = text[place]
        if not byte.isalnum():
            continue
        other = "7" if byte.isdigit() and byte != "7" else "b" if byte != "b" else "c"
        try:
            doctored = json.loads(text[:place] + other + text[place + 1 :])
        except ValueError:
            continue  # not even JSON any more
        if doctored == record:
            continue
        tried += 1
        assert not believed(doctored), place
        assert not verdict(page, doctored)["ok"], place
    assert tried > 40


def test_what_is_no_record_is_no_reason_to_break(page: Page, record: Data) -> None:
    unsealed = signed({**record, "seal": None, "key": None})
    short: Data = {**record, "moves": [{}]}
    strange: list[object] = [None, 7, [], {}, {"fabletop": 2}, short]
    for data in strange:
        assert bad("record", "whole") == page.evaluate(CHECK, [data, None])["verdict"]
    assert bad("unsealed", "whole") == verdict(page, unsealed)
    assert bad("key", "key") == verdict(page, {**record, "key": ""})
    old = {name: value for name, value in record.items() if name not in ("chain", "check")}
    old["check"] = records.checksum(old)
    assert verdict(page, old)["ok"]  # from before there were chains


# -- on the page


@pytest.fixture
def table(browser: Browser, house: House) -> Stage:
    return Stage(new_page(browser), house)


def seal_of(record: Data) -> str:
    return f"{record['seal'][:8]} … {record['seal'][-4:]}"


def fine(page: Page) -> None:
    assert [] == axe(page)
    assert overflow(page) <= 0


def play_to_the_end(table: Stage, record: Data, shown: str) -> Page:
    """Somebody sees the seal in the lobby, and later the end."""
    page = table.page
    table.records[RECORD] = record
    table.first = picture(phase="lobby", seal=shown, asked=[], choices=[], view=None)
    table.open()
    expect(page.get_by_role("button", name="Fair-play seal")).to_contain_text(shown[:8])
    table.say(picture(seal=shown))
    table.say(picture(phase="over", seal=record["seal"], key=record["key"], asked=[], choices=[]))
    return page


def test_the_seal_is_shown_before_the_first_move(table: Stage, record: Data) -> None:
    page = table.page
    table.first = picture(phase="lobby", seal=record["seal"], asked=[], choices=[], view=None)
    table.open()
    button = page.get_by_role("button", name="Fair-play seal")
    expect(button).to_contain_text(seal_of(record))
    button.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("fixed before the first move")
    expect(sheet.get_by_text(record["seal"], exact=True)).to_be_hidden()
    sheet.get_by_text("Full seal").click()
    expect(sheet.get_by_text(record["seal"], exact=True)).to_be_visible()
    fine(page)
    page.keyboard.press("Escape")
    table.say(picture(seal=record["seal"]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair-play seal").click()
    expect(page.get_by_role("dialog")).to_contain_text(seal_of(record))


def test_one_touch_after_the_last_move_checks_everything(table: Stage, record: Data) -> None:
    page = play_to_the_end(table, record, record["seal"])
    page.get_by_role("button", name="Check the shuffles").click()
    sheet = page.get_by_role("dialog")
    count = outcomes(record)
    expect(sheet.get_by_role("status")).to_contain_text(
        f"All {count} shuffles and rolls match the seal."
    )
    expect(sheet).to_contain_text("the one this device saw before the game")
    fine(page)
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save to a file").click()
    assert "fabletop-amber-owl-42-1.json" == saved.value.suggested_filename
    assert record == json.loads(saved.value.path().read_text("utf-8"))


def test_another_seal_than_the_one_shown_is_noticed(table: Stage, record: Data) -> None:
    page = play_to_the_end(table, record, flip(record["seal"], 9))
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_role("dialog")).to_contain_text(
        "This isn’t the seal that this device saw before the game."
    )
    fine(page)


def test_a_doctored_record_is_caught_and_the_place_named(table: Stage, record: Data) -> None:
    doctored = copy.deepcopy(record)
    change_outcome(doctored)
    page = play_to_the_end(table, signed(doctored), record["seal"])
    page.get_by_role("button", name="Check the shuffles").click()
    place = f"in move {move_with_chance(record) + 1}, doesn’t match the seal"
    expect(page.get_by_role("dialog")).to_contain_text(place)


def test_without_https_the_page_says_so_and_offers_the_file(table: Stage, record: Data) -> None:
    table.page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    page = play_to_the_end(table, record, record["seal"])
    page.get_by_role("button", name="Check the shuffles").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("only on https pages")
    expect(sheet).to_contain_text("fabletop verify")
    expect(sheet.get_by_role("button", name="Save to a file")).to_be_visible()
