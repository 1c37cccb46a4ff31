"""A console's orders to a real table over a real server: carried out by its own rules, recorded there, or refused."""

import queue
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import linked
from kiosk.core.errors import Refused
from kiosk.events import (
    JackpotsPosted,
    PadLocked,
    PinLocked,
    PinRefused,
    ReliefOrdered,
    SignedAtConsole,
    TableClosed,
    TableOpened,
)
from kiosk.floor import ConsoleLink, ConsoleNews, Order, OwnServer, TableSeen, add_console, enroll, orders_for
from kiosk.staff import NotProven, Person, Role
from kiosk.table import Table
from tests.dealt import deal_and_void, deal_to_flop_bets, plug_in
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, kernel_of, void

PATIENCE_MS = 60_000
CONSOLE = "console_pit_3"
MANAGER, PIN = "novak", "8305"


class OrderingConsole:
    """A person at a console who gives orders and receives their outcomes."""

    def __init__(self, qtbot: QtBot, house: House, link: ConsoleLink, news: queue.Queue[ConsoleNews]) -> None:
        self._qtbot = qtbot
        self._house = house
        self._link = link
        self._news = news
        self._seen: dict[str, TableSeen] = {}
        self._refused: list[str] = []

    def _hear(self) -> bool:
        while not self._news.empty():
            news = self._news.get()
            self._seen.update({seen.table: seen for seen in news.tables})
            self._refused += [str(taken.refused) for taken in news.taken]
        return True

    @property
    def seen(self) -> TableSeen:
        """Return the table as the console has it, once that is current."""
        table, orders = self._house.table, kernel_of(self._house.table).state.orders
        status = (table.is_open, dealer_of(table), table.floor.is_locked, orders.signed)

        def is_there() -> bool:
            self._hear()
            if "NH-07" not in self._seen:
                return False
            shown = self._seen["NH-07"].status
            return status == (shown.is_open, shown.dealer, shown.is_locked, shown.signed_ahead)

        self.until(is_there)
        return self._seen["NH-07"]

    def order(
        self, order: Order, who: str = FLOOR, pin: str = "", seen: TableSeen | None = None, **details: Any
    ) -> str:
        """Give an order. Return why it was refused, or "" if it counts."""
        self._refused.clear()
        shown: Mapping[str, Any] = details
        self._link.order(seen or self.seen, order, shown, (who, pin or PINS.get(who, PIN)))
        self.until(lambda: self._hear() and bool(self._refused))
        return self._refused[0]

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds, while the table reads its line."""
        self._qtbot.waitUntil(is_so, timeout=PATIENCE_MS)


@pytest.fixture
def house(tmp_path: Path, floor: psycopg.Connection[Any], server: OwnServer) -> House:
    """Return a house whose table is joined to the floor, and that has a console."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER, Role.FLOOR})), PIN)
    enroll(floor, "NH-07", house.table.journal.public_key, by=MANAGER)
    add_console(floor, CONSOLE)
    plug_in(house.table)
    kernel = kernel_of(house.table)
    kernel.house = kernel.house.model_copy(update={"floor_server": server.address})
    return house


@pytest.fixture
def line(house: House) -> Iterator[ExitStack]:
    """Return the table's connection to the floor, which ends with the test, or before the table is restarted."""
    with ExitStack() as stack:
        stack.enter_context(linked(house.table, house.folder.parent))
        yield stack


@pytest.fixture
def console(qtbot: QtBot, house: House, line: ExitStack, server: OwnServer) -> Iterator[OrderingConsole]:
    link = ConsoleLink(server.address, user=CONSOLE, records=house.folder.parent / CONSOLE)
    news = queue.Queue[ConsoleNews]()
    link.start(news.put)
    yield OrderingConsole(qtbot, house, link, news)
    link.stop()


def dealer_of(table: Table) -> str:
    return "" if table.dealer is None else table.dealer.id


def void_hand(table: Table) -> None:
    void(table, FLOOR, PINS[FLOOR])


def test_a_locked_table_ends_its_hand_and_begins_no_other(
    house: House, line: ExitStack, console: OrderingConsole
) -> None:
    table = house.table
    deal_to_flop_bets(table)
    assert console.order(Order.LOCK) == ""
    assert [event.actor for event in table.journal.events(1, SignedAtConsole)] == [FLOOR]
    assert not table.suspended
    void_hand(table)
    with pytest.raises(Refused, match="Table locked by the floor: no new hands"):
        deal_to_flop_bets(table)
    line.close()
    house.restart()
    assert house.table.floor.is_locked
    house.table.floor.come(FLOOR, PINS[FLOOR])
    assert not house.table.floor.is_locked


def test_a_lock_ends_at_a_console_too(house: House, console: OrderingConsole) -> None:
    assert console.order(Order.LOCK) == ""
    assert Order.UNLOCK in orders_for(console.seen.status)
    assert console.order(Order.LOCK) == "The table is already locked."
    assert console.order(Order.UNLOCK) == ""
    deal_to_flop_bets(house.table)


def test_a_relieved_dealer_deals_the_hand_to_its_end(house: House, console: OrderingConsole) -> None:
    table = house.table
    deal_to_flop_bets(table)
    assert console.order(Order.RELIEVE) == ""
    assert str(table.notice) == "M. Ortiz: the floor relieves you after this hand."
    assert dealer_of(table) == DEALER
    void_hand(table)
    table.watch.tick()
    assert dealer_of(table) == ""
    assert "The floor has relieved M. Ortiz" in table.notice
    assert [event.of(ReliefOrdered).dealer for event in table.journal.events(1, ReliefOrdered)] == [DEALER]
    table.people.sign_in(BOTH, PINS[BOTH])
    table.watch.tick()
    assert dealer_of(table) == BOTH


