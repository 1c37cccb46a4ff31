"""An attacker with one stolen certificate keeps nobody else waiting, blind, or without news."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from psycopg import errors

from kiosk.floor import (
    AlertKind,
    ConsoleNews,
    FloorHouse,
    FloorVersion,
    add_console,
    add_publisher,
    enroll,
    newest,
    newest_signed,
)
from kiosk.floor.console.looks import looked, seldom_looked
from kiosk.floor.publishing.publishing import ask_news, to_review
from kiosk.floor.server.known import KnownServer
from kiosk.journal import public_bytes
from kiosk.journal.chain import chain, genesis
from tests.faults.journals import KEY, OTHER_KEY, TABLE
from tests.floor.links import until
from tests.floor.office import MANAGER, PUBLISHER, publish_as
from tests.floor.pushing import KeptRows, signed_in

CONSOLE, OTHER = "console_pit_3", "NH-08"
MAX_AT_ONCE = 20
TWO_KEYS = 2  # As in pg_locks; 1 for a lock with one key.
_PUSH_NOTHING = """SELECT floor.push(%s, 0, %s, '', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}',
  %s)"""


@pytest.fixture
def certificates(floor: psycopg.Connection[Any], kept: KeptRows) -> Iterator[dict[str, psycopg.Connection[Any]]]:
    """Return the connections of the thief's table, another table, a console, and the publisher."""
    enroll(floor, TABLE, kept.key, by=MANAGER)
    enroll(floor, OTHER, bytes(range(32)), by=MANAGER)
    add_console(floor, CONSOLE)
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    with ExitStack() as stack:
        roles = {"thief": f"table_{TABLE}", "table": f"table_{OTHER}", "console": CONSOLE, "publisher": PUBLISHER}
        yield {name: stack.enter_context(signed_in(floor, role)) for name, role in roles.items()}


def wrote(kept: KeptRows, *written: tuple[str, dict[str, Any]]) -> KeptRows:
    rows = list(kept.rows)
    for kind, body in written:
        fields = (len(rows) + 1, bytes(16), None, kind, 1, 0, 0, b"", "kiosk", json.dumps(body))
        rows.append((*fields, chain(rows[-1][10] if rows else kept.genesis, fields)))
    return replace(kept, rows=rows)


def named(db: psycopg.Connection[Any]) -> list[tuple[AlertKind, str]]:
    """Return the roles that a console alerts to for too frequent acts."""
    news, _ = looked(db)
    house = FloorHouse()
    house.take(ConsoleNews(offenders=news.offenders))
    return [(alert.kind, alert.table) for alert in house.alerts()]


def test_a_transaction_that_short_statements_keep_open_is_ended(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]], kept: KeptRows
) -> None:
    thief = certificates["thief"]
    thief.execute("BEGIN")
    kept.pushed(thief)
    thief.execute("SELECT 1")
    with signed_in(floor, "postgres") as root:
        assert root.execute("SELECT floor.end_sessions(interval '1 hour', interval '0')").fetchone() == (1,)
    with pytest.raises(psycopg.OperationalError):
        thief.execute("COMMIT")


def test_a_listener_that_reads_nothing_fills_no_queue(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    """PostgreSQL keeps each notification until the slowest listener has it, and then refuses every other one."""
    certificates["thief"].execute("LISTEN x")
    notify = "SELECT pg_notify('x', repeat('x', 7900) || n) FROM generate_series(1, 1000) n"
    with signed_in(floor, "postgres") as root:
        certificates["table"].execute(notify)
        waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'ClientWrite'"
        until(lambda: root.execute(waits).fetchone() == (1,))
        never = "interval '1 hour', interval '1 hour'"
        assert root.execute(f"SELECT floor.end_sessions({never})").fetchone() == (0,)
        assert root.execute(f"SELECT floor.end_sessions({never}, 0.0005)").fetchone() == (1,)
        until(lambda: root.execute(waits).fetchone() == (0,))
        root.execute("NOTIFY x")
        until(lambda: root.execute("SELECT pg_notification_queue_usage() < 0.0005").fetchone() == (True,))
    assert named(certificates["console"]) == [(AlertKind.REPORTS, TABLE)]


def test_a_clock_that_no_table_has_stops_no_push_and_blinds_no_console(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]], kept: KeptRows, tmp_path: Any
) -> None:
    thief, least = certificates["thief"], -(2**63)
    for offset in (least + 1, least):
        thief.execute("SELECT set_config('floor.offset_ms', %s, false)", (str(offset),))
        kept.pushed(thief)
    with signed_in(floor, f"table_{TABLE}") as table:
        KnownServer("", tmp_path).greet(table, now_ms=1, key=kept.key)
        kept.pushed(table)
    assert looked(certificates["console"])[0].offenders == {}


