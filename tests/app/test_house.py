"""What is said where a table is opened."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kiosk.app.house import house_journal, house_verified, warn_of_house, warn_without_copy
from kiosk.diagnostics import Diagnostics
from kiosk.events import StaffChanged
from tests.faults.journals import tampering
from tests.tables import FLOOR, House


def test_a_house_without_a_floors_copy_is_told_so_at_each_opening(tmp_path: Path) -> None:
    house = House(tmp_path)
    settings = house.settings
    assert settings.house.floor_checkpoints is None
    for _ in range(2):
        warn_without_copy(house.table, settings)
        assert house.table.notice.startswith("Nobody but this kiosk knows how far its journal went: ")
        house.restart()
    with_copy = replace(settings, house=settings.house.model_copy(update={"floor_checkpoints": tmp_path}))
    warn_without_copy(house.table, with_copy)
    assert house.table.notice == ""
    house.close()


def test_what_is_wrong_in_the_journal_of_the_house_is_said_at_each_start(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert house_verified(house.settings, tmp_path) is None
    with house_journal(house.settings, tmp_path, house.clock) as journal:
        changed = StaffChanged(person=FLOOR, change="pin", register="ab" * 32)
        journal.append(changed, hand=None, actor="novak")
    report = house_verified(house.settings, tmp_path)
    warn_of_house(house.table, report)
    assert house.table.notice == ""
    assert ("The house’s journal", "in order", True) in facts(Diagnostics(house.table, house=report))
    with tampering(tmp_path / "_house" / "journal.db") as db:
        db.execute("UPDATE event SET actor = 'nobody' WHERE seq = 2")
    report = house_verified(house.settings, tmp_path)
    warn_of_house(house.table, report)
    assert house.table.notice.startswith("In the journal of the house: Event 2 is not what was written")
    assert report is not None
    found = report.findings[0].sentence
    assert ("The house’s journal", found, False) in facts(Diagnostics(house.table, house=report))
    house.close()


def facts(diagnostics: Diagnostics) -> list[tuple[str, str, bool | None]]:
    return [(str(fact.label), str(fact.value), fact.is_good) for fact in diagnostics.journal()]
