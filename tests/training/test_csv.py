"""Progress as a table for a spreadsheet: text in it stays text, with any author.

`python -m benchmarks.spreadsheets` opens the same tables in LibreOffice.
"""

import csv
import io
import re
from datetime import date
from typing import cast
from unicodedata import normalize

import pytest

from kiosk.training.reports import as_csv
from kiosk.training.store.store import Store
from tests.training.one_row import FORMULAS, SEPARATORS, OneRow


@pytest.mark.parametrize("written", FORMULAS)
@pytest.mark.parametrize("separator", SEPARATORS)
def test_no_cell_is_a_formula_with_any_separator(written: str, separator: str) -> None:
    text = as_csv(cast(Store, OneRow(written, written)), "nh", {written: written}, 2)
    assert text.startswith("\ufeff")
    for row in csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=separator):
        for cell in row:
            begins = normalize("NFKC", cell).strip(' "\r\n')
            assert re.match(r"[=+\-@]\S" if separator == " " else r"[=+\-@]", begins) is None


def test_a_spreadsheet_reads_dates_and_numbers_as_such() -> None:
    text = as_csv(cast(Store, OneRow("dana", "ante 1")), "nh", {"dana": "Dana Reyes"}, 2)
    header, row = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    assert header == ["Person", "Name", "Week from", "Line", "Asked", "Right", "Seconds per answer"]
    assert row[:2] + row[3:] == ["dana", "Dana Reyes", "ante 1", "10", "9", "0.15"]
    date.fromisoformat(row[2])


@pytest.mark.parametrize("written", ["", "Dana Reyes", "1 - 2", "李", "Núñez-Ortiz"])
def test_other_words_stay_as_they_are(written: str) -> None:
    written_csv = as_csv(cast(Store, OneRow("dana", "ante 1")), "nh", {"dana": written}, 2)
    assert next(csv.reader(io.StringIO(written_csv.split("\n", 1)[1], newline="")))[:2] == ["dana", written]


@pytest.mark.parametrize(
    "person", ["0451", "007", "1e5", "2.5e3", "123456789012", "1-2", "3/4/26", "may2", "Sep-12", "4jul"]
)
def test_no_id_is_read_for_a_number_or_a_date(person: str) -> None:
    text = as_csv(cast(Store, OneRow(person, "ante 1")), "nh", {person: "Dana Reyes"}, 2)
    assert f"'{person}" == next(csv.reader(io.StringIO(text.split("\n", 1)[1], newline="")))[0]


@pytest.mark.parametrize("person", ["451", "mayer", "may", "e5", "reyes2", "p12", "kim.2", "12b"])
def test_other_ids_stay_as_they_are(person: str) -> None:
    text = as_csv(cast(Store, OneRow(person, "ante 1")), "nh", {person: "Dana Reyes"}, 2)
    assert person == next(csv.reader(io.StringIO(text.split("\n", 1)[1], newline="")))[0]
