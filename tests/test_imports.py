"""The rooms of the house, what may stand nowhere, and that nothing goes in circles: read from the syntax.

No branch hides an import from it, be it inside a function or for types alone.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from kiosk.games import GAMES

ROOT = Path(__file__).resolve().parent.parent

# The rooms of the house, each with those that it may import from: the leaves first, so no room knows one below it.
ROOMS: dict[str, tuple[str, ...]] = {
    "core": (),
    "schema": ("core",),
    "events": ("core",),
    "journal": ("core", "events"),
    "staff": ("core", "events"),
    "procedure": ("core", "schema", "events"),
    "bank": ("core", "events", "journal", "procedure"),
    "reports": ("core", "events", "journal", "bank"),
    "settings": ("core", "schema", "staff", "procedure"),
    "drills": ("core", "procedure", "settings"),
    "games": ("core", "schema", "procedure", "settings", "drills"),
    "table": ("core", "events", "journal", "staff", "procedure", "bank", "settings"),
    "floor": ("core", "events", "journal", "staff", "procedure", "settings", "table"),
    "archive": ("core", "events", "journal", "staff", "procedure", "settings", "games", "table"),
    "diagnostics": ("core", "events", "journal", "staff", "table"),
    "training": (
        "core",
        "schema",
        "events",
        "journal",
        "staff",
        "procedure",
        "settings",
        "drills",
        "games",
        "table",
        "archive",
    ),
}
OURS = ("kiosk", "drivers", "ui")

# Rooms within a room, likewise. The files beside them compose them: they know each, and none knows them.
INNER_ROOMS: dict[str, dict[str, tuple[str, ...]]] = {
    "kiosk.procedure": {
        "money": (),
        "prompts": ("money",),
        "irregularities": ("prompts",),
        "game": ("money", "prompts", "irregularities"),
        "hand": ("money", "prompts", "irregularities", "game"),
        "records": ("money", "prompts", "game", "hand"),
        "banked": ("money", "prompts", "game", "records"),
    },
    "kiosk.table": {
        "kernel": (),
        "people": ("kernel",),
        "money": ("kernel", "people"),
        "rulings": ("kernel", "people", "money"),
        "cards": ("kernel", "rulings"),
    },
    "kiosk.floor": {
        "server": (),
        "publishing": ("server",),
        "answering": ("server", "publishing"),
        "verified": ("publishing",),
        "console": ("server", "publishing", "answering", "verified"),
    },
    "kiosk.training": {
        "store": (),
        "drill": ("store",),
        "scenarios": (),
        "guided": ("store", "scenarios"),
        "examination": ("store", "drill", "scenarios", "guided"),
        "study": ("store", "drill", "scenarios", "guided", "examination"),
    },
    "kiosk.app": {
        "command_line": (),
        "house": ("command_line",),
        "demo": ("house",),
        "commands": ("command_line", "house"),
        "floor": ("command_line", "house", "demo", "commands"),
        "new_game": (),
    },
    "drivers.camera": {
        "picture": (),
        "line": ("picture",),
        "calibration": ("picture", "line"),
        "reading": ("picture",),
        "showing": ("picture", "calibration", "reading"),
        "sim": ("picture", "line"),
        "train": ("picture", "reading"),
    },
}

# Code outside such a package imports from its `__init__`. The modules of the others are leaves.
FACED = frozenset(ROOMS) - {"core", "schema", "games"}

# The composition root knows every part, and no part knows it.
ROOT_MODULES = ("kiosk.app", "kiosk.__main__")

# Libraries that have one door each, and libraries that a whole part does without.
ONLY_IN = {"serial": ("drivers.port",), "cv2": ("drivers.camera",), "psycopg": ("kiosk.floor",)}
NEVER_IN = {
    "kiosk": ("PySide6", "shiboken6", "serial", "cv2"),
    "drivers": ("PySide6", "shiboken6"),
    "ui": ("serial", "cv2"),
}
NOWHERE = ("pickle", "marshal", "shelve", "dill")
# A kiosk fetches nothing and opens no port: docs/security.md.
NOWHERE_NET = ("ftplib", "http", "smtplib", "socketserver", "telnetlib", "urllib", "wsgiref", "xmlrpc")
LISTENS = ("bind", "listen", "create_server", "start_server", "QLocalServer", "QTcpServer", "QUdpSocket")

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
    return within(module, *ROOT_MODULES)


def room_of(module: str) -> str:
    """Return the package of a module of the kiosk, "" for the house itself."""
    return next(iter(module.split(".")[1:]), "")


def may_know(module: str) -> tuple[str, ...]:
    """Return what a module may import of ours."""
    part = module.split(".")[0]
    if part == "kiosk":
        room = room_of(module)
        return tuple(f"kiosk.{name}" for name in (room, *ROOMS.get(room, ()), "__version__") if name)
    return ("drivers", "kiosk.core") if part == "drivers" else ("ui", "kiosk")


def imports(source: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield each imported name with its line; `from kiosk import cards` is kiosk.core.cards where that is a module."""
    ours = {module for module, _ in modules()}
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in ours or whole == "kiosk.__version__" else str(node.module), node.lineno
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


