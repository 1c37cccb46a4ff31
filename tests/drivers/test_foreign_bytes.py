"""Other devices and other modes at the port of a reader or a shoe never report a card, a badge, or a tag.

Each row is written by hand from a public document, which it names. The table of printers is in `test_printer_proof.py`,
that of failed swipes in `test_failed_swipes.py`. Every decoder in `EARS` receives each row whole, byte by byte, and
repeated, as a device does that gets no answer.
"""

from collections.abc import Callable, Iterable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.badge.rdm6300.driver import RdmDecoder
from drivers.badge.scanner.driver import ScannerDecoder
from drivers.listening import Decoder
from drivers.printer.tcl.driver import Tcl
from drivers.printer.tcl.sim import TclVoice
from drivers.seat_reader.feig.wire import FeigParser, Tags
from drivers.seat_reader.hub.driver import HubDecoder
from drivers.shoe.angel_eye.driver import AngelEyeDecoder
from drivers.shoe.beetek.driver import BeeTekDecoder
from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, CardRead, CardUnread, SeatCards, SlipLine, SlipPage
from tests.drivers.dialogue import PrinterDialogue
from tests.sizes import examples

SECOND_NS: Final = 1_000_000_000
DECK: Final = {"E0040100": card("As"), "E0040101": card("Kh")}
EARS: Final[dict[str, Callable[[], Decoder]]] = {
    "beetek": lambda: BeeTekDecoder(repeat_window_ns=SECOND_NS, manual_burn="ask"),
    "angel_eye": lambda: AngelEyeDecoder(repeat_window_ns=SECOND_NS, outside_game="ask"),
    "rdm6300": lambda: RdmDecoder(away_ns=SECOND_NS),
    "scanner": lambda: ScannerDecoder(away_ns=SECOND_NS, track="all"),
    "hub": lambda: HubDecoder(DECK, silent_ns=60 * SECOND_NS),
}
READINGS: Final = (CardRead, CardUnread, BadgeRead, SeatCards)

LINES: Final = {
    # Serial servers. Telnet options: RFC 854, 857, 858; the COM port option 44: RFC 2217, section 1.
    "telnet: will echo, will suppress go ahead": b"\xff\xfb\x01\xff\xfb\x03\xff\xfd\x03",
    "telnet: will and do COM port": b"\xff\xfb\x2c\xff\xfd\x2c",
    "telnet: signature of a COM port": b"\xff\xfa\x2c\x64Server 2.1\xff\xf0",
    "telnet: modem state, line state": b"\xff\xfa\x2c\x6b\xb0\xff\xf0\xff\xfa\x2c\x6a\x60\xff\xf0",
    "a server in use": b"Port already in use\r\n",
    "a server that asks for a name": b"\r\nlogin: ",
    "a server that asks for a password": b"\r\nPassword: ",
    "a server's menu": b"Choose a port: 1 2 3 4\r\n> ",
    # A serial console: systemd's serial-getty@.service, agetty(8), and the kernel's printk.
    "a login of Debian": b"\r\nDebian GNU/Linux 12 kiosk ttyS0\r\n\r\nkiosk login: ",
    "the kernel": b"[    0.000000] Linux version 6.1.0-18-amd64\r\n[    1.204217] usb 1-1: new full-speed device\r\n",
    "a boot loader": b"\x1b[H\x1b[J\x1b[1;1HGNU GRUB  version 2.06\r\n",
    # Modems and the programs that look for one: ITU-T V.250; ModemManager's log of a probe.
    "the probe of a modem manager": b"AT\r\nAT+GCAP\r\nAT+CGMM\r\n",
    "its probe for Qualcomm modems": bytes.fromhex("7E 00 78 F0 7E"),
    "a modem": b"\r\nOK\r\n",
    "a modem that rings": b"\r\nRING\r\n\r\nNO CARRIER\r\n",
    "a modem that refuses": b"\r\n+CME ERROR: 10\r\n",
    # Other instruments: NMEA 0183 version 4.10; A&D's A&D standard format of scales; the Megatec protocol of a UPS.
    "a satellite receiver": b"$GPGGA,092725.00,4717.11399,N,00833.91590,E,1,08,1.01,499.6,M,48.0,M,,*5B\r\n",
    "a scale": b"ST,GS,+0001.23kg\r\nUS,GS,-0000.05kg\r\n",
    "a UPS": b"(208.4 140.0 208.4 034 59.9 2.05 35.0 00110000\r",
    # These are devices of this table at the wrong port, from their manuals (hand-written, not from our encoders).
    "status of an ESC/POS printer": bytes.fromhex("12 12 12"),
    "automatic status of an ESC/POS printer": bytes.fromhex("1C 00 0F 0F"),
    "status of a ticket printer": b"*S|0|GURUSAG18|@|@|@|@|@|P1|*",
    "an LED sign's own message": bytes.fromhex("00 00 00 00 00 01 5A 30 30 02 41 41") + b"MEGA 25000" + b"\x04",
    "a FEIG reader without a tag": bytes.fromhex("06 00 B0 01 5C 63"),
    # The line itself: RS-232 breaks, flow control, and bits at another speed.
    "breaks": b"\x00\x00\x00",
    "flow control": b"\x13\x11\x13\x11",
    "another speed, slow": bytes.fromhex("F8 80 00 E0 FE 78 80 F8"),
    "another speed, fast": bytes.fromhex("FF FE FF DF FF FD FF"),
    "seven bits and even parity": bytes(byte | (byte.bit_count() % 2) << 7 for byte in b"[Game]<Card:4S>\r\n"),
    # Character sets: UTF-16 with a byte order mark, and EBCDIC.
    "UTF-16": "[Game]<Card:4S>\r\n".encode("utf-16"),
    "EBCDIC": "[GAME]<CARD:4S>".encode("cp037"),
    "half a UTF-8 letter": b"Jos\xc3\r\n",
}
"""The bytes that other machines at the end of a cable send."""

