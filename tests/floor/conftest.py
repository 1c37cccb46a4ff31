"""One PostgreSQL for all tests of a run, in its own folder, and a fresh database for each test."""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import chain, repeat
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import pytest
import typer
from psycopg import sql

from kiosk.app.floor.link import linked
from kiosk.app.main import main
from kiosk.floor import CertificateAuthority, KeptVersions, OwnServer, add_publisher, enroll, migrate, rights
from kiosk.floor.server.known import KnownServer
from kiosk.floor.server.own_server import PACKAGE, programs
from kiosk.journal import public_bytes
from kiosk.staff import Person, Role
from tests.faults.journals import KEY, open_journal, play
from tests.floor.links import SOON, SOON_AT_CONSOLE
from tests.floor.network import HOST, Networked, free_port
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER, vouch_for_devices
from tests.floor.pushing import KeptRows
from tests.golden.kept import KEPT, unpacked
from tests.tables import BOTH, PINS, House, kernel_of

Typed: TypeAlias = Callable[..., tuple[int, str, str]]
QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_wal_size": "64MB",
    "autovacuum": "off",
}
_LEFT_OUT = (*QUICK, "archive_mode")


def lacks(db: psycopg.Connection[Any]) -> list[str]:
    """Return the findings of `kiosk floor check` without those that test servers leave out for speed."""
    found = [str(right.what) for right in rights(db) if not right.holds]
    return [what for what in found if what.split()[0] not in _LEFT_OUT]


@pytest.fixture(autouse=True)
def links_ask_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make links push, ask, and retry without a pause of a second, so that no test waits."""
    monkeypatch.setattr("kiosk.floor.link.PACE", SOON)
    monkeypatch.setattr("kiosk.floor.console.link.PACE", SOON_AT_CONSOLE)


@pytest.fixture(autouse=True)
def greetings_give_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greet without the time. Test clocks stand still and the server's runs, so the later of two greetings would be the
    later sign-in.
    """
    greet = KnownServer.greet
    monkeypatch.setattr(KnownServer, "greet", lambda known, db, **said: greet(known, db, **{**said, "now_ms": None}))


