"""Touch at random and stop after each error, as somebody does who knows nothing: no examination may be passed this way.

It takes ten thousand examinations of each game without the screen, and hundreds by touch. `python -m benchmarks.clicker
[--folder FOLDER] [game …]` continues an earlier run with this folder: the journal of examinations has their number.
"""

from __future__ import annotations

import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kiosk.app.demo.training import PINS, TRAINEE, demo_school
from kiosk.training import School
from kiosk.training.examination.book import ExamRecord
from kiosk.training.examination.office import RetakeLimits
from kiosk.training.examination.sitting import ExamQuestions
from tools.report import report

if TYPE_CHECKING:
    from ui.training import TrainingWindow

TABLES: Final = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
CLICKED: Final = 10_000  # Examinations in each game.
BY_SCREEN: Final = 200
_SHARED_MEMORY: Final = Path("/dev/shm")


def main() -> None:
    """Take as many examinations as the figures above say, in all games or in the named ones."""
    asked = sys.argv[1:]
    with tempfile.TemporaryDirectory(dir=_SHARED_MEMORY if _SHARED_MEMORY.is_dir() else None) as name:
        folder = Path(name)
        if "--folder" in asked:
            folder = Path(asked.pop(asked.index("--folder") + 1))
            asked.remove("--folder")
        games = asked or list(TABLES)
        for game in games:
            clicked(folder / "asked" / game, game, CLICKED)
        for game in games:
            clicked_by_screen(folder / "screen" / game, game, BY_SCREEN)


def clicked(folder: Path, game: str, most: int) -> None:
    """Answer at random until something is wrong, then stop. Each examination that was begun must count as failed."""
    school = demo_school(TABLES[game], folder)
    trainee = school.sign_in(TRAINEE, PINS[TRAINEE])
    school.exams.limits = RetakeLimits(most, 0)
    while (done := len(_ended(school, game))) < most:
        dice = random.Random(done)
        school.exams.draw_seed = partial(int, done)
        exam = school.examination(trainee, game)
        while not exam.is_over and not _is_wrong(exam.record):
            exam.sign_in()
            _click(exam.questions, dice)
        exam.stop()
    _count("training.clicker_passed", school, game)
    school.close()


def _click(questions: ExamQuestions, dice: random.Random) -> None:
    """Answer a stage with something that can be touched."""
    asked, rack = questions.question.asked, questions.drill.setting.config.denominations
    match questions.stage:
        case "name":
            questions.name(dice.choice(asked.names))
        case "pick":
            questions.pick(dice.sample(range(len(asked.pick)), 5))
        case "amount":
            questions.amount(sum(dice.choices(rack, k=dice.randint(1, 4))))
        case _:
            questions.cut({dice.choice(rack): dice.randint(1, 5)})


def clicked_by_screen(folder: Path, game: str, most: int) -> None:
    """Touch any key in one window, and stop after an error. A stopped examination stays failed."""
    from ui.app import make_app
    from ui.training import TrainingWindow

    make_app(offscreen=True)
    school = demo_school(TABLES[game], folder)
    school.exams.limits = RetakeLimits(most, 0)
    touches = 0
    with TrainingWindow(school, exports=folder / "reports", double_tap_s=0, size=(1280, 800)) as window:
        for key in (f"signer.{TRAINEE}", *(f"pin.{digit}" for digit in PINS[TRAINEE]), "signIn"):
            window.tap(key)
        if len(school.games) > 1:
            window.tap(f"game.{game}")
        window.tap("all")
        while (done := len(_ended(school, game))) < most:
            touches += _sit_at_random(window, random.Random(done))
        assert window.warnings == [], window.warnings
    _count("training.clicker_passed_by_screen", school, game, touches=touches)
    school.close()


def _sit_at_random(window: TrainingWindow, dice: random.Random) -> int:
    """Take one examination by random touches until something is wrong, and stop it. Return the number of touches."""
    from tests.ui.training.examining import begin_exam
    from tests.ui.training.tour import touchable

    begin_exam(window)
    touches = 1
    while (sitting := window.model.sat) is not None:
        window.tap("stop" if _is_wrong(sitting.record) else dice.choice(touchable(window)))
        touches += 1
    window.tap("back")
    return touches + 1


def _is_wrong(record: ExamRecord) -> bool:
    return any(answer.right < answer.asked for answer in record.answers)


def _ended(school: School, game: str) -> list[ExamRecord]:
    return [record for record in school.exams.book.ledger.of(TRAINEE, game) if record.ended is not None]


def _count(name: str, school: School, game: str, **more: int) -> None:
    """Print the number of passed examinations. Raise AssertionError unless it is 0, or if an examination is missing."""
    records = school.exams.book.ledger.of(TRAINEE, game)
    ended = _ended(school, game)
    passed = sum(record.is_passed for record in ended)
    answered = sum(len(record.answers) for record in ended)
    assert len(records) == len(ended), "each that was begun is failed"
    assert not passed, f"{passed} of the random clicker's examinations are passed"
    report(name, passed, f"of {len(ended)}", game=game, answered=answered, **more)


if __name__ == "__main__":
    main()
