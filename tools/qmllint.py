"""Lint every QML file with the types that the view models give it. Any warning fails.

The linter knows Python's types only from a description, which is written from the metaobjects of the imported classes.
A qmldir makes it the module `Kiosk`.
"""

import importlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QMetaMethod, QMetaObject, QObject
from PySide6.QtQml import qmlTypeId
from PySide6.QtQuick import QQuickItem

ROOT = Path(__file__).resolve().parent.parent
MODULE = "Kiosk"
MAJOR, MINOR = 1, 0
_REVISION = 256 * MAJOR + MINOR


def classes(ui: Path) -> list[type[QObject]]:
    """Import every module of the screens. Return the Qt classes that they define, by name."""
    if str(ui.parent) not in sys.path:
        sys.path.insert(0, str(ui.parent))
    found: dict[str, type[QObject]] = {}
    for path in sorted(ui.rglob("*.py")):
        parts = path.relative_to(ui.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        for defined in vars(importlib.import_module(name)).values():
            if isinstance(defined, type) and issubclass(defined, QObject) and defined.__module__ == name:
                assert found.setdefault(defined.__name__, defined) is defined, (
                    f"two classes are called {defined.__name__}"
                )
    return [found[name] for name in sorted(found)]


def described(kind: type[QObject]) -> Iterator[str]:
    """Yield the lines of one class: its base, its name in QML if it has one, and its additions to its base."""
    meta: QMetaObject = cast(Any, kind).staticMetaObject
    base = meta.superClass()
    assert base is not None, "a QObject has a base"
    yield "    Component {"
    yield f'        name: "{meta.className()}"'
    yield '        accessSemantics: "reference"'
    yield f'        prototype: "{base.className()}"'
    if _has_name(meta.className()):
        yield f'        exports: ["{MODULE}/{meta.className()} {MAJOR}.{MINOR}"]'
        yield f"        exportMetaObjectRevisions: [{_REVISION}]"
        if not issubclass(kind, QQuickItem):
            yield "        isCreatable: false"  # QML creates only visual types.
    yield from _properties(meta)
    yield from _methods(meta)
    yield "    }"


def _has_name(kind: str) -> bool:
    """Return whether QML knows a class by its name."""
    # The function takes str, but its stub has bytes.
    return bool(cast(Any, qmlTypeId)(MODULE, MAJOR, MINOR, kind) >= 0)


def _properties(meta: QMetaObject) -> Iterator[str]:
    for at in range(meta.propertyOffset(), meta.propertyCount()):
        declared = meta.property(at)
        facts = [f'name: "{_text(declared.name())}"; {_type(declared.typeName())}']
        facts += ["isReadonly: true"] * (not declared.isWritable()) + ["isConstant: true"] * declared.isConstant()
        if declared.hasNotifySignal():
            facts.append(f'notify: "{_text(declared.notifySignal().name())}"')
        yield f"        Property {{ {'; '.join(facts)} }}"


def _methods(meta: QMetaObject) -> Iterator[str]:
    for at in range(meta.methodOffset(), meta.methodCount()):
        method = meta.method(at)
        word = "Signal" if method.methodType() == QMetaMethod.MethodType.Signal else "Method"
        yield f'        {word} {{ name: "{_text(method.name())}"'
        if _text(method.typeName()) != "void":
            yield f"            {_type(method.typeName())}"
        yield from (f"            Parameter {{ {_type(taken)} }}" for taken in method.parameterTypes())
        yield "        }"


def _type(name: object) -> str:
    """Return the description of a type: a pointer is marked, and a Python type is a QVariant to QML."""
    text = _text(name)
    plain = "QVariant" if text == "PyObject" else text.removesuffix("*")
    return f'type: "{plain}"' + ("; isPointer: true" if text.endswith("*") else "")


def _text(word: object) -> str:
    """Return a word of a metaobject, which comes as str, bytes, or QByteArray."""
    return word if isinstance(word, str) else bytes(cast(bytes, word)).decode()


def describe(ui: Path, build: Path) -> None:
    application = QCoreApplication.instance() or QCoreApplication()  # Without an application, QML knows no types.
    folder = build / MODULE
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    lines = ["import QtQuick.tooling 1.2", "Module {", *(line for kind in classes(ui) for line in described(kind)), "}"]
    (folder / "types.qmltypes").write_text("\n".join([*lines, ""]), encoding="utf-8")
    (folder / "qmldir").write_text(f"module {MODULE}\ntypeinfo types.qmltypes\ndepends QtQuick\n", encoding="utf-8")
    del application


def lint(files: Path, build: Path) -> subprocess.CompletedProcess[str]:
    """Lint every QML file below `files` by the description below `build`. Its status is 0 if there is no warning."""
    linter = str(Path(sys.executable).with_name("pyside6-qmllint"))
    paths = sorted(map(str, files.rglob("*.qml")))
    return subprocess.run([linter, "-W", "0", "-I", str(build), *paths], check=False, capture_output=True, text=True)


if __name__ == "__main__":
    BUILD = ROOT / "build" / "qmllint"
    describe(ROOT / "ui", BUILD)
    done = lint(ROOT / "ui", BUILD)
    print(done.stdout, done.stderr, sep="", end="")
    sys.exit(done.returncode)
