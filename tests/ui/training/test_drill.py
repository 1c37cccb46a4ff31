"""A drill by touch: questions in their stages, chips, double taps, and the state after a return."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from kiosk.core.money import money
from kiosk.settings import ScreenSettings
from kiosk.training import School, SessionKind
from tests.sizes import only_whole
from tests.training.house_odds import QUARTERS, banked
from tests.ui.fingers import at, hand, press, release, swipe
from tests.ui.training.house import TRAINEE, answer, answer_all, house, opened, shown, sign_in, text_of, type_amount
from ui.training import TrainingWindow
from ui.vm.table.money.chip_rows import chip_text


def test_a_question_is_answered_in_its_stages(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("drill")
    drill = shown(window).drill
    asked = set()
    for _ in range(12):
        asked |= set(drill.session.question.stages)
        answer_all(window)
        assert text_of(window, "result").startswith("✓")
        window.tap("primary")
    assert asked >= {"name", "amount", "cut"}
    assert all(answer.right for answer in drill.session.answers)


def test_a_wrong_answer_is_shown_with_the_right_one_and_its_clause(school: School, window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("drill")
    drill = shown(window).drill
    while drill.session.question.stages != ("name", "amount", "cut"):
        answer_all(window)
        window.tap("primary")
    answer(window)
    answer(window, right=False)
    asked = drill.session.question.asked
    assert text_of(window, "result") == f"✕  It is not {money((asked.amount or 0) + 500)}."
    assert asked.name in text_of(window, "answer")
    assert any(asked.clause in str(item.property("text")) for item in window.items())
    assert school.store.answers(drill.session.session)[-1].wrong == "amount"
    window.tap("primary")
    window.tap("giveUp")
    assert text_of(window, "result") == "✕  Not known yet: see how to work it out."
    assert school.store.answers(drill.session.session)[-1].given == {drill.session.question.stages[0]: "dont_know"}


def test_a_double_tap_answers_once(school: School, window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("drill")
    drill = shown(window).drill
    window.tap("giveUp")
    drill.giveUp()
    drill.giveUp()
    assert len(school.store.answers(drill.session.session)) == 1


def test_a_double_tap_is_one_move_and_one_answer(tmp_path: Path) -> None:
    """The second tap of the one that began the hand, or the drill, is not a first move in it either."""
    school = house(tmp_path)
    with opened(school, double_tap_s=60) as window:
        sign_in(window)
        window.tap("scenario.everyone-folds")
        hand, rest = shown(window).hand, shown(window).rest

        def rested() -> None:
            window.double_tap_s = 0
            rest.begin()
            window.touch(QPointF(2, 2))  # The finger goes elsewhere.
            window.double_tap_s = 60

        window.tap("move.0")
        assert hand.hand.report().moves == 0
        rested()
        window.tap("move.0")
        window.tap("move.0")
        assert hand.hand.report().moves == 1
        window.tap("stop")
        window.tap("drill")
        drill = shown(window).drill
        window.tap("giveUp")
        assert not drill.session.is_answered
        rested()
        window.tap("giveUp")
        window.tap("primary")
        assert drill.session.is_answered
        assert len(school.store.answers(drill.session.session)) == 1
        rested()
        window.tap("primary")
        window.tap("giveUp")
        assert drill.session.nth == 2
        assert not drill.session.is_answered


def to_cut(window: TrainingWindow) -> Any:
    """Answer by touch until chips are to be cut, several of one kind among them. Return the drill."""
    drill = shown(window).drill
    while not (drill.session.stage == "cut" and max(drill.session.question.cut.values()) > 1):
        if drill.session.is_answered:
            window.tap("primary")
        else:
            answer(window)
    return drill


@pytest.mark.parametrize(
    ("size", "look"),
    [
        ((1920, 1080), {}),
        ((1280, 800), {"left_handed": True}),
        ((1080, 1920), {}),
        ((3840, 2160), {"text_percent": 130}),
    ],
)
def test_chips_are_dragged_from_the_rack_to_the_felt(
    tmp_path: Path, size: tuple[int, int], look: dict[str, Any]
) -> None:
    """A finger drags each chip of a payout to the felt; a chip that is dropped on the way, or canceled, goes back."""
    school = house(tmp_path)
    with opened(school, size) as window:
        window.table.house = window.table.house.model_copy(update={"screen": ScreenSettings(**look)})
        window.comfort.refresh()
        window.settle()
        sign_in(window)
        window.tap("drill")
        drill = to_cut(window)
        question = drill.session.question
        for chip, count in question.cut.items():
            for _ in range(count):
                swipe(window, at(window, f"rack.{chip_text(chip)}"), at(window, "felt"))
        chip = chip_text(next(iter(question.cut)))
        rack = at(window, f"rack.{chip}")
        swipe(window, rack, rack + (at(window, "felt") - rack) * 0.1)
        press(window, [rack])
        for part in (0.5, 1.0):
            place = (rack + (at(window, "felt") - rack) * part).toPoint()
            QTest.touchEvent(window.window, hand()).move(0, place, window.window).commit()
        window.window.resize(size[0], size[1] - 8)  # The touch is canceled.
        window.settle()
        release(window, [at(window, "felt")])
        window.window.resize(*size)
        window.settle()
        assert text_of(window, "cutTotal") == money(question.asked.amount)
        assert {stack for stack, _ in stacks(window)} == {chip_text(chip) for chip in question.cut}
        window.tap("primary")
        assert school.store.answers(drill.session.session)[-1].right
        assert text_of(window, "result").startswith("✓")


def stacks(window: TrainingWindow) -> list[tuple[str, str]]:
    names = [item.objectName() for item in window.items() if item.objectName().startswith("stack.")]
    return [(name.removeprefix("stack."), name) for name in names]


@only_whole
def test_an_amount_of_a_house_with_quarters(tmp_path: Path) -> None:
    """The pad has a decimal point if the rack has a chip of 25 cents; surplus digits are removed."""
    school = house(tmp_path)
    school.drills["nh"] = banked("nh", QUARTERS)
    with opened(school) as window:
        sign_in(window)
        window.tap("drill")
        drill = shown(window).drill
        asked = drill.session.question.asked
        while drill.session.stage != "amount" or not (asked.amount or 0) % 50:
            window.tap("primary") if drill.session.is_answered else answer(window)
            asked = drill.session.question.asked
        type_amount(window, drill.session.question, asked.amount)
        assert text_of(window, "amountShown") == f"${asked.amount // 100}.{asked.amount % 100}"
        for key, shows in (("9", asked.amount), ("back", asked.amount // 10), ("back", asked.amount // 100)):
            window.tap(f"key.{key}")
            assert text_of(window, "amountShown").replace(".", "") == f"${shows}"
        window.tap("key.back")
        assert text_of(window, "amountShown") == f"${asked.amount // 100}"
        window.tap("key..")
        for digit in f"{asked.amount % 100}":
            window.tap(f"key.{digit}")
        window.tap("primary")
        assert drill.session.stage == "cut"
        answer(window)
        assert drill.session.answers[-1].right


def test_more_chips_than_needed_are_wrong_and_the_other_sum_is_shown(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("drill")
    drill = to_cut(window)
    chip = next(chip for chip, count in drill.session.question.cut.items() if count > 1)
    window.tap(f"rack.{chip_text(chip)}")
    window.tap(f"rack.{chip_text(chip)}")
    window.tap(f"stack.{chip_text(chip)}")
    window.tap("primary")
    assert text_of(window, "result") == f"✕  These chips come to {money(chip)}."
    window.tap("primary")
    drill = to_cut(window)
    rack = drill.session.drill.setting.config.denominations
    parts = {chip: [less for less in rack if less < chip and chip % less == 0] for chip in drill.session.question.cut}
    large = next(chip for chip, less in parts.items() if less)
    small = max(parts[large])
    more = {**drill.session.question.cut}
    more[large] -= 1
    more[small] = more.get(small, 0) + large // small
    for value, count in more.items():
        for _ in range(count):
            window.tap(f"rack.{chip_text(value)}")
    window.tap("primary")
    assert text_of(window, "result") == "✕  Not in the fewest chips."


def test_interrupted_drill_resumes_at_the_same_question(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("drill")
        for _ in range(3):
            answer_all(window)
            window.tap("primary")
        drill = shown(window).drill
        left = drill.session.question
    school.close()
    school = house(tmp_path)
    with opened(school, seed=77) as window:
        sign_in(window)
        assert "Continue the drill" in [str(item.property("text")) for item in window.items()]
        window.tap("drill")
        assert shown(window).drill.session.question == left
        assert shown(window).note == "question 4 of 30 · 3 in a row"


def test_the_figures_beside_a_drill_are_updated_and_not_rebuilt(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("drill")
    report, kept = shown(window).report, len(window.model.children())
    for nth in range(1, 4):
        answer_all(window)
        assert report.asked.startswith(f"{nth} of ")
        window.tap("primary")
    assert shown(window).report == report
    assert len(window.model.children()) == kept


def test_the_last_question_leads_to_the_report(tmp_path: Path) -> None:
    school = house(tmp_path, questions=5)
    with opened(school) as window:
        sign_in(window)
        window.tap("drill")
        for _ in range(5):
            answer_all(window)
            window.tap("primary")
        assert shown(window).view == "report"
        assert text_of(window, "asked").startswith("5 of ")
        assert school.store.resumable(TRAINEE, "nh", SessionKind.DRILL) is None
