"""Apply the floor's news: published people and settings, locks, and who is signed in elsewhere.

A version with an error is refused with a notice, and the last good version stays in effect. Changes of people take
effect at once, but never during a hand: a dealer who has left, or has signed in at another table, finishes the hand and
is then signed out. Rules and settings take effect at the next start of the table. Consoles use the same people and
locks as the tables.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

from kiosk.core.clock import Clock
from kiosk.core.dates import moment_words
from kiosk.core.errors import KioskError, Refused
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, sentence, text
from kiosk.events import CertificateRefused, ReportRefused, VersionTaken
from kiosk.floor.publishing.dealers import CertificateStatement, KeptCertificates
from kiosk.floor.publishing.publishing import FloorNews
from kiosk.floor.publishing.reports_taken import RefusedReport, ReportsTaken
from kiosk.floor.publishing.screens import ScreensExchange
from kiosk.floor.publishing.versions import BUSY, FloorVersion, KeptVersions, PublishedKind
from kiosk.floor.server.server import FloorError
from kiosk.journal import Journal
from kiosk.staff import Staff
from kiosk.table import Table

_MAX_DIGESTS = 20  # Digests per kind, for restored servers and tables with damaged disks.
_UNVOUCHED = "unvouched"
_AS_OF = text("Staff and settings date from {at}.")
_NEXT_START = text("New rules and settings take effect at the next start.")


def amounts_of(content: str) -> dict[str, int]:
    """Return the amounts of posted jackpots, in cents. Raise Refused if they are none."""
    try:
        return {str(name): int(cents) for name, cents in json.loads(content).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise Refused("amounts", "The floor server sent jackpots without amounts: post them again.") from error


class Age(NamedTuple):
    """The number of a version, and when it was laid down, in ms since 1970."""

    number: int
    at_ms: int


class FloorTaker(ABC):
    """Takes people, settings and locks from the floor. `accept` raises for settings that cannot be used."""

    def __init__(self, staff: Staff, kept: KeptVersions, accept: Callable[[Path], object], *, here: str = "") -> None:
        """`here` is the id of the table, whose own reports count here already."""
        self._staff = staff
        self._reports = ReportsTaken(staff, kept, here=here, on_refused=self._refused_report)
        self._kept = kept
        self._accept = accept
        self._have: dict[str, list[str]] = {}  # Digests of each kind that were taken or refused, newest last.
        for version in kept.every():
            self._has(version)
        laid = {str(kind): kept.of(kind) for kind in (PublishedKind.PEOPLE, PublishedKind.HOUSE)}
        self._ages = {kind: Age(version.number, version.at_ms) for kind, version in laid.items() if version}
        self._locks: int | None = None

    @property
    def since(self) -> dict[str, Any]:
        """Return the local versions, for `floor.news`: a refused version is not asked for again."""
        return {"have": self._have, "locks": self._locks}

    @property
    def kept(self) -> list[FloorVersion]:
        """Return the versions that count here, which the server may have lost."""
        return self._kept.every()

    def age(self, kind: str) -> Age | None:
        """Return the version of staff or files in use here; None if none was published."""
        return self._ages.get(kind)

    @property
    def as_of(self) -> str:
        """Return the age of the published staff list in one sentence; "" if none was published."""
        people = self.age(PublishedKind.PEOPLE)
        if people is None:
            return ""
        at = moment_words(people.at_ms)
        return Sentence(_AS_OF.fill(at=at))

    @property
    def verifiers(self) -> frozenset[str]:
        """Return the keys whose results of the nightly verifier are believed here."""
        return self._kept.verifiers

    def take(self, news: FloorNews) -> None:
        """Apply the news. Failures are reported and tried again; news that arrives twice is applied once."""
        for version in news.versions:
            if version.digest.hex() in self._have.get(version.kind, ()):
                continue
            try:
                with self._kept.alone():
                    self._take(version)
            except KioskError as error:
                if error.code == BUSY:  # The server sends it again.
                    continue
                self._refuse(version, error)
                program_log.error("the floor: %s", error.message)
                self._say(error.message)
            except OSError as error:  # The server sends it again.
                program_log.error("the floor: %s", error)
                self._say(sentence("Data from the floor server cannot be saved here: {why}", why=error))
        known = self._locks
        if news.lock_mark is not None:
            self._locks = max(known or 0, news.lock_mark)
        for lock in news.locks:
            if known is None or lock.change > known:
                self._locks = max(self._locks or 0, lock.change)
                self._reports.lock(lock)

    def _refuse(self, version: FloorVersion, _error: KioskError) -> None:
        self._has(version)

    @property
    @abstractmethod
    def _wants_two(self) -> bool:
        """Return whether two people must have signed."""

    @abstractmethod
    def _say(self, what: Sentence) -> None:
        """Report a refusal."""

    @abstractmethod
    def _refused_report(self, refused: RefusedReport) -> None:
        """Record that another table or console reported something that does not count."""

    @abstractmethod
    def _write(self, what: VersionTaken, *, by: str) -> None:
        """Record that a version of people or settings counts now."""

    def _take(self, version: FloorVersion) -> None:
        kept = self._kept.of(version.kind)
        # Another table or the office on this machine has taken it.
        if kept is not None and kept.digest == version.digest:
            self._has(version)
        else:
            self._kept.check(version, two=self._wants_two)
            if version.kind == PublishedKind.PEOPLE:
                self._staff.lay_down(version.content)
            elif version.kind == PublishedKind.HOUSE:
                self._kept.unpack(version, self._accept)
            self._keep(version)
        taken = VersionTaken(
            laid=version.kind, number=version.number, digest=version.digest.hex(), second=version.second or None
        )
        self._write(taken, by=version.by)

    def _keep(self, version: FloorVersion) -> None:
        self._kept.keep(version)
        self._has(version)
        if version.kind == PublishedKind.TABLES:
            self._locks = None  # Locks that did not count before may count now: request all again.
        self._ages[version.kind] = Age(version.number, version.at_ms)

    def _has(self, version: FloorVersion) -> None:
        self._have[version.kind] = [*self._have.get(version.kind, [])[-_MAX_DIGESTS:], version.digest.hex()]


class NewsAtTable(FloorTaker):
    """Applies the floor's news at a table."""

    def __init__(self, table: Table, kept: KeptVersions, accept: Callable[[Path], object]) -> None:
        super().__init__(table.staff, kept, accept, here=table.config.id)
        self._table = table
        self._certificates = KeptCertificates(kept)
        self._upto = 0  # Request all at each start, in case the file was edited.
        self._refused_upto = self._certificates.upto  # Report earlier refusals only once.
        self._unvouched: list[tuple[str, str, str]] = []  # (kind, digest, key that waits for a signature)

    @property
    def since(self) -> dict[str, Any]:
        have = {kind: list(digests) for kind, digests in self._have.items()}
        self._unvouched = [waits for waits in self._unvouched if not self._table.sealed.vouches_for(waits[2])]
        for kind, digest, _ in self._unvouched:
            have.setdefault(kind, []).append(digest)
        return {**super().since, "have": have, "here": self._table.people.here, "certificates": self._upto}

    def take(self, news: FloorNews) -> None:
        super().take(news)
        new = [certificates for certificates in news.certificates if certificates.mark > self._upto]
        if new:
            self._take_certificates(new)
        for away in news.away:
            if self._reports.is_away(away):
                self._table.people.is_away(away.person, away.table, away.at_ms, upto=news.upto)
        self._table.people.end_departed()

    def _take_certificates(self, certificates: Sequence[CertificateStatement]) -> None:
        try:
            refused = self._certificates.take(certificates)
        except KioskError as error:
            if error.code != BUSY:
                program_log.error("the floor: %s", error.message)
                self._say(error.message)
            return
        self._upto = max(certificate.mark for certificate in certificates)
        for certificate, why in refused:
            if certificate.mark <= self._refused_upto:
                continue
            self._table.sealed.refused(CertificateRefused(table=certificate.table, said=certificate.word))
            program_log.error("the floor: %s", why.message)
            self._say(why.message)

    @property
    def _wants_two(self) -> bool:
        return self._table.house.two_publish

    def _say(self, what: Sentence) -> None:
        self._table.say(what)

    def _refused_report(self, refused: RefusedReport) -> None:
        self._table.sealed.refused(ReportRefused(source=refused.source, person=refused.person))
        self._say(Sentence(refused.why))

    def _write(self, what: VersionTaken, *, by: str) -> None:
        self._table.sealed.taken(what, by=by)
        if what.laid == PublishedKind.HOUSE:
            self._table.say(Sentence(_NEXT_START))

    def _refuse(self, version: FloorVersion, error: KioskError) -> None:
        if error.code == _UNVOUCHED:
            waits = version.kind, version.digest.hex(), version.key
            self._unvouched = [*self._unvouched[-_MAX_DIGESTS:], waits]
        else:
            super()._refuse(version, error)

    def _take(self, version: FloorVersion) -> None:
        if not self._table.sealed.vouches_for(version.key):
            raise FloorError(
                _UNVOUCHED,
                "Published with a key not signed for here: restart the kiosk, then have a manager sign.",
            )
        if not version.kind.startswith("jackpots:"):
            super()._take(version)
            return
        self._kept.check(version, two=self._wants_two)
        laid = f"{version.kind} {version.number}"
        amounts = amounts_of(version.content)
        if self._table.shift.take_jackpots(version.kind.split(":")[1], amounts, laid=laid, by=version.by):
            self._keep(version)


