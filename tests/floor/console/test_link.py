"""A console's messages about a fault between it and the floor, and how it continues automatically."""

import queue
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql

from kiosk.floor import ConsoleLink, ConsoleNews, FloorHouse, OwnServer, TableSeen, Unseen, add_console, enroll, migrate
from kiosk.floor.answering.orders import Order
from kiosk.floor.answering.pin_box import PinBox, box_words
from tests.faults.journals import TABLE, open_journal
from tests.floor.cable import Cable
from tests.floor.conftest import QUICK, forget_people
from tests.floor.links import PATIENCE_S, until
from tests.floor.needs import needs_postgresql
from tests.floor.pushing import forge
from tests.floor.statuses import STATUS
from tests.tables import HeldClock

CONSOLE = "console_pit_3"
Trial = psycopg.Connection[Any]


class Seeing:
    """A console's house that applies its link's reports."""

    def __init__(self) -> None:
        self.news_queue: queue.Queue[ConsoleNews] = queue.Queue()
        self.house = FloorHouse()
        self.said: list[str] = []  # These are the reported reasons why the server was away.
        self.refused: list[str] = []

    def look(self) -> FloorHouse:
        while not self.news_queue.empty():
            news = self.news_queue.get()
            self.said += [str(news.why)] if news.why else []
            self.refused += [str(taken.refused) for taken in news.taken]
            self.house.take(news)
        return self.house

    def until(self, is_so: Callable[[FloorHouse], bool]) -> FloorHouse:
        until(lambda: is_so(self.look()))
        return self.house

    def lost(self) -> str:
        """Return why the server is away, once that was reported."""
        return str(self.until(lambda house: bool(house.why)).why)

    def found(self, *tables: str) -> None:
        """Wait until the server is there, with exactly these tables."""
        self.until(lambda house: house.is_there and not house.why and set(house.tables) == set(tables))


@contextmanager
def looking(address: str, clock: HeldClock | None = None) -> Iterator[Seeing]:
    seeing = Seeing()
    link = ConsoleLink(address, user=CONSOLE, records=Path(), clock=clock)
    link.start(seeing.news_queue.put)
    try:
        yield seeing
    finally:
        link.stop()


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a console store its known server in a folder of this test."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def trial(server: OwnServer) -> Iterator[Trial]:
    """Return the superuser's connection to a separate database that has no schema yet."""
    with server.administrator("postgres") as root:
        root.execute("CREATE DATABASE trial")
        forget_people(root)
    try:
        with server.administrator("trial") as db:
            yield db
    finally:
        with server.administrator("postgres") as root:
            root.execute("DROP DATABASE trial WITH (FORCE)")


def address(db: Trial) -> str:
    return f"host={db.info.host} dbname={db.info.dbname}"


def have_tables(db: Trial, *tables: str) -> None:
    """Enroll tables that have sent their status."""
    add_console(db, CONSOLE)
    for nth, table in enumerate(tables):
        enroll(db, table, bytes([nth]) * 32, by="novak")
    db.execute("UPDATE floor.heard SET at = clock_timestamp(), standing = %s", (STATUS.to_json(),))


def test_a_console_newer_than_the_schema_says_so_until_it_is_brought_forward(trial: Trial) -> None:
    migrate(trial)
    have_tables(trial, "NH-07")
    trial.execute("UPDATE floor.migration SET number = number - 9")
    trial.execute("ALTER TABLE floor.noted RENAME COLUMN alert TO what")
    with looking(address(trial)) as seeing:
        older = "The floor database is older than this program: have it updated (kiosk floor migrate)."
        assert older == seeing.lost()
        trial.execute("ALTER TABLE floor.noted RENAME COLUMN what TO alert")
        trial.execute("UPDATE floor.migration SET number = number + 9")
        seeing.found("NH-07")


def test_a_console_older_than_the_schema_says_so_until_it_can_read_it(trial: Trial) -> None:
    migrate(trial)
    have_tables(trial, "NH-07")
    trial.execute("INSERT INTO floor.migration(number, name, sha256) VALUES (99, 'of_tomorrow', '')")
    trial.execute("ALTER TABLE floor.noted RENAME COLUMN alert TO what")
    with looking(address(trial)) as seeing:
        newer = "The floor server is newer than this program: have the latest version installed here."
        assert newer == seeing.lost()
        trial.execute("ALTER TABLE floor.noted RENAME COLUMN what TO alert")  # Readable data is read.
        seeing.found("NH-07")


