"""The way to a certificate by touch: one tile for the next step, everything else behind it, the week on paper."""

import re
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from kiosk.settings import TrainingMaterial
from kiosk.staff import Person, Role
from kiosk.training import Level, NextTask, School, SessionKind
from tests.sizes import only_whole
from tests.ui.training.examining import settle, texts
from tests.ui.training.house import (
    TRAINEE,
    TRAINER,
    after_the_lesson,
    enter_pin,
    house,
    move,
    opened,
    shown,
    sign_in,
    text_of,
)
from ui.training import TrainingWindow


def test_after_a_holiday_the_home_says_that_the_backlog_comes_over_some_days(tmp_path: Path) -> None:
    school = after_the_lesson(house(tmp_path))
    with opened(school) as window:
        sign_in(window, page="")
        way = shown(window).way
        way.take(replace(way.way, later=7, days=3), way.home, "", ())
        assert way.shown.due.endswith("7 more are overdue: they come over the next days (3).")
        assert text_of(window, "due").endswith("7 more are overdue: they come over the next days (3).")


def test_the_next_thing_is_one_touch_away(tmp_path: Path) -> None:
    """After the first lesson come cards. An interrupted task is continued, and the way returns."""
    school = after_the_lesson(house(tmp_path))
    with opened(school) as window:
        sign_in(window, page="")
        assert shown(window).way.title == "Cards"
        assert text_of(window, "today") == "Today: 5 minutes"
        window.tap("next")
        assert shown(window).title.startswith("Cards · New Hampshire")
        card = shown(window).drill.session.question
        window.tap("primary")
        window.tap("giveUp")
        window.tap("primary")
        asked = shown(window).drill.session.question.line.id
        window.tap("stop")
        assert shown(window).view == "home"
        window.tap("next")
        assert shown(window).drill.session.question.line.id == asked != card.line.id
        window.tap("stop")
        window.tap("all")
        assert window.find("exam") is not None
        window.tap("way")
        window.tap("exercises")
        window.tap("exercise.drill")
        window.tap("stop")
        assert shown(window).view == "exercises"


def test_a_newcomer_first_watches_a_whole_hand_and_then_deals_it(window: TrainingWindow) -> None:
    """Each sentence that the dealer says, each step, and its rule are on the page; one key goes on."""
    sign_in(window, page="")
    assert shown(window).way.title == "First lesson: watch a hand"
    window.tap("next")
    hand = shown(window).hand
    read = []
    while not hand.isOver:
        read.append(texts(window))
        assert str(hand.hand.instruction) in read[-1]
        assert window.find("move.0") is None
        window.tap("primary")
        if len(read) == 7:
            window.tap("stop")
            window.tap("next")
            hand = shown(window).hand
    assert any("“Place your bets, please.”" in page for page in read)
    assert any("shuffled before each hand" in page for page in read)
    assert "Wrong moves" not in read[0]
    window.tap("primary")
    hand = shown(window).hand
    assert hand.hand.session.level is Level.PROMPTED
    while not hand.isOver:
        move(window)
    window.tap("primary")
    assert shown(window).way.title == "Cards"


def test_the_map_names_each_step_of_the_hand_and_a_touch_drills_it(tmp_path: Path) -> None:
    school = after_the_lesson(house(tmp_path))
    with opened(school) as window:
        sign_in(window, page="")
        for step in school.games["nh"].game.steps:
            assert window.find(f"step.{step.key}") is not None
            assert str(step.label) in texts(window)
        assert {tile.tone for tile in shown(window).way.shown.steps} == {"new"}
        window.tap("step.pocket_bonus")
        asked = set()
        session = shown(window).drill.session
        while not session.is_over:
            asked.add(session.question.line.table)
            window.tap("giveUp")
            window.tap("primary")
        assert asked == {"pocket_bonus"}
        assert shown(window).view == "home"
        tones = {tile.key: tile.tone for tile in shown(window).way.shown.steps}
        assert (tones["pocket_bonus"], tones["flop"]) == ("weak", "new")
        window.tap("step.flop_bets")
        assert shown(window).drill.session.session.kind is SessionKind.CARDS
        window.tap("stop")


def test_weak_spots_have_a_name_and_the_example_that_was_missed_last(tmp_path: Path) -> None:
    school = after_the_lesson(house(tmp_path))
    with opened(school) as window:
        sign_in(window, page="")
        assert window.find("weak.0") is None
        window.tap("step.pocket_bonus")
        session = shown(window).drill.session
        missed = session.question
        wrong = next(nth for nth, name in enumerate(missed.asked.names) if name != missed.asked.name)
        window.tap(f"name.{wrong}")
        window.tap("stop")
        (spot,) = shown(window).way.shown.weak
        assert spot.label == str(missed.line.title or missed.line.name)
        assert spot.tally == "0 of 1 right"
        assert spot.said == f"You said: {missed.asked.names[wrong]}"
        assert str(missed.asked.name) in spot.answer
        shown_faces = [face for group in missed.asked.groups for face in group.faces]
        assert [face.face for face in spot.faces] == shown_faces[: len(spot.faces)] != []
        assert text_of(window, "weak.0") == spot.label


