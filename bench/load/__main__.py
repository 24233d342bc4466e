"""One small game on several servers, with the same client: moves a second, CPU, latency, bytes.

    .venv/bin/python -m bench.load [--seconds 6] [--runs 3] [--mode closed,paced,flat,reconnect]
                                   [--only fabletop,boardgame.io,colyseus,floor] [--compiled]

The game is examples/games/thousand_nights: three hands that only their owners see, one move after
the other, no end. The servers: ours, as people start it; boardgame.io in memory (and in files:
`--only boardgame.io-files`); Colyseus, in memory; and the floor, the least that a durable server
in Python can do (bench/load/peers/floor.py). `--compiled` measures our compiled build as well.
The first time, it is compiled, which takes minutes.

Modes. *closed*: 50 tables, the next move as soon as possible. *paced*: 200 tables, one move a
second each. *flat*: 10 tables, the cost of moves 100 to 500 and 5,000 to 5,400. *reconnect*: what
a player is sent who comes back after 1,000 moves and remembers nothing.

CPU is the server process's own, its children not counted. Latency is from just before a player
sends a move until another one has decoded the update. Bytes are payload for each player and move.
Servers take turns, and every figure is the median of the runs. Client and servers share the
machine with whatever else runs there (last column: its share), so compare the ratios of one run.

Node.js comes with the extra `dev`. The client's WebSocket and the other servers are fetched from
npm and PyPI into build/peers the first time.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from bench.load.figures import Figures, table
from bench.load.servers import HERE, MODULES, SERVERS, Server, fetch_modules, node_itself, running

WORK: dict[str, dict[str, Any]] = {
    "closed": {"tables": 50, "warm": 2},
    "paced": {"tables": 200, "warm": 2},
    "flat": {"tables": 10, "early": [100, 500], "late": [5000, 5400]},
    "reconnect": {"moves": 1000},
}
ONCE = ("reconnect",)  # how many bytes there are does not depend on the moment
USUAL = ("fabletop", "boardgame.io", "colyseus", "floor")
LONGEST_RUN = 600  # seconds


def measure(server: Server, mode: str, seconds: float) -> Figures:
    """One run of a fresh server."""
    with tempfile.TemporaryDirectory() as folder, running(server, Path(folder)) as (port, pid):
        base = f"http://127.0.0.1:{port}"
        about = {"wire": server.wire, "base": base, "pid": pid, "mode": mode, "seconds": seconds}
        command = [node_itself(), str(HERE / "client.mjs"), json.dumps({**about, **WORK[mode]})]
        environment = {**os.environ, "LOAD_MODULES": str(MODULES), "NODE_ENV": "production"}
        done = subprocess.run(
            command, env=environment, check=True, stdout=subprocess.PIPE, timeout=LONGEST_RUN
        )
    found = cast(Figures, json.loads(done.stdout.splitlines()[-1]))
    if found.get("refused") or None in found.values():
        raise RuntimeError(f"{server.name} refused moves, or made none: {found}")
    return found


def measure_all(
    servers: Sequence[Server], modes: Sequence[str], runs: int, seconds: float
) -> dict[str, dict[str, list[Figures]]]:
    """The servers take turns, so that a busy moment of the machine hits nobody alone."""
    found: dict[str, dict[str, list[Figures]]] = {
        server.name: {mode: [] for mode in modes} for server in servers
    }
    for run in range(runs):
        for mode in modes:
            for server in servers:
                if run and mode in ONCE:
                    continue
                print(f"run {run + 1}, {mode}, {server.name}", file=sys.stderr)
                found[server.name][mode].append(measure(server, mode, seconds))
    return found


def several(text: str, known: Sequence[str]) -> list[str]:
    """Names with commas between them."""
    names = text.split(",")
    unknown = [name for name in names if name not in known]
    if unknown:
        raise argparse.ArgumentTypeError(f"{unknown[0]!r} is not one of {', '.join(known)}")
    return names


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=6.0, help="of each run, after warming up")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", type=lambda text: several(text, list(SERVERS)), default=USUAL)
    parser.add_argument("--mode", type=lambda text: several(text, list(WORK)), default=list(WORK))
    parser.add_argument("--compiled", action="store_true", help="our compiled build as well")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and no server is left behind
    more = ["fabletop-compiled"] if args.compiled else []
    servers = [server for name, server in SERVERS.items() if name in (*args.only, *more)]
    fetch_modules()
    for server in servers:
        server.prepare()
    print("\n".join(table(measure_all(servers, args.mode, args.runs, args.seconds))))


if __name__ == "__main__":
    main()