def past_the_face(module: str, name: str) -> bool:
    """Return whether a name is inside a package with a public API, and is none of the modules that it hands on."""
    package, room, *inside = name.split(".") if name.count(".") else (name, "")
    if package != "kiosk" or room not in FACED or not inside or within(module, f"kiosk.{room}"):
        return False
    return f"from kiosk.{room} import {inside[0]} as {inside[0]}" not in source_of_face(room)


@cache
def source_of_face(room: str) -> str:
    return (ROOT / "kiosk" / room / "__init__.py").read_text(encoding="utf-8")


def past_an_inner_face(module: str, name: str) -> bool:
    """Say whether a room within a room is not entered by its face, or is known by one that must not know it."""
    house = next((house for house in INNER_ROOMS if within(module, house) and within(name, house)), "")
    rooms, depth = INNER_ROOMS.get(house, {}), len(house.split("."))
    mine = next((key for key in module.split(".")[depth:][:1] if key in rooms), "")
    other, *deeper = name.split(".")[depth:] or [""]
    if not rooms or (mine and other == mine):
        return False
    faced = house.removeprefix("kiosk.") in FACED
    return bool(deeper and faced) or bool(mine and other not in rooms[mine])


def wrong_imports(module: str, source: ast.Module) -> list[str]:
    part = module.split(".")[0]
    wrong = []
    for name, line in imports(source):
        foreign = within(name, *OURS) and not within(name, *may_know(module)) and not is_root(module)
        rootward = is_root(name) and not is_root(module)
        door = any(within(name, library) and not within(module, *doors) for library, doors in ONLY_IN.items())
        never = within(name, *NEVER_IN[part]) and not is_root(module)
        faces = past_the_face(module, name) or past_an_inner_face(module, name)
        if foreign or rootward or door or never or within(name, *NOWHERE, *NOWHERE_NET) or faces:
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


def test_module_keeps_to_the_table() -> None:
    for module, path in modules():
        assert [] == wrong_imports(module, tree(path)) + wrong_calls(tree(path)), path


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kiosk.procedure.hand.round", "import drivers.link"),
        ("kiosk.procedure.hand.round", "from ui import app"),
        ("kiosk.procedure.hand.round", "def late():\n    from PySide6 import QtCore"),
        ("kiosk.procedure.hand.round", "import importlib\nimportlib.import_module('drivers.shoe')"),
        ("kiosk.procedure.hand.round", "from kiosk.app.main import main"),
        ("kiosk.procedure.hand.round", "from kiosk.table import TableState"),
        ("kiosk.procedure.hand.round", "if TYPE_CHECKING:\n    from kiosk.games.peekpoker.words import STEPS"),
        ("kiosk.table.state", "from kiosk.journal.chain import Event"),
        ("ui.app", "from kiosk.table.table import Table"),
        ("kiosk.table.play", "from kiosk.table.money.payouts import Payouts"),
        ("kiosk.table.money.payouts", "from kiosk.table.people.people import Signature"),
        ("kiosk.table.money.payouts", "from kiosk.table.rulings import Rulings"),
        ("kiosk.table.money.payouts", "from kiosk.table.view import TableView"),
        ("kiosk.table.money.payouts", "from kiosk.table import TableView"),
        ("kiosk.procedure.money.pots", "from kiosk.procedure.prompts import Felt"),
        ("kiosk.app.house.house", "from kiosk.app.demo.play import DemoPlay"),
        ("kiosk.procedure.banked.record", "from kiosk.procedure.prompts.felt import Felt"),
        ("kiosk.core.cards", "from kiosk.schema.fields import Strict"),
        ("kiosk.table.state", "from kiosk.archive import steps"),
        ("kiosk.settings.files", "from kiosk.games import GAMES"),
        ("kiosk.settings.files", "import pickle"),
        ("kiosk.floor.link", "from urllib.request import urlopen"),
        ("drivers.shoe.beetek.driver", "from kiosk.procedure import Felt"),
        ("drivers.shoe.beetek.driver", "from kiosk.journal import Journal"),
        ("drivers.shoe.beetek.driver", "import serial"),
        ("drivers.camera.read", "from ui.vm import table"),
        ("drivers.camera.picture.geometry", "from drivers.camera.reading.reader import Reader"),
        ("drivers.camera.reading.reader", "from drivers.camera.watch import Watcher"),
        ("drivers.badge", "import cv2"),
        ("ui.app", "import drivers"),
        ("ui.app", "import serial.tools.list_ports"),
        ("kiosk.app.main", "import serial"),
        ("kiosk.table.watch", "import psycopg"),
    ],
)
def test_table_catches(module: str, source: str) -> None:
    assert len(wrong_imports(module, ast.parse(source))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kiosk.app.main", "import drivers.shoe\nimport ui.app\nfrom kiosk.app.demo.demo import play"),
        ("kiosk.app.demo_panel", "from PySide6.QtCore import QObject\nimport drivers"),
        ("kiosk.diagnostics.report", "from kiosk import __version__\nfrom kiosk.table import Table"),
        ("drivers.port", "import serial"),
        ("drivers.camera.eye", "import cv2"),
        ("drivers.shoe.sim", "from kiosk.core import cards, clock\nfrom kiosk.core.errors import DeviceError"),
        ("ui.vm.table", "from kiosk.procedure import Felt\nfrom PySide6.QtCore import QObject"),
    ],
)
def test_table_allows(module: str, source: str) -> None:
    assert [] == wrong_imports(module, ast.parse(source))


