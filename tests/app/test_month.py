"""`kiosk month`: the sum of the signed nights of a house, with each unsigned night named beside it."""

import csv
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest

from kiosk.bank import HouseMonth, gaming_day, month_lines, month_spans, span_of
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.reports import DAY_KINDS, DayReader
from kiosk.settings import DEFAULT_NIGHTS
from kiosk.staff import Person, Role
from tests.app.typed import Kiosk
from tests.bank.nights import table_night
from tests.reopened import play
from tests.tables import DEALER, FLOOR, PINS, House
from tests.transfers import SIGNED, hire

BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
DAY_MS: Final = 86_400_000
SHORT, OVER = 2_500, 10_000
SIGNERS, PIN = ("park", "silva"), "5903"


def close(house: House, chip: int = 0, more: int = 0) -> None:
    rack = dict(house.table.shift.rack)
    house.table.shift.close(rack | ({chip: rack[chip] + more} if chip else {}), **BOTH)


def dealt(house: House) -> None:
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    house.clock.advance(ms=60_000)
    play(house.table)


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Return a house with three nights: one with $25 missing, one with $100 too much, and one that was not closed."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    for who in SIGNERS:
        house.staff.add(Person(id=who, name=who.title(), roles=frozenset({Role.MANAGER}), license=f"G-{who}"), PIN)
    dealt(house)
    close(house, SHORT, -1)
    for chip, more in ((OVER, 1), (0, 0)):
        house.clock.advance(ms=DAY_MS)
        house.table.shift.open("nh", dict(house.table.shift.closed_rack), **BOTH)
        dealt(house)
        if chip:
            close(house, chip, more)
    house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    return house


def sign(kiosk: Kiosk, folder: Path, day: date) -> None:
    """Explain the differences of a night, and sign for it."""
    where = ("--day", day.isoformat(), "--table", "NH-07", "--data", folder, "--out", folder / "packet")
    park, silva = SIGNERS
    for line in kiosk("night", *where).out.splitlines():
        if line.endswith("]"):
            key = line.rpartition("[")[2].rstrip("]")
            explained = kiosk("night", *where, "--explain", key, "--why", "Mispay", "--by", park, pins=(PIN,))
            assert explained.status == 0, explained.err
    signed = kiosk("night", *where, "--by", park, "--second", silva, pins=(PIN, PIN))
    assert signed.status == 0, signed.err


def test_a_month_adds_up_its_signed_nights_and_names_the_others(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    last = gaming_day(house.clock.ms, "08:00")
    out = tmp_path / "report"
    unsigned = kiosk("month", "--month", f"{last:%Y-%m}", "--data", tmp_path, "--out", out)
    assert "0 signed nights: not signed, and in no total: 3" in unsigned.out
    for days in (2, 1):
        sign(kiosk, tmp_path, last - timedelta(days=days))
    printed = kiosk("month", "--month", f"{last:%Y-%m}", "--data", tmp_path, "--out", out)
    assert printed.status == 0, printed.err
    assert {path.suffix for path in out.iterdir()} == {".csv", ".pdf"}
    (path,) = out.glob("*.csv")
    *nights, totals = csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines())
    assert [(night["gaming_day"], night["in_totals"]) for night in nights] == [
        ((last - timedelta(days=2)).isoformat(), "yes"),
        ((last - timedelta(days=1)).isoformat(), "yes"),
        (last.isoformat(), "no"),
    ]
    assert (totals["over"], totals["short"]) == ("100.00", "-25.00"), "the two are never set off"
    assert totals["in_totals"] == "2 signed nights"
    # Each of the two hands breaks even: the win is what the counts found.
    assert (totals["win"], totals["hands"], totals["hands_say"]) == ("75.00", "2", "0.00")
    said = printed.out + printed.err
    assert f"{last.isoformat()} NH-07" in said and "not in the totals: no closer" in said
    assert "2 signed nights: not signed, and in no total: 1" in said


def test_nights_that_follow_one_another_are_those_that_are_read_alone(house: House) -> None:
    house.open()
    events, reader = list(house.table.journal.events(1, *DAY_KINDS)), DayReader("NH-07", "08:00")
    spans = month_spans(gaming_day(house.clock.ms, "08:00"), "08:00")
    alone = [table_night("NH-07", events, span_of(span.day, "08:00")) for span in spans]
    days = [*(made for event in events for made in reader.take(event)), *reader.until(spans[-1].day)]
    assert [made.night for made in days] == [night for night in alone if night.span.day >= days[0].day]
    assert sum(night.hands for night in alone) == 3


def test_a_month_says_when_it_is_due_and_that_it_is_late() -> None:
    first, due = date(2026, 11, 1), date(2026, 12, 15)
    for day, note, is_wrong in (
        (15, "2026-12-15, and written 2026-12-15", False),
        (19, "2026-12-15, and written 2026-12-19: 4 days late", True),
    ):
        lines = month_lines(HouseMonth(first, (), due=due, today=date(2026, 12, day)))
        (found,) = [line for line in lines if line.item == "Due"]
        assert (found.note, found.is_wrong) == (note, is_wrong)


def test_a_house_reports_a_month_by_the_15th_unless_it_says_otherwise() -> None:
    assert DEFAULT_NIGHTS.month_due == 15


def test_a_fill_of_the_last_night_that_is_void_on_the_next_day_is_finished(kiosk: Kiosk, tmp_path: Path) -> None:
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    hire(house.table)
    last = date(2026, 9, 30)
    days = (last - gaming_day(house.clock.ms, "08:00")).days
    close(house)
    house.clock.advance(ms=days * DAY_MS)
    house.table.shift.open("nh", dict(house.table.shift.closed_rack), **BOTH)
    dealt(house)
    house.table.transfers.request("fill", {SHORT: 4}, SIGNED)
    house.table.transfers.send(SIGNED)
    close(house)
    house.clock.advance(ms=DAY_MS)
    house.table.shift.open("nh", dict(house.table.shift.closed_rack), **BOTH)
    house.table.transfers.void("returned", SIGNED)
    house.close()
    printed = kiosk("month", "--month", "2026-09", "--data", tmp_path, "--out", tmp_path / "report")
    (line,) = [line for line in printed.out.splitlines() if line.startswith("2026-09-30 NH-07 ")]
    assert "not in the totals: not signed; " in line, "the fill is finished"
