"""An examination, and a full table against the clock: one answer after the other."""

import random

from PySide6.QtCore import QObject

from kiosk.core.errors import KioskError
from kiosk.core.text import Text
from kiosk.training import Examination, School
from ui.vm.controls.view import touch
from ui.vm.training import words
from ui.vm.training.answer_clock import TrainingClock
from ui.vm.training.drill import TrainingDrill
from ui.vm.training.exam import TrainingExam
from ui.vm.training.look import TrainingView
from ui.window.rest import Rest


class TrainingSitting(TrainingView):
    """The touches of an examination and of a full table. `dice` makes the seeds that nobody has chosen."""

    def __init__(self, school: School, *, dice: random.Random, rest: Rest, parent: QObject | None) -> None:
        super().__init__(school, parent=parent)
        self._dice = dice
        self.rest = rest
        self._is_stopping = False

    def _notify(self, sentence: Text | str, tone: str) -> None:
        """Show a message of a part of the window, and leave an examination that has ended, such as a late one."""
        if self.sat is not None and self.sat.is_over:
            self._exam_ends()
        self.tell(sentence, tone)

    def _deal_full_table(self) -> None:
        assert self._who is not None
        table = self.school.full_table(self._who, self._game, seed=self._dice.randrange(1 << 30))
        self._settled = table
        self._exam = TrainingExam(table, went_on=self._settled_one, tell=self.tell, rest=self.rest, parent=self)
        self._exam.changed.connect(self._awake)
        self._show("exam")

    def _settled_one(self) -> None:
        """Go on to the next wager of a full table; after the last, show the result."""
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

    @touch()
    def beginExam(self) -> None:
        """Resume the open examination, or show the length and pass mark of a new one."""
        assert self._who is not None
        if self.school.exams.book.ledger.open_of(self._who.person.id) is None:
            self.school.refuse_examination(self._who, self._game)
            self._show("exam_begin")
        else:
            self.startExam()

    @touch()
    def startExam(self) -> None:
        """Continue the open examination, or begin one in this game."""
        assert self._who is not None
        self.sat = self.school.examination(self._who, self._game)
        self._game = self.sat.record.game
        self._report = None
        if self.sat.is_over:
            self._exam_ends()
        else:
            self._exam_goes_on()

    def _exam_goes_on(self) -> None:
        sitting = self.sat
        assert sitting is not None
        self._is_stopping = False
        if self._clock is None:
            self._clock = TrainingClock(sitting, ran_out=self._answer_ran_out, parent=self)
        self._show_what_is_asked(sitting)
        if self._clock is not None:
            self._clock.refresh()

    def _show_what_is_asked(self, sitting: Examination) -> None:
        """Show the page of the next question: a sign-in, a question, a hand, or the outcome."""
        if sitting.needs_sign_in:
            self._drill = None
            self._leave_exam_hand()
            self._entry.choose(sitting.record.person)
            self._show("exam_sign")
            return
        if sitting.in_payouts:
            if self._drill is None:
                self._drill = TrainingDrill(
                    sitting.questions, done=self._exam_goes_on, said=self._exam_goes_on, went_on=self.refresh,
                    tell=self._notify, rest=self.rest, parent=self,
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
            self._exam = TrainingExam(hand, went_on=self._exam_goes_on, tell=self._notify, rest=self.rest, parent=self)
            self._exam.changed.connect(self._awake)
            self._show("exam")
        else:
            self.refresh()

    def _answer_ran_out(self) -> None:
        """Record the present answer as out of time, show that, and continue, without a touch."""
        assert self.sat is not None
        quiet_ms = self.idle.remainingTime()
        said: Text | str = words.EXAM_TIME_OUT
        self._drill = None
        self._leave_exam_hand()  # It would be drawn while its hand continues.
        try:
            self.sat.run_out()
        except KioskError as error:  # The disk is full: the next tick tries again.
            said = error.message
        self._exam_goes_on()
        self.tell(said, "warning")
        self.idle.start(max(0, quiet_ms))

    def _sign_in_again(self) -> None:
        """Go on with the examination once its person has entered the PIN."""
        assert self.sat is not None
        _, pin = self._entry.take()
        self.school.sign_in_again(self.sat, pin)
        self._entry.forget()
        self._exam_goes_on()

    def _sign_in_by_badge(self) -> None:
        """Go on with the examination: its person has held the badge to the reader."""
        assert self.sat is not None
        self.sat.sign_in()
        self._entry.forget()
        self._exam_goes_on()

    def _stop_clock(self) -> None:
        clock, self._clock = self._clock, None
        if clock is not None:
            clock.close()

    def _stop_exam(self) -> None:
        """Stop at the second touch; the first one warns that the examination is then failed."""
        sitting = self.sat
        assert sitting is not None
        if not self._is_stopping:
            self._is_stopping = True
            self.tell(words.STOP_FAILS)
            return
        sitting.stop()
        self._exam_ends()

    def _exam_ends(self) -> None:
        sitting, self.sat = self.sat, None
        assert sitting is not None
        self._leave_exam_hand()
        self._stop_clock()
        sitting.close()
        self._drill, self._over, self._is_stopping = None, sitting, False
        self._show("exam_over")

    def _leave_exam_hand(self) -> None:
        hand, self._exam = self._exam, None
        if hand is not None:
            self.refresh()
            hand.close()
            hand.deleteLater()
