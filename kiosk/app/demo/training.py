"""Run training with sample people and known PINs, at a demo table that is closed.

With a display it is the training of `kiosk train`. Without one, a simulated trainee answers a few questions and plays a
hand by touch, and a picture of each step is written. It is a composition root, as `main.py` is.
"""

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from kiosk.app.house.house import load_staff
from kiosk.core.clock import SystemClock
from kiosk.core.scratch import ScratchFolder
from kiosk.games import GAMES
from kiosk.settings import config_dir, data_dir, load
from kiosk.staff import Person, Role
from kiosk.training import School, StagedQuestions
from ui.app import make_app
from ui.training import TrainingWindow
from ui.vm.table.money.chip_rows import chip_text

TRAINEE, TRAINER = "tran", "haddad"
PINS = {TRAINEE: "4826", TRAINER: "7183"}
_QUESTIONS = 6
_MISTAKE_AT = 9


def run_training(*, table: str, seed: int, out: Path) -> int:
    """Open training at one of the shipped tables, and return its exit status."""
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return _on_screen(table, seed=seed)
    return _without_display(table, seed=seed, out=out)


def demo_school(table: str, folder: Path) -> School:
    """Open training at one of the shipped tables, with a trainee and a trainer whose PINs are known."""
    settings, clock = load(config_dir(), GAMES), SystemClock()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    staff = load_staff(settings, folder, clock, create=True)
    for person, name, role in ((TRAINEE, "J. Tran", Role.TRAINEE), (TRAINER, "R. Haddad", Role.FLOOR)):
        if staff.person(person) is None:
            staff.add(Person(id=person, name=name, roles=frozenset({role})), PINS[person])
    return School(settings, table, folder, clock, staff)


def _on_screen(table: str, *, seed: int) -> int:
    app = make_app()
    school = demo_school(table, data_dir() / "demo-training")
    sys.stdout.write(f"Trainee J. Tran {PINS[TRAINEE]} · Trainer R. Haddad {PINS[TRAINER]}\n")
    try:
        exports = school.folder / "reports"
        dice = random.Random(seed)  # noqa: S311, to be repeatable
        with TrainingWindow(school, exports=exports, dice=dice) as window:
            window.model.ended.connect(app.quit)
            return app.exec()
    finally:
        school.close()


def _without_display(table: str, *, seed: int, out: Path) -> int:
    make_app(offscreen=True)
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.png"):
        old.unlink()
    with ScratchFolder("training") as folder:
        school = demo_school(table, folder)
        try:
            dice = random.Random(seed)  # noqa: S311, to be repeatable
            with TrainingWindow(school, exports=folder, dice=dice, double_tap_s=0) as window:
                _Trains(window, out).everything()
                warnings = list(window.warnings)
        finally:
            school.close()
    sys.stdout.write(f"The pictures are in {out}\n")
    sys.stderr.writelines(f"{warning}\n" for warning in warnings)
    return 1 if warnings else 0


class _Trains:
    """A simulated trainee, who works by touch."""

    def __init__(self, window: TrainingWindow, out: Path) -> None:
        self._window = window
        self._tap: Callable[[str], None] = window.tap
        self._out = out
        self._pictures = 0

    def _look(self, what: str) -> None:
        self._pictures += 1
        self._window.grab(self._out / f"{self._pictures:02d}-{what}.png")

    def everything(self) -> None:
        """Sign in, drill, deal a guided hand, look at the report."""
        self._tap(f"signer.{TRAINEE}")
        for digit in PINS[TRAINEE]:
            self._tap(f"pin.{digit}")
        self._tap("signIn")
        key = next(scenario.game.key for scenario in self._window.model.school.scenarios.known.values())
        if self._window.find(f"game.{key}") is not None:
            self._tap(f"game.{key}")
        self._look("way")
        self._tap("all")
        self._look("home")
        self._tap("drill")
        for nth in range(_QUESTIONS):
            self._question(right=nth != _QUESTIONS - 2)
            self._tap("primary")
        self._tap("stop")
        scenario = next(
            scenario
            for scenario in self._window.model.school.scenarios.known.values()
            if scenario.game.key == key and scenario.about
        )
        self._tap(f"scenario.{scenario.key}")
        self._hand()
        self._tap("primary")
        self._look("report")

    def _question(self, *, right: bool) -> None:
        drill = self._window.model.sitting
        assert drill is not None
        session = drill.session
        while not session.is_answered:
            stage = session.stage
            if not right:
                self._look(f"question-{stage}")
                self._tap("giveUp")
            else:
                self._stage(session, stage)
        self._look("answered")

    def _stage(self, session: StagedQuestions, stage: str) -> None:
        asked, points = session.question.asked, session.question.points
        match stage:
            case "name":
                self._look("question-name")
                self._tap(f"name.{asked.names.index(asked.name)}")
                return
            case "pick":
                for nth in sorted(next(iter(asked.fives))):
                    self._tap(f"face.{nth}")
            case "amount":
                amount = asked.amount or 0
                whole, cents = (amount, 0) if points else divmod(amount, 100)
                for key in f"{whole}.{cents:02d}" if cents else f"{whole}":
                    self._tap(f"key.{key}")
            case _:
                for chip, count in session.question.cut.items():
                    for _ in range(count):
                        self._tap(f"rack.{chip if points else chip_text(chip)}")
        self._look(f"question-{stage}")
        self._tap("primary")

    def _hand(self) -> None:
        shown = self._window.model.dealt
        assert shown is not None
        hand, made = shown.hand, 0
        while not hand.is_over:
            nth = hand.offered.index(hand.right)
            if made == _MISTAKE_AT:
                self._tap(f"move.{(nth + 1) % len(hand.offered)}")
                self._look("wrong-move")
            elif made % 4 == 0:
                self._look("move")
            self._tap(f"move.{nth}")
            made += 1
        self._look("hand-over")
