"""A manager changes people at the screen, by touch: each change is signed with a PIN and in the house's journal."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.app.house.house import HOUSE
from kiosk.app.house.people import HouseDesk
from kiosk.core.devices import BadgeRead, DeviceState, StateChanged
from kiosk.events import StaffChanged
from kiosk.journal import read_journal
from kiosk.staff import NotProven, Person, Role
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.glasses import declare_glass
from tests.ui.shift.people import texts
from tests.ui.still import still_settings
from tests.ui.tables import PIN, enter_menu_pin, enter_pin, make_table, taps
from tests.ui.walk import problems, rect
from ui.app import Screen
from ui.vm.pages.people import PeopleScreen
from ui.window.typefaces import load_fonts

MANAGER = Person(id="mara", name="M. Ara", roles=frozenset({Role.MANAGER}), license="G-1")
SIZES = at_sizes((1280, 800), (1920, 1080), (1080, 1920))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    opened = make_table(tmp_path, shoe="shoe", badge="desk-07")
    opened.staff.add(MANAGER, PIN)
    opened.people.badge_event(StateChanged(DeviceState.READY, ""))
    return opened


@pytest.fixture(params=SIZES, ids=str)
def screen(qapp: QGuiApplication, table: Table, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Screen]:
    load_fonts(qapp)
    desk = HouseDesk(still_settings(), tmp_path, table.clock, table.staff)
    declare_glass(table, request.param)
    opened = Screen(table, size=request.param, double_tap_s=0, desk=desk)
    enter_menu_pin(opened, MANAGER.id)
    while opened.find("menu.people") is None:
        opened.tap("menu.more")
    opened.tap("menu.people")
    yield opened
    opened.close()
    assert opened.warnings == []


def choose(screen: Screen, person: str, act: str) -> None:
    assert problems(screen) == []
    taps(screen, (f"people.signer.{person}",))
    assert problems(screen) == []
    screen.tap(f"people.{act}")
    assert problems(screen) == []


def sign(screen: Screen, pin: str = PIN) -> None:
    assert problems(screen) == []
    screen.tap(f"signer.{MANAGER.id}")
    enter_pin(screen, pin)
    assert problems(screen) == []
    screen.tap("people.go")


def write(screen: Screen, words: str) -> None:
    for sign_ in words:
        taps(screen, ("letters.space",) if sign_ == " " else (f"letter.{sign_.upper()}",))


def changes(folder: Path) -> list[tuple[str, str, str]]:
    with read_journal(folder / HOUSE / "journal.db") as journal:
        events = list(journal.events(1, StaffChanged))
    return [(event.of(StaffChanged).person, event.of(StaffChanged).change, event.actor) for event in events]


def test_a_person_is_renamed(screen: Screen, table: Table, tmp_path: Path) -> None:
    choose(screen, "ortiz", "name")
    write(screen, "Maria")
    taps(screen, ("letters.accents", "letter.É", "letters.letters"))
    write(screen, "l Sands")
    screen.tap("people.go")
    sign(screen)
    person = table.staff.person("ortiz")
    assert person is not None
    assert "Mariaél Sands" == person.name
    assert "Signed: Mariaél Sands." in " ".join(texts(screen))
    assert [("ortiz", "name", "mara")] == changes(tmp_path)
    assert problems(screen) == []


def test_a_name_that_reads_like_anothers_is_asked_about(screen: Screen, table: Table, tmp_path: Path) -> None:
    for who, number in (("ortiz", "G-2"), ("tran", "G-3")):
        table.staff.set_license(who, number)
    choose(screen, "ortiz", "name")
    write(screen, "John Tran")
    screen.tap("people.go")
    assert "John Tran reads like J. Tran, ID tran. Are they two people?" in texts(screen)
    assert problems(screen) == []
    screen.tap("people.back")
    screen.tap("people.name")
    write(screen, "John Tran")
    taps(screen, ("people.go", "people.go"))
    sign(screen)
    assert [("ortiz", "name", "mara")] == changes(tmp_path)


def test_a_floor_supervisor_needs_a_license_and_nobody_elses(screen: Screen, table: Table, tmp_path: Path) -> None:
    choose(screen, "ortiz", "roles")
    taps(screen, ("people.floor", "people.go"))
    sign(screen)
    assert any("needs a license number: enter one." in words for words in texts(screen))
    screen.tap("people.back")
    for digits, taken in (("1", True), ("77", False)):
        screen.tap("people.license")
        taps(screen, ("letters.letters", "letter.G", "letters.digits", "letter.-"))
        write(screen, digits)
        screen.tap("people.go")
        sign(screen)
        assert taken == any("License G-1 belongs to M. Ara" in words for words in texts(screen))
        taps(screen, ("people.back",) if taken else ())
    screen.tap("people.roles")
    taps(screen, ("people.floor", "people.go"))
    sign(screen)
    person = table.staff.person("ortiz")
    assert person is not None
    assert (frozenset({Role.DEALER, Role.FLOOR}), "G-77") == (person.roles, person.license)
    assert [("ortiz", "license", "mara"), ("ortiz", "roles", "mara")] == changes(tmp_path)


def test_a_former_employee_comes_back_with_a_new_pin(screen: Screen, table: Table, tmp_path: Path) -> None:
    choose(screen, "tran", "left")
    sign(screen)
    screen.tap("people.returned")
    zero, eight = screen.find("newPin.0"), screen.find("newPin.8")
    assert zero is not None and eight is not None and rect(zero).x() == rect(eight).x(), "as on every pad"
    taps(screen, (f"newPin.{digit}" for digit in "7305"))
    assert problems(screen) == []
    screen.tap("people.go")
    taps(screen, (*(f"newPin.{digit}" for digit in "7306"), "people.go"))
    assert any("The two PINs differ" in words for words in texts(screen))
    for _ in range(2):
        taps(screen, (*(f"newPin.{digit}" for digit in "7305"), "people.go"))
    sign(screen)
    assert "tran" == table.staff.prove("tran", "7305").id
    assert [("tran", "left", "mara"), ("tran", "returned", "mara")] == changes(tmp_path)


@pytest.mark.parametrize("is_badge", [False, True])
def test_a_new_pin_that_nobody_finishes_is_dropped(screen: Screen, table: Table, *, is_badge: bool) -> None:
    """After fifteen seconds without a key, or with another person's badge; also an entry made once."""
    table.staff.set_badge("haddad", "77")
    choose(screen, "tran", "pin")
    taps(screen, (*(f"newPin.{digit}" for digit in "7305"), "people.go", "newPin.7"))
    page = screen.page
    assert isinstance(page, PeopleScreen)
    assert page.shown.dots == 1
    if is_badge:
        table.people.badge_event(BadgeRead("77", 0))
    else:
        assert page.new_pin_lapse.isActive()
        page.drop_new_pin()
    screen.settle()
    assert (page.shown.dots, "enters a new PIN" in page.shown.note) == (0, True)
    assert "enter it twice again" in page.shown.strip


