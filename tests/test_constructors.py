"""No constructor calls a method that a subclass overrides, and each calls that of its base.

Classes are known by their names, which are unique (`test_names`).
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CONSTRUCTORS = ("__init__", "__post_init__")


class Classes:
    """The classes of some sources: the bases and the methods of each."""

    def __init__(self, *sources: str) -> None:
        nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
        found = [node for node in nodes if isinstance(node, ast.ClassDef)]
        self.bases = {node.name: [*map(name_of, node.bases)] for node in found}
        self.methods = {
            node.name: {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)} for node in found
        }

    def above(self, name: str) -> Iterator[str]:
        """Yield the bases of a class that are known here, the nearest first."""
        for base in self.bases[name]:
            if base in self.bases:
                yield base
                yield from self.above(base)

    def called(self, name: str, method: str) -> set[str]:
        """Return the methods that a method of a class calls, directly and indirectly."""
        found: set[str] = set()
        known = [self.methods[of] for of in (name, *self.above(name))]
        waiting = [method]
        while waiting:
            body = next((methods[waiting[-1]] for methods in known if waiting[-1] in methods), None)
            waiting.pop()
            new: set[str] = set() if body is None else {*own_calls(body)} - found
            found |= new
            waiting += new
        return found

    def wrong(self) -> list[str]:
        """Return the faults of their constructors."""
        wrong, below = [], dict[str, set[str]]()
        for name in self.bases:
            for base in self.above(name):
                below.setdefault(base, set()).add(name)
        for name, methods in self.methods.items():
            above = [*self.above(name)]
            made = methods.get("__init__")
            if made is not None and any("__init__" in self.methods[of] for of in above) and not calls_base(made):
                wrong.append(f"{name} leaves out the constructor of {above[0]}")
            overridden = {method for of in below.get(name, ()) for method in self.methods[of]}
            for constructor in CONSTRUCTORS:
                early: set[str] = self.called(name, constructor) & overridden if constructor in methods else set()
                wrong += [f"{name} is made by {method}, which a subclass overrides" for method in sorted(early)]
        return wrong


def name_of(base: ast.expr) -> str:
    base = base.value if isinstance(base, ast.Subscript) else base
    return base.id if isinstance(base, ast.Name) else base.attr if isinstance(base, ast.Attribute) else ""


def own_calls(body: ast.FunctionDef) -> Iterator[str]:
    """Yield the methods that a body calls on `self`."""
    for node in ast.walk(body):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=method)):
                yield method
            case _:
                pass


def calls_base(body: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == "__init__" for node in ast.walk(body))


def test_no_constructor_of_the_house_does() -> None:
    paths = [path for part in ("kiosk", "drivers", "ui") for path in (ROOT / part).rglob("*.py")]
    assert [] == Classes(*(path.read_text(encoding="utf-8") for path in paths)).wrong()


_BASE = """
class Base:
    def __init__(self): self.x = {made}
    def begin(self): return self.look()
    def look(self): return 1
    def plain(self): return 2
"""


@pytest.mark.parametrize(
    ("made", "made_below"),
    [
        ("self.look()", "super().__init__()"),  # Called directly.
        ("self.begin()", "super().__init__()"),  # Called through another method.
        ("1", "self.y = 2"),
    ],
)
def test_law_catches(made: str, made_below: str) -> None:
    below = f"class Below(Base):\n    def __init__(self): {made_below}\n    def look(self): return 3\n"
    assert len(Classes(_BASE.format(made=made), below).wrong()) == 1


def test_law_allows() -> None:
    below = "class Below(Base):\n    def __init__(self): super().__init__()\n    def look(self): return 3\n"
    assert [] == Classes(_BASE.format(made="self.plain()"), below).wrong()
