"""A payout that the cage or a check pays: its chips stay in the rack, and the book has it as paid by the cage."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.bank import NIGHT_KINDS, TableNight, gaming_day, night_lines, span_of
from kiosk.core.cards import card
from kiosk.core.errors import Refused
from kiosk.core.money import Chips
from kiosk.events import PaidElsewhere
from kiosk.procedure import Floor, Place, Settle
from kiosk.reports import DAY_KINDS, DayReader
from kiosk.settings import PayoutLimits, Settings
from kiosk.staff import NotProven
from kiosk.table import VOID_REASONS, Details, Table
from tests.bank.nights import table_night
from tests.dealt import asked, asks, play_on, plug_in
from tests.jackpots import CARDS, SEAT, SPOT, finish, to_jackpot
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, in_the_rack, kernel_of, make_ready, shipped


def settings() -> Settings:
    limits = (PayoutLimits.model_validate({"from": "2020-01-01", "elsewhere": "500"}),)
    shipped_ = shipped()
    return replace(shipped_, house=shipped_.house.model_copy(update={"payouts": limits}))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path, settings=settings())
    yield opened
    opened.close()


def pay(table: Table, by: str, check: str = "", who: str = FLOOR) -> None:
    (item,) = table.payouts.may_pay_elsewhere
    made = table.shift.chips_for(item)
    table.payouts.pay_elsewhere(SEAT, SPOT, by, who, PINS[who], chips=made, check=check)


def night(house: House) -> TableNight:
    span = span_of(gaming_day(house.clock.ms, "08:00"), "08:00")
    return table_night("NH-07", house.table.journal.events(1, *NIGHT_KINDS), span)


def test_a_jackpot_by_check_leaves_its_chips_in_the_rack(house: House) -> None:
    table, before = house.table, in_the_rack(house.table)
    cards = to_jackpot(table)
    (item,) = table.payouts.may_pay_elsewhere
    assert item.pay == JACKPOTS["minor"]
    for wrong, said in ((("check", ""), "number of the check"), (("rack", ""), "Nothing has changed")):
        with pytest.raises(Refused, match=said):
            pay(table, *wrong)
    with pytest.raises(NotProven):
        pay(table, "cage", who=DEALER)
    pay(table, "check", "1042")
    assert table.shift.chips_for(item).rest == JACKPOTS["minor"]
    finish(table, cards)
    won = table.shift.house_net
    assert in_the_rack(table) == before + won + JACKPOTS["minor"]
    state = kernel_of(house.restart()).state
    assert (state.bank.rack, state.bank.total) == (state.rack_now, 0)
    found = night(house)
    assert (found.cage_paid, found.hands_say, found.off) == (JACKPOTS["minor"], won, 0)
    lines = {line.item: line for line in night_lines(found)}
    assert lines["Payout by check 1042"].cents == JACKPOTS["minor"]
    assert lines["Payout by check 1042"].note == f"hand 1, seat 1; signed by {FLOOR} (floor)"


def test_a_check_entered_before_the_end_of_a_gaming_day_is_in_the_next_one(house: House) -> None:
    """No next day begins after a hand that a check pays: the check may still be confirmed or come back."""
    table = house.table
    cards = to_jackpot(table)
    pay(table, "check", "1042")
    house.clock.advance(ms=24 * 3_600_000)
    finish(table, cards)
    reader = DayReader("NH-07", "08:00")
    days = [day for event in table.journal.events(1, *DAY_KINDS) for day in reader.take(event)]
    days += reader.until(gaming_day(house.clock.ms, "08:00"))
    assert [bool(day.then) for day in days] == [False, False]
    assert [[paid.check for paid in day.night.elsewhere] for day in days] == [[], ["1042"]]


def test_a_check_entered_after_the_end_of_a_gaming_day_is_in_the_next_one_also_from_the_kept_day(house: House) -> None:
    table = house.table
    cards = to_jackpot(table)
    house.clock.advance(ms=24 * 3_600_000)
    pay(table, "check", "1042")
    finish(table, cards)
    events = list(table.journal.events(1, *DAY_KINDS))
    reader = DayReader("NH-07", "08:00")
    (first,) = [day for event in events for day in reader.take(event)]
    again = DayReader("NH-07", "08:00", first)
    for event in events:
        if event.seq > first.seq:
            assert not list(again.take(event))
    whole, kept = reader.finish().night, again.finish().night
    assert [paid.check for paid in whole.elsewhere] == ["1042"]
    assert kept == whole


def correct(table: Table, right: str) -> None:
    """Correct the first hole card of the seat, which two floor supervisors sign."""
    details = Details(places=(Place("hole", SEAT, 0),), card=card(right))
    signed = (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])
    table.rulings.rule("misread", "correct", details, *signed)


def test_a_check_that_was_given_stays_paid_and_the_rack_moves_the_difference(house: House) -> None:
    table, before = house.table, in_the_rack(house.table)
    cards = to_jackpot(table)
    pay(table, "check", "1042")
    play_on(table, cards)
    correct(table, "2c")  # It is a flush and no straight flush: $100 instead of $1,000.
    (item,) = asked(table, Settle).items
    assert (item.take, item.pay) == (90_000, 0)
    finish(table, cards)
    won = table.shift.house_net
    assert in_the_rack(table) == before + won + JACKPOTS["minor"]
    found = night(house)
    assert [(paid.cents, paid.check) for paid in found.elsewhere] == [(JACKPOTS["minor"], "1042")]
    assert (found.cage_paid, found.off) == (JACKPOTS["minor"], 0)


def test_a_check_comes_back_where_nothing_is_due_any_more(house: House) -> None:
    table, before = house.table, in_the_rack(house.table)
    cards = to_jackpot(table)
    pay(table, "check", "1042")
    play_on(table, cards)
    correct(table, "Jc")  # Nothing.
    finish(table, cards)
    assert in_the_rack(table) == before + table.shift.house_net
    assert night(house).elsewhere == ()


def test_a_difference_as_large_as_the_check_is_paid_by_the_rack(house: House) -> None:
    table, before = house.table, in_the_rack(house.table)
    plug_in(table)
    table.play.place(SEAT, "ante", 500)
    table.play.place(SEAT, SPOT, 500)  # This is half of the jackpot.
    cards = iter([card(text) for text in CARDS])
    while not table.payouts.may_pay_elsewhere:
        play_on(table, cards)
    pay(table, "check", "1042")
    play_on(table, cards)
    wager = Details(seat=SEAT, wagers={SPOT: 1_000})
    table.rulings.rule("wrong_wager", "as_meant", wager, (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH]))
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    (item,) = asked(table, Settle).items
    assert item.pay == JACKPOTS["minor"] // 2 == table.shift.chips_for(item).cents
    assert table.payouts.elsewhere(item) is None
    assert table.shift.chips_for(item).rest == 0
    finish(table, cards)
    assert in_the_rack(table) == before + table.shift.house_net + JACKPOTS["minor"] // 2


def test_a_payout_that_the_floor_keeps_is_paid_by_nobody_else(house: House) -> None:
    table = house.table
    cards = to_jackpot(table)
    pay(table, "check", "1042")
    hold = Details(seat=SEAT)
    table.rulings.rule("unpaid", "no_id", hold, (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH]))
    assert not table.payouts.may_pay_elsewhere
    finish(table, cards)
    assert night(house).elsewhere == ()


def test_a_slip_names_the_check_and_is_void_before_another_way_is_chosen(tmp_path: Path) -> None:
    limits = PayoutLimits.model_validate({"from": "2020-01-01", "slip": "500", "elsewhere": "500"})
    shipped_ = shipped()
    strict = replace(shipped_, house=shipped_.house.model_copy(update={"payouts": (limits,)}))
    house = House(tmp_path, settings=strict)
    table = house.table
    cards = to_jackpot(table)
    pay(table, "check", "1042")
    make_ready(table)
    with pytest.raises(Refused, match="Void it first"):
        pay(table, "rack")
    (slip,) = table.slips.of_hand
    assert ("Paid by", "Check 1042") in [(line.text, line.value) for line in slip.slip.page().lines]
    table.slips.void(slip.slip.number, str(VOID_REASONS[0]), (FLOOR, PINS[FLOOR]))
    pay(table, "rack")
    make_ready(table)
    *_, again = table.slips.of_hand
    assert "Paid by" not in {line.text for line in again.slip.page().lines}
    finish(table, cards)
    house.close()


def test_an_entry_by_mistake_is_undone_and_the_rack_pays(house: House) -> None:
    table, before = house.table, in_the_rack(house.table)
    cards = to_jackpot(table)
    pay(table, "cage")
    table = house.restart()
    pay(table, "rack")
    finish(table, cards)
    assert in_the_rack(table) == before + table.shift.house_net
    assert night(house).cage_paid == 0
    assert [event.of(PaidElsewhere).by for event in table.journal.events(1, PaidElsewhere)] == ["cage", "rack"]


def test_the_house_says_from_which_payout_on(tmp_path: Path) -> None:
    (tmp_path / "shipped").mkdir()
    house = House(tmp_path / "shipped")
    table = house.table
    plug_in(table)
    table.play.place(SEAT, "ante", 500)
    table.play.place(SEAT, SPOT, 1_000)
    cards = iter([card(text) for text in CARDS])
    while table.hand_number == 1:
        assert not table.payouts.may_pay_elsewhere
        if not asks(table, Floor):
            with pytest.raises(Refused):
                table.payouts.pay_elsewhere(SEAT, SPOT, "cage", FLOOR, PINS[FLOOR], chips=Chips((), 0))
        play_on(table, cards)
    house.close()
