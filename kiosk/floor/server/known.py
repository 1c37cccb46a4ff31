"""The server as a table or a console knows it: its newest epoch, and its other hosts.

A server that was restored or promoted has lost its newest events, and begins an epoch (001_floor.sql). A client that
has seen an epoch follows no older server: an old primary that was started again next to the new one is refused, and
both are named.

FOLDER/floor-server.json   the newest epoch that was seen here
"""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from kiosk.core.dates import moment_words
from kiosk.core.disk import make_folder, read_plain, replace_file
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, counted, sentence
from kiosk.floor.server.server import FloorError, connected, host_of

FILE: Final = "floor-server.json"
_LISTS: Final = ("host", "hostaddr", "port")  # Options of a connection string with a value for each host.
_PATIENCE_S: Final = 2


class Greeting(NamedTuple):
    """The answer of a server: its epoch and when it began (ms since 1970); how many events of the table it has.

    `lost`: it had acknowledged more. `is_new`: another epoch was seen here before.
    """

    epoch: int
    began_ms: int
    had: int
    lost: int
    is_new: bool

    @property
    def said(self) -> Sentence:
        """Return the change of the server, in one sentence."""
        at = moment_words(self.began_ms)
        if self.lost:
            lost = counted("%n event", "%n events", n=self.lost)
            return sentence(
                "The floor server was restored or replaced ({at}). Resending {lost} of this table.", at=at, lost=lost
            )
        return sentence("The floor server was restored or replaced ({at}): tables resend what it lost.", at=at)


class KnownServer:
    """The local knowledge of the server at `server`, a connection string, stored in `folder`."""

    def __init__(self, server: str, folder: Path) -> None:
        self._hosts = _hosts_of(server)
        self._path = folder / FILE
        self._lock = threading.Lock()
        self._epoch = self._read()

    def _read(self) -> int:
        try:
            return int(json.loads(read_plain(self._path))["epoch"])
        except (OSError, ValueError, TypeError, KeyError):
            return 0  # The server is new, or the file is damaged: the server sends its epoch again.

    @property
    def epoch(self) -> int:
        return self._epoch

    @property
    def address(self) -> str:
        """Return the connection string: the host that was postponed is tried last."""
        if len(self._hosts) == 1:
            return self._hosts[0]  # An unreadable host is included: connecting reports the fault.
        parts = [conninfo_to_dict(host) for host in self._hosts]
        merged: dict[str, Any] = dict(parts[0])
        for name in _LISTS:
            if any(name in part for part in parts):
                merged[name] = ",".join(str(part.get(name, "")) for part in parts)
        return make_conninfo(**merged)

    def put_last(self, host: str) -> None:
        """Try another host first from now on."""
        with self._lock:
            self._hosts.sort(key=lambda known: _name(known) == host)

    def greet(self, db: psycopg.Connection[Any], *, now_ms: int, acknowledged: int = 0, key: bytes = b"") -> Greeting:
        """Greet the server that is connected. It has acknowledged the journal of `key` up to event `acknowledged`.

        Raise FloorError `older` if a newer one was seen.
        """
        words = (self._epoch, acknowledged, key, now_ms)
        row = db.execute("SELECT * FROM floor.greet(%s, %s, %s::bytea, %s)", words).fetchone()
        assert row is not None
        epoch, began_ms, had = row
        if epoch < self._epoch:
            self.put_last(host_of(db))
            raise FloorError(
                "older",
                "The floor server at {host} is older than the one before: stop it, or have a manager run kiosk floor "
                "restored.",
                host=host_of(db),
            )
        is_new = epoch > self._epoch > 0
        self._saw(epoch)
        lost = max(0, acknowledged - had)
        return Greeting(epoch, began_ms, had, lost, is_new)

    def _saw(self, epoch: int) -> None:
        """Store the newest epoch. If the file cannot be written, it is known until the program ends."""
        with self._lock:
            if epoch <= self._epoch:
                return
            self._epoch = epoch
            try:
                make_folder(self._path.parent)
                replace_file(self._path, json.dumps({"epoch": epoch}).encode())
            except OSError as error:
                program_log.warning("the floor: the epoch of the server cannot be kept: %s", error)

    def compare(self, current: str, *, now_ms: int, **more: Any) -> Sentence | None:
        """Ask the other hosts whether they take writes too. Return a sentence that names both servers, None for one.

        `current` is the connected host. If another one is newer, that one is kept, and `current` is refused.
        `more` are parameters of a connection.
        """
        for host in [host for host in self._hosts if _name(host) != current]:
            epoch = _epoch_at(host, self._epoch, now_ms, more)
            if epoch is None:
                continue
            newer, older = (_name(host), current) if epoch > self._epoch else (current, _name(host))
            if epoch > self._epoch:
                self._saw(epoch)
                self.put_last(current)
            return sentence("Two floor servers run, {newer} and {older}: stop {older}.", newer=newer, older=older)
        return None

    @property
    def has_others(self) -> bool:
        return len(self._hosts) > 1


def begin_epoch(db: psycopg.Connection[Any], *, after: int = 0) -> int:
    """Have this server be the newer one from now on. Return its epoch. Its superuser is connected."""
    db.execute("SELECT floor.begin_epoch(greatest(%s, (SELECT max(epoch) FROM floor.epoch)), true)", (after,))
    row = db.execute("SELECT max(epoch) FROM floor.epoch").fetchone()
    return 0 if row is None else int(row[0])


def _epoch_at(host: str, seen: int, now_ms: int, more: dict[str, Any]) -> int | None:
    """Return the epoch of a server that takes writes, None if it takes none."""
    try:
        patience = {"target_session_attrs": "read-write", "connect_timeout": _PATIENCE_S}
        with connected(host, **{**more, **patience}) as db:
            db.execute("SELECT set_config('statement_timeout', %s, false)", (f"{_PATIENCE_S}s",))
            row = db.execute("SELECT epoch FROM floor.greet(%s, 0, '', %s)", (seen, now_ms)).fetchone()
    except FloorError:
        return None
    return None if row is None else int(row[0])


def _hosts_of(server: str) -> list[str]:
    """Return a connection string for each host of one."""
    try:
        parts = conninfo_to_dict(server)
    except psycopg.Error:
        return [server]  # Connecting reports the fault.
    count = max(len(str(parts.get(name, "")).split(",")) for name in _LISTS)
    if count == 1:
        return [server]
    said: dict[str, Any] = dict(parts)
    return [make_conninfo(**{**said, **dict(_nth(said, nth))}) for nth in range(count)]


def _nth(parts: dict[str, Any], nth: int) -> Iterator[tuple[str, str]]:
    """Yield the list parameters of one host; a list of one value holds for all."""
    for name in _LISTS:
        values = str(parts[name]).split(",") if name in parts else []
        if values:
            yield name, values[nth] if len(values) > 1 else values[0]


def _name(host: str) -> str:
    try:
        return str(conninfo_to_dict(host).get("host", ""))
    except psycopg.Error:
        return ""
