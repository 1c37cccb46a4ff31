"""Fills and credits: requested, sent with a numbered slip, counted against it, and received or void, once."""

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import Final

import pytest

from kiosk.bank.accounts import CAGE as CAGE_ACCOUNT
from kiosk.bank.accounts import AccountKind, transit_of
from kiosk.core.cards import card
from kiosk.core.devices import (
    CardRead,
    DeviceState,
    PrinterState,
    SlipEvent,
    SlipFailed,
    SlipPage,
    SlipPrinted,
    StateChanged,
)
from kiosk.core.errors import KioskError, Refused
from kiosk.events import (
    PaperPrinted,
    TransferCounted,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
)
from kiosk.procedure import Choices
from kiosk.settings import Duty, HouseSettings, TransferRules
from kiosk.staff import NotProven
from tests.reopened import PAIR, settle_on
from tests.tables import BOTH, DEALER, FLOOR, PINS, House, kernel_of, void
from tests.transfers import CAGE, RUNNER, SIGNED, hire, transfer

FILL: Final = {2_500: 60, 500: 200, 100: 200}
SHORT: Final = FILL | {2_500: 59}
SIGNERS: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
KINDS: Final = (TransferRequested, TransferSent, TransferCounted, TransferReceived, TransferVoided)


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    hire(opened.table)
    return opened


def transfers_of(house: House) -> list[str]:
    return [event.kind.removeprefix("transfer_") for event in house.table.journal.events(1, *KINDS)]


def test_a_fill_is_on_an_account_of_its_own_between_the_cage_and_the_rack(house: House) -> None:
    """It is in the rack only after it was counted, also if the power fails at any part."""
    rack = house.rack()
    house.table.transfers.request("fill", FILL, SIGNED)
    assert house.restart().shift.rack == rack
    house.table.transfers.send(SIGNED)
    bank = kernel_of(house.restart()).state.bank
    assert (house.table.shift.rack, bank.of(transit_of(1)), bank.total) == (rack, 270_000, 0)
    assert house.table.transfers.count(FILL) == 0
    house.table.transfers.receive(FILL, SIGNED)
    bank = kernel_of(house.restart()).state.bank
    assert house.table.shift.rack == bank.rack == {**rack, 2_500: 160, 500: 300, 100: 300}
    assert not bank.kind(AccountKind.TRANSIT)
    assert house.table.shift.fills == 270_000
    received = next(iter(house.table.journal.events(1, TransferReceived))).of(TransferReceived)
    assert received.signed == (("dealer", DEALER), ("runner", RUNNER), ("floor", FLOOR))
    sent = next(iter(house.table.journal.events(1, TransferSent))).of(TransferSent)
    assert sent.signed == (("cage", CAGE), ("runner", RUNNER))


def test_a_fill_that_is_short_voids_its_slip_and_gets_the_next_number(house: House) -> None:
    transfers = house.table.transfers
    transfers.request("fill", FILL, SIGNED)
    transfers.send(SIGNED)
    cage = kernel_of(house.table).state.bank.of(CAGE_ACCOUNT)
    assert transfers.count(SHORT) == -2_500
    assert transfers.count(SHORT) == -2_500  # The same count is written once.
    transfers.receive(SHORT, SIGNED)
    assert transfers_of(house) == ["requested", "sent", "counted", "voided", "sent", "received"]
    second = list(house.table.journal.events(1, TransferSent))[1].of(TransferSent)
    assert (second.slip, second.replaces, dict(second.chips)) == (2, 1, SHORT)
    assert house.table.shift.rack[2_500] == 159
    assert kernel_of(house.table).state.bank.of(CAGE_ACCOUNT) == cage + 2_500  # The missing amount is the cage's.
    transfer(house.table, "fill", {500: 20})
    assert [event.of(TransferSent).slip for event in house.table.journal.events(1, TransferSent)] == [1, 2, 3]


def test_other_chips_of_the_same_worth_are_a_difference(house: House) -> None:
    transfers = house.table.transfers
    transfers.request("fill", {500: 20}, SIGNED)
    transfers.send(SIGNED)
    assert transfers.count({100: 100}) == 0
    assert not transfers.agrees({100: 100})
    assert transfers_of(house)[-1] == "counted"


def test_a_slip_that_is_sent_back_is_void_with_its_reason_and_nothing_has_moved(house: House) -> None:
    transfers, rack = house.table.transfers, house.rack()
    before = kernel_of(house.table).state.bank.balances
    transfers.request("fill", FILL, SIGNED)
    transfers.send(SIGNED)
    transfers.void("Sent back after the count", SIGNED)
    assert (transfers.pending, house.table.shift.rack) == (None, rack)
    assert kernel_of(house.table).state.bank.balances == before
    voided = next(iter(house.table.journal.events(1, TransferVoided))).of(TransferVoided)
    assert (voided.slip, voided.why) == (1, "Sent back after the count")
    with pytest.raises(Refused, match="No fill or credit"):
        transfers.receive(FILL, SIGNED)
    with pytest.raises(Refused, match="No fill or credit"):
        transfers.void("Floor decision", SIGNED)


