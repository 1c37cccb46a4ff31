"""The states of a table's devices, each by its configured name. Other modules handle their readings.

Devices have their own threads; their listener passes events to the table's thread.
"""

from collections.abc import Callable
from typing import Final

from kiosk.core.devices import FAMILIES, DeviceState, PrinterChanged, PrinterState, StateChanged
from kiosk.core.log import program_log
from kiosk.core.value import value
from kiosk.events import DeviceChanged
from kiosk.settings import TableSettings
from kiosk.table.kernel.kernel import Kernel

_LISTENING: Final = (DeviceState.READY, DeviceState.DEGRADED)

# The floor server is shown like a device, but is in no device list of the house.
FLOOR_SERVER: Final = "floor_server"

# The name of each family of devices in the header.
LABELS: Final = {
    "shoe": "Shoe",
    "badge": "Badges",
    "printer": "Printer",
    "seat_reader": "Seats",
    "sign": "Sign",
    "camera": "Camera",
    FLOOR_SERVER: "Floor",
}


@value
class DeviceShown:
    """A device as the screen shows it: a `label`, its state, the reason in one sentence, and since when (ms since
    1970).

    `said` is the reason in words for a dealer, "" if they are the same.
    """

    label: str
    state: DeviceState | PrinterState
    why: str
    since_ms: int = 0
    said: str = ""

    @property
    def for_dealer(self) -> str:
        """Return the reason in words for a dealer, without ports."""
        return self.said or self.why

    @property
    def is_well(self) -> bool:
        return self.state in (DeviceState.READY, PrinterState.READY)


def device_shown(config: TableSettings, name: str, state: str, why: str) -> DeviceShown:
    """Return a device as the journal tells it."""
    family = next((family for family in FAMILIES if name in (family, config.device(family))), "shoe")
    family = name if name == FLOOR_SERVER else family
    known = {state.value: state for state in (*PrinterState, *DeviceState)}
    return DeviceShown(LABELS[family], known[state], why)


class Devices:
    """The devices of one table. `tester` is offered the events of a tested device; one it takes is of no hand."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self.by_name: dict[str, DeviceShown] = {}
        self._kept: dict[str, DeviceState | PrinterState] = {}  # The state of each device in the journal.
        self.tester: Callable[[object], bool] | None = None

    def name_of(self, family: str) -> str:
        """Return the name of the table's device of a family; if it has none, the family's."""
        return (self._kernel.table_game.config.device(family) if family in FAMILIES else None) or family

    def of(self, family: str) -> DeviceShown | None:
        """Return the table's device of a family as it is, None if nothing was heard of one."""
        return self.by_name.get(self.name_of(family))

    @property
    def hears_floor(self) -> bool:
        """Return whether the floor server answers."""
        floor = self.by_name.get(FLOOR_SERVER)
        return floor is not None and floor.state is DeviceState.READY

    @property
    def hears_shoe(self) -> bool:
        """Return whether the shoe is connected, so that a card that leaves it is reported."""
        shoe = self.by_name.get(self._kernel.table_game.config.shoe or "")
        return shoe is not None and shoe.state in _LISTENING

    def reads(self, family: str) -> bool:
        """Return whether the table's device of a family is ready to read."""
        device = self.of(family)
        return device is not None and device.is_well

    def changed(self, family: str, event: StateChanged | PrinterChanged) -> bool:
        """Record a device's new state, and notify. Return whether it differs from the one before."""
        before = self.of(family)
        self._kernel.receive(lambda: self._note_and_tell(family, event))
        return before is None or before.state is not event.state

    def _note_and_tell(self, family: str, event: StateChanged | PrinterChanged) -> None:
        self.note(family, event)
        self._kernel.notify()

    def note(self, family: str, event: StateChanged | PrinterChanged) -> bool:
        """Record a device's new state; the caller notifies. Return whether the journal had another one.

        Raise JournalError if it cannot be stored: the screen shows it all the same.
        """
        kernel, name = self._kernel, self.name_of(family)
        before = self.by_name.get(name)
        if before is None or before.state is not event.state:
            program_log.info("%s: %s", name, event.state.value)
            since_ms = kernel.clock.now_ms()
        else:
            since_ms = before.since_ms
        said = event.said if isinstance(event, PrinterChanged) else ""
        self.by_name[name] = DeviceShown(LABELS[family], event.state, event.why, since_ms, said)
        if self._kept.get(name) is event.state:
            return False
        kernel.commit(DeviceChanged(device=name, state=event.state.value, why=event.why), actor="kiosk")
        kernel.afterwards(lambda: self._kept.update({name: event.state}))
        return True

    def has_tested(self, event: object) -> bool:
        """Offer an event to the running self test. Return whether it took it."""
        taken = self.tester is not None and self.tester(event)
        if taken:
            self._kernel.notify()
        return taken

    def sign_event(self, event: StateChanged) -> None:
        """Handle an event of the players' sign."""
        self.changed("sign", event)
