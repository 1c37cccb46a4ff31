"""ESC/POS: the commands that a slip is printed with, and status from bytes to answers. No I/O.

    1B 40        reset                          1B 61 n   align: 00 left, 01 center
    1C 2E        leave the double-byte mode     1B 64 n   print, and feed n lines
    1B 74 00     code page PC437                1D 56 01  cut, but for one point
    1D 61 00     no automatic status            0A        print the line
    1B 21 n      style: 08 bold, 10 double height, 20 double width

    10 04 01   how is it      a byte b with b & 93 == 12; 08 offline
    10 04 02   why offline    04 cover open, 20 printing stopped for want of paper, 40 error
    10 04 04   the paper      0C near its end, 60 out
    1D 72 01   the paper, when all before it has been printed: 00, 03 near its end, 0C or 0F out; 20 and 40 undefined
    1D 28 48 06 00 30 30 d1 d2 d3 d4    when all before it has been printed: 37 22 d1 d2 d3 d4 00

The first three are answered immediately at any time, with one byte each and no sign to which of them it belongs. So
they are asked one at a time. 11 and 13 (XON, XOFF) concern the line and are not part of an answer, even in its middle.

A printer with automatic status sends four bytes unasked: one with b & 93 == 10 (08 offline, 20 cover open), and three
with b & 90 == 00 (errors: 08 cutter, 20, 40; paper: 03 near its end, 0C out; undefined). A block, such as the answer
with a process ID, begins with 37, 3B or 5F and ends with 00. Neither is ever mixed with another answer.
"""

import secrets
import string
from collections.abc import Iterator
from enum import Enum, StrEnum
from typing import Final

from kiosk.core.value import value

ASK_PRINTER: Final = bytes.fromhex("10 04 01")
ASK_OFFLINE: Final = bytes.fromhex("10 04 02")
ASK_PAPER: Final = bytes.fromhex("10 04 04")
ASK_DONE: Final = bytes.fromhex("1D 72 01")
RESET: Final = bytes.fromhex("1B 40 1C 2E 1B 74 00 1D 61 00")
LEFT: Final = bytes.fromhex("1B 61 00")
CENTER: Final = bytes.fromhex("1B 61 01")
CUT: Final = bytes.fromhex("1B 64 06 1D 56 01")  # The cutter is six lines above the head.
QUESTIONS: Final = (ASK_PRINTER, ASK_OFFLINE, ASK_PAPER)
DONE_VALUES: Final = frozenset(b"\x00\x03\x0c\x0f")
ID_BYTES: Final = 7
_ID_HEADER: Final = b"\x37\x22"
_ID_SIGNS: Final = string.ascii_letters + string.digits
_FLOW: Final = frozenset(b"\x11\x13")


def process_id(number: bytes) -> bytes:
    """Return the command that makes a printer answer with these four characters when all before it has been printed."""
    return bytes.fromhex("1D 28 48 06 00 30 30") + number


def new_id() -> str:
    """Return a process ID that no slip before it has had, in all likelihood: a printer may answer an old one late."""
    return "".join(secrets.choice(_ID_SIGNS) for _ in range(4))


def style(*, bold: bool = False, high: bool = False, wide: bool = False) -> bytes:
    """Return the command that makes the following text bold, twice as high, twice as wide, or none of these."""
    return bytes((0x1B, 0x21, 0x08 * bold | 0x10 * high | 0x20 * wide))


def has_sign(sign: str) -> bool:
    """Return whether a character is in the printer's code page, and controls nothing."""
    return sign.isprintable() and bool(sign.encode("cp437", "ignore"))


def line(text: str) -> bytes:
    """Return a line of text, all of whose characters the printer has: no text is ever a command."""
    assert all(map(has_sign, text)), "text is put into the printer's signs before it is laid out"
    return text.encode("cp437") + b"\n"


class Problem(StrEnum):
    """The worst thing that a status reports, the worst first."""

    COVER = "cover open"
    OUT = "paper out"
    ERROR = "error"
    OFFLINE = "offline"
    LOW = "paper low"
    NONE = "none"

    @property
    def prints(self) -> bool:
        return self in (Problem.LOW, Problem.NONE)


@value
class EscPosStatus:
    """The state of the printer. `is_answer`: it was asked, and nothing of the question is unanswered."""

    problem: Problem
    is_answer: bool = True


@value
class EscPosDone:
    """A slip has been printed, `paper_out` in the end: the one with this process `id`, or the last one for ""."""

    words: str
    paper_out: bool = False
    id: str = ""


@value
class Next:
    """The next question is due."""

    question: bytes


@value
class EscPosInvalid:
    data: bytes


Message = EscPosStatus | EscPosDone | Next | EscPosInvalid


