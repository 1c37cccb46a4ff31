"""Decide whether a badge can be held: the pads ask for one only if a reader works."""

from kiosk.core.devices import DeviceState
from kiosk.table import TableView


def badge_works(table: TableView) -> bool:
    """Return whether the table has a badge reader that is not known to be lost."""
    name = table.config.badge
    if name is None:
        return False
    reader = table.devices.by_name.get(name)
    return reader is None or reader.state in (DeviceState.READY, DeviceState.DEGRADED)
