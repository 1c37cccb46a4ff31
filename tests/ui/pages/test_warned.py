"""A message of a device is in sight on every page: over its foot for a moment, and at the table until it is over."""

import pytest

from kiosk.core.devices import DeviceState, ShoeAlarm
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown, texts
from tests.ui.tables import finish, open_page, place_antes, shoe_deals, shoe_is, taps, to_board
from tests.ui.walk import problems

OPEN = "The cover of the shoe is open. Close it, then deal on."


@pytest.mark.parametrize("page", ["rules", "history", "screen"])
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080), (1080, 1920)))
def test_an_alarm_of_the_shoe_is_shown_over_a_page(
    open_screen: OpenScreen, table: Table, size: tuple[int, int], page: str
) -> None:
    screen = open_screen(table, size)
    shoe_is(table, DeviceState.READY)
    place_antes(screen, table)
    taps(screen, ("primary", "primary"))
    shoe_deals(table, "2c3c")
    screen.settle()
    open_page(screen, page)
    assert shown(screen, "strip") == ""
    table.shoe.event(ShoeAlarm("05", OPEN))
    screen.settle()
    assert f"!  {OPEN}" in texts(screen)
    assert problems(screen) == []
    screen.tap(f"{page}.close")
    assert f"!  {OPEN}" in texts(screen)


def test_a_message_that_was_there_before_a_page_is_not_repeated_on_it(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, (1280, 800))
    shoe_is(table, DeviceState.READY)
    shoe_is(table, DeviceState.BACKING_OFF)
    screen.settle()
    assert screen.model.shown.strip
    open_page(screen, "rules")
    table.watch.tick()
    screen.settle()
    assert shown(screen, "strip") == ""


def test_a_shoe_that_is_lost_is_shown_over_a_page_and_a_dispute_is_not(open_screen: OpenScreen, table: Table) -> None:
    """The page of disputes says it already."""
    screen = open_screen(table, (1280, 800))
    shoe_is(table, DeviceState.READY)
    open_page(screen, "rules")
    shoe_is(table, DeviceState.BACKING_OFF)
    screen.settle()
    assert shown(screen, "strip").startswith("!  Shoe disconnected")
    screen.tap("rules.close")
    shoe_is(table, DeviceState.READY)
    to_board(screen, table)
    finish(screen, table)
    open_page(screen, "disputes")
    table.disputes.open(1, 2, "player", "Paid too little", 4000)
    screen.settle()
    assert shown(screen, "strip") == ""


def test_an_alarm_waits_for_the_message_of_the_page_and_is_not_lost(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, (1280, 800))
    shoe_is(table, DeviceState.READY)
    open_page(screen, "rules")
    screen.pages.explain("No page is left.")
    shoe_is(table, DeviceState.BACKING_OFF)
    screen.settle()
    assert shown(screen, "strip").endswith("No page is left.")
    screen.pages.forget_strip()
    screen.pages.refresh()  # The page's own message is over.
    screen.settle()
    assert shown(screen, "strip").startswith("!  Shoe disconnected")
