"""Modules joined into few scripts: a page opens after a handful of requests, not after a hundred.

Modules are small, for those who read them. A browser would fetch them one after the other. So the
server joins them when it starts; nobody runs a build. Each module becomes a function that returns
what it exports: names stay apart, and every module runs once. Five kinds of scripts come of it:
the vendored modules, the app (the shelf and what every page needs), all other pages, the kit (what
these and boards share), and one for each game. An import map leads from the address of a module
that is fetched later to its script. Comments and indentation stay in the sources: a phone needs
neither, and they are a third of what it would load.
Scripts name each other by relative addresses: a house may stand in any folder of a web space.

Imports and exports are read as Prettier lays them out, at the beginning of a line. What cannot be
joined (a cycle, `export default`, an exported `let`) is refused by the name of its file. If that is
part of a board, the modules of this board go out one by one.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b

APP = "/web/shell/app.js"
VENDOR = "/web/vendor/"
FOLDER = "/web/joined/"

NAMES = r"\{([^}]*)\}"
FROM = r'\s+from\s+"([^"]+)";$'
IMPORT = re.compile(rf"^import\s+(?:{NAMES}|\*\s+as\s+(\w+)){FROM}", re.MULTILINE)
PASSED_ON = re.compile(rf"^export\s+{NAMES}{FROM}", re.MULTILINE)
LISTED = re.compile(rf"^export\s+{NAMES};$", re.MULTILINE)
DECLARED = re.compile(
    r"^export (?=(?:const|class|function\*?|async function\*?) (\w+))", re.MULTILINE
)
TAKEN_OUT = re.compile(r"^export (?=const \{ ([\w, ]+) \} = )", re.MULTILINE)
LEFT = re.compile(r"^(?:import\b(?!\()|export\b|await\b).*", re.MULTILINE)
LATER = re.compile(r'\bimport\("(\.[^"]+)"\)')
PRESSED = re.compile(r'\b(import|export)(\{[^}]*\})(?:from("[^"]+"))?;?')  # as in vendored modules
BLOCK_COMMENT = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
LINE_COMMENT = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
CAST = re.compile(r"/\*\* @type (?:(?!\*/).)*\*/ ?")
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)

Read = Callable[[str], str]


class Unjoined(ValueError):
    """A module that cannot be joined with others, and why."""


@dataclass(frozen=True, slots=True)
class Module:
    """A file of JavaScript, taken apart."""

    address: str
    body: str
    imports: list[tuple[str, str]]  # from where, and how it is taken: `{ a, b: c }` or a name
    wanted: list[tuple[str, str]]  # from where, and a name that must be there
    exports: dict[str, str]  # a name, and what stands for it
    passed_on: list[tuple[str, str, str]]  # from where, which name, under which name

    def given(self) -> set[str]:
        """All it exports."""
        return {*self.exports, *(new for _, _, new in self.passed_on)}

    def sources(self) -> list[str]:
        return [*(where for where, _ in self.imports), *(where for where, _, _ in self.passed_on)]


@dataclass(slots=True)
class Script:
    """What several modules are joined into."""

    name: str
    modules: list[Module]
    text: str = ""

    @property
    def address(self) -> str:
        """Another text has another address, so that a browser may keep it for good."""
        mark = blake2b(self.text.encode(), digest_size=8).hexdigest()
        return f"{FOLDER}{self.name}.{mark}.js"


@dataclass(slots=True)
class Joined:
    """All scripts of a house, and which of them stands for which module."""

    scripts: dict[str, str] = field(default_factory=dict)  # by the address
    stands_for: dict[str, str] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)  # groups, and why
    always: list[str] = field(default_factory=list)  # scripts that every page needs
    kit: str = ""  # the script that all pages but the first need, beside their own


# -- one module


def take_apart(address: str, text: str) -> Module:
    """A module's imports, exports and the rest."""
    folder = posixpath.dirname(address)
    if address.startswith(VENDOR):
        text = PRESSED.sub(laid_out, text)

    def found(where: str) -> str:
        return posixpath.normpath(posixpath.join(folder, where))

    module = Module(address, "", [], [], {}, [])
    for names, whole, where in IMPORT.findall(text):
        module.imports.append((found(where), whole or f"{{ {', '.join(renamed(names))} }}"))
        module.wanted.extend((found(where), old) for old, _ in pairs(names))
    for names, where in PASSED_ON.findall(text):
        module.passed_on.extend((found(where), *pair) for pair in pairs(names))
        module.wanted.extend((found(where), old) for old, _ in pairs(names))
    for names in LISTED.findall(text):
        module.exports.update({new: old for old, new in pairs(names)})
    module.exports.update({name: name for name in DECLARED.findall(text)})
    for names in TAKEN_OUT.findall(text):
        module.exports.update({name: name for name, _ in pairs(names)})
    for pattern in (IMPORT, PASSED_ON, LISTED, DECLARED, TAKEN_OUT):
        text = pattern.sub("", text)
    if left := LEFT.search(text):
        raise Unjoined(f"{address}: `{left[0]}` cannot be joined")
    text = LATER.sub(lambda later: f'import("{from_folder(found(later[1]))}")', text)
    own = f'new URL("{from_folder(address)}", import.meta.url).href'
    return replace(module, body=lean(text.replace("import.meta.url", own)))


