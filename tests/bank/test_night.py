"""A night from a journal: by gaming day, to the cent, with each difference named, for any number of openings."""

import csv
import io
import json
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final
from unicodedata import normalize
from zoneinfo import ZoneInfo

import pytest

from kiosk.bank import (
    NIGHT_KINDS,
    CashLimit,
    HouseMonth,
    NightReader,
    TableNight,
    VarianceLimit,
    month_csv,
    month_lines,
    night_beancount,
    night_csv,
    night_lines,
    span_of,
    unfinished_parts,
    was_dealt,
)
from kiosk.bank.days import end_of, gaming_day
from kiosk.bank.month import finished_later
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import BoxPosted, CashMoved, DropBoxChanged, Happening, PlayerNamed
from kiosk.events.types import Rack
from kiosk.journal import Event
from kiosk.settings import TransferRules
from tests.bank.books import event_of
from tests.bank.nights import table_night, worded_month, worded_night
from tests.live import PIN, LiveDealer, LiveHouse, table_game
from tests.reopened import play, reopen, right
from tests.tables import BOTH as PAIR
from tests.tables import DEALER, FLOOR, PINS, House, kernel_of, void
from tests.training.one_row import FORMULAS, SEPARATORS
from tests.transfers import SIGNED, hire, transfer

BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
BOSTON: Final = ZoneInfo("America/New_York")
HOUR_MS: Final = 3_600_000


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    opened.table.shoe.event(StateChanged(DeviceState.READY, ""))
    return opened


def day_of(house: House) -> date:
    return gaming_day(house.clock.ms, "08:00")


def night(house: House, day: date | None = None, posted: tuple[BoxPosted, ...] = ()) -> TableNight:
    span = span_of(day or day_of(house), "08:00")
    return table_night("NH-07", house.table.journal.events(1, *NIGHT_KINDS), span, posted)


def counted(box: int, house: House, bills: dict[int, int]) -> BoxPosted:
    """Return the count room's posting of a box that two people counted."""
    (out,) = [
        event.seq for event in house.table.journal.events(1, DropBoxChanged) if event.of(DropBoxChanged).removed == box
    ]
    days = (day_of(house) - timedelta(days=1), day_of(house))
    (entered,) = [found.entered for day in days for found in night(house, day).boxes if found.removed == out]
    rows = tuple(bills.items())
    return BoxPosted(
        table="NH-07", box=box, removed=out, bills=rows, chips=(), entered=entered, counters=("park", "cruz")
    )


def close(house: House, off: dict[int, int] | None = None) -> None:
    rack = {chip: count + (off or {}).get(chip, 0) for chip, count in house.table.shift.rack.items()}
    house.clock.advance(ms=60_000)
    house.table.shift.close(rack, **BOTH)


def wrong(found: TableNight) -> list[tuple[str, int | None]]:
    return [(line.item, line.cents) for line in night_lines(found) if line.is_wrong]


def test_a_night_comes_out_to_the_cent(house: House) -> None:
    house.clock.advance(ms=60_000)
    play(house.table)
    won = house.table.shift.house_net
    transfer(house.table, "fill", {2_500: 60})
    transfer(house.table, "credit", {500: 40})
    close(house)
    found = night(house)
    assert (found.opener, found.began) == (16_340_000, "counted")
    assert (found.fills, found.credits) == (150_000, 20_000)
    assert (found.closer, found.ended) == (16_340_000 + 150_000 - 20_000 + won, "counted")
    assert found.rack_win == found.hands_say == won
    assert found.is_whole and wrong(found) == []
    assert [(slip.slip, slip.direction, slip.status) for slip in found.slips] == [
        (1, "fill", "received"),
        (2, "credit", "received"),
    ]


def test_one_chip_that_is_taken_is_named_with_the_hands_and_slips_between_two_counts(house: House) -> None:
    house.clock.advance(ms=60_000)
    play(house.table)
    house.table.shift.count(dict(house.table.shift.rack), **BOTH)
    play(house.table)
    play(house.table)
    transfer(house.table, "fill", {100: 20})
    close(house, {2_500: -1})
    found = night(house)
    (short,) = found.differences
    assert (short.cents, short.counted, short.since) == (-2_500, "closer", "count")
    assert (short.hands, short.slips, short.signed) == ((2, 3), (1,), (FLOOR, DEALER))
    assert wrong(found) == [("Short at the closer", -2_500)]
    assert found.is_whole
    assert "unexplained: since the count of" in night_csv(found)


