"""Lists on the screen with none, one, 37, and 500 rows: each row is shown once, and nothing is cut."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.floor import HandAtFloor
from kiosk.staff import Person, Role
from kiosk.staff.file import read, write
from kiosk.table import Table
from kiosk.training import Level, SessionKind
from kiosk.training.store.sessions import Given
from tests.sizes import sized
from tests.tables import FLOOR, PINS
from tests.ui.conftest import OpenScreen
from tests.ui.floor.tour import console
from tests.ui.tables import PIN, make_table, taps
from tests.ui.training.house import TRAINER, house, opened, shown, sign_in
from tests.ui.walk import problems
from ui.vm.controls.paging import paged
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.words import NOBODY
from ui.vm.pages.desk import Desk, DeskLook, DeskRow
from ui.vm.training.rows import PersonRow, sorted_people
from ui.window.typefaces import load_fonts

ROWS = (0, 1, 37, 500)
MANAGER = Person(id="mara", name="M. Ara", roles=frozenset({Role.MANAGER}), license="G-1")


@pytest.fixture
def table(tmp_path: Path) -> Table:
    opened = make_table(tmp_path, shoe="shoe")
    opened.staff.add(MANAGER, PIN)
    return opened


def people(count: int) -> tuple[Person, ...]:
    """Return `count` people, some of them with the longest possible names."""
    return tuple(
        Person(id=f"p{nth:03}", name=f"Name{nth:03} {'W' * (nth % 3 * 28)}", roles=frozenset({Role.FLOOR}))
        for nth in range(count)
    )


def hire(folder: Path, everybody: Iterable[Person]) -> None:
    """Write people into a register, in which there are others."""
    path = folder / "staff.json"
    contents = read(path)
    record = contents.people[FLOOR]
    new = {
        person.id: record.model_copy(update={"id": person.id, "name": person.name, "roles": sorted(person.roles)})
        for person in everybody
    }
    write(path, replace(contents, people={**contents.people, **new}))


@pytest.mark.parametrize("count", ROWS)
@pytest.mark.parametrize("size", [1, 4, 6])
def test_the_pages_of_a_list_have_each_row_once_and_say_which_they_are(count: int, size: int) -> None:
    pages = -(-count // size)
    turned: list[int] = []
    for nth in range(max(1, pages)):
        page = paged(range(count), nth, size)
        turned += page.rows
        assert page.text == (f"Page {nth + 1} of {pages}" if pages > 1 else "")
        assert (page.can_back, page.can_on) == (nth > 0, nth + 1 < pages)
    assert turned == list(range(count))


class NumberedDesk(Desk):
    """A page at the desk with `count` rows, like slips and disputes."""

    def __init__(self, table: Table, count: int) -> None:
        super().__init__(table)
        self._count = count
        self.refresh()

    def laid_out(self) -> DeskLook:
        return self.page_of(range(self._count), lambda nth: DeskRow(str(nth), f"Slip {nth}", "", ""), DeskLook())


@pytest.mark.parametrize("count", ROWS)
def test_slips_and_disputes_are_each_on_a_page(table: Table, count: int) -> None:
    desk, seen = NumberedDesk(table, count), list[str]()
    while True:
        seen += [row.key for row in desk.shown.rows]
        if not desk.shown.can_on:
            break
        desk.act("on")
    assert [str(nth) for nth in range(count)] == seen
    while desk.shown.can_back:
        desk.act("back")
    assert seen[:6] == [row.key for row in desk.shown.rows]
    desk.close()


@pytest.mark.parametrize("count", sized((0, 37), whole=ROWS))
def test_each_trainee_is_on_a_page(qapp: QGuiApplication, tmp_path: Path, count: int) -> None:
    load_fonts(qapp)
    school, trained = house(tmp_path), [person.id for person in people(count)]
    now = school.clock.now_ms()
    for who in trained:
        session = school.store.begin(who, "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=1, at_ms=now)
        school.store.answer(session, Given(0, "main.pair", now, 1_000, True, "", {"amount": 0}))
    with opened(school, (1280, 800)) as window:
        sign_in(window, TRAINER, page="people")
        look, seen = shown(window), list[str]()
        pages = -(-count // 6)
        for nth in range(max(1, pages)):
            assert look.shown.page_text == (f"Page {nth + 1} of {pages}" if pages > 1 else "")
            seen += [row.key for row in look.shown.standings]
            if nth < 2:
                assert problems(window) == []
            if pages > 1:
                window.tap("more") if nth == 0 else look.turnPage()
        assert trained == sorted(seen)


@pytest.mark.parametrize("count", ROWS)
def test_every_hand_that_a_console_finds_is_on_its_list(qapp: QGuiApplication, tmp_path: Path, count: int) -> None:
    """The server gives fifty at a time. Each page starts where the previous one ended."""
    load_fonts(qapp)
    hands = tuple(HandAtFloor(1, nth, "NH-07", "nh", FLOOR, nth, "settled", 500, 0, ()) for nth in range(count, 0, -1))
    with console(tmp_path, (1280, 800), hands=hands) as (pane, model):
        taps(pane, (f"signer.{FLOOR}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn", "search"))
        while model.searching.shown.more:
            model.searching.turnOn()
        assert [f"NH-07 · hand {hand.hand}" for hand in hands] == [row.title for row in model.searching.shown.hands]
        assert ("No hand matches." == model.searching.shown.note) == (count == 0)
        pane.settle()
        assert problems(pane, lists=True) == []


@pytest.mark.parametrize("count", ROWS)
def test_each_person_who_may_sign_is_on_a_pad(table: Table, open_screen: OpenScreen, count: int) -> None:
    everybody, screen = people(count), open_screen(table)
    entry = PinEntry()
    pad = SigningPad(screen.model, entry, lambda: PinAsked(everybody, NOBODY))
    seen: list[str] = []

    def look() -> None:
        shown = pad.look()
        if not shown.ranges:
            seen.extend(signer.id for signer in shown.people)
        for key in shown.ranges:
            pad.pickRange(key.start, key.stop)
            look()
            pad.findBack()

    if pad.look().finds:
        pad.findName()
    look()
    assert seen == [person.id for person in everybody]
    assert (count > 6) == pad.look().can_back


@pytest.mark.parametrize("count", ROWS)
def test_a_console_looks_for_hands_of_any_dealer(qapp: QGuiApplication, tmp_path: Path, count: int) -> None:
    load_fonts(qapp)
    everybody = people(count)
    with console(tmp_path, (1280, 800)) as (pane, model):
        taps(pane, (f"signer.{FLOOR}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn", "search"))
        hire(tmp_path, everybody)
        pane.tap("filter.dealer")
        assert problems(pane, lists=True) == []
        choices = model.searching.shown.choices
    known = {person.id for person in everybody} | {"any"}
    assert [("any", "Any"), *((person.id, person.name) for person in everybody)] == [
        (choice.id, choice.label) for choice in choices if choice.id in known
    ]


def test_a_console_lists_dealers_as_the_language_sorts_them(qapp: QGuiApplication, tmp_path: Path) -> None:
    load_fonts(qapp)
    names = {"z": "Zoe", "a2": "Ángel", "a1": "Ana", "chen": "陈伟"}
    everybody = tuple(Person(id=key, name=name, roles=frozenset({Role.DEALER})) for key, name in names.items())
    with console(tmp_path, (1280, 800)) as (pane, model):
        taps(pane, (f"signer.{FLOOR}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn", "search"))
        hire(tmp_path, everybody)
        pane.tap("filter.dealer")
        labels = [choice.label for choice in model.searching.shown.choices if choice.id in {*names, "any"}]
    assert ["Any", "Ana", "Ángel", "陈伟 · chen", "Zoe"] == labels


def test_trainees_are_listed_as_the_language_sorts_them(qapp: QGuiApplication) -> None:
    def row(name: str) -> PersonRow:
        return PersonRow(name, name, "", "", "", "", "", "", "", {"score": 1.0})

    rows = [row(name) for name in ("Zoe", "Ángel", "Bo", "Ana")]
    for by in ("name", "score"):
        assert ["Ana", "Ángel", "Bo", "Zoe"] == [found.name for found in sorted_people(rows, by)]
