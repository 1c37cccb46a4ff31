"""What a table hears from its shoe, and the states of all its devices.

They have threads of their own, and are moved to the table's by whoever listens to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.clock import Clock
from kiosk.core.devices import (
    FAMILIES,
    CardRead,
    CardUnread,
    DeviceState,
    PrinterChanged,
    PrinterState,
    ShoeAlarm,
    ShoeEvent,
    StateChanged,
)
from kiosk.core.errors import KioskError, Refused
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, text
from kiosk.procedure import Cards
from kiosk.settings import HouseSettings, TableSettings
from kiosk.staff import Staff
from kiosk.table.camera import CameraCards
from kiosk.table.core import TableCore
from kiosk.table.log import Deal, TableLog

_LISTENING = (DeviceState.READY, DeviceState.DEGRADED)
_AWAY = (DeviceState.ABSENT, DeviceState.BACKING_OFF)
_DAMAGED = "damaged"  # the alarm of a shoe that has sent something that may have been a card


@dataclass(frozen=True, slots=True)
class Device:
    """A device as the screen shows it: a `label`, its state, why, in one sentence, and since when (ms since 1970)."""

    label: str
    state: DeviceState | PrinterState
    why: str
    since_ms: int = 0

    @property
    def is_well(self) -> bool:
        return self.state in (DeviceState.READY, PrinterState.READY)


# What each family of devices is called on the header.
LABELS: Final = {
    "shoe": "Shoe",
    "badge": "Badges",
    "printer": "Printer",
    "seat_reader": "Seats",
    "sign": "Sign",
    "camera": "Camera",
}


def device_as_told(config: TableSettings, name: str, state: str, why: str) -> Device:
    """Return a device as the journal tells it."""
    family = next((family for family in FAMILIES if name in (family, config.device(family))), "shoe")
    known = {one.value: one for one in (*PrinterState, *DeviceState)}
    return Device(LABELS[family], known[state], why)


class TableShoe(TableCore):
    """A table that hears its devices. They are known by name; `alarm` is what the shoe says is wrong.

    `tester` is offered what devices report while one is tested; what it takes belongs to no hand.
    """

    _unread_at: tuple[int, int] | None = None

    def __init__(
        self, *, deals: Sequence[Deal], house: HouseSettings, staff: Staff, log: TableLog, clock: Clock
    ) -> None:
        super().__init__(deals=deals, house=house, staff=staff, log=log, clock=clock)
        self.devices: dict[str, Device] = {}
        self.alarm = ""
        self.camera = CameraCards(self)
        self.tester: Callable[[object], bool] | None = None
        if self.config.shoe is not None:
            self._doubt_shoe("The kiosk was started again.")

    @property
    def partial(self) -> bool:
        """Say whether cards may have left the shoe unseen: nothing counts until the dealer has confirmed the cards."""
        shoe = self.devices.get(self.config.shoe or "")
        return self._state.shoe_doubted and shoe is not None and shoe.state in _LISTENING

    def shoe_event(self, event: ShoeEvent) -> None:
        """Take what a shoe reports. Nothing is raised: what the dealer must know becomes the notice or the alarm."""
        try:
            match event:
                case StateChanged():
                    self.device_event(self.config.shoe or "shoe", LABELS["shoe"], event)
                case CardRead() | CardUnread() if self._tested(event):
                    pass
                case CardRead(card):
                    self._shoe_card(card)
                case CardUnread():
                    self._shoe_card(None)
                case ShoeAlarm(code, what, over):
                    self._tested(event)
                    self._shoe_alarm(code, "" if over else what)
        except KioskError as error:
            self.notice = error.message
            self._tell()

    def _tested(self, event: object) -> bool:
        """Offer an event to the self test that goes on. Return whether it took it."""
        taken = self.tester is not None and self.tester(event)
        if taken:
            self._tell()
        return taken

    def device_event(self, name: str, label: str, event: StateChanged | PrinterChanged) -> None:
        """Take a device's new state. A shoe that was away in a hand is not listened to until the dealer has looked."""
        before = self.devices.get(name)
        is_new = before is None or before.state is not event.state
        since_ms = self.clock.now_ms() if before is None or is_new else before.since_ms
        self.devices[name] = Device(label, event.state, event.why, since_ms)
        if is_new:
            program_log.info("%s: %s", name, event.state.value)
            try:
                body = {"device": name, "state": event.state.value, "why": event.why}
                self._write("device_changed", body, actor="kiosk", in_hand=True)
                if name == self.config.shoe and event.state in _AWAY:
                    self._doubt_shoe(event.why)
            except KioskError as error:
                self.notice = error.message
        self._tell()

    def _shoe_alarm(self, code: str, what: str) -> None:
        self.alarm = what
        self._tell()
        if what:
            body = {"device": self.config.shoe or "shoe", "state": f"alarm {code}", "why": what}
            self._write("device_changed", body, actor="kiosk", in_hand=True)
            if code == _DAMAGED:
                self._doubt_shoe(what)
            self._tell()

    def _doubt_shoe(self, why: str) -> None:
        """Cards may have left the shoe unseen; it matters once cards are out, or are due."""
        cards = bool(self.round.felt.cards) or isinstance(self.round.prompt, Cards)
        if self._state.hand is not None and cards and not self._state.shoe_doubted:
            self._write("shoe_doubted", {"why": why}, actor="kiosk", in_hand=True)

    @property
    def shoe_listens(self) -> bool:
        """Say whether cards that leave the shoe count."""
        shoe = self.devices.get(self.config.shoe or "")
        return shoe is not None and shoe.state in _LISTENING and not self.partial

    def _listen(self) -> None:
        """Raise Refused unless a card from the shoe counts now."""
        self._ready(though_suspended=True)
        if self.partial:
            raise Refused("partial", "The shoe was away: confirm the cards on the table first, then deal on.")

    def _shoe_card(self, card: Card | None) -> None:
        self._listen()
        prompt = self.round.prompt
        if card is None and isinstance(prompt, Cards) and not prompt.may_be_unread:
            self._unread_at = self._now_at
            raise Refused("unread", "The shoe could not read that card: enter it by hand.")
        self.round.card(card, self._by("shoe"))
        self._after_answer()
        if card is None:
            self.notice = Sentence(
                text("The shoe could not read that card: it lies face down, and is entered when it is turned.")
            )
            self._tell()

    @property
    def is_unread(self) -> bool:
        """Say whether the card that is due has left the shoe, which could not read it: it is entered by hand."""
        return self._unread_at == self._now_at

    @property
    def _now_at(self) -> tuple[int, int]:
        """Return where the hand stands: its number, and how many answers it has."""
        return self.round.opening.number, len(self.round.entries)

    def confirm_cards(self) -> None:
        """Say that every card lies where the screen shows it: the shoe is listened to again."""
        self._ready(though_suspended=True)
        self._write("shoe_confirmed", {}, actor=self._touch().actor, in_hand=True)
        self._changed()

    def clear_alarm(self) -> None:
        """Say that the shoe's alarm has been seen to. Some makes never say themselves that one is over."""
        self.alarm = ""
        self._changed()
