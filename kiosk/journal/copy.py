"""The floor's copy of the checkpoints: a file that only grows, with one signed line after each hand.

A journal whose newest events were cut off, with their checkpoints, is intact in itself. Only a copy elsewhere shows the
cut: so this file belongs on another disk, or is sent to the floor. It may lack lines that a power cut or a full disk
prevented; they are written again with the next checkpoint or opening. It has no contents of hands.
"""

import contextlib
import errno
import os
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Self

from kiosk.core.disk import ANOTHER_FILE, is_at, open_plain, sync_folder
from kiosk.core.errors import JournalError
from kiosk.journal.chain import Checkpoint

_MAX_LINE_BYTES = 4096
_MAX_DIGITS = 20


class CheckpointCopy:
    """The floor's copy, open for appending. Every error is a JournalError `checkpoints`, and changes nothing."""

    def __init__(self, path: Path, fd: int) -> None:
        self.path = path
        self.fd = fd
        self.last, self._whole_bytes = self._read_end()

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open or create the file. `last` is its newest checkpoint; half a line at its end is not counted."""
        try:
            is_new = not path.exists()
            fd = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise _failed(path, error) from error
        try:
            if is_new:
                sync_folder(path.parent)
            return cls(path, fd)
        except OSError as error:
            os.close(fd)
            raise _failed(path, error) from error
        except JournalError:
            os.close(fd)
            raise

    def _read_end(self) -> tuple[Checkpoint | None, int]:
        """Return the last readable line, and the length of the file up to its end in bytes.

        Bytes after it are the rest of a line that a power cut interrupted: some of its sectors, or others in their
        place.
        """
        size = os.fstat(self.fd).st_size
        end = os.pread(self.fd, 2 * _MAX_LINE_BYTES, max(0, size - 2 * _MAX_LINE_BYTES))
        upto = len(end)
        while (upto := end.rfind(b"\n", 0, upto)) >= 0 and len(end) - upto - 1 <= _MAX_LINE_BYTES:
            with contextlib.suppress(ValueError):
                line = end[end.rfind(b"\n", 0, upto) + 1 : upto]
                return Checkpoint.of_line(line.decode()), size - (len(end) - upto - 1)
        if size > _MAX_LINE_BYTES:
            raise _unreadable(self.path)
        return None, 0

    def append(self, *checkpoints: Checkpoint) -> None:
        """Add lines and wait until the disk has them."""
        line = "".join(f"{checkpoint.line()}\n" for checkpoint in checkpoints).encode()
        try:
            os.ftruncate(self.fd, self._whole_bytes)  # Remove half a line left by a failure or power cut.
            written = os.pwrite(self.fd, line, self._whole_bytes)
            if written < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self.fd)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self.fd, self._whole_bytes)
            raise _failed(self.path, error) from error
        self._whole_bytes += len(line)
        self.last = checkpoints[-1]

    def is_there(self) -> bool:
        """Return whether it is still the file at its path."""
        return is_at(self.path, self.fd)

    def open_again(self) -> None:
        """Open the file that is at the path now. Raise if there is none, or if it does not end as this one does."""
        try:
            again = CheckpointCopy(self.path, open_plain(self.path, os.O_RDWR))
        except OSError as error:
            raise _failed(self.path, error) from error
        if again.last != self.last:
            again.close()
            raise _failed(self.path, OSError(errno.ESTALE, ANOTHER_FILE))
        with contextlib.suppress(OSError):  # The disk may be gone.
            self.close()
        self.fd, self._whole_bytes = again.fd, again._whole_bytes

    def close(self) -> None:
        os.close(self.fd)


def read_copy(path: Path, first: int = 0) -> Iterator[tuple[int, Checkpoint | None]]:
    """Yield every line of the floor's copy in order, with its number; None for a line that is not a checkpoint.

    With `first`, checkpoints at earlier events are left out, and not read. Unreadable bytes at the end are left out: a
    power cut leaves them. Raise JournalError `checkpoints`.
    """
    broken = list[int]()
    try:
        with open(path, "rb", opener=open_plain) as file:
            for number, line in enumerate(file, start=1):
                if not line.endswith(b"\n"):
                    return
                if first and _upto(line) + 1 < first:
                    continue
                try:
                    checkpoint = Checkpoint.of_line(line.decode())
                except ValueError:
                    broken.append(number)
                    continue
                yield from ((before, None) for before in broken)
                broken.clear()
                yield number, checkpoint
    except OSError as error:
        raise _failed(path, error) from error


def _upto(line: bytes) -> float:
    """Return the last event that a line signs, which ends the line; infinity if it cannot be read so."""
    digits = line.rpartition(b'"upto":')[2][:-2]
    return int(digits) if digits.isdigit() and len(digits) < _MAX_DIGITS else inf


def _failed(path: Path, error: OSError) -> JournalError:
    return JournalError(
        "checkpoints",
        "The floor’s copy of the checkpoints {path} cannot be read or written ({strerror}): check its disk; the "
        "journal itself is safe.",
        path=path,
        strerror=error.strerror,
    )


def _unreadable(path: Path) -> JournalError:
    return JournalError(
        "checkpoints",
        "The floor’s copy of the checkpoints {path} is broken at its end: keep the file.",
        path=path,
    )
