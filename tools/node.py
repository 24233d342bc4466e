"""What the page's modules are checked and formatted with: TypeScript and Prettier.

They come from npm into the virtual environment, exactly as `tools/pins/package-lock.json` names
them, with the Node.js that PyPI has; the project itself needs none of it.

    python -m tools.node            installs them, if they are not there
    python -m tools.node check      whether all modules and style sheets are formatted
    python -m tools.node format     formats them
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PINS = ROOT / "tools" / "pins"
HERE = Path(sys.prefix) / "node"
LOCK = "package-lock.json"
FORMATTED = [f"src/fabletop/{place}/**/*.{{js,ts,css}}" for place in ("web", "games", "sim")]


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            install()
            return 0
        case ["check" | "format" as what]:
            return format_all("--check" if what == "check" else "--write")
    print(__doc__, file=sys.stderr)
    return 2


def format_all(how: str) -> int:
    """Run Prettier over all we wrote for browsers; what is not ours is in .prettierignore."""
    command = [str(find("prettier")), "--log-level", "warn", how, *FORMATTED]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def node() -> str:
    """Node.js itself, which the extra `dev` brings."""
    found = shutil.which("node", path=str(Path(sys.prefix) / "bin")) or shutil.which("node")
    if found is None:
        sys.exit("The page's modules are tried with Node.js, and none was found.")
    return found


def find(tool: str) -> Path:
    """A tool by its name, installed first if it is not there."""
    install()
    return HERE / "node_modules" / ".bin" / tool


def install() -> None:
    """Fetch what the lock names; nothing to do if that is what is there."""
    wanted = (PINS / LOCK).read_bytes()
    done = HERE / "installed"
    if done.is_file() and done.read_bytes() == wanted:
        return
    npm = shutil.which("npm", path=str(Path(sys.prefix) / "bin")) or shutil.which("npm")
    if npm is None:
        sys.exit("The page is checked with Node.js, and none was found.")
    HERE.mkdir(exist_ok=True)
    for name in ("package.json", LOCK):
        shutil.copy(PINS / name, HERE / name)
    quiet = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(
        [npm, "ci", *quiet, "--prefix", str(HERE)], check=True, stdout=subprocess.DEVNULL
    )
    done.write_bytes(wanted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
