"""Chips between two tables: pending, then posted, void, or posted in part, once; both nights and their sum balance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.bank import NIGHT_KINDS, TableNight, month_lines, night_lines, span_of, to_explain, unfinished_parts
from kiosk.bank.accounts import TABLES, AccountKind, transit_of
from kiosk.bank.between import compared
from kiosk.bank.days import gaming_day
from kiosk.bank.month import HouseMonth
from kiosk.bank.night_rows import BetweenTables, NightExplanation
from kiosk.core.errors import Refused
from kiosk.events import CashMoved, Happening, TransferReceived, TransferSent, TransferVoided
from kiosk.journal import Event
from kiosk.settings import Duty, TransferRules
from kiosk.staff import NotProven
from kiosk.table.money.transfer_papers import TransferPaper
from tests.bank.books import event_of
from tests.bank.nights import table_night
from tests.tables import House, kernel_of, shipped
from tests.transfers import RUNNER, SIGNED, hire

CHIPS: Final = {2_500: 20, 500: 40}
SHORT: Final = {2_500: 19, 500: 40}
LISTED: Final = TransferRules.model_validate({"from": date(2020, 1, 1), "between": ["NH-07", "NH-08"]})


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[tuple[House, House]]:
    shown = shipped()
    settings = replace(shown, house=shown.house.model_copy(update={"transfers": (LISTED,)}))
    houses = []
    for name in ("NH-07", "NH-08"):
        (tmp_path / name).mkdir()
        houses.append(House(tmp_path / name, settings=settings, id=name))
        hire(houses[-1].table)
    yield houses[0], houses[1]
    for house in houses:
        house.table.close()


def send(house: House) -> None:
    house.table.transfers.request("out", CHIPS, SIGNED, table="NH-08")
    house.table.transfers.send(SIGNED)


def nights(*houses: House) -> tuple[TableNight, ...]:
    span = span_of(gaming_day(houses[0].clock.ms, "08:00"), "08:00")
    each = (table_night(house.id, house.table.journal.events(1, *NIGHT_KINDS), span) for house in houses)
    return compared(tuple(each))


def wrong(*houses: House) -> list[str]:
    """Return the errors of a transfer by both tables' nights, once."""
    return list(dict.fromkeys(found.why for night in nights(*houses) for found in night.between if found.why))


