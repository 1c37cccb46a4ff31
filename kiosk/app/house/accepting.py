"""A journal that does not open: a manager has the table go on from what is there, or it is tried again and again.

What was found and why it is accepted are the next event. What is lost stays lost, and `kiosk journal verify` goes on to
find it.
"""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

from kiosk.app.house.beginning_again import BEYOND_HELP
from kiosk.app.house.house import journal_of, prove_at_house, verified
from kiosk.core.beside import look_beside
from kiosk.core.clock import Clock
from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.events import JournalAccepted
from kiosk.journal import Report
from kiosk.settings import Records, Settings
from kiosk.staff import Act, Authority, Person, Staff


class JournalAcceptance:
    """The steps to accept the journal of one table. A thread of its own reads all of it meanwhile."""

    def __init__(self, settings: Settings, data: Path, clock: Clock, staff: Staff, table: str) -> None:
        self._settings, self._data, self._clock, self._staff = settings, data, clock, staff
        self._records, self._table = Records(settings, data, table), table
        self._authority = Authority(staff, clock, house=settings.house.authority)
        self._report: Future[Report] = look_beside("journal", partial(verified, self._records, table))

    @property
    def people(self) -> tuple[Person, ...]:
        """Return by name those who may."""
        return self._authority.people(Act.ACCEPT_JOURNAL)

    def found(self) -> Report:
        """Return what was found, once all of it is read. Raise JournalError `nothing` if it is whole."""
        report = self._report.result()
        if report.is_whole:
            raise JournalError("nothing", "The journal is intact: there is nothing to accept.")
        return report

    def accept(self, signature: tuple[str, str], why: str, *, waits: bool = True) -> None:
        """Accept it. The journal is closed again then, and can be opened.

        Raise Refused for an empty reason, and where it is still read and nobody `waits` for that; NotProven; and
        JournalError where there is nothing to accept, or what no acceptance helps with.
        """
        if not why.strip():
            raise Refused("why", "Give the reason: it is kept in the journal.")
        if not waits and not self._report.done():
            raise Refused("reading", "The journal is still being read: sign again in a moment.")
        found = self.found()
        roles = self._authority.roles(Act.ACCEPT_JOURNAL)
        person = prove_at_house(
            self._settings, self._data, self._clock, self._staff, *signature, roles=roles, table=self._table
        )
        with journal_of(self._records, self._table, self._clock, accept=True) as journal:
            what = JournalAccepted(findings=tuple(found.sentences()), why=why)
            journal.append(what, hand=None, actor=person.id)


def what_helps(
    error: JournalError, settings: Settings, data: Path, clock: Clock, staff: Staff, table: str
) -> dict[str, Any]:
    """Return what the page of a table that does not open is shown with: its `acceptance`, or what says that it `opens`.

    A disk that is full or away closes no table for good: it is tried again. Raise the error where neither helps.
    """
    if error.may_be_accepted:
        return {"acceptance": JournalAcceptance(settings, data, clock, staff, table)}
    if error.code in BEYOND_HELP | {"locked", "newer"}:
        raise error
    return {"opens": JournalTries(error, Records(settings, data, table), table, clock)}


class JournalTries:
    """The tries to open a journal that did not open, each on its own thread: a disk that hangs holds no screen."""

    def __init__(self, error: JournalError, records: Records, table: str, clock: Clock) -> None:
        self._why = error.message
        self._try = partial(journal_of, records, table, clock)
        self.running: Future[bool] | None = None

    def __call__(self) -> bool:
        """Begin a try, or say whether the one that has ended asks for another page: it opens, or does not for a reason
        that is not the one that is shown."""
        if self.running is None:
            self.running = look_beside("journal", self._ends_otherwise)
        elif self.running.done():
            ended, self.running = self.running, None
            return ended.result()
        return False

    def _ends_otherwise(self) -> bool:
        try:
            self._try().close()
        except JournalError as error:
            return error.code != "locked" and error.message != self._why  # a command has it open for a moment
        except (KioskError, OSError):
            return False
        return True