def test_over_and_short_are_two_lines_and_never_one_sum(house: House) -> None:
    house.clock.advance(ms=60_000)
    rack = dict(house.table.shift.rack)
    house.table.shift.count(rack | {2_500: rack[2_500] + 1}, **BOTH)
    close(house, {2_500: -1})
    found = night(house)
    assert wrong(found) == [("Over at the count", 2_500), ("Short at the closer", -2_500)]
    assert (found.rack_win, found.is_whole) == (0, True)


def test_a_difference_above_the_limit_has_an_error_notice_with_its_day(house: House) -> None:
    """The limit is $1,000, alone or in total within 30 days: over and short are added up, never netted."""
    limit = VarianceLimit(100_000, 30, 2)
    house.table.shift.count(house.rack() | {10_000: 94}, **BOTH)
    house.table.shift.count(house.rack() | {10_000: 97}, **BOTH)
    found = replace(night(house), variance=limit)
    assert found.found_alone == (-60_000, 30_000)
    assert not [line for line in night_lines(found) if "notice" in line.item]
    house.table.shift.count(house.rack() | {10_000: 96}, **BOTH)
    together = [line for line in night_lines(replace(night(house), variance=limit)) if "notice" in line.item]
    due = (day_of(house) + timedelta(days=30)).isoformat()
    assert [(line.cents, line.note) for line in together] == [
        (None, f"over 300.00, short 700.00, in aggregate 1000.00 or more: report by {due}")
    ]
    close(house, {10_000: 16})
    alone = [line for line in night_lines(replace(night(house), variance=limit)) if "notice" in line.item]
    assert [(line.cents, line.is_wrong) for line in alone] == [(160_000, True)]


def test_a_month_has_a_notice_of_all_differences_also_if_one_of_them_has_its_own(house: House) -> None:
    for left in (94, 85, 73):
        house.table.shift.count(house.rack() | {10_000: left}, **BOTH)
    found = replace(night(house), variance=VarianceLimit(100_000, 30, 9))
    assert found.found_alone == (-60_000, -90_000, -120_000)
    lines = month_lines(HouseMonth(date(2026, 11, 1), (found,)))
    (notice,) = [line.note for line in lines if line.item == "Error notice of the month"]
    assert notice.startswith("over 0.00, short 2700.00, in aggregate 1000.00 or more")


@pytest.mark.parametrize(
    ("missing", "note"), [(1, ""), (3, "report by {day}"), (4, "report by {day}; 100.00 or more: a copy")]
)
def test_a_regulator_gets_a_copy_of_a_notice_from_a_second_limit(house: House, missing: int, note: str) -> None:
    """N.J.A.C. 13:69D-1.21(e): a report above $25, and a copy of it to the Division from $100 on."""
    close(house, {2_500: -missing})
    found = replace(night(house), variance=VarianceLimit(2_501, 0, 3, 10_000))
    notes = [line.note for line in night_lines(found) if line.item == "Error notice"]
    assert len(notes) == bool(note)
    assert all(note.format(day=day_of(house)) in said and ("copy" in said) == ("copy" in note) for said in notes)


def test_shortages_of_a_table_and_of_its_dealer_are_a_pattern_in_the_month(house: House) -> None:
    limit = VarianceLimit(100_000_000, 30, 3)
    for left in (99, 98, 97):
        play(house.table)
        house.table.shift.count(dict(house.table.shift.rack) | {50_000: left}, **BOTH)
    month = HouseMonth(date(2026, 11, 1), (replace(night(house), variance=limit),))
    patterns = {line.item: (line.cents, line.note) for line in month_lines(month) if "Pattern" in line.item}
    assert patterns == {
        "Pattern of shortages, table NH-07": (-150_000, "3 shortages"),
        f"Pattern of shortages, dealer {DEALER}": (-150_000, "3 shortages"),
    }
    fewer = HouseMonth(month.first, (replace(night(house), variance=limit._replace(shortages=4)),))
    assert not [line for line in month_lines(fewer) if "Pattern" in line.item]