def test_one_table_begins_two_epochs_a_day_and_is_named(fresh: psycopg.Connection[Any], kept: KeptRows) -> None:
    enroll(fresh, TABLE, kept.key, by=MANAGER)
    add_console(fresh, CONSOLE)
    with signed_in(fresh, f"table_{TABLE}") as thief:
        for _ in range(5):
            (epoch,) = fresh.execute("SELECT max(epoch) FROM floor.epoch").fetchone() or (0,)
            thief.execute("SELECT floor.greet(%s, %s, %s, 0)", (epoch, 2**62, kept.key))
    assert fresh.execute("SELECT count(*) FROM floor.epoch").fetchone() == (1 + 2,)
    with signed_in(fresh, CONSOLE) as console:
        assert named(console) == [(AlertKind.REPORTS, TABLE)]


def give_back(floor: psycopg.Connection[Any], thief: psycopg.Connection[Any], kind: str, content: str) -> None:
    """Return a version that nobody has signed, as the holder of a table's certificate can."""
    words = (kind, 9, bytes(32), content, "x", "", "")
    made = floor.execute("SELECT floor.version_digest(%s, %s::integer, %s, %s, %s, %s, %s)", words).fetchone()
    assert made is not None
    said = (*words, made[0], bytes(64), bytes(32))
    thief.execute("SELECT floor.give_back(%s, %s::integer, %s, %s, %s, %s, %s, %s, %s, %s, 0)", said)


def test_a_returned_version_makes_no_answer_too_long(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    """One version comes with each answer, and the next one after this one was refused."""
    thief = certificates["thief"]
    for kind in ("people", "house", "tables"):
        give_back(floor, thief, kind, kind[0] * 1_000_000)
    have: dict[str, list[str]] = {}
    seen = []
    for _ in range(3):
        news = ask_news(certificates["table"], {"have": have})
        assert news is not None
        (version,) = news.versions
        seen.append(version.kind)
        have[version.kind] = [version.digest.hex()]
    assert sorted(seen) == ["house", "people", "tables"]
    assert ask_news(certificates["table"], {"have": have, "locks": 0}) is None


def test_a_table_gives_back_events_that_exist_only_there(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    for kind, content in (("other", ""), ("jackpots:nh", "x" * 5000)):
        with pytest.raises(errors.CheckViolation):
            give_back(floor, certificates["thief"], kind, content)
    for nth in range(30):
        give_back(floor, certificates["thief"], "people", str(nth))
    assert floor.execute("SELECT content, times FROM floor.returned").fetchall() == [("9", 10)]


def test_an_unsigned_version_keeps_no_office_from_publishing(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    """A thief with the publisher's certificate lacks its key: no later version continues theirs."""
    first = publish_as(floor, "people", "[]")
    forged = FloorVersion.signed(OTHER_KEY, "people", (1, first.digest), '["x"]', by=MANAGER)
    words = ("people", 2, first.digest, '["x"]', MANAGER, "", "", forged.digest, bytes.fromhex(forged.signature))
    office = certificates["publisher"]
    assert office.execute("SELECT floor.publish(%s, %s, %s, %s, %s, %s, %s, %s, %s)", words).fetchone() == ("ok",)
    assert newest(office, "people") == (2, forged.digest)
    assert newest_signed(office, "people") == (1, first.digest)
    assert publish_as(floor, "people", "[1]").number == 3


def test_a_review_is_of_acts_of_a_table(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]], kept: KeptRows
) -> None:
    posted = wrote(kept, ("jackpots_posted", {"without_floor": "yes"}))
    posted.pushed(certificates["thief"])
    office = certificates["publisher"]
    office.execute("SELECT floor.sign_review(j.journal, n, 'x') FROM floor.enrolled() e, generate_series(1, 99) n,"
                   " (VALUES (1), (2), (3)) j(journal)")  # fmt: skip
    assert floor.execute("SELECT seq FROM floor.review").fetchall() == [(len(posted.rows),)]


def test_a_table_that_writes_too_much_hides_no_other(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]], kept: KeptRows
) -> None:
    """Wrong PINs, and jackpots without the floor: the newest, or the oldest, of each table are shown."""
    many = [("pin_locked", {"person": "x" * 50_000}), ("jackpots_posted", {"without_floor": "yes", "x": "y" * 50_000})]
    wrote(kept, *many * 40).pushed(certificates["thief"])
    other = KeptRows(bytes(range(32)), genesis(OTHER, bytes(range(32))), [])
    wrote(other, ("pin_locked", {"person": "kim"}), many[1]).pushed(certificates["table"])
    console, office = certificates["console"], certificates["publisher"]
    news, _ = looked(console)
    assert news.wrong_pins is not None
    assert news.to_review is not None
    places = [wrong.where for wrong in news.wrong_pins]
    assert [places.count(place) for place in (TABLE, OTHER)] == [MAX_AT_ONCE, 1]
    assert {len(wrong.person) for wrong in news.wrong_pins} == {1, 3}  # Text that no kiosk writes becomes "?".
    assert [len(rows) for rows in (to_review(office), news.to_review)] == [MAX_AT_ONCE + 1] * 2
    assert max(len(row.body) for row in news.to_review) == 2000


