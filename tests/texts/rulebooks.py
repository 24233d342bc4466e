"""Eight words in a row of a printed rulebook, kept as hashes: the words themselves are not here.

`python -m tests.texts.rulebooks FILE …` adds the shingles of texts that lie elsewhere.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

WORDS = 8
KEPT = Path(__file__).with_name("rulebooks.txt")


def shingles(text: str) -> Iterator[tuple[str, str]]:
    """The hash of each eight words in a row, and these words."""
    words = re.findall(
        r"[^\W_]+(?:[’'ʼ][^\W_]+)*", text.lower().replace("ʼ", "’").replace("'", "’")
    )
    for start in range(len(words) - WORDS + 1):
        row = " ".join(words[start : start + WORDS])
        yield blake2b(row.encode(), digest_size=5).hexdigest(), row


def kept() -> set[str]:
    return set(KEPT.read_text("ascii").split())


def main(paths: list[str]) -> None:
    """Add the shingles of these files to those that are kept."""
    found = kept() if KEPT.exists() else set()
    for path in paths:
        for line in Path(path).read_text("utf-8").splitlines():  # a paragraph each
            found |= {mark for mark, _ in shingles(line)}
    KEPT.write_text("\n".join(sorted(found)) + "\n", "ascii")


if __name__ == "__main__":
    main(sys.argv[1:])