OTHER_SHOES: Final = {
    # Cards of another shoe, or of a mode that the driver does not know.
    "a Bee-Tek card without its brackets": ("beetek", b"[Game]Card:4S\r\n"),
    "a Bee-Tek card cut short": ("beetek", b"[Game]<Card:4"),
    "an Angel Eye frame with a wrong check": ("angel_eye", bytes.fromhex("05 31 44 81 B8 03 34 47")),
    "an Angel Eye frame with the check in lower case": ("angel_eye", bytes.fromhex("05 32 44 91 C1 03 33 62")),
    "an Angel Eye frame without its check": ("angel_eye", bytes.fromhex("05 31 44 81 B8 03")),
    "an Angel Eye result": ("angel_eye", bytes.fromhex("05 32 47 91 03 45 37")),
    "a fob with a wrong check": ("rdm6300", bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 32 36 03")),
    "a fob of the 14-byte mode cut": ("rdm6300", bytes.fromhex("02 30 31 30 30 36 33 45 39 03")),
    "a fob of a reader with CR and LF": ("rdm6300", bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 0D 0A 03")),
    "a Wiegand number in decimal": ("rdm6300", b"0006547886\r\n"),
    "a seat line of another hub": ("hub", b"SEAT3=E0040100\r\n"),
    "a seat line without its end": ("hub", b'{"seat":3,"tags":["E0040100"'),
    "a tag that is not of this deck": ("hub", b'{"seat":3,"tags":["00000000"]}'),
}
ASKED_TO_LOOK: Final = {"a Bee-Tek card cut short", "a Bee-Tek card without its brackets"}
"""Rows after which the dealer is asked for a card: something of a card has come, and it could not be read."""


def events_of(decoder: Decoder, chunks: Iterable[bytes]) -> list[object]:
    """Return a decoder's events for these bytes, one second apart, and at their end."""
    now, events = 10 * SECOND_NS, [event for each in decoder.quiet(0) for event in each.events]
    for chunk in chunks:
        events += [event for each in decoder.decode(chunk, now) for event in each.events]
        now += SECOND_NS // 20
    now += 10 * SECOND_NS
    return events + [event for each in decoder.quiet(now) for event in each.events]


def known(events: Iterable[object]) -> list[object]:
    """Return the reported cards, badges, and tags."""
    return [
        event
        for event in events
        if isinstance(event, READINGS) and not (isinstance(event, SeatCards) and not event.cards)
    ]


@pytest.mark.parametrize("kind", EARS)
@pytest.mark.parametrize("sent", LINES.values(), ids=LINES)
def test_other_device_names_no_card_and_no_badge(kind: str, sent: bytes) -> None:
    assert known(events_of(EARS[kind](), [sent])) == []
    assert known(events_of(EARS[kind](), [bytes((byte,)) for byte in sent])) == []
    assert known(events_of(EARS[kind](), [sent] * 4)) == [], "repeated, as a device does that nobody answers"


@pytest.mark.parametrize("kind", EARS)
def test_all_of_them_after_one_another_name_nothing(kind: str) -> None:
    assert known(events_of(EARS[kind](), [*LINES.values(), *reversed(LINES.values())])) == []


@pytest.mark.parametrize("name", OTHER_SHOES)
def test_other_mode_of_the_same_device_names_nothing(name: str) -> None:
    kind, sent = OTHER_SHOES[name]
    events = known(events_of(EARS[kind](), [sent]))
    assert [event for event in events if not isinstance(event, CardUnread)] == []
    assert not events or name in ASKED_TO_LOOK


@pytest.mark.parametrize("sent", LINES.values(), ids=LINES)
def test_other_device_is_no_tag_of_a_feig_reader(sent: bytes) -> None:
    for chunks in ([sent], [bytes((byte,)) for byte in sent], [sent] * 4):
        parser = FeigParser()
        messages = [message for chunk in chunks for message in (*parser.feed(chunk), *parser.flush())]
        assert [message for message in messages if isinstance(message, Tags) and message.tags] == []


@pytest.mark.parametrize("sent", LINES.values(), ids=LINES)
def test_other_device_is_no_proof_of_a_ticket_printer(sent: bytes) -> None:
    """The printer is ready and prints nothing; something else speaks on its line."""
    voice = TclVoice()
    dialogue = PrinterDialogue(Tcl(template="7"), voice)
    dialogue.until_ready()
    voice.proves = False
    dialogue.printer.print(SlipPage("000123", "PAYOUT SLIP", (SlipLine("Amount", "$25,000"),)), "slip")
    dialogue.passes(0.1)
    dialogue.decode(sent)
    dialogue.passes(60)
    assert [] == dialogue.printed


NOISE: Final = st.lists(st.sampled_from(list(LINES.values())) | st.binary(max_size=6), max_size=5)


@settings(max_examples=examples(200), deadline=None)
@pytest.mark.parametrize("kind", ["beetek", "angel_eye", "rdm6300", "hub"])
@given(noise=NOISE)
def test_any_mixture_of_them_names_nothing(kind: str, noise: list[bytes]) -> None:
    assert known(events_of(EARS[kind](), noise)) == []
