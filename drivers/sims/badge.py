"""Simulate a badge reader: the badge or code held to it, the messages of one make, and a pty that a driver opens."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from drivers.badge.rdm6300.sim import RdmVoice
from drivers.badge.scanner.sim import ScannerVoice
from drivers.pty_emulator import SimDevice


class BadgeVoice(Protocol):
    def badge(self, badge: str, /) -> bytes: ...
    def bad(self, badge: str, /) -> bytes: ...


VOICES: Final[dict[str, Callable[[], BadgeVoice]]] = {"rdm6300": RdmVoice, "scanner": ScannerVoice}


class SimBadge(SimDevice):
    """An emulated badge reader. Each fault is named as on its command line."""

    HELP = """\
show BADGE    hold a badge to the reader, as in: show 0006547886
again         leave it there: it is sent once more
bad BADGE     hold it at the edge of the field: its message is damaged"""

    def __init__(self, kind: str, *, link: Path | None = None) -> None:
        """Open the pty of a reader of `kind`. Raise ValueError for a kind that is not known."""
        if kind not in VOICES:
            raise ValueError(f"{kind!r} is not a badge reader that can be emulated; write {' or '.join(VOICES)}")
        super().__init__("badge", link)
        self._voice = VOICES[kind]()
        self._last = b""

    def show(self, badge: str) -> None:
        self._last = self._voice.badge(badge)
        self.plug.write(self._last)

    def again(self) -> None:
        if not self._last:
            raise ValueError("no badge has been held to the reader yet")
        self.plug.write(self._last)

    def bad(self, badge: str) -> None:
        self.plug.write(self._voice.bad(badge))

    def half(self) -> bytes:
        return self._last[: len(self._last) // 2]

    def obey(self, verb: str, rest: list[str]) -> str | None:
        match verb, rest:
            case "show", [badge]:
                self.show(badge)
            case "again", []:
                self.again()
            case "bad", [badge]:
                self.bad(badge)
            case _:
                return None
        return "sent"
