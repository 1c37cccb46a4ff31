"""Every driver passes the conformance suite, which any package can run on its own. The bytes are written by hand."""

from dataclasses import replace
from pathlib import Path

import pytest

from drivers.badge.rdm6300.driver import RDM6300
from drivers.badge.scanner.driver import SCANNER
from drivers.conformance import CHECKS, Check, DriverSubject, Said, SentCommand, damaged_card_holds_the_deal, name
from drivers.kinds import kinds
from drivers.listening import ListeningDevice
from drivers.printer.escpos.driver import ESCPOS
from drivers.printer.printing import CONFUSED
from drivers.printer.tcl.driver import TCL
from drivers.seat_reader.feig.driver import FEIG
from drivers.seat_reader.hub.driver import HUB
from drivers.shoe.angel_eye.driver import ANGEL_EYE
from drivers.shoe.beetek.driver import BEETEK, BeeTekDecoder
from drivers.shoe.listening import DAMAGED, DEAL
from drivers.sign.alpha.driver import ALPHA
from kiosk.core.cards import Card, card
from kiosk.core.devices import (
    BadgeRead,
    CardRead,
    CardUnread,
    DeviceState,
    PrinterChanged,
    PrinterState,
    SeatCards,
    ShoeAlarm,
    SignRow,
    SlipLine,
    SlipPage,
)


def drawn(text: str) -> tuple[CardRead]:
    return (CardRead(card(text), 0),)


SLIP = SlipPage("000123", "JACKPOT SLIP", (SlipLine("Table", "NH-07"), SlipLine("A|B^C~D")))
TICKET = b"^P|1|1||000123|JACKPOT SLIP|Table NH-07|A~124B~094C~126D|^"


def escpos(state: PrinterState, why: str, answers: str) -> Said:
    """Return a printer in a state, by its answers to the three questions."""
    questions = (b"\x10\x04\x01", b"\x10\x04\x02", b"\x10\x04\x04")
    said = (bytes((byte,)) for byte in bytes.fromhex(answers))
    return Said(b"", (PrinterChanged(state, why),), dict(zip(questions, said, strict=True)))


def tcl(state: PrinterState, why: str, status: bytes) -> Said:
    return Said(b"", (PrinterChanged(state, why),), {b"\x05": status})


DECK = Path(__file__).with_name("deck.toml")


def cards(texts: str) -> frozenset[Card]:
    return frozenset(card(texts[at : at + 2]) for at in range(0, len(texts), 2))


def feig(event: SeatCards | None, answer: str, more: str = "") -> Said:
    """Return a reader with these tags in its field, by its answers to the questions for all tags and for more."""
    answers = {bytes.fromhex("07 FF B0 01 00 1C 56"): bytes.fromhex(answer)}
    if more:
        answers[bytes.fromhex("07 FF B0 01 80 14 D2")] = bytes.fromhex(more)
    return Said(b"", (event,) if event else (), answers)