def test_a_badge_is_given_given_on_and_lost(screen: Screen, table: Table, tmp_path: Path) -> None:
    choose(screen, "ortiz", "badge")
    table.people.badge_event(BadgeRead("0451", 0))
    sign(screen)
    taps(screen, ("people.back", "people.signer.tran", "people.badge"))
    table.people.badge_event(BadgeRead("0451", 0))
    screen.settle()
    assert "This badge is M. Ortiz’s now. It will be J. Tran’s." in texts(screen)
    sign(screen)
    assert "tran · dealer · license none · badge …51" in texts(screen)
    holder = table.staff.with_badge("0451")
    assert holder is not None
    assert "tran" == holder.id
    screen.tap("people.badge_lost")
    sign(screen)
    assert table.staff.with_badge("0451") is None
    expected = [("ortiz", "badge"), ("ortiz", "badge"), ("tran", "badge"), ("tran", "badge lost")]
    assert [(*change, "mara") for change in expected] == changes(tmp_path)


def test_a_wrong_pin_changes_nothing(screen: Screen, table: Table, tmp_path: Path) -> None:
    choose(screen, "ortiz", "left")
    sign(screen, "1368")
    person = table.staff.person("ortiz")
    assert person is not None
    assert person.is_active
    assert any("Wrong PIN: 2 tries left." in words for words in texts(screen))
    assert changes(tmp_path) == []
    with pytest.raises(NotProven):
        table.staff.prove("ortiz", "1368")