def test_a_table_is_closed_and_opened_by_two_people_one_of_them_at_a_console(
    house: House, line: ExitStack, console: OrderingConsole
) -> None:
    table = house.table
    dealer = (DEALER, PINS[DEALER])
    with pytest.raises(Refused, match="The floor must sign first"):
        table.shift.close(house.rack(), floor=None, dealer=dealer)
    assert console.order(Order.CLOSE) == ""
    with pytest.raises(Refused, match="count the rack"):
        deal_to_flop_bets(table)
    table.shift.close(house.rack(), floor=None, dealer=dealer)
    assert [event.actor for event in table.journal.events(1, TableClosed)] == [FLOOR]
    assert console.order(Order.OPEN, game="poker") == "This table does not deal that game: choose one of those shown."
    assert console.order(Order.OPEN, game="nh") == ""
    line.close()
    house.restart()
    house.table.shift.open("nh", house.rack(), floor=None, dealer=dealer)
    assert [event.actor for event in house.table.journal.events(1, TableOpened)][-1] == FLOOR


def test_a_signature_for_a_closing_is_heard_for_half_an_hour(house: House, console: OrderingConsole) -> None:
    table = house.table
    assert console.order(Order.CLOSE) == ""
    house.clock.advance(ms=31 * 60_000)
    with pytest.raises(Refused, match="The floor must sign first"):
        table.shift.close(house.rack(), floor=None, dealer=(DEALER, PINS[DEALER]))
    deal_to_flop_bets(table)


def test_jackpots_are_posted_by_the_tables_own_rule(house: House, console: OrderingConsole) -> None:
    table = house.table
    more = {name: cents + 100 for name, cents in JACKPOTS.items()}
    deal_and_void(table)
    assert "24 hours" in console.order(Order.POST, amounts=more)
    house.clock.advance(ms=25 * 3_600_000)
    assert console.order(Order.POST, amounts={"mega": 1}) != ""
    assert (
        console.order(Order.POST, amounts="all") == "The floor server sent jackpots without amounts: post them again."
    )
    assert console.order(Order.POST, amounts=more) == ""
    assert table.shift.jackpots == more
    assert [event.actor for event in table.journal.events(1, JackpotsPosted)][-1] == FLOOR


def test_a_locked_person_signs_nothing_anywhere_before_a_manager_ends_that(
    house: House, console: OrderingConsole, floor: psycopg.Connection[Any]
) -> None:
    staff = house.table.staff
    assert console.order(Order.LOCK_PERSON, person=BOTH) == ""
    assert [person.id for person in staff.locked()] == [BOTH]
    with pytest.raises(NotProven, match=r"R\. Haddad locked this PIN"):
        staff.prove(BOTH, PINS[BOTH])
    locked = "SELECT person FROM floor.person_lock WHERE until > clock_timestamp()"
    console.until(lambda: floor.execute(locked).fetchall() == [(BOTH,)])  # Its event may come after its answer.
    assert console.order(Order.LOCK_PERSON, person=MANAGER) == "Another manager must lock E. Novak."
    assert console.order(Order.LOCK_PERSON, person=FLOOR) == "You cannot lock your own PIN."
    refused = console.order(Order.UNLOCK_PERSON, person=BOTH)
    assert refused == "R. Haddad is not manager: choose someone with that role."
    assert console.order(Order.UNLOCK_PERSON, MANAGER, person=BOTH) == ""
    assert staff.locked() == ()


def test_wrong_pins_at_a_console_lock_the_person_and_not_the_tables_pad(house: House, console: OrderingConsole) -> None:
    table = house.table
    for who in (FLOOR, BOTH):
        for _ in range(3):
            console.order(Order.LOCK, who, "0000")
    assert len(list(table.journal.events(1, PinRefused))) == 5  # Then the console's pad accepts none.
    assert [FLOOR] == [event.of(PinLocked).person for event in table.journal.events(1, PinLocked)]
    assert [CONSOLE] == [event.of(PadLocked).console for event in table.journal.events(1, PadLocked)]
    assert [FLOOR] == [person.id for person in table.staff.locked()]  # It is not the last supervisor.
    assert table.floor.called is None
    table.people.enter_pin(DEALER, PINS[DEALER])  # This is at the table's own pad.


def test_order_signed_for_an_older_table_state_is_refused(
    house: House, console: OrderingConsole, floor: psycopg.Connection[Any]
) -> None:
    seen = console.seen
    assert console.order(Order.LOCK) == ""
    refused = console.order(Order.CLOSE, seen=seen)
    assert refused == "The table has changed since: check it, and sign again."
    assert console.order(Order.CLOSE, DEALER) == "M. Ortiz cannot do this: choose someone else."
    floor.execute(
        """INSERT INTO floor.answer(journal, call, verb, person, sealed, console)
        SELECT journal, call, verb, person, sealed, console FROM floor.answer ORDER BY answer LIMIT 1"""
    )

    def refusals() -> list[str]:
        return [why for (why,) in floor.execute("SELECT refused FROM floor.taken ORDER BY answer").fetchall()]

    console.until(lambda: len(refusals()) == 4)
    assert "That was already signed" in refusals()[-1]