@value
class RealTime:
    """One byte that answers `10 04 n`."""

    byte: int


@value
class Packet:
    """The four bytes of an automatic status."""

    data: bytes


@value
class Block:
    """A header, an identifier, data, and the 00 that ends it."""

    data: bytes


@value
class Plain:
    """One byte that may answer `1D 72 01`."""

    byte: int


Token = RealTime | Packet | Block | Plain | EscPosInvalid

PACKET_BYTES: Final = 4
MAX_BLOCK: Final = 82  # a header, an identifier, 80 bytes of data
_HEADERS: Final = frozenset(b"\x37\x3b\x5f")


class Tokens:
    """Split a printer's output into whole answers. It holds less than one answer.

    The bits of a byte identify an answer only at its first byte. So the bytes that follow the first byte of a packet or
    a block belong to it, with any values, and a broken one is dropped whole.
    """

    def __init__(self) -> None:
        self._held = bytearray()

    def forget(self) -> None:
        self._held.clear()

    def feed(self, data: bytes) -> Iterator[Token]:
        for byte in data:
            if byte not in _FLOW:
                yield from self._take(byte)

    def _take(self, byte: int) -> Iterator[Token]:
        if self._held and not self._continues(byte):
            yield EscPosInvalid(self._whole())
        if not self._held:
            yield from self._begin(byte)
            return
        self._held.append(byte)
        if self._held[0] in _HEADERS:
            if byte == 0x00:
                yield Block(self._whole())
        elif len(self._held) == PACKET_BYTES:
            yield Packet(self._whole())

    def _begin(self, byte: int) -> Iterator[Token]:
        if byte in _HEADERS or byte & 0x93 == 0x10:
            self._held.append(byte)
        elif byte & 0x93 == 0x12:
            yield RealTime(byte)
        elif byte & 0x90 == 0x00:
            yield Plain(byte)
        else:
            yield EscPosInvalid(bytes((byte,)))

    def _continues(self, byte: int) -> bool:
        """Return whether a byte can belong to the answer that is held."""
        if self._held[0] not in _HEADERS:
            return byte & 0x90 == 0x00
        return byte == 0x00 or (0x20 <= byte <= 0x7E and len(self._held) < MAX_BLOCK)

    def _whole(self) -> bytes:
        whole = bytes(self._held)
        self._held.clear()
        return whole


class Confirming(Enum):
    """A round of status that confirms an answer."""

    NONE = 0
    DUE = 1
    ASKED = 2


ROUNDS: Final = 2  # Rounds of status requests without an answer to a request behind a slip.
ASK_AGAIN: Final = 8  # Ask again after this many times the usual delay.
CONFIRMATIONS: Final = 2  # Answers to `1D 72 01`, in a whole round of status, that prove a slip.


