"""The Screen page by touch: choices take effect immediately, are stored, and follow the dealer."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem

from kiosk.settings import FILE, PersonsChoices, ScreenChoices, ScreenSettings
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.glasses import inches_of
from tests.ui.kiosks import Kiosk
from tests.ui.shift.people import texts
from tests.ui.still import still_settings
from tests.ui.tables import PIN, make_table, taps
from tests.ui.walk import problems, rect
from ui.app import Screen
from ui.window.language import LONGER

# These hold before anybody has chosen anything.
STILL = still_settings().house.screen.model_copy(update={"inches": inches_of((1920, 1080))})


def item(screen: Screen, name: str) -> QQuickItem:
    found = screen.find(name)
    assert found is not None, name
    return found


def x_of(screen: Screen, name: str) -> float:
    return rect(item(screen, name)).center().x()


def open_page(screen: Screen) -> None:
    """Open the page, which may be among the further entries of the menu."""
    screen.tap("menu")
    while screen.find("menu.screen") is None:
        screen.tap("menu.more")
    screen.tap("menu.screen")


def choose(screen: Screen, *names: str) -> None:
    """Open the page, touch these, and go back to the table."""
    open_page(screen)
    taps(screen, (*(f"screen.{name}" for name in names), "screen.close"))


def test_a_left_handed_dealer_has_the_guide_at_the_right(screen: Screen) -> None:
    seats = [x_of(screen, f"seat{nth}") for nth in range(1, 7)]
    assert x_of(screen, "instruction") < seats[0]
    assert x_of(screen, "primary") > x_of(screen, "undo")
    choose(screen, "left_handed.True")
    assert x_of(screen, "instruction") > x_of(screen, "seat6")
    assert x_of(screen, "primary") < x_of(screen, "undo")
    mirrored = [x_of(screen, f"seat{nth}") for nth in range(1, 7)]
    assert sorted(mirrored) == mirrored, "the seats stay as the dealer sees them"


def test_personal_options_follow_dealer(table: Table, screen: Screen) -> None:
    choose(screen, "left_handed.True", "text_percent.130", "night.on")
    table.people.sign_out()
    table.people.sign_in("tran", PIN)
    assert STILL.model_copy(update={"night": "on"}) == screen.comfort.settings
    table.people.sign_out()
    table.people.sign_in("ortiz", PIN)
    theirs = {"left_handed": True, "text_percent": 130, "night": "on"}
    assert STILL.model_copy(update=theirs) == screen.comfort.settings


def test_choices_at_another_table_apply_when_the_dealer_signs_in(table: Table, screen: Screen) -> None:
    table.people.sign_out()
    chosen = PersonsChoices(settings=ScreenSettings(rest_s=0.8, language="es"), times={"rest_s": 1, "language": 1})
    ScreenChoices(table.journal.path.with_name(FILE)).take({"tran": chosen})  # The floor's link does so.
    table.people.sign_in("tran", PIN)
    assert 0.8 == screen.comfort.settings.rest_s
    assert "es" == screen.comfort.language


def test_a_choice_outlasts_a_restart(open_screen: OpenScreen, table: Table) -> None:
    choose(open_screen(table), "suit_colors.2")
    assert 2 == open_screen(table).comfort.settings.suit_colors


def test_larger_words_are_larger(screen: Screen) -> None:
    before = item(screen, "instruction").property("font").pixelSize()
    choose(screen, "text_percent.130")
    assert item(screen, "instruction").property("font").pixelSize() > before


@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080), (1080, 1920)))
def test_larger_text_makes_the_amounts_of_spots_and_jackpots_larger(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    screen = open_screen(make_table(tmp_path), size)
    taps(screen, ("chip.5", "seat1.spot.ante"))
    sizes = []
    for percent in (100, 130):
        Kiosk(*size, {"text_percent": percent}).wear(screen)
        drawn = (item for item in screen.items() if item.inherits("QQuickText"))
        found = {item.property("text"): item.property("font").pixelSize() for item in drawn}
        sizes.append((found["$5"], found["$25,000"]))
        assert problems(screen) == []
    (spot, jackpot), (larger_spot, larger_jackpot) = sizes
    assert larger_spot >= 1.25 * spot
    assert larger_jackpot >= 1.25 * jackpot


def test_high_contrast_and_night_change_the_colors(screen: Screen) -> None:
    grounds = [QColor(screen.window.color()).name()]
    for key in ("night.on", "high_contrast.True"):
        choose(screen, key)
        grounds.append(QColor(screen.window.color()).name())
    assert len(set(grounds)) == 3


def test_night_comes_by_the_clock(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, screen=ScreenSettings(night="by_clock", night_from="14:30", night_to="15:00"))
    clock = table.clock
    assert isinstance(clock, HeldClock)
    screen = open_screen(table)
    looks = []
    for _ in range(25):
        hour = table.clock_text
        screen.comfort.refresh()
        looks.append((screen.comfort.property("colors"), "14:30" <= hour < "15:00"))
        clock.advance(ms=3_600_000 // 25 * 24)
    assert all((look == "night") == is_night for look, is_night in looks)


@pytest.mark.parametrize("name", ["tones.True", "speech.True"])
def test_sound_without_a_program_names_the_remedy(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # This machine has no player.
    open_page(screen)
    assert not any("a technician must name one" in word for word in texts(screen))
    screen.tap(f"screen.{name}")
    assert any("a technician must name one" in word for word in texts(screen))
    assert STILL == screen.comfort.settings


def test_tones_without_a_program_can_be_put_off(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert screen.comfort.settings.tones
    choose(screen, "tones.False")
    assert not screen.comfort.settings.tones


def test_a_broken_file_is_reported(open_screen: OpenScreen, table: Table) -> None:
    table.journal.path.with_name("screen.json").write_text("{")
    screen = open_screen(table)
    open_page(screen)
    assert any("could not be read" in word for word in texts(screen))


def test_targets_are_nine_millimeters_on_a_small_screen(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, screen=ScreenSettings(inches=7.0))
    screen = open_screen(table, (1280, 800))
    mm = (1280**2 + 800**2) ** 0.5 / (7.0 * 25.4)
    assert rect(item(screen, "undo")).height() >= 9 * mm > 72


def test_the_rule_is_shown_after_any_screen(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, seats=9, screen=ScreenSettings(text_percent=130, language=LONGER))
    screen = open_screen(table, (1080, 1920))
    for size in ((1920, 1080), (1080, 1920)):
        screen.window.resize(*size)
        screen.settle()
    assert screen.find("why") is not None


def test_chinese_is_spoken_at_once(screen: Screen) -> None:
    open_page(screen)
    screen.tap("screen.language.zh_CN")
    taps(screen, ("screen.close",))
    assert "异常" in texts(screen)
