"""Define the jackpot sign protocol: the text for the players."""

from collections.abc import Callable
from typing import Protocol

from kiosk.core.devices.state import DeviceState, StateChanged
from kiosk.core.value import value


@value
class SignRow:
    """A posted jackpot as players read it: "MEGA", "$25,000". `pending`: its win is being verified."""

    name: str
    amount: str
    pending: bool = False


class JackpotSign(Protocol):
    """A sign that shows the posted jackpots. It cannot report its text."""

    @property
    def state(self) -> DeviceState: ...

    def start(self, on_event: Callable[[StateChanged], None]) -> None:
        """Open the port. `on_event` is called on the driver's thread."""

    def stop(self) -> None:
        """Close the port. Returns when the driver's thread has ended. The sign shows nothing any more."""

    def show(self, rows: tuple[SignRow, ...]) -> None:
        """Show these rows from now on, also after the sign was away. It may be called anywhere."""
