"""The meaning of a Bee-Tek's tokens: repeats, burned cards, unread cards, and alarms. No port, no thread."""

import pytest

from drivers.listening import GAP_NS, Decoded
from drivers.shoe.beetek.driver import BURNED, SAME_CARD_NS, BeeTekDecoder
from drivers.shoe.listening import ASK, DEAL
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, CardUnread, ShoeAlarm

WINDOW_NS = 300_000_000
FOUR = b" [Game]<Card:4S> "
KING = b" [Game]<Card:KH> "
NOT_READ = b" [GameAlarm]<Alarm:E3 Card Not Read> "
UNREAD = b" [Game]<Game> "
E3 = ShoeAlarm("E3", "The shoe reports E3 Card Not Read: check the shoe.")


def new_decoder(burn: str = DEAL, window_ns: int = WINDOW_NS) -> BeeTekDecoder:
    return BeeTekDecoder(repeat_window_ns=window_ns, manual_burn=burn)


def decoded(listener: BeeTekDecoder, data: bytes, mono_ns: int = 0) -> list[Decoded]:
    return list(listener.decode(data, mono_ns))


def read(text: str, mono_ns: int = 0) -> Decoded:
    return Decoded((CardRead(card(text), mono_ns),))


def test_card_is_reported_with_its_last_byte() -> None:
    decoder = new_decoder()
    assert [] == decoded(decoder, b" [Game]<Card:4S", 5)
    assert [read("4s", 9)] == decoded(decoder, b">", 9)
    assert [] == decoded(decoder, b" \r\n", 11)


def test_same_token_at_once_is_one_card() -> None:
    decoder = new_decoder()
    assert [read("4s")] == decoded(decoder, FOUR)
    assert [Decoded()] == decoded(decoder, FOUR, WINDOW_NS - 1)


def test_same_token_later_is_another() -> None:
    """The core refuses it if the deck has one four of spades. Only a card that a hand cannot draw is a repeat."""
    decoder = new_decoder()
    assert [read("4s")] == decoded(decoder, FOUR)
    assert [read("4s", WINDOW_NS)] == decoded(decoder, FOUR, WINDOW_NS)


def test_same_token_behind_another_is_no_repeat() -> None:
    assert [read("4s"), read("Kh"), read("4s")] == decoded(new_decoder(), FOUR + KING + FOUR)


def test_zero_repeat_window_keeps_every_token() -> None:
    assert [read("4s"), read("4s")] == decoded(new_decoder(window_ns=0), FOUR + FOUR)


def test_card_burned_by_hand_counts() -> None:
    assert [read("4s")] == decoded(new_decoder(), b" [Manual Burn Cards]<Card:4S> ")


def test_card_burned_by_hand_asks_where_the_house_says_so() -> None:
    assert [Decoded((BURNED,))] == decoded(new_decoder(ASK), b" [Manual Burn Cards]<Card:4S> ")


def test_unread_card_asks_for_it() -> None:
    assert [Decoded((CardUnread(7),))] == decoded(new_decoder(), UNREAD, 7)


def test_alarm_of_an_unread_card_asks_for_it() -> None:
    assert [Decoded((E3, CardUnread(7)))] == decoded(new_decoder(), NOT_READ, 7)


def test_unread_card_that_is_reported_twice_is_asked_for_once() -> None:
    assert [Decoded((CardUnread(0),)), Decoded((E3,))] == decoded(new_decoder(), UNREAD + NOT_READ)
    assert [Decoded((E3, CardUnread(0))), Decoded()] == decoded(new_decoder(), NOT_READ + UNREAD)


def test_two_unread_cards_are_asked_for_twice() -> None:
    decoder = new_decoder()
    assert [Decoded((CardUnread(0),)), Decoded((E3,))] == decoded(decoder, UNREAD + NOT_READ)
    assert [Decoded((CardUnread(SAME_CARD_NS),))] == decoded(decoder, UNREAD, SAME_CARD_NS)
    assert [Decoded((CardUnread(2 * SAME_CARD_NS),))] == decoded(decoder, UNREAD, 2 * SAME_CARD_NS)


def test_other_alarm_asks_for_no_card() -> None:
    alarm = ShoeAlarm("E5", "The shoe reports E5 Door Open: check the shoe.")
    assert [Decoded((alarm,))] == decoded(new_decoder(), b" [GameAlarm]<Alarm:E5 Door Open> ")


@pytest.mark.parametrize(
    ("body", "what"),
    [
        (b"Door Open", "The shoe reports Door Open: check the shoe."),
        (b"", "The shoe reports an alarm: check the shoe."),
    ],
)
def test_alarm_without_a_code(body: bytes, what: str) -> None:
    assert [Decoded((ShoeAlarm("alarm", what),))] == decoded(new_decoder(), b" [GameAlarm]<Alarm:" + body + b"> ")


def test_warning() -> None:
    alarm = ShoeAlarm("W0x01", "Shoe warning W0x01: call a technician if it persists.")
    assert [Decoded((alarm,))] == decoded(new_decoder(), b"<W0x01>")


def test_card_that_does_not_exist_asks_for_it() -> None:
    (got,) = decoded(new_decoder(), b" [Game]<Card:1S> ", 7)
    assert (CardUnread(7),) == got.events
    assert "The shoe sends garbled data: a token named a card that does not exist." == got.damage


def test_half_a_card_and_then_another() -> None:
    damage, king = decoded(new_decoder(), b" [Game]<Card:4" + KING)
    assert (CardUnread(0),) == damage.events
    assert read("Kh") == king


def test_half_a_token_is_given_up_when_nothing_comes() -> None:
    decoder = new_decoder()
    decoded(decoder, b" [Game]<Card:4", 0)
    assert [] == list(decoder.quiet(GAP_NS - 1))
    (damage,) = decoder.quiet(GAP_NS)
    assert (CardUnread(GAP_NS),) == damage.events
    assert [] == list(decoder.quiet(2 * GAP_NS))


def test_other_half_that_comes_too_late_is_not_joined() -> None:
    decoder = new_decoder()
    decoded(decoder, b" [Game]<Card:4", 0)
    assert all(heard.damage is not None for heard in decoded(decoder, b"S> ", GAP_NS))


def test_half_before_the_cable_was_pulled_is_not_joined() -> None:
    decoder = new_decoder()
    decoded(decoder, b" [Game]<Card:4")
    decoder.cut()
    assert [Decoded(damage="The shoe sends garbled data: the bytes received are not a token.")] == decoded(
        decoder, b"S> "
    )
