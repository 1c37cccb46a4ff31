"""The floor server: its address, and its errors in words for people."""

import contextlib
import difflib
import os
import re
import socket
from collections.abc import Callable, Iterator
from typing import Any, Final

import psycopg
from psycopg import errors, pq
from psycopg.conninfo import conninfo_to_dict

from kiosk.core.errors import KioskError
from kiosk.core.text import Text, text
from kiosk.floor.server.reply import Reply, refusal

# A pulled cable is not reported. So the system probes a silent server, and gives it up after nine seconds.
OPTIONS: Final[dict[str, Any]] = {
    "connect_timeout": 8,  # TLS needs five answers, and a bad line takes a second for each
    "keepalives_idle": 3,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 9_000,
    "application_name": "kiosk",
}


Connect = Callable[..., contextlib.AbstractContextManager[psycopg.Connection[Any]]]
"""Opens a connection to the server, as `connected` does."""


class FloorError(KioskError):
    """The floor server cannot be reached, or refuses."""


@contextlib.contextmanager
def connected(server: str, **more: Any) -> Iterator[psycopg.Connection[Any]]:
    """Open a connection to `server`, a connection string of PostgreSQL, until the end; each statement is committed.

    `more` are parameters of it. Over a network, TLS is required. Raise FloorError `server`, also for failures in
    between.
    """
    said: dict[str, Any] = {}
    db = None
    try:
        said = {**OPTIONS, **read_connection(server), **more}
        if not _is_local(said) and said.get("sslmode") not in _ENCRYPTED:
            said["sslmode"] = "require"
        with psycopg.connect(autocommit=True, **said) as db:
            yield db
    except psycopg.Error as error:
        is_refused = db is None and said and not error.sqlstate and not isinstance(error, errors.ConnectionTimeout)
        raise explained(
            error, refusal(said, str(error)) if is_refused else Reply(), has_certificate="sslcert" in said
        ) from error


def _is_local(said: dict[str, Any]) -> bool:
    """Return whether a connection goes by sockets of this machine alone."""
    hosts = str(said.get("host", "")).split(",")
    return not said.get("hostaddr") and all(host == "" or host.startswith(("/", "@")) for host in hosts)


def refuse_named(server: str) -> None:
    """Raise FloorError unless `server` says where PostgreSQL is, and not who signs in."""
    said = read_connection(server)
    if not said or said.keys() & {"user", "password"}:
        raise FloorError("named", "With --joins, give the tables’ PostgreSQL address without a user.")


_NAMED: Final = re.compile(r"(?:^|[\s?&])([A-Za-z_]+)\s*=")
_MAX_PORT: Final = 65_535
_NO_STRING: Final = text("This is not a PostgreSQL connection string: write it as host=floor.example dbname=floor.")
_NO_PARAMETER: Final = text("A PostgreSQL connection string has no {word}: write {near}.")
_NO_PORT: Final = text("The port in this connection string is not a number from 1 to {most}: correct it.")


def read_connection(server: str) -> dict[str, Any]:
    """Return the parameters in a connection string, as libpq itself reads it.

    Raise FloorError `connection` if it cannot be read. The message of libpq may hold a piece of a password. So
    nothing of the string is repeated but the name of a misspelt key.
    """
    try:
        said = conninfo_to_dict(server)
    except psycopg.Error:
        if found := _misspelt(server):
            raise FloorError("connection", _NO_PARAMETER, word=found[0], near=found[1]) from None
        raise FloorError("connection", _NO_STRING) from None
    if "@" in str(said.get("host", ""))[1:]:  # libpq takes the end of a password with an @ for a host.
        raise FloorError("connection", _NO_STRING)
    if not _has_ports(said):
        raise FloorError("connection", _NO_PORT, most=_MAX_PORT)
    return said


def _has_ports(said: dict[str, Any]) -> bool:
    ports = (port.strip() for port in str(said.get("port", "")).split(","))
    return all(not port or (port.isdecimal() and 0 < int(port) <= _MAX_PORT) for port in ports)


def wrong_connection(server: str) -> str:
    """Return the fault of a connection string of house.toml, "" if it is valid. None of its values is repeated."""
    try:
        said = conninfo_to_dict(server)
    except psycopg.Error:
        found = _misspelt(server)
        hint = f'; is "{found[0]}" meant to be {found[1]}?' if found else ""
        return f"is not a PostgreSQL connection string{hint}; write it as host=floor.example dbname=floor"
    if secret := sorted(said.keys() & {"user", "password", "sslpassword"}):
        return f"must not hold {' and '.join(secret)}: each device signs in with its own certificate; delete it"
    if not _has_ports(said):
        return f"has a port that is not a number from 1 to {_MAX_PORT}; correct it"
    return ""


