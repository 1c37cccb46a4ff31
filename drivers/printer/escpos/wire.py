"""ESC/POS: the commands that a slip is printed with, and status from bytes to answers. No I/O.

    1B 40        reset                          1B 61 n   align: 00 left, 01 centre
    1B 74 00     code page PC437                1B 64 n   print, and feed n lines
    1B 21 n      style: 08 bold, 10 double      1D 56 01  cut, but for one point
                 height, 20 double width        0A        print the line

    10 04 01   how is it      a byte b with b & 93 == 12; 08 offline
    10 04 02   why offline    04 cover open, 20 printing stopped for want of paper, 40 error
    10 04 04   the paper      0C near its end, 60 out
    1D 72 01   the paper, when all before it has been printed: a byte b with b & 90 == 00; 0C out

The first three are answered at once, whatever else goes on, with one byte each and nothing that says to which of them
it belongs. So they are asked one at a time. 11 and 13 (XON, XOFF) speak of the line and are no answer.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from kiosk.core.frozen import frozen

ASK_PRINTER: Final = bytes.fromhex("10 04 01")
ASK_OFFLINE: Final = bytes.fromhex("10 04 02")
ASK_PAPER: Final = bytes.fromhex("10 04 04")
ASK_DONE: Final = bytes.fromhex("1D 72 01")
RESET: Final = bytes.fromhex("1B 40 1B 74 00")
LEFT: Final = bytes.fromhex("1B 61 00")
CENTRE: Final = bytes.fromhex("1B 61 01")
CUT: Final = bytes.fromhex("1B 64 06 1D 56 01")  # the cutter sits six lines above the head
QUESTIONS: Final = (ASK_PRINTER, ASK_OFFLINE, ASK_PAPER)
_FLOW: Final = frozenset(b"\x11\x13")


def style(*, bold: bool = False, high: bool = False, wide: bool = False) -> bytes:
    """Return what makes the letters from here on bold, twice as high, twice as wide, or none of these."""
    return bytes((0x1B, 0x21, 0x08 * bold | 0x10 * high | 0x20 * wide))


def has_sign(sign: str) -> bool:
    """Say whether a sign stands in the printer's code page, and steers nothing."""
    return sign.isprintable() and bool(sign.encode("cp437", "ignore"))


def line(text: str) -> bytes:
    """Return a line of text, all of whose signs the printer has: no text is ever a command."""
    assert all(map(has_sign, text)), "text is put into the printer's signs before it is laid out"
    return text.encode("cp437") + b"\n"


class Problem(StrEnum):
    """What the answers to the three questions come to, the worst first."""

    COVER = "cover open"
    OUT = "paper out"
    ERROR = "error"
    OFFLINE = "offline"
    LOW = "paper low"
    NONE = "none"


@frozen
class EscPosStatus:
    problem: Problem


@frozen
class EscPosDone:
    """The last slip that was sent has been printed, `paper_out` in the end."""

    byte: int
    paper_out: bool


@frozen
class Next:
    """The next question is due."""

    question: bytes


@frozen
class EscPosInvalid:
    byte: int


Message = EscPosStatus | EscPosDone | Next | EscPosInvalid


ROUNDS: Final = 2  # of status, in which nothing that stands behind a slip is answered any more
ASK_AGAIN: Final = 8  # after so many times that it would be due


class Answers:
    """Feed it bytes as they come. It holds the answers to the questions asked so far, three bytes at most.

    What stands behind a slip is answered in order, and nothing in an answer says to which slip it belongs. So after one
    that was not answered in time the next slip waits: another such question is asked, its answer is the last that can
    come, and where `ROUNDS` of status follow without one, every answer has come or is lost.
    """

    def __init__(self) -> None:
        self._got: list[int] | None = None
        self._due = False  # a slip has not been answered yet
        self._clearing = 0  # how often it was asked for the last of the answers that are missing; 0 while none is
        self._rounds: int | None = None  # of status since a late answer; None while none has come

    @property
    def is_clear(self) -> bool:
        """Say whether the next answer can only be that to a slip which is sent now."""
        return not self._due

    def clear(self) -> bytes:
        """Return the question whose answer is the last of those that are missing; again, where it got lost itself."""
        self._clearing += 1
        return ASK_DONE if self._clearing % ASK_AGAIN == 1 else b""

    def ask(self) -> bytes:
        """Begin with the first question, and return it."""
        self._got = []
        return QUESTIONS[0]

    def expect_done(self) -> None:
        """A slip was sent, with `ASK_DONE` behind it."""
        self._due = True

    def forget(self) -> None:
        self._got = None
        self._settle()

    def _settle(self) -> None:
        """Every answer that can come has come."""
        self._due, self._clearing, self._rounds = False, 0, None

    def feed(self, data: bytes) -> list[Message]:
        """Return what these bytes answer, in order."""
        return [message for byte in data for message in self._take(byte)]

    def _take(self, byte: int) -> list[Message]:
        if byte in _FLOW:
            return []
        if byte & 0x93 == 0x12 and self._got is not None:
            self._got.append(byte)
            if len(self._got) < len(QUESTIONS):
                return [Next(QUESTIONS[len(self._got)])]
            status, self._got = EscPosStatus(_problem(*self._got)), None
            if self._rounds is not None:
                self._rounds += 1
                if self._rounds >= ROUNDS:
                    self._settle()
            return [status]
        if byte & 0x90 == 0 and self._due:
            if self._clearing:
                self._rounds = 0
                return []  # the late answer to a slip that was given up proves nothing
            self._settle()
            return [EscPosDone(byte, paper_out=bool(byte & 0x0C))]
        self._got = None
        return [EscPosInvalid(byte)]


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
