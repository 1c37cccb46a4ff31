"""The voice of an emulated ESC/POS printer, written from the published commands. It shares nothing with the driver."""

from __future__ import annotations

import re
from typing import Final

_ASKED: Final = re.compile(rb"\x10\x04(.)|\x1dr\x01", re.DOTALL)
_COMMAND: Final = re.compile(rb"\x1b[@]|\x1b[!Eadt].|\x1dV.", re.DOTALL)


class EscPosVoice:
    """A printer with paper in it. `tickets` are the texts that came out, each up to its cut.

    While it `delays`, what stands behind a slip is answered later, before whatever is answered next.
    """

    def __init__(self) -> None:
        self.tickets: list[str] = []
        self.paper, self.low, self.cover, self.proves, self.delays = True, False, False, True, False
        self._owed = b""
        self._buffer = b""
        self._held = b""

    def power_on(self) -> None:
        self._buffer = self._held = self._owed = b""

    def answer(self, data: bytes) -> bytes:
        self._held += data
        said, end = b"", 0
        for asked in _ASKED.finditer(self._held):
            self._print(self._held[end : asked.start()])
            end = asked.end()
            if asked[1]:
                said += self._status(asked[1][0])
            elif self.proves and self.paper and not self.cover:
                self._owed += bytes((0x03 * self.low,))
            if not self.delays:
                said, self._owed = said + self._owed, b""
        rest = self._held[end:]
        keep = 2 if rest.endswith((b"\x10\x04", b"\x1dr")) else 1 if rest.endswith((b"\x10", b"\x1d")) else 0
        self._print(rest[: len(rest) - keep])
        self._held = rest[len(rest) - keep :]
        return said

    def _print(self, data: bytes) -> None:
        self._buffer += data
        while self.paper and not self.cover and (cut := re.search(rb"\x1dV.", self._buffer, re.DOTALL)):
            text = _COMMAND.sub(b"", self._buffer[: cut.end()])
            self.tickets.append(text.decode("cp437").strip())
            self._buffer = self._buffer[cut.end() :]

    def _status(self, number: int) -> bytes:
        stopped = self.cover or not self.paper
        meaning = {
            1: 0x08 * stopped,
            2: 0x04 * self.cover | 0x20 * (not self.paper),
            4: 0x60 * (not self.paper) | 0x0C * self.low,
        }
        return bytes((0x12 | meaning.get(number, 0),))

    def half(self) -> bytes:
        return b""
