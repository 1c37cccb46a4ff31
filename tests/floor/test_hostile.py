"""SQL in every text that anybody may send stays a text everywhere, and refusals are recorded."""

import re
from dataclasses import replace
from pathlib import Path
from queue import Queue
from typing import Any

import psycopg
import pytest
from psycopg import errors, sql

from kiosk.floor import (
    ConsoleLink,
    ConsoleNews,
    OwnServer,
    add_console,
    add_publisher,
    enroll,
    kept_journals,
    to_review,
)
from kiosk.floor.pushing import PushStatus
from kiosk.journal import public_bytes
from kiosk.journal.chain import chain
from tests.faults.journals import KEY, TABLE
from tests.floor.links import PATIENCE_S
from tests.floor.pushing import HELD, KeptRows, signed_in

HOSTILE = "x'); DROP TABLE floor.event CASCADE; SELECT ('"
WHO = {f"table_{TABLE}": "floor_table", "console_pit_3": "floor_console", "publisher_office": "floor_publisher"}
CALLABLE = """SELECT p.oid::regprocedure::text, p.proname, (SELECT array_agg(format_type(t, NULL) ORDER BY n)
  FROM unnest(p.proargtypes) WITH ORDINALITY a(t, n)) FROM pg_proc p
  WHERE p.pronamespace = 'floor'::regnamespace AND has_function_privilege(%s, p.oid, 'EXECUTE')"""


def relations(floor: psycopg.Connection[Any]) -> list[Any]:
    query = "SELECT relname, relkind FROM pg_class WHERE relnamespace = 'floor'::regnamespace ORDER BY 1"
    return floor.execute(query).fetchall()


@pytest.mark.parametrize("role", WHO)
def test_sql_in_every_text_is_a_text(server: OwnServer, floor: psycopg.Connection[Any], role: str) -> None:
    enroll(floor, TABLE, bytes(32), by="novak")
    add_console(floor, "console_pit_3")
    add_publisher(floor, "publisher_office", public_bytes(KEY), by="novak")
    before, tried, refused = relations(floor), 0, list[str]()
    log = server.folder / "server.log"
    begins = log.stat().st_size
    with signed_in(floor, role) as db:
        for signature, name, types in floor.execute(CALLABLE, (role,)).fetchall():
            texts = [nth for nth, kind in enumerate(types or ()) if kind in ("text", "text[]", "json", "jsonb")]
            for hostile in texts:
                values = [_value(kind, nth == hostile) for nth, kind in enumerate(types)]
                casts = sql.SQL(", ").join(sql.SQL("%s::{}").format(sql.SQL(kind)) for kind in types)
                statement = sql.SQL("SELECT floor.{}({})").format(sql.Identifier(name), casts)
                try:
                    db.execute(statement, values)
                except errors.SyntaxError as error:  # A text would have become SQL.
                    raise AssertionError(signature) from error
                except psycopg.Error:
                    refused.append(name)  # Such a name does not exist.
                tried += 1
    assert tried
    assert before == relations(floor)
    said = log.read_bytes()[begins:].decode()
    assert f"user={role} " in said
    kept = re.findall(r"STATEMENT:  SELECT \"?floor\"?\.\"?(\w+)", said)
    assert refused == kept  # Messages without a row of the floor are in its server's log.


def _value(kind: str, is_hostile: bool) -> Any:
    if not is_hostile:
        return {"text": "people", "integer": 1, "bigint": 1, "bytea": bytes(32)}.get(kind)
    return [HOSTILE] if kind == "text[]" else f'{{"here": ["{HOSTILE}"]}}' if kind.startswith("json") else HOSTILE


FOLLOWED = (
    *("hand_opened", "hand_settled", "hand_voided", "hand_reopened", "corrected", "dispute_opened", "dispute_ruled"),
    *("dealer_on", "dealer_off", "table_opened", "table_closed", "pin_locked", "pin_unlocked"),
    *("jackpots_posted", "jackpot_claimed"),
)
BODIES = ("not JSON", "[]", '"text"', "null", "[" * 100_000)
ODD = '"house_net": "many", "paid": {}, "dealer": 7, "game": null, "person": [], "until_ms": "x", "result": "won"'
ODDEST = r'"house_net": 100, "paid": 100, "without_floor": "yes", "name": "\u0000"'  # PostgreSQL cannot store it.


def wrote(kept: KeptRows, *written: tuple[str, str]) -> KeptRows:
    """Return the journal continued by the holder of the table's certificate."""
    rows = list(kept.rows)
    for kind, body in written:
        fields = (len(rows) + 1, bytes(16), 1, kind, 1, 1_790_000_000_000, 1, b"", "ortiz", body)
        rows.append((*fields, chain(rows[-1][10], fields)))
    return replace(kept, rows=rows)


@pytest.mark.parametrize("body", BODIES)
def test_a_value_that_is_no_object_is_refused_and_kept(
    floor: psycopg.Connection[Any], kept: KeptRows, body: str
) -> None:
    enroll(floor, TABLE, kept.key, by="novak")
    with signed_in(floor, f"table_{TABLE}") as table:
        assert wrote(kept, ("hand_opened", body)).pushed(table).status is PushStatus.FORGED
    assert kept.rows == floor.execute(HELD).fetchall()
    assert [("no object of JSON",)] == floor.execute("SELECT why FROM floor.refusal").fetchall()


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a console store its known server in a folder of this test."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("said", [ODD, ODDEST])
def test_an_invalid_amount_stops_nothing_and_is_reported(
    floor: psycopg.Connection[Any], kept: KeptRows, said: str
) -> None:
    """A console looks as before, and the nightly verifier names each."""
    enroll(floor, TABLE, kept.key, by="novak")
    add_console(floor, "console_pit_3")
    odd = wrote(kept, *((kind, f"{{{said}}}") for kind in FOLLOWED), ("noted", "{}"))
    with signed_in(floor, f"table_{TABLE}") as table:
        assert odd.pushed(table).status is PushStatus.OK
    assert odd.rows == floor.execute(HELD).fetchall()
    came: Queue[ConsoleNews] = Queue()
    link = ConsoleLink(f"host={floor.info.host} dbname=floor", user="console_pit_3", records=Path())
    link.start(came.put)
    try:
        while came.get(timeout=PATIENCE_S).put_right is None:
            pass
    finally:
        link.stop()
    begins = len(kept.rows) + 1
    add_publisher(floor, "publisher_office", public_bytes(KEY), by="novak")
    with signed_in(floor, "publisher_office") as office:
        assert [] == to_review(office)
    of = {kind: begins + nth for nth, kind in enumerate(FOLLOWED)}
    (journal,) = kept_journals(floor)
    wrong = [str(sentence) for sentence in journal.wrong]
    odd_ones = (of["hand_settled"], of["dispute_ruled"])
    assert {f"the figure for event {seq} does not match the event" for seq in odd_ones} <= set(wrong)
    assert any(f"the closing at event {of['table_closed']} says" in words for words in wrong)
