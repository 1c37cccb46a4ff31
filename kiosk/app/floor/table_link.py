"""Connect the parts of a table to its link with the floor server."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kiosk.app.command_line.options import house_settings
from kiosk.app.house.certified import CertifiedHere
from kiosk.core.devices import DeviceState
from kiosk.core.log import program_log
from kiosk.core.text import sentence
from kiosk.floor import (
    AnsweredAtTable,
    ChosenElsewhere,
    ClaimAnswer,
    ConsoleAnswer,
    FloorLink,
    FloorNews,
    KeptVersions,
    LinkEvent,
    NewsAtTable,
    Parted,
    PinBox,
    ScreensExchange,
    ServerChanged,
    StatusBuilder,
)
from kiosk.settings import FILE, ScreenChoices
from kiosk.table import FLOOR_SERVER, FLOOR_SERVER_COPY, Table
from ui.window.bridge import Bridge
from ui.window.soon import Soon

MAX_PICTURE_BYTES: Final = 400_000
STATUS_DELAY_MS: Final = 30
"""Delay after a touch until its status is sent, so that the screen shows the effect first."""


class TableLink:
    """The link of a table. The link runs in its own threads; this object runs in the window's."""

    def __init__(self, table: Table, data: Path, server: str, *, make: Callable[..., FloorLink] = FloorLink) -> None:
        """`make` returns the connection to the server."""
        box = PinBox()
        kept = KeptVersions(data, table.config.id)
        self._table = table
        self._status = StatusBuilder(table, box)
        self._answers = AnsweredAtTable(table, box, self._status)
        self._news = NewsAtTable(table, kept, house_settings)
        choices = table.journal.path.with_name(FILE)
        self._choices = ScreenChoices(choices)
        self._link = make(
            server,
            table.journal.path,
            table=table.config.id,
            clock=table.clock,
            vouch=table.journal.vouch,
            certified=CertifiedHere(data, table.journal.vouch),
            kept=kept.every,
            screens=ScreensExchange(kept, table.clock, here=ScreenChoices(choices).here, vouch=table.journal.vouch),
        )
        self._bridge = Bridge(self._receive)
        self._soon = Soon(self._send_status, STATUS_DELAY_MS)
        self._shown_pictures: set[str] = set()

    def start(self) -> None:
        """Send the status, and begin to push the journal and to receive the floor's events."""
        self._table.subscribe(self._send_changes)
        self._table.watch.copies.add(FLOOR_SERVER_COPY, lambda: self._link.acknowledged)
        self._link.has(self._news.since)
        self._send_status()
        self._link.start(self._table.journal.last_seq(), self._bridge.post)

    def stop(self) -> None:
        """End the link and its threads."""
        self._soon.stop()
        self._link.committed(self._table.journal.last_seq())
        self._link.stop()
        self._bridge.close()

    def _receive(self, event: LinkEvent) -> None:
        """Hand an event of the link to the part of the table that it concerns."""
        table = self._table
        match event:
            case Parted():
                table.watch.doubt((event.why,))
            case ServerChanged():
                table.say(event.why)
            case FloorNews():
                self._news.take(event)
                self._link.has(self._news.since)
            case ChosenElsewhere():
                self._take_choices(event)
            case ConsoleAnswer():
                self._link.taken(event.number, self._answers.done(event))
            case ClaimAnswer():
                table.claims.answered(
                    event.jackpot, is_ours=event.is_ours, table=event.table, hand=event.hand, asked=event.asked
                )
            case _:
                table.devices.changed(FLOOR_SERVER, event)
                if event.state is DeviceState.BACKING_OFF and self._news.as_of:
                    table.say(self._news.as_of)

    def _take_choices(self, found: ChosenElsewhere) -> None:
        for why in found.refused:
            program_log.error("the floor: %s", why)
            self._table.say(why)
        try:
            self._choices.take(found.people)
        except OSError as error:  # It is read again on the next connection.
            program_log.error("the floor: %s", error)
            self._table.say(sentence("Data from the floor server cannot be saved here: {why}", why=error))

    def _send_changes(self) -> None:
        """Send the changes at the table.

        A claim is withdrawn before the end of its hand is sent, and made after the beginning was.
        """
        claims = self._table.claims
        wanted = claims.wanted
        self._link.claim("", (), 0)
        self._link.committed(self._table.journal.last_seq())
        if wanted:
            self._link.claim(claims.laid, wanted, self._table.hand_number)
        self._link.has(self._news.since)
        self._soon.ask()

    def _send_status(self) -> None:
        status = self._status.now()
        self._link.tell_standing(status.to_json())
        for sha256 in (name for call in status.calls for name in call.pictures if name not in self._shown_pictures):
            self._shown_pictures.add(sha256)
            evidence = self._table.camera.evidence
            picture = evidence.picture(sha256) if evidence else None
            if picture is not None and len(picture) <= MAX_PICTURE_BYTES:
                self._link.show(picture)
