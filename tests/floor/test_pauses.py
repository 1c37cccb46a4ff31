"""The shipped pauses of the links to the floor; the other tests of the floor shorten them.

No time passes: a wait is recorded and ends immediately.
"""

import threading
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.floor import ConsoleLink, FloorLink, OwnServer, add_console
from kiosk.floor import link as table
from kiosk.floor.console import link as console
from tests.faults.journals import TABLE, open_journal
from tests.floor.links import until
from tests.tables import HeldClock

NOWHERE = "host=/nowhere dbname=floor"
CONSOLE = "console_pit_3"
ENOUGH = 7


@pytest.fixture(autouse=True)
def links_ask_soon() -> None:
    """Leave the pauses as they are."""


def waits_of(make: Callable[[], FloorLink | ConsoleLink], thread: str) -> list[float]:
    """Start a link, and return how long one of its threads meant to wait."""
    asked: defaultdict[str, list[float]] = defaultdict(list)

    class Waits(threading.Event):
        """An event that is waited for in no time, unless it must come, as the start of a thread."""

        def wait(self, timeout: float | None = None) -> bool:
            if timeout is None:
                return super().wait()
            asked[threading.current_thread().name].append(timeout)
            return self.is_set()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(threading, "Event", Waits)
        link = make()
    link.start(*((0, lambda _: None) if isinstance(link, FloorLink) else (lambda _: None,)))
    until(lambda: len(asked[thread]) >= ENOUGH)
    link.stop()
    return asked[thread][:ENOUGH]


def test_default_pauses_meet_documented_limits() -> None:
    """A person who leaves is signed out in a second, and silence is reported after ten seconds."""
    assert table.SILENT_NS == console.SILENT_NS == 10_000_000_000
    for pace in (table.PACE, console.PACE):
        assert pace.every_s <= 5
        assert 2 * pace.news_s < 1.0
        assert pace.look_s <= 1.0
        assert list(pace.pauses_s) == sorted(pace.pauses_s)
        assert 0.1 <= pace.pauses_s[0]
        assert pace.pauses_s[-1] <= 5.0
    assert max(table.PACE.certify_s, console.WATCH_S) <= 1.0


def test_a_server_that_is_away_is_tried_in_growing_pauses(tmp_path: Path) -> None:
    with open_journal(tmp_path) as journal:
        link = partial(FloorLink, NOWHERE, journal.path, table=TABLE, clock=HeldClock())
        last = table.PACE.pauses_s[-1]
        due = [*table.PACE.pauses_s[1:], last, last, last]
        for pause_s, waited_s in zip(due, waits_of(link, "floor-_work"), strict=True):
            assert 0.5 * pause_s <= waited_s <= 1.5 * pause_s  # Tables do not return together.
        assert {table.PACE.look_s} == set(waits_of(link, "floor-_look"))
    seen = partial(ConsoleLink, NOWHERE, user=CONSOLE, records=tmp_path, clock=HeldClock())
    last = console.PACE.pauses_s[-1]
    assert [*console.PACE.pauses_s, last, last, last] == waits_of(seen, "console-_work")
    assert {console.WATCH_S} == set(waits_of(seen, "console-_watch"))


def test_a_console_looks_ten_times_a_second(server: OwnServer, floor: psycopg.Connection[Any], tmp_path: Path) -> None:
    add_console(floor, CONSOLE)
    link = partial(ConsoleLink, server.address, user=CONSOLE, records=tmp_path, clock=HeldClock())
    assert {console.PACE.poll_s} == set(waits_of(link, "console-_work"))
