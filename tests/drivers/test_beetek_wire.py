"""Bee-Tek tokens, compared with bytes written by hand from the published rules."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.shoe.beetek.wire import (
    MAX_TOKEN,
    Alarm,
    BeetekDrawn,
    BeetekFault,
    BeetekInvalid,
    BeetekParser,
    Message,
    Operation,
    Unread,
    Warned,
)
from kiosk.core.cards import DECK, card

GOLDEN: list[tuple[bytes, Message]] = [
    (b" [Game]<Card:4S> ", BeetekDrawn(b"[Game]<Card:4S>", Operation.GAME, card("4s"))),
    (b" [Manual Burn Cards]<Card:4S> ", BeetekDrawn(b"[Manual Burn Cards]<Card:4S>", Operation.BURN, card("4s"))),
    (b" [Game]<Game> ", Unread(b"[Game]<Game>")),
    (b" [Manual Burn Cards]<Game> ", Unread(b"[Manual Burn Cards]<Game>")),
    (b" [GameAlarm]<Alarm:E3 Card Not Read> ", Alarm(b"[GameAlarm]<Alarm:E3 Card Not Read>", "E3", "Card Not Read")),
    (b" [Game]<Alarm:Lid> ", Alarm(b"[Game]<Alarm:Lid>", "", "Lid")),
    (b"<W0x01>", Warned(b"<W0x01>", "W0x01")),
    (b" [Game]<Card:TD> ", BeetekDrawn(b"[Game]<Card:TD>", Operation.GAME, card("Td"))),
    (b" [Game]<Card:10D> ", BeetekDrawn(b"[Game]<Card:10D>", Operation.GAME, card("Td"))),
    (b" [Game]<Card:H3> ", BeetekDrawn(b"[Game]<Card:H3>", Operation.GAME, card("3h"))),
    (b" [Game]<Card:C10> ", BeetekDrawn(b"[Game]<Card:C10>", Operation.GAME, card("Tc"))),
    (b" [Game]<Card:AC> ", BeetekDrawn(b"[Game]<Card:AC>", Operation.GAME, card("Ac"))),
]
EVERY_MESSAGE = [message for _, message in GOLDEN]
FOUR = EVERY_MESSAGE[0]
KING = BeetekDrawn(b"[Game]<Card:KH>", Operation.GAME, card("Kh"))

golden = pytest.mark.parametrize(("sent", "message"), GOLDEN, ids=[sent.decode().strip() for sent, _ in GOLDEN])
endings = pytest.mark.parametrize("ending", [b"", b"\r\n", b"\n", b" \r\n"])


@golden
@endings
def test_whole(sent: bytes, ending: bytes, message: Message) -> None:
    assert [message] == BeetekParser().feed(sent + ending)


@golden
def test_byte_by_byte_and_reported_with_the_last_bracket(sent: bytes, message: Message) -> None:
    parser = BeetekParser()
    got = [parser.feed(bytes((byte,))) for byte in sent]
    assert [message] == got[sent.index(b">")]
    assert 1 == len([messages for messages in got if messages])


@golden
def test_split_anywhere(sent: bytes, message: Message) -> None:
    for split in range(len(sent) + 1):
        parser = BeetekParser()
        assert [message] == parser.feed(sent[:split]) + parser.feed(sent[split:])


@endings
def test_concatenated(ending: bytes) -> None:
    assert EVERY_MESSAGE == BeetekParser().feed(b"".join(sent + ending for sent, _ in GOLDEN))


def test_concatenated_without_spaces() -> None:
    assert EVERY_MESSAGE == BeetekParser().feed(b"".join(sent.strip() for sent, _ in GOLDEN))


@golden
@pytest.mark.parametrize("garbage", [b"\x00", b"\xff\xfe", b"d:9H>", b"ame]", b"#", b">"])
def test_leading_garbage(garbage: bytes, sent: bytes, message: Message) -> None:
    assert [BeetekInvalid(garbage[:1], BeetekFault.NOISE), message] == BeetekParser().feed(garbage + sent)


def test_garbage_between_tokens() -> None:
    got = BeetekParser().feed(b" [Game]<Card:4S> \xa5\x00#[Game]<Card:KH>")
    assert [FOUR, BeetekInvalid(b"\xa5", BeetekFault.NOISE), KING] == got


@golden
def test_cut_short_anywhere_leaves_the_next_token_whole(sent: bytes, message: Message) -> None:
    token = sent.strip()
    for length in range(1, len(token)):
        cut, after = BeetekParser().feed(token[:length] + b" [Game]<Card:KH> ")
        assert isinstance(cut, BeetekInvalid)
        assert BeetekFault.CUT_SHORT == cut.fault
        assert KING == after


def test_halves_of_two_tokens_do_not_merge() -> None:
    """A four loses its end, and a king the bytes before its `<`. Neither may become a card."""
    got = BeetekParser().feed(b"[Game]<Card:4<Card:KH>")
    assert [
        BeetekInvalid(b"[Game]<Card:4", BeetekFault.CUT_SHORT, of_card=True),
        BeetekInvalid(b"<Card:KH>", BeetekFault.UNKNOWN, of_card=True),
    ] == got


def test_half_an_operation_does_not_take_the_next_body() -> None:
    got = BeetekParser().feed(b"[Ga<Card:KH>")
    assert [
        BeetekInvalid(b"[Ga", BeetekFault.CUT_SHORT),
        BeetekInvalid(b"<Card:KH>", BeetekFault.UNKNOWN, of_card=True),
    ] == got


@pytest.mark.parametrize("body", ["1S", "11H", "0D", "4X", "S", "4", "", "4SS", "44S", "4s", "th", "S4H", "#S", "100C"])
def test_card_that_does_not_exist(body: str) -> None:
    token = f"[Game]<Card:{body}>".encode()
    assert [BeetekInvalid(token, BeetekFault.NO_CARD, of_card=True)] == BeetekParser().feed(token)


@pytest.mark.parametrize(
    ("token", "of_card"),
    [
        (b"[Gbme]<Card:4S>", True),
        (b"[GameAlarm]<Card:4S>", True),
        (b"[Game]<Cerd:4S>", False),
        (b"[Game]<>", False),
        (b"[Game]>", False),
        (b"[]<Card:4S>", True),
        (b"[GameAlarm]<Game>", False),
        (b"<W0x>", False),
        (b"<W0xZZ>", False),
        (b"[game]<card:4s>", False),
    ],
)
def test_unknown_token(token: bytes, of_card: bool) -> None:
    assert [BeetekInvalid(token, BeetekFault.UNKNOWN, of_card=of_card)] == BeetekParser().feed(token)


@pytest.mark.parametrize("half", [b"[Game]<C", b"[Game]<Card", b"[Game]<Card:4", b"[Manual Burn Cards]<Card:10"])
def test_half_a_card_says_so(half: bytes) -> None:
    parser = BeetekParser()
    assert [] == parser.feed(half)
    assert [BeetekInvalid(half, BeetekFault.CUT_SHORT, of_card=True)] == parser.flush()


@pytest.mark.parametrize("half", [b"[", b"[Game", b"[Game]", b"[Game]<", b"[Game]<Ga", b"[GameAlarm]<Alarm:E3", b"<"])
def test_half_of_something_else_does_not(half: bytes) -> None:
    parser = BeetekParser()
    assert [] == parser.feed(half)
    assert [BeetekInvalid(half, BeetekFault.CUT_SHORT)] == parser.flush()


@pytest.mark.parametrize("byte", [b"\x00", b"\r", b"\n", b"\x7f", b"\x80", b"\xff"])
def test_byte_that_is_no_text_ends_a_token(byte: bytes) -> None:
    got = BeetekParser().feed(b"[Game]<Card:" + byte + b"4S>[Game]<Card:KH>")
    assert [BeetekInvalid(b"[Game]<Card:", BeetekFault.CUT_SHORT, of_card=True), KING] == got


def test_token_without_end_is_given_up() -> None:
    parser = BeetekParser()
    got = parser.feed(b"[Game]<Alarm:" + b"x" * 500)
    assert isinstance(got[0], BeetekInvalid)
    assert BeetekFault.TOO_LONG == got[0].fault
    assert 0 == parser.pending


def test_babble_is_reported_now_and_then() -> None:
    assert [BeetekInvalid(b"\x55", BeetekFault.NOISE)] * 16 == BeetekParser().feed(b"\x55" * 1024)


def test_forget_drops_half_a_token_without_a_word() -> None:
    parser = BeetekParser()
    parser.feed(b"[Game]<Card:4")
    parser.forget()
    assert [] == parser.flush()
    assert [KING] == parser.feed(b"[Game]<Card:KH>")


def test_every_card_in_every_spelling() -> None:
    for other in DECK:
        rank, suit = other.text[0], other.text[1].upper()
        for name in {rank, "10" if rank == "T" else rank}:
            for spelt in (name + suit, suit + name):
                (message,) = BeetekParser().feed(f" [Game]<Card:{spelt}> ".encode())
                assert isinstance(message, BeetekDrawn)
                assert other == message.card


TEXT = st.text(alphabet=st.sampled_from("[]<>: \r\nGameCrdAl4SH0x1WE3"), max_size=30).map(str.encode)
PIECES = st.one_of(st.binary(max_size=40), TEXT, st.sampled_from([sent for sent, _ in GOLDEN]))


@given(st.lists(PIECES, max_size=30))
def test_any_bytes(pieces: list[bytes]) -> None:
    """Nothing raises, memory is bounded, and a card's whole token is in the received bytes."""
    parser, stream = BeetekParser(), b"".join(pieces)
    for piece in pieces:
        for message in parser.feed(piece):
            if isinstance(message, BeetekDrawn):
                spellings = [
                    f"[{operation}]<Card:{first}{second}>".encode()
                    for operation in ("Game", "Manual Burn Cards")
                    for rank in (["T", "10"] if message.card.rank == 10 else [message.card.text[0]])
                    for first, second in itertools.permutations((rank, message.card.suit.upper()))
                ]
                assert message.token in spellings
                assert message.token in stream
        assert parser.pending < MAX_TOKEN


@given(st.binary(max_size=300), st.integers(1, 7))
def test_pieces_do_not_matter(stream: bytes, size: int) -> None:
    in_pieces = BeetekParser()
    got = [drawn for at in range(0, len(stream), size) for drawn in in_pieces.feed(stream[at : at + size])]
    assert BeetekParser().feed(stream) == got
