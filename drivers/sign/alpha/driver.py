"""An Alpha sign as the jackpot sign.

- Nothing comes back from it, so *ready* means that its port is open, and no more.
- It forgets nothing while it has power, and cannot say that it was off. So what it shows is sent again every
  `refresh_s`, and whenever its port was lost. When the kiosk ends, the sign is cleared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drivers.link import SpeakingLine
from drivers.port import Parity
from drivers.sign.alpha.wire import MODES, text_file
from drivers.spec import DriverSpec, Number, Seconds, WordKey, as_ns
from kiosk.core.devices import DeviceState, Frame, JackpotSign, SignRow, StateChanged
from kiosk.core.text import EMPTY, Text


class AlphaSign:
    """A `kiosk.core.devices.JackpotSign`."""

    def __init__(self, link: SpeakingLine, *, address: int, mode: str, refresh_ns: int) -> None:
        self._link = link
        link.ends_with(text_file((), address=address, mode=mode))
        self._address = address
        self._mode = mode
        self._refresh_ns = refresh_ns
        self._on_event: Callable[[StateChanged], None] | None = None
        self._rows: tuple[SignRow, ...] | None = None
        self._sent: tuple[SignRow, ...] | None = None
        self._sent_ns = 0

    @property
    def state(self) -> DeviceState:
        return self._link.state

    def start(self, on_event: Callable[[StateChanged], None]) -> None:
        self._on_event = on_event
        self._link.start(self)

    def stop(self) -> None:
        self._link.stop()

    def last_frames(self) -> tuple[Frame, ...]:
        """Return what went over the link lately, oldest first; see `kiosk.core.devices.Traced`."""
        return self._link.frames.last()

    def opened_as(self) -> str:
        return self._link.opened_as

    def looks_like(self) -> Text:
        return EMPTY  # it has nothing to say

    def show(self, rows: tuple[SignRow, ...]) -> None:
        # One reference, taken by the link's thread at its next silence: the last one shown wins.
        self._rows = rows

    def link_changed(self, change: StateChanged) -> None:
        self._sent = None
        assert self._on_event is not None, "a link reports only after it was started"
        self._on_event(change)

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        self.link_quiet(mono_ns)  # whatever it is, a sign has nothing to say

    def link_quiet(self, mono_ns: int) -> None:
        rows = self._rows
        if rows is not None and (rows != self._sent or mono_ns - self._sent_ns >= self._refresh_ns):
            self._sent, self._sent_ns = rows, mono_ns
            self._link.write(text_file(rows, address=self._address, mode=self._mode))


def _open(link: SpeakingLine, *, address: int, mode: str, refresh_s: float) -> JackpotSign:
    return AlphaSign(link, address=address, mode=mode, refresh_ns=as_ns(refresh_s))


ALPHA: Final = DriverSpec(
    device=_open,
    link=SpeakingLine,
    baud=4800,
    parity=Parity.EVEN,
    data_bits=7,
    stop_bits=2,
    settings={
        "address": Number(0, least=0, most=255),
        "mode": WordKey("rotate", tuple(MODES)),
        "refresh_s": Seconds(300, least=10, most=86_400),
    },
)
