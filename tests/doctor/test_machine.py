"""The doctor looks at the machine."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fabletop.doctor import machine
from fabletop.doctor.findings import Finding, ok, verdict, warning, wrong


def grades(findings: object) -> list[str]:
    return [finding.grade for finding in findings]  # type: ignore[attr-defined]


def test_only_what_is_wrong_counts() -> None:
    assert 0 == verdict([ok("a"), warning("b")])
    assert 1 == verdict([ok("a"), wrong("b"), warning("c")])


def test_python() -> None:
    assert "ok" == machine.check_python().grade
    assert wrong("Python 3.10.9 is too old; install Python 3.11 or newer") == machine.check_python(
        (3, 10, 9)
    )


def test_packages() -> None:
    def has(*names: str) -> object:
        return lambda name: name if name in names else None

    def found(with_database: bool, *names: str) -> list[str]:
        return grades(machine.check_packages(with_database, has(*names)))  # type: ignore[arg-type]

    assert [] == found(False, "uvloop")
    assert ["ok"] == found(True, "uvloop", "asyncpg")
    assert ["wrong"] == found(True, "uvloop")
    assert ["ok", "warning"] == found(True, "asyncpg")


def test_the_old_variable() -> None:
    assert [] == list(machine.check_variables({}))
    assert ["wrong"] == grades(machine.check_variables({"FORWARDED_ALLOW_IPS": "*"}))


def test_open_files() -> None:
    assert ("warning", "ok") == (machine.judge_files(1024).grade, machine.judge_files(65536).grade)
    assert 1 == len(list(machine.check_files()))


# -- the data folder


def test_a_good_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    (tmp_path / "tables.sqlite").touch(0o600)
    found = list(machine.check_folder(tmp_path, with_database=False))
    assert ["ok", "ok", "ok"] == [found[n].grade for n in (0, 1, 3)]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert ["warning"] == grades(machine.check_folder(tmp_path / "a" / "b", with_database=False))
    (tmp_path / "file").touch()
    (found,) = machine.check_folder(tmp_path / "file", with_database=False)
    assert wrong(f"{tmp_path / 'file'} is not a folder; choose another with --data") == found


def test_a_folder_nobody_may_write_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # the tests may run as root, who may
    assert "wrong" == machine.check_access(tmp_path).grade
    assert "wrong" == machine.missing_folder(tmp_path / "new").grade


def test_root_is_told_to_be_the_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    owner = os.stat_result((0o40700, 1, 1, 1, 65534, 65534, 0, 0, 0, 0))
    monkeypatch.setattr(Path, "stat", lambda *_, **__: owner)
    found = machine.check_access(tmp_path)
    assert "warning" == found.grade
    assert "sudo -u" in found.sentence


@pytest.mark.parametrize(
    ("folder", "file", "expected"),
    [
        (0o700, 0o600, "ok"),
        (0o700, 0o644, "ok"),
        (0o755, 0o600, "warning"),
        (0o710, 0o640, "warning"),
    ],
)
def test_privacy(tmp_path: Path, folder: int, file: int, expected: str) -> None:
    (tmp_path / "tables.sqlite").touch()
    (tmp_path / "tables.sqlite").chmod(file)
    tmp_path.chmod(folder)
    assert expected == machine.check_privacy(tmp_path).grade


def test_space() -> None:
    found = [machine.judge_space(Path("data"), free) for free in (10**6, 10**8, 10**10)]
    assert ["wrong", "warning", "ok"] == grades(found)


def test_the_kind_of_disk(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"a / ext4 rw 0 0\nb {tmp_path}/net nfs4 rw 0 0\nc /other xfs rw 0 0\n")
    assert "ext4" == machine.disk_of(tmp_path, mounts)
    assert "nfs4" == machine.disk_of(tmp_path / "net" / "data", mounts)
    assert "" == machine.disk_of(tmp_path, tmp_path / "none")
    found = [machine.judge_disk(tmp_path, *case) for case in (("nfs4", False), ("nfs4", True))]
    assert ["wrong", "ok"] == grades(found)
    assert "ok" == machine.judge_disk(tmp_path, "ext4", False).grade


# -- backups


def kept(folder: Path, name: str = "tables-1.backup", body: bytes = machine.SQLITE) -> Path:
    folder.mkdir(exist_ok=True, mode=0o700)
    (folder / name).write_bytes(body)
    (folder / name).chmod(0o600)
    return folder / name


def backups(folder: Path, now: float | None = None) -> list[Finding]:
    return list(machine.check_backups(folder, Path("/proc"), now))  # another disk than theirs


def test_a_young_backup(tmp_path: Path) -> None:
    newest = kept(tmp_path / "kept")
    now = newest.stat().st_mtime + 7200
    assert [ok("the newest backup, tables-1.backup, is 2 hours old")] == backups(newest.parent, now)


def test_an_old_backup_and_none(tmp_path: Path) -> None:
    old = kept(tmp_path / "kept")
    assert ["wrong"] == grades(backups(old.parent, old.stat().st_mtime + 3 * machine.DAY))
    kept(tmp_path / "other", "notes.txt", b"no backup")
    for folder in ("other", "nowhere"):
        assert ["wrong"] == grades(backups(tmp_path / folder))


def test_a_backup_others_can_read_or_that_is_on_the_same_disk(tmp_path: Path) -> None:
    copy = kept(tmp_path / "kept")
    copy.chmod(0o644)
    copy.parent.chmod(0o755)
    assert ["ok", "warning"] == grades(backups(copy.parent))
    assert ["ok", "warning", "warning"] == grades(machine.check_backups(copy.parent, tmp_path))
