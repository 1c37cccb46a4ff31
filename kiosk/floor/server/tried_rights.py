"""Test each right in the floor database by signing in as each role.

The test does not trust the files of the schema: it tries every relation and function of the database, also added ones,
and undoes each try. Only the acts in `MAY` may succeed.
"""

from collections.abc import Iterator
from typing import Any, Final, LiteralString

import psycopg
from psycopg import errors, sql

from kiosk.core.text import Text, sentence, text
from kiosk.floor.server.enrollment import has_its_settings
from kiosk.floor.server.schema import CONSOLE, OWNER, PUBLISHER, PUSHER, TABLE
from kiosk.floor.server.server_needs import Right, of_server

_WRITTEN_OVER: Final = ("heard", "presence", "person_lock", "hand")
_LAID: Final = (
    "publisher",
    "version",
    "attempt",
    "posting",
    "win",
    "released",
    "review",
    "figure",
    "verification",
    "picture",
    "certificate",
    "epoch",
    "twice",
    "pit",
)
_OF_CONSOLE: Final = (
    "journal",
    *("event", "fork", "refusal", "answer", "taken", "noted", "sitting"),
    *_WRITTEN_OVER,
    *_LAID,
)
MAY: Final = {
    TABLE: frozenset(
        {
            *("greet()", "push()", "poll()", "take()", "news()", "claim()", "show()", "certify()"),
            *("lacks()", "give_back()", "report()", "end_holders()", "schema()"),
            *("train()", "trained()", "training_of()", "forget_training()", "choose()", "chosen()"),
        }
    ),
    PUBLISHER: frozenset(
        {"publish()", "newest()", "given_back()", "enrolled()", "to_review()", "sign_review()", "schema()"}
    ),
    CONSOLE: frozenset(
        {
            *("greet()", "answer_call()", "is_console()", "news()", "note()", "sit()", "rise()", "guessed()"),
            "guessed_at_tables()",
            *("to_review()", "end_holders()", "schema()", "is_revoked()", "chosen()"),
        }
    )
    | {f"SELECT {name}" for name in (*_OF_CONSOLE, "standing", "won_twice")},
}
"""The permissions of each kind of role in the schema; there are no others."""

_GROWS_ONLY: Final = tuple(name for name in _OF_CONSOLE if name not in _WRITTEN_OVER)
_OWN_ROWS: Final = (*_OF_CONSOLE[1:], "returned", "training", "screen")
_TRIES: Final[dict[str, LiteralString]] = {
    "SELECT": "SELECT FROM {} LIMIT 0",
    "INSERT": "INSERT INTO {} DEFAULT VALUES",
    "UPDATE": "UPDATE {} SET {} = DEFAULT WHERE false",
    "DELETE": "DELETE FROM {} WHERE false",
    "TRUNCATE": "TRUNCATE {} CASCADE",
}
_ELSEWHERE: Final[tuple[tuple[Text, LiteralString], ...]] = (
    (text("its own table"), "CREATE TABLE public.mine()"),
    (text("a temporary table"), "CREATE TEMPORARY TABLE mine()"),
    (text("a schema"), "CREATE SCHEMA mine"),
    (text("a function in the schema"), "CREATE FUNCTION floor.mine() RETURNS integer LANGUAGE sql RETURN 1"),
    (text("a role"), "CREATE ROLE mine"),
    (text("a large object"), "SELECT lo_create(0)"),
    (text("a lock that others need"), "SELECT pg_advisory_xact_lock(0)"),
    (text("a message in the server’s log of changes"), "SELECT pg_logical_emit_message(false, '', '')"),
    (text("a server file"), "SELECT pg_read_file('PG_VERSION')"),
    (text("a server program"), "COPY (SELECT 1) TO PROGRAM 'true'"),
    (text("the owner’s rights"), "SET ROLE floor_owner"),
    (text("the right to push for every table"), "SET ROLE floor_pusher"),
)


