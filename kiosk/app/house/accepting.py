"""Accept a journal that does not open: a manager has the table continue, or the kiosk keeps trying to open it.

The findings and the reason are recorded in the next event. Lost events stay lost, and `kiosk journal verify` still
reports them.
"""

from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

from kiosk.app.house.beginning_again import BEYOND_HELP
from kiosk.app.house.house import journal_of, prove_at_house, verified
from kiosk.core.background import run_in_background
from kiosk.core.clock import Clock
from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.events import JournalAccepted
from kiosk.journal import Report
from kiosk.settings import Records, Settings
from kiosk.staff import Act, Authority, Person, Staff


class JournalAcceptance:
    """Accepts the journal of one table. A background thread reads the whole journal first."""

    def __init__(self, settings: Settings, data: Path, clock: Clock, staff: Staff, table: str) -> None:
        self._settings, self._data, self._clock, self._staff = settings, data, clock, staff
        self._records, self._table = Records(settings, data, table), table
        self._authority = Authority(staff, clock, house=settings.house.authority)
        self._report: Future[Report] = run_in_background("journal", partial(verified, self._records, table))

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the people who may accept the journal, by name."""
        return self._authority.people(Act.ACCEPT_JOURNAL)

    def found(self) -> Report:
        """Return the findings once the journal is read. Raise JournalError `nothing` if it is intact."""
        report = self._report.result()
        if report.is_whole:
            raise JournalError("nothing", "The journal is intact: there is nothing to accept.")
        return report

    def accept(self, signature: tuple[str, str], why: str, *, waits: bool = True) -> None:
        """Accept the journal and close it, so that it can be opened.

        Raise Refused for an empty reason, and, unless `waits`, while the journal is still being read; NotProven; and
        JournalError if there is nothing to accept, or if an acceptance does not help.
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
    """Return the options of the page of a table that does not open: its `acceptance`, or the test whether it `opens`.

    A full or missing disk closes no table for good: opening is tried again. Raise the error if neither helps.
    """
    if error.may_be_accepted:
        return {"acceptance": JournalAcceptance(settings, data, clock, staff, table)}
    if error.code in BEYOND_HELP | {"locked"}:
        raise error
    return {"opens": JournalTries(error, Records(settings, data, table), table, clock)}


class JournalTries:
    """The tries to open a journal that did not open, each on its own thread: a disk that hangs holds no screen."""

    def __init__(self, error: JournalError, records: Records, table: str, clock: Clock) -> None:
        self._why = error.message
        self._try = partial(journal_of, records, table, clock)
        self.running: Future[bool] | None = None

    def __call__(self) -> bool:
        """Begin a try, or return whether the finished one asks for another page: the journal opens, or fails for
        another reason than the one on the screen.
        """
        if self.running is None:
            self.running = run_in_background("journal", self._ends_otherwise)
        elif self.running.done():
            ended, self.running = self.running, None
            return ended.result()
        return False

    def _ends_otherwise(self) -> bool:
        try:
            self._try().close()
        except JournalError as error:
            # "locked" means that a command has the journal open for a moment.
            return error.code != "locked" and error.message != self._why
        except (KioskError, OSError):
            return False
        return True
