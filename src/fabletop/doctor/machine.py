"""The machine: Python, the data folder and its disk, open files, packages, backups."""

from __future__ import annotations

import os
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from fabletop.doctor.findings import Finding, ok, warning, wrong

OLDEST = (3, 11)
LEAST_FREE, LITTLE_FREE = 50_000_000, 1_000_000_000  # bytes
FEW_FILES = 4096
REMOTE = ("nfs", "cifs", "smb", "9p", "fuse.sshfs", "fuse.glusterfs", "ceph", "afs", "lustre")
OLD_VARIABLE = "FORWARDED_ALLOW_IPS"
DAY = 86400.0
OLD_BACKUP = 2.0  # days
SQLITE = b"SQLite format 3\0"


def check_python(version: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    said = ".".join(map(str, version))
    if version < OLDEST:
        return wrong(f"Python {said} is too old; install Python 3.11 or newer")
    return ok(f"Python {said}")


def check_packages(
    with_database: bool, has: Callable[[str], object | None] = find_spec
) -> Iterator[Finding]:
    if with_database and not has("asyncpg"):
        yield wrong("PostgreSQL needs one more package: pip install 'fabletop[postgresql]'")
    elif with_database:
        yield ok("the package for PostgreSQL is installed")
    if sys.platform != "win32" and not has("uvloop"):
        yield warning("uvloop is missing, so moves cost more; run pip install uvloop")


def check_variables(variables: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    if variables.get(OLD_VARIABLE):
        yield wrong(f"{OLD_VARIABLE} is not read any more; unset it and use --trust-proxy")


def check_files() -> Iterator[Finding]:
    """How many connections the system allows."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield judge_files(most if most >= 0 else sys.maxsize)


def judge_files(most: int) -> Finding:
    if most < FEW_FILES:
        return warning(
            f"the system allows {most} open files, so about as many connections; "
            "set LimitNOFILE=65536 in the systemd unit, or ulimit -n 65536"
        )
    return ok("the system allows enough open files")


# -- the data folder


def check_folder(folder: Path, with_database: bool) -> Iterator[Finding]:
    """Whether tables, or at least the log, can be kept there, by nobody else."""
    if not folder.exists():
        yield missing_folder(folder)
        return
    if not folder.is_dir():
        yield wrong(f"{folder} is not a folder; choose another with --data")
        return
    yield check_access(folder)
    yield check_privacy(folder)
    yield judge_space(folder, shutil.disk_usage(folder).free)
    yield judge_disk(folder, disk_of(folder), with_database)


def missing_folder(folder: Path) -> Finding:
    above = next(path for path in folder.resolve().parents if path.exists())
    if not os.access(above, os.W_OK):
        return wrong(f"{folder} does not exist and {above} cannot be written to; make it first")
    return warning(f"{folder} does not exist yet; the server makes it when it starts")


def check_access(folder: Path) -> Finding:
    owner = folder.stat().st_uid
    if hasattr(os, "geteuid") and os.geteuid() == 0 != owner:
        return warning(
            f"{folder} belongs to {name_of(owner)} and you are root; "
            f"run the doctor as that account: sudo -u {name_of(owner)} fabletop doctor …"
        )
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        return wrong(
            f"{folder} cannot be written to; give it to this account (chown), "
            f"or run as {name_of(owner)}"
        )
    return ok(f"the data folder {folder} can be written to")


def name_of(user: int) -> str:
    try:
        import pwd

        return pwd.getpwuid(user).pw_name
    except (ImportError, KeyError):
        return str(user)


def check_privacy(folder: Path) -> Finding:
    """The folder holds the keys of all games."""
    open_ones = [path for path in (folder, *folder.iterdir()) if is_open_to_others(path)]
    if open_ones and os.name == "posix":
        return warning(
            f"other accounts can read {open_ones[0]}; run chmod -R go= {folder}, "
            "or start the server once, which does it"
        )
    return ok("no other account can read the data folder")


def is_open_to_others(path: Path) -> bool:
    """Readable by somebody else; what lies in a private folder is private."""
    mode = path.stat().st_mode
    others = bool(mode & (stat.S_IRWXG | stat.S_IRWXO))
    return others and (
        path.is_dir() or bool(path.parent.stat().st_mode & (stat.S_IXGRP | stat.S_IXOTH))
    )


def judge_space(folder: Path, free: int) -> Finding:
    said = f"{free // 1_000_000:,} MB"
    if free < LEAST_FREE:
        return wrong(f"the disk of {folder} is full ({said} left); delete something, or moves fail")
    if free < LITTLE_FREE:
        return warning(f"the disk of {folder} has {said} left; make room soon")
    return ok(f"the disk has {said} left")


def judge_disk(folder: Path, kind: str, with_database: bool) -> Finding:
    if kind.startswith(REMOTE) and not with_database:
        return wrong(
            f"{folder} is on a network disk ({kind}), where locks and SQLite are not safe; "
            "use a local disk, or PostgreSQL"
        )
    return ok(f"the disk is a local one ({kind})" if kind else "the kind of disk is unknown")


def disk_of(folder: Path, mounts: Path = Path("/proc/mounts")) -> str:
    """The kind of file system a folder is on, "" if the system does not tell."""
    try:
        lines = [line.split() for line in mounts.read_text().splitlines()]
    except OSError:
        return ""
    inside = folder.resolve()
    above = [(len(line[1]), line[2]) for line in lines if inside.is_relative_to(line[1])]
    return max(above)[1] if above else ""


# -- backups


def check_backups(folder: Path, data: Path, now: float | None = None) -> Iterator[Finding]:
    """Whether there is a backup that is young, whole and private."""
    try:
        files = [path for path in folder.iterdir() if path.is_file()]
    except OSError as error:
        yield wrong(f"the backups in {folder} cannot be read: {error.strerror}; check --backups")
        return
    copies = [path for path in files if begins_with(path, SQLITE)]
    if not copies:
        yield wrong(f"there is no backup in {folder}; run fabletop backup, or start its timer")
        return
    newest = max(copies, key=lambda path: path.stat().st_mtime)
    yield judge_age(newest, (time.time() if now is None else now) - newest.stat().st_mtime)
    if any(is_open_to_others(path) for path in copies):
        yield warning(f"other accounts can read backups; run chmod -R go= {folder}")
    if data.exists() and folder.stat().st_dev == data.stat().st_dev:
        yield warning("backups are on the same disk as the tables; copy them to another machine")


def begins_with(path: Path, start: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(start)) == start


def judge_age(newest: Path, seconds: float) -> Finding:
    days = seconds / DAY
    if days > OLD_BACKUP:
        return wrong(
            f"the newest backup, {newest.name}, is {days:.0f} days old; see why no newer one is "
            "there: systemctl status fabletop-backup.timer fabletop-backup"
        )
    return ok(f"the newest backup, {newest.name}, is {seconds / 3600:.0f} hours old")
