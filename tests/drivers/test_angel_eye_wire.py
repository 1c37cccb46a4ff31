"""Angel Eye frames, compared with bytes written by hand from the published rules."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.shoe.angel_eye.wire import (
    MAX_FRAME,
    AngelEyeDrawn,
    AngelEyeFault,
    AngelEyeInvalid,
    AngelEyeNotice,
    AngelEyeParser,
    Destination,
    Error,
    ErrorCleared,
    Message,
    Notice,
    Unclear,
)
from kiosk.core.cards import card


def raw(text: str) -> bytes:
    return bytes.fromhex(text)


PLAYER_8S = raw("05 31 44 81 B8 03 34 46")
BANKER_AH = raw("05 32 44 91 C1 03 32 35")
PLAYER_WIN = raw("05 32 47 91 03 45 37")
START = raw("05 31 53 03 36 31")
STANDBY = raw("05 31 50 03 36 32")
CUT_CARD = raw("05 33 43 03 37 33")
ERROR_1 = raw("05 34 45 C1 03 42 33")
OUTSIDE_TD = raw("05 35 64 81 9A 03 34 39")
OUTSIDE_KC = raw("05 36 64 92 AD 03 36 45")
ERROR_1_CLEARED = raw("05 37 65 C1 03 39 30")
CLEARED = raw("05 37 65 03 35 31")
AGAIN = raw("05 38 52 81 B8 03 35 30")
LOCK = raw("05 39 4C 81 03 46 37")
PRESET = raw("05 30 4D 03 37 45")

GOLDEN: list[tuple[bytes, Message]] = [
    (PLAYER_8S, AngelEyeDrawn(PLAYER_8S, card("8s"), Destination.PLAYER, in_game=True)),
    (BANKER_AH, AngelEyeDrawn(BANKER_AH, card("Ah"), Destination.BANKER, in_game=True)),
    (PLAYER_WIN, Notice(PLAYER_WIN, AngelEyeNotice.RESULT)),
    (START, Notice(START, AngelEyeNotice.START)),
    (STANDBY, Notice(STANDBY, AngelEyeNotice.STANDBY)),
    (CUT_CARD, Notice(CUT_CARD, AngelEyeNotice.CUT_CARD)),
    (ERROR_1, Error(ERROR_1, 1)),
    (OUTSIDE_TD, AngelEyeDrawn(OUTSIDE_TD, card("Td"), Destination.PLAYER, in_game=False)),
    (OUTSIDE_KC, AngelEyeDrawn(OUTSIDE_KC, card("Kc"), Destination.BANKER, in_game=False)),
    (ERROR_1_CLEARED, ErrorCleared(ERROR_1_CLEARED, 1)),
    (CLEARED, ErrorCleared(CLEARED, None)),
    (AGAIN, Notice(AGAIN, AngelEyeNotice.AGAIN)),
    (LOCK, Notice(LOCK, AngelEyeNotice.LOCK)),
    (PRESET, Notice(PRESET, AngelEyeNotice.PRESET)),
]
EVERYTHING = b"".join(frame for frame, _ in GOLDEN)
EVERY_MESSAGE = [message for _, message in GOLDEN]
NAMES = [f"{message.frame[2:3].decode()}{number}" for number, (_, message) in enumerate(GOLDEN, 1)]  # type: ignore[union-attr]

golden = pytest.mark.parametrize(("frame", "message"), GOLDEN, ids=NAMES)


def faults(messages: list[Message]) -> list[AngelEyeFault]:
    return [message.fault for message in messages if isinstance(message, AngelEyeInvalid)]


@golden
def test_whole(frame: bytes, message: Message) -> None:
    assert [message] == AngelEyeParser().feed(frame)


@golden
def test_byte_by_byte(frame: bytes, message: Message) -> None:
    parser = AngelEyeParser()
    assert [[]] * (len(frame) - 1) + [[message]] == [parser.feed(bytes((byte,))) for byte in frame]


@golden
def test_split_anywhere(frame: bytes, message: Message) -> None:
    for split in range(len(frame) + 1):
        parser = AngelEyeParser()
        assert [message] == parser.feed(frame[:split]) + parser.feed(frame[split:])


def test_concatenated() -> None:
    assert EVERY_MESSAGE == AngelEyeParser().feed(EVERYTHING)


def test_concatenated_and_split_anywhere() -> None:
    for split in range(len(EVERYTHING) + 1):
        parser = AngelEyeParser()
        assert EVERY_MESSAGE == parser.feed(EVERYTHING[:split]) + parser.feed(EVERYTHING[split:])


@golden
@pytest.mark.parametrize("garbage", [b"\x00", b"\xff\xfe\x03", b"44", b"\x03\x33\x37", b"\x06\x15\x31", b"\r\n"])
def test_leading_garbage(garbage: bytes, frame: bytes, message: Message) -> None:
    assert [AngelEyeInvalid(garbage[:1], AngelEyeFault.NOISE), message] == AngelEyeParser().feed(garbage + frame)


def test_garbage_between_frames() -> None:
    expected = [EVERY_MESSAGE[0], AngelEyeInvalid(b"\xa5", AngelEyeFault.NOISE), EVERY_MESSAGE[1]]
    assert expected == AngelEyeParser().feed(PLAYER_8S + b"\xa5\x5a\x00" + BANKER_AH)


def test_lone_enq_before_a_frame() -> None:
    assert [AngelEyeInvalid(b"\x05", AngelEyeFault.CUT_SHORT), EVERY_MESSAGE[0]] == AngelEyeParser().feed(
        b"\x05" + PLAYER_8S
    )


@golden
def test_every_wrong_check(frame: bytes, message: Message) -> None:
    for check in itertools.product(b"0123456789ABCDEFabcdef", repeat=2):
        if bytes(check) != frame[-2:]:
            hurt = frame[:-2] + bytes(check)
            assert [AngelEyeInvalid(hurt, AngelEyeFault.BAD_CHECK)] == AngelEyeParser().feed(hurt)


@golden
def test_every_single_wrong_bit_is_noticed(frame: bytes, message: Message) -> None:
    for place, bit in itertools.product(range(len(frame)), range(8)):
        hurt = bytearray(frame)
        hurt[place] ^= 1 << bit
        parser = AngelEyeParser()
        got = parser.feed(bytes(hurt)) + parser.flush()
        assert got, (place, bit)
        assert all(isinstance(drawn, AngelEyeInvalid) for drawn in got), (place, bit)


@golden
def test_cut_short_anywhere_leaves_the_next_frame_whole(frame: bytes, message: Message) -> None:
    for length in range(1, len(frame)):
        half = frame[:length]
        assert [AngelEyeInvalid(half, AngelEyeFault.CUT_SHORT), EVERY_MESSAGE[0]] == AngelEyeParser().feed(
            half + PLAYER_8S
        )


@golden
def test_a_lost_byte_never_makes_a_message(frame: bytes, message: Message) -> None:
    for place in range(len(frame)):
        got = AngelEyeParser().feed(frame[:place] + frame[place + 1 :] + BANKER_AH)
        assert GOLDEN[1][1] == got[-1]
        assert got[:-1]
        assert all(isinstance(drawn, AngelEyeInvalid) for drawn in got[:-1])


def test_halves_of_two_frames_do_not_merge() -> None:
    # The player's frame lacks its last two bytes; the last four of the banker's follow.
    assert [AngelEyeFault.BAD_CHECK, AngelEyeFault.NOISE] == faults(
        AngelEyeParser().feed(PLAYER_8S[:-2] + BANKER_AH[-4:])
    )


@pytest.mark.parametrize(
    "text",
    ["05 03 30 33", "05 31 03 33 32", "05 41 44 81 B8 03 33 46"],
    ids=["nothing between", "no data", "a number that is not a digit"],
)
def test_bad_form(text: str) -> None:
    assert [AngelEyeInvalid(raw(text), AngelEyeFault.BAD_FORM)] == AngelEyeParser().feed(raw(text))


@pytest.mark.parametrize(
    "text",
    [
        "05 31 44 81 B0 03 34 37", "05 31 44 81 BE 03 34 39", "05 31 44 81 81 03 37 36", "05 31 44 81 D1 03 32 36",
        "05 31 44 01 B8 03 43 46", "05 31 44 81 38 03 43 46", "05 31 44 B1 B8 03 37 46", "05 31 44 81 03 46 37",
    ],
    ids=["rank 0", "rank 14", "suit 0", "suit 5", "place without bit 7", "card without bit 7", "place 3", "no card"],
)  # fmt: skip
def test_drawn_card_that_cannot_be_read(text: str) -> None:
    (message,) = AngelEyeParser().feed(raw(text))
    assert isinstance(message, Unclear)
    assert message.of_card


def test_unknown_message() -> None:
    frame = raw("05 31 58 03 36 41")
    assert [Unclear(frame, "message 'X' is not known", of_card=False)] == AngelEyeParser().feed(frame)


def test_frame_without_end_is_given_up() -> None:
    parser = AngelEyeParser()
    got = parser.feed(b"\x05\x31" + b"\x80" * 200)
    assert AngelEyeFault.TOO_LONG == faults(got)[0]
    assert 0 == parser.pending


def test_longest_frame_is_read() -> None:
    body = b"\x31M" + b"\x80" * 15 + b"\x03"
    (message,) = AngelEyeParser().feed(b"\x05" + body + b"FF")  # 31 ^ 4D ^ 80 ^ 03
    assert isinstance(message, Notice)


def test_babble_is_reported_now_and_then() -> None:
    assert [AngelEyeFault.NOISE] * 16 == faults(AngelEyeParser().feed(b"\x55" * 1024))


def test_forget_drops_half_a_frame_without_a_word() -> None:
    parser = AngelEyeParser()
    parser.feed(PLAYER_8S[:5])
    parser.forget()
    assert [] == parser.flush()
    assert [EVERY_MESSAGE[1]] == parser.feed(BANKER_AH)


PIECES = st.one_of(st.binary(max_size=40), st.sampled_from([frame for frame, _ in GOLDEN]), st.just(b"\x05"))


@given(st.lists(PIECES, max_size=30))
def test_any_bytes(pieces: list[bytes]) -> None:
    """Nothing raises, memory is bounded, and each card has a valid check in the received bytes."""
    parser, stream = AngelEyeParser(), b"".join(pieces)
    for piece in pieces:
        for message in parser.feed(piece):
            if isinstance(message, AngelEyeDrawn):
                assert message.frame in stream
                assert message.frame[-2:] == b"%02X" % check_of(message.frame[1:-2])
        assert parser.pending < MAX_FRAME


@given(st.binary(max_size=300), st.integers(1, 7))
def test_pieces_do_not_matter(stream: bytes, size: int) -> None:
    in_pieces = AngelEyeParser()
    got = [drawn for at in range(0, len(stream), size) for drawn in in_pieces.feed(stream[at : at + size])]
    assert AngelEyeParser().feed(stream) == got


def check_of(body: bytes) -> int:
    value = 0
    for byte in body:
        value ^= byte
    return value