def laid_out(found: re.Match[str]) -> str:
    """An import or export on a line of its own, as Prettier has it."""
    what, names, where = found.groups()
    return f"\n{what} {names} from {where};\n" if where else f"\n{what} {names};\n"


def lean(text: str) -> str:
    """Without whole lines of comment, casts and indentation. A text in backticks that is longer
    than a line may hold what looks like any of these: such a module stays as it is."""
    if any(line.count("`") % 2 for line in text.split("\n")):
        return text
    for pattern in (BLOCK_COMMENT, LINE_COMMENT, CAST, INDENTATION):
        text = pattern.sub("", text)
    return text


def from_folder(address: str) -> str:
    """An address as joined scripts name it."""
    way = posixpath.relpath(address, FOLDER)
    return way if way.startswith("../") else f"./{way}"


def pairs(names: str) -> list[tuple[str, str]]:
    """`a, b as c` as (a, a), (b, c)."""
    words = [name.split() for name in names.split(",") if name.strip()]
    return [(word[0], word[-1]) for word in words]


def renamed(names: str) -> list[str]:
    return [old if old == new else f"{old}: {new}" for old, new in pairs(names)]


# -- all modules


class Library:
    """Modules by their addresses, each read once; their order is that of running."""

    def __init__(self, read: Read) -> None:
        self.read = read
        self.modules: dict[str, Module] = {}
        self.numbers: dict[str, str] = {}

    def name(self, address: str) -> str:
        """What a module is called in a script."""
        return self.numbers.setdefault(address, f"${len(self.numbers)}")

    def below(self, entry: str) -> list[Module]:
        """A module and all it needs, what is needed first."""
        found: dict[str, Module] = {}
        self.walk(entry, found, ())
        return list(found.values())

    def walk(self, address: str, found: dict[str, Module], above: tuple[str, ...]) -> None:
        if address in above:
            raise Unjoined(f"{address} imports itself by way of {above[-1]}")
        if address in found:
            return
        if address not in self.modules:
            self.modules[address] = take_apart(address, self.read(address))
        for source in self.modules[address].sources():
            self.walk(source, found, (*above, address))
        for source, name in self.modules[address].wanted:
            if source in found and name not in found[source].given():
                raise Unjoined(f"{address}: {source} exports no `{name}`")
        found[address] = self.modules[address]

    # -- as text

    def write(self, script: Script, entry: str, others: Iterable[Script]) -> None:
        """The text of a script; what its entry exports, it exports, too."""
        own = {module.address for module in script.modules}
        used = {where for module in script.modules for where in module.sources()} | {entry}
        used -= own
        lines = []
        for other in others:
            shared = [self.name(m.address) for m in other.modules if m.address in used]
            if shared:
                where = from_folder(other.address)
                lines.append(f'import {{ {", ".join(shared)} }} from "{where}";')
        lines += map(self.as_function, script.modules)
        lines.append(f"export {{ {', '.join(self.name(m.address) for m in script.modules)} }};")
        lines += self.exported(entry)
        script.text = "\n".join(lines) + "\n"

    def exported(self, entry: str) -> list[str]:
        module = self.modules.get(entry)
        names = sorted(module.given()) if module else []
        return [f"export const {{ {', '.join(names)} }} = {self.name(entry)};"] if names else []

    def as_function(self, module: Module) -> str:
        taken = [f"const {how} = {self.name(where)};" for where, how in module.imports]
        given = [f"{new}: {old}" for new, old in module.exports.items()]
        given += [f"{new}: {self.name(where)}.{old}" for where, old, new in module.passed_on]
        return "\n".join(
            [
                f"// {module.address}",
                f"const {self.name(module.address)} = (() => {{",
                *taken,
                module.body.strip(),
                f"return {{ {', '.join(given)} }};",
                "})();",
            ]
        )


