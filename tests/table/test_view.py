"""The members of a table's view: each kind of table has them, and a recalled table refuses every action."""

import inspect
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, get_type_hints

import pytest

from kiosk.archive import Recall, RecalledTable
from kiosk.core.cards import card
from kiosk.core.devices import (
    BadgeRead,
    CardRead,
    CardsSeen,
    DeviceState,
    Evidence,
    PrinterChanged,
    PrinterState,
    SeatCards,
    SlipPrinted,
    StateChanged,
)
from kiosk.core.dice import die
from kiosk.core.errors import Refused
from kiosk.core.money import Chips
from kiosk.procedure import Place
from kiosk.settings import Duty
from kiosk.staff import Act, Role
from kiosk.table import AtConsole, EvidenceFolder, Table, TableView
from kiosk.training import VeiledTable
from tests.tables import DEALER, FLOOR, PINS, House, void
from tests.training.trainee import TraineeHouse, shipped

SIGNED: Final = (FLOOR, PINS[FLOOR])
CONSOLE: Final = AtConsole("console_pit_3", 1)
DECK: Final = "7d3sKsKc2c8d9sQdAhKhJcJdAc5c6d2d"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def recalled(house: House) -> RecalledTable:
    """Recall a void hand in which a card was misread and the floor was called."""
    table = house.table
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    for seat in range(1, 7):
        table.play.place(seat, "ante", 500)
    table.play.proceed()
    for nth in range(0, len(DECK), 2):
        table.shoe.event(CardRead(card(DECK[nth : nth + 2]), 0))
    table.floor.call("Player’s question")
    void(table, *SIGNED)
    return RecalledTable(table, Recall(table.journal, 1))


@pytest.fixture
def school(tmp_path: Path) -> TraineeHouse:
    return TraineeHouse(tmp_path)


def parts_of_view() -> dict[str, type]:
    hints = {
        name: get_type_hints(member.fget)["return"] for name, member in vars(TableView).items() if is_property(member)
    }
    return {name: hint for name, hint in hints.items() if inspect.isclass(hint) and hint.__name__ in VIEWS}


def is_property(member: object) -> bool:
    return isinstance(member, property)


def members(view: type) -> set[str]:
    return {name for base in view.__mro__ for name in vars(base) if not name.startswith("_")}


VIEWS: Final = frozenset(
    f"{name}View"
    for name in (
        "Play", "Shift", "People", "Devices", "Doubts", "Shoe", "Camera", "Rulings", "Floor", "Payouts", "Reopening",
        "Disputes", "Transfers", "Seals", "Cash", "Watch", "Hand",
    )
)  # fmt: skip


def missing(table: TableView) -> list[str]:
    """Return the members of the view that a table does not have; each value is read on the way."""
    found = [name for name in members(TableView) if not readable(table, name)]
    for part, view in parts_of_view().items():
        found += [f"{part}.{name}" for name in members(view) if not readable(getattr(table, part), name)]
    return found


def readable(member: object, name: str) -> bool:
    return hasattr(member, name)


def test_every_part_has_its_view() -> None:
    assert {view.__name__ for view in parts_of_view().values()} == VIEWS


def test_a_live_table_can_be_looked_at(house: House) -> None:
    assert missing(house.table) == []


def test_a_recalled_table_can_be_looked_at_at_each_event(house: House, recalled: RecalledTable) -> None:
    recall = Recall(house.table.journal, 1)
    for at in range(recall.last + 1):
        recalled.show(recall, at)
        assert missing(recalled) == []


def test_a_training_table_can_be_looked_at(school: TraineeHouse) -> None:
    school.hand(shipped("flush-for-the-floor"))
    assert missing(school.table) == []


def test_a_veiled_table_can_be_looked_at_and_tells_no_prompt(school: TraineeHouse) -> None:
    hand = school.hand(shipped("flush-for-the-floor"))
    veiled = VeiledTable(hand)
    assert missing(veiled) == []