class Answers:
    """Feed it bytes as they come. It holds the answers to the questions asked so far, three bytes at most.

    A printer that answers `PROCESS_ID` says by an ID of ours which slip has been printed: nothing else is a proof then.
    A printer that does not is asked `1D 72 01`, whose answer any noise can look like. So that answer counts only when

    - it is one of the defined values,
    - nothing but whole answers has come since the slip was sent, and the printer never fell silent,
    - a round of status that was asked after it is answered, and then the same question once more.

    Such an answer does not say to which slip it belongs. So after one that was not answered in time the next slip
    waits: another such question is asked, its answer is the last that can come, and where `ROUNDS` of status follow
    without one, every answer has come or is lost.
    """

    def __init__(self) -> None:
        self._tokens = Tokens()
        self._got: list[int] | None = None
        self._probe = b""  # The ID that was asked for, to find out whether the printer answers any.
        self._answers_id: bool | None = None  # None: not known yet
        self._settle()

    def _settle(self) -> None:
        """Reset, because every answer that can arrive has arrived."""
        self._due = False  # Whether a slip still waits for an answer without an ID.
        self._doubtful = False  # Whether noise or silence came since it was sent.
        self._seen: list[int] = []  # The answers to it so far.
        self._confirming = Confirming.NONE
        self._clearing = 0  # Requests sent since the last missing answer; 0 if none is missing.
        self._rounds: int | None = None  # Rounds of status since a late answer; None if there was none.

    @property
    def is_clear(self) -> bool:
        """Return whether the next answer can only be that to a slip which is sent now."""
        return self._answers_id is not None and not self._due

    def clear(self) -> bytes:
        """Return the question whose answer is the last missing one; again, if it was lost itself."""
        if not self._due:
            return b""
        self._clearing += 1
        return ASK_DONE if self._clearing % ASK_AGAIN == 1 else b""

    def ask(self) -> bytes:
        """Begin with the first question, and return it."""
        self._got = []
        return QUESTIONS[0]

    def behind(self, slip_id: str) -> bytes:
        """Return the bytes sent after a slip, to learn when it has been printed."""
        if self._answers_id:
            return process_id(slip_id.encode("ascii"))
        self._settle()
        self._due = True
        return ASK_DONE

    def forget(self) -> None:
        """Reset after the link is gone: the next one may be to another printer."""
        self._tokens.forget()
        self._got, self._probe, self._answers_id = None, b"", None
        self._settle()

    def fall_silent(self) -> None:
        """Handle a missing answer: drop an incomplete one. From now on, only its ID proves a slip."""
        self._tokens.forget()
        self._got, self._probe, self._answers_id = None, b"", None
        self._doubtful = True

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yield the answers in these bytes, in order."""
        for token in self._tokens.feed(data):
            match token:
                case RealTime(byte) if self._got is not None:
                    yield from self._status(byte)
                case Packet(data=packet):
                    problem = _of_packet(packet)
                    self._doubtful |= self._confirming is not Confirming.NONE and not problem.prints
                    yield EscPosStatus(problem, is_answer=False)
                case Block(data=block) if block[:2] == _ID_HEADER and len(block) == ID_BYTES:
                    yield from self._identified(block[2:-1])
                case Plain(byte) if self._due:
                    yield from self._done(byte)
                case RealTime(byte) | Plain(byte):
                    yield self._noise(bytes((byte,)))
                case Block(data=noise) | EscPosInvalid(data=noise):
                    yield self._noise(noise)

    def _noise(self, data: bytes) -> EscPosInvalid:
        self._got, self._doubtful = None, True
        return EscPosInvalid(data)

    def _status(self, byte: int) -> Iterator[Message]:
        assert self._got is not None
        self._got.append(byte)
        if len(self._got) < len(QUESTIONS):
            yield Next(QUESTIONS[len(self._got)])
            return
        problem, self._got = _problem(*self._got), None
        yield EscPosStatus(problem)
        if self._rounds is not None:
            self._rounds += 1
            if self._rounds >= ROUNDS:
                self._settle()
        if self._confirming is Confirming.DUE:
            self._confirming = Confirming.ASKED
            yield Next(self.ask())
        elif self._confirming is Confirming.ASKED:
            self._confirming = Confirming.NONE
            self._doubtful |= not problem.prints
            if not self._doubtful:
                yield Next(ASK_DONE)
        elif self._answers_id is None and problem.prints:
            yield from self._probed()

    def _probed(self) -> Iterator[Message]:
        """Ask for an ID once. A printer that has answered a round of status since then without it has none, it seems.

        A printer without this command takes it for text. The reset behind it clears that before it is printed.
        """
        if not self._probe:
            self._probe = new_id().encode("ascii")
            yield Next(process_id(self._probe) + RESET + self.ask())
        else:
            self._answers_id = False

    def _identified(self, found: bytes) -> Iterator[Message]:
        if found == self._probe:
            self._answers_id = True
        else:
            words = bytes(_ID_HEADER + found + b"\0").hex(" ").upper()
            yield EscPosDone(f"the process ID was answered {words}", id=found.decode("ascii"))

    def _done(self, byte: int) -> Iterator[Message]:
        """Take a byte that looks like an answer to `1D 72 01`."""
        if self._clearing:
            self._rounds = 0  # The late answer to an abandoned slip proves nothing.
        elif byte & ~0x60 not in DONE_VALUES or self._confirming is not Confirming.NONE:
            yield self._noise(bytes((byte,)))
        elif not self._doubtful:
            self._seen.append(byte)
            if byte & 0x0C or len(self._seen) == CONFIRMATIONS:
                words = f"1D 72 01 was answered {bytes(self._seen).hex(' ').upper()}"
                self._settle()
                yield EscPosDone(words, paper_out=bool(byte & 0x0C))
            else:
                # The present round was requested before this answer came: another one is due.
                is_asking = self._got is not None
                self._confirming = Confirming.DUE if is_asking else Confirming.ASKED
                if not is_asking:
                    yield Next(self.ask())


def _problem(printer: int, offline: int, paper: int) -> Problem:
    if offline & 0x04:
        return Problem.COVER
    if offline & 0x20 or paper & 0x60:
        return Problem.OUT
    if offline & 0x40:
        return Problem.ERROR
    if printer & 0x08:
        return Problem.OFFLINE
    return Problem.LOW if paper & 0x0C else Problem.NONE


def _of_packet(packet: bytes) -> Problem:
    printer, error, paper, _ = packet
    if printer & 0x20:
        return Problem.COVER
    if paper & 0x0C:
        return Problem.OUT
    if error & 0x68:
        return Problem.ERROR
    if printer & 0x08:
        return Problem.OFFLINE
    return Problem.LOW if paper & 0x03 else Problem.NONE
