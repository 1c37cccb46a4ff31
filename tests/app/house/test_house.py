"""The messages of opening a table, and the keys that it trusts."""

from dataclasses import replace
from os import pwrite
from pathlib import Path

import pytest

from kiosk.app.house.house import HouseWatch, house_journal, house_verified, tell_missing_house_key, warn_without_copy
from kiosk.core.clock import Clock
from kiosk.core.daily import DAY_NS
from kiosk.diagnostics import Diagnostics
from kiosk.events import StaffChanged
from kiosk.settings import Settings
from kiosk.table import Table
from tests.faults.journals import tampering
from tests.tables import FLOOR, House


def test_each_opening_warns_of_a_missing_floor_copy(tmp_path: Path) -> None:
    house = House(tmp_path)
    settings = house.settings
    assert settings.house.floor_checkpoints is None
    for _ in range(2):
        warn_without_copy(house.table, settings)
        assert house.table.notice.startswith("Nobody keeps a second copy of this table’s records: ")
        house.restart()
    warn_without_copy(house.table, with_folder(settings, tmp_path))
    assert house.table.notice == ""
    server = settings.house.model_copy(update={"floor_server": "host=floor.example dbname=floor"})
    warn_without_copy(house.table, replace(settings, house=server))  # The server has every event.
    assert house.table.notice == ""
    house.close()


def test_a_missing_key_of_the_houses_journal_is_reported_at_each_start(tmp_path: Path) -> None:
    house = House(tmp_path)
    tell_missing_house_key(house.settings, tmp_path, house.table)
    assert house.table.notice == ""  # This is a house without such a journal.
    with house_journal(house.settings, tmp_path, house.clock):
        pass
    tell_missing_house_key(house.settings, tmp_path, house.table)
    assert house.table.notice == ""
    key = tmp_path / "_house" / "device.pem"
    key.unlink()
    for _ in range(2):
        tell_missing_house_key(house.settings, tmp_path, house.table)
        assert house.table.notice == f"The key of the house’s journal is missing: restore {key} from backup."
        house.restart()
    house.close()


def test_faults_of_the_house_journal_are_reported_at_each_start_and_each_day(tmp_path: Path) -> None:
    house = House(tmp_path)
    watch = HouseWatch(house.table, house.settings, tmp_path)
    assert [] == facts(watch, house.table)
    with house_journal(house.settings, tmp_path, house.clock) as journal:
        changed = StaffChanged(person=FLOOR, change="pin", register="ab" * 32, before="cd" * 32)
        journal.append(changed, hand=None, actor="novak")
    house.clock.advance(ms=DAY_NS // 1_000_000)
    while not facts(watch, house.table):
        house.table.watch.tick()
    said = "In the house journal: Event 2 was altered"
    assert not house.table.notice.startswith(said)
    assert [("House journal", "OK", True)] == facts(watch, house.table)
    with tampering(tmp_path / "_house" / "journal.db") as db:
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = 2")
    house.table.watch.tick()
    assert not house.table.notice.startswith(said), "it is looked at once a day"
    house.clock.advance(ms=DAY_NS // 1_000_000)
    while not house.table.notice.startswith(said):
        house.table.watch.tick()
    assert watch.report is not None
    found = watch.report.findings[0].sentence
    assert [("House journal", found, False)] == facts(watch, house.table)
    table = house.restart()
    HouseWatch(table, house.settings, tmp_path)
    assert table.notice.startswith(said)
    house.close()


def test_an_unreadable_house_journal_stops_no_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house_journal(house.settings, tmp_path, house.clock):
        pass
    (tmp_path / "_house" / "device.pem").write_bytes(b"no key")
    watch = HouseWatch(house.table, house.settings, tmp_path)
    said = f"The device key {tmp_path}/_house/device.pem is broken: restore it from backup."
    assert house.table.notice == f"In the house journal: {said}"
    assert [("House journal", said, False)] == facts(watch, house.table)
    house.close()


def test_a_new_floor_folder_receives_the_earlier_checkpoints(tmp_path: Path) -> None:
    (tmp_path / "floor").mkdir()
    house = House(tmp_path)
    changed(house.settings, tmp_path, house.clock)
    own = tmp_path / "_house" / "checkpoints.jsonl"
    lines = own.read_text()
    changed(with_folder(house.settings, tmp_path / "floor"), tmp_path, house.clock)
    assert (tmp_path / "floor" / "_house.jsonl").read_text().startswith(lines)
    assert not own.exists()
    report = house_verified(with_folder(house.settings, tmp_path / "floor"), tmp_path)
    assert report is not None and report.is_whole, report
    house.close()


def test_a_house_that_names_a_floors_folder_is_whole_before_and_after_its_next_start(tmp_path: Path) -> None:
    (tmp_path / "floor").mkdir()
    house = House(tmp_path)
    changed(house.settings, tmp_path, house.clock)
    settings = with_folder(house.settings, tmp_path / "floor")
    report = house_verified(settings, tmp_path)
    assert report is not None and report.is_whole, report
    assert not (tmp_path / "floor" / "_house.jsonl").exists(), "a command that only reads moves nothing"
    watch = HouseWatch(house.table, settings, tmp_path)
    assert watch.report is not None and watch.report.is_whole, watch.report
    assert house.table.notice == ""
    assert (tmp_path / "floor" / "_house.jsonl").exists()
    assert not (tmp_path / "_house" / "checkpoints.jsonl").exists()
    report = house_verified(settings, tmp_path)
    assert report is not None and report.is_whole, report
    house.close()


def with_folder(settings: Settings, folder: Path) -> Settings:
    return replace(settings, house=settings.house.model_copy(update={"floor_checkpoints": folder}))


def changed(settings: Settings, data: Path, clock: Clock) -> None:
    with house_journal(settings, data, clock) as journal:
        journal.append(
            StaffChanged(person=FLOOR, change="pin", register="ab" * 32, before="cd" * 32), hand=None, actor="novak"
        )


def test_a_floors_disk_that_is_full_keeps_nothing_from_being_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each opening reports it, and the copy is complete once there is room."""
    (tmp_path / "floor").mkdir()
    house = House(tmp_path)
    copied = with_folder(house.settings, tmp_path / "floor")
    changed(copied, tmp_path, house.clock)
    with monkeypatch.context() as disk:
        disk.setattr("os.pwrite", full_for_checkpoints)
        changed(copied, tmp_path, house.clock)
        changed(copied, tmp_path, house.clock)
        house.table.close()
        table = house.open()
        warn_without_copy(table, copied)
        assert "check its disk; the journal itself is safe" in table.notice
    changed(copied, tmp_path, house.clock)
    report = house_verified(copied, tmp_path)
    assert report is not None and report.is_whole, report
    table = house.restart()
    warn_without_copy(table, copied)
    assert table.notice == ""
    house.close()


def full_for_checkpoints(fd: int, data: bytes, at: int) -> int:
    """Accept all writes but those to a floor's copy."""
    return 0 if data.startswith(b"{") else pwrite(fd, data, at)


def facts(watch: HouseWatch, table: Table) -> list[tuple[str, str, bool | None]]:
    shown = Diagnostics(table, house=lambda: watch.report).journal()
    facts = [(str(fact.label), str(fact.value), fact.is_good) for fact in shown]
    return [fact for fact in facts if fact[0] == "House journal"]
