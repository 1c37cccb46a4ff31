"""A hand that is settled, reopened, and corrected."""

from kiosk.core.cards import card
from kiosk.core.devices import CardRead
from kiosk.procedure import Choices, Floor, Place
from kiosk.table import Table
from tests.tables import FLOOR, PINS, floor_comes, make_ready

# Seats 1 and 2: a pair of aces for seat 1, nothing for seat 2.
PAIR = "Ah 2c Kd 7s 3c 8d Qh Jh As 9d 4s"


WHY = "Wrong card entered"


def play(table: Table, cards: str = PAIR, *, spots: tuple[str, ...] = ("ante",), to_end: bool = True) -> None:
    """Deal a hand to seats 1 and 2, and settle it."""
    number = table.hand_number
    for seat in (1, 2):
        for spot in spots:
            table.play.place(seat, spot, 1000 if spot == "six_card_bonus" else 500)
    for text in cards.split():
        if isinstance(table.round.prompt, Choices):
            table.play.choose_all("1x")
        table.shoe.event(CardRead(card(text), 0))
        assert table.notice == ""
    while to_end and table.hand_number == number:
        settle_on(table)


def settle_on(table: Table) -> None:
    """Carry out one step of the settling of a hand."""
    floor_comes(table)
    if isinstance(table.round.prompt, Floor):
        table.floor.acknowledge(FLOOR, PINS[FLOOR])
    else:
        make_ready(table)
        table.play.proceed()


def reopen(table: Table, reason: str = WHY) -> None:
    table.reopening.reopen(reason, FLOOR, PINS[FLOOR])


def settle_again(table: Table) -> None:
    while table.reopening.is_open:
        settle_on(table)


def right(table: Table) -> None:
    """Correct the river: it was the king of spades, which makes two pair of aces and kings."""
    table.rulings.correct(Place("board", 0, 2), card("Ks"), (FLOOR, PINS[FLOOR]))
    settle_again(table)
