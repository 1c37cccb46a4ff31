"""Training by touch, as a trainer: scenarios from the journal, reports, and the people who are offered none of it."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

from kiosk.app.house.house import open_journal
from kiosk.archive import hand_rows
from kiosk.training import Trainee
from kiosk.training.examination.office import RetakeLimits
from kiosk.training.store.store import DAY_MS
from tests.tables import JACKPOTS, HeldClock
from tests.training.examined import finish
from tests.training.hands import play_hand
from tests.ui.kiosks import Kiosk
from tests.ui.tables import found
from tests.ui.training.house import PIN, TRAINEE, TRAINER, answer_all, enter_pin, house, opened, shown, sign_in
from tests.ui.walk import problems
from ui.training import TrainingWindow
from ui.vm.training.exam_words import attempt_lines
from ui.vm.training.week_pdf import WeekPage, write_week


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
    assert len(list(hand_rows(table.journal, 1, 1))) == 1
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


def test_a_trainer_sees_a_broken_scenario(tmp_path: Path) -> None:
    """In one sentence, when they come in; a trainee, who can do nothing about it, does not."""
    folder = tmp_path / "_training" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('title = "Mine"\ngame = "nh"\nline = "main.nothing_like_it"\n')
    school = house(tmp_path)
    with opened(school) as window:
        sign_in(window, TRAINER)
        window.tap("signOut")
        assert shown(window).strip == ""
        window.tap(f"signer.{TRAINER}")
        enter_pin(window)
        assert "this hand is impossible: This table has no line" in shown(window).strip
        window.tap("signOut")
        sign_in(window, TRAINEE)
        assert shown(window).strip == ""


def test_a_trainee_is_offered_nothing_of_a_trainer(window: TrainingWindow) -> None:
    sign_in(window)
    assert window.find("people") is None
    assert window.find("hands") is None
    window.tap("report")
    assert window.find("certify") is None
    assert window.find("csv") is None


def test_no_gold_key_leads_away_from_the_choice_or_only_refuses(window: TrainingWindow) -> None:
    """Nothing is to be done next among the exercises, nor for a person who has passed no examination."""
    sign_in(window, TRAINER)
    assert found(window, "report").property("tone") == "plain"
    window.tap("report")
    assert found(window, "certify").property("tone") == "plain"
    window.tap("certify")
    assert "No passed examination" in shown(window).strip


def test_the_dates_of_a_report_do_not_touch_on_a_small_glass(window: TrainingWindow) -> None:
    sign_in(window)
    window.tap("report")
    Kiosk(1280, 800, {"inches": 10.1, "language": "zh_CN"}).wear(window)
    assert problems(window) == []


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
    rows = (reports / "training-nh.csv").read_text(encoding="utf-8-sig").splitlines()
    assert rows[0] == "Person,Name,Week from,Line,Asked,Right,Seconds per answer"
    assert len(rows) >= 3


def test_a_wrong_pin_says_so(window: TrainingWindow) -> None:
    window.tap(f"signer.{TRAINEE}")
    enter_pin(window, "1368")
    assert shown(window).strip == "Wrong PIN: 2 tries left."
    assert shown(window).view == "sign_in"


def test_a_report_has_as_many_pages_as_people_need(tmp_path: Path) -> None:
    """Nobody is left out: neither the 37th person of a week, nor a line of somebody's own report."""
    rows = tuple((f"Person {nth:03d}", "Study", "1 h", "2 h", "9", "50%", "") for nth in range(120))
    write_week(tmp_path / "week.pdf", WeekPage("House", "The week", ("a", "b", "c", "d", "e", "f", "g"), rows))
    assert (tmp_path / "week.pdf").read_bytes().count(b"/Type /Page\n") == -(-120 // 36)


def test_the_list_of_all_names_people_passed_without_a_drill(tmp_path: Path) -> None:
    school = house(tmp_path)
    exam = school.examination(Trainee(school.people()[-1], is_trainer=False), "nh")
    exam.stop()
    with opened(school) as window:
        sign_in(window, TRAINER, page="people")
        assert window.find(f"person.{exam.record.person}") is not None


def test_the_signer_sees_every_attempt(tmp_path: Path) -> None:
    school = house(tmp_path)
    school.exams.limits = RetakeLimits(100, 0)
    person = next(person for person in school.people() if person.id == TRAINEE)
    for _ in range(9):
        school.examination(Trainee(person, is_trainer=False), "nh").stop()
    tries = attempt_lines(school, TRAINEE, "nh")
    assert tries[0] == "3 earlier tries, 0 passed"
    assert len(tries) == 1 + 6
    assert all("not passed" in line for line in tries[1:])


@pytest.mark.parametrize("language", ["es", "zh_CN", ""])
def test_the_signing_page_has_room_for_every_try_beside_the_pad(tmp_path: Path, language: str) -> None:
    """On the smallest screen, in each language, the keys are on the page, and no line overlaps anything."""
    school = house(tmp_path, "PP-01")
    school.exams.limits = RetakeLimits(100, 0)
    person = next(person for person in school.people() if person.id == TRAINEE)
    for _ in range(9):
        exam = school.examination(Trainee(person, is_trainer=False), "dice")
        exam.questions.dont_know()
        exam.stop()
    finish(school.examination(Trainee(person, is_trainer=False), "dice"), random.Random(1))
    with TrainingWindow(school, exports=tmp_path, size=(1280, 800), double_tap_s=0, language=language) as window:
        sign_in(window, TRAINER, game="dice", page="people")
        window.tap(f"person.{TRAINEE}")
        window.tap("certify")
        window.settle()
        bottom = _below(window, "training")
        for name in ("try.0", "try.6", "padTitle", "pin.0", "signIn", "signCancel"):
            item = found(window, name)
            top = item.mapToScene(QPointF(0, 0))
            assert bottom <= top.y() and top.y() + item.height() <= 800, name
        tries = [tried for nth in range(7) if (tried := window.find(f"try.{nth}")) is not None]
        left = min(item.mapToScene(QPointF(0, 0)).x() for item in tries)
        pad = found(window, "padTitle")
        assert pad.mapToScene(QPointF(pad.width(), 0)).x() <= left
        assert max(item.mapToScene(QPointF(item.width(), 0)).x() for item in tries) <= 1280


def _below(window: TrainingWindow, name: str) -> float:
    """Return where an item ends, in pixels from the top."""
    item = found(window, name)
    return item.mapToScene(QPointF(0, item.height())).y()


def test_all_people_are_sorted_by_each_column_in_turn(tmp_path: Path) -> None:
    """By stage, hours, last day, score, and weak spot."""
    clock = HeldClock()
    school = house(tmp_path, "NH-07", clock)
    for nth, person in enumerate(school.people()):
        clock.advance(ms=DAY_MS)
        drill = school.drill(Trainee(person, is_trainer=False), "nh", seed=nth, length=5)
        for _ in range(1 + nth):
            clock.advance(ms=30_000 * (4 - nth))
            drill.dont_know()
            drill.next()
    with opened(school) as window:
        sign_in(window, TRAINER, page="people")
        seen = set()
        for _ in range(7):
            window.tap("sort")
            by, rows = shown(window).shown.sorted_by, shown(window).shown.standings
            seen.add(by)
            if by in ("name", "weakest"):
                said = [getattr(row, by) for row in rows]
                assert said == sorted(said, key=str.casefold)
            else:
                ranks = [row.ranks[by] for row in rows]
                assert ranks == sorted(ranks, reverse=True), by
                assert by == "stage" or by == "accuracy" or len(set(ranks)) == 3
        assert seen == {"name", "stage", "score", "accuracy", "hours", "day", "weakest"}
        days = {row.day for row in shown(window).shown.standings}
        assert len(days) == 3
