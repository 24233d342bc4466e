"""Compiles core, the rules, the random bot and the rooms' busiest parts with mypyc, in a copy.

    .venv/bin/python -m tools.compile [build/compiled]

The copy is a whole checkout whose `src` holds extension modules beside the sources; Python takes
the extensions. The checkout itself stays plain. `./test compiled` runs the suite in the copy,
`bench/engine.py` measures it, and a wheel takes its extensions (hatch_build.py).

The copy differs from the source in what only a compiler wants to hear: names in capitals are
constants (`Final`), which classes plain Python may build on (`OPEN`), what nobody hears need not
be told, a question calls the methods of its verbs itself, counting is spelt out, and sorted lists
are those of core/ordered.py, which compiled code reaches directly.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TREE = ROOT / "build" / "compiled"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
COMPILED = (
    "core/*.py", "games/*/*.py", "bots/random.py", "bots/tree.py", "server/table/*.py",
)  # fmt: skip
# Of a game: what simulations hardly call, words and bots and what explains. It stays plain Python.
PLAIN = {
    "adjectives", "autopilot", "bots", "checks", "inference", "memory", "mind", "positions",
    "reasons", "refusals", "sayings", "speech", "study", "table", "tongues",
}  # fmt: skip
# Of a table in the server: what every move goes through.
ROOM = {
    "answers", "attendance", "bot_turns", "chairs", "clock", "contests", "context", "curtains",
    "differences", "effects", "gathering", "host", "match", "permissions", "phase", "pictures",
    "playing", "room", "story", "table", "talk", "telling", "undo_requests",
}  # fmt: skip
# Of core: words about games, which are seldom called.
UNCOMPILED = {"__init__", "game", "kinds", "mind", "pace", "positions", "study", "table"}
LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "build", "data", "dist", "node_modules", "*.so", "*.egg-info"
)
# Classes that plain Python may build on: a game of one's own, tests. What a class builds on, too.
OPEN = {"Dealer", "Keeping", "Quiet", "Position", "Ask", "Rulebook", "Blind", "Random"}
# Classes whose instances can be made without __init__, as `clone` does: these and all below.
BARE = {"Position"}
# Nobody outside calls what is compiled by name, so that inside it can be called without detours,
# and what is small becomes part of its caller when all is linked.
INWARD = ["-fvisibility=hidden", "-fno-plt", "-flto"]
LINKED = ["-flto=auto", "-O2"]
HEADER = """
from typing import TYPE_CHECKING, Final, cast as typed
if TYPE_CHECKING: from mypy_extensions import mypyc_attr
if TYPE_CHECKING: from fabletop.core.options import Action as Answer
"""  # nothing of ours is imported when it runs


def modules(package: Path) -> list[Path]:
    """What is compiled of a package `fabletop`."""
    return sorted(
        path for pattern in COMPILED for path in package.glob(pattern) if is_compiled(path)
    )


def is_compiled(path: Path) -> bool:
    if path.parent.name == "core":
        return path.stem not in UNCOMPILED
    if path.parent.name == "table":
        return path.stem in ROOM
    return path.stem not in PLAIN


# -- what the copy says more than the source


def annotate(source: str) -> str:
    """The source with its constants as `Final` and its open classes marked as such."""
    lines = [*source.splitlines(keepends=True), ""]
    tree = ast.parse(source)
    edits = [edit for node in tree.body for edit in edits_of(node)]
    edits += [edit for node in ast.walk(tree) for edit in (*hush(node), *count(node))]
    edits += [edit for node in tree.body for edit in dispatch(node, tree)]
    for line, start, end, text in sorted(edits, reverse=True):
        old = lines[line - 1].encode()
        lines[line - 1] = (old[:start] + text.encode() + old[end:]).decode()
    text = "".join(lines).replace("import annotations\n", f"import annotations{HEADER}", 1)
    text = text.replace("NATIVE: Final = False", "NATIVE: Final = True")
    return text.replace("from bisect import", "from fabletop.core.ordered import")


Edit = tuple[int, int, int, str]  # line, from column, to column, what stands there instead


def edits_of(node: ast.stmt) -> Iterator[Edit]:
    """Constants and open classes: what to change in one statement of a module."""
    if isinstance(node, ast.ClassDef):
        marks = [f"{mark}=True" for mark in marks_of(node)]
        if marks:
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            yield first, 0, 0, f"@mypyc_attr({', '.join(marks)})\n"
    elif isinstance(node, ast.AnnAssign) and is_constant(node.target, node.value):
        kind = node.annotation
        yield kind.lineno, kind.col_offset, kind.col_offset, "Final["
        yield kind.lineno, end(kind), end(kind), "]"
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, value = node.targets[0], node.value
        if is_constant(target, value):
            yield target.lineno, end(target), end(target), ": Final"
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = list(zip(target.elts, value.elts, strict=True))
            if node.lineno == node.end_lineno and all(is_constant(*pair) for pair in pairs):
                parts = [f"{ast.unparse(name)}: Final = {ast.unparse(v)}" for name, v in pairs]
                yield node.lineno, 0, end(node), "; ".join(parts)


NEWS = ("dealer.tell(", "dealer.show(")


def hush(node: ast.AST) -> Iterator[Edit]:
    """News for a dealer who does not hear is not even put together."""
    if isinstance(node, ast.Expr) and ast.unparse(node).startswith(NEWS):
        yield node.lineno, node.col_offset, node.col_offset, "if dealer.hears: "


def count(node: ast.AST) -> Iterator[Edit]:
    """`held[kind] += 1` as `held[kind] = held[kind] + 1`: so mypyc sees that they are numbers.

    Only where it is certain, and where saying it twice does nothing twice.
    """
    if not isinstance(node, ast.AugAssign) or not isinstance(node.target, ast.Subscript):
        return
    what, plain = node.target, (ast.Name, ast.Attribute, ast.Subscript, ast.Constant)
    number = isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
    sure = number or isinstance(node.op, ast.Sub)
    pure = all(isinstance(part, (*plain, ast.expr_context)) for part in ast.walk(what))
    if sure and pure and node.lineno == node.end_lineno:
        changed = ast.Assign([what], ast.BinOp(what, node.op, node.value), lineno=node.lineno)
        yield node.lineno, node.col_offset, end(node), ast.unparse(changed)


def dispatch(node: ast.stmt, tree: ast.Module) -> Iterator[Edit]:
    """A question calls the method of a verb directly, its words as that method wants them."""
    verbs = verbs_of(node) if isinstance(node, ast.ClassDef) else []
    found = [(verb, method) for verb in verbs if (method := method_of(node, verb, tree))]
    if found:
        answer = f"{HEAD}{''.join(call_of(*each) for each in found)}{OTHERWISE}"
        assert node.end_lineno is not None
        yield node.end_lineno + 1, 0, 0, answer


HEAD = """
    def answer(self, s: State, seat: int, dealer: Dealer, action: Answer) -> None:
        verb = typed("str", action[0])
