"""Temporary folders that do not outlive their process for long, even if it is killed.

A process that is killed cannot remove its folder. So each process locks its folder, and the lock ends with the process.
Each process that makes a folder first removes the unlocked folders of its user; root removes those of every user.
"""

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
    """An empty folder at `path` that only its owner may open. `close` removes it."""

    def __init__(self, name: str) -> None:
        """Create the folder `name`, and remove folders of killed processes. Raise OSError."""
        _sweep(Path(tempfile.gettempdir()))
        self.path, self._lock = _made(name)

    def __enter__(self) -> Path:
        return self.path

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Remove the folder and everything in it."""
        if self._lock >= 0:
            shutil.rmtree(self.path, ignore_errors=True)
            os.close(self._lock)
            self._lock = -1


def _made(name: str) -> tuple[Path, int]:
    while True:
        path = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{name}-", suffix=_SUFFIX))
        with contextlib.suppress(FileNotFoundError):  # Another process removed it before it was locked.
            lock = _opened(path)
            with contextlib.suppress(OSError):  # The disk has no locks, so no other process can remove it either.
                fcntl.flock(lock, fcntl.LOCK_EX)
            if os.fstat(lock).st_nlink:
                return path, lock
            os.close(lock)


def _sweep(folder: Path) -> None:
    for path in folder.glob(f"{_PREFIX}*{_SUFFIX}"):
        with contextlib.suppress(OSError):  # It is locked, belongs to another user, or is gone.
            lock = _opened(path)
            try:
                if os.geteuid() in (0, os.fstat(lock).st_uid):
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(path, ignore_errors=True)
            finally:
                os.close(lock)


def _opened(path: Path) -> int:
    return os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
