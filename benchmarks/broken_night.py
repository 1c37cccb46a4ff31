"""Run a night of eight hours with broken devices, in faster time, and count its alarms, its events, and its memory.

A serial server sends without pause in place of the shoe. Another table holds the printer's port. Dirt on the screen
spreads, is wiped off each hour, and comes back. The drivers are the real ones. A table with a journal on disk, and its
screen, receive each event at its own time.
"""

import gc
import logging
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # Set it before Qt is imported.
os.environ["QT_QUICK_BACKEND"] = "software"

import psutil
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from kiosk.core.devices import ShoeAlarm
from kiosk.core.log import program_log
from tests.drivers.night import IN_USE, MINUTE_NS, NIGHT_S, NOISE, NightOfFaults
from tests.tables import HeldClock
from tests.ui.fingers import hand
from tests.ui.shift.people import texts
from tests.ui.tables import make_table
from tools.report import report
from ui.app import Screen, make_app

HOURS: Final = NIGHT_S / 3600
DIRT: Final = QPoint(30, 700)
NOWHERE: Final = QPoint(5, 5)
WIPE: Final = "Something is on the screen: wipe it."


class CountedLog(logging.Handler):
    """Count the bytes that the program logs."""

    size = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.size += len(self.format(record).encode()) + 1


def main() -> None:
    app = make_app()
    assert app is not None
    log = CountedLog()
    program_log.setLevel(logging.INFO)  # `kiosk run` sets this too.
    program_log.addHandler(log)
    for name, says in (("in use", IN_USE), ("noise", NOISE)):
        _night(name, says, log)


def _night(name: str, says: bytes, log: CountedLog) -> None:
    shoe = NightOfFaults("shoe", {"kind": "beetek", "port": "socket://10.0.3.7:4001"}, says)
    printer = NightOfFaults("printer", {"kind": "escpos", "port": "socket://10.0.3.9:9100"}, b"")
    timed = sorted(
        [(at, "shoe", event) for at, event in shoe.timed] + [(at, "printer", event) for at, event in printer.timed],
        key=lambda row: row[0],
    )
    alarms = Counter(at // MINUTE_NS for at, _, event in timed if isinstance(event, ShoeAlarm))
    logged = log.size
    with tempfile.TemporaryDirectory() as folder:
        table = make_table(Path(folder), shoe="shoe", printer="printer")
        path, events = next(Path(folder).rglob("journal.db")), table.journal.last_seq()
        size = path.stat().st_size
        began, said = time.perf_counter(), 0
        with Screen(table, size=(1280, 800)) as screen:
            gc.collect()
            kept = psutil.Process().memory_info().rss
            clock = table.clock
            assert isinstance(clock, HeldClock)
            base = clock.ns
            screen.guard.now_ms = lambda event: clock.ns // 1_000_000
            for at, who, event in timed:
                clock.ns = base + max(0, at - timed[0][0])
                if who == "shoe":
                    table.shoe.event(event)  # type: ignore[arg-type]
                else:
                    table.slips.printer_event(event)  # type: ignore[arg-type]
            for minute in range(NIGHT_S // 60):
                clock.ns = base + minute * MINUTE_NS
                said += _finger_beside_dirt(screen, minute)
            screen.settle()
            gc.collect()
            grown = psutil.Process().memory_info().rss - kept
        assert said >= HOURS, "each hour the screen says that there is something on it"
        seq = table.journal.last_seq() - events
        table.close()
        written = path.stat().st_size - size
    report(
        f"broken_night_{name.replace(' ', '_')}", max(alarms.values(), default=0), "alarms a minute at most", limit=1,
        alarms=sum(alarms.values()), events_an_hour=round(seq / HOURS, 1),
        journal_kb_an_hour=round(written / HOURS / 1000, 1),
        log_kb_an_hour=round((log.size - logged) / HOURS / 1000, 1),
        memory_mb=round(grown / 1e6, 1), seconds=round(time.perf_counter() - began, 1),
    )  # fmt: skip
    if alarms and max(alarms.values()) > 1:
        sys.exit(1)


def _finger_beside_dirt(screen: Screen, minute: int) -> bool:
    """Touch the dirty screen, and return whether the screen reports the dirt. The dirt is wiped off each hour."""
    if minute % 60 == 0:
        QTest.touchEvent(screen.window, hand()).press(0, DIRT, screen.window).commit()
        for step in range(1, 9):
            QTest.touchEvent(screen.window, hand()).move(0, DIRT + QPoint(0, -40 * step), screen.window).commit()
        return False
    if minute % 60 == 59:
        QTest.touchEvent(screen.window, hand()).release(0, DIRT, screen.window).commit()
        return False
    QTest.touchEvent(screen.window, hand()).stationary(0).press(1, NOWHERE, screen.window).commit()
    screen.settle()
    says = any(words.endswith(WIPE) for words in texts(screen))
    QTest.touchEvent(screen.window, hand()).stationary(0).release(1, NOWHERE, screen.window).commit()
    return says


if __name__ == "__main__":
    main()