def rights(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Yield each right of the floor's database as found, and the findings about its server.

    The connection must be a superuser's. A standby takes no writes, so only the server is checked there.
    """
    yield from of_server(db)
    if db.execute("SELECT pg_is_in_recovery()").fetchone() == (True,):
        return
    relations = _pairs(
        db,
        """SELECT c.relname, (SELECT a.attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0
        AND NOT a.attisdropped ORDER BY a.attnum LIMIT 1) FROM pg_class c
        WHERE c.relnamespace = 'floor'::regnamespace AND c.relkind IN ('r', 'v', 'm', 'p', 'f', 'S') ORDER BY 1""",
    )
    for kind, allowed in MAY.items():
        members = _pairs(
            db,
            """SELECT r.rolname, r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication OR r.rolbypassrls
            FROM pg_roles r JOIN pg_auth_members m ON m.member = r.oid WHERE m.roleid = %s::regrole ORDER BY 1""",
            kind,
        )
        for role, is_more in members:
            yield Right(not is_more, sentence("{role} has no server admin rights", role=role))
            is_set = has_its_settings(db, role)
            yield Right(
                is_set, sentence("{role} has the settings that it was enrolled with, and no password", role=role)
            )
            yield from _of_role(db, role, allowed, relations)
    yield from _of_nobody(db)
    yield from _owned(db)
    yield from _append_only(db)
    yield from _own_rows(db)


def _of_role(
    db: psycopg.Connection[Any], role: str, allowed: frozenset[str], relations: list[tuple[Any, ...]]
) -> Iterator[Right]:
    """Try everything as one who has signed in as `role`."""
    can = {f"{verb} {name}" for name, column in relations for verb in _TRIES if _may(db, role, verb, name, column)}
    functions = _pairs(
        db,
        """SELECT DISTINCT p.proname || '()', true FROM pg_proc p WHERE p.pronamespace = 'floor'::regnamespace
        AND p.prorettype <> 'trigger'::regtype AND has_function_privilege(%s, p.oid, 'EXECUTE')""",
        role,
    )
    can |= {name for name, _ in functions}
    for what in sorted(can - allowed):
        yield Right(False, sentence("{role} must not {what}, but can", role=role, what=what))
    for what in sorted(allowed - can):
        yield Right(False, sentence("{role} should {what}, but cannot", role=role, what=what))
    tried = len(relations) * len(_TRIES)
    all_of_them = ", ".join(sorted(allowed))
    only = sentence("{role} may {what}, and nothing else in {tried} tries", role=role, what=all_of_them, tried=tried)
    yield Right(can == allowed, only)
    for thing, statement in _ELSEWHERE:
        reaches = _does(db, role, sql.SQL(statement))
        yield Right(not reaches, sentence("{role} can neither create nor use {what}", role=role, what=thing))


def _may(db: psycopg.Connection[Any], role: str, verb: str, name: str, column: str) -> bool:
    """Return whether a role succeeds. A grant is not enough: row security and triggers may still refuse."""
    places = [sql.Identifier("floor", name)] + ([sql.Identifier(column)] if verb == "UPDATE" else [])
    granted = db.execute("SELECT has_table_privilege(%s, %s, %s)", (role, f"floor.{name}", verb)).fetchone()
    return granted == (True,) or _does(db, role, sql.SQL(_TRIES[verb]).format(*places))


def _does(db: psycopg.Connection[Any], role: str | None, statement: sql.SQL | sql.Composed) -> bool:
    """Return whether a role can do this after it signs in; without a role, whether the connected user can."""
    try:
        with db.transaction(force_rollback=True):
            if role is not None:
                db.execute(sql.SQL("SET LOCAL SESSION AUTHORIZATION {}").format(sql.Identifier(role)))
            db.execute(statement)
    except (errors.InsufficientPrivilege, errors.IntegrityConstraintViolation):
        return False
    except (errors.WrongObjectType, errors.ObjectNotInPrerequisiteState):
        return False  # Views and sequences accept no rows.
    except errors.NotNullViolation:
        return True
    return True


def _of_nobody(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Check that the owner and the groups cannot sign in, and that PUBLIC has no rights in the schema."""
    query: LiteralString = "SELECT rolname, rolcanlogin OR rolsuper FROM pg_roles WHERE rolname = ANY(%s) ORDER BY 1"
    for role, signs_in in _pairs(db, query, [OWNER, PUSHER, TABLE, CONSOLE, PUBLISHER]):
        yield Right(not signs_in, sentence("nobody signs in as {role}", role=role))
    open_to_all = _pairs(
        db,
        """SELECT 'floor.' || c.relname, a.privilege_type FROM pg_class c, aclexplode(c.relacl) a
        WHERE c.relnamespace = 'floor'::regnamespace AND a.grantee = 0
        UNION SELECT 'floor.' || p.proname, 'EXECUTE' FROM pg_proc p
        WHERE p.pronamespace = 'floor'::regnamespace AND p.prorettype <> 'trigger'::regtype
        AND (p.proacl IS NULL OR EXISTS (SELECT FROM aclexplode(p.proacl) a WHERE a.grantee = 0))
        UNION SELECT 'the database', a.privilege_type FROM pg_database d, aclexplode(d.datacl) a
        WHERE d.datname = current_database() AND a.grantee = 0
        UNION SELECT 'the database', 'CONNECT' FROM pg_database d
        WHERE d.datname = current_database() AND d.datacl IS NULL""",
    )
    for name, privilege in open_to_all:
        yield Right(False, sentence("everyone has {privilege} on {name}", privilege=privilege, name=name))
    yield Right(not open_to_all, sentence("nothing is open to everyone"))


def _owned(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Check the owners: a function has its owner's rights, which row security limits for `OWNER` alone."""
    others = _pairs(
        db,
        """SELECT 'floor.' || o.name, r.rolname FROM (
          SELECT c.relname AS name, c.relowner AS owner, %s AS wanted FROM pg_class c
            WHERE c.relnamespace = 'floor'::regnamespace AND c.relkind IN ('r', 'v', 'm', 'p', 'f', 'S')
          UNION SELECT p.proname, p.proowner, CASE p.proname WHEN 'push' THEN %s ELSE %s END FROM pg_proc p
            WHERE p.pronamespace = 'floor'::regnamespace
        ) o JOIN pg_roles r ON r.oid = o.owner WHERE r.rolname <> o.wanted ORDER BY 1""",
        OWNER,
        PUSHER,
        OWNER,
    )
    for name, role in others:
        yield Right(
            False, sentence("{name} belongs to {role}: restore the database with its owners", name=name, role=role)
        )
    yield Right(not others, sentence("each part of the floor’s records has its proper owner"))


def _append_only(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Check that no role can change a row of an append-only table, not even its own."""
    for name in _GROWS_ONLY:
        relation = sql.Identifier("floor", name)
        columns = {"event": "journal", "taken": "answer", "noted": "alert"}
        columns |= {
            "picture": "body",
            "posting": "number",
            "released": "win",
            "twice": "win",
            "review": "by",
            "figure": "journal",
        }
        column = sql.Identifier(columns.get(name, name))
        for verb in ("UPDATE", "DELETE", "TRUNCATE"):
            places = [relation, column] if verb == "UPDATE" else [relation]
            changes = _does(db, None, sql.SQL(_TRIES[verb]).format(*places))
            yield Right(not changes, sentence("{verb} on {name} is refused, even to a superuser", verb=verb, name=name))


def _own_rows(db: psycopg.Connection[Any]) -> Iterator[Right]:
    """Check row security for the owner, whose rights the functions have: only a table or a console sees rows."""
    for name in _OWN_ROWS:
        seen = None
        with db.transaction(force_rollback=True):
            db.execute(sql.SQL("SET LOCAL ROLE {}").format(sql.Identifier(OWNER)))
            try:
                seen = db.execute(sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier("floor", name))).fetchone()
            except errors.InsufficientPrivilege:  # It belongs to another role.
                raise psycopg.Rollback from None
        guarded = db.execute(
            "SELECT relrowsecurity AND relforcerowsecurity FROM pg_class WHERE oid = %s::regclass", (f"floor.{name}",)
        ).fetchone()
        holds = seen == (0,) and guarded == (True,)
        yield Right(holds, sentence("rows of {name} are shown only to their table and to consoles", name=name))


def _pairs(db: psycopg.Connection[Any], query: LiteralString, *values: object) -> list[tuple[Any, ...]]:
    return db.execute(query, values or None).fetchall()
