"""Examinations and certificates: a separate journal, chained and signed, in which nothing can be undone.

Each event is signed as soon as it is written. Unsigned entries in the file, after a power failure or a foreign
write, count for nothing, and the next signature says so. So an examination that was begun is there forever, and a
row that is written into the file lets nobody deal.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from kiosk.core.clock import Clock
from kiosk.core.disk import make_folder
from kiosk.core.errors import JournalError
from kiosk.core.money import Cents
from kiosk.core.value import value
from kiosk.events import (
    CertificateRevoked,
    CertificateSigned,
    ExaminationAnswered,
    ExaminationBegun,
    ExaminationEnded,
    ExaminationResumed,
    ExaminationStageAnswered,
    Happening,
    JournalCreated,
    NeedsSigned,
    Signed,
)
from kiosk.journal import (
    Event,
    Journal,
    JournalReader,
    is_witnessed,
    load_or_create_key,
    public_bytes,
    read_journal,
    verify,
)
from kiosk.training.examination.needs import PersonNeeds
from kiosk.training.examination.rule import PAYOUTS, ExamAnswer, ExamResult, result_of

TABLE: Final = "TRAINING-EXAMINATIONS"
FILE: Final = "examinations"
PASSED: Final = "passed"
FAILED: Final = "failed"
RULES: Final = "rules"
SETTING: Final = "table"
BY_THE_HOUSE: Final = frozenset({RULES, SETTING})  # Reasons for an end of an examination without fault of the trainee.
AWAY_MS: Final = 5 * 60 * 1000  # The most time between two answers that counts.


@dataclass(slots=True)
class ExamRecord:
    """One examination as it is stored: `id` is the event with which it began.

    `stages` are those of the question that is half answered; `spent_ms` is the time used so far, without interruptions,
    such as after a power cut. `jackpots` are those about which it asks, and `setting` is the digest of the table's
    chips, limits, and seats when it began. `answer_s` and `table_s` are the seconds for an answer and for a wager at
    all its seats, None if no clock runs.
    """

    id: int
    person: str
    game: str
    rules_version: str
    table: str
    seed: int
    jackpots: Mapping[str, Cents]
    setting: str
    begun_ms: int
    answers: list[ExaminationAnswered] = field(default_factory=list)
    ended: ExaminationEnded | None = None
    latest_ms: int = 0  # Time of its last event.
    spent_ms: int = 0
    stages: list[ExaminationStageAnswered] = field(default_factory=list)
    answer_s: int | None = None
    table_s: int | None = None
    signed_in_again: bool = False

    def at(self, at_ms: int) -> None:
        """Take in when something happened in it."""
        self.spent_ms += self.passed_ms(at_ms)
        self.latest_ms = max(self.latest_ms, at_ms)

    def passed_ms(self, at_ms: int) -> int:
        """Return the part of the time since its last event that counts: at most `AWAY_MS`."""
        return max(0, min(at_ms - self.latest_ms, AWAY_MS))

    @property
    def is_passed(self) -> bool:
        """Return whether it is over, and was passed."""
        return self.ended is not None and self.ended.outcome == PASSED

    @property
    def is_a_try(self) -> bool:
        """Return whether it counts as a try: not where the house has ended it, by other rules or another table."""
        return self.ended is None or self.ended.why not in BY_THE_HOUSE

    @property
    def missed(self) -> dict[str, int]:
        """Return {line of the pay tables that was answered wrongly: milliseconds that its last answer took}."""
        answers = (answer for answer in self.answers if answer.part == PAYOUTS and answer.right < answer.asked)
        return {answer.line: answer.took_ms for answer in answers}

    @property
    def result(self) -> ExamResult:
        return result_of(ExamAnswer(answer.part, answer.line, answer.asked, answer.right) for answer in self.answers)


@value
class DealingCertificate:
    """A certificate: a person may deal a game by these rules, from when to when; `by` signed it. `revoked` is the
    reason why it no longer holds, or "", and `revoked_by` the person who revoked it.

    `book` is the public key of the journal in which it is event `id`, in hexadecimal. `trained_ms` is the person's
    training time in the game by then, None if that was not stored.
    """

    id: int
    person: str
    game: str
    rules_version: str
    examination: int
    at_ms: int
    until_ms: int
    by: str
    book: str
    revoked: str = ""
    revoked_by: str = ""
    trained_ms: int = 0

    @property
    def key(self) -> tuple[str, int]:
        """Return the unique key of the certificate among all journals."""
        return self.book, self.id


_COUNTS: Final[tuple[type[Happening], ...]] = (
    ExaminationBegun, ExaminationAnswered, ExaminationStageAnswered, ExaminationEnded, ExaminationResumed,
    CertificateSigned, CertificateRevoked, NeedsSigned,
)  # fmt: skip


class ExamLedger:
    """The state of a journal of examinations, event by event."""

    def __init__(self) -> None:
        self.records: dict[int, ExamRecord] = {}
        self.certificates: dict[int, DealingCertificate] = {}
        self.needs: dict[str, PersonNeeds] = {}
        self.revoked_elsewhere: dict[tuple[str, int], tuple[str, str]] = {}
        """The reason and the person of each revocation here of a certificate of another journal, by its key."""
        self.book = ""
        self.latest_ms = 0
        self._newest = 0

    def take(self, events: Iterable[Event]) -> None:
        """Take signed events in, the oldest first."""
        for event in events:
            self.latest_ms = max(self.latest_ms, event.at_ms)
            self._take(event)
            self._newest = event.seq

    def read(self, journal: JournalReader) -> list[int]:
        """Read newly signed events, and return those that do not count. Records that a caller holds stay the same."""
        self.book = journal.public_key.hex()
        signed = next(journal.before(journal.last_seq() + 1, Signed), None)
        if signed is None:
            return []
        void = [int(seq) for seq in signed.of(Signed).state.get("void", ())]
        no_more = set(void)
        events = journal.events(self._newest + 1, *_COUNTS)
        self.take([event for event in events if event.seq < signed.seq and event.seq not in no_more])
        return void

    def _take(self, event: Event) -> None:
        match event.what:
            case ExaminationBegun() as begun:
                self.records[event.seq] = ExamRecord(
                    event.seq, event.actor, begun.game, begun.rules_version, begun.table, begun.seed, begun.jackpots,
                    begun.setting, event.at_ms, latest_ms=event.at_ms, answer_s=begun.answer_s, table_s=begun.table_s,
                )  # fmt: skip
            case ExaminationAnswered() as answered:
                record = self.records[answered.examination]
                record.answers.append(answered)
                record.stages.clear()
                record.at(event.at_ms)
            case ExaminationStageAnswered() as staged:
                record = self.records[staged.examination]
                record.stages.append(staged)
                record.at(event.at_ms)
            case ExaminationResumed(examination=number):
                self.records[number].signed_in_again = True
                self.records[number].at(event.at_ms)
            case ExaminationEnded() as ended:
                record = self.records[ended.examination]
                if record.ended is None:
                    record.ended = ended
                    record.at(event.at_ms)
            case CertificateSigned() as signed:
                self.certificates[event.seq] = DealingCertificate(
                    event.seq, signed.person, signed.game, signed.rules_version, signed.examination, event.at_ms,
                    signed.until_ms, event.actor, self.book, trained_ms=signed.trained_ms,
                )  # fmt: skip
            case NeedsSigned() as needs:
                self.needs[needs.person] = PersonNeeds(needs.time_percent, needs.text_percent, needs.hand, event.seq)
            case CertificateRevoked(certificate=number, why=why, book=None):
                held = self.certificates[number]
                self.certificates[number] = replace(held, revoked=why, revoked_by=event.actor)
            case CertificateRevoked(certificate=number, why=why, book=str(book)):
                self.revoked_elsewhere[(book, number)] = (why, event.actor)
            case _:
                pass

    def of(self, person: str, game: str) -> list[ExamRecord]:
        """Return a person's examinations in a game, the oldest first."""
        return [record for record in self.records.values() if (record.person, record.game) == (person, game)]

    def open_of(self, person: str) -> ExamRecord | None:
        """Return the examination that a person has begun and not ended."""
        return next(
            (record for record in self.records.values() if record.person == person and record.ended is None), None
        )

    def with_elsewhere(self, elsewhere: Iterable[DealingCertificate]) -> list[DealingCertificate]:
        """Return every certificate, with those of other journals: one that was revoked anywhere is revoked."""
        found = {certificate.key: certificate for certificate in self.certificates.values()}
        for certificate in elsewhere:
            own = found.setdefault(certificate.key, certificate)
            if certificate.revoked and not own.revoked:
                found[own.key] = replace(own, revoked=certificate.revoked, revoked_by=certificate.revoked_by)
        for key, (why, by) in self.revoked_elsewhere.items():
            if key in found and not found[key].revoked:
                found[key] = replace(found[key], revoked=why, revoked_by=by)
        return list(found.values())

    def signed_here(self, elsewhere: Iterable[DealingCertificate]) -> list[DealingCertificate]:
        """Return the certificates of this journal, and those of others that were revoked in it."""
        ended = (every for every in self.with_elsewhere(elsewhere) if every.key in self.revoked_elsewhere)
        return [*self.certificates.values(), *ended]

    def last_certificate(
        self, person: str, game: str, elsewhere: Iterable[DealingCertificate] = ()
    ) -> DealingCertificate | None:
        """Return the last certificate of a person and a game, by the clock between several journals."""
        last: dict[str, DealingCertificate] = {}
        for certificate in sorted(self.with_elsewhere(elsewhere), key=lambda certificate: certificate.id):
            if (certificate.person, certificate.game) == (person, game):
                last[certificate.book] = certificate
        return max(last.values(), key=lambda certificate: (certificate.at_ms, certificate.key), default=None)


