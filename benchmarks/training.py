"""Measure training: the time to the next question, a report of a year, and how well score and scheduler know a trainee.

Visible delays are elapsed times from the finger on the screen to the frame with the result.
"""

import math
import random
import statistics
import tempfile
import time
from collections import Counter
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QPointF

from kiosk.app.demo.training import PINS, TRAINEE, demo_school
from kiosk.core.clock import SystemClock
from kiosk.drills import Drill, DrillTable, Question, practice_jackpots
from kiosk.games import GAMES
from kiosk.settings import config_dir, load
from kiosk.table import TableGame, games_of
from kiosk.training import DrillSession, Level, School, SessionKind
from kiosk.training.drill.schedule import Schedule
from kiosk.training.examination.paper import ExamPaper
from kiosk.training.examination.rule import MOVES, PAYOUTS, ExamAnswer, result_of
from kiosk.training.reports import progress, standings
from kiosk.training.store.scoring import LineAnswer, score
from kiosk.training.store.store import DAY_MS, Store
from tools.report import percentile, report, took_ms
from ui.app import make_app
from ui.training import TrainingWindow
from ui.vm.training.drill import TrainingDrill

DEALERS = 200
QUESTIONS_A_WEEK = 30
YEAR = 52
WEEK_MS = 7 * DAY_MS
RUNS = 100
_ITEMS = 200
_EXAMINED = 4_000
_TOUCHED = 29
_KNOWN = 1000  # Every kind of question occurs among this number of questions.
_OF_EACH = 5
_FIRST_MINUTES = (10, 30, 60, 120)  # Minutes for which a learner remembers a line that was seen once.
_NOW_MS = 1_790_000_000_000


def main() -> None:
    """Measure with the shipped configuration."""
    settings = load(config_dir(), GAMES)
    drills: dict[str, Drill] = {}
    for table in settings.deals:
        for deal in games_of(settings, GAMES, table):
            setting = DrillTable(deal.rules, deal.config, practice_jackpots(deal.rules, {}))
            drills.setdefault(deal.game.key, Drill(deal.game, setting))
    for drill in drills.values():
        _next_item(drill)
        _examined(drill)
    make_app(offscreen=True)
    dealt_at = {deal.game.key: table for table in settings.deals for deal in games_of(settings, GAMES, table)}
    for game, table in dealt_at.items():
        _touches(table, game)
    _year(max(drills.values(), key=lambda drill: len(drill.lines)))
    _ranked()
    _recalled()


def _next_item(drill: Drill) -> None:
    """Answer a drill as fast as it asks: from an answer, which is then on the disk, to the next question."""
    with tempfile.TemporaryDirectory() as name, Store(Path(name) / "training.db") as store:
        session = store.begin("tran", drill.game.key, SessionKind.DRILL, Level.PROMPTED, seed=3, length=_ITEMS, at_ms=0)
        asked = DrillSession(drill, session, store, SystemClock()).begin()
        times = []
        while not asked.is_over:
            began = time.perf_counter()
            asked.dont_know()
            if not asked.is_over:
                asked.next()
            times.append((time.perf_counter() - began) * 1000)
        report(
            "training.next_item", statistics.median(times), "ms", limit=50, game=drill.game.key,
            p99=round(percentile(times, 0.99), 1), worst=round(max(times), 1),
        )  # fmt: skip


def _touches(table: str, game: str) -> None:
    """Train by touch: from a finger to the frame with the next question, the answer, or the next move."""
    with tempfile.TemporaryDirectory() as name:
        school = demo_school(table, Path(name))
        with TrainingWindow(school, exports=Path(name) / "reports", dice=random.Random(3), double_tap_s=0) as window:
            for key in (f"signer.{TRAINEE}", *(f"pin.{digit}" for digit in PINS[TRAINEE]), "signIn"):
                window.tap(key)
            if len(school.games) > 1:
                window.tap(f"game.{game}")
            window.tap("all")
            _drill_by_touch(window, school, game)
            _hand_by_touch(window, game)
        school.close()


