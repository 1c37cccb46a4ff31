"""PINs at a table: guesses are recorded and call the floor; a menu session ends, and so does a sign-in."""

import pytest

from kiosk.core.errors import KioskError
from kiosk.events import DealerOff, FloorCalled, PadLocked, PinLocked, PinRefused
from kiosk.staff.authority import LASTS_MS, LONGEST_MS
from kiosk.table.people.people import IDLE_MS
from tests.tables import BOTH, DEALER, FLOOR, PINS, House


def guess(house: House, who: str, count: int = 1) -> None:
    for _ in range(count):
        with pytest.raises(KioskError):
            house.table.people.enter_pin(who, "0000")


def test_each_guess_is_recorded_refusals_and_the_third_calls_the_floor(house: House) -> None:
    table = house.table
    guess(house, FLOOR, 2)
    assert not list(table.journal.events(1, FloorCalled))
    guess(house, FLOOR)
    (call,) = table.journal.events(1, FloorCalled)
    assert FloorCalled(why="Too many wrong PINs at this table") == call.what
    kinds = (PinRefused, PinLocked, FloorCalled)
    assert [PinRefused] * 3 + [PinLocked, FloorCalled] == [
        type(event.what) for event in table.journal.events() if isinstance(event.what, kinds)
    ]
    table.floor.come(BOTH, PINS[BOTH])
    assert table.floor.called is None


def test_a_pad_that_takes_no_more_calls_the_floor_and_stays_so_over_a_restart(house: House) -> None:
    for who in (FLOOR, FLOOR, DEALER, DEALER, BOTH):
        guess(house, who)
    table = house.restart()
    assert 1 == len([event for event in table.journal.events() if isinstance(event.what, PadLocked)])
    assert table.floor.called is not None
    with pytest.raises(KioskError, match="no PIN is taken until"):
        table.floor.come(FLOOR, PINS[FLOOR])
    house.clock.advance(ms=60_000)
    table.floor.come(FLOOR, PINS[FLOOR])


def test_menu_session_ends_despite_touches(house: House) -> None:
    table = house.table
    table.people.enter_pin(FLOOR, PINS[FLOOR])
    for _ in range(LONGEST_MS // (LASTS_MS // 2) - 1):
        house.clock.advance(ms=LASTS_MS // 2)
        table.authority.prolong()
        assert table.authority.person is not None
    house.clock.advance(ms=LASTS_MS // 2)
    table.authority.prolong()
    assert table.authority.person is None


def test_work_that_comes_further_outlasts_the_touches(house: House) -> None:
    table = house.table
    table.people.enter_pin(FLOOR, PINS[FLOOR])
    for _ in range(LONGEST_MS // (LASTS_MS // 2) + 1):
        house.clock.advance(ms=LASTS_MS // 2)
        table.authority.carry_on()
    for _ in range(2):  # No touch extends it.
        table.authority.prolong()
        assert table.authority.person is not None
        house.clock.advance(ms=LASTS_MS // 2)
    assert table.authority.person is None
    table.authority.carry_on()
    assert table.authority.person is None


def test_a_dealer_is_signed_out_after_fifteen_minutes_without_a_touch(house: House) -> None:
    table = house.table
    assert IDLE_MS == 15 * 60_000  # As in the sentence.
    house.clock.advance(ms=IDLE_MS - 1_000)
    table.people.touched()
    house.clock.advance(ms=IDLE_MS - 1_000)
    table.watch.tick()
    assert table.dealer is not None
    house.clock.advance(ms=1_000)
    table.watch.tick()
    assert not house.table.dealer
    assert "Dealer signed out after 15 idle minutes: sign in again." == table.notice
    (off,) = table.journal.events(1, DealerOff)
    assert ("kiosk", DEALER) == (off.actor, off.of(DealerOff).dealer)
    table.people.sign_in(DEALER, PINS[DEALER])
    table.watch.tick()
    assert house.table.dealer


def test_a_dealer_is_not_signed_out_of_a_hand(house: House) -> None:
    table = house.table
    table.play.place(1, "ante", 500)
    house.clock.advance(ms=3 * IDLE_MS)
    table.watch.tick()
    assert table.dealer is not None
