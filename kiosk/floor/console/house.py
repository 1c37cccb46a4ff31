"""The floor as a console shows it: every table, every call by its age, and each alert until it is noted.

Alerts are computed from the tables' statuses and the server, and are the same at each console: the key of an alert has
its subject and its time. Only notes are stored.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import chain
from typing import Final

from kiosk.core.text import Sentence, Text, from_json, listed, text
from kiosk.core.value import value
from kiosk.floor.console.news import Behind, ConsoleNews, GuessedPin, Posted, TableSeen, Unseen, WonTwice, WrongPins
from kiosk.floor.console.notes import Notes
from kiosk.floor.publishing.publishing import ToReview
from kiosk.floor.publishing.reports_taken import RefusedReport
from kiosk.floor.verified.verified import LastVerified
from kiosk.table import CallAtTable

HOUR_MS: Final = 3_600_000
LATE_MS: Final = 25 * HOUR_MS  # Verification runs nightly and takes a while.
SOON_DAYS: Final = 60  # A certificate that expires within this time raises an alert.
BEHIND_MS: Final = 60_000  # A server that lacks events for longer raises an alert.
OFTEN: Final = 3  # Corrections of one dealer's hands within eight hours that raise an alert.


class AlertKind(StrEnum):
    """The kinds of alerts: those that stop a table come first."""

    SERVERS = "servers"  # Two servers accept writes.
    TWICE = "twice"  # two hands have won one jackpot
    RECOVERED = "recovered"  # A manager has a new PIN by the recovery code.
    RESTORED = "restored"  # the server was restored or replaced
    FORK = "fork"
    STOPPED = "stopped"
    FORGED = "forged"  # The nightly verifier’s result has a bad signature.
    STRANGER = "stranger"  # The result is signed with a key that this console does not trust.
    WRONG = "wrong"  # The verifier has findings.
    LATE = "late"  # The verifier has not run for more than a day.
    SILENT = "silent"
    BEHIND = "behind"  # The server lacks events of the table.
    OTHER = "other"  # The reports of the table cannot be read here.
    REPORTS = "reports"  # A table or console sends invalid reports, or too many.
    PIN = "pin"  # Wrong PINs have locked a person.
    PAD = "pad"  # Wrong PINs have locked the PIN pad of a table or console.
    DEVICE = "device"
    COUNT = "count"
    JACKPOT = "jackpot"  # A jackpot is not posted.
    CALLED = "called"  # The win of a jackpot is not signed for.
    REVIEW = "review"  # An act with a jackpot during an outage of the floor server is not reviewed.
    DUE = "due"  # The table has not taken a posting of the floor.
    OFTEN = "often"
    PACE = "pace"
    CERTIFICATE = "certificate"  # A certificate expires soon.
    CLOCK = "clock"  # The clock of the table is wrong.


@value
class Alert:
    """One alert: its key, its words, and since when (ms since 1970, 0 for now).

    `table` is its table, a console for wrong PINs there, "" for the whole floor; `person` is a locked person.
    """

    key: str
    table: str
    kind: AlertKind
    cents: int = 0
    n: int = 0
    words: Text = text("")
    since_ms: int = 0
    person: str = ""


_RESTORED: Final = text("The floor server was restored or replaced: tables resend what it lost.")
_OFFENSES: Final = {
    "pins": text("{console} reports wrong PINs of more than four people: find out who uses it."),
    "claims": text("{console} claims a jackpot for a hand that is not open: find out who uses its certificate."),
    "epochs": text(
        "{console} says that the floor server has lost events: if nobody restored it, find out who uses it."
    ),
    "answers": text("{console} sends more answers than a table can take: find out who uses it."),
    "versions": text("{console} published 500 versions in one day: find out who uses its certificate."),
    "held": text("{console} kept the floor server waiting and was disconnected: find out who uses its certificate."),
}
_GUESSED: Final = text("{person}: {wrong} wrong PINs within a day, at {tables} tables: find out who tries.")
_EARLY: Final = text("{console} marked an alert as noted before it existed: find out who uses it.")
_TWICE: Final = text("{jackpot}: {table}, hand {hand}, and hand {again} here")
REVIEWED: Final = {
    "jackpots_posted": text("Posted while offline"),
    "jackpot_claimed": text("Won without the floor’s answer"),
}
"""Acts at a table that the floor server has not answered, by the kind of their event."""


class FloorHouse:
    """All tables of a floor; `take` adds news of the link. `verifiers` are trusted keys of the nightly verifier."""

    def __init__(
        self, verifiers: Collection[str] = (), recovered: Callable[[], Iterable[tuple[str, int]]] = tuple
    ) -> None:
        """`recovered` returns the managers who got a new PIN by the recovery code: the ID, and when (ms since 1970)."""
        self._verifiers, self._recovered = verifiers, recovered
        self.tables: dict[str, TableSeen] = {}
        self.silent: Mapping[str, int] = {}
        self.behind: Mapping[str, Behind] = {}
        self.clocks: Mapping[str, int] = {}
        self.days_left: Mapping[str, int] = {}
        self.is_there = False
        self.why: Sentence | str = ""
        """The reason why the server cannot be reached, in one sentence; "" before the first try and while it can."""
        self.answered = 0
        self._restored_ms = 0
        self._servers: Sentence | str = ""
        self._twice: tuple[WonTwice, ...] = ()
        self.verified: LastVerified | None = None
        self._forked: Mapping[str, int] = {}
        self._notes = Notes()
        self._reports: dict[str, Alert] = {}
        self._offenders: Mapping[tuple[str, str], int] = {}
        self._to_review: Mapping[str, tuple[ToReview, ...]] = {}
        self._wrong_pins: tuple[WrongPins, ...] = ()
        self._guessed: tuple[GuessedPin, ...] = ()
        self._posted: Mapping[str, Posted] = {}
        self._put_right: Mapping[tuple[str, str], int] = {}

    def take(self, news: ConsoleNews) -> None:
        for seen in news.tables:
            self.tables[seen.table] = seen
        self.silent = self.silent if news.silent is None else news.silent
        self.behind = self.behind if news.behind is None else news.behind
        self.clocks = self.clocks if news.clocks is None else news.clocks
        self.days_left = self.days_left if news.days_left is None else news.days_left
        self._forked = self._forked if news.forked is None else news.forked
        for report in news.reports:
            self._reports.setdefault(report.source, _of_report(report))
        self._offenders = self._offenders if news.offenders is None else news.offenders
        self._put_right = self._put_right if news.put_right is None else news.put_right
        if news.to_review is not None:
            tables = {row.table for row in news.to_review}
            self._to_review = {of: tuple(row for row in news.to_review if row.table == of) for of in tables}
        self._wrong_pins = self._wrong_pins if news.wrong_pins is None else news.wrong_pins
        self._guessed = self._guessed if news.guessed is None else news.guessed
        self._posted = {**self._posted, **(news.posted or {})}
        self.answered = self.answered if news.answered is None else news.answered
        self._restored_ms = self._restored_ms if news.restored_ms is None else news.restored_ms
        self._servers = self._servers if news.servers is None else news.servers
        self._twice = self._twice if news.twice is None else news.twice
        if news.verified is not None:
            self.verified = self._looked_at(news.verified)
        if news.is_there is not None:
            self.is_there, self.why = news.is_there, news.why or ""
            if not news.is_there:
                self._notes.forget()
        if news.noted is not None:
            self._notes.take(news.noted, {alert.key for alert in self._every()})

    def _looked_at(self, verified: LastVerified) -> LastVerified:
        """Return a result of the nightly verifier with whether its key is trusted here."""
        result = verified.result
        if result is None:
            return verified
        return verified._replace(result=result._replace(is_trusted=result.key.hex() in self._verifiers))

    def is_answered(self, table: str, call: str) -> None:
        """Hide a call to which its table has taken an answer, until the table reports that the call is over."""
        seen = self.tables.get(table)
        if seen is not None:
            calls = tuple(standing for standing in seen.status.calls if standing.id != call)
            self.tables[table] = replace(seen, status=replace(seen.status, calls=calls))

    def counts_points(self, game: str) -> bool:
        """Return whether a game is played for points, as the tables say that may deal it."""
        return any(game in seen.status.in_points for seen in self.tables.values())

    def calls(self) -> list[tuple[TableSeen, CallAtTable]]:
        """Return every call, the oldest first."""
        found = [(seen, call) for seen in self.tables.values() for call in seen.status.calls]
        return sorted(found, key=lambda pair: (pair[0].here_ms(pair[1].at_ms), pair[0].table))

    def alerts(self) -> list[Alert]:
        """Return the alerts that nobody has noted: those that stop a table first, then the newest."""
        kinds = list(AlertKind)
        found = [alert for alert in self._every() if not self._notes.hides(alert.key)]
        return sorted(found, key=lambda alert: (kinds.index(alert.kind), -alert.since_ms, alert.table))

    def _every(self) -> Iterator[Alert]:
        tables = (self._of(seen) for seen in self.tables.values())
        of_pins = map(_of_pins, self._wrong_pins)
        of_recoveries = (_of_recovery(person, at_ms) for person, at_ms in self._recovered())
        yield from chain(
            self._of_server(),
            self._of_clocks(),
            self._of_verifier(),
            of_pins,
            of_recoveries,
            self._of_reports(),
            *tables,
        )

    def _of_reports(self) -> Iterator[Alert]:
        """Yield the tables and consoles with invalid or too many reports."""
        yield from self._reports.values()
        for (role, what), attempt in self._offenders.items():
            place = role.removeprefix("table_")
            words = _OFFENSES[what].fill(console=place)
            yield Alert(f"{what}.{role}.{attempt}", place, AlertKind.REPORTS, words=words)
        for person, wrong, tables in self._guessed:
            words = _GUESSED.fill(person=person, wrong=wrong, tables=tables)
            yield Alert(f"guessed.{person}.{wrong // 10}", "", AlertKind.REPORTS, words=words)
        for console, key in self._notes.early:
            yield Alert(f"early.{key}"[:200], console, AlertKind.REPORTS, words=_EARLY.fill(console=console))

    def _of_server(self) -> Iterator[Alert]:
        if self._servers:
            yield Alert(
                f"servers.{self._restored_ms}", "", AlertKind.SERVERS, words=Text("{why}", {"why": self._servers})
            )
        for won in self._twice:
            of = {"jackpot": won.jackpot.upper(), "table": won.first_table, "hand": won.first_hand, "again": won.hand}
            yield Alert(f"twice.{won.win}", won.table, AlertKind.TWICE, words=_TWICE.fill(**of), since_ms=won.at_ms)
        if self._restored_ms:
            yield Alert(
                f"restored.{self._restored_ms}", "", AlertKind.RESTORED, words=_RESTORED, since_ms=self._restored_ms
            )

    def _of_clocks(self) -> Iterator[Alert]:
        """Yield each clock that is not the server's (of "" it is this console's), and certificates that end soon."""
        for table, ahead_ms in self.clocks.items():
            side = "ahead" if ahead_ms > 0 else "late"
            yield Alert(f"clock.{table}.{side}", table, AlertKind.CLOCK, n=ahead_ms // 1000)
        for whose, days in self.days_left.items():
            if days < SOON_DAYS:
                yield Alert(
                    f"certificate.{whose}.{days // 10}", "", AlertKind.CERTIFICATE, n=max(0, days), person=whose
                )

    def _of_verifier(self) -> Iterator[Alert]:
        """Yield the faults in the last result of the nightly verifier."""
        if self.verified is None:
            return
        last, age_ms = self.verified
        since_ms = 0 if last is None else int(last.at.timestamp() * 1000)
        number = 0 if last is None else last.number
        if last is not None and not last.is_signed:
            yield Alert(f"verified.forged.{number}", "", AlertKind.FORGED, since_ms=since_ms)
        elif last is not None and not last.is_trusted:
            yield Alert(f"verified.stranger.{number}", "", AlertKind.STRANGER, since_ms=since_ms)
        if last is not None and last.is_signed and not last.is_whole:
            yield Alert(f"verified.wrong.{number}", "", AlertKind.WRONG, since_ms=since_ms)
        if age_ms > LATE_MS:
            yield Alert(f"verified.late.{number}", "", AlertKind.LATE, n=age_ms // HOUR_MS, since_ms=since_ms)

    def _of(self, seen: TableSeen) -> Iterator[Alert]:
        table, status = seen.table, seen.status
        if table in self._forked:
            yield Alert(f"{table}.fork.{self._forked[table]}", table, AlertKind.FORK)
        if status.stopped is not None:
            words = from_json(status.stopped)
            yield Alert(f"{table}.stopped.{seen.journal}.{status.hand}", table, AlertKind.STOPPED, words=words)
        if table in self.silent:
            since_ms = self.silent[table]
            yield Alert(f"{table}.silent.{since_ms}", table, AlertKind.SILENT, since_ms=since_ms)
        lacks = self.behind.get(table)
        if lacks is not None and lacks.age_ms > BEHIND_MS:
            key = f"{table}.behind.{lacks.since_ms}"
            yield Alert(key, table, AlertKind.BEHIND, n=lacks.events, since_ms=lacks.since_ms)
        if seen.unseen is Unseen.OTHER:
            yield Alert(f"{table}.other.{seen.journal}", table, AlertKind.OTHER)
        for device in status.devices:
            if not device.is_well:
                key = f"{table}.device.{device.name}.{device.since_ms}"[:200]
                words = Text(device.label)
                yield Alert(key, table, AlertKind.DEVICE, words=words, since_ms=device.since_ms)
        if status.count_short:
            key = f"{table}.count.{status.count_ms}"
            yield Alert(key, table, AlertKind.COUNT, cents=status.count_short, since_ms=status.count_ms)
        yield from self._of_jackpots(seen)
        yield from self._of_dealer(seen)

    def _of_jackpots(self, seen: TableSeen) -> Iterator[Alert]:
        status, table = seen.status, seen.table
        if status.missing:
            key = f"{table}.jackpot.{'.'.join(status.missing)}.{status.hand}"[:200]
            yield Alert(key, table, AlertKind.JACKPOT, words=_named(status.missing))
        if status.called:
            key = f"{table}.called.{'.'.join(status.called)}.{seen.journal}.{status.hand}"[:200]
            yield Alert(key, table, AlertKind.CALLED, words=_named(status.called))
        for row in self._to_review.get(table, ()):
            key = f"{table}.review.{row.journal}.{row.seq}"
            words = REVIEWED.get(row.kind, Text(row.kind))
            yield Alert(key, table, AlertKind.REVIEW, words=words, since_ms=row.at_ms)
        for game, title in status.games:
            kinds = [kind for kind in (f"jackpots:{game}", f"jackpots:{game}:{table}") if kind in self._posted]
            newest = max(kinds, key=lambda kind: self._posted[kind].at_ms, default="")
            if newest and self._is_due(seen, newest):
                of = self._posted[newest]
                key = f"{table}.due.{newest}.{of.number}"
                yield Alert(key, table, AlertKind.DUE, words=Text(title), since_ms=of.at_ms)

    def _is_due(self, seen: TableSeen, kind: str) -> bool:
        posted = self._posted[kind]
        return posted.is_due and seen.status.laid != f"{kind} {posted.number}" and seen.status.posted_ms <= posted.at_ms

    def _of_dealer(self, seen: TableSeen) -> Iterator[Alert]:
        status, table = seen.status, seen.table
        often = self._put_right.get((table, status.dealer), 0) if status.dealer else 0
        if often >= OFTEN:
            key = f"{table}.often.{status.dealer}.{status.since_ms}.{often // OFTEN}"
            yield Alert(key, table, AlertKind.OFTEN, n=often, words=Text(status.dealer_name))
        least, most = status.usual
        pace = status.pace
        if pace is not None and status.is_open and (pace < least or (most and pace > most)):
            side = "low" if pace < least else "high"
            yield Alert(f"{table}.pace.{side}.{status.dealer}.{status.since_ms}", table, AlertKind.PACE, n=pace)


def _of_report(report: RefusedReport) -> Alert:
    key = f"reports.{report.source}.{report.change}"[:200]
    return Alert(key, report.source, AlertKind.REPORTS, words=report.why)


def _of_recovery(person: str, at_ms: int) -> Alert:
    key = f"recovered.{person}.{at_ms}"
    return Alert(key, "", AlertKind.RECOVERED, words=Text(person), since_ms=at_ms, person=person)


def _of_pins(wrong: WrongPins) -> Alert:
    kind = AlertKind.PIN if wrong.person else AlertKind.PAD
    return Alert(
        f"pins.{wrong.key}", wrong.where, kind, words=Text(wrong.person), since_ms=wrong.at_ms, person=wrong.person
    )


def _named(jackpots: Iterable[str]) -> Text:
    return listed(name.upper() for name in jackpots)
