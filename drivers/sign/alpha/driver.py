"""An Alpha sign as the jackpot sign.

- It sends nothing back, so *ready* means only that its port is open.
- It keeps its text while it has power, and cannot report that it was off. So its text is sent again every `refresh_s`,
and whenever its port was lost. When the kiosk ends, the sign is cleared.
"""

from typing import Final

from drivers.link import SpeakingLine
from drivers.linked import LinkedDevice
from drivers.port import Parity
from drivers.sign.alpha.wire import MODES, text_file
from drivers.spec import DriverSpec, Number, Seconds, WordKey, as_ns
from kiosk.core.devices import JackpotSign, SignRow, StateChanged


class AlphaSign(LinkedDevice[SpeakingLine]):
    """A `kiosk.core.devices.JackpotSign`."""

    def __init__(self, link: SpeakingLine, *, address: int, mode: str, refresh_ns: int) -> None:
        super().__init__(link)
        link.ends_with(text_file((), address=address, mode=mode))
        self._address = address
        self._mode = mode
        self._refresh_ns = refresh_ns
        self._rows: tuple[SignRow, ...] | None = None
        self._sent: tuple[SignRow, ...] | None = None
        self._sent_ns = 0

    def show(self, rows: tuple[SignRow, ...]) -> None:
        # The link's thread reads this at its next silence, so only the latest rows are sent.
        self._rows = rows

    def link_changed(self, change: StateChanged) -> None:
        self._sent = None
        self._state = change.state
        self._tell(change)

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        self.link_quiet(mono_ns)  # A sign sends nothing of use.

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
