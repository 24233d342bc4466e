"""`./test cover` fails where too little is reached."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def least() -> int:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return int(told["tool"]["coverage"]["report"]["fail_under"])


def test_docs_promise_the_coverage_that_is_enforced() -> None:
    for page in ("docs/style.md", "CONTRIBUTING.md", "test"):
        text = (ROOT / page).read_text("utf-8")
        assert f"below {least()} %" in text, page


@pytest.mark.long
@pytest.mark.plain
def test_a_run_that_reaches_too_little_fails(tmp_path: Path) -> None:
    """Measured as `./test cover` does it, but with one small test."""
    one = "tests/test_coverage.py::test_docs_promise_the_coverage_that_is_enforced"
    asked = re.findall(r"--cov\S*", (ROOT / "test").read_text("utf-8"))
    assert "--cov" in asked
    run = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *asked, one]
    env = {"COVERAGE_FILE": str(tmp_path / "coverage"), "PYTHONPATH": f"{ROOT / 'src'}"}
    done = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True)
    assert "1 passed" in done.stdout
    assert f"fail-under={least()}" in done.stdout + done.stderr
    assert done.returncode
