"""A house with a trainee and a trainer, and the touches by which they answer."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kiosk.drills import Question, chips_of
from kiosk.staff import Person, Role, Staff
from kiosk.training import Level, School, SessionKind
from kiosk.training.guided.guided import SCENARIO
from kiosk.training.guided.watched import WATCHED_HAND
from kiosk.training.store.sessions import Given
from kiosk.training.study.curriculum import LESSON
from tests.tables import HeldClock
from tests.training.trainee import HASHER
from tests.ui.glasses import declare_glass
from tests.ui.receivers import plain_receivers
from tests.ui.still import still_settings
from ui.training import TrainingWindow
from ui.vm.table.money.chip_rows import chip_text

TRAINEE, TRAINER = "tran", "haddad"
PIN = "2479"
PEOPLE = ((TRAINEE, "J. Tran", Role.TRAINEE), (TRAINER, "R. Haddad", Role.FLOOR), ("ortiz", "M. Ortiz", Role.DEALER))


def people(folder: Path, clock: HeldClock) -> Staff:
    staff = Staff.load(folder / "staff.json", clock, hasher=HASHER, create=True)
    for who, name, role in PEOPLE:
        if staff.person(who) is None:
            staff.add(Person(id=who, name=name, roles=frozenset({role})), PIN)
    return staff


def house(folder: Path, table: str = "NH-07", clock: HeldClock | None = None, **training: Any) -> School:
    """Open the training of a table; `training` changes the house's rules for it."""
    clock = clock or HeldClock()
    staff = people(folder, clock)
    settings = still_settings()
    changed = settings.house.training.model_copy(update=training)
    object.__setattr__(settings, "house", settings.house.model_copy(update={"training": changed}))
    school = School(settings, table, folder, clock, staff)
    school.exams.draw_seed = lambda: 1
    return school


def after_the_lesson(school: School, who: str = TRAINEE) -> School:
    """Mark the first lesson in every game as taken by a person."""
    for game in school.games:
        for level, line in ((Level.WATCHED, WATCHED_HAND), (Level.PROMPTED, f"{SCENARIO}.{LESSON}")):
            now = school.clock.now_ms()
            session = school.store.begin(who, game, SessionKind.HAND, level, seed=1, length=1, at_ms=now)
            school.store.answer(session, Given(0, line, now, 1_000, True, "", {"entries": 0}))
            school.store.end(session, now)
    return school


@contextmanager
def opened(
    school: School, size: tuple[int, int] = (1920, 1080), *, seed: int = 5, double_tap_s: float = 0, language: str = ""
) -> Iterator[TrainingWindow]:
    """Open the window of training; QML must not complain."""
    dice, exports = random.Random(seed), school.folder / "reports"
    with TrainingWindow(
        school, exports=exports, dice=dice, size=size, double_tap_s=double_tap_s, language=language
    ) as window:
        declare_glass(window.table, size)
        window.comfort.refresh()
        yield window
        assert window.warnings == []
        assert plain_receivers(window) == []


def shown(window: TrainingWindow) -> Any:
    """Return the view model, whose properties are Qt's."""
    return window.model


def enter_pin(window: TrainingWindow, pin: str = PIN) -> None:
    for digit in pin:
        window.tap(f"pin.{digit}")
    window.tap("signIn")


def sign_in(window: TrainingWindow, who: str = TRAINEE, game: str = "nh", page: str = "all") -> None:
    """Sign in, and open the page with the hands and the examination, or "" for the way."""
    window.tap(f"signer.{who}")
    enter_pin(window)
    if len(shown(window).school.games) > 1:
        window.tap(f"game.{game}")
    if page:
        window.tap(page)


def sign_in_again(window: TrainingWindow) -> bool:
    """Enter the PIN if an examination asks for it again. Return whether it did."""
    if shown(window).view != "exam_sign":
        return False
    enter_pin(window)
    return True


def give_up(window: TrainingWindow) -> None:
    """Give up the present question of an examination."""
    if not sign_in_again(window):
        window.tap("giveUp")


def answer(window: TrainingWindow, *, right: bool = True) -> None:
    """Answer the present stage of a drill by touch; in an examination that asks for it, sign in again."""
    if sign_in_again(window):
        return
    drill = shown(window).drill
    question, stage = drill.session.question, drill.session.stage
    if stage == "name":
        names = question.asked.names
        nth = names.index(question.asked.name)
        window.tap(f"name.{nth if right else (nth + 1) % len(names)}")
        return
    if stage == "pick":
        five = set(next(iter(question.asked.fives)))
        if not right and len(question.asked.pick) > len(five):  # Otherwise all of them play.
            left = next(nth for nth in range(len(question.asked.pick)) if nth not in five)
            five = {left, *list(five)[1:]}
        for nth in sorted(five):
            window.tap(f"face.{nth}")
    elif stage == "amount":
        type_amount(window, question, (question.asked.amount or 0) + (0 if right else 500))
    else:
        for chip, count in chips_of(
            drill.session.amount_to_cut, drill.session.drill.setting.config.denominations
        ).items():
            name = f"rack.{chip if question.points else chip_text(chip)}"
            for _ in range(count if right else count + 1):
                window.tap(name)
    window.tap("primary")


def type_amount(window: TrainingWindow, question: Question, amount: int) -> None:
    whole = amount if question.points else amount // 100
    for digit in str(whole):
        window.tap(f"key.{digit}")
    if not question.points and amount % 100:
        corner = str(shown(window).drill.corner)
        window.tap(f"key.{corner}")
        for digit in f"{amount % 100:02d}" if corner == "." else "":
            window.tap(f"key.{digit}")


def answer_all(window: TrainingWindow, *, right: bool = True) -> None:
    drill = shown(window).drill
    while not drill.session.is_answered:
        answer(window, right=right)


def drill(window: TrainingWindow, questions: int) -> None:
    """Begin a drill, give up this many of its questions, and go back to the way."""
    window.tap("exercises")
    window.tap("exercise.drill")
    for _ in range(questions):
        window.tap("giveUp")
        window.tap("primary")
    window.tap("stop")
    window.tap("way")


def move(window: TrainingWindow, *, right: bool = True) -> None:
    """Make the due move in a guided hand, or another one."""
    hand = shown(window).hand.hand
    nth = hand.offered.index(hand.right)
    window.tap(f"move.{nth if right else (nth + 1) % len(hand.offered)}")


def text_of(window: TrainingWindow, name: str) -> str:
    """Return the words of a visible item, or "" if there is none of this name."""
    item = window.find(name)
    return str(item.property("text")) if item is not None else ""
