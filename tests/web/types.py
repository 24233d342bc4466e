"""The page's modules, checked by TypeScript: `python -m tests.web.types`.

TypeScript comes from npm into the virtual environment, with the Node.js that PyPI has; the
project itself needs neither.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

TYPESCRIPT = "typescript@7"
HERE = Path(sys.prefix) / "typescript"
PROJECT = Path(__file__).parents[2] / "src" / "fabletop" / "web"


def main() -> int:
    node_bin = Path(sys.prefix) / "bin"
    npm = shutil.which("npm", path=str(node_bin)) or shutil.which("npm")
    if npm is None:
        print("The page's types are checked with Node.js, and none was found.", file=sys.stderr)
        return 1
    tsc = HERE / "node_modules" / ".bin" / "tsc"
    if not tsc.exists():
        HERE.mkdir(exist_ok=True)
        command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(HERE)]
        subprocess.run([*command, TYPESCRIPT], check=True, stdout=subprocess.DEVNULL)
    return subprocess.run([str(tsc), "--project", str(PROJECT)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
