"""Cards that come unshuffled: the floor is called before anything is paid, and the hand waits for it."""

from collections.abc import Iterator
from random import Random

import pytest

from kiosk.core.cards import DECK, Card, card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import JournalError, Refused
from kiosk.journal import Event
from kiosk.procedure import Floor, Settle
from kiosk.table import Table
from kiosk.table.cards.order import RUN, is_new_deck, repeats
from tests.dealt import play_on
from tests.tables import FLOOR, PINS, House


def cards(words: str) -> list[Card]:
    return [card(word) for word in words.split()]


def deal(table: Table, deck: list[Card]) -> Iterator[Card]:
    """Deal a hand of three players from the shoe, up to its settlement. Return the rest of the deck."""
    for seat in (1, 2, 5):
        table.play.place(seat, "ante", 500)
    left = iter(deck)
    table.shoe.event(CardRead(next(left), 0))
    while not isinstance(table.round.prompt, Settle | Floor) and not table.suspended:
        play_on(table, left)
    return left


def called(table: Table) -> str:
    return "" if table.floor.called is None else table.floor.called.why


@pytest.mark.parametrize(
    ("words", "is_new"),
    [
        ("2c As 2s 3s 4s 5s 6s 9d", True),
        ("Kd Qd Jd Td 9d 8d", True),
        ("9h Th Jh Qh Kh Ah", False),  # An ace is before the two in a new deck.
        ("As 2s 3s 4s 5s 6d", False),
        ("2s 3s 4s 5s 6s", False),
        ("2s 4s 6s 8s Ts Qs", False),
    ],
)
def test_a_new_decks_order(words: str, is_new: bool) -> None:
    assert is_new == is_new_deck(cards(words))


def test_an_order_that_comes_again() -> None:
    chance = Random(7)
    before = list(DECK)
    chance.shuffle(before)
    assert repeats(before[20 : 20 + RUN], before)
    assert repeats(before[20 : 20 + RUN][::-1], before)
    assert not repeats(before[20 : 19 + RUN], before)
    for _ in range(300):
        after = list(before)
        chance.shuffle(after)
        assert not repeats(after, before) and not is_new_deck(after)


def test_the_floor_comes_before_a_hand_of_unshuffled_cards_is_paid(house: House) -> None:
    table = house.table
    deck = list(DECK)
    Random(3).shuffle(deck)
    left = deal(table, deck)
    assert "" == called(table)
    while table.hand_number == 1:
        play_on(table, left)
    left = deal(table, deck)
    assert "The cards came in the order of an earlier hand" == called(table)
    with pytest.raises(Refused, match="may not have been shuffled"):
        table.play.proceed()
    table = house.restart()
    assert table.suspended.startswith("The cards may not have been shuffled")
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    table.floor.come(FLOOR, PINS[FLOOR])
    assert "" == table.suspended
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    while table.hand_number == 2:
        play_on(table, left)
    assert "" == called(table)


def test_a_hand_before_that_cannot_be_read_does_not_hold_the_table_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = deal(house.table, list(DECK[::-1]))
    while house.table.hand_number == 1:
        play_on(house.table, left)
    table = house.restart()
    whole = table.journal.hand

    def hand(number: int) -> list[Event]:
        if number == 1:
            raise JournalError("absent", "The volume is not there.")
        return whole(number)

    monkeypatch.setattr(table.journal, "hand", hand)
    left = deal(table, list(DECK[::-1]))
    assert "" == called(table)
    while table.hand_number == 2:
        play_on(table, left)
