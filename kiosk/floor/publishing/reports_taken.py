"""Decide which reports of other tables and consoles count here: the locks of people, and who signed in elsewhere.

A report of a table counts if its device signed it and a manager vouches for that device. A console has no such device:
it locks a person for an hour at most, and unlocks nobody. Either locks at most four people in six hours. A refusal is
recorded once for each source, so that a stolen certificate cannot fill the journal.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from kiosk.core.errors import KioskError
from kiosk.core.log import program_log
from kiosk.core.text import Text, text
from kiosk.events import PinLocked, PinUnlocked
from kiosk.floor.publishing.device_reports import SIGN_IN_KINDS, SignedReport, believed
from kiosk.floor.publishing.publishing import AwayNews, LockNews
from kiosk.floor.publishing.versions import KeptVersions
from kiosk.staff import Staff

MAX_LOCKED: Final = 4  # Most people that one table or console may lock elsewhere within `WITHIN_S`.
WITHIN_S: Final = 6 * 3600.0
CONSOLE_LOCK_MS: Final = 3_600_000

_UNSIGNED: Final = text("{source} reports {name}, but its device did not sign that: refused.")
_TOO_MANY: Final = text("{source} reports more locked people than one place can have: {name} is not locked.")


class RefusedReport(NamedTuple):
    """A refused report: its table or console, the person it is about, the number of the change, and the reason."""

    source: str
    person: str
    change: int
    why: Text


class ReportsTaken:
    """Takes locks and sign-ins for one table or console; `here` is its own id, whose reports it has already."""

    def __init__(
        self, staff: Staff, kept: KeptVersions, *, here: str, on_refused: Callable[[RefusedReport], None]
    ) -> None:
        self._staff = staff
        self._kept = kept
        self._here = here
        self._on_refused = on_refused
        self._locked: dict[str, dict[str, float]] = {}  # {source: {person: end of the lock's effect}}
        self.refused: dict[str, RefusedReport] = {}
        """The first report of each source that did not count."""

    def lock(self, lock: LockNews) -> None:
        """Lock or unlock a person as reported, if the report is valid."""
        if self._staff.person(lock.person) is None or lock.source == self._here:
            return
        lock_ms, unlocks = self._believed(lock)
        if lock_ms is None:
            self._refuse(lock.source, lock.person, lock.change, _UNSIGNED)
            return
        try:
            if unlocks:
                self._staff.unlock(lock.person)
            elif min(lock.left_ms, lock_ms) > 0:
                if self._is_too_many(lock.source, lock.person):
                    self._refuse(lock.source, lock.person, lock.change, _TOO_MANY)
                    return
                self._staff.lock(lock.person, min(lock.left_ms, lock_ms))
        except KioskError as error:
            program_log.error("the floor: %s", error.message)

    def is_away(self, away: AwayNews) -> bool:
        """Return whether a person has signed in elsewhere, as the device there signed it."""
        said = self._report(away)
        if said is not None and said.kind in SIGN_IN_KINDS and away.person in said.people:
            return True
        self._refuse(away.table, away.person, away.seq, _UNSIGNED)
        return False

    def _believed(self, lock: LockNews) -> tuple[int | None, bool]:
        """Return the permitted length of a lock, None if the report is invalid, and whether it ends one."""
        if lock.console:
            return CONSOLE_LOCK_MS, False
        said = self._report(lock)
        if said is None or said.people != (lock.person,):
            return None, False
        return said.lock_ms if said.kind in (PinLocked.KIND, PinUnlocked.KIND) else None, said.kind == PinUnlocked.KIND

    def _report(self, news: LockNews | AwayNews) -> SignedReport | None:
        vouched = self._kept.vouched(news.table)
        return believed(news.table, news.seq, word=news.word, signature=news.signature, key=news.key, vouched=vouched)

    def _is_too_many(self, source: str, person: str) -> bool:
        now_s = time.monotonic()
        locked = {who: until_s for who, until_s in self._locked.get(source, {}).items() if until_s > now_s}
        self._locked[source] = locked
        if person not in locked and len(locked) >= MAX_LOCKED:
            return True
        locked[person] = now_s + WITHIN_S
        return False

    def _refuse(self, source: str, person_id: str, change: int, why: Text) -> None:
        person = self._staff.person(person_id)
        words = why.fill(source=source, name=person_id if person is None else person.name)
        if source not in self.refused:
            program_log.error("the floor: %s", words)
            self.refused[source] = RefusedReport(source, person_id, change, words)
            self._on_refused(self.refused[source])
