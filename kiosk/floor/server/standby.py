"""Detect and limit the wait of a commit for a standby.

With `synchronous_standby_names`, a commit returns when a standby has it. A standby that does not confirm lets it wait
forever, and no time limit of the server ends that. A canceled commit is stored at this server all the same.
"""

import contextlib
import threading
from collections.abc import Iterator
from typing import Any, Final

import psycopg

from kiosk.floor.server.server import Connect, FloorError, connected, host_of

CONFIRM_S: Final = 20.0
_PATIENCE_S: Final = 2
_WAITS: Final = "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE usename = session_user AND wait_event = 'SyncRep')"


def waits_for_standby(server: str, connect: Connect = connected, **more: Any) -> bool:
    """Return whether a session of this device waits for a standby. `more` are parameters of a connection."""
    try:
        with connect(server, **{**more, "connect_timeout": _PATIENCE_S}) as db:
            return db.execute(_WAITS).fetchone() == (True,)
    except FloorError:
        return False


@contextlib.contextmanager
def confirmed(db: psycopg.Connection[Any], wait_s: float = CONFIRM_S) -> Iterator[None]:
    """Wait at most `wait_s` for commits. Raise FloorError `unconfirmed` if a standby is late."""
    warned: list[str | None] = []
    is_over = threading.Event()

    def cancel() -> None:
        is_over.set()
        db.cancel_safe(timeout=_PATIENCE_S)

    def note(notice: psycopg.errors.Diagnostic) -> None:
        warned.append(notice.severity_nonlocalized)

    timer = threading.Timer(wait_s, cancel)
    db.add_notice_handler(note)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        db.remove_notice_handler(note)
    if is_over.is_set() and "WARNING" in warned:
        raise FloorError(
            "unconfirmed",
            "Saved at the floor server {host}, but its standby does not confirm: have a technician look at it.",
            host=host_of(db),
        )
