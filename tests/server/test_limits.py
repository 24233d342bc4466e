"""What one address may ask, the clock in one's hand."""

from __future__ import annotations

import pytest

from fabletop.cli import parser
from fabletop.commands.serving import find_limits
from fabletop.server.net.connections import weight
from fabletop.server.net.limits import MOST_ADDRESSES, Budgets, Limits, household
from fabletop.server.table.messages import Back, Hello

CLASS = 30  # children behind one address


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(address: str, expected: str) -> None:
    assert expected == household(address)


def test_what_is_spent_comes_back_with_time() -> None:
    budgets = Budgets(Limits(requests_a_second=2, requests_at_once=3))
    assert [0, 0, 0, 0.5] == [budgets.take("a", "requests", 10.0) for _ in range(4)]
    assert 0.25 == budgets.take("a", "requests", 10.25)
    assert 0 == budgets.take("a", "requests", 10.5)
    assert 0 == budgets.take("b", "requests", 10.5)
    assert [0, 0, 0] == [budgets.take("a", "requests", 1000.0) for _ in range(3)]
    assert budgets.take("a", "requests", 1000.0) > 0
    assert budgets.take("a", "requests", 900.0) > 0, "a clock that goes back gives nothing"


def test_work_is_paid_afterwards() -> None:
    budgets = Budgets(Limits(work_a_second=0.1, work_at_once=5))
    budgets.owe("a", "work", 0.0, 7.0)
    assert 20 == budgets.take("a", "work", 0.0, cost=0.0)
    assert 0 == budgets.take("a", "work", 20.0, cost=0.0)


def test_what_is_held_is_given_back() -> None:
    budgets = Budgets(Limits())
    assert [True, True, False] == [budgets.hold("a", "open", 2) for _ in range(3)]
    assert budgets.hold("b", "open", 2)
    budgets.release("a", "open")
    assert budgets.hold("a", "open", 2)
    for address in ("a", "a", "b"):
        budgets.release(address, "open")
    assert not budgets.held


def test_only_so_many_addresses_are_remembered() -> None:
    budgets = Budgets(Limits())
    for number in range(MOST_ADDRESSES + 50):
        budgets.take(str(number), "requests", 0.0)
        budgets.take("regular", "requests", 0.0)
    assert MOST_ADDRESSES == len(budgets.purses)
    assert "regular" in budgets.purses
    assert "0" not in budgets.purses


def test_a_school_class_behind_one_address_can_play() -> None:
    budgets = Budgets(Limits())

    def may(sort: str, cost: float, now: float) -> None:
        assert 0 == budgets.take("school", sort, now, cost)

    for _ in range(CLASS * 100):
        may("requests", 1, 0.0)
    for child in range(CLASS):
        may("sockets", 1, 1.0)
        may("words", weight(Hello()), 1.0)
        may("words", weight(Back(child % 4)), 1.0)
        assert budgets.hold("school", "open", Limits().sockets)
    for second in range(2, 600):
        for _ in range(CLASS):
            may("words", 1.5, float(second))


def test_limits_by_name_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> Limits:
        return find_limits(parser().parse_args(["serve", *words]))

    assert Limits() == said()
    assert Limits(sockets=7, work_seconds=0.5) == said("--limits", "sockets=7,work_seconds=0.5")
    assert said("--limits", "none").requests_a_second > 1e5
    assert Limits().work_seconds == said("--limits", "none").work_seconds
    for wrong in ("sofas=1", "sockets", "sockets=many", "sockets=0", "sockets=nan"):
        with pytest.raises(SystemExit):
            said("--limits", wrong)
        assert 1 == capsys.readouterr().err.count("\n")
