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

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

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


def line(text: str) -> bytes:
    """Return a line of text. What is no printable ASCII becomes a question mark: no text is ever a command."""
    return bytes(ord(one) if " " <= one <= "~" else ord("?") for one in text) + b"\n"


class Problem(StrEnum):
    """What the answers to the three questions come to, the worst first."""

    COVER = "cover open"
    OUT = "paper out"
    ERROR = "error"
    OFFLINE = "offline"
    LOW = "paper low"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Status:
    problem: Problem


@dataclass(frozen=True, slots=True)
class Done:
    """The last slip that was sent has been printed, `paper_out` in the end."""

    byte: int
    paper_out: bool


@dataclass(frozen=True, slots=True)
class Next:
    """The next question is due."""

    question: bytes


@dataclass(frozen=True, slots=True)
class Invalid:
    byte: int


Message = Status | Done | Next | Invalid


class Answers:
    """Feed it bytes as they come. It holds the answers to the questions asked so far, three bytes at most."""

    def __init__(self) -> None:
        self._got: list[int] | None = None
        self._due = 0  # how many slips have not been answered yet

    def ask(self) -> bytes:
        """Begin with the first question, and return it."""
        self._got = []
        return QUESTIONS[0]

    def expect_done(self) -> None:
        """A slip was sent, with `ASK_DONE` behind it."""
        self._due += 1

    def forget(self) -> None:
        self._got = None
        self._due = 0

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
            status, self._got = Status(_problem(*self._got)), None
            return [status]
        if byte & 0x90 == 0 and self._due:
            self._due -= 1
            # The late answer to a slip that was given up proves nothing about the one behind it.
            return [] if self._due else [Done(byte, paper_out=bool(byte & 0x0C))]
        self._got = None
        return [Invalid(byte)]


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
