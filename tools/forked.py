"""Run many small works, each in a process forked from here: none affects another, and none remains.

Imports and collected tests are already loaded. A process has a limit in processor seconds, and a share of the memory,
so a loaded machine causes no failure, and an endless work is stopped.
"""

import contextlib
import os
import resource
import selectors
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

WAITED: Final = 6
"""Seconds of wall time for each second of a core before a waiting work is ended."""
MAX_MEMORY_BYTES: Final = 8 << 30

_W = TypeVar("_W")


def forked(works: Iterator[tuple[_W, Callable[[], bytes], float]], *, at_once: int) -> Iterator[tuple[_W, bytes, int]]:
    """Yield (which, result, exit) of each (which, work, processor seconds), `at_once` in parallel.

    The result is b"" if the process ended by its own error (exit 0) or by a signal (its negative number): SIGXCPU after
    its seconds, SIGALRM after an endless wait.
    """
    with selectors.DefaultSelector() as running:
        for which, work, limit_s in works:
            running.register(*_fork(which, work, limit_s))
            while len(running.get_map()) == at_once:  # A process with a result may still be running.
                yield from _ended(running)
        while running.get_map():
            yield from _ended(running)


def _fork(
    which: object, work: Callable[[], bytes], limit_s: float
) -> tuple[int, int, tuple[object, int, str, list[bytes]]]:
    read, write = os.pipe()
    folder = tempfile.mkdtemp()
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        with contextlib.suppress(BaseException):
            os.close(read)
            os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
            limits = {
                resource.RLIMIT_CPU: int(limit_s) + 1,
                resource.RLIMIT_AS: MAX_MEMORY_BYTES,
                resource.RLIMIT_CORE: 0,
            }
            for what, most in limits.items():
                resource.setrlimit(what, (most, most))
            signal.alarm(int(limit_s * WAITED) + 1)
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            said = work()
            while said:
                said = said[os.write(write, said) :]
        os._exit(0)
    os.close(write)
    return read, selectors.EVENT_READ, (which, child, folder, [])


def _ended(running: selectors.BaseSelector) -> Iterator[tuple[Any, bytes, int]]:
    """Wait for output, and yield the works that have ended."""
    for key, _ in running.select():
        which, child, folder, parts = key.data
        if part := os.read(key.fd, 1 << 16):
            parts.append(part)
            continue
        running.unregister(key.fd)
        os.close(key.fd)
        _, status = os.waitpid(child, 0)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)  # Kill the processes that a test has started.
        shutil.rmtree(folder, ignore_errors=True)
        yield which, b"".join(parts), os.waitstatus_to_exitcode(status)
