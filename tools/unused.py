"""Find names that nothing uses, in Python, in QML, and across both; any of them fails. `make test` runs it.

A module's own names (functions, classes, constants) are followed through the imports, so that one `card` is
distinguished from another; a re-exported name must be imported from the package. Members (methods, properties, fields)
are known by name alone: a member is unused if no code reads an attribute of that name, in Python or QML. Writing a name
does not use it, nor does its own body, nor, for shipped code, a test or a benchmark. Members that Qt, pydantic, and
other libraries call are known from their classes. `ALLOWED` lists the exceptions, each with its reason.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tools.unused_python import DefinedName, FileNames, Libraries, Pair, module_of, read
from tools.unused_qml import Qml

ROOT: Final = Path(__file__).resolve().parent.parent
SHIPPED: Final = ("kiosk/", "drivers/", "ui/")
USERS: Final = (*SHIPPED, "docs/examples/")  # A house's game uses shipped names.

# {name or pattern of names as reported: reason for keeping it}
ALLOWED: Final[dict[str, str]] = {
    "*.QML_IMPORT_*": "Qt reads them",
    "benchmarks.*": "its __main__ runs each module by its file",
    "drivers.camera.reading.reader.Reader.read_all": "the benchmarks hold the reader against whole frames by it",
    "drivers.conformance*": "authors of drivers run it: docs/devices.md",
    "drivers.shoe.angel_eye.wire.*": "the shoe's protocol names them, and a byte finds them",
    "drivers.sims.shoe.SimShoe.raw": "tests send by it what no shoe would",
    "docs.examples.*": "packages of their own, which a test installs",
    "kiosk.events.*": "the journal's catalog, which its documentation and its reader go through",
    "kiosk.journal.chain.*.event_id": "a column of the journal's file",
    "kiosk.*.ChipColor.*": "a table's file names them",
    "kiosk.*.Rounding.*": "a game's file names them",
    "ui/qml/controls/NumberKeys.qml.asksFor": "ui/window/pane.py reads it in a script of its own",
    "tools.mutants.MutationRun.pytest_collection": "pytest calls it",
    "tools.mutants.MutationRun.pytest_runtestloop": "pytest calls it",
    "tests.*.Figures.by_bet": "a model that only reads",
    "tests.*.HighCardRules.*": "the options of a game that is made up",
    "tests.*.pytestmark": "pytest reads it",
    "tests.conftest.qapp_cls": "pytest-qt asks for it",
    "tools.unused_python._NameReader.visit_*": "ast.NodeVisitor calls them",
}


@dataclass(frozen=True)
class Used:
    """The names that some files use together."""

    names: frozenset[Pair]
    reads: frozenset[str]
    whole: frozenset[tuple[str, int]]
    texts: frozenset[str]
    arguments: frozenset[str]

    @classmethod
    def by(cls, files: Iterable[FileNames], handed_on: Mapping[Pair, Pair]) -> Used:
        files = list(files)
        names = {name for file in files for name in file.uses}
        for name in list(names):
            while name in handed_on:
                name = handed_on[name]
                names.add(name)
        return cls(
            names=frozenset(names),
            reads=frozenset(name for file in files for name in file.reads),
            whole=frozenset(name for file in files for name in file.whole),
            texts=frozenset(name for file in files for name in file.texts),
            arguments=frozenset(name for file in files for name in file.arguments),
        )


class TrackedFiles:
    """All tracked files, {path: text}."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._modules = {module_of(file) for file in files if file.endswith(".py")}
        self._found = [read(file, text, self._modules) for file, text in files.items() if file.endswith(".py")]
        self._qml = Qml({file: text for file, text in files.items() if file.endswith(".qml")})
        self._elements = self._qml.reads & {name for file in self._found for name in file.elements}
        self._texts = "\n".join(text for file, text in files.items() if not file.endswith((".py", ".qml")))
        bases = {(module_of(file.file), name): bases for file in self._found for name, bases in file.bases.items()}
        self._libraries = Libraries(bases, self._modules)
        handed = {(module_of(file.file), name): to for file in self._found for name, to in file.handed_on.items()}
        self._by_all = Used.by(self._found, handed)
        self._by_shipped = Used.by((file for file in self._found if file.file.startswith(USERS)), handed)

    def unused(self) -> Iterator[DefinedName]:
        """Yield everything that nothing uses."""
        for file in self._found:
            used = self._by_shipped if file.file.startswith(SHIPPED) else self._by_all
            yield from (name for name in file.module if not self._is_used(name, used))
            yield from (name for name in _once(file.members) if not self._is_member_used(name, file, used))
            if not self._is_run(file.file, used):
                yield DefinedName("module", "", file.file, 1)
        yield from self._qml.unused(self._by_shipped.reads, "\n".join(self._by_shipped.texts))

    def _is_used(self, name: DefinedName, used: Used) -> bool:
        if name.name in self._elements:  # It may be imported only so that QML knows it.
            return True
        if name.kind == "fixture":
            return name.name in used.arguments | used.texts
        module = module_of(name.file)
        return (module, name.name) in used.names or f'"{module}:{name.name}"' in self._texts

    def _is_member_used(self, name: DefinedName, found: FileNames, used: Used) -> bool:
        if name.name in used.reads | self._qml.reads or in_qml(name.name) in self._qml.reads:
            return True
        order = found.fields.get(name.owner, [])
        taken = max((count for owner, count in used.whole if owner == name.owner), default=0)
        return name.name in order[:taken] or name.name in self._libraries.members((module_of(name.file), name.owner))

    def _is_run(self, file: str, used: Used) -> bool:
        """Return whether a module is imported, or run by its name."""
        module, stem = module_of(file), Path(file).stem
        if stem.startswith(("test_", "__")) or stem == "conftest":
            return True
        return (module, "") in used.names or module in used.texts or module in self._texts or file in self._texts


def in_qml(name: str) -> str:
    """Return QML's name of a field, "canUndo" for `can_undo`."""
    first, *others = name.split("_")
    return first + "".join(other.capitalize() for other in others)


def _once(names: Iterable[DefinedName]) -> Iterator[DefinedName]:
    """Yield each name where it is defined first; an attribute may be set in many places."""
    seen: set[str] = set()
    for name in names:
        if name.key not in seen:
            seen.add(name.key)
            yield name


def judged(unused: Iterable[DefinedName], allowed: Mapping[str, str]) -> list[str]:
    """Return the faults: unused names that are not allowed, and allowances that nothing needs."""
    names = list(unused)
    wrong = [f"{name}: nothing uses it" for name in names if not any(fnmatch(name.key, rule) for rule in allowed)]
    idle = [rule for rule in allowed if not any(fnmatch(name.key, rule) for name in names)]
    return wrong + [f"ALLOWED {rule!r} allows nothing: take it away" for rule in idle]


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    wanted = (".py", ".qml", ".md", "pyproject.toml", "Makefile")
    files = {file: (ROOT / file).read_text(encoding="utf-8") for file in listed.split("\0") if file.endswith(wanted)}
    wrong = judged(TrackedFiles(files).unused(), ALLOWED)
    print("\n".join(wrong) or f"{len(files)} files: every name is used")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