def _touched(window: TrainingWindow, name: str) -> float:
    """Return the milliseconds from a touch on this item to the next frame."""
    item = window.find(name)
    assert item is not None, f"nothing is called {name}"
    at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
    return took_ms(lambda: window.touch(at))


def _drill_by_touch(window: TrainingWindow, school: School, game: str) -> None:
    """Take a long drill by touch until questions of every kind of this game were shown several times."""
    known = _kinds(school.drills[game])
    school.store.begin(
        TRAINEE, game, SessionKind.DRILL, Level.PROMPTED, seed=3, length=_KNOWN, at_ms=school.clock.now_ms()
    )
    window.tap("drill")
    drill = window.model.sitting
    assert drill is not None
    kinds: dict[str, list[float]] = {}
    answered: list[float] = []
    while min(len(kinds.get(kind, ())) for kind in known) < _OF_EACH and not drill.session.is_over:
        if len(answered) < _TOUCHED:
            answered.append(_touched(window, "giveUp"))
        else:
            _answer(drill)
            window.settle()
        if not drill.session.is_over:
            took = _touched(window, "primary")
            kinds.setdefault(_kind(drill.session.question), []).append(took)
    window.tap("stop")
    every = [took for found in kinds.values() for took in found]
    slowest = max(kinds, key=lambda kind: statistics.median(kinds[kind]))
    report(
        "training.item_shown", statistics.median(every), "ms", limit=50, game=game, items=len(every),
        p95=round(percentile(every, 0.95), 1), worst=round(max(every), 1), kinds=len(kinds), of_kinds=len(known),
    )  # fmt: skip
    report("training.slowest_kind", statistics.median(kinds[slowest]), "ms", limit=50, game=game, kind=slowest,
           items=len(kinds[slowest]), p95=round(percentile(kinds[slowest], 0.95), 1))  # fmt: skip
    report("training.answer_shown", statistics.median(answered), "ms", limit=50, game=game,
           p95=round(percentile(answered, 0.95), 1))  # fmt: skip


def _kind(question: Question) -> str:
    return f"{question.line.table} {'+'.join(question.stages)}"


def _kinds(drill: Drill) -> set[str]:
    """Return the kinds among a thousand questions, with every line asked equally often."""
    lines = cycle(drill.lines)
    return {_kind(drill.question(next(lines), f"kind/{nth}")) for nth in range(_KNOWN)}


