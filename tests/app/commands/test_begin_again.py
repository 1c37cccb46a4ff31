"""A damaged journal is set aside as evidence, and the new journal names it."""

import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

from kiosk.events import JournalAccepted
from kiosk.settings import config_dir
from kiosk.staff import Person, Role, Staff
from tests.app.forged import PIN, forge
from tests.app.typed import Kiosk
from tests.faults.journals import tampering
from tests.sizes import some
from tests.tables import HeldClock, House

ACCEPT = ("journal", "accept", "--why", "a new disk", "--by", "novak")
BEGIN = ("journal", "begin-again", "--why", "forged, case 2026-114", "--by", "novak")

LATER: Final = HeldClock(ms=4_000_000_000_000)  # Later than the system clock of the commands.


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the records of a house with a manager, and a table at which a hand has begun."""
    (tmp_path / "NH-07" / "slips").mkdir(parents=True)
    (tmp_path / "NH-07" / "slips" / "NH-07-000001.pdf").write_text("paper")
    (tmp_path / "NH-07" / "camera").mkdir()
    house = House(tmp_path / "NH-07")
    house.table.play.place(1, "ante", 500)
    house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    manager = Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER}))
    Staff.load(tmp_path / "staff.json", HeldClock()).add(manager, PIN)
    return tmp_path


def at(data: Path) -> tuple[object, ...]:
    return "--table", "NH-07", "--data", data


def test_damaged_records_are_set_aside_and_named_by_the_new_journal(kiosk: Kiosk, data: Path) -> None:
    forge(data)
    old = (data / "NH-07" / "journal.db").read_bytes()
    accept = kiosk("journal", "accept", "--why", "x", "--by", "novak", *at(data), pins=(PIN,))
    assert "was not written by this kiosk" in accept.err
    assert kiosk(*BEGIN, *at(data), pins=("0000",)).err == "Wrong PIN: 2 tries left.\n"
    assert (data / "NH-07" / "journal.db").read_bytes() == old
    printed = kiosk(*BEGIN, *at(data), pins=(PIN,))
    assert (printed.status, printed.err) == (0, "")
    assert "was not written by this kiosk" in printed.out
    (aside,) = (data / "NH-07" / "aside").iterdir()
    assert f"The records are in {aside}: " in printed.out
    assert (aside / "journal.db").read_bytes() == old
    assert (aside / "slips" / "NH-07-000001.pdf").exists() and not (data / "NH-07" / "slips").exists()
    assert (data / "NH-07" / "camera").exists()
    assert (data / "NH-07" / "device.pem").read_bytes() != (aside / "device.pem").read_bytes()
    assert (aside / "NH-07.heads").exists()
    house = House(data / "NH-07", LATER)
    (event,) = house.table.journal.events(1, JournalAccepted)
    assert (event.actor, event.of(JournalAccepted).why) == ("novak", "forged, case 2026-114")
    assert "was not written by this kiosk" in event.of(JournalAccepted).findings[0]
    assert event.of(JournalAccepted).findings[-1] == (
        f"Set aside: aside/{aside.name}: journal.db, SHA-256 {sha256(old).hexdigest()}"
    )
    house.restart()
    house.close()
    assert kiosk("journal", "verify", *at(data)).status == 0


def test_a_journal_of_another_version_is_set_aside(kiosk: Kiosk, data: Path) -> None:
    with tampering(data / "NH-07" / "journal.db") as db:
        db.execute("PRAGMA user_version=1")
    said = "Another version made this journal (format 1): install that version, or run kiosk journal begin-again."
    assert said in kiosk(*ACCEPT, *at(data), pins=(PIN,)).err
    printed = kiosk(*BEGIN, *at(data), pins=(PIN,))
    assert (printed.status, printed.err) == (0, "")
    assert said in printed.out
    assert kiosk("journal", "verify", *at(data)).status == 0


def test_records_set_aside_stay_readable(kiosk: Kiosk, data: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    forge(data)
    kiosk(*BEGIN, *at(data), pins=(PIN,))
    (aside,) = (data / "NH-07" / "aside").iterdir()
    evidence = tmp_path_factory.mktemp("evidence")
    shutil.copytree(aside, evidence / "NH-07")
    printed = kiosk("journal", "verify", *at(evidence))
    assert printed.status == 1
    assert re.search("Event [0-9]+ was not written by this kiosk", printed.out)


def test_nothing_is_moved_if_something_else_helps(kiosk: Kiosk, data: Path) -> None:
    assert kiosk(*BEGIN, *at(data)).err == "The journal opens: no new one is needed.\n"
    (data / "NH-07" / "device.pem").rename(data / "NH-07" / "kept.pem")
    assert "restore it from backup" in kiosk(*BEGIN, *at(data)).err
    assert not (data / "NH-07" / "aside").exists()


def test_intact_witness_offers_acceptance_instead_of_replacement(kiosk: Kiosk, data: Path) -> None:
    for path in (data / "NH-07").glob("journal.db*"):
        path.unlink()
    assert kiosk(*BEGIN, *at(data)).err.endswith("from its journal: kiosk journal accept.\n")


def test_a_reason_is_asked_for(kiosk: Kiosk, data: Path) -> None:
    forge(data)
    empty = ("journal", "begin-again", "--why", " ", "--by", "novak")
    assert kiosk(*empty, *at(data), pins=(PIN,)).err == "Give the reason: it is kept in the journal.\n"
    assert not (data / "NH-07" / "aside").exists()


def test_the_floors_copy_on_another_disk_stays_there_under_another_name(
    kiosk: Kiosk, data: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    floor, config = tmp_path_factory.mktemp("floor"), tmp_path_factory.mktemp("config")
    shutil.copytree(config_dir(), config, dirs_exist_ok=True)
    house = config / "house.toml"
    house.write_text(f'floor_checkpoints = "{floor}"\n' + house.read_text())
    (data / "NH-07" / "checkpoints.jsonl").rename(floor / "NH-07.jsonl")
    old = (floor / "NH-07.jsonl").read_bytes()
    (floor / "NH-07.heads").write_bytes(b"of the journal before")
    forge(data)
    printed = kiosk(*BEGIN, *at(data), "--config", config, pins=(PIN,))
    assert (printed.status, printed.err) == (0, "")
    (aside,) = (data / "NH-07" / "aside").iterdir()
    assert (floor / f"NH-07-{aside.name}.jsonl").read_bytes() == old
    assert (floor / f"NH-07-{aside.name}.heads").read_bytes() == b"of the journal before"
    assert kiosk("journal", "verify", *at(data), "--config", config).status == 0


@pytest.mark.parametrize("calls", some(range(1, 9), each=3))
def test_a_manager_can_complete_an_interrupted_command(
    kiosk: Kiosk, data: Path, monkeypatch: pytest.MonkeyPatch, calls: int
) -> None:
    """Nothing is overwritten, and the table opens again: by the same command, or as one whose journal is lost."""
    forge(data)
    old, left, was = (data / "NH-07" / "journal.db").read_bytes(), [calls], Path.rename

    def rename(path: Path, to: Path) -> Path:
        left[0] -= 1
        if left[0] < 0 and to.parent.parent.name == "aside":
            raise OSError(5, "Input/output error")
        return was(path, to)

    monkeypatch.setattr(Path, "rename", rename)
    first = kiosk(*BEGIN, *at(data), pins=(PIN,))
    left[0] = 1_000
    if first.status:
        again = kiosk(*BEGIN, *at(data), pins=(PIN,))
        if again.status:
            assert again.err.endswith("kiosk journal accept.\n")
            assert (
                kiosk("journal", "accept", "--why", "broken off", "--by", "novak", *at(data), pins=(PIN,)).status == 0
            )
    kept = [path.read_bytes() for path in (data / "NH-07" / "aside").rglob("journal.db")]
    assert kept == [old]
    House(data / "NH-07", LATER).close()


def test_the_house_changes_its_staff_again_when_its_own_journal_was_forged(kiosk: Kiosk, data: Path) -> None:
    rename = ("staff", "license", "novak", "G-1", "--by", "novak", "--data", data)
    assert kiosk(*rename, pins=(PIN,)).status == 0
    forge(data, "_house")
    assert "has a bad signature" in kiosk(*rename, pins=(PIN,)).err
    assert "has a bad signature" in kiosk(*ACCEPT, "--house", *at(data), pins=(PIN,)).err
    printed = kiosk(*BEGIN, "--house", *at(data), pins=(PIN,))
    assert (printed.status, printed.err) == (0, "")
    (aside,) = (data / "_house" / "aside").iterdir()
    assert (aside / "journal.db").exists()
    assert kiosk(*rename, pins=(PIN,)).status == 0
    assert kiosk("journal", "verify", *at(data)).status == 0


def test_and_goes_on_where_it_has_only_lost_its_end(kiosk: Kiosk, data: Path) -> None:
    rename = ("staff", "license", "novak", "G-1", "--by", "novak", "--data", data)
    assert kiosk(*rename, pins=(PIN,)).status == 0
    with tampering(data / "_house" / "journal.db") as db:
        db.execute("DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)")
    assert kiosk(*rename, pins=(PIN,)).status == 2
    assert kiosk(*BEGIN, "--house", *at(data)).err.endswith("kiosk journal accept.\n")
    printed = kiosk(*ACCEPT, "--house", *at(data), pins=(PIN,))
    assert printed.out.endswith("Accepted. The journal continues as is.\n")
    assert kiosk(*rename, pins=(PIN,)).status == 0
