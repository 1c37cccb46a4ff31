"""`kiosk floor move`: a house without a server moves to one with one command, with every hand it has dealt."""

import os
import shutil
from datetime import date
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.app.command_line.options import effective_folder, effective_settings, house_settings, overruled
from kiosk.app.house.house import journal_of, signed_elsewhere
from kiosk.core.clock import SystemClock
from kiosk.events import CertificateRevoked, CertificateSigned, JackpotsPosted, VersionTaken
from kiosk.floor import CertificateAuthority, KeptVersions, NewsAtTable, OwnServer, ask_news, push_whole
from kiosk.games import GAMES
from kiosk.journal import archive, lock_journal, read_journal
from kiosk.settings import Records, config_dir, house_digests, load
from kiosk.staff import Person, Role, Staff
from kiosk.table import SignedElsewhere
from kiosk.training.examination.book import ExamBook
from kiosk.training.store.store import FOLDER
from tests.floor.conftest import Typed
from tests.floor.pushing import HELD, KeptRows, signed_in
from tests.golden.dealing import PIN, Day
from tests.golden.kept import KEPT, unpacked
from tests.tables import QUICK_HASHER

TABLES = ("NH-07", "PP-01", "TH-11", "TP-03")
NEVER_TWICE = ("journal", "event", "version", "publisher", "posting", "fork", "refusal", "attempt", "hand", "figure")


@pytest.fixture
def typed(typed: Typed, server: OwnServer, data: Path) -> Typed:
    """Return a function that runs `kiosk floor` for that house, and returns its exit status and output."""

    def run(command: str, *words: object, pin: str = PIN, second_pin: str = "") -> tuple[int, str, str]:
        house = ("--data", data, "--by", "novak") if command == "move" else ()
        return typed(
            command, "--server", f"{server.address} user=postgres", *house, *words, pin=pin, second_pin=second_pin
        )

    return run


def rows_of(data: Path, *tables: str) -> list[Any]:
    """Return every event of these tables from their journals."""
    found = []
    for table in tables:
        with read_journal(data / table / "journal.db") as journal:
            found += KeptRows.of(journal).rows
    return found


def kept_at(floor: psycopg.Connection[Any]) -> dict[str, Any]:
    """Return everything at the floor that must be unique."""
    return {name: floor.execute(f"SELECT * FROM floor.{name} ORDER BY 1, 2").fetchall() for name in NEVER_TWICE}