def join(groups: Mapping[str, Sequence[str]], read: Read) -> Joined:
    """The scripts for the app and for each group of modules that it fetches when it needs them.

    A group that cannot be joined is left out: its modules go out one by one. Without the app there
    are no scripts at all.
    """
    library, joined = Library(read), Joined()
    below = found_below(library, {"app": [APP], **groups}, joined.left_out)
    if "app" not in below:
        return joined
    first = below.pop("app")
    vendor = Script("vendor", vendored([first, *below.values()]))
    add(joined, library, vendor, "", [])
    for module in vendor.modules:
        add(joined, library, way_into(module.address), module.address, [vendor])
    app = Script("app", [m for m in first.values() if m not in vendor.modules])
    add(joined, library, app, APP, [vendor])
    joined.always += [vendor.address, app.address]
    there = {module.address for script in (vendor, app) for module in script.modules}
    kit = Script("kit", shared_by(below, there))
    add(joined, library, kit, "", [vendor, app])
    joined.kit = kit.address
    there |= {module.address for module in kit.modules}
    for name, modules in below.items():
        own = Script(name, [m for address, m in modules.items() if address not in there])
        entry, *others = groups[name]
        add(joined, library, own, entry, [vendor, app, kit])
        for other in others:
            way = way_into(other, f"{name}-")
            add(joined, library, way, other, [vendor, app, kit, own])
    return joined


def vendored(groups: Iterable[Mapping[str, Module]]) -> list[Module]:
    """What others wrote, whoever needs it; it changes less often than we."""
    every = {address: module for modules in groups for address, module in modules.items()}
    return [module for address, module in every.items() if address.startswith(VENDOR)]


def way_into(address: str, prefix: str = "vendor-") -> Script:
    """A script that only passes on what a module in another script exports."""
    return Script(prefix + posixpath.basename(address).removesuffix(".js"), [])


Below = dict[str, dict[str, Module]]


def found_below(
    library: Library, groups: Mapping[str, Sequence[str]], left_out: dict[str, str]
) -> Below:
    """The modules of each group; why some cannot be joined."""
    below: Below = {}
    for name, entries in groups.items():
        try:
            found = [module for entry in entries for module in library.below(entry)]
            below[name] = {module.address: module for module in found}
        except (Unjoined, OSError) as error:
            left_out[name] = str(error)
    return below


def shared_by(below: Below, there: Collection[str]) -> list[Module]:
    """What several groups need and the app has not, what is needed first."""
    uses = Counter(address for modules in below.values() for address in modules)
    every = {address: module for modules in below.values() for address, module in modules.items()}
    return [m for address, m in every.items() if uses[address] > 1 and address not in there]


def add(
    joined: Joined, library: Library, script: Script, entry: str, others: Sequence[Script]
) -> None:
    """Write a script; it stands for its entry, if it has one."""
    library.write(script, entry, others)
    joined.scripts[script.address] = script.text
    if entry:
        joined.stands_for[entry] = script.address
