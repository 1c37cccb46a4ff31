"""Recover a house whose last manager's PIN is locked or forgotten, by a sealed code and a second person.

The code is printed when the first manager is created. The house journal has its hash alone, so that nobody who writes
the staff register can make a code. A code is used once: the next one is printed with it.
"""

import secrets
from pathlib import Path
from typing import Final

from argon2.exceptions import VerificationError

from kiosk.app.house.house import HOUSE, house_journal, kept_change, prove_at_house, require_whole_house
from kiosk.core.clock import Clock
from kiosk.core.errors import KioskError
from kiosk.core.log import program_log
from kiosk.events import RecoveryCodeMade, RecoveryRefused
from kiosk.journal import Journal, JournalReader, read_journal
from kiosk.settings import Records, Settings
from kiosk.staff import Role, Staff, small_hasher

# Letters and digits that are not confused; the code has a hundred bits.
_SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_GROUPS, _OF_GROUP = 5, 4


def make_code(settings: Settings, data: Path, clock: Clock, *, by: str) -> str:
    """Return a new recovery code, and keep its hash in the house journal. Earlier codes are no longer valid."""
    with house_journal(settings, data, clock) as journal:
        return _made_code(journal, by)


def _made_code(journal: Journal, by: str) -> str:
    groups = ("".join(secrets.choice(_SIGNS) for _ in range(_OF_GROUP)) for _ in range(_GROUPS))
    code = "-".join(groups)
    journal.append(RecoveryCodeMade(code=small_hasher().hash(_plain(code))), hand=None, actor=by)
    return code


def second_person(settings: Settings, data: Path, clock: Clock, staff: Staff, person_id: str, by: str, pin: str) -> str:
    """Return the ID of the second person of a recovery, proven by PIN.

    It is a floor supervisor or another manager, or, if there is neither, any person of the staff. Raise KioskError for
    a person who is not a manager here, and NotProven for the second person.
    """
    person = staff.person(person_id)
    if person is None or not person.is_active or Role.MANAGER not in person.roles:
        raise KioskError(
            "manager", "{id} is not a manager: a manager must set this person’s PIN (kiosk staff pin).", id=person_id
        )
    of_floor = {Role.FLOOR, Role.MANAGER}
    has_floor = any(other.id != person_id for other in staff.with_role(*of_floor))
    roles = of_floor if has_floor else set(Role)
    return prove_at_house(settings, data, clock, staff, by, pin, roles=roles, but_not={person_id}, is_recovery=True).id


def recover(
    settings: Settings, data: Path, clock: Clock, staff: Staff, person_id: str, *, second: str, code: str, pin: str
) -> str:
    """Give a manager a new PIN by the recovery code, and return the next code. Raise KioskError for a wrong code."""
    if not has_code(settings, data):
        raise KioskError("no_code", "This house has no recovery code yet: a manager makes one (kiosk staff code).")
    with house_journal(settings, data, clock) as journal:  # Locked: two commands cannot use the same code.
        newest, *earlier = _codes(journal)
        if _is(newest, code):
            # The code signs for the register as it is.
            with kept_change(journal, staff, person_id, "recovered", by=second, is_signed=lambda _: True):
                staff.set_pin(person_id, pin, recovered_ms=clock.now_ms())
            program_log.warning("manager %s was recovered with the code; the second person is %s", person_id, second)
            return _made_code(journal, second)
        is_used = any(_is(made, code) for made in earlier[:1])  # An interrupted run may have printed no new code.
        if not is_used:
            journal.append(RecoveryRefused(person=person_id), hand=None, actor=second)
    if is_used:
        raise KioskError(
            "used",
            "That code was used: the PIN that was set with it counts. A manager prints a new code with kiosk staff "
            "code.",
        )
    raise KioskError("code", "That is not the recovery code: nothing changed.")


def has_code(settings: Settings, data: Path) -> bool:
    """Return whether a recovery code was ever made. Raise KioskError if the house journal is damaged."""
    if not require_whole_house(settings, data):
        return False
    with read_journal(Records(settings, data, HOUSE).journal) as journal:
        return bool(_codes(journal))


def _codes(journal: JournalReader) -> list[str]:
    return [event.of(RecoveryCodeMade).code for event in journal.events(1, RecoveryCodeMade)][::-1]


def _is(hashed: str, code: str) -> bool:
    try:
        return small_hasher().verify(hashed, _plain(code))
    except VerificationError:
        return False


def _plain(code: str) -> str:
    return "".join(sign for sign in code.upper() if sign in _SIGNS)
