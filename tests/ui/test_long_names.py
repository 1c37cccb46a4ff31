"""A name of 64 letters on every page that shows it is whole, or shortened at its end."""

from pathlib import Path

import pytest

from kiosk.procedure import Floor
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.tables import PIN, enter_menu_pin, enter_pin, make_table, taps, to_floor
from tests.ui.walk import problems
from ui.app import Screen

SIZES = at_sizes((1280, 800), (1920, 1080))
NAMES = ("Wilhelmina Maximiliana Featherstonehaugh-Cholmondeley van der WWWW", "W" * 64)


@pytest.fixture(params=NAMES)
def table(tmp_path: Path, request: pytest.FixtureRequest) -> Table:
    opened = make_table(tmp_path, shoe="shoe")
    for nth, role in enumerate((Role.DEALER, Role.FLOOR)):
        name = request.param[: 63 - nth] + "ab"[nth]
        opened.staff.add(Person(id=f"long{nth}", name=name, roles=frozenset({role}), license=f"G-{nth}"), PIN)
    return opened


def cut(screen: Screen) -> list[str]:
    """Return the faults of a screen. A name that is shortened at its end is not a fault."""
    return [problem for problem in problems(screen) if not problem.endswith("is elided")]


def test_a_long_name_is_on_a_called_hand(table: Table, open_screen: OpenScreen) -> None:
    for size in SIZES:
        screen = open_screen(table, size)
        if not isinstance(table.round.prompt, Floor):
            to_floor(screen, table, "board_bonus")
        assert cut(screen) == []
        screen.tap("signer.long1")
        assert cut(screen) == []
        screen.tap("pin.name")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_long_name_is_on_every_page_of_a_table(table: Table, open_screen: OpenScreen, size: tuple[int, int]) -> None:
    table.people.sign_out()
    screen = open_screen(table, size)
    screen.settle()
    assert cut(screen) == []
    screen.tap("signer.long0")
    assert cut(screen) == []
    enter_pin(screen, then="signIn")
    assert cut(screen) == []
    taps(screen, ("menu",))
    assert cut(screen) == []
    screen.tap("menu")
    enter_menu_pin(screen, "long1")
    assert cut(screen) == []
    while screen.find("menu.history") is None:
        screen.tap("menu.more")
        assert cut(screen) == []
    screen.tap("menu.history")
    assert cut(screen) == []
    screen.tap("history.close")
