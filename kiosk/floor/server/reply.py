"""The code of a server's refusal before a session begins.

libpq gives no code for these errors, only a message in the server's language (`lc_messages`). Its trace has the code
and the routine, which no language changes. So a connection that was refused is tried once more with a trace.
"""

import contextlib
import math
import os
import re
import selectors
import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import psycopg
from psycopg import pq
from psycopg.conninfo import make_conninfo

_LONGEST_S: Final = 2.0
_AGAIN_S: Final = 600.0
_MAX_REPLIES: Final = 100
_ERROR: Final = re.compile(rb'\tErrorResponse\t.*? C "([0-9A-Z]{5})"(.*)')
_ROUTINE: Final = re.compile(rb' R "(\w+)"')
_READS: Final = pq.PollingStatus.READING
_ENDED: Final = (pq.PollingStatus.OK, pq.PollingStatus.FAILED)


class Reply(NamedTuple):
    """The SQLSTATE code of a refusal, and the server's routine that refused; both empty if the server sent none."""

    code: str = ""
    routine: str = ""


_REPLIES: Final[dict[tuple[str, str], tuple[Reply, float]]] = {}  # {(message, host): (reply, time)}


def refusal(parameters: Mapping[str, Any], words: str) -> Reply:
    """Return the refusal of a session. It may connect once more, which takes at most two seconds.

    `words` are the message of the error, which is asked about once. A reply that had no code is asked for again after
    ten minutes: libpq keeps some memory of each trace, and a server may be away for days.
    """
    asked = (make_conninfo(**parameters), words)
    reply, at_s = _REPLIES.get(asked, (Reply(), -math.inf))
    if not reply.code and time.monotonic() - at_s >= _AGAIN_S:
        with contextlib.suppress(psycopg.Error, OSError):
            reply = _asked(asked[0])
        if len(_REPLIES) >= _MAX_REPLIES:
            _REPLIES.clear()
        _REPLIES[asked] = reply, time.monotonic()
    return reply


def _asked(conninfo: str) -> Reply:
    with os.fdopen(os.memfd_create("refusal"), "rb") as trace:
        _connect(conninfo.encode(), trace.fileno())
        trace.seek(0)
        return _last_error(trace.read())


def _connect(conninfo: bytes, trace: int) -> None:
    """Connect, trace each message to the open file `trace`, and disconnect."""
    connection, until = pq.PGconn.connect_start(conninfo), time.monotonic() + _LONGEST_S
    try:
        connection.trace(trace)  # The trace does not close the file.
        try:
            while (status := connection.connect_poll()) not in _ENDED:
                if not _is_ready(connection.socket, status, until - time.monotonic()):
                    break
        finally:
            connection.untrace()
    finally:
        connection.finish()


def _is_ready(line: int, status: int, left_s: float) -> bool:
    """Wait until the socket can continue the connection; False if it cannot in the remaining time."""
    if left_s <= 0:
        return False
    with selectors.PollSelector() as waiting:  # `select` refuses a descriptor above 1,023
        waiting.register(line, selectors.EVENT_READ if status == _READS else selectors.EVENT_WRITE)
        return bool(waiting.select(left_s))


def _last_error(trace: bytes) -> Reply:
    """Return the last error of a trace: with several hosts, that of the last host."""
    found = _ERROR.findall(trace)
    if not found:
        return Reply()
    code, rest = found[-1]
    routine = _ROUTINE.findall(rest)
    return Reply(code.decode(), routine[-1].decode() if routine else "")
