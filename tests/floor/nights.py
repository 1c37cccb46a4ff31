"""Two tables that have dealt a night each, a day apart, and whose journals the floor has."""

from pathlib import Path
from typing import Any

import psycopg

from kiosk.core.cards import card
from kiosk.events import TableClosed
from kiosk.floor import enroll
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.pushing import KeptRows, signed_in
from tests.tables import DEALER, FLOOR, PINS, HeldClock, House, void

NIGHT_MS = 86_400_000


def play_a_night(house: House) -> None:
    """Deal two hands, void one, and close the table."""
    table = house.table
    plug_in(table)
    for _ in range(2):
        deal_to_flop_bets(table)
        cards, number = iter(map(card, DECK.split()[10:])), table.hand_number
        while table.hand_number == number:
            play_on(table, cards)
    table.play.place(1, "ante", 500)
    void(table)
    table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))


def two_nights(folder: Path, floor: psycopg.Connection[Any]) -> list[TableClosed]:
    """Have NH-07 and NH-08 deal a night each and push it. Return their closings."""
    closed = []
    for nth, table in enumerate(("NH-07", "NH-08")):
        (folder / table).mkdir()
        clock = HeldClock()
        clock.advance(ms=nth * NIGHT_MS)
        house = House(folder / table, id=table, clock=clock)
        play_a_night(house)
        assert house.table.shift.house_net != 0
        closed += [event.of(TableClosed) for event in house.table.journal.events(1, TableClosed)]
        enroll(floor, table, house.table.journal.public_key, by="novak")
        kept = KeptRows.of(house.table.journal)
        house.close()
        with signed_in(floor, f"table_{table}") as db:
            kept.pushed(db)
    return closed
