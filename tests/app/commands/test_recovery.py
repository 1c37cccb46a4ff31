"""A house whose last manager's PIN is forgotten or locked recovers with the sealed code and a second person."""

import re
from pathlib import Path

import pytest

from kiosk.app.house import recovering
from kiosk.app.house.house import HOUSE, house_verified, staff_signed
from kiosk.core.clock import SystemClock
from kiosk.events import RecoveryCodeMade, RecoveryRefused, StaffChanged
from kiosk.floor import FloorHouse
from kiosk.games import GAMES
from kiosk.journal import JournalReader, read_journal
from kiosk.settings import config_dir, load
from kiosk.staff import NotProven, Role, Staff
from tests.app.two_commands import written_first
from tests.app.typed import BY, MANAGER, MANAGERS_PIN, Kiosk, hire
from ui.vm.floor.rows import alert_row

FLOORS_PIN, DEALERS_PIN, NEW_PIN = "2590", "7164", "6380"
_CODE = re.compile(r"Recovery code: ((?:[A-Z2-9]{4}-){4}[A-Z2-9]{4})\. Write it down, seal it, and lock it away")


def code_in(out: str) -> str:
    found = _CODE.search(out)
    assert found is not None, out
    return found[1]


@pytest.fixture
def code(kiosk: Kiosk, tmp_path: Path) -> str:
    """Return the code of a house with a floor supervisor, a dealer, and one manager, whose PIN is locked."""
    first = ("staff", "add", MANAGER, "M. Ara", "--role", "manager", "--license", "G-1", "--data", tmp_path)
    out = kiosk(*first, pins=(MANAGERS_PIN, MANAGERS_PIN)).out
    hire(kiosk, tmp_path, "wu", "F. Wu", "floor", FLOORS_PIN)
    hire(kiosk, tmp_path, "ortiz", "M. Ortiz", "dealer", DEALERS_PIN)
    staff = staff_of(tmp_path)
    for _ in range(3):
        with pytest.raises(NotProven):
            staff.prove(MANAGER, "1928")
    assert [MANAGER] == [person.id for person in staff.locked()]
    return code_in(out)


def staff_of(data: Path) -> Staff:
    return Staff.load(data / "staff.json", SystemClock())


def recover(kiosk: Kiosk, data: Path, code: str, *, by: str = "wu", pin: str = FLOORS_PIN, of: str = MANAGER) -> str:
    done = kiosk("staff", "recover", of, "--by", by, "--data", data, pins=(pin, code, NEW_PIN, NEW_PIN))
    assert (done.status == 0) == (done.err == "")
    return done.out if done.status == 0 else done.err


def test_the_code_and_a_supervisor_give_the_last_manager_a_new_pin(kiosk: Kiosk, tmp_path: Path, code: str) -> None:
    out = recover(kiosk, tmp_path, code.lower().replace("-", " "))
    assert out.startswith("The PIN has changed. Every table asks a manager to sign for the changed staff.\n")
    assert code_in(out) != code
    staff = staff_of(tmp_path)
    assert staff.prove(MANAGER, NEW_PIN, roles={Role.MANAGER}).id == MANAGER
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        *_, last = journal.events(1, StaffChanged)
        codes = [event.of(RecoveryCodeMade).code for event in journal.events(1, RecoveryCodeMade)]
    assert (MANAGER, "recovered", "wu") == (last.of(StaffChanged).person, last.of(StaffChanged).change, last.actor)
    assert len(codes) == 2
    assert not any(code.replace("-", "") in hashed or code in hashed for hashed in codes)
    # Each table asks a manager to sign for it.
    settings = load(config_dir(), GAMES)
    assert staff_signed(settings, tmp_path, staff.digest(), house_verified(settings, tmp_path)) is None


def test_a_code_counts_once(kiosk: Kiosk, tmp_path: Path, code: str) -> None:
    following = code_in(recover(kiosk, tmp_path, code))
    assert recover(kiosk, tmp_path, code).startswith("That code was used: the PIN that was set with it counts.")
    assert code_in(recover(kiosk, tmp_path, following)) not in (code, following)