def test_a_hand_that_comes_next_is_dealt_at_its_level(tmp_path: Path) -> None:
    with opened(house(tmp_path)) as window:
        sign_in(window, page="")
        way = shown(window).way
        way.take(replace(way.way, next=NextTask.UNPROMPTED), replace(way.home, today=()), "", ())
        assert way.title == "A hand, no prompts"
        window.tap("next")
        assert shown(window).hand.hand.session.level is Level.UNPROMPTED
        window.tap("stop")
        assert shown(window).view == "home"


def test_a_covered_card_shows_its_answer_nowhere(tmp_path: Path) -> None:
    """Once a card is covered, the answer is among the choices and nowhere else, and no rule can be shown."""
    school = after_the_lesson(house(tmp_path))
    with opened(school) as window:
        sign_in(window, page="")
        window.tap("next")
        typed = 0
        for _ in range(8):
            session = shown(window).drill.session
            if session.stage == "read":
                window.tap("primary")
            if session.stage == "amount":
                typed += 1
                assert str(shown(window).drill.shown.primary) == "Hand in", "a limit is not a payout"
            answer = str(session.question.asked.name or session.question.asked.terms)
            keys = {str(key.label) for key in shown(window).drill.shown.names}
            elsewhere = [line for line in texts(window).splitlines() if line not in keys]
            assert answer not in elsewhere
            assert window.find("rule") is None
            window.tap("giveUp")
            window.tap("primary")
        assert typed


def test_a_hand_is_hidden_after_its_moment(tmp_path: Path) -> None:
    """The timer of the ladder goes off by hand: no test waits."""
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window, page="")
        window.tap("exercises")
        window.tap("exercise.reading")
        drill = shown(window).drill
        drill.shows.stop()
        assert drill.shows.interval() == 3000
        assert window.find("face.0") is not None
        drill.shows.timeout.emit()
        window.settle()
        assert window.find("face.0") is None
        names = [str(key.label) for key in drill.shown.names]
        window.tap(f"name.{names.index(str(drill.session.question.asked.name))}")
        assert shown(window).drill.session.answers[-1].right
        assert window.find("face.0") is not None


def full(window: TrainingWindow) -> None:
    while shown(window).view == "exam":
        settle(window, shown(window).exam)


@only_whole
@pytest.mark.parametrize(("table", "game"), [("NH-07", "nh"), ("TH-11", "holdem")])
def test_a_full_table_by_touch(tmp_path: Path, table: str, game: str) -> None:
    """Typed and cut for every seat; the result is in hands per hour, beside the pace of the house."""
    school = house(tmp_path, table)
    with opened(school) as window:
        sign_in(window, game=game, page="")
        window.tap("exercises")
        window.tap("exercise.full_table")
        assert "30 hands an hour here" in texts(window)
        full(window)
        assert re.fullmatch(r"[0-9,]+ hands an hour", shown(window).outcome)
        assert "All correct" in texts(window)
        window.tap("back")
        assert shown(window).view == "exercises"


def test_a_full_table_that_is_left_leaves_nothing_open(window: TrainingWindow) -> None:
    sign_in(window, page="")
    window.tap("exercises")
    for _ in range(2):
        window.tap("exercise.full_table")
        window.tap("stop")
        assert shown(window).view == "exercises"


def test_the_week_is_one_page(school: School, window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("drill")
    window.tap("giveUp")
    window.tap("stop")
    window.tap("signOut")
    sign_in(window, TRAINER, page="")
    window.tap("people")
    window.tap("week")
    assert shown(window).strip.startswith("Saved: ")
    (page,) = (school.folder / "reports").glob("training-week-nh-*.pdf")
    assert page.read_bytes().count(b"/Type /Page\n") == 1


def test_on_a_machine_of_ones_own_nobody_signs_in(tmp_path: Path) -> None:
    school = house(tmp_path)
    person = Person(id=TRAINEE, name=TRAINEE, roles=frozenset({Role.TRAINEE}))
    with TrainingWindow(school, exports=tmp_path, who=person, double_tap_s=0) as window:
        assert shown(window).view == "home"
        ended = []
        window.model.ended.connect(lambda: ended.append(True))
        window.tap("signOut")
        assert ended == [True]


def test_sign_in_shows_the_lines_of_a_group_due_by_a_day_and_start_drills_them(tmp_path: Path) -> None:
    material = TrainingMaterial(
        group="Class of May", people=(TRAINEE,), game="nh", steps=("pocket_bonus",), by=date(2026, 12, 24)
    )
    school = after_the_lesson(house(tmp_path, material=(material,)))
    with opened(school) as window:
        window.tap(f"signer.{TRAINEE}")
        enter_pin(window)
        left = school.home(TRAINEE, "nh")[1].assigned[0].left
        said = f"Class of May: {left} lines to learn by Dec 24, 2026."
        assert shown(window).strip == said
        assert text_of(window, "due") == said
        assert text_of(window, "task.0") == "Material of your group"
        window.tap("next")
        assert shown(window).drill.session.question.line.table == "pocket_bonus"
        window.tap("stop")
        window.tap("signOut")
        sign_in(window, TRAINER, page="")
        assert shown(window).strip == ""


def test_passed_trainee_sees_that_a_trainer_signs(tmp_path: Path) -> None:
    with opened(after_the_lesson(house(tmp_path))) as window:
        sign_in(window, page="")
        way = shown(window).way
        way.take(replace(way.way, next=NextTask.CERTIFICATE, due=0, due_cards=0), replace(way.home, today=()), "", ())
        assert text_of(window, "today") == "Certificate"
        assert text_of(window, "ready") == "You have passed: a trainer signs your certificate"
