"""A class name has one meaning in the whole project; functions are named by actions, and variables by contents."""

import ast
import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ("kiosk", "drivers", "ui", "benchmarks", "tools")
EVERYTHING = (*HOUSE, "tests", "docs")

# These names say nothing about what a function does.
VAGUE = {"common", "do", "execute", "handle", "helper", "info", "manage", "process", "run_it", "util", "work"}
VAGUE_FOR = {
    "do": "a command to a camera is one of several tasks, each by its name",
    "common": "geometry: the share that two outlines have in common",
}
UNITS = r"_*(ms|ns|cents|dollars|mm|px|bytes|seconds|minutes|hours|percent)_(?!(per|a|words)_?)"


class Names(NamedTuple):
    """The names that a module defines: classes, variables and parameters, functions and methods."""

    classes: tuple[str, ...]
    bound: frozenset[str]
    functions: frozenset[str]


def names_in(source: str) -> Names:
    classes, bound, functions = [], set(), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Store):
                bound.add(node.id)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, ast.ClassDef):
            classes.append(node.name)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            functions.add(node.name)
    return Names(tuple(classes), frozenset(bound), frozenset(functions))


def shared(modules: Mapping[str, Names]) -> dict[str, list[str]]:
    """Return the names of classes that are in several places, with those places. `_Page` is named as `Page` is."""
    places = defaultdict(list)
    for place, names in modules.items():
        for name in names.classes:
            places[name.lstrip("_")].append(place)
    return {name: where for name, where in places.items() if len(where) > 1}


def test_names_of_the_project() -> None:
    """In one pass over every module: a class name has one meaning, no variable is just *one*, and a unit is last.

    `age_ms` and not `ms_of_age`; a rate has two units.
    """
    files = [path.relative_to(ROOT) for folder in EVERYTHING for path in (ROOT / folder).rglob("*.py")]
    modules = {str(path): names_in((ROOT / path).read_text("utf-8")) for path in files}
    assert shared(modules) == {}
    assert [place for place, names in modules.items() if "one" in names.bound] == []
    ours = {place: names for place, names in modules.items() if Path(place).parts[0] in HOUSE}
    assert frozenset().union(*[names.functions for names in ours.values()]) & VAGUE == VAGUE_FOR.keys()
    wrong = [f"{place}: {name}" for place, names in ours.items() for name in names.bound if re.match(UNITS, name)]
    assert wrong == []


def test_a_name_that_two_share_is_found() -> None:
    sources = {"kiosk/table/cards/shoe.py": "class Shoe: ...", "drivers/shoe.py": "class Sim:\n    class _Shoe: ..."}
    found = shared({place: names_in(source) for place, source in sources.items()})
    assert found == {"Shoe": ["kiosk/table/cards/shoe.py", "drivers/shoe.py"]}


def test_a_variable_that_is_just_one_is_found() -> None:
    for source in ("[one for one in cards]", "one = 1", "lambda one: 1", "def find(one): ..."):
        assert "one" in names_in(source).bound


def test_a_unit_that_is_not_last_is_found() -> None:
    assert re.match(UNITS, "ms_of_age") and not re.match(UNITS, "mm_per_px") and not re.match(UNITS, "age_ms")
