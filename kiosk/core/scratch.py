"""Folders for what is needed for a while, which are gone with their process, however it ends.

A process that is killed takes nothing away. So each folder is held by a lock, which ends with its process, and each
process that makes one removes the user's folders that no process holds; the superuser's takes anybody's.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Final

_PREFIX: Final = "kiosk-"
_SUFFIX: Final = ".scratch"


class ScratchFolder:
    """An empty folder for its owner alone, at `path` until it is closed."""

    def __init__(self, name: str) -> None:
        """Make it, and sweep those that were left. `name` says what for. Raise OSError."""
        _sweep(Path(tempfile.gettempdir()))
        self.path, self._lock = _made(name)

    def __enter__(self) -> Path:
        return self.path

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Take it away, with all that is in it."""
        if self._lock >= 0:
            shutil.rmtree(self.path, ignore_errors=True)
            os.close(self._lock)
            self._lock = -1


def _made(name: str) -> tuple[Path, int]:
    while True:
        path = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{name}-", suffix=_SUFFIX))
        with contextlib.suppress(FileNotFoundError):  # another process swept it before it was held
            lock = _opened(path)
            with contextlib.suppress(OSError):  # a disk without locks, where nobody sweeps either
                fcntl.flock(lock, fcntl.LOCK_EX)
            if os.fstat(lock).st_nlink:
                return path, lock
            os.close(lock)


def _sweep(folder: Path) -> None:
    for path in folder.glob(f"{_PREFIX}*{_SUFFIX}"):
        with contextlib.suppress(OSError):  # somebody holds it, it is another user's, or it is gone
            lock = _opened(path)
            try:
                if os.geteuid() in (0, os.fstat(lock).st_uid):
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(path, ignore_errors=True)
            finally:
                os.close(lock)


def _opened(path: Path) -> int:
    return os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
