"""A table's use of its badge reader, its slip printer, its seat readers, and its sign."""

from copy import copy
from itertools import pairwise

import pytest

from kiosk.archive import Recall, RecalledTable
from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, DeviceState, PrinterChanged, PrinterState, SeatCards, SignRow, StateChanged
from kiosk.core.errors import Refused
from kiosk.events import SeatsDisagreed
from kiosk.procedure import Choices, Felt, SeatStatus
from kiosk.staff import Person
from kiosk.table import Board, Table
from kiosk.table.cards.seen_cards import STEADY_NS, not_at_seat
from tests.faults.dealing import act
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS, House, void

STEADY_MS = STEADY_NS // 1_000_000 + 1


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.journal.events()]


def test_a_badge_names_a_person_and_writes_nothing(house: House) -> None:
    house.staff.set_badge(DEALER, "0006547886")
    named: list[Person] = []
    house.table.people.on_badge(named.append)
    before = kinds(house.table)
    house.table.people.badge_event(BadgeRead("0006547886", 0))
    assert [DEALER] == [person.id for person in named]
    assert before == kinds(house.table)


def test_an_unknown_badge_is_reported(house: House) -> None:
    house.table.people.badge_event(BadgeRead("42", 0))
    assert "Unknown badge: choose your name." == house.table.notice


def test_the_badge_of_a_former_employee_names_nobody(house: House) -> None:
    house.staff.set_badge(DEALER, "42")
    house.staff.deactivate(DEALER)
    assert house.staff.with_badge("42") is None
    assert FLOOR == house.staff.set_badge(FLOOR, "42").id  # It may be given to another person.


def test_a_badge_is_one_persons(house: House) -> None:
    house.staff.set_badge(DEALER, "42")
    with pytest.raises(Refused, match="That badge is"):
        house.staff.set_badge(FLOOR, "42")
    with pytest.raises(Refused, match="No badge ID"):
        house.staff.set_badge(FLOOR, "")
    with pytest.raises(Refused, match="No one has the ID x"):
        house.staff.set_badge("x", "43")
    house.staff.set_badge(DEALER, None)
    house.staff.set_badge(FLOOR, "42")
    person = house.staff.with_badge("42")
    assert person is not None
    assert FLOOR == person.id


def test_the_state_of_each_device_is_kept_and_recalled(table: Table) -> None:
    act(table)
    table.people.badge_event(StateChanged(DeviceState.BACKING_OFF, "The badge reader was lost."))
    table.slips.printer_event(PrinterChanged(PrinterState.PAPER_OUT, "The paper is out: put in a new roll."))
    table.doubts.seat_event(StateChanged(DeviceState.DEGRADED, "Seat 4 cannot be read."))
    table.devices.sign_event(StateChanged(DeviceState.READY, "The sign is open."))
    assert ["Shoe", "Badges", "Printer", "Seats", "Sign"] == [device.label for device in table.devices.by_name.values()]
    while table.hand_number == 1:
        act(table)
    recall = Recall(table.journal, 1)
    shown = recall.devices(recall.last, table.config)
    assert RecalledTable(table, recall).devices.by_name.keys() <= shown.keys()
    assert {name: device.state for name, device in table.devices.by_name.items()} == {
        name: shown[name].state for name in table.devices.by_name
    }


def dealt(house: House) -> dict[int, list[str]]:
    """Deal to the first bets. Return the cards of each seat."""
    table = house.table
    while not isinstance(table.round.prompt, Choices):
        act(table)
    felt = table.round.felt
    return {
        seat: [slot.card.text for slot in felt.cards[Felt.HOLE, seat] if slot.card is not None]
        for seat in felt.seats
        if (Felt.HOLE, seat) in felt.cards
    }


def see(house: House, seat: int, texts: list[str], *, foreign: int = 0) -> None:
    """Let the readers see cards at a seat for a while."""
    for _ in range(2):
        house.table.doubts.seat_event(SeatCards(seat, frozenset(map(card, texts)), foreign, 0))
        house.clock.advance(ms=STEADY_MS)
    house.table.doubts.seat_event(SeatCards(seat, frozenset(map(card, texts)), foreign, 0))


def test_seats_that_agree_are_no_news(house: House) -> None:
    for seat, texts in dealt(house).items():
        see(house, seat, texts)
        see(house, seat, texts[:1])  # A player looks at a card.
        see(house, seat, [])
    assert not house.table.doubts.are_open
    assert "seats_disagreed" not in kinds(house.table)


def test_a_card_at_the_wrong_seat_goes_to_the_dealer(house: House) -> None:
    cards = dealt(house)
    see(house, 2, [*cards[2], cards[5][0]])
    table = house.table
    assert (2,) == table.doubts.seats and table.doubts.are_open
    (event,) = table.journal.events(1, SeatsDisagreed)
    disagreed = event.of(SeatsDisagreed)
    assert (2,) == disagreed.seats
    assert str(table.doubts.why).startswith("Unexpected card at seat 2: ")
    assert cards[5][0] not in event.text