def _misspelt(server: str) -> tuple[str, str] | None:
    """Return a key that is nearly one of libpq's, and that one. It is not part of a value."""
    known = [option.keyword.decode() for option in pq.Conninfo.get_defaults()]
    for word in _NAMED.findall(server):
        near = difflib.get_close_matches(word.lower(), known, n=1, cutoff=0.75)
        if near and word.lower() not in known:
            return word, near[0]
    return None


_ENCRYPTED: Final = ("require", "verify-ca", "verify-full")
_REFUSED: Final = {
    "does not support SSL": text("The floor server offers no encryption: have a technician turn on TLS there."),
    "key values mismatch": text("This certificate and its key do not match: have a manager make a new one."),
    "session is read-only": text("Only a standby of the floor server answers: have a technician promote it."),
    "certificate revoked": text("This certificate was revoked: have a manager make a new one."),
    "unknown ca": text("The floor server does not trust this certificate: have a manager make a new one."),
    "decrypt error": text("The floor server does not trust this certificate: have a manager make a new one."),
    "certificate expired": text("This certificate has expired: have a manager make a new one."),
    "certificate verify failed": text(
        "That is not the floor server: its certificate is not from our authority, or has expired."
    ),
    "does not match host name": text("That is not the floor server: its certificate names another host."),
}
"""The messages of libpq and TLS for refused connections, always in English, and their explanations."""

_TOO_MANY: Final = "53300"
_OF_ROLE: Final = "InitializeSessionUserId"  # The server routine that checks a single role.
_OF_CERTIFICATE: Final = ("auth_failed", "ClientAuthentication")
_TOO_MANY_OF_ROLE: Final = text("This device has too many connections to the floor server: wait a minute.")
_TOO_MANY_CLIENTS: Final = text("The floor server has no connection left: have a technician raise its limit.")
_ANOTHERS: Final = text("This certificate belongs to another device: have a manager make one.")
_NO_CERTIFICATE: Final = text(
    "The floor server requires a certificate, but this device has none: have a manager make one."
)
_UNKNOWN: Final = text("The floor server does not know this device: have a manager enroll it.")


_RIGHTS: Final = "42501"
_VERSIONS: Final = ("42703", "42883", "42P01", "42804", "42P02")  # No such column, function, relation, …
_NO_SCHEMA: Final = "3F000"
_NOBODY: Final = "28000"
_AWAY: Final = ("08", "57P")  # The line broke, or the server is starting or stopping.
_SLOW: Final = "57014"
"""Codes of PostgreSQL (its manual, appendix A)."""

NOT_UNDERSTOOD: Final = (TypeError, ValueError, LookupError, AttributeError)
"""The errors raised for an answer of another version."""


def explained(error: psycopg.Error, reply: Reply | None = None, *, has_certificate: bool = False) -> FloorError:
    """Return the explanation of a server error, in one sentence.

    `reply` is the refusal of a session, and `has_certificate` whether this device showed a certificate. The code of the
    error is `refused` for a refused connection, `right` for a missing permission, `version` if the schema lacks
    something, `away` if the server does not answer, `slow` if it takes too long, else `server`.
    """
    why = " ".join(str(error).split())
    for words, meaning in _REFUSED.items():
        if words in why:
            return FloorError("refused", meaning)
    if reply is None or not reply.code:
        reply = Reply(error.sqlstate or "", error.diag.source_function or "")
    if refused := _refused(reply, has_certificate=has_certificate):
        return FloorError("refused", refused)
    state = reply.code
    if state == _RIGHTS:
        return FloorError("right", "The floor server does not allow this: {why}", why=why)
    if state == _NO_SCHEMA:
        return FloorError("version", "This database has no floor yet: run kiosk floor migrate.")
    if state in _VERSIONS:
        return FloorError("version", "The floor server has another version: {why}", why=why)
    if isinstance(error, psycopg.OperationalError) and (not state or state.startswith(_AWAY)):
        return FloorError("away", "The floor server does not answer: {why}", why=why)
    if state == _SLOW:
        return FloorError("slow", "The floor server takes too long to answer: {why}", why=why)
    return FloorError("server", "The floor server: {why}", why=why)


def _refused(reply: Reply, *, has_certificate: bool) -> Text | None:
    if reply.code == _TOO_MANY:
        return _TOO_MANY_OF_ROLE if reply.routine == _OF_ROLE else _TOO_MANY_CLIENTS
    if reply.code != _NOBODY:
        return None
    if reply.routine not in _OF_CERTIFICATE:
        return _UNKNOWN
    if not has_certificate:
        return _NO_CERTIFICATE
    return _ANOTHERS if reply.routine == "auth_failed" else _UNKNOWN


def host_of(db: psycopg.Connection[Any]) -> str:
    """Return by which name the server that is connected was reached."""
    return db.info.host


def cut(db: psycopg.Connection[Any]) -> None:
    """Cut a connection from another thread: a thread that waits for an answer gets an error instead."""
    with contextlib.suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(db.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