class ExamBook:
    """The journal of examinations of a house, to be read and written. Close it when nobody is examined."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        """`folder` is that of training."""
        self._folder = folder / FILE
        self._clock = clock
        self._journal: Journal | None = None
        self._void: list[int] = []
        self._is_behind = False
        self.ledger = read_ledger(folder)

    def now_ms(self) -> int:
        """Return the time; a clock that was set back is not earlier than the journal."""
        return max(self._clock.now_ms(), self.ledger.latest_ms)

    def write(self, what: Happening, *, actor: str) -> int:
        """Write something, and sign it. Return its number.

        Raise JournalError if it cannot be kept. `catch_up` then finds out whether it is on the disk after all.
        """
        journal = self.open()
        try:
            event = journal.append(what, hand=None, actor=actor)
            self._sign(journal)
        except JournalError:
            self.close()
            self._is_behind = True
            raise
        self.ledger.take([event])
        return event.seq

    def catch_up(self) -> None:
        """Read the outcome of a failed or partial write: signed events count. Raise JournalError while that fails."""
        if self._is_behind:
            self.open()

    def look_again(self) -> None:
        """Read the events that another kiosk of these records has written. While it writes, this changes nothing."""
        if self._journal is None:
            try:
                self.open()
            except JournalError as error:
                if error.code != "locked":
                    raise
            self.close()

    def open(self) -> Journal:
        """Open the journal to write. Unsigned events in it no longer count."""
        if self._journal is None:
            make_folder(self._folder)
            journal = Journal.open(
                self._folder / "journal.db", table=TABLE, key=load_or_create_key(self._folder / "device.pem"),
                clock=self._clock, checkpoints=self._folder / "checkpoints.jsonl",
                witness=_witness(self._folder.parent),
            )  # fmt: skip
            try:
                self._void = self.ledger.read(journal)
                _, tail = journal.since_checkpoint()
                if tail:
                    self._void += [event.seq for event in tail if not isinstance(event.what, JournalCreated)]
                    self._sign(journal)
            except BaseException:
                journal.close()
                raise
            self._journal, self._is_behind = journal, False
        return self._journal

    def _sign(self, journal: Journal) -> None:
        journal.checkpoint({"void": self._void})

    def close(self) -> None:
        """Release the journal for another kiosk of the house. Written events stay."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def _witness(folder: Path) -> Path:
    """Return the place of the journal's witness, beside its own folder: a revocation outlasts an older state."""
    return folder / "witness" / "examinations.heads"


