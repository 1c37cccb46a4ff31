"""The threat model names the test of each control, and each of these tests exists."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "security.md"

ROW = re.compile(r"^\|([^|]*)\|([^|]*)\|([^|]*)\|$", re.MULTILINE)
TEST = re.compile(r"`(tests/[^`]+)`")


def rows() -> list[tuple[str, ...]]:
    found = [tuple(cell.strip() for cell in row) for row in ROW.findall(PAGE.read_text(encoding="utf-8"))]
    return [row for row in found if row[0] not in ("attack", "---")]


def test_every_test_that_is_named_is_there() -> None:
    named = {path for _, _, tests in rows() for path in TEST.findall(tests)}
    assert len(named) >= 15
    assert [] == [path for path in sorted(named) if not (ROOT / path).is_file()]


def test_every_control_has_its_test_or_a_note_that_it_has_none() -> None:
    assert len(rows()) >= 25
    for tries, control, tests in rows():
        assert TEST.search(tests) or (tests == "none" and "**" in control), tries