@pytest.mark.parametrize(("here", "there", "is_said"), [(6, 4, True), (5, 4, False), (12, 0, False)])
def test_slow_guessing_over_several_tables_is_alerted_to(
    certificates: dict[str, psycopg.Connection[Any]], kept: KeptRows, *, here: int, there: int, is_said: bool
) -> None:
    """Each table locks by its own count: together they permit more tries."""
    guess = ("pin_refused", {"person": "haddad"})
    wrote(kept, *[guess] * here, ("pin_refused", {})).pushed(certificates["thief"])
    other = KeptRows(bytes(range(32)), genesis(OTHER, bytes(range(32))), [])
    if there:
        wrote(other, *[guess] * there).pushed(certificates["table"])
    house = FloorHouse()
    house.take(seldom_looked(certificates["console"]))
    said = [str(alert.words) for alert in house.alerts()]
    assert said == ["haddad: 10 wrong PINs within a day, at 2 tables: find out who tries."] * is_said


def test_a_console_keeps_no_table_busy_with_answers(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    console, (journal,) = (
        certificates["console"],
        floor.execute("SELECT min(journal) FROM floor.journal").fetchone() or (0,),
    )

    def made() -> list[int | None]:
        words = (journal, bytes(2000))
        rows = console.execute(
            "SELECT floor.answer_call(%s, 'x', 'sign', 'kim', %s) FROM generate_series(1, 40)", words
        )
        return [answer for (answer,) in rows.fetchall()]

    answers = [answer for answer in made() if answer is not None]
    assert len(answers) == MAX_AT_ONCE
    certificates["thief"].execute("SELECT floor.take(%s, '')", (answers[0],))
    assert len([answer for answer in made() if answer is not None]) == 1
    assert named(console) == [(AlertKind.REPORTS, CONSOLE)]


def test_a_training_seat_shares_no_lock_with_other_programs(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    """Pushes take locks with one key: anybody who finds a name with the same key could hold it for hours."""
    certificates["console"].execute("SELECT floor.sit('kim')")
    held = "SELECT objsubid FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
    assert floor.execute(held).fetchall() == [(TWO_KEYS,)]


def test_a_console_writes_a_thousand_sign_ins_a_day(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    certificates["console"].execute("SELECT floor.sit(n::text) FROM generate_series(1, 1100) n")
    assert floor.execute("SELECT count(*) FROM floor.sitting").fetchone() == (1000,)


def test_a_table_changes_its_pit_a_hundred_times_a_day(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]], kept: KeptRows
) -> None:
    thief = certificates["thief"]
    floor.execute("INSERT INTO floor.pit SELECT min(journal), extract(epoch FROM now()) * 1000 - n, n::text"
                  " FROM floor.journal, generate_series(1, 99) n GROUP BY n")  # fmt: skip
    for nth in range(5):
        thief.execute(_PUSH_NOTHING, (kept.key, kept.genesis, json.dumps({"pit": f"P{nth}"})))
    assert floor.execute("SELECT count(*) FROM floor.pit").fetchone() == (100,)


def test_a_console_shortens_no_lock_that_a_table_has_signed(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]], kept: KeptRows
) -> None:
    """The table's signed lock stays: a console's own lock would last at most an hour."""
    wrote(kept, ("pin_locked", {"person": "haddad", "until_ms": 86_400_000})).pushed(certificates["thief"])
    certificates["console"].execute("SELECT floor.guessed('haddad', 1)")
    assert floor.execute("SELECT console, seq IS NOT NULL FROM floor.person_lock").fetchall() == [(None, True)]


def test_a_refused_word_is_kept_in_short(
    floor: psycopg.Connection[Any], certificates: dict[str, psycopg.Connection[Any]]
) -> None:
    words = ("x" * 1_000_000, 7, bytes(32), "", "x", "", "", bytes(32), bytes(64))
    certificates["publisher"].execute("SELECT floor.publish(%s, %s, %s, %s, %s, %s, %s, %s, %s)", words)
    assert floor.execute("SELECT length(why) FROM floor.attempt").fetchall() == [(2000,)]