def test_a_difference_names_each_dealer_of_the_hands_before_it_and_nobody_else(house: House) -> None:
    """Hand 1 begins before a count, and hand 2 is dealt by two people. The last dealer has dealt no hand."""
    table = house.table
    both = ((PAIR, PINS[PAIR]), (FLOOR, PINS[FLOOR]))
    table.play.place(1, "ante", 500)
    count(house, {2_500: -1})
    table.play.clear_wagers(1)
    play(table)
    count(house, {2_500: -1})
    table.play.place(1, "ante", 500)
    table.people.relieve_in_hand(*both)
    table.play.clear_wagers(1)
    play(table)
    table.people.sign_in(DEALER, PINS[DEALER])
    kept = kept_after(house, day_of(house))
    count(house, {2_500: -1})
    first, second, third = night(house).differences
    assert (first.hands, first.dealers) == ((0, 0), (DEALER,))
    assert (second.hands, second.dealers) == ((1, 1), (DEALER,))
    assert (third.hands, third.dealers) == ((2, 2), (DEALER, PAIR))
    assert kept["dealers"] == [DEALER, PAIR]


def count(house: House, off: dict[int, int]) -> None:
    rack = {chip: held + off.get(chip, 0) for chip, held in house.table.shift.rack.items()}
    house.table.shift.count(rack, **BOTH)


def test_a_mispay_put_right_is_counted_once(house: House) -> None:
    house.clock.advance(ms=60_000)
    play(house.table)
    reopen(house.table)
    right(house.table)
    won = house.table.shift.house_net
    close(house)
    found = night(house)
    assert (found.hands, found.hands_say, found.rack_win) == (1, won, won)
    assert found.is_whole and wrong(found) == []


