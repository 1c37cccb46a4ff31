"""Tests share code only through modules of their own: importing a test would run it, or break with it."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(path for folder in ("tests", "benchmarks", "tools") for path in (ROOT / folder).rglob("*.py"))


def from_tests(source: str) -> set[str]:
    """Return the test modules that a source imports from."""
    nodes = list(ast.walk(ast.parse(source)))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if any(part.startswith("test_") for part in name.split(".")[:-1])}


def test_nothing_is_imported_from_a_test() -> None:
    for path in FILES:
        assert set() == from_tests(path.read_text(encoding="utf-8")), path


def test_an_import_from_a_test_is_caught() -> None:
    assert {"tests.table.test_table.deal"} == from_tests(
        "from tests.table.test_table import deal\nfrom tests.dealt import deal"
    )
    assert {"tests.ui.test_walk.Walk"} == from_tests("def late():\n    from tests.ui.test_walk import Walk")
