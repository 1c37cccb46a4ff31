"""Copies of slips in the floor's folder: payouts, fills, credits, transfers, and counts of tables that are not opened.

Each slip is one file, which is never opened again: the kiosk's user needs only the right to create files. A thread
writes, so that no touch waits for the folder. A copy names the newest event at the time of the slip. If the journal
lacks that event, it was cut.
"""

import json
import os
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from kiosk.core.devices import SlipPage
from kiosk.core.disk import sync_folder
from kiosk.core.log import program_log
from kiosk.core.value import value

SLIPS: Final = "slips"
"""The folder of the copies, in the floor's folder."""
CLOSE_S: Final = 2.0  # Longest wait for unwritten copies when the table closes.
_PAUSES_S: Final = (0.1, 0.5, 1.0, 2.0, 5.0)  # Pauses between attempts.
_MODE: Final = 0o440
_NAMES: Final = ("table", "journal", "hash")


@value
class SlipCopy:
    """A copy of one paper under its `key`. `seq` and `hash` are those of the newest event when it was made.

    `journal` is the public key of the journal, in hex.
    """

    key: str
    table: str
    journal: str
    seq: int
    hash: str
    page: SlipPage

    def text(self) -> str:
        page = self.page
        lines = [[line.text, line.value] for line in page.lines]
        body = {"number": page.number, "title": page.title, "mark": page.mark, "lines": lines}
        of = {"table": self.table, "journal": self.journal, "seq": self.seq, "hash": self.hash}
        return json.dumps({**body, **of}, ensure_ascii=False, indent=1) + "\n"


class SlipCopies:
    """Writes copies into one folder. A copy that cannot be written now is tried again until `close`."""

    def __init__(self, floor: Path) -> None:
        self._floor = floor
        self._waiting: deque[SlipCopy] = deque()
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def keep(self, copy: SlipCopy) -> None:
        """Queue a copy for writing, and do not wait. If the file exists, it stays as it is."""
        with self._lock:
            self._waiting.append(copy)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="slip copies", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Wait for the queued copies to be written, for at most `CLOSE_S`."""
        self._ended.set()
        thread = self._thread
        if thread is not None:
            thread.join(CLOSE_S)

    def _work(self) -> None:
        tries = 0
        while True:
            with self._lock:
                if not self._waiting:
                    self._thread = None
                    return
                copy = self._waiting[0]
            try:
                self._write(copy)
            except OSError as error:
                if not tries:
                    program_log.warning("A slip has no copy: %s: %s", self._floor, error.strerror)
                if self._ended.wait(_PAUSES_S[min(tries, len(_PAUSES_S) - 1)]):
                    return
                tries += 1
                continue
            tries = 0
            with self._lock:
                self._waiting.popleft()

    def _write(self, copy: SlipCopy) -> None:
        """Create the file of a copy. Leave an existing file alone: it is a copy of the same slip, or not ours."""
        folder = self._floor / SLIPS
        with suppress(FileExistsError):
            folder.mkdir(mode=0o770)  # This fails while the floor's folder itself is unavailable.
            _sync(self._floor)
        with suppress(FileExistsError):
            file = os.open(folder / f"{copy.key}.json", os.O_WRONLY | os.O_CREAT | os.O_EXCL, _MODE)
            with os.fdopen(file, "wb") as opened:
                opened.write(copy.text().encode())
                opened.flush()
                os.fsync(opened.fileno())
            _sync(folder)


def _sync(folder: Path) -> None:
    """Make the names in a folder survive a power cut, if this user may open the folder."""
    with suppress(OSError):
        sync_folder(folder)


def copies_of(floor: Path, table: str) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """Yield the copies of a table's slips by key, with None for a file that is not a copy. Raise OSError."""
    for path in sorted((floor / SLIPS).glob(f"{table}-*.json")):
        try:
            body = json.loads(path.read_bytes())
            is_copy = isinstance(body["seq"], int) and all(isinstance(body[name], str) for name in _NAMES)
        except (OSError, ValueError, TypeError, KeyError):
            body, is_copy = None, False
        if not is_copy:
            yield path.stem, None
        elif body["table"] == table:  # The name of another table may begin with this one's.
            yield path.stem, body