"""
OTHERWISE = "        super().answer(s, seat, dealer, action)\n"


def call_of(verb: str, method: ast.FunctionDef) -> str:
    """How that method is called with the words of an action."""
    kinds = [ast.unparse(each.annotation) for each in method.args.args[4:] if each.annotation]
    words = [f", typed({kind!r}, action[{place}])" for place, kind in enumerate(kinds, 1)]
    call = f"self.{verb}(s, seat, dealer{''.join(words)})"
    return f"        if verb == {verb!r}: return {call}\n"


def verbs_of(node: ast.ClassDef) -> list[str]:
    """What can be answered to a question."""
    for each in node.body:
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "verbs":
            return list(ast.literal_eval(each.value))
    return []


def method_of(node: ast.stmt, verb: str, tree: ast.Module) -> ast.FunctionDef | None:
    """The method of a verb, of that class or one of this module that it builds on.

    Only one with a fixed number of words, whose kinds it says.
    """
    if not isinstance(node, ast.ClassDef):
        return None
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == verb:
            what = each.args
            return None if what.vararg or what.defaults or what.kwonlyargs else each
    names = [base.id for base in node.bases if isinstance(base, ast.Name)]
    below = (each for each in tree.body if isinstance(each, ast.ClassDef) and each.name in names)
    return next((method for each in below if (method := method_of(each, verb, tree))), None)


def end(node: ast.expr | ast.stmt) -> int:
    assert node.end_col_offset is not None
    return node.end_col_offset


def is_constant(target: ast.expr, value: ast.expr | None) -> bool:
    """A name in capitals, but no type variable."""
    return (
        isinstance(target, ast.Name) and len(target.id) > 1 and target.id.isupper() and bool(value)
    )


def marks_of(node: ast.ClassDef) -> Iterator[str]:
    games = any(ast.unparse(base).startswith("Rulebook[") for base in node.bases)
    if node.name in OPEN or games:
        yield "allow_interpreted_subclasses"
    if node.name in BARE:
        yield "serializable"


# -- the copy


def copy(tree: Path) -> None:
    """The whole checkout; what is compiled already and still fits is kept."""
    for name in ("src", "tests", "bench", "docs", "examples", "tools"):
        shutil.copytree(ROOT / name, tree / name, dirs_exist_ok=True, ignore=LEFT_OUT)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy2(path, tree / path.name)


def fingerprint() -> str:
    """Of everything a compiled copy depends on."""
    sources = [Path(__file__), *modules(ROOT / "src" / "fabletop")]
    text = [sys.version, *(f"{path}\n{path.read_text('utf-8')}" for path in sources)]
    return hashlib.sha256("\n".join(text).encode()).hexdigest()


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's headers."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").exists()


def compile_house(tree: Path = TREE) -> None:
    """A compiled copy of the house, made anew only if something changed."""
    stamp = tree / "compiled"
    wanted = fingerprint()
    fresh = stamp.exists() and stamp.read_text() == wanted
    if not fresh:
        shutil.rmtree(tree, ignore_errors=True)
    copy(tree)
    if fresh:
        return
    package = tree / "src" / "fabletop"
    for path in modules(package):
        path.write_text(annotate(path.read_text("utf-8")), "utf-8")
    build(tree / "src", [path.relative_to(tree / "src") for path in modules(package)])
    for path in modules(package):  # what people read, and tests compare, is the source
        shutil.copy2(ROOT / path.relative_to(tree), path)
    stamp.write_text(wanted)


def extensions(source: Path) -> list[Path]:
    """What came of compiling."""
    return sorted(path for path in source.rglob("*") if path.name.endswith(SUFFIX))


def build(source: Path, paths: list[Path]) -> None:
    """Extension modules beside the sources; in one group, so that they call each other directly."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.environ["MYPYPATH"] = str(source)
    here = Path.cwd()
    os.chdir(source)
    try:
        options = ["--config-file", str(source.parent / "pyproject.toml")]
        made = mypycify(
            [*options, *map(str, paths)],
            group_name="fabletop",
            multi_file=True,
            opt_level="2",
            debug_level="0",
            target_dir="build",
        )
        for module in made if os.name == "posix" else ():
            module.extra_compile_args += INWARD
            module.extra_link_args += LINKED
        house = Distribution({"name": "fabletop", "ext_modules": made})
        command = house.get_command_obj("build_ext")
        command.inplace = True
        command.build_temp = "build/temp"
        command.ensure_finalized()
        compile_side_by_side()
        command.run()
        shutil.rmtree("build")
    finally:
        os.chdir(here)


def compile_side_by_side() -> None:
    """A C compiler for each core: setuptools by itself compiles one file after the other."""
    from distutils.ccompiler import CCompiler

    one_by_one = CCompiler.compile

    def compile_all(self: CCompiler, sources: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: one_by_one(self, [source], **how), sources)
            return [name for names in made for name in names]

    CCompiler.compile = compile_all  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    compile_house(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else TREE)
