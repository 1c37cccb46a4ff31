"""A name among many is found by its letters in few touches, at every place where a person signs."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication

from kiosk.staff import Person, Role, Staff
from kiosk.table import Table
from tests.sizes import at_sizes, examples, only_whole
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.floor.tour import console
from tests.ui.shift.people import texts
from tests.ui.tables import PIN, enter_pin, found, make_table, open_page, restarted, taps, to_floor
from tests.ui.training.house import house, opened
from tests.ui.walk import problems
from ui.vm.controls.finding import RANGES, NameRange, key_names, range_names, ranges, sorted_by_name
from ui.vm.controls.pin import SigningPad
from ui.vm.pages.clock import ClockScreen
from ui.window.language import Language
from ui.window.pane import Pane

FIRST = ("Ana", "Ángel", "Ben", "Chloé", "Dana", "Élise", "Farid", "Grace", "Hugo", "Iris", "Jun", "Karl", "Lía")
LAST = ("Abara", "Nguyễn", "Ñáñez", "Ortiz", "Óskarsson", "Park", "Quispe", "Reyes", "Šimek", "Tran", "Ung", "Vega")


def people(names: Sequence[str], *, role: Role = Role.FLOOR) -> list[Person]:
    return [
        Person(id=f"p{nth:03}", name=name, roles=frozenset({role}), license=f"G-{nth}")
        for nth, name in enumerate(names)
    ]


def two_hundred() -> list[Person]:
    names = [f"{first} {last}" for first in FIRST for last in LAST]
    return people([*names, *(f"Nguyễn Văn {last} {nth}" for nth, last in enumerate(LAST * 4))][:200])


def touches(names: Sequence[str], at: int, fit: int) -> int:
    """Return the touches after “Find a name” until the name at a place of the sorted ones has its own key."""
    start, stop, count = 0, len(names), 0
    while stop - start > fit:
        key = next(key for key in ranges(names, start, stop, fit=fit) if key.start <= at < key.stop)
        start, stop, count = key.start, key.stop, count + 1
    return count


@given(st.lists(st.text(min_size=1, max_size=30), min_size=7, max_size=200), st.sampled_from((4, 5)))
@settings(max_examples=examples(150), deadline=None)
def test_any_of_two_hundred_names_is_touched_with_the_fourth_touch(names: list[str], fit: int) -> None:
    for at in range(0, len(names), 1 + len(names) // 9):
        assert 1 + touches(names, at, fit) + 1 <= 4


@given(st.lists(st.text(min_size=1, max_size=30), min_size=7, max_size=700), st.sampled_from((4, 5)))
@settings(max_examples=examples(100), deadline=None)
def test_the_keys_have_every_name_once_and_none_is_empty(names: list[str], fit: int) -> None:
    keys = ranges(names, 0, len(names), fit=fit)
    assert 1 <= len(keys) <= RANGES
    assert [key.start for key in keys] == [0, *(key.stop for key in keys[:-1])]
    assert len(names) == keys[-1].stop
    assert all(key.start < key.stop for key in keys)


def test_the_keys_say_between_which_letters_their_names_are() -> None:
    names = [f"{letter}{second}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for second in "aeo"]
    keys = ranges(names, 0, len(names), fit=5)
    assert NameRange("A – C", 0, 9) == keys[0]
    assert all(len(key.label) <= len("A – B") for key in keys)


def test_names_with_equal_beginnings_differ_by_their_other_letters() -> None:
    names = sorted(f"Nguyễn Văn {last} {nth}" for last in LAST for nth in range(8))
    labels = [key.label for key in ranges(names, 0, len(names), fit=5)]
    assert len(labels) == len(set(labels))
    assert all(len(label) <= len("…Nguyễn V – …Nguyễn V") for label in labels)


def test_names_are_sorted_as_the_language_sorts(qapp: object) -> None:
    staff = people(["Zoe", "Ñandu", "Nz", "Ángel", "Ana", "Bo", "李明", "陈红"])
    language = Language()
    try:
        assert ["Ana", "Ángel", "Bo", "Ñandu", "Nz"] == [person.name for person in sorted_by_name(staff)][:5]
        language.speak("es")
        assert ["Ana", "Ángel", "Bo", "Nz", "Ñandu"] == [person.name for person in sorted_by_name(staff)][:5]
        language.speak("zh_CN")
        assert ["陈红", "李明", "Ana"] == [person.name for person in sorted_by_name(staff)][:3]
    finally:
        language.speak("en")


def test_a_name_in_letters_of_another_language_is_found_by_its_id(qapp: object) -> None:
    staff = [
        Person(id=person_id, name=name, roles=frozenset({Role.FLOOR}))
        for person_id, name in (
            ("ana", "Ana"),
            ("li", "李明"),
            ("chen", "陈红"),
            ("zoe", "Zoe"),
            ("petrov", "Иван Петров"),
        )
    ]
    language = Language()
    try:
        for code, order in (
            ("en", ["ana", "chen", "li", "petrov", "zoe"]),
            ("zh_CN", ["chen", "li", "ana", "petrov", "zoe"]),
        ):
            language.speak(code)
            assert order == [person.id for person in sorted_by_name(staff)]
            shown = "陈红" if code == "zh_CN" else "陈红 · chen"
            assert {"ana": "Ana", "chen": shown, "petrov": "Иван Петров · petrov"}.items() <= key_names(staff).items()
    finally:
        language.speak("en")
    labels = [key.label for key in ranges(range_names(sorted_by_name(staff)), 0, 5, fit=1)]
    assert ["A", "C", "L", "P", "Z"] == labels


def test_two_names_that_look_equal_show_their_ids() -> None:
    staff = people(["Anna Ives", "Аnnа  Ives", "Bo Ek"])
    assert {"p000": "Anna Ives · p000", "p002": "Bo Ek"}.items() <= key_names(staff).items()
    assert "p001" in key_names(staff)["p001"]


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Return a table of a house of two hundred floor supervisors, who are dealers, too."""
    opened = make_table(tmp_path, shoe="shoe")
    house_of_two_hundred(opened.staff)
    return opened


