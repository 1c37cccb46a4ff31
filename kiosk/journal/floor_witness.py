"""The floor's witness: the newest event of a journal, written to the floor's folder after every commit.

The folder is on another machine and can be slow, full, or unavailable. A separate thread writes to it, and no commit
waits for it. `reached` is the newest event in the folder. A failed write is tried again; only the newest event matters.

A file that was deleted or moved, or is hidden by another mount, would accept every write, but nobody could find it. So
both files are looked up by their names before each write, and every `LOOK_S`. If other files are there with the content
that these were left with, they are opened; otherwise, the folder has no copy until the kiosk is started again.

Someone who restores an old image of a disk restores journal, witness, and checkpoints to the same older state. The
floor's folder then has a later event than the journal, even within a hand.
"""

import errno
import threading
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kiosk.core.errors import JournalError
from kiosk.core.log import program_log
from kiosk.journal.chain import Checkpoint
from kiosk.journal.copy import CheckpointCopy
from kiosk.journal.witness import Witness, Witnessed, witness_failed

PAUSES_S: Final = (0.1, 0.5, 1.0, 2.0, 5.0)  # Pauses between attempts.
LOOK_S: Final = 10.0  # Interval of checks while nothing is written.
CLOSE_S: Final = 2.0  # Longest wait for unwritten heads when the journal is closed.


class FloorWitness:
    """Writes the checkpoints and the newest event of one journal to the floor's folder. Close it once.

    `reached` is the seq of the newest event that the folder has, and `why` the reason why it has no more, "" for none.
    """

    def __init__(
        self,
        path: Path,
        copy: CheckpointCopy,
        key: bytes,
        genesis: bytes,
        *,
        look_s: float = LOOK_S,
        pauses_s: tuple[float, ...] = PAUSES_S,
    ) -> None:
        self.reached = 0
        self.why = ""
        self._path = path
        self._copy = copy
        self._key = key
        self._genesis = genesis
        self._look_s = look_s
        self._pauses_s = pauses_s
        self._witness: Witness | None = None
        self._seen: Witnessed | None = None
        self._kept: Witnessed | None = None
        self._lines: deque[Checkpoint] = deque()
        self._wake = threading.Event()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._work, name="floor witness", daemon=True)
        self._thread.start()

    def saw(self, seen: Witnessed) -> None:
        """Queue the newest committed event to be written. It does not wait."""
        self._seen = seen
        self._wake.set()

    def copy(self, checkpoints: Sequence[Checkpoint]) -> None:
        """Queue lines for the floor's copy, except those that it has. It does not wait."""
        self._lines.extend(checkpoints)
        self._wake.set()

    def close(self) -> None:
        """Write the rest, for at most `CLOSE_S`, and close the files."""
        self._ended.set()
        self._wake.set()
        self._thread.join(CLOSE_S)

    def _work(self) -> None:
        while not self._ended.is_set():
            self._wake.wait(self._look_s)
            self._wake.clear()
            tries = 0
            while not self._write() and not self._ended.wait(self._pauses_s[min(tries, len(self._pauses_s) - 1)]):
                tries += 1
        self._write()
        self._copy.close()
        if self._witness is not None:
            self._witness.close()

    def _write(self) -> bool:
        """Write the missing lines. Return whether the folder is complete."""
        seen, lines = self._seen, tuple(self._lines)
        try:
            self._look()
            had = 0 if self._copy.last is None else self._copy.last.seq
            if lacking := [line for line in lines if line.seq > had]:
                self._copy.append(*lacking)
            for _ in lines:
                self._lines.popleft()
            if seen is not None and seen.seq > self.reached:
                witness = self._opened()
                if not self.reached:  # Write both places: a manager may have accepted an earlier end of the journal.
                    witness.write(seen)
                witness.write(seen)
                self.reached, self._kept = seen.seq, seen
        except JournalError as error:
            if not self.why:
                program_log.warning("%s", error.message)
            self.why = error.message
            return False
        self.why = ""
        return True

    def _look(self) -> None:
        """Open the files again where others are at their paths. Raise JournalError if they are not as these are."""
        if self._witness is None or self._kept is None or (self._witness.is_there() and self._copy.is_there()):
            return
        self.reached = 0
        self._witness.open_again(self._kept)
        self._copy.open_again()

    def _opened(self) -> Witness:
        """Open the file and return it. Never create a missing folder: it would be on this machine."""
        if self._witness is None:
            if not self._path.parent.is_dir():
                raise witness_failed(self._path, FileNotFoundError(errno.ENOENT, "no such folder"))
            self._witness = Witness.open(self._path, self._key, self._genesis)
        return self._witness
