"""A table for tests that need just one."""

from pathlib import Path

import pytest

from kiosk.table import Table
from tests.dealt import plug_in
from tests.tables import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    plug_in(house.table)
    return house


@pytest.fixture
def table(house: House) -> Table:
    return house.table
