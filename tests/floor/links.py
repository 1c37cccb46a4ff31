"""Join a journal to the floor as a running kiosk does, and wait for data at the floor."""

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import psycopg

from kiosk.core.clock import Clock, SystemClock
from kiosk.floor import FloorLink, LinkEvent
from kiosk.floor.console.link import ConsolePace
from kiosk.floor.link import LinkPace
from kiosk.floor.server.server import Connect, connected
from kiosk.journal import Journal
from tests.faults.journals import TABLE

PATIENCE_S = 60.0  # Only a broken link waits so long.
SOON_S = 0.02
SOON = LinkPace(
    every_s=SOON_S, certify_s=SOON_S, news_s=SOON_S, look_s=SOON_S, compare_s=SOON_S, pauses_s=(SOON_S,),
    gather_s=SOON_S, leave_s=SOON_S,
)  # fmt: skip
"""The pace of a table's link in tests."""
SOON_AT_CONSOLE = ConsolePace(
    poll_s=SOON_S, look_s=SOON_S, seldom_s=SOON_S, news_s=SOON_S, every_s=SOON_S, compare_s=SOON_S, pauses_s=(SOON_S,)
)
"""The pace of a console's link in tests."""


class Intercepted:
    """A connection whose statements a test executes, changes, or refuses."""

    def __init__(self, db: psycopg.Connection[Any], execute: Callable[..., Any]) -> None:
        self._db, self._execute = db, execute

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    def execute(self, *words: Any) -> Any:
        return self._execute(self._db, *words)


def intercepting(execute: Callable[..., Any]) -> Connect:
    """Return a function that connects a link. `execute` gets the connection and each statement with its values."""

    @contextmanager
    def connect(server: str, **more: Any) -> Iterator[psycopg.Connection[Any]]:
        with connected(server, **more) as db:
            yield cast("psycopg.Connection[Any]", Intercepted(db, execute))

    return connect


@contextmanager
def linked(
    journal: Journal, address: str, clock: Clock | None = None, pace: LinkPace = SOON, connect: Connect = connected
) -> Iterator[tuple[FloorLink, queue.Queue[Any]]]:
    """Join a journal to the floor, and return the link's reports."""
    events: queue.Queue[LinkEvent] = queue.Queue()
    link = FloorLink(address, journal.path, table=TABLE, clock=clock or SystemClock(), pace=pace, connect=connect)
    link.start(journal.last_seq(), events.put)
    try:
        yield link, events
    finally:
        link.stop()


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    pause = threading.Event()
    for _ in range(int(PATIENCE_S / 0.02)):
        if is_so():
            return
        pause.wait(0.02)
    raise AssertionError("it never was")
