"""The page lists the packages in their layers, and no code asks for the game's name."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from kiosk.games import GAMES

ROOT = Path(__file__).resolve().parent.parent


def test_the_page_lists_the_packages_as_the_layers_do() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract.get("containers") == ["kiosk"])
    order = {package: depth for depth, layer in enumerate(reversed(layers)) for package in layer.split(" | ")}
    packages = [row for row in rows if row in order]
    assert {*packages, "__main__"} == set(order)
    assert sorted(packages, key=order.__getitem__) == packages


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
    for path in (path for part in ("kiosk", "drivers", "ui") for path in (ROOT / part).rglob("*.py")):
        if not path.is_relative_to(ROOT / "kiosk" / "games"):
            assert [] == asks_which_game(ast.parse(path.read_text(encoding="utf-8"))), path


@pytest.mark.parametrize(
    "source", ["game.key == 'nh'", "x = rules['peek']", "match key:\n    case 'holdem':\n        pass"]
)
def test_asking_which_game_it_is_is_caught(source: str) -> None:
    assert asks_which_game(ast.parse(source))
