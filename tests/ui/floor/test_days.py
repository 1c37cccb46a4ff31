"""A console finds hands of any day, also of a day that is no longer listed."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tests.tables import FLOOR, PINS
from tests.ui.floor.tour import console
from tests.ui.tables import found, taps
from tests.ui.walk import APART_PX, problems, rect
from ui.vm.floor.screen import FloorScreen
from ui.window.language import ENGLISH, Language
from ui.window.pane import Pane
from ui.window.typefaces import load_fonts


@pytest.fixture(params=[(1280, 800), (1920, 1080)])
def searching(
    qapp: QGuiApplication, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[Pane, FloorScreen]]:
    load_fonts(qapp)
    with console(tmp_path, request.param) as (pane, model):
        taps(pane, (f"signer.{FLOOR}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn", "search"))
        yield pane, model


def enter(pane: Pane, digits: str) -> None:
    taps(pane, (f"lookKey.{digit}" for digit in digits))


def test_a_day_of_years_ago_is_entered(searching: tuple[Pane, FloorScreen]) -> None:
    pane, model = searching
    taps(pane, ("filter.day", "look.older"))
    enter(pane, "20240")
    assert model.searching.shown.keyed == "2024-0–-––"
    assert problems(pane, lists=True) == []
    enter(pane, "229")
    pane.tap("lookEnter")
    sought = model.searching.sought()
    begins = datetime(2024, 2, 29, 8).astimezone()  # Reports begin days at this time, never at midnight.
    assert (sought.from_ms, sought.to_ms) == tuple(
        int(day.timestamp() * 1000) for day in (begins, begins + timedelta(days=1))
    )
    assert ("Feb 29, 2024", True) in [(row.value, row.set) for row in model.searching.shown.filters]


@pytest.mark.parametrize("digits", ["", "2026111", "20261301", "20230229", "00000101", "00010101", "99991231"])
def test_invalid_day_is_refused_without_a_search(searching: tuple[Pane, FloorScreen], digits: str) -> None:
    pane, model = searching
    taps(pane, ("filter.day", "look.older"))
    enter(pane, digits)
    pane.tap("lookEnter")
    assert model.searching.sought().from_ms is None
    assert "That is not a day: enter the year, month and day." in str(model.property("strip"))
    pane.tap("filter.table")
    assert model.searching.shown.side == "choices"


def test_a_note_ends_before_the_key_beside_it(qapp: QGuiApplication, tmp_path: Path) -> None:
    language = Language()
    load_fonts(qapp)
    try:
        language.speak("es")
        with console(tmp_path, (1080, 1920)) as (pane, model):
            taps(pane, (f"signer.{FLOOR}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn", "search"))
            taps(pane, ("filter.amount", *("lookKey.9",) * 5, "lookEnter"))
            assert model.searching.shown.note == "Ninguna mano coincide."
            note, key = found(pane, "searchNote"), found(pane, "clearSearch")
            assert rect(note).right() + APART_PX <= rect(key).left()
            assert problems(pane, lists=True) == []
    finally:
        language.speak(ENGLISH)
