"""A big payout at a table, dealt up to the moment at which it is settled."""

from kiosk.core.cards import card
from kiosk.core.devices import CardRead
from kiosk.procedure import Choices, Floor
from kiosk.table import Table
from tests.tables import FLOOR, JACKPOTS, PINS, House, floor_comes

# Seat 1: two hole cards, four bonus cards, the board. A straight flush on 6 Card, nothing else.
MINOR = "2h 3h 4h 5h 6h Ks 9d Kd Qc"


def deal(table: Table, cards: str = MINOR, *, six: int = 1000, ante: int = 500) -> None:
    """Deal to seat 1 until the floor is called, or something is settled."""
    table.play.place(1, "ante", ante)
    table.play.place(1, "six_card_bonus", six)
    for name in cards.split():
        if isinstance(table.round.prompt, Choices):
            table.play.choose_all("3x")
        table.shoe.event(CardRead(card(name), 0))
        assert table.notice == ""


def to_six_card(table: Table) -> None:
    """Settle the first wagers; the floor acknowledges the straight flush."""
    floor_comes(table)
    table.play.proceed()
    assert isinstance(table.round.prompt, Floor)
    table.floor.acknowledge(FLOOR, PINS[FLOOR])


def big(house: House) -> Table:
    """Return the table at the settling of a straight flush at a MINOR of $5,000, which needs everything."""
    house.clock.advance(ms=25 * 3_600_000)
    house.table.shift.post_jackpots({**JACKPOTS, "minor": 500_000}, FLOOR, PINS[FLOOR])
    deal(house.table)
    to_six_card(house.table)
    return house.table
