"""What a table hears from its devices other than the shoe and the camera: badges, slips, seat readers, the sign.

They have threads of their own, and are moved to the table's by whoever listens to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kiosk.core.clock import Clock
from kiosk.core.devices import (
    BadgeEvent,
    BadgeRead,
    DeviceState,
    PrinterChanged,
    SeatCards,
    SeatEvent,
    SlipEvent,
    StateChanged,
)
from kiosk.core.errors import KioskError
from kiosk.core.text import Sentence, Text, listed, text
from kiosk.procedure import Cards, Confirm, Done, Layout
from kiosk.settings import HouseSettings
from kiosk.staff import Person, Staff
from kiosk.table.log import Deal, TableLog
from kiosk.table.lying import LyingCheck, not_at_seat
from kiosk.table.shoe import LABELS, TableShoe
from kiosk.table.zones import words_of

NOBODYS_BADGE = text("Nobody on the staff has that badge: choose your name.")
DISAGREE = text("A card lies at seat {seats} that was not dealt there: look, or call the floor if it lies face down.")
ZONES_DISAGREE = text("The camera sees other cards than were dealt: {zones}. Look, and correct a misread card.")


def disagreement(seats: Sequence[int]) -> Text:
    """Return what the dealer is told. No card is named: it may lie face down."""
    return DISAGREE._replace(values={"seats": listed(seats)})


def zones_disagreement(layout: Layout, zones: Sequence[str]) -> Text:
    """Return what the dealer is told where the camera sees what was not dealt."""
    return ZONES_DISAGREE._replace(values={"zones": listed([words_of(layout, zone) for zone in zones])})


class TableDevices(TableShoe):
    """A table that hears its devices."""

    def __init__(
        self, *, deals: Sequence[Deal], house: HouseSettings, staff: Staff, log: TableLog, clock: Clock
    ) -> None:
        self._badge_readers: list[Callable[[Person], None]] = []
        self._seat_check: LyingCheck[int] = LyingCheck(not_at_seat)
        super().__init__(deals=deals, house=house, staff=staff, log=log, clock=clock)
        self.camera.seats = self._seat_check
        self.subscribe(self._check_lying)

    def badge_event(self, event: BadgeEvent) -> None:
        """Take what a badge reader reports. A badge names a person and proves nothing: it signs nothing by itself."""
        match event:
            case BadgeRead() if self._tested(event):
                pass
            case BadgeRead(badge):
                person = self.staff.with_badge(badge)
                if person is None:
                    self.notice = Sentence(NOBODYS_BADGE)
                    self._tell()
                    return
                for listener in self._badge_readers:
                    listener(person)
            case StateChanged():
                self.device_event(self.config.badge or "badge", LABELS["badge"], event)

    def on_badge(self, callback: Callable[[Person], None]) -> None:
        """Call back with whoever holds a badge to the table's reader."""
        self._badge_readers.append(callback)

    def printer_event(self, event: SlipEvent) -> None:
        """Take what the slip printer reports."""
        if isinstance(event, PrinterChanged):
            self.device_event(self.config.printer or "printer", LABELS["printer"], event)
        if not self._tested(event):
            self.payouts.printer_event(event)

    def seat_event(self, event: SeatEvent) -> None:
        """Take what the seat readers report. What they see is shown nowhere: cards may lie face down."""
        match event:
            case SeatCards():
                self._tested(event)
                self._seat_check.see(event.seat, event.cards, event.foreign)
                self._check_lying()
            case StateChanged(state=state):
                if state is not DeviceState.READY:
                    self._seat_check.forget()
                self.device_event(self.config.seat_reader or "seat_reader", LABELS["seat_reader"], event)

    def _check_lying(self) -> None:
        """Have the dealer look where a card lies that was not dealt there; not where cards are on their way."""
        if self._state.hand is None:
            return
        prompt, now_ns = self.round.prompt, self.clock.mono_ns()
        self.camera.wait_for_clearing(now_ns)
        if not self.seats_doubted and not isinstance(prompt, Cards):
            seats = self._seat_check.disagreeing(self.round.felt, now_ns)
            if seats:
                self._doubt("seats_disagreed", {"seats": list(seats), "why": str(disagreement(seats))})
        if not self.zones_doubted:
            zones = self.camera.disagreeing(now_ns)
            if zones and not self._is_clearing():
                self._doubt(
                    "zones_disagreed",
                    {"zones": list(zones), "why": str(zones_disagreement(self.round.felt.layout, zones))},
                )

    def _is_clearing(self) -> bool:
        """Say whether the table is being cleared, so that cards may lie anywhere."""
        return isinstance(self.round.prompt, Confirm) and self.round.ended_by(Done()) is not None

    def _doubt(self, kind: str, body: dict[str, Any]) -> None:
        try:
            self._write(kind, body, actor="kiosk", in_hand=True)
        except KioskError as error:
            self.notice = error.message
        else:
            self._tell()

    @property
    def seats_doubted(self) -> tuple[int, ...]:
        """Return the seats at which the dealer must look, as a card lies there that was not dealt there."""
        return self._state.seats_doubted

    @property
    def zones_doubted(self) -> tuple[str, ...]:
        """Return the zones at which the dealer must look, as the camera sees another card than was dealt there."""
        return self._state.zones_doubted

    @property
    def doubt(self) -> Text | None:
        """Return why the dealer must look at the cards, None where no reader and no camera says that."""
        if self.seats_doubted:
            return disagreement(self.seats_doubted)
        return zones_disagreement(self.round.felt.layout, self.zones_doubted) if self.zones_doubted else None

    @property
    def partial(self) -> bool:
        return self.doubt is not None or super().partial

    def confirm_cards(self) -> None:
        if self.doubt is not None:
            self._ready()
        if self.seats_doubted:
            self._write("seats_confirmed", {}, actor=self._touch().actor, in_hand=True)
            self._seat_check.confirm()
        if self.zones_doubted:
            self._write("zones_confirmed", {}, actor=self._touch().actor, in_hand=True)
            self.camera.check.confirm()
        if super().partial:
            super().confirm_cards()
        else:
            self._changed()

    def sign_event(self, event: StateChanged) -> None:
        """Take what the players' sign reports."""
        self.device_event(self.config.sign or "sign", LABELS["sign"], event)
