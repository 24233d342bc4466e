"""`fabletop doctor`: check a server and all around it, and say what to do."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from fabletop.commands.serving import find_serving

if TYPE_CHECKING:
    from fabletop.doctor.findings import Finding
    from fabletop.doctor.storage import Storage
    from fabletop.server.serve import Serving


def add_doctor_options(sub: argparse.ArgumentParser) -> None:
    """What the doctor is told besides what a server is told."""
    sub.add_argument(
        "--backups", type=Path, metavar="FOLDER", help="where backups are kept: is one recent?"
    )


def examine_house(args: argparse.Namespace) -> None:
    """Print all findings; the exit code is 1 if something is wrong."""
    from fabletop.doctor.findings import verdict

    findings = []
    for finding in find_all(args):
        findings.append(finding)
        print(f"{finding.grade:8} {finding.sentence}", flush=True)
    wrongs = sum(finding.grade == "wrong" for finding in findings)
    print("all is well" if not wrongs else f"{wrongs} to put right")
    raise SystemExit(verdict(findings))


def find_all(args: argparse.Namespace) -> Iterator[Finding]:
    from fabletop.doctor import machine, reach

    has_driver = not args.database or find_spec("asyncpg") is not None
    with_database = bool(args.database)
    yield machine.check_python()
    yield from machine.check_packages(with_database)
    yield from machine.check_variables()
    yield from machine.check_files()
    yield from machine.check_folder(args.data, with_database)
    if not has_driver:
        return  # nothing more can be found out
    told = find_serving(args)
    storage = look_into(told)
    yield from storage.findings
    found, is_running = reach.check_port(told.host, told.port)
    yield found
    if told.metrics:
        for number in range(told.workers):
            host, port = told.metrics
            yield reach.check_port(host, port + number, "the port for figures,")[0]
    for base in told.public:
        yield from reach.check_public(base, storage.secret, is_running)
    if args.backups:
        yield from machine.check_backups(args.backups, args.data)


def look_into(told: Serving) -> Storage:
    from fabletop.doctor import storage

    if told.database:
        return storage.check_postgres(told.database, told.workers)
    return storage.check_sqlite(told.data)