class NewsAtConsole(FloorTaker):
    """Applies the floor's news at a console. `write_to` opens the house journal; `two` requires two signers."""

    def __init__(
        self,
        staff: Staff,
        kept: KeptVersions,
        accept: Callable[[Path], object],
        *,
        write_to: Callable[[], AbstractContextManager[Journal]],
        two: bool,
    ) -> None:
        super().__init__(staff, kept, accept)
        self._write_to = write_to
        self._two = two
        self.said: Sentence | None = None
        """The last refused news."""

    def screens(self, clock: Clock) -> ScreensExchange:
        """Return the exchange that reads what people have chosen for the screen at tables."""
        return ScreensExchange(self._kept, clock)

    @property
    def refused_reports(self) -> tuple[RefusedReport, ...]:
        """Return the first report of each table and console that did not count."""
        return tuple(self._reports.refused.values())

    def _refused_report(self, refused: RefusedReport) -> None:
        """Do nothing: an alert reports it (`refused_reports`)."""

    @property
    def _wants_two(self) -> bool:
        return self._two

    def _say(self, what: Sentence) -> None:
        self.said = what

    def _write(self, what: VersionTaken, *, by: str) -> None:
        with self._write_to() as journal:
            journal.append(what, hand=None, actor=by)

    def _take(self, version: FloorVersion) -> None:
        if version.kind.startswith("jackpots:"):
            self._has(version)  # The tables have this version.
        else:
            super()._take(version)
