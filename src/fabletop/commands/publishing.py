"""`fabletop site`: the page as a folder of files that any web space can serve.

There is no server behind such a page: the shelf, words, rules and boards are files, and games are
played by the house on the visitor's device. All addresses are relative, so that the folder may lie
anywhere. The file `files.json` lists what was written. A folder with such a list is ours: it is
written again, and what is no longer part of the site is removed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection
from pathlib import Path

from fabletop import __version__
from fabletop.commands.arguments import fail

LISTED, HERE = "files.json", "./"
NO_JEKYLL = ".nojekyll"  # GitHub Pages would turn rules into pages of its own
LAST = ("worker.js", "index.html")  # a visitor gets the new page when all it needs is there


def write_site(args: argparse.Namespace) -> None:
    folder: Path = args.folder
    try:
        before = find_listed(folder)
        site = make_site()
        (folder / LISTED).parent.mkdir(parents=True, exist_ok=True)
        list_files(folder, {*before, *site})
        for name in sorted(site.keys() - {LISTED}, key=lambda name: (name in LAST, name)):
            write(folder / name, site[name])
        remove(folder, before - set(site))
        (folder / LISTED).write_bytes(site[LISTED])
    except OSError as error:
        fail(f"{error.filename or folder} cannot be written: {error.strerror}")
    size = sum(map(len, site.values())) / 1e6
    print(f"{folder}: {len(site)} files, {size:.1f} MB. Any web space can serve this folder.")


def find_listed(folder: Path) -> set[str]:
    """What an earlier site left in this folder."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return set()
    if not folder.is_dir():
        fail(f"{folder} is a file")
    try:
        listed = json.loads((folder / LISTED).read_text("utf-8"))
        assert isinstance(listed["fabletop"], str)
        return {name for name in listed["files"] if is_inside(name)}
    except (OSError, ValueError, KeyError, TypeError, AssertionError):
        fail(f"{folder} is not empty, and holds no site of ours: choose another folder")


def is_inside(name: str) -> bool:
    """Whether a name in a list stays in its folder, whoever wrote the list."""
    parts = name.split("/")
    return "\\" not in name and ":" not in name and not {"", ".", ".."} & set(parts)


def make_site() -> dict[str, bytes]:
    """All files by their way below the folder."""
    from fabletop.server.net.inventory import find_parts, list_parts
    from fabletop.server.net.opening import put_together

    opening = put_together(root=HERE)
    parts = find_parts(opening)
    site = {where[1:]: read().plain for where, read in parts.items()}
    page = alone(opening.page.plain.decode(), opening.policy)
    site |= {"index.html": page.encode(), NO_JEKYLL: b""}
    site[LISTED] = list_parts({f"/{name}": data for name, data in site.items()}).plain
    return site


def alone(page: str, policy: str) -> str:
    """The page of a house without a server; its policy stands in it, for want of a header."""
    html, charset = '<html lang="en">', '<meta charset="utf-8">\n'
    assert html in page, "the page says its language"
    assert charset in page, "the page says its letters"
    says = f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
    page = page.replace(charset, charset + says)
    return page.replace(html, '<html lang="en" data-house="device">')


def list_files(folder: Path, names: Collection[str]) -> None:
    """While the site is written, the list holds the old and the new."""
    listed = {"fabletop": __version__, "mark": "", "files": sorted(names)}
    (folder / LISTED).write_text(json.dumps(listed), "utf-8")


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def remove(folder: Path, names: Collection[str]) -> None:
    """Files that are no longer part of the site, and folders they leave empty."""
    for name in sorted(names):
        (folder / name).unlink(missing_ok=True)
    folders = {above for name in names for above in Path(name).parents if above != Path()}
    for above in sorted(folders, reverse=True):
        if (folder / above).is_dir() and not any((folder / above).iterdir()):
            (folder / above).rmdir()
