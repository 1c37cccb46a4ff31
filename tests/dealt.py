"""Deal a hand at a real table, prompt by prompt, by its verbs."""

import copy
from collections.abc import Iterator, Mapping
from typing import TypeVar

import pytest

from kiosk.core.cards import Card, card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import KioskError
from kiosk.procedure import Cards, Choices, Floor, Prompt
from kiosk.table import Table
from tests.tables import FLOOR, PINS, floor_comes, make_ready, void

# Seats 1, 2, and 5: two rounds of hole cards, four bonus cards, the board. Seat 5 makes a flush in diamonds.
DECK = "Ah 2c 7d Kh 3c 8d Qh Jh Th 4s 9d Kd 2d"


def plug_in(table: Table) -> None:
    table.shoe.event(StateChanged(DeviceState.READY, "The shoe is connected."))


def read(text: str) -> CardRead:
    return CardRead(card(text), 0)


def wager(table: Table) -> None:
    for seat in (1, 2, 5):
        table.play.place(seat, "ante", 500)


def deal(table: Table, cards: str) -> None:
    for text in cards.split():
        table.shoe.event(read(text))
        assert table.notice == ""


def deal_and_void(table: Table) -> None:
    """Deal a card of a hand, and have the floor void the hand: its jackpots can no longer be corrected."""
    plug_in(table)
    wager(table)
    deal(table, DECK.split()[0])
    void(table, FLOOR, PINS[FLOOR])


def deal_to_flop_bets(table: Table) -> None:
    wager(table)
    deal(table, " ".join(DECK.split()[:10]))
    assert asks(table, Choices)


def play_on(table: Table, cards: Iterator[Card], pins: Mapping[str, str] = PINS) -> None:
    """Carry out the prompt once."""
    floor_comes(table, pins)
    prompt = table.round.prompt
    if isinstance(prompt, Choices):
        table.play.choose_all("1x")
        table.play.proceed()
    elif isinstance(prompt, Cards):
        table.shoe.event(CardRead(next(cards), 0))
    elif isinstance(prompt, Floor):
        table.floor.acknowledge(FLOOR, pins[FLOOR])
    else:
        make_ready(table, pins)
        table.play.proceed()
    assert table.notice == ""


def picture(table: Table) -> tuple[object, ...]:
    """Return everything that the dealer sees, and the state of the procedure."""
    felt = table.round.felt
    slots = {key: [(slot.card, slot.up) for slot in row] for key, row in felt.cards.items()}
    return copy.deepcopy(
        (table.hand_number, table.round.prompt, table.round.draft, slots, felt.bets, felt.status, felt.settled,
        felt.acknowledged, felt.results, table.shift.jackpots, table.dealer, table.floor.called)
    )  # fmt: skip


P = TypeVar("P", bound=Prompt)


def asked(table: Table, kind: type[P]) -> P:
    """Return the prompt, which must be of this kind."""
    prompt = table.round.prompt
    assert isinstance(prompt, kind), f"{prompt} is not a {kind.__name__}"
    return prompt


def asks(table: Table, kind: type[Prompt]) -> bool:
    return isinstance(table.round.prompt, kind)


def refused(code: str, match: str | None = None) -> pytest.RaisesExc[KioskError]:
    return pytest.RaisesExc(KioskError, match=match, check=lambda error: error.code == code)
