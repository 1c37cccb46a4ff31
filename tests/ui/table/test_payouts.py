"""A big payout on the table's screen, by touch: marks at the seat, who signs, the form, the slip."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.jackpots import to_jackpot
from tests.ui.shift.people import shown, texts
from tests.ui.tables import enter_pin, make_table, taps
from tests.ui.walk import problems
from ui.app import Screen

SIZES = [(1280, 800, 6), (1280, 800, 9), (1920, 1080, 6), (1920, 1080, 9), (3840, 2160, 9)]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = make_table(tmp_path, shoe="shoe")
    yield opened
    opened.close()


def test_a_jackpot_is_signed_for_and_on_paper_before_it_is_pushed(screen: Screen, table: Table) -> None:
    to_jackpot(screen, table)
    assert shown(screen, "floorTag") == "SECOND SIGNATURE"
    assert shown(screen, "floorAmount") == "$25,000.00"
    assert {"■ SLIP", "● SIGN", "◆ W-2G"} <= texts(screen)
    screen.tap("primary")
    assert "A second supervisor" in shown(screen, "strip")
    assert screen.find("signer.haddad") is None, "whoever acknowledged it does not sign again"
    screen.tap("signer.novak")
    enter_pin(screen)
    screen.tap("payout.sign")
    assert "● SIGN ✓" in texts(screen)
    assert shown(screen, "instruction") == "Fill in the W-2G for seat 5."
    assert shown(screen, "primary") == "W-2G filled in →"
    screen.tap("primary")
    assert shown(screen, "floorTag") == "SLIP"
    screen.tap("primary")
    assert screen.find("floorTag") is None
    assert {"■ SLIP ✓", "● SIGN ✓", "◆ W-2G ✓"} <= texts(screen)
    assert table.payouts.newest(1)[0].slip.second == "E. Novak"
    taps(screen, ("primary", "primary"))
    assert table.hand_number == 2


def test_a_double_tap_on_the_form_does_not_make_the_slip(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, double_tap_s=0)
    to_jackpot(screen, table)
    screen.tap("signer.novak")
    enter_pin(screen)
    screen.tap("payout.sign")
    screen.model._rest.seconds = 60
    taps(screen, ("primary", "primary"))
    assert table.payouts.newest(1) == []


@pytest.mark.parametrize(("width", "height", "seats"), SIZES)
def test_every_stage_can_be_touched_and_read(
    open_screen: OpenScreen, tmp_path: Path, width: int, height: int, seats: int
) -> None:
    table = make_table(tmp_path, shoe="shoe", seats=seats)
    screen = open_screen(table, (width, height))
    to_jackpot(screen, table)
    wrong = {"second": problems(screen)}
    screen.tap("signer.novak")
    wrong["pin"] = problems(screen)
    enter_pin(screen)
    screen.tap("payout.sign")
    wrong["tax"] = problems(screen)
    screen.tap("primary")
    wrong["slip"] = problems(screen)
    screen.tap("primary")
    wrong["ready"] = problems(screen)
    assert {stage: found for stage, found in wrong.items() if found} == {}
    table.close()
