"""Wait for a notification of the server, or for this program, at the same time.

A client listens on the channel `floor`, which is for all, and on one of its own. A notification says only that
something is new (001_floor.sql). PostgreSQL lets everybody notify: `NoticePace` keeps a client from asking as often as
an attacker with one stolen certificate likes.
"""

import contextlib
import select
import socket
from collections.abc import Callable
from typing import Any, Final

import psycopg
from psycopg import sql

_ALL: Final = "floor"
_MOST: Final = 4096  # Wakes that are handled together.
AT_ONCE: Final = 10  # Notifications that are handled without a pause.


def take_notices(db: psycopg.Connection[Any], on_notice: Callable[[], None], *own: str) -> None:
    """Listen to the server. `on_notice` is called on the thread that uses the connection, also within a statement."""
    db.add_notify_handler(lambda _: on_notice())
    for channel in (_ALL, *own):
        db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))


class NoticePace:
    """The pace at which notifications are followed: `AT_ONCE`, and then `per_s` a second."""

    def __init__(self, per_s: float) -> None:
        self._per_s = per_s
        self._left, self._at_s = float(AT_ONCE), 0.0

    def follows(self, now_s: float) -> bool:
        """Return whether a notification is followed now, or with those that come later."""
        self._left = min(AT_ONCE, self._left + (now_s - self._at_s) * self._per_s)
        self._at_s = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Waker:
    """Wakes a thread that waits for the server. A wake that comes before the wait ends it immediately."""

    def __init__(self) -> None:
        self._in, self._out = socket.socketpair()
        self._in.setblocking(False)
        self._out.setblocking(False)

    def wake(self) -> None:
        with contextlib.suppress(OSError):  # It is awake already, or closed.
            self._out.send(b"\0")

    def wait(self, db: psycopg.Connection[Any], most_s: float, on_notice: Callable[[], None]) -> None:
        """Wait at most `most_s` seconds for a wake or a notification. Raise psycopg.Error on a broken connection."""
        here, server = self._in.fileno(), db.fileno()
        waits = select.poll()  # select() accepts no descriptor above 1,023.
        waits.register(here, select.POLLIN)
        waits.register(server, select.POLLIN)
        ready = {descriptor for descriptor, _ in waits.poll(most_s * 1000)}
        if here in ready:
            with contextlib.suppress(BlockingIOError):
                self._in.recv(_MOST)
        if server in ready:
            db.pgconn.consume_input()
            while db.pgconn.notifies() is not None:
                on_notice()

    def close(self) -> None:
        self._in.close()
        self._out.close()
