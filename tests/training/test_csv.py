"""Progress as a table for a spreadsheet: what people wrote in it stays words, whoever wrote it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import cast

import pytest

from kiosk.training.reports import as_csv
from kiosk.training.store import Store


class OneRow:
    """A store with one row, as one that was merged from elsewhere may have it."""

    def __init__(self, trainee: str, line: str) -> None:
        self._row = (trainee, 1, line, 10, 9, 1_500)

    def rows(self, *_: object) -> Iterator[tuple[str, int, str, int, int, int]]:
        yield self._row


@pytest.mark.parametrize(
    "written", ["=cmd|'/c calc'!A1", "+1", "-1+1", "@SUM(A1)", " =1", "\t=1", "\r=1", "＝1+1", "＠SUM(A1)"]
)
def test_no_cell_is_a_formula(written: str) -> None:
    told = as_csv(cast(Store, OneRow(written, written)), "nh", {written: written}, 2)
    _, (person, name, _, line, *numbers) = csv.reader(io.StringIO(told, newline=""))
    assert (person, name, line) == (f"'{written}",) * 3
    assert numbers == ["10", "9", "1500"]


@pytest.mark.parametrize("written", ["", "Dana Reyes", "1 - 2", "'=1", "李"])
def test_other_words_stay_as_they_are(written: str) -> None:
    told = as_csv(cast(Store, OneRow("dana", "ante 1")), "nh", {"dana": written}, 2)
    assert next(csv.reader(io.StringIO(told.split("\n", 1)[1], newline="")))[:2] == ["dana", written]
