"""`kiosk night` writes the night packet of a table from its journal alone."""

import csv
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from kiosk.bank import gaming_day
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.settings import TransferRules
from tests.app.typed import Kiosk
from tests.faults.journals import tampering
from tests.reopened import play
from tests.tables import DEALER, FLOOR, PINS, House, shipped
from tests.transfers import SIGNED, hire

DAY_MS = 86_400_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Return a house whose table NH-07 was opened, dealt one hand, and closed with a $25 chip missing."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    house.clock.advance(ms=60_000)
    play(house.table)
    rack = dict(house.table.shift.rack)
    both = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    house.table.shift.close(rack | {2_500: rack[2_500] - 1}, **both)
    house.close()
    return house


def rows(folder: Path) -> list[dict[str, str]]:
    (path,) = folder.glob("*.csv")
    return list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))


def test_a_packet_is_a_pdf_a_table_and_a_ledger(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    out = tmp_path / "packet"
    printed = kiosk("night", "--table", "NH-07", "--data", tmp_path, "--out", out)
    assert printed.status == 0
    assert sorted(path.suffix for path in out.iterdir()) == [".beancount", ".csv", ".pdf"]
    assert next(out.glob("*.pdf")).read_bytes().startswith(b"%PDF")
    assert "Short at the closer −$25: unexplained: since the opener of" in printed.err + printed.out
    amounts = {row["item"]: row["amount"] for row in rows(out)}
    assert (amounts["Opener"], amounts["Result of the hands"], amounts["Short at the closer"]) == (
        "163400.00",
        "0.00",
        "-25.00",
    )
    assert amounts["Win"] == "-25.00"
    assert "open Assets:Rack:NH-07 USD" in next(out.glob("*.beancount")).read_text(encoding="utf-8")


def test_a_packet_of_a_kept_day_is_the_same(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    packets = []
    for nth in range(2):
        out = tmp_path / f"packet {nth}"
        assert kiosk("night", "--table", "NH-07", "--data", tmp_path, "--out", out).status == 0
        packets.append([path.read_bytes() for path in sorted(out.iterdir()) if path.suffix != ".pdf"])
        assert (tmp_path / "NH-07" / "days.db").exists()
    assert packets[0] == packets[1]


def test_a_packet_has_the_differences_of_the_month_and_names_a_damaged_journal(
    kiosk: Kiosk, tmp_path: Path, house: House
) -> None:
    with tampering(tmp_path / "NH-07" / "journal.db") as db:
        db.execute("UPDATE event SET at_ms = at_ms + 1 WHERE seq = 3")
    printed = kiosk("night", "--table", "NH-07", "--data", tmp_path, "--out", tmp_path / "packet")
    assert printed.status == 1
    lines = {row["item"]: row["note"] for row in rows(tmp_path / "packet")}
    assert lines["Damaged"] == "Event 3 was altered, or does not follow event 2."
    assert lines["Differences of the month"] == (
        "all tables; before this day over 0.00, short 0.00; on it over 0.00, short 25.00; together 25.00 of 1000.00"
    )
    month = kiosk(
        "month", "--month", f"{gaming_day(house.clock.ms, '08:00'):%Y-%m}", "--data", tmp_path, "--out", tmp_path
    )
    assert (month.status, "Damaged: NH-07: Event 3 was altered" in month.out) == (1, True)


def test_a_table_that_was_not_opened_has_a_packet_too(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    day = gaming_day(house.clock.ms, "08:00") + timedelta(days=2)
    out = tmp_path / "packet"
    printed = kiosk("night", "--day", day.isoformat(), "--table", "NH-07", "--data", tmp_path, "--out", out)
    assert printed.status == 0
    first = rows(out)[0]
    assert (first["item"], first["gaming_day"]) == ("Not opened", day.isoformat())
    assert len(list(out.iterdir())) == 3


def test_a_day_or_a_month_that_has_not_begun_is_refused(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    out = tmp_path / "packet"
    night = kiosk("night", "--day", "2098-11-28", "--table", "NH-07", "--data", tmp_path, "--out", out)
    month = kiosk("month", "--month", "2098-11", "--data", tmp_path, "--out", out)
    assert [
        "2098-11-28 has not begun: choose an earlier one.\n",
        "2098-11 has not begun: choose an earlier one.\n",
    ] == [
        night.err,
        month.err,
    ]
    assert not out.exists()


def two_tables(folder: Path) -> dict[str, House]:
    """Return two open tables that may send each other chips."""
    between = {"from": date(2020, 1, 1), "between": ["NH-07", "TP-03"]}
    shown = shipped()
    rules = (TransferRules.model_validate(between),)
    settings = replace(shown, house=shown.house.model_copy(update={"transfers": rules}))
    houses = {}
    for name in ("NH-07", "TP-03"):
        (folder / name).mkdir()
        houses[name] = House(folder / name, settings=settings, id=name)
        hire(houses[name].table)
    return houses


def close(house: House) -> None:
    both = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    house.table.shift.close(dict(house.table.shift.rack), **both)
    house.close()


@pytest.mark.parametrize("received_first", [True, False])
def test_a_transfer_over_the_end_of_a_gaming_day_is_finished_in_both_nights(
    kiosk: Kiosk, tmp_path: Path, *, received_first: bool
) -> None:
    """The chips leave on the last day of a month, and are posted on the third of the next one: nothing is missing."""
    houses = two_tables(tmp_path)
    source, target = (house.table.transfers for house in houses.values())
    last = date(2026, 9, 30)
    for house in houses.values():
        house.clock.advance(ms=(last - gaming_day(house.clock.ms, "08:00")).days * DAY_MS)
    source.request("out", {500: 20}, SIGNED, table="TP-03")
    source.send(SIGNED)
    if received_first:
        target.arrive("NH-07", 1, {500: 20}, SIGNED)
    for house in houses.values():
        house.clock.advance(ms=3 * DAY_MS)
    if not received_first:
        target.arrive("NH-07", 1, {500: 20}, SIGNED)
    source.receive({500: 20}, SIGNED)
    for house in houses.values():
        close(house)
    agreed = "NH-07 sent 100.00, TP-03 received 100.00"
    came = last if received_first else last + timedelta(days=3)
    for name, day in (("NH-07", last), ("NH-07", last + timedelta(days=3)), ("TP-03", came)):
        out = tmp_path / f"{name} {day}"
        kiosk("night", "--day", day.isoformat(), "--table", name, "--data", tmp_path, "--out", out)
        (row,) = (row for row in rows(out) if row["item"] == "Transfer with slip 1 of NH-07")
        assert (row["note"], row["look_at"]) == (agreed, "")
    for month in ("2026-09", "2026-10"):
        said = kiosk("month", "--month", month, "--data", tmp_path, "--out", tmp_path / month).out
        assert "slip 1" not in said and "not finished" not in said


def test_a_transfer_is_in_the_packets_of_both_tables_with_its_sum(kiosk: Kiosk, tmp_path: Path) -> None:
    """One chip is missing on arrival. Both packets name it, and the ledgers have an account for other tables."""
    houses = two_tables(tmp_path)
    source, target = (house.table.transfers for house in houses.values())
    source.request("out", {500: 20}, SIGNED, table="TP-03")
    source.send(SIGNED)
    target.arrive("NH-07", 1, {500: 19}, SIGNED)
    source.receive({500: 20}, SIGNED)
    for house in houses.values():
        house.close()
    for name, item, cents in (("NH-07", "Chips to tables", "100.00"), ("TP-03", "Chips from tables", "95.00")):
        out = tmp_path / f"packet-{name}"
        printed = kiosk("night", "--table", name, "--data", tmp_path, "--out", out)
        assert "Transfer with slip 1 of NH-07 −$5: unexplained: NH-07 sent 100.00, TP-03 received 95.00" in printed.out
        amounts = {row["item"]: row["amount"] for row in rows(out)}
        assert (amounts[item], amounts["Transfer with slip 1 of NH-07"]) == (cents, "-5.00")
        assert f"Assets:Tables:{name}" in next(out.glob("*.beancount")).read_text(encoding="utf-8")
