"""The page's modules, checked by TypeScript: `python -m tests.web.types`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.node import find

PROJECT = Path(__file__).parents[2] / "src" / "fabletop" / "web"


def main() -> int:
    return subprocess.run([str(find("tsc")), "--project", str(PROJECT)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