def test_unexpected_server_answer_does_not_end_the_console(trial: Trial) -> None:
    """An unexpected answer once ended the thread, and left a console with no table and no message."""
    migrate(trial)
    have_tables(trial, "NH-07")
    trial.execute("ALTER VIEW floor.standing RENAME TO stood; ALTER TABLE floor.noted RENAME TO kept_noted")
    trial.execute("CREATE VIEW floor.noted AS SELECT 1 AS alert, 'x' AS console, clock_timestamp() AS at, 2 AS person")
    trial.execute("GRANT SELECT ON floor.noted TO floor_console")
    trial.execute("ALTER TABLE floor.journal ALTER COLUMN key DROP NOT NULL")
    forge(trial, "UPDATE floor.journal SET key = NULL")
    with looking(address(trial)) as seeing:
        assert seeing.lost().startswith("The floor server is newer than this program")
        with trial.transaction():
            trial.execute("SET LOCAL session_replication_role = replica")
            trial.execute("UPDATE floor.journal SET key = %s", (bytes(32),))
        seeing.found("NH-07")


def test_a_console_without_its_rights_says_so_until_it_has_them(floor: Trial) -> None:
    have_tables(floor, "NH-07")
    floor.execute(sql.SQL("REVOKE floor_console FROM {}").format(sql.Identifier(CONSOLE)))
    with looking(address(floor)) as seeing:
        assert "The floor server denies this device its rights: have a manager enroll it again." == seeing.lost()
        floor.execute(sql.SQL("GRANT floor_console TO {}").format(sql.Identifier(CONSOLE)))
        seeing.found("NH-07")


def test_a_console_says_that_it_is_not_enrolled_until_it_is(floor: Trial) -> None:
    with looking(address(floor)) as seeing:
        assert "The floor server does not know this device: have a manager enroll it." == seeing.lost()
        have_tables(floor, "NH-07")
        seeing.found("NH-07")


def test_a_first_question_that_nobody_answers_is_reported_after_ten_seconds(server: OwnServer, floor: Trial) -> None:
    """A lock of six minutes once left a console without tables and without a message."""
    have_tables(floor, "NH-07")
    clock = HeldClock()
    with server.administrator() as other, other.transaction():
        other.execute("LOCK TABLE floor.heard IN ACCESS EXCLUSIVE MODE")  # This is before the first query.
        with looking(address(floor), clock) as seeing:
            until(lambda: passes(clock, seeing))
            assert "The floor server has not answered for ten seconds: call by voice." == seeing.lost()
            assert not seeing.house.is_there
            other.execute("ROLLBACK AND CHAIN")
            seeing.found("NH-07")
            assert len(seeing.said) == 1  # It is reported once for all attempts.


def passes(clock: HeldClock, seeing: Seeing) -> bool:
    """Let time pass until the server is reported as away: earlier answers may still arrive."""
    clock.advance(ms=1_000)
    return bool(seeing.look().why)


def test_a_link_that_is_cut_or_silent_is_reported_and_mended(server: OwnServer, floor: Trial) -> None:
    have_tables(floor, "NH-07")
    clock = HeldClock()
    with Cable(server) as cable:
        cable.hold()  # Its first request is on its way.
        with looking(cable.address, clock) as seeing:
            until(lambda: passes(clock, seeing))
            assert seeing.lost().startswith("The floor server ")
            cable.mend()
            seeing.found("NH-07")
            cable.cut()
            assert "The floor server does not answer." == seeing.lost()
            cable.mend()
            seeing.found("NH-07")


