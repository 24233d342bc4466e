"""What `deploy/` holds is right: read by the programs it is for, where they are installed."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import Counter, generate_latest

from fabletop import cli
from fabletop.server.figures import Figures

DEPLOY = Path(__file__).parents[1] / "deploy"
yaml: Any = import_module("yaml")  # Ray brings it
PROGRAM = "/opt/fabletop/bin/fabletop"
SECRETS = {"FABLETOP_NAME": "play.example.org", "FABLETOP_PASSWORD": "x"}


def need(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed here")
    return found


def understood(words: list[str]) -> Any:
    """What `fabletop` makes of these words; it ends the test if it refuses them."""
    return cli.parser().parse_args(words)


def unit(name: str) -> dict[str, str]:
    """The section [Service] of a unit."""
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string((DEPLOY / name).read_text("utf-8"))
    return dict(parser["Service"])


# -- systemd


def test_the_unit_starts_a_server_with_options_there_are() -> None:
    words = shlex.split(unit("fabletop@.service")["ExecStart"])
    environment = (DEPLOY / "environment").read_text("utf-8")
    assert PROGRAM == words[0]
    more = re.findall(r"^FABLETOP_OPTIONS=(.*)$", environment, re.MULTILINE)[0].split()
    told = [word.replace("%i", "8001").replace("${FABLETOP_DATABASE}", "") for word in words[1:-1]]
    assert "$FABLETOP_OPTIONS" == words[-1]
    args = understood([*told, *more])
    assert ("serve", "127.0.0.1", 8001, "") == (args.command, args.host, args.port, args.database)
    assert ("127.0.0.1:18001", ["https://play.example.org"]) == (args.metrics, args.public)


def test_the_backup_has_options_there_are() -> None:
    *_, script = shlex.split(unit("fabletop-backup.service")["ExecStart"])
    plain = script.replace("$$", "$").replace("%%", "%")  # as systemd does
    ran = subprocess.run(
        ["sh", "-c", plain.replace(f"exec {PROGRAM}", "printf '%s\\n'")],
        capture_output=True, text=True, check=True, env={"FABLETOP_DATABASE": ""},
    )  # fmt: skip
    args = understood(ran.stdout.split("\n")[:-1])
    assert ("backup", Path("/var/lib/fabletop"), "") == (args.command, args.data, args.database)
    assert re.fullmatch(r"tables-\d{4}-\d\d-\d\d-\d{6}\.backup", args.file.name)


@pytest.mark.slow
def test_systemd_has_nothing_to_say_against_the_units(tmp_path: Path) -> None:
    analyze = need("systemd-analyze")
    for path in DEPLOY.glob("fabletop*"):
        text = path.read_text("utf-8").replace(PROGRAM, "/bin/true")
        (tmp_path / path.name).write_text(text.replace("/usr/bin/curl", "/bin/true"))
    names = ["fabletop@8001.service", "fabletop-backup.service", "fabletop-backup.timer"]
    ran = subprocess.run(
        [analyze, "verify", *(f"./{name}" for name in names)],
        cwd=tmp_path, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    ours = [line for line in ran.stderr.splitlines() if "fabletop" in line]
    assert (0, []) == (ran.returncode, ours)


# -- proxies


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.compose"])
def test_caddy_understands_its_file(name: str, tmp_path: Path) -> None:
    caddy = need("caddy")
    own = {**SECRETS, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    for command in ("validate", "adapt"):
        ran = subprocess.run(
            [caddy, command, "--config", str(DEPLOY / name), "--adapter", "caddyfile"],
            capture_output=True, text=True, env=own, timeout=60,
        )  # fmt: skip
        assert 0 == ran.returncode, ran.stderr
    (server,) = json.loads(ran.stdout)["apps"]["http"]["servers"].values()
    assert "/health" in json.dumps(server)
    assert "play.example.org" in json.dumps(server)


@pytest.mark.slow
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    nginx = need("nginx")
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    plain = re.sub(r" ssl http2|^ *ssl_certificate.*$", "", text, flags=re.MULTILINE)
    around = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ {plain} }}"
    (tmp_path / "nginx.conf").write_text(around)
    command = [nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert 0 == ran.returncode, ran.stderr


# -- containers


def compose() -> Any:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    for name, value in SECRETS.items():
        text = text.replace(f"${{{name}:?}}", value)
    assert "${" not in text
    return yaml.safe_load(text)


def test_the_compose_file_starts_two_servers_with_options_there_are() -> None:
    services = compose()["services"]
    inside = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert "172.30.0.0/24" == inside
    proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    for name in ("fabletop1", "fabletop2"):
        args = understood(services[name]["command"].split())
        assert ("serve", 8000, name, proxy) == (
            args.command, args.port, args.inside, args.trust_proxy,
        )  # fmt: skip
        assert ["https://play.example.org"] == args.public
        assert f"{name}:8000" in (DEPLOY / "Caddyfile.compose").read_text("utf-8")
    (script,) = services["backup"]["command"]
    line = next(line for line in script.splitlines() if "fabletop backup" in line)
    assert "backup" == understood(shlex.split(line)[1:]).command


def test_what_the_compose_file_names_is_there() -> None:
    told = compose()
    for service in told["services"].values():
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if "/" in source else source in told["volumes"]
        assert set(service["networks"]) <= set(told["networks"])
        assert set(service.get("depends_on", ())) <= set(told["services"])
    build = told["services"]["fabletop1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


def test_the_dockerfile_starts_a_server_with_options_there_are() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)
    (words,) = re.findall(r"^CMD (.*)$", text, re.MULTILINE)
    args = understood(json.loads(words))
    assert (["fabletop"], 8000, Path("/data")) == (json.loads(entry), args.port, args.data)
    (check,) = re.findall(r"^ +CMD (.*)$", text, re.MULTILINE)
    compile(json.loads(check)[2], "healthcheck", "exec")


def test_all_that_the_image_needs_is_let_in() -> None:
    root = DEPLOY.parent
    kept = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").split()
    assert "*" == kept[0]
    assert all((root / name.removeprefix("!")).exists() for name in kept[1:])
    assert {"!src", "!deploy", "!pyproject.toml", "!hatch_build.py", "!README.md"} <= set(kept)


# -- figures


def measured() -> dict[str, set[str]]:
    """Every name that /metrics has, with its labels."""
    figures = Figures()
    for each in vars(figures).values():
        if isinstance(each, Counter) and each._labelnames:
            each.labels(*("x" for _ in each._labelnames)).inc()
    found: dict[str, set[str]] = {"up": {"job", "instance"}}
    for name, labels in re.findall(
        r"^(\w+)(\{.*\})? ", generate_latest(figures.registry).decode(), re.MULTILINE
    ):
        found.setdefault(name, {"instance"}).update(re.findall(r'(\w+)="', labels))
    return found


def test_the_dashboard_asks_for_figures_there_are() -> None:
    board = json.loads((DEPLOY / "grafana" / "fabletop.json").read_text("utf-8"))
    known = measured()
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked = {name for query in queries for name in re.findall(r"\b(?:fabletop_\w+|up\b)", query)}
    assert asked <= known.keys()
    for query in queries:
        (name,) = re.findall(r"\b(?:fabletop_\w+|up\b)", query)
        for label in re.findall(r"by \((\w+)\)", query):
            assert label in known[name], query
    gone = ("_created", "_sum", "_count", "slow_callbacks_total")  # of no use, or only for tests
    assert {name for name in known if not name.endswith(gone)} == asked


def test_prometheus_asks_where_the_units_tell() -> None:
    told = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    (job,) = told["scrape_configs"]
    assert ["127.0.0.1:18001", "127.0.0.1:18002"] == job["static_configs"][0]["targets"]
    assert "fabletop" == job["job_name"], "the dashboard names it"
