"""The disk fails while a hand is dealt: the dealer sees it, nothing unsaved is shown, and the hand continues."""

from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import JournalError
from kiosk.procedure import Cards, Choices, Confirm, Done, Placed, Prompt
from tests.dealt import refused
from tests.faults.dealing import act, shown
from tests.faults.disk import Disk
from tests.faults.journals import fails
from tests.tables import House


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def house(tmp_path: Path, disk: Disk) -> House:
    house = House(tmp_path, connect=disk.connect)
    house.table.shoe.event(StateChanged(DeviceState.READY, "The shoe is connected."))
    return house


def asks(house: House, kind: type[Prompt]) -> bool:
    return isinstance(house.table.round.prompt, kind)


def test_a_tap_that_cannot_be_kept_is_refused_and_works_when_the_disk_does(house: House, disk: Disk) -> None:
    house.table.play.place(1, "ante", 500)
    before = shown(house.table)
    disk.before = 1
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


def test_an_unsaved_card_is_reported_to_the_dealer_and_not_shown(house: House, disk: Disk) -> None:
    while not asks(house, Choices):
        act(house.table)
    house.table.play.choose_all("1x")
    house.table.play.proceed()
    before = shown(house.table)
    disk.before = 1
    house.table.shoe.event(CardRead(card("9h"), 0))
    assert "nothing was written" in house.table.notice
    assert shown(house.table) == before
    assert asks(house, Cards)


def test_a_card_that_cannot_be_kept_is_taken_by_itself_and_in_its_order(house: House, disk: Disk) -> None:
    while not asks(house, Cards):
        act(house.table)
    disk.before = 2
    for text in ("9h", "9c"):
        house.table.shoe.event(CardRead(card(text), 0))
    assert house.table.round.felt.seen == {}
    house.table.watch.tick()
    assert [card.text for card in house.table.round.felt.seen] == ["9h", "9c"]
    assert not house.table.doubts.are_open


def test_a_touch_that_reveals_a_waiting_card_does_not_answer_the_new_question(house: House, disk: Disk) -> None:
    while not asks(house, Cards):
        act(house.table)
    disk.before = 1
    house.table.shoe.event(CardRead(card("9h"), 0))
    with refused("caught_up"):
        house.table.play.enter_card(card("9h"))
    assert [card.text for card in house.table.round.felt.seen] == ["9h"]
    house.table.play.enter_card(card("9c"))


def test_a_shoe_that_was_lost_while_nothing_could_be_written_is_doubted_all_the_same(house: House, disk: Disk) -> None:
    while not asks(house, Cards):
        act(house.table)
    disk.before = 1
    house.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The line was lost."))
    house.table.shoe.event(StateChanged(DeviceState.READY, "It is open."))
    assert house.table.doubts.are_open


def test_the_end_of_a_hand_is_one_commit(house: House, disk: Disk) -> None:
    table = house.table
    while not (asks(house, Confirm) and table.round.ended_by(Done()) is not None):
        act(table)
    before, events = shown(table), table.journal.last_seq()
    disk.before = 1
    with pytest.raises(JournalError, match="nothing was written"):
        table.play.proceed()
    assert (shown(table), table.journal.last_seq()) == (before, events)
    table.play.proceed()
    assert table.hand_number == 2 and not table.hand_is_open
    assert [event.kind for event in table.journal.events()][-3:] == ["answered", "hand_settled", "checkpoint"]


def test_a_hand_that_could_not_be_signed_is_signed_by_itself(house: House, disk: Disk) -> None:
    table = house.table
    while not (asks(house, Confirm) and table.round.ended_by(Done()) is not None):
        act(table)
    disk.before, disk.well = 1, 1
    table.play.proceed()
    assert table.hand_number == 2 and "nothing was written" in table.notice
    table.watch.tick()
    assert [event.kind for event in table.journal.events()][-1] == "checkpoint"


def test_a_disk_that_is_gone_leaves_the_answer_in_doubt_until_it_is_back(house: House, disk: Disk) -> None:
    house.table.play.place(1, "ante", 500)
    disk.after, disk.openings = True, 1
    with fails("in_doubt"):
        house.table.play.place(2, "ante", 500)
    assert house.table.round.draft == Placed({1: {"ante": 500}})
    house.table.watch.tick()
    assert house.table.round.draft == Placed({1: {"ante": 500}, 2: {"ante": 500}}), "it was written after all"
    house.restart()
    notes = [event for event in house.table.journal.hand(1) if event.kind == "noted"]
    assert len(notes) == 2
