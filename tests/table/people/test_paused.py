"""An unattended hand waits for a PIN: that of its dealer, or of the floor."""

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CardRead
from kiosk.events import Answered, HandResumed
from kiosk.staff import Person, Role
from kiosk.table import Table
from kiosk.table.people.people import IDLE_MS
from tests.dealt import refused
from tests.tables import BOTH, DEALER, FLOOR, PINS, House


def leave(house: House, table: Table) -> None:
    """Leave the table alone during a hand until it pauses."""
    table.play.place(1, "ante", 500)
    house.clock.advance(ms=IDLE_MS - 1_000)
    table.watch.tick()
    assert "" == table.people.paused
    house.clock.advance(ms=1_000)
    table.watch.tick()
    assert "quiet" == table.people.paused


def test_nothing_is_entered_before_a_pin(house: House) -> None:
    table = house.table
    leave(house, table)
    table.people.touched()  # A touch alone proves nothing.
    before = table.journal.last_seq()
    with refused("unattended"):
        table.play.place(1, "ante", 500)
    with refused("unattended"):
        table.play.proceed()
    with refused("unattended"):
        table.play.undo()
    with refused("unattended"):
        table.rulings.rule("voided", "misdeal", signature=(FLOOR, PINS[FLOOR]))
    assert before == table.journal.last_seq()
    table.floor.call("Player question")  # A call to the floor needs no PIN.
    assert table.floor.called is not None


@pytest.mark.parametrize("in_hand", [True, False])
def test_dealer_of_a_stopped_table_must_prove_themselves_again(house: House, *, in_hand: bool) -> None:
    """The table was stopped for hours, and a manager continues it by touch: that does not prove the dealer."""
    table = house.table
    if in_hand:
        table.play.place(1, "ante", 500)
    table.watch.doubt(("Event 3 is not what was written.",))
    for _ in range(30):
        house.clock.advance(ms=IDLE_MS)
        table.people.touched()
        table.watch.tick()
    house.staff.add(Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})), "8305")
    table.people.enter_pin("novak", "8305")
    table.people.touched()
    table.watch.accept("The manager’s decision")
    table.watch.tick()
    assert (table.people.paused, table.dealer is None) == (("quiet", False) if in_hand else ("", True))


@pytest.mark.parametrize("who", [DEALER, FLOOR])
def test_its_dealer_or_the_floor_continues_it(house: House, who: str) -> None:
    table = house.table
    leave(house, table)
    assert [DEALER, FLOOR] == [person.id for person in table.people.resumers if person.id in (DEALER, FLOOR)]
    with refused("wrong_pin"):
        table.people.resume(who, "0000")
    assert "quiet" == table.people.paused
    table.people.resume(who, PINS[who])
    assert "" == table.people.paused
    (resumed,) = table.journal.events(1, HandResumed)
    assert (who, HandResumed(why="quiet")) == (resumed.actor, resumed.what)
    assert resumed.hand == table.hand_number
    table.play.place(1, "ante", 500)
    with refused("not_paused"):
        table.people.resume(who, PINS[who])


def test_another_dealer_does_not_but_with_the_floor(house: House) -> None:
    table = house.table
    house.staff.add(Person(id="tran", name="J. Tran", roles=frozenset({Role.DEALER})), "2479")
    leave(house, table)
    with refused("wrong_role"):
        table.people.resume("tran", "2479")
    table.people.relieve_in_hand(("tran", "2479"), (FLOOR, PINS[FLOOR]))
    assert "" == table.people.paused
    table.play.place(1, "ante", 500)


def test_a_card_that_leaves_the_shoe_meanwhile_is_kept(house: House) -> None:
    table = house.table
    leave(house, table)
    before = table.journal.last_seq()
    table.shoe.event(CardRead(card("2h"), 0))
    (*_, kept) = table.journal.events(before + 1, Answered)
    assert {"dealt": ["2h"]} == kept.of(Answered).answer
    with refused("unattended"):
        table.play.undo()


def test_a_hand_is_paused_once_and_none_between_hands(house: House) -> None:
    table = house.table
    table.people.pause()
    assert "" == table.people.paused
    leave(house, table)
    house.clock.advance(ms=IDLE_MS)
    table.watch.tick()
    table.people.resume(BOTH, PINS[BOTH])
    table.watch.tick()
    assert "" == table.people.paused
