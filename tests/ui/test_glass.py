"""The glass: locked by one touch while it is cleaned, dim while nobody needs it, and insensitive to a cloth."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPointerEvent

from kiosk.core.devices import DeviceState
from kiosk.procedure import Placed
from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.fingers import at, palm, press, release, swipe
from tests.ui.shift.people import shown
from tests.ui.tables import PIN, open_page, place_antes, shoe_is, taps, to_flop_bets
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.controls.pin import LOCKED_AWAY
from ui.window.dropped import WHY, Dropped
from ui.window.touch_guard import WIPE_MS

SIZES = ((1280, 800), (1920, 1080))


def wagered(table: Table) -> int:
    draft = table.round.draft
    return sum(sum(bets.values()) for bets in draft.bets.values()) if isinstance(draft, Placed) else 0


def dims(screen: Screen) -> bool:
    """Let the time pass after which an idle screen dims. Return whether it is dim then."""
    screen.glass.dim()
    return screen.glass.shown.dimmed


def is_dim(screen: Screen) -> bool:
    return screen.find("dimmed") is not None


@pytest.mark.parametrize("size", SIZES)
def test_a_locked_screen_takes_no_touch_of_a_cloth(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    to_flop_bets(screen, table)
    screen.tap("lock")
    assert shown(screen, "lockSentence") == WHY[Dropped.LOCKED].template
    assert problems(screen) == []
    before = table.journal.last_seq()
    for x in range(20, size[0], 60):
        for y in range(20, size[1] - 200, 60):
            press(screen, [QPointF(x, y)])
            release(screen, [QPointF(x, y)])
    taps(screen, ("unlock.2", "unlock.1", "unlock.1"))
    palm(screen, at(screen, "unlock.2"))
    swipe(screen, at(screen, "unlock.2"), at(screen, "unlock.1"))
    assert screen.find("lockSentence") is not None
    assert table.journal.last_seq() == before and table.floor.called is None


def test_a_cloth_that_is_put_down_again_unlocks_nothing(screen: Screen) -> None:
    now_ms = 1_000

    def now(_event: QPointerEvent) -> int:
        return now_ms

    screen.tap("lock")
    screen.guard.now_ms, screen.double_tap_s = now, 0.3
    for key in ("unlock.1", "unlock.2"):
        swipe(screen, at(screen, "seat1"), at(screen, "seat3"))
        now_ms += WIPE_MS - 1
        screen.tap(key)
        assert screen.glass.shown.next_key == 1
    now_ms += WIPE_MS
    taps(screen, ("unlock.1", "unlock.2"))
    assert screen.find("lockSentence") is None


def test_two_keys_in_their_order_unlock_the_screen(screen: Screen, table: Table) -> None:
    taps(screen, ("lock", "unlock.1", "unlock.2"))
    assert screen.find("lockSentence") is None
    place_antes(screen, table)
    assert wagered(table) == 6 * 500


def test_the_felt_stays_in_sight_under_the_lock(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    instruction = shown(screen, "instruction")
    screen.tap("lock")
    assert shown(screen, "instruction") == instruction


def test_a_lock_keeps_the_chips_that_are_entered(screen: Screen, table: Table) -> None:
    open_page(screen, "fill")
    taps(screen, ("rack.5", "key.4", "key.0"))
    before = shown(screen, "keysValue")
    taps(screen, ("lock", "unlock.1", "unlock.2"))
    assert shown(screen, "keysValue") == before
    taps(screen, ("key.1",))
    assert shown(screen, "keysValue") != before, "further digits follow"


@pytest.mark.parametrize("by", ["menu.change_dealer", "menu.enter_pin"])
def test_a_lock_ends_a_pin_and_says_so(screen: Screen, by: str) -> None:
    prefix = {"menu.change_dealer": "", "menu.enter_pin": "menu."}[by]
    names = {"menu.change_dealer": "signer.tran", "menu.enter_pin": "menu.signer.haddad"}
    taps(screen, ("menu", by, names[by], f"{prefix}pin.2", f"{prefix}pin.4", "lock"))
    pads = (screen.model.signing, screen.menu.signing)
    assert [pad.shown.dots for pad in pads] == [0, 0]
    taps(screen, ("unlock.1", "unlock.2"))
    assert shown(screen, "strip").endswith(LOCKED_AWAY.template)


def test_a_cloth_that_is_put_down_again_is_still_a_cloth(screen: Screen, table: Table) -> None:
    now_ms = 1_000

    def now(_event: QPointerEvent) -> int:
        return now_ms

    screen.guard.now_ms, screen.double_tap_s = now, 0.3
    swipe(screen, at(screen, "seat1"), at(screen, "seat3"))
    for seat in (1, 2, 3):
        now_ms += WIPE_MS - 1
        screen.tap(f"seat{seat}.spot.ante")
    assert wagered(table) == 0
    assert shown(screen, "strip").endswith(WHY[Dropped.WIPED].template)
    now_ms += WIPE_MS
    screen.tap("seat1.spot.ante")
    assert wagered(table) == 500


@pytest.mark.parametrize("size", SIZES)
def test_the_first_touch_of_a_dim_screen_only_wakes_it(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    screen.glass.dim()
    screen.settle()
    assert is_dim(screen)
    screen.tap("seat1.spot.ante")
    assert not is_dim(screen) and wagered(table) == 0
    assert shown(screen, "strip").endswith(WHY[Dropped.WOKE].template)
    screen.tap("seat1.spot.ante")
    assert wagered(table) == 500


def test_a_bounce_of_the_touch_that_wakes_the_screen_touches_nothing(screen: Screen, table: Table) -> None:
    now_ms = 1_000

    def now(_event: QPointerEvent) -> int:
        return now_ms

    screen.guard.now_ms, screen.double_tap_s = now, 0.3
    screen.glass.dim()
    for after_ms, wagers in ((0, 0), (60, 0), (299, 0), (301, 500)):
        now_ms += after_ms
        screen.tap("seat1.spot.ante")
        assert wagered(table) == wagers


def test_a_finger_that_rests_while_the_screen_dims_touches_nothing(screen: Screen, table: Table) -> None:
    place = at(screen, "seat1.spot.ante")
    press(screen, [place])
    screen.glass.dim()
    screen.settle()
    release(screen, [place])
    screen.settle()
    assert is_dim(screen) and wagered(table) == 0
    taps(screen, 2 * ["seat1.spot.ante"])
    assert wagered(table) == 500


def test_a_device_that_says_something_wakes_the_screen(screen: Screen, table: Table) -> None:
    screen.glass.dim()
    shoe_is(table, DeviceState.READY)
    screen.settle()
    assert not is_dim(screen)


def test_no_screen_dims_in_a_hand_or_while_the_floor_is_called(screen: Screen, table: Table) -> None:
    table.floor.call(str(table.floor.reasons[0]))
    assert not dims(screen)
    table.floor.come("haddad", PIN)
    assert dims(screen)
    screen.glass.wake()
    to_flop_bets(screen, table)
    assert not dims(screen)
