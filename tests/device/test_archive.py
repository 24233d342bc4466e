"""What goes to a browser: the archive of our modules is whole and small, the runtime as pinned."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from fabletop.server.net import device_files

ROOT = Path(__file__).parents[2]
MOST_BYTES = 700_000
PLAY = """
import asyncio, json, sys
sys.path.insert(0, sys.argv[1])
from fabletop.device.start import Counter, open_house
rows = {}
class Database:
    async def read(self, query):
        what, store, low, *high = json.loads(query)
        kept = rows.setdefault(store, {})
        if what == "get":
            return json.dumps(kept.get(json.dumps(low)))
        return json.dumps([row for key, row in kept.items() if json.loads(key)[:len(low)] == low])
    async def write(self, steps):
        for what, store, key, *more in json.loads(steps):
            if what != "clear":
                rows.setdefault(store, {})[json.dumps(key)] = more[0]
async def play():
    counter = await open_house(Database())
    made = {}
    for game in sys.argv[2:]:
        body = json.dumps({"game": game, "seats": 3, "options": {}})
        status, kind, told = await counter.ask("POST", "/api/tables", body)
        assert status == 201, told
        heard = []
        await counter.open(1, json.loads(told)["address"], heard.append, lambda: None)
        for said in ({"do": "hello"}, {"do": "sit", "seat": 0, "name": "Ada", "colour": 0},
                     {"do": "bot", "seat": 1, "level": "random"},
                     {"do": "bot", "seat": 2, "level": "random"}, {"do": "start"}):
            counter.say(1, json.dumps(said))
        for _ in range(500):
            await asyncio.sleep(0.01)
            if any('"play"' in text for text in heard):
                made[game] = len(heard)
                break
        counter.close(1)
    missing = [name for name in ("msgspec", "structlog") if "site-packages" in
               getattr(sys.modules[name], "__file__", "")]
    print(json.dumps({"made": made, "packages": missing, "moves": len(rows["tables"])}))
asyncio.run(play())
"""


def test_a_house_opens_from_its_archive_alone(tmp_path: Path) -> None:
    """Without any package that is installed here."""
    zipfile.ZipFile(io.BytesIO(device_files.archive())).extractall(tmp_path)
    games = ["cave", "aladin", "open_sesame", "tom_thumb", "basra"]
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(tmp_path), *games]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert "" == done.stderr
    told = json.loads(done.stdout)
    assert [] == told["packages"]
    assert games == list(told["made"])
    assert min(told["made"].values()) > 4


@pytest.mark.slow
def test_the_archive_is_small_and_always_the_same() -> None:
    first = device_files.archive()
    device_files.archive.cache_clear()
    assert first == device_files.archive()
    assert len(first) < MOST_BYTES


def test_the_archive_holds_no_tests_texts_or_boards() -> None:
    names = zipfile.ZipFile(io.BytesIO(device_files.archive())).namelist()
    assert {".py", ".toml"} == {Path(name).suffix for name in names}
    assert [] == [name for name in names if "/tests/" in name or "/sim/" in name]


def test_the_runtime_is_the_one_that_was_pinned() -> None:
    folder = device_files.runtime_folder()
    hashes = json.loads((device_files.RUNTIME / "hashes.json").read_text())
    assert hashes == {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()
    }
    mark = hashlib.sha256(json.dumps(dict(sorted(hashes.items()))).encode()).hexdigest()[:8]
    assert folder.name.endswith(f"-{mark}")


def test_all_that_is_loaded_is_told_with_its_size() -> None:
    told = json.loads(device_files.manifest())
    folder = (ROOT / "src/fabletop/web/device" / told["runtime"]).resolve()
    assert told["files"] == {path.name: path.stat().st_size for path in folder.iterdir()}
    assert told["house"] == {
        "name": device_files.archive_name(),
        "bytes": len(device_files.archive()),
    }


@pytest.mark.parametrize("name", ["LICENSES.md"])
def test_the_licences_are_told(name: str) -> None:
    told = (device_files.RUNTIME / name).read_text("utf-8")
    version = device_files.runtime_folder().name.partition("-")[0]
    assert version in told
    assert "MPL-2.0" in told
