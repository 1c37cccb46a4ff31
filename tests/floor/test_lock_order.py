"""Pushes that change the same people in another order wait for one another, and none is broken off."""

import threading
from typing import Any

import psycopg

from kiosk.floor import OwnServer, enroll
from kiosk.floor.pushing import Pushed, PushStatus, push
from kiosk.journal.chain import chain, genesis
from tests.floor.links import PATIENCE_S, until
from tests.floor.pushing import signed_in

_WAITING = "SELECT count(*) FROM pg_stat_activity WHERE usename ~ '^table_' AND wait_event_type = 'Lock'"


def sign_ins(table: str, key: bytes, people: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """Return the events of a table at which these dealers sign in, one after the other."""
    rows: list[tuple[Any, ...]] = []
    head = genesis(table, key)
    for seq, person in enumerate(people, 1):
        at_ms = 1_000 * seq
        fields = (
            seq,
            bytes([seq]) * 16,
            None,
            "dealer_on",
            1,
            at_ms,
            at_ms,
            key[:16],
            person,
            f'{{"dealer":"{person}"}}',
        )
        head = chain(head, fields)
        rows.append((*fields, head))
    return rows


def test_two_tables_that_sign_in_the_same_people_in_another_order_do_not_lock_each_other(
    floor: psycopg.Connection[Any], server: OwnServer
) -> None:
    tables = {"NH-07": ("ann", "mid", "bob"), "NH-08": ("bob", "mid", "ann")}
    keys = {table: bytes([nth]) * 32 for nth, table in enumerate(tables, 1)}
    answers: dict[str, Pushed | Exception] = {}

    def push_all(table: str) -> None:
        rows = sign_ins(table, keys[table], tables[table])
        last = (rows[-1][0], rows[-1][10])
        try:
            with signed_in(floor, f"table_{table}") as db:
                answers[table] = push(db, key=keys[table], last=last, before=genesis(table, keys[table]), rows=rows)
        except psycopg.Error as error:
            answers[table] = error

    for table, key in keys.items():
        enroll(floor, table, key, by="novak")
    floor.execute("INSERT INTO floor.presence(person, at_ms) VALUES ('ann', 0), ('mid', 0), ('bob', 0)")
    threads = [threading.Thread(target=push_all, args=(table,)) for table in tables]
    with server.administrator() as holder, holder.transaction():  # Each has signed one in, and waits for the second.
        holder.execute("SELECT FROM floor.presence WHERE person = 'mid' FOR UPDATE")
        for thread in threads:
            thread.start()
        until(lambda: floor.execute(_WAITING).fetchone() == (2,))
    for thread in threads:
        thread.join(PATIENCE_S)
    assert [PushStatus.OK] * 2 == [answer.status for answer in answers.values() if isinstance(answer, Pushed)], answers


def test_a_table_that_pushes_twice_at_once_is_taken_once(floor: psycopg.Connection[Any]) -> None:
    """A cut line leaves a push at the server, and the table sends it again."""
    key, answers = bytes([1]) * 32, list[Pushed]()
    enroll(floor, "NH-07", key, by="novak")
    rows = sign_ins("NH-07", key, ("ann", "bob"))
    before = genesis("NH-07", key)
    with signed_in(floor, "table_NH-07") as cut, signed_in(floor, "table_NH-07") as again:

        def push_again() -> None:
            answers.append(push(again, key=key, last=(2, rows[1][10]), before=before, rows=rows))

        thread = threading.Thread(target=push_again)
        with cut.transaction():
            push(cut, key=key, last=(1, rows[0][10]), before=before, rows=rows[:1])
            thread.start()
            until(lambda: floor.execute(_WAITING).fetchone() == (1,))
        thread.join(PATIENCE_S)
    assert [(PushStatus.OK, 2)] == [(answer.status, answer.seq) for answer in answers]


def test_a_table_does_not_wait_for_another_one_with_other_people(floor: psycopg.Connection[Any]) -> None:
    keys = {"NH-07": bytes([1]) * 32, "NH-08": bytes([2]) * 32}
    for table, key in keys.items():
        enroll(floor, table, key, by="novak")
    first, second = sign_ins("NH-07", keys["NH-07"], ("ann",)), sign_ins("NH-08", keys["NH-08"], ("bob",))
    with signed_in(floor, "table_NH-07") as busy, signed_in(floor, "table_NH-08") as other:
        other.execute("SET statement_timeout = '5s'")
        with busy.transaction():  # It is not committed yet.
            before = genesis("NH-07", keys["NH-07"])
            push(busy, key=keys["NH-07"], last=(1, first[0][10]), before=before, rows=first)
            before = genesis("NH-08", keys["NH-08"])
            answer = push(other, key=keys["NH-08"], last=(1, second[0][10]), before=before, rows=second)
    assert PushStatus.OK is answer.status
