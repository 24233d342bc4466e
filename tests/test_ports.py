"""Ports of test servers: nobody else gets them meanwhile."""

from __future__ import annotations

import socket
import subprocess
import sys

from tools.ports import free_port, is_free, ports_in_a_row, short_port

ANOTHER = "from tools.ports import own_block; print(own_block(), flush=True); input()"


def another_process() -> subprocess.Popen[str]:
    command = [sys.executable, "-c", ANOTHER]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_no_port_is_given_twice_in_a_row() -> None:
    assert 20 == len({free_port() for _ in range(20)})


def test_the_system_gives_none_of_them_away() -> None:
    with open("/proc/sys/net/ipv4/ip_local_port_range") as file:
        first = int(file.read().split()[0])
    assert max(free_port(), ports_in_a_row(2) + 1, 10_000 + short_port()) < first


def test_a_port_that_is_taken_is_passed_over() -> None:
    port = free_port()
    with socket.create_server(("127.0.0.1", port)):
        assert not is_free(port)
        assert port not in {free_port() for _ in range(400)}


def test_two_processes_share_no_block() -> None:
    with another_process() as one, another_process() as other:
        assert one.stdout
        assert other.stdout
        assert one.stdout.readline() != other.stdout.readline()
        one.communicate("\n")
        other.communicate("\n")
