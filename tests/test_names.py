"""A class name stands for one thing, in the whole project, and a variable says what it holds."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ("kiosk", "drivers", "ui", "benchmarks", "tools")


def classes(source: str) -> Iterable[str]:
    return (node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))


def bound(source: str) -> set[str]:
    """Return the names of variables and parameters."""
    tree = list(ast.walk(ast.parse(source)))
    stored = {node.id for node in tree if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return stored | {node.arg for node in tree if isinstance(node, ast.arg)}


def shared(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the names of classes that stand in several places, with those places."""
    places = defaultdict(list)
    for place, source in sources.items():
        for name in classes(source):
            places[name].append(place)
    return {name: where for name, where in places.items() if len(where) > 1}


def test_a_class_name_stands_for_one_thing() -> None:
    files = [path for room in HOUSE for path in (ROOT / room).rglob("*.py")]
    assert shared({str(path.relative_to(ROOT)): path.read_text("utf-8") for path in files}) == {}


def test_a_name_that_two_share_is_found() -> None:
    sources = {"kiosk/table/cards/shoe.py": "class Shoe: ...", "drivers/shoe.py": "class Sim:\n    class Shoe: ..."}
    assert shared(sources) == {"Shoe": ["kiosk/table/cards/shoe.py", "drivers/shoe.py"]}


def test_no_variable_is_just_one() -> None:
    files = [path for room in (*HOUSE, "tests") for path in (ROOT / room).rglob("*.py")]
    assert [str(path.relative_to(ROOT)) for path in files if "one" in bound(path.read_text("utf-8"))] == []


def test_a_variable_that_is_just_one_is_found() -> None:
    for source in ("[one for one in cards]", "one = 1", "lambda one: 1", "def find(one): ..."):
        assert "one" in bound(source)
