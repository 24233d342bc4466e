"""Whether people reach the server: its port, its public name, and as whom it counts them."""

from __future__ import annotations

import http.client
import json
import socket
import ssl
from collections.abc import Iterator, Mapping
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from fabletop.doctor.findings import Finding, ok, warning, wrong
from fabletop.server.net.house_calls import DOCTOR, sign
from fabletop.server.ports import listen

PATIENCE = 15.0  # seconds
FORGED = "203.0.113.77"  # an address that nobody has: for documentation (RFC 5737)
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class Answer(NamedTuple):
    """What came back, and the address it was asked from."""

    status: int
    body: Any  # JSON, or nothing
    own: str


def fetch(base: str, path: str, headers: Mapping[str, str] | None = None) -> Answer:
    """Ask a server, on a connection of its own. Raises OSError, http.client.HTTPException."""
    parts = urlsplit(base)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        line.request("GET", path, headers=dict(headers or {}))
        own = line.sock.getsockname()[0]
        answer = line.getresponse()
        return Answer(answer.status, read_json(answer.read(100_000)), own)
    finally:
        line.close()


def read_json(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return None


# -- the port


def check_port(host: str, port: int, name: str = "port") -> tuple[Finding, bool]:
    """Whether the port is free, or a Fabletop listens there; then also True."""
    try:
        listen(host, port).close()
        return ok(f"{name} {port} is free; no server runs there now"), False
    except OSError as error:
        unusable = f"nothing can listen on {host} {name} {port}: {error.strerror}"
    here = EVERYWHERE.get(host, host)
    base = f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"
    try:
        told = fetch(base, "/health").body
    except (OSError, http.client.HTTPException):
        return wrong(f"{unusable}; choose another, or see what uses it: ss -ltnp"), False
    return judge_health(told, f"{name} {port}")


def judge_health(told: Any, where: str) -> tuple[Finding, bool]:
    """What a server says of itself."""
    if not isinstance(told, dict) or "lag_ms" not in told:
        return wrong(f"{where} is used by another program; stop that, or choose another"), False
    if not told["ok"]:
        return wrong(f"the server on {where} says: {told['trouble']}; look into its log"), True
    if told["trouble"]:
        return warning(f"the server on {where} says: {told['trouble']}; see to it soon"), True
    return ok(f"a healthy Fabletop answers on {where}"), True


# -- the public name


def check_public(base: str, secret: str, is_running: bool) -> Iterator[Finding]:
    """Whether people find the server by its name, over https and wss, and count as themselves."""
    if not base.startswith("https://"):
        yield warning(f"{base} is not https, so others can read along; put Caddy or nginx in front")
    if not is_running:
        yield warning(f"{base} was not tried, because no server runs here; start it and ask again")
        return
    reached = reach(base)
    yield reached
    if reached.grade == "ok":
        yield dial(base)
        yield from check_visitor(base, secret)


def reach(base: str) -> Finding:
    try:
        answer = fetch(base, "/health")
    except ssl.SSLCertVerificationError as error:
        why = error.verify_message
        return wrong(f"the certificate of {base} is not valid ({why}); see the proxy's log")
    except socket.gaierror:
        return wrong(f"there is no address for {base}; add it to the DNS, and wait an hour")
    except (OSError, http.client.HTTPException) as error:
        return wrong(
            f"{base} does not answer ({error}); is the proxy running, are 80 and 443 open?"
        )
    return judge_answer(base, answer)


def judge_answer(base: str, answer: Answer) -> Finding:
    if answer.status == 421:
        return wrong(f"the server does not know the name of {base}; start it with --public {base}")
    if answer.status in (502, 504) or (answer.status == 503 and answer.body is None):
        return wrong(f"the proxy of {base} does not reach a server; compare its ports with --port")
    if not isinstance(answer.body, dict) or "lag_ms" not in answer.body:
        return wrong(f"something else answers at {base}; check the DNS and the proxy's settings")
    return judge_health(answer.body, base)[0]


def dial(base: str) -> Finding:
    """Open a WebSocket, as pages do. It leads to no table."""
    url = base.replace("http", "ws", 1) + "/ws/doctor"
    try:
        with connect(url, origin=Origin(base), open_timeout=PATIENCE):
            return ok(f"{url.partition(':')[0]} works through {base}")
    except InvalidStatus as refused:
        status = refused.response.status_code
        return wrong(
            f"{url} answers {status}, so nobody can play; let the proxy pass WebSockets on"
        )
    except (OSError, WebSocketException) as error:
        return wrong(f"{url} cannot be opened ({error}); let the proxy pass WebSockets on")


# -- as whom visitors count


def check_visitor(base: str, secret: str) -> Iterator[Finding]:
    """Ask the server, by its public name, whom it takes us for. We also lie about that: a visitor
    could, too."""
    if not secret:
        yield warning("whom the server takes visitors for is unknown, without its secret")
        return
    try:
        answer = fetch(base, "/api/doctor", {DOCTOR: sign(secret), "X-Forwarded-For": FORGED})
    except (OSError, http.client.HTTPException) as error:
        yield warning(f"{base} did not say whom it takes visitors for ({error}); ask again")
        return
    if answer.status != 200 or not isinstance(answer.body, dict):
        yield wrong(
            f"the server at {base} has other tables than those named here; "
            "give the doctor the same --data or --database"
        )
        return
    yield judge_visitor(answer.body, answer.own)
    yield judge_scheme(answer.body, base)


def judge_visitor(told: Mapping[str, Any], own: str) -> Finding:
    visitor, peer, is_trusted = told["visitor"], told["peer"], told["trusted"]
    if visitor == FORGED:
        return wrong(
            "visitors can choose the address they count as; let the proxy replace "
            "X-Forwarded-For, or do not trust it"
        )
    if told["forwarded"] in ("", FORGED) and is_trusted and peer != own:
        return wrong(
            f"the proxy at {peer} does not say who its visitors are, so all count as one; "
            "let it set X-Forwarded-For"
        )
    if not is_trusted and told["forwarded"] not in ("", FORGED):
        return wrong(
            f"the proxy at {peer} is not trusted, so all visitors count as one; "
            f"start the server with --trust-proxy {peer}"
        )
    if visitor == own:
        return ok(f"visitors count by their own address ({visitor})")
    return judge_stranger(visitor, own)


def judge_stranger(visitor: str, own: str) -> Finding:
    """We were taken for somebody else: perhaps for a router in between, perhaps for a proxy."""
    if ip_address(visitor).is_private and not ip_address(own).is_private:
        return wrong(
            f"the server took this machine for {visitor}, which looks like a further proxy; "
            f"add it to --trust-proxy"
        )
    return warning(
        f"the server took this machine ({own}) for {visitor}; that is right if a router "
        "translates addresses, else a proxy in between is not trusted"
    )


def judge_scheme(told: Mapping[str, Any], base: str) -> Finding:
    scheme = base.partition(":")[0]
    if told["scheme"] != scheme:
        return warning(
            f"the server believes that people come by {told['scheme']}; "
            "let the proxy set X-Forwarded-Proto"
        )
    return ok(f"the server knows that people come by {scheme}")
