"""Every method of ours that a signal calls is a slot.

PySide gives an object whose plain method is connected a separate metaobject, which is freed with it. QML caches an
object's properties by the address of its metaobject, so it takes the next object at that address for the same, and
every property of that one is undefined.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

UI = Path(__file__).parents[2] / "ui"
CLASSES = [
    (path, defined)
    for path in sorted(UI.rglob("*.py"))
    for defined in ast.walk(ast.parse(path.read_text()))
    if isinstance(defined, ast.ClassDef)
]


class PlainObject(QObject):
    """An object whose methods are called by a signal."""

    said = Signal()

    def plain(self) -> None: ...

    @Slot()
    def slotted(self) -> None: ...


def test_pyside_still_needs_it() -> None:
    value, other = PlainObject(), PlainObject()
    value.said.connect(value.plain)
    other.said.connect(other.slotted)
    assert "__METAOBJECT__" in vars(value)
    assert "__METAOBJECT__" not in vars(other)


def test_every_method_that_a_signal_calls_is_a_slot() -> None:
    for path, kind in CLASSES:
        plain = {name for name in _called_by_signals(kind) if (found := _method(kind, name)) and not _is_slot(found)}
        assert plain == set() or not _is_object(kind), f"{path.name}: {plain}"


def test_a_view_of_a_look_and_a_method_of_a_base_are_found() -> None:
    kinds = {kind.name: kind for _, kind in CLASSES}
    screen = kinds["TrainingScreen"]
    assert _is_object(screen)
    assert _method(screen, "_awake") is not None


def _called_by_signals(kind: ast.ClassDef) -> Iterator[str]:
    """Yield each method of a class that it connects to a signal or a timer."""
    for call in ast.walk(kind):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr in ("connect", "singleShot")
        ):
            for value in call.args:
                if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id == "self":
                    yield value.attr


def _is_slot(method: ast.FunctionDef) -> bool:
    """Return whether a method is a slot: `@touch` makes one, too."""
    made = (call.func for call in method.decorator_list if isinstance(call, ast.Call))
    return any(getattr(expression, "id", "") in ("Slot", "touch") for expression in made)


def _is_object(kind: ast.ClassDef) -> bool:
    """Return whether a class is a QObject. A class that shares its name with one counts as one."""
    return any(name.startswith("Q") for name in _bases(kind)) or any(map(_is_object, _base_classes(kind)))


def _method(kind: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """Return the method of a class with a name, or that of its first base that has one."""
    for method in kind.body:
        if isinstance(method, ast.FunctionDef) and method.name == name:
            return method
    return next((found for base in _base_classes(kind) if (found := _method(base, name))), None)


def _base_classes(kind: ast.ClassDef) -> list[ast.ClassDef]:
    """Return the classes of `ui/` from which a class is made."""
    return [defined for _, defined in CLASSES if defined.name in _bases(kind) and defined is not kind]


def _bases(kind: ast.ClassDef) -> set[str]:
    """Return the names of the bases of a class; `View[Look]` is a `View`."""
    plain = (base.value if isinstance(base, ast.Subscript) else base for base in kind.bases)
    return {base.id if isinstance(base, ast.Name) else getattr(base, "attr", "") for base in plain}
