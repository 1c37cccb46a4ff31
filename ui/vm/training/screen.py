"""The view model of training: the person, their tasks, and the way between its pages. Every page is marked TRAINING.

sign_in → home (the way) → exercises | all (hands, examination) → drill | hand | exam | report | people → report | hands
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from kiosk.core.devices import (
    BadgeEvent,
    BadgeRead,
    CardRead,
    CardUnread,
    DeviceState,
    ShoeAlarm,
    ShoeEvent,
    StateChanged,
)
from kiosk.staff import Person
from kiosk.training import CarriedHere, Level, NextTask, Scenario, School, SessionKind, StagedQuestions, Trainee
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import NOT_HERE
from ui.vm.training import exercises, words
from ui.vm.training.desk import TrainingDesk
from ui.vm.training.drill import TrainingDrill
from ui.vm.training.hand import TrainingHand
from ui.vm.training.look import IDLE_MS
from ui.vm.training.rows import people_rows
from ui.window.rest import Rest


@in_qml
class TrainingScreen(TrainingDesk):
    """Training on the screen. `dice` makes the seeds of drills and hands that nobody has chosen.

    `ended` says that training is to be closed: by a trainer, or because nobody has touched anything for `IDLE_MS`, and
    for as long as the present answer of an examination may take; it then `gave_way` to the live table.
    """

    ended = Signal()

    def __init__(
        self, school: School, *, dice: random.Random, exports: Path, practice_shoe: bool = False,
        rest: Rest | None = None, who: Person | None = None, parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(school, dice=dice, rest=rest or Rest(), exports=exports, parent=parent)
        self._owner = None if who is None else Trainee(who, is_trainer=False)
        self._practice_shoe = practice_shoe
        self._shoe_is_away = self.gave_way = False
        self.idle.timeout.connect(self.give_way)
        self.idle.start(IDLE_MS)
        self.changed.connect(self._awake)
        self.signing.chosen.connect(self._forget_said)
        self._come_in()

    def close(self) -> None:
        """Leave the open page. It is saved, and can be continued later; an examination within its hours."""
        self._leave_hand()
        self._leave_full_table()
        self._leave_exam_hand()
        self._stop_clock()
        if self.sat is not None:
            self.sat.close()
        self.idle.stop()
        super().close()

    @property
    def signed_in(self) -> Person | None:
        """Return the trainee, None if there is none."""
        return self._who.person if self._who else None

    def say_again(self) -> None:
        """Show everything again, in another language."""
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
        if self._at == "exam_sign":
            self._sign_in_again()
            return
        self._who = self.school.sign_in(*self._entry.take())
        self._entry.forget()
        self._show("home")
        if self._who.is_trainer and self.school.scenarios.problems:
            self.tell(self.school.scenarios.problems[0], "warning")
        elif self._way is not None and self._way.reminders:
            self.tell(self._way.reminders[0], "warning")

    def _come_in(self) -> None:
        """Show the people who may sign in; on a private machine, its owner."""
        self._who = self._owner
        self._leave_signature()
        self._way, self._base = None, "home"
        self._show("home" if self._who else "sign_in")
        if self._owner is not None and self.school.staff.person(self._owner.person.id) is None:
            self.tell(words.NOT_IN_REGISTER.fill(id=self._owner.person.id), "warning")

    @Slot()
    def give_way(self) -> None:
        """End training with everything stored, so that the table can be opened: nobody has trained for a while."""
        self._carry()
        self._leave_hand()
        self._leave_full_table()
        self._leave_exam_hand()
        self._stop_clock()
        if self.sat is not None:
            self.sat.close()
        self._drill = self._report = self._way = self._who = self.sat = None
        self._show("sign_in")
        self.tell(words.GAVE_WAY, "warning")
        self.gave_way = True
        self.ended.emit()

    @touch()
    def closeTraining(self) -> None:
        """Close training, so that the table can be opened. Raise NotAuthorized for a person who is not a trainer."""
        self._need_trainer_or_owner()
        self.ended.emit()

    @touch()
    def signOut(self) -> None:
        """Let another person sign in; on a private machine, close it."""
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
        """Show the exercises besides hands."""
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
            today = self._way.home.today
            self._do(today[0].task if today else self._way.way.next)

    @touch(str)
    def openStep(self, key: str) -> None:
        """Drill a step of the map: its payouts, or its cards where it has none."""
        assert self._who is not None
        drill = self.school.step_drill(self._who, self._game, key, seed=self._dice.randrange(1 << 30))
        self._open_drill(drill, done=self._exercise_ends)

    @touch(str)
    def beginExercise(self, key: str) -> None:
        """Begin or continue one of the exercises."""
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
        elif task is NextTask.WATCH:
            self._watch()
        elif task is NextTask.LESSON:
            self._level = Level.PROMPTED
            self._open(self.school.hand(self._who, self.school.lesson(self._game), self._level))
        elif task is NextTask.DRILL:
            self.beginDrill()
        elif task is NextTask.MATERIAL:
            seed = self._dice.randrange(1 << 30)
            drill = self.school.material_drill(self._who, self._game, seed=seed)
            self._open_drill(drill, done=self._exercise_ends)
        elif task is NextTask.FULL_TABLE:
            self._deal_full_table()
        elif task is NextTask.EXAMINATION:
            self.beginExam()

    def _exercise_ends(self) -> None:
        """Show the way again: the next task may have changed."""
        self._drill = None
        self._show(self._base)

    @touch(str)
    def chooseLevel(self, key: str) -> None:
        self._level = Level(key)

    @touch()
    def goHome(self) -> None:
        """Leave the page. A drill or hand that is left can be continued later; an examination is failed, which is asked
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

    def _open_drill(self, session: StagedQuestions, *, done: Callable[[], None]) -> None:
        self._drill = TrainingDrill(
            session, done=done, said=self._look_at_myself, went_on=self.refresh, tell=self._notify, rest=self.rest,
            parent=self,
        )  # fmt: skip
        self._drill.changed.connect(self._awake)
        self._look_at_myself()
        self._show("drill")

    def _look_at_myself(self) -> None:
        """Compute the figures beside the drill again."""
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

    def _watch(self) -> None:
        assert self._who is not None
        left = self.school.resumable(self._who, self._game, SessionKind.HAND)
        self._level = Level.WATCHED
        if left is not None and left.level is Level.WATCHED:
            self._open(self.school.resume_hand(left))
        else:
            self._open(self.school.watch(self._who, self._game))

    @touch()
    def dealLesson(self) -> None:
        """Deal the hand that was watched, with everything prompted."""
        self._leave_hand()
        self._do(NextTask.LESSON)

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
        self._hand = TrainingHand(hand, tell=self.tell, rest=self.rest, parent=self)
        self._hand.changed.connect(self._awake)
        self._show("hand")
        if self._shoe_is_away:
            self.tell(words.SHOE_AWAY)

    def carried_event(self, event: CarriedHere) -> None:
        """Show the outcome of an exchange with the floor server, on the first page of the person."""
        if self._at != "home" or self._who is None or self._who.person.id != event.person:
            return
        if event.answers:
            self._look_at_the_way()
            self.tell(words.CARRIED.fill(n=event.answers), "warning")
        elif event.is_away:
            self.tell(words.NOT_CARRIED, "warning")

    def badge_event(self, event: BadgeEvent) -> None:
        """Handle an event of the table's badge reader.

        A badge names the signer, and the PIN proves it. If an examination asks for a new sign-in, the badge of its
        person is enough: they have signed in with their PIN before it.
        """
        if isinstance(event, StateChanged):
            self._reads_badges = event.state is DeviceState.READY
            self.tell("" if self._reads_badges else event.why)
        elif isinstance(event, BadgeRead):
            person, asked = self.school.staff.with_badge(event.id), self._pin_asked()
            if self.signing.other_badge("" if person is None else person.id):
                return
            if person is None:
                self.tell(words.NOBODYS_BADGE)
            elif asked is not None and person not in (asked.people or ()):
                self.tell(NOT_HERE.fill(name=person.name))
            elif self._at == "exam_sign":
                self.perform(self._sign_in_by_badge)
            elif asked is not None and self.signing.take_badge(person.id):
                self.tell("")

    def shoe_event(self, event: ShoeEvent) -> None:
        """Handle an event of the practice shoe."""
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
