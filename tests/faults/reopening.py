"""A dealer in a separate process that reopens a hand with a jackpot, and is killed. See dealing.py."""

import sys
from pathlib import Path

from kiosk.core.cards import card
from kiosk.core.devices import CardRead
from kiosk.procedure import Choices, Floor, Place
from kiosk.table import Table
from tests.faults.dealing import plug_in, shown
from tests.tables import FLOOR, PINS, House, make_ready

# Seats 1 and 2; seat 1 makes a straight flush of its own cards and the bonus cards: $1,000, on a slip.
MINOR = "2h 2c 3h 7s 4h 5h 6h Jh As 9d Kd"
RIVER = Place("six_card", 0, 2)
RIGHT = card("6c")


def play(table: Table) -> None:
    """Deal and settle the hand, and place a wager for the next one."""
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
        table.play.place(seat, "six_card_bonus", 1000)
    for text in MINOR.split():
        if isinstance(table.round.prompt, Choices):
            table.play.choose_all("1x")
        table.shoe.event(CardRead(card(text), 0))
    while table.hand_number == 1:
        settle_on(table)
    table.play.place(3, "ante", 500)


def settle_on(table: Table) -> None:
    if isinstance(table.round.prompt, Floor):
        table.floor.acknowledge(FLOOR, PINS[FLOOR])
    else:
        make_ready(table)
        table.play.proceed()


def act(table: Table) -> None:
    """Do the next thing toward the corrected hand, which is always the same at the same point."""
    reopened = [event for event in table.journal.hand(1) if event.kind == "hand_reopened"]
    corrected = [event for event in table.journal.hand(1) if event.kind == "corrected"]
    if not reopened:
        table.reopening.reopen("Wrong card entered", FLOOR, PINS[FLOOR])
    elif not corrected:
        table.rulings.correct(RIVER, RIGHT, (FLOOR, PINS[FLOOR]))
    else:
        settle_on(table)


def is_done(table: Table) -> bool:
    """Return whether the hand is settled for the second time."""
    return not table.reopening.is_open and any(event.kind == "hand_reopened" for event in table.journal.hand(1))


def main() -> None:
    """Act in the named folder, once for each line of standard input, until killed."""
    house = House(Path(sys.argv[1]))
    table = house.table
    plug_in(table)
    play(table)
    sys.stdout.write(shown(table) + "\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        act(table)
        sys.stdout.write(shown(table) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