def house_of_two_hundred(staff: Staff, others: Mapping[str, tuple[str, str]] = MappingProxyType({})) -> None:
    """Add two hundred people, all with the PIN of the present people.

    `others` are other IDs and names for some of them, by their own ID.
    """
    records = json.loads(staff.laid_down())
    for person in two_hundred():
        roles, (key, name) = ["dealer", "floor", "manager"], others.get(person.id, (person.id, person.name))
        records.append(records[0] | {"id": key, "name": name, "roles": roles, "license": person.license})
    staff.lay_down(json.dumps(records))


def find(screen: Pane, pad: SigningPad, signer: str, prefix: str = "") -> int:
    """Touch a name, wherever it is, and check each page on the way. Return the number of touches."""
    asked = pad.asked()
    assert asked is not None
    at = [person.id for person in sorted_by_name(asked.people or ())].index(signer)
    count = 1
    while screen.find(f"{prefix}signer.{signer}") is None:
        assert problems(screen) == []
        keys = pad.look().ranges
        nth = next((nth for nth, key in enumerate(keys) if key.start <= at < key.stop), None)
        screen.tap(f"{prefix}findName" if nth is None else f"{prefix}range.{nth}")
        count += 1
    assert problems(screen) == []
    screen.tap(f"{prefix}signer.{signer}")
    assert problems(screen) == []
    return count


SIZES = at_sizes((1280, 800), (1920, 1080))
SOME = ("p000", "p061", "p107", "p155", "p199")


def test_a_dealer_is_found_where_the_table_waits_for_one(table: Table, open_screen: OpenScreen) -> None:
    for size in SIZES:
        table.people.sign_out()
        screen = open_screen(table, size)
        screen.settle()
        for who in SOME:
            assert find(screen, screen.model.signing, who) <= 4
            screen.tap("pin.name")


def test_a_supervisor_is_found_while_a_called_hand_waits(table: Table, open_screen: OpenScreen) -> None:
    screen = open_screen(table)
    to_floor(screen, table, "board_bonus")
    for size in SIZES:
        screen = open_screen(table, size)
        for who in SOME:
            assert find(screen, screen.model.signing, who) <= 4
            screen.tap("pin.name")


