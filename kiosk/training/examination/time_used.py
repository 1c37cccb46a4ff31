"""The time that the present answer of an examination has used, so that a restart gives no new time.

It is written every second beside the journal of examinations, and signed by the device. A power cut costs its own
minutes, and the answer continues with the remaining time.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from kiosk.core.disk import replace_file
from kiosk.journal import is_vouched
from kiosk.training.examination.book import FILE, ExamBook, ExamRecord

STEP_MS: Final = 1_000


class TimeUsed:
    """The time that one examination has used for its present answer."""

    def __init__(self, folder: Path, book: ExamBook, record: ExamRecord) -> None:
        """`folder` is that of training."""
        self._path = folder / FILE / f"time-used-{record.id}.json"
        self._book = book
        self._record = record
        self._kept: tuple[str, int] = "", 0

    @property
    def _place(self) -> str:
        """Return a name for the present answer: no two answers of an examination have the same."""
        record = self._record
        return f"{record.id}/{len(record.answers)}/{len(record.stages)}/{int(record.signed_in_again)}"

    def read(self) -> int:
        """Return the milliseconds that the present answer has used before; 0 without a record."""
        try:
            kept: Any = json.loads(self._path.read_bytes())
            words, signature = str(kept["words"]), bytes.fromhex(kept["signature"])
            place, _, used = words.rpartition(" ")
            used_ms = int(used)
        except (OSError, ValueError, KeyError, TypeError):
            return 0
        if place != self._place or not is_vouched(bytes.fromhex(self._book.ledger.book), words.encode(), signature):
            return 0
        self._kept = place, used_ms
        return max(0, used_ms)

    def keep(self, used_ms: int) -> None:
        """Keep the time, once a second is used since it was kept. A full disk keeps none, and refuses the answer."""
        place, kept_ms = self._place, self._kept[1] if self._kept[0] == self._place else 0
        if used_ms - kept_ms < STEP_MS:
            return
        words = f"{place} {used_ms}"
        content = {"words": words, "signature": self._book.open().vouch(words.encode()).hex()}
        with suppress(OSError):
            replace_file(self._path, json.dumps(content).encode())
            self._kept = place, used_ms

    def forget(self) -> None:
        """Delete the record: the examination is over."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
