"""*Pay by cage or check* by touch: a jackpot's chips stay in the rack, and the floor signs."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from kiosk.events import PaidElsewhere
from kiosk.settings import PayoutLimits
from kiosk.table import Table
from tests.jackpots import SEAT, SPOT, finish, to_jackpot
from tests.tables import JACKPOTS, make_ready
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown, texts
from tests.ui.still import still_settings
from tests.ui.tables import PEOPLE, PIN, enter_pin, make_table, open_page, sign_as, taps
from tests.ui.walk import problems
from ui.app import Screen

PINS = dict.fromkeys((who for who, _, _ in PEOPLE), PIN)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    limits = PayoutLimits.model_validate({"from": date(2020, 1, 1), "elsewhere": "500"})
    settings = still_settings()
    settings = replace(settings, house=settings.house.model_copy(update={"payouts": (limits,)}))
    opened = make_table(tmp_path, settings=settings, shoe="shoe")
    yield opened
    opened.close()


def paid(table: Table) -> list[tuple[str, str, int]]:
    events = (event.of(PaidElsewhere) for event in table.journal.events(1, PaidElsewhere))
    return [(what.by, what.check, what.cents) for what in events]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
def test_a_payout_is_paid_by_check_by_the_cage_and_from_the_rack_again(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    to_jackpot(table, PINS)
    screen = open_screen(table, size)
    open_page(screen, "elsewhere")
    assert problems(screen) == []
    screen.tap(f"desk.row.{SEAT}.{SPOT}")
    assert problems(screen) == []
    taps(screen, ("desk.check", "amount.1", "amount.0", "amount.4", "amount.2"))
    assert problems(screen) == []
    taps(screen, ("desk.sign", "signer.haddad"))
    assert shown(screen, "desk.ask") == "Check 1042"
    enter_pin(screen, then="desk.sign")
    assert "Check 1042" in texts(screen)
    for way in ("rack", "cage"):
        taps(screen, (f"desk.row.{SEAT}.{SPOT}", f"desk.{way}", "signer.novak"))
        enter_pin(screen, then="desk.sign")
        assert problems(screen) == []
    minor = JACKPOTS["minor"]
    assert paid(table) == [("check", "1042", minor), ("rack", "", minor), ("cage", "", minor)]
    screen.tap("desk.close")
    make_ready(table, pins=PINS)


def test_the_page_is_offered_only_while_such_a_payout_is_due(screen: Screen, table: Table) -> None:
    screen.tap("menu")
    assert screen.find("menu.elsewhere") is None
    screen.tap("menu")
    cards = to_jackpot(table, PINS)
    screen.settle()
    open_page(screen, "elsewhere")
    assert screen.find(f"desk.row.{SEAT}.{SPOT}") is not None
    finish(table, cards, PINS)
    screen.settle()
    assert screen.find(f"desk.row.{SEAT}.{SPOT}") is None


def test_the_felt_names_the_check_and_says_that_it_comes_back(open_screen: OpenScreen, table: Table) -> None:
    """A card of the straight flush was corrected: the check goes back, and the rack takes the $10 wager alone."""
    to_jackpot(table, PINS)
    screen = open_screen(table, (1280, 800))
    (item,) = table.payouts.may_pay_elsewhere
    made = table.shift.chips_for(item)
    table.payouts.pay_elsewhere(SEAT, SPOT, "check", "haddad", PIN, chips=made, check="1042")
    screen.settle()
    assert "Pay by check 1042" in texts(screen)
    make_ready(table, pins=PINS)
    screen.settle()
    taps(screen, ("primary", "cardWrong", "card.2h", "card.Jc", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    if screen.find("signer.novak") is not None:
        sign_as(screen, "novak", "panel.sign")
    assert "$1,010" in texts(screen)
    assert "▼ check 1042 back" in texts(screen)
    assert problems(screen) == []