VERBS: Final[dict[str, Callable[[Table], object]]] = {
    "close": lambda table: table.close(),
    "play.place": lambda table: table.play.place(1, "ante", 500),
    "play.clear_wagers": lambda table: table.play.clear_wagers(1),
    "play.repeat_bets": lambda table: table.play.repeat_bets(),
    "play.choose": lambda table: table.play.choose(1, "fold"),
    "play.choose_all": lambda table: table.play.choose_all("1x"),
    "play.forfeit": lambda table: table.play.forfeit(1),
    "play.enter_card": lambda table: table.play.enter_card(card("2h")),
    "play.burn_and_enter": lambda table: table.play.burn_and_enter(card("2h")),
    "play.deal_unread": lambda table: table.play.deal_unread(),
    "play.enter_die": lambda table: table.play.enter_die(die("10/black")),
    "play.proceed": lambda table: table.play.proceed(),
    "play.undo": lambda table: table.play.undo(),
    "shift.open": lambda table: table.shift.open("nh", {}, floor=SIGNED, dealer=(DEALER, PINS[DEALER])),
    "shift.count": lambda table: table.shift.count({}, floor=SIGNED, dealer=(DEALER, PINS[DEALER])),
    "slips.print_papers_again": lambda table: table.slips.print_papers_again(),
    "slips.print_receipt_again": lambda table: table.slips.print_receipt_again(1),
    "transfers.request": lambda table: table.transfers.request("fill", {500: 20}, {Duty.FLOOR: SIGNED}),
    "transfers.send": lambda table: table.transfers.send({}),
    "transfers.count": lambda table: table.transfers.count({500: 20}),
    "transfers.receive": lambda table: table.transfers.receive({500: 20}, {}),
    "transfers.void": lambda table: table.transfers.void("Floor decision", {Duty.FLOOR: SIGNED}),
    "transfers.arrive": lambda table: table.transfers.arrive("NH-08", 1, {500: 20}, {}),
    "seals.inspect": lambda table: table.seals.inspect("4711", "red", "", 52, floor=SIGNED, dealer=SIGNED),
    "seals.begin_reading": lambda table: table.seals.begin_reading("4711", "red", "", "shoe"),
    "seals.stop_reading": lambda table: table.seals.stop_reading(),
    "seals.inspect_read": lambda table: table.seals.inspect_read(floor=SIGNED, dealer=SIGNED),
    "seals.reject": lambda table: table.seals.reject("marked", floor=SIGNED, dealer=SIGNED),
    "seals.put_in_play": lambda table: table.seals.put_in_play("4711", "red", "", floor=SIGNED, dealer=SIGNED),
    "seals.set_aside": lambda table: table.seals.set_aside(("2h",), "88", 51, floor=SIGNED, dealer=SIGNED),
    "slips.keep_copies": lambda table: table.slips.keep_copies(None),  # type: ignore[arg-type]
    "cash.buy_in": lambda table: table.cash.buy_in(1, 2_000),
    "cash.carry_in": lambda table: table.cash.carry_in(1, 2_000),
    "cash.carry_out": lambda table: table.cash.carry_out(1, 2_000),
    "cash.cash_out": lambda table: table.cash.cash_out(1, 2_000),
    "cash.name_player": lambda table: table.cash.name_player(1, 7, *SIGNED),
    "cash.coupon": lambda table: table.cash.coupon(1, 2_000),
    "cash.tip": lambda table: table.cash.tip(1, 500),
    "cash.exchange": lambda table: table.cash.exchange(1, 500, 2_500, into_rack=True),
    "cash.take_back": lambda table: table.cash.take_back(*SIGNED),
    "cash.change_box": lambda table: table.cash.change_box(12, floor=SIGNED, dealer=(DEALER, PINS[DEALER])),
    "shift.count_closed": lambda table: table.shift.count_closed({}, floor=SIGNED, dealer=(DEALER, PINS[DEALER])),
    "shift.close": lambda table: table.shift.close({}, floor=SIGNED, dealer=(DEALER, PINS[DEALER])),
    "shift.sign_ahead": lambda table: table.shift.sign_ahead("close", *SIGNED, CONSOLE),
    "shift.change_limits": lambda table: table.shift.change_limits(100, None, *SIGNED),
    "shift.post_jackpots": lambda table: table.shift.post_jackpots({"mega": 1, "major": 1, "minor": 1}, *SIGNED),
    "people.check_signature": lambda table: table.people.check_signature(SIGNED, Role.FLOOR),
    "people.enter_pin": lambda table: table.people.enter_pin(*SIGNED),
    "people.take_badge": lambda table: table.people.take_badge(Role.FLOOR),
    "people.leave": lambda table: table.people.leave(),
    "people.sign_in": lambda table: table.people.sign_in(DEALER, PINS[DEALER]),
    "people.check_relief": lambda table: table.people.check_relief(SIGNED),
    "people.relieve_in_hand": lambda table: table.people.relieve_in_hand((DEALER, PINS[DEALER]), SIGNED),
    "people.sign_out": lambda table: table.people.sign_out(),
    "people.relieve": lambda table: table.people.relieve(*SIGNED, CONSOLE),
    "people.lock": lambda table: table.people.lock(DEALER, *SIGNED, CONSOLE),
    "people.unlock": lambda table: table.people.unlock(DEALER, *SIGNED, CONSOLE),
    "doubts.confirm_cards": lambda table: table.doubts.confirm_cards(),
    "shoe.clear_alarm": lambda table: table.shoe.clear_alarm(),
    "camera.connect": lambda table: table.camera.connect(EvidenceFolder(Path("evidence"))),
    "camera.do": lambda table: table.camera.do("test"),
    "rulings.rule": lambda table: void(table, *SIGNED),
    "rulings.refuse": lambda table: table.rulings.refuse("voided", "misdeal"),
    "rulings.correct": lambda table: table.rulings.correct(Place("hole", 1, 0), card("2h")),
    "rulings.replace_with": lambda table: table.rulings.replace_with(card("2h")),
    "rulings.take_card": lambda table: table.rulings.take_card(card("2h")),
    "rulings.end_redeal": lambda table: table.rulings.end_redeal(),
    "rulings.given_back": lambda table: table.rulings.given_back(),
    "floor.call": lambda table: table.floor.call("Player’s question"),
    "floor.come": lambda table: table.floor.come(*SIGNED),
    "floor.coming": lambda table: table.floor.coming(*SIGNED, CONSOLE),
    "floor.lock": lambda table: table.floor.lock(*SIGNED, CONSOLE),
    "floor.unlock": lambda table: table.floor.unlock(*SIGNED, CONSOLE),
    "floor.acknowledge": lambda table: table.floor.acknowledge(*SIGNED),
    "floor.acknowledge_by_badge": lambda table: table.floor.acknowledge_by_badge(),
    "floor.dispute": lambda table: table.floor.dispute(*SIGNED),
    "payouts.sign": lambda table: table.payouts.sign(*SIGNED),
    "payouts.pay_elsewhere": lambda table: table.payouts.pay_elsewhere(1, "main", "cage", *SIGNED, chips=Chips((), 0)),
    "payouts.tax_form_filled": lambda table: table.payouts.tax_form_filled(),
    "payouts.make_slips": lambda table: table.payouts.make_slips(),
    "payouts.print_again": lambda table: table.payouts.print_again(),
    "payouts.slips_written": lambda table: table.payouts.slips_written(["1"], *SIGNED),
    "slips.clear": lambda table: table.slips.clear(1, "paid", *[(SIGNED[0], SIGNED[1])]),
    "slips.void": lambda table: table.slips.void(1, "Floor decision", SIGNED),
    "slips.reprint": lambda table: table.slips.reprint(1),
    "slips.connect": lambda table: table.slips.connect(None),  # type: ignore[arg-type]
    "reopening.reopen": lambda table: table.reopening.reopen("Mispay", *SIGNED),
    "reopening.state_moved": lambda table: table.reopening.state_moved(1, "ante", 500),
    "disputes.open": lambda table: table.disputes.open(1, 1, "player", "Paid too little"),
    "disputes.rule": lambda table: table.disputes.rule(1, "The player is right", 0, *SIGNED),
    "people.resume": lambda table: table.people.resume(*SIGNED[:2]),
    "watch.accept": lambda table: table.watch.accept("The damage is known"),
    "watch.enter_time": lambda table: table.watch.enter_time(0, FLOOR, "0000"),
}
"""Every verb of a table. None gets past its beginning where a hand is only shown again."""

