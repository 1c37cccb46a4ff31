"""The code of a server's refusal before a session begins.

libpq gives no code for these errors, only a message in the server's language (`lc_messages`). Its trace has the code
and the routine, which no language changes. So a connection that was refused is tried once more with a trace.
"""

from __future__ import annotations

import contextlib
import os
import re
import select
import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import psycopg
from psycopg import pq
from psycopg.conninfo import make_conninfo

_LONGEST_S: Final = 2.0
_ERROR: Final = re.compile(rb'\tErrorResponse\t.*? C "([0-9A-Z]{5})"(.*)')
_ROUTINE: Final = re.compile(rb' R "(\w+)"')
_READS: Final = pq.PollingStatus.READING
_ENDED: Final = (pq.PollingStatus.OK, pq.PollingStatus.FAILED)


class Reply(NamedTuple):
    """The SQLSTATE code of a refusal, and the server's routine that refused; both empty where the server sent none."""

    code: str = ""
    routine: str = ""


def refusal(parameters: Mapping[str, Any]) -> Reply:
    """Connect once more, and return the refusal. It takes at most two seconds."""
    with contextlib.suppress(psycopg.Error, OSError), os.fdopen(os.memfd_create("refusal"), "rb") as trace:
        _connect(make_conninfo(**parameters).encode(), os.dup(trace.fileno()))
        trace.seek(0)
        return _last_error(trace.read())
    return Reply()


def _connect(conninfo: bytes, trace: int) -> None:
    """Connect, trace each message to the open file `trace`, and disconnect."""
    connection, until = pq.PGconn.connect_start(conninfo), time.monotonic() + _LONGEST_S
    try:
        connection.trace(trace)  # closes the file at the end
        while (status := connection.connect_poll()) not in _ENDED:
            line, left = connection.socket, until - time.monotonic()
            reading, writing = ([line], []) if status == _READS else ([], [line])
            if left <= 0 or not any(select.select(reading, writing, [], left)):
                break
        connection.untrace()
    finally:
        connection.finish()


def _last_error(trace: bytes) -> Reply:
    """Return the last error of a trace: with several hosts, that of the last host."""
    found = _ERROR.findall(trace)
    if not found:
        return Reply()
    code, rest = found[-1]
    routine = _ROUTINE.findall(rest)
    return Reply(code.decode(), routine[-1].decode() if routine else "")
