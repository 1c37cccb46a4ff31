"""A manager changes people at the console where the house publishes, by touch and by badge."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.app.house.house import HOUSE
from kiosk.app.house.people import HouseDesk
from kiosk.core.devices import BadgeRead, DeviceState, StateChanged
from kiosk.events import StaffChanged
from kiosk.journal import read_journal
from tests.sizes import at_sizes
from tests.tables import DEALER, FLOOR, PINS
from tests.ui.floor.tour import MANAGER, console
from tests.ui.reading import lines
from tests.ui.still import still_settings
from tests.ui.tables import taps
from tests.ui.walk import problems
from ui.vm.floor.screen import FloorScreen
from ui.window.pane import Pane
from ui.window.typefaces import load_fonts

SIZES = at_sizes((1280, 800), (1920, 1080), (1080, 1920))


@pytest.fixture(params=SIZES, ids=str)
def desk(qapp: QGuiApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Pane, FloorScreen]]:
    """Return a console at which nobody has signed in, on a machine that publishes."""
    load_fonts(qapp)
    with console(
        tmp_path,
        request.param,
        desk=lambda house: HouseDesk(still_settings(), tmp_path / "records", house.clock, house.staff),
    ) as (pane, model):
        (tmp_path / "records").mkdir()
        yield pane, model


def words(pane: Pane) -> str:
    return "\n".join(lines(pane))


def sign_in(pane: Pane, person: str) -> None:
    taps(pane, (f"signer.{person}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn"))


def test_a_manager_gives_a_badge_and_signs_for_it(desk: tuple[Pane, FloorScreen], tmp_path: Path) -> None:
    pane, model = desk
    assert "Floor: choose your name, then enter your PIN." in words(pane)
    model.badge_event(StateChanged(DeviceState.READY, ""))
    pane.settle()
    assert "Floor: hold your badge to the reader, or choose your name. Then enter your PIN." in words(pane)
    sign_in(pane, MANAGER)
    assert problems(pane, lists=True) == []
    pane.tap("people")
    assert "kiosk floor publish people" in str(pane.find("people.note").property("text"))  # type: ignore[union-attr]
    assert problems(pane) == []
    taps(pane, (f"people.signer.{DEALER}", "people.badge"))
    model.badge_event(BadgeRead("0451", 0))
    pane.settle()
    assert "A manager signs: hold your badge to the reader, or choose your name. Then enter your PIN." in words(pane)
    assert problems(pane) == []
    taps(pane, (f"signer.{MANAGER}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "people.go"))
    assert problems(pane) == []
    holder = model.staff.with_badge("0451")
    assert holder is not None
    assert holder.id == DEALER
    with read_journal(tmp_path / "records" / HOUSE / "journal.db") as journal:
        (event,) = journal.events(1, StaffChanged)
    assert (DEALER, "badge", MANAGER) == (event.of(StaffChanged).person, event.of(StaffChanged).change, event.actor)
    taps(pane, ("people.back", "people.back"))
    assert pane.find("search") is not None
    assert problems(pane, lists=True) == []


def test_a_manager_adds_a_person_at_a_console(desk: tuple[Pane, FloorScreen], tmp_path: Path) -> None:
    pane, model = desk
    sign_in(pane, MANAGER)
    taps(pane, ("people", "people.add", *(f"letter.{letter}" for letter in "QUINN"), "people.go"))
    assert problems(pane) == []
    taps(pane, ("people.go", "people.dealer", "people.go", "people.go"))
    taps(pane, (*(f"newPin.{digit}" for digit in "7305"), "people.go") * 2)
    assert problems(pane) == []
    taps(pane, (f"signer.{MANAGER}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "people.go"))
    assert "Quinn" == model.staff.prove("quinn", "7305").name
    with read_journal(tmp_path / "records" / HOUSE / "journal.db") as journal:
        (event,) = journal.events(1, StaffChanged)
    assert ("quinn", "added", MANAGER) == (event.of(StaffChanged).person, event.of(StaffChanged).change, event.actor)


def test_a_supervisor_changes_nobody(desk: tuple[Pane, FloorScreen]) -> None:
    pane, model = desk
    sign_in(pane, FLOOR)
    assert pane.find("people") is None
    model.openPeople()
    assert not model.shown.changes_people
    assert model.shown.people is None


def test_sign_out_closes_the_staff_page(desk: tuple[Pane, FloorScreen]) -> None:
    pane, model = desk
    sign_in(pane, MANAGER)
    pane.tap("people")
    model.leave()
    model.refresh()
    pane.settle()
    assert model.shown.people is None
    assert pane.find("signer." + FLOOR) is not None