def test_a_credit_leaves_the_rack_when_it_is_sent_and_comes_back_where_it_is_void(house: House) -> None:
    transfers, rack = house.table.transfers, house.rack()
    with pytest.raises(Refused, match="only 100"):
        transfers.request("credit", {500: 101}, SIGNED)
    transfers.request("credit", {500: 40}, SIGNED)
    transfers.send(SIGNED)
    assert house.restart().shift.rack == {**rack, 500: 60}
    house.table.transfers.void("Floor decision", SIGNED)
    assert (house.table.shift.rack, house.table.shift.fills) == (rack, 0)
    transfer(house.table, "credit", {500: 40})
    assert (house.table.shift.rack, house.table.shift.fills) == ({**rack, 500: 60}, -20_000)


def test_each_part_is_done_once_and_in_its_order(house: House) -> None:
    transfers = house.table.transfers
    with pytest.raises(Refused, match="Enter the chips"):
        transfers.request("fill", {500: 0}, SIGNED)
    transfers.request("fill", FILL, SIGNED)
    with pytest.raises(Refused, match="not finished"):
        transfers.request("credit", {500: 1}, SIGNED)
    with pytest.raises(Refused, match="have not been sent"):
        transfers.receive(FILL, SIGNED)
    transfers.send(SIGNED)
    with pytest.raises(Refused, match="already on their way"):
        transfers.send(SIGNED)
    transfers.receive(FILL, SIGNED)
    with pytest.raises(Refused, match="No fill or credit"):
        transfers.receive(FILL, SIGNED)


def test_a_fill_goes_on_beside_the_hand_but_not_while_the_rack_pays(house: House) -> None:
    """The rack after the hand has the fill, less the payouts of the hand; a void hand leaves the fill."""
    table, rack = house.table, house.rack()
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    cards = iter(PAIR.split())
    table.shoe.event(CardRead(card(next(cards)), 0))
    with pytest.raises(Refused, match="Cards are being dealt"):
        table.transfers.request("fill", FILL, SIGNED)
    while not isinstance(table.round.prompt, Choices):
        table.shoe.event(CardRead(card(next(cards)), 0))
    table.transfers.request("fill", FILL, SIGNED)
    table.transfers.send(SIGNED)
    table.transfers.receive(FILL, SIGNED)
    table.shift.count({**rack, 2_500: 160, 500: 300, 100: 299}, **SIGNERS)
    assert kernel_of(table).state.bank.rack == table.shift.rack
    for word in cards:
        if isinstance(table.round.prompt, Choices):
            table.play.choose_all("1x")
        table.shoe.event(CardRead(card(word), 0))
    with pytest.raises(Refused, match="Pay this hand first"):
        table.transfers.request("credit", {500: 20}, SIGNED)
    while table.hand_number == 1:
        settle_on(table)
    bank = kernel_of(table).state.bank
    assert (bank.total, bank.rack) == (0, table.shift.rack)
    due = sum(chip * count for chip, count in rack.items()) + 270_000 - 100 + table.shift.house_net
    assert sum(chip * count for chip, count in table.shift.rack.items()) == due
    table.play.place(1, "ante", 500)
    table.play.proceed()
    transfer(table, "fill", {500: 20})
    before = table.shift.rack
    void(table)
    assert table.shift.rack == before == kernel_of(house.restart()).state.bank.rack


def test_a_house_may_have_fills_wait_for_the_end_of_the_hand(house: House) -> None:
    rules = TransferRules.model_validate({"from": date(2020, 1, 1), "in_hand": False})
    kernel_of(house.table).house = replace_house(house, rules)
    house.table.play.place(1, "ante", 500)
    with pytest.raises(Refused, match="A hand has begun"):
        house.table.transfers.request("fill", FILL, SIGNED)
    with pytest.raises(Refused, match="A hand has begun"):
        house.table.shift.count(house.rack(), **SIGNERS)


class TransferPrinter:
    """A printer that takes papers and reports nothing by itself."""

    state = PrinterState.READY

    def __init__(self) -> None:
        self.papers: list[tuple[SlipPage, str]] = []

    def start(self, on_event: Callable[[SlipEvent], None]) -> None: ...
    def stop(self) -> None: ...
    def print(self, slip: SlipPage, key: str) -> None:
        self.papers.append((slip, key))