def test_a_hand_counts_once_and_not_at_all_if_it_is_void(house: House) -> None:
    """The first hand is settled again on the next gaming day, and the second one is void after its settlement."""
    first = day_of(house)
    play(house.table)
    house.clock.advance(ms=24 * HOUR_MS)
    reopen(house.table)
    right(house.table)
    assert [night(house, day).hands for day in (first, day_of(house))] == [1, 0]
    play(house.table)
    assert night(house).hands == 1
    reopen(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    found = night(house)
    assert (found.hands, found.is_whole) == (0, True)


def test_an_open_slip_and_a_missing_closer_are_named(house: House) -> None:
    hire(house.table)
    house.clock.advance(ms=60_000)
    house.table.transfers.request("fill", {2_500: 60}, SIGNED)
    house.table.transfers.send(SIGNED)
    found = night(house)
    assert wrong(found) == [("No closer", None), ("Fill, slip 1", 150_000)]
    assert (found.fills, found.ended, found.is_whole) == (0, "tracked", True)


def test_a_table_that_is_closed_on_the_next_gaming_day_has_that_closer_for_both(house: House) -> None:
    """A chip is missing at the closing: only its night has the difference, and both nights can be signed."""
    first = day_of(house)
    play(house.table)
    assert unfinished_parts(night(house)) == ("no closer",)
    house.clock.advance(ms=24 * HOUR_MS)
    play(house.table)
    assert [unfinished_parts(each) for each in finished_later((night(house, first), night(house)))] == [
        ("no closer",), ("no closer",),
    ]  # fmt: skip
    close(house, {2_500: -1})
    both = finished_later((night(house, first), night(house)))
    assert [(unfinished_parts(each), sum(each.found_alone)) for each in both] == [((), 0), ((), -2_500)]
    notes = {line.item: line.note for line in night_lines(both[0])}
    assert notes["Rack at the end"] == f"tracked, counted at the closing of {day_of(house)}"
    assert "No closer" not in notes
    house.clock.advance(ms=24 * HOUR_MS)
    house.table.shift.open("nh", dict(house.table.shift.closed_rack), **BOTH)
    not_opened = first - timedelta(days=1)
    assert finished_later((night(house, not_opened), night(house, first)))[0].closed_on == ""


def test_a_void_slip_is_kept_with_its_reason(house: House) -> None:
    hire(house.table)
    house.clock.advance(ms=60_000)
    house.table.transfers.request("fill", {2_500: 60}, SIGNED)
    house.table.transfers.send(SIGNED)
    house.table.transfers.receive({2_500: 59}, SIGNED)
    close(house)
    found = night(house)
    assert [(slip.slip, slip.status, slip.cents) for slip in found.slips] == [
        (1, "void", 150_000),
        (2, "received", 147_500),
    ]
    assert (found.fills, wrong(found)) == (147_500, [("Short on the way, fill slip 1", -2_500)])
    assert "Counted differently: a new slip was issued" in night_csv(found)
    (line,) = [line for line in night_lines(found) if line.is_wrong]
    assert "sent 1500.00 with slip 1, signed by park (cage), cruz (runner)" in line.note
    assert "counted 1475.00, slip 2, signed by ortiz (dealer), cruz (runner), haddad (floor)" in line.note


def test_a_slip_that_is_open_at_the_end_of_a_day_is_named_until_it_is_finished(house: House) -> None:
    """The fill is sent on one gaming day and received on the third: each day names it, and then the first is signed."""
    hire(house.table)
    first = day_of(house)
    house.table.transfers.request("fill", {2_500: 60}, SIGNED)
    house.table.transfers.send(SIGNED)
    close(house)
    days = [first + timedelta(days=nth) for nth in range(3)]
    for day in days:
        assert ("Fill, slip 1", 150_000) in wrong(night(house, day)), day
    house.clock.advance(ms=2 * 24 * HOUR_MS)
    house.table.shift.open("nh", dict(house.table.shift.closed_rack), **BOTH)
    house.table.transfers.receive({2_500: 60}, SIGNED)
    close(house)
    found = [night(house, day) for day in days]
    assert [slip.status for each in found for slip in each.slips] == ["on its way", "on its way", "received"]
    assert [each.fills for each in found] == [0, 0, 150_000]
    assert not any(each.missing_slips for each in found)
    assert all(each.is_whole for each in found)
    month = finished_later(found)
    assert [bool(each.open_slips) for each in month] == [False, False, False]
    again = NightReader.of_kept("NH-07", span_of(days[1], "08:00"), kept_after(house, first))
    assert [slip.slip for slip in again.night().open_slips] == [1]


def test_no_slip_is_missing_that_an_earlier_night_has(house: House) -> None:
    """Slip 1 is received on the next day, after slip 2: that day has the slips 1 and 3, and lacks none."""
    hire(house.table)
    kernel = kernel_of(house.table)
    rules = TransferRules.model_validate({"from": date(2020, 1, 1), "between": ["NH-07", "NH-08"]})
    kernel.house = kernel.house.model_copy(update={"transfers": (rules,)})
    transfers = house.table.transfers
    transfers.request("fill", {2_500: 60}, SIGNED)
    transfers.send(SIGNED)
    transfers.arrive("NH-08", 5, {500: 20}, SIGNED)
    first = day_of(house)
    house.clock.advance(ms=24 * HOUR_MS)
    transfers.receive({2_500: 59}, SIGNED)
    assert [[slip.slip for slip in night(house, day).slips] for day in (first, day_of(house))] == [[1, 2], [1, 3]]
    assert [night(house, day).missing_slips for day in (first, day_of(house))] == [(), ()]


def kept_after(house: House, day: date) -> dict[str, Any]:
    """Return the stored state of a table at the end of a gaming day, after it was written and read again."""
    reader = NightReader("NH-07", span_of(day, "08:00"))
    for event in house.table.journal.events(1, *NIGHT_KINDS):
        if not reader.take(event):
            break
    kept: dict[str, Any] = json.loads(json.dumps(reader.kept()))
    return kept


def test_a_day_without_an_opening_has_a_night_with_the_last_closer(house: House) -> None:
    house.clock.advance(ms=60_000)
    close(house)
    later = date.fromordinal(day_of(house).toordinal() + 3)
    found = night(house, later)
    assert (found.opener, found.closer, found.rack_win, found.hands) == (16_340_000, 16_340_000, 0, 0)
    assert night_lines(found)[0].item == "Not opened"
    before = night(house, date(2020, 1, 1))
    assert (before.opener, before.is_whole, before.ledger.balances) == (0, True, {})


def test_a_ruling_that_the_cage_pays_while_the_table_is_closed_is_in_the_month(house: House) -> None:
    table = house.table
    play(table)
    table.disputes.open(1, 1, "player", "Paid too little", 4_000)
    close(house)
    house.clock.advance(ms=24 * HOUR_MS)
    table.disputes.rule(table.disputes.waiting[0].seq, "The player is right", 2_000, FLOOR, PINS[FLOOR])
    found = night(house)
    assert (found.cage_paid, found.hands_say, found.win, found.is_whole) == (2_000, -2_000, 0, True)
    assert (found.is_dealt, was_dealt(found)) == (False, True)


def test_a_chip_that_is_gone_at_the_next_opening_is_named_before_that_night(house: House) -> None:
    rack = dict(house.table.shift.rack)
    close(house)
    house.clock.advance(ms=24 * HOUR_MS)
    house.table.shift.open("nh", rack | {2_500: rack[2_500] - 1}, **BOTH)
    close(house)
    found = night(house)
    assert wrong(found) == [("Short at the opener, before this night", -2_500)]
    assert (found.rack_win, found.is_whole) == (0, True)


def test_events_after_midnight_belong_to_the_earlier_gaming_day(house: House) -> None:
    day = day_of(house)
    house.clock.ms = span_of(day, "08:00").end_ms - 5 * HOUR_MS  # 3 a.m.
    play(house.table)
    close(house)
    assert night(house, day).hands == 1
    assert night(house, date.fromordinal(day.toordinal() + 1)).hands == 0


@pytest.mark.parametrize(("day", "hours"), [(date(2026, 3, 7), 23), (date(2026, 10, 31), 25), (date(2026, 11, 21), 24)])
def test_a_gaming_day_on_which_the_clocks_change_has_another_length(day: date, hours: int) -> None:
    span = span_of(day, "08:00", BOSTON)
    assert span.end_ms - span.begin_ms == hours * HOUR_MS
    for at_ms in (span.begin_ms, span.begin_ms + 17 * HOUR_MS, span.end_ms - 1):
        assert gaming_day(at_ms, "08:00", BOSTON) == day
    assert gaming_day(span.end_ms, "08:00", BOSTON) == date.fromordinal(day.toordinal() + 1)
    assert end_of(day, "08:00", "04:00", BOSTON) - span.begin_ms == (hours - 4) * HOUR_MS
    assert end_of(day, "08:00", "23:00", BOSTON) - span.begin_ms == 15 * HOUR_MS


def test_a_hand_that_began_after_the_end_of_the_gaming_day_is_named(house: House) -> None:
    play(house.table)
    play(house.table)
    found = night(house)
    assert (found.last_hand, found.last_hand_ms <= house.clock.ms) == (2, True)
    for ends_ms, is_late in ((found.last_hand_ms + 1, False), (found.last_hand_ms, True)):
        lines = night_lines(replace(found, ends_ms=ends_ms))
        late = [line.note for line in lines if line.item == "Dealt after the end" and line.is_wrong]
        assert [note.startswith("hand 2 began ") for note in late] == [True] * is_late


@pytest.mark.parametrize(("begins", "day"), [("02:30", date(2026, 3, 8)), ("01:30", date(2026, 11, 1))])
def test_a_gaming_day_that_begins_while_the_clocks_change_has_every_moment_once(begins: str, day: date) -> None:
    span = span_of(day, begins, BOSTON)
    for minute in range(-180, 180):
        at_ms = span.begin_ms + minute * 60_000
        assert gaming_day(at_ms, begins, BOSTON) == (day if minute >= 0 else day - timedelta(days=1)), minute


def test_a_win_is_the_drop_and_the_rack_and_the_hands_say_the_same(house: House) -> None:
    """Worked by hand: $300 cash and a $25 coupon buy chips, $40 in chips are changed, and a hand is played."""
    house.clock.advance(ms=60_000)
    table = house.table
    table.cash.change_box(12, **BOTH)
    table.cash.buy_in(3, 20_000)
    play(table)
    table.cash.buy_in(4, 10_000)
    table.cash.coupon(4, 2_500)
    table.cash.exchange(4, 500, 4_000, into_rack=True)
    table.cash.tip(4, 500)
    won = table.shift.house_net
    table.cash.change_box(0, **BOTH)
    close(house)
    found = night(house, posted=(counted(12, house, {10_000: 3}),))
    assert (found.opener, found.closer) == (16_340_000, 16_340_000 - 30_000 - 2_500 + won)
    assert (found.drop, found.win, found.hands_say) == (30_000, won - 2_500, won)
    assert (found.coupons, found.tips) == (2_500, 500)
    assert found.is_whole and wrong(found) == []


def test_a_box_that_differs_is_named_with_its_holders(house: House) -> None:
    house.clock.advance(ms=60_000)
    house.table.cash.change_box(12, **BOTH)
    house.table.cash.buy_in(3, 20_000)
    house.table.cash.change_box(14, **BOTH)
    house.table.cash.buy_in(3, 10_000)
    house.table.cash.change_box(0, **BOTH)
    close(house)
    counts = (counted(12, house, {10_000: 1, 5_000: 1}), counted(14, house, {10_000: 1, 2_000: 1}))
    found = night(house, posted=counts)
    assert wrong(found) == [("Short in drop box 12", -5_000), ("Over in drop box 14", 2_000)]
    assert (found.drop, found.win, found.hands_say, found.deposit) == (27_000, -3_000, 0, 27_000)
    assert found.is_whole
    assert f"signed by {FLOOR} and {DEALER}" in night_csv(found)


def test_a_box_that_nobody_counted_or_took_out_is_named(house: House) -> None:
    house.clock.advance(ms=60_000)
    house.table.cash.change_box(12, **BOTH)
    house.table.cash.buy_in(3, 20_000)
    house.table.cash.change_box(14, **BOTH)
    house.table.cash.buy_in(3, 10_000)
    close(house)
    assert wrong(night(house)) == [("Drop box 12", 20_000), ("Drop box 14", 10_000), ("Deposit", 0)]
    first = day_of(house)
    house.clock.advance(ms=24 * HOUR_MS)
    house.table.shift.open("nh", house.table.shift.closed_rack, **BOTH)
    house.table.cash.buy_in(3, 4_000)
    house.table.cash.change_box(0, **BOTH)
    close(house)
    found = night(house, posted=(counted(14, house, {2_000: 7}),))
    assert (found.drop, found.win, found.carried, found.deposit) == (4_000, 0, 10_000, 14_000)
    assert found.is_whole and wrong(found) == []
    posted = (counted(12, house, {10_000: 2}),)
    earlier, uncounted = (finished_later((night(house, first, posted), later))[0] for later in (found, night(house)))
    for each in (earlier, uncounted):
        assert (each.drop, each.deposit, each.is_whole) == (30_000, 20_000, True)
    assert (unfinished_parts(uncounted), unfinished_parts(earlier)) == (("drop box 14 is not counted",), ())
    assert wrong(earlier) == []
    notes = {line.item: line.note for line in night_lines(earlier)}
    assert notes["Drop box 14"] == f"as entered; counted with the night of {day_of(house)}"


def test_cash_of_yesterday_that_is_taken_back_leaves_its_box(house: House) -> None:
    """The table stays open over the end of the day, and the only entry of the box was wrong."""
    first = day_of(house)
    house.table.cash.change_box(7, **BOTH)
    house.table.cash.buy_in(3, 50_000)
    house.clock.advance(ms=24 * HOUR_MS)
    house.table.cash.take_back(FLOOR, PINS[FLOOR])
    close(house)
    both = night(house, first), night(house)
    assert [(found.drop, found.win, found.unentered) for found in both] == [(50_000, 0, 0), (-50_000, 0, 0)]
    assert unfinished_parts(both[1]) == ("drop box 7 is in the table",)


def test_a_rake_before_the_number_of_the_box_is_entered_is_in_that_box(tmp_path: Path) -> None:
    """The box was in the table all along: once its number is entered, all that fell into it is in its count."""
    live = LiveHouse(tmp_path, table_game("holdem"))
    dealer, table = LiveDealer(live, Random(5), mischief=0), live.table
    while table.hand_is_open or not table.shift.house_net:
        dealer.act()
    signed = {"floor": ("novak", PIN), "dealer": ("ortiz", PIN)}

    def found() -> TableNight:
        span = span_of(gaming_day(live.clock.ms, "08:00"), "08:00")
        return table_night("TH-11", table.journal.events(1, *NIGHT_KINDS), span)

    rake = table.shift.house_net
    assert (found().unentered, found().boxes, found().is_whole) == (rake, (), True)
    table.cash.change_box(7, **signed)
    table.cash.buy_in(3, 10_000)
    table.cash.change_box(0, **signed)
    assert found().unentered == 0 and found().is_whole
    assert [(box.number, box.entered, box.rake) for box in found().boxes] == [(7, rake + 10_000, rake)]
    table.journal.close()


def test_the_ledger_of_a_night_balances_in_each_transaction(house: House) -> None:
    house.clock.advance(ms=60_000)
    play(house.table)
    house.table.cash.change_box(12, **BOTH)
    house.table.cash.buy_in(3, 20_000)
    house.table.cash.change_box(0, **BOTH)
    posted = (counted(12, house, {10_000: 1, 5_000: 1}),)
    close(house, {2_500: -1})
    assert sums_of(night_beancount(night(house, posted=posted))) == [0, 0]
    house.clock.advance(ms=24 * HOUR_MS)
    house.table.shift.open("nh", house.rack(), **BOTH)
    assert sums_of(night_beancount(night(house))) == [0, 0]


def sums_of(ledger: str) -> list[float]:
    """Return the sum of each transaction of a ledger."""
    sums: list[float] = []
    for line in ledger.splitlines():
        if " * " in line:
            sums.append(0)
        elif line.startswith("  "):
            sums[-1] = round(sums[-1] + float(line.split()[1]), 2)
    return sums


@pytest.mark.parametrize("words", FORMULAS)
@pytest.mark.parametrize("separator", SEPARATORS)
def test_no_cell_of_a_night_or_month_is_a_formula_with_any_separator(words: str, separator: str) -> None:
    for text in (night_csv(worded_night(words)), month_csv(worded_month(words))):
        assert text.startswith("\ufeff")
        for row in csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=separator):
            for cell in row:
                begins = normalize("NFKC", cell).strip(' "\r\n')
                assert re.match(r"[=+\-@]\S" if separator == " " else r"[=+\-@]", begins) is None


