"""A clock that jumps by a day, ahead or back, while the machine runs or is off, is harmless and reported."""

from pathlib import Path

import pytest

from kiosk.core.clock import Moment
from kiosk.core.errors import Refused
from kiosk.events import ClockJumped
from kiosk.procedure.money.jackpot import DAY_MS
from kiosk.table.kernel.suspension import CLOCK_BEHIND
from kiosk.table.watch import NOTE_NS
from tests.dealt import deal_and_void
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, House, void

HOUR_MS = 3_600_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    deal_and_void(opened.table)
    return opened


def post(house: House) -> None:
    house.table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])


def test_a_clock_set_ahead_by_a_day_does_not_let_jackpots_change_early(house: House) -> None:
    house.clock.ms += DAY_MS
    with pytest.raises(Refused, match="wait 24 h 00 min"):
        post(house)
    house.table.play.place(1, "ante", 500)
    void(house.table)
    house.restart()
    with pytest.raises(Refused, match="wait 24 h 00 min"):
        post(house)


@pytest.mark.parametrize("jump_ms", [DAY_MS, -DAY_MS])
def test_jackpots_change_after_24_hours_of_running_time(house: House, jump_ms: int) -> None:
    house.clock.ms += jump_ms
    house.clock.advance(ms=DAY_MS - 2 * HOUR_MS)
    if jump_ms < 0:  # A supervisor signs for the time first.
        with pytest.raises(Refused, match="The clock is wrong"):
            post(house)
        house.table.watch.enter_time(house.clock.ms, FLOOR, PINS[FLOOR])
    house.clock.advance(ms=HOUR_MS)
    with pytest.raises(Refused, match="wait 1 h 00 min"):
        post(house)
    assert house.table.shift.posting_opens_ms == pytest.approx(house.clock.ms + HOUR_MS, abs=2)
    house.clock.advance(ms=HOUR_MS)
    post(house)


def test_the_wait_goes_on_over_a_restart_and_a_checkpoint(house: House) -> None:
    house.clock.advance(ms=10 * HOUR_MS)
    house.table.play.place(1, "ante", 500)
    void(house.table)
    house.clock.advance(ms=10 * HOUR_MS)
    house.restart()
    with pytest.raises(Refused, match="wait 4 h 00 min"):
        post(house)


def test_over_a_boot_the_wall_clock_counts_and_never_less_than_nothing() -> None:
    first = Moment("a", 5_000_000_000, 1_000_000)
    assert first.until_ns(Moment("a", 6_000_000_000, 9_000_000)) == 1_000_000_000
    assert first.until_ns(Moment("b", 1, 1_000_000 + HOUR_MS)) == HOUR_MS * 1_000_000
    assert first.until_ns(Moment("b", 1, 1_000_000 - HOUR_MS)) == 0


def test_over_a_boot_only_a_clock_that_was_put_back_can_be_seen() -> None:
    first = Moment("a", 5_000_000_000, 1_000_000)
    assert first.jump_ms(Moment("a", 6_000_000_000, 1_000_000 + HOUR_MS)) == HOUR_MS - 1000
    assert first.jump_ms(Moment("b", 1, 1_000_000 + DAY_MS)) == 0
    assert first.jump_ms(Moment("b", 1, 1_000_000 - DAY_MS)) == -DAY_MS


@pytest.mark.parametrize(("jump_ms", "words"), [(DAY_MS, "set ahead by 1 d, to"), (-DAY_MS, "set back by 1 d, to")])
def test_a_jump_is_reported_and_journaled_and_the_hand_goes_on(house: House, jump_ms: int, words: str) -> None:
    table = house.table
    table.play.place(1, "ante", 500)
    table.watch.tick()
    house.clock.ms += jump_ms
    table.watch.tick()
    assert words in table.watch.clock_note
    table.play.place(1, "ante", 500)
    assert words in table.watch.clock_note
    assert [event.what for event in table.journal.events(1, ClockJumped)] == [ClockJumped(by_ms=jump_ms)]
    table.watch.tick()
    house.clock.ns += NOTE_NS
    house.clock.ms += NOTE_NS // 1_000_000
    table.watch.tick()
    assert table.watch.clock_note == ("" if jump_ms > 0 else str(CLOCK_BEHIND))


def test_a_clock_that_was_put_back_while_the_kiosk_was_off_is_reported_at_its_start(house: House) -> None:
    house.close()
    house.clock.ms -= DAY_MS
    table = house.open()
    table.watch.tick()
    assert "set back by 1 d" in table.watch.clock_note


def test_small_clock_correction_gives_no_notice(house: House) -> None:
    house.table.watch.tick()
    house.clock.ms += 20_000
    house.table.watch.tick()
    assert house.table.watch.clock_note == ""


def test_a_lock_does_not_depend_on_the_wall_clock(house: House) -> None:
    for _ in range(5):
        with pytest.raises(Exception, match=r"Wrong PIN|locked out until"):
            house.table.people.enter_pin(DEALER, "1111")
    house.clock.ms += DAY_MS
    with pytest.raises(Exception, match="locked out until"):
        house.table.people.enter_pin(DEALER, PINS[DEALER])
    house.clock.ms -= 2 * DAY_MS
    house.clock.ns += 15 * 60_000_000_000
    assert house.table.people.enter_pin(DEALER, PINS[DEALER]).id == DEALER
