"""The floor changes the table's limits between two hands, and seats may keep the old minimum."""

from kiosk.events import LimitsChanged
from kiosk.table import Table
from tests.dealt import refused
from tests.tables import DEALER, FLOOR, PINS, House, void

SIGNED = (FLOOR, PINS[FLOOR])


def test_limits_hold_from_the_next_hand_until_the_table_closes(house: House) -> None:
    table = house.table
    least, most = table.config.table_minimum, table.config.table_maximum
    table.shift.change_limits(1000, 10_000, *SIGNED)
    for opened in (table, house.restart()):
        assert (opened.config.table_minimum, opened.config.table_maximum) == (1000, 10_000)
        assert (opened.round.opening.minimum, opened.round.opening.maximum) == (1000, 10_000)
        assert opened.notice == ""
    table = house.table
    with refused("ante"):
        table.play.place(1, "ante", least)
        table.play.proceed()
    if table.hand_is_open:
        void(table)
    both = {"floor": SIGNED, "dealer": (DEALER, PINS[DEALER])}
    table.shift.close(house.rack(), **both)
    table.shift.open("nh", house.rack(), **both)
    assert (house.table.config.table_minimum, house.table.config.table_maximum) == (least, most)


def test_a_seat_that_keeps_the_old_minimum_bets_it_and_another_may_not(house: House) -> None:
    table = house.table
    least = table.config.table_minimum
    table.shift.change_limits(1000, None, *SIGNED, keeps=(1, 3))
    assert table.shift.keeps == {1: least, 3: least}
    table.play.place(2, "ante", least)
    with refused("ante"):
        table.play.proceed()
    table.play.place(2, "ante", 1000 - least)
    table.play.place(1, "ante", least)
    table.play.proceed()
    table = house.restart()
    assert table.round.opening.keeps == {1: least, 3: least}
    bets = {seat: dict(placed) for seat, placed in table.round.felt.bets.items() if placed}
    assert bets == {1: {"ante": least}, 2: {"ante": 1000}}


def test_a_second_change_keeps_the_first_minimum_of_a_seat_or_ends_it(table: Table) -> None:
    least = table.config.table_minimum
    table.shift.change_limits(1000, None, *SIGNED, keeps=(1,))
    table.shift.change_limits(1500, None, *SIGNED, keeps=(1, 2))
    assert table.shift.keeps == {1: least, 2: 1000}
    table.shift.change_limits(2500, None, *SIGNED)
    assert table.shift.keeps == {}
    table.shift.change_limits(least, None, *SIGNED, keeps=(1, 2))
    assert table.shift.keeps == {}
    assert len(list(table.journal.events(1, LimitsChanged))) == 4


def test_a_seat_pays_the_minimum_of_the_table_once_its_player_has_left(house: House) -> None:
    table = house.table
    least = table.config.table_minimum
    table.shift.change_limits(1000, 10_000, *SIGNED, keeps=(1, 3))
    with refused("limits"):
        table.shift.change_limits(1000, 10_000, *SIGNED, keeps=(1, 3))
    with refused("limits"):  # The earlier chips of seat 2 are no longer known.
        table.shift.change_limits(1000, 10_000, *SIGNED, keeps=(1, 2, 3))
    table.shift.change_limits(1000, 10_000, *SIGNED, keeps=(3,))
    assert table.shift.keeps == house.restart().shift.keeps == {3: least}
    house.table.play.place(1, "ante", least)
    with refused("ante"):
        house.table.play.proceed()


def test_a_change_that_cannot_be_is_refused_and_changes_nothing(table: Table) -> None:
    before = table.config
    shift = table.shift
    with refused("limits"):
        shift.change_limits(1000, 500, *SIGNED)
    with refused("limits"):
        shift.change_limits(before.table_minimum, before.table_maximum, *SIGNED)
    with refused("limits"):
        shift.change_limits(1001, None, *SIGNED)
    with refused("limits"):
        shift.change_limits(0, None, *SIGNED)
    with refused("same_person"):
        shift.change_limits(1000, None, DEALER, PINS[DEALER])
    with refused("wrong_pin"):
        shift.change_limits(1000, None, FLOOR, "0000000")
    table.play.place(1, "ante", before.table_minimum)
    with refused("in_hand"):
        shift.change_limits(1000, None, *SIGNED)
    assert table.config == before and not list(table.journal.events(1, LimitsChanged))
