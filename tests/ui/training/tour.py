"""A way through every page of the training window."""

from collections.abc import Callable
from typing import Final

from tests.ui.tour import targets
from tests.ui.training.examining import begin_exam, settle, work_hand
from tests.ui.training.house import TRAINER, answer, give_up, move, shown, sign_in, sign_in_again
from ui.training import TrainingWindow

Look = Callable[[str], None]

HANDS: Final = (  # A table, a game that it deals, and a scenario.
    ("NH-07", "nh", "two-share-the-minor"),
    ("NH-07", "peek", "flush-im-in"),
    ("TH-11", "holdem", "four-all-ins"),
    ("PP-01", "dice", "odd-point"),
)


def touchable(window: TrainingWindow) -> list[str]:
    """Return the names of the present targets."""
    return sorted(targets(window))


def every_page(window: TrainingWindow, game: str, scenario: str, look: Look) -> None:
    """View each page, a drill, and a hand, as the trainer."""
    look("names")
    window.tap(f"signer.{TRAINER}")
    look("PIN")
    window.tap("pin.name")
    sign_in(window, TRAINER, game, page="")
    look("way")
    exercises(window, look)
    window.tap("all")
    look("home")
    drill(window, look)
    window.tap("stop")
    look("home, a drill left")
    window.tap(f"scenario.{scenario}")
    hand(window, look)
    window.tap("progress")
    look("report")
    window.tap("certify")
    look("report, refused")
    window.tap("back")
    window.tap("people")
    look("people")
    window.tap("back")
    window.tap("hands")
    look("hands")
    window.tap("back")
    examination(window, look)


def exercises(window: TrainingWindow, look: Look) -> None:
    """View each exercise: a read and an asked card, mistakes to notice, the ladders, a full table."""
    window.tap("exercises")
    look("exercises")
    for key in ("cards", "noticing", "reading", "cutting"):
        window.tap(f"exercise.{key}")
        shown(window).drill.shows.stop()  # The cards stay while they are viewed.
        look(key)
        if key == "cards":
            window.tap("primary")
            look("cards, covered")
        window.tap("giveUp")
        look(f"{key}, answered")
        window.tap("stop")
    window.tap("exercise.full_table")
    look("full table")
    while shown(window).view == "exam":
        settle(window, shown(window).exam)
    look("full table, over")
    window.tap("back")
    window.tap("way")


def drill(window: TrainingWindow, look: Look) -> None:
    """View each stage of a question, and the messages for right and wrong answers."""
    window.tap("drill")
    session = shown(window).drill.session
    seen: set[str] = set()
    for nth in range(24):
        while not session.is_answered:
            stage = session.stage
            if stage not in seen:
                seen.add(stage)
                look(f"drill, {stage}")
                window.tap("rule")
                look(f"drill, {stage}, the rule")
                window.tap("rule")
            answer(window, right=nth % 5 != 3)
        if nth in (0, 3):
            look(f"drill, answered {'wrongly' if nth else 'rightly'}")
        if len(seen) > 3:
            break
        window.tap("primary")


def examination(window: TrainingWindow, look: Look) -> None:
    """View the payout test, each step of a hand, and the message for a stopped one."""
    sitting = begin_exam(window)
    look("examination, payouts")
    while sitting.in_payouts:
        give_up(window)
    seen: set[str] = set()
    for _ in range(120):
        if shown(window).view == "exam_sign":
            look("examination, sign in")
            sign_in_again(window)
        view = shown(window).exam
        if view is None or seen == {"choose", "enter", "settle"}:
            break
        kind = "enter" if view.hand.enters else "settle" if view.hand.settles else "choose"
        if kind not in seen:
            seen.add(kind)
            look(f"examination, {kind}")
        work_hand(window)
    window.tap("stop")
    look("examination, stop")
    window.tap("stop")
    look("examination, over")


def hand(window: TrainingWindow, look: Look) -> None:
    """View a hand on its way: moves, wrong ones, the rule, and the end."""
    guided, nth = shown(window).hand, 0
    while not guided.hand.is_over:
        nth += 1
        if nth % 5 == 1:
            move(window, right=False)
            window.tap("rule")
            look(f"hand {nth}")
        move(window)
    look("hand, over")
