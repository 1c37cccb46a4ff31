"""One process changes the staff while another proves a PIN, or fails to."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kiosk.app.house import house
from kiosk.app.house.house import HOUSE, prove_at_house
from kiosk.core.clock import SystemClock
from kiosk.events import PinRefused, StaffChanged
from kiosk.games import GAMES
from kiosk.journal import lock_journal, read_journal
from kiosk.settings import config_dir, load
from kiosk.staff import NotProven, Person, Role, Staff
from tests.app.two_commands import written_first
from tests.app.typed import BY, MANAGER, MANAGERS_PIN, Kiosk, Printed, hire

REFUSED: Final = "Give your ID with --by: a manager must sign for staff changes.\n"


def guess(data: Path) -> None:
    """Have somebody else type a command of the manager's with a wrong PIN."""
    settings, clock = load(config_dir(), GAMES), SystemClock()
    staff = Staff.load(data / "staff.json", clock)
    with pytest.raises(NotProven, match="Wrong PIN: 2 tries left"):
        prove_at_house(settings, data, clock, staff, MANAGER, "1928", roles={Role.MANAGER})


def test_a_wrong_pin_is_saved_while_another_person_enters_one(kiosk: Kiosk, tmp_path: Path) -> None:
    def pins() -> Iterator[str]:
        yield MANAGERS_PIN
        guess(tmp_path)
        yield from ("2590", "2590")

    hire(kiosk, tmp_path, "ortiz", "M. Ortiz", "dealer", "2590")
    add = ("staff", "add", "tran", "J. Tran", "--role", "dealer", *BY, "--data", tmp_path)
    assert "J. Tran is on the staff.\n" == kiosk(*add, pins=pins()).out
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        assert [MANAGER] == [event.of(PinRefused).person for event in journal.events(1, PinRefused)]
        assert ["tran"] == [event.of(StaffChanged).person for event in journal.events(1, StaffChanged)][2:]


def test_a_guess_waits_for_another_command_that_writes(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hire(kiosk, tmp_path, "ortiz", "M. Ortiz", "dealer", "2590")
    held = [lock_journal(tmp_path / HOUSE / "journal.db")]
    monkeypatch.setattr(time, "sleep", lambda _: os.close(held.pop()))
    guess(tmp_path)
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        assert [MANAGER] == [event.of(PinRefused).person for event in journal.events(1, PinRefused)]


def test_of_two_first_managers_the_second_is_signed_for(kiosk: Kiosk, tmp_path: Path) -> None:
    """Somebody who begins to add themselves before there is a manager, and ends after it, needs a signature."""

    def pins() -> Iterator[str]:
        Staff.load(tmp_path / "staff.json", SystemClock()).add(
            Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), MANAGERS_PIN
        )
        yield from ("2590", "2590")

    add = ("staff", "add", "thief", "A. Thief", "--role", "manager", "--license", "G-2", "--data", tmp_path)
    printed = kiosk(*add, pins=pins())
    assert (2, REFUSED) == (printed.status, printed.err)
    assert Staff.load(tmp_path / "staff.json", SystemClock()).person("thief") is None


