"""What is said where a table is opened."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kiosk.app.house import warn_without_copy
from tests.tables import House


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
