"""Measure how fast a journal grows, and how long its disk lasts at that pace."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from kiosk.core.text import Text, text
from kiosk.core.value import value
from kiosk.journal.read import JournalReader

DAY_MS: Final = 86_400_000
_LOOKED_AT_DAYS: Final = 28
_TOLD_DAYS: Final = 3650  # A longer forecast is meaningless.


@value
class Growth:
    """The growth of a journal on its disk. `bytes_a_day` is None in its first day, when it is still unknown."""

    file_bytes: int
    free_bytes: int
    bytes_a_day: int | None

    @property
    def days_left(self) -> int | None:
        """Return the days until the disk is full at the recent rate of growth, None if it is unknown."""
        return None if not self.bytes_a_day else self.free_bytes // self.bytes_a_day

    @property
    def pace(self) -> Text:
        """Return the growth and its consequence in words."""
        if self.bytes_a_day is None:
            return text("available after two days")
        a_day = bytes_words(self.bytes_a_day)
        if self.days_left is None or self.days_left > _TOLD_DAYS:
            return text("{bytes} a day", bytes=a_day)
        return text("{bytes} a day; days until its disk is full: {days}", bytes=a_day, days=f"{self.days_left:,}")

    @classmethod
    def of(cls, journal: JournalReader, now_ms: int) -> Growth:
        """Return the growth of the journal in the last four weeks, from its events and their average size.

        Raise OSError or JournalError if it cannot be read.
        """
        size = sum(path.stat().st_size for path in files_of(journal.path))
        last = journal.last_seq()
        begun = journal.event(journal.first_seq())
        since = first_from(journal, now_ms - _LOOKED_AT_DAYS * DAY_MS)
        looked_at_ms = 0 if begun is None else min(now_ms - begun.at_ms, _LOOKED_AT_DAYS * DAY_MS)
        rate = (
            None
            if looked_at_ms < DAY_MS
            else (last - since + 1) * size * DAY_MS // ((last - journal.first_seq() + 1) * looked_at_ms)
        )
        return cls(size, shutil.disk_usage(journal.path.parent).free, rate)


def files_of(path: Path) -> list[Path]:
    """Return the existing files of a journal: the file, and the log of pages that are not yet in it."""
    return [candidate for end in ("", "-wal") if (candidate := path.with_name(path.name + end)).exists()]


def first_from(journal: JournalReader, at_ms: int) -> int:
    """Return the first event from a moment on, one more than the last if there is none. If the clock was put back
    in between it is one near that."""
    low, high = journal.first_seq(), journal.last_seq() + 1
    while low < high:
        middle = (low + high) // 2
        event = journal.event(middle)
        if event is None or event.at_ms < at_ms:
            low = middle + 1
        else:
            high = middle
    return low


def bytes_words(count: float) -> str:
    """Return a number of bytes as people say it."""
    for unit in ("bytes", "kB", "MB", "GB"):
        if count < 1000:
            return f"{count:,.0f} {unit}"
        count /= 1000
    return f"{count:,.1f} TB"
