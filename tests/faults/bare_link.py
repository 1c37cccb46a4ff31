"""A shoe's link without a wire."""

from drivers.frames import Frames
from kiosk.core.devices import DeviceState
from kiosk.table import Table


class BareLink:
    """A line that is always connected. The test gives its bytes to the shoe."""

    def __init__(self, table: Table) -> None:
        self.state = DeviceState.READY
        self.frames = Frames(table.clock)
        self._clock = table.clock

    @property
    def now_ns(self) -> int:
        return self._clock.mono_ns()

    def start(self, listener: object) -> None:
        """Take it that the line is open already."""

    def understood(self) -> None:
        """Take it that a whole message has come: this line never pauses."""
