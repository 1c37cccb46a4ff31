"""A manager signs for a person's needs by touch, and only that person's window follows them."""

import random
from pathlib import Path

from kiosk.staff import Person, Role
from kiosk.training import PersonNeeds, Trainee
from kiosk.training.examination.office import RetakeLimits
from kiosk.training.store.store import DAY_MS
from tests.sizes import only_whole
from tests.tables import HeldClock
from tests.training.examined import finish
from tests.ui.training.examining import begin_exam, texts
from tests.ui.training.house import PIN, TRAINEE, TRAINER, enter_pin, house, opened, shown, sign_in
from ui.vm.training.rows import certificate_page

MANAGER = "reyes"


def test_needs_are_signed_by_touch_and_hold_for_that_person_alone(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    school.exams.limits = RetakeLimits(9, 0)
    school.staff.add(Person(id=MANAGER, name="A. Reyes", roles=frozenset({Role.MANAGER})), PIN)
    with opened(school) as window:
        sign_in(window, game="dice")
        begin_exam(window)
        window.tap("stop")
        window.tap("stop")
        window.tap("primary")
        window.tap("signOut")
        sign_in(window, TRAINER, game="dice", page="")
        window.tap("people")
        window.tap(f"person.{TRAINEE}")
        assert window.find("needs") is None, "a floor supervisor signs for no needs"
        window.tap("back")
        window.tap("signOut")
        sign_in(window, MANAGER, game="dice", page="")
        window.tap("people")
        window.tap(f"person.{TRAINEE}")
        window.tap("needs")
        for key in ("time.200", "words.130", "hand.left"):
            window.tap(f"need.{key}")
        assert school.exams.needs(TRAINEE).time_percent == 100
        window.tap("primary")
        assert "Sign what J. Tran needs" in texts(window)
        enter_pin(window)
        assert shown(window).view == "report"
        assert school.exams.needs(TRAINEE).hand == "left"
        assert (window.comfort.settings.text_percent, window.comfort.settings.left_handed) == (100, False)
        window.tap("back")
        window.tap("signOut")
        sign_in(window, game="dice")
        assert (window.comfort.settings.text_percent, window.comfort.settings.left_handed) == (130, True)
        window.tap("exam")
        assert "You have 30 s for an answer, 360 s for a wager at all its seats." in texts(window)
        window.tap("primary")
        assert shown(window).sat.limit_ms == 30_000
        window.tap("stop")
        window.tap("stop")


@only_whole
def test_the_printed_certificate_does_not_show_needs(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock)
    staff = school.staff
    staff.add(Person(id=MANAGER, name="A. Reyes", roles=frozenset({Role.MANAGER})), PIN)
    boss, who = staff.person(MANAGER), staff.person(TRAINEE)
    assert boss is not None
    assert who is not None
    pages = []
    for needs in (PersonNeeds(), PersonNeeds(150, 130, "left")):
        school.exams.sign_needs(boss, PIN, TRAINEE, needs)
        exam = school.examination(Trainee(who, is_trainer=False), "dice")
        finish(exam, random.Random(1))
        held = school.exams.certify(boss, PIN, TRAINEE, "dice")
        with opened(school) as window:
            sign_in(window, TRAINER, game="dice", page="")
            window.tap("people")
            window.tap(f"person.{TRAINEE}")
            pages.append(dict(certificate_page(school, held, shown(window).report).lines))
        school.exams.revoke(boss, PIN, TRAINEE, "dice", "Mispays")
        clock.advance(ms=DAY_MS)
    plain, with_needs = pages
    changes = {label for label in with_needs if plain.get(label) != with_needs[label]}
    assert plain.keys() == with_needs.keys()
    assert changes <= {"Attempt", "Examined", "Signed", "Valid until", "Certificate number", *_dates(plain)}
    assert not any("150" in value or "130" in value for value in with_needs.values())


def _dates(page: dict[str, str]) -> set[str]:
    """Return the labels under which a date or a number of the journal is printed."""
    return {label for label, value in page.items() if "20" in value or value.isdigit()}
