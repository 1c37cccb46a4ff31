"""The first page of a trainee: today's tasks, the strength of each step, weak spots, and the day to be ready.

All of it is computed from the answers in the store. A day to be ready is never given without its band.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from kiosk.core.text import Text
from kiosk.core.value import value
from kiosk.drills import DrillLine, Question
from kiosk.training.store.dates import day_of_ms
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.store.store import DAY_MS
from kiosk.training.study.assigned import Assigned
from kiosk.training.study.cards import CARD
from kiosk.training.study.curriculum import Curriculum, LearningStage, NextTask, Skill

DAYS: Final = 14
SPOTS: Final = 2
_MAX_TODAY: Final = 3
_A_CARD_MS: Final = 15_000
_MINUTES: Final[Mapping[NextTask, int]] = {
    NextTask.WATCH: 6, NextTask.LESSON: 6, NextTask.CARDS: 5, NextTask.PROMPTED: 4, NextTask.UNPROMPTED: 4,
    NextTask.DRILL: 8, NextTask.NOTICING: 4, NextTask.READING: 3, NextTask.CUTTING: 3, NextTask.FULL_TABLE: 4,
    NextTask.EXAMINATION: 60, NextTask.MATERIAL: 5,
}  # fmt: skip
_EARLY, _LATE = 0.7, 1.6  # The range around the day, as factors of the remaining days.


@value
class TodayTask:
    """A task for today, and its minutes. `count` is the number of lines that come back, 0 if none do."""

    task: NextTask
    minutes: int
    count: int = 0


@value
class StepStrength:
    """A step of the game on the map: `strength` is 0 to 1, None if nothing of it was ever asked."""

    key: str
    label: Text
    strength: float | None


@value
class WeakSpot:
    """A line with too few right answers: right ones and all, and the last missed example with its answers."""

    line: DrillLine
    right: int
    asked: int
    question: Question
    given: Mapping[str, Any]
    wrong: str


@value
class ReadyDay:
    """About when everything is known, in milliseconds since 1970, with the band around it."""

    early_ms: int
    about_ms: int
    late_ms: int


@value
class Home:
    """The first page. `curve` is the number of known lines, of `of`, at the end of each of the last days; `days` are
    the days with training; `assigned` is the person's material for a group by a day.
    """

    today: tuple[TodayTask, ...]
    steps: tuple[StepStrength, ...]
    weak: tuple[WeakSpot, ...]
    known: int
    of: int
    curve: tuple[int, ...]
    days: tuple[bool, ...]
    ready: ReadyDay | None
    assigned: tuple[Assigned, ...] = ()

    @property
    def minutes(self) -> int:
        return sum(task.minutes for task in self.today)


def today_of(way: Curriculum, assigned: Sequence[Assigned] = ()) -> tuple[TodayTask, ...]:
    """Return today's tasks: material with a day, due lines, the next task, and a whole hand once cards are known."""
    due = next((material for material in assigned if material.left and material.weakest), None)
    found = []
    if due is not None and way.stage is not LearningStage.LESSON:
        found.append(TodayTask(NextTask.MATERIAL, _MINUTES[NextTask.MATERIAL], due.left))
    back = {NextTask.CARDS: way.due_cards, NextTask.DRILL: way.due - way.due_cards}
    for task, count in back.items():
        if count and way.stage is not LearningStage.LESSON:
            found.append(TodayTask(task, max(1, round(count * _A_CARD_MS / 60_000)), count))
    if way.next in _MINUTES and way.next not in [task.task for task in found]:
        found.append(TodayTask(way.next, _MINUTES[way.next]))
    hands = (NextTask.PROMPTED, NextTask.UNPROMPTED, NextTask.CERTIFICATE)
    if way.stage in (LearningStage.TIMED, LearningStage.EXAMINATION) and way.next not in hands:
        found.append(TodayTask(NextTask.UNPROMPTED, _MINUTES[NextTask.UNPROMPTED]))
    return tuple(found[:_MAX_TODAY])


def strengths(
    steps: Iterable[tuple[str, Text]], step_of: Mapping[str, str], skills: Iterable[Skill]
) -> tuple[StepStrength, ...]:
    """Return the strength of each step, in the order of the hand: the mean over its cards and lines."""
    worth: dict[str, list[float]] = {}
    asked: set[str] = set()
    for skill in skills:
        step = step_of.get(skill.line.id)
        if step is not None:
            worth.setdefault(step, []).append(1.0 if skill.is_known else skill.worth or 0.0)
            asked |= {step} if skill.worth is not None else set()
    return tuple(
        StepStrength(key, label, sum(worth[key]) / len(worth[key]) if key in asked else None) for key, label in steps
    )


def weak_lines(skills: Iterable[Skill], answers: Sequence[LineAnswer]) -> list[tuple[DrillLine, int, int]]:
    """Return (line, right, asked) of the lines that were missed and are not known: payouts before cards, and
    of each the weakest first."""
    right: dict[str, int] = {}
    asked: dict[str, int] = {}
    for answer in answers:
        asked[answer.line] = asked.get(answer.line, 0) + 1
        right[answer.line] = right.get(answer.line, 0) + answer.right
    missed = [
        skill for skill in skills
        if not skill.is_known and asked.get(skill.line.id, 0) > right.get(skill.line.id, 0)
    ]  # fmt: skip
    missed.sort(key=lambda skill: (
        is_card(skill.line), right[skill.line.id] / asked[skill.line.id], skill.worth or 0.0
    ))  # fmt: skip
    return [(skill.line, right[skill.line.id], asked[skill.line.id]) for skill in missed]


def known_by_day(lines: Iterable[str], answers: Sequence[LineAnswer], now_ms: int) -> tuple[int, ...]:
    """Return the number of these lines that were right on two days by the end of each of the last days, today last."""
    wanted = set(lines)
    first: dict[str, int] = {}
    known_on: dict[str, int] = {}
    for answer in answers:
        if answer.right and answer.line in wanted and answer.line not in known_on:
            day = day_of_ms(answer.at_ms)
            if first.setdefault(answer.line, day) != day:
                known_on[answer.line] = day
    today = day_of_ms(now_ms)
    return tuple(sum(day <= today - back for day in known_on.values()) for back in range(DAYS - 1, -1, -1))


def ready_day(curve: Sequence[int], known: int, of: int, now_ms: int) -> ReadyDay | None:
    """Return about when all is known, at the pace of the days since the first of it was; None before there is one."""
    began = next((nth for nth, found in enumerate(curve) if found), None)
    if began is None or known <= 0:
        return None
    before = curve[began - 1] if began else curve[0]
    gained, days = curve[-1] - before, max(1, len(curve) - began)
    if known >= of:
        return ReadyDay(now_ms, now_ms, now_ms)
    if gained <= 0:
        return None
    left = (of - known) * days / gained
    early, about, late = (now_ms + round(left * share) * DAY_MS for share in (_EARLY, 1.0, _LATE))
    return ReadyDay(early, max(early, about), max(about, late, early + DAY_MS))


def trained_on(answers: Sequence[LineAnswer], now_ms: int) -> tuple[bool, ...]:
    """Return on which of the last days something was answered, today last."""
    today, found = day_of_ms(now_ms), {day_of_ms(answer.at_ms) for answer in answers}
    return tuple(today - back in found for back in range(DAYS - 1, -1, -1))


def is_card(line: DrillLine) -> bool:
    """Return whether a line is a study card."""
    return line.table == CARD
