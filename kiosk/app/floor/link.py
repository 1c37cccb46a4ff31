"""Join a table or a console to the floor server, if its house has one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kiosk.app.command_line.options import house_settings
from kiosk.app.house.certified import CertifiedHere
from kiosk.app.house.house import HOUSE, house_journal, load_staff
from kiosk.settings import Records

if TYPE_CHECKING:
    from kiosk.core.clock import Clock
    from kiosk.floor import LinkEvent, NewsAtConsole, Office
    from kiosk.settings import Settings
    from kiosk.staff import Staff
    from kiosk.table import Table

MOST_BYTES: Final = 400_000  # of a picture that a console is shown
STAND_MS: Final = 30  # after a touch, so that its effect is on the screen before the floor hears of it


def staff_at_console(settings: Settings, data: Path, clock: Clock) -> Staff:
    """Return the register of a console: where it trusts who publishes, an empty one until their people come.

    Raise ConfigError where it trusts nobody and has none. `data` is the folder of its records.
    """
    from kiosk.floor import KeptVersions

    return load_staff(settings, data, clock, create=bool(KeptVersions(data).trusted))


def laid_at_console(settings: Settings, data: Path, staff: Staff, clock: Clock) -> NewsAtConsole:
    """Return what takes people, settings and locks for a console. `data` is the folder of its records."""
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
    """Join a table to its house's server until the end, where there is one. The screen's loop must run.

    Its journal is pushed, its status goes to the floor, and answers of consoles to its calls are carried out. `data` is
    the folder of the house's records, where what the floor lays down is kept.
    """
    server = table.house.floor_server
    if server is None:
        yield
        return
    from kiosk.core.devices import DeviceState
    from kiosk.floor import (
        AnsweredAtTable,
        ClaimAnswer,
        ConsoleAnswer,
        FloorLink,
        FloorNews,
        KeptVersions,
        NewsAtTable,
        Parted,
        PinBox,
        ServerChanged,
        StatusBuilder,
    )
    from kiosk.table import FLOOR_SERVER, FLOOR_SERVER_COPY
    from ui.window.bridge import Bridge
    from ui.window.soon import Soon

    box = PinBox()
    status = StatusBuilder(table, box)
    shown: set[str] = set()
    answers = AnsweredAtTable(table, box, status)

    def hear(event: LinkEvent) -> None:
        match event:
            case Parted():
                table.watch.doubt((event.why,))
            case ServerChanged():
                table.say(event.why)
            case FloorNews():
                news.take(event)
                link.has(news.since)
            case ConsoleAnswer():
                link.taken(event.number, answers.done(event))
            case ClaimAnswer():
                table.claims.answered(
                    event.jackpot, is_ours=event.is_ours, table=event.table, hand=event.hand, asked=event.asked
                )
            case _:
                table.devices.changed(FLOOR_SERVER, event)
                if event.state is DeviceState.BACKING_OFF and news.as_of:
                    table.say(news.as_of)

    def tell() -> None:
        wanted = table.claims.wanted
        link.claim(table.claims.laid if wanted else "", wanted, table.hand_number)
        link.tell(table.journal.last_seq())  # A hand has no claim once its end was sent.
        link.has(news.since)
        soon.ask()

    def stand() -> None:
        now = status.now()
        link.tell_standing(now.to_json())
        for sha256 in (name for call in now.calls for name in call.pictures if name not in shown):
            shown.add(sha256)
            picture = table.camera.evidence.picture(sha256) if table.camera.evidence else None
            if picture is not None and len(picture) <= MOST_BYTES:
                link.show(picture)

    certified = CertifiedHere(data, table.journal.vouch)
    kept = KeptVersions(data, table.config.id)
    link = FloorLink(
        server,
        table.journal.path,
        table=table.config.id,
        clock=table.clock,
        vouch=table.journal.vouch,
        certified=certified,
        kept=kept.every,
    )
    news = NewsAtTable(table, kept, house_settings)
    bridge = Bridge(hear)
    soon = Soon(stand, STAND_MS)
    table.subscribe(tell)
    table.watch.copies.add(FLOOR_SERVER_COPY, lambda: link.acknowledged)
    link.has(news.since)
    stand()
    link.start(table.journal.last_seq(), bridge.post)
    try:
        yield
    finally:
        soon.stop()
        link.stop()
        bridge.close()
