"""`kiosk floor` as typed: a house with one table moves to a server with every hand."""

import shutil
import subprocess
import sys
import tempfile
from errno import ENOSPC
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.floor import KeptVersions, OwnServer, add_publisher
from kiosk.floor.server.schema import MIGRATIONS
from kiosk.journal import public_bytes, read_journal
from tests.faults.journals import KEY
from tests.floor.conftest import Typed
from tests.floor.pushing import HELD, KeptRows
from tests.tables import House


def test_a_house_moves_to_a_server_with_every_event(
    floor: psycopg.Connection[Any], server: OwnServer, house: House, typed: Typed
) -> None:
    admin, records = f"{server.address} user=postgres", ("--data", house.folder.parent, "--table", "NH-07")
    house.table.close()
    assert typed("push", "--server", server.address, *records)[0] == 2  # Nobody may sign in before it is enrolled.
    by = ("--by", "novak")
    assert typed("enroll", "--server", admin, *by, *records) == (0, "NH-07 signs in as table_NH-07.\n", "")
    assert typed("enroll", "--server", admin, *by, *records) == (0, "NH-07 signs in as table_NH-07, as before.\n", "")
    with read_journal(house.folder / "journal.db") as journal:
        kept = KeptRows.of(journal)
    count = len(kept.rows)
    pushed = f"NH-07: {count} events pushed; the floor server has {count}.\n"
    assert typed("push", "--server", server.address, *records) == (0, pushed, "")
    assert kept.rows == floor.execute(HELD).fetchall()
    again = f"NH-07: 0 events pushed; the floor server has {count}.\n"
    assert typed("push", "--server", server.address, *records) == (0, again, "")


def test_a_push_from_a_restored_disk_is_refused(
    floor: psycopg.Connection[Any], server: OwnServer, house: House, typed: Typed
) -> None:
    admin, records = f"{server.address} user=postgres", ("--data", house.folder.parent, "--table", "NH-07")
    house.table.close()
    older = (house.folder / "journal.db").read_bytes()
    house.open().close()
    typed("enroll", "--server", admin, "--by", "novak", *records)
    assert typed("push", "--server", server.address, *records)[0] == 0
    (house.folder / "journal.db").write_bytes(older)
    why = "The floor server’s copy of this journal ends differently: disk restored or copied. Call a technician.\n"
    assert typed("push", "--server", server.address, *records) == (2, "", why)


def test_check_and_migrate_print_findings(fresh: psycopg.Connection[Any], server: OwnServer, typed: Typed) -> None:
    admin = f"host={server.folder} dbname=trial user=postgres"
    assert typed("migrate", "--server", admin) == (0, "The floor database is up to date.\n", "")
    assert typed("add-console", "--server", admin, "console_pit_3") == (0, "Console console_pit_3 added.\n", "")
    fresh.execute("GRANT DELETE ON floor.event TO console_pit_3")
    status, out, _ = typed("check", "--server", admin)
    assert status == 1
    assert "FAILED console_pit_3 must not DELETE event, but can\n" in out


def test_a_console_trusts_the_publisher(
    tmp_path: Path, floor: psycopg.Connection[Any], server: OwnServer, typed: Typed
) -> None:
    words = ("add-console", "--server", f"{server.address} user=postgres", "console_pit_3", "--data", tmp_path)
    assert typed(*words)[0] == 0
    assert KeptVersions(tmp_path).trusted == ""  # Nobody publishes yet.
    add_publisher(floor, "publisher_office", public_bytes(KEY), by="novak")
    assert typed(*words)[0] == 0
    assert KeptVersions(tmp_path).trusted == public_bytes(KEY).hex()


def test_a_terminal_is_answered_in_its_language(
    fresh: psycopg.Connection[Any], server: OwnServer, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every sentence, also those of the verifier and of the tested rights."""
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    admin = f"host={server.folder} dbname=trial user=postgres"
    fresh.execute("GRANT EXECUTE ON FUNCTION floor.poll TO floor_console")
    said = [typed(*words, "--server", admin)[1] for words in (("migrate",), ("add-console", "console_1"), ("check",))]
    assert said[0] == "La base de datos del piso está al día.\n"
    assert said[1] == "Consola console_1 añadida.\n"
    assert "FALLÓ  console_1 no debe tener poll(), pero lo tiene\n" in said[2]


@pytest.mark.parametrize("host", ["h" * 65, "fl\xf6\xf6r.example", "a\nb", "\udcff"])
def test_an_authority_that_cannot_be_made_leaves_nothing(tmp_path: Path, typed: Typed, host: str) -> None:
    status, out, error = typed("authority", tmp_path / "stick", "--host", host)
    assert (2, "") == (status, out)
    assert "Traceback" not in error
    assert not (tmp_path / "stick").exists()


def test_an_authority_whose_disk_is_full_can_be_made_again(
    tmp_path: Path, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lost+found").mkdir()

    def full(draft: Path, path: Path) -> Path:
        if path.name == "server.key":
            raise OSError(ENOSPC, "No space left on device", str(path))
        return replace(draft, path)

    replace = Path.replace
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", full)
        status, _, error = typed("authority", tmp_path, "--host", "floor.example")
        assert (status, "No space left on device" in error) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["lost+found"]
    assert typed("authority", tmp_path, "--host", "floor.example")[0] == 0


@pytest.mark.parametrize("name", ["../console", "c" * 64, "console one", "konsole_ä", ""])
def test_a_role_whose_name_leads_elsewhere_is_refused(
    floor: psycopg.Connection[Any], server: OwnServer, typed: Typed, name: str
) -> None:
    admin = f"{server.address} user=postgres"
    status, _, error = typed("add-console", "--server", admin, name)
    assert (2, f"{name} is not a valid role name: use letters, digits, - and _, at most 63.\n") == (status, error)


def test_serve_runs_until_it_is_stopped(server: OwnServer) -> None:
    """It runs beside the server of these tests, in its own folder."""
    folder = Path(tempfile.mkdtemp(prefix="kiosk-serve-"))
    try:
        words = [sys.executable, "-m", "kiosk", "floor", "serve", str(folder)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                assert process.stdout.readline() == f"--server 'host={folder} dbname=floor user=postgres'\n"
                with psycopg.connect(f"host={folder} dbname=floor user=postgres") as db:
                    assert db.execute("SELECT count(*) FROM floor.migration").fetchone() == (len(MIGRATIONS),)
            finally:
                process.terminate()
        assert process.returncode == 0
        assert not (folder / "data" / "postmaster.pid").exists()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
