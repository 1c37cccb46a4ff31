"""The program's log, for a technician: device states, QML warnings, and the places of bugs.

DATA/<table>/kiosk.log, and up to four older files of a megabyte each. The journal, not this log, has the events of the
table. **No card, PIN, or name is ever logged**: of an exception, only its type and place are logged, because its
message may name a face-down card.
"""

import logging
import sys
import threading
import time
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final, Self

NAME: Final = "kiosk.log"
MAX_BYTES: Final = 1 << 20
OLDER: Final = 4

program_log: Final = logging.getLogger("kiosk")
# Before its file is open, the log discards messages instead of printing them.
program_log.addHandler(logging.NullHandler())


def place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return the type of an exception and its places, innermost first, without its message."""
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
    return f"{kind.__name__} at {' < '.join(reversed(places))}"


class _LogLine(logging.Formatter):
    """One line a record, in UTC. A sign that a terminal would obey, or that no file can hold, is spelled out."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s.%(msecs)03dZ %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        record.exc_info = None  # The text of an exception may name a card.
        line = super().format(record).replace("\n", " | ")
        return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)


def log_files(folder: Path) -> tuple[Path, ...]:
    """Return the log files that there are in a table's folder, the newest first."""
    paths = (folder / NAME, *(folder / f"{NAME}.{nth}" for nth in range(1, OLDER + 1)))
    return tuple(path for path in paths if path.is_file())


class ProgramLog:
    """The log file of one table, from `begin` to `close`. Uncaught exceptions are logged too."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._handler: RotatingFileHandler | None = None
        self._hooks = sys.excepthook, threading.excepthook

    def __enter__(self) -> Self:
        self.begin()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def begin(self) -> None:
        """Open the file. If the disk cannot be written, there is no log, and the table opens all the same.

        There is none either if the name is that of a pipe, which would block.
        """
        try:
            if self._path.exists() and not self._path.is_file():
                return
            handler = RotatingFileHandler(self._path, maxBytes=MAX_BYTES, backupCount=OLDER, encoding="utf-8")
        except OSError:
            return
        handler.setFormatter(_LogLine())
        program_log.addHandler(handler)
        program_log.setLevel(logging.INFO)
        self._handler = handler
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread

    def close(self) -> None:
        if self._handler is not None:
            sys.excepthook, threading.excepthook = self._hooks
            program_log.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        program_log.critical("a bug: %s", place(kind, trace))
        self._hooks[0](kind, error, trace)

    def _uncaught_in_thread(self, said: threading.ExceptHookArgs) -> None:
        program_log.critical("a bug in a thread: %s", place(said.exc_type, said.exc_traceback))
        self._hooks[1](said)
