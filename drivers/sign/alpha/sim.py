"""An emulated Alpha sign, from the published frame. It shares no code with the driver."""

import re
from pathlib import Path
from typing import Final

from drivers.pty_emulator import SimDevice

_FRAME: Final = re.compile(rb"\x00{5}\x01Z([0-9A-F]{2})\x02AA\x1b([ \"&0])([a-z])([^\x04]*)\x04")
_COLOR: Final = re.compile(rb"\x1c.")


class SimSign(SimDevice):
    """A sign that shows the text of the last whole frame that it was sent, "" before the first."""

    HELP = "look          say what the sign shows"

    def __init__(self, kind: str = "alpha", *, link: Path | None = None) -> None:
        if kind != "alpha":
            raise ValueError(f"{kind!r} is not a sign that can be emulated; write alpha")
        super().__init__("sign", link)
        self.text = ""
        self.frames = 0
        self._held = b""

    def answer(self, data: bytes) -> bytes:
        self._held = (self._held + data)[-4096:]
        for frame in _FRAME.finditer(self._held):
            self.frames += 1
            self.text = _COLOR.sub(b"", frame[4]).decode("ascii").replace("\r", "\n")
        self._held = self._held[self._held.rfind(b"\x04") + 1 :]
        return b""

    def obey(self, verb: str, rest: list[str]) -> str | None:
        return (self.text or "nothing") if (verb, rest) == ("look", []) else None
