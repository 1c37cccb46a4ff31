"""Permissions in the floor database, tried under each login; each gap is found."""

import re
from typing import Any, LiteralString

import psycopg
import pytest
from psycopg import errors

from kiosk.floor import OwnServer, add_console, enroll, migrate, rights
from kiosk.floor.pushing import PushStatus, push
from kiosk.floor.server.enrollment import shut_out
from kiosk.floor.server.schema import MIGRATIONS, Migration
from kiosk.floor.server.server import FloorError, explained
from tests.faults.journals import TABLE
from tests.floor.conftest import Typed, lacks
from tests.floor.pushing import KeptRows, signed_in
from tests.sizes import only_whole, some

CONSOLE = "console_pit_3"


@pytest.fixture
def peopled(fresh: psycopg.Connection[Any], kept: KeptRows) -> psycopg.Connection[Any]:
    """Return a floor with two tables, one of which has pushed, and a console."""
    floor = fresh
    enroll(floor, TABLE, kept.key, by="novak")
    enroll(floor, "NH-08", bytes(32), by="novak")
    add_console(floor, CONSOLE)
    with signed_in(floor, f"table_{TABLE}") as table:
        assert kept.pushed(table).status is PushStatus.OK
    return floor


def wrong(floor: psycopg.Connection[Any]) -> list[str]:
    """Return the faults, without those that the test server leaves out for speed."""
    return [what for what in lacks(floor) if "pg_hba" not in what]


def test_every_role_has_exactly_its_rights(peopled: psycopg.Connection[Any]) -> None:
    assert [] == [what for what in wrong(peopled) if "certificate" not in what]
    looked_at = [right.what for right in rights(peopled) if right.holds]
    assert len(looked_at) > 50
    may = ("certify(), choose(), chosen(), claim(), end_holders(), forget_training(), give_back(), greet(), lacks(), "
           "news(), poll(), push(), report(), schema(), show(), take(), train(), trained(), training_of()")  # fmt: skip
    assert f"table_T7 may {may}, and nothing else in 235 tries" in looked_at


ROWS = "rows of {} are shown only to their table and to consoles"


GAPS: tuple[tuple[LiteralString, str], ...] = (
    ("GRANT SELECT ON floor.event TO floor_table", "table_T7 must not SELECT event, but can"),
    ("GRANT INSERT ON floor.event TO floor_table", "table_T7 must not INSERT event, but can"),
    ("GRANT UPDATE ON floor.heard TO floor_console", "console_pit_3 must not UPDATE heard, but can"),
    ("GRANT EXECUTE ON FUNCTION floor.answer_call TO floor_table", "table_T7 must not answer_call(), but can"),
    ("REVOKE EXECUTE ON FUNCTION floor.poll FROM floor_table", "table_T7 should poll(), but cannot"),
    ("GRANT SELECT ON floor.event TO PUBLIC", "everyone has SELECT on floor.event"),
    (
        "CREATE TABLE floor.notes(note text); GRANT SELECT ON floor.notes TO floor_table",
        "table_T7 must not SELECT notes, but can",
    ),
    ("CREATE FUNCTION floor.more() RETURNS integer LANGUAGE sql RETURN 1", "everyone has EXECUTE on floor.more"),
    (
        "ALTER FUNCTION floor.greet OWNER TO postgres",
        "floor.greet belongs to postgres: restore the database with its owners",
    ),
    (
        "ALTER FUNCTION floor.push OWNER TO floor_owner",
        "floor.push belongs to floor_owner: restore the database with its owners",
    ),
    (
        "ALTER TABLE floor.heard OWNER TO postgres",
        "floor.heard belongs to postgres: restore the database with its owners",
    ),
    ("ALTER TABLE floor.event DISABLE TRIGGER USER", "DELETE on event is refused, even to a superuser"),
    ("DROP TRIGGER answer_never_changes ON floor.answer", "UPDATE on answer is refused, even to a superuser"),
    ("ALTER TABLE floor.event NO FORCE ROW LEVEL SECURITY", ROWS.format("event")),
    ("ALTER TABLE floor.heard DISABLE ROW LEVEL SECURITY", ROWS.format("heard")),
    ("GRANT CREATE ON SCHEMA public TO PUBLIC", "table_T7 can neither create nor use its own table"),
    ("GRANT EXECUTE ON FUNCTION lo_create(oid) TO PUBLIC", "table_T7 can neither create nor use a large object"),
    ("GRANT TEMPORARY ON DATABASE trial TO PUBLIC", "console_pit_3 can neither create nor use a temporary table"),
    (
        "GRANT EXECUTE ON FUNCTION pg_logical_emit_message(boolean, text, text) TO PUBLIC",
        "table_T7 can neither create nor use a message in the server’s log of changes",
    ),
    ('ALTER ROLE "table_NH-08" CREATEROLE', "table_NH-08 has no server admin rights"),
)


def test_each_gap_is_found(peopled: psycopg.Connection[Any]) -> None:
    for gap, _ in GAPS:
        peopled.execute(gap)
    assert {words for _, words in GAPS} <= set(wrong(peopled))


