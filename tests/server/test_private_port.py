"""Figures at an address of their own, and nothing else there."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tools.house import House
from tools.ports import free_port, ports_in_a_row
from tools.postgres import Postgres

pytestmark = pytest.mark.slow  # servers in processes of their own


def fetch(port: int, path: str, host: str = "") -> tuple[int, str]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}")
    if host:
        request.add_header("Host", host)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode()


def figure(text: str, name: str) -> float:
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(name + " "))


def test_there_are_figures_and_health_and_nothing_else(tmp_path: Path) -> None:
    port = free_port()
    house = House(tmp_path, more=["--metrics", f"127.0.0.1:{port}"])
    house.start()
    try:
        house.make_table("cave", 2)
        status, text = fetch(port, "/metrics", "prometheus.example.org")
        assert 200 == status
        assert (1, 1) == (figure(text, "fabletop_tables"), figure(text, "fabletop_ok"))
        assert figure(text, "fabletop_free_bytes") > 0
        assert json.loads(fetch(port, "/health")[1])["ok"]
        for path in ("/", "/api/games", "/api/doctor", "/web/app.js", "/ws/x"):
            assert 404 == fetch(port, path)[0]
    finally:
        house.stop()


def test_every_worker_has_a_port_of_its_own(tmp_path: Path, postgres: Postgres) -> None:
    port = ports_in_a_row(2)
    own = ["--database", postgres.new_database(), "--workers", "2"]
    house = House(tmp_path, more=[*own, "--metrics", f"127.0.0.1:{port}"])
    house.start()
    try:
        for _ in range(3):
            house.make_table("cave", 2)
        texts = [fetch(each, "/metrics")[1] for each in (port, port + 1)]
        assert 3 == sum(figure(text, "fabletop_tables") for text in texts)
        assert all(json.loads(fetch(each, "/health")[1])["ok"] for each in (port, port + 1))
    finally:
        house.stop()
