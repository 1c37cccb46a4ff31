"""Where a table is joined to the floor's server, if its house has one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kiosk.floor import LinkEvent
    from kiosk.table import Table


@contextmanager
def linked(table: Table) -> Iterator[None]:
    """Push the table's journal to its house's server until the end, where there is one. The screen's loop must run."""
    server = table.house.floor_server
    if server is None:
        yield
        return
    from kiosk.floor import FloorLink, Parted
    from kiosk.table import FLOOR_SERVER
    from ui.window.bridge import Bridge

    def hear(event: LinkEvent) -> None:
        if isinstance(event, Parted):
            table.watch.doubt((event.why,))
        else:
            table.devices.changed(FLOOR_SERVER, event)

    def tell() -> None:
        link.tell(table.journal.last_seq())

    link = FloorLink(server, table.journal.path, table=table.config.id, clock=table.clock)
    bridge = Bridge(hear)
    table.subscribe(tell)
    link.start(table.journal.last_seq(), bridge.post)
    try:
        yield
    finally:
        link.stop()
