"""Join a table or a console to the floor server, if its house has one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk.app.command_line.options import house_settings
from kiosk.app.house.house import HOUSE, house_journal, load_staff
from kiosk.settings import Records

if TYPE_CHECKING:
    from kiosk.core.clock import Clock
    from kiosk.floor import NewsAtConsole, Office
    from kiosk.settings import Settings
    from kiosk.staff import Staff
    from kiosk.table import Table


def staff_at_console(settings: Settings, data: Path, clock: Clock) -> Staff:
    """Return the register of a console: if it trusts a publisher, an empty one until their people come.

    Raise ConfigError if it trusts nobody and has none. `data` is the folder of its records.
    """
    from kiosk.floor import KeptVersions

    return load_staff(settings, data, clock, create=bool(KeptVersions(data).trusted))


def laid_at_console(settings: Settings, data: Path, staff: Staff, clock: Clock) -> NewsAtConsole:
    """Return what applies published staff, settings, and locks at a console. `data` is its records folder."""
    from kiosk.floor import KeptVersions, NewsAtConsole

    return NewsAtConsole(
        staff,
        KeptVersions(data),
        house_settings,
        write_to=partial(house_journal, settings, data, clock),
        two=settings.house.two_publish,
    )


def office_here(settings: Settings, data: Path, role: str) -> Office:
    """Return this machine as the one that publishes for its house, signed in as `role`."""
    from kiosk.floor import Office
    from kiosk.journal import load_or_create_key

    records = Records(settings, data, HOUSE)
    return Office(role, records.folder, load_or_create_key(records.key), settings.house.two_publish)


@contextmanager
def linked(table: Table, data: Path) -> Iterator[None]:
    """Connect a table to its house's floor server, if it has one, until the end. The event loop must run.

    It pushes the journal, sends the status, and carries out answers of consoles. `data` is the records folder of the
    house, where published versions are stored.
    """
    server = table.house.floor_server
    if server is None:
        yield
        return
    from kiosk.app.floor.table_link import TableLink

    link = TableLink(table, data, server)
    try:
        link.start()
        yield
    finally:
        link.stop()
