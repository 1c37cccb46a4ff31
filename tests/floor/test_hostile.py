"""SQL in every text that anybody may send: it is a text, wherever it goes, and what is refused is kept."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest
from psycopg import errors, sql

from kiosk.floor import add_console, add_publisher, enrol
from kiosk.journal import public_bytes
from tests.faults.journals import KEY, TABLE
from tests.floor.pushing import signed_in

HOSTILE = "x'); DROP TABLE floor.event CASCADE; SELECT ('"
WHO = {f"table_{TABLE}": "floor_table", "console_pit_3": "floor_console", "publisher_office": "floor_publisher"}
CALLABLE = """SELECT p.oid::regprocedure::text, p.proname, (SELECT array_agg(format_type(t, NULL) ORDER BY n)
  FROM unnest(p.proargtypes) WITH ORDINALITY a(t, n)) FROM pg_proc p
  WHERE p.pronamespace = 'floor'::regnamespace AND has_function_privilege(%s, p.oid, 'EXECUTE')"""


def relations(floor: psycopg.Connection[Any]) -> list[Any]:
    query = "SELECT relname, relkind FROM pg_class WHERE relnamespace = 'floor'::regnamespace ORDER BY 1"
    return floor.execute(query).fetchall()


@pytest.mark.parametrize("role", WHO)
def test_sql_in_every_text_is_a_text(floor: psycopg.Connection[Any], role: str) -> None:
    enrol(floor, TABLE, bytes(32), by="novak")
    add_console(floor, "console_pit_3")
    add_publisher(floor, "publisher_office", public_bytes(KEY), by="novak")
    before, tried = relations(floor), 0
    with signed_in(floor, role) as db:
        for signature, name, types in floor.execute(CALLABLE, (role,)).fetchall():
            texts = [nth for nth, kind in enumerate(types or ()) if kind in ("text", "text[]", "json", "jsonb")]
            for hostile in texts:
                values = [_value(kind, nth == hostile) for nth, kind in enumerate(types)]
                casts = sql.SQL(", ").join(sql.SQL("%s::{}").format(sql.SQL(kind)) for kind in types)
                statement = sql.SQL("SELECT floor.{}({})").format(sql.Identifier(name), casts)
                try:
                    db.execute(statement, values)
                except errors.SyntaxError as error:  # a text has become SQL
                    raise AssertionError(signature) from error
                except psycopg.Error:
                    pass  # refused, as many are that are no such thing
                tried += 1
    assert tried
    assert before == relations(floor)


def _value(kind: str, is_hostile: bool) -> Any:
    if not is_hostile:
        return {"text": "people", "integer": 1, "bigint": 1, "bytea": bytes(32)}.get(kind)
    return [HOSTILE] if kind == "text[]" else f'{{"here": ["{HOSTILE}"]}}' if kind.startswith("json") else HOSTILE
