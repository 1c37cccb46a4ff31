"""The floor's server: how it is reached, and what its errors mean to people."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, Final

import psycopg

from kiosk.core.errors import KioskError

# A cable that is pulled says nothing. So the system asks by itself, and gives a silent server up after nine seconds.
OPTIONS: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 3,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 9_000,
    "application_name": "kiosk",
}


class FloorError(KioskError):
    """The floor's server cannot be reached, or refuses."""


@contextlib.contextmanager
def connected(server: str, **more: Any) -> Iterator[psycopg.Connection[Any]]:
    """Open a connection to `server`, a connection string of PostgreSQL, until the end; each statement is committed.

    `more` are parameters of it. Raise FloorError `server`, also for what goes wrong in between.
    """
    try:
        with psycopg.connect(server, autocommit=True, **{**OPTIONS, **more}) as db:
            yield db
    except psycopg.Error as error:
        raise explained(error) from error


def explained(error: psycopg.Error) -> FloorError:
    """Return what an error of the server means, in one sentence."""
    why = " ".join(str(error).split())
    return FloorError("server", "The floor’s server: {why}", why=why)
