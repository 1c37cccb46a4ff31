"""A console shows missing events of a table and differing clocks, and keeps reading over a slow line."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
from PySide6.QtCore import QCoreApplication

from kiosk.floor import AlertKind, Behind, ConsoleLink, ConsoleNews, add_console, enroll
from kiosk.floor.console import link as console_link
from kiosk.floor.console.looks import looked
from kiosk.floor.server.server import connected
from tests.floor.console.touches import CONSOLE
from tests.floor.links import until
from tests.floor.pushing import signed_in
from tests.floor.statuses import STATUS
from tests.tables import HeldClock, House
from ui.console import FloorConsole

HOUR_MS = 3_600_000


def test_missing_events_and_clock_differences_are_queried(floor: psycopg.Connection[Any]) -> None:
    add_console(floor, CONSOLE)
    for nth, table in enumerate(("NH-07", "NH-08", "NH-09")):
        enroll(floor, table, bytes([nth]) * 32, by="novak")
    whole_at = "clock_timestamp() - interval '90 seconds'"
    floor.execute(f"UPDATE floor.heard SET behind = 312, whole_at = {whole_at} WHERE journal = 1")
    floor.execute("UPDATE floor.heard SET behind = 3, whole_at = clock_timestamp(), offset_ms = 1999 WHERE journal = 2")
    floor.execute("UPDATE floor.heard SET whole_at = clock_timestamp(), offset_ms = -3600000 WHERE journal = 3")
    with signed_in(floor, CONSOLE) as db:
        db.execute("SELECT floor.greet(0, 0, '', (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 86400000)")
        news, _ = looked(db)
    assert news.behind is not None and news.clocks is not None
    assert ["NH-07"] == list(news.behind)
    assert (312, True) == (news.behind["NH-07"].events, 90_000 <= news.behind["NH-07"].age_ms < 150_000)
    assert {"NH-09": -HOUR_MS} == {table: ms for table, ms in news.clocks.items() if table}
    assert 0 <= 86_400_000 - news.clocks[""] < 60_000


def test_a_table_whose_events_are_missing_says_how_many_and_for_how_long(house: House, console: FloorConsole) -> None:
    console.link.stop()
    QCoreApplication.processEvents()  # These are events that the link had sent before.
    (seen,) = console.model.house.tables.values()
    status = replace(seen.status, is_open=True, calls=())
    lacks = {"NH-07": Behind(312, 1, 84_000)}
    console.model.take(ConsoleNews(tables=(replace(seen, status=status),), silent={}, behind=lacks))
    console.model.take(ConsoleNews(clocks={"NH-07": -12_400, "": HOUR_MS}))
    console.model.refresh()
    (tile,) = console.model.shown.tables
    assert ("Not received", "312 events missing for 1:24", "lost") == (tile.status, tile.pace, tile.tone)
    alerts = {row.title: row.table for row in (*console.model.shown.alerts, *console.model.shown.all_alerts)}
    console.tap("table.NH-07")
    facts = {fact.label: fact.value for fact in console.model.shown.facts}
    assert ("312 events missing for 1:24", "12 s slow") == (facts["Not received"], facts["Clock"])
    kinds = {alert.kind: alert.table for alert in console.model.house.alerts()}
    assert {AlertKind.BEHIND: "NH-07"}.items() <= kinds.items()
    assert AlertKind.CLOCK in kinds
    assert alerts
    console.model.take(ConsoleNews(days_left={"server": 59, "console": 700}))
    console.model.refresh()
    answered = {fact.label: fact.value for fact in console.model.shown.answered}
    assert {"Server certificate": "59 days left"} == {of: said for of, said in answered.items() if "certificate" in of}
    ending = [alert for alert in console.model.house.alerts() if alert.kind is AlertKind.CERTIFICATE]
    assert [("server", 59)] == [(alert.person, alert.n) for alert in ending]
    console.model.take(ConsoleNews(silent={"NH-07": 1}))
    console.model.refresh()
    assert ("No signal", "312 events missing for 1:24") == (
        console.model.shown.tables[0].status,
        console.model.shown.tables[0].pace,
    )


def test_a_slow_line_is_no_silent_one(floor: psycopg.Connection[Any], tmp_path: Path) -> None:
    """With half a second each way, all queries took more than ten seconds, and the console was away forever."""
    add_console(floor, CONSOLE)
    enroll(floor, "NH-07", bytes(32), by="novak")
    floor.execute("UPDATE floor.heard SET at = clock_timestamp(), standing = %s", (STATUS.to_json(),))
    clock = HeldClock()
    silences: list[int] = []

    class SlowConnection:
        """A connection whose every answer, and whose every pipeline, takes three seconds."""

        def __init__(self, db: psycopg.Connection[Any]) -> None:
            self._db, self._is_one = db, False

        def __getattr__(self, name: str) -> Any:
            return getattr(self._db, name)

        def execute(self, *words: Any) -> Any:
            if not self._is_one:
                self._answered()
            return self._db.execute(*words)

        @contextmanager
        def pipeline(self) -> Iterator[None]:
            self._is_one = True
            with self._db.pipeline():
                yield
            self._is_one = False
            self._answered()

        def _answered(self) -> None:
            clock.advance(ms=3_000)
            silences.append(clock.mono_ns() - line.heard_ns)

    @contextmanager
    def slowly(*words: Any, **more: Any) -> Iterator[Any]:
        with connected(*words, **more) as db:
            yield SlowConnection(db)

    came: list[ConsoleNews] = []
    address = f"host={floor.info.host} dbname=floor"
    line = ConsoleLink(address, user=CONSOLE, records=tmp_path, clock=clock, connect=slowly)
    line.start(came.append)
    try:
        until(lambda: any(news.is_there for news in came) and len(silences) > 20)
    finally:
        line.stop()
    assert max(silences) <= console_link.SILENT_NS