REPORTS: Final[dict[str, Callable[[Table], object]]] = {
    "shoe.event": lambda table: table.shoe.event(CardRead(card("2h"), 0)),
    "camera.event": lambda table: table.camera.event(CardsSeen("flop", (), 0, 0, Evidence(b"", (), (), {}, ()))),
    "camera.wait_for_clearing": lambda table: table.camera.wait_for_clearing(),
    "camera.other_deck": lambda table: table.camera.other_deck(),
    "doubts.seat_event": lambda table: table.doubts.seat_event(SeatCards(1, frozenset(), 0, 0)),
    "doubts.check": lambda table: table.doubts.check(),
    "doubts.doubt_shoe": lambda table: table.doubts.doubt_shoe("It was away."),
    "people.touched": lambda table: table.people.touched(),
    "people.end_idle": lambda table: table.people.end_idle(),
    "people.is_away": lambda table: table.people.is_away("ortiz", "NH-08", 0, upto=0),
    "people.pause": lambda table: table.people.pause(),
    "people.end_departed": lambda table: table.people.end_departed(),
    "people.badge_event": lambda table: table.people.badge_event(BadgeRead("04a1", 0)),
    "shift.take_jackpots": lambda table: table.shift.take_jackpots(
        "nh", {"mega": 100, "major": 100, "minor": 100}, laid="1", by="novak"
    ),
    "slips.printer_event": lambda table: table.slips.printer_event(PrinterChanged(PrinterState.READY, "")),
    "slips.slip_event": lambda table: table.slips.slip_event(SlipPrinted("NH-07-6PN9JZ-000001", "proven")),
    "payouts.void_what_was_reopened": lambda table: table.payouts.void_what_was_reopened(),
    "devices.sign_event": lambda table: table.devices.sign_event(StateChanged(DeviceState.READY, "")),
    "devices.changed": lambda table: table.devices.changed("shoe", StateChanged(DeviceState.READY, "")),
    "devices.note": lambda table: table.devices.note("shoe", StateChanged(DeviceState.READY, "")),
    "devices.has_tested": lambda table: table.devices.has_tested(BadgeRead("04a1", 0)),
    "disputes.acknowledged": lambda table: None,
    "disputes.at_floor": lambda table: None,
    "watch.tick": lambda table: table.watch.tick(),
    "watch.doubt": lambda table: table.watch.doubt(()),
}
"""Commands to a table, not questions. Nothing comes of it where a hand is only shown again."""