@pytest.mark.parametrize(
    "source", ["eval('1')", "exec(code)", "os.system('ls')", "subprocess.run('ls', shell=True)", "run(c, shell=maybe)"]
)
def test_call_is_caught(source: str) -> None:
    assert len(wrong_calls(ast.parse(source))) == 1


def test_nobody_listens_at_a_port() -> None:
    """But for the PostgreSQL that `kiosk floor serve` starts for trying out, which is a program of its own."""
    calls = (
        (module, dotted(node.func).rpartition(".")[2])
        for module, path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
    )
    assert {"kiosk.app.floor.commands"} == {module for module, called in calls if called in LISTENS}


# ---------------------------------------------------------------------------------------------------------- circles


def circles(known: dict[str, set[str]]) -> list[list[str]]:
    """Return a circle among {name: names that it knows}, where there is one."""
    try:
        TopologicalSorter(known).prepare()
    except CycleError as error:
        return [error.args[1]]
    return []


def knows() -> dict[str, set[str]]:
    """Return what each module of ours imports of ours: packages stand for their `__init__`."""
    ours = {module for module, _ in modules()}
    return {module: {name for name, _ in imports(tree(path)) if name in ours} - {module} for module, path in modules()}


def test_no_files_go_in_a_circle() -> None:
    assert [] == circles(knows())


def test_no_packages_go_in_a_circle() -> None:
    """A package is its folder: `drivers.shoe` is one, and `drivers.shoe.beetek` another."""
    packages = {
        module: module if path.name == "__init__.py" else module.rpartition(".")[0] for module, path in modules()
    }
    known: dict[str, set[str]] = {package: set() for package in packages.values()}
    for module, names in knows().items():
        if module not in ROOT_MODULES:
            known[packages[module]] |= {packages[name] for name in names} - {packages[module]}
    assert [] == circles(known)


def test_no_rooms_go_in_a_circle() -> None:
    for rooms in (ROOMS, *INNER_ROOMS.values()):
        assert [] == circles({room: set(names) for room, names in rooms.items()})
    assert {path.parent.name for path in (ROOT / "kiosk").glob("*/__init__.py")} - {"app"} == set(ROOMS)
    for room, inner in INNER_ROOMS.items():
        assert {path.parent.name for path in ROOT.joinpath(*room.split(".")).glob("*/__init__.py")} == set(inner)


def test_each_room_begins_with_its_theory_in_a_line() -> None:
    rooms = (f"kiosk.{room}" for room in (*ROOMS, "app"))
    inner = (f"{house}.{room}" for house, within_it in INNER_ROOMS.items() for room in within_it)
    faces = [ROOT.joinpath(*room.split("."), "__init__.py") for room in (*rooms, *inner)]
    first = {face: (ast.get_docstring(tree(face)) or "").partition("\n\n")[0] for face in faces}
    assert [] == [str(face) for face, line in first.items() if not line.endswith(".") or "\n" in line]


def test_the_page_for_the_first_day_has_each_room_below_those_that_it_knows() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    said = dict(re.findall(r"^\| `([\w/<>]+)` \|(.*)\|$", page, re.MULTILINE))
    names = [name.partition("/")[0] for name in said]
    assert names == [*ROOMS, "app", "drivers", "ui"]
    assert all(set(known) <= set(names[: names.index(room)]) for room, known in ROOMS.items())


def test_circle_is_caught() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    assert [] == circles({"a": {"b"}, "b": {"c"}, "c": set(), "d": {"a"}})


# --------------------------------------------------------------------------------------------------- which game it is


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
        for expression in asked:
            wrong += [
                f"line {constant.lineno}: {constant.value}"
                for constant in ast.walk(expression)
                if isinstance(constant, ast.Constant) and isinstance(constant.value, str) and constant.value in GAMES
            ]
    return wrong


def test_nobody_asks_which_game_it_is() -> None:
    for module, path in modules():
        if not within(module, "kiosk.games"):
            assert [] == asks_which_game(tree(path)), path


@pytest.mark.parametrize(
    "source", ["game.key == 'nh'", "x = rules['peek']", "match key:\n    case 'holdem':\n        pass"]
)
def test_asking_which_game_it_is_is_caught(source: str) -> None:
    assert asks_which_game(ast.parse(source))
