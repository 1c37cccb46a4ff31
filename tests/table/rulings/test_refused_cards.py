"""A person who tries which cards are face down learns nothing and is recorded, and the floor is called."""

from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CardRead, CardsSeen, DeviceState, Evidence, SeenCard, StateChanged
from kiosk.core.errors import KioskError
from kiosk.events import CardRefused, FloorCalled
from kiosk.procedure import Place
from kiosk.table import EvidenceFolder, Table
from tests.reopened import play
from tests.tables import DEALER, House

# Two cards each for seats 1 and 2, and four bonus cards, all face down; then the first card of the board.
HOLE, BONUS, FIRST = "Ah 2c Kd 7s", "3c 8d Qh Jh", "As"
EVIDENCE = Evidence(b"crop", (b"flat",), ((("As", 990),),), {"whole": "00"}, (1, 2, 3))
HIDDEN = "That card is already in this hand: stop, and call the floor."


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(house.table, f"{HOLE} {BONUS} {FIRST}", to_end=False)
    return house


def refusal_of(house: House, text: str) -> str:
    with pytest.raises(KioskError) as caught:
        house.table.rulings.correct(Place("board", 0, 0), card(text))
    return str(caught.value.message)


def test_card_wrong_does_not_reveal_the_place_of_a_hidden_card(house: House) -> None:
    assert {HIDDEN} == {refusal_of(house, text) for text in HOLE.split()}
    refused = [(event.actor, event.of(CardRefused)) for event in house.table.journal.events(1, CardRefused)]
    assert [(DEALER, CardRefused(card=text, source="touch")) for text in HOLE.split()] == refused


def test_the_second_refused_card_of_a_hand_calls_the_floor(house: House) -> None:
    table = house.table
    refusal_of(house, "Ah")
    assert not list(table.journal.events(1, FloorCalled))
    table = house.restart()
    refusal_of(house, "2c")
    (call,) = table.journal.events(1, FloorCalled)
    assert FloorCalled(why="Cards already in this hand were entered again") == call.what
    refusal_of(house, "Kd")
    assert 1 == len(list(table.journal.events(1, FloorCalled)))


def test_a_card_that_the_camera_sees_twice_is_recorded_refusals_once(house: House, tmp_path: Path) -> None:
    table = house.table
    table.camera.connect(EvidenceFolder(tmp_path / "evidence"))
    table.play.choose_all("1x")
    table.play.proceed()
    for _ in range(3):
        see(table, "As Ah")  # These are the first card of the board, and a face-down one of seat 1.
    (refused,) = table.journal.events(1, CardRefused)
    assert ("ortiz", CardRefused(card="Ah", source="camera")) == (refused.actor, refused.what)
    assert table.notice == table.camera.unclear == HIDDEN
    assert not list(table.journal.events(1, FloorCalled))
    see(table, "As Kd")
    assert ["Ah", "Kd"] == [event.of(CardRefused).card for event in table.journal.events(1, CardRefused)]
    assert 1 == len(list(table.journal.events(1, FloorCalled)))
    table = house.restart()
    table.camera.connect(EvidenceFolder(tmp_path / "evidence"))
    see(table, "As Kd")
    assert 2 == len(list(table.journal.events(1, CardRefused)))
    see(table, "As Tc")
    assert ["As", "Tc"] == [slot.card.text for slot in table.round.felt.cards["board", 0] if slot.card]


def see(table: Table, cards: str) -> None:
    seen = tuple(SeenCard(card(text), 70.0 * nth, 0.0, 0.99) for nth, text in enumerate(cards.split()))
    table.camera.event(CardsSeen("board", seen, 0, 1, EVIDENCE))


def test_a_shoe_card_that_is_already_on_the_table_is_recorded(house: House) -> None:
    house.table.play.choose_all("1x")
    house.table.shoe.event(CardRead(card("Ah"), 0))
    (refused,) = house.table.journal.events(1, CardRefused)
    assert CardRefused(card="Ah", source="shoe") == refused.what


def test_another_card_is_refused_without_a_word_in_the_journal(house: House) -> None:
    with pytest.raises(KioskError, match=r"cannot be corrected now|Only a face-up card"):
        house.table.rulings.correct(Place("hole", 1, 0), card("5d"))
    assert not list(house.table.journal.events(1, CardRefused))


@pytest.mark.parametrize("lost_first", [True, False])
def test_a_hand_that_begins_while_the_shoe_is_away_waits_for_the_dealer(tmp_path: Path, lost_first: bool) -> None:
    """A card may have been pulled unseen before the cable was back: the next one is not the first."""
    house = House(tmp_path)
    table = house.table
    for state in (DeviceState.READY, DeviceState.BACKING_OFF) if lost_first else ():
        table.shoe.event(StateChanged(state, ""))
    table.play.place(1, "ante", 500)
    table.shoe.event(StateChanged(DeviceState.READY, "It is open."))
    assert table.doubts.are_open
    table.shoe.event(CardRead(card("Ah"), 0))
    assert not table.round.felt.cards and table.notice
    table.doubts.confirm_cards()
    table.play.proceed()
    table.play.proceed()
    table.play.enter_card(card("2c"))
    table.shoe.event(CardRead(card("Ah"), 0))
    assert ["2c", "Ah"] == [card.text for card in table.round.felt.seen]
