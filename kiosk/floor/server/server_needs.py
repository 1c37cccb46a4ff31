"""Check whether a floor server meets the needs of the enrolled devices: connections, memory, log, time limits, TLS.

The settings are read from the running server, and not from its files. `python -m benchmarks.floor_server whole`
measures the needs of a device: docs/operations.md.
"""

import re
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final, LiteralString, NamedTuple

import psycopg
from cryptography import x509
from psycopg import errors

from kiosk.core.text import Sentence, sentence
from kiosk.core.value import value
from kiosk.floor.server.enrollment import STANDBY
from kiosk.floor.server.peer import EARLY_DAYS
from kiosk.floor.server.schema import CONSOLE, PUBLISHER, TABLE

_KB: Final = 1024
_MB: Final = 1024 * _KB
_MIN_BUFFERS: Final = 128 * _MB  # PostgreSQL's default.
_BUFFERS_PER_DEVICE: Final = _MB // 2  # 256 MB suffice for 500 tables.
_MEMORY_PER_CONNECTION: Final = 6 * _MB  # Each connection has a server process.
_MIN_WAL: Final = 1024 * _MB  # PostgreSQL's default.
_WAL_PER_DEVICE: Final = 2 * _MB  # A device writes this much between two checkpoints.
_DAY_S: Final = 86_400

_UNITS: Final = {"kB": _KB, "8kB": 8 * _KB, "MB": _MB, "16MB": 16 * _MB, "ms": 0.001, "s": 1, "min": 60}
_FATAL: Final = ("fatal", "panic")
_OFF: Final = 0
_WHO_AND_WHEN: Final = (re.compile("%[tmn]"), re.compile("%u"))


@value
class Right:
    """The result of one test: whether it `holds`, and the finding `what` in one sentence."""

    holds: bool
    what: Sentence


class Needed(NamedTuple):
    """The needs of the enrolled devices: connections by their number. `has_standby`: one may sign in."""

    connections: int
    devices: int
    has_standby: bool = False


def lacking(settings: Mapping[str, Any], needed: Needed, *, memory: int | None = None) -> Iterator[Right]:
    """Yield a finding about each setting that the devices depend on.

    `settings` are PostgreSQL's, with sizes in bytes and times in seconds; a setting that this version lacks is left
    out. `memory` is the memory of the machine in bytes, None if it is unknown.
    """
    wants = (
        ("fsync", settings["fsync"] == "on", "on"),
        ("full_page_writes", settings["full_page_writes"] == "on", "on"),
        ("synchronous_commit", settings["synchronous_commit"] in ("on", "remote_write", "remote_apply"), "on"),
        ("wal_level", settings["wal_level"] != "minimal", "replica"),
        ("archive_mode", settings["archive_mode"] != "off", "on"),
        ("autovacuum", settings["autovacuum"] == "on", "on"),  # Each push updates the same row.
        ("ssl", settings["ssl"] == "on" or not settings["listen_addresses"], "on"),
        ("authentication_timeout", settings["authentication_timeout"] <= 60, "1min"),
        # These would end the nightly verifier, a backup, or a device that waits for a notification.
        *((name, settings[name] == _OFF, "0") for name in _UNLIMITED if name in settings),
        ("wal_sender_timeout", 0 < settings["wal_sender_timeout"] <= 120 or not needed.has_standby, "1min"),
        ("wal_keep_size", settings["wal_keep_size"] > 0 or not needed.has_standby, "1GB"),
        ("log_line_prefix", _says_who_and_when(settings), "'%m [%p] %q%u@%d '"),
    )
    for name, holds, wanted in wants:
        value = _shown(name, settings[name])
        if holds:
            yield Right(True, sentence("{setting} is {value}", setting=name, value=value))
        else:
            said = sentence("{setting} is {value}: set it to {wanted}", setting=name, value=value, wanted=wanted)
            yield Right(False, said)
    buffers = max(_MIN_BUFFERS, _BUFFERS_PER_DEVICE * needed.devices)
    amounts: tuple[tuple[str, int, int], ...] = (
        ("max_connections", settings["max_connections"], needed.connections),
        ("shared_buffers", settings["shared_buffers"], buffers),
        ("max_wal_size", settings["max_wal_size"], max(_MIN_WAL, _WAL_PER_DEVICE * needed.devices)),
    )
    for name, amount, least in amounts:
        is_size = name != "max_connections"
        said = sentence(
            "{setting} is {value}; the enrolled devices need {needed}",
            setting=name,
            value=_size(amount) if is_size else amount,
            needed=_size(least) if is_size else least,
        )
        yield Right(amount >= least, said)
    if memory is not None:
        uses = settings["shared_buffers"] + _MEMORY_PER_CONNECTION * needed.connections
        yield Right(
            uses <= memory,
            sentence(
                "the server has {memory} of memory; shared_buffers and the enrolled devices need {needed}",
                memory=_size(memory),
                needed=_size(uses),
            ),
        )


