"""The import table of the design, and what may stand nowhere: read from the syntax, so that no branch hides it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kiosk.games import GAMES

ROOT = Path(__file__).resolve().parent.parent

# Who may know whom among ourselves. A name stands for itself and everything below it.
ALLOWED = {
    "kiosk": ("kiosk",),
    "drivers": ("drivers", "kiosk.devices", "kiosk.cards", "kiosk.dice", "kiosk.clock", "kiosk.errors"),
    "ui": ("ui", "kiosk"),
}
OURS = tuple(ALLOWED)

# The composition root knows every part, and no part knows it.
ROOT_MODULES = ("kiosk.cli", "kiosk.__main__", "kiosk.demo")

# Libraries that have one door each, and libraries that a whole part does without.
ONLY_IN = {"serial": ("drivers.link",), "cv2": ("drivers.camera",)}
NEVER_IN = {
    "kiosk": ("PySide6", "shiboken6", "serial", "cv2"),
    "drivers": ("PySide6", "shiboken6"),
    "ui": ("serial", "cv2"),
}
NOWHERE = ("pickle", "marshal", "shelve", "dill")

FORBIDDEN_CALLS = ("eval", "exec", "os.system", "os.popen")


@cache
def modules() -> tuple[tuple[str, Path], ...]:
    found = []
    for path in sorted(path for package in OURS for path in (ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append((".".join(parts[:-1] if parts[-1] == "__init__" else parts), path))
    return tuple(found)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def within(name: str, *roots: str) -> bool:
    return any(name == root or name.startswith(f"{root}.") for root in roots)


def is_root(module: str) -> bool:
    return any(module == root or module.startswith((f"{root}.", f"{root}_")) for root in ROOT_MODULES)


def imports(source: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield each imported name with its line; `from kiosk import cards` is kiosk.cards where that is a module."""
    ours = {module for module, _ in modules()}
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in ours else str(node.module), node.lineno
        elif isinstance(node, ast.Call) and dotted(node.func) in (
            "importlib.import_module",
            "import_module",
            "__import__",
        ):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant):
                yield str(first.value), node.lineno


def dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else "?"


def wrong_imports(module: str, source: ast.Module) -> list[str]:
    part = module.split(".")[0]
    wrong = []
    for name, line in imports(source):
        foreign = within(name, *OURS) and not within(name, *ALLOWED[part]) and not is_root(module)
        rootward = is_root(name) and not is_root(module)
        door = any(within(name, library) and not within(module, *doors) for library, doors in ONLY_IN.items())
        never = within(name, *NEVER_IN[part]) and not is_root(module)
        if foreign or rootward or door or never or within(name, *NOWHERE):
            wrong.append(f"line {line}: {module} may not import {name}")
    return wrong


def wrong_calls(source: ast.Module) -> list[str]:
    wrong = []
    for node in ast.walk(source):
        if isinstance(node, ast.Call):
            if dotted(node.func) in FORBIDDEN_CALLS:
                wrong.append(f"line {node.lineno}: {dotted(node.func)}()")
            wrong += [
                f"line {node.lineno}: shell={ast.unparse(keyword.value)}"
                for keyword in node.keywords
                if keyword.arg == "shell"
                and not (isinstance(keyword.value, ast.Constant) and keyword.value.value is False)
            ]
    return wrong


@pytest.mark.parametrize(("module", "path"), modules(), ids=[module for module, _ in modules()])
def test_module_keeps_to_the_table(module: str, path: Path) -> None:
    assert [] == wrong_imports(module, tree(path)) + wrong_calls(tree(path))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kiosk.round", "import drivers.link"),
        ("kiosk.round", "from ui import app"),
        ("kiosk.round", "def late():\n    from PySide6 import QtCore"),
        ("kiosk.round", "import importlib\nimportlib.import_module('drivers.shoe')"),
        ("kiosk.round", "from kiosk.cli import main"),
        ("kiosk.settings", "import pickle"),
        ("drivers.shoe.beetek.driver", "from kiosk.money import Cents"),
        ("drivers.shoe.beetek.driver", "from kiosk import journal_chain"),
        ("drivers.shoe.beetek.driver", "import serial"),
        ("drivers.camera.read", "from ui.vm import table"),
        ("drivers.badge", "import cv2"),
        ("ui.app", "import drivers"),
        ("ui.app", "import serial.tools.list_ports"),
        ("kiosk.cli", "import serial"),
    ],
)
def test_table_catches(module: str, source: str) -> None:
    assert len(wrong_imports(module, ast.parse(source))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kiosk.cli", "import drivers.shoe\nimport ui.app\nfrom kiosk.demo import play"),
        ("kiosk.demo_panel", "from PySide6.QtCore import QObject\nimport drivers"),
        ("drivers.link", "import serial"),
        ("drivers.camera.eye", "import cv2"),
        ("drivers.shoe.sim", "from kiosk import cards, clock\nfrom kiosk.errors import DeviceError"),
        ("ui.vm.table", "from kiosk.felt import Felt\nfrom PySide6.QtCore import QObject"),
    ],
)
def test_table_allows(module: str, source: str) -> None:
    assert [] == wrong_imports(module, ast.parse(source))


@pytest.mark.parametrize(
    "source", ["eval('1')", "exec(code)", "os.system('ls')", "subprocess.run('ls', shell=True)", "run(c, shell=maybe)"]
)
def test_call_is_caught(source: str) -> None:
    assert len(wrong_calls(ast.parse(source))) == 1


def asks_which_game(source: ast.Module) -> list[str]:
    """Return the places that compare something with the key of a game, or look it up by one."""
    wrong = []
    for node in ast.walk(source):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript):
            asked = [node.slice]
        elif isinstance(node, ast.MatchValue):
            asked = [node.value]
        for one in asked:
            wrong += [
                f"line {constant.lineno}: {constant.value}"
                for constant in ast.walk(one)
                if isinstance(constant, ast.Constant) and isinstance(constant.value, str) and constant.value in GAMES
            ]
    return wrong


@pytest.mark.parametrize(("module", "path"), modules(), ids=[module for module, _ in modules()])
def test_nobody_asks_which_game_it_is(module: str, path: Path) -> None:
    if not within(module, "kiosk.games"):
        assert [] == asks_which_game(tree(path))


@pytest.mark.parametrize(
    "source", ["game.key == 'nh'", "x = rules['peek']", "match key:\n    case 'holdem':\n        pass"]
)
def test_asking_which_game_it_is_is_caught(source: str) -> None:
    assert asks_which_game(ast.parse(source))
