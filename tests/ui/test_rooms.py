"""The permitted imports between the packages of the screens, in Python and in QML, as read from the sources."""

import ast
import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
QML = ROOT / "ui" / "qml"

# A package of view models imports itself and these. The windows, which are in no package, may import all.
ROOMS = {
    "ui.cards": (),
    "ui.window": ("ui.cards",),
    "ui.vm.controls": ("ui.window",),
    "ui.vm.table": ("ui.vm.controls", "ui.window"),
    "ui.vm.camera": ("ui.vm.controls", "ui.window"),
    "ui.vm.shift": ("ui.vm.table", "ui.vm.controls", "ui.window"),
    "ui.vm.training": ("ui.vm.table", "ui.vm.controls", "ui.window"),
    "ui.vm.floor": ("ui.vm.controls", "ui.vm.pages", "ui.window"),
    "ui.vm.pages": ("ui.vm.camera", "ui.vm.table", "ui.vm.controls", "ui.window"),
}
# The same for packages within a package. The files beside them compose them: they import each, and none imports them.
INNER_ROOMS = {
    "ui.vm.table.money": (),
    "ui.vm.table.felt": ("ui.vm.table.money",),
    "ui.vm.table.under_way": ("ui.vm.table.money",),
    "ui.vm.pages.books": (),
}
# The same for drawings. Only the recall of a hand, and a hand in training, draw their own felt.
DRAWN = {
    "controls": (),
    "table": ("controls",),
    "camera": ("controls",),
    "shift": ("table", "controls"),
    "training": ("table", "controls"),
    "floor": ("controls", "pages"),
    "pages": ("table", "controls"),
}


# These mark a class that QML knows by its name.
IN_QML = frozenset({"in_qml", "QmlElement"})


@cache
def modules() -> Mapping[str, Path]:
    found = {}
    for path in sorted((ROOT / "ui").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(source: ast.Module) -> frozenset[str]:
    """Return the modules of the screens that are imported anywhere in the file."""
    found = set()
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= whole & set(modules()) or {f"{node.module}"}
    return frozenset(found & set(modules()))


@cache
def knows() -> Mapping[str, frozenset[str]]:
    return {name: imported(ast.parse(path.read_bytes())) for name, path in modules().items()}


def room_of(module: str) -> str:
    """Return the package of a module, or "" for a window."""
    return next((room for room in ROOMS if module == room or module.startswith(f"{room}.")), "")


def inner_room_of(module: str) -> str:
    """Return the inner package of a module, or "" for a module beside them."""
    return next((room for room in INNER_ROOMS if module == room or module.startswith(f"{room}.")), "")


def strangers(module: str, known: AbstractSet[str]) -> set[str]:
    """Return a module's imports of packages that its own package may not import."""
    room, inner = room_of(module), inner_room_of(module)
    allowed = {room, *ROOMS[room]} if room else {"", *ROOMS}
    beside = {other for other in known if inner and room_of(other) == room}
    within = {other for other in beside if inner_room_of(other) in (inner, *INNER_ROOMS[inner])}
    return {other for other in known if room_of(other) not in allowed} | (beside - within)


def test_every_view_model_is_in_a_room() -> None:
    homeless = {name for name in modules() if name.startswith("ui.vm.") and not room_of(name)}
    assert set() == homeless
    assert {room.rpartition(".")[2] for room in ROOMS if room.startswith("ui.vm.")} == set(DRAWN)
    packages = {name for name, path in modules().items() if path.name == "__init__.py" and name.startswith("ui.vm.")}
    assert packages == {room for room in (*ROOMS, *INNER_ROOMS) if room.startswith("ui.vm.")}


def test_a_package_imports_only_permitted_packages() -> None:
    for module in modules():
        assert set() == strangers(module, knows()[module]), module


def test_a_stranger_is_caught() -> None:
    assert {"ui.vm.shift.state"} == strangers(
        "ui.vm.table.screen", imported(ast.parse("def late():\n    from ui.vm.shift import state"))
    )
    assert {"ui.app"} == strangers("ui.vm.controls.menu", imported(ast.parse("import ui.app")))
    for other in ("ui.vm.table.felt.seat_rows", "ui.vm.table.table_look"):
        assert {other} == strangers("ui.vm.table.money.amounts", imported(ast.parse(f"import {other}")))


def test_no_files_import_each_other_in_a_circle() -> None:
    in_order(knows())


def test_a_package_is_described_in_one_sentence() -> None:
    for room in (*ROOMS, *INNER_ROOMS):
        said = ast.get_docstring(ast.parse(modules()[room].read_bytes()))
        assert said is not None and said.endswith(".") and "\n" not in said


@cache
def drawings() -> Mapping[str, Path]:
    """Return every QML file by its name; each name is unique among all folders."""
    paths = sorted(QML.rglob("*.qml"))
    found = {path.stem: path for path in paths}
    assert len(found) == len(paths)
    return found


def drawing_room(name: str) -> str:
    """Return the package of a drawing, or "" for a window."""
    folder = drawings()[name].parent
    return "" if folder == QML else folder.relative_to(QML).as_posix()


def draws(name: str) -> frozenset[str]:
    """Return the other drawings that a drawing uses."""
    code = re.sub(r"//.*", "", drawings()[name].read_text(encoding="utf-8"))
    return frozenset(set(re.findall(r"\b[A-Z]\w*", code)) & set(drawings()) - {name})


def folders(name: str) -> set[str]:
    """Return the packages that a drawing imports."""
    path = drawings()[name]
    lines = re.findall(r'^import "(.*)"$', path.read_text(encoding="utf-8"), re.MULTILINE)
    return {(path.parent / line).resolve().relative_to(QML).as_posix() for line in lines}


def test_a_drawing_imports_the_rooms_that_it_uses_and_may() -> None:
    for name in drawings():
        room = drawing_room(name)
        assert folders(name) == {drawing_room(element) for element in draws(name)} - {room}, name
        assert folders(name) <= set(DRAWN[room] if room else DRAWN), name


def test_no_drawings_are_made_of_each_other() -> None:
    in_order({name: draws(name) for name in drawings()})


@cache
def kinds() -> Mapping[str, str]:
    """Return the modules of the classes that QML knows by their names."""
    found = {}
    for module, path in modules().items():
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ClassDef) and {ast.unparse(mark) for mark in node.decorator_list} & IN_QML:
                found[node.name] = module
    return found


