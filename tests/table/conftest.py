"""A table for those tests that need just one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.dealt import plug_in
from tests.tables import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    plug_in(house.table)
    yield house
    house.close()
