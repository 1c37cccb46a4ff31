"""The disk fails while a hand is dealt: the dealer is told, nothing is shown that is not kept, and the hand goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import JournalError
from kiosk.procedure import Cards, Choices, Prompt
from tests.faults.dealing import act, shown
from tests.faults.disk import Disk
from tests.tables import House


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def house(tmp_path: Path, disk: Disk) -> Iterator[House]:
    house = House(tmp_path, connect=disk.connect)
    house.table.shoe.event(StateChanged(DeviceState.READY, "The shoe is connected."))
    yield house
    house.close()


def asks(house: House, kind: type[Prompt]) -> bool:
    return isinstance(house.table.round.prompt, kind)


def test_a_tap_that_cannot_be_kept_is_refused_and_works_when_the_disk_does(house: House, disk: Disk) -> None:
    house.table.play.place(1, "ante", 500)
    before = shown(house.table)
    disk.before = True
    with pytest.raises(JournalError, match="nothing was written"):
        house.table.play.place(2, "ante", 500)
    assert shown(house.table) == before
    house.table.play.place(2, "ante", 500)
    assert shown(house.table) != before


def test_a_tap_that_was_kept_although_the_disk_complained_counts_once(house: House, disk: Disk) -> None:
    disk.after = True
    house.table.play.place(1, "ante", 500)
    house.restart()
    assert house.table.round.draft is not None
    assert [event.kind for event in house.table.journal.hand(1)].count("noted") == 1


def test_a_card_that_cannot_be_kept_is_told_to_the_dealer_and_not_shown(house: House, disk: Disk) -> None:
    while not asks(house, Choices):
        act(house.table)
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    before = shown(house.table)
    disk.before = True
    house.table.shoe.event(CardRead(card("9h"), 0))
    assert "nothing was written" in house.table.notice
    assert shown(house.table) == before
    assert asks(house, Cards)
    house.table.play.enter_card(card("9h"))
    assert asks(house, Choices)


def test_a_disk_that_is_gone_leaves_the_answer_in_doubt_until_it_is_back(house: House, disk: Disk) -> None:
    house.table.play.place(1, "ante", 500)
    disk.after, disk.openings = True, 1
    with pytest.raises(JournalError) as caught:
        house.table.play.place(2, "ante", 500)
    assert caught.value.code == "in_doubt"
    house.table.play.place(2, "ante", 500)
    house.restart()
    notes = [event for event in house.table.journal.hand(1) if event.kind == "noted"]
    assert len(notes) == 2
