"""Ports: the one that was named, or the next that is free."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.server.ports import Taken, bind


@pytest.fixture
def taken() -> socket.socket:
    return bind("127.0.0.1", 0)


def test_a_port_that_was_named_is_taken_or_nothing(taken: socket.socket) -> None:
    number = taken.getsockname()[1]
    with pytest.raises(Taken, match=f"port {number} is in use by another program"):
        bind("127.0.0.1", number, is_fixed=True)
    with bind("127.0.0.1", number) as other:
        assert other.getsockname()[1] in range(number + 1, number + 20)
    taken.close()


def test_an_address_of_another_machine_is_told() -> None:
    with pytest.raises(Taken, match=r"nothing can listen on 192\.0\.2\.1 port 9"):
        bind("192.0.2.1", 9009, is_fixed=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (["--port", "{port}"], "port {port} is in use"),
        (["--metrics", "127.0.0.1:{port}"], "port {port} is in use"),
        (["--port", "90000"], "there is no port 90000"),
        (["--port", "9100", "--metrics", "127.0.0.1:9100"], "cannot both have port 9100"),
        (["--metrics", "9100"], "--metrics wants an address like 127.0.0.1:9100, not '9100'"),
        (["--metrics", "localhost:x"], "--metrics wants an address like"),
        (["--trust-proxy", "proxy.lan"], "not 'proxy.lan'"),
        (["--trust-proxy", ""], "--trust-proxy wants addresses"),
    ],
)
def test_a_slip_is_told_in_one_sentence(
    tmp_path: Path, taken: socket.socket, more: list[str], expected: str
) -> None:
    port = str(taken.getsockname()[1])
    told = [word.format(port=port) for word in more]
    command = [sys.executable, "-m", "fabletop", "serve", "--host", "127.0.0.1"]
    ended = subprocess.run(
        [*command, "--data", str(tmp_path), *told], capture_output=True, text=True, timeout=60
    )
    taken.close()
    assert 2 == ended.returncode
    assert expected.format(port=port) in ended.stderr
    assert 1 == ended.stderr.count("\n")


@pytest.mark.slow
def test_the_old_variable_is_no_longer_read_and_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fabletop", "serve", "--data", str(tmp_path)]
    old = {**os.environ, "FORWARDED_ALLOW_IPS": "10.0.0.5"}
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, env=old)
    assert (2, True) == (ended.returncode, "use --trust-proxy" in ended.stderr)
