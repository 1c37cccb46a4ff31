"""The meaning of an Angel Eye's messages: repeats, cards outside a game, errors, open questions. No port, no thread."""

import pytest

from drivers.listening import GAP_NS, Decoded
from drivers.shoe.angel_eye.driver import BURN_COUNT, MAX_REMEMBERED, NOTICES, OUTSIDE, AngelEyeDecoder
from drivers.shoe.angel_eye.wire import AngelEyeNotice
from drivers.shoe.listening import ASK, DEAL
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, CardUnread, ShoeAlarm
from tests.drivers.bench import SECOND_NS

PLAYER_8S = bytes.fromhex("05 31 44 81 B8 03 34 46")
PLAYER_8S_NUMBER_2 = bytes.fromhex("05 32 44 81 B8 03 34 43")
BANKER_AH = bytes.fromhex("05 32 44 91 C1 03 32 35")
START = bytes.fromhex("05 31 53 03 36 31")
WINDOW_NS = 5 * SECOND_NS


def new_decoder(outside: str = ASK, window_ns: int = WINDOW_NS) -> AngelEyeDecoder:
    return AngelEyeDecoder(repeat_window_ns=window_ns, outside_game=outside)


def decoded(listener: AngelEyeDecoder, data: bytes, mono_ns: int = 0) -> list[Decoded]:
    return list(listener.decode(data, mono_ns))


def read(text: str, mono_ns: int = 0) -> Decoded:
    return Decoded((CardRead(card(text), mono_ns),))


def test_card_bears_the_time_of_its_last_byte() -> None:
    decoder = new_decoder()
    assert [] == decoded(decoder, PLAYER_8S[:-1], 5)
    assert [read("8s", 9)] == decoded(decoder, PLAYER_8S[-1:], 9)


def test_message_that_arrives_three_times_is_one_card() -> None:
    decoder = new_decoder()
    got = [decoded(decoder, PLAYER_8S, at * SECOND_NS) for at in (0, 2, 4)]
    assert [[read("8s")], [Decoded()], [Decoded()]] == got


def test_window_runs_from_the_last_copy() -> None:
    decoder = new_decoder()
    assert [read("8s")] == decoded(decoder, PLAYER_8S, 0)
    assert [Decoded()] == decoded(decoder, PLAYER_8S, 4 * SECOND_NS)
    assert [Decoded()] == decoded(decoder, PLAYER_8S, 8 * SECOND_NS)
    assert [read("8s", 13 * SECOND_NS)] == decoded(decoder, PLAYER_8S, 13 * SECOND_NS)


def test_repeat_behind_another_message_is_a_repeat() -> None:
    assert [read("8s"), read("Ah"), Decoded(), Decoded()] == decoded(
        new_decoder(), PLAYER_8S + BANKER_AH + PLAYER_8S + BANKER_AH
    )


def test_start_makes_the_shoe_count_again() -> None:
    assert [read("8s"), Decoded(), read("8s")] == decoded(new_decoder(), PLAYER_8S + START + PLAYER_8S)


def test_number_alone_decides_nothing() -> None:
    """Another number is another message. The core checks that a deck has one eight of spades."""
    assert [read("8s"), read("8s")] == decoded(new_decoder(), PLAYER_8S + PLAYER_8S_NUMBER_2)


def test_same_number_is_another_card() -> None:
    ten_number_1 = bytes.fromhex("05 31 44 82 9A 03 36 45")
    assert [read("8s"), read("Td")] == decoded(new_decoder(), PLAYER_8S + ten_number_1)


def test_zero_repeat_window_keeps_duplicates() -> None:
    assert [read("8s"), read("8s")] == decoded(new_decoder(window_ns=0), PLAYER_8S + PLAYER_8S)


def test_damaged_copy_and_then_a_whole_one() -> None:
    damage, good = decoded(new_decoder(), PLAYER_8S[:-1] + b"0" + PLAYER_8S)
    assert "The shoe sends garbled data: a bad frame checksum." == damage.damage
    assert () == damage.events
    assert read("8s") == good


def test_memory_of_repeats_is_bounded() -> None:
    """After so many other messages the first one counts again, in the same moment."""
    decoder = new_decoder()
    assert [read("8s")] == decoded(decoder, PLAYER_8S)
    for number in range(MAX_REMEMBERED):
        body = b"1M" + bytes((0x80 | number & 15, 0x80 | number >> 4)) + b"\x03"
        check = 0
        for byte in body:
            check ^= byte
        decoded(decoder, b"\x05" + body + b"%02X" % check)
    assert [read("8s")] == decoded(decoder, PLAYER_8S)


OUTSIDE_TD = bytes.fromhex("05 35 64 81 9A 03 34 39")


def test_card_drawn_outside_a_game_asks_the_dealer() -> None:
    assert [Decoded((OUTSIDE,))] == decoded(new_decoder(), OUTSIDE_TD)


def test_card_drawn_outside_a_game_counts_where_the_house_says_so() -> None:
    assert [read("Td")] == decoded(new_decoder(DEAL), OUTSIDE_TD)


