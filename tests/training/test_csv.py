"""Progress as a table for a spreadsheet: what people wrote in it stays words, whoever wrote it."""

from __future__ import annotations

import csv
import io
import re
import shutil
import subprocess
from datetime import date
from pathlib import Path
from typing import cast
from unicodedata import normalize

import pytest

from kiosk.training.reports import as_csv
from kiosk.training.store import Store
from tests.sizes import some
from tests.training.one_row import SEPARATORS, OneRow

FORMULAS = (
    "=cmd|'/c calc'!A1", "+1", "-1+1", "@SUM(A1)", " =1", "\t=1", "\r=1", "＝1+1", "＠SUM(A1)", "x;=1+1;y", "x\t=1+1",
    "x =1+1 y", 'x;"=1+1"', "x,; @A1", "a|-1+1", "x；＝1", "= 1+1", "x;= 1+1",
)  # fmt: skip


@pytest.mark.parametrize("written", FORMULAS)
@pytest.mark.parametrize("separator", SEPARATORS)
def test_no_cell_is_a_formula_whatever_separates_cells(written: str, separator: str) -> None:
    text = as_csv(cast(Store, OneRow(written, written)), "nh", {written: written}, 2)
    assert text.startswith("\ufeff")
    for row in csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=separator):
        for cell in row:
            begins = normalize("NFKC", cell).strip(' "\r\n')
            assert re.match(r"[=+\-@]\S" if separator == " " else r"[=+\-@]", begins) is None


OFFICE = shutil.which("soffice")


@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")
@pytest.mark.parametrize("separator", some(SEPARATORS, each=5))
def test_libreoffice_calculates_no_cell_whatever_separates_cells(separator: str, tmp_path: Path) -> None:
    rows = [as_csv(cast(Store, OneRow(written, written)), "nh", {written: written}, 2) for written in FORMULAS]
    assert formulas("".join(rows), separator, tmp_path) == 0


@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")
def test_libreoffice_would_calculate_a_formula(tmp_path: Path) -> None:
    assert formulas("a;=1+1;c\n", ";", tmp_path) == 1


def formulas(text: str, separator: str, folder: Path) -> int:
    """Open a table in LibreOffice, and return how many cells it takes for formulas."""
    (folder / "table.csv").write_text(text, encoding="utf-8", newline="")
    reads = f"CSV:{ord(separator)},34,76,1,,1033,false,true,false,false,false,-1,true"
    own = f"-env:UserInstallation=file://{folder / 'office'}"
    command = [str(OFFICE), own, "--headless", f"--infilter={reads}", "--convert-to", "fods", "--outdir", str(folder)]
    subprocess.run([*command, str(folder / "table.csv")], check=True, capture_output=True)
    return (folder / "table.fods").read_text(encoding="utf-8").count("table:formula=")


def test_dates_and_numbers_are_what_a_spreadsheet_takes_them_for() -> None:
    text = as_csv(cast(Store, OneRow("dana", "ante 1")), "nh", {"dana": "Dana Reyes"}, 2)
    header, row = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    assert header == ["Person", "Name", "Week from", "Line", "Asked", "Right", "Seconds per answer"]
    assert row[:2] + row[3:] == ["dana", "Dana Reyes", "ante 1", "10", "9", "0.15"]
    date.fromisoformat(row[2])


@pytest.mark.parametrize("written", ["", "Dana Reyes", "1 - 2", "李", "Núñez-Ortiz"])
def test_other_words_stay_as_they_are(written: str) -> None:
    told = as_csv(cast(Store, OneRow("dana", "ante 1")), "nh", {"dana": written}, 2)
    assert next(csv.reader(io.StringIO(told.split("\n", 1)[1], newline="")))[:2] == ["dana", written]
