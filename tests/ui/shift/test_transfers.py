"""A fill and a credit by touch: requested, sent with a slip, counted against it, and received or sent back."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

import pytest

from kiosk.core.devices import DeviceState
from kiosk.core.money import money
from kiosk.events import FloorCalled, TableClosed, TransferCounted, TransferReceived, TransferSent, TransferVoided
from kiosk.settings import TransferRules
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.sizes import at_sizes, only_whole
from tests.tables import JACKPOTS, kernel_of
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import (
    PEEK_RACK,
    RACK,
    clock_of,
    closed_table,
    count_rack,
    enter_count,
    open_for,
    shown,
    sign,
    texts,
)
from tests.ui.tables import PIN, finish, open_page, shoe_deals, shoe_is, taps, to_board
from tests.ui.walk import problems
from ui.app import Screen

BOTH = pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
FILL = {2500: 60, 500: 200, 100: 200}


def hired(folder: Path, *, shoe: str = "") -> Table:
    """Return a closed table with a person in the cage and a runner."""
    opened = closed_table(folder, shoe=shoe) if shoe else closed_table(folder)
    for who, name, role in (("park", "D. Park", Role.MANAGER), ("cruz", "L. Cruz", Role.DEALER)):
        opened.staff.add(Person(id=who, name=name, roles=frozenset({role}), license=f"G-{who}"), PIN)
    opened.shift.post_jackpots(JACKPOTS, "haddad", PIN)
    return opened


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return hired(tmp_path)


def request(screen: Screen, flow: str, chips: Mapping[int, int] = FILL) -> None:
    open_page(screen, flow)
    enter_count(screen, chips)
    sign(screen, "haddad")


def send(screen: Screen) -> None:
    open_page(screen, "send")
    sign(screen, "park")
    sign(screen, "cruz")


def receive(screen: Screen) -> None:
    """Sign for the arrived chips: the dealer signs without choosing a name."""
    sign(screen, "")
    sign(screen, "cruz")
    sign(screen, "haddad")


def sees(screen: Screen, page: str) -> None:
    assert problems(screen) == [], page


def test_the_floor_is_called_from_a_fill(screen: Screen, table: Table) -> None:
    assert "Call floor" not in texts(screen), "the floor counts at an opening"
    open_for(screen, "nh")
    open_page(screen, "fill")
    assert "Call floor" in texts(screen)
    screen.tap("shift.floor")
    assert [event.of(FloorCalled).why for event in table.journal.events(1, FloorCalled)] == ["Fill or chips"]
    assert "Floor called" in texts(screen)
    assert problems(screen) == []


@BOTH
def test_a_fill_is_requested_sent_counted_and_received(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    open_for(screen, "nh")
    request(screen, "fill")
    assert "Fill of $2,700 requested" in shown(screen, "strip")
    assert table.shift.rack == RACK
    open_page(screen, "send")
    assert shown(screen, "heading") == "Fill 1, requested"
    sees(screen, "who sends")
    sign(screen, "park")
    assert shown(screen, "shift.instruction") == "Runner: sign here."
    sign(screen, "cruz")
    assert "Fill of $2,700 on its way for 0 minutes, slip 1" in shown(screen, "strip")
    clock_of(table).advance(ms=11 * 60_000)
    table.shoe.clear_alarm()
    screen.settle()
    assert "on its way for 11 minutes, slip 1: call the floor." in shown(screen, "strip")
    open_page(screen, "send")
    assert shown(screen, "heading") == "Fill on its way · slip 1"
    assert not {"$2,700", "$1,500"} & texts(screen)  # They are counted before the slip is shown.
    enter_count(screen, FILL)
    assert shown(screen, "shift.instruction") == "Dealer: sign here."
    sees(screen, "who receives")
    before = sum(chip * count for chip, count in RACK.items())
    assert f"Rack {money(before)} → {money(before + 270_000)}" in texts(screen)
    assert table.shift.rack == RACK
    receive(screen)
    assert table.shift.rack == {**RACK, 2500: 460, 500: 800, 100: 700}
    assert shown(screen, "instruction") == "Enter antes and bonus bets."
    assert shown(screen, "strip") == ""


@only_whole
@BOTH
def test_a_fill_that_is_short_asks_to_count_again_first(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    open_for(screen, "nh")
    request(screen, "fill")
    send(screen)
    open_page(screen, "send")
    enter_count(screen, {**FILL, 2500: 59})
    assert shown(screen, "shift.instruction") == "The count differs from the slip. What now?"
    assert {"59", "of 60", "−$25", "Take $2,675", "Arrived, counted", "R. Haddad", "D. Park"} <= texts(screen)
    assert any("Count again" in said for said in texts(screen))
    sees(screen, "ways")
    screen.tap("shift.primary")
    enter_count(screen, {2500: 58})
    screen.tap("way.take")
    assert {"58", "of 60"} <= texts(screen)
    assert any(said.startswith("Slip 1 void, slip 2 instead · −$50 · Rack $") for said in texts(screen))
    receive(screen)
    counts = [event.of(TransferCounted).chips[0] for event in table.journal.events(1, TransferCounted)]
    assert counts == [(2500, 59), (2500, 58)]
    assert [event.of(TransferSent).slip for event in table.journal.events(1, TransferSent)] == [1, 2]
    assert table.shift.rack[2500] == 458


@BOTH
def test_a_fill_is_shown_beside_the_hand_in_progress(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    """A card that leaves the shoe meanwhile is shown on the felt beside the page; otherwise the menu says why."""
    table = hired(tmp_path, shoe="shoe")
    screen = open_screen(table, size)
    open_for(screen, "nh")
    shoe_is(table, DeviceState.READY)
    table.play.place(1, "ante", 500)
    request(screen, "fill")
    open_page(screen, "send")
    assert screen.find("liveFelt") is not None
    assert {"Seat 1 · in", "$5"} <= texts(screen)
    sees(screen, "beside the hand")
    shoe_deals(table, "7d")
    screen.settle()
    sign(screen, "park")
    sign(screen, "cruz")
    assert "Cards are being dealt" in shown(screen, "strip")


@only_whole
def test_a_fill_is_sent_back_with_its_slip_void(screen: Screen, table: Table) -> None:
    open_for(screen, "nh")
    request(screen, "fill")
    send(screen)
    open_page(screen, "send")
    enter_count(screen, {**FILL, 2500: 59})
    screen.tap("way.back")
    assert "Sent back after the count" in texts(screen)
    sign(screen, "haddad")
    voided = list(table.journal.events(1, TransferVoided))[-1].of(TransferVoided)
    assert (voided.slip, str(voided.why)) == (1, "Sent back after the count")
    assert (table.transfers.pending, table.shift.rack) == (None, RACK)
    assert shown(screen, "strip") == ""


@BOTH
def test_a_request_is_made_void_with_a_reason(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    open_for(screen, "nh")
    request(screen, "credit", {500: 100})
    open_page(screen, "send")
    screen.tap("shift.secondary")
    sees(screen, "reasons")
    screen.tap("way.0")
    sign(screen, "novak")
    voided = list(table.journal.events(1, TransferVoided))[-1].of(TransferVoided)
    assert (voided.slip, str(voided.why)) == (0, "No longer needed")
    open_page(screen, "fill")
    assert shown(screen, "heading") == "Fill"


def test_a_credit_leaves_the_rack_when_it_is_sent(screen: Screen, table: Table) -> None:
    open_for(screen, "nh")
    request(screen, "credit", {500: 100})
    send(screen)
    assert table.shift.rack == {**RACK, 500: 500}
    open_page(screen, "send")
    enter_count(screen, {500: 100})
    receive(screen)
    assert list(table.journal.events(1, TransferReceived))
    assert table.transfers.pending is None


@BOTH
def test_a_closing_names_unfinished_business_and_its_signatures_cover_it(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = hired(tmp_path, shoe="shoe")
    screen = open_screen(table, size)
    open_for(screen, "nh")
    to_board(screen, table)
    finish(screen, table)
    table.disputes.open(1, 1, "player", "The wager was different", 500)
    request(screen, "fill")
    send(screen)
    table.floor.call("Player’s question")
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen)
    named = {"Not ruled on: disputes of hands", "Fill on its way · slip 1", "$2,700", "Player’s question"}
    assert named <= texts(screen)
    sees(screen, "signatures")
    sign(screen, "novak")
    sign(screen, "")
    closed = list(table.journal.events(1, TableClosed))[-1].of(TableClosed)
    assert (closed.disputes, closed.slips, closed.transfer) == ((1,), (), 1)
    assert str(closed.call) == "Player’s question"


def test_nobody_signs_for_a_slip_in_two_duties(screen: Screen) -> None:
    open_for(screen, "nh")
    request(screen, "fill")
    open_page(screen, "send")
    sign(screen, "novak")
    sign(screen, "novak")
    assert "E. Novak cannot do this" in shown(screen, "strip")


def listed(table: Table) -> Table:
    """Let a table send chips to the other one, and receive some."""
    rules = TransferRules.model_validate({"from": date(2020, 1, 1), "between": ["NH-07", "TP-03"]})
    kernel = kernel_of(table)
    kernel.house = kernel.house.model_copy(update={"transfers": (rules,)})
    return table


@BOTH
def test_chips_go_from_one_table_to_another(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    """The menu has these pages only if the house lists both tables; a slip is received once."""
    (tmp_path / "other").mkdir()
    source, target = listed(hired(tmp_path)), listed(closed_table(tmp_path / "other", "TP-03"))
    for who, name, role in (("park", "D. Park", Role.MANAGER), ("cruz", "L. Cruz", Role.DEALER)):
        target.staff.add(Person(id=who, name=name, roles=frozenset({role}), license=f"G-{who}"), PIN)
    screen = open_screen(source, size)
    open_for(screen, "nh")
    open_page(screen, "out")
    sees(screen, "other tables")
    screen.tap("way.TP-03")
    enter_count(screen, {2500: 20, 500: 40})
    assert {"To TP-03 · Rack $43,800 → $43,100", "$700"} <= texts(screen)
    sees(screen, "request")
    sign(screen, "haddad")
    assert "Transfer of $700 requested" in shown(screen, "strip")
    open_page(screen, "send")
    sign(screen, "")
    sign(screen, "cruz")
    assert "Transfer of $700 on its way for 0 minutes, slip 1" in shown(screen, "strip")
    assert source.shift.rack == {**RACK, 2500: 380, 500: 560}

    other = open_screen(target, size)
    taps(other, ("game.peek", "shift.primary"))
    count_rack(other, PEEK_RACK)
    other.tap("shift.primary")
    sign(other, "haddad")
    sign(other, "ortiz")
    open_page(other, "in")
    other.tap("way.NH-07")
    sees(other, "slip")
    other.tap("shift.primary")
    assert "Enter the number and the amount of the slip first." in shown(other, "strip")
    taps(other, ("key.1", "key.next", "key.7", "key.0", "key.2", "key..50"))
    assert "$702.50" in texts(other)
    sees(other, "amount")
    other.tap("shift.primary")
    count_rack(other, {2500: 20, 500: 40})
    sees(other, "count")
    other.tap("shift.primary")
    assert {"Slip of NH-07", "+$700", "$702.50", "Short of the slip", "−$2.50"} <= texts(other)
    sees(other, "short of the slip")
    taps(other, ("shift.back", "shift.back", "key.7", "key.0", "key.0", "shift.primary", "shift.primary"))
    assert "Short of the slip" not in texts(other)
    receive(other)
    assert target.shift.rack == {**PEEK_RACK, 2500: 420, 500: 640}
    open_page(other, "in")
    other.tap("way.NH-07")
    taps(other, ("key.1", "key.next", "key.7", "shift.primary"))
    assert "slip 1 of NH-07 before" in shown(other, "strip")

    open_page(screen, "send")
    assert shown(screen, "heading") == "Transfer on its way · slip 1"
    enter_count(screen, {2500: 20, 500: 40})
    receive(screen)
    assert source.transfers.pending is None
    target.close()
