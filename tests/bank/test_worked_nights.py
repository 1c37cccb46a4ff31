"""The three nights of docs/worked-nights.md, worked out by hand: the kiosk gets the same figures, to the cent."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from kiosk.bank import NIGHT_KINDS, NightCharity, TableNight, gaming_day, over_of, shares_of, short_of, span_of
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import BoxPosted, DropBoxChanged
from tests.bank.nights import table_night
from tests.reopened import play, reopen, right
from tests.tables import DEALER, FLOOR, PINS, House
from tests.transfers import SIGNED, hire, transfer

BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
SHARES: Final = NightCharity("Lions", 10, 35)


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    opened.table.shoe.event(StateChanged(DeviceState.READY, ""))
    opened.clock.advance(ms=60_000)
    hire(opened.table)
    opened.table.cash.change_box(12, **BOTH)
    return opened


def night(house: House, off: dict[int, int], bills: dict[int, int]) -> TableNight:
    """Close the table with `off` chips more or less, and return its night. `bills` are in the box."""
    house.table.cash.change_box(0, **BOTH)
    rack = {chip: count + off.get(chip, 0) for chip, count in house.table.shift.rack.items()}
    house.table.shift.close(rack, **BOTH)
    out = [event.seq for event in house.table.journal.events(1, DropBoxChanged)][-1]
    span = span_of(gaming_day(house.clock.ms, "08:00"), "08:00")
    (box,) = table_night("NH-07", house.table.journal.events(1, *NIGHT_KINDS), span, ()).boxes
    rows, entered = tuple(bills.items()), box.entered
    counted = BoxPosted(
        table="NH-07", box=12, removed=out, bills=rows, chips=(), entered=entered, counters=("park", "cruz")
    )
    posted = (counted,) if bills else ()
    found = table_night("NH-07", house.table.journal.events(1, *NIGHT_KINDS), span, posted)
    return replace(found, charity=SHARES)


def figures(found: TableNight) -> dict[str, int]:
    """Return the figures of the documents, in cents."""
    state, charity = shares_of(found, SHARES)
    return {
        "opener": found.opener, "fills": found.fills, "credits": found.credits, "drop": found.drop,
        "closer": found.closer, "win": found.win, "hands": found.hands_say, "coupons": found.coupons,
        "tips": found.tips, "over": over_of(found), "short": short_of(found), "deposit": found.deposit,
        "state": state, "charity": charity, "off": found.off,
    }  # fmt: skip


def dollars(**amounts: float) -> dict[str, int]:
    names = (
        "opener", "fills", "credits", "drop", "closer", "win", "hands", "coupons", "tips", "over", "short", "deposit",
        "state", "charity", "off",
    )  # fmt: skip
    return {name: round(amounts.get(name, 0) * 100) for name in names}


def test_a_chip_is_missing(house: House) -> None:
    house.table.cash.buy_in(3, 50_000)
    play(house.table)
    transfer(house.table, "fill", {2_500: 60})
    transfer(house.table, "credit", {500: 40})
    assert figures(night(house, {2_500: -1}, {})) == dollars(
        opener=163_400, fills=1_500, credits=200, drop=500, closer=164_175, win=-25, short=25
    )


def test_a_mispay_a_coupon_a_tip_and_a_chip_too_many(house: House) -> None:
    house.table.cash.buy_in(1, 10_000)
    house.table.cash.tip(1, 500)
    house.table.cash.coupon(2, 2_500)
    play(house.table)
    reopen(house.table)
    right(house.table)
    assert figures(night(house, {10_000: 1}, {2_000: 5})) == dollars(
        opener=163_400, drop=100, closer=163_355, win=55, hands=-20, coupons=25, tips=5, over=100, deposit=100,
        state=5.50, charity=19.25,
    )  # fmt: skip


def test_a_fill_that_arrives_short_and_a_box_that_is_short(house: House) -> None:
    house.table.transfers.request("fill", {2_500: 60}, SIGNED)
    house.table.transfers.send(SIGNED)
    house.table.transfers.receive({2_500: 59}, SIGNED)
    house.table.cash.buy_in(3, 50_000)
    play(house.table)
    found = night(house, {}, {10_000: 4, 2_000: 4})
    assert figures(found) == dollars(
        opener=163_400, fills=1_475, drop=480, closer=164_375, win=-20, short=20, deposit=480
    )
    assert [(slip.slip, slip.status, slip.cents) for slip in found.slips] == [
        (1, "void", 150_000), (2, "received", 147_500),
    ]  # fmt: skip