@pytest.mark.parametrize(("place", "check"), [("A1", "36 46"), ("C1", "30 46")], ids=["burn", "first card"])
def test_place_in_the_shoes_own_game_is_ignored(place: str, check: str) -> None:
    assert [read("8s")] == decoded(new_decoder(), bytes.fromhex(f"05 31 44 {place} B8 03 {check}"))


@pytest.mark.parametrize("outside", [ASK, DEAL])
def test_burn_count_is_never_a_card(outside: str) -> None:
    assert [Decoded((BURN_COUNT,))] == decoded(new_decoder(outside), bytes.fromhex("05 31 44 D1 B8 03 31 46"))


@pytest.mark.parametrize("outside", [ASK, DEAL])
def test_again_is_never_a_card(outside: str) -> None:
    got = decoded(new_decoder(outside), bytes.fromhex("05 38 52 81 B8 03 35 30"))
    assert [Decoded((NOTICES[AngelEyeNotice.AGAIN],))] == got


def test_card_that_cannot_be_read_is_asked_for() -> None:
    (got,) = decoded(new_decoder(), bytes.fromhex("05 31 44 81 BE 03 34 39"), 7)
    assert (CardUnread(7),) == got.events
    assert got.damage is not None


def test_card_not_read_raises_the_alarm_and_asks_for_it() -> None:
    (got,) = decoded(new_decoder(), bytes.fromhex("05 34 45 C1 03 42 33"), 7)
    assert (ShoeAlarm("E1", "The shoe could not read a card: enter it."), CardUnread(7)) == got.events
    assert got.damage is None


@pytest.mark.parametrize(
    ("frame", "code"), [("05 34 45 C2 03 42 30", "E2"), ("05 34 45 C7 03 42 35", "E7"), ("05 34 45 CF 03 42 44", "E15")]
)
def test_other_error_raises_the_alarm_only(frame: str, code: str) -> None:
    ((event,),) = [decoded.events for decoded in decoded(new_decoder(), bytes.fromhex(frame))]
    assert isinstance(event, ShoeAlarm)
    assert (code, False) == (event.code, event.over)


def alarms(heard: list[Decoded]) -> list[tuple[str, bool]]:
    return [(event.code, event.over) for decoded in heard for event in decoded.events if isinstance(event, ShoeAlarm)]


def test_error_cleared_ends_its_own_alarm() -> None:
    errors = bytes.fromhex("05 34 45 C2 03 42 30" + "05 35 45 C7 03 42 34")
    got = alarms(decoded(new_decoder(), errors + bytes.fromhex("05 36 65 C2 03 39 32")))
    assert [("E2", False), ("E7", False), ("E2", True)] == got


def test_error_cleared_without_a_number_ends_them_all() -> None:
    errors = bytes.fromhex("05 34 45 C2 03 42 30" + "05 35 45 C7 03 42 34")
    got = alarms(decoded(new_decoder(), errors + bytes.fromhex("05 37 65 03 35 31")))
    assert [("E2", False), ("E7", False), ("E2", True), ("E7", True)] == got


def test_error_cleared_that_was_not_raised_says_nothing() -> None:
    assert [Decoded()] == decoded(new_decoder(), bytes.fromhex("05 37 65 C1 03 39 30"))


@pytest.mark.parametrize(
    ("frame", "code"),
    [("05 33 43 03 37 33", "cut-card"), ("05 39 4C 81 03 46 37", "lock"), ("05 30 4D 03 37 45", "preset")],
)
def test_notice_that_concerns_the_dealer(frame: str, code: str) -> None:
    assert [(code, False)] == alarms(decoded(new_decoder(), bytes.fromhex(frame)))


@pytest.mark.parametrize("frame", ["05 32 47 91 03 45 37", "05 31 53 03 36 31", "05 31 50 03 36 32"])
def test_result_start_and_standby_are_nothing_to_the_dealer(frame: str) -> None:
    assert [Decoded()] == decoded(new_decoder(), bytes.fromhex(frame))


def test_half_a_frame_is_given_up_when_nothing_comes() -> None:
    decoder = new_decoder()
    decoded(decoder, PLAYER_8S[:5], 0)
    assert [] == list(decoder.quiet(GAP_NS - 1))
    assert [Decoded(damage="The shoe sends garbled data: a frame was cut short.")] == list(decoder.quiet(GAP_NS))
    assert [] == list(decoder.quiet(2 * GAP_NS))


def test_other_half_that_comes_too_late_is_not_joined() -> None:
    decoder = new_decoder()
    decoded(decoder, PLAYER_8S[:5], 0)
    assert 2 == len([heard for heard in decoded(decoder, PLAYER_8S[5:], GAP_NS) if heard.damage is not None])


def test_half_before_the_cable_was_pulled_is_not_joined() -> None:
    decoder = new_decoder()
    decoded(decoder, PLAYER_8S[:5])
    decoder.cut()
    assert [read("Ah")] == decoded(decoder, BANKER_AH)


def test_repeat_over_a_replug_is_still_a_repeat() -> None:
    decoder = new_decoder()
    assert [read("8s")] == decoded(decoder, PLAYER_8S)
    decoder.cut()
    assert [Decoded()] == decoded(decoder, PLAYER_8S, SECOND_NS)
