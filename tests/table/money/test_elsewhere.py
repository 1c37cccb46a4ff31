"""A payout that the cage or a check pays: its chips stay in the rack, and the book has it as paid by the cage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from kiosk.bank import NIGHT_KINDS, TableNight, gaming_day, night_lines, span_of, table_night
from kiosk.core.cards import card
from kiosk.core.errors import Refused
from kiosk.core.money import Chips
from kiosk.events import PaidElsewhere
from kiosk.journal import Event
from kiosk.procedure import Floor
from kiosk.settings import PayoutLimits, Settings
from kiosk.staff import NotProven
from kiosk.table import Table
from tests.dealt import asks, play_on, plug_in
from tests.jackpots import CARDS, SEAT, SPOT, finish, to_jackpot
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, House, kernel_of, shipped


class OtherAmount:
    """An event by which others pay a payout, as if its wager had come to other cents then."""

    def __init__(self, event: Event, cents: int) -> None:
        self._event = event
        self.what = replace(event.of(PaidElsewhere), moved=cents)

    def of(self, _: type[PaidElsewhere]) -> PaidElsewhere:
        return self.what

    def __getattr__(self, name: str) -> Any:
        return getattr(self._event, name)


def settings() -> Settings:
    limits = (PayoutLimits.model_validate({"from": "2020-01-01", "elsewhere": "500"}),)
    shipped_ = shipped()
    return replace(shipped_, house=shipped_.house.model_copy(update={"payouts": limits}))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path, settings=settings())
    yield opened
    opened.close()


def worth(table: Table) -> int:
    return sum(chip * count for chip, count in table.shift.rack.items())


def pay(table: Table, by: str, check: str = "", who: str = FLOOR) -> None:
    (item,) = table.payouts.may_pay_elsewhere
    made = table.shift.chips_for(item)
    table.payouts.pay_elsewhere(SEAT, SPOT, by, who, PINS[who], chips=made, check=check)


def night(house: House) -> TableNight:
    span = span_of(gaming_day(house.clock.ms, "08:00"), "08:00")
    return table_night("NH-07", house.table.journal.events(1, *NIGHT_KINDS), span)


def test_a_jackpot_by_check_leaves_its_chips_in_the_rack(house: House) -> None:
    table, before = house.table, worth(house.table)
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
    assert worth(table) == before + won + JACKPOTS["minor"]
    state = kernel_of(house.restart()).state
    assert (state.bank.rack, state.bank.total) == (state.rack_now, 0)
    found = night(house)
    assert (found.cage_paid, found.hands_say, found.off) == (JACKPOTS["minor"], won, 0)
    lines = {line.item: line for line in night_lines(found)}
    assert lines["Payout by check 1042"].cents == JACKPOTS["minor"]
    assert lines["Payout by check 1042"].note == f"hand 1, seat 1; signed by {FLOOR} (floor)"


def test_an_entry_holds_only_for_the_amount_for_which_the_floor_signed(house: House) -> None:
    table = house.table
    cards = to_jackpot(table)
    pay(table, "cage")
    (item,) = table.payouts.may_pay_elsewhere
    other = replace(item, pay=item.pay + 500, parts=((SPOT, item.pay + 500),))
    cents = other.moves[0].cents
    assert cents != item.moves[0].cents
    assert table.payouts.elsewhere(item) is not None
    assert table.payouts.elsewhere(other) is None
    assert table.shift.chips_for(item).rest == item.pay
    finish(table, cards)
    assert [(paid.seat, paid.cents) for paid in night(house).elsewhere] == [(SEAT, item.pay)]
    span = span_of(gaming_day(house.clock.ms, "08:00"), "08:00")
    read = table.journal.events(1, *NIGHT_KINDS)
    events = [OtherAmount(event, cents) if isinstance(event.what, PaidElsewhere) else event for event in read]
    assert table_night("NH-07", cast("list[Event]", events), span).elsewhere == ()


def test_an_entry_by_mistake_is_undone_and_the_rack_pays(house: House) -> None:
    table, before = house.table, worth(house.table)
    cards = to_jackpot(table)
    pay(table, "cage")
    table = house.restart()
    pay(table, "rack")
    finish(table, cards)
    assert worth(table) == before + table.shift.house_net
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