def test_tables_that_are_not_listed_send_each_other_nothing(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert house.table.transfers.others == ()
    with pytest.raises(Refused, match="No chips may go to NH-08"):
        house.table.transfers.request("out", CHIPS, SIGNED, table="NH-08")
    with pytest.raises(Refused, match="No chips may go to NH-08"):
        house.table.transfers.arrive("NH-08", 1, CHIPS, SIGNED)
    house.table.close()


def test_chips_are_pending_until_both_tables_have_signed(tables: tuple[House, House]) -> None:
    """The power fails at each part: the chips are in one place at a time, and the night of both adds up to nothing."""
    source, target = tables
    left, here = source.rack(), target.rack()
    source.table.transfers.request("out", CHIPS, SIGNED, table="NH-08")
    assert source.restart().shift.rack == left
    source.table.transfers.send(SIGNED)
    bank = kernel_of(source.restart()).state.bank
    gone = {chip: count - CHIPS.get(chip, 0) for chip, count in left.items()}
    assert (bank.rack, bank.of(transit_of(1)), bank.total) == (gone, 70_000, 0)
    assert wrong(*tables) == ["on its way"]
    assert target.table.transfers.arrive("NH-07", 1, CHIPS, SIGNED) == 1
    bank = kernel_of(target.restart()).state.bank
    assert bank.rack == target.table.shift.rack == {chip: count + CHIPS.get(chip, 0) for chip, count in here.items()}
    assert (bank.of(TABLES), bank.total) == (-70_000, 0)
    assert wrong(*tables) == ["received, and not posted at NH-07"]
    assert source.table.transfers.count(CHIPS) == 0
    source.table.transfers.receive(CHIPS, SIGNED)
    bank = kernel_of(source.restart()).state.bank
    assert (bank.of(TABLES), bank.kind(AccountKind.TRANSIT), bank.total) == (70_000, {}, 0)
    both = nights(*tables)
    assert [night.between for night in both] == [(BetweenTables("NH-07", (1,), "NH-08", 70_000, 70_000),)] * 2
    assert [(night.to_tables, night.from_tables, night.fills, night.credits) for night in both] == [
        (70_000, 0, 0, 0), (0, 70_000, 0, 0),
    ]  # fmt: skip
    assert [(night.win, night.is_whole) for night in both] == [(0, True)] * 2
    signed = [
        event.of(TransferReceived).signed
        for house in tables
        for event in house.table.journal.events(1, TransferReceived)
    ]
    assert signed == [(("dealer", "ortiz"), ("runner", RUNNER), ("floor", "haddad"))] * 2


def test_a_slip_is_received_once(tables: tuple[House, House]) -> None:
    source, target = tables
    send(source)
    target.table.transfers.arrive("NH-07", 1, CHIPS, SIGNED)
    target.restart()
    with pytest.raises(Refused, match="slip 1 of NH-07 before"):
        target.table.transfers.arrive("NH-07", 1, CHIPS, SIGNED)
    with pytest.raises(Refused, match="Enter the number of the slip"):
        target.table.transfers.arrive("NH-07", 0, CHIPS, SIGNED)
    with pytest.raises(Refused, match="No chips may go to NH-07"):
        source.table.transfers.arrive("NH-07", 1, CHIPS, SIGNED)


def test_a_short_transfer_is_posted_in_part_and_its_number_has_no_gap(tables: tuple[House, House]) -> None:
    source, target = tables
    send(source)
    target.table.transfers.arrive("NH-07", 1, SHORT, SIGNED)
    assert wrong(*tables) == ["received, and not posted at NH-07"]
    assert source.table.transfers.count(SHORT) == -2_500
    source.table.transfers.receive(SHORT, SIGNED)
    slips = [event.of(TransferSent) for event in source.table.journal.events(1, TransferSent)]
    assert [(slip.slip, slip.replaces, slip.table) for slip in slips] == [(1, 0, "NH-08"), (2, 1, "NH-08")]
    both = nights(*tables)
    assert [night.between for night in both] == [(BetweenTables("NH-07", (1, 2), "NH-08", 67_500, 67_500),)] * 2
    assert all(night.is_whole and not night.missing_slips for night in both)
    with pytest.raises(Refused, match="Enter the chips first"):
        source.table.transfers.request("out", {}, SIGNED, table="NH-08")


def test_one_chip_of_a_transfer_is_named_with_its_slips(tables: tuple[House, House]) -> None:
    """A chip that one table posts and the other has not counted is named in both nights and in the month."""
    source, target = tables
    send(source)
    target.table.transfers.arrive("NH-07", 1, SHORT, SIGNED)
    source.table.transfers.receive(CHIPS, SIGNED)
    assert wrong(*tables) == ["other chips received: -1 of 25.00"]
    both = nights(*tables)
    for night in both:
        lines = [line for line in night_lines(night) if line.item == "Transfer with slip 1 of NH-07"]
        assert [(line.cents, line.is_wrong) for line in lines] == [(-2_500, True)]
        assert "NH-07 sent 700.00, NH-08 received 675.00" in lines[0].note
    month = month_lines(HouseMonth(date(2026, 11, 1), both))
    assert sum("Transfer with slip 1 of NH-07" in line.item for line in month) == 2


def test_transfer_missing_at_one_table_is_named(tables: tuple[House, House]) -> None:
    source, target = tables
    send(source)
    source.table.transfers.receive(CHIPS, SIGNED)
    assert wrong(*tables) == ["not received"]
    assert wrong(source) == ["the journal of NH-08 is not here"]
    target.table.transfers.arrive("NH-07", 7, CHIPS, SIGNED)
    assert wrong(*tables) == ["not received", "NH-07 has no such slip"]
    assert wrong(target) == ["the journal of NH-07 is not here"]


def test_a_transfer_that_differs_is_explained_and_one_that_is_not_finished_is_waited_for(
    tables: tuple[House, House],
) -> None:
    """The other table enters slip 7 instead of 1: no later entry changes that, and both nights are signed for it."""
    source, target = tables
    send(source)
    target.table.transfers.arrive("NH-07", 7, CHIPS, SIGNED)
    first, second = nights(*tables)
    assert to_explain(first) == ()
    assert "transfer with slip 1 of NH-07: on its way" in unfinished_parts(first)
    assert to_explain(second) == (("between/NH-07/7", 70_000),)
    source.table.transfers.receive(CHIPS, SIGNED)
    first, second = nights(*tables)
    assert (to_explain(first), unfinished_parts(first)) == ((("between/NH-07/1", -70_000),), ("no closer",))
    assert unfinished_parts(second) == ("no closer",)
    known = NightExplanation("between/NH-07/7", 70_000, "Slip 1 was read as 7", "haddad", source.clock.ms)
    explained = replace(second, explanations=(known,))
    assert to_explain(explained) == ()
    (line,) = [line for line in night_lines(explained) if line.is_explained]
    assert "Slip 1 was read as 7; NH-07 sent -, NH-08 received 700.00; NH-07 has no such slip" in line.note


def test_chips_that_differ_from_their_slip_are_named_at_the_table_and_in_its_night(tables: tuple[House, House]) -> None:
    """The other table's journal is absent: the amount on paper was entered before the chips were counted."""
    _, target = tables
    target.table.transfers.arrive("NH-07", 1, CHIPS, SIGNED, said=70_000)
    assert target.table.notice == ""
    target.table.transfers.arrive("NH-07", 2, SHORT, SIGNED, said=70_000)
    assert "Slip 2 of NH-07 says $700, and $675 arrived" in target.table.notice
    assert [slip.why for slip in nights(target)[0].slips] == ["", "its slip 2 says $700: $25 short"]


def test_a_void_transfer_goes_back_and_its_receipt_is_named(tables: tuple[House, House]) -> None:
    source, target = tables
    rack = source.rack()
    send(source)
    source.table.transfers.void("Sent back after the count", SIGNED)
    assert source.table.shift.rack == rack
    assert (nights(*tables)[0].between, wrong(*tables)) == ((), [])
    target.table.transfers.arrive("NH-07", 1, CHIPS, SIGNED)
    assert wrong(*tables) == ["slip 1 is void, and the chips were received"]


@pytest.mark.parametrize("direction", ["out", "fill"])
def test_no_game_without_its_chips_is_opened_while_a_transfer_is_on_its_way(
    tables: tuple[House, House], direction: str
) -> None:
    """Chips of $1,000 are in transit, and Texas Peek has no tube for them: no count could find them again.

    The files of a table have one rack. An older file may lack a chip in transit.
    """
    source, _ = tables
    kernel = kernel_of(source.table)
    kernel.games = tuple(
        replace(game, config=game.config.model_copy(update={"rack": game.config.rack[:-1]}))
        if game.game.key == "peek"
        else game
        for game in kernel.games
    )
    table, signed = source.table, {"floor": SIGNED[Duty.FLOOR], "dealer": SIGNED[Duty.DEALER]}
    table.transfers.request(direction, {100_000: 2}, SIGNED, table="NH-08" if direction == "out" else "")
    table.transfers.send(SIGNED)
    table.shift.close(dict(table.shift.rack), **signed)
    peek = {chip: 100 for chip in table.shift.rack if chip != 100_000}
    with pytest.raises(Refused, match="have no tube in this game"):
        table.shift.open("peek", peek, **signed)
    table.shift.open("nh", dict(table.shift.closed_rack), **signed)
    table.transfers.receive({100_000: 2}, SIGNED)
    table.shift.close(dict(table.shift.rack), **signed)
    table.shift.open("peek", peek, **signed)


def test_the_dealer_signs_where_the_cage_would(tables: tuple[House, House]) -> None:
    source, _ = tables
    source.table.transfers.request("out", CHIPS, SIGNED, table="NH-08")
    with pytest.raises(NotProven):
        source.table.transfers.send({**SIGNED, Duty.RUNNER: SIGNED[Duty.DEALER]})
    source.table.transfers.send(SIGNED)
    event = next(iter(source.table.journal.events(1, TransferSent)))
    assert event.of(TransferSent).signed == (("dealer", "ortiz"), ("runner", RUNNER))
    page = TransferPaper.of(event, house="House", journal=source.table.journal).page(str)
    assert page.number == "NH-07-T000001"
    assert ("To table", "NH-08") in [(line.text, line.value) for line in page.lines]


def test_a_void_is_signed_by_the_people_that_the_house_lists(tables: tuple[House, House]) -> None:
    source, _ = tables
    kernel = kernel_of(source.table)
    rules = LISTED.model_copy(update={"void": (Duty.FLOOR, Duty.RUNNER)})
    kernel.house = kernel.house.model_copy(update={"transfers": (rules,)})
    send(source)
    with pytest.raises(Refused, match="A signature is missing"):
        source.table.transfers.void("Floor decision", {Duty.FLOOR: SIGNED[Duty.FLOOR]})
    source.table.transfers.void("Floor decision", SIGNED)
    (event,) = source.table.journal.events(1, TransferVoided)
    assert event.of(TransferVoided).signed == (("floor", "haddad"), ("runner", RUNNER))


@pytest.mark.parametrize(("came", "off"), [(50_000, 0), (60_000, 10_000), (0, -50_000)])
def test_chips_that_a_player_carries_are_compared_over_all_tables(came: int, off: int) -> None:
    """A player takes $500 to another table. The same chips arrive there, or both nights name the difference."""
    first, second = (
        [event_of(CashMoved(what=what, seat=1, cents=cents, came=(), went=(), box=0), 1, SPAN.begin_ms)]
        if cents
        else []
        for what, cents in (("carried-out", 50_000), ("carried-in", came))
    )
    nights = compared([table_night(name, events, SPAN) for name, events in (("A", first), ("B", second))])
    assert [night.carried_off for night in nights] == [off, off if came else 0]
    named = [line.cents for night in nights for line in night_lines(night) if "at all tables" in line.item]
    assert named == [each for each in (off, off if came else 0) if each]
    assert [to_explain(night) for night in nights if night.carried_off] == [(("carried", off),)] * len(named)


SPAN: Final = span_of(date(2026, 11, 21), "08:00")
FAULTS: Final = ("", "taken", "doubled", "elsewhere", "twice", "unposted", "unreceived", "void")


class Tables:
    """Three tables that send each other chips, and the one transfer at which something goes wrong."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.events: dict[str, list[Event]] = {name: [] for name in ("A", "B", "C")}
        self.slips = Counter[str]()

    def happens(self, table: str, what: Happening) -> None:
        events = self.events[table]
        events.append(event_of(what, len(events) + 1, SPAN.begin_ms + len(events) + 1))

    def send(self, fault: str) -> tuple[str, int]:
        """Send chips from one table to another, and return the slip. The fault is in this transfer."""
        source, target, third = self.chance.sample(sorted(self.events), 3)
        chips = ((2_500, self.chance.randint(2, 9)), (500, self.chance.randint(1, 9)))
        self.slips[source] += 1
        slip = self.slips[source]
        out: dict[str, Any] = {"transfer": slip, "direction": "out", "slip": slip, "table": target}
        self.happens(source, TransferSent(chips=chips, signed=(), **out))
        more = {"taken": -1, "doubled": 1}.get(fault, 0)
        came = ((2_500, chips[0][1] + more), chips[1])
        for place in {"elsewhere": (third,), "twice": (target, third), "unreceived": ()}.get(fault, (target,)):
            self.slips[place] += 1
            number = self.slips[place]
            self.happens(
                place,
                TransferReceived(
                    transfer=number, direction="in", slip=number, chips=came, signed=(), table=source, of_slip=slip
                ),
            )
        if fault == "void":
            self.happens(source, TransferVoided(chips=chips, why="floor", signed=(), **out))
        elif fault != "unposted":
            self.happens(source, TransferReceived(chips=chips, signed=(), **out))
        return source, slip

    def nights(self) -> tuple[TableNight, ...]:
        return compared([table_night(table, events, SPAN) for table, events in self.events.items()])


@given(seed=st.integers(0, 2**32), fault=st.sampled_from(FAULTS))
def test_the_one_transfer_at_which_something_goes_wrong_is_named_and_no_other(seed: int, fault: str) -> None:
    tables = Tables(Random(seed))
    for _ in range(tables.chance.randint(0, 4)):
        tables.send("")
    planted = tables.send(fault)
    for _ in range(tables.chance.randint(0, 4)):
        tables.send("")
    nights = tables.nights()
    named = {(found.source, found.slips[0]) for night in nights for found in night.between if found.why}
    assert named == ({planted} if fault else set())
    for night in nights:
        assert night.is_whole
        assert night.ledger.total == 0
    out, back = (sum(getattr(night, name) for night in nights) for name in ("to_tables", "from_tables"))
    assert (out == back) is (fault in ("", "elsewhere", "unposted"))


def test_a_number_of_a_drop_box_that_is_in_two_tables_at_a_time_is_named_in_both_nights(
    tables: tuple[House, House],
) -> None:
    both: dict[str, Any] = {"floor": SIGNED[Duty.FLOOR], "dealer": SIGNED[Duty.DEALER]}

    def named() -> list[str]:
        lines = (line for night in nights(*tables) for line in night_lines(night) if line.item.startswith("Number of"))
        return [f"{line.item}: {line.note}" for line in lines]

    first, second = tables
    first.table.cash.change_box(12, **both)
    second.table.cash.change_box(13, **both)
    first.clock.advance(ms=1_000)
    first.table.cash.change_box(14, **both)
    second.clock.advance(ms=2_000)
    second.table.cash.change_box(12, **both)  # the first table's previous box
    assert named() == []
    second.clock.advance(ms=1_000)
    second.table.cash.change_box(14, **both)
    for house in tables:
        house.clock.advance(ms=3_000)
        house.table.cash.change_box(0, **both)
    assert named() == [
        "Number of drop box 14: table NH-08 had a box with this number, too: check both numbers",
        "Number of drop box 14: table NH-07 had a box with this number, too: check both numbers",
    ]