LOOKS: Final = frozenset(
    {
        "subscribe", "say", "people.on_badge", "people.on_new_badge", "people.forget_new_badge", "people.may",
        "people.need",
         "shift.refuse_closing", "slips.print_paper", "slips.print_receipt", "slips.is_unprinted", "slips.close_copies",
        "shift.compare", "transfers.check_signature", "transfers.refuse_arrival", "seals.refuse_setting_aside",
        "seals.refuse_inspection", "seals.refuse_seal", "seals.refuse_play", "seals.refuse_read", "devices.reads",
        "people.refuse_uncertified", "watch.look_also",
        "devices.name_of", "devices.of", "camera.is_clear", "payouts.refuse_proceeding", "slips.of_number",
        "reopening.signatures",
        "slips.issue", "slips.make_void", "slips.print_once_more", "slips.form_of", "slips.signatures_of",
        "slips.newest", "slips.voiders", "reopening.refuse", "reopening.settled", "disputes.of", "disputes.moved",
        "disputes.rulers", "disputes.needs", "shift.refuse_limits", "slips.may_clear", "slips.refuse_clearing",
        "disputes.house_plays", "disputes.others", "rulings.give", "rulings.refuse_giving",
        "disputes.rulings", "cash.stack", "shift.refuse_closed_count",
    }
)  # fmt: skip
"""Names that are neither, nor in a view: one part asks another for them, or a page that only a live table has."""


def public_methods(table: Table) -> set[str]:
    """Return each method of a table and of its parts that is in no view."""
    found = {name for name, _ in inspect.getmembers(table, inspect.ismethod)} - members(TableView) | {"subscribe"}
    for part in (*parts_of_view(), "slips"):
        if part != "round":
            methods = {name for name, _ in inspect.getmembers(type(getattr(table, part)), inspect.isfunction)}
            view = parts_of_view().get(part)
            found |= {f"{part}.{name}" for name in methods - (set() if view is None else members(view))}
    return {name for name in found if not name.rpartition(".")[2].startswith("_")}


def test_every_verb_is_known(house: House) -> None:
    assert public_methods(house.table) == VERBS.keys() | REPORTS.keys() | LOOKS


def standing(house: House) -> tuple[Any, ...]:
    table = house.table
    return table.journal.last_seq(), table.round.prompt, table.notice, table.shoe.alarm, table.authority.person


@pytest.mark.parametrize("verb", VERBS)
def test_nothing_can_be_done_at_a_recalled_table(house: House, recalled: RecalledTable, verb: str) -> None:
    house.table.people.enter_pin(*SIGNED)
    before, recall = standing(house), Recall(house.table.journal, 1)
    for at in (0, 1, recall.last // 2, recall.last):
        recalled.show(recall, at)
        with pytest.raises(Refused):
            VERBS[verb](recalled)
        assert standing(house) == before


@pytest.mark.parametrize("report", REPORTS)
def test_commands_to_a_recalled_table_have_no_effect(house: House, recalled: RecalledTable, report: str) -> None:
    before, recall = standing(house), Recall(house.table.journal, 1)
    for at in (0, recall.last // 2, recall.last):
        recalled.show(recall, at)
        with suppress(Refused):  # This is the place where it would be written.
            REPORTS[report](recalled)
        assert standing(house) == before


def test_a_recalled_table_has_no_journal(recalled: RecalledTable) -> None:
    with pytest.raises(Refused):
        recalled.journal.last_seq()


def test_recalled_table_ignores_the_signed_in_person(house: House, recalled: RecalledTable) -> None:
    house.table.people.enter_pin(*SIGNED)
    assert house.table.people.may(Act.SIGN_AS_FLOOR)
    assert not recalled.people.may(Act.SIGN_AS_FLOOR)
