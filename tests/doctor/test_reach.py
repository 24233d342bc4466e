"""The doctor tries to reach the server as people do."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from fabletop import cli
from fabletop.doctor import reach
from fabletop.doctor.findings import Finding
from fabletop.server.net.house_calls import DOCTOR, is_doctor, sign
from tests.server.test_private_port import fetch
from tools.house import House
from tools.ports import free_port

WELL = {"ok": True, "trouble": "", "free_mb": 9, "lag_ms": 0.1, "tables": 0}


@contextmanager
def answering(status: int, body: object) -> Iterator[int]:
    """A program on a port, which always says the same."""

    class Same(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            content = json.dumps(body).encode() if body is not None else b"<html>"
            self.send_response(status)
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Nobody wants to know."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Same)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (WELL, ("ok", True)),
        ({**WELL, "trouble": "the disk is nearly full"}, ("warning", True)),
        ({**WELL, "ok": False, "trouble": "nothing can be saved"}, ("wrong", True)),
        ({"status": "UP"}, ("wrong", False)),
        (None, ("wrong", False)),
    ],
)
def test_what_is_on_the_port(body: object, expected: tuple[str, bool]) -> None:
    with answering(200, body) as port:
        found, is_running = reach.check_port("127.0.0.1", port)
    assert expected == (found.grade, is_running)


def test_a_free_port_and_one_that_is_silent() -> None:
    assert ("ok", False) == judged(reach.check_port("0.0.0.0", free_port()))
    assert "wrong" == reach.check_port("192.0.2.1", 8000)[0].grade


def judged(found: tuple[Finding, bool]) -> tuple[str, bool]:
    return found[0].grade, found[1]


@pytest.mark.parametrize(
    ("status", "body", "expected"),
    [
        (200, WELL, "healthy"),
        (503, {**WELL, "ok": False, "trouble": "full"}, "says: full"),
        (421, None, "--public"),
        (502, None, "does not reach a server"),
        (503, None, "does not reach a server"),
        (200, None, "something else answers"),
    ],
)
def test_what_answers_at_the_public_name(status: int, body: object, expected: str) -> None:
    with answering(status, body) as port:
        found = reach.reach(f"http://127.0.0.1:{port}")
    assert (expected == "healthy", True) == (found.grade == "ok", expected in found.sentence)


def test_a_name_without_an_address_and_one_without_a_server() -> None:
    assert "no address" in reach.reach("https://never.invalid").sentence
    assert "does not answer" in reach.reach(f"http://127.0.0.1:{free_port()}").sentence


def test_a_proxy_that_does_not_pass_websockets_on() -> None:
    with answering(404, None) as port:
        found = reach.dial(f"http://127.0.0.1:{port}")
    assert ("wrong", True) == (found.grade, "answers 404" in found.sentence)
    assert "wrong" == reach.dial(f"http://127.0.0.1:{free_port()}").grade


def told(visitor: str, peer: str, forwarded: str, trusted: bool) -> dict[str, Any]:
    return {"visitor": visitor, "peer": peer, "forwarded": forwarded, "trusted": trusted}


@pytest.mark.parametrize(
    ("answer", "own", "grade", "part"),
    [
        (told("1.2.3.4", "127.0.0.1", "1.2.3.4", True), "1.2.3.4", "ok", "own address"),
        (told("1.2.3.4", "1.2.3.4", reach.FORGED, False), "1.2.3.4", "ok", "own address"),
        (told("127.0.0.1", "127.0.0.1", "127.0.0.1", True), "127.0.0.1", "ok", "own"),
        (told(reach.FORGED, "127.0.0.1", reach.FORGED, True), "1.2.3.4", "wrong", "choose"),
        (told("10.0.0.5", "10.0.0.5", "1.2.3.4", False), "1.2.3.4", "wrong", "y 10.0.0.5"),
        (told("127.0.0.1", "127.0.0.1", "", True), "1.2.3.4", "wrong", "X-Forwarded-For"),
        (told("10.0.0.9", "127.0.0.1", "1.2.3.4,10.0.0.9", True), "1.2.3.4", "wrong", "further"),
        (told("5.6.7.8", "127.0.0.1", "5.6.7.8", True), "192.168.1.2", "warning", "router"),
    ],
)  # fmt: skip
def test_as_whom_a_visitor_counts(answer: dict[str, Any], own: str, grade: str, part: str) -> None:
    found = reach.judge_visitor(answer, own)
    assert (grade, True) == (found.grade, part in found.sentence), found


def test_the_scheme() -> None:
    assert "ok" == reach.judge_scheme({"scheme": "https"}, "https://a.example").grade
    assert "warning" == reach.judge_scheme({"scheme": "http"}, "https://a.example").grade


def test_the_secret_is_shown_and_not_told() -> None:
    header = sign("a secret")
    assert "a secret" not in header
    assert is_doctor(header, "a secret")
    assert not is_doctor(header, "another")
    assert not any(is_doctor(odd, "a secret") for odd in ("", " ", "x", "x y", "é ü", f"x{header}"))


# -- beside a real server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"), more=["--public", "https://a.example"])
    house.start()
    yield house
    house.stop()


@pytest.mark.slow
def test_only_the_doctor_is_told(house: House) -> None:
    assert (404, "not found") == fetch(house.port, "/api/doctor")
    base, secret = f"http://127.0.0.1:{house.port}", (house.data / "secret").read_text()
    wrong = reach.fetch(base, "/api/doctor", {DOCTOR: sign("another")})
    right = reach.fetch(base, "/api/doctor", {DOCTOR: sign(secret)})
    assert (404, 200) == (wrong.status, right.status)
    here = {"visitor": "127.0.0.1", "peer": "127.0.0.1", "forwarded": "", "trusted": True}
    assert {**here, "scheme": "http"} == right.body


@pytest.mark.slow
def test_a_server_that_does_not_know_its_name(house: House) -> None:
    line = socket.create_connection(("127.0.0.1", house.port))
    line.sendall(b"GET /health HTTP/1.1\r\nHost: b.example\r\nConnection: close\r\n\r\n")
    assert line.recv(100).startswith(b"HTTP/1.1 421 ")
    line.close()


def doctor(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        cli.main(["doctor", *words])
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.slow
def test_the_command(house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = ["--host", "127.0.0.1", "--data", str(house.data), "--port", str(house.port)]
    assert 0 == doctor(*own)
    said = capsys.readouterr().out
    assert f"a healthy Fabletop answers on port {house.port}" in said
    assert "all is well" in said
    public = f"http://localhost:{house.port}"
    assert 1 == doctor(*own, "--public", public), "whoever sits here is believed any address"
    said = capsys.readouterr().out
    assert "warning  " in said
    assert f"ws works through {public}" in said
    assert "visitors can choose the address" in said
    assert 1 == doctor(*own, "--backups", str(tmp_path))
    assert "there is no backup" in capsys.readouterr().out
    other = [*own[:2], "--data", str(tmp_path / "other"), *own[4:]]
    assert 0 == doctor(*other, "--public", public)
    assert "is unknown, without its secret" in capsys.readouterr().out


def test_a_slip_is_told_as_by_serve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == doctor("--data", str(tmp_path), "--trust-proxy", "x")
    assert "--trust-proxy wants" in capsys.readouterr().err


def test_without_a_server_the_public_name_is_not_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = str(free_port())
    assert 0 == doctor("--data", str(tmp_path), "--port", port, "--public", "https://a.example")
    said = capsys.readouterr().out
    assert "https://a.example was not tried" in said