_UNLIMITED: Final = ("statement_timeout", "lock_timeout", "idle_session_timeout", "transaction_timeout")


def _says_who_and_when(settings: Mapping[str, Any]) -> bool:
    """Return whether a line of the server's log has its time and its role. A structured log has them always."""
    if any(form in settings["log_destination"] for form in ("csvlog", "jsonlog")):
        return True
    return all(word.search(settings["log_line_prefix"]) for word in _WHO_AND_WHEN)


def _shown(name: str, value: Any) -> str:
    if name.endswith("_timeout") and value:
        return f"{value:g}s"
    return "''" if value == "" else str(value)


def _size(size: int) -> str:
    return f"{round(size / _MB)}MB"


def of_server(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Yield the findings about a running server. The connection must be a superuser's."""
    yield from lacking(settings_of(db), _needed(db), memory=_memory(db))
    ((comes, least, statement),) = _rows(
        db,
        """SELECT current_setting('log_connections'), current_setting('log_min_messages'),
        current_setting('log_min_error_statement')""",
    )
    keeps = comes != "off" and least not in _FATAL and statement not in _FATAL
    yield Right(keeps, sentence("the server log records connections, rejected logins and refused statements"))
    yield from _of_tls(db)
    yield from _of_log(db)
    yield from _of_machine(db)


def settings_of(db: psycopg.Connection[Any]) -> dict[str, Any]:
    """Return each setting: sizes in bytes, times in seconds, other numbers as numbers."""
    found: dict[str, Any] = {}
    for name, setting, unit, kind in _rows(db, "SELECT name, setting, unit, vartype FROM pg_settings"):
        found[name] = setting
        if kind in ("integer", "real"):
            found[name] = (int if kind == "integer" else float)(setting)
            if unit is not None and found[name] > 0:  # 0 or less means no limit.
                found[name] *= _UNITS.get(unit, 1)
    return found


def _needed(db: psycopg.Connection[Any]) -> Needed:
    ((connections, devices, has_standby),) = _rows(
        db,
        """SELECT coalesce(sum(greatest(r.rolconnlimit, 1)), 0)::int
        + current_setting('superuser_reserved_connections')::int + 2, count(*)::int,
        EXISTS (SELECT FROM pg_roles s WHERE s.rolname = %s) FROM pg_roles r WHERE r.rolcanlogin AND EXISTS
        (SELECT FROM pg_auth_members m WHERE m.member = r.oid AND m.roleid = ANY(%s::regrole[]))""",
        STANDBY,
        [TABLE, CONSOLE, PUBLISHER],
    )
    return Needed(connections, devices, has_standby)


def _memory(db: psycopg.Connection[Any]) -> int | None:
    """Return the memory of the server's machine in bytes, None if its system does not say so."""
    try:
        ((said,),) = _rows(db, "SELECT pg_read_file('/proc/meminfo', 0, 4096, true)")
    except (errors.InsufficientPrivilege, errors.InvalidParameterValue, errors.UndefinedFunction):
        return None
    found = re.search(r"^MemTotal:\s+(\d+) kB$", said or "", re.MULTILINE)
    return None if found is None else int(found[1]) * _KB


def _of_tls(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Check that clients show certificates, that revoked ones are known, and that the server's own one holds."""
    ((is_encrypted, is_unlisted),) = _rows(
        db,
        """SELECT current_setting('ssl') = 'on', current_setting('ssl_crl_file') = ''
        AND current_setting('ssl_crl_dir') = ''""",
    )
    if is_encrypted and is_unlisted:
        yield Right(False, sentence("the server reads no list of revoked certificates: set ssl_crl_file"))
    if is_encrypted and (ends_s := _ends_s(db)) is not None:
        day = time.strftime("%Y-%m-%d", time.localtime(ends_s))
        holds = ends_s > time.time() + EARLY_DAYS * _DAY_S
        yield Right(holds, sentence("the server’s certificate ends on {day} (kiosk floor renew-server)", day=day))
    lines = _rows(
        db,
        """SELECT line_number, type || ' ' || auth_method FROM pg_hba_file_rules WHERE error IS NULL
        AND type <> 'local' AND auth_method <> 'reject' AND NOT (type = 'hostssl' AND auth_method = 'cert')
        AND NOT (type = 'hostssl' AND 'clientcert=verify-full' = ANY(options))""",
    )
    for line, rule in lines:
        yield Right(
            False,
            sentence("pg_hba.conf, line {line}: {rule} allows logins without a certificate", line=line, rule=rule),
        )
    yield Right(not lines, sentence("network connections require a certificate"))


def _ends_s(db: psycopg.Connection[Any]) -> float | None:
    """Return the end of the server's certificate, in s since 1970; None if its file cannot be read."""
    try:
        ((shown,),) = _rows(db, "SELECT pg_read_binary_file(current_setting('ssl_cert_file'))")
        return x509.load_pem_x509_certificate(bytes(shown)).not_valid_after_utc.timestamp()
    except (psycopg.Error, ValueError):
        return None


def _of_log(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Check that the log for a restore is archived, and that no absent standby keeps all of it."""
    ((is_archived,),) = _rows(
        db, "SELECT last_failed_time IS NULL OR last_archived_time > last_failed_time FROM pg_stat_archiver"
    )
    if not is_archived:
        yield Right(False, sentence("the newest WAL file could not be archived: read the server log"))
    for (slot,) in _rows(
        db,
        """SELECT slot_name FROM pg_replication_slots WHERE NOT active
        AND current_setting('max_slot_wal_keep_size') = '-1'""",
    ):
        yield Right(
            False,
            sentence(
                "replication slot {slot} is unused and fills the disk: drop it, or set max_slot_wal_keep_size",
                slot=slot,
            ),
        )


def _of_machine(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Yield whether this is the primary, whether its indexes sort as the system does, and whether all can connect."""
    ((is_standby, name, is_sorted),) = _rows(
        db,
        """SELECT pg_is_in_recovery(), datname, datcollversion IS NOT DISTINCT FROM
        pg_database_collation_actual_version(oid) FROM pg_database WHERE datname = current_database()""",
    )
    if is_standby:
        yield Right(False, sentence("this server is a standby: check the primary"))
    else:
        yield Right(True, sentence("this server is a primary"))
    if is_sorted:
        yield Right(True, sentence("the database sorts as the system does"))
    else:
        yield Right(
            False,
            sentence(
                "the sort order changed in an upgrade: run REINDEX DATABASE {name}, then ALTER DATABASE {name} REFRESH "
                "COLLATION VERSION",
                name=name,
            ),
        )
    yield from _of_collations(db)
    ((names, confirming),) = _rows(
        db,
        """SELECT current_setting('synchronous_standby_names'), (SELECT count(*) FROM pg_stat_replication
        WHERE sync_state IN ('sync', 'quorum'))""",
    )
    if names and not confirming:
        yield Right(
            False,
            sentence("no standby of {names} confirms: nothing that a table sends is acknowledged", names=names),
        )


def _of_collations(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Yield each collation that a column or an index uses, and that has another version than the system's."""
    for (name,) in _rows(
        db,
        """SELECT format('%%I.%%I', n.nspname, c.collname) FROM pg_collation c JOIN pg_namespace n
        ON n.oid = c.collnamespace WHERE c.collversion IS DISTINCT FROM pg_collation_actual_version(c.oid) AND (EXISTS
        (SELECT FROM pg_attribute a JOIN pg_class r ON r.oid = a.attrelid WHERE a.attcollation = c.oid AND
        r.relnamespace <> ALL(%s::regnamespace[])) OR EXISTS (SELECT FROM pg_index i JOIN pg_class r ON r.oid =
        i.indexrelid WHERE c.oid = ANY(i.indcollation) AND r.relnamespace <> ALL(%s::regnamespace[]))) ORDER BY 1""",
        ["pg_catalog", "information_schema"],
        ["pg_catalog", "information_schema"],
    ):
        yield Right(
            False,
            sentence(
                "the sort order of {name} changed in an upgrade: run REINDEX DATABASE, then ALTER COLLATION {name} "
                "REFRESH VERSION",
                name=name,
            ),
        )


def _rows(db: psycopg.Connection[Any], query: LiteralString, *values: object) -> list[tuple[Any, ...]]:
    return db.execute(query, values or None).fetchall()
