"""A clock behind the journal: acts that count days or hours wait until a supervisor has entered the time."""

import json
from pathlib import Path

import pytest

from kiosk.core.clock import CorrectedClock
from kiosk.core.errors import Refused
from kiosk.events import HandOpened, TimeEntered
from kiosk.settings import PayoutLimits
from kiosk.staff import NotProven
from kiosk.table import Table
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, HeldClock, House, void

DAY_MS = 24 * 3_600_000
YEAR_MS = 365 * DAY_MS
BEHIND = "The clock is wrong: the floor enters the time, from the menu."
ANTE = (1, "ante", 500)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def limits_of_hand(table: Table) -> PayoutLimits:
    opened = next(event.what for event in reversed(list(table.journal.events())) if isinstance(event.what, HandOpened))
    assert opened.rules.payouts is not None
    return PayoutLimits.model_validate_json(json.dumps(dict(opened.rules.payouts)))


@pytest.mark.parametrize("at_ms", [0, 1, YEAR_MS, 1_767_000_000_000])
def test_new_table_with_a_clock_without_a_battery_has_the_limits_of_the_earliest_list(
    tmp_path: Path, at_ms: int
) -> None:
    house = House(tmp_path, clock=HeldClock(ms=at_ms))
    house.table.play.place(*ANTE)
    earliest = min(house.settings.house.payouts, key=lambda limits: limits.since)
    assert earliest.slip == limits_of_hand(house.table).slip
    assert earliest.tax_form == limits_of_hand(house.table).tax_form


@pytest.mark.parametrize("back_ms", [61_000, 3_600_000, DAY_MS, 1_790_000_000_000])
def test_clock_behind_the_journal_stops_acts_that_count_days(house: House, back_ms: int) -> None:
    house.close()
    house.clock.ms -= back_ms
    house.open()
    table = house.table
    assert table.suspended == BEHIND
    with pytest.raises(Refused, match="The clock is wrong"):
        table.play.place(*ANTE)
    with pytest.raises(Refused, match="The clock is wrong"):
        table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
    assert not table.hand_is_open
    table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    with pytest.raises(Refused, match="The clock is wrong"):
        table.shift.open("nh", house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))


def test_clock_that_is_a_minute_behind_stops_nothing(house: House) -> None:
    house.clock.ms -= 59_999
    house.table.play.place(*ANTE)
    assert house.table.hand_is_open


def test_hand_that_has_begun_goes_on_with_its_limits_and_its_slip_has_the_later_day(house: House) -> None:
    house.table.play.place(*ANTE)
    known_ms = house.table.kernel.state.known_ms
    house.clock.ms -= YEAR_MS
    house.table.play.place(2, "ante", 500)
    assert known_ms == house.table.kernel.now_ms


def test_supervisor_enters_the_time_and_it_is_journaled_under_their_name(house: House) -> None:
    house.close()
    house.clock.ms = 0
    house.open()
    table, entered_ms = house.table, 1_790_086_400_000
    with pytest.raises(NotProven):
        table.watch.enter_time(entered_ms, FLOOR, "9999")
    with pytest.raises(NotProven):
        table.watch.enter_time(entered_ms, DEALER, PINS[DEALER])
    assert table.suspended == BEHIND
    table.watch.enter_time(entered_ms, FLOOR, PINS[FLOOR])
    event = list(table.journal.events())[-1]
    assert (FLOOR, TimeEntered(now_ms=entered_ms, clock_ms=0)) == (event.actor, event.what)
    assert table.suspended == ""
    table.play.place(*ANTE)
    assert entered_ms <= table.kernel.time.now_ms() < entered_ms + 60_000
    void(table)
    house.clock.advance(ms=2 * 3_600_000)
    assert entered_ms + 2 * 3_600_000 <= table.kernel.time.now_ms() < entered_ms + 2 * 3_600_000 + 60_000


def test_time_is_asked_for_again_after_a_restart_with_the_same_clock(house: House) -> None:
    house.close()
    house.clock.ms = 0
    house.open()
    house.table.watch.enter_time(1_790_086_400_000, FLOOR, PINS[FLOOR])
    house.restart()
    assert house.table.suspended == BEHIND
    house.clock.ms = 1_790_090_000_000
    house.table.watch.tick()
    assert house.table.suspended == ""


def test_time_is_not_entered_where_the_clock_is_right(house: House) -> None:
    with pytest.raises(Refused, match="not behind"):
        house.table.watch.enter_time(1_790_086_400_000, FLOOR, PINS[FLOOR])


def test_clock_that_was_ahead_once_is_put_right_by_a_supervisor(house: House) -> None:
    right_ms = house.clock.ms
    house.clock.ms += YEAR_MS
    house.restart()  # It writes an event of next year.
    house.close()
    house.clock.ms = right_ms
    house.open()
    assert house.table.suspended == BEHIND
    house.table.watch.enter_time(right_ms, FLOOR, PINS[FLOOR])
    assert house.table.suspended == ""
    house.restart()
    assert house.table.suspended == ""


def test_time_that_was_entered_ends_when_the_clock_of_the_machine_is_set() -> None:
    machine = HeldClock(ms=0)
    clock = CorrectedClock(machine)
    clock.enter(1_790_000_000_000)
    machine.advance(ms=30_000)
    assert 1_790_000_030_000 == clock.now_ms()
    machine.ms = 1_790_000_031_000
    assert 1_790_000_031_000 == clock.now_ms()
    machine.ms = 0
    assert 0 == clock.now_ms()
