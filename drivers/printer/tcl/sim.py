"""Emulate a TCL printer, from the published commands. It shares no code with the driver."""

import re
from typing import Final

_COMMAND: Final = re.compile(rb"\x05|\^C\|\^|\^P\|([^^]*)\|\^")


class TclVoice:
    """A printer with paper in it. `tickets` are the fields of each that came out."""

    def __init__(self) -> None:
        self.tickets: list[str] = []
        self.paper, self.low, self.cover, self.proves = True, False, False, True
        self._validated = False
        self._held = b""

    def power_on(self) -> None:
        self._validated = False
        self._held = b""

    def answer(self, data: bytes) -> bytes:
        self._held += data
        said, end = b"", 0
        for command in _COMMAND.finditer(self._held):
            end = command.end()
            if command[0] == b"\x05":
                said += self._status()
            elif command[0] == b"^C|^":
                self._validated = False
            elif self.paper and not self.cover:
                fields = command[1].decode("ascii").split("|")
                self.tickets.append("\n".join(map(_unescaped, fields[2:])))
                self._validated = self.proves
        self._held = self._held[end:][-65536:]
        return said

    def _status(self) -> bytes:
        first = 0x40 | 0x08 * self.cover | 0x04 * (not self.paper)
        flags = (first, 0x40, 0x40, 0x40 | self.low, 0x40 | 0x20 * self._validated)
        return b"*S|0|GURUSAG18|" + b"".join(bytes((flag,)) + b"|" for flag in flags) + b"P1|*"

    def half(self) -> bytes:
        return self._status()[:14]


def _unescaped(field: str) -> str:
    return field.replace("~124", "|").replace("~094", "^").replace("~126", "~")
