"""Hand records settled by one process or by several, in their order; a line that is refused is refused alone."""

from __future__ import annotations

import json
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import get_context
from typing import Final, NamedTuple

from pydantic_core import PydanticSerializationError, to_json

from kiosk.core.errors import KioskError
from kiosk.procedure import Settler

LINES_AT_ONCE: Final = 250  # that one process is given: a tenth of a second's work
_PARTS_AHEAD: Final = 2  # for each process, so that none waits and a file of any size fits


class SettledLines(NamedTuple):
    """The results of some lines, one a line, and whether any was refused."""

    text: bytes
    refused: bool


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0))


def settled_lines(settler: Settler, lines: Iterable[str], processes: int) -> Iterator[SettledLines]:
    """Yield what lines come to, in their order. One process yields each line at once, several yield parts.

    Raise KioskError where a process was killed.
    """
    if processes == 1:
        for line in lines:
            yield _settle(settler, [line])
        return
    parts = _parts(lines)
    first = list(islice(parts, 2))
    if len(first) < 2:  # too few for a second process to help
        yield from (_settle(settler, part) for part in first)
        return
    yield from _in_processes(settler, chain(first, parts), processes)


def _parts(lines: Iterable[str]) -> Iterator[list[str]]:
    left = iter(lines)
    while part := list(islice(left, LINES_AT_ONCE)):
        yield part


def _in_processes(settler: Settler, parts: Iterable[list[str]], processes: int) -> Iterator[SettledLines]:
    begun: deque[Future[SettledLines]] = deque()
    pool = ProcessPoolExecutor(processes, get_context("fork"), _begin, (settler,))
    try:
        for part in parts:
            begun.append(pool.submit(_settle_part, part))
            if len(begun) > processes * _PARTS_AHEAD:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    except BrokenProcessPool:
        raise KioskError("process", "A process that settled records was killed: try again with --jobs 1.") from None
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
    """Return a result as JSON. What a record calls itself may be half a character, which only ASCII can say."""
    try:
        return to_json(result)
    except PydanticSerializationError:
        return json.dumps(result).encode()