def add(screen: Screen, name: str, *roles: Role) -> None:
    """Enter a new person up to the license number, with the ID that the page suggests."""
    assert problems(screen) == []
    screen.tap("people.add")
    assert problems(screen) == []
    write(screen, name)
    screen.tap("people.go")
    assert problems(screen) == []
    taps(screen, ("people.go", *(f"people.{role}" for role in roles)))
    assert problems(screen) == []
    screen.tap("people.go")
    assert problems(screen) == []


def new_pin(screen: Screen, digits: str) -> None:
    for _ in range(2):
        taps(screen, (*(f"newPin.{digit}" for digit in digits), "people.go"))


def test_a_person_is_added_and_signs_in(screen: Screen, table: Table, tmp_path: Path) -> None:
    add(screen, "Zo Ray", Role.DEALER)
    screen.tap("people.go")
    assert "Zo Ray enters a new PIN." in texts(screen)
    new_pin(screen, "7305")
    assert "Add Zo Ray, ID ray: dealer" in texts(screen)
    sign(screen)
    assert "ray · dealer · license none · badge none" in texts(screen)
    assert Person(id="ray", name="Zo Ray", roles=frozenset({Role.DEALER})) == table.staff.prove("ray", "7305")
    assert [("ray", "added", "mara")] == changes(tmp_path)
    screen.tap("people.pin")
    new_pin(screen, "8264")
    sign(screen)
    assert "ray" == table.staff.prove("ray", "8264").id
    assert [("ray", "added", "mara"), ("ray", "pin", "mara")] == changes(tmp_path)


def test_a_new_supervisor_needs_a_license_that_nobody_has(screen: Screen, table: Table, tmp_path: Path) -> None:
    add(screen, "Zo Ray", Role.FLOOR)
    screen.tap("people.go")  # It is dimmed: a number is needed.
    assert "Enter the license number of Zo Ray." in texts(screen)
    taps(screen, ("letters.letters", "letter.G", "letters.digits", "letter.-", "letter.1", "people.go"))
    new_pin(screen, "7305")
    sign(screen)
    assert any("License G-1 belongs to M. Ara" in words for words in texts(screen))
    assert changes(tmp_path) == []
    taps(screen, ("people.back", "people.back", "letter.4", "people.go"))  # The rest is kept.
    new_pin(screen, "7305")
    sign(screen)
    assert "G-14" == table.staff.prove("ray", "7305").license


def test_a_new_person_gets_an_id_that_was_never_used(screen: Screen, table: Table) -> None:
    table.staff.deactivate("tran")
    before = table.staff.digest()
    screen.tap("people.add")
    write(screen, "Bo Tran")
    screen.tap("people.go")
    assert "tran2_" in texts(screen)
    taps(screen, ("letters.back", "people.go"))
    assert any("ID tran belongs to J. Tran" in words for words in texts(screen))
    taps(screen, ("people.back", "people.back"))
    assert screen.find("people.add") is not None
    assert before == table.staff.digest()


def test_a_second_id_of_a_person_is_asked_about_and_refused(screen: Screen, table: Table, tmp_path: Path) -> None:
    screen.tap("people.add")
    write(screen, "Maria Ortiz")
    screen.tap("people.go")
    assert "Maria Ortiz reads like M. Ortiz, ID ortiz. Are they two people?" in texts(screen)
    assert problems(screen) == []
    taps(screen, ("people.back", "people.go", "people.go", "people.go", "people.dealer", "people.go", "people.go"))
    new_pin(screen, "7305")
    sign(screen)
    assert any("M. Ortiz is already on staff as ortiz" in words for words in texts(screen))
    assert changes(tmp_path) == []
    assert table.staff.person("ortiz2") is None


def test_a_table_without_a_desk_has_no_such_page(table: Table, qapp: QGuiApplication) -> None:
    declare_glass(table, (1280, 800))
    screen = Screen(table, size=(1280, 800), double_tap_s=0)
    enter_menu_pin(screen, MANAGER.id)
    for _ in range(2):
        assert screen.find("menu.people") is None
        taps(screen, ("menu.more",) if screen.find("menu.more") is not None else ())
    screen.close()