def test_words_end_no_string_of_a_ledger() -> None:
    words = 'torn" \n2026-11-21 close Assets:Rack:NH-07 \\'
    ledger = night_beancount(replace(worded_night(words), opener=100))
    assert not any(line.startswith("2026-11-21 close") for line in ledger.splitlines())


def test_a_time_of_a_night_has_its_offset(house: House) -> None:
    close(house)
    assert re.search(r"Closer,[^,]*,\"?\d{4}-\d\d-\d\d \d\d:\d\d[+-]\d\d:\d\d, signed by", night_csv(night(house)))


def test_a_table_that_is_not_opened_is_counted_by_two_people_each_gaming_day(house: House) -> None:
    close(house)
    house.clock.advance(ms=24 * HOUR_MS)
    day = day_of(house)
    assert wrong(night(house)) == [("Not counted", None)]
    rack = {**house.table.shift.closed_rack, 2_500: 98}
    house.table.shift.count_closed(rack, **BOTH)
    found = night(house)
    assert (found.opener, found.closer, found.began, found.ended) == (16_335_000, 16_335_000, "counted", "counted")
    assert (found.win, found.off, found.is_dealt) == (0, 0, False)
    assert wrong(found) == [("Short at the count while closed, before this night", -5_000)]
    (shift,) = found.shifts
    assert (shift.floor, shift.dealer) == (FLOOR, DEALER)
    house.restart()
    house.clock.advance(ms=HOUR_MS)
    house.table.shift.open("nh", rack, **BOTH)
    play(house.table)
    close(house, {500: 1})
    found = night(house, day)
    assert (found.opener, found.win, found.off) == (16_335_000, found.hands_say + 500, 0)
    assert wrong(found) == [
        ("Short at the count while closed, before this night", -5_000), ("Over at the closer", 500),
    ]  # fmt: skip
    house.clock.advance(ms=HOUR_MS)
    house.table.shift.count_closed({**house.table.shift.closed_rack, 500: 0}, **BOTH)
    short = house.table.shift
    assert night(house, day).off == 0
    assert short.closed_rack[500] == 0


