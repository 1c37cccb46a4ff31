"""Copies of slips where the table cannot change them: one file for each paper, made once, also after an outage."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.app.house.slip_copies import slip_copy_lines
from kiosk.bank import gaming_day, span_of
from kiosk.table import SlipCopies, copies_of
from tests.tables import House
from tests.transfers import SIGNED, hire, transfer


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    (tmp_path / "table").mkdir()
    opened = House(tmp_path / "table")
    yield opened
    opened.close()


def keep(house: House, floor: Path) -> None:
    house.table.slips.keep_copies(SlipCopies(floor))


def checked(house: House, floor: Path) -> list[tuple[str, str, bool]]:
    span = span_of(gaming_day(house.clock.ms, "08:00"), "08:00")
    lines = slip_copy_lines(floor, house.table.journal, span)
    return [(line.item, line.note, line.is_wrong) for line in lines]


def test_each_paper_has_a_copy_that_is_never_opened_again(house: House, tmp_path: Path) -> None:
    floor = tmp_path / "floor"
    floor.mkdir()
    keep(house, floor)
    transfer(house.table, "fill", {500: 20})
    house.table.transfers.request("credit", {500: 20}, SIGNED)
    house.table.transfers.void("No longer needed", SIGNED)
    house.table.slips.close_copies()
    parts = sorted(key.split("-")[-1].split(".")[0] for key, _ in copies_of(floor, "NH-07"))
    assert parts == ["receipt", "request", "request", "slip", "void"]
    assert checked(house, floor) == [("Copies of slips", "5 of 5 in the floor's folder", False)]
    (slip,) = [copy for key, copy in copies_of(floor, "NH-07") if "-slip." in key]
    assert slip is not None and ["Amount", "$100"] in slip["lines"]
    path = next((floor / "slips").glob("*-slip.*"))
    assert path.stat().st_mode & 0o222 == 0
    before = path.read_bytes()
    keep(house, floor)  # The next start copies the newest ones again, and changes none.
    house.table.slips.close_copies()
    assert path.read_bytes() == before


def test_a_copy_that_lacks_and_a_slip_that_the_journal_lacks_are_named(house: House, tmp_path: Path) -> None:
    floor = tmp_path / "floor"
    floor.mkdir()
    hire(house.table)
    keep(house, floor)
    house.table.transfers.request("fill", {500: 20}, SIGNED)
    house.table.slips.close_copies()
    (path,) = (floor / "slips").iterdir()
    body = json.loads(path.read_bytes())
    (floor / "slips" / "NH-07-F000009-AB-slip.7.json").write_text(json.dumps({**body, "hash": "ab" * 32}))
    (floor / "slips" / "NH-07-F000010-AB-slip.8.json").write_text("torn")
    (floor / "slips" / "NH-07-F000002-CD-slip.9.json").write_text(json.dumps({**body, "journal": "cd" * 32}))
    (floor / "slips" / "NH-07-B-F000001-EF-slip.9.json").write_text(json.dumps({**body, "table": "NH-07-B"}))
    path.unlink()
    assert checked(house, floor) == [
        ("Copies of slips", "0 of 1 in the floor's folder", False),
        (f"Slip {path.stem}", "has no copy in the floor's folder", True),
        ("Copies of slips", "1 of an earlier journal of this table", False),
        ("Copy NH-07-F000009-AB-slip.7", "is of a slip that this journal does not have", True),
        ("Copy NH-07-F000010-AB-slip.8", "cannot be read", True),
    ]


def test_missed_copies_are_written_when_the_folder_is_back(house: House, tmp_path: Path) -> None:
    """No touch waits for the folder, and the copies are made once it is back."""
    floor = tmp_path / "floor"
    keep(house, floor)
    transfer(house.table, "fill", {500: 20})
    assert house.table.transfers.pending is None
    assert not floor.exists()
    floor.mkdir()
    keep(house, floor)
    house.table.slips.close_copies()
    assert [line[1] for line in checked(house, floor)] == ["3 of 3 in the floor's folder"]
