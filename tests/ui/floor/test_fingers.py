"""A finger that rests on a call while others come and go opens that call, or none."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication

from kiosk.floor import ConsoleNews
from tests.tables import FLOOR, PINS
from tests.ui.fingers import at, press, release
from tests.ui.floor.tour import console
from tests.ui.tables import found
from ui.vm.floor.screen import FloorScreen
from ui.window.pane import Pane
from ui.window.typefaces import load_fonts

SIZE = (1280, 800)


@pytest.fixture
def sitting(qapp: QGuiApplication, tmp_path: Path) -> Iterator[tuple[Pane, FloorScreen]]:
    load_fonts(qapp)
    with console(tmp_path, SIZE) as (pane, model):
        for name in (f"signer.{FLOOR}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn"):
            pane.tap(name)
        yield pane, model


def stand(model: FloorScreen, table: str, *, calling: bool) -> None:
    """Report a table's call as over, or a table that calls as NH-07 does."""
    seen = model.house.tables[table]
    calls = model.house.tables["NH-07"].status.calls if calling else ()
    model.take(ConsoleNews(tables=(replace(seen, status=replace(seen.status, calls=calls)),)))
    model.refresh()


def calls_of(model: FloorScreen) -> list[str]:
    return [call.table for call in model.shown.calls]


def test_the_call_below_one_that_is_answered_elsewhere_is_not_opened_in_its_place(
    sitting: tuple[Pane, FloorScreen],
) -> None:
    pane, model = sitting
    first, second, *_ = model.shown.calls
    place = at(pane, f"call.{first.table}.{first.id}")
    press(pane, [place])
    stand(model, first.table, calling=False)
    assert calls_of(model)[0] == second.table
    pane.settle()
    release(pane, [place])
    assert model.shown.panel == ""


def test_a_call_is_named_by_its_words(sitting: tuple[Pane, FloorScreen]) -> None:
    pane, model = sitting
    call = model.shown.calls[0]
    tile = found(pane, f"call.{call.table}.{call.id}")
    accessible = QAccessible.queryAccessibleInterface(tile)
    words = [call.title, call.kind, call.age, call.line, call.amount]
    assert accessible.text(QAccessible.Text.Name) == ", ".join(words)


def test_no_call_opens_that_comes_below_a_resting_finger(sitting: tuple[Pane, FloorScreen]) -> None:
    """The number of calls is unchanged, but another call is now below the finger."""
    pane, model = sitting
    first, before = model.shown.calls[0], calls_of(model)
    place = at(pane, f"call.{first.table}.{first.id}")
    press(pane, [place])
    seen = {name: model.house.tables[name] for name in (first.table, "NH-08")}
    came = replace(seen["NH-08"], status=replace(seen["NH-08"].status, calls=seen[first.table].status.calls))
    went = replace(seen[first.table], status=replace(seen[first.table].status, calls=()))
    model.take(ConsoleNews(tables=(went, came)))
    model.refresh()
    assert ["NH-08", *before[1:]] == calls_of(model)
    pane.settle()
    release(pane, [place])
    assert model.shown.panel == ""


def test_a_call_that_comes_takes_no_touch_from_another(sitting: tuple[Pane, FloorScreen]) -> None:
    pane, model = sitting
    first = model.shown.calls[0]
    place = at(pane, f"call.{first.table}.{first.id}")
    press(pane, [place])
    stand(model, "NH-08", calling=True)
    assert "NH-08" in calls_of(model)[1:]
    pane.settle()
    release(pane, [place])
    assert model.shown.panel != ""
    assert next(call.table for call in model.shown.calls if call.chosen) == first.table