@only_whole
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080)))
def test_a_supervisor_who_reads_chinese_signs_for_a_called_hand_by_touch(
    tmp_path: Path, open_screen: OpenScreen, size: tuple[int, int]
) -> None:
    """陈伟 is one of two hundred: by the ID while the screen speaks English, and by the name in Chinese."""
    table = make_table(tmp_path, shoe="shoe")
    house_of_two_hundred(table.staff, {"p107": ("chenwei", "陈伟"), "p155": ("wangxiu", "王秀英")})
    screen = open_screen(table, size)
    to_floor(screen, table, "board_bonus")
    assert find(screen, screen.model.signing, "chenwei") <= 4
    assert any(words.startswith("陈伟 · chenwei:") for words in texts(screen))
    screen.tap("pin.name")
    while screen.comfort.language != "zh_CN":
        screen.tap("floorLanguage")
    assert find(screen, screen.model.signing, "chenwei") <= 4
    assert any("陈伟" in words for words in texts(screen))
    assert not any("chenwei" in words for words in texts(screen))
    enter_pin(screen, then="acknowledge")
    assert "chenwei" in {event.actor for event in table.journal.events(1)}


@only_whole
def test_a_supervisor_is_found_in_the_menu(table: Table, open_screen: OpenScreen) -> None:
    for size in SIZES:
        screen = open_screen(table, size)
        taps(screen, ("menu", "menu.enter_pin"))
        for who in SOME:
            assert find(screen, screen.menu.signing, who, "menu.") <= 4
            screen.tap("menu.pin.name")


def test_a_supervisor_is_found_where_the_clock_is_set(tmp_path: Path, open_screen: OpenScreen) -> None:
    clock = HeldClock()
    closed = make_table(tmp_path, clock=clock)
    house_of_two_hundred(closed.staff)
    clock.ms -= 400 * 24 * 3_600_000
    table = restarted(closed, tmp_path)
    for size in SIZES:
        screen = open_screen(table, size)
        open_page(screen, "clock")
        page = screen.page
        assert isinstance(page, ClockScreen)
        for who in SOME:
            assert find(screen, page.signing, who) <= 4
            screen.tap("pin.name")


@only_whole
def test_anybody_is_found_where_training_and_the_console_sign_in(tmp_path: Path, qapp: QGuiApplication) -> None:
    (tmp_path / "school").mkdir()
    school = house(tmp_path / "school")
    house_of_two_hundred(school.staff)
    for size in SIZES:
        with opened(school, size) as window:
            for who in SOME:
                assert find(window, window.model.signing, who) <= 4
                window.tap("pin.name")
    school.close()
    for size in SIZES:
        folder = tmp_path / f"console-{size[0]}"
        folder.mkdir()
        with console(folder, size) as (pane, model):
            house_of_two_hundred(model.staff)
            model.refresh()
            for who in SOME:
                assert find(pane, model.signing, who) <= 4
                pane.tap("pin.name")


def test_latest_signer_is_listed_first(table: Table, open_screen: OpenScreen) -> None:
    table.people.sign_out()
    screen = open_screen(table)
    screen.settle()
    find(screen, screen.model.signing, "p155")
    enter_pin(screen, then="signIn")
    assert two_hundred()[155].name == screen.model.property("dealer")
    table.people.sign_out()
    screen.settle()
    assert ["p155"] == [signer.id for signer in screen.model.signing.look().people][:1]
    assert find(screen, screen.model.signing, "p155") == 1


def test_a_touch_of_letters_is_taken_back(table: Table, open_screen: OpenScreen) -> None:
    table.people.sign_out()
    screen = open_screen(table)
    screen.settle()
    taps(screen, ("findName", "range.3", "rangeBack"))
    assert RANGES == len(screen.model.signing.look().ranges)
    screen.tap("rangeBack")
    assert screen.find("findName") is not None


def test_names_of_64_letters_keep_their_first_letters_on_a_key(tmp_path: Path, open_screen: OpenScreen) -> None:
    table = make_table(tmp_path, shoe="shoe")
    long = people(["Wilhelmina Maximiliana " + "W" * 41, "Ng" + "ỹ" * 62], role=Role.DEALER)
    for person in long:
        table.staff.add(person, PIN)
    table.people.sign_out()
    screen = open_screen(table, (1280, 800))
    screen.settle()
    for person in long:
        key = found(screen, f"signer.{person.id}")
        words = next(item for item in key.childItems() if item.inherits("QQuickText"))
        assert words.property("text") in (person.name, f"W. M. W. · {person.id}", f"N. · {person.id}")
        assert words.property("contentWidth") <= words.width()
        assert words.property("contentHeight") <= words.height()
    assert problems(screen) == []
