"""A minor jackpot at New Hampshire Hold 'Em, dealt up to its payment, and to the end of its hand."""

from collections.abc import Iterator, Mapping
from typing import Final

from kiosk.core.cards import Card, card
from kiosk.table import Table
from tests.dealt import play_on, plug_in
from tests.tables import PINS

CARDS: Final = ["2h", "3h", "4h", "5h", "6h", "Ks", "9d", "Kd", "2d"]
SEAT, SPOT = 1, "six_card_bonus"


def to_jackpot(table: Table, pins: Mapping[str, str] = PINS) -> Iterator[Card]:
    """Deal a minor jackpot at seat 1, up to its payment, and return the remaining cards."""
    plug_in(table)
    table.play.place(SEAT, "ante", 500)
    table.play.place(SEAT, SPOT, 1_000)
    cards = iter([card(text) for text in CARDS])
    while not table.payouts.may_pay_elsewhere:
        play_on(table, cards, pins)
    return cards


def finish(table: Table, cards: Iterator[Card], pins: Mapping[str, str] = PINS) -> None:
    hand = table.hand_number
    while table.hand_number == hand:
        play_on(table, cards, pins)