def brought(module: str) -> frozenset[str]:
    """Return the imports of a module, including indirect ones."""
    found, ahead = set[str](), [module]
    while ahead:
        if (nearest := ahead.pop()) not in found:
            found.add(nearest)
            ahead += knows()[nearest]
    return frozenset(found)


def not_brought(code: str) -> set[str]:
    """Return the Python classes in a drawing that none of its view models imports."""
    named = set(re.findall(r"\b[A-Z]\w*", re.sub(r'//.*|"[^"]*"', "", code))) & set(kinds())
    given = set(re.findall(r"property (\w+) \w", code)) & set(kinds())
    known = frozenset[str]().union(*(brought(kinds()[kind]) for kind in given))
    return {kind for kind in named if kinds()[kind] not in known}


def test_a_view_model_imports_the_classes_of_its_properties() -> None:
    for name in drawings():
        if drawing_room(name):
            assert not_brought(drawings()[name].read_text(encoding="utf-8")) == set(), name


def test_a_picture_that_nobody_brings_is_caught() -> None:
    assert not_brought("Item { required property SigningPad pad; Sight {} }") == {"Sight"}


@pytest.mark.parametrize("table", [ROOMS, INNER_ROOMS, DRAWN], ids=["Python", "within", "QML"])
def test_no_rooms_know_each_other_in_a_circle(table: Mapping[str, tuple[str, ...]]) -> None:
    in_order(table)


def in_order(known: Mapping[str, AbstractSet[str] | tuple[str, ...]]) -> None:
    """Fail if a part depends on itself, directly or indirectly."""
    try:
        tuple(TopologicalSorter(known).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def test_a_circle_is_caught() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"(felt|seat) → (seat|felt)"):
        in_order({"felt": ("seat",), "seat": ("felt",)})


def test_nothing_on_a_felt_is_a_layer() -> None:
    """In software rendering, a layer is drawn again in each frame, with everything below it."""
    layers = {path.relative_to(QML).parts[0] for path in drawings().values() if "layer." in path.read_text("utf-8")}
    assert {"floor"} == layers, "where a list cuts shapes off"
