"""The look of the training window around its pages: person, progress, choices, and the strip."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Slot

from kiosk.core.errors import KioskError
from kiosk.core.text import Text, clauses
from kiosk.core.value import value
from kiosk.staff import Role
from kiosk.training import Examination, FullTable, Level, NextTask, PersonNeeds, School, SessionKind, Trainee
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import REFUSED, View
from ui.vm.controls.words import DEALER_BADGE, say
from ui.vm.training import exercises, words
from ui.vm.training.answer_clock import TrainingClock
from ui.vm.training.drill import TrainingDrill
from ui.vm.training.exam import TrainingExam
from ui.vm.training.exam_words import attempt_lines, exam_begin_lines, mistake_lines, pages_of
from ui.vm.training.exercises import exercise_keys, full_table_lines
from ui.vm.training.hand import TrainingHand
from ui.vm.training.report import TrainingReport
from ui.vm.training.rows import ChoiceKey, PersonRow, need_keys, scenario_keys
from ui.vm.training.way import TrainingWay

A_PAGE = 6
IDLE_MS = 10 * 60 * 1000
_BASES = ("home", "exercises", "all")
_WEAK_NAMED = 8  # Named lines with too few answers; My progress shows all.


@value
class TrainingLook:
    """One look of the window; `view` says which page is open."""

    view: str = "sign_in"
    title: str = ""
    note: str = ""
    person: str = ""
    role: str = ""
    is_trainer: bool = False
    is_at_home: bool = False
    drill: TrainingDrill | None = None
    hand: TrainingHand | None = None
    exam: TrainingExam | None = None
    word: str = ""
    clock: TrainingClock | None = None
    exam_was_left: bool = False
    signs: str = ""
    tries: tuple[ChoiceKey, ...] = ()
    is_manager: bool = False
    need_times: tuple[ChoiceKey, ...] = ()
    need_words: tuple[ChoiceKey, ...] = ()
    need_hands: tuple[ChoiceKey, ...] = ()
    outcome: str = ""
    outcome_tone: str = ""
    outcome_lines: tuple[ChoiceKey, ...] = ()
    report: TrainingReport | None = None
    way: TrainingWay | None = None
    games: tuple[ChoiceKey, ...] = ()
    levels: tuple[ChoiceKey, ...] = ()
    choices: tuple[ChoiceKey, ...] = ()
    standings: tuple[PersonRow, ...] = ()
    sorted_by: str = ""
    drill_was_left: bool = False
    hand_was_left: bool = False
    strip: str = ""
    strip_tone: str = "refused"
    page_text: str = ""


class TrainingView(View[TrainingLook]):
    """The look of training; `TrainingScreen` has its touches."""

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, school: School, *, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.school = school
        self.idle = QTimer(self)
        self.idle.setSingleShot(True)
        self._owner: Trainee | None = None  # The owner of this machine.
        self._who: Trainee | None = None
        self._at = "sign_in"
        self._game = next(iter(school.games))
        self._level = Level.PROMPTED
        self._reads_badges = False
        self._entry = PinEntry()
        self.signing = SigningPad(self, self._entry, self._pin_asked, last=school.staff.last_signers)
        self._page, self._pages = 0, 1
        self._drill: TrainingDrill | None = None
        self._hand: TrainingHand | None = None
        self._exam: TrainingExam | None = None
        self.sat: Examination | None = None
        self._over: Examination | None = None
        self._clock: TrainingClock | None = None
        self._signs: str = ""  # The act that a trainer signs: "certify" or the reason of a revocation.
        self._report: TrainingReport | None = None
        self._way: TrainingWay | None = None
        self._base = "home"  # The page to which one returns.
        self._settled: FullTable | None = None
        self._rows: list[PersonRow] = []
        self._sorted_by = "score"
        self._live: list[tuple[int, str]] = []
        self._carried: list[ChoiceKey] = []
        self._needs = PersonNeeds()  # The needs that a manager is choosing.
        self._gives = ""  # The ID whose answers are given to another person.

    @Slot()
    def _awake(self) -> None:
        """Restart the idle timer: a person is here, because the display has changed. It does not expire while the
        present answer has time.
        """
        left_ms = None if self.sat is None else self.sat.left_ms
        self.idle.start(max(IDLE_MS, left_ms or 0))

    def _show(self, view: str, *, of: str = "") -> None:
        """Open a page; `of`: at the scenario of this key."""
        self._at, self._page, self._strip = view, 0, ""
        if view in _BASES:
            self._base = view
        if view == "home":
            self._look_at_the_way()
            self._carry()
        if of:
            self._page = [key.key for key in self._scenario_keys()].index(of) // A_PAGE
        self.refresh()

    def _look_at_the_way(self) -> None:
        """Compute the person's position again, and the next task."""
        assert self._who is not None
        way, home = self.school.home(self._who.person.id, self._game)
        name, reminders = self._who.person.name, self.school.reminders(self._who.person.id)
        if self._way is None:
            self._way = TrainingWay(way, home, name, reminders, parent=self)
        else:
            self._way.take(way, home, name, reminders)

    def _carry(self) -> None:
        if self._who is not None and self._owner is None:
            self.school.carry(self._who.person.id)

    @Slot()
    def _forget_said(self) -> None:
        self._strip = ""

    def forget_strip(self) -> None:
        """Keep the last message until another one comes."""

    def refused(self, error: KioskError) -> None:
        self.tell(error.message)

    def tell(self, sentence: Text | str, tone: str = REFUSED) -> None:
        """Show a sentence in the message strip, "" for none."""
        self._strip, self._strip_tone = sentence, tone
        self.refresh()

    def look(self) -> TrainingLook:
        lists = {**self._lists(), **self._outcome()}
        return TrainingLook(
            view=self._at,
            title=self._title(),
            note=self._note(),
            person=self._who.person.name if self._who else "",
            role=say(words.TRAINER if self._who.is_trainer else words.TRAINEE) if self._who else "",
            is_trainer=self._who is not None and self._who.is_trainer,
            is_at_home=self._owner is not None,
            is_manager=self._who is not None and Role.MANAGER in self._who.person.roles,
            drill=self._drill,
            hand=self._hand,
            exam=self._exam,
            clock=self._clock,
            word=say(words.EXAMINATION if self.sat is not None else words.TRAINING),
            exam_was_left=self._at == "all" and self._exam_is_open(),
            signs=self._signs_what(),
            tries=self._tries(),
            report=self._report,
            way=self._way,
            games=tuple(
                ChoiceKey(key, say(game.game.title), chosen=key == self._game)
                for key, game in self.school.games.items()
            ),
            levels=tuple(
                ChoiceKey(level.value, say(words.LEVELS[level]), chosen=level is self._level)
                for level in exercises.LEVELS
            ),
            drill_was_left=self._was_left(SessionKind.DRILL),
            hand_was_left=self._was_left(SessionKind.HAND),
            strip=say(self._strip) if isinstance(self._strip, Text) else words.own(self._strip),
            strip_tone=self._strip_tone,
            page_text=say(words.PAGE.fill(page=self._page + 1, pages=self._pages)) if self._pages > 1 else "",
            **lists,
        )

    def _pin_asked(self) -> PinAsked | None:
        title = DEALER_BADGE if self._reads_badges else words.SIGN_IN
        if self._at in ("sign", "exam_sign") and self._who is not None:
            return PinAsked((self._who.person,), title)
        return PinAsked(tuple(self.school.people()), title) if self._at == "sign_in" else None

    def _lists(self) -> dict[str, Any]:
        match self._at:
            case "all":
                return {"choices": self._paged(self._scenario_keys(), A_PAGE)}
            case "exercises":
                return {"choices": exercise_keys()}
            case "exchange":
                return {"choices": self._paged(self._carried, A_PAGE)}
            case "hands":
                keys = [ChoiceKey(str(nth), f"{nth}", words.own(what)) for nth, what in self._live]
                return {"choices": self._paged(keys, A_PAGE)}
            case "reasons":
                return {"choices": tuple(ChoiceKey(str(nth), say(reason)) for nth, reason in enumerate(words.REASONS))}
            case "needs":
                return need_keys(self._needs)
            case "people":
                return {"standings": self._paged(self._rows, A_PAGE), "sorted_by": self._sorted_by}
            case _:
                return {}

    def _paged(self, rows: Sequence[Any], size: int) -> tuple[Any, ...]:
        self._pages = max(1, -(-len(rows) // size))
        self._page %= self._pages
        return tuple(rows[self._page * size : (self._page + 1) * size])

    def _fitting(self, lines: Sequence[str]) -> Sequence[str]:
        """Return one page of these lines, as many as fit however often they wrap, and know whether there are more."""
        pages = pages_of(lines)
        self._pages = len(pages)
        self._page %= self._pages
        return pages[self._page]

    def _scenario_keys(self) -> list[ChoiceKey]:
        assert self._who is not None
        return scenario_keys(self.school, self._who, self._game, self._level)

    def _title(self) -> str:
        game = self.school.games[self._game].game.title
        if self._settled is not None:
            return say(words.EXERCISE_OF.fill(exercise=words.NEXT[NextTask.FULL_TABLE], game=game))
        if self.sat is not None or self._at == "exam_over":
            return say(words.EXAM_OF.fill(game=game))
        match self._at:
            case "drill" if self._drill is not None:
                return say(words.EXERCISE_OF.fill(exercise=words.DRILL[self._drill.session.kind], game=game))
            case "exercises":
                return say(words.EXERCISES.fill(game=game))
            case "hand" if self._hand is not None:
                return self._hand_title(self._hand)
            case "report" if self._report is not None:
                return say(words.PROGRESS.fill(name=self._report.of))
            case "needs" if self._report is not None:
                return say(words.NEEDS_OF.fill(name=self._report.of))
            case "people":
                return say(words.EVERYBODY.fill(game=game))
            case "hands":
                return say(words.SCENARIOS)
            case "exchange":
                return say(words.GIVE_TO.fill(id=self._gives) if self._gives else words.EXCHANGE)
            case _:
                return say(game) if self._at in ("home", "all") else self.school.table

    def _hand_title(self, shown: TrainingHand) -> str:
        """Return the name of a hand, if that does not reveal its events."""
        hand = shown.hand
        if hand.is_over or hand.session.level in (Level.WATCHED, Level.PROMPTED):
            return say(words.GUIDED.fill(scenario=words.title_of(hand.scenario)))
        return say(words.A_HAND)

    def _note(self) -> str:
        if self._settled is not None:
            return say(words.FULL_TABLE_NOTE.fill(n=self._pace()))
        if self.sat is not None and self._exam is not None:
            return say(words.EXAM_HAND.fill(nth=self.sat.hands))
        if self._at == "drill" and self._drill is not None:
            return self._drill.where
        return say(words.LEVELS[self._level]) if self._at == "hand" else ""

    def _pace(self) -> int:
        return self.school.study.pace(self._who.person.id if self._who else "")

    def _signs_what(self) -> str:
        if self._at == "exam_sign":
            return say(words.EXAM_SIGN_AGAIN)
        if self._at != "sign" or self._report is None:
            return ""
        template = {"certify": words.SIGN_FOR, "needs": words.SIGN_NEEDS}.get(self._signs, words.SIGN_REVOKE)
        return say(template.fill(name=self._report.of))

    def _tries(self) -> tuple[ChoiceKey, ...]:
        """Return the examinations of the person for whom a trainer signs a certificate."""
        if self._at != "sign" or self._report is None or self._signs != "certify":
            return ()
        lines = attempt_lines(self.school, self._report.person, self._game)
        return tuple(ChoiceKey(str(nth), line) for nth, line in enumerate(lines))

    def _exam_is_open(self) -> bool:
        return self._who is not None and self.school.exams.book.ledger.open_of(self._who.person.id) is not None

    def _outcome(self) -> dict[str, Any]:
        """Return the contents of an examination before it begins, and its result once it is over."""
        if self._at == "exam_begin" and self._who is not None:
            return {
                "outcome": say(words.EXAM_BEGINS.fill(game=self.school.games[self._game].game.title)),
                "outcome_tone": "plain",
                "outcome_lines": tuple(
                    ChoiceKey(str(nth), line)
                    for nth, line in enumerate(exam_begin_lines(self.school, self._who.person.id, self._game))
                ),
            }
        if self._at == "exam_over" and self._settled is not None:
            table = self._settled
            return {
                "outcome": say(words.FULL_TABLE_OUTCOME.fill(n=table.hands_an_hour)),
                "outcome_tone": "right" if table.is_right else "wrong",
                "outcome_lines": full_table_lines(table, self._pace()),
            }
        record = self._over.record if self._over is not None else None
        if self._at != "exam_over" or self._over is None or record is None or record.ended is None:
            return {}
        lines = [say(words.EXAM_WHY[record.ended.why])]
        if record.is_a_try:
            lines += self._result_lines(self._over)
        return {
            "outcome": say(words.PASSED if record.is_passed else words.NOT_PASSED),
            "outcome_tone": "right" if record.is_passed else "wrong",
            "outcome_lines": tuple(ChoiceKey(str(nth), line) for nth, line in enumerate(self._fitting(lines))),
        }

    def _result_lines(self, over: Examination) -> list[str]:
        """Return the right answers of an examination, and each mistake beside the right answer."""
        record, lines = over.record, list[str]()
        result, is_finished = record.result, record.ended is not None and record.ended.why == "finished"
        for name, part in result.parts.items():
            if part.asked:
                said = words.EXAM_PART[name]
                lines.append(say(said.fill(right=part.right, asked=part.asked, n=max(0, part.allowed))))
            if part.asked and is_finished:
                lines.append(say(words.EXAM_SURE.fill(percent=int(100 * part.sure_of))))
        if over.ran_out:
            lines.append(say(words.EXAM_OUT_OF_TIME.fill(n=over.ran_out)))
        if result.weak:
            drill = self.school.drills[record.game]
            weak = [words.own(drill.line(word).title or drill.line(word).name) for word in result.weak]
            titles = clauses([*weak[:_WEAK_NAMED], *(["…"] if len(weak) > _WEAK_NAMED else [])])
            lines.append(say(words.EXAM_WEAK.fill(lines=titles)))
        return [*lines, *mistake_lines(over)]

    def _was_left(self, kind: SessionKind) -> bool:
        if self._who is None or self._at != "all":
            return False
        return self.school.resumable(self._who, self._game, kind) is not None