def test_cash_of_a_player_and_chips_of_other_tables_are_in_the_night(house: House) -> None:
    events = house.table.journal.events(1, *NIGHT_KINDS)
    at_ms, seq = house.clock.ms, 100

    def happened(what: Happening, actor: str = DEALER) -> Event:
        nonlocal seq, at_ms
        seq, at_ms = seq + 1, at_ms + 1_000
        return event_of(what, seq, at_ms, actor)

    def cash(what: str, seat: int, cents: int, came: Rack = (), went: Rack = ()) -> Event:
        return happened(CashMoved(what=what, seat=seat, cents=cents, came=came, went=went, box=7))

    more = [
        happened(DropBoxChanged(removed=0, inserted=7, signed=(("floor", FLOOR), ("dealer", DEALER)))),
        cash("buy-in", 3, 20_000, went=((10_000, 2),)),
        happened(PlayerNamed(seat=3, player=1041), FLOOR),
        cash("buy-in", 3, 900_000, went=((100_000, 9),)),
        cash("cash-out", 3, 50_000, came=((10_000, 5),)),
        cash("buy-in", 4, 40_000, went=((10_000, 4),)),
        happened(PlayerNamed(seat=3, player=0), FLOOR),
        cash("buy-in", 3, 100_000, went=((100_000, 1),)),
        happened(PlayerNamed(seat=5, player=1041), FLOOR),
        cash("buy-in", 5, 90_000, went=((10_000, 9),)),
        cash("carried-in", 1, 70_000),
        cash("carried-out", 2, 30_000),
    ]
    span = span_of(day_of(house), "08:00")
    found = table_night("NH-07", (*events, *more), span)
    players = {(each.player, each.seat): (each.in_, each.out) for each in found.players}
    assert players == {(1041, 0): (1_010_000, 50_000), (0, 4): (40_000, 0), (0, 3): (100_000, 0)}
    assert (found.cash_outs, found.carried_in, found.carried_out) == (50_000, 70_000, 30_000)
    # 16,340,000 − 1,150,000 + 50,000 in the rack, 1,150,000 of cash entered, 50,000 of cash paid out: nothing won
    assert (found.closer, found.win, found.hands_say, found.off) == (15_240_000, 0, 0, 0)
    limit = CashLimit(log=50_000, notice=1_000_000)
    lines = {line.item: (line.note, line.is_wrong) for line in night_lines(replace(found, cash=limit))}
    assert lines["Player 1041"] == ("cash in 10100.00, out 500.00; more than 10000.00: a notice is due", True)
    assert lines["Seat 3, player not named"] == ("cash in 1000.00, out 0.00", True)
    assert "Seat 4, player not named" not in lines
    assert "Player 1041" not in {line.item for line in night_lines(found)}