@only_whole
@pytest.mark.parametrize("ends", some(["revoked", "enrolled again"], each=2))
def test_settings_that_a_thief_made_for_later_are_found_and_removed(fresh: psycopg.Connection[Any], ends: str) -> None:
    """Each role may set the defaults of its later sessions, which could keep the real table from writing."""
    enroll(fresh, "NH-08", bytes(32), by="novak")
    add_console(fresh, CONSOLE)
    for role in ("table_NH-08", CONSOLE):
        words = f"{role} has the settings that it was enrolled with, and no password"
        assert words not in wrong(fresh)
        for change in (
            "SET default_transaction_read_only = on", "SET statement_timeout = 0", "PASSWORD 'mine'",
            "IN DATABASE trial SET default_transaction_read_only = on", "RESET ALL",
        ):  # fmt: skip
            with signed_in(fresh, role) as thief:
                thief.execute(f"ALTER ROLE CURRENT_USER {change}")
            assert words in wrong(fresh), change
            if ends == "revoked":
                shut_out(fresh, role)
            elif role == CONSOLE:
                add_console(fresh, CONSOLE)
            else:
                assert not enroll(fresh, "NH-08", bytes(32), by="novak")
            assert words not in wrong(fresh), change
        with signed_in(fresh, role) as later:
            assert later.execute("SHOW default_transaction_read_only").fetchone() == ("off",)
            plans = "auto" if role == CONSOLE else "force_generic_plan"
            assert later.execute("SHOW plan_cache_mode").fetchone() == (plans,)


def test_a_session_cannot_fill_the_disk_by_staying_open(fresh: psycopg.Connection[Any]) -> None:
    enroll(fresh, "NH-08", bytes(32), by="novak")
    with signed_in(fresh, "table_NH-08") as thief:
        for change in ("SET temp_file_limit = -1", "ALTER ROLE CURRENT_USER SET temp_file_limit = -1"):
            with pytest.raises(errors.InsufficientPrivilege):
                thief.execute(change)
        thief.execute("ALTER ROLE CURRENT_USER RESET ALL")
    with signed_in(fresh, "table_NH-08") as thief, pytest.raises(errors.ConfigurationLimitExceeded):
        thief.execute("DECLARE c CURSOR WITH HOLD FOR SELECT repeat('x', 10000) FROM generate_series(1, 40000)")


def test_a_table_sees_and_writes_nothing_but_through_its_functions(peopled: psycopg.Connection[Any]) -> None:
    with signed_in(peopled, f"table_{TABLE}") as table:
        for statement in (
            "SELECT body FROM floor.event",
            "INSERT INTO floor.fork(journal, seq) VALUES (1, 1)",
            "UPDATE floor.heard SET standing = NULL",
            "DELETE FROM floor.event",
            "SELECT floor.answer_call(1, '1', 'acknowledge', 'novak', '')",
            "SELECT pg_read_file('postgresql.conf')",
        ):
            with pytest.raises(errors.InsufficientPrivilege):
                table.execute(statement)


def test_nobody_changes_an_event(peopled: psycopg.Connection[Any]) -> None:
    for statement in ("UPDATE floor.event SET body = ''", "DELETE FROM floor.event", "TRUNCATE floor.event"):
        with pytest.raises(errors.IntegrityConstraintViolation, match="never changes"):
            peopled.execute(statement)


def test_an_answer_of_a_console_reaches_its_table_and_no_other(peopled: psycopg.Connection[Any]) -> None:
    with signed_in(peopled, CONSOLE) as console:
        row = console.execute("SELECT journal FROM floor.standing WHERE table_id = %s", (TABLE,)).fetchone()
        assert row is not None
        console.execute("SELECT floor.answer_call(%s, '5/1', 'acknowledge', 'haddad', '')", row)
    with signed_in(peopled, "table_NH-08") as other:
        assert [] == other.execute("SELECT * FROM floor.poll()").fetchall()
        other.execute("SELECT floor.take(1, '')")  # It belongs to another table.
    with signed_in(peopled, f"table_{TABLE}") as table:
        ((number, *answer, _, _),) = table.execute("SELECT * FROM floor.poll()").fetchall()
        assert ["5/1", "acknowledge", "haddad"] == answer
        table.execute("SELECT floor.take(%s, '')", (number,))
        table.execute("SELECT floor.take(%s, 'again')", (number,))
        assert [] == table.execute("SELECT * FROM floor.poll()").fetchall()
    assert [("",)] == peopled.execute("SELECT refused FROM floor.taken").fetchall()


LATER = Migration(MIGRATIONS[-1].number + 1, "later", "CREATE TABLE floor.later(at timestamptz NOT NULL)")
BROKEN = Migration(LATER.number + 1, "broken", "CREATE TABLE floor.broken(at timestamptz); SELECT 1 / 0")


