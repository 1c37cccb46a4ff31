"""The restore drill with each clock a day off: a table's, the console's, and the server's."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kiosk.floor import OwnServer
from tests.floor.drills import CONSOLE, restore_drill
from tests.sizes import sized

DAY_MS = 86_400_000
NOBODY = {"NH-07": 0, "NH-08": 0, CONSOLE: 0}
ALL_AT_ONCE = {"NH-07": DAY_MS, "NH-08": -DAY_MS, CONSOLE: DAY_MS}
EACH_ALONE = [{**NOBODY, name: ahead_ms} for name in NOBODY for ahead_ms in (DAY_MS, -DAY_MS)]
THE_SERVER = [dict.fromkeys(NOBODY, ahead_ms) for ahead_ms in (DAY_MS, -DAY_MS)]  # All others differ from it by this.


@pytest.fixture(autouse=True)
def greetings_give_no_time() -> None:
    """Greet with the time: these tests are about it."""


@pytest.mark.parametrize("ahead_ms", sized([ALL_AT_ONCE], whole=[ALL_AT_ONCE, *EACH_ALONE, *THE_SERVER]))
def test_each_clock_is_a_day_off(qtbot: QtBot, tmp_path: Path, own: OwnServer, ahead_ms: dict[str, int]) -> None:
    restore_drill(qtbot, tmp_path, own, ahead_ms)
