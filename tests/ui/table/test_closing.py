"""A request to close the kiosk's window in the middle of a hand must be repeated."""

from kiosk.table import Table
from tests.ui.tables import taps
from ui.app import Screen
from ui.window.closing import AGAIN_S


def test_between_hands_it_closes(screen: Screen) -> None:
    assert screen.window.close()


def test_in_a_hand_it_is_asked_for_twice(screen: Screen, table: Table) -> None:
    taps(screen, ("chip.5", "seat1.spot.ante"))
    assert not screen.window.close()
    assert screen.window.isVisible()
    said = "A hand is open, and it is saved. Close the window again to exit the kiosk."
    assert said == screen.model.property("strip")
    assert screen.window.close()
    assert table.hand_is_open


def test_much_later_it_is_another_wish(screen: Screen) -> None:
    now_s = [100.0]
    screen.now_s = lambda: now_s[0]
    taps(screen, ("chip.5", "seat1.spot.ante"))
    for _ in range(3):
        assert not screen.window.close()
        now_s[0] += AGAIN_S + 1
    assert screen.window.isVisible()
