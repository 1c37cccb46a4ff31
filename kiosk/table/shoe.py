"""What a table hears from its shoe: cards, which count while nothing doubts them, and what the shoe says is wrong."""

from __future__ import annotations

from typing import Final

from kiosk.core.cards import Card
from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged
from kiosk.core.errors import KioskError, Refused
from kiosk.core.text import Sentence, text
from kiosk.events import DeviceChanged
from kiosk.procedure import Cards
from kiosk.table.devices import Devices
from kiosk.table.doubts import CardDoubts
from kiosk.table.kernel import Kernel
from kiosk.table.rulings import Rulings

_AWAY: Final = (DeviceState.ABSENT, DeviceState.BACKING_OFF)
_DAMAGED: Final = "damaged"  # the alarm of a shoe that has sent something that may have been a card

UNREAD = text("The shoe could not read that card: it lies face down, and is entered when it is turned.")


class Shoe:
    """The shoe of one table. `alarm` is what it says is wrong, "" where nothing is."""

    def __init__(self, kernel: Kernel, devices: Devices, doubts: CardDoubts, rulings: Rulings) -> None:
        self._kernel = kernel
        self._devices = devices
        self._doubts = doubts
        self._rulings = rulings
        self._unread_at: tuple[int, int] | None = None
        self.alarm = ""

    @property
    def is_unread(self) -> bool:
        """Say whether the card that is due has left the shoe, which could not read it: it is entered by hand."""
        return self._unread_at == self._at_now

    @property
    def _at_now(self) -> tuple[int, int]:
        """Return where the hand stands: its number, and how many answers it has."""
        return self._kernel.round.opening.number, len(self._kernel.round.entries)

    def event(self, event: ShoeEvent) -> None:
        """Take what a shoe reports. Nothing is raised: what the dealer must know becomes the notice or the alarm.

        A shoe that was away in a hand is not listened to until the dealer has looked.
        """
        try:
            match event:
                case StateChanged():
                    self._take_state(event)
                case CardRead() | CardUnread() if self._devices.has_tested(event):
                    pass
                case CardRead(card):
                    self._take_card(card)
                case CardUnread():
                    self._take_card(None)
                case ShoeAlarm(code, what, over):
                    self._devices.has_tested(event)
                    self._take_alarm(code, "" if over else what)
        except KioskError as error:
            self._kernel.say(error.message)

    def clear_alarm(self) -> None:
        """Say that the shoe's alarm has been seen to. Some makes never say themselves that one is over."""
        self._kernel.signing.need_house()
        self.alarm = ""
        self._kernel.changed()

    def _take_state(self, event: StateChanged) -> None:
        if self._devices.note("shoe", event) and event.state in _AWAY and self._kernel.table_game.config.shoe:
            self._doubts.doubt_shoe(event.why)
        self._kernel.tell()

    def _take_alarm(self, code: str, what: str) -> None:
        kernel = self._kernel
        self.alarm = what
        kernel.tell()
        if what:
            rang = DeviceChanged(device=self._devices.name_of("shoe"), state=f"alarm {code}", why=what)
            kernel.commit(rang, actor="kiosk")
            if code == _DAMAGED:
                self._doubts.doubt_shoe(what)
            kernel.tell()

    def _take_card(self, card: Card | None) -> None:
        """Take a card, None for one that could not be read. Raise a KioskError where it does not count."""
        kernel = self._kernel
        kernel.begin(though_suspended=True)
        if self._doubts.are_open:
            raise Refused("partial", "The shoe disconnected: confirm the cards on the table first, then deal on.")
        if kernel.suspended:
            self._rulings.take_card(card)
            return
        prompt = kernel.round.prompt
        if card is None and isinstance(prompt, Cards) and not prompt.may_be_unread:
            self._unread_at = self._at_now
            raise Refused("unread", "The shoe could not read that card: enter it by hand.")
        kernel.round.card(card, kernel.by_device("shoe"))
        kernel.go_on()
        if card is None:
            kernel.say(Sentence(UNREAD))
