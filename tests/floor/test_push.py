"""The floor's acceptance of a journal: each event once, its chain recomputed, and no forked journal."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from kiosk.floor import enroll
from kiosk.floor.pushing import Pushed, PushStatus, push
from kiosk.journal.chain import COLUMNS, chain, genesis
from tests.faults.journals import TABLE
from tests.floor.pushing import HELD, KeptRows, signed_in


@pytest.fixture
def table(floor: psycopg.Connection[Any], kept: KeptRows) -> Iterator[psycopg.Connection[Any]]:
    """Return the connection of an enrolled table, beside a newer one."""
    enroll(floor, TABLE, kept.key, by="novak")
    enroll(floor, "NH-99", bytes([99]) * 32, by="novak")
    with signed_in(floor, f"table_{TABLE}") as connection:
        yield connection


def forks(floor: psycopg.Connection[Any]) -> list[Any]:
    """Return the forks of the table, and no other's."""
    query = "SELECT seq, held, sent FROM floor.fork JOIN floor.journal USING (journal) WHERE table_id = %s"
    return floor.execute(query, (TABLE,)).fetchall()


def test_events_are_there_as_they_were_written_and_once(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    last = kept.rows[-1]
    whole = Pushed(PushStatus.OK, last[0], last[10])
    assert Pushed(PushStatus.OK, 5, kept.hash(5)) == kept.pushed(table, upto=5)
    assert whole == kept.pushed(table)  # The answer had not come, so everything is sent again.
    assert whole == kept.pushed(table, first=3, upto=6)
    assert kept.rows == floor.execute(HELD).fetchall()
    assert [] == forks(floor)


def test_a_gap_is_answered_with_where_to_go_on(table: psycopg.Connection[Any], kept: KeptRows) -> None:
    assert Pushed(PushStatus.OK, 2, kept.hash(2)) == kept.pushed(table, upto=2)
    assert Pushed(PushStatus.GAP, 2, kept.hash(2)) == kept.pushed(table, first=6)
    assert kept.pushed(table, first=3).seq == kept.rows[-1][0]


def test_nothing_is_pushed_before_the_beginning(table: psycopg.Connection[Any], kept: KeptRows) -> None:
    assert Pushed(PushStatus.OK, 0, kept.genesis) == push(table, key=kept.key, last=(1, kept.hash(1)), before=b"")


def test_a_disk_that_was_put_back_is_a_fork_and_stays_one(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    kept.pushed(table)
    older = replace(kept, rows=kept.rows[:10])
    assert older.pushed(table, first=10).status is PushStatus.FORK
    assert kept.pushed(table).status is PushStatus.FORK  # It is unknown which of them is the table.
    assert [(10, kept.hash(kept.rows[-1][0]), kept.hash(10))] == forks(floor)
    assert kept.rows == floor.execute(HELD).fetchall()


@pytest.mark.parametrize("first", [1, 12, 13, 14, 20])
def test_a_copied_disk_that_went_on_by_itself_is_a_fork(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows, first: int
) -> None:
    """It is another journal from event 13 on, wherever it begins to push."""
    kept.pushed(table, upto=20)
    rows = kept.rows[:12]
    for row in kept.rows[12:]:
        fields = (*row[:8], "another", row[9])
        rows.append((*fields, chain(rows[-1][10], fields)))
    answer = replace(kept, rows=rows).pushed(table, first=first)
    assert answer.status is PushStatus.FORK
    assert kept.rows[:20] == floor.execute(HELD).fetchall()
    assert len(forks(floor)) == 1


@pytest.mark.parametrize("column", range(10))
def test_a_forged_event_is_refused_and_kept(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows, column: int
) -> None:
    """This holds for a change of any field."""
    row = list(kept.rows[4])
    was = row[column]
    row[column] = {bytes: b"forged", str: "'; DROP TABLE floor.event; --", int: 5 if column == 0 else 7}.get(
        type(was), 3
    )
    if column == 0:
        row[9] += " "
    forged = replace(kept, rows=[*kept.rows[:4], tuple(row), *kept.rows[5:]])
    assert Pushed(PushStatus.FORGED, 4, kept.hash(4)) == forged.pushed(table)
    assert [(5, "not the hash of its fields")] == floor.execute("SELECT seq, why FROM floor.refusal").fetchall()
    assert kept.pushed(table).status is PushStatus.OK  # The true one is accepted.
    assert kept.rows == floor.execute(HELD).fetchall()


def test_another_device_at_the_table_is_not_known(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    assert replace(kept, key=bytes(32)).pushed(table).status is PushStatus.UNKNOWN
    assert [("another device key",)] == floor.execute("SELECT why FROM floor.refusal").fetchall()
    assert [] == floor.execute(HELD).fetchall()


def test_a_stolen_certificate_writes_only_its_own_table(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    enroll(floor, "NH-08", bytes(32), by="novak")
    kept.pushed(table)
    with signed_in(floor, "table_NH-08") as thief:
        assert kept.pushed(thief).status is PushStatus.UNKNOWN
    query = "SELECT j.table_id, r.why FROM floor.refusal r JOIN floor.journal j USING (journal)"
    assert [("NH-08", "another device key")] == floor.execute(query).fetchall()


def neighbor(table: str, key: bytes, count: int) -> KeptRows:
    """Return the journal of another table with this many events."""
    rows: list[Any] = []
    head = first = genesis(table, key)
    for seq in range(1, count + 1):
        fields = (
            seq, bytes([seq]) * 16, seq, "hand_opened", 1, seq, seq, key[:16], "ann", '{"game":"nh","dealer":"ann"}',
        )  # fmt: skip
        head = chain(head, fields)
        rows.append((*fields, head))
    return KeptRows(key, first, rows)


def test_no_push_reaches_another_table(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    """One of the others has more events and a refusal; the other one forked. `floor_pusher` sees both."""
    longer, forked = neighbor("NH-08", bytes([1]) * 32, len(kept.rows) + 9), neighbor("NH-09", bytes([2]) * 32, 3)
    for name, rows in (("NH-08", longer), ("NH-09", forked)):
        enroll(floor, name, rows.key, by="novak")
        with signed_in(floor, f"table_{name}") as other:
            last = (rows.rows[-1][0], rows.rows[-1][10])
            push(other, key=rows.key, last=last, before=rows.genesis, rows=rows.rows, standing=f'{{"pit":"{name}"}}')
            if name == "NH-08":
                assert replace(rows, key=bytes(32)).pushed(other).status is PushStatus.UNKNOWN
            else:
                assert replace(rows, rows=rows.rows[:1]).pushed(other).status is PushStatus.FORK

    def others() -> list[Any]:
        query = "SELECT j.table_id, x.xmin::text, x::text FROM floor.{} x JOIN floor.journal j USING (journal)"
        relations = ("event", "fork", "refusal", "heard", "pit", "hand")
        found = [floor.execute(query.format(name)).fetchall() for name in relations]
        assert all({"NH-08", "NH-09"} & {row[0] for row in rows} for rows in found)
        return [sorted(row for row in rows if row[0] != TABLE) for rows in found]

    before = others()
    forged = replace(kept, rows=[*kept.rows[:6], (*kept.rows[6][:9], "{}", kept.rows[6][10])])
    fields = (*kept.rows[6][:9], "no object")
    unreadable = replace(kept, rows=[*kept.rows[:6], (*fields, chain(kept.hash(6), fields))])
    last = (kept.rows[-1][0], kept.rows[-1][10])
    pushes = [
        (kept.pushed(table, upto=5), PushStatus.OK, 5),
        (kept.pushed(table, first=6, upto=6), PushStatus.OK, 6),
        (kept.pushed(table, first=3, upto=4), PushStatus.OK, 6),  # This is the same push again.
        (kept.pushed(table, first=9), PushStatus.GAP, 6),
        (forged.pushed(table, first=7), PushStatus.FORGED, 6),
        (unreadable.pushed(table, first=7), PushStatus.FORGED, 6),
        (replace(kept, key=bytes(32)).pushed(table), PushStatus.UNKNOWN, 0),
        (push(table, key=kept.key, last=last, before=b"", standing='{"pit":"T7"}'), PushStatus.OK, 6),
        (kept.pushed(table, first=7), PushStatus.OK, last[0]),
        (replace(kept, rows=kept.rows[:9]).pushed(table), PushStatus.FORK, last[0]),
    ]
    assert [(answer.status, answer.seq) for answer, *_ in pushes] == [(status, seq) for _, status, seq in pushes]
    assert before == others()
    assert kept.rows == floor.execute(f"{HELD.replace('ORDER', 'WHERE journal = 1 ORDER')}").fetchall()
    for name, count in (("fork", 1), ("refusal", 3), ("heard", 1), ("pit", 1)):
        assert (count,) == floor.execute(f"SELECT count(*) FROM floor.{name} WHERE journal = 1").fetchone()


def test_a_journal_of_an_older_device_stays_beside_the_new_one(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    kept.pushed(table)
    enroll(floor, TABLE, bytes([9]) * 32, by="novak")
    assert kept.pushed(table).status is PushStatus.UNKNOWN
    assert Pushed(PushStatus.OK, 0, push(table, key=bytes([9]) * 32, last=(0, b""), before=b"").hash)[:2] == ("ok", 0)
    assert kept.rows == floor.execute(HELD).fetchall()


def test_texts_of_every_kind_keep_their_hash(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    fields = (2, b"", None, "", -1, -(2**63), 2**63 - 1, b"\0\xff", "\U0001f0a1 ’; DROP", '{"a":"\\u0000\\n\\\\N"}')
    odd = replace(kept, rows=[kept.rows[0], (*fields, chain(kept.hash(1), fields))])
    assert odd.pushed(table).status is PushStatus.OK
    assert odd.rows == floor.execute(HELD).fetchall()


def test_the_database_itself_keeps_an_event_from_being_there_twice(
    floor: psycopg.Connection[Any], table: psycopg.Connection[Any], kept: KeptRows
) -> None:
    """Its source and its time do not matter: docs/decisions/053."""
    kept.pushed(table)
    with pytest.raises(psycopg.errors.UniqueViolation, match="event_pkey"):
        floor.execute(f"""INSERT INTO floor.event(journal, {COLUMNS}, received_at)
          SELECT journal, {COLUMNS}, received_at + interval '1 month' FROM floor.event""")