def files_in(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder, without SQLite's and the locks beside a journal."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith((".lock", "-shm")))
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_a_house_moves_with_every_hand_and_only_once(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed
) -> None:
    status, out, error = typed("move", "--joins", server.address)
    assert (status, error) == (0, "")
    assert out.endswith("The house has moved: its kiosks join the floor server when they start.\n")
    assert rows_of(data, *TABLES) == floor.execute(HELD).fetchall()
    status, verified, _ = typed("verify")
    assert (status, [line.rpartition(" ")[2] for line in verified.splitlines()]) == (0, ["intact."] * len(TABLES))
    there = kept_at(floor)
    kinds = [(kind, number, by) for _, kind, number, _, _, by, *_ in there["version"]]
    assert kinds == [(kind, 1, "novak") for kind in ("tables", "people", "house", "jackpots:nh")]
    assert house_settings(None, data).house.floor_server == server.address
    before = files_in(data)
    again = "".join(
        f"{table}: 0 events pushed; the floor server has {len(rows_of(data, table))}.\n"
        for table in house_settings(None).deals
    )
    assert typed("move") == (0, f"{again}The house has moved: its kiosks join the floor server when they start.\n", "")
    assert (there, before) == (kept_at(floor), files_in(data))


@pytest.mark.usefixtures("floor")
def test_a_house_that_has_moved_publishes_its_next_changes(server: OwnServer, data: Path, typed: Typed) -> None:
    assert typed("move", "--joins", server.address)[0] == 0
    Staff.load(data / "staff.json", SystemClock(), hasher=QUICK_HASHER).deactivate("haddad")
    publish = ("publish", "people", "--as", "publisher_office", "--by", "novak", "--data", data)
    status, out, error = typed(*publish)
    assert (status, error) == (0, "")
    assert out.startswith("Removed: R. Haddad (haddad), floor.\n")


def test_a_table_goes_on_from_there(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed
) -> None:
    """The published versions are the table's, and later events follow the moved ones."""
    day = Day(data, "NH-07")
    had, people = day.table.shift.jackpots_of(day.games[0]), day.staff.laid_down()
    day.table.journal.close()
    assert had and typed("move", "--joins", server.address)[0] == 0
    day = Day(data, "NH-07")
    day.clock.advance(ms=100 * 365 * 86_400_000)  # These follow the events that the command wrote by the system clock.
    news = NewsAtTable(day.table, KeptVersions(data), house_settings)
    with signed_in(floor, "table_NH-07") as db:
        fetched = ask_news(db, news.since)
        assert fetched is not None
        news.take(fetched)
        assert ask_news(db, news.since) is None
        assert (had, people) == (day.table.shift.jackpots_of(day.games[0]), day.staff.laid_down())
        last = list(day.table.journal.before(day.table.journal.last_seq() + 1, JackpotsPosted, VersionTaken))[:2]
        assert [what.of(type(what.what)).laid for what in last] == ["jackpots:nh 1", "tables"]  # type: ignore[attr-defined]
        _, has = push_whole(db, day.table.journal)
    assert has == day.table.journal.last_seq()
    day.table.journal.close()
    assert rows_of(data, *TABLES) == floor.execute(HELD).fetchall()


def test_a_wrong_pin_moves_nothing(floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed) -> None:
    before, there = {table: files_in(data / table) for table in TABLES}, kept_at(floor)
    status, out, error = typed("move", "--joins", server.address, pin="9999")
    assert (status, out) == (2, "") and error
    assert (before, there) == ({table: files_in(data / table) for table in TABLES}, kept_at(floor))
    assert not (data / "_floor").exists()


def test_nothing_moves_while_a_kiosk_runs(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed
) -> None:
    there = kept_at(floor)
    running = lock_journal(data / "TH-11" / "journal.db")
    try:
        status, _, error = typed("move", "--joins", server.address)
    finally:
        os.close(running)
    assert status == 2 and error.startswith("Another kiosk (process ")
    assert there == kept_at(floor)
    assert not (data / "_floor").exists()


@pytest.mark.parametrize("joins", ["", "dbname=floor user=postgres", "dbname=floor password=x", "floor.example"])
def test_address_for_tables_must_name_no_user(
    floor: psycopg.Connection[Any], data: Path, typed: Typed, joins: str
) -> None:
    there = kept_at(floor)
    status, out, error = typed("move", "--joins", joins)
    assert (status, out) == (2, "") and error
    assert there == kept_at(floor)


def test_a_move_that_was_broken_off_is_begun_again(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed
) -> None:
    """The tables are enrolled but cannot be reached: they receive nothing until everything is there."""
    assert typed("move", "--joins", f"host={data} dbname=floor")[0] == 2
    assert floor.execute("SELECT count(*) FROM floor.journal").fetchone() == (len(TABLES),)
    assert not (data / "_floor").exists()
    assert typed("move", "--joins", server.address)[0] == 0
    assert rows_of(data, *TABLES) == floor.execute(HELD).fetchall()
    assert floor.execute("SELECT count(*) FROM floor.journal").fetchone() == (len(TABLES),)


def test_days_that_were_archived_move_too(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed, tmp_path: Path
) -> None:
    dealt = rows_of(data, "NH-07")
    journal = journal_of(Records(house_settings(None), data, "NH-07"), "NH-07", SystemClock())
    archive(journal, date(2100, 1, 1), actor="novak")
    journal.close()
    there, away = kept_at(floor), tmp_path / "away"
    (data / "NH-07" / "archive").rename(away)
    words = ("move", "--joins", server.address, "--table", "NH-07")
    missing = "Event 2 of NH-07 is missing: restore its archive beside the journal first.\n"
    assert typed(*words) == (2, "", missing)
    assert there == kept_at(floor)
    away.rename(data / "NH-07" / "archive")
    assert typed(*words)[0] == 0
    held = floor.execute(HELD).fetchall()
    assert rows_of(data, "NH-07") == held
    assert dealt == held[: len(dealt)]


def test_a_push_names_each_missing_file(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed, tmp_path: Path
) -> None:
    """It does not try forever."""
    words = ("--data", data, "--table", "NH-07")
    journal = journal_of(Records(house_settings(None), data, "NH-07"), "NH-07", SystemClock())
    archive(journal, date(2100, 1, 1), actor="novak")
    journal.close()
    assert typed("enroll", "--by", "novak", *words)[0] == 0
    (data / "NH-07" / "archive").rename(tmp_path / "away")
    status, _, error = typed("push", "--server", server.address, *words)
    assert (status, error) == (2, "Event 2 of NH-07 is missing: restore its archive beside the journal first.\n")


@pytest.mark.usefixtures("floor")
def test_the_folder_that_kiosks_are_started_with_joins_too(
    server: OwnServer, data: Path, typed: Typed, tmp_path: Path
) -> None:
    """The manager signs for its change."""
    config = shutil.copytree(config_dir(), tmp_path / "config")
    (config / "house.toml").chmod(0o644)
    assert typed("move", "--joins", server.address, "--config", config)[0] == 0
    assert (config / "house.toml").read_text().startswith(f'floor_server = "{server.address}"\n')
    assert (config / "house.toml").stat().st_mode & 0o777 == 0o644
    staff = Staff.load(data / "staff.json", SystemClock())
    digests = house_digests(config=config, data=data, table="NH-07", staff=staff)
    signed = set(signed_elsewhere(load(config, GAMES), data, "NH-07", staff, None))
    assert {
        SignedElsewhere(part, digests[part], "novak", through="floor", version=("house", 1))
        for part in ("rules", "configuration")
    } <= signed


@pytest.mark.usefixtures("floor")
def test_published_configuration_overrides_the_folder_given_at_start(
    server: OwnServer, data: Path, typed: Typed, tmp_path: Path
) -> None:
    """Differences in the folder are reported by name."""
    config = shutil.copytree(config_dir(), tmp_path / "config")
    (config / "house.toml").chmod(0o644)
    assert effective_folder(config, data) == config
    assert typed("move", "--joins", server.address, "--config", config)[0] == 0
    assert overruled(config, data) == ()
    house = config / "house.toml"
    house.write_text(house.read_text() + "\n# somebody has been here\n")
    (config / "tables" / "nh-08.toml").write_text((config / "tables" / "nh-07.toml").read_text().replace("07", "08"))
    assert effective_folder(config, data) == data / "_floor" / "house-1"
    assert "NH-08" not in effective_settings(config, data).deals
    assert overruled(config, data) == ("house.toml", "tables/nh-08.toml")


def test_two_sign_where_the_house_says_so(
    floor: psycopg.Connection[Any],
    server: OwnServer,
    data: Path,
    typed: Typed,
    tmp_path: Path,
) -> None:
    """Jackpots are for the one table if another table deals the game and its postings are not known here."""
    config = shutil.copytree(config_dir(), tmp_path / "config")
    house, table = config / "house.toml", config / "tables" / "nh-07.toml"
    house.write_text(f"two_publish = true\n{house.read_text()}")
    (config / "tables" / "nh-08.toml").write_text(table.read_text().replace('"NH-07"', '"NH-08"'))
    staff = Staff.load(data / "staff.json", SystemClock(), hasher=QUICK_HASHER)
    staff.add(Person(id="kim", name="J. Kim", roles=frozenset({Role.MANAGER})), "7183")
    there, words = kept_at(floor), ("move", "--joins", server.address, "--config", config)
    for second in ((), ("--second", "novak"), ("--second", "haddad")):
        assert typed(*words, *second)[0] == 2
    assert there == kept_at(floor)
    assert typed(*words, "--second", "kim", second_pin="7183")[0] == 0
    signed = floor.execute("SELECT kind, by, second FROM floor.version ORDER BY version").fetchall()
    assert signed == [(kind, "novak", "kim") for kind in ("tables", "people", "house", "jackpots:nh:NH-07")]


def test_a_second_machine_publishes_nothing_of_its_own(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed, tmp_path: Path
) -> None:
    assert typed("move", "--joins", server.address, "--table", "NH-07")[0] == 0
    assert floor.execute("SELECT count(*) FROM floor.journal").fetchone() == (1,)
    there, other = kept_at(floor), tmp_path / "other"
    other.mkdir(mode=0o700)
    unpacked(KEPT / "day", other)
    status, out, error = typed("move", "--joins", server.address, "--table", "TH-11", "--data", other)
    assert (status, out) == (2, "")
    assert error.startswith("Another machine publishes to the floor server")
    assert there == kept_at(floor)


def test_the_certificates_of_its_dealers_move_too(
    floor: psycopg.Connection[Any], server: OwnServer, data: Path, typed: Typed
) -> None:
    """The revoked one moves as well, and they count by the devices for which the manager has signed."""
    book = ExamBook(data / FOLDER, SystemClock())
    first, _ = (
        book.write(
            CertificateSigned(person=person, game="nh", rules_version="1", examination=1, until_ms=1, trained_ms=0),
            actor="novak",
        )
        for person in ("ortiz", "haddad")
    )
    book.write(CertificateRevoked(certificate=first, why="Mispays"), actor="novak")
    book.close()
    for _ in range(2):
        assert typed("move", "--joins", server.address)[0] == 0
        there = floor.execute("SELECT person, is_revoked FROM floor.certificate ORDER BY certificate").fetchall()
        assert there == [("ortiz", False), ("ortiz", True), ("haddad", False)]
    with signed_in(floor, "table_TH-11") as db:
        fetched = ask_news(db, {"certificates": 0})
    assert fetched is not None
    keys = {version.kind: version.content for version in fetched.versions}["tables"]
    counting = [certificate.read().person for certificate in fetched.certificates if certificate.key in keys]
    assert counting == ["ortiz", "ortiz", "haddad"]


@pytest.mark.usefixtures("floor")
def test_certificates_are_made_once(data: Path, typed: Typed, tmp_path: Path) -> None:
    """Each is beside its journal, where the next run finds it."""
    CertificateAuthority.make(tmp_path / "stick", "floor.example")
    joins = ("--joins", f"host={data} dbname=floor")  # No server is there: completed steps stay.
    for _ in range(2):
        assert typed("move", *joins, "--authority", tmp_path / "stick", "--table", "NH-07")[0] == 2
    issued = sorted(path.name.rpartition("-")[0] for path in (tmp_path / "stick" / "issued").iterdir())
    assert [role for role in issued if role != "floor.example"] == ["publisher_office", "table_NH-07"]
