"""A called hand that the floor's badge alone acknowledges: the house's amount, and the exceptions."""

from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.core.devices import BadgeRead, DeviceState, StateChanged
from kiosk.core.errors import KioskError
from kiosk.events import Answered
from kiosk.procedure import Acknowledged, Disputed, Floor, Settle, from_json
from kiosk.settings import PayoutLimits
from kiosk.staff import Role
from kiosk.table import Table
from kiosk.table.people.people import BADGE_LASTS_MS
from tests.dealt import refused
from tests.reopened import play
from tests.tables import BOTH, DEALER, FLOOR, PINS, House, kernel_of

FLUSH = "2c 9h 3d Jh 4h 5h 6h Ks 9d Kd Qc"  # Seat 2 makes one with the bonus cards.
BADGES = {DEALER: "11", FLOOR: "13", BOTH: "14"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    for who, badge in BADGES.items():
        house.staff.set_badge(who, badge)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    return house


def hold(table: Table, who: str) -> None:
    table.people.badge_event(BadgeRead(BADGES[who], 0))


def called(house: House, *, most: int | None, limits: PayoutLimits | None = None) -> Floor:
    """Play to a called flush at a house whose badges are worth this many cents. Return the prompt."""
    table = house.table
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"badge_acknowledges": most})
    kernel.log.limits = lambda: limits
    play(table, FLUSH, spots=("ante", "six_card_bonus"), to_end=False)
    if not isinstance(table.round.prompt, Floor):
        table.play.proceed()
    assert isinstance(table.round.prompt, Floor)
    return table.round.prompt


def worth(house: House) -> int:
    """Return the amount that the called flush moves."""
    prompt = house.table.round.prompt
    assert isinstance(prompt, Floor)
    return prompt.item.moved


def test_a_badge_acknowledges_up_to_the_amount_of_the_house(house: House) -> None:
    table, prompt = house.table, called(house, most=1_000_000)
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"badge_acknowledges": worth(house)})
    hold(table, FLOOR)
    table.floor.acknowledge_by_badge()
    assert table.round.prompt is not prompt
    answered = next(table.journal.before(table.journal.last_seq() + 1, Answered))
    assert (answered.actor, answered.of(Answered).source) == (FLOOR, "badge")
    assert from_json(answered.of(Answered).answer) == Acknowledged()
    before = table.round
    assert house.restart().round.entries == before.entries


def test_a_cent_more_takes_the_pin(house: House) -> None:
    table, prompt = house.table, called(house, most=None)
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"badge_acknowledges": worth(house) - 1})
    hold(table, FLOOR)
    with refused("pin"):
        table.floor.acknowledge_by_badge()
    assert table.round.prompt is prompt
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    assert isinstance(table.round.prompt, Settle)


def test_a_house_that_says_nothing_takes_no_badge(house: House) -> None:
    table, prompt = house.table, called(house, most=None)
    hold(table, FLOOR)
    with refused("pin"):
        table.floor.acknowledge_by_badge()
    assert table.round.prompt is prompt


@pytest.mark.parametrize(
    "needed", [{"slip": 10}, {"second_signature": 10}, {"tax_form": {"name": "W-2G", "amount": 10}}]
)
def test_a_payout_beyond_chips_takes_the_pin(house: House, needed: dict[str, object]) -> None:
    called(house, most=1_000_000, limits=PayoutLimits.model_validate({"from": "2026-01-01", **needed}))
    assert not house.table.floor.takes_badge


def test_a_jackpot_takes_the_pin(house: House) -> None:
    prompt = called(house, most=100_000_000)
    assert house.table.floor.takes_badge
    shared = replace(prompt, item=replace(prompt.item, jackpot="mega"))
    kernel_of(house.table).round.prompt = shared
    assert not house.table.floor.takes_badge


def test_a_hand_that_was_disputed_takes_the_pin(house: House) -> None:
    table = house.table
    called(house, most=1_000_000)
    table.floor.dispute(FLOOR, PINS[FLOOR])
    assert table.round.entries[-1].answer == Disputed()
    table.play.proceed()
    assert isinstance(table.round.prompt, Floor)
    hold(table, FLOOR)
    with refused("pin"):
        table.floor.acknowledge_by_badge()
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    assert isinstance(table.round.prompt, Settle)


def test_an_absent_an_old_and_a_used_badge_do_not_count(house: House) -> None:
    table, prompt = house.table, called(house, most=1_000_000)
    with refused("no_badge"):
        table.floor.acknowledge_by_badge()
    hold(table, FLOOR)
    house.clock.advance(ms=BADGE_LASTS_MS + 1)
    with refused("no_badge"):
        table.floor.acknowledge_by_badge()
    hold(table, FLOOR)
    table.people.badge_event(BadgeRead("4711", 0))  # The badge is unknown: the earlier one no longer counts.
    with refused("no_badge"):
        table.floor.acknowledge_by_badge()
    assert table.round.prompt is prompt
    hold(table, FLOOR)
    table.floor.acknowledge_by_badge()
    with refused("no_badge"):
        table.people.take_badge(Role.FLOOR)


def test_badge_of_the_dealer_or_a_locked_person_cannot_acknowledge(house: House) -> None:
    table = house.table
    table.people.sign_in(BOTH, PINS[BOTH])
    prompt = called(house, most=1_000_000)
    for who in (BOTH, DEALER):
        hold(table, who)
        with refused("wrong_role"):
            table.floor.acknowledge_by_badge()
    for _ in range(3):
        with pytest.raises(KioskError):
            table.floor.acknowledge(FLOOR, "0000")
    hold(table, FLOOR)
    with refused("locked"):
        table.floor.acknowledge_by_badge()
    assert table.round.prompt is prompt
