"""Lint every QML file against the types that the view-models give it. Any warning fails.

The linter knows Python's types only from a description: `pyside6-metaobjectdump` reads the sources, Qt's
`qmltyperegistrar` turns what it found into a qmltypes file, and a qmldir makes that the module `Kiosk`.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
MODULE = "Kiosk"
VERSION = "1"
FOREIGN = ("core", "gui", "qml", "qmlmodels", "quick")


def sources(ui: Path) -> list[Path]:
    """Return the modules that deal with Qt, each after those that it imports: a class must not come before its base."""
    files = {
        ".".join(path.relative_to(ui.parent).with_suffix("").parts): path
        for path in sorted(ui.rglob("*.py"))
        if "PySide6" in path.read_text(encoding="utf-8")
    }
    known: dict[str, set[str]] = {}
    for name, path in files.items():
        imports = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ImportFrom)]
        known[name] = {f"{node.module}" for node in imports}
        known[name] |= {f"{node.module}.{alias.name}" for node in imports for alias in node.names}
    return [files[name] for name in TopologicalSorter(known).static_order() if name in files]


def describe(modules: list[Path], build: Path) -> bool:
    """Write the description of the QML module below `build`. Return whether that went without a complaint."""
    qt = Path(PySide6.__file__).parent / "Qt"
    foreign = ",".join(str(qt / "metatypes" / f"qt6{name}_metatypes.json") for name in FOREIGN)
    folder = build / MODULE
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if not modules:
        (folder / "qmldir").write_text(f"module {MODULE}\n", encoding="utf-8")
        return True
    (folder / "qmldir").write_text(f"module {MODULE}\ntypeinfo types.qmltypes\ndepends QtQuick\n", encoding="utf-8")
    dump = [str(Path(sys.executable).with_name("pyside6-metaobjectdump")), "--out-file", str(folder / "types.json")]
    registrar = [
        str(qt / "libexec" / "qmltyperegistrar"),
        f"--generate-qmltypes={folder / 'types.qmltypes'}",
        f"--import-name={MODULE}",
        f"--major-version={VERSION}",
        f"--foreign-types={foreign}",
        "-o",
        str(folder / "registration.cpp"),
        str(folder / "types.json"),
    ]
    # The dump remarks on every decorator that is not Qt's, so only its status counts.
    return runs([*dump, *map(str, modules)], quietly=False) and runs(registrar, quietly=True)


def runs(command: list[str], *, quietly: bool) -> bool:
    """Run a tool. Return whether it succeeded, and where that is asked of it, `quietly`."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    well = done.returncode == 0 and not (quietly and done.stderr.strip())
    if not well:
        print(done.stdout, done.stderr, sep="", end="", file=sys.stderr)
    return well


def lint(ui: Path, build: Path) -> bool:
    """Return whether every QML file below `ui` is without a warning."""
    if not describe(sources(ui), build):
        return False
    files = sorted(map(str, ui.rglob("*.qml")))
    if not files:
        return True
    linter = str(Path(sys.executable).with_name("pyside6-qmllint"))
    return subprocess.run([linter, "-W", "0", "-I", str(build), *files], check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(not lint(ROOT / "ui", ROOT / "build" / "qmllint"))
