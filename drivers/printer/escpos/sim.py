"""Emulate an ESC/POS printer, from the published commands. It shares no code with the driver."""

import re
from typing import Final

_NOW: Final = re.compile(rb"\x10\x04(.)", re.DOTALL)
_COMMAND: Final = re.compile(
    rb"\x1b@|\x1b[!Eadt].|\x1c[.&]|\x1d[Var].|\x1d\(H\x06\x00\x30\x30.{4}|[^\x1b\x1c\x1d]", re.DOTALL
)
_LONGEST: Final = 11


class EscPosVoice:
    """A printer with paper in it. `tickets` are the texts that came out, each up to its cut.

    While it `delays`, requests behind a slip are answered later, before the next request. `identifies`: it knows the
    process ID. `automatic`: a switch sets automatic status, after each reset too. `double_byte`: it starts with two
    bytes to a sign.
    """

    def __init__(self, *, identifies: bool = False, automatic: bool = False, double_byte: bool = False) -> None:
        self.tickets: list[str] = []
        self.proves, self.delays = True, False
        self.identifies, self.automatic, self.double_byte = identifies, automatic, double_byte
        self._paper, self._low, self._cover = True, False, False
        self._owed = self._news = b""
        self.power_on()

    def power_on(self) -> None:
        self._buffer = self._paper_text = self._owed = self._news = b""
        self._reset()
        if self.automatic:
            self._news = self._packet()

    def _reset(self) -> None:
        self._line = b""
        self._tells, self._doubles = self.automatic, self.double_byte

    @property
    def paper(self) -> bool:
        return self._paper

    @paper.setter
    def paper(self, there: bool) -> None:
        self._paper = there
        self._tell_change()

    @property
    def low(self) -> bool:
        return self._low

    @low.setter
    def low(self, low: bool) -> None:
        self._low = low
        self._tell_change()

    @property
    def cover(self) -> bool:
        return self._cover

    @cover.setter
    def cover(self, is_open: bool) -> None:
        self._cover = is_open
        self._tell_change()

    def _tell_change(self) -> None:
        if self._tells:
            self._news += self._packet()

    def _packet(self) -> bytes:
        stopped = self._cover or not self._paper
        paper = 0x0F * (not self._paper) | 0x03 * self._low
        return bytes((0x14 | 0x08 * stopped | 0x20 * self._cover, 0x00, paper, 0x0F))

    def answer(self, data: bytes) -> bytes:
        """Handle bytes, and return the output: later events, and the answers to questions."""
        at_once = b"".join(self._status(asked[1][0]) for asked in _NOW.finditer(data))
        self._buffer += _NOW.sub(b"", data)
        self._work()
        said = self._news + at_once + (b"" if self.delays else self._owed)
        self._news, self._owed = b"", self._owed if self.delays else b""
        return said

    def _work(self) -> None:
        """Process the buffer in order, while there is paper under a closed cover."""
        while self._buffer and self._paper and not self._cover:
            command = _COMMAND.match(self._buffer)
            if command is None and len(self._buffer) < _LONGEST:
                return
            # An unknown command is taken for text, without its first byte.
            known = command is not None and (self.identifies or not command[0].startswith(b"\x1d("))
            done = command[0] if command is not None and known else self._buffer[:1]
            self._buffer = self._buffer[len(done) :]
            self._obey(done)

    def _obey(self, command: bytes) -> None:
        match command[:2]:
            case b"\x1b@":
                self._reset()
            case b"\x1c.":
                self._doubles = False
            case b"\x1da":
                self._tells = command[2] != 0
            case b"\x1dr" if self.proves:
                self._owed += bytes((0x03 * self._low,))
            case b"\x1d(" if self.proves:
                self._owed += b"\x37\x22" + command[-4:] + b"\x00"
            case b"\x1dV":
                text = self._paper_text.decode("gb18030" if self._doubles else "cp437", "replace")
                self.tickets.append(text.strip())
                self._paper_text = b""
            case b"\n":
                self._paper_text += self._line + b"\n"
                self._line = b""
            case sign if sign[:1] not in (b"\x1b", b"\x1c", b"\x1d"):
                self._line += sign

    def _status(self, number: int) -> bytes:
        stopped = self._cover or not self._paper
        meaning = {
            1: 0x08 * stopped,
            2: 0x04 * self._cover | 0x20 * (not self._paper),
            4: 0x60 * (not self._paper) | 0x0C * self._low,
        }
        return bytes((0x12 | meaning.get(number, 0),))

    def half(self) -> bytes:
        return b""
