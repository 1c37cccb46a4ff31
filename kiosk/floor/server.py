"""The floor's server: how it is reached, and what its errors mean to people."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from kiosk.core.errors import KioskError
from kiosk.core.text import text

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


def refuse_named(server: str) -> None:
    """Raise FloorError unless `server` says where PostgreSQL is, and not who signs in."""
    try:
        said = conninfo_to_dict(server)
    except psycopg.Error as error:
        raise explained(error) from error
    if not said or said.keys() & {"user", "password"}:
        raise FloorError("named", "Say with --joins how the tables reach PostgreSQL, but not as whom.")


_REFUSED: Final = {
    "certificate revoked": text("This certificate was revoked: have a manager make a new one."),
    "unknown ca": text("The floor’s server does not trust this certificate: have a manager make a new one."),
    "decrypt error": text("The floor’s server does not trust this certificate: have a manager make a new one."),
    "certificate expired": text("This certificate has expired: have a manager make a new one."),
    "certificate authentication failed": text(
        "This certificate is another’s: have a manager make one for this device."
    ),
    "requires a valid client certificate": text(
        "The floor’s server wants a certificate, and none is shown: have a manager make one for this device."
    ),
    "certificate verify failed": text(
        "That is not the floor’s server: its certificate is not of our authority, or has expired."
    ),
    "does not match host name": text("That is not the floor’s server: its certificate names another host."),
    "no encryption": text("The floor’s server takes nobody without encryption and a certificate."),
}
"""What the server and TLS say of who is not let in, and what that means."""


def explained(error: psycopg.Error) -> FloorError:
    """Return what an error of the server means, in one sentence."""
    why = " ".join(str(error).split())
    for words, meaning in _REFUSED.items():
        if words in why:
            return FloorError("refused", meaning)
    return FloorError("server", "The floor’s server: {why}", why=why)