def read_ledger(folder: Path) -> ExamLedger:
    """Return the verified content of the journal of examinations, or nothing. Raise JournalError if altered."""
    path, key_path = folder / FILE / "journal.db", folder / FILE / "device.pem"
    if not (path.exists() or _witness(folder).exists()):
        return ExamLedger()
    if not key_path.exists():
        raise JournalError(
            "key_missing",
            "The examination signing key {path} is missing: restore it from backup.",
            path=key_path,
        )
    key = load_or_create_key(key_path)
    if not (path.exists() or is_witnessed(_witness(folder), table=TABLE, key=key)):
        return ExamLedger()  # A power cut interrupted its beginning.
    report = verify(
        path,
        table=TABLE,
        key=key,
        public_key=public_bytes(key),
        checkpoints=folder / FILE / "checkpoints.jsonl",
        witness=_witness(folder),
    )
    if not report.is_whole:
        raise JournalError(
            "certificates",
            "Examination records damaged or altered; no certificate is valid: {why} Call a technician.",
            why=report.findings[0].sentence,
        )
    ledger = ExamLedger()
    with read_journal(path) as journal:
        ledger.read(journal)
    return ledger


class LedgerReader:
    """The ledger of a house for readers: verified at the first call, and when a file of it has changed.

    It is called whenever a dealer signs in, and to verify the examinations of some years takes seconds.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` is that of training."""
        self._folder = folder
        self._verified: tuple[list[tuple[int, ...]], ExamLedger] | None = None

    def read(self) -> ExamLedger:
        """Return the ledger. Raise JournalError as `read_ledger` does."""
        files = self._files()
        if self._verified is None or self._verified[0] != files:
            self._verified = None
            self._verified = files, read_ledger(self._folder)
        return self._verified[1]

    def _files(self) -> list[tuple[int, ...]]:
        """Return the values of the files that change with each write. The file system sets the time of change."""
        found: list[tuple[int, ...]] = []
        for name in ("journal.db", "journal.db-wal", "checkpoints.jsonl", "device.pem"):
            path = self._folder / FILE / name
            seen = path.stat() if path.exists() else None
            if seen is None or not seen.st_size:  # A reader creates an empty log.
                found.append(())
            else:
                found.append((seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns))
        return found


def day_of(at_ms: int) -> str:
    """Return the local date of a moment, "2026-11-22"."""
    return f"{datetime.fromtimestamp(at_ms / 1000).astimezone():%Y-%m-%d}"