def test_cash_of_a_person_who_left_is_not_that_of_the_next_player(house: House) -> None:
    """Seat 3 buys chips for $900 and leaves, seat 4 for $800 and the table closes: neither was the next player."""
    cash = house.table.cash
    house.clock.advance(ms=60_000)
    cash.change_box(7, **BOTH)
    cash.buy_in(3, 90_000)
    cash.name_player(3, 0, FLOOR, PINS[FLOOR])
    cash.buy_in(3, 5_000)
    cash.name_player(3, 1041, FLOOR, PINS[FLOOR])
    cash.buy_in(3, 10_000)
    cash.buy_in(4, 80_000)
    close(house)
    house.clock.advance(ms=60_000)
    house.table.shift.open("nh", dict(house.table.shift.closed_rack), **BOTH)
    cash.name_player(4, 1057, FLOOR, PINS[FLOOR])
    cash.buy_in(4, 20_000)
    assert [(each.player, each.seat, each.in_) for each in night(house).players] == [
        (0, 3, 90_000), (1041, 0, 15_000), (0, 4, 80_000), (1057, 0, 20_000),
    ]  # fmt: skip


def test_promotion_and_bad_beat_are_parts_of_the_rake_of_each_hand(house: House) -> None:
    limit = CashLimit(None, 1_000_000, promotion=100, bad_beat=50)
    found = replace(night(house), raked=((0, 500), (0, 130), (0, 60)), cash=limit)
    assert (found.promotion, found.bad_beat) == (100 + 100 + 60, 50 + 30 + 0)
    mended = replace(found, raked=((500, 400), (500, 0), (130, 60)))  # These are reopened hands of the previous day.
    assert (mended.promotion, mended.bad_beat) == (0 - 100 - 40, 0 - 50 - 30)
    lines = {line.item: line.cents for line in night_lines(found)}
    assert (lines["Promotion drop"], lines["Bad-beat pool"]) == (260, 80)
    ledger = night_beancount(found)
    assert "  Liabilities:Promotions:NH-07  -2.60 USD\n" in ledger
    assert "open Liabilities:BadBeat:NH-07 USD" in ledger
    assert set(sums_of(ledger)) == {0}