def test_each_part_is_printed_once_and_again_if_it_did_not_come_out(house: House) -> None:
    """The request, the slip, the void one, its replacement, and the receipt each have their own key and page."""
    table, tray = house.table, TransferPrinter()
    table.slips.connect(tray)
    table.transfers.request("fill", FILL, SIGNED)
    table.transfers.send(SIGNED)
    table.transfers.count(SHORT)
    table.transfers.receive(SHORT, SIGNED)
    pages = [(str(page.title), page.number, str(page.mark)) for page, _ in tray.papers]
    assert pages == [
        ("FILL REQUEST", "NH-07-R000001", ""),
        ("FILL SLIP", "NH-07-F000001", ""),
        ("FILL", "NH-07-F000001", "VOID"),
        ("FILL SLIP", "NH-07-F000002", ""),
        ("FILL RECEIPT", "NH-07-F000002", ""),
    ]
    keys = [key for _, key in tray.papers]
    assert len(set(keys)) == len(keys)
    slip = {(str(line.text), line.value) for line in tray.papers[1][0].lines}
    assert {("Chips", "60 × $25 = $1,500"), ("Cage", "D. Park"), ("Runner", "L. Cruz"), ("Amount", "$2,700")} <= slip
    assert ("Instead of slip", "1") in {(str(line.text), line.value) for line in tray.papers[3][0].lines}
    for key in keys[:3]:
        table.slips.slip_event(SlipPrinted(key, "printed"))
    table.slips.slip_event(SlipFailed(keys[3], "out of paper"))
    table.slips.slip_event(SlipFailed(keys[4], "no answer", may_be_out=True))
    assert table.slips.unprinted_papers == 2
    assert "NH-07-F000002" in table.notice
    table = house.restart()
    table.slips.connect(tray)
    table.slips.print_papers_again()
    again = [(str(page.title), str(page.mark)) for page, _ in tray.papers[5:]]
    assert again == [("FILL SLIP", ""), ("FILL RECEIPT", "REPRINT")]
    assert not {key for _, key in tray.papers[5:]} & set(keys)
    for _, key in tray.papers[5:]:
        table.slips.slip_event(SlipPrinted(key, "printed"))
    assert (table.slips.unprinted_papers, len(list(table.journal.events(1, PaperPrinted)))) == (0, 5)


def test_nobody_signs_for_two_duties_unless_the_house_says_so(house: House) -> None:
    transfers = house.table.transfers
    transfers.request("fill", FILL, SIGNED)
    with pytest.raises(KioskError):
        transfers.send({**SIGNED, Duty.RUNNER: SIGNED[Duty.CAGE]})
    with pytest.raises(Refused, match="signature is missing"):
        transfers.send({Duty.CAGE: SIGNED[Duty.CAGE]})
    with pytest.raises(NotProven):
        transfers.send({**SIGNED, Duty.CAGE: (RUNNER, SIGNED[Duty.RUNNER][1])})  # A dealer is not the cage.
    small = TransferRules.model_validate({"from": date(2020, 1, 1), "two_duties": True})
    kernel_of(house.table).house = replace_house(house, small)
    transfers.send({**SIGNED, Duty.RUNNER: SIGNED[Duty.CAGE]})
    both = (BOTH, PINS[BOTH])
    with pytest.raises(KioskError):
        transfers.receive(FILL, {Duty.DEALER: both, Duty.RUNNER: both, Duty.FLOOR: both})
    transfers.receive(FILL, {**SIGNED, Duty.RUNNER: SIGNED[Duty.FLOOR]})
    sent = next(iter(house.table.journal.events(1, TransferSent))).of(TransferSent)
    assert sent.signed == (("cage", CAGE), ("runner", CAGE))


def test_the_list_of_signatures_is_that_of_the_day(house: House) -> None:
    now = datetime.fromtimestamp(house.clock.ms / 1000).astimezone().date()
    old = TransferRules.model_validate({"from": date(2020, 1, 1), "send": ["runner"]})
    today = TransferRules.model_validate({"from": now, "send": ["cage"]})
    later = TransferRules.model_validate({"from": date(now.year + 1, 1, 1), "send": ["floor"]})
    kernel_of(house.table).house = replace_house(house, old, later, today)
    house.table.transfers.request("fill", FILL, SIGNED)
    house.table.transfers.send({Duty.CAGE: SIGNED[Duty.CAGE]})
    sent = next(iter(house.table.journal.events(1, TransferSent))).of(TransferSent)
    assert sent.signed == (("cage", CAGE),)


def replace_house(house: House, *rules: TransferRules) -> HouseSettings:
    return house.settings.house.model_copy(update={"transfers": rules})