def test_a_later_migration_is_applied_once_and_a_broken_one_changes_nothing(fresh: psycopg.Connection[Any]) -> None:
    assert migrate(fresh) == ()
    assert migrate(fresh, (*MIGRATIONS, LATER)) == (LATER,)
    assert migrate(fresh, (*MIGRATIONS, LATER)) == ()
    assert fresh.execute("SELECT floor.schema()").fetchone() == (LATER.number,)
    owner = "SELECT relowner::regrole::text FROM pg_class WHERE oid = 'floor.later'::regclass"
    assert fresh.execute(owner).fetchone() == ("floor_owner",)
    with pytest.raises(psycopg.errors.DivisionByZero):
        migrate(fresh, (*MIGRATIONS, LATER, BROKEN))
    assert fresh.execute("SELECT floor.schema(), to_regclass('floor.broken')").fetchone() == (LATER.number, None)


def test_a_schema_of_another_version_is_refused(floor: psycopg.Connection[Any]) -> None:
    floor.execute("INSERT INTO floor.migration(number, name, sha256) VALUES (999, 'later', '')")
    with pytest.raises(FloorError, match=r"newer \(999\)"):
        migrate(floor)
    floor.execute("DELETE FROM floor.migration WHERE number = 999")
    floor.execute("UPDATE floor.migration SET sha256 = '' WHERE number = 1")
    with pytest.raises(FloorError, match="Migration 1 differs from the one applied"):
        migrate(floor)


def test_a_device_key_is_of_one_table_and_one_journal(peopled: psycopg.Connection[Any], kept: KeptRows) -> None:
    assert not enroll(peopled, TABLE, kept.key, by="novak")
    with pytest.raises(FloorError, match="Table T7 has already used"):
        enroll(peopled, "NH-09", kept.key, by="novak")
    assert enroll(peopled, TABLE, bytes([1]) * 32, by="novak")  # Another device replaces the first one.
    with pytest.raises(FloorError, match="Table T7 has already used"):
        enroll(peopled, TABLE, kept.key, by="novak")
    with signed_in(peopled, f"table_{TABLE}") as table:
        assert push(table, key=kept.key, last=(1, b""), before=b"").status is PushStatus.UNKNOWN


def test_a_role_that_is_something_else_is_not_taken(peopled: psycopg.Connection[Any]) -> None:
    with pytest.raises(FloorError, match="exists for another purpose"):
        add_console(peopled, f"table_{TABLE}")


def test_a_database_that_cannot_hold_every_name_is_refused(server: OwnServer) -> None:
    with server.administrator("postgres") as root:
        root.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    try:
        with server.administrator("plain") as db:
            with pytest.raises(FloorError, match=r"in SQL_ASCII .* createdb --encoding=UTF8") as refusal:
                migrate(db)
            assert refusal.value.code == "encoding"
            with pytest.raises(errors.InvalidSchemaName) as failure:
                db.execute("SELECT 'floor'::regnamespace")
            assert str(explained(failure.value)) == "This database has no floor yet: run kiosk floor migrate."
            assert db.execute("SELECT FROM pg_namespace WHERE nspname = 'floor'").fetchall() == []
    finally:
        with server.administrator("postgres") as root:
            root.execute("DROP DATABASE plain WITH (FORCE)")


def test_a_role_without_the_right_to_set_up_the_schema_learns_the_missing_right(
    server: OwnServer, typed: Typed
) -> None:
    """Providers give no superuser: theirs makes roles and databases, and may lack more."""
    with server.administrator("postgres") as root:
        root.execute("CREATE ROLE provided LOGIN CREATEROLE CREATEDB")
        root.execute("CREATE DATABASE managed OWNER provided ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0")
    try:
        status, _, said = typed("migrate", "--server", f"host={server.folder} dbname=managed user=provided")
        assert status == 2
        assert said.startswith("The floor server does not allow this: ")
        assert re.search(r'role "(pg_read_all_stats|floor_owner)"', said)  # The second one if the server has a floor.
        with server.administrator("managed") as db:
            assert db.execute("SELECT FROM pg_namespace WHERE nspname = 'floor'").fetchall() == []
    finally:
        with server.administrator("postgres") as root:
            root.execute("DROP DATABASE managed WITH (FORCE)")
            root.execute("DROP ROLE provided")


def test_a_database_that_sorts_otherwise_since_an_upgrade_is_named_with_its_repair(
    fresh: psycopg.Connection[Any],
) -> None:
    before = set(wrong(fresh))
    fresh.execute("UPDATE pg_database SET datcollversion = '1.0' WHERE datname = current_database()")
    (found,) = set(wrong(fresh)) - before
    assert "run REINDEX DATABASE trial, then ALTER DATABASE trial REFRESH COLLATION VERSION" in found


def test_a_collation_of_another_version_is_named_with_its_repair(fresh: psycopg.Connection[Any]) -> None:
    fresh.execute("CREATE COLLATION spanish (provider = icu, locale = 'es')")
    fresh.execute("CREATE TABLE public.named(name text COLLATE spanish)")
    assert not [what for what in wrong(fresh) if "spanish" in what]
    fresh.execute("UPDATE pg_collation SET collversion = '1.0' WHERE collname = 'spanish'")
    said = "the sort order of public.spanish changed in an upgrade: run REINDEX DATABASE, then ALTER COLLATION "
    assert f"{said}public.spanish REFRESH VERSION" in wrong(fresh)
