"""A winner who may not be paid, by touch: the chips go to the floor, and the slip says why."""

import pytest

from kiosk.events import SlipCleared
from kiosk.procedure import Confirm, Floor, Settle
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.tables import make_ready
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import texts
from tests.ui.tables import PIN, enter_pin, open_page, taps, to_board
from tests.ui.walk import problems

PINS = dict.fromkeys(("haddad", "novak"), PIN)


def _go_on(table: Table) -> None:
    make_ready(table, PINS)
    if isinstance(table.round.prompt, Floor):
        table.floor.acknowledge("haddad", PIN)
    else:
        table.play.proceed()


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_a_barred_winner_is_not_paid(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    to_board(screen, table, "board_bonus")
    while not (isinstance(table.round.prompt, Settle) and any(item.pay for item in table.round.prompt.items)):
        _go_on(table)
    screen.settle()
    taps(screen, ("exceptions", "reason.hand", "reason.unpaid", "reason.barred", "reason.1", "signer.haddad"))
    enter_pin(screen)
    screen.tap("panel.sign" if screen.find("panel.sign") is not None else "panel.close")
    assert "Barred: payout seized · Seat 1" in texts(screen)
    make_ready(table, PINS)
    screen.settle()
    assert "■ SEIZED ✓" in texts(screen)
    assert "▲ To floor" in {said.strip() for said in texts(screen)}
    assert problems(screen) == []
    while not isinstance(table.round.prompt, Confirm):
        _go_on(table)
    screen.settle()
    kept = table.payouts.kept_at(1)
    assert kept > 0 and f"${kept // 100:,} to the floor" in texts(screen)
    assert problems(screen) == []
    open_page(screen, "slips")
    number = next(n for n in range(1, table.slips.count + 1) if table.slips.of_number(n).is_kept)
    taps(screen, (f"desk.row.{number}", "desk.returned"))
    assert "Hand 1 is not over: settle it, then try again." in " ".join(texts(screen))
    assert screen.find("signer.haddad") is None
    screen.tap("desk.close")
    _go_on(table)
    screen.settle()
    open_page(screen, "slips")
    taps(screen, (f"desk.row.{number}", "desk.returned", "signer.haddad"))
    assert problems(screen) == []
    enter_pin(screen)
    if screen.find("desk.sign") is not None:
        screen.tap("desk.sign")
    (event,) = table.journal.events(1, SlipCleared)
    assert (event.of(SlipCleared).cleared, event.actor) == ("returned", "haddad")
    assert "RETURNED TO THE HOUSE · R. Haddad" in texts(screen)
