"""The sentences about a port whose bytes fit no protocol: another speed, another device, or swapped cables."""

import pytest

from drivers.lookalikes import looks_like
from drivers.port import LinkSettings, Parity

SWAPPED = {
    "a Bee-Tek shoe": (b" [Game]<Card:4S>  [Game]<Card:AH> ", "a shoe"),
    "an Angel Eye": (bytes.fromhex("05 31 44 81 B8 03 34 46"), "a shoe"),
    "an RDM6300": (bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 32 35 03"), "a badge reader"),
    "a line scanner": (b"0006547886\r\n", "a badge reader"),
    "a magnetic stripe": (b";6012345678901234=29121010000000012345?\r\n", "a badge reader"),
    "a seat hub": (b'{"seat":3,"tags":["E004010012345678"]}\n', "a seat reader"),
    "a TCL printer": (b"*S|0|ABCDEFG12|@|@|@|@|@|P1|*", "a printer"),
}


@pytest.mark.parametrize(("data", "device"), SWAPPED.values(), ids=SWAPPED)
def test_device_in_the_wrong_port_is_named_and_nothing_that_it_sent(data: bytes, device: str) -> None:
    words = str(looks_like(b"\x00" + 2 * data))
    assert words == f"{device}: the cables may be swapped"
    for secret in ("4S", "AH", "6547886", "6012", "E00401"):
        assert secret not in words


@pytest.mark.parametrize(
    "data", ["F8 80 00 E0 FE 78 F8 80 1E", "00 00 00 00 00 00 00 00", "FF FE FC F8 F0 E0 C0 80 00"]
)
def test_bits_that_are_torn_apart_are_another_speed(data: str) -> None:
    assert str(looks_like(bytes.fromhex(data))).startswith("another speed or parity")


def test_words_are_another_device() -> None:
    assert str(looks_like(b"Port already in use\r\n")).startswith("another device")


def test_few_bytes_say_nothing() -> None:
    assert not looks_like(b"\x00\xff")


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (LinkSettings(url="/dev/serial/by-id/x", baud=4800, kind="angel_eye"), "angel_eye, 4800 baud, 8N1"),
        (
            LinkSettings(url="/dev/x", baud=4800, kind="alpha", parity=Parity.EVEN, data_bits=7, stop_bits=2),
            "alpha, 4800 baud, 7E2",
        ),
        (LinkSettings(url="/dev/x", baud=9600, kind="escpos", flow="rtscts"), "escpos, 9600 baud, 8N1, rtscts"),
        (LinkSettings(url="socket://10.0.3.9:9100", baud=9600, kind="escpos"), "escpos, socket://10.0.3.9:9100"),
    ],
)
def test_port_says_how_it_is_opened(settings: LinkSettings, words: str) -> None:
    assert words == settings.words
