"""Examinations and certificates: examinations are begun here, and certificates signed and revoked.

A certificate is a trainer's statement, signed with a PIN, that a person has passed the examination of these rules. It
is an event in the journal of examinations, ends on a day, and can be revoked with a reason.
"""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from kiosk.core.clock import SET_MS, Clock
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.core.text import counted
from kiosk.drills import Drill
from kiosk.events import CertificateRevoked, CertificateSigned, ExaminationBegun, ExaminationEnded, NeedsSigned
from kiosk.staff import NotProven, Person, Role, Staff, besides
from kiosk.table import TableGame
from kiosk.training.examination.book import FAILED, RULES, SETTING, DealingCertificate, ExamBook, ExamRecord
from kiosk.training.examination.gate import CertificateState, standing_of
from kiosk.training.examination.needs import NO_NEEDS, PersonNeeds
from kiosk.training.examination.paper import ExamPaper
from kiosk.training.examination.rule import allowed
from kiosk.training.examination.sitting import Examination, OpenHand, late, refuse_behind
from kiosk.training.examination.time_used import TimeUsed
from kiosk.training.store.dates import day_of_ms, end_of_day
from kiosk.training.store.store import DAY_MS

TRAINERS = frozenset({Role.FLOOR, Role.MANAGER})
_MAX_WHY = 200


def _from_entropy() -> int:
    return secrets.randbits(48)


class RetakeLimits(NamedTuple):
    """The limits of retakes: examinations in a game that a person may begin on a day, and days after a failed one."""

    tries_a_day: int
    days_between: int


class AnswerTimes(NamedTuple):
    """The seconds for an answer, and for a wager that is settled at all its seats."""

    answer_s: int
    table_s: int


class ExamShape(NamedTuple):
    """The size of an examination: questions, stages of the payout test and the hands, and permitted mistakes."""

    questions: int
    payouts: int
    wrong_payouts: int
    moves: int
    wrong_moves: int


class TrainedHours(NamedTuple):
    """The hours that a person has trained a game, and the hours that the house requires; in milliseconds."""

    trained_ms: int
    wanted_ms: int


