"""The page on which a supervisor enters the time, by touch."""

from datetime import datetime
from pathlib import Path

import pytest

from kiosk.events import TimeEntered
from kiosk.table import Table
from tests.tables import HeldClock
from tests.ui.shift.people import shown, texts
from tests.ui.tables import enter_pin, make_table, open_page, restarted, sign_as, taps
from ui.app import Screen

DAY_MS = 24 * 3_600_000


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A table whose machine has lost its battery: it was switched on again in 1970."""
    clock = HeldClock()
    closed = make_table(tmp_path, clock=clock)
    clock.ms -= 400 * DAY_MS
    return restarted(closed, tmp_path)


def says(screen: Screen, sentence: str) -> bool:
    """Return whether a sentence is on the screen, after any symbol."""
    return any(shown_text.endswith(sentence) for shown_text in texts(screen))


def test_wrong_clock_stops_the_table_until_the_floor_has_signed_for_the_time(screen: Screen, table: Table) -> None:
    assert says(screen, "The clock is wrong: the floor enters the time, from the menu.")
    open_page(screen, "clock")
    assert "2025-08-17" in shown(screen, "clock.why")
    assert "2026-09-21" in shown(screen, "clock.why")
    assert shown(screen, "clock.entered") == "––––-––-–– ––:––"
    taps(screen, (f"clock.{digit}" for digit in "202609220814"))
    assert shown(screen, "clock.entered") == "2026-09-22 08:14"
    screen.tap("clock.back")
    screen.tap("clock.5")
    sign_as(screen, "haddad", "clock.sign", "9999")
    assert table.suspended
    enter_pin(screen, then="clock.sign")
    assert not table.suspended
    assert screen.find("clock.sign") is None
    entered = round(datetime(2026, 9, 22, 8, 15).astimezone().timestamp() * 1000)
    (event,) = [event for event in table.journal.events() if isinstance(event.what, TimeEntered)]
    assert ("haddad", entered) == (event.actor, event.of(TimeEntered).now_ms)


def test_date_that_does_not_exist_is_refused(screen: Screen, table: Table) -> None:
    open_page(screen, "clock")
    taps(screen, (f"clock.{digit}" for digit in "202613451299"))
    sign_as(screen, "haddad", "clock.sign")
    assert says(screen, "That is not a date and time: enter the year, month, day, hour and minute.")
    assert table.suspended
