"""Compute and store the gaming days of a table while nobody deals, so that the first report of a year is fast.

A report stores every finished gaming day. This module makes such a report when the table closes, and every 24 hours
otherwise, without showing it. It runs as a separate process at the lowest priority, so it delays neither the screen nor
a hand.
"""

import os
import subprocess
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from kiosk.app.hardening import kiosk_command
from kiosk.core.daily import DailyLook
from kiosk.core.log import program_log
from kiosk.table import Table

_LOWEST: Final = 19  # The lowest scheduling priority.


def report_command(table: str, config: Path | None, data: Path) -> list[str]:
    """Return the command that makes a report of one table, and so keeps its days."""
    words = ["report", "--table", table, "--data", str(data)]
    return kiosk_command([*words, *(() if config is None else ("--config", str(config)))])


class DayKeeper:
    """Runs `command` when the table has closed, and every 24 hours. `close` ends it."""

    def __init__(self, table: Table, command: Sequence[str]) -> None:
        self._table, self._command = table, command
        self._was_open = table.is_open
        self._child: subprocess.Popen[bytes] | None = None
        self._daily = DailyLook(table.clock, self._run, self._ended)
        table.watch.look_also(self._tick)

    def _tick(self) -> None:
        was_open, self._was_open = self._was_open, self._table.is_open
        if was_open and not self._was_open:
            self._daily.begin()
        self._daily.tick()

    def _run(self) -> int:
        nowhere = subprocess.DEVNULL
        child = subprocess.Popen(self._command, stdin=nowhere, stdout=nowhere, stderr=nowhere)  # noqa: S603, ours
        self._child = child
        try:
            os.setpriority(os.PRIO_PROCESS, child.pid, _LOWEST)
        except OSError as error:
            program_log.warning("the days are kept at the priority of the kiosk: %s", error)
        return child.wait()

    def _ended(self, run: Future[int]) -> None:
        self._child = None
        try:
            status = run.result()
        except OSError as error:
            program_log.warning("the days of the table are not kept: %s", error)
            return
        if status:
            program_log.warning("the days of the table are not kept: kiosk report ended with %d", status)

    def close(self) -> None:
        """End the running process."""
        if self._child is not None:
            self._child.terminate()
