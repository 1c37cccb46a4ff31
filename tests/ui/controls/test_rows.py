"""A list in QML: items that are kept, and the signals of a change."""

import random
from dataclasses import dataclass

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from ui.vm.controls.rows import Rows


@dataclass(frozen=True)
class WithId:
    id: str
    age: int = 0


@dataclass(frozen=True)
class WithoutId:
    label: str
    value: int = 0


class Mirror:
    """A record of a list as a view knows it from its signals, and the names of the signals."""

    def __init__(self, rows: Rows) -> None:
        self.rows, self.changes = list(rows.rows), list[str]()
        rows.modelReset.connect(lambda: self._take("reset", rows.rows))
        rows.rowsRemoved.connect(lambda _, first, last: self._cut("removed", first, last))
        rows.rowsInserted.connect(lambda _, first, last: self._put("inserted", first, rows.rows[first : last + 1]))
        rows.dataChanged.connect(lambda first, _: self._change(first.row(), rows.rows[first.row()]))

    def _take(self, name: str, rows: tuple[object, ...]) -> None:
        self.changes.append(name)
        self.rows = list(rows)

    def _cut(self, name: str, first: int, last: int) -> None:
        self.changes.append(name)
        del self.rows[first : last + 1]

    def _put(self, name: str, first: int, rows: tuple[object, ...]) -> None:
        self.changes.append(name)
        self.rows[first:first] = rows

    def _change(self, at: int, row: object) -> None:
        self.changes.append("changed")
        self.rows[at] = row


def calls(names: str, age: int = 0) -> tuple[WithId, ...]:
    return tuple(WithId(name, age) for name in names)


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ("ab", "abc", ["inserted"]),
        ("abc", "bc", ["removed"]),
        ("abc", "ac", ["removed"]),
        ("abc", "abd", ["removed", "inserted"]),  # Another one has its place, and no finger on the first opens it.
        ("a", "b", ["reset"]),
        ("", "ab", ["reset"]),
        ("ab", "", ["reset"]),
        ("", "", []),
        ("ab", "ab", []),
    ],
)
def test_remaining_rows_keep_their_items(qapp: QGuiApplication, before: str, after: str, changes: list[str]) -> None:
    rows = Rows(WithId)
    rows.show(calls(before))
    seen = Mirror(rows)
    rows.show(calls(after))
    assert (changes, list(calls(after))) == (seen.changes, seen.rows)


def test_row_changes_are_emitted_after_insertions(qapp: QGuiApplication) -> None:
    rows = Rows(WithId)
    rows.show(calls("abc"))
    seen = Mirror(rows)
    rows.show((WithId("a", 1), WithId("c"), WithId("d")))
    assert (["removed", "inserted", "changed"], list(rows.rows)) == (seen.changes, seen.rows)


def test_rows_that_are_nothing_of_their_own_change_in_their_places(qapp: QGuiApplication) -> None:
    rows = Rows(WithoutId)
    rows.show((WithoutId("Ante"), WithoutId("Blind")))
    seen = Mirror(rows)
    rows.show((WithoutId("Ante", 5), WithoutId("Play")))
    rows.show((WithoutId("Ante", 5),))
    assert ["changed", "changed", "reset"] == seen.changes
    assert [WithoutId("Ante", 5)] == seen.rows


def test_after_any_inserts_and_removals_a_view_has_the_shown_rows(qapp: QGuiApplication) -> None:
    dice = random.Random(12)
    rows = Rows(WithId)
    QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal, rows)
    seen = Mirror(rows)
    for _ in range(500):
        rows.show([WithId(name, dice.randrange(2)) for name in dice.sample("abcdefg", dice.randrange(8))])
        assert list(rows.rows) == seen.rows


def test_rows_that_a_signal_shows_meanwhile_stay(qapp: QGuiApplication) -> None:
    rows = Rows(WithId)
    rows.show(calls("abc"))
    others = [calls("abz")]
    rows.rowsRemoved.connect(lambda: rows.show(others.pop()) if others else None)
    rows.show(calls("abd"))
    assert calls("abz") == rows.rows
