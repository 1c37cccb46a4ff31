"""Every codec takes any bytes: it never raises, holds little, and gives the same result for any pieces."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.badge.rdm6300 import wire as rdm6300
from drivers.printer.escpos import wire as escpos
from drivers.printer.tcl import wire as tcl
from drivers.seat_reader.feig import wire as feig
from tests.drivers.codecs import CODECS, asked
from tests.sizes import examples


def pieces(parts: list[bytes]) -> st.SearchStrategy[list[bytes]]:
    return st.lists(st.one_of(st.binary(max_size=32), st.sampled_from(parts)), max_size=24)


FEWER = settings(max_examples=examples(40))


@pytest.mark.parametrize("kind", CODECS)
@FEWER
@given(data=st.data())
def test_any_bytes_in_any_pieces_mean_the_same(kind: str, data: st.DataObject) -> None:
    make, most, parts = CODECS[kind]
    stream = b"".join(data.draw(pieces(parts)))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=8)))
    torn, whole = make(), make()
    got = []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        got += torn.feed(stream[start:end])
        assert getattr(torn, "pending", 0) <= most
    if kind != "tcl":  # It reports noise once for each piece.
        assert whole.feed(stream) == got
    assert [message for message in whole.feed(b"") if message] == []


@given(st.binary(max_size=64))
def test_any_answers_of_a_receipt_printer(data: bytes) -> None:
    answers = asked()
    for message in answers.feed(data):
        assert isinstance(message, escpos.EscPosStatus | escpos.EscPosDone | escpos.Next | escpos.EscPosInvalid)


FOB = rdm6300.Fob("0006547886", 1)
NO_TAG = feig.Tags(0, (), more=False)


@FEWER
@given(st.binary(max_size=64))
def test_one_hurt_byte_of_a_checked_frame_is_never_another_message(noise: bytes) -> None:
    """If any one byte of a frame with a check changes, the frame never gives another fob or tag."""
    fob, tags = bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 32 35 03"), bytes.fromhex("06 00 B0 01 5C 63")
    for at, byte in enumerate(noise):
        for frame, parser, good in ((fob, rdm6300.Rdm6300Parser(), rdm6300.Fob), (tags, feig.FeigParser(), feig.Tags)):
            hurt = bytearray(frame)
            hurt[at % len(frame)] = byte
            found = [fob for fob in parser.feed(bytes(hurt)) if isinstance(fob, good)]
            assert all(fob in (FOB, NO_TAG) for fob in found)


@FEWER
@given(st.lists(st.text(max_size=40), min_size=1, max_size=6))
def test_no_field_of_a_ticket_ends_its_command(fields: list[str]) -> None:
    command = tcl.ticket("1", fields)
    assert (3 + len(fields), 2) == (command.count(b"|"), command.count(b"^"))
    assert command.isascii()
