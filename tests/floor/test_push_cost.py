"""A push costs the same for a journal of any length, also on a connection that began while the server was empty."""

from pathlib import Path

import psycopg

from kiosk.floor import enroll
from kiosk.floor.pushing import PushStatus, push
from tests.faults.journals import TABLE, open_journal, play
from tests.floor.pushing import KeptRows, signed_in

PUSHES, MOST = 60, 25
CALLS = "SELECT calls FROM pg_stat_xact_user_functions WHERE schemaname = 'floor' AND funcname = 'my_journal'"


def test_a_push_asks_for_its_journal_no_more_often_when_there_are_more_events(
    floor: psycopg.Connection[object], tmp_path: Path
) -> None:
    with open_journal(tmp_path) as journal:
        play(journal, 10)
        kept = KeptRows.of(journal)
    enroll(floor, TABLE, kept.key, by="novak")
    floor.execute(f"ALTER ROLE \"table_{TABLE}\" SET track_functions = 'all'")
    with signed_in(floor, f"table_{TABLE}") as table:
        for seq in range(1, PUSHES):
            kept.pushed(table, first=seq, upto=seq)
        with table.transaction():
            ((earlier,),) = table.execute(CALLS).fetchall()
            row, before = kept.rows[PUSHES - 1], kept.hash(PUSHES - 1)
            pushed = push(table, key=kept.key, last=(row[0], row[10]), before=before, rows=[row])
            ((calls,),) = table.execute(CALLS).fetchall()
    assert PushStatus.OK is pushed.status
    assert 0 < calls - earlier < MOST
