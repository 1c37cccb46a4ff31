"""The way to a certificate in one game: a first lesson, study, hands with every prompt and with none, the clock, the
examination.

The progress is computed from the store, so the way is the same at every kiosk. There is always one next task: items due
again first, then the missing part of the present stage.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from kiosk.core.value import value
from kiosk.drills import DrillLine
from kiosk.training.drill.schedule import Schedule
from kiosk.training.guided.guided import SCENARIO
from kiosk.training.guided.hand_report import KINDS, PROCEDURE
from kiosk.training.guided.watched import WATCHED_HAND
from kiosk.training.store.dates import day_of_ms, end_of_day
from kiosk.training.store.scoring import LineAnswer, LineStanding, Standings
from kiosk.training.store.sessions import Level
from kiosk.training.store.store import Store
from kiosk.training.study.cards import CARD
from kiosk.training.study.ladder import rung

HANDS_EACH: Final = 3  # Hands of each level: with at least nine moves of ten right.
GOOD: Final = 0.9
KNOWN: Final = 0.75  # The part of a line's score at which it is right and quick.
_HANDS: Final = (Level.PROMPTED, Level.UNPROMPTED)
_DUE_FIRST: Final = 5  # the number of due cards that come before anything else
_DAYS_KNOWN: Final = 2  # Days with a right answer: one evening is not proof.
LESSON: Final = "lesson"  # the scenario of the first lesson
MIN_A_DAY: Final = 5  # the fewest lines that come back on a day, if that many are due
SHARE_A_DAY: Final = 8  # an eighth of all cards and lines comes back on a day at most, the others on the days after


class LearningStage(StrEnum):
    """A stage of the way, in its order."""

    LESSON = "lesson"
    STUDY = "study"
    PROMPTED = "prompted"
    UNPROMPTED = "unprompted"
    TIMED = "timed"
    EXAMINATION = "examination"


class NextTask(StrEnum):
    """The next task: at the first lesson, to watch a hand and then to deal it. `MATERIAL` has a day of its group."""

    WATCH = "watch"
    LESSON = "lesson"
    MATERIAL = "material"
    CARDS = "cards"
    PROMPTED = "prompted"
    UNPROMPTED = "unprompted"
    DRILL = "drill"
    NOTICING = "noticing"
    READING = "reading"
    CUTTING = "cutting"
    FULL_TABLE = "full_table"
    EXAMINATION = "examination"
    CERTIFICATE = "certificate"


@value
class StageProgress:
    """The progress of a stage: `done` of `of`. `is_open`: the one before it is complete."""

    stage: LearningStage
    done: int
    of: int
    is_open: bool

    @property
    def is_done(self) -> bool:
        return self.done >= self.of


@value
class Skill:
    """One field of the map of skills: the line, and its worth, None if it was never asked. A line is known that is
    right and quick, and was right on two days; a card that was recalled on two days, and when it was asked last."""

    line: DrillLine
    worth: float | None
    is_known: bool


@value
class Curriculum:
    """The progress of a person in one game.

    `due` is the number of lines and cards that come back today, by the end of the local day, and `due_cards` of them
    are cards, and `later` the number of further ones that are spread over `days` days; `trained_ms` is the training
    time of the `wanted_ms` that the house requires, `map` the skills by topic.
    """

    stages: tuple[StageProgress, ...]
    next: NextTask
    due: int
    due_cards: int
    later: int
    days: int
    trained_ms: int
    wanted_ms: int
    map: Mapping[str, tuple[Skill, ...]]

    @property
    def stage(self) -> LearningStage:
        """Return the stage of the person."""
        return next((step.stage for step in self.stages if not step.is_done), LearningStage.EXAMINATION)


@value
class Course:
    """The subjects of a game at this table: the lines of each kind of exercise, the pace of the house in hands an hour,
    and the digest of today's right answer of each card.
    """

    payouts: Sequence[DrillLine]
    cards: Sequence[DrillLine]
    notices: Sequence[DrillLine]
    reading: Sequence[DrillLine]
    cutting: Sequence[DrillLine]
    pace: int
    digests: Mapping[str, str]


def curriculum(
    store: Store, trainee: str, game: str, course: Course, now_ms: int, *, wanted_ms: int, is_passed: bool
) -> Curriculum:
    """Return a person's position on the way. `is_passed`: their last examination, by the rules of today."""
    every = store.answered(trainee, game, now_ms)
    answers = [answer for answer in every if not answer.of or answer.of == course.digests.get(answer.line)]
    standing = Standings()
    standing.take(answers)
    cards = [line.id for line in course.cards]
    remembered = recalled(answers)
    proven = {line for line in _proven(answers) if _is_known(standing, line)}
    known = sum(card in remembered for card in cards)
    quick = sum(_is_known(standing, line.id) for line in (*course.payouts, *course.notices))
    rungs = rung(course.reading, answers) + rung(course.cutting, answers)
    fastest = store.hands_an_hour(trainee, game)
    timed = (
        quick + rungs + (fastest >= course.pace),
        len(course.payouts) + len(course.notices) + len(course.reading) + len(course.cutting) + 1,
    )
    good = {level: min(HANDS_EACH, store.good_hands(trainee, game, level, GOOD)) for level in _HANDS}
    lines = {answer.line for answer in every}
    lesson = (WATCHED_HAND in lines, f"{SCENARIO}.{LESSON}" in lines)
    found = (
        (LearningStage.LESSON, 2 if known or good[Level.PROMPTED] else sum(lesson), 2),
        (LearningStage.STUDY, known, len(cards)),
        (LearningStage.PROMPTED, good[Level.PROMPTED], HANDS_EACH),
        (LearningStage.UNPROMPTED, good[Level.UNPROMPTED], HANDS_EACH),
        (LearningStage.TIMED, *timed),
        (LearningStage.EXAMINATION, int(is_passed), 1),
    )  # fmt: skip
    stages: list[StageProgress] = []
    for stage, done, of in found:
        stages.append(StageProgress(stage, done, of, is_open=all(step.is_done for step in stages)))
    schedule = Schedule([*cards, *(line.id for line in course.payouts)], steps=f"{CARD}.")
    schedule.take(answers)
    due = schedule.due(end_of_day(now_ms))
    lines_in_all = len(cards) + len(course.payouts)
    today = due_today(due, lines_in_all, answers, now_ms)
    lack = {
        NextTask.DRILL: not all(_is_known(standing, line.id) for line in course.payouts),
        NextTask.NOTICING: not all(_is_known(standing, line.id) for line in course.notices),
        NextTask.READING: rung(course.reading, answers) < len(course.reading),
        NextTask.CUTTING: rung(course.cutting, answers) < len(course.cutting),
        NextTask.FULL_TABLE: fastest < course.pace,
    }
    due_cards = [line for line in schedule.due(now_ms) if line.startswith(f"{CARD}.")]
    next_task = _next(stages, due_cards[:today], lack)
    if next_task is NextTask.LESSON and not lesson[0]:
        next_task = NextTask.WATCH
    topics = {
        "payouts": course.payouts, "notices": course.notices, "cards": course.cards,
        "moves": [DrillLine(PROCEDURE, kind, kind) for kind in KINDS], "clock": (*course.reading, *course.cutting),
    }  # fmt: skip
    skills = {
        topic: tuple(
            Skill(
                line, standing[line.id].worth if line.id in standing else None,
                is_known=line.id in (remembered if topic == "cards" else proven),
            )
            for line in lines
        )
        for topic, lines in topics.items()
    }  # fmt: skip
    later = len(due) - today
    cards_today = sum(line.startswith(f"{CARD}.") for line in due[:today])
    days = -(-later // most_a_day(lines_in_all))
    return Curriculum(
        tuple(stages), next_task, today, cards_today, later, days, store.trained_ms(trainee, game, now_ms), wanted_ms,
        skills,
    )  # fmt: skip


def _proven(answers: Sequence[LineAnswer]) -> frozenset[str]:
    """Return the lines that were answered correctly on two days."""
    days: dict[str, set[int]] = {}
    for answer in answers:
        if answer.right:
            days.setdefault(answer.line, set()).add(day_of_ms(answer.at_ms))
    return frozenset(line for line, on in days.items() if len(on) >= _DAYS_KNOWN)


def recalled(answers: Sequence[LineAnswer]) -> frozenset[str]:
    """Return the lines that were answered correctly on two days, and when they were asked last."""
    last = {answer.line: answer.right for answer in answers}
    return frozenset(line for line in _proven(answers) if last[line])


def due_today(due: Sequence[str], lines: int, answers: Sequence[LineAnswer], now_ms: int) -> int:
    """Return how many due lines come back today; the others are spread over the days after."""
    return min(len(due), max(0, most_a_day(lines) - len(_came_back(answers, now_ms))))


def most_a_day(lines: int) -> int:
    """Return the most lines of a course that come back on a day.

    Each line comes back at least once a month, so a person who trains on most days of a year has more than a sixteenth
    of all lines back on a day, in the mean. No day is above twice that mean, in the first weeks or after a holiday.
    """
    return max(MIN_A_DAY, lines // SHARE_A_DAY)


def _came_back(answers: Sequence[LineAnswer], now_ms: int) -> set[str]:
    """Return the cards and lines that were answered today and were known from another day."""
    today = day_of_ms(now_ms)
    before = {answer.line for answer in answers if day_of_ms(answer.at_ms) < today}
    return before & {answer.line for answer in answers if day_of_ms(answer.at_ms) == today}


def _is_known(standing: Standings, line: str) -> bool:
    return standing.get(line, LineStanding()).worth >= KNOWN


def _next(stages: Sequence[StageProgress], due_cards: Sequence[str], lack: Mapping[NextTask, bool]) -> NextTask:
    at = next((step.stage for step in stages if not step.is_done), None)
    if at is None:
        return NextTask.CERTIFICATE
    if at is LearningStage.LESSON:
        return NextTask.LESSON
    if at is LearningStage.STUDY or len(due_cards) >= _DUE_FIRST:
        return NextTask.CARDS
    if at is LearningStage.TIMED:
        return next((task for task, is_missing in lack.items() if is_missing), NextTask.FULL_TABLE)
    return NextTask(at.value)
