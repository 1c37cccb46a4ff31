"""The view-model of training: who is here, what they do, and the way between its pages. Every page is marked TRAINING.

sign_in → home (the way) → exercises | all (hands, examination) → drill | hand | exam | report | people → report | hands
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged
from kiosk.core.disk import replace_file
from kiosk.core.errors import KioskError, NotAuthorised
from kiosk.core.text import Text
from kiosk.staff import Person
from kiosk.training import DrillSession, Level, NextTask, Scenario, School, SessionKind, Trainee, day_of
from ui.vm.controls.rest import DOUBLE_TAP_S, Rest
from ui.vm.controls.view import REFUSED, in_qml, touch
from ui.vm.controls.words import say
from ui.vm.training import exercises, words
from ui.vm.training.drill import TrainingDrill
from ui.vm.training.exam import TrainingExam
from ui.vm.training.exchange import exchange, exchange_keys
from ui.vm.training.hand import TrainingHand
from ui.vm.training.look import A_PAGE, TrainingView
from ui.vm.training.report import TrainingReport
from ui.vm.training.rows import certificate_page, people_rows, week_page
from ui.vm.training.way import TrainingWay

_HANDS = 200
_BASES = ("home", "exercises", "all")
IDLE_MS = 10 * 60 * 1000


@in_qml
class TrainingScreen(TrainingView):
    """Training on the screen. `dice` makes the seeds of drills and hands that nobody has chosen.

    `ended` says that training is to be closed: by a trainer, or because nobody has touched anything for `IDLE_MS`; it
    then `gave_way` to the live table.
    """

    ended = Signal()

    def __init__(
        self, school: School, *, dice: random.Random, exports: Path, practice_shoe: bool = False,
        double_tap_s: float = DOUBLE_TAP_S, who: Person | None = None, parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(school, parent=parent)
        self._owner = None if who is None else Trainee(who, is_trainer=False)
        self._dice = dice
        self._exports = exports
        self._practice_shoe = practice_shoe
        self._rest = Rest(double_tap_s)
        self._shoe_is_away = self._is_stopping = self.gave_way = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.give_way)
        self._idle.start()
        self.changed.connect(self._awake)
        self.signing.chosen.connect(self._forget_said)
        self._come_in()

    def close(self) -> None:
        """Leave whatever is open. It is kept, and goes on another time; an examination within its hours."""
        self._leave_hand()
        self._leave_full_table()
        self._leave_exam_hand()
        if self.sat is not None:
            self.sat.close()
        self._idle.stop()
        super().close()

    # ----------------------------------------------------------------------------------------------------- refreshing

    def _show(self, view: str, *, of: str = "") -> None:
        """Open a page; `of`: at the scenario of this key."""
        self._at, self._page, self._strip = view, 0, ""
        if view in _BASES:
            self._base = view
        if view == "home":
            self._look_at_the_way()
        if of:
            self._page = [key.key for key in self._scenario_keys()].index(of) // A_PAGE
        self.refresh()

    def _look_at_the_way(self) -> None:
        """Work out anew where somebody is, and what comes next."""
        assert self._who is not None
        way = self.school.curriculum(self._who.person.id, self._game)
        if self._way is None:
            self._way = TrainingWay(way, parent=self)
        else:
            self._way.take(way)

    def _forget_said(self) -> None:
        self._strip = ""

    def forget_strip(self) -> None:
        """Let stand what was told until something else is."""

    def refused(self, error: KioskError) -> None:
        self.tell(error.message)

    def tell(self, sentence: Text | str, tone: str = REFUSED) -> None:
        """Say one sentence in the strip, "" for none."""
        self._strip, self._strip_tone = sentence, tone
        self.refresh()

    def _told(self, sentence: Text | str, tone: str) -> None:
        """Say what a part of the window says. An examination that has ended by it, as one that is late, is over."""
        if self.sat is not None and self.sat.is_over:
            self._exam_ends()
        self.tell(sentence, tone)

    @property
    def signed_in(self) -> Person | None:
        """Return who trains, None while nobody does."""
        return self._who.person if self._who else None

    def say_again(self) -> None:
        """Say everything again: the language is another one."""
        for drill in (self._drill, self._hand, self._exam):
            if drill is not None:
                drill.refresh()
        if self._report is not None:
            self._report_on(self._report.person)
        if self._way is not None:
            self._way.refresh()
        self._rows = people_rows(self.school, self._game) if self._at == "people" else []
        self.refresh()

    @property
    def sitting(self) -> TrainingDrill | None:
        """Return the drill that is open."""
        return self._drill

    @property
    def dealt(self) -> TrainingHand | None:
        """Return the guided hand that is open."""
        return self._hand

    # ---------------------------------------------------------------------------------------------------------- people

    @touch()
    def turnPage(self) -> None:
        """Show the next page of scenarios, hands or people; after the last, the first."""
        self._page += 1

    @touch()
    def signIn(self) -> None:
        """Use the PIN to come in, or to sign."""
        if self._at == "sign":
            self._sign()
            return
        self._who = self.school.sign_in(*self._entry.take())
        self._entry.forget()
        self._show("home")
        if self._who.is_trainer and self.school.scenarios.problems:
            self.tell(self.school.scenarios.problems[0], "warning")

    def _come_in(self) -> None:
        """Show who may come in; on somebody's own machine, whose it is."""
        self._who = self._owner
        self._way, self._base = None, "home"
        self._show("home" if self._who else "sign_in")

    def _awake(self) -> None:
        """Somebody is here: what is shown has changed."""
        self._idle.start()

    def give_way(self) -> None:
        """Leave everything as it is kept, so that the table can be opened: nobody has trained for a while."""
        self._leave_hand()
        self._leave_full_table()
        self._leave_exam_hand()
        if self.sat is not None:
            self.sat.close()
        self._drill = self._report = self._way = self._who = self.sat = None
        self._show("sign_in")
        self.tell(words.GAVE_WAY, "warning")
        self.gave_way = True
        self.ended.emit()

    @touch()
    def closeTraining(self) -> None:
        """Close training, so that the table can be opened. Raise NotAuthorised for who is no trainer."""
        self._need_trainer_or_owner()
        self.ended.emit()

    @touch()
    def signOut(self) -> None:
        """Let somebody else come in; on somebody's own machine, close it."""
        if self._owner is not None:
            self.ended.emit()
        self._come_in()

    # ------------------------------------------------------------------------------------------------------------ home

    @touch(str)
    def chooseGame(self, key: str) -> None:
        self._game = key
        self._show(self._base)

    @touch()
    def openExercises(self) -> None:
        """Show what can be practised besides hands."""
        self._show("exercises")

    @touch()
    def openAll(self) -> None:
        """Show the hands that can be dealt, and the examination."""
        self._show("all")

    @touch()
    def openWay(self) -> None:
        """Show the way, and the next thing to do."""
        self._base = "home"
        self.goHome()

    @touch()
    def doNext(self) -> None:
        """Do the next thing."""
        if self._way is not None:
            self._do(self._way.way.next)

    @touch(str)
    def beginExercise(self, key: str) -> None:
        """Begin one of the exercises, or go on with it."""
        self._do(NextTask(key))

    def _do(self, task: NextTask) -> None:
        assert self._who is not None
        if task in exercises.DRILLS:
            seed = self._dice.randrange(1 << 30)
            kind = exercises.DRILLS[task]
            self._open_drill(self.school.exercise(self._who, self._game, kind, seed=seed), done=self._exercise_ends)
        elif task in exercises.HANDS:
            self._level = exercises.HANDS[task]
            self.beginHand("")
        elif task is NextTask.DRILL:
            self.beginDrill()
        elif task is NextTask.FULL_TABLE:
            self._deal_full_table()
        elif task is NextTask.EXAMINATION:
            self.beginExam()

    def _exercise_ends(self) -> None:
        """Show the way again: what comes next may be something else."""
        self._drill = None
        self._show(self._base)

    def _deal_full_table(self) -> None:
        """Deal a full table, to be settled against the clock."""
        assert self._who is not None
        table = self.school.full_table(self._who, self._game, seed=self._dice.randrange(1 << 30))
        self._settled = table
        self._exam = TrainingExam(table, went_on=self._settled_one, tell=self.tell, rest=self._rest, parent=self)
        self._exam.changed.connect(self._awake)
        self._show("exam")

    def _settled_one(self) -> None:
        """Go on to the next wager of a full table; after the last, say how it went."""
        assert self._settled is not None
        if self._settled.is_over:
            self._leave_exam_hand()
            self._settled.table.journal.close()
            self._show("exam_over")
        else:
            self.refresh()

    def _leave_full_table(self) -> None:
        table, self._settled = self._settled, None
        if table is not None and self._exam is not None:
            self._leave_exam_hand()
            table.table.journal.close()

    @touch(str)
    def chooseLevel(self, key: str) -> None:
        self._level = Level(key)

    @touch()
    def goHome(self) -> None:
        """Leave the page. A drill or hand that is left goes on another time; an examination is failed, which is asked
        first."""
        if self.sat is not None:
            self._stop_exam()
            return
        self._leave_hand()
        self._leave_full_table()
        self._leave_signature()
        self._drill = self._report = None
        self._show(self._base if self._who else "sign_in")

    def _leave_hand(self) -> None:
        hand, self._hand = self._hand, None
        if hand is not None:
            self.refresh()
            hand.close()
            hand.deleteLater()

    # ----------------------------------------------------------------------------------------------------- examination

    @touch()
    def beginExam(self) -> None:
        """Go on with the examination that was begun, or begin one in this game."""
        assert self._who is not None
        self.sat = self.school.examination(self._who, self._game, seed=self._dice.randrange(1 << 30))
        self._game = self.sat.record.game
        self._report = None
        self._exam_goes_on()

    def _exam_goes_on(self) -> None:
        """Show what is asked next."""
        sitting = self.sat
        assert sitting is not None
        self._is_stopping = False
        if sitting.in_payouts:
            if self._drill is None:
                self._drill = TrainingDrill(
                    sitting.questions, done=self._exam_goes_on, said=self._exam_goes_on, went_on=self.refresh,
                    tell=self._told, rest=self._rest, parent=self,
                )  # fmt: skip
                self._drill.changed.connect(self._awake)
                self._show("drill")
            else:
                self.refresh()
            return
        self._drill = None
        hand = sitting.go_on()
        if hand is None:
            self._exam_ends()
        elif self._exam is None or self._exam.hand is not hand:
            self._leave_exam_hand()
            self._exam = TrainingExam(hand, went_on=self._exam_goes_on, tell=self._told, rest=self._rest, parent=self)
            self._exam.changed.connect(self._awake)
            self._show("exam")
        else:
            self.refresh()

    def _stop_exam(self) -> None:
        """Stop at the second touch; say at the first that it is failed then."""
        sitting = self.sat
        assert sitting is not None
        if not self._is_stopping:
            self._is_stopping = True
            self.tell(words.STOP_FAILS)
            return
        sitting.stop()
        self._exam_ends()

    def _exam_ends(self) -> None:
        """Show what it came to."""
        sitting, self.sat = self.sat, None
        assert sitting is not None
        self._leave_exam_hand()
        sitting.close()
        self._drill, self._over, self._is_stopping = None, sitting, False
        self._show("exam_over")

    def _leave_exam_hand(self) -> None:
        hand, self._exam = self._exam, None
        if hand is not None:
            self.refresh()
            hand.close()
            hand.deleteLater()

    @touch()
    def beginDrill(self) -> None:
        """Go on with the drill that was left, or begin one."""
        assert self._who is not None
        left = self.school.resumable(self._who, self._game, SessionKind.DRILL)
        length = self.school.settings.house.training.questions
        seed = self._dice.randrange(1 << 30)
        session = (
            self.school.resume_drill(left) if left
            else self.school.drill(self._who, self._game, seed=seed, length=length)
        )  # fmt: skip
        self._open_drill(session, done=self.openReport)

    def _open_drill(self, session: DrillSession, *, done: Callable[[], None]) -> None:
        self._drill = TrainingDrill(
            session, done=done, said=self._look_at_myself, went_on=self.refresh, tell=self._told, rest=self._rest,
            parent=self,
        )  # fmt: skip
        self._drill.changed.connect(self._awake)
        self._look_at_myself()
        self._show("drill")

    def _look_at_myself(self) -> None:
        """Work the figures beside the drill out anew."""
        assert self._who is not None
        self._report_on(self._who.person.id)
        self.refresh()

    @touch(str)
    def beginHand(self, key: str) -> None:
        """Deal a scenario, or, for "", any hand."""
        assert self._who is not None
        scenario = self._scenario(key)
        self._open(self.school.hand(self._who, scenario, self._level, practice_shoe=self._practice_shoe))

    def _scenario(self, key: str) -> Scenario:
        if key:
            return self.school.scenarios.known[key]
        return self.school.random_hand(self._game, self._dice.randrange(1 << 30))

    @touch()
    def resumeHand(self) -> None:
        """Go on with the hand that was left."""
        assert self._who is not None
        session = self.school.resumable(self._who, self._game, SessionKind.HAND)
        if session is not None:
            self._level = session.level
            self._open(self.school.resume_hand(session, practice_shoe=self._practice_shoe))

    @touch()
    def dealAgain(self) -> None:
        """Deal the hand that is over once more, from its beginning."""
        if self._hand is not None and self._hand.hand.is_over:
            assert self._who is not None
            scenario = self._hand.hand.scenario
            self._leave_hand()
            self._open(self.school.hand(self._who, scenario, self._level, practice_shoe=self._practice_shoe))

    def _open(self, hand: Any) -> None:
        self._hand = TrainingHand(hand, tell=self.tell, rest=self._rest, parent=self)
        self._hand.changed.connect(self._awake)
        self._show("hand")
        if self._shoe_is_away:
            self.tell(words.SHOE_AWAY)

    def shoe_event(self, event: ShoeEvent) -> None:
        """Take what the practice shoe reports."""
        match event:
            case CardRead(card) if self._hand is not None:
                self._hand.card(card)
            case CardUnread() if self._hand is not None:
                self.tell(words.SHOE_UNREAD)
            case ShoeAlarm(what=what, over=over):
                self.tell("" if over else what)
            case StateChanged(DeviceState.ABSENT | DeviceState.BACKING_OFF):
                self._shoe_is_away = True
                self.tell(words.SHOE_AWAY)
            case StateChanged(DeviceState.READY) if self._shoe_is_away:
                self._shoe_is_away = False
                self.tell(words.SHOE_BACK, "warning")
            case _:
                pass

    # --------------------------------------------------------------------------------------------------------- reports

    def _report_on(self, person_id: str) -> None:
        """Work the report on one person out anew. Where it is shown already, only what differs is told."""
        school = self.school
        held, state = school.exams.certificate(person_id, self._game)
        progress = school.progress(person_id, self._game)
        if self._report is not None and self._report.person == person_id:
            self._report.take(progress, held, state)
        else:
            name = school.names().get(person_id, person_id)
            wanted = school.settings.house.training.hours
            self._report = TrainingReport(person_id, name, progress, held, state, wanted_hours=wanted, parent=self)

    @touch()
    def openReport(self) -> None:
        """Show somebody their own progress."""
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
        self._rows = people_rows(self.school, self._game)
        self._show("people")
        if not self._rows:
            self.tell(words.NOBODY_YET, "warning")

    @touch()
    def openExchange(self) -> None:
        """Show where all training can be written to, and the files from which it can be taken over. Raise NotAuthorised
        for who is no trainer; on their own machine everybody may."""
        self._need_trainer_or_owner()
        self._report = None
        self._carried = exchange_keys(self.school, self._exports)
        self._show("exchange")

    @touch(str)
    def exchange(self, key: str) -> None:
        """Write everything, or take a file over."""
        self._need_trainer_or_owner()
        assert self._who is not None
        said = exchange(self.school, self._who.person, key)
        self._carried = exchange_keys(self.school, self._exports)
        self.tell(said, "warning")

    def _need_trainer_or_owner(self) -> None:
        if self._owner is None and not (self._who and self._who.is_trainer):
            raise NotAuthorised("wrong_role", "Only a trainer may do that: a floor supervisor or a manager.")

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
        self.tell(words.KEPT.fill(title=scenario.title), "warning")

    @touch()
    def certify(self) -> None:
        """Ask for the PIN with which the person whose report is shown is certified."""
        assert self._who is not None and self._report is not None
        self.school.exams.refuse_certificate(self._report.person, self._game)
        self._ask_pin("certify")

    @touch()
    def revoke(self) -> None:
        """Ask why the certificate of the person whose report is shown is revoked."""
        assert self._report is not None
        self._show("reasons")
        self.tell(words.WHY_REVOKED.fill(name=self._report.of), "warning")

    @touch(int)
    def pickWhy(self, nth: int) -> None:
        """Take the reason, and ask for the PIN."""
        self._ask_pin(str(words.REASONS[nth]))

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
        if self._signs == "certify":
            certificate = exams.certify(self._who.person, pin, person, self._game)
            said = words.CERTIFIED_NOW.fill(name=name, day=day_of(certificate.until_ms))
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
            path = self._exports / f"certificate-{held.game}-{held.person}.pdf"
            page = certificate_page(self.school, held, report)
            self._save(path, lambda: write_certificate(path, page))

    @touch()
    def exportCsv(self) -> None:
        """Write everybody's weeks as CSV."""
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
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write()
        except OSError as error:
            self.tell(words.NOT_SAVED.fill(path=str(path), why=error.strerror or str(error)))
        else:
            self.tell(words.SAVED.fill(path=str(path)), "warning")
