"""Join a table, a console, or training to the configured devices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

from kiosk.core.devices import FAMILIES
from kiosk.core.errors import KioskError

if TYPE_CHECKING:
    from kiosk.core.clock import Clock
    from kiosk.diagnostics import Diagnostics
    from kiosk.settings import DeviceSettings, Settings
    from kiosk.table import Table
    from kiosk.training import School


@contextmanager
def connected(table: Table, settings: Settings, diagnostics: Diagnostics) -> Iterator[None]:
    """Connect a table to each device in its configuration until the end. The screen's loop must run."""
    from drivers.kinds import open_device
    from kiosk.settings import camera_folders
    from kiosk.table import Board, EvidenceFolder
    from ui.slip_pdf import SpokenSlips
    from ui.window.bridge import Bridge

    takes: dict[str, Callable[[Any], None]] = {
        "shoe": table.shoe.event,
        "badge": table.people.badge_event,
        "printer": table.slips.printer_event,
        "seat_reader": table.doubts.seat_event,
        "sign": table.devices.sign_event,
        "camera": table.camera.event,
    }
    set_up, evidence = camera_folders(table.journal.path.parent)
    assert set(takes) == set(FAMILIES)
    with ExitStack() as stack:
        for family, take in takes.items():
            name = table.config.device(family)
            if name is None:
                continue
            device = open_device(family, settings.devices[family][name].entry, table.clock, folder=set_up)
            diagnostics.watch(
                name,
                device,
                knows_cards=family not in ("badge", "printer", "sign"),
                receives_money=family == "printer",
                names_people=family == "badge",
            )
            if family == "camera":
                table.camera.connect(EvidenceFolder(evidence), device)
            device.start(Bridge(take).post)
            stack.callback(device.stop)
            if family == "printer":
                table.slips.connect(SpokenSlips(device))
            elif family == "sign":
                stack.callback(Board(table, device.show).close)
        yield


@contextmanager
def reading_badges(settings: Settings, name: str, clock: Clock, take: Callable[[Any], None]) -> Iterator[None]:
    """Connect a console to its badge reader, "" for none. The screen’s loop must run. Raise KioskError if unknown."""
    from drivers.kinds import open_device
    from ui.window.bridge import Bridge

    if not name:
        yield
        return
    device = open_device("badge", badge_reader(settings, name).entry, clock)
    device.start(Bridge(take).post)
    try:
        yield
    finally:
        device.stop()


def badge_reader(settings: Settings, name: str) -> DeviceSettings:
    """Return the badge reader of this name. Raise KioskError if there is none."""
    known = settings.devices["badge"]
    if not known:
        raise KioskError("reader", "No badge reader is configured: add one to devices.toml.")
    if name not in known:
        raise KioskError(
            "reader", "Unknown badge reader {name}: choose from {known}.", name=name, known=", ".join(known)
        )
    return known[name]


@contextmanager
def practicing(school: School, take: Callable[[Any], None]) -> Iterator[None]:
    """Pass the events of the table's shoe, and of no other device, to training. The event loop must run."""
    from drivers.kinds import open_device
    from ui.window.bridge import Bridge

    device = open_device("shoe", school.settings.devices["shoe"][school.shoe].entry, school.clock)
    device.start(Bridge(take).post)
    try:
        yield
    finally:
        device.stop()
