"""The desk of a trainer: progress of all trainees, certificates, hands of the table, other kiosks, and printing."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from kiosk.core.dates import day_at
from kiosk.core.disk import make_folder, replace_file
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.core.text import Text
from kiosk.training import School, day_of
from ui.vm.controls.finding import sorted_by_name
from ui.vm.controls.view import touch
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.exchange import FileTaker, exchange_keys, is_taken_over, write_answers
from ui.vm.training.report import TrainingReport
from ui.vm.training.rows import ChoiceKey, certificate_page, people_rows, sorted_people, week_page
from ui.vm.training.sitting import TrainingSitting
from ui.window.rest import Rest

_HANDS = 200
GIVE = "give:"


class TrainingDesk(TrainingSitting):
    """The touches of a trainer, and of a trainee who views their own progress. `exports` is where pages are written."""

    def __init__(
        self, school: School, *, dice: random.Random, rest: Rest, exports: Path, parent: QObject | None
    ) -> None:
        super().__init__(school, dice=dice, rest=rest, parent=parent)
        self._exports = exports
        self._files = FileTaker(school.store.path, self._took)

    def close(self) -> None:
        self._files.close()
        super().close()

    def _took(self, said: Text | str, tone: str) -> None:
        if self._at == "exchange":
            self._carried = self._exchange_keys()
            self.tell(said, tone)

    def _report_on(self, person_id: str) -> None:
        """Compute the report on one person again. If it is already shown, only differences are signaled."""
        school = self.school
        held, state = school.exams.certificate(person_id, self._game)
        progress, can_certify = school.progress(person_id, self._game), school.exams.can_certify(person_id, self._game)
        if self._report is not None and self._report.person == person_id:
            self._report.take(progress, held, state, can_certify=can_certify)
        else:
            name = school.names().get(person_id, person_id)
            wanted = school.settings.house.training.hours
            self._report = TrainingReport(
                person_id, name, progress, held, state, wanted_hours=wanted,
                is_known=school.staff.person(person_id) is not None, can_certify=can_certify, parent=self,
            )  # fmt: skip

    @touch()
    def openReport(self) -> None:
        """Show a person their own progress."""
        if self._who is not None:
            self.openPerson(self._who.person.id)

    @touch(str)
    def openPerson(self, person_id: str) -> None:
        """Show the progress of one person."""
        self._leave_full_table()
        self._report_on(person_id)
        self._drill = None
        self._show("report")

    @touch()
    def openPeople(self) -> None:
        """Show a trainer everybody."""
        self._report = None
        self._sorted_by = "score"
        self._rows = people_rows(self.school, self._game)
        self._show("people")
        if not self._rows:
            self.tell(words.NOBODY_YET, "warning")

    @touch(str)
    def sortPeople(self, by: str) -> None:
        """Sort everybody by a column."""
        self._sorted_by, self._page = by, 0
        self._rows = sorted_people(self._rows, by)

    @touch()
    def openExchange(self) -> None:
        """Show where one's own answers can be written to; to a trainer, also those of everybody, and the files from
        which they can be taken over, which everybody may on their own machine."""
        self._report, self._gives = None, ""
        self._carried = self._exchange_keys()
        self._show("exchange")

    @touch()
    def openGive(self) -> None:
        """Ask a trainer who trained under an ID that is not in the register."""
        self._need_trainer_or_owner()
        if self._report is not None and self.school.staff.person(self._report.person) is None:
            self._gives, self._report = self._report.person, None
            people = sorted_by_name(self.school.people())
            self._carried = [ChoiceKey(f"{GIVE}{person.id}", person.name, person.id) for person in people]
            self._show("exchange")

    def _give(self, person_id: str) -> None:
        self._need_trainer_or_owner()
        assert self._who is not None
        given, self._gives = self._gives, ""
        self.school.store.reassign(given, person_id, by=self._who.person.id, at_ms=self.school.clock.now_ms())
        name = self.school.names()[person_id]
        self.openPeople()
        self.tell(words.GIVEN.fill(id=given, name=name), "warning")

    @touch(str)
    def exchange(self, key: str) -> None:
        """Write all or one's own answers, merge a file, or reassign answers. Raise NotAuthorized if not permitted."""
        assert self._who is not None
        if self._gives and key.startswith(GIVE):
            self._give(key.removeprefix(GIVE))
            return
        if key not in [key.key for key in self._exchange_keys()]:
            self._need_trainer_or_owner()
        if is_taken_over(key):
            said = self._files.take(key)
        else:
            said = write_answers(self.school, self._who.person, key)
            self._carried = self._exchange_keys()
        self.tell(said, "warning")

    def _exchange_keys(self) -> list[ChoiceKey]:
        is_trainer = self._who is not None and self._who.is_trainer
        takes = is_trainer or self._owner is not None
        return exchange_keys(self.school, self._exports, everybody=is_trainer, takes=takes)

    def _need_trainer_or_owner(self) -> None:
        if self._owner is None and not (self._who and self._who.is_trainer):
            raise NotAuthorized("wrong_role", "Only a trainer may do that: a floor supervisor or a manager.")

    @touch()
    def openHands(self) -> None:
        """Show a trainer the hands of this table, to make a scenario of one."""
        self._live = self.school.live_hands(_HANDS)
        self._show("hands")
        if not self._live:
            self.tell(words.NO_HANDS, "warning")

    @touch(str)
    def keepHand(self, number: str) -> None:
        """Make a scenario of a hand."""
        assert self._who is not None
        scenario = self.school.keep_hand(self._who, int(number))
        self._game = scenario.game.key
        self._show("all", of=scenario.key)
        self.tell(words.KEPT.fill(title=words.title_of(scenario)), "warning")

    @touch()
    def certify(self) -> None:
        """Ask for the PIN with which the person whose report is shown is certified."""
        assert self._who is not None and self._report is not None
        self.school.exams.refuse_certificate(self._report.person, self._game)
        self._ask_pin("certify")

    @touch()
    def revoke(self) -> None:
        """Ask for the reason of revoking the certificate of the person whose report is shown."""
        assert self._report is not None
        self._show("reasons")
        self.tell(words.WHY_REVOKED.fill(name=self._report.of), "warning")

    @touch(int)
    def pickWhy(self, nth: int) -> None:
        """Take the reason, and ask for the PIN."""
        self._ask_pin(str(words.REASONS[nth]))

    @touch()
    def openNeeds(self) -> None:
        """Show a manager the needs of the person whose report is shown, to choose and sign them."""
        assert self._report is not None
        self._needs = self.school.exams.needs(self._report.person)
        self._show("needs")

    @touch(str)
    def chooseNeed(self, key: str) -> None:
        """Choose a time, a size of words, or a hand. It counts once it is signed."""
        what, _, value = key.partition(".")
        fields = {"time": ("time_percent", int), "words": ("text_percent", int), "hand": ("hand", str)}
        name, read = fields[what]
        self._needs = replace(self._needs, **{name: read(value)})

    @touch()
    def signNeeds(self) -> None:
        """Ask for the PIN of the manager."""
        self._ask_pin("needs")

    @touch()
    def backToPerson(self) -> None:
        """Leave the signature, and show the report again."""
        if self._report is not None:
            self._leave_signature()
            self.openPerson(self._report.person)

    def _leave_signature(self) -> None:
        self._signs = ""
        self._entry.forget()

    def _ask_pin(self, why: str) -> None:
        assert self._who is not None
        self._signs = why
        self._entry.choose(self._who.person.id)
        self._show("sign")

    def _sign(self) -> None:
        """Sign with the PIN that was entered: a certificate, or its revocation."""
        assert self._who is not None and self._report is not None
        person, exams = self._report.person, self.school.exams
        _, pin = self._entry.take()
        name = self.school.names()[person]
        if self._signs == "needs":
            exams.sign_needs(self._who.person, pin, person, self._needs)
            said = words.NEEDS_NOW.fill(name=name)
        elif self._signs == "certify":
            certificate = exams.certify(self._who.person, pin, person, self._game)
            said = words.CERTIFIED_NOW.fill(name=name, day=day_at(certificate.until_ms))
        else:
            exams.revoke(self._who.person, pin, person, self._game, self._signs)
            said = words.REVOKED_NOW.fill(name=name)
        exams.close()
        self._leave_signature()
        self.openPerson(person)
        self.tell(said, "warning")

    @touch()
    def printCertificate(self) -> None:
        """Write the certificate of the person whose report is shown as one page."""
        from ui.vm.training.certificate_pdf import write_certificate

        report = self._report
        if report is not None and report.held is not None:
            held = report.held
            if held.examination not in self.school.exams.book.ledger.records:
                raise Refused("elsewhere", "This certificate was signed at another kiosk: print it there.")
            path = self._exports / f"certificate-{held.game}-{held.person}.pdf"
            page = certificate_page(self.school, held, report)
            self._save(path, lambda: write_certificate(path, page))

    @touch()
    def exportCsv(self) -> None:
        """Write the weekly reports of all people as CSV."""
        path = self._exports / f"training-{self._game}.csv"
        self._save(path, lambda: replace_file(path, self.school.csv(self._game).encode()))

    @touch()
    def printWeek(self) -> None:
        """Write the training of this week as one page: everybody, a line each."""
        from ui.vm.training.week_pdf import write_week

        path = self._exports / f"training-week-{self._game}-{day_of(self.school.clock.now_ms())}.pdf"
        page = week_page(self.school, self._game)
        self._save(path, lambda: write_week(path, page))

    @touch()
    def exportPdf(self) -> None:
        """Write the report that is shown as one page."""
        from ui.vm.training.report_pdf import write_report

        report = self._report
        if report is not None:
            path = self._exports / f"training-{self._game}-{report.person}.pdf"
            title = say(self.school.games[self._game].game.title)
            self._save(path, lambda: write_report(path, report, game=title))

    def _save(self, path: Path, write: Callable[[], object]) -> None:
        try:
            make_folder(path.parent)
            write()
        except OSError as error:
            self.tell(words.NOT_SAVED.fill(path=str(path), why=error.strerror or str(error)))
        else:
            self.tell(words.SAVED.fill(path=str(path)), "warning")
