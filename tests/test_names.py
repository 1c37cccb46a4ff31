"""A class name stands for one thing in the whole project; a function says what it does, a variable what it holds."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ("kiosk", "drivers", "ui", "benchmarks", "tools")
EVERYTHING = (*HOUSE, "tests", "docs")

# Functions that would tell nothing of what they do.
VAGUE = {"common", "do", "execute", "handle", "helper", "info", "manage", "process", "run_it", "util", "work"}
VAGUE_FOR = {
    "do": "what is told to a camera is one of several tasks, each by its name",
    "common": "geometry: the share that two outlines have in common",
}
UNITS = r"_*(ms|ns|cents|dollars|mm|px|bytes|seconds|minutes|hours|percent)_(?!(per|a|words)_?)"


def classes(source: str) -> Iterable[str]:
    return (node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))


def bound(source: str) -> set[str]:
    """Return the names of variables and parameters."""
    tree = list(ast.walk(ast.parse(source)))
    stored = {node.id for node in tree if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return stored | {node.arg for node in tree if isinstance(node, ast.arg)}


def functions(source: str) -> Iterable[str]:
    """Return the names of functions and methods that others call."""
    tree = list(ast.walk(ast.parse(source)))
    return (node.name for node in tree if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def shared(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the names of classes that stand in several places, with those places. `_Page` is named as `Page` is."""
    places = defaultdict(list)
    for place, source in sources.items():
        for name in classes(source):
            places[name.lstrip("_")].append(place)
    return {name: where for name, where in places.items() if len(where) > 1}


def test_a_class_name_stands_for_one_thing() -> None:
    files = [path for room in EVERYTHING for path in (ROOT / room).rglob("*.py")]
    assert {} == shared({str(path.relative_to(ROOT)): path.read_text("utf-8") for path in files})


def test_a_name_that_two_share_is_found() -> None:
    sources = {"kiosk/table/cards/shoe.py": "class Shoe: ...", "drivers/shoe.py": "class Sim:\n    class _Shoe: ..."}
    assert shared(sources) == {"Shoe": ["kiosk/table/cards/shoe.py", "drivers/shoe.py"]}


def test_no_variable_is_just_one() -> None:
    files = [path for room in EVERYTHING for path in (ROOT / room).rglob("*.py")]
    assert [str(path.relative_to(ROOT)) for path in files if "one" in bound(path.read_text("utf-8"))] == []


def test_a_variable_that_is_just_one_is_found() -> None:
    for source in ("[one for one in cards]", "one = 1", "lambda one: 1", "def find(one): ..."):
        assert "one" in bound(source)


def test_a_function_says_what_it_does() -> None:
    files = [path for room in HOUSE for path in (ROOT / room).rglob("*.py")]
    vague = {name for path in files for name in functions(path.read_text("utf-8"))} & VAGUE
    assert vague == VAGUE_FOR.keys()


def test_a_unit_stands_last() -> None:
    """`age_ms` and not `ms_of_age`; a rate has two of them."""
    files = [path for room in HOUSE for path in (ROOT / room).rglob("*.py")]
    wrong = [f"{path}: {name}" for path in files for name in bound(path.read_text("utf-8")) if re.match(UNITS, name)]
    assert wrong == []
    assert re.match(UNITS, "ms_of_age") and not re.match(UNITS, "mm_per_px") and not re.match(UNITS, "age_ms")