def _answer(drill: TrainingDrill) -> None:
    """Answer a question correctly, stage by stage, so that the next line is asked soon."""
    session = drill.session
    asked, amount = session.question.asked, session.question.asked.amount or 0
    while not session.is_answered:
        match session.stage:
            case "name":
                drill.chooseName(asked.names.index(asked.name))
                continue
            case "pick":
                for nth in next(iter(asked.fives)):
                    drill.touchFace(nth)
            case "amount":
                for digit in str(amount if session.question.points else amount // 100):
                    drill.key(digit)
                if not session.question.points and amount % 100:
                    drill.key(".50")
            case _:
                rack = sorted(session.drill.setting.config.denominations, reverse=True)
                for chip, count in session.question.cut.items():
                    for _ in range(count):
                        drill.addChip(rack.index(chip))
        drill.proceed()


def _hand_by_touch(window: TrainingWindow, game: str) -> None:
    times: list[float] = []
    while len(times) < _TOUCHED:
        window.tap("scenario.")
        shown = window.model.dealt
        assert shown is not None
        while not shown.hand.is_over:
            times.append(_touched(window, f"move.{shown.hand.offered.index(shown.hand.right)}"))
        window.tap("stop")
    report("training.move_shown", statistics.median(times), "ms", limit=50, game=game,
           p95=round(percentile(times, 0.95), 1), worst=round(max(times), 1))  # fmt: skip


def _examined(drill: Drill) -> None:
    """Examine dealers of a known skill, each stage separately, and report how many pass."""
    paper = ExamPaper(TableGame(drill.setting.config, drill.game, drill.setting.rules), drill)
    lines = [line for line, stages in paper.stages.items() for _ in range(stages)]
    moves = sum(paper.quotas.values())
    for skill, most, least in ((0.70, 0.001, 0.0), (0.80, 0.001, 0.0), (0.90, 0.05, 0.0), (0.95, 1.0, 0.0),
                               (0.99, 1.0, 0.95)):  # fmt: skip
        dice = random.Random(skill)
        passed = sum(
            result_of(
                [ExamAnswer(PAYOUTS, line, 1, int(dice.random() < skill)) for line in lines]
                + [ExamAnswer(MOVES, "", 1, int(dice.random() < skill)) for _ in range(moves)]
            ).is_passed
            for _ in range(_EXAMINED)
        )
        share = passed / _EXAMINED
        assert least <= share <= most, f"{share} of the dealers of {skill} pass"
        report("training.examination_passed", round(100 * share, 2), "%", game=drill.game.key, skill=skill,
               examinations=_EXAMINED, payouts=len(lines), moves=moves)  # fmt: skip


def _year(drill: Drill) -> None:
    """Simulate a year of the house, and open its reports."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "training.db"
        answers = _fill(path, drill)
        with Store(path) as store:
            now_ms = YEAR * WEEK_MS
            key = drill.game.key
            everybody = took_ms(lambda: standings(store, key, drill.lines, now_ms))
            somebody = took_ms(lambda: progress(store, "dealer100", key, drill.lines, now_ms))
            report("training.report_everybody", everybody, "ms", limit=1000, dealers=DEALERS, answers=answers)
            report("training.report_person", somebody, "ms", limit=1000, dealers=DEALERS, answers=answers)
        report("training.file", path.stat().st_size / 1e6, "MB", answers=answers)


def _fill(path: Path, drill: Drill) -> int:
    """Write a year of answers in one step."""
    import sqlite3

    Store(path).close()
    dice = random.Random(1)
    lines = [line.id for line in drill.lines]
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA synchronous=OFF")
    db.execute("BEGIN")
    answers = 0
    for dealer in range(DEALERS):
        skill = dice.uniform(0.6, 0.98)
        for week in range(YEAR):
            cursor = db.execute(
                "INSERT INTO session(trainee, game, kind, level, scenario, seed, length, at_ms, uid, store) "
                "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, 'year')",
                (
                    f"dealer{dealer}", drill.game.key, "drill", "prompted", "", 1, QUESTIONS_A_WEEK, week * WEEK_MS,
                    f"{dealer}/{week}",
                ),
            )  # fmt: skip
            rows = [
                (cursor.lastrowid, nth, f"dealer{dealer}", drill.game.key, dice.choice(lines), week * WEEK_MS + nth,
                 dice.randrange(2_000, 9_000), int(dice.random() < skill), "", "{}", f"{dealer}/{week}/{nth}",
                 answers + nth)
                for nth in range(QUESTIONS_A_WEEK)
            ]  # fmt: skip
            db.executemany(
                "INSERT INTO answer(session, nth, trainee, game, line, at_ms, took_ms, right, wrong, given, uid, "
                "store, kept) VALUES(?,?,?,?,?,?,?,?,?,?,?,'year',?)",
                rows,
            )
            answers += len(rows)
    db.execute("COMMIT")
    db.close()
    return answers


def _ranked() -> None:
    """Question trainees whose skill is known, and report the share of runs that rank them in their order."""
    lines = [f"main.{nth}" for nth in range(27)]
    right, ratios = 0, []
    for seed in range(RUNS):
        dice = random.Random(seed)
        scores = []
        for skill in (0.5, 0.65, 0.8, 0.95):
            spread = min(0.3, 1 - skill)
            each = {line: skill + spread * ((2 * nth + 1) / 27 - 1) for nth, line in enumerate(dice.sample(lines, 27))}
            scores.append(score(_sit(lines, each, dice), lines))
        right += scores == sorted(scores)
        weak = set(dice.sample(lines, 6))
        asked = Counter(answer.line for answer in
                        _sit(lines, {line: 0.5 if line in weak else 0.97 for line in lines}, dice))  # fmt: skip
        often = statistics.mean(asked[line] for line in weak)
        ratios.append(often / statistics.mean(asked[line] for line in lines if line not in weak))
    report("training.ranked_rightly", right, f"of {RUNS} runs", limit=95, trainees=4, items=_ITEMS)
    report("training.weak_to_strong", min(ratios), "times", limit=3, median=round(statistics.median(ratios), 2))


def _sit(lines: list[str], skills: dict[str, float], dice: random.Random) -> list[LineAnswer]:
    schedule, now, answers = Schedule(lines), _NOW_MS, []
    for _ in range(_ITEMS):
        line = schedule.next(now, dice)
        answers.append(LineAnswer(line, now, dice.random() < skills[line], dice.randrange(3_000, 9_000)))
        now += answers[-1].took_ms
        schedule.take(answers[-1:])
    return answers


class _Learner:
    """A learner who learns from the right answers and forgets. Each answer makes a line last longer, and one after a
    pause more than an immediate one. A line that is not known at all is never guessed. `first_ms` is how long a line
    lasts that was seen once; the value for dealers is unknown, so several are tried.
    """

    def __init__(self, strong: set[str], first_ms: int) -> None:
        self._first_ms = first_ms
        self._lasts_ms = dict.fromkeys(strong, 60 * DAY_MS)
        self._seen_ms = dict.fromkeys(strong, _NOW_MS - DAY_MS)

    def knows(self, line: str, now_ms: int, dice: random.Random) -> bool:
        return dice.random() < self.recall(line, now_ms)

    def recall(self, line: str, now_ms: int) -> float:
        """Return the probability that a line is remembered."""
        if line not in self._lasts_ms:
            return 0.0
        return math.exp(-(now_ms - self._seen_ms[line]) / self._lasts_ms[line])

    def hear(self, line: str, now_ms: int) -> None:
        recalled = self.recall(line, now_ms)
        self._lasts_ms[line] = round(self._lasts_ms.get(line, self._first_ms) * (1.6 + 2 * (1 - recalled)))
        self._seen_ms[line] = now_ms


def _recalled() -> None:
    """Question learners for a shift, by the scheduler and at random, and measure which weak lines they still know the
    next day.
    """
    for minutes in _FIRST_MINUTES:
        first_ms = minutes * 60_000
        by_schedule = [_next_day(seed, first_ms, is_scheduled=True) for seed in range(RUNS)]
        at_random = [_next_day(seed, first_ms, is_scheduled=False) for seed in range(RUNS)]
        found, chance = statistics.mean(by_schedule), statistics.mean(at_random)
        assert found > chance, "who is asked by the scheduler remembers more"
        report("training.next_day_recall", round(100 * found, 1), "%", at_random=round(100 * chance, 1),
               first_memory_minutes=minutes, learners=RUNS, items=_ITEMS, weak=6, lines=40)  # fmt: skip


def _next_day(seed: int, first_ms: int, *, is_scheduled: bool) -> float:
    dice = random.Random(seed)
    lines = [f"main.{nth}" for nth in range(40)]
    weak = dice.sample(lines, 6)
    learner, schedule, now_ms = _Learner(set(lines) - set(weak), first_ms), Schedule(lines), _NOW_MS
    for _ in range(_ITEMS):
        line = schedule.next(now_ms, dice) if is_scheduled else dice.choice(lines)
        answer = LineAnswer(line, now_ms, learner.knows(line, now_ms, dice), dice.randrange(3_000, 9_000))
        schedule.take([answer])
        now_ms += answer.took_ms
        learner.hear(line, now_ms)
    return statistics.mean(learner.recall(line, now_ms + DAY_MS) for line in weak)


if __name__ == "__main__":
    main()
