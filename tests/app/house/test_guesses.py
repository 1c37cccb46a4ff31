"""A wrong PIN is recorded in the house journal if there is no table's journal."""

from functools import partial
from pathlib import Path

import pytest

from kiosk.app.house.house import keep_guess
from kiosk.events import PinLocked, PinRefused
from kiosk.games import GAMES
from kiosk.journal import read_journal
from kiosk.settings import config_dir, load
from kiosk.staff import NotProven, Person, Role, Staff
from kiosk.training import School
from tests.tables import QUICK_HASHER, HeldClock


def test_a_guess_at_the_training_screen_is_recorded_refusals(tmp_path: Path) -> None:
    settings, clock = load(config_dir(), GAMES), HeldClock()
    staff = Staff.load(tmp_path / "staff.json", clock, hasher=QUICK_HASHER, create=True)
    staff.add(Person(id="tran", name="J. Tran", roles=frozenset({Role.DEALER})), "7183")
    on_guess = partial(keep_guess, settings, tmp_path, clock)
    school = School(settings, "NH-07", tmp_path, clock, staff, on_guess=on_guess)
    for _ in range(4):
        with pytest.raises(NotProven):
            school.sign_in("tran", "0000")
    school.close()
    with read_journal(tmp_path / "_house" / "journal.db") as journal:
        written = [type(event.what) for event in journal.events() if isinstance(event.what, PinRefused | PinLocked)]
    assert [PinRefused] * 3 + [PinLocked] == written
