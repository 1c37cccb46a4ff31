"""Emulate a slip printer of one make on a pty that a driver opens: its protocol, its paper, and its cover."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from drivers.printer.escpos.sim import EscPosVoice
from drivers.printer.tcl.sim import TclVoice
from drivers.pty_emulator import SimDevice


class PrinterVoice(Protocol):
    tickets: list[str]
    paper: bool
    low: bool
    cover: bool
    proves: bool

    def power_on(self) -> None: ...
    def answer(self, data: bytes, /) -> bytes: ...
    def half(self) -> bytes: ...


VOICES: Final[dict[str, Callable[[], PrinterVoice]]] = {"escpos": EscPosVoice, "tcl": TclVoice}


class SimPrinter(SimDevice):
    """An emulated slip printer. `voice.tickets` are the slips that came out."""

    HELP = """\
paper, low, out   put paper in, make it run low, take it out
open, close       open the cover, close it
proof, no-proof   confirm each printed slip, or none
slips             show the slips that came out"""

    def __init__(self, kind: str, *, link: Path | None = None) -> None:
        """Open the pty of a printer of `kind`. Raise ValueError for an unknown kind."""
        if kind not in VOICES:
            raise ValueError(f"{kind!r} is not a printer that can be emulated; write {' or '.join(VOICES)}")
        super().__init__("printer", link)
        self.voice = VOICES[kind]()

    def answer(self, data: bytes) -> bytes:
        return self.voice.answer(data)

    def boot(self) -> bytes:
        self.voice.power_on()
        return b""

    def half(self) -> bytes:
        return self.voice.half()

    def obey(self, verb: str, rest: list[str]) -> str | None:
        voice = self.voice
        match verb, rest:
            case "paper" | "low" | "out", []:
                voice.paper, voice.low = verb != "out", verb == "low"
            case "open" | "close", []:
                voice.cover = verb == "open"
            case "proof" | "no-proof", []:
                voice.proves = verb == "proof"
            case "slips", []:
                return "\n\n".join(voice.tickets) or "none"
            case _:
                return None
        return "done"
