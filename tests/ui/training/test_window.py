"""Training by touch: as a trainee, and as a trainer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.app.house import open_journal
from kiosk.archive import rows_of
from kiosk.core.money import money
from kiosk.settings import FILE, ScreenChoices, ScreenSettings
from kiosk.training import SessionKind
from tests.tables import JACKPOTS, HeldClock
from tests.training.hands import play_hand
from tests.training.house_odds import QUARTERS, banked
from tests.ui.fingers import at, swipe
from tests.ui.training.house import (
    PIN,
    TRAINEE,
    TRAINER,
    answer,
    answer_all,
    house,
    move,
    opened,
    shown,
    sign_in,
    type_amount,
)
from tests.ui.walk import rect
from ui.app import load_fonts
from ui.training import TrainingWindow
from ui.vm.table.chip_rows import chip_text
from ui.window.language import LONGER


@pytest.fixture(autouse=True)
def fonts(qapp: QGuiApplication) -> None:
    load_fonts(qapp)


def text_of(window: TrainingWindow, name: str) -> str:
    item = window.find(name)
    return str(item.property("text")) if item is not None else ""


def test_a_question_is_answered_in_its_stages(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
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
    school.close()


def test_a_wrong_answer_is_told_with_what_is_right_and_its_clause(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("drill")
        drill = shown(window).drill
        while drill.session.question.stages != ("name", "amount", "cut"):
            answer_all(window)
            window.tap("primary")
        answer(window)
        answer(window, right=False)
        asked = drill.session.question.asked
        assert text_of(window, "result") == f"✕  It does not pay {money((asked.amount or 0) + 500)}."
        assert asked.name in text_of(window, "answer")
        assert any(asked.clause == item.property("text") for item in window.items())
        assert school.store.answers(drill.session.session)[-1].wrong == "amount"
        window.tap("primary")
        window.tap("giveUp")
        assert text_of(window, "result") == "✕  Not known yet: see how it is worked out."
        assert school.store.answers(drill.session.session)[-1].given == {drill.session.question.stages[0]: "dont_know"}
    school.close()


def test_a_double_tap_answers_once(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("drill")
        drill = shown(window).drill
        window.tap("giveUp")
        drill.giveUp()
        drill.giveUp()
        assert len(school.store.answers(drill.session.session)) == 1
    school.close()


def test_a_double_tap_is_one_move_and_one_answer(tmp_path: Path) -> None:
    """Nor is the second tap of the one that began the hand, or the drill, a first move in it."""
    school = house(tmp_path)
    with opened(school, double_tap_s=60) as window:
        sign_in(window)
        window.tap("scenario.everyone-folds")
        hand, rest = shown(window).hand, shown(window)._rest

        def rested() -> None:
            rest.seconds = 0
            rest.begin()
            rest.seconds = 60

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
    school.close()


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
    """A finger drags each chip of a payout, wherever the felt is; one that is let go on the way goes back."""
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
        assert text_of(window, "cutTotal") == money(question.asked.amount)
        assert {stack for stack, _ in stacks(window)} == {chip_text(chip) for chip in question.cut}
        window.tap("primary")
        assert school.store.answers(drill.session.session)[-1].right
        assert text_of(window, "result").startswith("✓")
    school.close()


def stacks(window: TrainingWindow) -> list[tuple[str, str]]:
    """Return the chips that lie on the payout."""
    names = [item.objectName() for item in window.items() if item.objectName().startswith("stack.")]
    return [(name.removeprefix("stack."), name) for name in names]


def test_an_amount_of_a_house_with_quarters(tmp_path: Path) -> None:
    """The pad has a point where the rack has a chip of 25 cents; what is typed too much is taken back."""
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
    school.close()


def test_more_chips_than_needed_are_not_right_and_another_sum_is_told(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
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
        parts = {
            chip: [less for less in rack if less < chip and chip % less == 0] for chip in drill.session.question.cut
        }
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
    school.close()


def test_who_walks_away_finds_the_same_question_again(tmp_path: Path) -> None:
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
    school.close()


def test_the_figures_beside_a_drill_are_told_anew_and_not_built_anew(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("drill")
        report, kept = shown(window).report, len(window.model.children())
        for nth in range(1, 4):
            answer_all(window)
            assert report.asked.startswith(f"{nth} of ")
            window.tap("primary")
        assert shown(window).report == report
        assert len(window.model.children()) == kept
    school.close()


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
    school.close()


def test_a_guided_hand_on_the_felt_of_the_live_table(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("scenario.flush-for-the-floor")
        move(window, right=False)
        assert "Types of Wagers 1" in text_of(window, "verdict")
        hand = shown(window).hand
        while not hand.hand.is_over:
            move(window)
        assert "1 wrong.\nOther words, or none · 1×" in text_of(window, "report")
        assert "→  “Place your bets, please.”" in text_of(window, "mistakes")
        window.tap("again")
        hand = shown(window).hand
        assert not hand.hand.is_over
        while not hand.hand.is_over:
            move(window)
        assert window.find("mistakes") is None
        window.tap("progress")
        assert shown(window).view == "report"
    school.close()


def test_an_examination_gives_nothing_away(tmp_path: Path) -> None:
    """Neither the left column nor the felt says what comes next."""
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("level.unprompted")
        window.tap("scenario.flush-for-the-floor")
        hand = shown(window).hand
        while not hand.hand.is_over:
            if hand.hand.is_veiled:
                told = " ".join(str(item.property("text")) for item in window.items() if not item.objectName())
                assert "to act" not in told
                assert "Acknowledge" not in told
                assert hand.told == ""
            move(window)
        session = school.store.answers(hand.hand.session)
        assert all(given.right for given in session)
    school.close()


def test_prompts_on_request(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("level.on_request")
        window.tap("scenario.everyone-folds")
        assert text_of(window, "asks") == "What do you do now?"
        window.tap("showMe")
        assert "Place your bets" in text_of(window, "asks")
        assert window.find("showMe") is None
    school.close()


def test_a_hand_that_was_left_goes_on(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("scenario.flush-for-the-floor")
        for _ in range(7):
            move(window)
        due = shown(window).hand.hand.right
        window.tap("stop")
        window.tap("hand.resume")
        assert shown(window).hand.hand.right == due
    school.close()


# ------------------------------------------------------------------------------------------------------------- trainer


def test_a_scenario_out_of_the_journal_in_two_taps(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    school.close()
    table = open_journal(school.settings, "NH-07", tmp_path, clock, school.staff)
    table.shift.post_jackpots(JACKPOTS, TRAINER, PIN, game="nh")
    deal = next(game for game in table.games if game.game.key == "nh")
    rack = dict.fromkeys(deal.config.denominations, 10)
    table.shift.open("nh", rack, floor=(TRAINER, PIN), dealer=("ortiz", PIN))
    play_hand(table, floor=(TRAINER, PIN))
    assert len(list(rows_of(table.journal, 1, 1))) == 1
    table.shift.close(rack, floor=(TRAINER, PIN), dealer=("ortiz", PIN))
    table.close()
    school = house(tmp_path, clock=clock)
    with opened(school) as window:
        sign_in(window, TRAINER)
        window.tap("hands")
        window.tap("keep.1")
        assert "Saved as a scenario" in shown(window).strip
        (kept,) = [key for key in school.scenarios.known if key.startswith("hand-")]
        window.tap(f"scenario.{kept}")
        assert shown(window).view == "hand"
    school.close()


def test_a_trainer_is_told_of_a_scenario_that_is_broken(tmp_path: Path) -> None:
    """In one sentence, when they come in; a trainee, who can do nothing about it, is not."""
    folder = tmp_path / "_training" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('title = "Mine"\ngame = "nh"\nline = "main.nothing_like_it"\n')
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window, TRAINER)
        window.tap("signOut")
        assert shown(window).strip == ""
        for name in (f"signer.{TRAINER}", *(f"pin.{digit}" for digit in PIN), "signIn"):
            window.tap(name)
        assert shown(window).strip.startswith("mine.toml: this hand is impossible: This table has no line")
        window.tap("signOut")
        sign_in(window, TRAINEE)
        assert shown(window).strip == ""
    school.close()


def test_a_trainee_is_offered_nothing_of_a_trainer(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        assert window.find("people") is None
        assert window.find("hands") is None
        window.tap("report")
        assert window.find("certify") is None
        assert window.find("csv") is None
    school.close()


def test_reports_are_exported(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window, TRAINER)
        window.tap("drill")
        for _ in range(3):
            answer_all(window)
            window.tap("primary")
        window.tap("stop")
        window.tap("report")
        window.tap("csv")
        window.tap("pdf")
    reports = school.folder / "reports"
    pdf = (reports / "training-nh-haddad.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert pdf.count(b"/Type /Page\n") == 1
    rows = (reports / "training-nh.csv").read_text(encoding="utf-8").splitlines()
    assert rows[0] == "person,name,week_from_ms,line,asked,right,took_ms"
    assert len(rows) >= 3
    school.close()


def test_a_wrong_pin_says_so(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        window.tap(f"signer.{TRAINEE}")
        for digit in "1357":
            window.tap(f"pin.{digit}")
        window.tap("signIn")
        assert shown(window).strip == "Wrong PIN: 2 tries left."
        assert shown(window).view == "sign_in"
    school.close()


# --------------------------------------------------------------------------------------------------------------- looks


def x_of(window: TrainingWindow, name: str) -> float:
    item = window.find(name)
    assert item is not None, name
    return rect(item).center().x()


def test_the_window_looks_as_the_table_does_for_whoever_sits_there(tmp_path: Path) -> None:
    """What a dealer has chosen at the live table holds here too, and nothing of it is written here."""
    chosen = ScreenChoices(tmp_path / "NH-07" / FILE)
    (tmp_path / "NH-07").mkdir()
    chosen.choose(TRAINEE, "left_handed", True)
    chosen.choose(TRAINEE, "text_percent", 130)
    chosen.choose(None, "night", "on")
    before = (tmp_path / "NH-07" / FILE).read_bytes()
    school = house(tmp_path)
    with opened(school) as window:
        assert window.comfort.property("colours") == "night"
        assert not window.comfort.property("leftHanded")
        sign_in(window)
        assert window.comfort.property("textPercent") == 130
        assert x_of(window, "level.unprompted") > x_of(window, "drill")
        assert x_of(window, "report") < x_of(window, "signOut")
        window.tap("drill")
        assert x_of(window, "ask") > x_of(window, "stop") / 2
        window.tap("stop")
        window.tap("signOut")
        sign_in(window, TRAINER)
        assert not window.comfort.property("leftHanded")
        assert x_of(window, "level.unprompted") < x_of(window, "drill")
    assert (tmp_path / "NH-07" / FILE).read_bytes() == before
    school.close()


def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("scenario.everyone-folds")
        before = text_of(window, "asks")
        window.table.house = window.table.house.model_copy(update={"screen": ScreenSettings(language=LONGER)})
        window.comfort.refresh()
        window.settle()
        assert len(text_of(window, "asks")) > len(before)
        assert "Stopae" in text_of(window, "stop")
    school.close()


def test_the_header_says_which_question_is_asked(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("drill")
        for nth in (1, 2, 3):
            assert str(shown(window).note).startswith(f"question {nth} of 30")
            assert any(str(item.property("text")).startswith(f"question {nth} of 30") for item in window.items())
            answer_all(window)
            window.tap("primary")
    school.close()


# -------------------------------------------------------------------------------------- nothing gives the answer away

ANSWERS = ("name.", "key.", "rack.", "face.", "move.")


def said_beside(window: TrainingWindow) -> list[str]:
    """Return every text that can be seen, but for what is touched to answer."""
    return [
        str(item.property("text"))
        for item in window.items()
        if item.property("text") and not str(item.objectName() or item.parentItem().objectName()).startswith(ANSWERS)
    ]


@pytest.mark.parametrize(
    ("table", "game"), [("NH-07", "nh"), ("NH-07", "peek"), ("TH-11", "holdem"), ("PP-01", "dice")]
)
def test_no_text_on_the_screen_is_the_answer_while_a_question_stands(tmp_path: Path, table: str, game: str) -> None:
    """The lines that are weak, and their odds, are shown once a question is answered."""
    school = house(tmp_path, table, questions=200)
    with opened(school) as window:
        sign_in(window, game=game)
        window.tap("drill")
        drill = shown(window).drill
        for nth, line in enumerate(school.drills[game].lines):
            session = drill.session
            session.question = question = school.drills[game].question(line, f"told/{nth}")
            session.stage, asked = question.stages[0], question.asked
            drill.refresh()
            window.settle()
            facts = {str(text) for text in (asked.heading, asked.ask, *asked.facts)}
            while not session.is_answered:
                seen = [word for word in said_beside(window) if word not in facts]
                if session.stage == "name" and line.table != "showdown":
                    assert not [card for card in seen if asked.name.lower() in card.lower()], line.id
                if session.stage == "amount" and asked.amount:
                    assert not [card for card in seen if drill._money(asked.amount) in card], line.id
                odds = re.findall(r"\d+ to \d+", str(asked.terms))
                assert not [card for card in seen for odd in odds if odd in card], line.id
                answer(window)
            window.tap("primary")
    school.close()


def test_what_a_hand_is_called_does_not_say_what_happens_in_it(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("level.unprompted")
        titles = {scenario.title for scenario in school.scenarios.known.values()} | {
            scenario.about for scenario in school.scenarios.known.values() if scenario.about
        }
        assert not titles & {str(item.property("text")) for item in window.items()}
        window.tap("scenario.flush-for-the-floor")
        hand = shown(window).hand.hand
        while not hand.is_over:
            seen = {str(item.property("text")) for item in window.items()}
            assert not titles & seen
            assert window.find("rule") is None
            label = str(hand.right.label)
            assert not [word for word in said_beside(window) if label in word]
            move(window)
        assert "A flush waits for the floor" in shown(window).title
    school.close()


def test_reading_the_rule_is_a_prompt_that_was_asked_for(tmp_path: Path) -> None:
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window)
        window.tap("level.on_request")
        window.tap("scenario.everyone-folds")
        window.tap("rule")
        move(window)
        assert shown(window).hand.hand.report().hints == 1
    school.close()


# -------------------------------------------------------------------------------------------------------- the way out


def test_a_trainer_closes_training_and_nobody_else(tmp_path: Path) -> None:
    school, ended = house(tmp_path), []
    with opened(school) as window:
        window.model.ended.connect(lambda: ended.append(True))
        sign_in(window)
        assert window.find("closeTraining") is None
        window.tap("signOut")
        sign_in(window, TRAINER)
        window.tap("closeTraining")
        assert ended == [True]
    school.close()


def test_training_that_was_left_gives_way_and_loses_nothing(tmp_path: Path) -> None:
    """The timer begins anew with each touch; when it ends, the drill is kept, and training says why it closes."""
    school, ended = house(tmp_path), []
    with opened(school) as window:
        window.model.ended.connect(lambda: ended.append(True))
        sign_in(window)
        window.tap("drill")
        answer_all(window)
        assert window.model._idle.interval() == 600_000
        left = window.model._idle.remainingTime()
        window.model._idle.start(50_000)
        window.tap("primary")
        assert window.model._idle.isActive()
        assert left > 590_000
        window.model._idle.timeout.emit()
        window.settle()
        assert ended == [True]
        assert shown(window).view == "sign_in"
        assert "the table is free" in shown(window).strip
        sign_in(window)
        assert "Continue the drill" in [str(item.property("text")) for item in window.items()]
    school.close()