def test_nothing_is_resolved_before_the_dealer_has_looked(house: House) -> None:
    cards = dealt(house)
    see(house, 2, [*cards[2], cards[5][0]])
    see(house, 2, cards[2])
    assert house.table.doubts.are_open
    house.restart()
    again = house.table
    assert (2,) == again.doubts.seats
    again.doubts.confirm_cards()
    assert not again.doubts.are_open
    assert "seats_confirmed" == kinds(again)[-1]


def test_hand_that_is_void_meanwhile_leaves_nothing_to_look_at(house: House) -> None:
    cards = dealt(house)
    see(house, 2, [*cards[2], cards[5][0]])
    void(house.table, FLOOR, PINS[FLOOR])
    assert () == house.table.doubts.seats and not house.table.doubts.are_open
    house.restart()
    assert not house.table.doubts.are_open


def test_a_confirmed_step_is_not_asked_again(house: House) -> None:
    cards = dealt(house)
    see(house, 2, [*cards[2], cards[5][0]])
    house.table.doubts.confirm_cards()
    see(house, 2, [*cards[2], cards[5][0]])
    assert not house.table.doubts.are_open
    see(house, 2, [*cards[2], cards[1][0]])
    assert house.table.doubts.are_open


def test_a_card_of_another_deck(house: House) -> None:
    cards = dealt(house)
    see(house, 1, cards[1], foreign=1)
    assert (1,) == house.table.doubts.seats


def test_a_card_that_was_not_dealt(house: House) -> None:
    dealt(house)
    other = next(text for text in ("2d", "2h", "2s") if card(text) not in house.table.round.felt.seen)
    see(house, 5, [other])
    assert (5,) == house.table.doubts.seats


def test_a_card_that_passes_over_a_seat_is_no_news(house: House) -> None:
    cards = dealt(house)
    house.table.doubts.seat_event(SeatCards(2, frozenset({card(cards[5][0])}), 0, 0))
    house.clock.advance(ms=STEADY_MS // 2)
    house.table.doubts.seat_event(SeatCards(2, frozenset(map(card, cards[2])), 0, 0))
    house.clock.advance(ms=STEADY_MS)
    house.table.floor.call("Fill or chips")
    assert not house.table.doubts.are_open


def test_a_hand_that_has_not_begun_says_nothing(house: House) -> None:
    see(house, 2, ["Ah"])
    assert not house.table.doubts.are_open


def test_a_live_card_counts_at_a_seat_that_is_not_in_the_hand(house: House) -> None:
    cards = dealt(house)
    assert 3 not in cards
    see(house, 3, [cards[5][0]])
    assert (3,) == house.table.doubts.seats


def test_a_card_of_another_deck_or_that_was_not_dealt_counts_at_a_seat_that_is_not_in_the_hand(house: House) -> None:
    dealt(house)
    other = next(text for text in ("2d", "2h", "2s") if card(text) not in house.table.round.felt.seen)
    see(house, 3, [other])
    assert (3,) == house.table.doubts.seats


def test_folded_cards_may_lie_at_any_seat_that_is_not_in_the_hand(house: House) -> None:
    cards, felt = dealt(house), house.table.round.felt
    folded = copy(felt)
    folded.status = {**felt.status, 5: SeatStatus.FOLDED}
    seen = frozenset(map(card, cards[5])), 0
    assert (True, False, False) == (not_at_seat(felt, 3, seen), *(not_at_seat(folded, seat, seen) for seat in (3, 5)))
    assert not_at_seat(folded, 2, seen), "a seat that plays has its own cards"


def test_readings_before_a_disconnection_are_discarded(house: House) -> None:
    cards = dealt(house)
    house.table.doubts.seat_event(SeatCards(2, frozenset({card(cards[5][0])}), 0, 0))
    house.table.doubts.seat_event(StateChanged(DeviceState.BACKING_OFF, "The seat hub was lost."))
    house.clock.advance(ms=STEADY_MS)
    house.table.floor.call("Fill or chips")
    assert not house.table.doubts.are_open


def test_the_board_follows_committed_events(house: House) -> None:
    shown: list[tuple[SignRow, ...]] = []
    board = Board(house.table, shown.append)
    assert ("MEGA", "$25,000") == (shown[0][0].name, shown[0][0].amount)
    act(house.table)
    assert 1 == len(shown)  # Nothing of it has changed.
    void(house.table)
    house.clock.advance(ms=25 * 3_600_000)
    house.table.shift.post_jackpots({**JACKPOTS, "mega": 3_000_000}, FLOOR, PINS[FLOOR])
    assert ("MEGA", "$30,000") == (shown[-1][0].name, shown[-1][0].amount)
    assert all(before != after for before, after in pairwise(shown))
    board.close()
    count = len(shown)
    house.table.people.sign_out()
    assert count == len(shown)


def test_sign_of_a_closed_table_shows_nothing(house: House) -> None:
    shown: list[tuple[SignRow, ...]] = []
    board = Board(house.table, shown.append)
    assert shown[-1]
    floor, dealer = (FLOOR, PINS[FLOOR]), (DEALER, PINS[DEALER])
    house.table.shift.close(house.rack(), floor=floor, dealer=dealer)
    assert [] == list(shown[-1])
    house.table.shift.open("nh", house.rack(), floor=floor, dealer=dealer)
    assert ("MEGA", "$25,000") == (shown[-1][0].name, shown[-1][0].amount)
    board.close()