def test_a_wrong_code_changes_nothing_and_is_journaled(kiosk: Kiosk, tmp_path: Path, code: str) -> None:
    before = staff_of(tmp_path).digest()
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    assert "That is not the recovery code: nothing changed.\n" == recover(kiosk, tmp_path, wrong)
    assert before == staff_of(tmp_path).digest()
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        assert [("wu", MANAGER)] == [
            (event.actor, event.of(RecoveryRefused).person) for event in journal.events(1, RecoveryRefused)
        ]


def test_a_code_counts_after_any_number_of_later_events(
    kiosk: Kiosk, tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading the newest events of a journal stops after 20,000, here after 3, and the code is older."""
    monkeypatch.setitem(JournalReader.before.__kwdefaults__ or {}, "most", 3)
    for _ in range(2):
        assert "Wrong PIN" in recover(kiosk, tmp_path, code, pin="1928")
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        assert not list(journal.before(journal.last_seq() + 1, RecoveryCodeMade))
    assert code_in(recover(kiosk, tmp_path, code)) != code


def test_the_code_alone_is_not_enough(kiosk: Kiosk, tmp_path: Path, code: str) -> None:
    assert "is not floor or manager" in recover(kiosk, tmp_path, code, by="ortiz", pin=DEALERS_PIN)
    assert "Wrong PIN" in recover(kiosk, tmp_path, code, pin="1928")
    assert "M. Ara cannot do this" in recover(kiosk, tmp_path, code, by=MANAGER, pin=MANAGERS_PIN)
    assert "wu is not a manager" in recover(kiosk, tmp_path, code, of="wu")
    with pytest.raises(NotProven):
        staff_of(tmp_path).prove(MANAGER, NEW_PIN)


def test_a_code_forged_into_the_journal_opens_nothing(kiosk: Kiosk, tmp_path: Path, code: str) -> None:
    path = tmp_path / HOUSE / "journal.db"
    content = path.read_bytes()
    assert content.count(b"recovery_code_made") == 1
    path.write_bytes(content.replace(b"recovery_code_made", b"recovery_code_mode"))
    assert "The house journal is damaged" in recover(kiosk, tmp_path, code)


def test_a_manager_has_a_new_code_printed(kiosk: Kiosk, tmp_path: Path, code: str) -> None:
    staff_of(tmp_path).unlock(MANAGER)
    made = code_in(kiosk("staff", "code", *BY, "--data", tmp_path, pins=(MANAGERS_PIN,)).out)
    assert recover(kiosk, tmp_path, code).startswith("That code was used: the PIN that was set with it counts.")
    assert code_in(recover(kiosk, tmp_path, made))


def test_a_code_is_used_once_by_two_commands_at_once(
    kiosk: Kiosk, tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written_first(monkeypatch, recovering, lambda: recover(kiosk, tmp_path, code))
    assert recover(kiosk, tmp_path, code).startswith("That code was used: the PIN that was set with it counts.")
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        assert len(list(journal.events(1, RecoveryCodeMade))) == 2  # The first code, and the one after the recovery.


def test_a_console_alerts_to_a_recovery_once_its_people_come(kiosk: Kiosk, tmp_path: Path, code: str) -> None:
    """A console anywhere has the register that the office publishes, and no journal of the office."""
    began_ms = SystemClock().now_ms()
    elsewhere = tmp_path / "console"
    elsewhere.mkdir()
    staff = Staff.load(elsewhere / "staff.json", SystemClock(), create=True)
    console = FloorHouse(recovered=lambda: staff.recovered(began_ms - 1))
    staff.lay_down(staff_of(tmp_path).laid_down())
    assert console.alerts() == []
    digest = staff.digest()
    recover(kiosk, tmp_path, code)
    staff.lay_down(staff_of(tmp_path).laid_down())
    (alert,) = console.alerts()
    row = alert_row(alert, staff)
    assert ("Recovery code used: M. Ara", "grave") == (row.title, row.tone)
    assert row.note.startswith("Office")
    assert staff.digest() != digest
    assert staff.digest() == staff_of(tmp_path).digest()
    assert staff.recovered(alert.since_ms) == ()  # A week later.
    staff.set_pin(MANAGER, "7451")
    assert console.alerts() == [alert]  # A different PIN hides nothing.
