"""The finder of unused names: each kind of name, used and not, in a project of a few lines."""

from collections.abc import Mapping

import pytest

from tools.unused import TrackedFiles, judged


def found(files: Mapping[str, str]) -> list[str]:
    """Return the unused names in these files, {path: text}."""
    return [name.key for name in TrackedFiles(files).unused()]


def in_parts(text: str, files: Mapping[str, str] | None = None) -> list[str]:
    """Return the unused names in a module that is imported, and in other files."""
    return found({"kiosk/parts.py": text, "kiosk/test_main.py": "import kiosk.parts", **(files or {})})


@pytest.mark.parametrize(
    ("text", "unused"),
    [
        ("def made(): ...", ["kiosk.parts.made"]),
        ("def made(): ...\nmade()", []),
        ("def again(): again()", ["kiosk.parts.again"]),
        ("class Thing: ...", ["kiosk.parts.Thing"]),
        ("LEAST, MOST = 1, 2\nprint(MOST)", ["kiosk.parts.LEAST"]),
        ("def outer():\n    def inner(): ...\nouter()", ["kiosk.parts.outer.inner"]),
        ("def outer():\n    def inner(): ...\n    return inner\nouter()", []),
        ("class Thing:\n    def do(self): ...\nThing()", ["kiosk.parts.Thing.do"]),
        ("class Thing:\n    def do(self): ...\nThing().do()", []),
        ("class Thing:\n    def do(self): self.do()\nThing()", ["kiosk.parts.Thing.do"]),
        ("class Thing:\n    def __init__(self): self.size = 1\nThing()", ["kiosk.parts.Thing.size"]),
        ("class Thing:\n    size: int = 1\nprint(getattr(Thing, 'size'))", []),
        ("class Thing:\n    size: int\nThing(size=1)", ["kiosk.parts.Thing.size"]),
        ("class Two:\n    one: int\n    two: int\nmatch Two():\n    case Two(one): one", ["kiosk.parts.Two.two"]),
        ("import threading\nclass Job(threading.Thread):\n    def run(self): ...\nJob()", []),
        ("@app.command()\ndef typed(): ...", []),
    ],
)  # fmt: skip
def test_a_name_in_python(text: str, unused: list[str]) -> None:
    assert unused == in_parts(text)


def test_a_name_is_used_where_it_is_imported_from_and_not_where_another_has_its_name() -> None:
    other = "def card(): ...\ncard()"
    assert ["kiosk.parts.card"] == in_parts("def card(): ...", {"kiosk/test_other.py": other})
    assert [] == in_parts("def card(): ...", {"kiosk/test_other.py": "from kiosk.parts import card\ncard()"})
    assert [] == in_parts("def card(): ...", {"kiosk/test_other.py": "import kiosk.parts\nkiosk.parts.card()"})
    assert [] == in_parts("def card(): ...", {"kiosk/test_other.py": "resolve_name('kiosk.parts:card')"})


def test_re_export_must_be_imported_from_its_package() -> None:
    face = "from kiosk.parts import card as card"
    taken = "from kiosk import card\ncard()"
    assert ["kiosk.card", "kiosk.parts.card"] == sorted(in_parts("def card(): ...", {"kiosk/__init__.py": face}))
    assert [] == in_parts("def card(): ...", {"kiosk/__init__.py": face, "kiosk/test_other.py": taken})


def test_name_used_only_by_tests_is_unused() -> None:
    test = "from kiosk.parts import card\ndef test_card(): card()"
    assert ["kiosk.parts.card"] == in_parts("def card(): ...", {"tests/test_parts.py": test})


def test_a_module_is_imported_or_run() -> None:
    assert ["kiosk.parts"] == found({"kiosk/parts.py": ""})
    assert [] == found({"kiosk/parts.py": "", "Makefile": "python -m kiosk.parts"})


def test_a_fixture_is_asked_for_by_its_name() -> None:
    fixture = "import pytest\n@pytest.fixture\ndef house(): ...\n"
    assert ["tests.test_house.house"] == found({"tests/test_house.py": fixture})
    assert [] == found({"tests/test_house.py": fixture + "def test_it(house): ..."})


QML = "Item {\n    id: root\n    required property string title\n    property int size: 1\n    signal closed()\n%s\n}"


@pytest.mark.parametrize(
    ("more", "unused"),
    [
        ("", ["root", "title", "size", "closed"]),
        ("    Text { text: root.title; width: root.size }\n    onClosed: print(1)", []),
        ("    Text { text: root.title }\n    size: 3\n    onClosed: print(1)", ["size"]),
        ("    Text { text: root.title; width: root.size } // root.closed()", ["closed"]),
        ("    function late() {}\n    onClosed: print(root.title, root.size)", ["late"]),
    ],
)
def test_a_name_in_qml(more: str, unused: list[str]) -> None:
    files = {"ui/qml/Page.qml": QML % more, "ui/qml/Main.qml": "Page {}"}
    keys = [key.rpartition(".")[2] for key in found(files) if "Main" not in key]
    assert sorted(unused) == sorted(keys)


def test_a_field_that_only_qml_reads_is_used_by_its_name_there() -> None:
    look = "class Look:\n    page_title: str = ''\n    page_note: str = ''\nLook()"
    qml = {"ui/qml/Main.qml": "Text { text: screen.pageTitle }"}
    assert ["kiosk.parts.Look.page_note"] == [key for key in in_parts(look, qml) if key.startswith("kiosk")]


def test_a_member_that_only_qml_reads_is_used() -> None:
    page = "class Page:\n    def title(self): ...\n    def rest(self): ...\nPage()"
    qml = {"ui/qml/Main.qml": "Text { text: page.title }"}
    unused = [key for key in in_parts(page, qml) if key.startswith("kiosk")]
    assert ["kiosk.parts.Page.rest"] == unused


def test_an_exception_that_allows_nothing_is_found() -> None:
    unused = list(TrackedFiles({"kiosk/parts.py": "def made(): ...", "Makefile": "kiosk.parts"}).unused())
    assert judged(unused, {"kiosk.*.made": "it may"}) == []
    assert judged(unused, {}) == ["kiosk/parts.py:1: function kiosk.parts.made: nothing uses it"]
    assert judged([], {"kiosk.*.made": "it may"}) == ["ALLOWED 'kiosk.*.made' allows nothing: take it away"]
