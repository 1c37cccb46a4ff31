"""Settle hand records in one process or in several, in order. A refused line does not affect the others."""

import json
import os
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import chain, islice
from multiprocessing import get_context
from typing import Final, NamedTuple

from pydantic_core import PydanticSerializationError, to_json

from kiosk.app.command_line.terminal import printable_json
from kiosk.core.errors import KioskError
from kiosk.procedure import HandHistories, Settler

MAX_OF_LINE: Final = 1_000_000  # A hundred times the longest record, in characters.
MAX_OF_PHH: Final = 200_000_000  # In characters.
PHH_NAMES: Final = (".phh", ".phhs")
LINES_AT_ONCE: Final = 250  # Lines per task; about 0.1 s of work.
_PARTS_AHEAD: Final = 2  # Tasks queued per process, so that none waits and a file of any size fits in memory.


class SettledLines(NamedTuple):
    """The results of some lines, one a line, and whether any was refused."""

    text: bytes
    refused: bool


def processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0))


def settled_lines(settler: Settler, lines: Iterable[str], processes: int) -> Iterator[SettledLines]:
    """Yield the results of lines in order; several processes yield groups. Raise KioskError if one was killed."""
    if processes == 1:
        for line in lines:
            yield _settle(settler, [line])
        return
    parts = _parts(lines)
    first = list(islice(parts, 2))
    if len(first) < 2:  # A second process would not help.
        yield from (_settle(settler, part) for part in first)
        return
    yield from _in_processes(settler, chain(first, parts), processes)


@contextmanager
def lines_of(file: str) -> Iterator[Iterator[str]]:
    """Open a file of records, "-" for standard input, and yield its lines. Raise KioskError if it is not UTF-8 text.

    A byte that is not UTF-8 becomes half a character, so that the line that holds it is refused alone.
    """
    source: str | int = sys.stdin.fileno() if file == "-" else file
    try:
        opened = open(source, "rb", closefd=file != "-")  # noqa: SIM115
    except OSError as error:
        raise KioskError("file", "{file} cannot be read: {strerror}.", file=file, strerror=error.strerror) from None
    with opened:  # This includes standard input, whose descriptor stays open.
        head = opened.peek(4)[:4]
        if b"\0" in head:
            raise KioskError("encoding", "{file} is UTF-16 or UTF-32: save it as UTF-8.", file=file)
        with TextIOWrapper(opened, encoding="utf-8-sig", errors="surrogateescape") as text:
            yield _bounded(text)


@contextmanager
def records_of(file: str, histories: HandHistories | None) -> Iterator[Iterator[str]]:
    """Yield the hand records of a file, one a line: of a PHH file, by its name, as `histories` reads it.

    Raise KioskError as `lines_of` does, and for a PHH file that cannot be read as a whole.
    """
    with lines_of(file) as lines:
        if histories is None or not file.endswith(PHH_NAMES):
            yield lines
            return
        content = "".join(lines)
        if len(content) > MAX_OF_PHH or any("\ud800" <= letter <= "\udfff" for letter in content):
            raise KioskError("phh", "{file} is too large, or not UTF-8: split it, or save it as UTF-8.", file=file)
        yield (json.dumps(record) for record in list(histories.read(content)))


def _bounded(text: TextIOWrapper) -> Iterator[str]:
    """Yield lines, and of one that is too long for a record no more than its beginning, which nothing can read."""
    while line := text.readline(MAX_OF_LINE + 1):
        yield line
        while len(line) > MAX_OF_LINE and not line.endswith("\n"):
            line = text.readline(MAX_OF_LINE + 1)


def _parts(lines: Iterable[str]) -> Iterator[list[str]]:
    left = iter(lines)
    while part := list(islice(left, LINES_AT_ONCE)):
        yield part


def _in_processes(settler: Settler, parts: Iterable[list[str]], processes: int) -> Iterator[SettledLines]:
    begun: deque[Future[SettledLines]] = deque()
    try:
        pool = ProcessPoolExecutor(processes, get_context("fork"), _begin, (settler,))
    except OSError:  # Without /dev/shm, processes cannot share locks: settle in this process.
        yield from (_settle(settler, part) for part in parts)
        return
    try:
        for part in parts:
            begun.append(pool.submit(_settle_part, part))
            if len(begun) > processes * _PARTS_AHEAD:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    except BrokenProcessPool:
        raise KioskError("process", "A settling process was killed: try again with --jobs 1.") from None
    finally:
        pool.shutdown(cancel_futures=True)


_of_process: list[Settler] = []


def _begin(settler: Settler) -> None:
    """Take over the settler of the process that has begun this one, which alone is interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _of_process.append(settler)


def _settle_part(lines: list[str]) -> SettledLines:
    return _settle(_of_process[0], lines)


def _settle(settler: Settler, lines: Iterable[str]) -> SettledLines:
    texts, refused = [], False
    for result in settler.lines(lines):
        refused = refused or "error" in result
        texts.append(as_json(result) + b"\n")
    return SettledLines(b"".join(texts), refused)


def as_json(result: object) -> bytes:
    """Return a result as JSON, in ASCII: the ID of a record may contain half a character."""
    try:
        return printable_json(to_json(result).decode()).encode()
    except PydanticSerializationError:
        return json.dumps(result, allow_nan=False).encode()
