"""Which names the server answers to, and whose pages it hears."""

from __future__ import annotations

import pytest

from fabletop.server.net.origins import is_from_here, is_ours, read_public

PUBLIC = ["https://play.example.org", "http://games.example.net:8080"]


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000", "192.168.1.20", "[::1]:8000", "[2001:db8::7]", "localhost:8000", "laptop",
        "laptop:8000", "LAPTOP.local", "nas.lan:80", "pi.home", "pi.home.arpa", "x.internal",
        "fable.localhost", "localhost.", "", "play.example.org", "Play.Example.org:443",
        "games.example.net:8080",
    ],
)  # fmt: skip
def test_names_that_nobody_else_can_hand_out_are_ours(host: str) -> None:
    assert is_ours(host, PUBLIC)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8000", "play.example.org.evil.example", "127.0.0.1.nip.io",
        "example.org", "xplay.example.org", "local.evil", "[::1", "192.168.1.20.evil.example:8000",
    ],
)  # fmt: skip
def test_other_names_are_not(host: str) -> None:
    assert not is_ours(host, PUBLIC)


def test_a_page_is_ours_if_it_came_from_the_same_host() -> None:
    assert is_from_here("http://192.168.1.20:8000", "192.168.1.20:8000")
    assert is_from_here("https://play.example.org", "play.example.org")
    assert is_from_here("https://play.example.org", "play.example.org:443")
    assert is_from_here("https://play.example.org", "127.0.0.1:8000", PUBLIC)  # behind a proxy


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example", "null", "", "http://192.168.1.20", "http://192.168.1.20:8001",
        "http://192.168.1.20:8000.evil.example", "file://", "http://[", "https://play.example.org",
    ],
)  # fmt: skip
def test_every_other_page_is_a_strangers(origin: str) -> None:
    assert not is_from_here(origin, "192.168.1.20:8000")


def test_where_the_house_is_found_is_a_scheme_and_a_host() -> None:
    assert "https://play.example.org" == read_public("https://Play.example.org/")
    assert "http://games.example.net:8080" == read_public("http://games.example.net:8080")
    for wrong in ("play.example.org", "ftp://x.org", "https://", "https://x.org/path", "https://[",
                  "https://x.org:port", "https://me@x.org", "https://x.org?q"):  # fmt: skip
        assert read_public(wrong) is None