class ExamOffice:
    """The examinations of a house, at one of its tables."""

    def __init__(
        self, folder: Path, clock: Clock, games: Mapping[str, TableGame], drills: Mapping[str, Drill], staff: Staff,
        *, table: str, days: int, limits: RetakeLimits,
        elsewhere: Callable[[], Sequence[DealingCertificate]] = tuple,
    ) -> None:  # fmt: skip
        """`folder` is that of training; `days` is the validity of a certificate; `limits` limit a person's attempts;
        `elsewhere` returns the certificates of other kiosks.
        """
        self.book = ExamBook(folder, clock)
        self._folder = folder
        self._clock = clock
        self.games = games
        self.papers = {key: ExamPaper(games[key], drill) for key, drill in drills.items()}
        self._staff = staff
        self._table = table
        self._days = days
        self.limits = limits
        self.times = AnswerTimes(15, 180)
        self._elsewhere = elsewhere
        self.draw_seed: Callable[[], int] = _from_entropy
        self.hours: Callable[[str, str], TrainedHours] = lambda person, game: TrainedHours(0, 0)
        self.require_signed: Callable[[Person], None] = lambda trainer: None
        """Raises KioskError for a trainer of a staff register for which nobody has signed."""

    def close(self) -> None:
        """Close the journal. An open examination resumes later."""
        self.book.close()

    def rules_version(self, game: str) -> str:
        """Return the identifier of a game's rules at this table."""
        dealt = self.games[game]
        return dealt.game.version(dealt.rules)

    def setting(self, game: str) -> str:
        """Return the identifier of this table's chips, limits, and seats, on which the questions depend."""
        config = self.games[game].config
        kept = [config.denominations, config.palette, config.table_minimum, config.table_maximum, config.seats]
        return sha256(json.dumps(kept).encode()).hexdigest()[:16]

    # -------------------------------------------------------------------------------------------------- examinations

    def _need_time(self) -> None:
        """Raise Refused if the clock is behind the journal: days are counted by it."""
        if self.book.ledger.latest_ms - self._clock.now_ms() > SET_MS:
            raise Refused("clock", "The clock is behind the records: a technician sets it first.")

    def begin(self, person_id: str, game: str) -> ExamRecord:
        """Begin an examination. From here on it is passed or failed. Raise Refused as `refuse_retake` does.

        A person has one examination open: one that another kiosk of these records has begun meanwhile is returned, or
        refused, as by `open_of`. The questions are drawn now, from the system's entropy, and sealed with the beginning:
        nobody can ask for an examination that they have seen.
        """
        self._need_time()
        self.book.open()  # Read events of another kiosk since this start.
        try:
            left = self.open_of(person_id)
            if left is not None:
                return left
            self.refuse_retake(person_id, game)
        except Refused:
            self.book.close()
            raise
        times = self.times_of(person_id)
        begun = ExaminationBegun(
            game=game, rules_version=self.rules_version(game), table=self._table, seed=self.draw_seed(),
            jackpots=self.papers[game].drill.setting.jackpots, setting=self.setting(game),
            answer_s=times.answer_s, table_s=times.table_s,
        )  # fmt: skip
        number = self.book.write(begun, actor=person_id)
        return self.book.ledger.records[number]

    def times_of(self, person_id: str) -> AnswerTimes:
        """Return the seconds for a person's answers, with their needs."""
        needs = self.needs(person_id)
        return AnswerTimes(needs.time(self.times.answer_s), needs.time(self.times.table_s))

    def shape(self, game: str) -> ExamShape:
        """Return the size of an examination in a game, the same for everyone."""
        paper = self.papers[game]
        payouts, moves = sum(paper.stages.values()), sum(paper.quotas.values())
        return ExamShape(sum(paper.times.values()), payouts, allowed(payouts), moves, allowed(moves))

    def refuse_retake(self, person_id: str, game: str) -> None:
        """Raise Refused if a person has used the attempts of today, or made one too few days ago."""
        today = day_of_ms(self.book.now_ms())
        records = [record for record in self.book.ledger.of(person_id, game) if record.is_a_try]
        if sum(day_of_ms(record.begun_ms) == today for record in records) >= self.limits.tries_a_day:
            raise Refused(
                "tries",
                counted(
                    "You may try %n time a day: come back tomorrow.",
                    "You may try %n times a day: come back tomorrow.",
                    n=self.limits.tries_a_day,
                ),
            )
        failed = [day_of_ms(record.latest_ms) for record in records if record.ended and not record.is_passed]
        left = max(failed, default=0) + self.limits.days_between - today if failed else 0
        if left > 0:
            raise Refused(
                "tries",
                counted(
                    "The house asks for a pause after a failed try: %n more day.",
                    "The house asks for a pause after a failed try: %n more days.",
                    n=left,
                ),
            )

    def open_of(self, person_id: str) -> ExamRecord | None:
        """Return the examination that a person has begun here, None if there is none. An expired one is failed, and
        returned once more, so that they see it.

        Raise Refused for one of another table, which continues there, and while the clock is behind it.
        """
        self.book.catch_up()
        record = self.book.ledger.open_of(person_id)
        if record is not None and record.table != self._table:
            self.book.look_again()
            record = self.book.ledger.open_of(person_id)
        if record is None:
            return None
        refuse_behind(record, self._clock.now_ms())
        why = late(record, self._clock.now_ms())
        if not why and record.table != self._table:
            raise Refused(
                "elsewhere", "You began your examination at table {table}: continue it there.", table=record.table
            )
        if not why and record.rules_version != self.rules_version(record.game):
            why = RULES
        if not why and record.setting != self.setting(record.game):
            why = SETTING
        if why:
            self.book.write(ExaminationEnded(examination=record.id, outcome=FAILED, why=why), actor=person_id)
        return record

    def sitting(self, record: ExamRecord, open_hand: OpenHand, ended: Callable[[ExamRecord], None]) -> Examination:
        """Return an open examination, about the jackpots that were posted when it began. `open_hand` deals the
        hand with a number; `ended` is called at its end."""
        return Examination(
            self.book, record, self.papers[record.game].posting(record.jackpots), open_hand, self._clock, ended=ended,
            time_used=TimeUsed(self._folder, self.book, record),
        )  # fmt: skip

    # -------------------------------------------------------------------------------------------------- certificates

    def certificate(self, person_id: str, game: str) -> tuple[DealingCertificate | None, CertificateState]:
        """Return a person's last certificate for a game, and its state now."""
        held = self.book.ledger.last_certificate(person_id, game, self._elsewhere())
        return held, standing_of(held, self.rules_version(game), self.book.now_ms())

    def certify(self, trainer: Person, pin: str, person_id: str, game: str) -> DealingCertificate:
        """Sign a certificate with a PIN. Raise NotProven, or Refused with the missing requirements."""
        self._need_time()
        who = self._signed_by(trainer, pin, person_id)
        record = self.refuse_certificate(person_id, game)
        until_ms = end_of_day(self.book.now_ms(), self._days)
        number = self.book.write(
            CertificateSigned(
                person=person_id, game=game, rules_version=record.rules_version, examination=record.id,
                until_ms=until_ms, trained_ms=self.hours(person_id, game).trained_ms,
                needs=self.needs(person_id).id,
            ),
            actor=who.id,
        )  # fmt: skip
        return self.book.ledger.certificates[number]

    def can_certify(self, person_id: str, game: str) -> bool:
        """Return whether a trainer may sign a certificate for a person now."""
        try:
            self.refuse_certificate(person_id, game)
        except Refused:
            return False
        return True

    def refuse_certificate(self, person_id: str, game: str) -> ExamRecord:
        """Return the examination that was passed. Raise Refused if there is none, or one that was signed for, and
        before the hours are trained that the house asks for."""
        self.book.catch_up()
        held, state = self.certificate(person_id, game)
        if state is CertificateState.HOLDS:
            raise Refused("certified", "Certificate still valid: revoke it, or let it expire.")
        ended = [record for record in self.book.ledger.of(person_id, game) if record.ended and record.is_a_try]
        last = ended[-1] if ended else None
        if last is None or not last.is_passed:
            raise Refused("exam", "No passed examination on record: a certificate needs one.")
        if last.rules_version != self.rules_version(game):
            raise Refused("rules", "The rules have changed since the examination: a new one is required.")
        if self.book.now_ms() - last.latest_ms > self._days * DAY_MS:
            raise Refused("too_old", "The passing examination is too old: a new one is required.")
        if held is not None and held.examination == last.id:
            raise Refused("used", "This examination was already used: a new one is required.")
        trained_ms, wanted_ms = self.hours(person_id, game)
        if trained_ms < wanted_ms:
            raise Refused(
                "hours", "{hours} of {of} training hours are done: complete them before a certificate is signed.",
                hours=f"{trained_ms // 360_000 / 10:g}", of=wanted_ms // 3_600_000,
            )  # fmt: skip
        return last

    def revoke(self, trainer: Person, pin: str, person_id: str, game: str, why: str) -> None:
        """Revoke a certificate with a reason, and a PIN. Raise Refused if none holds, or without a reason."""
        who = self._signed_by(trainer, pin, person_id)
        held, state = self.certificate(person_id, game)
        if held is None or state is CertificateState.REVOKED:
            raise Refused("no_certificate", "There is no certificate to revoke.")
        if not why.strip():
            raise Refused("why", "Give a reason for revoking the certificate.")
        book = None if held.book == self.book.ledger.book else held.book
        self.book.write(CertificateRevoked(certificate=held.id, why=why.strip()[:_MAX_WHY], book=book), actor=who.id)

    def needs(self, person_id: str) -> PersonNeeds:
        """Return a person's needs, as a manager signed them last."""
        return self.book.ledger.needs.get(person_id, NO_NEEDS)

    def sign_needs(self, manager: Person, pin: str, person_id: str, needs: PersonNeeds) -> None:
        """Sign a person's needs. Raise NotProven, and NotAuthorized unless another person, a manager, signs."""
        needs.check()
        if Role.MANAGER not in manager.roles:
            raise NotAuthorized("wrong_role", "Only a manager may sign for a person’s needs.")
        who = self._signed_by(manager, pin, person_id, roles=frozenset({Role.MANAGER}))
        self.book.write(
            NeedsSigned(
                person=person_id, time_percent=needs.time_percent, text_percent=needs.text_percent, hand=needs.hand
            ),
            actor=who.id,
        )

    def _signed_by(self, trainer: Person, pin: str, person_id: str, *, roles: frozenset[Role] = TRAINERS) -> Person:
        if not TRAINERS & trainer.roles:
            raise NotAuthorized("wrong_role", "Only a trainer may do that: a floor supervisor or a manager.")
        trainee = self._staff.person(person_id)
        if trainee is not None and not besides((trainer,), (trainee,)):
            raise NotAuthorized("same_person", "You cannot certify yourself: another trainer must sign.")
        try:
            person = self._staff.prove(trainer.id, pin, roles=roles, pad=self._table)
        except NotProven as refusal:
            for guess in refusal.events:
                self.book.write(guess, actor="kiosk")
            raise
        self.require_signed(person)
        return person
