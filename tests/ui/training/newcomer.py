"""Follow a newcomer by touch, from the first tile to the certificate, and take a picture of each kind of page.

`python -m tests.ui.training.newcomer [game …]` follows the tile of the next step, does everything rightly, passes the
examination, and has the trainer sign. The pictures are in `out/newcomer/<game>`; `make newcomer` takes those of every
game. Each game takes some minutes, so no test does all of it.
"""

import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from kiosk.training import LearningStage, NextTask
from kiosk.training.store.store import DAY_MS
from tests.tables import HeldClock
from tests.ui.training.examining import begin_exam, settle, work_hand
from tests.ui.training.house import TRAINEE, TRAINER, answer, enter_pin, house, move, shown, sign_in, sign_in_again
from ui.app import make_app
from ui.training import TrainingWindow

TABLES: Final = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
OUT: Final = Path("out/newcomer")
_MAX_TASKS = 200
_TASKS_A_DAY = 7
_A_FULL_TABLE_MS = 60_000


class Newcomer:
    """A trainee who follows the next step until a certificate is signed."""

    def __init__(self, window: TrainingWindow, game: str, out: Path, clock: HeldClock) -> None:
        self.window, self.game, self.out, self.clock = window, game, out, clock
        self.done: list[NextTask] = []
        self._seen: set[str] = set()

    def look(self, what: str) -> None:
        """Take a picture of a new state."""
        if what not in self._seen:
            self._seen.add(what)
            self.out.mkdir(parents=True, exist_ok=True)
            self.window.grab(self.out / f"{len(self._seen):02d}-{what}.png")

    def to_the_examination(self) -> None:
        """Follow the next steps up to the examination."""
        sign_in(self.window, game=self.game, page="")
        for nth in range(_MAX_TASKS):
            if nth % _TASKS_A_DAY == _TASKS_A_DAY - 1:
                self.next_day()
            way, today = shown(self.window).way.way, shown(self.window).way.home.today
            self.look(f"way-{way.stage.value}")
            if way.stage is LearningStage.EXAMINATION and way.next is NextTask.EXAMINATION:
                return
            self.do(today[0].task)
        raise AssertionError(f"the way does not end: {self.done[-5:]}")

    def next_day(self) -> None:
        """Come back the next day, because only then do the answers count as known."""
        self.window.tap("signOut")
        self.clock.advance(ms=DAY_MS)
        sign_in(self.window, game=self.game, page="")

    def do(self, task: NextTask) -> None:
        window = self.window
        self.done.append(task)
        window.tap("next")
        self.look(task.value)
        match task:
            case NextTask.WATCH:
                while not shown(window).hand.isOver:
                    window.tap("primary")
                self.look(f"{task.value}-over")
                window.tap("stop")
            case NextTask.LESSON | NextTask.PROMPTED | NextTask.UNPROMPTED:
                while not shown(window).hand.hand.is_over:
                    move(window)
                self.look(f"{task.value}-over")
                window.tap("primary")
            case NextTask.FULL_TABLE:
                self.clock.advance(ms=_A_FULL_TABLE_MS)  # No amount is settled faster than chips can be cut.
                while shown(window).view == "exam":
                    settle(window, shown(window).exam)
                self.look(f"{task.value}-over")
                window.tap("primary")
            case _:
                self.questions(task)

    def questions(self, task: NextTask) -> None:
        window = self.window
        session = shown(window).drill.session
        while True:
            if session.stage == "read":
                window.tap("primary")
            while not session.is_answered:
                self.look(f"{task.value}-{session.stage}")
                answer(window)
            self.look(f"{task.value}-after")
            if session.is_over:
                break
            window.tap("primary")
        window.tap("primary")
        if shown(window).view == "report":
            window.tap("back")

    def examination(self) -> None:
        window = self.window
        window.tap("all")
        sitting = begin_exam(window)
        while sitting.in_payouts:
            if not sign_in_again(window):
                self.look(f"examination-{shown(window).drill.session.stage}")
                answer(window)
        while not sitting.is_over:
            if sign_in_again(window):
                continue
            view = shown(window).exam
            kind = "enter" if view.hand.enters else "settle" if view.hand.settles else "move"
            self.look(f"examination-{kind}")
            work_hand(window)
        self.look("examination-over")
        assert shown(window).outcome == "Passed"
        window.tap("primary")
        self.look("way-passed")
        window.tap("signOut")

    def certificate(self) -> None:
        window = self.window
        sign_in(window, TRAINER, game=self.game, page="")
        window.tap("people")
        self.look("everybody")
        window.tap(f"person.{TRAINEE}")
        window.tap("certify")
        enter_pin(window)
        self.look("certificate")
        assert shown(window).report.certificate.startswith("Certified until")


def walk(game: str, out: Path = OUT) -> list[NextTask]:
    """Go the whole way in one game. Return the completed tasks, in order."""
    with tempfile.TemporaryDirectory(prefix="kiosk-newcomer-") as folder:
        clock = HeldClock()
        school = house(Path(folder), TABLES[game], clock)
        size, dice = (1920, 1080), random.Random(5)
        with TrainingWindow(school, exports=Path(folder), dice=dice, size=size, double_tap_s=0) as window:
            newcomer = Newcomer(window, game, out / game, clock)
            newcomer.to_the_examination()
            newcomer.examination()
            newcomer.certificate()
            assert window.warnings == []
        school.close()
    return newcomer.done


if __name__ == "__main__":
    make_app(offscreen=True)
    for key in sys.argv[1:] or TABLES:
        tasks = walk(key)
        sys.stdout.write(f"{key}: {len(tasks)} exercises, then the examination; the pictures are in {OUT / key}\n")
