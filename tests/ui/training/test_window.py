"""The window of training: guided hands, its look, hidden answers, and the way out."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.settings import FILE, ScreenChoices, ScreenSettings
from kiosk.training import School
from tests.sizes import only_whole
from tests.ui.fingers import at, together
from tests.ui.tables import found
from tests.ui.training.house import TRAINEE, TRAINER, answer, answer_all, house, move, opened, shown, sign_in, text_of
from tests.ui.walk import rect
from ui.training import TrainingWindow
from ui.window.dropped import WHY, Dropped
from ui.window.language import LONGER


@only_whole
def test_a_guided_hand_on_the_felt_of_the_live_table(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("scenario.flush-for-the-floor")
    move(window, right=False)
    assert "Types of Wagers 1" in text_of(window, "verdict")
    hand = shown(window).hand
    while not hand.hand.is_over:
        move(window)
    assert "1 wrong.\nWrong words, or none · 1×" in text_of(window, "report")
    assert "→  “Place your bets, please.”" in text_of(window, "mistakes")
    window.tap("again")
    hand = shown(window).hand
    assert not hand.hand.is_over
    while not hand.hand.is_over:
        move(window)
    assert window.find("mistakes") is None
    window.tap("progress")
    assert shown(window).view == "report"


def test_an_examination_gives_nothing_away(school: School, window: TrainingWindow) -> None:
    """Neither the left column nor the felt shows the next step."""
    sign_in(window)
    window.tap("level.unprompted")
    window.tap("scenario.flush-for-the-floor")
    hand = shown(window).hand
    while not hand.hand.is_over:
        if hand.hand.is_veiled:
            shown_text = " ".join(str(item.property("text")) for item in window.items() if not item.objectName())
            assert "to act" not in shown_text
            assert "Acknowledge" not in shown_text
            assert hand.instruction == ""
        move(window)
    session = school.store.answers(hand.hand.session)
    assert all(given.right for given in session)


def test_two_hands_touched_at_once_begin_none(window: TrainingWindow) -> None:
    """The hand that is dealt at random is an entry of the list too: its key has no word."""
    sign_in(window)
    entries = ["scenario.", "scenario.everyone-folds"]
    for fingers in (entries, entries[::-1]):
        together(window, [at(window, name) for name in fingers])
        assert shown(window).view == "all"
        assert shown(window).strip == WHY[Dropped.TWO].template


def test_prompts_on_request(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("level.on_request")
    window.tap("scenario.everyone-folds")
    assert text_of(window, "asks") == "What do you do now?"
    window.tap("showMe")
    assert "Place your bets" in text_of(window, "asks")
    assert window.find("showMe") is None


def test_a_hand_that_was_left_goes_on(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("scenario.flush-for-the-floor")
    for _ in range(7):
        move(window)
    due = shown(window).hand.hand.right
    window.tap("stop")
    window.tap("hand.resume")
    assert shown(window).hand.hand.right == due


def x_of(window: TrainingWindow, name: str) -> float:
    item = found(window, name)
    return rect(item).center().x()


def test_the_window_looks_as_the_table_does_for_its_trainee(tmp_path: Path) -> None:
    """A dealer's choices at the live table apply here too, and nothing is written here."""
    chosen = ScreenChoices(tmp_path / "NH-07" / FILE)
    (tmp_path / "NH-07").mkdir()
    chosen.choose(TRAINEE, "left_handed", True, at_ms=1)
    chosen.choose(TRAINEE, "text_percent", 130, at_ms=1)
    chosen.choose(None, "night", "on", at_ms=1)
    before = (tmp_path / "NH-07" / FILE).read_bytes()
    school = house(tmp_path)
    with opened(school) as window:
        assert window.comfort.property("colors") == "night"
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


def test_another_language_is_spoken_at_once(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("scenario.everyone-folds")
    before = text_of(window, "asks")
    window.table.house = window.table.house.model_copy(update={"screen": ScreenSettings(language=LONGER)})
    window.comfort.refresh()
    window.settle()
    assert len(text_of(window, "asks")) > len(before)
    assert "Stopae" in text_of(window, "stop")


def test_the_header_says_which_question_is_asked(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("drill")
    for nth in (1, 2, 3):
        assert str(shown(window).note).startswith(f"question {nth} of 30")
        assert any(str(item.property("text")).startswith(f"question {nth} of 30") for item in window.items())
        answer_all(window)
        window.tap("primary")


ANSWERS = ("name.", "key.", "rack.", "face.", "move.")


def said_beside(window: TrainingWindow) -> list[str]:
    """Return every visible text, except those of answer keys."""
    return [
        str(item.property("text"))
        for item in window.items()
        if item.property("text") and not str(item.objectName() or item.parentItem().objectName()).startswith(ANSWERS)
    ]


@pytest.mark.parametrize(
    ("table", "game"), [("NH-07", "nh"), ("NH-07", "peek"), ("TH-11", "holdem"), ("PP-01", "dice")]
)
@only_whole
def test_no_text_on_the_screen_is_the_answer_during_a_question(tmp_path: Path, table: str, game: str) -> None:
    """The weak lines, and their odds, are shown once a question is answered."""
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
                    assert not [card for card in seen if drill.money(asked.amount) in card], line.id
                odds = re.findall(r"\d+ to \d+", str(asked.terms))
                assert not [card for card in seen for odd in odds if odd in card], line.id
                answer(window)
            window.tap("primary")


def test_scenario_title_is_hidden_at_the_unprompted_level(school: School, window: TrainingWindow) -> None:
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


def test_scenario_has_its_texts_in_the_language_of_the_person(school: School) -> None:
    with opened(school, language="es") as window:
        sign_in(window)
        seen = {str(item.property("text")) for item in window.items()}
    assert {"Todos se retiran", "El asiento 5 tiene color: anúncielo, espere al piso y luego pague."} <= seen
    assert "Everyone folds" not in seen


def test_scenario_is_in_english_where_its_file_lacks_the_language(school: School) -> None:
    known = school.scenarios.known
    known["everyone-folds"] = replace(known["everyone-folds"], texts={})
    with opened(school, language="es") as window:
        sign_in(window)
        seen = {str(item.property("text")) for item in window.items()}
    assert {"Everyone folds", "Un color espera al piso"} <= seen


def test_reading_the_rule_is_a_prompt_that_was_asked_for(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("level.on_request")
    window.tap("scenario.everyone-folds")
    window.tap("rule")
    move(window)
    assert shown(window).hand.hand.report().hints == 1


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


def test_training_that_was_left_gives_way_and_loses_nothing(tmp_path: Path) -> None:
    """The timer restarts with each touch; when it ends, the drill is stored, and training says why it closes."""
    school, ended = house(tmp_path), []
    with opened(school) as window:
        window.model.ended.connect(lambda: ended.append(True))
        sign_in(window)
        window.tap("drill")
        answer_all(window)
        assert window.model.idle.interval() == 600_000
        left = window.model.idle.remainingTime()
        window.model.idle.start(50_000)
        window.tap("primary")
        assert window.model.idle.isActive()
        assert left > 590_000
        window.model.idle.timeout.emit()
        window.settle()
        assert ended == [True]
        assert shown(window).view == "sign_in"
        assert "table free" in shown(window).strip
        sign_in(window)
        assert "Continue the drill" in [str(item.property("text")) for item in window.items()]