@needs_postgresql
def test_a_server_that_is_started_again_is_found_again() -> None:
    folder = Path(tempfile.mkdtemp(prefix="kiosk-mortal-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        own = stack.enter_context(OwnServer(folder, **QUICK))
        with own.administrator() as db:
            migrate(db)
            have_tables(db, "NH-07", "NH-08")
        seeing = stack.enter_context(looking(own.address))
        seeing.found("NH-07", "NH-08")
        for end in (own.stop, own.kill):
            end()
            assert "The floor server does not answer." == seeing.lost()
            own.start()
            seeing.found("NH-07", "NH-08")


def test_one_table_hides_no_other(floor: Trial) -> None:
    have_tables(floor, "NH-07", "NH-08")
    enroll(floor, "NH-09", bytes([9]) * 32, by="novak")  # Its kiosk has not been started.
    with looking(address(floor)) as seeing:
        seeing.found("NH-07", "NH-08", "NH-09")
        assert seeing.house.tables["NH-09"].unseen is Unseen.MUTE
        bad = STATUS.to_json().replace('"kind": "hand"', '"kind": "of a newer table"')
        floor.execute("UPDATE floor.heard SET standing = %s WHERE journal = 1", (bad,))
        seeing.until(lambda house: house.tables["NH-07"].unseen is Unseen.OTHER)
        assert ["Other version"] == [words_of(alert.kind) for alert in seeing.house.alerts() if alert.table == "NH-07"]
        assert seeing.house.tables["NH-08"].status == STATUS
        floor.execute("UPDATE floor.heard SET standing = %s", (replace(STATUS, hand=8).to_json(),))
        seeing.until(lambda house: {seen.unseen for seen in house.tables.values()} == {None})


def words_of(kind: object) -> str:
    from ui.vm.floor.words import ALERTS

    return next(str(words) for found, words in ALERTS.items() if found == kind)


def test_a_device_that_was_exchanged_is_alerted_to_no_more(floor: Trial) -> None:
    """Only a table's newest journal counts: the previous one is silent forever, and may have forked."""
    have_tables(floor, "NH-07")
    floor.execute("UPDATE floor.heard SET at = clock_timestamp() - interval '1 hour'")
    floor.execute("INSERT INTO floor.fork(journal, seq) VALUES (1, 7)")
    with looking(address(floor)) as seeing:
        seeing.until(lambda house: {"fork", "silent"} <= {alert.kind for alert in house.alerts()})
        enroll(floor, "NH-07", bytes([7]) * 32, by="novak")
        seeing.until(lambda house: house.tables["NH-07"].unseen is Unseen.MUTE)
        seeing.until(lambda house: {"fork", "silent"}.isdisjoint(alert.kind for alert in house.alerts()))


WAITS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE usename = %s AND wait_event_type = 'Lock'"""


def test_an_answer_on_a_broken_link_is_reported_to_its_signer(server: OwnServer, floor: Trial, tmp_path: Path) -> None:
    box, seeing = PinBox(), Seeing()
    with ExitStack() as stack:
        journal = stack.enter_context(open_journal(tmp_path))
        enroll(floor, TABLE, journal.public_key, by="novak")
        add_console(floor, CONSOLE)
        vouched = journal.vouch(box_words(TABLE, box.public))
        seen = TableSeen(TABLE, 1, journal.public_key, replace(STATUS, box=box.public.hex(), vouched=vouched.hex()))
        floor.execute("UPDATE floor.heard SET at = clock_timestamp(), standing = %s", (seen.status.to_json(),))
        link = ConsoleLink(address(floor), user=CONSOLE, records=Path())
        link.start(seeing.news_queue.put)
        stack.callback(link.stop)
        seeing.found(TABLE)
        with server.administrator() as other, other.transaction():
            other.execute("LOCK TABLE floor.answer IN SHARE MODE")  # Reading waits for nothing.
            link.order(seen, Order.LOCK, {}, ("haddad", "1234"))
            until(lambda: floor.execute(WAITS, (CONSOLE,)).fetchone() == (True,))
        seeing.until(lambda house: bool(seeing.refused))
        assert seeing.refused[0].startswith("Connection lost before the server answered")
        seeing.found(TABLE)


def test_a_seat_that_a_broken_link_still_holds_is_taken_again(server: OwnServer, floor: Trial) -> None:
    """The server does not notice a dead cable, and would keep the seat for its last person."""
    have_tables(floor, "NH-07")
    with Cable(server) as cable:
        seeing, clock = Seeing(), HeldClock()
        link = ConsoleLink(cable.address, user=CONSOLE, records=Path(), clock=clock)
        sat: list[bool] = []

        def tell(news: ConsoleNews) -> None:
            if news.sat is not None:
                sat.append(news.sat.may)
            seeing.news_queue.put(news)

        link.start(tell)
        try:
            seeing.found("NH-07")
            link.sit("haddad")
            until(lambda: sat == [True])
            with psycopg.connect(address(floor), user=CONSOLE, autocommit=True) as left:
                cable.hold()
                until(lambda: passes(clock, seeing))
                assert left.execute("SELECT 1").fetchone() == (1,)
                cable.mend()
                until(lambda: sat == [True, True])
        finally:
            link.stop()


def test_a_sign_in_before_the_first_read_counts_once_the_server_is_there(floor: Trial) -> None:
    """A console with tables and a signed-in person once reported on a touch that the server does not answer."""
    have_tables(floor, "NH-07")
    news_queue: queue.Queue[ConsoleNews] = queue.Queue()
    link = ConsoleLink(address(floor), user=CONSOLE, records=Path())
    link.sit("haddad")
    link.start(news_queue.put)
    try:
        came = [news_queue.get(timeout=PATIENCE_S)]
        while came[-1].sat is None:
            came.append(news_queue.get(timeout=PATIENCE_S))
    finally:
        link.stop()
    assert [True] == [news.is_there for news in came if news.is_there is not None]
    assert [True] == [news.sat.may for news in came if news.sat is not None]


LOCKED = "SELECT person, round(extract(epoch FROM until) - at_ms / 1000.0) FROM floor.person_lock"


def test_lock_made_offline_reaches_the_server_with_its_remaining_time(server: OwnServer, floor: Trial) -> None:
    have_tables(floor, "NH-07")
    with Cable(server) as cable:
        clock, seeing = HeldClock(), Seeing()
        link = ConsoleLink(cable.address, user=CONSOLE, records=Path(), clock=clock)
        link.guessed("haddad", 60_000)
        clock.advance(ms=40_000)
        link.start(seeing.news_queue.put)
        try:
            until(lambda: floor.execute(LOCKED).fetchall() == [("haddad", 20)])
            seeing.found("NH-07")
            cable.cut()
            link.guessed("novak", 60_000)
            assert seeing.lost()
            clock.advance(ms=30_000)
            cable.mend()
            until(lambda: ("novak", 30) in floor.execute(LOCKED).fetchall())
        finally:
            link.stop()
