"""Where a table is joined to the floor's server, if its house has one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk.app.options import house_settings

if TYPE_CHECKING:
    from kiosk.floor import LinkEvent
    from kiosk.table import Table


@contextmanager
def linked(table: Table, data: Path) -> Iterator[None]:
    """Push the table's journal to its house's server until the end, where there is one. The screen's loop must run.

    `data` is the folder of the house's records, where what the floor lays down is kept.
    """
    server = table.house.floor_server
    if server is None:
        yield
        return
    from kiosk.core.devices import DeviceState
    from kiosk.floor import FloorLink, FloorNews, KeptVersions, NewsAtTable, Parted
    from kiosk.table import FLOOR_SERVER
    from ui.window.bridge import Bridge

    def hear(event: LinkEvent) -> None:
        if isinstance(event, Parted):
            table.watch.doubt((event.why,))
        elif isinstance(event, FloorNews):
            news.take(event)
            link.has(news.since)
        else:
            table.devices.changed(FLOOR_SERVER, event)
            if event.state is DeviceState.BACKING_OFF and news.as_of:
                table.say(news.as_of)

    def tell() -> None:
        link.tell(table.journal.last_seq())
        link.has(news.since)

    link = FloorLink(server, table.journal.path, table=table.config.id, clock=table.clock)
    news = NewsAtTable(table, KeptVersions(data), house_settings)
    bridge = Bridge(hear)
    table.subscribe(tell)
    link.has(news.since)
    link.start(table.journal.last_seq(), bridge.post)
    try:
        yield
    finally:
        link.stop()
