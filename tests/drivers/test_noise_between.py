"""Arbitrary bytes between any two bytes of a device: no card, badge, or tag is reported that was not sent whole.

A scanner's line has no check, so letters inside it cannot be noticed: see `test_failed_swipes.py`.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from drivers.badge.rdm6300.wire import Fob, Rdm6300Parser
from drivers.seat_reader.feig.wire import FeigParser, Tags
from drivers.seat_reader.hub.wire import HubParser, SeatTags
from drivers.shoe.angel_eye.wire import AngelEyeDrawn, AngelEyeParser
from drivers.shoe.beetek.wire import BeetekDrawn, BeetekParser
from tests.sizes import examples

STREAMS: dict[str, tuple[Callable[[], Any], type, bytes]] = {
    "beetek": (BeetekParser, BeetekDrawn, b" [Game]<Card:4S>  [Game]<Card:10H>  [Game]<Card:AD> "),
    "feig": (FeigParser, Tags, bytes.fromhex("11 00 B0 00 01 03 00 E0 04 01 00 00 00 00 01 A1 43 06 00 B0 01 5C 63")),
    "rdm6300": (Rdm6300Parser, Fob, 2 * bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 32 35 03")),
}
ANGEL_EYE = bytes.fromhex("05 31 44 81 B8 03 34 46 05 32 44 91 C1 03 32 35")
NOISE = st.binary(max_size=12) | st.sampled_from(
    [b"\x02", b"\x03", b"\x05", b"<", b">", b"[", b"{", b"}", b"\n", b"\x00"]
)


@settings(max_examples=examples(300), deadline=None)
@given(noises=st.dictionaries(st.integers(0, 80), NOISE, max_size=4))
@pytest.mark.parametrize("kind", STREAMS)
def test_noise_between_any_two_bytes_makes_nothing_up(kind: str, noises: dict[int, bytes]) -> None:
    parser, whole, sent = STREAMS[kind]
    right = [message for message in parser().feed(sent) if isinstance(message, whole)]
    noisy = b"".join(noises.get(at, b"") + bytes((byte,)) for at, byte in enumerate(sent))
    for message in parser().feed(noisy):
        assert not isinstance(message, whole) or message in right, noisy


@settings(max_examples=examples(300), deadline=None)
@given(noises=st.dictionaries(st.integers(0, 15), NOISE, max_size=4))
def test_noise_between_the_bytes_of_an_angel_eye_makes_no_card_up(noises: dict[int, bytes]) -> None:
    right = AngelEyeParser().feed(ANGEL_EYE)
    noisy = b"".join(noises.get(at, b"") + bytes((byte,)) for at, byte in enumerate(ANGEL_EYE))
    for message in AngelEyeParser().feed(noisy):
        assert not isinstance(message, AngelEyeDrawn) or message in right, noisy


HUB = b'{"seat":3,"tags":["E0040100","E0040101"]}\n{"seat":4,"tags":["E0040102"]}\n'


@example(noises={19: b"0", 20: b"a"})
@settings(max_examples=examples(300), deadline=None)
@given(noises=st.dictionaries(st.integers(0, 70), NOISE, max_size=4))
def test_noise_between_the_bytes_of_a_seat_hub_makes_no_tag_up(noises: dict[int, bytes]) -> None:
    """A line has no check, but JSON has quotation marks: a reported tag was sent whole between two of them."""
    noisy = b"".join(noises.get(at, b"") + bytes((byte,)) for at, byte in enumerate(HUB))
    for message in HubParser().feed(noisy):
        if isinstance(message, SeatTags):
            assert all(f'"{tag}"'.encode("ascii").upper() in noisy.upper() for tag in message.tags), noisy