def test_each_change_of_a_person_is_signed_and_journaled(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person is renamed, promoted, given a badge, loses it, leaves, and returns, with one ID throughout."""

    def change(what: str, *words: object, pins: tuple[str, ...] = ()) -> Printed:
        return kiosk("staff", what, "ortiz", *words, *BY, "--data", tmp_path, pins=(MANAGERS_PIN, *pins))

    hire(kiosk, tmp_path, "ortiz", "M. Ortiz", "dealer", "2590")
    hire(kiosk, tmp_path, "tran", "J. Tran", "dealer", "2591")
    held = iter(["0451", "0451", "0451"])
    monkeypatch.setattr("kiosk.app.commands.devices.read_badge", lambda *_: next(held))
    assert "ortiz is now Maria Vega.\n" == change("name", "Maria Vega").out
    assert "Maria Vega: dealer, floor.\n" == change("roles", "--role", "dealer", "--role", "floor").out
    assert "Maria Vega has the badge 0451.\n" == change("badge").out
    taken = ("staff", "badge", "tran", *BY, "--data", tmp_path)
    assert "That badge is Maria Vega’s: use another one.\n" == kiosk(*taken, pins=(MANAGERS_PIN,)).err
    assert "J. Tran has the badge 0451.\n" == kiosk(*taken, "--from", "ortiz", pins=(MANAGERS_PIN,)).out
    lost = ("staff", "badge", "tran", "--lost", *BY, "--data", tmp_path)
    assert "J. Tran has no badge.\n" == kiosk(*lost, pins=(MANAGERS_PIN,)).out
    assert 0 == change("leave").status
    refused = change("pin", pins=("7194", "7194"))
    assert (2, "Maria Vega has left: use `kiosk staff return` first.\n") == (refused.status, refused.err)
    assert "Maria Vega is on the staff.\n" == change("return", pins=("7194", "7194")).out
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        events = [(event.actor, event.of(StaffChanged)) for event in journal.events(1, StaffChanged)][3:]
    assert {MANAGER} == {actor for actor, _ in events}
    assert [
        ("ortiz", "name"), ("ortiz", "roles"), ("ortiz", "badge"), ("ortiz", "badge"), ("tran", "badge"),
        ("tran", "badge lost"), ("ortiz", "left"), ("ortiz", "returned"),
    ] == [(what.person, what.change) for _, what in events]  # fmt: skip
    assert [what.register for _, what in events[:-1]] == [what.before for _, what in events[1:]]


def test_nobody_is_hired_as_floor_without_a_license(kiosk: Kiosk, tmp_path: Path) -> None:
    for role in ("floor", "manager"):
        printed = kiosk("staff", "add", "kim", "J. Kim", "--role", role, "--data", tmp_path)
        said = "A floor supervisor or manager needs a license number: enter one.\n"
        assert (2, said) == (printed.status, printed.err)


def test_two_floor_supervisors_unlock_a_manager_while_every_manager_is_locked(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One supervisor is not enough, nor the same one twice; while a manager is free, a manager signs."""
    hire(kiosk, tmp_path, "haddad", "R. Haddad", "floor", "2590")
    hire(kiosk, tmp_path, "kim", "J. Kim", "floor", "4826")
    staff = Staff.load(tmp_path / "staff.json", SystemClock())
    unlock = ("staff", "unlock", MANAGER, "--data", tmp_path)
    assert kiosk(*unlock, *BY).err == "mara is not locked.\n"
    for _ in range(3):
        with pytest.raises(NotProven):
            staff.prove(MANAGER, "1928")
    assert [person.id for person in staff.locked()] == [MANAGER]
    two = "Every manager is locked: two floor supervisors sign, with --by and --second.\n"
    assert kiosk(*unlock, "--by", "haddad").err == two
    again = kiosk(*unlock, "--by", "haddad", "--second", "haddad", pins=("2590", "2590"))
    assert (again.status, again.err) == (2, "R. Haddad cannot do this: choose someone else.\n")
    wrong = kiosk(*unlock, "--by", "haddad", "--second", "kim", pins=("2590", "1928"))
    assert "Wrong PIN" in wrong.err
    assert [person.id for person in staff.locked()] == [MANAGER]
    both = (*unlock, "--by", "haddad", "--second", "kim")
    written_first(monkeypatch, house, lambda: kiosk(*both, pins=("2590", "4826")))
    assert kiosk(*both, pins=("2590", "4826")).err == "mara is not locked.\n"  # The same command came first.
    assert staff.locked() == ()
    with read_journal(tmp_path / HOUSE / "journal.db") as journal:
        unlocked = [event for event in journal.events(1, StaffChanged) if event.of(StaffChanged).change == "unlocked"]
        assert [(event.actor, event.of(StaffChanged).person) for event in unlocked] == [
            ("haddad", MANAGER),
            ("kim", MANAGER),
        ]
    with pytest.raises(NotProven):
        staff.prove("kim", "1928")
    for _ in range(2):
        with pytest.raises(NotProven):
            staff.prove("kim", "1928")
    by_floor = kiosk("staff", "unlock", "kim", "--by", "haddad", "--data", tmp_path, pins=("2590",))
    assert "is not manager" in by_floor.err
    assert kiosk("staff", "unlock", "kim", *BY, "--data", tmp_path, pins=(MANAGERS_PIN,)).status == 0


def test_a_name_that_reads_like_anothers_is_asked_about(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hire(kiosk, tmp_path, "reyes", "Dana Reyes", "floor", "2590")
    asked: list[str] = []

    def confirm(words: str) -> bool:
        asked.append(words)
        return len(asked) > 1

    monkeypatch.setattr("typer.confirm", confirm)
    add = ("staff", "add", "dreyes", "D. Reyes", "--role", "dealer", "--license", "G-77", *BY, "--data", tmp_path)
    assert "Nothing changed: one person has one ID.\n" == kiosk(*add, pins=(MANAGERS_PIN,)).err
    assert ["D. Reyes reads like Dana Reyes, ID reyes. Are they two people?"] == asked
    assert "D. Reyes is on the staff.\n" == kiosk(*add, pins=(MANAGERS_PIN, "7305", "7305")).out
    name = ("staff", "name", "dreyes", "Dan Reyes", *BY, "--data", tmp_path)
    assert "dreyes is now Dan Reyes.\n" == kiosk(*name, "--two-people", pins=(MANAGERS_PIN,)).out
    assert len(asked) == 2