SUBJECTS = {
    "shoe.angel_eye": DriverSubject(
        make=ANGEL_EYE,
        said=(
            Said(bytes.fromhex("05 31 44 81 B8 03 34 46"), drawn("8s")),
            Said(bytes.fromhex("05 32 44 91 C1 03 32 35"), drawn("Ah")),
            Said(
                bytes.fromhex("05 33 43 03 37 33"),
                (ShoeAlarm("cut-card", "The cut card came out of the shoe: put it aside."),),
            ),
        ),
        damaged=(
            Said(bytes.fromhex("05 31 44 81 B8 03 34 45"), (DAMAGED,)),
            Said(bytes.fromhex("05 31 44 81 B9 03 34 46"), (DAMAGED,)),
        ),
        boot=bytes.fromhex("05 31 53 03 36 31"),
    ),
    "shoe.beetek": DriverSubject(
        make=BEETEK,
        said=(
            Said(b"[Game]<Card:4S>", drawn("4s")),
            Said(b"[Game]<Card:H10>", drawn("Th")),
            Said(b"[Game]<Game>", (CardUnread(0),)),
        ),
        damaged=(Said(b"[Game]<Card:#S>", (CardUnread(0),)), Said(b" [Gamf]<Lard:4S> ", (DAMAGED,))),
    ),
    "badge.rdm6300": DriverSubject(
        make=RDM6300,
        said=(
            Said(bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 32 35 03"), (BadgeRead("0006547886", 0),)),
            Said(bytes.fromhex("02 30 31 30 30 30 30 30 30 30 37 30 36 03"), (BadgeRead("0000000007", 0),)),
        ),
        damaged=(
            Said(bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 32 34 03"), ()),
            Said(bytes.fromhex("02 30 31 30 30 36 33 45 39 41 46 32 35 03"), ()),
            Said(bytes.fromhex("02 30 31 30 30 36 33 45 39 41 45 32 03"), ()),
        ),
    ),
    "badge.scanner": DriverSubject(
        make=SCANNER,
        said=(
            Said(b"STAFF-0042\r", (BadgeRead("STAFF-0042", 0),)),
            Said(b"0006547886\r", (BadgeRead("0006547886", 0),)),
            Said(b"77\r\n", (BadgeRead("77", 0),)),
        ),
        damaged=(
            Said(b"STAFF\xf0042\r\n", ()),
            Said(b"9" * 300 + b"\r\n", ()),
            Said(b"%E?;E?\r", ()),
            Said(b"NOREAD\r", ()),
        ),
        noise=b"\x00\xff\xa5\x81\x1e\xfe\r",
    ),
    "badge.scanner that is woken": DriverSubject(
        make=SCANNER,
        entry={"trigger": "serial"},
        said=(Said(b"STAFF-0042\r", (BadgeRead("STAFF-0042", 0),)), Said(b"77\r\n", (BadgeRead("77", 0),))),
        noise=b"\x00\xff\xa5\x81\x1e\xfe\r",
    ),
    "printer.escpos": DriverSubject(
        make=ESCPOS,
        said=(
            escpos(PrinterState.READY, "The printer is ready.", "12 12 12"),
            escpos(PrinterState.PAPER_LOW, "The paper is low: have a new roll ready.", "12 12 1E"),
            escpos(PrinterState.PAPER_OUT, "The paper is out: put in a new roll.", "1A 32 7E"),
            escpos(PrinterState.COVER_OPEN, "The printer’s cover is open: close it.", "1A 16 12"),
            escpos(PrinterState.OFFLINE, "The printer reports an error: switch it off and on.", "1A 52 12"),
        ),
        damaged=(
            escpos(PrinterState.UNKNOWN, CONFUSED, "12 92 12"),
            escpos(PrinterState.UNKNOWN, CONFUSED, "12 12 03"),
        ),
        commands=(SentCommand(lambda printer: printer.print(SLIP, "key"), b"JACKPOT SLIP\n000123\n", lasts=False),),
        silent=PrinterState.UNKNOWN,
        noise=b"\x80\xff\xa5\x90\x81",
    ),
    "printer.tcl": DriverSubject(
        make=TCL,
        said=(
            tcl(PrinterState.READY, "The printer is ready.", b"*S|0|GURUSAG18|@|@|@|@|A|P1|*"),
            tcl(PrinterState.READY, "The printer is printing.", b"*S|0|GURUSAG18|`|@|@|@|@|P1|*"),
            tcl(PrinterState.PAPER_OUT, "The paper is out: put in new tickets.", b"*S|0|GURUSAG18|T|@|@|@|@|P1|*"),
            tcl(PrinterState.COVER_OPEN, "The printer’s head is up: close it.", b"*S|0|GURUSAG18|X|@|@|@|@|P1|*"),
            tcl(PrinterState.PAPER_LOW, "Tickets are low: have new ones ready.", b"*S|0|GURUSAG18|@|@|@|A|@|P1|*"),
        ),
        damaged=(
            tcl(PrinterState.UNKNOWN, CONFUSED, b"*S|0|GURUSAG18|\x00|@|@|@|@|P1|*"),
            tcl(PrinterState.UNKNOWN, CONFUSED, b"*S|0|GURUSAG18|@|@|@|@|@|P1|+"),
            tcl(PrinterState.UNKNOWN, CONFUSED, b"*S|0|GURUSA|@|@|@|@|@|P1|*+++"),
        ),
        commands=(SentCommand(lambda printer: printer.print(SLIP, "key"), TICKET, lasts=False),),
        silent=PrinterState.UNKNOWN,
    ),
    "seat_reader.hub": DriverSubject(
        make=HUB,
        entry={"deck": str(DECK)},
        said=(
            Said(b'{"seat":3,"tags":["E004010000000001"]}\r', (SeatCards(3, cards("Ah"), 0, 0),)),
            Said(
                b'{"seat":3,"tags":["E004010000000001","e004010000000002"]}\r\n', (SeatCards(3, cards("AhKd"), 0, 0),)
            ),
            Said(b'{"seat":4,"tags":["E004019900000009"],"rssi":7}\n', (SeatCards(4, cards(""), 1, 0),)),
            Said(b'{"seat":3,"tags":[]}\n', (SeatCards(3, cards(""), 0, 0),)),
        ),
        damaged=(
            Said(b'{"seat":3,"tags":["E00401000000000X"]}\r\n', ()),
            Said(b'{"seat":0,"tags":[]}\r\n', ()),
            Said(b'{"seat":true,"tags":[]}\r\n', ()),
            Said(b'{"seat":3,"tags":["E004\r\n', ()),
            Said(b'{"seat":5,"error":"antenna"}\r\n{"hub":"alive"}\r\n', ()),
        ),
        boot=b'{"hub":"started"}\r\n',
        silent=DeviceState.DEGRADED,
        noise=b"\x00\xff\xa5\x81\x7f\x1e\xfe\r",
    ),
    "seat_reader.feig": DriverSubject(
        make=FEIG,
        entry={"deck": str(DECK)},
        said=(
            feig(SeatCards(1, cards(""), 0, 0), "06 00 B0 01 5C 63"),
            feig(SeatCards(1, cards("Ah"), 0, 0), "11 00 B0 00 01 03 00 E0 04 01 00 00 00 00 01 A1 43"),
            feig(
                SeatCards(1, cards("AhKd"), 0, 0),
                "1B 00 B0 00 02 03 00 E0 04 01 00 00 00 00 01 03 00 E0 04 01 00 00 00 00 02 5F 44",
            ),
            feig(SeatCards(1, cards(""), 1, 0), "11 00 B0 00 01 03 00 E0 04 01 99 00 00 00 09 98 A0"),
            feig(
                SeatCards(1, cards("AhKd"), 0, 0),
                "11 00 B0 94 01 03 00 E0 04 01 00 00 00 00 01 CF FD",
                "11 00 B0 00 01 03 00 E0 04 01 00 00 00 00 02 3A 71",
            ),
        ),
        damaged=(
            feig(None, "11 00 B0 00 01 03 00 E0 04 01 00 00 00 00 02 A1 43"),
            feig(None, "06 00 B0 01 5C 64"),
            feig(None, "06 00 B0 04 F1 34"),
            feig(None, "03 00 B0"),
        ),
        silent=DeviceState.DEGRADED,
    ),
    "sign.alpha": DriverSubject(
        make=ALPHA,
        commands=(
            SentCommand(
                lambda sign: sign.show((SignRow("MEGA", "$25,000"), SignRow("MINOR", "$1,000", pending=True))),
                bytes.fromhex("00 00 00 00 00 01 5A 30 30 02 41 41 1B 20 61")
                + b"\x1c3MEGA $25,000   \x1c3MINOR $1,000\x1c1 PENDING\x04",
                lasts=True,
            ),
        ),
    ),
}


def test_every_kind_of_our_own_is_here() -> None:
    on_a_line = {family: known for family, known in kinds().items() if family != "camera"}  # These drivers speak bytes.
    ours = {f"{family}.{kind}" for family, known in on_a_line.items() for kind in known}
    assert ours <= set(SUBJECTS)


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("kind", SUBJECTS)
def test_driver_conforms(kind: str, check: Check) -> None:
    check(SUBJECTS[kind])


def test_a_shoe_that_loses_a_damaged_card_in_silence_does_not_conform() -> None:
    subject = SUBJECTS["shoe.beetek"]
    bare = replace(
        BEETEK,
        settings={},
        device=lambda link: ListeningDevice(link, BeeTekDecoder(repeat_window_ns=0, manual_burn=DEAL), name="shoe"),
    )
    with pytest.raises(AssertionError, match="ListeningShoe"):
        damaged_card_holds_the_deal(replace(subject, make=bare))