@contextmanager
def started(prefix: str) -> Iterator[OwnServer]:
    """Run a server that does not sync. The socket's path must be short, and its user may differ."""
    if programs() is None:
        pytest.skip(f"PostgreSQL’s programs are not installed: apt-get install {PACKAGE}")
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        server = OwnServer(folder, **QUICK).start()
        try:
            with server.administrator() as db:
                migrate(db)
            yield server
        finally:
            server.stop(at_once=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def server() -> Iterator[OwnServer]:
    with started("kiosk-floor-") as server:
        yield server


@pytest.fixture
def own() -> Iterator[OwnServer]:
    """Return a server of this test, whose database it restores."""
    with started("kiosk-restore-") as server:
        yield server


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the records of a house after a day at its four tables."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    return unpacked(KEPT / "day", folder)


@pytest.fixture
def floor(server: OwnServer) -> Iterator[psycopg.Connection[Any]]:
    """Return the superuser's connection to an empty, migrated floor."""
    with server.administrator() as db:
        while not is_emptied(db):
            pass
        forget_people(db)
        yield db


def is_emptied(db: psycopg.Connection[Any]) -> bool:
    """Empty the floor. Return False if a remaining connection of the previous test had to be closed first."""
    emptied = "floor.journal, floor.event, floor.publisher, floor.attempt, floor.person_lock, floor.noted"
    emptied += ", floor.sitting, floor.review, floor.verification, floor.win"
    try:
        with db.transaction():
            db.execute("SET LOCAL session_replication_role = replica")  # Append-only tables are emptied too.
            db.execute(f"TRUNCATE {emptied} RESTART IDENTITY CASCADE")
    except psycopg.errors.DeadlockDetected:
        return False
    return True


@pytest.fixture
def fresh(server: OwnServer) -> Iterator[psycopg.Connection[Any]]:
    """Return the superuser's connection to a separate database whose rights a test may change."""
    with server.administrator("postgres") as root:
        root.execute("CREATE DATABASE trial")
        forget_people(root)
    try:
        with server.administrator("trial") as db:
            migrate(db)
            yield db
    finally:  # Its grants to roles end with it.
        with server.administrator("postgres") as root:
            root.execute("DROP DATABASE trial WITH (FORCE)")


def forget_people(db: psycopg.Connection[Any]) -> None:
    """Remove the people who may sign in: roles belong to the server, not to a database."""
    for (role,) in db.execute("SELECT rolname FROM pg_roles WHERE rolname ~ '^(table|console|publisher)_'").fetchall():
        db.execute(sql.SQL("DROP ROLE {}").format(sql.Identifier(role)))


@pytest.fixture
def kept(tmp_path: Path) -> KeptRows:
    """Return the journal of a table that has played three hands."""
    with open_journal(tmp_path) as journal:
        play(journal, 3)
        return KeptRows.of(journal)


@pytest.fixture(scope="module")
def network() -> Iterator[Networked]:
    """Return a separate server that listens, with three tables: T7, whose journal is there, NH-08, and NH-09."""
    if programs() is None:
        pytest.skip(f"PostgreSQL’s programs are not installed: apt-get install {PACKAGE}")
    folder = Path(tempfile.mkdtemp(prefix="kiosk-tls-"))
    try:
        folder.chmod(0o711)  # The server runs as another user if root runs these tests.
        authority = CertificateAuthority.make(folder / "authority", HOST)
        server = OwnServer(folder / "server", **QUICK)
        server.listen(authority.folder, HOST, free_port())
        try:
            with server.start().administrator() as db:
                migrate(db)
                for nth, table in enumerate(("NH-08", "NH-09")):
                    enroll(db, table, bytes([nth]) * 32, by="novak")
            yield Networked(server, authority, folder)
        finally:
            server.stop(at_once=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def houses(tmp_path: Path, floor: psycopg.Connection[Any], server: OwnServer) -> Iterator[tuple[House, House]]:
    """Return two tables with one staff, enrolled and joined to the floor, each with its own records."""
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    with ExitStack() as stack:
        found = []
        for table in ("NH-07", "NH-08"):
            (tmp_path / table).mkdir()
            house = House(tmp_path / table, id=table)
            stack.callback(house.close)
            house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), MANAGERS_PIN)
            enroll(floor, table, house.table.journal.public_key, by=MANAGER)
            KeptVersions(house.folder).trust(public_bytes(KEY))
            kernel = kernel_of(house.table)
            kernel.house = kernel.house.model_copy(update={"floor_server": server.address})
            found.append(house)
        devices = vouch_for_devices(floor)
        for house in found:
            KeptVersions(house.folder).keep(devices)
            stack.enter_context(linked(house.table, house.folder))
        yield found[0], found[1]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typed:
    """Return a function that runs `kiosk floor` with these words and PINs, and returns its exit status and output."""

    def run(*words: object, pin: str = PINS[BOTH], second_pin: str = "") -> tuple[int, str, str]:
        pins = chain([pin], repeat(second_pin or pin))
        monkeypatch.setattr(typer, "prompt", lambda *_, **__: next(pins))
        monkeypatch.setattr(sys, "argv", ["kiosk", "floor", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        status = ended.value.code or 0
        assert isinstance(status, int)
        printed = capfd.readouterr()
        return status, printed.out, printed.err

    return run


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Return a house whose table has played, and whose records are where the commands look for them."""
    data = tmp_path / "data"
    (data / "NH-07").mkdir(parents=True, mode=0o700)
    data.chmod(0o700)
    house = House(data / "NH-07")
    house.staff.add(Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})), PINS[BOTH])
    shutil.copy(data / "NH-07" / "staff.json", data / "staff.json")
    return house
